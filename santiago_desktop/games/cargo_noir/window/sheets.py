"""What lies beside Cargo Noir's board: panels, the trading table, what is to be settled."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from santiago_desktop.contract.cells import Cell, Look, Row, Size
from santiago_desktop.contract.desk import Agenda, Entry
from santiago_desktop.contract.sheet import (
    Banner,
    Choices,
    Ladder,
    Offered,
    Reach,
    Selection,
    Sheet,
    Text,
)
from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import actions as act
from santiago_desktop.games.cargo_noir.rules import events as ev
from santiago_desktop.games.cargo_noir.rules.buying import Purchase, coins_left, suggested
from santiago_desktop.games.cargo_noir.rules.sets import richest_sets
from santiago_desktop.games.cargo_noir.window import places
from santiago_desktop.games.cargo_noir.window.marks import OWN
from santiago_desktop.games.cargo_noir.window.signs import fleet
from santiago_desktop.games.cargo_noir.words import agenda as told
from santiago_desktop.games.cargo_noir.words import live
from santiago_desktop.games.cargo_noir.words.sprites import COIN, CRATE, STAR, card, token

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.contract.marks import Marks
    from santiago_desktop.contract.phrases import Parts
    from santiago_desktop.contract.sheet import Block
    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.games.cargo_noir.window.picture import Board
    from santiago_desktop.games.cargo_noir.words.names import CargoNoirNames
    from santiago_desktop.kernel.records import Action, Event

TRADE_FOOT, TRADE_WIDTH = (1116, 740), 830.0  # the width of its main column
SETTLE_PLACE = (840, 560), 1000.0  # of the ways out, and its width
BESIDE_MARKET = (754, 600), 860.0  # the same where the market must be in sight
BID_WIDTH = 660.0
UPPER_ROW, BELOW_UPPER_ROW = 300, 594  # the ports of the first row, and their sheets' middle
LEFTMOST, RIGHTMOST = 660, 1560  # so that a sheet stays on the board
MIDDLE, TOWARDS_MACAO = 1116, 560  # of the board; from a port at a side to its sheet
MOST_TICKS = 20  # on the bar of a ladder
FEW = 2  # tokens that stand for all of a port
MOST_CARDS = 4  # the most pictures of a way to spend the credit
SMALLEST_CARD = min(box.COST)
SWAPPED = ("own.", "market.")  # what a swap is of


# --- panels --------------------------------------------------------------------------------------


def panel(board: Board, s: State, seat: int) -> list[Row]:
    """Points, coins, ships at home of all, goods for which room; then goods and cards."""
    held, room = sum(s.hand(seat)), s.room(seat)
    over = live.too_many(seat, s)
    large = [
        Cell((STAR,), sum(box.POINTS[each] for each in s.cards[seat]), f"panel.{seat}.points"),
        Cell((COIN,), s.coins[seat], f"panel.{seat}.coins"),
        Cell((board.ship(seat),), f"{s.home[seat]}/{fleet(s, seat)}", f"panel.{seat}.ships"),
        Cell(("icon.warning" if over else CRATE,), f"{held}/{room}", f"panel.{seat}.room"),
    ]
    goods = [
        Cell((token(good),), count, f"panel.{seat}.good.{box.GOODS[good]}")
        for good, count in enumerate(s.hand(seat))
        if count
    ]
    cards = [
        Cell(
            (board.ship(seat) if each == box.SHIP else card(each),),
            s.cards[seat].count(each),
            f"panel.{seat}.card.{box.CARD_NAMES[each]}",
        )
        for each in sorted(set(s.cards[seat]))
    ]
    below = [Row(cells, Size.TINY) for cells in (goods, cards) if cells]
    return [Row(large, Size.LARGE), *(below or [Row((), Size.TINY)])]


# --- sheets --------------------------------------------------------------------------------------


def sheet(board: Board, w: CargoNoirNames, s: State, seat: int, chosen: Marks) -> Sheet | None:
    """The trading table, a port's bids, or ways out for the outbid; None: the board is enough."""
    if s.phase == "trade":
        return _trade(w, s, chosen)
    if not _decides(board, s, seat):
        return None
    if s.phase == "act" and any(target.startswith(SWAPPED) for target in chosen):
        return Sheet(w._("Black market"), [Selection(turns_into=SWAPPED)])
    if s.phase == "act":
        outbid = places.as_seen(s.outbid(s.turn))
        return _settle(w, s, outbid) if outbid else None
    ports = [places.port_of(target) for target in chosen if target.startswith("port.")]
    return _bids(w, s, ports[0]) if ports and s.phase == "sail" else None


def _decides(board: Board, s: State, seat: int) -> bool:
    """Whether whoever is at the screen has the turn; nobody in particular is one of the people."""
    return seat == s.turn or (seat < 0 and s.turn in board.people)


# --- bids ----------------------------------------------------------------------------------------


def _bids(w: CargoNoirNames, s: State, port: int) -> Sheet:
    """How high one's new stack shall be; stacks and goods lie beside it."""
    text = "" if s.last_round else live.worth_with(w, port, s)
    return Sheet(w.port(port), [_ladder(s, port)], text, (), BID_WIDTH, _beside(port))


def _standing(w: CargoNoirNames, s: State, port: int) -> str:
    """Who has outbid whom, and why there is no raise, or why there should be none."""
    why = told.too_late(w) if s.last_round else told.too_empty(w, port, s)
    return " ".join(filter(None, (told.outbid(w, port, s.turn, s), why)))


def _can_lead(s: State, port: int) -> bool:
    """Whether the safe holds enough for a stack that leads."""
    return live.least_bid(s, port) <= s.coins[s.turn] + s.stack(port, s.turn)


def _ladder(s: State, port: int) -> Ladder:
    reach = s.coins[s.turn] + s.stack(port, s.turn)
    others = [stack for stack in s.stacks[port] if stack[0] != s.turn]
    leader, height = max(others, key=lambda stack: stack[1], default=(box.NONE, 0))
    bar = Reach(reach, reach, height or None, leader, 1 if reach <= MOST_TICKS else 0)
    return Ladder(places.port(port), COIN, reach=bar)


def _beside(port: int) -> tuple[float, float]:
    """Where the sheet of a port hides neither it nor its stacks: below it, or towards Macao."""
    x, y = places.at(places.port(port))
    if y < UPPER_ROW:
        return min(max(x, LEFTMOST), RIGHTMOST), BELOW_UPPER_ROW
    return x + (TOWARDS_MACAO if x < MIDDLE else -TOWARDS_MACAO), y


def _settle(w: CargoNoirNames, s: State, ports: Sequence[int]) -> Sheet:
    """A row for each port where one was outbid: raise, or withdraw; however many there are."""
    names = w.listed([w.port(port) for port in ports])
    title = w._("{name} is outbid: {ports}").format(name=w.names[s.turn], ports=names)
    ways = [(places.port(port), places.ship(port)) for port in ports]
    blocks = [Choices(each, beside=True) for each in ways]
    if s.last_round:  # what is wise comes first
        raises = [places.port(port) for port in ports if _can_lead(s, port)]
        blocks = [Choices((target,)) for target in (*(ship for _, ship in ways), *raises)]
    standing = [_standing(w, s, port) for port in ports]
    text = "\n".join(standing if s.last_round else [*standing, told.no_return(w)])
    place, width = BESIDE_MARKET if s.market[s.turn] else SETTLE_PLACE
    return Sheet(title, blocks, text, (), width, place, stays=True)


# --- trade ---------------------------------------------------------------------------------------


def _trade(w: CargoNoirNames, s: State, chosen: Marks) -> Sheet:
    """Credit and what it buys, values of sets, what is chosen; the goods lie in the tray below."""
    goods = chosen_goods(chosen)
    title = w._("Trade: {name}").format(name=w.names[s.turn])
    blocks: list[Block] = [
        _sizes(w),
        _values(box.DIFFERENT, w._("all different"), goods),
        _values(box.ALIKE, w._("all alike"), goods),
        *_coins(w, s),
        _chosen(w, s, chosen),
    ]
    credit = _credit(s, goods), _what_it_buys(w, s, len(goods))
    beside = [
        Banner(w._("Credit"), *credit, tall=True),
        *_ways(w, s, box.set_value(goods)),
    ]
    return Sheet(title, blocks, "", beside, TRADE_WIDTH, right=True, foot=TRADE_FOOT)


def chosen_goods(chosen: Marks) -> tuple[int, ...]:
    """The kinds of the own tokens that are chosen, as a set lists them."""
    return tuple(good for good, name in enumerate(OWN) for _ in range(chosen.get(name, 0)))


def _credit(s: State, goods: tuple[int, ...]) -> Parts:
    """The credit, and what the chosen set would add."""
    value = box.set_value(goods) if goods else 0
    return (CRATE, f"{s.credit}", *((f"+{value}",) if value else ()))


def _what_it_buys(w: CargoNoirNames, s: State, chosen: int) -> str:
    """What would be lost if trading ended now, or what the next card needs.

    For as many tokens as are `chosen` there need be no room any more.
    """
    credit = live.about_last_trade(w) if s.last_round and not s.credit else ""
    if s.credit:
        enough = s.credit >= SMALLEST_CARD
        credit = live.credit_is_lost(w, s) if enough else live.about_credit(w, s)
    return " ".join(filter(None, (credit, live.about_room(w, s.turn, s, chosen))))


def _coins(w: CargoNoirNames, s: State) -> list[Block]:
    """In the last round the coins, which a click makes credit; the line stays when it is empty."""
    if not s.last_round:
        return []
    coins = coins_left(s)
    return [Row([Cell((COIN,), coins, "safe" if coins else "")], Size.FLAT, w._("Safe"))]


def _ways(w: CargoNoirNames, s: State, value: int) -> list[Block]:
    """The best ways to spend the credit and a chosen set's value: points, and what is lost.

    Before there is either, those for all goods: one set alone may buy less than its share. In the
    last round the coins are credit, too: whoever leaves them out would buy too early.
    """
    coins, credit = coins_left(s), s.credit + value
    head = w._("Best buys with the coins") if coins else w._("Best buys")
    if not credit:
        credit = live.worth_of(s.hand(s.turn))
        head = w._("For goods and coins") if coins else w._("For all your goods")
    if not credit or credit + coins < SMALLEST_CARD:
        return []
    cells = [_way(w, s, way, credit + coins) for way in suggested(s, credit + coins)]
    return [Text(head, heading=True), Row(cells, Size.LARGE)] if cells else []


def _way(w: CargoNoirNames, s: State, way: Purchase, credit: int) -> Cell:
    """A click takes the first of its cards; the others are what the rest buys best then."""
    cards = sorted(way.cards, key=lambda each: (-box.COST[each], each))
    pictures = tuple(card(each) for each in cards[:MOST_CARDS])
    lost = credit - way.cost
    loss = w._("{n} lost").format(n=lost) if lost else ""
    target = places.card(cards[0]) if way.cost <= s.credit else ""
    return Cell((*pictures, STAR), f"{way.points} ({loss})" if lost else way.points, target)


def _sizes(w: CargoNoirNames) -> Row:
    """The heads of the two rows of values: how many tokens a set has."""
    cells = [Cell((), n, look=Look.DIM) for n in range(1, box.LARGEST_SET + 1)]
    return Row(cells, Size.FLAT, w._("Tokens"))


def _values(row: Sequence[int], label: str, goods: tuple[int, ...]) -> Row:
    """What sets of one to nine tokens are worth; that of the chosen tokens is lit."""
    lit = len(goods) if goods and box.set_value(goods) == row[len(goods)] else 0
    cells = [Cell((), row[n], look=_look(n, lit)) for n in range(1, len(row))]
    return Row(cells, Size.FLAT, label)


def _look(size: int, lit: int) -> Look:
    return Look.LIT if size == lit else Look.PLAIN


def _chosen(w: CargoNoirNames, s: State, chosen: Marks) -> Ladder | Selection:
    """The set that grows; in the last round, when the safe is clicked, coins for the credit."""
    if "safe" not in chosen:
        return Selection(label=w._("Choice"), places=box.LARGEST_SET, offered=_first_set(w, s))
    most = s.coins[s.turn]
    return Ladder("safe", COIN, w._("Coins"), reach=Reach(most, most))


def _first_set(w: CargoNoirNames, s: State) -> Offered | None:
    """The first of the sets into which the goods are split for the most credit; None for none."""
    sets = richest_sets(tuple(s.hand(s.turn)))
    if not sets:
        return None
    label = w._("Choose the best set: worth {n}")
    if len(sets) > 1:
        label = w._("Choose the first set: worth {n} of {all}")
    label = label.format(n=box.set_value(sets[0]), all=sum(map(box.set_value, sets)))
    return Offered(label, Counter(OWN[good] for good in sets[0]))


# --- the strip -----------------------------------------------------------------------------------


def agenda(
    board: Board, w: CargoNoirNames, s: State, seat: int, events: Sequence[Event]
) -> Agenda | None:
    """What is still to be settled in the own turn, what came home, and what was left there."""
    if s.phase not in ("act", "trade", "sail") or not _decides(board, s, seat):
        return None
    home = [entry for event in events if (entry := _home(w, event, s))]
    if s.phase != "act":
        return Agenda(w._("Came home:"), home) if home else None
    entries = [
        Entry(_some(s, port), told.outbid(w, port, s.turn, s), places.port(port), alert=True)
        for port in places.as_seen(s.outbid(s.turn))
    ]
    if s.market[s.turn]:
        words = told.at_the_market(w, s.market[s.turn])
        entries.append(Entry(("bag", "↔"), words, "market"))
    left = len(s.outbid(s.turn)) + s.market[s.turn]
    title = w.n_("{n} decision left:", "{n} decisions left:", left).format(n=left)
    return Agenda(title, [*entries, *home, *(_left(w, s, port) for port in s.withdrawn)])


def _home(w: CargoNoirNames, event: Event, s: State) -> Entry | None:
    """What a ship brought home; None if the event tells of nothing like it."""
    match event:
        case ev.CasinoPaid():
            return Entry((f"+{event.coins}", COIN), w.event(event, s), "casino", news=True)
        case ev.PortBought():
            goods = tuple(token(good) for good in event.goods)
            return Entry(goods, w.event(event, s), places.port(event.port), news=True)
    return None


def _left(w: CargoNoirNames, s: State, port: int) -> Entry:
    words = w._("{port}: closed to {name} this turn.")
    text = words.format(port=w.port(port), name=w.names[s.turn])
    return Entry(("icon.lock", *_some(s, port)), text, places.port(port), done=True, news=True)


def _some(s: State, port: int) -> tuple[str, ...]:
    """As much of it as tells which port is meant, where there is little room."""
    return _stake(s, port)[:FEW]


def _stake(s: State, port: int) -> tuple[str, ...]:
    """What lies in a port."""
    return tuple(token(good) for good in s.stock[port])


# --- pictures of actions -------------------------------------------------------------------------


def pictures(action: Action, s: State) -> tuple[str, ...]:
    """What is given and taken by an action; () where words have to do."""
    if isinstance(action, act.Withdraw):
        coins = s.stack(action.port, s.turn)
        bonus = box.SYNDICATE_COINS if live.syndicate_pays(s) else 0
        return ("icon.home", f"+{coins + bonus}", COIN)
    if isinstance(action, act.Raise):
        return (f"{action.coins}", COIN)
    if isinstance(action, act.Swap):
        return (token(action.given), "→", token(action.taken))
    if isinstance(action, act.Take):
        return (card(action.card), STAR, f"{box.POINTS[action.card]}")
    return ()


def emblem(target: str, s: State) -> Parts:
    """The picture of a target, for a line of what is chosen; () for its title in words."""
    name, _, rest = target.partition(".")
    if name in ("own", "market") and rest:
        return (token(box.GOODS.index(rest)),)
    if name == "port":
        return _stake(s, places.port_of(target))
    if name == "card":
        return (card(box.CARD_NAMES.index(rest)),)
    return (COIN,) if name == "safe" else ()
