"""Positions of Santiago de Cuba: what they look like, and which of them can't be (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules.legal import gifts_of, loads_of, may_enter, may_use
from santiago_desktop.games.santiago.rules.state import State, Table
from santiago_desktop.kernel import checks
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.kernel.rules import CHANCE, NOBODY, OVER, UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Callable

VERSION = 1
FIELDS = (
    *("game", "version", "options", "phase", "actor", "turn", "road", "inactive", "car", "city"),
    *("owners", "sailed", "price", "demand", "supply", "seats", "pending"),
)
OPTIONS = ("open_holdings",)
SEATS = (2, 4)
MOST = 999  # pesos or points that are read


# --- writing -----------------------------------------------------------------------------------


def write(s: State) -> dict[str, Any]:
    """The whole state; what lies behind a screen is null."""
    actor = {CHANCE: "chance", NOBODY: None}.get(s.actor, s.actor)
    no_ship = s.left == box.NONE
    demand = {box.GOODS[g]: s.demand[g] for g in box.MARKET if g != s.left}
    return {
        "game": "santiago",
        "version": VERSION,
        "options": {"open_holdings": True} if s.table.open else {},
        "phase": s.phase,
        "actor": actor,
        "turn": s.turn,
        "road": [box.CUBANS[cuban] for cuban in s.table.road],
        "inactive": [box.CUBANS[cuban] for cuban in s.table.road if cuban in s.inactive],
        "car": s.car,
        "city": {
            flower: [box.BUILDINGS[b] for b in under]
            for flower, under in zip(box.FLOWERS, s.table.under, strict=True)
        },
        "owners": {
            box.BUILDINGS[b]: owner for b, owner in enumerate(s.owners) if owner != box.NONE
        },
        "sailed": s.sailed,
        "price": s.price,
        "demand": None if no_ship else demand,
        "supply": dict(zip(box.GOODS, s.supply, strict=True)),
        "seats": [_write_seat(s, seat) for seat in range(s.seats)],
        "pending": _write_pending(s),
    }


def _write_seat(s: State, seat: int) -> dict[str, Any]:
    pawn = s.pawns[seat]
    held = s.goods[seat * box.KINDS : (seat + 1) * box.KINDS]
    hidden = s.vp[seat] == UNKNOWN
    return {
        "pesos": None if hidden else s.pesos[seat],
        "vp": None if hidden else s.vp[seat],
        "pawn": None if pawn == box.NONE else box.BUILDINGS[pawn],
        "goods": None if hidden else dict(zip(box.GOODS, held, strict=True)),
    }


def _write_pending(s: State) -> dict[str, Any]:
    if s.phase == "leave":
        return {"rolled": dict(zip(box.GOODS, s.rolled, strict=False))}
    if s.phase == "zorro":
        return {"givers": list(s.queue)}
    if s.phase == "use":
        return {"building": box.BUILDINGS[s.building], "alonso": s.by_alonso}
    return {"loaders": list(s.queue)} if s.phase == "load" else {}


# --- reading -----------------------------------------------------------------------------------


def read(value: object) -> State:
    """The state that a position describes; Fault if it can't be."""
    found = checks.table(value, "the position", FIELDS)
    if found["game"] != "santiago":
        raise Fault(f'game must be "santiago", not {checks.brief(found["game"])}')
    checks.whole(found["version"], "version", VERSION, VERSION)
    seats = checks.items(found["seats"], "seats", *SEATS)
    s = State(len(seats), _read_table(found))
    _read_board(s, found)
    for seat, held in enumerate(seats):
        _read_seat(s, seat, held)
    s.supply = checks.counts(found["supply"], "supply", box.GOODS, box.SUPPLY)
    _read_phase(s, found)
    check(s)
    return s


def _read_table(found: dict[str, Any]) -> Table:
    options = checks.options(found["options"], OPTIONS)
    road = checks.different(found["road"], "road", box.CUBANS)
    quarters = checks.table(found["city"], "city", box.FLOWERS)
    city: list[int] = []
    for flower in box.FLOWERS:
        under = checks.different(quarters[flower], f"city.{flower}", box.BUILDINGS)
        checks.items(under, f"city.{flower}", box.PER_FLOWER, box.PER_FLOWER)
        city += under
    if len(road) < len(box.CUBANS):
        raise Fault("road must name all nine Cubans")
    if len(set(city)) < len(city):
        raise Fault("city names a building twice")
    open_holdings = options.get("open_holdings", False)
    return Table(tuple(road), tuple(city), open_holdings=open_holdings)


def _read_board(s: State, found: dict[str, Any]) -> None:
    s.inactive = frozenset(checks.different(found["inactive"], "inactive", box.CUBANS))
    s.car = checks.whole(found["car"], "car", 0, box.STOPS - 1)
    s.sailed = checks.whole(found["sailed"], "sailed", 0, box.SHIPS)
    s.price = checks.whole(found["price"], "price", box.LOWEST_PRICE, box.HIGHEST_PRICE)
    owners = checks.table(found["owners"], "owners", (), box.BUILDINGS)
    for building, owner in owners.items():
        seat = checks.whole(owner, f"owners.{building}", 0, s.seats - 1)
        s.owners[box.BUILDINGS.index(building)] = seat
    if found["demand"] is not None:
        _read_demand(s, found["demand"])


def _read_demand(s: State, value: object) -> None:
    market = box.GOODS[: box.WOOD]
    demand = checks.table(value, "demand", (), market)
    missing = [good for good in market if good not in demand]
    if len(missing) != 1:
        raise Fault("demand must have four of the five goods that have a die")
    s.left = box.GOODS.index(missing[0])
    for good, wanted in demand.items():
        kind = box.GOODS.index(good)
        s.demand[kind] = checks.whole(wanted, f"demand.{good}", 0, max(box.FACES[kind]))


def _read_seat(s: State, seat: int, value: object) -> None:
    where = f"seats[{seat}]"
    found = checks.table(value, where, ("pesos", "vp", "pawn", "goods"))
    s.pesos[seat] = checks.whole(found["pesos"], f"{where}.pesos", 0, MOST)
    s.vp[seat] = checks.whole(found["vp"], f"{where}.vp", 0, MOST)
    if found["pawn"] is not None:
        s.pawns[seat] = checks.name(found["pawn"], f"{where}.pawn", box.BUILDINGS)
    held = checks.counts(found["goods"], f"{where}.goods", box.GOODS, box.SUPPLY)
    s.goods[seat * box.KINDS : (seat + 1) * box.KINDS] = held


def _read_phase(s: State, found: dict[str, Any]) -> None:
    s.phase = box.PHASES[checks.name(found["phase"], "phase", box.PHASES)]
    s.actor = checks.actor(found["actor"], s.seats, CHANCE, NOBODY)
    s.turn = checks.whole(found["turn"], "turn", 0, s.seats - 1)
    fields = {"leave": ["rolled"], "zorro": ["givers"], "use": ["building", "alonso"]}
    fields["load"] = ["loaders"]
    pending = checks.table(found["pending"], "pending", fields.get(s.phase, ()))
    if s.phase == "leave":
        rolled = checks.counts(pending["rolled"], "pending.rolled", box.GOODS[: box.WOOD], MOST)
        s.rolled = tuple(rolled)
    elif s.phase == "use":
        s.building = checks.name(pending["building"], "pending.building", box.BUILDINGS)
        s.by_alonso = checks.flag(pending["alonso"], "pending.alonso")
    elif pending:
        [(field, queue)] = pending.items()
        where = f"pending.{field}"
        seats = enumerate(checks.items(queue, where, 1, s.seats))
        s.queue = tuple(checks.whole(seat, f"{where}[{i}]", 0, s.seats - 1) for i, seat in seats)


# --- what can't be -----------------------------------------------------------------------------


def check(s: State) -> None:
    """Raise Fault, naming what is wrong, if the state can't be."""
    _check_goods(s)
    _check_buildings(s)
    _check_ship(s)
    expected = {"roll": CHANCE, OVER: NOBODY}.get(s.phase, s.turn)
    if s.queue:
        expected = s.queue[0]
    if s.actor != expected:
        raise Fault(f"actor does not fit the phase {s.phase}")
    fault = PHASE_FAULTS[s.phase](s)
    if fault:
        raise Fault(f"the phase {s.phase} does not fit: {fault}")


def _check_goods(s: State) -> None:
    for good, label in enumerate(box.GOODS):
        total = s.supply[good] + sum(s.goods[good :: box.KINDS])
        if total != box.SUPPLY:
            raise Fault(f"there must be {box.SUPPLY} {label} in all, not {total}")
    if min(*s.goods, *s.supply, *s.pesos, *s.vp) < 0:
        raise Fault("somebody holds less than nothing")


def _check_buildings(s: State) -> None:
    standing = [pawn for pawn in s.pawns if pawn != box.NONE]
    if len(set(standing)) < len(standing):
        raise Fault("two pawns stand on one building")
    if any(s.owners.count(seat) > box.MARKERS for seat in range(s.seats)):
        raise Fault(f"nobody can own more than {box.MARKERS} buildings")


def _check_ship(s: State) -> None:
    if s.left != box.NONE:
        if not any(s.demand):
            raise Fault("a ship whose dice all show 0 has sailed")
        if s.sailed == box.SHIPS:
            raise Fault("the seventh ship has sailed, so no other can be in port")
        return
    if s.price != box.LOWEST_PRICE:
        raise Fault(f"with no ship in port the price is {box.LOWEST_PRICE}")
    if s.sailed == 0 and (s.phase not in ("roll", "leave") or s.turn != s.seats - 1):
        raise Fault("before the first ship there is only the last seat's first roll")
    if s.sailed == box.SHIPS and s.phase != OVER:
        raise Fault("the seventh ship has sailed, so the game is over")


def _cuban(s: State) -> int:
    """The active Cuban at the car's stop, if there is one."""
    cuban = box.NONE if s.car == box.PORT else s.table.road[s.car - 1]
    return box.NONE if cuban in s.inactive else cuban


def _roll_fault(s: State) -> str:
    return "" if s.left == box.NONE else "a ship is in port"


def _leave_fault(s: State) -> str:
    if s.left != box.NONE:
        return "a ship is in port"
    fits = all(face in die for face, die in zip(s.rolled, box.FACES, strict=True))
    return "" if fits else "a die has no such face"


def _drive_fault(s: State) -> str:
    return "no ship is in port" if s.left == box.NONE else ""


def _pablo_fault(s: State) -> str:
    if _cuban(s) != box.PABLO:
        return "the car is not with an active Pablo"
    return "" if any(s.supply[: box.WOOD]) else "the supply is empty"


def _alonso_fault(s: State) -> str:
    return "" if _cuban(s) == box.ALONSO else "the car is not with an active Alonso"


def _zorro_fault(s: State) -> str:
    if _cuban(s) != box.ZORRO:
        return "the car is not with an active Zorro"
    seats = s.seats
    clockwise = tuple((s.turn + i) % seats for i in range(1, seats))
    if s.queue != clockwise[seats - 1 - len(s.queue) :] or not s.queue:
        return "givers come clockwise after the turn's seat"
    return "" if gifts_of(s, s.queue[0]) else "the first giver has nothing to give"


def _enter_fault(s: State) -> str:
    if _cuban(s) in (box.NONE, box.ZORRO):
        return "the car is not with a Cuban who sends the pawn on"
    return "" if may_enter(s) else "no building is free"


def _use_fault(s: State) -> str:
    cuban = _cuban(s)
    if cuban == box.NONE:
        return "the car is not with an active Cuban"
    fault = _own_fault(s, cuban) if s.by_alonso else _pawn_fault(s, cuban)
    if fault:
        return fault
    return "" if len(may_use(s)) > 1 else "the building offers nothing"


def _own_fault(s: State, cuban: int) -> str:
    if cuban != box.ALONSO:
        return "the car is not with an active Alonso"
    return "" if s.owners[s.building] == s.turn else "the building is not the player's own"


def _pawn_fault(s: State, cuban: int) -> str:
    if s.pawns[s.turn] != s.building:
        return "the player's pawn stands elsewhere"
    flower = box.FLOWER_OF_CUBAN[cuban]
    at_flower = flower in (box.ANY_FLOWER, s.table.flower[s.building])
    return "" if at_flower or not may_enter(s) else "the pawn had to go to another flower"


def _load_fault(s: State) -> str:
    if s.car != box.PORT or s.left == box.NONE:
        return "the car and a ship must be in port"
    ahead = [(seat - s.queue[0]) % s.seats for seat in s.queue]
    if ahead != sorted(set(ahead)):
        return "loaders come clockwise, each once"
    return "" if loads_of(s, s.queue[0]) else "the first loader has nothing to load"


def _over_fault(s: State) -> str:
    return "" if s.sailed == box.SHIPS else "fewer than seven ships have sailed"


PHASE_FAULTS: dict[str, Callable[[State], str]] = {
    "roll": _roll_fault,
    "leave": _leave_fault,
    "drive": _drive_fault,
    "pablo": _pablo_fault,
    "alonso": _alonso_fault,
    "zorro": _zorro_fault,
    "enter": _enter_fault,
    "use": _use_fault,
    "load": _load_fault,
    OVER: _over_fault,
}
