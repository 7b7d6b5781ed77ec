"""The market hall: four rows of price steps, a counter with goods, a roof of nipa."""

from __future__ import annotations

import math

from assets.pipeline.materials import Mat, flat, paint, stone, wood
from assets.pipeline.outline import Point, rounded, shifted, smooth
from assets.pipeline.shapes import Shaper

from .bamboo import bunting, pole, ridge, thatch
from .layout import EMBLEM_X, PRICE_COLUMNS, PRICE_ROWS, PRICE_STEPS, STOCK_X, WARES, world
from .markers import PAPER
from .things import BRASS, paper_lantern
from .wares import COLOURS, TOKENS

LEFT, RIGHT, TOP, BOTTOM = 352, 826, 788, 1046
STEP_TONES = ("#F7EBCB", "#F4E2B4", "#F2D896", "#F0CC74", "#F2BE4A")
WICKER = Mat("#B9803F", 0.8, bump=0.6, scale=14)


def market(m: Shaper) -> None:
    """The whole hall, where the layout has it."""
    x0, y0 = world(LEFT, BOTTOM)
    x1, y1 = world(RIGHT, TOP)
    floor = [(x0 - 0.1, y0 - 0.12), (x1 + 0.1, y0 - 0.12), (x1 + 0.1, y1), (x0 - 0.1, y1)]
    m.prism(floor, 0.06, wood("#6B3E1E", "x"), bevel=0.03)
    for ware, py in PRICE_ROWS.items():
        _row(m, ware, py)
    _hall(m, x0 - 0.16, x1 + 0.16)
    _baskets(m)


def _row(m: Shaper, ware: str, py: float) -> None:
    """A shelf in the ware's colour: its emblem's place, five steps, its shares."""
    middle = world(589, py)
    band = Mat(COLOURS[ware], 0.5, coat=0.3, bump=0.08)
    m.prism(shifted(rounded(4.62, 0.66, 0.14), *middle), 0.05, band, z=0.05, bevel=0.015)
    inset = shifted(rounded(4.5, 0.56, 0.11), *middle)
    m.prism(inset, 0.055, wood("#A8703C", "x"), z=0.05, bevel=0.006)
    x, y = world(EMBLEM_X, py)
    m.prism(rounded(0.54, 0.54, 0.12), 0.06, stone(PAPER[ware]), x, y, 0.06, 0.01)
    for k, (px, price) in enumerate(zip(PRICE_COLUMNS, PRICE_STEPS, strict=True)):
        x, y = world(px, py)
        height = 0.07 + 0.012 * k
        m.prism(rounded(0.6, 0.5, 0.11), height, stone(STEP_TONES[k]), x, y, 0.06, 0.015)
        m.facing(str(price), 0.36, flat("#5B3A1E"), x, y - 0.01, 0.062 + height, 0)
    x, y = world(STOCK_X, py)
    m.prism(rounded(0.56, 0.5, 0.08), 0.065, Mat("#5B2F16", 0.7, bump=0.1), x, y, 0.06, 0.01)


def _hall(m: Shaper, x0: float, x1: float) -> None:
    """Posts, thatch, gables of bamboo, awning, bunting, lanterns and the hall's sign."""
    width, middle = x1 - x0, (x0 + x1) / 2
    y = world(0, 800)[1]
    for px in (LEFT, 589, RIGHT):
        x, post = world(px, 790)
        pole(m, (x, post, 0), (x, post, 0.6), 0.055)
    with m.at(middle, y + 0.5, 0):
        thatch(m, width, 0.5, 0.36, 0.5)
        thatch(m, width, 0.16, 0.12, 0.76, -1)
        ridge(m, width + 0.04, 0, 0.89, 12)
        _crossed_poles(m, width)
    _awning(m, x0, y, width)
    pennants = [paint(c) for c in ("#2F6E9C", "#F2B91E", "#1E8A5A", "#C4312A")]
    bunting(m, x0 + 0.1, x1 - 0.1, y - 0.14, 0.33, pennants)
    for px in (LEFT - 14, RIGHT + 14):
        with m.at(world(px, 0)[0], y - 0.2, 0.1):
            paper_lantern(m)
    with m.at(middle, y + 0.02, 0.6):
        _sign(m)


def _crossed_poles(m: Shaper, width: float) -> None:
    count = int(width / 0.52)
    for k in range(count):
        x = width * ((k + 0.5) / count - 0.5)
        for s in (-1, 1):
            pole(m, (x - s * 0.1, -0.14, 0.78), (x + s * 0.07, 0.1, 1.02), 0.026)


def _awning(m: Shaper, x0: float, y: float, width: float) -> None:
    """Stripes of red and cream with a scalloped hem."""
    count = 20
    step = width / count
    for i in range(count):
        xs = [x0 + step * (i + k / 5) for k in range(6)]
        hem = [(x, y - 0.07, 0.35 - 0.05 * math.sin(math.pi * k / 5)) for k, x in enumerate(xs)]
        rows = [[(x, y + 0.02, 0.48) for x in xs], [(x, y - 0.06, 0.38) for x in xs], hem]
        m.sheet(rows, Mat(("#C4312A", "#FFF1D2")[i % 2], 0.7, bump=0.05), angle=35)


def _sign(m: Shaper) -> None:
    """A board with the four wares and a coin: the market in every language."""
    with m.at(rx=-20):
        m.box(0, 0, -0.12, 2.5, 0.07, 0.54, paint("#6B2E14"), 0.03)
        m.box(0, -0.012, -0.085, 2.38, 0.07, 0.47, paint("#A8551F"), 0.02)
        for s in (-1, 1):
            m.ball(s * 1.2, -0.05, 0.15, 0.04, BRASS, sides=12)
        for x, ware in zip((-0.86, -0.42, 0.42, 0.86), WARES, strict=True):
            with m.at(x, -0.08, -0.08, scale=0.6), m.sized(1, 0.9, 1.25):
                TOKENS[ware](m)
        with m.at(0, -0.07, 0.14, rx=90):
            m.cylinder(0, 0, 0, 0.2, 0.05, BRASS, sides=36)
            m.facing("$", 0.28, flat("#7A4208"), 0, -0.01, 0.055, 0)


def _baskets(m: Shaper) -> None:
    """Goods in front of the hall."""
    spots: tuple[tuple[int, str], ...] = (
        (372, "nutmeg"),
        (424, "silk"),
        (476, "ginseng"),
        (528, "jade"),
        (650, "jade"),
        (702, "nutmeg"),
        (754, "silk"),
        (806, "ginseng"),
    )
    for px, ware in spots:
        basket(m, world(px, 1066), COLOURS[ware])


def basket(m: Shaper, at: Point, colour: str) -> None:
    """A shallow basket with a heap of something."""
    rim = [(0, 0), (0.16, 0), (0.2, 0.1), (0.17, 0.12), (0, 0.09)]
    m.lathe(smooth(rim, 4), WICKER, *at, sides=24)
    fruit = Mat(colour, 0.35, coat=0.4, bump=0.1)
    for k in range(7):
        r = 0.1 if k < 6 else 0.0
        place = (at[0] + r * math.cos(k * 1.05), at[1] + r * math.sin(k * 1.05))
        m.ball(*place, 0.13 + 0.05 * (k == 6), 0.06, fruit, sides=10)
