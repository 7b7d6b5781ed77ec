"""The pictures of the thirteen cards: one bright thing on a lacquer tile, leaning to the viewer."""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.pipeline.materials import (
    Mat,
    flat,
    glass,
    gloss,
    lamp,
    leaf,
    metal,
    paint,
    stucco,
    wood,
)
from assets.pipeline.outline import arch, rounded, smooth, star
from assets.pipeline.shapes import Shaper

from .company import cronies, militia, syndicate
from .night import AMBER, PINK, TEAL, WINDOW, rim, windows
from .ships import tug

STEEL, WHITE = Mat("#CDD6DE", 0.3, 0.35, coat=0.6, bump=0), gloss("#FFFDF4")
CROWN = Mat("#FFD75A", 0.25, 0.3, coat=0.8, bump=0, crevice=0.2)
BOTTLES = ("#FF9A3A", "#58D88A", "#F2E07A", "#FF5A5A", "#58C8FF")
CURTAIN = Mat("#D4202E", 0.75, bump=0.15, glow=0.06)
ROOF = paint("#D2603A")


def tile(m: Shaper, tone: str) -> None:
    """The dark tile on which a card's picture stands; its rim says which sort of card it is."""
    m.prism(rounded(1.12, 0.92, 0.14), 0.06, Mat("#0C1420", 0.3, coat=0.5), bevel=0.02)
    m.prism(rounded(1.02, 0.82, 0.11), 0.075, Mat("#20283C", 0.45, coat=0.3), bevel=0.008)
    edge = [(x, y, 0.07) for x, y in rounded(1.07, 0.87, 0.125)]
    m.tube([*edge, edge[0]], 0.02, lamp(tone, 1.3), 8)


def ship(m: Shaper) -> None:
    """One more ship."""
    with m.at(0.02, 0.02, 0.1, 14, 1.3):
        tug(m, gloss("#12B5AC"))


def warehouse(m: Shaper) -> None:
    """A store with its gate open and crates in the light."""
    wall = Mat("#C87044", 0.7, bump=0.2, vary=0.1)
    m.box(0, 0.12, 0.08, 0.84, 0.5, 0.4, wall, 0.012)
    slope = [(-0.46, 0), (0.46, 0), (0.46, 0.05), (0, 0.34), (-0.46, 0.05)]
    m.plate(slope, 0.54, Mat("#6690A4", 0.5, vary=0.12), 0, -0.16, 0.46, 0.01)
    m.plate([(-0.38, 0.0), (0.38, 0), (0, 0.24)], 0.02, wall, 0, -0.175, 0.47, 0.004)
    for s in (-1, 1):
        m.box(s * 0.29, -0.15, 0.1, 0.2, 0.03, 0.34, wood("#6E4A2C", "z"), 0.006)
    m.box(0, -0.14, 0.09, 0.4, 0.02, 0.34, lamp(WINDOW, 1.5), 0.004)
    for x, z in ((-0.09, 0.09), (0.1, 0.09), (0, 0.24)):
        m.box(x, -0.2, z, 0.16, 0.12, 0.14, wood("#B07A42"), 0.012)
    m.ball(0, -0.2, 0.62, 0.045, lamp(WINDOW, 4), sides=12)


def villa(m: Shaper) -> None:
    """A white house with columns, a pool and a palm."""
    with m.at(0, 0.1, 0.08, -12):
        m.box(0, 0.1, 0, 0.8, 0.4, 0.38, stucco("#FFF0DA"), 0.012)
        m.box(0, 0.12, 0.38, 0.86, 0.46, 0.05, ROOF, 0.01)
        m.box(-0.12, 0.14, 0.43, 0.44, 0.34, 0.24, stucco("#FFF0DA"), 0.012)
        m.box(-0.12, 0.14, 0.67, 0.58, 0.48, 0.05, ROOF, 0.015)
        for x in (-0.3, -0.1, 0.1, 0.3):
            m.cylinder(x, -0.2, 0, 0.032, 0.36, paint("#FFF8E6"), sides=14)
        m.box(0, -0.18, 0.35, 0.78, 0.14, 0.05, paint("#FFF8E6"), 0.01)
        for x in (-0.2, 0, 0.2):
            m.plate(arch(0.12, 0.26), 0.02, lamp(WINDOW, 1.6), x, -0.115, 0.03, 0)
        windows(m, -0.24, -0.04, 0.5, 3, 0.12, 1)
    m.prism(rounded(0.6, 0.22, 0.1), 0.03, lamp("#25B8E8", 0.9), 0.06, -0.3, 0.075, 0.006)
    m.cylinder(0.4, -0.08, 0.08, 0.025, 0.4, wood("#8A6844", "z"), sides=8)
    for k in range(6):
        c, s = math.cos(k * math.pi / 3), math.sin(k * math.pi / 3)
        frond = [(0, 0, 0.48), (0.12 * c, 0.12 * s, 0.52), (0.2 * c, 0.2 * s, 0.42)]
        with m.at(0.4, -0.08):
            m.tube(frond, [0.03, 0.03, 0.008], leaf("#4FAA68"), 6)


def yacht(m: Shaper) -> None:
    """A white motor yacht with a swept hull."""
    with m.at(-0.02, 0.02, 0.12, 14, 1.06):
        half = [(-0.5, -0.17), (0.16, -0.19), (0.4, -0.11), (0.6, 0)]
        outline = [*half, *((x, -y) for x, y in reversed(half[:-1]))]
        m.prism([(x * 0.9, y * 0.85) for x, y in outline], 0.07, gloss("#203A5E"), bevel=0.02)
        m.prism(outline, 0.13, WHITE, z=0.06, bevel=0.03)
        m.prism([(x * 0.88, y * 0.8) for x, y in outline], 0.012, wood("#B98A52", "x"), z=0.185)
        lower = [(-0.36, 0), (0.26, 0), (0.1, 0.13), (-0.34, 0.13)]
        m.plate(lower, 0.26, WHITE, 0, -0.13, 0.19, 0.015)
        pane = [(-0.3, 0.035), (0.17, 0.035), (0.08, 0.095), (-0.29, 0.095)]
        m.plate(pane, 0.27, lamp("#3A6E92", 0.5), 0, -0.135, 0.19, 0.002)
        m.box(-0.16, 0, 0.32, 0.3, 0.22, 0.025, WHITE, 0.01)
        m.box(-0.18, 0, 0.34, 0.16, 0.18, 0.07, glass(), 0.02)
        m.box(-0.2, 0, 0.41, 0.24, 0.2, 0.02, WHITE, 0.008)
        m.tube([(-0.24, 0, 0.42), (-0.3, 0, 0.62)], 0.018, metal(), 8)
        m.ball(-0.3, 0, 0.63, 0.028, lamp("#FFE6A0", 4), sides=10)


def dive_bar(m: Shaper) -> None:
    """A counter with stools and bottles under a neon sign that hangs a little crooked."""
    with m.at(0, 0.26, 0.08, rx=-16):
        m.box(0, 0.02, 0, 1.0, 0.06, 0.5, Mat("#5A2A30", 0.8, bump=0.3, vary=0.15), 0.02)
        m.box(0, -0.06, 0.27, 0.96, 0.12, 0.03, wood("#8A5A30", "x"), 0.006)
        for k in range(6):
            _bottle(m, -0.4 + 0.16 * k, -0.06, 0.3, BOTTLES[k * 3 % 5])
        _bar_sign(m)
    m.box(0, -0.06, 0.08, 1.04, 0.16, 0.24, wood("#6E4426", "z"), 0.015)
    m.box(0, -0.08, 0.32, 1.1, 0.22, 0.05, wood("#B87A42", "x"), 0.02)
    m.tube([(-0.5, -0.17, 0.16), (0.5, -0.17, 0.16)], 0.018, metal("#F0C860"), 8)
    _cocktail(m, 0.36, -0.12, 0.37)
    for x in (-0.32, 0, 0.32):
        with m.at(x, -0.33, 0.08):
            m.cylinder(0, 0, 0, 0.1, 0.02, STEEL, sides=20)
            m.cylinder(0, 0, 0.02, 0.025, 0.16, STEEL, sides=10)
            m.cylinder(0, 0, 0.17, 0.125, 0.07, gloss("#E0322E"), bevel=0.025, sides=24)


def _bottle(m: Shaper, x: float, y: float, z: float, tone: str) -> None:
    body = [(0, 0), (0.05, 0.005), (0.05, 0.1), (0.02, 0.13), (0.02, 0.175), (0, 0.175)]
    m.lathe(body, lamp(tone, 0.7), x, y, z, 14)


def _bar_sign(m: Shaper) -> None:
    """BAR in pink neon on a dark board, framed in amber."""
    letters = (
        [(-0.4, 0.05), (-0.4, 0.35), (-0.26, 0.35), (-0.2, 0.28), (-0.26, 0.21)],
        [(-0.4, 0.21), (-0.26, 0.21), (-0.18, 0.13), (-0.26, 0.05), (-0.4, 0.05)],
        [(-0.12, 0.05), (0.0, 0.35), (0.12, 0.05)],
        [(-0.08, 0.15), (0.08, 0.15)],
        [(0.21, 0.05), (0.21, 0.35), (0.35, 0.35), (0.41, 0.275), (0.35, 0.2), (0.21, 0.2)],
        [(0.29, 0.2), (0.42, 0.05)],
    )
    with m.at(0, -0.03, 0.48, ry=-4):
        m.box(0, 0, 0, 1.06, 0.06, 0.42, Mat("#10131F", 0.4, coat=0.4), 0.03)
        for path in letters:
            m.tube([(x, -0.05, z) for x, z in path], 0.032, lamp(PINK, 2.2), 8)
        rim(m, rounded(1.0, 0.38, 0.05), -0.045, 0.205, lamp(AMBER, 1.6))


def _cocktail(m: Shaper, x: float, y: float, z: float) -> None:
    glass_of = [(0.06, 0), (0.05, 0.01), (0.014, 0.02), (0.014, 0.1), (0.11, 0.2), (0, 0.19)]
    m.lathe(glass_of, lamp(TEAL, 0.9), x, y, z, 20)
    m.ball(x + 0.02, y - 0.03, z + 0.2, 0.035, gloss("#B8D040"), sides=12)


def night_club(m: Shaper) -> None:
    """A ball of mirrors above a dance floor of lit tiles."""
    tones = (PINK, TEAL, AMBER)
    for row in range(3):
        for column in range(5):
            light = lamp(tones[(column + 2 * row) % 3], 1.1 if (row + column) % 2 else 0.45)
            m.box(0.19 * (column - 2), 0.2 * (row - 1), 0.085, 0.175, 0.18, 0.03, light, 0.012)
    with m.at(0, 0.02, 0.62, 12, 1.18, rx=-8):
        m.ball(0, 0, 0, 0.31, flat("#3A4258"), (1, 1, 0.84), sides=24)
        m.cylinder(0, 0, 0.24, 0.06, 0.07, metal("#F0C050"), sides=16)
        m.cylinder(0, 0, 0.3, 0.014, 0.3, STEEL, sides=8)
        for row in range(-3, 5):
            _mirrors(m, row)
    for x, z, size in ((-0.4, 0.86, 1.0), (0.42, 0.72, 0.8), (0.34, 1.04, 0.55)):
        twinkle = star(4, 0.13 * size, 0.03 * size)
        m.prism(twinkle, 0.02, lamp("#FFF6D8", 3), x, -0.2, z, 0.004, (60, 0, 0))


def _mirrors(m: Shaper, row: int) -> None:
    """A ring of a ball's mirrors: bright, grey, dark, and some send a lamp's light back."""
    tones = ("#FFFFFF", "#B4C2D8", "#E4ECF8", "#8E9CB6", "#CDD8EA", "#F4F8FF", "#A4B2CA")
    mirrors = [*map(gloss, tones), lamp(TEAL, 1.6), lamp(PINK, 1.6)]
    rise = math.radians(20 * row)
    count = max(4, round(18 * math.cos(rise)))
    for k in range(count):
        with (
            m.at(0, 0, 0, 360 * k / count),
            m.at(0, -0.3 * math.cos(rise), 0.25 * math.sin(rise), rx=-20 * row),
        ):
            m.box(0, 0, -0.045, 0.095, 0.04, 0.085, mirrors[(2 * row + 4 * k) % 9], 0.008)


def show_business(m: Shaper) -> None:
    """A stage: red curtains drawn open, a row of bulbs, and the star in the light."""
    m.prism(rounded(1.04, 0.5, 0.1), 0.12, wood("#B4793E", "x"), 0, -0.1, 0.08, 0.02)
    m.box(0, -0.34, 0.08, 0.96, 0.04, 0.12, metal("#F0C050"), 0.012)
    with m.at(0, 0.12, 0.16, rx=-14):
        m.box(0, 0.06, 0, 1.02, 0.04, 0.74, Mat("#2A1030", 0.8), 0.01)
        m.cylinder(0, 0.03, 0.3, 0.3, 0.01, lamp("#6A3A8A", 0.9), sides=40, rot=(90, 0, 0))
        for s in (-1, 1):
            _curtain(m, s)
        pelmet = [(-0.54, 0.6), (0.54, 0.6), (0.54, 0.78), (-0.54, 0.78)]
        m.plate(pelmet, 0.1, CURTAIN, 0, -0.14, 0, 0.03)
        for k in range(6):
            m.ball(-0.45 + 0.18 * k, -0.12, 0.6, 0.09, CURTAIN, (1, 0.5, 0.8), sides=16)
        m.box(0, -0.1, 0.76, 1.14, 0.14, 0.07, metal("#F0C050"), 0.02)
        m.prism(star(5, 0.27, 0.12), 0.06, lamp("#FFB41E", 0.9), 0, -0.1, 0.31, 0.015, (90, 0, 0))
    for k in range(7):
        m.ball(-0.42 + 0.14 * k, -0.37, 0.19, 0.04, lamp("#FFE6A0", 4), sides=12)


def _curtain(m: Shaper, side: int) -> None:
    """Folds that are gathered at the height of a hand."""
    for k in range(4):
        out, waist = side * (0.5 - 0.09 * k), side * (0.51 - 0.055 * k)
        path = [(out, -0.04, 0.72), (waist, -0.05, 0.34), (side * (0.52 - 0.075 * k), -0.06, 0)]
        m.tube(smooth(path, 5), 0.058, CURTAIN, 12)
    m.tube([(side * 0.56, -0.1, 0.36), (side * 0.32, -0.12, 0.33)], 0.024, metal("#F0C050"), 10)


def paparazzi(m: Shaper) -> None:
    """A press camera with a flash that goes off."""
    with m.at(-0.04, 0, 0.02, -10):
        m.box(0, 0, 0.08, 0.66, 0.26, 0.42, paint("#39404C"), 0.04)
        m.box(0, 0, 0.38, 0.67, 0.27, 0.13, STEEL, 0.02)
        m.box(-0.2, -0.135, 0.4, 0.14, 0.02, 0.07, lamp("#8AC4E8", 0.6), 0.006)
        for radius, deep, mat in (
            (0.19, 0.16, STEEL),
            (0.15, 0.2, flat("#14181E", 0.2)),
            (0.1, 0.205, gloss("#4A86C0")),
            (0.04, 0.21, lamp("#CFEAFF", 1.2)),
        ):
            m.cylinder(0.02, -0.1, 0.25, radius, deep, mat, sides=30, rot=(90, 0, 0))
        m.cylinder(0.3, 0, 0.5, 0.03, 0.16, metal(), sides=12)
        m.lathe([(0.03, 0), (0.17, 0.06), (0.19, 0.12), (0.1, 0.06)], STEEL, 0.3, -0.04, 0.66, 26)
        m.ball(0.3, -0.06, 0.76, 0.12, lamp("#FFFDF0", 4), (1, 0.7, 1), sides=20)
        for k in range(8):
            c, s = math.cos(k * math.pi / 4), math.sin(k * math.pi / 4)
            ray = [
                (0.3 + 0.17 * c, -0.08, 0.76 + 0.17 * s),
                (0.3 + 0.26 * c, -0.08, 0.76 + 0.26 * s),
            ]
            m.tube(ray, [0.02, 0.004], lamp("#FFF3C0", 3), 6)


def bank(m: Shaper) -> None:
    """A vault's door with a great wheel."""
    with m.at(0, 0.06, 0.48, rx=64):
        m.prism(
            rounded(0.92, 0.86, 0.1), 0.08, Mat("#76848E", 0.4, 0.3, coat=0.4), z=-0.08, bevel=0.02
        )
        m.cylinder(0, 0, 0, 0.37, 0.09, STEEL, sides=44, bevel=0.02)
        m.ring(0, 0, 0.09, 0.36, 0.018, metal("#F0C050"), sides=44)
        for k in range(8):
            x, y = 0.3 * math.cos(math.pi * k / 4), 0.3 * math.sin(math.pi * k / 4)
            m.cylinder(x, y, 0.085, 0.03, 0.02, metal("#F0C050"), sides=12)
        m.cylinder(0, 0, 0.09, 0.2, 0.015, flat("#3A424C", 0.4), sides=30)
        m.ring(0, 0, 0.15, 0.16, 0.026, metal("#F8D060"), sides=30)
        for k in range(3):
            spoke = (0, 0, 60 * k)
            m.box(0, 0, 0.13, 0.42, 0.034, 0.034, metal("#F8D060"), 0.01, spoke)
        for y in (-0.24, 0.24):
            m.cylinder(-0.46, y - 0.09, 0, 0.04, 0.18, STEEL, sides=14, rot=(-90, 0, 0))


def principality(m: Shaper) -> None:
    """A crown on a cushion."""
    m.box(0, 0, 0.08, 0.76, 0.56, 0.16, Mat("#7A1E48", 0.7, bump=0.2), 0.08, segments=4)
    for x, y in ((-0.37, -0.26), (0.37, -0.26), (-0.37, 0.26), (0.37, 0.26)):
        m.ball(x, y, 0.16, 0.045, metal("#F0C050"), sides=12)
    band = [(0.27, 0), (0.29, 0.02), (0.29, 0.1), (0.27, 0.12), (0.25, 0.06)]
    m.lathe(band, CROWN, z=0.23, sides=44)
    m.ball(0, 0, 0.3, 0.22, Mat("#7A1E48", 0.8, bump=0.3), (1, 1, 0.7), sides=24)
    for k in range(7):
        with m.at(0, 0, 0.32, 360 / 7 * k):
            tooth = [(-0.1, 0), (0.1, 0), (0, 0.26)]
            m.prism(tooth, 0.03, CROWN, 0, -0.27, 0, 0.006, (84, 0, 0))
            m.ball(0, -0.27, 0.28, 0.045, gloss(("#FF5A86", "#38E0D0")[k % 2]), sides=14)
            m.ball(0, -0.29, -0.03, 0.028, gloss(("#38E0D0", "#FFFFFF")[k % 2]), sides=10)


CARDS: dict[str, tuple[Callable[[Shaper], None], str]] = {
    "ship": (ship, TEAL),
    "warehouse": (warehouse, TEAL),
    "syndicate": (syndicate, TEAL),
    "villa": (villa, AMBER),
    "yacht": (yacht, AMBER),
    "dive_bar": (dive_bar, AMBER),
    "night_club": (night_club, AMBER),
    "show_business": (show_business, PINK),
    "paparazzi": (paparazzi, PINK),
    "militia": (militia, PINK),
    "cronies": (cronies, PINK),
    "bank": (bank, PINK),
    "principality": (principality, PINK),
}


def card(m: Shaper, name: str) -> None:
    """A card's picture on its tile."""
    build, edge = CARDS[name]
    tile(m, edge)
    with m.at(scale=0.96):
        build(m)
