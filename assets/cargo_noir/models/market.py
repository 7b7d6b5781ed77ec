"""Macao's black market: a hall under curved roofs, stalls, the display; the gate beside it."""

from __future__ import annotations

from collections.abc import Callable

from assets.pipeline.houses import awning
from assets.pipeline.materials import Mat, flat, lamp, metal, paint, stone, wood
from assets.pipeline.outline import arch, rounded
from assets.pipeline.shapes import Shaper

from .layout import BAG, GATE, HALL, MARKET_SPACES, PILE, market_space, world
from .night import AMBER, BRASS, TEAL, Spot3, lantern, pad, rim, windows

BRICK_RED = Mat("#8A3640", 0.6, bump=0.12, vary=0.1)
JADE_TILE = Mat("#248078", 0.5, bump=0.1, vary=0.14)
STALLS: tuple[tuple[float, float, str], ...] = (
    (1184, 556, "#D4327C"),
    (1184, 646, "#F0A030"),
    (1462, 522, "#12A7A0"),
)


def market(m: Shaper) -> None:
    """The hall at the back, stalls at the sides, tokens on display between them."""
    hall(m)
    for px, py, tone in STALLS:
        with m.at(*world(px, py)):
            _stall(m, tone)
    middle, deep = world(1312, 624)
    m.prism(
        rounded(2.26, 1.86, 0.2), 0.012, Mat("#4A1222", 0.85, bump=0.25), middle, deep, 0.018, 0.004
    )
    edge = [(middle + a, deep + b, 0.03) for a, b in rounded(2.16, 1.76, 0.17)]
    m.tube([*edge, edge[0]], 0.016, metal("#E9B84A"), 6)
    for k in range(MARKET_SPACES):
        pad(m, *world(*market_space(k)), 0.3)
    for spot in (BAG, PILE):
        pad(m, *world(spot[0], spot[1] + 6), 0.32)


def hall(m: Shaper) -> None:
    """A long hall between red columns under two curved roofs."""
    with m.at(*world(*HALL)), m.sized(1, 0.9, 1.25):
        m.box(0, 0.1, 0, 3.1, 0.7, 0.5, BRICK_RED, 0.02)
        for i in range(8):
            m.cylinder(-1.5 + 0.43 * i, -0.3, 0, 0.045, 0.52, paint("#D0282E"), sides=14)
            if i < 7:
                glow = lamp(("#FFB860", "#FFC878")[i % 2], 2.1)
                m.plate(arch(0.28, 0.36), 0.02, glow, -1.285 + 0.43 * i, -0.262, 0.04, 0)
        curved_roof(m, (0, 0.06, 0.52), (3.5, 1.1, 0.26), JADE_TILE)
        m.box(0, 0.2, 0.7, 1.5, 0.4, 0.3, BRICK_RED, 0.02)
        windows(m, -0.6, -0.01, 0.8, 8, 0.17, 1)
        curved_roof(m, (0, 0.16, 1.0), (2.0, 0.78, 0.26), JADE_TILE)
        m.box(0, -0.42, 0.58, 1.96, 0.06, 0.32, Mat("#0A1418", 0.3, coat=0.5), 0.02)
        rim(m, rounded(1.94, 0.31, 0.08), -0.465, 0.74, lamp(TEAL, 1.9))
        for i in range(6):
            lantern(m, -1.45 + 0.58 * i, -0.52, 0.45, 0.075)


def _curve(place: Spot3, size: Spot3) -> Callable[[float, float], Spot3]:
    x, y, z = place
    wide, deep, rise = size

    def point(u: float, v: float) -> Spot3:
        a, b = u * 2 - 1, v * 2 - 1
        lifted = 0.16 * abs(a) ** 4 * (0.4 + 0.6 * abs(b))
        up = rise * (1 - abs(b)) ** 0.8 + lifted
        return x + a * wide / 2 * (0.82 + 0.18 * abs(b)), y + b * deep / 2, z + up

    return point


def curved_roof(m: Shaper, place: Spot3, size: Spot3, tile: Mat) -> None:
    """A Chinese roof of (width, depth, rise) with lifted corners and gilded edges."""
    point = _curve(place, size)
    m.sheet([[point(u / 14, v / 8) for u in range(15)] for v in range(9)], tile, 0.03, angle=30)
    for v in (0, 1):
        m.tube([point(u / 14, v) for u in range(15)], 0.03, BRASS, 8)
    for u in range(15):
        row = [point(u / 14, v / 8) for v in range(5)]
        m.tube([(a, b, c + 0.02) for a, b, c in row], 0.014, BRASS if u in (0, 14) else tile, 6)
    ridge = [point(u / 14, 0.5) for u in range(15)]
    m.tube([(a, b, c + 0.03) for a, b, c in ridge], 0.04, BRASS, 8)


def _stall(m: Shaper, tone: str) -> None:
    m.box(0, 0.05, 0, 0.62, 0.26, 0.26, wood("#6B4526", "x"), 0.012)
    for s in (-1, 1):
        m.cylinder(s * 0.3, -0.12, 0, 0.02, 0.58, wood("#4A3020", "z"), sides=8)
    awning(m, 0, 0.2, 0.76, (0.76, 0.42, 0.14), ("#F6ECD6", tone), 6)
    m.ball(0, -0.22, 0.5, 0.05, lamp("#FFD27A", 5), sides=10)
    for k, fruit in enumerate(("#F0B93A", "#D8322C", "#7AC06A", "#B07CC6", "#F28C1B")):
        m.ball(-0.22 + 0.11 * k, -0.02, 0.3, 0.05, paint(fruit), sides=10)


def gate(m: Shaper) -> None:
    """The gate of Macao, between the two houses, and its lions."""
    with m.at(*world(*GATE)), m.sized(1, 0.9, 1.25):
        for s in (-1, 1):
            m.box(s * 0.46, 0, 0, 0.26, 0.26, 0.12, stone("#B8A88C"), 0.02)
            m.cylinder(s * 0.46, 0, 0.12, 0.075, 1.3, paint("#D0282E"), sides=18)
            lantern(m, s * 0.66, -0.1, 1.12, 0.1)
        m.box(0, 0, 1.16, 1.1, 0.1, 0.1, paint("#1F7A6E"), 0.01)
        m.box(0, 0, 0.86, 1.1, 0.08, 0.06, BRASS, 0.01)
        m.box(0, -0.06, 0.9, 0.94, 0.06, 0.27, Mat("#140A12", 0.3, coat=0.5), 0.02)
        rim(m, rounded(0.92, 0.26, 0.07), -0.105, 1.035, lamp(AMBER, 1.9))
        tile = Mat("#A02A3A", 0.5, bump=0.1, vary=0.14)
        curved_roof(m, (0, 0, 1.36), (1.6, 0.62, 0.24), tile)
    for s in (-1, 1):
        with m.at(*world(GATE[0] + s * 62, 634)), m.sized(1, 0.9, 1.25):
            _lion(m)


def _lion(m: Shaper) -> None:
    m.box(0, 0, 0, 0.24, 0.3, 0.14, stone("#B8A88C"), 0.02)
    m.ball(0, 0.02, 0.26, 0.12, stone("#E8D8B8"), (1, 1, 1.2), sides=14)
    m.ball(0, -0.06, 0.42, 0.1, stone("#E8D8B8"), sides=14)
    m.ring(0, -0.04, 0.42, 0.09, 0.04, stone("#D0BC98"), (70, 0, 0), 18)
    for s in (-1, 1):
        m.ball(s * 0.035, -0.15, 0.44, 0.014, flat("#2A1A12"), sides=8)
