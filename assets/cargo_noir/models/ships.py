"""Five families' ships, each with an outline of its own, and the floats that they lie at."""

from __future__ import annotations

import math
from collections.abc import Sequence

from assets.pipeline.materials import Mat, flat, gloss, lamp, metal, paint, wood
from assets.pipeline.outline import Point, smooth, star
from assets.pipeline.players import SYMBOLS, symbol
from assets.pipeline.shapes import Shaper

from .night import FAMILIES, WINDOW

CREAM, SOOT = paint("#FFF4DE"), flat("#15181D")
PLANKS = wood("#A0744A", "x")
CABIN_LIGHT = "#FFCE7A"


def ship(m: Shaper, look: int) -> None:
    """The ship of a look: tug, launch, junk, box freighter, paddle steamer."""
    SHIPS[look](m, gloss(FAMILIES[look]))


def _badge(m: Shaper, look: int, x: float, y: float, z: float, r: float) -> None:
    """The owner's shape, cream on dark, towards the viewer."""
    m.plate(symbol(SYMBOLS[look], r * 1.3), 0.014, SOOT, x, y, z, 0.002)
    m.plate(symbol(SYMBOLS[look], r), 0.02, lamp("#FFF8E6", 0.75), x, y - 0.012, z, 0.002)


def _hull(m: Shaper, outline: Sequence[Point], body: Mat, high: float = 0.17) -> None:
    """A dark keel, the family's colour, a cream rail, planks."""
    for low, top, k, mat in (
        (0.0, 0.05, 0.86, gloss("#4A1A28")),
        (0.05, high, 1.0, body),
        (high, high + 0.035, 1.06, gloss("#FFF0D2")),
    ):
        m.prism([(x * k, y * k) for x, y in outline], top - low, mat, z=low, bevel=0.012)
    m.prism([(x * 0.9, y * 0.8) for x, y in outline], 0.015, PLANKS, z=high + 0.03, bevel=0)


def _cabin(m: Shaper, x: float, z: float, size: tuple[float, float, float], roof: Mat) -> None:
    w, d, h = size
    m.box(x, 0, z, w, d, h, CREAM, 0.02)
    m.box(x, 0, z + h * 0.4, w + 0.01, d + 0.01, h * 0.36, lamp(CABIN_LIGHT, 1.5), 0.006)
    m.box(x, 0, z + h, w + 0.04, d + 0.04, 0.03, roof, 0.01)


def _mast(m: Shaper, x: float, z: float, high: float) -> None:
    m.tube([(x, 0, z), (x, 0, z + high)], 0.012, metal("#D9A441", 0.4), 6)
    m.ball(x, 0, z + high, 0.026, lamp("#FFE6A0", 4), sides=10)


def tug(m: Shaper, body: Mat) -> None:
    """Round and stubby, with one thick round funnel."""
    bow = [(0.1, -0.16), (0.27, -0.11), (0.36, 0), (0.27, 0.11), (0.1, 0.16)]
    stern = [(-0.24, 0.16), (-0.34, 0.09), (-0.34, -0.09), (-0.24, -0.16)]
    _hull(m, [*bow, *stern], body)
    _cabin(m, 0.08, 0.2, (0.22, 0.2, 0.17), body)
    m.cylinder(-0.15, 0, 0.2, 0.125, 0.32, body, sides=28)
    m.cylinder(-0.15, 0, 0.47, 0.13, 0.07, SOOT, sides=28)
    m.ring(-0.15, 0, 0.46, 0.128, 0.014, metal("#F0C050"), sides=28)
    _badge(m, 0, -0.15, -0.135, 0.34, 0.07)
    _mast(m, 0.17, 0.38, 0.18)
    for s in (-1, 1):
        m.ring(0.2 * s, -0.165, 0.12, 0.04, 0.018, flat("#191A1F", 0.7), (90, 0, 0), 16)
    m.ball(0.34, 0, 0.21, 0.03, lamp("#FFE6A0", 2), sides=8)


def launch(m: Shaper, body: Mat) -> None:
    """Long and sharp, a raked screen, a diamond on its mast."""
    outline = [(-0.36, -0.13), (0.1, -0.14), (0.46, 0), (0.1, 0.14), (-0.36, 0.13)]
    _hull(m, outline, body, 0.14)
    screen = [(-0.2, 0), (0.16, 0), (0.02, 0.14), (-0.16, 0.14)]
    m.plate(screen, 0.2, CREAM, 0, -0.1, 0.16, 0.012)
    glass = [(-0.15, 0.04), (0.1, 0.04), (0.01, 0.115), (-0.13, 0.115)]
    m.plate(glass, 0.21, lamp(CABIN_LIGHT, 1.5), 0, -0.105, 0.16, 0.002)
    m.box(-0.09, 0, 0.3, 0.2, 0.22, 0.025, body, 0.01)
    m.tube([(-0.1, 0, 0.3), (-0.14, 0, 0.62)], 0.014, metal("#D9A441", 0.4), 6)
    diamond = [(0.13, 0), (0, 0.165), (-0.13, 0), (0, -0.165)]
    m.plate(diamond, 0.03, body, -0.12, -0.03, 0.53, 0.006)
    _badge(m, 1, -0.12, -0.045, 0.53, 0.06)
    m.ball(-0.14, 0, 0.72, 0.026, lamp("#FFE6A0", 4), sides=10)
    for s in (-1, 1):
        m.cylinder(-0.37, s * 0.06, 0.06, 0.035, 0.06, SOOT, sides=12, rot=(0, -90, 0))
    m.ball(0.43, 0, 0.17, 0.028, lamp("#FFE6A0", 2), sides=8)


def junk(m: Shaper, body: Mat) -> None:
    """High at both ends, under one triangular sail."""
    rings = []
    for x, w, low, top in (
        (-0.38, 0.11, 0.1, 0.3),
        (-0.24, 0.15, 0.02, 0.2),
        (0.08, 0.16, 0.0, 0.17),
        (0.28, 0.09, 0.05, 0.23),
        (0.4, 0.02, 0.14, 0.3),
    ):
        half = [(x, -w, top), (x, -w * 0.8, (low + top) / 2), (x, -w * 0.35, low)]
        rings.append([*half, *((a, -b, c) for a, b, c in reversed(half))])
    m.hull(rings, body, bevel=0.008)
    for side in (0, -1):
        m.tube(smooth([r[side] for r in rings], 4), 0.02, gloss("#FFF0D2"), 8)
    m.box(-0.27, 0, 0.2, 0.16, 0.2, 0.1, CREAM, 0.012)
    m.box(-0.27, 0, 0.23, 0.17, 0.21, 0.04, lamp(CABIN_LIGHT, 1.5), 0.004)
    m.tube([(0.02, 0, 0.12), (0.02, 0, 0.84)], 0.016, PLANKS, 8)
    sail = [(-0.24, 0), (0.32, 0), (0.04, 0.56)]
    m.plate(sail, 0.02, body, 0, -0.03, 0.26, 0.006)
    for t in (0.25, 0.5, 0.75):
        left, right = -0.24 + 0.28 * t, 0.32 - 0.28 * t
        m.tube([(left, -0.045, 0.26 + 0.56 * t), (right, -0.045, 0.26 + 0.56 * t)], 0.01, PLANKS, 6)
    _badge(m, 2, 0.04, -0.05, 0.43, 0.085)
    m.ball(0.02, 0, 0.86, 0.026, lamp("#FFE6A0", 4), sides=10)


def freighter(m: Shaper, body: Mat) -> None:
    """Square all over: a box of a hull, stacked boxes, a square bridge."""
    outline = [(-0.36, -0.15), (0.34, -0.15), (0.39, 0), (0.34, 0.15), (-0.36, 0.15)]
    _hull(m, outline, body, 0.15)
    _cabin(m, -0.24, 0.18, (0.17, 0.24, 0.26), body)
    m.box(-0.24, 0, 0.46, 0.1, 0.12, 0.12, SOOT, 0.008)
    boxes = (
        (0.0, 0.18, "#E0B048"),
        (0.19, 0.18, FAMILIES[3]),
        (0.0, 0.34, FAMILIES[3]),
        (0.19, 0.34, "#E8DCC4"),
        (0.0, 0.5, "#C85A48"),
    )
    for x, z, tone in boxes:
        m.box(x, 0, z, 0.175, 0.24, 0.15, paint(tone), 0.012)
        for i in range(4):
            m.box(x - 0.06 + 0.04 * i, -0.122, z + 0.02, 0.014, 0.01, 0.11, paint(tone), 0.002)
    _badge(m, 3, 0.0, -0.13, 0.415, 0.062)
    _mast(m, 0.33, 0.18, 0.16)


def steamer(m: Shaper, body: Mat) -> None:
    """Two thin funnels before a star-spoked paddle wheel."""
    outline = [(-0.3, -0.13), (0.2, -0.13), (0.36, 0), (0.2, 0.13), (-0.3, 0.13)]
    _hull(m, outline, body, 0.13)
    _cabin(m, 0.0, 0.16, (0.4, 0.2, 0.12), body)
    _cabin(m, 0.02, 0.3, (0.22, 0.16, 0.09), body)
    for x in (0.08, 0.2):
        m.cylinder(x, 0, 0.3, 0.04, 0.32, SOOT, sides=14)
        m.ring(x, 0, 0.61, 0.045, 0.016, metal("#F0C050"), sides=18)
    with m.at(-0.3, -0.15, 0.22, rx=90):
        m.prism(star(10, 0.23, 0.19), 0.05, body, z=0, bevel=0.004)
        m.ring(0, 0, 0.05, 0.2, 0.02, gloss("#FFF0D2"), sides=30)
        m.prism(star(5, 0.17, 0.07, 90), 0.03, lamp("#FFF8E6", 0.75), z=0.05, bevel=0.003)
    m.ball(0.34, 0, 0.17, 0.028, lamp(WINDOW, 2), sides=8)


SHIPS = (tug, launch, junk, freighter, steamer)


def mooring(m: Shaper, look: int) -> None:
    """A round float with the family's rim; four lights tell it from the water."""
    m.cylinder(0, 0, -0.05, 0.27, 0.09, wood("#7A5230", "x"), sides=40, bevel=0.012)
    bright = Mat(FAMILIES[look], 0.3, coat=0.6, bump=0, glow=0.3)
    m.ring(0, 0, 0.03, 0.262, 0.036, bright, sides=44)
    m.cylinder(0, 0, 0.04, 0.2, 0.015, wood("#A0744A", "x"), sides=32, bevel=0)
    for k in range(4):
        a = math.tau * (k + 0.5) / 4
        m.ball(0.262 * math.cos(a), 0.262 * math.sin(a), 0.06, 0.022, lamp("#FFF0D0", 3), sides=8)
