"""What can be pointed at on Manila's board: where it is, how large, and which rule tells of it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from santiago_desktop.contract.desk import Target
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import KINDS
from santiago_desktop.games.manila.rules import schedule
from santiago_desktop.games.manila.window import places as on

if TYPE_CHECKING:
    from collections.abc import Mapping

    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.stage.board.board_map import Point

PAD, SPACE, FLOAT, STEP, DISC = (112, 84), (48, 56), (56, 56), (66, 50), (62, 50)
BOAT, JUNK, SHARES, BERTH = (275, 110), (250, 130), (70, 56), (250, 132)
BERTH_ABOVE, SLIP_ABOVE = 2, -20  # with the jetty below a boat that is moored there
BOAT_ABOVE, JUNK_ABOVE, FIGURE_ABOVE = -24, -30, -50
DISC_OF_PAD = (70, 56)
FIGURE = (84, 116)
SPACE_ABOVE = (0.0, -26.0)  # from a space in a hold to the upper edge of its price
WIDE = ("glow.plinth", "ring.plinth")
SMALL = ("glow.small", "ring.small")
RING = ("ring.small", "ring.small")  # nothing shines over the number that stands there
FIGURE_OF = {  # by spot: whose figure stands for it
    "pilot.small": "pilot_small",
    "pilot.large": "pilot_large",
    "insurance": "agent",
    "pirate.1": "captain",
    "pirate.2": "mate",
}
OFFICERS = (  # figures that are targets of their own: as what, and which rule tells of them
    ("master", "master", "3.1"),
    ("market", "market_woman", "3.2"),
    ("clerk", "clerk", "3.5"),
    ("wright", "shipwright", "3.5"),
)
RULES = {"port": "3.5", "yard": "3.5", "pirate": "4", "pilot": "3.4", "insurance": "4"}


def targets(s: State) -> Mapping[str, Target]:
    """All of them, the foremost last."""
    found = dict(_fixed(s.seats))
    for spot, name in enumerate(on.DOTTED):
        found[name] = _pad(spot, name)
    for ware in range(KINDS):
        _boat(found, s, ware)
    return found


@cache
def _fixed(seats: int) -> Mapping[str, Target]:
    """What never moves: figures, floats, the market, berths and slips, the parts of a voyage."""
    spots = on.places()
    found = {
        name: Target(spots[f"fig.{role}"], FIGURE, FIGURE_ABOVE, (f"fig.{role}",), rule=rule)
        for name, role, rule in OFFICERS
    } | {
        "bell": Target(spots["bell"], (50, 60), -30, ("bell",), rule="3.4"),
        "beach": Target(spots["beach"], BOAT, BOAT_ABOVE, rule="3.3"),
        "junk": Target(spots["junk.home"], JUNK, JUNK_ABOVE, ("junk",), rule="4"),
    }
    for part in range(len(schedule.parts_of_voyage(seats))):
        found[f"track.{part}"] = Target(
            spots[on.track_spot(seats, part)], DISC, sprites=(f"track.{part}",), rule="3.4"
        )
    for lane in on.LANES:
        found[f"die.{lane}"] = Target(spots[f"die.{lane}"], (90, 80), -20, rule="3.4")
        for number in range(box.LAST_SQUARE + box.REACH[1] + 1):
            found[on.float_target(lane, number)] = Target(
                on.float_at(lane, number), FLOAT, ground=RING, arrow=0.6, rule="3.4"
            )
    for name in box.WARES:
        for step in box.TRACK:
            at = spots[f"price.{name}.{step}"]
            found[f"price.{name}.{step}"] = Target(at, STEP, rule="3.6")
        found[f"stock.{name}"] = Target(
            spots[f"stock.{name}"], SHARES, 0, (f"stock.{name}",), SMALL, rule="3.2"
        )
    for letter in box.BERTHS:
        for kind, above in (("berth", BERTH_ABOVE), ("slip", SLIP_ABOVE)):
            found[f"{kind}.{letter}"] = Target(
                spots[f"{kind}.{letter}"], BERTH, above, ground=WIDE, arrow=0.5, rule="3.4"
            )
    return found


def _pad(spot: int, name: str) -> Target:
    """A place for an accomplice, with the figure that stands for it, and the pirates' ship."""
    sprites = (f"pawn.{name}", f"fig.{FIGURE_OF[name]}") if name in FIGURE_OF else (f"pawn.{name}",)
    rule, at = RULES[name.partition(".")[0]], on.places()[name]
    if spot in box.PIRATES:
        return Target(at, SPACE, -10, (*sprites, "junk"), rule=rule)
    return Target(at, PAD, -10, sprites, oval=DISC_OF_PAD, rule=rule)


def _boat(found: dict[str, Target], s: State, ware: int) -> None:
    place, name = on.boat(s, ware), box.WARES[ware]
    size = (BOAT[0] * place.scale, BOAT[1] * place.scale)
    crew = tuple(f"crew.{name}.{number + 1}" for number in range(len(s.crews[ware])))
    found[f"boat.{name}"] = Target(
        place.at,
        size,
        BOAT_ABOVE * place.scale,
        (f"boat.{name}", *crew),
        arrow=0.0 if s.boats else 0.9,
        arrow_at=_free_space(s, ware, place) if s.boats else None,
        rule="3.4",
    )
    for space in range(1, box.HOLDS[ware] + 1):
        found[f"hold.{name}.{space}"] = Target(
            on.aboard(place, ware, space), SPACE, -14, (f"crew.{name}.{space}",), rule="4"
        )


def _free_space(s: State, ware: int, place: on.Berthed) -> Point:
    """Above the space where the next accomplice would stand; the last one where all are taken."""
    space = min(len(s.crews[ware]) + 1, box.HOLDS[ware])
    return on.moved(on.aboard(place, ware, space), SPACE_ABOVE)


def thing(key: str, s: State) -> str:
    """The target that a key of the picture belongs to; "" for none."""
    kind, _, rest = key.partition(".")
    if kind in ("pawn", "fig"):
        return _somebody(rest) if kind == "fig" else rest
    if kind == "crew":
        return f"hold.{rest}"
    if kind == "ring":
        ware = box.WARES.index(rest)
        return on.float_target(on.lane(s, ware), s.at[ware])
    if kind in ("price", "ware"):
        return f"price.{rest}.{s.prices[box.WARES.index(rest)]}"
    if kind == "die":
        ware = box.WARES.index(rest)
        return f"die.{on.lane(s, ware)}" if ware in s.boats else ""
    return key if kind in ("boat", "stock", "track", "bell", "junk") else ""


def _somebody(role: str) -> str:
    spots = {figure: spot for spot, figure in FIGURE_OF.items()}
    officers = {figure: name for name, figure, _ in OFFICERS}
    return {**spots, **officers}.get(role, "")


def stands_for(target: str, s: State) -> tuple[str, ...]:
    """The targets that a click on this one could mean, the likeliest first."""
    kind, _, rest = target.partition(".")
    if kind == "hold":
        return (target, f"boat.{rest.partition('.')[0]}")
    if kind == "junk":
        return ("pirate.1", "pirate.2", "junk")
    if kind == "pirate":
        return (target, "pirate.2", "pirate.1")
    if kind in ("price", "ware"):
        return (f"stock.{rest.partition('.')[0]}", target)
    if kind == "boat":
        return (target, *_around(rest, s))
    return (target,)


def _around(name: str, s: State) -> tuple[str, ...]:
    """What a click on a boat may mean to a pilot: its next square, forward first."""
    ware = box.WARES.index(name)
    if s.phase != "pilot" or ware not in s.boats:
        return ()
    lane, at = on.lane(s, ware), s.at[ware]
    steps = (1, -1)
    return tuple(on.float_target(lane, at + step) for step in steps if at + step >= 0)
