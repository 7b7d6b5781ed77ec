"""What can be pointed at on Cargo Noir's board, and the small signs that hang there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.desk import Pill, Target
from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import actions as act
from santiago_desktop.games.cargo_noir.rules.refusals import ACT, RULE_OF_PHASE, SAIL, TRADE
from santiago_desktop.games.cargo_noir.rules.sets import richest_sets
from santiago_desktop.games.cargo_noir.window import places
from santiago_desktop.games.cargo_noir.words import live
from santiago_desktop.games.cargo_noir.words.sprites import BAG, COIN, CRATE, CROWN, STAR, moon

if TYPE_CHECKING:
    from santiago_desktop.contract.phrases import Parts
    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.games.cargo_noir.window.picture import Board
    from santiago_desktop.games.cargo_noir.words.names import CargoNoirNames
    from santiago_desktop.kernel.records import Action

PORT_SIZE, PORT_BELOW = (364, 206), 30  # an island with its quay and the stacks before it
HOUSE_SIZES = {"casino": (330, 365), "market": (380, 365)}
HOUSE_ABOVE = -32  # wheel and roof rise high above the door
CARD_SIZE, PILE_SIZE = (116, 148), (84, 60)
SHIP_SIZE, SHIP_ABOVE = (64, 96), -22
LABEL_SIZE, TRAY_SIZE, SLIP_SIZE, ROUND_SIZE = (160, 34), (690, 70), (360, 80), (400, 40)
ARROW, LOW_ARROW = 0.0, 1.15  # above the bag; before wheel and roof, clear of the ships above
AT_QUAY = (0, -20)  # a price hangs at its own quay, not over the roofs of the row below
HEAP_AT = (14, 26)
PLATE_BELOW, COPIES_AT, BERTH_BELOW, NUMBER_AT = (0, 49), (43, -24), (0, 25), (27, 22)
LABEL, BERTH, PLATE, NIGHT = 32.0, 28.0, 26.0, 27.0
PLATE_ROOM = 128.0  # from the middle of a card to that of the next, and the round ends
BAG_RULE, SIGNS_RULE = RULE_OF_PHASE["draw"], "1.I"


def targets(board: Board, s: State) -> dict[str, Target]:
    """Everything that can be pointed at, whether it can be chosen or not; the foremost last."""
    found: dict[str, Target] = {
        "round": Target(places.at("round.label"), ROUND_SIZE, rule=SIGNS_RULE),
        "warehouse": Target(places.at("warehouse"), TRAY_SIZE, rule=TRADE, sprites=_held(board, s)),
        "worth": Target(places.at("worth.label"), LABEL_SIZE, rule=SIGNS_RULE),
        "quay": Target(places.at("quay"), SLIP_SIZE, rule=SAIL, sprites=_at_home(board, s)),
    }
    for house, size in HOUSE_SIZES.items():
        found[house] = Target(places.at(house), size, HOUSE_ABOVE, rule=ACT, arrow=LOW_ARROW)
    for port in range(len(box.PORTS)):
        found[places.port(port)] = _port(s, port)
        found |= _stocked(s, port)
    for port in s.outbid(s.turn):
        found[places.ship(port)] = _own_ship(s, port)
    found |= _goods(s, s.hand(board.owner(s)))
    found["bag"] = Target(places.at("bag"), sprites=("bag",), rule=BAG_RULE, arrow=ARROW)
    found["pile"] = Target(places.at("pile"), PILE_SIZE, sprites=("pile",), rule=BAG_RULE)
    found["safe"] = Target(places.at("safe"), (96, 80), rule=TRADE, sprites=("safe",))
    for card in range(len(box.CARDS)):
        name = places.card(card)
        found[name] = Target(places.at(name), CARD_SIZE, sprites=(name,), rule=TRADE)
    return found


def _held(board: Board, s: State) -> tuple[str, ...]:
    """The tokens in the tray."""
    hand = enumerate(s.hand(board.owner(s)))
    return tuple(f"{places.own(good)}.{i}" for good, count in hand for i in range(count))


def _at_home(board: Board, s: State) -> tuple[str, ...]:
    """The ships on the slip."""
    return tuple(f"home.{i}" for i in range(min(s.home[board.owner(s)], places.SLIP)))


def _port(s: State, port: int) -> Target:
    name = places.port(port)
    goods = tuple(f"good.{box.PORT_NAMES[port]}.{i}" for i in range(len(s.stock[port])))
    rule = SAIL if s.phase == "sail" else ACT
    if port not in s.ports:
        rule = SIGNS_RULE  # what the padlock on it means
    return Target(places.at(name), PORT_SIZE, PORT_BELOW, goods, rule=rule)


def _stocked(s: State, port: int) -> dict[str, Target]:
    """The goods in a port, a target for each kind: a click on one means the port."""
    found, name = {}, box.PORT_NAMES[port]
    for good in set(s.stock[port]):
        numbers = [i for i, each in enumerate(s.stock[port]) if each == good]
        keys = tuple(f"good.{name}.{i}" for i in numbers)
        first = places.at(f"port.{name}.goods.{numbers[0]}")
        found[places.stocked(port, good)] = Target(first, sprites=keys, rule=ACT)
    return found


def _own_ship(s: State, port: int) -> Target:
    spot = places.stack_at(s, port, s.turn)
    key = f"{box.PORT_NAMES[port]}.{s.turn}"
    return Target(spot, SHIP_SIZE, SHIP_ABOVE, (f"ship.{key}", f"stack.{key}"), rule=ACT)


def _goods(s: State, hand: list[int]) -> dict[str, Target]:
    """Goods on display, and those in the own tray; each by its sprites alone."""
    found = {}
    for good in sorted(set(s.shown)):
        keys = tuple(f"shown.{i}" for i, each in enumerate(s.shown) if each == good)
        first = places.at(f"market.{s.shown.index(good)}")
        found[places.shown(good)] = Target(first, sprites=keys, rule=ACT)
    for good, number, spot in places.in_the_tray(hand):
        if not number:
            keys = tuple(f"{places.own(good)}.{i}" for i in range(hand[good]))
            found[places.own(good)] = Target(spot, sprites=keys, rule=TRADE)
    return found


# --- signs ---------------------------------------------------------------------------------------


def signs(board: Board, w: CargoNoirNames, s: State) -> list[Pill]:
    """Names, numbers of stacks and ships, what things cost and bring, what lies on the quay."""
    found = [_name(w, s, port) for port in range(len(box.PORTS))]
    found += _house_names(w)
    for port in s.ports:
        found += _stacks(board, s, port)
    found += _macao(board, s)
    found += _cards(s)
    found += _quay(board, w, s)
    return found


def _name(w: CargoNoirNames, s: State, port: int) -> Pill:
    """A port's name on its roof; of a closed one, how many players open it."""
    name = places.port(port)
    parts: tuple[str, ...] = (w.port(port).upper(),)
    if port not in s.ports:
        players = box.PORTS[port].players
        more = "+" if players < box.SEATS[-1] else ""
        parts = (*parts, "icon.lock", f"{players}{more}")
    return Pill(places.at(f"{name}.sign"), parts, "bare", name, 24)


def _house_names(w: CargoNoirNames) -> list[Pill]:
    return [
        Pill(places.at("casino.sign"), (w._("Casino").upper(),), "bare", "casino", 26),
        Pill(places.at("market.sign"), (w._("Black market").upper(),), "bare", "market", 26),
        Pill(places.at("macao.sign"), (w._("Macao").upper(),), "bare", "", 22),
        Pill(
            places.at("casino.pill"),
            ("icon.ship", "→", f"{box.CASINO_COINS}", COIN),
            target="casino",
        ),
        Pill(places.at("market.pill"), ("?", "↔", "?", w._("or"), BAG, "→", "1"), target="market"),
    ]


def _stacks(board: Board, s: State, port: int) -> list[Pill]:
    """The height of each stack, with its owner's symbol; the highest has a crown, too.

    No more than that: two of them lie side by side, and their words are in the port's tooltip.
    """
    leader = max(s.stacks[port], key=lambda stack: stack[1], default=(box.NONE, 0))[0]
    found = []
    for seat, coins in s.stacks[port]:
        place = places.moved(places.stack_at(s, port, seat), BERTH_BELOW)
        chip, kind = f"chip.{board.looks[seat]}", f"player.{board.looks[seat]}"
        outbid = seat != leader
        crown = () if outbid else (CROWN,)
        kind = "alert" if outbid and seat in (s.turn, board.owner(s)) else kind
        target = places.ship(port) if outbid and seat == s.turn else places.port(port)
        ship = f"ship.{box.PORT_NAMES[port]}.{seat}"
        found.append(Pill(place, (chip, f"{coins}", *crown), kind, target, BERTH, ship))
    return found


def _macao(board: Board, s: State) -> list[Pill]:
    """How many ships of each seat lie at the houses; how much is in the bag and on the pile."""
    found = []
    for place, ships in zip(box.PLACES, (s.casino, s.market), strict=True):
        for seat, count in enumerate(ships):
            if count:
                spot = places.moved(places.visit_at(s, place, seat), BERTH_BELOW)
                look = board.looks[seat]
                parts = (f"chip.{look}", f"×{count}")  # noqa: RUF001 - ships, not a stack's coins
                ship = f"ship.{place}.{seat}"
                found.append(Pill(spot, parts, f"player.{look}", place, BERTH, ship))
    for name, tokens in (("bag", s.bag), ("pile", s.pile)):
        spot = places.moved(places.at(name), NUMBER_AT)
        found.append(Pill(spot, (f"×{sum(tokens)}",), "dark", name, BERTH))  # noqa: RUF001
    return found


def _cards(s: State) -> list[Pill]:
    """What each kind costs and brings, and how many are left; a check where one has enough."""
    found = []
    for card, (left, limit) in enumerate(zip(s.supply, box.LIMIT, strict=True)):
        name = places.card(card)
        spot = places.at(name)
        full = limit and s.cards[s.turn].count(card) >= limit
        parts: Parts = (CRATE, f"{box.COST[card]}", STAR, f"{box.POINTS[card]}")
        kind = "gain" if s.phase == "trade" and left and s.credit >= box.COST[card] else "dark"
        if full:
            parts, kind = ("icon.check", STAR, f"{box.POINTS[card]}"), "grey"
        below = places.moved(spot, PLATE_BELOW)
        found.append(Pill(below, parts, kind, name, PLATE, room=PLATE_ROOM))
        copies = places.moved(spot, COPIES_AT)
        found.append(Pill(copies, (f"×{left}",), "dark", name, 24))  # noqa: RUF001 - that many
    return found


def _quay(board: Board, w: CargoNoirNames, s: State) -> list[Pill]:
    """What the own quay holds; where tokens would have to be discarded, how many."""
    seat = board.owner(s)
    tray, over = f"{sum(s.hand(seat))}/{s.room(seat)}", live.too_many(seat, s)
    excess = w.n_("{n} too many", "{n} too many", over).format(n=over)
    worth = sum(map(box.set_value, richest_sets(tuple(s.hand(seat)))))
    ships = f"{s.home[seat]}/{fleet(s, seat)}"
    labels = (
        (
            "warehouse.label",
            (f"{tray}:", excess) if over else (w._("Warehouse"), tray),
            "alert" if over else "dark",
        ),
        ("worth.label", (w._("worth"), CRATE, f"{worth}"), "dark"),
        ("safe.label", (f"{s.coins[seat]}", COIN), "dark"),
        ("quay.label", (w._("At home"), ships), "dark"),
    )
    found = [
        Pill(places.at(spot), parts, kind, spot.partition(".")[0], LABEL)
        for spot, parts, kind in labels
    ]
    found += _heaps(s.hand(seat))
    return [*found, _night(w, s)]


def _night(w: CargoNoirNames, s: State) -> Pill:
    """How far the night is: the number of the round, and a moon for each."""
    words = w.p_("on the board", "Round")
    moons = [moon(number, s.round) for number in range(1, s.rounds + 1)]
    kind = "alert" if s.last_round else "dark"
    parts = (words, f"{s.round}/{s.rounds}", *moons)
    return Pill(places.at("round.label"), parts, kind, "round", NIGHT)


def _heaps(hand: list[int]) -> list[Pill]:
    """How many tokens lie on each heap of the tray, where they are too many to lie side by side."""
    if sum(hand) <= places.TRAY:
        return []
    tops = {good: spot for good, _, spot in places.in_the_tray(hand) if hand[good] > 1}
    return [
        Pill(places.moved(spot, HEAP_AT), (f"×{hand[good]}",), "dark", places.own(good), 24)  # noqa: RUF001 - that many
        for good, spot in tops.items()
    ]


def fleet(s: State, seat: int) -> int:
    """How many ships a seat has in all."""
    return box.START_SHIPS + s.cards[seat].count(box.SHIP)


# --- tags ----------------------------------------------------------------------------------------


def tags(board: Board, action: Action, s: State) -> list[Pill]:
    """The least stack that leads, where it would stand; a ship where one could be sent."""
    if isinstance(action, act.Bid):
        if action.coins != live.least_bid(s, action.port):
            return []
        spot = places.moved(places.stack_at(s, action.port, s.turn), AT_QUAY)
        least = (f"{action.coins}+", COIN)
        return [Pill(spot, least, "cost", places.port(action.port), BERTH)]
    if isinstance(action, act.Send):
        place = box.PLACES[action.place]
        if (s.casino, s.market)[action.place][s.turn]:
            return []  # a ship lies there already
        ship = ("icon.plus", board.ship(s.turn))
        return [Pill(places.visit_at(s, place, s.turn), ship, "cost", place, BERTH)]
    return []
