"""The board as Tiled has authored it: the names and places of its objects, in its own XML."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.parsers import expat

from santiago_desktop.kernel.checks import Fault
from santiago_desktop.kernel.records import Record
from santiago_desktop.system import resources

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Point = tuple[float, float]


class BoardMap(Record):
    """Where everything is, in design pixels."""

    spots: dict[str, Point]
    roads: dict[str, list[Point]]


class Thing:
    """An object of a map, in the map's own pixels; a road also has points, counted from `at`."""

    def __init__(self, name: str, at: Point) -> None:
        """`name` is what rules and desk call it."""
        self.name, self.at = name, at
        self.points: list[Point] = []

    def placed(self, scale: float) -> list[Point]:
        """Its points in design pixels, or the one where it is if it has none."""
        x, y = self.at
        return [((x + dx) / scale, (y + dy) / scale) for dx, dy in self.points or [(0.0, 0.0)]]


class Reader:
    """Hears of each element of a map when it begins."""

    def __init__(self) -> None:
        """Nothing has been found yet."""
        self.scale = 1.0  # pixels of the map for each design pixel
        self.things: list[Thing] = []

    def begin(self, tag: str, given: Mapping[str, str]) -> None:
        """Take up an object, the points of the last one, or the map's own scale."""
        if tag == "object":
            at = (float(given["x"]), float(given["y"]))
            self.things.append(Thing(given.get("name", ""), at))
        elif tag in ("polygon", "polyline"):
            pairs = (pair.split(",") for pair in given["points"].split())
            self.things[-1].points = [(float(x), float(y)) for x, y in pairs]
        elif tag == "property" and given["name"] == "scale" and not self.things:
            self.scale = float(given["value"])


def read_map(game: str, wanted: Iterable[str]) -> BoardMap:
    """A game's map; Fault names a spot that is missing, double, or of no use."""
    path = resources.folder("maps") / game / "board.tmx"
    reader, parser = Reader(), expat.ParserCreate()
    parser.StartElementHandler = reader.begin
    try:
        parser.Parse(path.read_bytes(), True)  # noqa: FBT003 - expat takes no names
    except (OSError, expat.ExpatError, LookupError, ValueError) as error:
        raise Fault(f"{path} can't be read: {error}") from None
    spots: dict[str, Point] = {}
    roads: dict[str, list[Point]] = {}
    for thing in reader.things:
        if thing.name in spots or thing.name in roads:
            raise Fault(f'{path} has the spot "{thing.name}" twice')
        if thing.points:
            roads[thing.name] = thing.placed(reader.scale)
        else:
            (spots[thing.name],) = thing.placed(reader.scale)
    _compare(str(path), set(spots) | set(roads), set(wanted))
    return BoardMap(spots, roads)


def _compare(path: str, found: set[str], wanted: set[str]) -> None:
    for name in sorted(wanted - found):
        raise Fault(f'{path} lacks the spot "{name}"')
    for name in sorted(str(each) for each in found - wanted):
        raise Fault(f'{path} has a spot that the game doesn\'t know: "{name}"')
