"""Manila's base board: three routes through turquoise water, port, shipyard, islands."""

from __future__ import annotations

import math

import bmesh

from assets.pipeline.houses import barrel, crate, door, gable, sack, window
from assets.pipeline.maker import transform
from assets.pipeline.materials import Mat, flat, metal, paint, stone, stucco, water, wood
from assets.pipeline.outline import disc, rounded, smooth
from assets.pipeline.sea import FOAM, crests, foam
from assets.pipeline.shapes import Shaper
from assets.santiago.models import civic, nature, works

from .layout import (
    DOCKS,
    INSURANCE,
    LANES,
    PILOTS,
    PIRATES,
    PORT_SPOTS,
    PRICE_COLUMNS,
    PRICE_ROWS,
    SLIPS,
    YARD_SPOTS,
    square,
    world,
)
from .wares import COLOURS

SEA = -0.12
SAND = stone("#E6CFA2")
PLANKS = ("#B9844E", "#A9743F", "#C4925B", "#9C6A3A")
NUMBERED = flat("#FFF4D8", 0.5)


GROVES = [
    (340, 60),
    (352, 190),
    (905, 60),
    (960, 180),
    (1040, 60),
    (1600, 60),
    (1690, 150),
    (1880, 120),
    (1900, 330),
    (1890, 480),
    (1900, 640),
    (1860, 750),
    (60, 80),
    (150, 150),
    (240, 60),
    (560, 1062),
    (700, 1070),
    (1800, 1050),
    (1890, 1060),
    (1760, 1064),
    (440, 1050),
    (200, 1060),
    (470, 905),
]


def board(m: Shaper) -> None:
    """Everything that never moves."""
    _sea_and_land(m)
    for lane in range(3):
        _route(m, lane)
    _port(m)
    _shipyard(m)
    _prices(m)
    _stations(m)
    _town(m)
    _plants(m)


def _outline(points: tuple[tuple[float, float], ...]) -> list[tuple[float, float]]:
    return [world(*p) for p in points]


def _sea_and_land(m: Shaper) -> None:
    mesh = bmesh.new()
    bmesh.ops.create_grid(mesh, x_segments=1, y_segments=1, size=30)
    sea = m.add(mesh, flat("#2CA7A0", 0.2), transform(0, 0, SEA), angle=0)
    sea.data.materials[0] = water("#17858F", "#25A39F", "#4FC4B6", -4.5, 4.5, 0.25)
    north = (
        (-200, -300),
        (-200, 226),
        (330, 222),
        (860, 236),
        (1000, 224),
        (1400, 218),
        (1560, 214),
        (1690, 232),
        (1702, 700),
        (1690, 772),
        (2200, 790),
        (2200, -300),
    )
    south = (
        (-200, 1500),
        (-200, 1010),
        (330, 1020),
        (520, 1046),
        (800, 1030),
        (830, 930),
        (1660, 930),
        (1700, 1000),
        (2200, 1010),
        (2200, 1500),
    )
    for shore in (north, south):
        m.prism(_outline(shore), 0.26, SAND, z=-0.26, bevel=0.03)
    for coast in (north[1:10], (south[2], *south[4:6]), south[5:9]):
        foam(m, _outline(coast), SEA, 16)
    crests(m, 60, (-6.5, 9.0, -4.6, 3.6), SEA, flat("#86DCD0", 0.5))
    inland = ((-200, -300), (-200, 30), (360, 26), (900, 22), (1560, 18), (2200, 30), (2200, -300))
    m.prism(_outline(inland), 0.012, Mat("#9CA652", 0.95, bump=0.5, scale=8, vary=0.24), bevel=0)
    east = ((1850, 30), (1850, 780), (2200, 780), (2200, 30))
    m.prism(_outline(east), 0.012, Mat("#9CA652", 0.95, bump=0.5, scale=8, vary=0.24), bevel=0)


def _route(m: Shaper, lane: int) -> None:
    for number in range(14):
        x, y = world(*square(lane, number), SEA)
        last = number == 13
        m.ring(x, y, SEA, 0.33, 0.02, flat("#E4572E" if last else "#FFF4D8", 0.5), sides=44)
        m.facing(str(number), 0.3, flat("#E4572E") if last else NUMBERED, x, y, SEA + 0.004, 0)
    if lane == 2:
        return
    for k in range(15):
        x, y = world(391 + 78 * k, (LANES[lane] + LANES[lane + 1]) / 2, SEA)
        m.ball(x, y, SEA, 0.055, paint("#E4572E" if k % 2 else "#FFF6E2"), sides=12)
        m.ring(x, y, SEA, 0.07, 0.012, FOAM, sides=16, size=(1, 1, 0.3))


def _planks(m: Shaper, x0: float, x1: float, y: float, width: float, z: float = -0.05) -> None:
    step = 0.17
    for i in range(int((x1 - x0) / step)):
        at = (x0 + (i + 0.5) * step, y + m.rng.uniform(-0.015, 0.015), z)
        m.box(*at, step * 0.9, width, 0.06, wood(m.rng.choice(PLANKS)), 0.01)


def _post(m: Shaper, x: float, y: float) -> None:
    m.cylinder(x, y, -0.5, 0.06, 0.62, wood("#6B4526", "z"), sides=12)
    m.cylinder(x, y, 0.1, 0.065, 0.03, paint("#F3E6C8"), sides=12)


def spot(m: Shaper, px: float, py: float, rim: str) -> None:
    """A round place for an accomplice."""
    x, y = world(px, py)
    m.cylinder(x, y, 0, 0.34, 0.035, stone("#F1E4C6"), sides=44)
    m.ring(x, y, 0.035, 0.31, 0.022, Mat(rim, 0.4, coat=0.4, bump=0), sides=44)


def _port(m: Shaper) -> None:
    for (dx, dy), (sx, sy), letter in zip(DOCKS, PORT_SPOTS, "ABC", strict=True):
        x, y = world(dx, dy)
        _planks(m, x - 0.95, x + 1.15, y + 0.62, 0.34)
        for k in range(4):
            _post(m, x - 0.85 + 0.6 * k, y + 0.44)
        spot(m, sx, sy, "#2BB3A6")
        _sign(m, *world(sx - 50, sy - 44), letter, "#13786F")
    for px, py, colour, roof in (
        (1800, 214, "#F0DDB0", "#D2603A"),
        (1806, 380, "#E9A94B", "#B4502F"),
        (1800, 540, "#F7E9C9", "#D2603A"),
    ):
        _warehouse(m, *world(px, py), colour, roof)
    for px, py in ((1722, 350), (1716, 520), (1720, 676)):
        x, y = world(px, py)
        crate(m, x, y, 0, 0.24, 12)
        barrel(m, x + 0.28, y + 0.05, 0, 0.1, 0.24)
        sack(m, x + 0.12, y - 0.24, 0, 1)


def _warehouse(m: Shaper, x: float, y: float, colour: str, roof: str) -> None:
    with m.at(x, y, 0, -14, 0.72), m.sized(1, 0.9, 1.1):
        m.box(0, 0.1, 0, 1.2, 0.6, 0.46, stucco(colour))
        door(m, 0, -0.2, 0, 0.3, 0.34, "#6B3E1E")
        for s in (-1, 1):
            window(m, s * 0.4, -0.2, 0.18, 0.15, 0.18, "#2F7D6B")
        gable(
            m, 0, 0.1, 0.46, (1.2, 0.6, 0.24), Mat(roof, 0.7, vary=0.18), stucco(colour), courses=3
        )


def _sign(m: Shaper, x: float, y: float, letter: str, colour: str) -> None:
    m.cylinder(x, y, 0, 0.03, 0.3, wood("#6B4526", "z"), sides=8)
    with m.at(x, y - 0.02, 0.38, rx=58):
        m.prism(rounded(0.36, 0.36, 0.08), 0.04, paint(colour), bevel=0.01)
        m.facing(letter, 0.3, flat("#FFF6DF"), 0, 0, 0.044, 0)


def _shipyard(m: Shaper) -> None:
    for (px, py), (sx, sy), letter in zip(SLIPS, YARD_SPOTS, "ABC", strict=True):
        x, y = world(px, py)
        for k in range(6):
            m.box(x - 0.85 + 0.34 * k, y - 0.1, -0.1, 0.1, 1.1, 0.06, wood("#7D4E28"), 0.01)
        for s in (-1, 1):
            m.box(x, y - 0.1 + s * 0.42, -0.06, 2.2, 0.1, 0.09, wood("#A8703C", "x"), 0.02)
            for k in (-1, 1):
                m.cylinder(x + k * 1.2, y + 0.45, -0.4, 0.07, 0.75, wood("#8A5A30", "z"), sides=14)
                m.cylinder(x + k * 1.2, y + 0.45, 0.34, 0.075, 0.035, paint("#F3E6C8"), sides=14)
        spot(m, sx, sy, "#C4312A")
        _sign(m, *world(sx - 50, sy - 6), letter, "#8E1F1C")
    for px in (1100, 1380):
        x, y = world(px, 985)
        for i in range(4):
            m.box(x, y + 0.1, 0.05 * i, 0.8 - 0.06 * i, 0.26, 0.045, wood("#DDB070", "x"), 0.006)
        m.cylinder(
            x - 0.3,
            y - 0.25,
            0.1,
            0.1,
            0.5,
            Mat("#6B4226", 0.9, bump=0.6),
            sides=16,
            rot=(0, 90, 0),
        )


def _prices(m: Shaper) -> None:
    x0, y0 = world(PRICE_COLUMNS[0] - 70, 236)
    x1, y1 = world(PRICE_COLUMNS[-1] + 50, 20)
    m.prism([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], 0.03, wood("#8A5A30", "x"), bevel=0.02)
    for ware, py in PRICE_ROWS.items():
        rx, ry = world(PRICE_COLUMNS[0] - 46, py)
        m.cylinder(rx, ry, 0.02, 0.12, 0.04, Mat(COLOURS[ware], 0.3, coat=0.6, bump=0), sides=24)
        for px, price in zip(PRICE_COLUMNS, ("0", "5", "10", "20", "30"), strict=True):
            x, y = world(px, py)
            m.prism(
                rounded(0.8, 0.46, 0.12), 0.02, Mat(COLOURS[ware], 0.6, bump=0.1), x, y, 0.03, 0.005
            )
            m.prism(rounded(0.72, 0.39, 0.1), 0.024, stone("#F1E4C6"), x, y, 0.03, 0.005)
            m.facing(price, 0.26, flat("#5B3A1E"), x, y - 0.01, 0.056, 0)


def _stations(m: Shaper) -> None:
    for (px, py), size in zip(PILOTS, (0.75, 1.0), strict=True):
        spot(m, px, py, "#2F74C9")
        _wheel(m, *world(px, py - 62), size)
    spot(m, *INSURANCE, "#F2B91E")
    x, y = world(INSURANCE[0], INSURANCE[1] - 66)
    m.cylinder(x, y, 0, 0.03, 0.5, wood("#6B4526", "z"), sides=10)
    for k in range(8):
        a, b = 2 * math.pi * k / 8, 2 * math.pi * (k + 1) / 8
        rows = [
            [(x + r * math.cos(t), y + r * math.sin(t), h) for t in (a, b)]
            for r, h in ((0.01, 0.72), (0.28, 0.6), (0.44, 0.4))
        ]
        m.sheet(rows, Mat("#F2B91E" if k % 2 else "#FFF6E2", 0.7, bump=0), 0.012, angle=30)
    px, py = world(PIRATES[0] - 130, PIRATES[1] + 60)
    m.prism(
        [(px + a, py + b) for a, b in disc(0.62, 30, 0.62)],
        0.2,
        stone("#8C7A66"),
        z=-0.2,
        bevel=0.06,
    )


def _wheel(m: Shaper, x: float, y: float, size: float) -> None:
    timber = wood("#8A4B22", "x")
    with m.at(x, y, 0.32, rx=62, scale=size):
        m.ring(0, 0, 0, 0.2, 0.03, timber, sides=32)
        for k in range(4):
            m.box(0, 0, -0.02, 0.56, 0.045, 0.04, timber, 0.01, (0, 0, 45 * k))
        m.cylinder(0, 0, -0.02, 0.07, 0.07, metal(), sides=18)


def _town(m: Shaper) -> None:
    """Church, lighthouse, stilted huts, fishing boats: what makes the bay a town."""
    for model, px, py, size in (
        (civic.church, 1000, 150, 0.86),
        (civic.harbour_office, 1640, 150, 0.82),
        (works.cigar_factory, 1830, 140, 0.7),
    ):
        with m.at(*world(px, py), 0, -18, size), m.sized(1, 0.9, 1.25):
            model(m)
    for px, py, turn in (
        (905, 128, 12),
        (1790, 720, -14),
        (300, 150, 10),
        (150, 160, -8),
        (1880, 1045, -20),
    ):
        with m.at(*world(px, py), 0, turn, 0.72), m.sized(1, 0.9, 1.2):
            nature.hut(m)
    for px, py, turn, colour in (
        (390, 990, 20, "#D8573A"),
        (770, 770, -12, "#2F8F9C"),
        (1700, 850, 30, "#E0A62E"),
        (200, 560, 8, "#D8573A"),
    ):
        _fishing_boat(m, px, py, turn, colour)


def _fishing_boat(m: Shaper, px: float, py: float, turn: float, colour: str) -> None:
    with m.at(*world(px, py, SEA), SEA - 0.04, turn, 0.9):
        shell = [
            (0, 0),
            (0.22, 0),
            (0.3, 0.12),
            (0.31, 0.2),
            (0.28, 0.2),
            (0.24, 0.08),
            (0, 0.06),
        ]
        m.lathe(smooth(shell, 4), paint(colour), sides=40, size=(1.9, 1))
        m.box(0, 0, 0.12, 0.16, 0.5, 0.03, wood(), 0.008)
        for s in (-1, 1):
            m.tube([(-0.4, s * 0.52, 0.05), (0.4, s * 0.52, 0.05)], 0.03, wood("#C4925B", "x"), 8)
        for dx in (-0.2, 0.2):
            m.tube([(dx, -0.52, 0.08), (dx, 0.52, 0.08)], 0.016, wood("#8A5A30"), 6)


def _plants(m: Shaper) -> None:
    palms = [m.prototype(lambda: nature.palm(m)) for _ in range(3)]
    tree, shrub = m.prototype(lambda: nature.tree(m)), m.prototype(lambda: nature.shrub(m))
    for i, (px, py) in enumerate(GROVES):
        x, y = world(px, py)
        kind = tree if i % 3 == 1 else palms[i % 3]
        m.place(kind, x, y, 0.01, 67 * i, 0.55 + 0.05 * (i % 4), 1.15)
    for px, py in (
        (880, 210),
        (1080, 190),
        (1420, 60),
        (1650, 60),
        (1740, 740),
        (1870, 250),
        (1760, 1030),
        (640, 1064),
    ):
        m.place(shrub, *world(px, py), 0.01, px, 0.9, 1.15)
