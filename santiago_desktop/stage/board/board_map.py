"""The board as Tiled has authored it. The only module that knows pytmx."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytmx

from santiago_desktop.kernel.checks import Fault
from santiago_desktop.kernel.records import Record
from santiago_desktop.system import resources

if TYPE_CHECKING:
    from collections.abc import Iterable

Point = tuple[float, float]


class BoardMap(Record):
    """Where everything is, in design pixels."""

    spots: dict[str, Point]
    roads: dict[str, list[Point]]


def read_map(game: str, wanted: Iterable[str]) -> BoardMap:
    """A game's map; Fault names a spot that is missing, double, or of no use."""
    path = resources.folder("maps") / game / "board.tmx"
    try:
        tiled = pytmx.TiledMap(str(path))
    except Exception as error:  # noqa: BLE001 - pytmx raises whatever its parser raises
        raise Fault(f"{path} can't be read: {error}") from None
    scale = float(tiled.properties.get("scale", 1))
    spots: dict[str, Point] = {}
    roads: dict[str, list[Point]] = {}
    for thing in tiled.objects:
        if getattr(thing, "points", None):
            roads[thing.name] = [(x / scale, y / scale) for x, y in thing.points]
        elif thing.name in spots:
            raise Fault(f'{path} has the spot "{thing.name}" twice')
        else:
            spots[thing.name] = (thing.x / scale, thing.y / scale)
    _compare(str(path), set(spots) | set(roads), set(wanted))
    return BoardMap(spots, roads)


def _compare(path: str, found: set[str], wanted: set[str]) -> None:
    for name in sorted(wanted - found):
        raise Fault(f'{path} lacks the spot "{name}"')
    for name in sorted(str(each) for each in found - wanted):
        raise Fault(f'{path} has a spot that the game doesn\'t know: "{name}"')
