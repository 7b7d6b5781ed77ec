"""What lives in the night of Cargo Noir while nothing happens, and the dawn that ends it."""

from __future__ import annotations

from dataclasses import replace
from math import pi, sin
from typing import TYPE_CHECKING

from santiago_desktop.stage.board.clips import Clip, Item, Picture, smooth

if TYPE_CHECKING:
    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.stage.board.board_map import Point

AFLOAT = ("float", "stack", "ship")  # what rises and sinks together
RISE = 1.6  # design pixels by which ships do
BRIGHTEST = 0.85  # of a glint
SEEN = 0.5  # of the cycle that a ripple is seen
RAIN_SPRITES = 4
RAIN: tuple[Point, ...] = (  # over the sea and the islands, never over the own quay
    *((560.0, 310.0), (1000.0, 190.0), (1450.0, 330.0), (1730.0, 150.0)),
    *((730.0, 590.0), (1640.0, 640.0)),
)
GLINTS: tuple[tuple[Point, int], ...] = (  # on open water: where and in which colour
    *(((722.0, 250.0), 0), ((726.0, 345.0), 1), ((1116.0, 262.0), 2), ((1512.0, 255.0), 0)),
    *(((1516.0, 430.0), 1), ((714.0, 480.0), 1), ((708.0, 640.0), 0), ((1520.0, 655.0), 2)),
    *(((1105.0, 790.0), 2), ((730.0, 815.0), 0), ((1490.0, 822.0), 1), ((360.0, 600.0), 1)),
    *(((430.0, 345.0), 0), ((1860.0, 350.0), 0), ((1880.0, 598.0), 1), ((880.0, 782.0), 2)),
)
DROPS: tuple[Point, ...] = ((716.0, 300.0), (1508.0, 560.0), (1112.0, 812.0), (404.0, 590.0))
DAWN: Point = (1120.0, 420.0)
LANTERN: Point = (1714.0, 650.0)  # of the lighthouse at Cape Town
SWEEP = (172.0, 246.0)  # degrees, from Macao over the own quay
STEP = 12.0  # degrees from one picture of the beam to the next, which fades in as it goes out
NEAREST = 2000.0  # a depth: before all that stands on the board


def life(picture: Picture, part: float) -> Picture:
    """Ships rock on the water, each in its own time, with what they stand on."""
    found = {}
    for key, item in picture.items():
        name, _, rest = key.partition(".")
        if name in AFLOAT:
            lift = RISE * sin(2 * pi * (part + len(rest) % 7 / 7 + item.at[0] / 900))
            found[key] = replace(item, lift=item.lift + lift)
    return found


def weather(s: State, part: float) -> Picture:
    """Light on the waves; and rain, until the last round brings the morning."""
    found = {}
    for number, (at, colour) in enumerate(GLINTS):
        bright = sin(2 * pi * (part + number * 0.37))
        if bright > 0:
            found[f"glint.{number}"] = Item(f"glint_{colour}", at, 0, alpha=BRIGHTEST * bright)
    return found if over(s) else found | _rain(part)


def _rain(part: float) -> Picture:
    """Strokes of rain, and rings where single drops fall."""
    found: Picture = {}
    step = round(part * RAIN_SPRITES * 2)
    for number, at in enumerate(RAIN):
        found[f"rain.{number}"] = Item(f"rain_{(step + 3 * number) % RAIN_SPRITES}", at)
    for number, at in enumerate(DROPS):
        t = (part + number * 0.29) % 1 / SEEN
        if t < 1:
            found[f"drop.{number}"] = Item("ripple", at, 0, alpha=0.7 * (1 - t), scale=0.3 + t)
    return found


# --- the morning ---------------------------------------------------------------------------------


def over(s: State) -> bool:
    """Whether the night is over: in the last round, and afterwards."""
    return s.last_round


def dawn() -> Item:
    """Rose light over the sea."""
    return Item("dawn", DAWN, 0)


class Daybreak(Clip):
    """The rain has stopped, and it slowly grows light."""

    def bend(self, picture: Picture, seconds: float) -> None:
        item = picture.setdefault("dawn", dawn())
        item.alpha = smooth(seconds / self.length)


class Beam(Clip):
    """The lighthouse's beam sweeps once over the own ships."""

    def bend(self, picture: Picture, seconds: float) -> None:
        t = min(1.0, seconds / self.length)
        first, last = SWEEP
        steps = smooth(t) * (last - first) / STEP
        shine = min(1.0, 6 * t, 6 * (1 - t))
        for number in (int(steps), int(steps) + 1):
            share = shine * max(0.0, 1 - abs(steps - number))
            at, lift = (LANTERN[0], NEAREST), NEAREST - LANTERN[1]
            turn = first + number * STEP
            picture[f"beam.{number}"] = Item("beam", at, lift=lift, alpha=share, turn=turn)
