"""Positions of Manila: what they look like (rule 9). `position_checks.py` refuses what can't be.

In which order boats arrived is not told: read again, their berths have the wares' order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import KINDS, NONE
from santiago_desktop.games.manila.rules.position_checks import check
from santiago_desktop.games.manila.rules.state import State
from santiago_desktop.kernel import checks
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.kernel.rules import CHANCE, NOBODY, UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

__all__ = ["check", "read", "write"]

VERSION = 1
FIELDS = (
    *("game", "version", "options", "phase", "actor", "voyage", "master", "prices", "stock"),
    *("boats", "spots", "round", "withdrawn", "seats", "pending"),
)
OPTIONS = ("boarding_full", "strict_pledges")
SEATS = (3, 5)
MOST = 9_000  # pesos that are read
MOST_VOYAGES = 999_999
MOST_HELD = KINDS * box.SHARES
MOST_OWED = MOST + MOST_HELD * box.PLEDGE


# --- writing -----------------------------------------------------------------------------------


def write(s: State) -> dict[str, Any]:
    """The whole state; what is secret is null."""
    return {
        "game": "manila",
        "version": VERSION,
        "options": {option: True for option in OPTIONS if getattr(s, option)},
        "phase": s.phase,
        "actor": {CHANCE: "chance", NOBODY: None}.get(s.actor, s.actor),
        "voyage": s.voyage,
        "master": s.turn,
        "prices": _by_ware(s.prices),
        "stock": _by_ware(s.stock),
        "boats": [_write_boat(s, ware) for ware in s.boats],
        "spots": {spot: _nullable(seat) for spot, seat in zip(box.SPOTS, s.spots, strict=True)},
        "round": s.round,
        "withdrawn": list(s.withdrawn),
        "seats": [_write_seat(s, seat) for seat in range(s.seats)],
        "pending": PENDING_WRITERS.get(s.phase, _write_nothing)(s),
    }


def _by_ware(values: Sequence[int]) -> dict[str, int]:
    return dict(zip(box.WARES, values, strict=True))


def _nullable(seat: int) -> int | None:
    return None if seat == NONE else seat


def _write_boat(s: State, ware: int) -> dict[str, Any]:
    return {
        "ware": box.WARES[ware],
        "at": s.at[ware],
        "port": s.at[ware] == box.IN_PORT,
        "crew": list(s.crews[ware]),
    }


def _write_seat(s: State, seat: int) -> dict[str, Any]:
    mine = slice(seat * KINDS, (seat + 1) * KINDS)
    known = s.shares[seat * KINDS] != UNKNOWN
    return {
        "pesos": s.pesos[seat],
        "shares": _by_ware(s.shares[mine]) if known else None,
        "pledged": _by_ware(s.pledged[mine]),
        "shown": _by_ware(s.shown[mine]),
        "held": s.held[seat],
    }


def _write_nothing(_: State) -> dict[str, Any]:
    return {}


def _write_bid(s: State) -> dict[str, Any]:
    return {"standing": s.standing, "bidder": _nullable(s.bidder), "in": list(s.queue)}


def _write_raise(s: State) -> dict[str, Any]:
    return {"owed": s.owed, "for": "insurance" if s.round else "bid"}


def _write_start(s: State) -> dict[str, Any]:
    return {"omitted": box.WARES[s.omitted]}


def _write_place(s: State) -> dict[str, Any]:
    return {"queue": list(s.queue)}


def _write_spots(s: State) -> dict[str, Any]:
    pending: dict[str, Any] = {"queue": [box.SPOTS[spot] for spot in s.queue]}
    if s.boarded:
        ware, space = s.boarded
        pending["boarded"] = {"ware": box.WARES[ware], "space": space}
    return pending


def _write_plunder(s: State) -> dict[str, Any]:
    return {"boats": [box.WARES[ware] for ware in s.queue]}


PENDING_WRITERS: dict[str, Callable[[State], dict[str, Any]]] = {
    "bid": _write_bid,
    "raise": _write_raise,
    "start": _write_start,
    "place": _write_place,
    "board": _write_spots,
    "pilot": _write_spots,
    "plunder": _write_plunder,
}


# --- reading -----------------------------------------------------------------------------------


def read(value: object) -> State:
    """The state that a position describes; Fault if it can't be."""
    found = checks.table(value, "the position", FIELDS)
    if found["game"] != "manila":
        raise Fault(f'game must be "manila", not {checks.brief(found["game"])}')
    checks.whole(found["version"], "version", VERSION, VERSION)
    seats = checks.items(found["seats"], "seats", *SEATS)
    s = State(len(seats), checks.options(found["options"], OPTIONS))
    s.voyage = checks.whole(found["voyage"], "voyage", 1, MOST_VOYAGES)
    s.turn = checks.whole(found["master"], "master", 0, s.seats - 1)
    s.round = checks.whole(found["round"], "round", 0, box.rounds(s.seats))
    s.withdrawn = _read_seats(s, found["withdrawn"], "withdrawn")
    s.stock = checks.counts(found["stock"], "stock", box.WARES, box.SHARES)
    _read_prices(s, found["prices"])
    _read_boats(s, found["boats"])
    _read_spots(s, found["spots"])
    for seat, held in enumerate(seats):
        _read_seat(s, seat, held)
    _read_phase(s, found)
    check(s)
    return s


def _read_seats(s: State, value: object, where: str) -> tuple[int, ...]:
    found = checks.items(value, where, 0, box.HOLDS[box.JADE] + s.seats)
    return tuple(
        checks.whole(seat, f"{where}[{i}]", 0, s.seats - 1) for i, seat in enumerate(found)
    )


def _read_prices(s: State, value: object) -> None:
    s.prices = checks.counts(value, "prices", box.WARES, box.HIGHEST_PRICE)
    for ware, price in zip(box.WARES, s.prices, strict=True):
        if price not in box.TRACK:
            raise Fault(f"prices.{ware} must be one of 0, 5, 10, 20, 30, not {price}")


def _read_boats(s: State, value: object) -> None:
    found = checks.items(value, "boats", 0, box.BOATS)
    if len(found) not in (0, box.BOATS):
        raise Fault(f"boats must be none or three, not {len(found)}")
    for i, boat in enumerate(found):
        _read_boat(s, boat, f"boats[{i}]")


def _read_boat(s: State, value: object, where: str) -> None:
    found = checks.table(value, where, ("ware", "at", "port", "crew"))
    ware = checks.name(found["ware"], f"{where}.ware", box.WARES)
    at = checks.whole(found["at"], f"{where}.at", 0, box.IN_PORT)
    if checks.flag(found["port"], f"{where}.port") != (at == box.IN_PORT):
        raise Fault(f"{where}.at must be {box.IN_PORT} in port, and only there")
    if s.boats and ware <= s.boats[-1]:
        raise Fault(f"{where}.ware must come after the boat before it, in the order of the wares")
    crew = _read_seats(s, found["crew"], f"{where}.crew")
    if len(crew) > box.HOLDS[ware]:
        raise Fault(f"{where}.crew has {len(crew)} accomplices, for {box.HOLDS[ware]} spaces")
    s.boats += (ware,)
    s.move(ware, at)
    s.crews[ware] = crew


def _read_spots(s: State, value: object) -> None:
    found = checks.table(value, "spots", box.SPOTS)
    for i, spot in enumerate(box.SPOTS):
        if found[spot] is not None:
            s.spots[i] = checks.whole(found[spot], f"spots.{spot}", 0, s.seats - 1)


def _read_seat(s: State, seat: int, value: object) -> None:
    where = f"seats[{seat}]"
    found = checks.table(value, where, ("pesos", "shares", "pledged", "shown", "held"))
    s.pesos[seat] = checks.whole(found["pesos"], f"{where}.pesos", 0, MOST)
    s.held[seat] = checks.whole(found["held"], f"{where}.held", 0, MOST_HELD)
    for field in ("shares", "pledged", "shown"):
        counts = checks.counts(found[field], f"{where}.{field}", box.WARES, box.SHARES)
        getattr(s, field)[seat * KINDS : (seat + 1) * KINDS] = counts


def _read_phase(s: State, found: dict[str, Any]) -> None:
    phase = box.PHASES[checks.name(found["phase"], "phase", box.PHASES)]
    s.ask(phase, checks.actor(found["actor"], s.seats, CHANCE, NOBODY))
    PENDING_READERS.get(phase, _read_nothing)(s, found["pending"])


def _read_nothing(_: State, value: object) -> None:
    checks.table(value, "pending", ())


def _read_bid(s: State, value: object) -> None:
    found = checks.table(value, "pending", ("standing", "bidder", "in"))
    s.standing = checks.whole(found["standing"], "pending.standing", 0, MOST_OWED)
    if found["bidder"] is not None:
        s.bidder = checks.whole(found["bidder"], "pending.bidder", 0, s.seats - 1)
    s.queue = _read_seats(s, found["in"], "pending.in")


def _read_raise(s: State, value: object) -> None:
    found = checks.table(value, "pending", ("owed", "for"))
    s.owed = checks.whole(found["owed"], "pending.owed", 1, MOST_OWED)
    debts = ("bid", "insurance")
    insurance = checks.name(found["for"], "pending.for", debts) == 1
    if insurance != (s.round > 0):
        raise Fault(f'pending.for can\'t be "{debts[insurance]}" in round {s.round}')


def _read_start(s: State, value: object) -> None:
    found = checks.table(value, "pending", ("omitted",))
    s.omitted = checks.name(found["omitted"], "pending.omitted", box.WARES)


def _read_place(s: State, value: object) -> None:
    found = checks.table(value, "pending", ("queue",))
    s.queue = _read_seats(s, found["queue"], "pending.queue")


def _read_board(s: State, value: object) -> None:
    found = checks.table(value, "pending", ("queue",), ("boarded",))
    s.queue = tuple(checks.different(found["queue"], "pending.queue", box.SPOTS))
    if "boarded" in found:
        where = "pending.boarded"
        boarded = checks.table(found["boarded"], where, ("ware", "space"))
        ware = checks.name(boarded["ware"], f"{where}.ware", box.WARES)
        space = checks.whole(boarded["space"], f"{where}.space", 1, box.HOLDS[ware])
        s.boarded = (ware, space)


def _read_pilot(s: State, value: object) -> None:
    found = checks.table(value, "pending", ("queue",))
    s.queue = tuple(checks.different(found["queue"], "pending.queue", box.SPOTS))


def _read_plunder(s: State, value: object) -> None:
    found = checks.table(value, "pending", ("boats",))
    s.queue = tuple(checks.different(found["boats"], "pending.boats", box.WARES))


PENDING_READERS: dict[str, Callable[[State, object], None]] = {
    "bid": _read_bid,
    "raise": _read_raise,
    "start": _read_start,
    "place": _read_place,
    "board": _read_board,
    "pilot": _read_pilot,
    "plunder": _read_plunder,
}
