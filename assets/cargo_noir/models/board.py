"""Cargo Noir's base board: ten places round a dark sea, under lamps and neon."""

from __future__ import annotations

import math
from collections.abc import Callable

import bmesh

from assets.pipeline.houses import barrel, crate
from assets.pipeline.maker import transform
from assets.pipeline.materials import Mat, flat, lamp, metal, paint, stone, stucco, water, wood
from assets.pipeline.outline import disc, rounded, smooth
from assets.pipeline.sea import crests
from assets.pipeline.shapes import Shaper

from .layout import (
    BERTH_DROP,
    CASINO,
    HALL,
    MARKET_SPACES,
    PORTS,
    goods_middle,
    goods_space,
    market_space,
    world,
)

SEA = -0.3
WET = Mat("#2A363D", 0.2, coat=0.5, bump=0.35, scale=5, vary=0.2)
NEON = {"pink": "#FF3D7F", "teal": "#28E0D0", "amber": "#FFB23E"}
Landmark = Callable[[Shaper], None]


def board(m: Shaper) -> None:
    """Everything that never moves."""
    _sea(m)
    for name in PORTS:
        _port(m, name)
    _macao(m)
    _coast(m)


def _sea(m: Shaper) -> None:
    mesh = bmesh.new()
    bmesh.ops.create_grid(mesh, x_segments=1, y_segments=1, size=30)
    sea = m.add(mesh, flat("#06262E", 0.06), transform(0, 0, SEA), angle=0)
    sea.data.materials[0] = water("#04202B", "#0B3A46", "#12505A", -8, 8, 0.3)
    crests(m, 60, (-6.5, 9.5, -6.6, 6.6), SEA, flat("#2A7480"))


def _quay(m: Shaper, px: float, py: float, size: tuple[float, float]) -> None:
    x, y = world(px, py)
    m.prism(rounded(size[0], size[1], 0.3), 0.3, WET, x, y, -0.3, 0.03)
    edge = [(x + a, y + b, 0.02) for a, b in rounded(size[0] - 0.08, size[1] - 0.08, 0.28, 8)]
    m.tube([*edge, edge[0]], 0.035, stone("#5A666A"), 8)


def _port(m: Shaper, name: str) -> None:
    px, py, count = goods_middle(name), PORTS[name].y, PORTS[name].spaces
    _quay(m, px, py - 34, (max(2.4, 0.62 * count + 1.0), 1.95))
    for k in range(count):
        x, y = world(*goods_space(name, k))
        m.cylinder(x, y, 0, 0.29, 0.03, stone("#7A8688"), sides=40)
        m.ring(x, y, 0.03, 0.27, 0.016, metal("#EAB94A"), sides=40)
    for k in range(3):
        x, y = world(px - 92 + 92 * k, py + BERTH_DROP, SEA)
        m.ring(x, y, SEA, 0.36, 0.014, lamp("#3FB8C4", 0.5), sides=44)
    x, y = world(px, py - 66)
    with m.at(x, y, 0, scale=1.25), m.sized(1, 0.9, 1.2):
        LANDMARKS[name](m)
    side = 0.31 * count + 0.2
    for s, size in ((-1, 0.2), (1, 0.24)):
        crate(m, x + s * side, y - 0.12, 0, size, 20 * s, "#8A6238")
    barrel(m, x + side - 0.02, y - 0.38, 0, 0.09, 0.22)
    for s in (-1, 1):
        street_lamp(m, *world(px + s * (31 * count + 40), py + 16))


def street_lamp(m: Shaper, x: float, y: float) -> None:
    """A lamp that glows; its light comes from the picture's lamps."""
    iron = metal("#20282B", 0.5)
    m.cylinder(x, y, 0, 0.04, 0.06, iron, sides=10)
    m.cylinder(x, y, 0.05, 0.018, 0.5, iron, sides=8)
    m.ball(x, y, 0.6, 0.075, lamp("#FFD38A", 6), sides=14)


def _lit(m: Shaper, x: float, y: float, z: float, count: int, gap: float, on: int) -> None:
    """A row of windows, some of them lit."""
    for i in range(count):
        glow = lamp("#FFC46A", 2.0) if (i * 7 + on) % 3 else flat("#152025")
        m.box(x + gap * i, y, z, gap * 0.5, 0.015, gap * 0.6, glow, 0.002)


def _new_york(m: Shaper) -> None:
    for x, w, h, tone in (
        (-0.5, 0.3, 0.62, "#3A4650"),
        (-0.14, 0.32, 0.9, "#4A4652"),
        (0.24, 0.3, 0.7, "#36464A"),
        (0.58, 0.28, 0.48, "#4A4038"),
    ):
        m.box(x, 0, 0, w, 0.28, h, stucco(tone))
        for k in range(int(h / 0.16)):
            _lit(m, x - w / 2 + 0.06, -0.148, 0.08 + 0.16 * k, 3, 0.09, k + int(x * 10))
    m.cylinder(-0.14, 0, 0.9, 0.06, 0.3, metal("#8A9096"), top=0.005, sides=12)


def _rotterdam(m: Shaper) -> None:
    m.cylinder(-0.2, 0, 0, 0.26, 0.62, stucco("#8A5A44"), top=0.17, sides=10)
    m.cylinder(-0.2, 0, 0.62, 0.2, 0.16, paint("#3A2A26"), top=0.04, sides=10)
    for k in range(4):
        with m.at(-0.2, -0.2, 0.62, ry=45 + 90 * k):
            m.box(0, 0, 0.02, 0.13, 0.015, 0.5, Mat("#E9DDBE", 0.7), 0.004)
    for x, tone in ((0.3, "#7A3A2E"), (0.6, "#3F5A66"), (0.9, "#6A5A3A"), (-0.8, "#4A5A4E")):
        m.box(x, 0.05, 0, 0.26, 0.26, 0.36, stucco(tone))
        m.plate(
            [
                (-0.13, 0),
                (0.13, 0),
                (0.13, 0.06),
                (0.06, 0.06),
                (0.06, 0.14),
                (-0.06, 0.14),
                (-0.06, 0.06),
                (-0.13, 0.06),
            ],
            0.26,
            stucco(tone),
            x,
            -0.08,
            0.36,
        )
        _lit(m, x - 0.06, -0.095, 0.12, 2, 0.12, int(x * 10))


def _bombay(m: Shaper) -> None:
    gold = stucco("#B88A4A")
    for x in (-0.42, 0, 0.42):
        m.box(x - 0.21 if x else -0.28, 0, 0, 0.14, 0.3, 0.46, gold)
        m.box(x + 0.21 if x else 0.28, 0, 0, 0.14, 0.3, 0.46, gold)
    m.box(0, 0, 0.46, 1.3, 0.34, 0.16, gold)
    m.box(0, -0.05, 0.02, 0.38, 0.02, 0.4, lamp("#FF9A4A", 0.9), 0.01)
    for x in (-0.5, 0.5, 0):
        dome = [(0, 0), (0.13, 0), (0.16, 0.08), (0.08, 0.18), (0, 0.26)]
        m.lathe(smooth(dome, 4), paint("#E0B25A"), x, 0, 0.62, 24)


def _hong_kong(m: Shaper) -> None:
    for k in range(4):
        r = 0.42 - 0.07 * k
        m.cylinder(0, 0, 0.2 * k, r * 0.62, 0.2, stucco("#8E2A2A"), sides=8)
        m.cylinder(0, 0, 0.16 + 0.2 * k, r, 0.09, paint("#2F6B5E"), top=r * 0.55, sides=8)
        m.ball(-r * 0.8, -0.2, 0.13 + 0.2 * k, 0.04, lamp("#FF4A2A", 2.5), sides=10)
        m.ball(r * 0.8, -0.2, 0.13 + 0.2 * k, 0.04, lamp("#FF4A2A", 2.5), sides=10)
    m.cylinder(0, 0, 0.86, 0.05, 0.22, metal(), top=0.005, sides=10)


def _panama(m: Shaper) -> None:
    for x in (-0.4, 0.4):
        m.box(x, 0, 0, 0.3, 0.4, 0.3, stone("#7A7A70"))
        m.box(
            x * 0.35,
            0,
            0,
            0.05,
            0.36,
            0.36,
            wood("#5A4028", "z"),
            0.01,
            (0, 0, 20 * (1 if x < 0 else -1)),
        )
    iron = metal("#D9A441", 0.4)
    m.tube([(0.4, 0, 0.3), (0.4, 0, 0.95)], 0.04, iron)
    m.tube([(0.55, 0, 0.9), (-0.3, 0, 1.0)], 0.035, iron)
    m.tube([(-0.26, 0, 0.98), (-0.26, 0, 0.6)], 0.01, flat("#14181B"), 6)
    crate(m, -0.26, 0, 0.42, 0.2, 20)


def _rio(m: Shaper) -> None:
    m.lathe(
        smooth([(0.5, 0), (0.42, 0.24), (0.26, 0.46), (0.1, 0.56), (0, 0.57)], 5),
        stone("#4A5A4E"),
        0.1,
        0.06,
        0,
    )
    white = stone("#E6E0D0")
    m.cylinder(0.1, 0.06, 0.55, 0.05, 0.3, white, top=0.035, sides=12)
    m.box(0.1, 0.06, 0.74, 0.42, 0.06, 0.06, white, 0.015)
    m.ball(0.1, 0.06, 0.88, 0.05, white, sides=14)
    for x, tone in ((-0.6, "#B0603A"), (-0.38, "#3F7A8A"), (0.66, "#8A5A9A")):
        m.box(x, -0.02, 0, 0.2, 0.22, 0.26, stucco(tone))
        _lit(m, x - 0.04, -0.14, 0.1, 2, 0.09, int(x * 10))


def _cape_town(m: Shaper) -> None:
    m.hull(
        [
            [(-0.7, -0.1, 0), (0.7, -0.1, 0), (0.7, 0.3, 0), (-0.7, 0.3, 0)],
            [(-0.5, 0.04, 0.5), (0.46, 0.04, 0.5), (0.46, 0.24, 0.5), (-0.5, 0.24, 0.5)],
        ],
        stone("#59645A"),
        bevel=0.05,
    )
    for i in range(3):
        m.cylinder(
            0.5,
            -0.14,
            0.2 * i,
            0.12 - 0.015 * i,
            0.2,
            paint("#F6EEDA" if i % 2 else "#B8332A"),
            sides=20,
        )
    m.cylinder(0.5, -0.14, 0.6, 0.07, 0.12, lamp("#FFE9A0", 4), sides=16)
    m.cylinder(0.5, -0.14, 0.72, 0.1, 0.1, paint("#B8332A"), top=0.01, sides=16)


def _tangier(m: Shaper) -> None:
    white = stucco("#D8CDB4")
    m.box(-0.3, 0, 0, 0.26, 0.26, 0.78, white)
    m.box(-0.3, 0, 0.78, 0.32, 0.32, 0.06, paint("#2F8F7A"), 0.01)
    m.box(-0.3, 0, 0.84, 0.16, 0.16, 0.14, white)
    m.lathe(smooth([(0.09, 0), (0.09, 0.04), (0, 0.16)], 3), paint("#2F8F7A"), -0.3, 0, 0.98, 16)
    for x, h in ((0.05, 0.34), (0.38, 0.46), (0.7, 0.28)):
        m.box(x, 0.04, 0, 0.3, 0.3, h, white)
        m.plate(
            [(-0.05, 0), (0.05, 0), (0.05, 0.12), (0, 0.18), (-0.05, 0.12)],
            0.02,
            lamp("#FFB85A", 1.8),
            x,
            -0.13,
            0.06,
            0,
        )


LANDMARKS: dict[str, Landmark] = {
    "new_york": _new_york,
    "rotterdam": _rotterdam,
    "bombay": _bombay,
    "hong_kong": _hong_kong,
    "panama": _panama,
    "rio": _rio,
    "cape_town": _cape_town,
    "tangier": _tangier,
}


def _macao(m: Shaper) -> None:
    _quay(m, CASINO[0], CASINO[1] - 20, (3.2, 1.9))
    with m.at(*world(CASINO[0], CASINO[1] - 54), 0), m.sized(1, 0.9, 1.2):
        m.box(0, 0, 0, 1.5, 0.5, 0.44, stucco("#6A2A4E"))
        m.box(0, 0, 0.44, 1.58, 0.58, 0.06, paint("#E0B25A"))
        for i in range(10):
            tone = Mat("#4A1E3A", 0.6, bump=0.1, vary=0.1)
            m.box(-0.66 + 0.147 * i, 0, 0.5, 0.136, 0.48, 0.02, tone, 0.006)
        _lit(m, -0.6, -0.26, 0.14, 9, 0.15, 1)
        m.ring(0, -0.1, 0.82, 0.34, 0.035, lamp(NEON["pink"], 3), (64, 0, 0), 44)
        for k in range(8):
            a = math.pi * k / 4
            m.ball(
                0.34 * math.cos(a),
                -0.1 + 0.15 * math.sin(a),
                0.82 + 0.3 * math.sin(a),
                0.045,
                lamp(NEON["amber"], 3),
                sides=10,
            )
        m.prism(disc(0.12, 24), 0.05, lamp(NEON["teal"], 2), 0, -0.14, 0.82, 0, (64, 0, 0))
    _quay(m, HALL[0], HALL[1] - 16, (3.2, 2.2))
    for k in range(MARKET_SPACES):
        x, y = world(*market_space(k))
        m.cylinder(x, y, 0, 0.29, 0.03, stone("#7A8688"), sides=40)
        m.ring(x, y, 0.03, 0.27, 0.016, metal("#EAB94A"), sides=40)
    _stalls(m)
    for px, py in (
        (CASINO[0] - 130, CASINO[1] + 30),
        (CASINO[0] + 130, CASINO[1] + 30),
        (HALL[0] - 130, HALL[1] + 40),
        (HALL[0] + 130, HALL[1] + 40),
    ):
        street_lamp(m, *world(px, py))


def _stalls(m: Shaper) -> None:
    for dx, colour in ((-90, "#B8336A"), (0, "#1F8A92"), (90, "#B8762A")):
        x, y = world(HALL[0] + dx, HALL[1] - 88)
        with m.at(x, y, 0):
            for s in (-1, 1):
                m.cylinder(s * 0.34, -0.14, 0, 0.02, 0.5, wood("#4A3524", "z"), sides=8)
            for i in range(6):
                x0 = -0.4 + 0.8 * i / 6
                rows = [
                    [(x0, -0.28, 0.46), (x0 + 0.8 / 6, -0.28, 0.46)],
                    [(x0, 0.2, 0.72), (x0 + 0.8 / 6, 0.2, 0.72)],
                ]
                m.sheet(rows, Mat(colour if i % 2 else "#D8CDB4", 0.7, bump=0), 0.014, angle=30)
            m.box(0, 0, 0, 0.7, 0.24, 0.22, wood("#5A3A20", "x"))
            m.ball(0, -0.3, 0.4, 0.06, lamp("#FFC65A", 4), (1, 1, 1.2), sides=14)


def _coast(m: Shaper) -> None:
    """A dark shore behind the panels on the left, with warehouses."""
    shore = [(-10, -8), (-10, 8), (-6.9, 8), (-6.75, 4), (-6.9, 1), (-6.7, -3), (-6.9, -8)]
    m.prism(shore, 0.3, WET, z=-0.3, bevel=0.03)
    for y in (5.2, 3.4, 1.4, -0.6, -2.6, -4.6):
        m.box(-8.4, y, 0, 2.4, 1.2, 0.8, stucco("#26363C"), 0.03)
        for k in range(4):
            _lit(m, -9.2 + 0.5 * k, y - 0.62, 0.3, 1, 0.3, k)
        barrel(m, -7.05, y - 0.5, 0, 0.12, 0.28)


LAMPS = tuple(
    ((*world(px + dx, py + 10, 0.62), 0.62), 48.0, (1.0, 0.72, 0.36))
    for px, py, _, count in PORTS.values()
    for dx in (-(31 * count + 40), 31 * count + 40)
) + (
    ((*world(CASINO[0], CASINO[1] + 6, 0.9), 0.9), 36.0, (1.0, 0.2, 0.5)),
    ((*world(CASINO[0], CASINO[1] - 110, 1.3), 1.3), 50.0, (0.2, 0.95, 0.85)),
    ((*world(HALL[0], HALL[1] - 40, 0.8), 0.8), 55.0, (1.0, 0.66, 0.3)),
)
