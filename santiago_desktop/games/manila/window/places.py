"""Where everything stands on Manila's board, and what its targets are called.

Targets have the names of the map's spots; boats are targets wherever they are: `boat.silk`.
"""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin
from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import FROM_SPOT, IN_PORT, KINDS
from santiago_desktop.games.manila.rules.schedule import parts_of_voyage
from santiago_desktop.kernel.records import Record
from santiago_desktop.kernel.rules import OVER
from santiago_desktop.stage.board.board_map import read_map
from santiago_desktop.stage.board.clips import between

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.stage.board.board_map import Point

LANES = range(box.BOATS)
FIGURES = (
    *("market_woman", "pilot_small", "pilot_large", "agent", "master", "clerk", "captain"),
    *("mate", "shipwright"),
)
SHORT_TRACK, LONG_TRACK = 8, 9  # parts of a voyage; nine with three players
DOTTED = tuple(name.replace("_", ".") for name in box.SPOTS)
SPOTS = (
    *(f"square.{lane}.{k}" for lane in LANES for k in range(box.LAST_SQUARE + 1)),
    *("float", "pennant", "junk.home", "beach", "bell", "flag"),
    *(f"hold.{w}.{k + 1}" for w, n in zip(box.WARES, box.HOLDS, strict=True) for k in range(n)),
    *(f"{kind}.{lane}" for kind in ("junk", "die", "roll") for lane in LANES),
    *(f"{kind}.{letter}" for kind in ("berth", "slip") for letter in box.BERTHS),
    *DOTTED,
    *(f"pill.{spot}" for spot in DOTTED if not spot.startswith("pirate")),
    *("pill.pirate", "pill.beach", "pill.master", "torch.0", "torch.1"),
    *(f"banca.{i}" for i in range(3)),
    *(f"fig.{role}" for role in FIGURES),
    *(f"price.{ware}.{step}" for ware in box.WARES for step in box.TRACK),
    *(f"{kind}.{ware}" for kind in ("ware", "stock") for ware in box.WARES),
    *(f"track.{n}.{i}" for n in (SHORT_TRACK, LONG_TRACK) for i in range(n)),
)
ON_BEACH, ON_SLIP = 0.74, 0.8  # of a boat's size
HEELS = 4.0  # degrees by which a boat leans on its slip
TORCHES = ("torch.0", "torch.1")
MOORED = ((2, 0), (8, 0), (2, 1), (8, 1))  # by ware, before boats are chosen: the square, and the
# lane below which a boat lies then, off all routes


class Berthed(Record):
    """Where a boat is, how it lies there, and whether it is out of this voyage."""

    at: Point
    scale: float = 1.0
    out: bool = False
    turn: float = 0.0  # degrees to the left
    wrecked: bool = False


@cache
def places() -> Mapping[str, Point]:
    """All spots of the map, in design pixels."""
    return read_map("manila", SPOTS).spots


def halfway(here: Berthed, there: Berthed, t: float) -> Berthed:
    """A boat on its way from one place to another; it has its colours until it is there."""
    scale = here.scale + (there.scale - here.scale) * t
    turn = here.turn + (there.turn - here.turn) * t
    at = there.at if t >= 1 else between(here.at, there.at, t)
    return Berthed(at, scale, turn=turn, wrecked=there.wrecked and t >= 1)


def moved(at: Point, by: Point) -> Point:
    """A place that lies a distance away from another, in the board's pixels."""
    return at[0] + by[0], at[1] + by[1]


def from_boat(spot: str) -> Point:
    """How far a spot of a boat that lies on the first route's square 0 is from its middle."""
    here, boat = places()[spot], places()["square.0.0"]
    return here[0] - boat[0], here[1] - boat[1]


# --- boats -------------------------------------------------------------------------------------


def boat_target(ware: int) -> str:
    """The target of a boat, by its ware."""
    return f"boat.{box.WARES[ware]}"


def boats_out(s: State) -> Sequence[int]:
    """The wares of the boats that sail, or will: all but the one left behind."""
    if s.boats or s.phase != "start":
        return s.boats
    return [ware for ware in range(KINDS) if ware != s.omitted]


def lane(s: State, ware: int) -> int:
    """The route of a boat that sails: boats lie in the order of the wares."""
    return boats_out(s).index(ware)


def square(lane: int, number: int) -> Point:
    """A square of a route; what lies behind the last one is the way to the port."""
    number = min(number, box.LAST_SQUARE)
    return places()[f"square.{lane}.{number}"]


def moored(ware: int) -> Point:
    """Where a boat waits while nobody has chosen which three sail."""
    number, above = MOORED[ware]
    (x, y), (_, below) = square(above, number), square(above + 1, number)
    return x, (y + below) / 2


def settled(s: State) -> bool:
    """Whether boats that haven't arrived lie in the shipyard."""
    return s.phase == OVER or (s.phase == "raise" and s.round > 0) or s.come_in()


def boat(s: State, ware: int) -> Berthed:
    """Where a boat lies in a state, and how: afloat, on the beach, in a berth, on a slip."""
    out = boats_out(s)
    if not out:
        return Berthed(moored(ware))
    if ware not in out:
        return Berthed(places()["beach"], ON_BEACH, out=True)
    if s.at[ware] == IN_PORT:
        return in_berth(s.berths.index(ware))
    if settled(s):
        return on_slip(s.at_sea().index(ware))
    return Berthed(square(lane(s, ware), max(0, s.at[ware])))


def in_berth(berth: int) -> Berthed:
    """A boat in port."""
    return Berthed(places()[f"berth.{box.BERTHS[berth]}"])


def on_slip(berth: int) -> Berthed:
    """A boat in the shipyard: it leans, and has lost its colours."""
    return Berthed(places()[f"slip.{box.BERTHS[berth]}"], ON_SLIP, turn=HEELS, wrecked=True)


def aboard(place: Berthed, ware: int, space: int) -> Point:
    """A space of a hold, counted from 1."""
    return on_hull(place, f"hold.{box.WARES[ware]}.{space}")


def on_hull(place: Berthed, spot: str) -> Point:
    """A spot of a boat, wherever that is and however it lies."""
    x, y = from_boat(spot)
    turn = radians(-place.turn)
    x, y = x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)
    return place.at[0] + x * place.scale, place.at[1] + y * place.scale


# --- the other spots ---------------------------------------------------------------------------


def spot_target(spot: int) -> str:
    """The pad, or the pirates' space, where an accomplice stands."""
    return DOTTED[spot]


def place_target(target: int) -> str:
    """Where an accomplice goes: a boat, or a spot."""
    return boat_target(target) if target < FROM_SPOT else spot_target(target - FROM_SPOT)


def placed_at(target: str) -> int:
    """The rules' number of a boat or a spot; -1 for anything else."""
    kind, _, rest = target.partition(".")
    name = rest if kind == "boat" else target.replace(".", "_")
    return box.TARGETS.index(name) if name in box.TARGETS else -1


def float_target(lane: int, number: int) -> str:
    """A numbered float, where a pilot may send a boat; 14 and 15 are on the way into the port."""
    return f"float.{lane}.{number}"


def float_at(lane: int, number: int) -> Point:
    """The middle of a numbered float; behind 13 the arrows to the port."""
    here = moved(square(lane, number), from_boat("float"))
    step = square(lane, 1)[0] - square(lane, 0)[0]
    return moved(here, (step * max(0, number - box.LAST_SQUARE), 0.0))


# --- the parts of a voyage ---------------------------------------------------------------------


def track_spot(seats: int, part: int) -> str:
    """The disc of a part of the voyage."""
    return f"track.{len(parts_of_voyage(seats))}.{part}"
