"""The flowers: each colour has a shape of its own."""

from __future__ import annotations

import math

from assets.pipeline.materials import Mat, flat, metal, paint
from assets.pipeline.outline import petal, turned
from assets.pipeline.shapes import Shaper

from .palette import FLOWERS

BADGE_GREEN, BADGE_DARK = "#3E6B4A", "#3A2E4A"


def _enamel(colour: str) -> Mat:
    return Mat(colour, 0.45, coat=0.3, bump=0.04, vary=0.05, crevice=0.6)


def sunflower(m: Shaper, r: float, h: float) -> None:
    """Yellow: twelve narrow petals, a big dark heart."""
    for i in range(12):
        m.prism(
            turned(petal(r, r * 0.17), 30 * i),
            h,
            _enamel(FLOWERS["yellow"]),
            z=0.01 * (i % 2),
            bevel=0.006,
        )
    m.ball(0, 0, h, r * 0.42, Mat("#6B3A17", 0.8, bump=0.5), (1, 1, 0.45), sides=20)


def forget_me_not(m: Shaper, r: float, h: float) -> None:
    """Blue: five round petals, a yellow heart."""
    for i in range(5):
        a = 2 * math.pi * i / 5 + math.pi / 2
        spot = (math.cos(a) * r * 0.58, math.sin(a) * r * 0.58, 0.004 * i)
        m.cylinder(*spot, r * 0.42, h, _enamel(FLOWERS["blue"]), sides=22, bevel=0.008)
    m.ball(0, 0, h, r * 0.26, paint("#FFD54A"), (1, 1, 0.6), sides=16)


def hibiscus(m: Shaper, r: float, h: float) -> None:
    """Red: three broad pointed petals and a long stamen."""
    rim = _enamel("#FFE6DA")  # red on green has no contrast for many eyes: a pale edge gives it
    for i in range(3):
        edge = turned(petal(r * 1.13, r * 0.57, 0.72), 120 * i + 90)
        m.prism(edge, h * 0.6, rim, bevel=0.004)
    for i in range(3):
        shape = turned(petal(r * 1.0, r * 0.42, 0.72), 120 * i + 90)
        m.prism(shape, h, _enamel(FLOWERS["red"]), z=0.006 * (i + 1), bevel=0.006)
    m.ball(0, 0, h, r * 0.2, paint("#7A1212"), (1, 1, 0.6), sides=14)
    m.tube(
        [(0, 0, h), (r * 0.1, r * 0.25, h + 0.03), (r * 0.15, r * 0.5, h + 0.04)],
        r * 0.1,
        paint("#FFD54A"),
    )


def jasmine(m: Shaper, r: float, h: float) -> None:
    """White: a star of six pointed petals."""
    for i in range(6):
        shape = turned(petal(r * 1.02, r * 0.27, 0.8), 60 * i + 90)
        m.prism(shape, h, _enamel(FLOWERS["white"]), z=0.004 * (i % 2), bevel=0.006)
    m.ball(0, 0, h, r * 0.22, paint("#F2B91E"), (1, 1, 0.6), sides=14)


def any_flower(m: Shaper, r: float, h: float) -> None:
    """Any: four discs in the four colours."""
    for i, kind in enumerate(("yellow", "blue", "red", "white")):
        a = 2 * math.pi * i / 4 + math.pi / 4
        spot = (math.cos(a) * r * 0.52, math.sin(a) * r * 0.52, 0.0)
        m.cylinder(*spot, r * 0.47, h, _enamel(FLOWERS[kind]), sides=22, bevel=0.008)
    m.ball(0, 0, h, r * 0.24, flat("#1E1A1C", 0.4), (1, 1, 0.6), sides=14)


SHAPES = {
    "yellow": sunflower,
    "blue": forget_me_not,
    "red": hibiscus,
    "white": jasmine,
    "any": any_flower,
}


def flower(m: Shaper, kind: str, radius: float, height: float = 0.03) -> None:
    """A flower lying in the local XY plane."""
    SHAPES[kind](m, radius, height)


def badge(m: Shaper, kind: str, radius: float) -> None:
    """A flower on a brass-rimmed enamel disc, lying in the local XY plane."""
    ground = BADGE_DARK if kind == "any" else BADGE_GREEN
    m.cylinder(0, 0, -0.05, radius * 1.07, 0.05, Mat(ground, 0.4, coat=0.3), sides=40, bevel=0.012)
    m.ring(0, 0, -0.005, radius, radius * 0.11, metal("#EAB94A"), sides=44)
    with m.at(z=0.002):
        flower(m, kind, radius * 0.84)
