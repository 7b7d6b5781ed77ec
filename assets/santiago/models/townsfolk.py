"""Cubans of the town: dancer, musician, fence, lawyer, pickpocket."""

from __future__ import annotations

import math

from assets.pipeline.houses import sack
from assets.pipeline.materials import Mat, flat, metal, paint, rough, wood
from assets.pipeline.outline import rounded, smooth
from assets.pipeline.shapes import Shaper

from .doll import LOOK_UP, arm, body, hat, head, plinth
from .flowers import flower
from .palette import GOLD, SKIN

HAIR = Mat("#1C120E", 0.45, coat=0.4, bump=0.15)
FRUIT_SKIN = 14


def maria(m: Shaper) -> None:
    """Dancer: a flounced dress, a hibiscus in her hair, castanets in raised hands."""
    plinth(m, "red")
    red, white = "#D9262E", "#F8EEDA"
    flounces = (
        (0.45, 0.0, 0.34, 0.17, red),
        (0.37, 0.12, 0.27, 0.29, white),
        (0.3, 0.24, 0.19, 0.42, red),
    )
    with m.at(z=0.11):
        for r0, z0, r1, z1, colour in flounces:
            _flounce(m, r0, z0, r1, z1, colour)
        bodice = [(0.2, 0.36), (0.15, 0.46), (0.17, 0.6), (0.1, 0.68), (0, 0.7)]
        m.lathe(smooth(bodice, 5), paint(red), sides=32)
    z, skin = 0.97, paint(SKIN[2])
    m.cylinder(0, 0, 0.76, 0.07, 0.1, skin, sides=16)
    head(m, z, 2, lips="#B3121B")
    m.ball(0, 0.075, z + 0.055, 0.208, HAIR, (1.04, 0.95, 1), sides=30)
    m.ball(0, 0.14, z + 0.25, 0.105, HAIR, sides=20)
    with m.at(0.16, -0.11, z + 0.15, rx=55, rz=30):
        flower(m, "red", 0.13)
    for side, hand in ((1, (0.4, -0.06, 1.12)), (-1, (-0.4, -0.14, 0.58))):
        arm(m, side, skin, hand, 2, 0.72)
        x, y, h = hand
        m.cylinder(x, y - 0.05, h + 0.04, 0.062, 0.035, wood("#5B3218"), sides=18, rot=(70, 0, 0))


def _flounce(m: Shaper, r0: float, z0: float, r1: float, z1: float, colour: str) -> None:
    rows = []
    middle = ((r0 + r1) / 2, (z0 + z1) / 2)
    for r, z, wave in (
        (r0, z0, 0.035),
        (r0 * 0.93, z0 + 0.03, 0.03),
        (*middle, 0.012),
        (r1, z1, 0),
    ):
        row = []
        for k in range(72):
            a = 2 * math.pi * k / 72
            radius = r + wave * math.cos(12 * a)
            row.append((radius * math.cos(a), radius * math.sin(a), z))
        rows.append(row)
    m.sheet(rows, paint(colour), 0.012, closed=True)


def martinez(m: Shaper) -> None:
    """Musician: a guitar across the chest, a straw hat with a dark band."""
    plinth(m, "blue")
    z = body(m, paint("#2D6FB8"), belt="#1F3550")
    head(m, z, 1, moustache=True)
    hat(m, z + 0.12, 0.3, (0.175, 0.17), "#F4E8CC", "#2A2A2E")
    m.lathe([(0.15, 0), (0.18, 0.01), (0.13, 0.07), (0.1, 0.075)], paint("#D8322C"), z=z - 0.24)
    with m.at(0.02, -0.31, 0.48, ry=-58):
        _guitar(m)
    arm(m, 1, paint("#F7EFDC"), (0.2, -0.41, 0.54), 1)
    arm(m, -1, paint("#F7EFDC"), (-0.29, -0.38, 0.68), 1)


def _guitar(m: Shaper) -> None:
    half = [
        (0, -0.3),
        (0.17, -0.27),
        (0.21, -0.15),
        (0.13, -0.02),
        (0.15, 0.1),
        (0.1, 0.18),
        (0, 0.2),
    ]
    outline = smooth([*half, *[(-x, y) for x, y in reversed(half[:-1])]], 4)[:-1]
    shape = [(float(x), float(y)) for x, y in outline]
    dark = paint("#3A1D0C")
    m.prism(
        [(x * 1.04, y * 1.04) for x, y in shape],
        0.07,
        paint("#6B3514"),
        0,
        -0.02,
        0,
        0.01,
        (90, 0, 0),
    )
    m.prism(shape, 0.1, Mat("#D98A34", 0.3, coat=0.6, vary=0.1), bevel=0.02, rot=(90, 0, 0))
    m.cylinder(0, -0.095, 0, 0.07, 0.012, flat("#20120A", 0.8), sides=24, rot=(90, 0, 0))
    m.ring(0, -0.105, 0, 0.074, 0.013, paint("#F3DDAF"), (90, 0, 0), 28)
    m.box(0, -0.1, -0.2, 0.15, 0.03, 0.035, dark, 0.006)
    m.box(0, -0.085, 0.14, 0.06, 0.04, 0.46, dark, 0.008)
    m.box(0, -0.08, 0.58, 0.095, 0.05, 0.13, paint("#8A4B20"), 0.012)
    for x in (-0.015, 0, 0.015):
        m.box(x, -0.112, -0.18, 0.005, 0.004, 0.74, metal("#F3E6C0", 0.3), 0)


def pablo(m: Shaper) -> None:
    """Fence: sunglasses, a trench coat held wide open, watches and pearls inside, a loot sack."""
    plinth(m, "yellow")
    trench = paint("#C29A5B")
    z = body(m, paint("#2B2733"), hip=0.22, chest=0.16)
    shirt = [(-0.085, 0), (0.085, 0), (0, -0.3)]
    m.prism(shirt, 0.02, paint("#FFFBEF"), 0, -0.2, 0.76, 0.004, (76, 0, 0))
    m.lathe([(0.17, 0), (0.24, 0.02), (0.23, 0.09), (0.17, 0.08)], trench, z=z - 0.26)
    head(m, z, 0, brows=None)
    _sunglasses(m, z)
    hat(m, z + 0.12, 0.29, (0.185, 0.19), "#8A6534", "#2B2733", tilt=30)
    for side in (-1, 1):
        with m.at(side * 0.13, -0.24, 0.14, rx=-20):
            _coat_half(m, side, trench)
        arm(m, side, trench, (side * 0.58, -0.06, 0.72), 0, 0.66)
    sack(m, 0.4, -0.36, 0.1, 1.15, "#B98F55")


def _sunglasses(m: Shaper, z: float) -> None:
    lens = Mat("#0E0D12", 0.1, coat=1, bump=0, crevice=0)
    with m.at(0, 0, z, rx=LOOK_UP):
        for s in (-1, 1):
            m.ball(s * 0.082, -0.192, 0.012, 0.076, lens, (1, 0.4, 0.8), sides=18)
        m.box(0, -0.2, 0.02, 0.36, 0.03, 0.03, lens, 0.008)


def _coat_half(m: Shaper, side: int, cloth: Mat) -> None:
    """One half of the coat, spread out to the side: cloth, dark lining, loot."""
    outer = [(0, -0.03), (0.4, 0), (0.47, 0.64), (0, 0.62)]
    lining = [(0.02, 0.02), (0.35, 0.04), (0.41, 0.6), (0.02, 0.58)]
    m.plate([(side * x, z) for x, z in outer], 0.05, cloth, 0, 0, 0, 0.02)
    m.plate([(side * x, z) for x, z in lining], 0.012, paint("#3A2350"), 0, -0.012, 0, 0.004)
    if side < 0:
        _pocket_watch(m, -0.13, 0.32)
        _pocket_watch(m, -0.28, 0.17)
    else:
        _pocket_watch(m, 0.13, 0.2)
        _necklace(m, 0.28)


def _pocket_watch(m: Shaper, x: float, z: float) -> None:
    """A big gold watch on its chain."""
    gold = metal("#FFCB3D", 0.25)
    m.tube([(x, -0.03, 0.55), (x, -0.03, z + 0.1)], 0.014, gold, 8)
    m.ring(x, -0.03, z + 0.105, 0.026, 0.011, gold, (90, 0, 0), 16)
    m.cylinder(x, -0.012, z, 0.098, 0.035, gold, sides=26, rot=(90, 0, 0))
    m.cylinder(x, -0.046, z, 0.074, 0.008, flat("#FFFDF2"), sides=24, rot=(90, 0, 0))
    for length, turn in ((0.05, 0), (0.038, 115)):
        with m.at(x, -0.06, z, ry=turn):
            m.box(0, 0, 0, 0.012, 0.006, length, flat("#22201F"), 0)


def _necklace(m: Shaper, x: float) -> None:
    """Pearls in a long loop with a red stone."""
    pearl = Mat("#FFF9EC", 0.2, coat=0.8, bump=0, crevice=0.3)
    for k in range(13):
        a = math.pi * (1 + k / 12)
        m.ball(x + 0.075 * math.cos(a), -0.03, 0.48 + 0.25 * math.sin(a), 0.026, pearl, sides=10)
    m.ball(x, -0.04, 0.19, 0.045, Mat("#D8172B", 0.1, coat=1, bump=0), (1, 0.6, 1.2), sides=12)


def alonso(m: Shaper) -> None:
    """Lawyer: a black suit, round spectacles, a sealed deed, a briefcase."""
    plinth(m, "white")
    suit = paint("#2C2F3A")
    z = body(m, suit, hip=0.28)
    head(m, z, 2, brows="#B9B2A6")
    m.prism(
        [(-0.1, 0), (0.1, 0), (0, -0.34)], 0.02, paint("#FFFBEF"), 0, -0.19, 0.78, 0.004, (76, 0, 0)
    )
    tie = [(-0.03, 0), (0.03, 0), (0.04, -0.2), (0, -0.25), (-0.04, -0.2)]
    m.prism(tie, 0.02, paint("#B3261E"), 0, -0.215, 0.76, 0.003, (76, 0, 0))
    white = rough("#D9D4CC", 0.3)
    for s in (-1, 1):
        m.ball(s * 0.175, 0.03, z + 0.03, 0.09, white, (0.7, 1.2, 1.1), sides=16)
    m.ball(0, 0.1, z + 0.06, 0.17, white, sides=20)
    with m.at(0, 0, z, rx=LOOK_UP):
        for s in (-1, 1):
            m.ring(s * 0.08, -0.2, 0.015, 0.066, 0.014, metal("#3A2A1A", 0.3), (90, 0, 0), 24)
        m.box(0, -0.215, 0.012, 0.04, 0.012, 0.014, metal("#3A2A1A", 0.3), 0.002)
    arm(m, 1, suit, (0.36, -0.28, 0.56), 2)
    arm(m, -1, suit, (-0.36, -0.22, 0.4), 2)
    with m.at(0.36, -0.34, 0.56, rx=-14):
        _deed(m)
    with m.at(-0.4, -0.22, 0.13, rz=12):
        m.box(0, 0, 0, 0.3, 0.11, 0.22, Mat("#8A4A22", 0.4, coat=0.4, bump=0.2), 0.03)
        m.ring(0, 0, 0.23, 0.06, 0.017, flat("#5B2A17"), (90, 0, 0), 20)
        m.box(0, -0.06, 0.12, 0.05, 0.02, 0.05, metal(GOLD), 0.006)


def _deed(m: Shaper) -> None:
    paper = Mat("#FBF3DC", 0.7, bump=0)
    m.prism(rounded(0.28, 0.38, 0.01, 2), 0.012, paper, 0, 0, 0.06, 0.002, (90, 0, 0))
    for z in (0.25, -0.13):
        m.cylinder(-0.16, 0, z, 0.034, 0.32, paper, sides=14, rot=(0, 90, 0))
    for k in range(4):
        m.box(0, -0.016, 0.17 - k * 0.055, 0.2, 0.006, 0.02, flat("#6B5A44", 0.8), 0)
    m.cylinder(0.07, -0.016, -0.045, 0.05, 0.025, paint("#B3261E"), sides=18, rot=(90, 0, 0))


def zorro(m: Shaper) -> None:
    """Pickpocket: mask, cape, a wide black hat, a stolen purse full of coins."""
    plinth(m, "any")
    black = paint("#1E1A22")
    z = body(m, black, hip=0.28)
    head(m, z, 0, brows=None)
    hat(m, z + 0.1, 0.36, (0.18, 0.14), "#19161C", "#B3261E", droop=0.03, tilt=24)
    with m.at(0, 0, z, rx=LOOK_UP):
        m.lathe(
            [(0.199, -0.055), (0.213, -0.05), (0.214, 0.05), (0.199, 0.055)],
            flat("#121014"),
            0,
            0,
            0.015,
        )
        for s in (-1, 1):
            m.ball(s * 0.076, -0.205, 0.018, 0.034, flat("#FFFFFF", 0.3), (1, 0.35, 1.1), sides=14)
            m.ball(s * 0.07, -0.218, 0.016, 0.017, flat("#1B1210", 0.3), (1, 0.4, 1.2), sides=10)
    _cape(m)
    m.ring(0, 0, z - 0.19, 0.135, 0.05, paint("#B3261E"), (0, 0, 0), 28)
    arm(m, 1, black, (0.36, -0.3, 0.56), 0)
    arm(m, -1, black, (-0.27, -0.3, 0.46), 0)
    _purse(m)


def _cape(m: Shaper) -> None:
    rows = []
    for t in (0, 0.35, 0.7, 1):
        row = []
        for k in range(31):
            a = math.radians(-60 + 300 * k / 30)
            r = 0.17 + 0.25 * t + 0.02 * t * math.cos(9 * a)
            row.append((r * math.cos(a), r * math.sin(a) + 0.03, 0.72 - 0.58 * t))
        rows.append(row)
    m.sheet(rows, Mat("#26222C", 0.5, coat=0.2, bump=0.1), 0.02)
    m.sheet(
        [[(x * 0.96, y * 0.96 - 0.004, z) for x, y, z in row] for row in rows],
        paint("#8E1F2C"),
        0.01,
    )


def _purse(m: Shaper) -> None:
    """A bulging money bag with a dollar sign."""
    bag = [(0, 0), (0.15, 0), (0.185, 0.1), (0.15, 0.21), (0.055, 0.28), (0.1, 0.36), (0, 0.35)]
    with m.at(0.37, -0.3, 0.2, rx=-8):
        m.lathe(smooth(bag, 4), Mat("#EFDDB0", 0.8, bump=0.3, scale=12), sides=24)
        m.ring(0, 0, 0.282, 0.06, 0.02, paint("#8A4A1E"), sides=18)
        m.facing("$", 0.34, flat("#1F6B35", 0.5), 0, -0.19, 0.17, 62)
