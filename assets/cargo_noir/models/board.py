"""Cargo Noir's board by night: eight islands round Macao, and the own quay."""

from __future__ import annotations

import math

import bmesh

from assets.pipeline.houses import awning, barrel, crate
from assets.pipeline.maker import transform
from assets.pipeline.materials import Mat, flat, lamp, paint, stone, stucco, water, wood
from assets.pipeline.outline import Point, rounded
from assets.pipeline.sea import crests
from assets.pipeline.shapes import Shaper

from . import east, west
from .casino import casino
from .home import home
from .layout import (
    BACK,
    BERTH_DROP,
    FRONT,
    HALF_ISLAND,
    MACAO,
    PORTS,
    goods_middle,
    goods_space,
    goods_width,
    landmark,
    world,
)
from .market import gate, market
from .night import (
    AMBER,
    IRON,
    PINK,
    STONES,
    TEAL,
    bollard,
    pad,
    rim,
    street_lamp,
    wave_paving,
    wet,
    windows,
)

SEA = -0.42
GROUND = {
    "rotterdam": "#5C4A48",
    "bombay": "#6E5A46",
    "new_york": "#4A5062",
    "rio": "#4E5A4E",
    "hong_kong": "#54464E",
    "panama": "#565C58",
    "cape_town": "#50584A",
    "tangier": "#6E6048",
}
HOUSES = {
    "rotterdam": ("#A04A3C", "#4A6A86", "#B07A44", "#6E5A7A"),
    "bombay": ("#C98A5A", "#B0705A", "#D9A866"),
    "new_york": ("#8A4E40", "#6A5A60", "#7E6A58"),
    "rio": ("#E0714A", "#3FA0A8", "#F0B848", "#B86AA8"),
    "hong_kong": ("#4A7A7A", "#9A4C4C", "#6A6A8A"),
    "panama": ("#E8C060", "#5AA89A", "#D9785A"),
    "cape_town": ("#CDC4B2", "#C09E64", "#9CAEB8"),
    "tangier": ("#C4BCB0", "#B87A50"),
}
WITH_AWNINGS, ONE_STOREY = ("rio", "panama", "bombay"), ("tangier", "cape_town")
LANDMARKS = {
    "rotterdam": (west.rotterdam, 1.0),
    "bombay": (east.bombay, 0.92),
    "new_york": (west.new_york, 1.0),
    "rio": (east.rio, 1.0),
    "hong_kong": (east.hong_kong, 0.9),
    "panama": (west.panama, 0.98),
    "cape_town": (east.cape_town, 1.0),
    "tangier": (west.tangier, 1.0),
}


def board(m: Shaper, closed: str = "", neon_out: str = "") -> None:
    """Everything that never moves; one port may be closed, one house's neon out."""
    _sea(m)
    _shore(m)
    for name in PORTS:
        with m.lights_out(name == closed):
            _port(m, name)
        if name == closed:
            _boom(m, name)
    _macao(m, neon_out)
    home(m)


def _sea(m: Shaper) -> None:
    mesh = bmesh.new()
    bmesh.ops.create_grid(mesh, x_segments=1, y_segments=1, size=30)
    sea = m.add(mesh, flat("#06262E", 0.06), transform(0, 0, SEA), angle=0)
    sea.data.materials[0] = water("#050F26", "#08224A", "#0E3A64", -8, 8, 0.55)
    crests(m, 150, (-6.4, 9.6, -3.9, 6.6), SEA, flat("#4A83B4"))


def _quay(m: Shaper, area: tuple[float, float, float, float], ground: str, radius: float) -> None:
    """An island (left, back, right, front in pixels): a wall of stones, wet paving, a curb."""
    (x0, y1), (x1, y0) = world(*area[:2]), world(*area[2:])
    w, d = x1 - x0, y1 - y0
    with m.at((x0 + x1) / 2, (y0 + y1) / 2):
        m.prism(rounded(w, d, radius, 8), 0.42, stone("#4A5162"), z=SEA, bevel=0.03)
        paving = rounded(w - 0.12, d - 0.12, radius - 0.05, 8)
        m.prism(paving, 0.02, wet(ground), bevel=0.004)
        _curb(m, rounded(w - 0.05, d - 0.05, radius - 0.02, 10))
        _sea_wall(m, w, d, radius)
        for i in range(int(w / 0.62)):
            x = 0.36 - w / 2 + i * (w - 0.72) / max(1, int(w / 0.62) - 1)
            bollard(m, x, 0.1 - d / 2)
            if i % 2:
                tyre = flat("#14161C", 0.6)
                m.ring(x, -d / 2 - 0.03, -0.2, 0.09, 0.035, tyre, (90, 0, 0), 20)


def _curb(m: Shaper, edge: list[Point]) -> None:
    for start, end in zip(edge, [*edge[1:], edge[0]], strict=True):
        long = math.dist(start, end)
        count = max(1, round(long / 0.26))
        turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
        for i in range(count):
            x, y = (a + (b - a) * (i + 0.5) / count for a, b in zip(start, end, strict=True))
            block = stone(m.rng.choice(STONES))
            m.box(x, y, -0.05, long / count - 0.015, 0.12, 0.1, block, 0.02, (0, 0, turn))


def _sea_wall(m: Shaper, w: float, d: float, radius: float) -> None:
    count = int(w / 0.24)
    for row in range(2):
        for i in range(count):
            x = (i + 0.5 + 0.5 * (row % 2)) * w / count - w / 2
            if abs(x) < w / 2 - radius * 0.8:
                block = stone(m.rng.choice(("#565C6E", "#4A5064", "#646474")))
                z = -0.36 + 0.16 * row
                m.box(x, -d / 2 - 0.005, z, w / count - 0.02, 0.05, 0.14, block, 0.02)
    for s in (-1, 1):
        for i in range(4):
            x = s * (w / 2 - 0.02 + 0.05 * m.rng.random())
            y = 0.25 - d / 2 + (d - 0.5) * i / 3
            m.ball(x, y, SEA, m.rng.uniform(0.12, 0.22), stone("#3E4658"), (1, 1.1, 0.7), sides=9)


def _port(m: Shaper, name: str) -> None:
    x, y, side, spaces = PORTS[name]
    _quay(m, (x - HALF_ISLAND, y + BACK, x + HALF_ISLAND, y + FRONT), GROUND[name], 0.34)
    with m.sized(1, 1, 1.15):
        _houses(m, name)
    for k in range(spaces):
        pad(m, *world(*goods_space(name, k)))
    px, py = landmark(name)
    model, size = LANDMARKS[name]
    with m.at(*world(px, py - 10), 0, scale=size), m.sized(1, 0.9, 1.25):
        model(m)
    middle, half = goods_middle(name), goods_width(name) / 2
    street_lamp(m, *world(middle + side * (half + 2), y + 26))
    street_lamp(m, *world(middle - side * half, y - 8))
    crate(m, *world(middle + side * (half + 6), y - 24), 0, 0.2, 20, "#A0744A")
    if spaces == 1:
        barrel(m, *world(middle - side * 48, y + 4), 0, 0.1, 0.22)
        crate(m, *world(middle + side * 48, y + 2), 0, 0.24, -16, "#A0744A")


def _houses(m: Shaper, name: str) -> None:
    """The row behind the goods, and the roof sign for the port's name."""
    x0, y = world(goods_middle(name), PORTS[name].y - 46)
    wide = goods_width(name) / 100
    count = max(3, round(wide / 0.46))
    step = wide / count
    for i in range(count):
        with m.at(x0 + step * (i - (count - 1) / 2), y):
            high = 0.4 + 0.07 * ((i * 5 + len(name)) % 3)
            build = _stepped_house if name == "rotterdam" else _plain_house
            build(m, name, i, step, high)
    _roof_sign(m, x0, y, max(1.36, min(wide, 1.95)))


def _stepped_house(m: Shaper, name: str, i: int, step: float, high: float) -> None:
    w = step * 0.94
    m.box(0, 0, 0, w, 0.34, high, Mat(HOUSES[name][i % 4], 0.7, bump=0.2, vary=0.12), 0.01)
    half = [(0.5, 0), (0.5, 0.07), (0.3, 0.07), (0.3, 0.15), (0.13, 0.15), (0.13, 0.22)]
    steps = [(a * w, b) for a, b in half]
    gable = [*steps, *((-a, b) for a, b in reversed(steps))]
    m.plate(gable, 0.06, paint("#E8DCC4"), 0, -0.18, high, 0.006)
    for row in range(2):
        windows(m, -w * 0.24, -0.175, 0.1 + 0.2 * row, 3, w * 0.24, i + row, 1.1)


def _plain_house(m: Shaper, name: str, i: int, step: float, high: float) -> None:
    tones = HOUSES[name]
    wall = Mat(tones[i % len(tones)], 0.7, bump=0.15, vary=0.1)
    m.box(0, 0, 0, step * 0.95, 0.34, high, wall, 0.012)
    eaves = paint("#B8332A" if name == "hong_kong" else "#E8DCC4")
    m.box(0, 0, high, step, 0.38, 0.045, eaves, 0.008)
    for row in range(1 if name in ONE_STOREY else 2):
        windows(m, -step * 0.26, -0.178, 0.1 + 0.17 * row, 3, step * 0.26, i + row)
    if name in WITH_AWNINGS:
        stripes = ("#F3EAD6", ("#D4327C", "#12A7A0", "#F07A1A")[i % 3])
        awning(m, 0, -0.17, 0.15, (step * 0.8, 0.12, 0.05), stripes, 5)


def _roof_sign(m: Shaper, x: float, y: float, wide: float) -> None:
    for s in (-1, 1):
        m.cylinder(x + s * wide * 0.4, y, 0.4, 0.02, 0.4, IRON, sides=8)
    m.box(x, y - 0.02, 0.58, wide, 0.05, 0.31, Mat("#0B1018", 0.35, coat=0.5), 0.03)
    with m.at(x, y - 0.06, 0.735):
        rim(m, rounded(wide - 0.03, 0.285, 0.07), 0, 0, lamp(AMBER, 2.4))


def _boom(m: Shaper, name: str) -> None:
    """Floats on a chain across the berths: nobody lands here."""
    x, y = world(PORTS[name].x, PORTS[name].y + BERTH_DROP - 22, SEA)
    for i in range(11):
        tone = "#D8402E" if i % 2 else "#F0E4C8"
        place = (x - 1.6 + 0.32 * i, y + 0.06 * math.sin(i * 1.3), SEA + 0.04)
        m.ball(*place, 0.1, wood(tone), (1.3, 1, 1), sides=14)
        if i:
            m.tube(
                [(place[0] - 0.24, y, SEA + 0.06), (place[0] - 0.08, y, SEA + 0.06)], 0.02, IRON, 6
            )
    for s in (-1, 1):
        m.cylinder(x + s * 1.78, y, SEA, 0.05, 0.5, wood("#5A4430", "z"), sides=12)


def _macao(m: Shaper, neon_out: str) -> None:
    left, _, right, front = MACAO
    _quay(m, MACAO, "#4A4254", 0.5)
    (x0, y0), (x1, y1) = world(left + 26, front - 16), world(right - 26, 560)
    wave_paving(m, (x0, y0, x1, y1), 0.26, wet("#211C2C"))
    for name, build in (("casino", casino), ("market", market), ("macao", gate)):
        with m.lights_out(name == neon_out):
            build(m)
    _skyline(m)
    for px, py in ((768, 712), (1040, 704), (1168, 712), (1470, 708)):
        street_lamp(m, *world(px, py))


def _skyline(m: Shaper) -> None:
    """Hotels with neon edges along the back of Macao."""
    for i, (px, w, h, tone) in enumerate(
        (
            (752, 0.3, 0.74, PINK),
            (786, 0.34, 0.53, AMBER),
            (1012, 0.32, 0.6, TEAL),
            (1048, 0.34, 0.86, PINK),
            (1086, 0.3, 0.6, AMBER),
            (1122, 0.32, 0.74, TEAL),
            (1472, 0.3, 0.79, PINK),
        )
    ):
        with m.at(*world(px, 384)):
            hotel(m, (w, 0.3, h), ("#5A4A6A", "#4A5676", "#6A4A5A")[i % 3], tone, i)


def hotel(m: Shaper, size: tuple[float, float, float], wall: str, neon: str, which: int) -> None:
    """A tower of (width, depth, height) whose edges are drawn in neon."""
    w, d, h = size
    front = -d / 2 - 0.01
    m.box(0, 0, 0, w, d, h, Mat(wall, 0.6, bump=0.1), 0.012)
    for k in range(int(h / (0.533 * w))):
        windows(m, -w * 0.3, front, 0.2 * w + 0.533 * w * k, 3, w * 0.3, which + k)
    edge = [(-w / 2, front, 0.04), (-w / 2, front, h), (w / 2, front, h), (w / 2, front, 0.04)]
    m.tube(edge, 0.046 * w, lamp(neon, 1.8), 6)


def _shore(m: Shaper) -> None:
    """A dark shore behind the panels on the left."""
    m.box(-8.5, 0, SEA, 4.0, 18, 0.42, wet("#3A3844"), 0.03)
    for i in range(40):
        m.box(-6.53, -4 + i * 0.28, -0.05, 0.12, 0.26, 0.1, stone(m.rng.choice(STONES)), 0.02)
    for k, y in enumerate((5.6, 4.2, 2.6, 1.0, -0.8, -2.4)):
        m.box(-8.2, y, 0, 2.8, 1.0, 0.7, stucco("#343C50"), 0.03)
        for i in range(6):
            windows(m, -9.4 + 0.46 * i, y - 0.52, 0.3, 1, 0.3, k + i)
