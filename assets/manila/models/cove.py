"""The pirates' cove and the life of the bay: skull rock, mangroves, gulls, turtles."""

from __future__ import annotations

import math

from assets.pipeline.materials import Mat, flat, leaf, paint, stone, wood
from assets.pipeline.outline import smooth
from assets.pipeline.shapes import Shaper

from .things import chest

ROCK = [Mat(c, 0.9, bump=0.7, scale=4, vary=0.22) for c in ("#8C7A66", "#7A6A5A", "#9C8A72")]
CAVE = flat("#1E1416", 0.9)
BOULDERS = (  # x, y, z, radius, breadth, height
    (0, 0, 0.05, 0.75, 1.3, 0.42),
    (-0.55, 0.25, 0.2, 0.42, 1.1, 0.9),
    (0.1, 0.42, 0.42, 0.55, 1.15, 1.05),
    (0.62, 0.22, 0.22, 0.4, 1.1, 0.95),
    (-0.2, 0.5, 0.75, 0.34, 1, 1.0),
    (0.35, 0.5, 0.7, 0.28, 1, 1.0),
    (-0.95, -0.05, 0.0, 0.3, 1.2, 0.6),
    (0.98, -0.02, 0.0, 0.32, 1.1, 0.6),
)


def skull_rock(m: Shaper) -> None:
    """A rock with a cave like a skull's mouth, two torches without their flames, treasure."""
    for i, (x, y, z, r, broad, high) in enumerate(BOULDERS):
        m.ball(x, y, z, r, ROCK[i % 3], (broad, 1, high), (0, 0, i * 37), 18)
    for s in (-1, 1):
        m.ball(0.08 + s * 0.19, -0.08, 0.62, 0.12, CAVE, (1, 0.5, 1.1), sides=16)
    m.ball(0.08, -0.16, 0.44, 0.05, CAVE, (0.8, 0.5, 1.2), sides=12)
    m.ball(0.08, -0.28, 0.16, 0.27, CAVE, (1.25, 0.55, 0.75), sides=20)
    for k in range(5):
        m.box(-0.12 + 0.1 * k, -0.36, 0.29, 0.065, 0.05, 0.1, stone("#E3D6BC"), 0.02)
    for x in (-0.5, 0.62):
        m.cylinder(x, -0.4, 0.05, 0.028, 0.5, wood("#4A2E1A", "z"), sides=8)
        m.lathe([(0.03, 0), (0.075, 0.08), (0.06, 0.09)], Mat("#3A3A3C", 0.4), x, -0.4, 0.5, 14)
    with m.at(0.4, -0.52, 0.06, scale=0.85):
        chest(m, open_lid=False)


def boulders(m: Shaper, count: int, spread: float) -> None:
    """Some rocks in the shallows."""
    for k in range(count):
        a, r = 2.4 * k, spread * math.sqrt((k + 0.5) / count)
        size = m.rng.uniform(0.09, 0.2)
        place = (r * math.cos(a), r * math.sin(a) * 0.7, 0.0)
        m.ball(*place, size, ROCK[k % 3], (1.3, 1, 0.75), (0, 0, 50 * k), 14)


def mangrove(m: Shaper) -> None:
    """A round crown on arching roots that stand in the water."""
    for turn in range(0, 360, 45):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        root = [(0, 0, 0.42), (0.14 * c, 0.14 * s, 0.38), (0.3 * c, 0.26 * s, -0.2)]
        m.tube(smooth(root, 4), 0.024, wood("#6B4A32", "z"), 6)
    crown = (
        (0, 0, 0.62, 0.27, "#5E8F3A"),
        (0.24, -0.06, 0.5, 0.2, "#6F9E3F"),
        (-0.23, -0.04, 0.52, 0.21, "#4F8038"),
        (0.03, -0.18, 0.5, 0.2, "#7AAA48"),
        (0.02, 0.14, 0.74, 0.19, "#86B04A"),
    )
    for x, y, z, r, colour in crown:
        m.ball(x, y, z, r, leaf(colour), (1, 1, 0.8), sides=14)


def gull(m: Shaper) -> None:
    """A gliding gull."""
    white, tips = paint("#FFFDF6"), paint("#8C979C")
    m.ball(0, 0, 0, 0.11, white, (2.0, 0.8, 0.75), sides=14)
    m.ball(0.2, 0, 0.05, 0.075, white, sides=12)
    m.cylinder(0.26, 0, 0.04, 0.022, 0.09, paint("#F2A12E"), top=0.004, sides=8, rot=(0, 90, 0))
    for s in (-1, 1):
        rows = [[_feather(s, k, back) for k in range(4)] for back in (0, 0.12, 0.22)]
        m.sheet(rows, white, 0.02)
        m.sheet([[(x - 0.01, y, z + 0.012) for x, y, z in row[2:]] for row in rows], tips, 0.018)


def _feather(side: int, k: int, back: float) -> tuple[float, float, float]:
    return 0.1 - 0.015 * k * k - back, side * (0.06 + 0.2 * k), 0.04 + 0.13 * math.sin(k)


def turtle(m: Shaper) -> None:
    """A sea turtle at the surface."""
    shell = Mat("#5E8F3A", 0.4, coat=0.4, bump=0.4, scale=6, vary=0.2)
    m.ball(0, 0, 0, 0.2, shell, (1.2, 1, 0.45), sides=20)
    m.ball(0.28, 0, 0, 0.08, paint("#8FB45A"), sides=12)
    for x, y, turn in (
        (0.14, 0.2, 40),
        (0.14, -0.2, -40),
        (-0.18, 0.17, 140),
        (-0.18, -0.17, -140),
    ):
        m.ball(x, y, -0.02, 0.11, paint("#7FA84E"), (1.3, 0.6, 0.25), (0, 0, turn), 12)
