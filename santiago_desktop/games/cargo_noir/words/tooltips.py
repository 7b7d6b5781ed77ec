"""What tooltips say about the things on the table of Cargo Noir."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from santiago_desktop.contract.words import capital
from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.words import live
from santiago_desktop.games.cargo_noir.words.live import missing_token, most_in_hand, syndicate_pays
from santiago_desktop.kernel.rules import OVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.games.cargo_noir.words.names import CargoNoirNames

    Tip = tuple[str, str]


def tip(w: CargoNoirNames, thing: str, s: State) -> Tip:
    """A title for a thing on the table, and what it is and does; "" for what nobody knows."""
    name, _, rest = thing.partition(".")
    known = TIPS.get(name)
    return known(w, rest, s) if known else ("", "")


# --- Macao ---------------------------------------------------------------------------------------


def _casino(w: CargoNoirNames, _: str, s: State) -> Tip:
    gain = w._("Each ship sent here brings {coins} when your next turn begins.")
    parts = [gain.format(coins=w.coins(box.CASINO_COINS)), _visitors(w, s.casino)]
    return w._("Casino"), " ".join(filter(None, parts))


def _market(w: CargoNoirNames, rest: str, s: State) -> Tip:
    if rest:
        return _shown(w, rest, s)
    gain = w._(
        "Each ship sent here swaps one of your tokens for one on display next turn, "
        "or draws one from the bag."
    )
    return w._("Black market"), " ".join(filter(None, [gain, _visitors(w, s.market)]))


def _visitors(w: CargoNoirNames, ships: list[int]) -> str:
    """Whose ships lie at a house of Macao; "" for nobody's."""
    there = [
        w._("{name} {count}").format(name=w.names[seat], count=count)
        for seat, count in enumerate(ships)
        if count
    ]
    return w._("Ships here: {ships}.").format(ships=w.listed(there)) if there else ""


def _shown(w: CargoNoirNames, rest: str, s: State) -> Tip:
    """A token on display; `rest` is its kind."""
    good = box.GOODS.index(rest)
    words = w._("On display at the market. A ship there swaps one of your tokens for it.")
    return capital(w.good(good)), f"{words} {about_good(w, good, s)}"


def _bag(w: CargoNoirNames, _: str, s: State) -> Tip:
    words = w._("{tokens} in it: {goods}.")
    text = words.format(tokens=w.tokens(sum(s.bag)), goods=w.counted(s.bag))
    return w._("The bag"), text


def _pile(w: CargoNoirNames, _: str, s: State) -> Tip:
    words = w._("Traded in or discarded: {goods}. When the bag is empty, all of it goes back in.")
    return w._("The pile"), words.format(goods=w.counted(s.pile))


# --- ports ---------------------------------------------------------------------------------------


def _port(w: CargoNoirNames, rest: str, s: State) -> Tip:
    port = box.PORT_NAMES.index(rest)
    if port not in s.ports:
        players = box.PORTS[port].players
        words = w._("Closed: with {n} players or more it is open.")
        if players == box.SEATS[-1]:
            words = w._("Closed: it is open with {n} players.")
        return w.port(port), words.format(n=players)
    parts = [w._("Here lie {goods}.").format(goods=w.heap(s.stock[port])), about_bids(w, port, s)]
    if s.phase in ("act", "sail"):
        parts.append(live.worth_with(w, port, s))
    if port in s.withdrawn:
        words = w._("{port}: closed to {name} this turn.")
        parts.append(words.format(port=w.port(port), name=w.names[s.turn]))
    return w.port(port), " ".join(filter(None, parts))


def _stocked(w: CargoNoirNames, rest: str, s: State) -> Tip:
    """Goods of a kind in a port: what they are, and what is told of the port."""
    port, _, name = rest.partition(".")
    good = box.GOODS.index(name)
    title, text = _port(w, port, s)
    return f"{title}: {w.good(good)}", f"{about_good(w, good, s)} {text}"


def about_bids(w: CargoNoirNames, port: int, s: State) -> str:
    """Who bids for a port's goods, and what that comes to."""
    stacks = sorted(s.stacks[port], key=lambda stack: -stack[1])
    if not stacks:
        if s.phase == OVER:
            return ""
        return w._("Nobody bids here: a stack of {coins} leads.").format(coins=w.coins(1))
    leader, height = stacks[0]
    words = w._(
        "The crown marks the highest stack: {name} leads with {coins}, and takes all the goods "
        "next turn unless somebody bids more."
    )
    if s.phase == OVER or (s.last_round and leader <= s.turn):
        words = w._("{name} leads with {coins}, but has no turn left in which to take anything.")
    parts = [words.format(name=w.names[leader], coins=w.coins(height))]
    for seat, coins in stacks[1:]:
        outbid = w._("{name} is outbid by {n}.")
        parts.append(outbid.format(name=w.names[seat], n=height - coins))
    return " ".join(parts)


def _ship(w: CargoNoirNames, rest: str, s: State) -> Tip:
    """The own ship in a port in which one was outbid: a click withdraws it."""
    port = box.PORT_NAMES.index(rest)
    title = w._("{port}: withdraw").format(port=w.port(port))
    words = w._("Ship and coins come home, and this port is closed to {name} this turn.")
    text = words.format(name=w.names[s.turn])
    if syndicate_pays(s):
        bonus = w._("The syndicate adds {coins}.").format(coins=w.coins(box.SYNDICATE_COINS))
        text = f"{text} {bonus}"
    return title, text


# --- cards and goods -----------------------------------------------------------------------------


def _card(w: CargoNoirNames, rest: str, s: State) -> Tip:
    card = box.CARD_NAMES.index(rest)
    words = w._("Costs {cost}, brings {points}.")
    parts = [words.format(cost=box.COST[card], points=w.points(box.POINTS[card]))]
    if w.help(card):
        parts.append(capital(w.help(card)) + ".")
    if box.LIMIT[card]:
        parts.append(w._("Nobody can have more than {n}.").format(n=box.LIMIT[card]))
    parts.append(
        w._("Left: {n}.").format(n=s.supply[card]) if s.supply[card] else _sold(w, card, s)
    )
    if s.phase == "trade":
        parts.append(missing_token(w, card, s))
    return w.card(card), " ".join(filter(None, parts))


def _sold(w: CargoNoirNames, card: int, s: State) -> str:
    """Who has the last ones."""
    owners = [w.names[seat] for seat, cards in enumerate(s.cards) if card in cards]
    return w._("None left. Owners: {names}.").format(names=w.listed(owners))


def about_good(w: CargoNoirNames, good: int, s: State) -> str:
    """What becomes of a kind: how much is still to come, or what a joker is for."""
    if good == box.JOKER:
        return w._("It stands for any kind in a set.")
    words = w._("In the bag: {bag} of {all}, on the pile: {pile}.")
    return words.format(all=box.TOKENS, bag=s.bag[good], pile=s.pile[good])


def _own(w: CargoNoirNames, rest: str, s: State) -> Tip:
    """Own goods; they are those of whoever has the turn."""
    good = box.GOODS.index(rest)
    count = s.hand(s.turn)[good]
    if good == box.JOKER or not count:
        return capital(w.good(good)), about_good(w, good, s)
    words = w._("{goods}: worth {value} as a set, one more would make it {more}.")
    size = min(count, box.LARGEST_SET - 1)
    text = words.format(goods=w.goods(good, count), value=box.ALIKE[size], more=box.ALIKE[size + 1])
    return capital(w.good(good)), f"{capital(text)} {about_good(w, good, s)}"


# --- the own quay, panels, the round -------------------------------------------------------------


def _safe(w: CargoNoirNames, _: str, __: State) -> Tip:
    words = w._(
        "Coins pay for stacks in the ports. In the last round each adds 1 to the credit; "
        "left over they are worth nothing."
    )
    return w._("Safe"), words


def _warehouse(w: CargoNoirNames, _: str, s: State) -> Tip:
    words = w._(
        "Room for {tokens}. Until ships sail any number may lie here; then whatever there is "
        "no room for is discarded."
    )
    text = words.format(tokens=w.tokens(s.room(s.turn)))
    return w._("Warehouse"), f"{text} {live.about_room(w, s.turn, s)}".rstrip()


def _worth(w: CargoNoirNames, _: str, s: State) -> Tip:
    text = most_in_hand(w, s) or w._("Without goods there is nothing to sell.")
    return w._("Worth now"), text


def _quay(w: CargoNoirNames, _: str, __: State) -> Tip:
    words = w._("Ships at home. At the end of a turn all of them sail: to Macao or to the ports.")
    return w._("At home"), words


def _round(w: CargoNoirNames, _: str, s: State) -> Tip:
    title = w._("Round {round} of {rounds}").format(round=s.round, rounds=s.rounds)
    return title, about_round(w, s)


def about_round(w: CargoNoirNames, s: State) -> str:
    """What is different in the first round and in the last one."""
    if s.round == 1:
        return w._("In the first round ships only sail.")
    if s.last_round:
        return w._(
            "The last round: coins count as credit, ships no longer sail, and what is not traded "
            "in is lost."
        )
    return w._("In the last round ships no longer sail, and coins count as credit.")


def _panel(w: CargoNoirNames, rest: str, s: State) -> Tip:
    seat, _, part = rest.partition(".")
    about = PARTS.get(part)
    return about(w, int(seat), s) if about else _panel_thing(w, int(seat), part, s)


def _panel_thing(w: CargoNoirNames, seat: int, part: str, s: State) -> Tip:
    """A good or a card on a panel, or the whole of it."""
    kind, _, name = part.partition(".")
    if kind == "card":
        return _card(w, name, s)
    if kind == "good":
        good = box.GOODS.index(name)
        return capital(w.goods(good, s.hand(seat)[good])), about_good(w, good, s)
    return w.names[seat], w._("Points, coins, ships, goods and cards of this player.")


def _panel_points(w: CargoNoirNames, seat: int, s: State) -> Tip:
    counts = Counter(s.cards[seat])
    title = w._("{name}'s victory points").format(name=w.names[seat])
    if not counts:
        return title, w._("Only cards bring points.")
    cards = [
        w._("{card} ×{n}").format(card=w.card(card), n=n) if n > 1 else w.card(card)  # noqa: RUF001
        for card, n in sorted(counts.items())
    ]
    return title, w._("From cards: {cards}.").format(cards=", ".join(cards))


def _panel_coins(w: CargoNoirNames, seat: int, s: State) -> Tip:
    return w._("{name}'s coins").format(name=w.names[seat]), _safe(w, "", s)[1]


def _panel_ships(w: CargoNoirNames, seat: int, s: State) -> Tip:
    title = w._("{name}'s ships").format(name=w.names[seat])
    ports = [w.port(port) for port in s.ports if s.stack(port, seat)]
    text = w._("At home {home}, at the casino {casino}, at the market {market}.").format(
        home=s.home[seat], casino=s.casino[seat], market=s.market[seat]
    )
    if ports:
        text += " " + w._("In ports: {ports}.").format(ports=w.listed(ports))
    return title, text


def _panel_room(w: CargoNoirNames, seat: int, s: State) -> Tip:
    title = w._("{name}'s warehouse").format(name=w.names[seat])
    words = w._("{tokens} in it, and room for {room} when ships sail.")
    count = sum(s.hand(seat))
    text = words.format(tokens=w.tokens(count), room=s.room(seat))
    return title, f"{text} {live.about_room(w, seat, s)}".rstrip()


PARTS: dict[str, Callable[[CargoNoirNames, int, State], Tip]] = {
    "points": _panel_points,
    "coins": _panel_coins,
    "ships": _panel_ships,
    "room": _panel_room,
}
TIPS: dict[str, Callable[[CargoNoirNames, str, State], Tip]] = {
    "casino": _casino,
    "market": _market,
    "bag": _bag,
    "pile": _pile,
    "port": _port,
    "lot": _stocked,
    "ship": _ship,
    "card": _card,
    "own": _own,
    "safe": _safe,
    "warehouse": _warehouse,
    "worth": _worth,
    "quay": _quay,
    "round": _round,
    "panel": _panel,
}
