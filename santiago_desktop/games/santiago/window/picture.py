"""What the board of Santiago de Cuba looks like, as a state has it."""

from __future__ import annotations

from functools import cache
from math import atan2, degrees
from typing import TYPE_CHECKING

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.window.places import building_spot, die_spot, price_spot
from santiago_desktop.games.santiago.words.sprites import BOAT, die, figure, house, price
from santiago_desktop.stage.board.board_map import read_map
from santiago_desktop.stage.board.clips import Item, Picture

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.stage.board.board_map import BoardMap, Point

HEADINGS = 32
PAWN = (52, 50)  # from a building's middle
FLAG = (-68, 32)
SHIP_STAGES = 5
RAFTS_LEFT = 132
FLIES = (46, 0)  # from the foot of a price's pole to below the middle of its flag

SPOTS = (
    "road",
    "barge",
    "ship.berth",
    "ship.from",
    "ship.to",
    *(f"stop.{i}" for i in range(box.STOPS)),
    *(f"cuban.{i}" for i in range(1, box.STOPS)),
    *(f"building.{flower}.{i + 1}" for flower in box.FLOWERS for i in range(box.PER_FLOWER)),
    *(f"die.{i + 1}" for i in range(len(box.FACES))),
    *(f"price.{i}" for i in (2, 3, 4, "flag")),
    *(f"ship.{i + 1}" for i in range(box.SHIPS)),
)


@cache
def board_map() -> BoardMap:
    """The places that Tiled has; read once."""
    return read_map("santiago", SPOTS)


class Board:
    """The board; `panel` says where a seat's panel is, in the board's design pixels."""

    def __init__(self, panel: Callable[[int], Point], looks: Sequence[int]) -> None:
        self.panel, self.looks = panel, looks
        self.map = board_map()
        self.road = self.map.roads["road"]
        self.spots = {**self.map.spots, **self._rafts()}

    # --- where things are ----------------------------------------------------------------------

    def _rafts(self) -> dict[str, Point]:
        """Where the five dice lie after a roll: in a row where the ship will be, each on a raft."""
        (first, y), (last, _) = self.map.spots["die.1"], self.map.spots["die.5"]
        first, last = first - RAFTS_LEFT, last - RAFTS_LEFT  # the pier is on the right
        step = (last - first) / (len(box.FACES) - 1)
        return {f"roll.{i + 1}": (first + i * step, y) for i in range(len(box.FACES))}

    def at(self, spot: str) -> Point:
        """The place of a spot."""
        return self.spots[spot]

    def below_flag(self, spot: str) -> Point:
        """Where a price is marked: its pole stands between two flags, and might mean either."""
        return moved(self.at(spot), FLIES)

    def drive(self, stop: int, stops: int) -> list[Point]:
        """The road from a stop on, so many stops far."""
        step = len(self.road) / box.STOPS
        first, last = round(stop * step), round((stop + stops) * step)
        return [self.road[place % len(self.road)] for place in range(first, last + 1)]

    def pawn(self, seat: int) -> str:
        """A seat's pawn, in its colour and shape."""
        return f"pawn_{self.looks[seat]}"

    def flag(self, seat: int) -> str:
        """The sprite of the flag on a building that the seat owns."""
        return f"flag_{self.looks[seat]}"

    def heading(self, here: Point, there: Point) -> str:
        """The car's sprite on its way from here to there."""
        angle = degrees(atan2((here[1] - there[1]) / 0.8, there[0] - here[0]))
        return f"car_{round(angle / (360 / HEADINGS)) % HEADINGS:02d}"

    # --- the board -----------------------------------------------------------------------------

    def picture(self, shown: State) -> Picture:
        """Everything that stands somewhere on the board in a state, by its key."""
        s = shown
        found: Picture = {}
        for stop, cuban in enumerate(s.table.road, start=1):
            item = Item(figure(cuban), self.at(f"cuban.{stop}"))
            item.grey = cuban in s.inactive
            found[f"cuban.{cuban}"] = item
        for building in range(len(box.BUILDINGS)):
            at = self.at(building_spot(s, building))
            found[f"building.{building}"] = Item(house(building), at)
            if s.owners[building] != box.NONE:
                found[f"flag.{building}"] = Item(self.flag(s.owners[building]), moved(at, FLAG))
        for seat, pawn in enumerate(s.pawns):
            if pawn != box.NONE:
                at = moved(self.at(building_spot(s, pawn)), PAWN)
                found[f"pawn.{seat}"] = Item(self.pawn(seat), at)
        found["car"] = Item(self._parked(s.car), self.at(f"stop.{s.car}"))
        self._harbour(s, found)
        return found

    def _parked(self, stop: int) -> str:
        place = stop * len(self.road) / box.STOPS
        first = int(place)
        here, there = self.road[first], self.road[(first + 1) % len(self.road)]
        return self.heading(here, there)

    def _harbour(self, s: State, found: Picture) -> None:
        for step in (2, 3, 4, "flag"):
            found[f"price.{step}"] = Item(price(step), self.at(f"price.{step}"))
        found["price"] = Item("price_marker", self.below_flag(price_spot(s.price)))
        for number in range(1, s.sailed + 1):
            found[f"boat.{number}"] = Item(BOAT, self.at(f"ship.{number}"))
        if s.left != box.NONE:
            found["ship"] = Item(f"ship_{self._stage(s)}", self.at("ship.berth"), layer=0)
            found["barge"] = Item("barge", self.at("barge"), layer=0)
            for good in box.MARKET:
                self._die(s, found, good, s.demand[good])
        elif s.rolled:
            for good, face in enumerate(s.rolled):
                self._die(s, found, good, face)
                raft = moved(self.at(die_spot(s, good)), self._below_die())
                found[f"raft.{good}"] = Item("barge", raft, layer=0)

    def _die(self, s: State, found: Picture, good: int, face: int) -> None:
        item = Item(die(good, face), self.at(die_spot(s, good)))
        item.grey = good == s.left or (s.left != box.NONE and not face)
        found[f"die.{good}"] = item

    def _below_die(self) -> Point:
        """From a die to the raft it lies on."""
        raft, die = self.at("barge"), self.at("die.5")
        return raft[0] - die[0], raft[1] - die[1]

    def _stage(self, s: State) -> int:
        """How full the ship looks: what is still wanted, against a usual demand."""
        return max(0, SHIP_STAGES - 1 - (sum(s.demand) + 1) // 2)


def moved(at: Point, by: Point) -> Point:
    """A place that lies a distance away from another, in the board's pixels."""
    return at[0] + by[0], at[1] + by[1]
