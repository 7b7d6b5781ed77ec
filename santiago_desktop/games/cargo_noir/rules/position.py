"""Positions of Cargo Noir: what they look like, and how they are read (rule 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules.position_checks import check
from santiago_desktop.games.cargo_noir.rules.state import State
from santiago_desktop.kernel import checks
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.kernel.rules import CHANCE, NOBODY, OVER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.games.cargo_noir.rules.state import Stacks

__all__ = ["check", "read", "write"]

GAME = "cargo_noir"
VERSION = 1
FIELDS = (
    *("game", "version", "options", "phase", "actor", "turn", "round", "rounds", "bag", "pile"),
    *("market", "ports", "cards", "seats", "pending"),
)
SEAT_FIELDS = ("coins", "home", "casino", "market", "goods", "cards")
PENDING = {
    "draw": ("for", "count", "withdrawn"),
    "act": ("outbid", "market", "withdrawn"),
    "trade": ("credit", "spent", "withdrawn"),
    "discard": ("withdrawn",),
    "sail": ("withdrawn",),
    OVER: (),
}
MOST_COINS = 999  # that are read
MOST_CREDIT = 9999
MOST_SHIPS = box.START_SHIPS + box.LIMIT[box.SHIP]
MOST_CARDS = sum(box.COPIES)


# --- writing -------------------------------------------------------------------------------------


def write(s: State) -> dict[str, Any]:
    """The whole state: there is nothing hidden."""
    return {
        "game": GAME,
        "version": VERSION,
        "options": {},
        "phase": s.phase,
        "actor": {CHANCE: "chance", NOBODY: None}.get(s.actor, s.actor),
        "turn": s.turn,
        "round": s.round,
        "rounds": s.rounds,
        "bag": dict(zip(box.GOODS, s.bag, strict=True)),
        "pile": dict(zip(box.GOODS, s.pile, strict=True)),
        "market": _goods(s.shown),
        "ports": {box.PORT_NAMES[port]: _write_port(s, port) for port in s.ports},
        "cards": dict(zip(box.CARD_NAMES, s.supply, strict=True)),
        "seats": [_write_seat(s, seat) for seat in range(s.seats)],
        "pending": _write_pending(s),
    }


def _goods(goods: Sequence[int]) -> list[str]:
    return [box.GOODS[good] for good in goods]


def _write_port(s: State, port: int) -> dict[str, Any]:
    return {"goods": _goods(s.stock[port]), "stacks": [list(stack) for stack in s.stacks[port]]}


def _write_seat(s: State, seat: int) -> dict[str, Any]:
    return {
        "coins": s.coins[seat],
        "home": s.home[seat],
        "casino": s.casino[seat],
        "market": s.market[seat],
        "goods": dict(zip(box.GOODS, s.hand(seat), strict=True)),
        "cards": [box.CARD_NAMES[card] for card in s.cards[seat]],
    }


def _write_pending(s: State) -> dict[str, Any]:
    if s.phase == OVER:
        return {}
    withdrawn = {"withdrawn": [box.PORT_NAMES[port] for port in s.withdrawn]}
    if s.phase == "draw":
        return {"for": box.SOURCES[s.source], "count": s.count, **withdrawn}
    if s.phase == "act":
        outbid = [box.PORT_NAMES[port] for port in s.outbid(s.turn)]
        return {"outbid": outbid, "market": s.market[s.turn], **withdrawn}
    if s.phase == "trade":
        return {"credit": s.credit, "spent": s.spent, **withdrawn}
    return withdrawn


# --- reading -------------------------------------------------------------------------------------


def read(value: object) -> State:
    """The state that a position describes; Fault if it can't be."""
    found = checks.table(value, "the position", FIELDS)
    if found["game"] != GAME:
        raise Fault(f'game must be "{GAME}", not {checks.brief(found["game"])}')
    checks.whole(found["version"], "version", VERSION, VERSION)
    checks.options(found["options"], ())
    seats = checks.items(found["seats"], "seats", *box.SEATS)
    s = State(len(seats))
    _read_board(s, found)
    for seat, held in enumerate(seats):
        _read_seat(s, seat, held)
    _read_phase(s, found)
    check(s)
    _read_pending(s, found["pending"])
    return s


def _read_board(s: State, found: dict[str, Any]) -> None:
    s.bag = _counts(found["bag"], "bag", box.GOODS, box.TOKENS)
    s.pile = _counts(found["pile"], "pile", box.GOODS, box.TOKENS)
    s.supply = _counts(found["cards"], "cards", box.CARD_NAMES, max(box.COPIES))
    s.shown = list(_names(found["market"], "market", box.GOODS, box.SHOWN))
    open_ports = [box.PORT_NAMES[port] for port in s.ports]
    ports = checks.table(found["ports"], "ports", open_ports)
    for port in s.ports:
        _read_port(s, port, ports[box.PORT_NAMES[port]])


def _counts(value: object, where: str, names: Sequence[str], high: int) -> list[int]:
    """One count for each name; a zero may be left out."""
    found = checks.table(value, where, (), names)
    return [checks.whole(found.get(each, 0), f"{where}.{each}", 0, high) for each in names]


def _names(value: object, where: str, names: Sequence[str], most: int) -> tuple[int, ...]:
    """A list of names, in which one may stand several times."""
    listed = enumerate(checks.items(value, where, 0, most))
    return tuple(checks.name(item, f"{where}[{i}]", names) for i, item in listed)


def _read_port(s: State, port: int, value: object) -> None:
    where = f"ports.{box.PORT_NAMES[port]}"
    found = checks.table(value, where, ("goods", "stacks"))
    s.stock[port] = _names(found["goods"], f"{where}.goods", box.GOODS, box.SPACES[port])
    s.stacks[port] = _read_stacks(s, found["stacks"], f"{where}.stacks")


def _read_stacks(s: State, value: object, where: str) -> Stacks:
    stacks = []
    for i, pair in enumerate(checks.items(value, where, 0, s.seats)):
        place = f"{where}[{i}]"
        seat, coins = checks.items(pair, place, 2, 2)
        seat = checks.whole(seat, f"{place}[0]", 0, s.seats - 1)
        stacks.append((seat, checks.whole(coins, f"{place}[1]", 1, MOST_COINS)))
    return tuple(stacks)


def _read_seat(s: State, seat: int, value: object) -> None:
    where = f"seats[{seat}]"
    found = checks.table(value, where, SEAT_FIELDS)
    s.coins[seat] = checks.whole(found["coins"], f"{where}.coins", 0, MOST_COINS)
    s.home[seat] = checks.whole(found["home"], f"{where}.home", 0, MOST_SHIPS)
    s.casino[seat] = checks.whole(found["casino"], f"{where}.casino", 0, MOST_SHIPS)
    s.market[seat] = checks.whole(found["market"], f"{where}.market", 0, MOST_SHIPS)
    held = _counts(found["goods"], f"{where}.goods", box.GOODS, box.TOKENS)
    s.goods[seat * box.KINDS : (seat + 1) * box.KINDS] = held
    s.cards[seat] = _names(found["cards"], f"{where}.cards", box.CARD_NAMES, MOST_CARDS)


def _read_phase(s: State, found: dict[str, Any]) -> None:
    s.phase = box.PHASES[checks.name(found["phase"], "phase", box.PHASES)]
    s.actor = checks.actor(found["actor"], s.seats, CHANCE, NOBODY)
    s.turn = checks.whole(found["turn"], "turn", 0, s.seats - 1)
    checks.whole(found["rounds"], "rounds", s.rounds, s.rounds)
    s.round = checks.whole(found["round"], "round", 1, s.rounds)
    pending = checks.table(found["pending"], "pending", PENDING[s.phase])
    if s.phase == OVER:
        return
    s.withdrawn = tuple(checks.different(pending["withdrawn"], "pending.withdrawn", box.PORT_NAMES))
    if s.phase == "draw":
        s.source = checks.name(pending["for"], "pending.for", box.SOURCES)
        s.count = checks.whole(pending["count"], "pending.count", 1, max(box.SPACES))
    elif s.phase == "trade":
        s.credit = checks.whole(pending["credit"], "pending.credit", 0, MOST_CREDIT)
        s.spent = checks.flag(pending["spent"], "pending.spent")


def _read_pending(s: State, pending: dict[str, Any]) -> None:
    """What is still to settle must be what the board shows."""
    if s.phase != "act":
        return
    where = "pending.outbid"
    outbid = checks.different(pending["outbid"], where, box.PORT_NAMES)
    if outbid != s.outbid(s.turn):
        raise Fault(f"{where} must list the ports where the player was outbid, in order")
    checks.whole(pending["market"], "pending.market", s.market[s.turn], s.market[s.turn])
