"""Houses of town and state: bank, church, customs, harbour office, newspaper, casino."""

from __future__ import annotations

import math

from assets.pipeline.houses import (
    TERRACOTTA,
    barrel,
    block,
    bush,
    door,
    gable,
    tile_base,
    window,
)
from assets.pipeline.materials import (
    Mat,
    flat,
    glass,
    gloss,
    lamp,
    metal,
    paint,
    stone,
    stucco,
    wood,
)
from assets.pipeline.outline import arch, smooth
from assets.pipeline.shapes import Shaper

from .palette import CREAM, GOLD

LANDS = (  # of the newspaper's globe: latitude, longitude, size
    (25, -95, 0.16),
    (5, -70, 0.11),
    (-12, -62, 0.11),
    (48, -105, 0.12),
    (40, -20, 0.12),
    (8, -12, 0.13),
    (-22, -56, 0.08),
    (18, -38, 0.06),
    (62, -60, 0.1),
    (-35, -110, 0.09),
)


def bank(m: Shaper) -> None:
    """A temple of money with a giant coin on its pediment."""
    tile_base(m)
    white = paint("#FBF1DC")
    for i in range(3):
        step = (1.32 - i * 0.09, 1.04 - i * 0.09)
        m.box(0, 0, 0.09 + i * 0.05, *step, 0.05, stone("#EADDC0"), 0.012)
    m.box(0, 0.06, 0.24, 1.0, 0.56, 0.44, stucco("#F3D9A6"))
    door(m, 0, -0.22, 0.24, 0.24, 0.34, "#5A3A22")
    for x in (-0.47, -0.2, 0.2, 0.47):
        _column(m, x, -0.34)
    m.box(0, -0.02, 0.68, 1.16, 0.8, 0.09, white, 0.015)
    m.plate([(-0.6, 0), (0.6, 0), (0, 0.27)], 0.78, white, 0, -0.43, 0.77, 0.012)
    with m.at(0, -0.02, 0.78, 90):
        gable(
            m,
            0,
            0,
            0,
            (0.78, 1.22, 0.27),
            Mat("#5F9C8D", coat=0.2, vary=0.12),
            over=0.04,
            courses=3,
        )
    _giant_coin(m, 0, -0.55, 0.97, 0.27)
    for s in (-1, 1):
        bush(m, s * 0.6, -0.46, 0.09, 0.075, "#F6C945")


def _column(m: Shaper, x: float, y: float) -> None:
    white = paint("#FBF1DC")
    m.cylinder(x, y, 0.24, 0.075, 0.04, white, sides=20)
    m.cylinder(x, y, 0.28, 0.06, 0.37, white, top=0.05, sides=20)
    m.box(x, y, 0.63, 0.15, 0.15, 0.05, white, 0.01)


def _giant_coin(m: Shaper, x: float, y: float, z: float, radius: float) -> None:
    gold = Mat("#FFC93C", 0.28, 0.55, coat=0.7, bump=0, crevice=0.3)
    with m.at(x, y, z, rx=62):
        m.cylinder(0, 0, -0.03, radius, 0.07, gold, sides=48, bevel=0.015)
        m.ring(0, 0, 0.045, radius * 0.86, 0.018, gold, sides=48)
        m.facing("$", radius * 1.35, flat("#7A4208"), 0, -0.01, 0.046, 0)


def church(m: Shaper) -> None:
    """A mission church: two domed bell towers and a curved gable."""
    tile_base(m)
    white = stucco("#FFF3DA")
    m.box(0, 0.1, 0.09, 0.64, 0.84, 0.6, white)
    with m.at(0, 0.1, 0.69, 90):
        gable(m, 0, 0, 0, (0.84, 0.64, 0.26), Mat(TERRACOTTA, 0.7, vary=0.16))
    m.plate(_curved_gable(), 0.12, white, 0, -0.42, 0.09, 0.012)
    m.tube([(x, -0.42, z + 0.09) for x, z in _curved_gable()[2:-1]], 0.024, paint("#E8B04A"), 8)
    door(m, 0, -0.42, 0.09, 0.22, 0.36, "#8A3B1E", frame="#E8B04A")
    for radius, y, mat in ((0.105, -0.41, paint("#E8B04A")), (0.08, -0.425, glass())):
        m.cylinder(0, y, 0.68, radius, 0.03, mat, rot=(90, 0, 0))
    for s in (-1, 1):
        _bell_tower(m, s * 0.48, -0.25)
    for s in (-1, 1):
        bush(m, s * 0.26, -0.5, 0.09, 0.05, "#F08FA6")


def _curved_gable() -> list[tuple[float, float]]:
    side = [(0.36, 0.66)]
    for i in range(1, 6):
        a = math.pi / 2 * i / 5
        side.append((0.36 - 0.18 * (1 - math.cos(a)), 0.66 + 0.14 * math.sin(a)))
    side += [(0.13, 0.92), (0.07, 0.98)]
    return [(-0.36, 0), (0.36, 0), *side, (0, 1.0), *[(-x, z) for x, z in reversed(side)]]


def _bell_tower(m: Shaper, x: float, y: float) -> None:
    white, trim = stucco("#FFF3DA"), paint("#E8B04A")
    m.box(x, y, 0.09, 0.32, 0.32, 0.78, white)
    m.box(x, y, 0.84, 0.38, 0.38, 0.05, trim, 0.012)
    m.box(x, y, 0.89, 0.29, 0.29, 0.26, white, 0.012)
    m.plate(arch(0.15, 0.2), 0.02, flat("#5A4632"), x, y - 0.155, 0.91, 0.002)
    m.plate(arch(0.15, 0.2), 0.02, flat("#5A4632"), x, y + 0.14, 0.91, 0.002)
    m.lathe([(0, 0.1), (0.03, 0.09), (0.045, 0.02), (0.06, 0)], metal(GOLD), x, y - 0.16, 0.95, 16)
    m.box(x, y, 1.14, 0.35, 0.35, 0.04, trim, 0.01)
    dome = smooth([(0.16, 0), (0.158, 0.07), (0.1, 0.17), (0.03, 0.22), (0, 0.235)])
    m.lathe(dome, Mat("#2E86B0", 0.3, coat=0.5, bump=0), x, y, 1.17, 24)
    m.cylinder(x, y, 1.39, 0.014, 0.16, metal(GOLD), sides=8)
    m.box(x, y, 1.47, 0.1, 0.022, 0.024, metal(GOLD), 0.004)
    window(m, x, y - 0.16, 0.42, 0.1, 0.2)


def customs(m: Shaper) -> None:
    """A giant rubber stamp on the roof, a barrier in front."""
    tile_base(m)
    y = block(m, (1.18, 0.76, 0.68), "#6FA8C9", "#47799A", "#7C97A8")
    m.plate(arch(0.46, 0.54), 0.05, paint(CREAM), 0, y - 0.02, 0.09, 0.01)
    m.plate(arch(0.34, 0.47), 0.05, flat("#2C2A2E", 0.8), 0, y - 0.03, 0.09, 0.002)
    for s in (-1, 1):
        window(m, s * 0.42, y, 0.34, 0.16, 0.24, "#2E5A78")
    _stamp(m)
    m.box(-0.56, -0.47, 0.09, 0.1, 0.1, 0.26, paint(CREAM), 0.015)
    for i in range(7):
        colour = "#D8342A" if i % 2 == 0 else "#FFF8E8"
        m.box(-0.41 + i * 0.145, -0.47, 0.27, 0.145, 0.05, 0.065, paint(colour), 0.006)
    m.box(-0.66, -0.47, 0.25, 0.09, 0.08, 0.1, metal("#666A70", 0.5), 0.01)
    m.cylinder(0.55, -0.47, 0.09, 0.02, 0.2, metal("#666A70", 0.5), sides=10)


def _stamp(m: Shaper) -> None:
    m.box(0, 0.0, 0.79, 0.7, 0.5, 0.09, paint(CREAM))
    m.box(0, 0.0, 0.87, 0.62, 0.42, 0.08, Mat("#8E1F1C", 0.6))
    m.box(0, 0.0, 0.95, 0.66, 0.46, 0.07, wood("#8A5127", "x"), 0.03)
    grip = [
        (0, 0),
        (0.15, 0),
        (0.09, 0.09),
        (0.075, 0.18),
        (0.15, 0.29),
        (0.165, 0.37),
        (0.09, 0.44),
        (0, 0.45),
    ]
    m.lathe(smooth(grip, 5), Mat("#C9722F", 0.3, coat=0.6, vary=0.08), 0, 0.0, 1.01, 30)


def harbour_office(m: Shaper) -> None:
    """A red and white lighthouse beside the harbour master's cottage."""
    tile_base(m)
    white = stucco("#FBF1DC")
    m.box(-0.3, 0.08, 0.09, 0.72, 0.68, 0.48, white, 0.015)
    gable(m, -0.3, 0.08, 0.57, (0.72, 0.68, 0.28), Mat("#3F78A8", 0.6, vary=0.14), white)
    y = 0.08 - 0.34
    door(m, -0.3, y, 0.09, 0.2, 0.33, "#2C6390")
    for x in (-0.54, -0.07):
        window(m, x, y, 0.26, 0.11, 0.18, round_top=False)
    _lighthouse(m, 0.4, -0.1)
    with m.at(-0.58, -0.48, 0.2, rx=62, rz=16):
        m.ring(0, 0, 0, 0.1, 0.036, paint("#F4F0E4"), sides=32)
        for k in range(4):
            a = math.radians(45 + 90 * k)
            spot = (0.1 * math.cos(a), 0.1 * math.sin(a), 0)
            m.ball(*spot, 0.042, paint("#D8342A"), (1, 1, 1.02), sides=12)
    barrel(m, -0.1, -0.48, 0.09, 0.09, 0.2)


def _lighthouse(m: Shaper, x: float, y: float) -> None:
    radii = (0.3, 0.265, 0.245, 0.225, 0.205)
    iron = metal("#3A4046", 0.45)
    m.cylinder(x, y, 0.09, 0.36, 0.08, stone("#A99878"))
    for i, (low, high) in enumerate(zip(radii, radii[1:], strict=False)):
        mat = paint("#FFF8E8" if i % 2 else "#D8342A")
        m.cylinder(x, y, 0.16 + i * 0.24, low, 0.24, mat, top=high, sides=32, bevel=0.003)
    m.cylinder(x, y, 1.12, 0.27, 0.05, iron)
    m.cylinder(x, y, 1.17, 0.13, 0.2, lamp("#FFE9A0", 2.0), sides=20)
    for i in range(6):
        a = i * math.pi / 3
        m.cylinder(
            x + 0.145 * math.cos(a), y + 0.145 * math.sin(a), 1.17, 0.013, 0.2, iron, sides=8
        )
    for i in range(10):
        a = i * math.pi / 5
        m.cylinder(x + 0.25 * math.cos(a), y + 0.25 * math.sin(a), 1.17, 0.01, 0.1, iron, sides=6)
    m.ring(x, y, 1.27, 0.25, 0.014, iron)
    cap = smooth([(0.2, 0), (0.15, 0.08), (0.05, 0.14), (0.03, 0.19), (0, 0.2)], 4)
    m.lathe(cap, paint("#D8342A"), x, y, 1.37, 28)
    window(m, x, y - 0.25, 0.62, 0.09, 0.16)
    door(m, x, y - 0.285, 0.16, 0.13, 0.24, "#2C6390")


def newspaper(m: Shaper) -> None:
    """A globe in a brass meridian on the roof, stacks of paper at the door."""
    tile_base(m)
    y = block(m, (1.16, 0.76, 0.7), "#F2D9A2", "#A98A5A", "#5F8F86")
    for x in (-0.4, 0.4):
        window(m, x, y, 0.22, 0.19, 0.16, frame="#7A5432", round_top=False)
        window(m, x, y, 0.54, 0.19, 0.15, frame="#7A5432", round_top=False)
    door(m, 0, y, 0.09, 0.26, 0.38, "#7A2E1C", round_top=False)
    _front_page(m, 0, y - 0.05, 0.5)
    m.cylinder(0, -0.04, 0.79, 0.22, 0.05, paint(CREAM))
    _globe(m, 0, -0.04, 1.1, 0.29)
    for i in range(6):
        turn = m.rng.uniform(-6, 6)
        m.box(
            0.5,
            -0.46,
            0.09 + i * 0.036,
            0.3,
            0.2,
            0.03,
            Mat("#F5EFE0", 0.8, bump=0.1),
            0.004,
            (0, 0, turn),
        )
    for dx, dz in ((0, 0), (0.11, 0.0), (0.055, 0.09)):
        m.cylinder(
            -0.6 + dx,
            -0.53,
            0.145 + dz,
            0.052,
            0.24,
            Mat("#F5EFE0", 0.8, bump=0.1),
            sides=16,
            rot=(-90, 0, 0),
        )


def _front_page(m: Shaper, x: float, y: float, z: float) -> None:
    """A sign that is a page: headline, picture and columns, without a word."""
    m.box(x, y + 0.01, z - 0.02, 0.5, 0.03, 0.3, paint("#5A3A22"), 0.008)
    m.box(x, y - 0.01, z, 0.46, 0.02, 0.26, Mat("#FFFBEF", 0.7, bump=0), 0.004)
    ink = flat("#262B33")
    m.box(x, y - 0.022, z + 0.19, 0.4, 0.006, 0.045, ink, 0)
    m.box(x - 0.11, y - 0.022, z + 0.03, 0.17, 0.006, 0.13, ink, 0)
    for i in range(4):
        m.box(x + 0.1, y - 0.022, z + 0.03 + 0.036 * i, 0.19, 0.006, 0.018, ink, 0)


def _globe(m: Shaper, x: float, y: float, z: float, radius: float) -> None:
    m.ball(x, y, z, radius, gloss("#2F86B8"), sides=36)
    for latitude, longitude, size in LANDS:
        with m.at(x, y, z, rz=longitude + 90), m.at(rx=-latitude):
            m.ball(0, -radius * 0.96, 0, size * 0.8, paint("#7DB04C"), (1, 0.26, 1.1), sides=16)
    m.ring(x, y, z, radius * 1.17, 0.02, metal("#EAB94A"), (24, 24, 0), 48)


def casino(m: Shaper) -> None:
    """A giant roulette wheel on a pink art-deco house."""
    tile_base(m)
    pink, trim = stucco("#F08FA6"), paint(CREAM)
    m.box(0, 0.06, 0.09, 1.22, 0.76, 0.54, pink, 0.05)
    m.box(0, 0.06, 0.62, 1.28, 0.82, 0.06, trim)
    for i in range(9):
        m.box(-0.52 + 0.13 * i, 0.06, 0.675, 0.122, 0.72, 0.02, Mat("#D9607E", 0.7), 0.006)
    m.box(0, 0.02, 0.68, 0.8, 0.5, 0.14, pink, 0.04)
    m.box(0, 0.02, 0.81, 0.86, 0.56, 0.05, paint("#D9607E"))
    y = -0.32
    for x in (-0.44, 0.44):
        window(m, x, y, 0.26, 0.2, 0.24, round_top=False)
        for k in range(3):
            m.box(x * (0.6 + 0.1 * k), y - 0.015, 0.09, 0.03, 0.05, 0.53 - 0.05 * k, trim, 0.008)
    door(m, 0, y, 0.09, 0.26, 0.38, "#7A1F3D", GOLD, round_top=False)
    canopy = [
        (0.34 * math.cos(a), -0.24 * math.sin(a)) for a in (math.pi * i / 12 for i in range(13))
    ]
    m.prism(canopy, 0.08, paint("#B3261E"), 0, y, 0.5)
    for i in range(9):
        a = math.pi * (i + 0.5) / 9
        m.ball(
            0.345 * math.cos(a), y - 0.245 * math.sin(a), 0.54, 0.026, lamp("#FFE28A", 3), sides=10
        )
    _roulette(m, 0, -0.14, 1.08)


def _roulette(m: Shaper, x: float, y: float, z: float) -> None:
    with m.at(x, y, z, rx=60):
        m.cylinder(0, 0, -0.05, 0.42, 0.08, metal(GOLD), sides=48)
        for i in range(16):
            a, b = math.pi * i / 8, math.pi * (i + 1) / 8
            colour = "#2E8B57" if i == 0 else ("#C8261E" if i % 2 else "#1E1A1C")
            rim = [
                (r * math.cos(t), r * math.sin(t))
                for r, t in ((0.16, a), (0.37, a), (0.37, b), (0.16, b))
            ]
            m.prism(rim, 0.02, paint(colour), 0, 0, 0.03, 0)
        hub = smooth([(0.17, 0), (0.15, 0.05), (0.05, 0.08), (0.04, 0.15), (0, 0.16)], 4)
        m.lathe(hub, wood("#8A4B22", "z"), 0, 0, 0.03, 28)
        m.ring(0, 0, 0.045, 0.39, 0.024, metal(GOLD), sides=48)
        m.ball(0.27, -0.1, 0.08, 0.04, gloss("#FFFFFF"), sides=12)
        for k in range(2):
            m.box(0, 0, 0.13, 0.3 if k else 0.028, 0.028 if k else 0.3, 0.02, metal(GOLD), 0.005)
