"""What houses are made of: bases, walls, windows, doors, tiles, awnings, barrels, crates."""

from __future__ import annotations

import math

from .maker import transform
from .materials import Mat, flat, glass, leaf, metal, paint, stone, stucco, wood
from .outline import arch, rounded, smooth, upright
from .shapes import Shaper

CREAM, TERRACOTTA, GOLD = "#FFF3D8", "#D2603A", "#F0B93A"


def tile_base(m: Shaper, colour: str = "#D9C8A4") -> None:
    """The stone tile that a house stands on: 1.50 x 1.22 units, top at 0.09."""
    m.prism(rounded(1.50, 1.22, 0.18), 0.05, stone("#BFAE8C"), bevel=0.02)
    m.prism(rounded(1.42, 1.14, 0.15), 0.09, stone(colour), bevel=0.02)


def block(
    m: Shaper,
    size: tuple[float, float, float],
    colour: str,
    foot: str,
    roof: str,
    y: float = 0.04,
) -> float:
    """A flat-roofed house with cornice and parapet; the answer is the y of its front."""
    width, depth, height = size
    m.box(0, y, 0.09, width, depth, height, stucco(colour))
    m.box(0, y, 0.09, width + 0.05, depth + 0.05, 0.09, stucco(foot), 0.015)
    m.box(0, y, 0.06 + height, width + 0.09, depth + 0.09, 0.06, paint(CREAM), 0.018)
    flat_roof(m, 0, y, 0.11 + height, width + 0.03, depth + 0.03, roof)
    return y - depth / 2


def flat_roof(m: Shaper, x: float, y: float, z: float, w: float, d: float, colour: str) -> None:
    """Coloured slats inside a parapet with corner posts: no blank lid."""
    rim, t, slats = paint(CREAM), 0.05, 9
    for s in (-1, 1):
        m.box(x, y + s * (d - t) / 2, z, w, t, 0.075, rim, 0.012)
        m.box(x + s * (w - t) / 2, y, z, t, d, 0.075, rim, 0.012)
        for r in (-1, 1):
            m.box(x + s * (w / 2 - 0.04), y + r * (d / 2 - 0.04), z, 0.1, 0.1, 0.1, rim, 0.012)
    step = (w - 2 * t) / slats
    mat = Mat(colour, 0.8, bump=0.2, vary=0.12)
    for i in range(slats):
        at = x - w / 2 + t + step * (i + 0.5)
        m.box(at, y, z, step * 0.94, d - 2 * t, 0.022, mat, 0.006)


def window(
    m: Shaper,
    x: float,
    y: float,
    z: float,
    w: float = 0.15,
    h: float = 0.24,
    shutters: str | None = None,
    frame: str = "#FFF6E0",
    round_top: bool = True,
) -> None:
    """A framed window in the front at y, with bars, a sill and perhaps shutters."""
    outer = arch(w + 0.06, h + 0.05) if round_top else upright(w + 0.06, h + 0.03)
    inner = arch(w, h) if round_top else upright(w, h)
    m.plate(outer, 0.03, paint(frame), x, y - 0.025, z - 0.01)
    m.plate(inner, 0.01, glass(), x, y - 0.03, z + 0.005, 0)
    m.box(x, y - 0.036, z, 0.016, 0.014, h - 0.01, paint(frame), 0.003)
    m.box(x, y - 0.036, z + h / 2, w, 0.014, 0.016, paint(frame), 0.003)
    m.box(x, y - 0.04, z - 0.045, w + 0.1, 0.07, 0.03, paint(frame), 0.008)
    if shutters:
        for s in (-1, 1):
            _shutter(m, x + s * (w / 2 + 0.06), y - 0.035, z, h * 0.92, shutters)


def _shutter(m: Shaper, x: float, y: float, z: float, h: float, colour: str) -> None:
    m.box(x, y, z, 0.08, 0.025, h, paint(colour), 0.008)
    for i in range(4):
        m.box(x, y - 0.015, z + h * (0.14 + 0.21 * i), 0.055, 0.01, 0.025, paint(colour), 0.004)


def door(
    m: Shaper,
    x: float,
    y: float,
    z: float,
    w: float,
    h: float,
    colour: str,
    frame: str = "#FFF6E0",
    round_top: bool = True,
) -> None:
    """A framed two-leaf door in the front at y."""
    outer = arch(w + 0.08, h + 0.05) if round_top else upright(w + 0.08, h + 0.04)
    m.plate(outer, 0.04, paint(frame), x, y - 0.03, z)
    m.plate(arch(w, h) if round_top else upright(w, h), 0.02, paint(colour), x, y - 0.042, z, 0.004)
    m.box(x, y - 0.046, z, 0.012, 0.012, h * 0.8, flat("#3A2418"), 0.002)
    m.ball(x + w * 0.16, y - 0.055, z + h * 0.42, 0.018, metal(), sides=10)
    m.box(x, y - 0.08, z, w + 0.1, 0.1, 0.035, stone("#E9DCC0"), 0.01)


def tiles(
    m: Shaper,
    x: float,
    y: float,
    z: float,
    size: tuple[float, float, float],
    mat: Mat,
    courses: int = 4,
    back: bool = False,
) -> None:
    """One slope of half-round tiles: (width, run, rise) from the eave at y to the back."""
    width, run, rise = size
    columns = max(4, int(width / 0.11))
    patches = []
    for course in range(courses):
        for i in range(columns):
            spans = ((course / courses - 0.02, 0.03), ((course + 1.12) / courses, 0.004))
            lift = m.rng.uniform(-0.006, 0.006)
            rows = [
                _tile_row(width, columns, i, run * min(t, 1), rise * min(t, 1) + up + lift)
                for t, up in spans
            ]
            lip = [(a, b, c - 0.045) for a, b, c in rows[0]]
            patches.append([lip, *rows])
    m.sheets(patches, mat, 0, transform(x, y, z, (0, 0, 180 if back else 0)), angle=60)


def _tile_row(
    width: float, columns: int, i: int, y: float, z: float
) -> list[tuple[float, float, float]]:
    step = width / columns
    return [
        (-width / 2 + step * (i + k / 6), y, z + 0.034 * math.sin(math.pi * k / 6))
        for k in range(7)
    ]


def gable(
    m: Shaper,
    x: float,
    y: float,
    z: float,
    size: tuple[float, float, float],
    mat: Mat,
    wall: Mat | None = None,
    over: float = 0.06,
    courses: int = 4,
) -> None:
    """A saddle roof of (width, depth, rise), ridge along X, over walls that end at z."""
    width, depth, rise = size
    run = depth / 2 + over
    high = rise * run / (depth / 2)
    slope = (width + 2 * over, run, high)
    tiles(m, x, y - run, z - (high - rise), slope, mat, courses)
    tiles(m, x, y + run, z - (high - rise), slope, mat, courses, back=True)
    ridge = (width + 2 * over) / 2
    m.cylinder(x - ridge, y, z + rise + 0.035, 0.045, 2 * ridge, mat, sides=14, rot=(0, 90, 0))
    if wall:
        ends = [(-depth / 2, 0.0), (depth / 2, 0.0), (0.0, rise)]
        rings = [[(x + s * width / 2, y + a, z + b) for a, b in ends] for s in (-1, 1)]
        m.hull(rings, wall, angle=0)


def awning(
    m: Shaper,
    x: float,
    y: float,
    z: float,
    size: tuple[float, float, float],
    colours: tuple[str, str],
    stripes: int = 7,
) -> None:
    """A striped cloth of (width, depth, drop) with a scalloped rim."""
    width, depth, drop = size
    for i in range(stripes):
        xs = [x - width / 2 + width * (i + k / 5) / stripes for k in range(6)]
        profile = [(y, z), (y - depth / 2, z - drop * 0.35), (y - depth, z - drop)]
        rows = [[(a, b, c) for a in xs] for b, c in profile]
        rim = z - drop - 0.03
        rows.append(
            [
                (a, y - depth - 0.005, rim - 0.045 * math.sin(math.pi * k / 5))
                for k, a in enumerate(xs)
            ]
        )
        m.sheet(rows, Mat(colours[i % 2], 0.7, bump=0.05, vary=0.04), angle=35)


def barrel(m: Shaper, x: float, y: float, z: float, r: float = 0.1, h: float = 0.22) -> None:
    """A standing barrel with two hoops and a lid."""
    with m.at(x, y, z, m.rng.uniform(0, 90)):
        body = smooth([(0, 0), (r * 0.78, 0), (r, h / 2), (r * 0.78, h), (0, h)], 5)
        m.lathe(body, wood("#9A5B2B", "z"), sides=22)
        m.cylinder(0, 0, h - 0.01, r * 0.66, 0.015, wood("#C08A50", "x"), bevel=0)
        for t in (0.22, 0.78):
            m.ring(0, 0, h * t, r * 0.93, r * 0.09, metal("#5A5550", 0.4), sides=22)


def crate(
    m: Shaper,
    x: float,
    y: float,
    z: float,
    size: float = 0.2,
    turn: float = 0,
    colour: str = "#B9814A",
) -> None:
    """A slatted box with a frame."""
    frame = wood("#8F5E30", "x")
    with m.at(x, y, z, turn):
        m.box(0, 0, 0.01, size * 0.92, size * 0.92, size * 0.92, wood(colour), 0.01)
        for s in (-1, 1):
            for h in (0, size * 0.86):
                m.box(0, s * size * 0.47, h, size, 0.02, size * 0.14, frame, 0.005)
            for r in (-1, 1):
                m.box(r * size * 0.44, s * size * 0.47, 0, size * 0.12, 0.02, size, frame, 0.005)
            m.box(s * size * 0.47, 0, size * 0.86, 0.02, size, size * 0.14, frame, 0.005)
        for i in (-1, 0, 1):
            m.box(
                0,
                i * size * 0.3,
                size * 0.93,
                size * 0.86,
                size * 0.24,
                0.012,
                wood(colour, "x"),
                0.004,
            )


def sack(m: Shaper, x: float, y: float, z: float, size: float = 1, colour: str = "#C9B48C") -> None:
    """A tied sack."""
    mat = Mat(colour, 0.9, bump=0.5, scale=12)
    body = [(0, 0), (0.11, 0), (0.125, 0.1), (0.06, 0.19), (0.035, 0.205), (0.06, 0.25), (0, 0.24)]
    with m.at(x, y, z, scale=size):
        m.lathe(smooth(body, 4), mat, sides=18)
        m.ring(0, 0, 0.205, 0.036, 0.012, flat("#8A5A30"), sides=14)


def log(
    m: Shaper, x: float, y: float, z: float, length: float, radius: float, turn: float = 0
) -> None:
    """A lying log with bright sawn ends and rings."""
    bark = Mat("#6B4226", 0.9, bump=0.6, scale=6, vary=0.22)
    with m.at(x, y, z, turn):
        m.cylinder(-length / 2, 0, 0, radius, length, bark, sides=18, rot=(0, 90, 0))
        face = Mat("#E8C084", 0.6, bump=0.1, vary=0.05)
        end = length / 2 + 0.008
        m.cylinder(-end, 0, 0, radius * 0.85, 2 * end, face, sides=22, rot=(0, 90, 0))
        for s in (-1, 1):
            for r in (0.5, 0.22):
                m.ring(s * end, 0, 0, radius * r, 0.008, flat("#B9803F"), (0, 90, 0), 20)


def bush(m: Shaper, x: float, y: float, z: float, r: float, flowers: str | None = None) -> None:
    """A small shrub, perhaps in flower."""
    for i in range(4):
        a = i * 1.7
        lift = 0.2 * r * math.sin(i * 2.1)
        spot = (x + math.cos(a) * r * 0.5, y + math.sin(a) * r * 0.5, z + r * 0.5 + lift)
        m.ball(*spot, r * 0.75, leaf(("#4E8A3A", "#629A45")[i % 2]), sides=12)
    if flowers:
        for i in range(7):
            a = i * 0.95
            spot = (
                x + math.cos(a) * r * 0.85,
                y - abs(math.sin(a)) * r * 0.7,
                z + r * (0.7 + 0.4 * math.sin(i * 2)),
            )
            m.ball(*spot, r * 0.22, paint(flowers), sides=8)
