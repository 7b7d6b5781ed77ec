"""Manila's boats: cascos with their wares, the pirates' junk, canoes with outriggers."""

from __future__ import annotations

import math
from typing import NamedTuple

from assets.pipeline.houses import barrel, crate
from assets.pipeline.materials import Mat, flat, paint, rough, wood
from assets.pipeline.outline import smooth
from assets.pipeline.shapes import Shaper

from .doll_parts import skull
from .layout import HOLD_SPACES, PIRATE_SPACES, SPACE_Y, SPACES
from .things import chest
from .wares import TOKENS

PAINT = {"nutmeg": "#D98A1E", "silk": "#2F62B0", "ginseng": "#8E4FA8", "jade": "#1E8A5A"}
PROFITS = {"nutmeg": "24", "silk": "30", "ginseng": "18", "jade": "36"}
TOKEN_SIZE = {"nutmeg": 0.65, "silk": 0.65, "ginseng": 0.73, "jade": 0.69}
CREAM = "#FFF4DC"
DECK, LENGTH, WIDTH = 0.24, 2.68, 1.06
Row = list[tuple[float, float, float]]


class Lines(NamedTuple):
    """The lines of a hull; the waterline is at zero, the bow on the right."""

    length: float
    width: float
    sheer: float  # how much bow and stern rise

    def lift(self, x: float) -> float:
        """How much higher the side is at x; the bow rises more than the stern."""
        return self.sheer * abs(2 * x / self.length) ** 3 * (1.35 if x > 0 else 0.8)

    def outline(self) -> list[tuple[float, float]]:
        """The hull as seen from above."""
        half = ((-0.5, 0.0), (-0.47, -0.28), (-0.33, -0.47), (0.1, -0.5), (0.33, -0.36), (0.5, 0.0))
        side = [(x * self.length, y * self.width) for x, y in smooth(half, 4)]
        return side + [(x, -y) for x, y in reversed(side[1:-1])]

    def ring(self, z: float, narrow: float, rise: float, short: float = 1.0) -> Row:
        """The outline at a height, narrowed, shortened, and risen with the sheer."""
        return [(x * short, y * narrow, z + rise * self.lift(x * short)) for x, y in self.outline()]


CASCO = Lines(LENGTH, WIDTH, 0.26)
JUNK = Lines(2.95, 1.16, 0.4)


def hull(m: Shaper, lines: Lines, mat: Mat, stripe: Mat, rail: Mat, deck: Mat) -> None:
    """Planked sides with a painted stripe, a rail, a deck, and an eye on the bow."""
    ring = lines.ring
    m.hull([ring(-0.12, 0.72, 0, 0.93), ring(0.1, 0.93, 0.5, 0.98)], mat, False, 50)
    m.hull([ring(0.1, 0.935, 0.5, 0.982), ring(0.21, 0.98, 0.8, 0.995)], stripe, False, 50)
    inside = [ring(0.33, 0.87, 1, 0.97), ring(0.18, 0.84, 0.5, 0.95)]
    m.hull([ring(0.21, 0.98, 0.8, 0.995), ring(0.33, 1, 1), *inside], mat, False, 50)
    edge = lines.ring(0.335, 0.94, 1, 0.99)
    m.tube([*edge, edge[0]], 0.042, rail, 8)
    floor = [(x * 0.93, y * 0.87) for x, y in lines.outline()]
    m.prism(floor, 0.04, deck, z=DECK - 0.04, bevel=0)
    for k in range(7):
        seam = (-0.05, lines.width * 0.11 * (k - 3), DECK)
        m.box(*seam, lines.length * 0.72, 0.012, 0.004, wood("#7A4E2A", "x"), 0)
    with m.at(lines.length * 0.385, -lines.width * 0.31, 0.3, rz=32, rx=62):
        m.cylinder(0, 0, 0, 0.075, 0.02, flat("#FFF8E6"), sides=20)
        m.cylinder(0.012, 0, 0.015, 0.038, 0.015, flat("#1B1210"), sides=16)


def casco(m: Shaper, ware: str, sailing: bool = False) -> None:
    """A ware's boat: its load aft, round spaces for accomplices forward."""
    colour = PAINT[ware]
    hull(m, CASCO, paint(colour), paint("#F6E3B4"), paint(CREAM), wood("#B98048", "x"))
    with m.at(-0.88, 0, DECK):
        _load(m, ware)
    spaces = HOLD_SPACES[SPACES[ware]]
    for x in spaces:
        space(m, x, -0.02, 0.185 if len(spaces) == 3 else 0.175, colour)
    m.cylinder(-1.27, 0, 0.3, 0.022, 0.5, wood(along="z"), sides=8)
    m.ball(-1.27, 0, 0.84, 0.075, Mat("#FFD98A", 0.3, bump=0, glow=0.9), sides=12)
    m.tube([(-1.03, -0.5, 0.42), (-1.68, -0.7, 0.02)], 0.026, wood("#C4925B", "x"), 6)
    if sailing:
        sail(m, colour, PROFITS[ware])
    else:
        m.cylinder(1.2, 0, 0.3, 0.022, 0.72, wood(along="z"), sides=8)
        pennant = [(0.0, 0.0), (0.36, 0.11), (0.0, 0.22)]
        m.plate(pennant, 0.015, Mat(colour, 0.6, bump=0), 1.21, 0, 0.78, 0.003)


def space(m: Shaper, x: float, y: float, r: float, rim: str) -> None:
    """A round place for one accomplice on a deck."""
    m.cylinder(x, y, DECK, r, 0.02, paint("#FFF1CF"), sides=32, bevel=0.006)
    m.ring(x, y, DECK + 0.02, r - 0.01, 0.015, paint(rim), sides=32)


def _load(m: Shaper, ware: str) -> None:
    """Four crates, and five wares on them."""
    for x, y, size in (
        (-0.17, 0.16, 0.34),
        (0.2, 0.18, 0.34),
        (-0.15, -0.2, 0.36),
        (0.23, -0.2, 0.36),
    ):
        crate(m, x, y, 0, size, 0, "#C08A52")
    heap = (
        (-0.15, 0.18, 0.33),
        (0.22, 0.18, 0.33),
        (-0.17, -0.2, 0.34),
        (0.21, -0.2, 0.34),
        (0.02, 0.0, 0.62),
    )
    for spot in heap:
        with m.at(*spot, scale=TOKEN_SIZE[ware]), m.sized(1, 0.9, 1.25):
            TOKENS[ware](m)


def sail(m: Shaper, colour: str, number: str) -> None:
    """A batten lug sail in the ware's colour with the hold's profit on it."""
    x = -0.3
    m.cylinder(x, 0.16, 0.2, 0.036, 1.75, wood("#7A4A24", "z"), sides=10)
    rows = [[_sail_point(x, i / 12, j / 8) for i in range(13)] for j in range(9)]
    m.sheet(rows, rough(colour, 0.12, 9), 0.015)
    for row in rows[::2]:
        m.tube([(a, b - 0.03, c) for a, b, c in row], 0.016, wood("#8F5E30", "x"), 6)
    with m.at(x - 0.02, -0.16, 1.52, rx=-6):
        m.facing(number, 0.68, flat("#FFF8E2"), 0, 0, 0, 74)


def _sail_point(x: float, across: float, up: float) -> tuple[float, float, float]:
    belly = 0.2 * math.sin(math.pi * across) * math.sin(math.pi * (0.15 + 0.75 * up))
    batten = 0.03 * (round(up * 8) % 2)
    side = x - 0.62 + 1.24 * across - 0.1 * up + 0.12 * up * across
    return side, 0.1 - belly - batten, 0.72 + 1.1 * up + 0.14 * up * across


def junk(m: Shaper) -> None:
    """The pirates' black junk: two spaces forward, a skull on a tattered sail, guns, loot."""
    black = Mat("#2E2224", 0.6, vary=0.15, grain=(0.15, 1, 1))
    hull(m, JUNK, black, paint("#B3261E"), paint("#7A1B18"), wood("#7A5030", "x"))
    m.cylinder(-0.5, 0.2, 0.15, 0.045, 2.0, wood("#4A2E1A", "z"), sides=12)
    _black_sail(m)
    with m.at(-0.47, -0.24, 1.62):
        skull(m, 1.15)
    for x, y in PIRATE_SPACES:
        space(m, x / 100, (SPACE_Y - y) / 80 - 0.02, 0.2, "#B3261E")
    iron = Mat("#2A2A2C", 0.4, 0.6)
    for x in (-0.75, -0.3, 0.15, 0.55):
        m.cylinder(x, -0.5, 0.16, 0.055, 0.2, iron, sides=14, rot=(92, 0, 0))
    barrel(m, -1.0, -0.1, DECK, 0.13, 0.28)
    barrel(m, -0.85, 0.2, DECK, 0.13, 0.28)
    m.cylinder(-1.38, 0, 0.4, 0.025, 0.55, wood(along="z"), sides=8)
    m.ball(-1.38, 0, 1.0, 0.09, Mat("#FF9A3A", 0.3, bump=0, glow=1.2), sides=12)
    with m.at(-0.2, -0.22, DECK):
        chest(m)


def _black_sail(m: Shaper) -> None:
    rows = [[_rag_point(i, i / 14, j / 8) for i in range(15)] for j in range(9)]
    m.sheet(rows, rough("#211C26", 0.25), 0.02)
    yard = wood("#6B4526", "x")
    m.tube([(-1.25, 0.05, 0.74), (0.3, 0.05, 0.74)], 0.026, yard, 8)
    for row in (rows[4], rows[8]):
        m.tube([(a, b - 0.035, c) for a, b, c in row], 0.026, yard, 8)


def _rag_point(i: int, across: float, up: float) -> tuple[float, float, float]:
    """A point of a great sail whose foot is in tatters."""
    rag = (0.05 * math.sin(i * 2.3) + 0.04 * math.sin(i * 5.1)) * (1 - up) ** 2
    belly = 0.24 * math.sin(math.pi * across) * math.sin(math.pi * (0.2 + 0.7 * up))
    side = -1.22 + 1.5 * across + 0.1 * up * (across - 0.5)
    return side, 0.08 - belly, 0.74 + rag + 1.22 * up + 0.1 * across * up


def banca(m: Shaper, colour: str, cloth: str) -> None:
    """A canoe with outriggers, a sail and somebody under a salakot."""
    shell = [
        (0, 0),
        (0.17, 0),
        (0.25, 0.12),
        (0.26, 0.2),
        (0.23, 0.2),
        (0.19, 0.08),
        (0, 0.06),
    ]
    m.lathe(smooth(shell, 4), paint(colour), sides=40, size=(2.9, 1))
    turns = [2 * math.pi * k / 32 for k in range(33)]
    rail = [(0.725 * math.cos(a), 0.25 * math.sin(a), 0.2) for a in turns]
    m.tube(rail, 0.02, paint(CREAM), 6)
    for x in (-0.34, 0.34):
        boom = [(x, -0.72, 0.03), (x, -0.4, 0.26), (x, 0.4, 0.26), (x, 0.72, 0.03)]
        m.tube(smooth(boom, 4), 0.024, wood("#C9A35C"), 6)
    for s in (-1, 1):
        raft = [(-0.72, s * 0.72, 0.05), (0, s * 0.72, 0.0), (0.76, s * 0.72, 0.07)]
        m.tube(raft, 0.034, wood("#D9B76E", "x"), 8)
    m.box(-0.1, 0, 0.14, 0.16, 0.42, 0.03, wood(), 0.008)
    m.cylinder(0.1, 0, 0.1, 0.025, 1.0, wood(along="z"), sides=8)
    rows = [[_lateen_point(i / 8, j / 6) for i in range(9)] for j in range(1, 7)]
    m.sheet(rows, rough(cloth, 0.2), 0.014)
    _fisher(m)


def _lateen_point(u: float, t: float) -> tuple[float, float, float]:
    return 0.12 - 0.75 * t * u, -0.02 - 0.1 * math.sin(math.pi * u), 0.3 + 0.85 * t * (1 - u / 4)


def _fisher(m: Shaper) -> None:
    m.cylinder(-0.4, 0, 0.12, 0.09, 0.2, paint("#FFF1D6"), top=0.06, sides=16)
    m.ball(-0.4, 0, 0.38, 0.08, paint("#A8683C"), sides=14)
    straw = Mat("#D9A84E", 0.8, bump=0.5, scale=14)
    m.cylinder(-0.4, 0, 0.41, 0.18, 0.1, straw, top=0.01, sides=20)
