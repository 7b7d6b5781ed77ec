"""Manila's boats under way: along their routes, into the port, onto the slips, and home."""

from __future__ import annotations

from dataclasses import replace
from math import pi, sin
from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import IN_PORT, LAST_SQUARE
from santiago_desktop.games.manila.window import places as on
from santiago_desktop.games.manila.window.picture import put_boat, put_junk
from santiago_desktop.games.manila.words.sprites import boat_at_rest, under_sail
from santiago_desktop.stage.board.clips import Clip, Item, between, smooth

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.stage.board.board_map import Point
    from santiago_desktop.stage.board.clips import Cue, Picture

SAIL = 0.5  # seconds that one boat is under way
ROCKS, SWELLS = 2.0, 2.2  # degrees to either side, and how often in a second
FOAM, FOAM_COMES = 0.75, 6.0  # how white it is, and how quickly it comes and goes


class Sailing(Clip):
    """A boat with its crew along a few places; under sail it rocks, and foam is around it."""

    def __init__(
        self,
        s: State,
        ware: int,
        way: Sequence[on.Berthed],
        looks: Sequence[int],
        length: float,
        *,
        sound: str = "",
        sail: bool = True,
    ) -> None:
        """From the first to the last place of `way`."""
        super().__init__(length, sound)
        self.s, self.ware, self.way, self.looks, self.sail = s, ware, way, looks, sail

    def bend(self, picture: Picture, seconds: float) -> None:
        """The boat where it is by then, with all that is on it."""
        t = smooth(seconds / self.length)
        under_way = 0 < t < 1
        place = self._place(t)
        if self.sail and under_way:
            place = place._replace(turn=ROCKS * sin(2 * pi * SWELLS * seconds))
        name = box.WARES[self.ware]
        put_boat(picture, self.s, self.ware, place, self.looks)
        if t > 0:  # it has left its square, and what hung there is told no more
            picture.pop(f"ring.{name}", None)
        if self.sail and under_way:
            boat = picture[f"boat.{name}"]
            picture[f"boat.{name}"] = replace(boat, sprite=under_sail(self.ware))
            alpha = FOAM * min(1.0, FOAM_COMES * min(t, 1 - t))
            for foam in ("wake", "bow_wave"):
                picture[f"{foam}.{name}"] = Item(foam, boat.at, layer=0, alpha=alpha)

    def _place(self, t: float) -> on.Berthed:
        legs = len(self.way) - 1
        leg = min(legs - 1, int(t * legs))
        return on.halfway(self.way[leg], self.way[leg + 1], t * legs - leg)


class Ended(Clip):
    """A boat where its way has ended."""

    def __init__(self, sailing: Sailing) -> None:
        """It takes no time, and nothing is heard."""
        super().__init__(0.0)
        self.sailing = sailing

    def bend(self, picture: Picture, seconds: float) -> None:
        """The last moment of that clip."""
        del seconds
        self.sailing.bend(picture, self.sailing.length)


def way(s: State, then: State, ware: int) -> list[on.Berthed]:
    """Where a boat passes between two states: along its route, and behind 13 to its berth."""
    here, there = on.boat(s, ware), on.boat(then, ware)
    if then.at[ware] < IN_PORT or s.at[ware] >= LAST_SQUARE:
        return [here, there]
    return [here, on.Berthed(on.square(on.lane(s, ware), LAST_SQUARE)), there]


def sailed(s: State, moves: Sequence[tuple[int, int]]) -> State:
    """The state when boats have come to these squares."""
    then = s.copy()
    for ware, square in moves:
        then.move(ware, square)
    return then


class Settled(Clip):
    """While profits are paid, boats that haven't arrived lie in the shipyard already."""

    def __init__(self, inner: Clip, s: State, looks: Sequence[int], boats: Sequence[int]) -> None:
        """The clip that happens meanwhile; the wares of the boats that lie there, in order."""
        super().__init__(inner.length)
        self.inner, self.s, self.looks, self.boats = inner, s, looks, boats

    @property
    def cues(self) -> list[Cue]:
        """Those of the clip that happens meanwhile."""
        return self.inner.cues

    def bend(self, picture: Picture, seconds: float) -> None:
        """Boats on the slips, then what happens."""
        for berth, ware in enumerate(self.boats):
            picture.pop(f"ring.{box.WARES[ware]}", None)
            put_boat(picture, self.s, ware, on.on_slip(berth), self.looks)
            picture.pop(f"ring.{box.WARES[ware]}", None)
        self.inner.bend(picture, seconds)


class Back(Clip):
    """An empty boat on its way back."""

    def __init__(self, ware: int, start: on.Berthed, end: on.Berthed, length: float) -> None:
        """From one place to another."""
        super().__init__(length)
        self.ware, self.start, self.end = ware, start, end

    def bend(self, picture: Picture, seconds: float) -> None:
        """The boat where it is by then."""
        place = on.halfway(self.start, self.end, smooth(seconds / self.length))
        picture[f"boat.{box.WARES[self.ware]}"] = Item(
            boat_at_rest(self.ware), place.at, scale=place.scale, turn=place.turn
        )


class Junk(Clip):
    """The pirates' boat with its crew on its way; the torches of their cove flare."""

    def __init__(
        self,
        s: State,
        looks: Sequence[int],
        ends: tuple[Point, Point],
        length: float,
        sound: str,
    ) -> None:
        """From one place to another."""
        super().__init__(length, sound)
        self.s, self.looks, self.ends = s, looks, ends

    def bend(self, picture: Picture, seconds: float) -> None:
        """The junk where it is by then."""
        t = smooth(seconds / self.length)
        put_junk(picture, self.s, between(*self.ends, t), self.looks)
        if 0 < t < 1:
            for torch in on.TORCHES:
                picture[torch] = replace(picture[torch], sprite="flame_2")
