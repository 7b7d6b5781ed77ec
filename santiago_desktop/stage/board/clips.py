"""Clips: what an event looks like while it happens. A clip bends the picture, never the state."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from santiago_desktop.stage.board.board_map import Point

ARC = 120.0  # design pixels by which things that fly rise
STAGGER = 0.07  # seconds between one thing that flies and the next


@dataclass
class Item:
    """A sprite on the board, in design pixels."""

    sprite: str
    at: Point
    layer: int = 1  # 0 lies on the ground, 1 stands, 2 flies
    lift: float = 0.0
    grey: bool = False
    alpha: float = 1.0
    scale: float = 1.0
    turn: float = 0.0  # degrees to the left, around its place: a few, as a boat rocks
    painted: bool = False  # a piece of the ground, calm where that is

    def again(self) -> Item:
        """The same once more, to be changed: many times as quick as `dataclasses.replace`."""
        return Item(
            self.sprite,
            self.at,
            self.layer,
            self.lift,
            self.grey,
            self.alpha,
            self.scale,
            self.turn,
            self.painted,
        )


Picture = dict[str, Item]
Cue = tuple[float, str]  # seconds after a clip's beginning, and the sound that is heard then


class Clip:
    """So many seconds in which something moves."""

    def __init__(self, length: float, sound: str = "") -> None:
        self.length, self.sound = length, sound

    @property
    def cues(self) -> list[Cue]:
        """The sounds of the clip in the order in which they are heard."""
        return [(0.0, self.sound)] if self.sound else []

    def bend(self, picture: Picture, seconds: float) -> None:
        """Change the picture as it is after so many seconds."""


def smooth(t: float) -> float:
    """How far a movement has come at the share t of its time: slow, quick, slow."""
    return 0.5 - cos(pi * min(1.0, max(0.0, t))) / 2


def out(t: float) -> float:
    """How far a movement has come at the share t of its time: quick, then slow."""
    return 1 - (1 - min(1.0, max(0.0, t))) ** 3


def between(a: Point, b: Point, t: float) -> Point:
    """The place at the share t of the way from a to b."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


class Wait(Clip):
    """A pause: nothing moves, and there is time to read."""


class Drive(Clip):
    """Along a road, turning with it."""

    def __init__(
        self,
        key: str,
        road: Sequence[Point],
        start: float,
        way: float,
        length: float,
        sprite: Callable[[Point, Point], str],
        sound: str = "",
    ) -> None:
        super().__init__(length, sound)
        self.key, self.road, self.start, self.way, self.sprite = key, road, start, way, sprite

    def bend(self, picture: Picture, seconds: float) -> None:
        place = self.start + self.way * smooth(seconds / self.length)
        here, there = self.point(place), self.point(place + 0.05)
        picture[self.key].at = here
        picture[self.key].sprite = self.sprite(here, there)

    def point(self, place: float) -> Point:
        """The point at a place that is counted in points of the road."""
        first = int(place)
        a, b = self.road[first % len(self.road)], self.road[(first + 1) % len(self.road)]
        return between(a, b, place - first)


class Slide(Clip):
    """A thing on the board from one place to another."""

    def __init__(
        self,
        key: str,
        start: Point,
        end: Point,
        length: float,
        *,
        sound: str = "",
        ease: Callable[[float], float] = smooth,
    ) -> None:
        super().__init__(length, sound)
        self.key, self.start, self.end, self.ease = key, start, end, ease

    def bend(self, picture: Picture, seconds: float) -> None:
        if self.key in picture:
            picture[self.key].at = between(self.start, self.end, self.ease(seconds / self.length))


class Hop(Clip):
    """A pawn from one place to another, its shadow on the ground."""

    def __init__(
        self,
        key: str,
        item: Item,
        start: Point,
        end: Point,
        *,
        height: float = 70,
        sound: str = "",
    ) -> None:
        super().__init__(0.42, sound)
        self.key, self.item, self.start, self.end, self.height = key, item, start, end, height

    def bend(self, picture: Picture, seconds: float) -> None:
        t = min(1.0, seconds / self.length)
        item = picture.setdefault(self.key, self.item)
        item.at = between(self.start, self.end, t)
        item.lift = self.height * sin(pi * t)


class Fly(Clip):
    """Tokens along an arc, one after the other."""

    def __init__(
        self,
        sprites: Sequence[str],
        start: Point,
        end: Point,
        *,
        sound: str = "",
        length: float = 0.45,
        key: str = "fly",
    ) -> None:
        """Those that fly at the same time need keys of their own."""
        super().__init__(length + STAGGER * max(0, len(sprites) - 1), sound)
        self.key = key
        self.sprites, self.start, self.end, self.each = sprites, start, end, length

    def bend(self, picture: Picture, seconds: float) -> None:
        for number, sprite in enumerate(self.sprites):
            t = (seconds - number * STAGGER) / self.each
            if 0 <= t <= 1:
                item = Item(sprite, between(self.start, self.end, out(t)), layer=2)
                item.lift = ARC * sin(pi * out(t))
                picture[f"{self.key}.{number}"] = item


class Appear(Clip):
    """A thing comes down on its place, or fades in."""

    def __init__(
        self, key: str, item: Item, *, length: float = 0.35, drop: float = 90, sound: str = ""
    ) -> None:
        super().__init__(length, sound)
        self.key, self.item, self.drop = key, item, drop

    def bend(self, picture: Picture, seconds: float) -> None:
        t = out(seconds / self.length)
        item = picture.setdefault(self.key, self.item)
        item.lift, item.alpha = self.drop * (1 - t), t


class Frames(Clip):
    """Sprites that follow one another, as dice that tumble."""

    def __init__(
        self,
        frames: Mapping[str, Sequence[str]],
        places: dict[str, Point],
        length: float,
        *,
        sound: str = "",
    ) -> None:
        super().__init__(length, sound)
        self.frames, self.places = frames, places

    def bend(self, picture: Picture, seconds: float) -> None:
        t = min(0.999, seconds / self.length)
        for key, sprites in self.frames.items():
            item = Item(sprites[int(t * len(sprites))], self.places[key])
            item.lift = 60 * abs(cos(3 * pi * t)) * (1 - t)
            picture[key] = item


class InTurn(Clip):
    """Several clips, one after the other."""

    def __init__(self, *clips: Clip) -> None:
        super().__init__(sum(clip.length for clip in clips))
        self.clips = clips

    @property
    def cues(self) -> list[Cue]:
        found, begin = [], 0.0
        for clip in self.clips:
            found += [(begin + seconds, sound) for seconds, sound in clip.cues]
            begin += clip.length
        return found

    def bend(self, picture: Picture, seconds: float) -> None:
        for clip in self.clips:
            if seconds <= clip.length or clip is self.clips[-1]:
                clip.bend(picture, min(seconds, clip.length))
                return
            clip.bend(picture, clip.length)
            seconds -= clip.length


class Together(Clip):
    """Several clips at once, as long as the longest of them."""

    def __init__(self, *clips: Clip) -> None:
        super().__init__(max(clip.length for clip in clips))
        self.clips = clips

    @property
    def cues(self) -> list[Cue]:
        return sorted(cue for clip in self.clips for cue in clip.cues)

    def bend(self, picture: Picture, seconds: float) -> None:
        for clip in self.clips:
            if isinstance(clip, Fly) and seconds > clip.length:
                continue
            clip.bend(picture, min(seconds, clip.length))
