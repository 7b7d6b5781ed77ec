"""What players and prices stand on the board with: pawns, flags, boats, barge, screens."""

from __future__ import annotations

import math

from assets.pipeline.materials import Mat, flat, metal, paint, stone, wood
from assets.pipeline.outline import Point, disc, rounded
from assets.pipeline.players import CLOTH, SYMBOLS, symbol
from assets.pipeline.shapes import Shaper

from .flowers import badge
from .palette import PRICES
from .tokens import GOLD


def _cloth(
    m: Shaper, origin: Point, size: Point, wave: float, mat: Mat, columns: int = 16, rows: int = 6
) -> None:
    (x0, z0), (width, height) = origin, size
    grid = []
    for r in range(rows + 1):
        t = r / rows
        grid.append(
            [
                (
                    x0 + width * i / columns,
                    -wave * math.sin(2.1 * math.pi * i / columns) * (0.3 + i / columns),
                    z0 + height * t - 0.03 * i / columns,
                )
                for i in range(columns + 1)
            ]
        )
    m.sheet(grid, mat, 0.02)


def ownership_flag(m: Shaper, player: int) -> None:
    """A small flag with the player's shape."""
    m.cylinder(0, 0, 0, 0.11, 0.06, wood("#8A5A30"), sides=20)
    m.cylinder(0, 0, 0, 0.025, 0.92, flat("#FFF6E0"), sides=12)
    m.ball(0, 0, 0.94, 0.045, metal(), sides=12)
    cloth = Mat(CLOTH[player], 0.6, coat=0.1, bump=0.06)
    _cloth(m, (0.02, 0.48), (0.5, 0.42), 0.03, cloth)
    m.plate(symbol(SYMBOLS[player], 0.13), 0.012, flat("#FFF8E6"), 0.27, -0.06, 0.69, 0.002)


def price_flag(m: Shaper, kind: str) -> None:
    """A price on a pole: 2, 3, 4, or the chequered flag."""
    m.cylinder(0, 0, 0, 0.17, 0.07, stone("#BBA887"), sides=24)
    m.cylinder(0, 0, 0.05, 0.1, 0.05, stone("#D2C19E"), sides=24)
    m.cylinder(0, 0, 0.05, 0.038, 1.55, flat("#FFF6E0"), sides=14)
    m.ball(0, 0, 1.63, 0.07, metal(), sides=14)
    for z in (0.9, 1.46):
        m.ring(0, 0, z, 0.04, 0.014, metal(), sides=16)
    if kind == "flag":
        _chequers(m)
        return
    _cloth(
        m, (0.03, 0.86), (0.82, 0.66), 0.05, Mat(PRICES[kind], 0.65, bump=0.05, crevice=0.3), 20, 10
    )
    ink = flat("#FFF6DF" if kind == "4" else "#4A1E10")
    m.facing(kind, 0.74, ink, 0.44, -0.072, 1.2)


def _chequers(m: Shaper) -> None:
    columns, rows, width, height = 5, 4, 0.82, 0.66
    for r in range(rows):
        for c in range(columns):
            patch = []
            for k in range(5):
                t = (c + k / 4) / columns
                y = -0.05 * math.sin(2.1 * math.pi * t) * (0.3 + t)
                patch.append((0.03 + width * t, y, 0.86 + height * r / rows - 0.03 * t))
            upper = [(x, y, z + height / rows) for x, y, z in patch]
            colour = "#22201F" if (r + c) % 2 else "#FFFDF5"
            m.sheet([patch, upper], Mat(colour, 0.65, bump=0.05, crevice=0.3), 0.02, angle=30)


def price_marker(m: Shaper) -> None:
    """The price in force: a big peso in a wooden stand."""
    m.prism(rounded(0.56, 0.26, 0.08), 0.1, wood("#8A4B22", "x"), bevel=0.02)
    with m.at(0, -0.01, 0.36, rx=66):
        m.cylinder(0, 0, -0.04, 0.31, 0.08, GOLD, sides=56, bevel=0.018)
        m.ring(0, 0, 0.045, 0.265, 0.02, GOLD, sides=56)
        m.facing("$", 0.44, flat("#7A4208", 0.45), 0, -0.01, 0.045, 0)


def boat(m: Shaper) -> None:
    """A ship that has sailed: a tiny freighter for the ship track."""
    hull = (
        (0.0, 0.08, 0.9, "#C4312A"),
        (0.08, 0.18, 1.0, "#1F4A5C"),
        (0.18, 0.21, 1.03, "#FFF4DC"),
    )
    outline = [(-0.34, -0.13), (0.2, -0.13), (0.42, 0), (0.2, 0.13), (-0.34, 0.13), (-0.39, 0)]
    for low, high, k, colour in hull:
        m.prism([(x * k, y * k) for x, y in outline], high - low, paint(colour), z=low, bevel=0.012)
    m.prism([(x * 0.9, y * 0.8) for x, y in outline], 0.02, wood("#C98F52"), z=0.2, bevel=0)
    m.box(-0.16, 0, 0.2, 0.22, 0.17, 0.14, paint("#FFF6E0"))
    m.cylinder(-0.17, 0, 0.34, 0.055, 0.17, paint("#C4312A"), sides=18)
    m.cylinder(-0.17, 0, 0.47, 0.058, 0.05, paint("#24323C"), sides=18)
    for x, colour in ((0.05, "#F0A92E"), (0.17, "#2F8F86")):
        m.box(x, 0, 0.2, 0.1, 0.15, 0.1, paint(colour), 0.012)


def barge(m: Shaper) -> None:
    """A lighter for the fifth die; its deck lies at 0.245."""
    m.prism(rounded(1.25, 1.15, 0.22), 0.26, paint("#7A4E2A"), z=-0.06, bevel=0.05)
    m.prism(rounded(1.28, 1.18, 0.24), 0.05, paint("#E9C98C"), z=0.18, bevel=0.015)
    for i in range(6):
        m.box(
            -0.44 + 0.176 * i, 0, 0.2, 0.17, 0.96, 0.045, wood(("#A8703C", "#B67E48")[i % 2]), 0.01
        )
    for s in (-1, 1):
        for y in (-0.3, 0.3):
            m.ring(s * 0.62, y, 0.1, 0.09, 0.04, flat("#2A2A2C", 0.7), (90, 0, 90), 18)
        m.cylinder(s * 0.54, 0.5, 0.2, 0.04, 0.12, metal("#3A4046", 0.5), sides=12)


def screen(m: Shaper, player: int) -> None:
    """A folding screen of three leaves that hides a player's holdings."""
    board = Mat(CLOTH[player], 0.5, coat=0.3, bump=0.08)
    leaves = ((-0.62, 0.1, -24), (0.0, 0.24, 0), (0.62, 0.1, 24))
    for x, y, turn in leaves:
        with m.at(x, y, 0, turn):
            m.box(0, 0, 0, 0.68, 0.05, 0.8, board, 0.015)
            m.box(0, -0.02, 0.74, 0.7, 0.06, 0.07, paint("#FFE9B8"), 0.012)
            m.box(0, -0.02, 0.0, 0.7, 0.06, 0.06, paint("#FFE9B8"), 0.012)
            for z in (0.18, 0.35, 0.52) if x else ():
                m.box(0, -0.03, z, 0.56, 0.02, 0.06, flat("#FFF3D8", 0.6), 0.008)
    m.plate(disc(0.29, 40), 0.03, paint("#FFF6E0"), 0, 0.18, 0.42, 0.01)
    m.plate(symbol(SYMBOLS[player], 0.19), 0.03, board, 0, 0.155, 0.42, 0.008)
    for s in (-1, 1):
        m.cylinder(s * 0.32, 0.23, 0, 0.025, 0.82, metal(), sides=12)


def flower_badge(m: Shaper, kind: str) -> None:
    """A flower's badge, leaning towards the viewer: the icon of the colour."""
    with m.at(0, 0.02, 0.12, rx=22):
        badge(m, kind, 0.32)
