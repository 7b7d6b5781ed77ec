"""Cubans with goods of their own: tobacco, sugar cane, fruit, wood."""

from __future__ import annotations

import math

from assets.pipeline.houses import log
from assets.pipeline.materials import Mat, lamp, metal, paint, rough, wood
from assets.pipeline.outline import smooth
from assets.pipeline.shapes import Shaper

from .doll import LOOK_UP, arm, blade, body, hat, head, plinth
from .palette import GOLD, SKIN
from .tobacco import hanging_leaf

HAIR = Mat("#1C120E", 0.45, coat=0.4, bump=0.15)
FRUIT_SKIN = 14


def pedro(m: Shaper) -> None:
    """Tobacco dealer: white suit, panama, a cigar, a bundle of leaves."""
    plinth(m, "white")
    suit = paint("#FBF3E0")
    z = body(m, suit, hip=0.29, belt="#8A5A30")
    head(m, z, 2, moustache=True)
    hat(m, z + 0.12, 0.33, (0.18, 0.18), "#F6EBCF", "#2E7A4D")
    m.prism(
        [(-0.05, 0), (0.05, 0), (0, -0.28)],
        0.02,
        paint("#2E7A4D"),
        0,
        -0.215,
        0.72,
        0.004,
        (78, 0, 0),
    )
    for s in (-1, 1):
        m.tube(
            [(s * 0.03, -0.2, 0.7), (s * 0.1, -0.22, 0.55), (s * 0.05, -0.27, 0.42)],
            0.014,
            paint("#D9CBA6"),
        )
    m.tube([(0.03, -0.2, z - 0.085), (0.12, -0.35, z - 0.11)], [0.03, 0.038], paint("#5B3218"))
    m.ball(0.124, -0.356, z - 0.112, 0.037, lamp("#FF4A10", 1.4), sides=10)
    arm(m, 1, suit, (0.35, -0.32, 0.66), 2)
    arm(m, -1, suit, (-0.3, -0.28, 0.5), 2)
    with m.at(0.37, -0.34, 0.66, rx=-18):
        for x, angle, length in ((-0.04, 22, 0.54), (0.04, -22, 0.54), (0, 0, 0.6)):
            with m.at(x, 0, 0, ry=angle):
                hanging_leaf(m, length, 0.13, 0.05)
        m.ring(0, 0, -0.03, 0.055, 0.022, paint("#C4231F"), sides=16)


def jose(m: Shaper) -> None:
    """Cane farmer: a big straw hat, cane taller than himself, a machete."""
    plinth(m, "yellow")
    z = body(m, paint("#E9C65A"), belt="#7A4A25")
    head(m, z, 1)
    hat(m, z + 0.1, 0.37, (0.18, 0.17), "#E6C069", "#B3442A", dome=True, droop=-0.01, tilt=30)
    m.lathe([(0.15, 0), (0.18, 0.01), (0.13, 0.07), (0.1, 0.075)], paint("#C8322B"), z=z - 0.24)
    for dx, lean, high in ((-0.1, -7, 0.98), (-0.04, -2, 1.12), (0.03, 3, 0.92)):
        with m.at(0.44 + dx, -0.1, 0.1, ry=lean):
            _cane(m, high)
    arm(m, 1, paint("#F4E6C0"), (0.36, -0.16, 0.62), 1)
    arm(m, -1, paint("#F4E6C0"), (-0.34, -0.28, 0.5), 1)
    with m.at(-0.34, -0.32, 0.52, ry=-20, rx=12):
        m.box(0, 0, -0.08, 0.05, 0.045, 0.16, wood("#5B3218", "z"), 0.012)
        knife = [(-0.03, 0.08), (0.035, 0.08), (0.09, 0.46), (0.05, 0.56), (-0.03, 0.52)]
        m.prism(
            knife, 0.02, Mat("#E8EEF0", 0.25, 0.5, coat=0.4, bump=0), bevel=0.003, rot=(90, 0, 0)
        )


def _cane(m: Shaper, high: float) -> None:
    green = Mat("#8CB63C", 0.4, coat=0.3, vary=0.15)
    for k in range(5):
        m.cylinder(0, 0, k * high / 5, 0.042, high / 5 - 0.012, green, sides=12, bevel=0.008)
        m.cylinder(0, 0, k * high / 5 - 0.012, 0.034, 0.014, paint("#E9DFA0"), sides=10)
    for a in (-60, 60, 180):
        blade(m, (0, 0, high - 0.05), (0.3, 0.038), "#6FA034", (35, 0, a), 0.14)


def conchita(m: Shaper) -> None:
    """Fruit seller: a heaped basket on her head."""
    plinth(m, "red")
    z = body(m, paint("#F2E3C4"), hip=0.32)
    head(m, z, 1, lips="#C2222B")
    m.lathe(
        [(0.305, 0), (0.325, 0.02), (0.29, 0.14), (0.27, 0.13)], paint("#D9262E"), z=0.13, sides=40
    )
    m.lathe(
        [(0.25, 0.22), (0.275, 0.23), (0.23, 0.33), (0.21, 0.32)],
        paint("#F29F1F"),
        z=0.11,
        sides=40,
    )
    m.ball(0, 0.075, z + 0.03, 0.205, HAIR, sides=26)
    for s in (-1, 1):
        m.ring(s * 0.205, -0.02, z - 0.09, 0.052, 0.014, metal(GOLD), (90, 0, 0), 20)
    m.lathe(
        [(0.19, -0.06), (0.213, -0.05), (0.205, 0.03), (0.18, 0.04)],
        paint("#D9262E"),
        0,
        0.05,
        z + 0.15,
    )
    with m.at(0, 0.02, z + 0.17):
        _fruit_basket(m)
    arm(m, 1, paint(SKIN[1]), (0.35, -0.22, 0.56), 1)
    arm(m, -1, paint(SKIN[1]), (-0.31, -0.05, 1.06), 1)
    m.ball(
        0.36,
        -0.27,
        0.63,
        0.092,
        Mat("#F08A1D", 0.4, coat=0.4, bump=0.12, scale=FRUIT_SKIN),
        sides=18,
    )
    blade(m, (0.36, -0.27, 0.71), (0.11, 0.035), "#4E8A3A", (20, 0, 40), 0.03)


def _fruit_basket(m: Shaper) -> None:
    weave = Mat("#B9803F", 0.8, bump=0.6, scale=14, vary=0.15)
    m.lathe(
        smooth(
            [(0, 0), (0.18, 0), (0.28, 0.1), (0.31, 0.14), (0.28, 0.14), (0.2, 0.09), (0, 0.08)], 4
        ),
        weave,
        sides=32,
    )
    heap = (
        (-0.15, -0.11, 0.17, 0.1, "#F08A1D"),
        (0.05, -0.17, 0.17, 0.095, "#D8322C"),
        (0.18, -0.02, 0.18, 0.09, "#F08A1D"),
        (-0.02, 0.06, 0.22, 0.1, "#F08A1D"),
        (-0.19, 0.07, 0.18, 0.09, "#8DB63C"),
        (0.02, -0.05, 0.28, 0.085, "#F2C12E"),
    )
    for x, y, z, r, colour in heap:
        m.ball(x, y, z, r, Mat(colour, 0.4, coat=0.4, bump=0.12, scale=FRUIT_SKIN), sides=18)
    for dx in (0, 0.08):
        _banana(m, dx)
    _pineapple(m)


def _banana(m: Shaper, dx: float) -> None:
    bend = [
        (0.1 + dx, 0.03, 0.2),
        (0.15 + dx, -0.05, 0.3),
        (0.16 + dx, -0.15, 0.33),
        (0.12 + dx, -0.24, 0.3),
    ]
    radii = [0.03, 0.04, 0.05, 0.055, 0.057, 0.058, 0.057, 0.055, 0.053, 0.05, 0.042, 0.03, 0.014]
    m.tube(smooth(bend, 4), radii, paint("#F7D23E"), 10)


def _pineapple(m: Shaper) -> None:
    rind = Mat("#C98A2B", 0.6, bump=0.6, scale=16, vary=0.2)
    m.cylinder(-0.06, 0.12, 0.18, 0.08, 0.18, rind, top=0.055, sides=16)
    for a in range(0, 360, 60):
        blade(m, (-0.06, 0.12, 0.34), (0.17, 0.035), "#4E8A3A", (48, 0, a), 0.05)


def miguel(m: Shaper) -> None:
    """Woodcutter: a beard, a red cap, an axe on the shoulder, a log under the arm."""
    plinth(m, "blue")
    shirt = paint("#3B77B5")
    z = body(m, shirt, hip=0.3, chest=0.17, belt="#5B3218")
    _checks(m)
    beard = rough("#4A2C18", 0.5, 16)
    head(m, z, 0, brows="#4A2C18")
    m.ball(0, -0.06, z - 0.13, 0.175, beard, (1, 0.9, 0.8), sides=24)
    with m.at(0, 0, z, rx=LOOK_UP):
        m.ball(0, -0.2, -0.075, 0.036, paint("#8A3A2A"), (1.3, 0.5, 0.5), sides=10)
    cap = rough("#C8342A", 0.4, 14)
    m.lathe(
        smooth([(0.215, 0), (0.21, 0.08), (0.13, 0.18), (0, 0.21)], 4),
        cap,
        0,
        0.045,
        z + 0.09,
        32,
        (LOOK_UP, 0, 0),
    )
    m.ring(0, 0.04, z + 0.1, 0.205, 0.042, rough("#F3E6CC", 0.4), (LOOK_UP, 0, 0))
    m.ball(0, 0.12, z + 0.3, 0.06, rough("#F3E6CC", 0.4), sides=14)
    with m.at(0.3, -0.26, 0.3, ry=8, rx=-6):
        _axe(m)
    arm(m, 1, shirt, (0.31, -0.29, 0.5), 0)
    arm(m, -1, shirt, (-0.3, -0.28, 0.4), 0)
    log(m, -0.34, -0.2, 0.38, 0.5, 0.11, 70)


def _checks(m: Shaper) -> None:
    dark = paint("#1F4A7A")
    for z, r in ((0.44, 0.26), (0.55, 0.232), (0.66, 0.208)):
        m.lathe([(r, 0), (r + 0.012, 0.01), (r - 0.002, 0.045), (r - 0.012, 0.045)], dark, z=z)
    for a in range(0, 360, 45):
        spot = (math.cos(math.radians(a)) * 0.238, math.sin(math.radians(a)) * 0.238, 0.37)
        m.box(*spot, 0.03, 0.035, 0.34, dark, 0.004, (0, -14, a))


def _axe(m: Shaper) -> None:
    steel = Mat("#E3E8EA", 0.25, 0.5, coat=0.4, bump=0.02)
    m.cylinder(0, 0, -0.16, 0.03, 0.9, wood("#B9803F", "z"), sides=14)
    back = [(-0.07, -0.07), (0.06, -0.06), (0.06, 0.06), (-0.07, 0.07)]
    m.prism(back, 0.09, metal("#6A7076", 0.4), 0, 0.045, 0.64, 0.008, (90, 0, 0))
    edge = [(0.05, -0.06), (0.16, -0.15), (0.21, 0), (0.16, 0.15), (0.05, 0.06)]
    m.prism(edge, 0.05, steel, 0, 0.025, 0.64, 0.008, (90, 0, 0))
