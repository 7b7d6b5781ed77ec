"""What lies beside Cargo Noir's board: panels, the trading table, what is to be settled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.desk import (
    Agenda,
    Banner,
    Cell,
    Choices,
    Entry,
    Look,
    Row,
    Selection,
    Sheet,
    Size,
    Text,
)
from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import actions as act
from santiago_desktop.games.cargo_noir.rules.buying import Purchase, purchases
from santiago_desktop.games.cargo_noir.window import places
from santiago_desktop.games.cargo_noir.window.signs import CRATE, STAR, fleet
from santiago_desktop.games.cargo_noir.words import agenda as told
from santiago_desktop.games.cargo_noir.words import live
from santiago_desktop.games.cargo_noir.words.sprites import COIN, card, token

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.contract.desk import Block
    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.games.cargo_noir.window.picture import Board
    from santiago_desktop.games.cargo_noir.words.names import CargoNoirNames
    from santiago_desktop.kernel.records import Action

TRADE_PLACE, TRADE_WIDTH = (1116, 452), 1240.0
SETTLE_PLACE, SETTLE_WIDTH = (1116, 560), 700.0
WAYS = 4  # to spend the credit that are shown
SMALLEST_CARD = min(box.COST)


# --- panels --------------------------------------------------------------------------------------


def panel(board: Board, s: State, seat: int) -> list[Row]:
    """Points, coins, ships at home of all, goods for which room; then goods and cards."""
    held, room = sum(s.hand(seat)), s.room(seat)
    over = held > room and not s.last_round
    large = [
        Cell((STAR,), sum(box.POINTS[each] for each in s.cards[seat]), f"panel.{seat}.points"),
        Cell((COIN,), s.coins[seat], f"panel.{seat}.coins"),
        Cell((board.ship(seat),), f"{s.home[seat]}/{fleet(s, seat)}", f"panel.{seat}.ships"),
        Cell(
            (CRATE,),
            f"{held}/{room}",
            f"panel.{seat}.room",
            badge="icon.warning" if over else "",
        ),
    ]
    goods = [
        Cell((token(good),), count, f"panel.{seat}.good.{box.GOODS[good]}")
        for good, count in enumerate(s.hand(seat))
        if count
    ]
    cards = [
        Cell((card(each),), s.cards[seat].count(each), f"panel.{seat}.card.{box.CARD_NAMES[each]}")
        for each in sorted(set(s.cards[seat]))
    ]
    return [Row(large, Size.LARGE), Row([*goods, *cards], Size.TINY)]


# --- sheets --------------------------------------------------------------------------------------


def sheet(w: CargoNoirNames, s: State, seat: int) -> Sheet | None:
    """The trading table, or the ways out for outbid ships; None where the board is enough."""
    if s.phase == "trade":
        return _trade(w, s)
    if s.phase == "act" and s.outbid(s.turn) and seat == s.turn:
        return _settle(w, s)
    return None


def _trade(w: CargoNoirNames, s: State) -> Sheet:
    """Credit, values of sets, what is in hand, what is chosen, and what the credit buys."""
    words = w._("Trade: {name}").format(name=w.names[s.turn])
    blocks: list[Block] = [
        Banner(w._("Credit"), (CRATE, f"{s.credit}"), _what_it_buys(w, s)),
        *_ways(w, s),
        _values(w, s, box.DIFFERENT, w._("all different")),
        _values(w, s, box.ALIKE, w._("all alike")),
        Row(_hand(s), Size.LARGE, w._("In hand")),
        *_purse(w, s),
        Selection(w._("This set"), box.LARGEST_SET),
    ]
    warning = live.about_room(w, s)
    if warning:
        blocks.append(Text(warning))
    return Sheet(words, blocks, width=TRADE_WIDTH, middle=TRADE_PLACE)


def _what_it_buys(w: CargoNoirNames, s: State) -> str:
    """What comes of the credit if nothing more is sold."""
    if s.last_round and not s.credit:
        return live.about_last_trade(w)
    return live.about_credit(w, s)


def _ways(w: CargoNoirNames, s: State) -> list[Row]:
    """The best ways to spend the credit, with their points and what would be lost."""
    if s.credit < SMALLEST_CARD:
        return []
    cells = [_way(w, s, way) for way in purchases(s, s.credit, WAYS)]
    return [Row(cells, Size.LARGE, w._("It buys"))] if cells else []


def _way(w: CargoNoirNames, s: State, way: Purchase) -> Cell:
    pictures = tuple(card(each) for each in sorted(way.cards, reverse=True)[:4])
    lost = s.credit - way.cost
    note = w._("{n} lost").format(n=lost) if lost else ""
    return Cell((*pictures, STAR), way.points, note=note)


def _values(w: CargoNoirNames, s: State, row: Sequence[int], label: str) -> Row:
    """What sets of one to nine tokens are worth; the sizes that are in hand are plain."""
    del w
    hand = s.hand(s.turn)
    jokers = hand[box.JOKER]
    kinds = sum(count > 0 for count in hand[: box.JOKER])
    longest = (kinds if row is box.DIFFERENT else max(hand[: box.JOKER])) + jokers
    cells = [
        Cell((), value, look=Look.PLAIN if size <= longest else Look.DIM)
        for size, value in enumerate(row[1:], start=1)
    ]
    return Row(cells, Size.SMALL, label)


def _hand(s: State) -> list[Cell]:
    """The goods of whoever trades, as targets."""
    return [
        Cell((token(good),), count, places.own(good))
        for good, count in enumerate(s.hand(s.turn))
        if count
    ]


def _purse(w: CargoNoirNames, s: State) -> list[Row]:
    """In the last round coins are a tenth kind of tokens."""
    if not s.last_round or s.spent or not s.coins[s.turn]:
        return []
    return [Row([Cell((COIN,), s.coins[s.turn], "safe")], Size.LARGE, w._("Coins"))]


def _settle(w: CargoNoirNames, s: State) -> Sheet:
    """Raise and withdraw side by side, for each port where one was outbid."""
    ports = s.outbid(s.turn)
    names = w.listed([w.port(port) for port in ports])
    title = w._("{name} is outbid: {ports}").format(name=w.names[s.turn], ports=names)
    targets = tuple(name for port in ports for name in (places.port(port), places.ship(port)))
    text = " ".join(told.outbid(w, port, s.turn, s) for port in ports)
    return Sheet(title, (Choices(targets),), text, width=SETTLE_WIDTH, middle=SETTLE_PLACE)


# --- the strip -----------------------------------------------------------------------------------


def agenda(w: CargoNoirNames, s: State, seat: int) -> Agenda | None:
    """What is still to be settled in the own turn, and the ports that were left."""
    if s.phase != "act" or seat != s.turn:
        return None
    outbid, ships = s.outbid(s.turn), s.market[s.turn]
    entries = [_left(w, s, port) for port in s.withdrawn]
    entries += [
        Entry(_stake(s, port), told.outbid(w, port, s.turn, s), places.port(port), alert=True)
        for port in outbid
    ]
    if ships:
        words = told.at_the_market(w, ships)
        entries.append(Entry(("bag", "↔"), words, "market"))
    total, done = len(outbid) + ships + len(s.withdrawn), len(s.withdrawn)
    title = w._("To settle: {n} of {all}").format(n=total - done, all=total)
    return Agenda(title, entries)


def _left(w: CargoNoirNames, s: State, port: int) -> Entry:
    words = w._("{port}: closed to {name} this turn.")
    text = words.format(port=w.port(port), name=w.names[s.turn])
    return Entry(("icon.lock", w.port(port)), text, places.port(port), done=True)


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
        return (*_stake(s, action.port), "←", f"{action.coins}", COIN)
    if isinstance(action, act.Swap):
        return (token(action.given), "→", token(action.taken))
    if isinstance(action, act.Take):
        return (card(action.card), STAR, f"{box.POINTS[action.card]}")
    return ()
