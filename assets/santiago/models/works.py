"""Houses of trade and craft: still, cigars, saw, coffee, black market, trade office."""

from __future__ import annotations

import math

from assets.pipeline.houses import (
    TERRACOTTA,
    awning,
    barrel,
    block,
    crate,
    door,
    gable,
    log,
    sack,
    tile_base,
    window,
)
from assets.pipeline.materials import (
    Mat,
    flat,
    gloss,
    lamp,
    metal,
    paint,
    stone,
    stucco,
    wood,
)
from assets.pipeline.outline import arch, smooth, star
from assets.pipeline.shapes import Shaper

from .palette import CREAM, GOLD


def distillery(m: Shaper) -> None:
    """A brick house with a giant copper still and barrels."""
    tile_base(m)
    brick = Mat("#B4502F", 0.8, bump=0.3, scale=9, vary=0.16)
    m.box(-0.24, 0.12, 0.09, 0.88, 0.7, 0.62, brick, 0.012)
    for i in range(5):
        m.box(-0.24, -0.232, 0.18 + i * 0.11, 0.88, 0.008, 0.012, flat("#D98B5F", 0.9), 0)
    gable(m, -0.24, 0.12, 0.71, (0.88, 0.7, 0.24), Mat("#7B8C8F", vary=0.1), brick)
    y = -0.23
    for x in (-0.52, 0.02):
        window(m, x, y, 0.36, 0.16, 0.24, frame="#F3DDAF")
    door(m, -0.26, y, 0.09, 0.22, 0.36, "#2E5D4B", frame="#F3DDAF")
    m.box(-0.52, 0.02, 0.75, 0.2, 0.2, 0.42, brick, 0.012)
    m.box(-0.52, 0.02, 1.15, 0.25, 0.25, 0.06, paint("#E8C48A"), 0.01)
    _still(m, 0.44, -0.16)
    barrel(m, -0.02, -0.46, 0.09, 0.11, 0.25)
    barrel(m, -0.27, -0.49, 0.09, 0.1, 0.22)


def _still(m: Shaper, x: float, y: float) -> None:
    copper, brass = metal("#E07A3C", 0.22), metal(GOLD)
    m.cylinder(x, y, 0.09, 0.3, 0.12, stone("#A98E6A"))
    pot = [
        (0, 0),
        (0.26, 0),
        (0.295, 0.16),
        (0.25, 0.36),
        (0.13, 0.48),
        (0.09, 0.6),
        (0.105, 0.7),
        (0.06, 0.78),
        (0, 0.8),
    ]
    m.lathe(smooth(pot, 5), copper, x, y, 0.2, 36)
    m.ring(x, y, 0.37, 0.296, 0.022, brass)
    m.ring(x, y, 0.74, 0.105, 0.02, brass)
    neck = [
        (0, 0, 0.94),
        (0.0, -0.01, 1.08),
        (-0.08, -0.02, 1.16),
        (-0.2, -0.05, 1.14),
        (-0.31, -0.09, 0.98),
        (-0.34, -0.12, 0.7),
        (-0.34, -0.13, 0.4),
    ]
    path = [(x + a, y + b, c) for a, b, c in smooth(neck, 4)]
    m.tube(path, [0.075 - 0.0013 * i for i in range(len(path))], copper, 14)
    m.cylinder(x - 0.34, y - 0.13, 0.09, 0.09, 0.32, wood("#9A5B2B", "z"), sides=20)
    for z in (0.16, 0.34):
        m.ring(x - 0.34, y - 0.13, z, 0.09, 0.01, metal("#5A5550", 0.4), sides=20)
    m.cylinder(x + 0.1, y - 0.27, 0.45, 0.06, 0.03, brass, sides=20, rot=(72, 0, 18))


def cigar_factory(m: Shaper) -> None:
    """A giant banded cigar on a tiled roof."""
    tile_base(m)
    ochre = stucco("#E9A94B")
    m.box(0, 0.04, 0.09, 1.24, 0.82, 0.6, ochre)
    m.box(0, 0.04, 0.09, 1.29, 0.87, 0.09, stucco("#A9713B"), 0.015)
    y = 0.04 - 0.41
    for x in (-0.45, 0.45):
        window(m, x, y, 0.3, 0.18, 0.26, "#2F7D6B")
    door(m, 0, y, 0.09, 0.26, 0.42, "#2F7D6B")
    gable(m, 0, 0.04, 0.69, (1.24, 0.82, 0.26), Mat(TERRACOTTA, 0.7, vary=0.18), ochre)
    for x in (-0.36, 0.36):
        m.box(x, -0.13, 0.84, 0.09, 0.18, 0.22, wood("#7A4A25"), 0.01)
    _cigar(m, 0.0, -0.22, 1.1, 1.16)


def _cigar(m: Shaper, x: float, y: float, z: float, scale: float) -> None:
    brown = Mat("#7A4522", 0.7, bump=0.5, scale=5, vary=0.25, grain=(1, 1, 3))
    with m.at(x, y, z, rz=2, ry=90, scale=scale):
        body = [
            (0, -0.62),
            (0.085, -0.6),
            (0.12, -0.4),
            (0.13, 0),
            (0.12, 0.42),
            (0.1, 0.56),
            (0, 0.565),
        ]
        m.lathe(smooth(body, 5), brown, sides=28)
        m.lathe(
            [(0.125, -0.32), (0.138, -0.32), (0.138, -0.1), (0.125, -0.1)],
            metal(GOLD, 0.3),
            sides=28,
        )
        m.lathe(
            [(0.136, -0.26), (0.143, -0.26), (0.143, -0.16), (0.136, -0.16)],
            paint("#B3261E"),
            sides=28,
        )
        ash = smooth([(0.102, 0.5), (0.104, 0.56), (0.08, 0.6), (0, 0.61)], 3)
        m.lathe(ash, Mat("#CFC8BE", 0.9, bump=0.8, scale=14), sides=24)
        m.lathe(
            [(0.1, 0.48), (0.112, 0.49), (0.11, 0.53), (0.1, 0.53)], lamp("#FF4A10", 1.4), sides=24
        )


def black_market(m: Shaper) -> None:
    """A purple and gold night stall under a thief's mask."""
    tile_base(m, "#B8A68A")
    purple, dark = "#5B3A6B", paint("#3C2A48")
    m.box(0, 0.26, 0.09, 1.16, 0.32, 0.72, stucco("#6E5A78"), 0.015)
    m.box(0, 0.24, 0.81, 1.24, 0.4, 0.06, dark, 0.012)
    for x in (-0.55, 0.55):
        m.cylinder(x, -0.34, 0.09, 0.03, 0.6, wood("#5A3820", "z"), sides=12)
    awning(m, 0, 0.12, 0.86, (1.24, 0.54, 0.2), (purple, "#E9C46A"), 8)
    m.box(0, -0.2, 0.09, 1.0, 0.26, 0.26, wood("#7A4E2A", "x"), 0.015)
    m.box(0, -0.2, 0.35, 1.08, 0.32, 0.03, wood("#5F3A1E", "x"), 0.01)
    _wares(m)
    crate(m, -0.52, -0.48, 0.09, 0.2, 12)
    crate(m, -0.52, -0.48, 0.29, 0.14, 35)
    crate(m, -0.27, -0.51, 0.09, 0.15, -15)
    sack(m, 0.46, -0.48, 0.09, 1.05)
    m.ball(0.62, -0.37, 0.56, 0.07, lamp("#FFC65A", 2.2), (1, 1, 1.25), sides=14)
    m.cylinder(0.62, -0.37, 0.64, 0.05, 0.03, metal("#4A3A2A"), sides=12)
    _mask(m, 0, 0.02, 1.04)


def _wares(m: Shaper) -> None:
    for x, y, z in ((-0.38, -0.22, 0.43), (-0.26, -0.22, 0.43), (-0.32, -0.2, 0.52)):
        m.ball(x, y, z, 0.062, paint("#F28C1B"), sides=14)
    sack(m, -0.02, -0.2, 0.38, 0.75)
    for x in (0.2, 0.33):
        m.cylinder(x, -0.22, 0.38, 0.05, 0.13, gloss("#A3201C"), sides=16)
        m.cylinder(x, -0.22, 0.5, 0.02, 0.08, gloss("#A3201C"), sides=12)


def _mask(m: Shaper, x: float, y: float, z: float) -> None:
    """A black eye mask on a gold disc; the eyes look round the corner."""
    half = [
        (0, -0.045),
        (0.08, -0.13),
        (0.2, -0.12),
        (0.29, 0.0),
        (0.33, 0.13),
        (0.2, 0.11),
        (0, 0.07),
    ]
    outline = [(a, b) for a, b in smooth([*half, *[(-a, b) for a, b in half[-2:0:-1]], half[0]], 4)]
    with m.at(x, y, z, rx=60):
        m.cylinder(0, 0, -0.03, 0.31, 0.05, paint("#F2C14B"), sides=40)
        m.ring(0, 0, 0.0, 0.31, 0.026, metal(GOLD), sides=44)
        m.prism(outline[:-1], 0.05, paint("#17131C"), 0, 0, 0.02, 0.008)
        for s in (-1, 1):
            m.ball(
                s * 0.125, -0.005, 0.07, 0.068, flat("#FFFFFF", 0.4), (1.05, 0.85, 0.3), sides=18
            )
            m.ball(
                s * 0.125 - 0.03,
                -0.005,
                0.085,
                0.032,
                flat("#17131C", 0.3),
                (1, 1.1, 0.5),
                sides=14,
            )


def sawmill(m: Shaper) -> None:
    """An open shed, a giant circular saw in a log, a pile of logs."""
    tile_base(m, "#C7B48C")
    post = wood("#7D4E28", "z")
    for x in (-0.6, 0.16):
        for y in (0.02, 0.46):
            m.box(x, y, 0.09, 0.09, 0.09, 0.66, post, 0.01)
    m.box(-0.22, 0.46, 0.09, 0.72, 0.04, 0.62, wood("#B7793F", "z"), 0.005)
    _shingles(m, -0.22, 0.22, 0.95)
    m.box(-0.22, -0.4, 0.09, 0.86, 0.3, 0.12, wood("#8A5A2E", "x"), 0.015)
    log(m, -0.24, -0.46, 0.29, 0.84, 0.09)
    _saw_blade(m, -0.2, -0.36, 0.5, 0.37)
    for i, (x, z) in enumerate(((0.36, 0.19), (0.56, 0.19), (0.46, 0.36))):
        log(m, x, 0.06, z, 0.62, 0.098, 90 + (i - 1) * 2)
    for i in range(3):
        m.box(
            0.46, -0.47, 0.09 + i * 0.04, 0.42 - 0.05 * i, 0.15, 0.035, wood("#DDB070", "x"), 0.005
        )


def _shingles(m: Shaper, x: float, y: float, z: float) -> None:
    greens = ("#4C7F77", "#457269", "#588B80")
    for s in (-1, 1):
        for course in range(4):
            with m.at(x, y + s * (0.08 + 0.09 * course), z - 0.02 - 0.062 * course):
                for k in range(7):
                    lift = m.rng.uniform(0, 0.012)
                    mat = wood(m.rng.choice(greens))
                    m.box(-0.42 + k * 0.14, 0, lift, 0.13, 0.14, 0.03, mat, 0.006, (s * -34, 0, 0))
    m.box(x, y, z + 0.005, 1.04, 0.07, 0.04, wood("#2F5A53", "x"), 0.01)


def _saw_blade(m: Shaper, x: float, y: float, z: float, radius: float) -> None:
    steel = Mat("#E3E8EA", 0.3, 0.6, coat=0.4, bump=0.02, crevice=0.2)
    with m.at(x, y, z, rx=62):
        m.prism(star(20, radius, radius * 0.86), 0.03, steel, 0, 0, 0, 0.004)
        m.cylinder(0, 0, 0.02, radius * 0.32, 0.025, paint("#C8322B"), sides=28)
        m.cylinder(0, 0, 0.04, radius * 0.12, 0.03, metal("#8A9096"), sides=18)
        for k in range(5):
            a = 2 * math.pi * k / 5
            spot = (radius * 0.6 * math.cos(a), radius * 0.6 * math.sin(a), 0.026)
            m.cylinder(*spot, 0.03, 0.01, flat("#5A6468"), sides=14, bevel=0)


def cafe(m: Shaper) -> None:
    """A giant steaming cup on the roof, a parasol table at the door."""
    tile_base(m)
    y = block(m, (1.16, 0.74, 0.62), "#3FB0A6", "#2C7F79", "#D98A58")
    for x in (-0.4, 0.4):
        window(m, x, y, 0.26, 0.18, 0.22, frame=CREAM, round_top=False)
    door(m, 0, y, 0.09, 0.24, 0.38, "#B5482D", round_top=False)
    m.box(0, y - 0.02, 0.66, 0.92, 0.05, 0.05, paint(CREAM), 0.01)
    awning(m, 0, y, 0.66, (1.14, 0.26, 0.13), ("#E4572E", CREAM), 9)
    _cup(m, 0, -0.02, 0.75)
    _table(m, 0.44, -0.52, 0.09)


def _cup(m: Shaper, x: float, y: float, z: float) -> None:
    china = gloss("#FFF8E8")
    m.cylinder(x, y, z, 0.4, 0.035, china, top=0.43, sides=40)
    bowl = [
        (0, 0),
        (0.15, 0),
        (0.18, 0.03),
        (0.28, 0.16),
        (0.315, 0.33),
        (0.29, 0.33),
        (0.22, 0.25),
        (0, 0.25),
    ]
    m.lathe(smooth(bowl, 5), china, x, y, z + 0.03, 40)
    m.cylinder(
        x, y, z + 0.3, 0.268, 0.02, Mat("#4A2512", 0.25, coat=0.5, bump=0), sides=32, bevel=0
    )
    m.ring(x + 0.35, y, z + 0.21, 0.11, 0.036, china, (90, 0, 0), 24)
    m.lathe(
        [(0.297, 0), (0.31, 0.05), (0.312, 0.05), (0.299, 0)], paint("#E4572E"), x, y, z + 0.24, 40
    )
    steam = flat("#FFFDF6", 0.9)
    for dx, high in ((-0.09, 0.26), (0.08, 0.32)):
        wisp = [(0, 0), (0.05, 0.08), (-0.03, 0.17), (0.03, 0.26), (0.0, 0.33)]
        path = smooth([(x + dx + a, y - 0.02, z + 0.31 + b * high / 0.33) for a, b in wisp], 5)
        radii = [
            0.034 * math.sin(math.pi * (0.12 + 0.86 * i / len(path))) + 0.004
            for i in range(len(path))
        ]
        m.tube(path, radii, steam, 8)


def _table(m: Shaper, x: float, y: float, z: float) -> None:
    with m.at(x, y, z):
        m.cylinder(0, 0, 0, 0.016, 0.4, wood(along="z"), sides=10)
        m.cylinder(0, 0, 0, 0.11, 0.015, paint(CREAM), sides=20)
        m.cylinder(0, 0, 0.16, 0.12, 0.02, paint(CREAM), sides=20)
        parasol(m, 0, 0, 0.36, 0.23, 0.11, ("#E4572E", CREAM))


def parasol(
    m: Shaper,
    x: float,
    y: float,
    z: float,
    radius: float,
    rise: float,
    colours: tuple[str, str],
    panels: int = 8,
) -> None:
    """A striped parasol cloth with its rim at z."""
    for i in range(panels):
        a, b = 2 * math.pi * i / panels, 2 * math.pi * (i + 1) / panels
        rows = []
        for r, h in (
            (0.004, rise),
            (radius * 0.55, rise * 0.62),
            (radius, 0.0),
            (radius * 1.02, -rise * 0.28),
        ):
            rows.append(
                [(x + r * math.cos(t), y + r * math.sin(t), z + h) for t in (a, (a + b) / 2, b)]
            )
        m.sheet(rows, Mat(colours[i % 2], 0.7, bump=0), 0.008, angle=40)
    m.ball(x, y, z + rise, radius * 0.08, metal(), sides=10)


def trade_office(m: Shaper) -> None:
    """A giant balance on the roof, crates at the gate."""
    tile_base(m)
    y = block(m, (1.2, 0.8, 0.6), "#D9784C", "#9A4E30", "#8FA06A")
    m.plate(arch(0.46, 0.48), 0.05, paint("#FFE9C4"), 0, y - 0.02, 0.09, 0.01)
    m.plate(arch(0.37, 0.42), 0.05, wood("#6B3E1E", "y"), 0, y - 0.035, 0.09, 0.004)
    m.box(0, y - 0.05, 0.09, 0.02, 0.02, 0.4, flat("#3A2418"), 0.002)
    for s in (-1, 1):
        window(m, s * 0.45, y, 0.34, 0.15, 0.2, frame="#FFE9C4")
    crate(m, -0.5, -0.49, 0.09, 0.24, 8)
    crate(m, -0.22, -0.52, 0.09, 0.18, -10, "#C79256")
    barrel(m, 0.5, -0.47, 0.09, 0.11, 0.25)
    _balance(m, 0, -0.04, 0.73)


def _balance(m: Shaper, x: float, y: float, z: float) -> None:
    gold = metal("#F2B63A", 0.25)
    with m.at(x, y, z):
        m.box(0, 0, 0, 0.46, 0.34, 0.07, wood("#6B3E1E", "x"))
        foot = [
            (0, 0),
            (0.14, 0),
            (0.06, 0.06),
            (0.042, 0.2),
            (0.042, 0.46),
            (0.06, 0.5),
            (0, 0.56),
        ]
        m.lathe(smooth(foot, 4), gold, z=0.06, sides=24)
        m.ball(0, 0, 0.63, 0.055, gold, sides=16)
        beam = [(-0.5, 0, 0.6), (-0.25, 0, 0.585), (0, 0, 0.56), (0.25, 0, 0.49), (0.5, 0, 0.42)]
        m.tube(smooth(beam, 4), 0.032, gold, 12)
        _pan(m, -0.49, 0.6, gold)
        _pan(m, 0.49, 0.42, gold)
        crate(m, -0.49, 0, 0.32, 0.17, 20)
        for dx, dy, colour in (
            (-0.07, 0, "#FFFFFF"),
            (0.07, 0.02, "#F28C1B"),
            (0, -0.07, "#7FB04A"),
        ):
            m.ball(0.49 + dx, dy, 0.2, 0.066, paint(colour), sides=14)


def _pan(m: Shaper, x: float, z: float, gold: Mat) -> None:
    for a in (30, 150, 270):
        rim = (x + 0.19 * math.cos(math.radians(a)), 0.19 * math.sin(math.radians(a)), z - 0.27)
        m.tube([(x, 0, z), rim], 0.01, gold, 6)
    bowl = [(0, -0.06), (0.12, -0.045), (0.215, 0.015), (0.205, 0.025), (0.11, -0.025), (0, -0.03)]
    m.lathe(smooth(bowl, 4), gold, x, 0, z - 0.27, 28)
