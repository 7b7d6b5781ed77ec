"""The title picture: Manila's bay at sunset, its people in a row on the quay."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import bmesh

from assets.pipeline.houses import barrel, crate
from assets.pipeline.maker import transform
from assets.pipeline.materials import Mat, flat, stone, water
from assets.pipeline.piece import View
from assets.pipeline.shapes import Shaper
from assets.santiago.models import nature

from . import boats, cove, houses, markers, officers, shorefolk
from .houses import Paint
from .wares import TOKENS

Model = Callable[[Shaper], None]
WATERLINE = -0.42
SKY = (
    (0.0, "#FFCB86"),
    (0.62, "#FFCE8C"),
    (0.70, "#FFB877"),
    (0.80, "#F59A7E"),
    (0.90, "#A97FB0"),
    (1.0, "#4A66B4"),
)
TITLE_VIEW = View((0.2, -14.7, 4.1), (0.2, 1.0, 1.72), 35, SKY, (0.70, 0.64))
PEOPLE: tuple[tuple[Model, float, float, float, float], ...] = (
    (officers.master, 0.15, -2.7, 0, 1.35),
    (officers.agent, 2.15, -2.5, -12, 1.2),
    (officers.pilot_large, -2.1, -2.55, 10, 1.22),
    (shorefolk.captain, 3.95, -2.2, -14, 1.22),
    (shorefolk.market_woman, -3.9, -2.3, 16, 1.15),
    (officers.pilot_small, -5.2, -1.75, 20, 1.12),
    (shorefolk.mate, 5.35, -1.5, -20, 1.1),
    (officers.clerk, 6.55, -0.7, -22, 1.05),
    (shorefolk.shipwright, -6.15, -0.45, 22, 1.05),
)
HILLS = (  # x, y, half a width, height, colour: the farther, the hazier
    (-34, 62, 13, 5.6, "#A890B4"),
    (-14, 61, 13, 3.8, "#B397B4"),
    (34, 61, 15, 4.6, "#AC92B4"),
    (-24, 54, 13, 3.6, "#8FA39C"),
    (27, 54, 14, 3.2, "#93A59A"),
    (2, 55, 10, 1.9, "#9FA9A0"),
    (-38, 47, 15, 3.7, "#7F9E7C"),
    (40, 47, 14, 3.2, "#7F9E7C"),
)
CLOUDS = (
    (-26, 9.6, 1.0),
    (-13, 7.4, 0.6),
    (25, 9.8, 1.0),
    (35, 7.4, 0.7),
    (-36, 7.2, 0.8),
    (2, 8.2, 0.55),
)


def title(m: Shaper) -> None:
    """Quay with people and wares, boats under sail behind them, the volcano at the back."""
    _ground(m)
    _horizon(m)
    _houses(m)
    _fleet(m)
    for model, x, y, turn, size in PEOPLE:
        with m.at(x, y, 0.02, turn, size), m.sized(1, 1, 1.1):
            model(m)
    _quay_goods(m)
    _plants(m)


def _ground(m: Shaper) -> None:
    """Paved quay with a stone edge, and the sea."""
    shore = [
        *((-30, -12), (30, -12), (30, 2.6), (5.0, 2.4)),
        *((3.4, 0.2), (-2.9, 0.2), (-3.9, 2.6), (-30, 3.4)),
    ]
    paving = Mat("#E3C490", 0.9, bump=0.3, scale=6, vary=0.12)
    m.prism(shore, 0.5, paving, z=-0.5, bevel=0.04)
    mesh = bmesh.new()
    bmesh.ops.create_grid(mesh, x_segments=1, y_segments=1, size=60)
    sea = m.add(mesh, flat("#1597A0", 0.12), transform(0, 20, WATERLINE), angle=0)
    sea.data.materials[0] = water("#2B8FA0", "#2FA6A0", "#58BFA6", 20, 0, 0.5)
    tones = [stone(c) for c in ("#E3CFA6", "#D8C195", "#EBDCB8")]
    for row in range(15):
        for i in range(46):
            x = -11.5 + 0.5 * i + 0.25 * (row % 2)
            m.box(x, -1.5 - 0.36 * row, 0, 0.48, 0.34, 0.016, m.rng.choice(tones), 0.008)
    for i in range(32):
        edge = stone(m.rng.choice(("#D9C9A8", "#CBB994", "#E3D4B4")))
        m.box(-2.85 + 0.2 * i, 0.16, 0, 0.19, 0.2, 0.14, edge)


def _horizon(m: Shaper) -> None:
    """A volcano, hazy hills and toy clouds."""
    slope = [(15, 0), (9, 2.4), (5, 5.4), (2.4, 8.4), (1.5, 9.6), (1.2, 9.3), (0, 9.0)]
    haze = Mat("#9A86B4", 1, bump=0.2, scale=2, vary=0.06)
    m.lathe(slope, haze, 17, 64, -0.5, 64, angle=180)
    snow = [(2.7, 8.0), (1.56, 9.65), (1.2, 9.4), (0, 9.1)]
    m.lathe(snow, Mat("#FBE6D2", 1, bump=0), 17, 64, -0.45, 64, angle=180)
    for x, y, wide, high, colour in HILLS:
        hill = Mat(colour, 1, bump=0.2, scale=2, vary=0.08)
        m.ball(x, y, -0.5, 1, hill, (wide, 3, high), sides=64)
    white = Mat("#FFE6D0", 1, bump=0, vary=0.02)
    puffs = (
        (-2.1, -0.15, 0.9),
        (-1.0, 0.25, 1.25),
        (0.3, 0.5, 1.45),
        (1.5, 0.15, 1.15),
        (2.4, -0.2, 0.8),
    )
    for x, z, size in CLOUDS:
        for dx, dz, r in puffs:
            at = (x + dx * size, 70, z + dz * size)
            m.ball(*at, r * size, white, (1.15, 0.7, 0.72), sides=24)


def _house(m: Shaper, model: Model, x: float, y: float, turn: float, size: float) -> None:
    with m.at(x, y, 0, turn, size), m.sized(1, 1, 1.16):
        model(m)


def _houses(m: Shaper) -> None:
    _house(m, houses.church, -5.9, 1.2, 10, 1.55)
    _house(m, houses.nipa_hut, -8.0, 0.6, 12, 1.3)
    for x, y, turn, size, look in (
        (-3.9, -0.1, 12, 1.2, Paint("#F7E9C9", "#2F7F78", "#C4312A")),
        (5.0, 0.3, -12, 1.35, Paint("#F0C9A0", "#8A4B26", "#2F7D6B")),
        (7.0, 0.9, -14, 1.4, Paint("#F7E9C9", "#2F6E8C", "#F2B91E", "#B8502F")),
    ):
        _house(m, partial(houses.bahay, look=look), x, y, turn, size)
    with m.at(5.4, 7.4, -0.4, 0, 2.6):
        cove.boulders(m, 9, 0.7)
    with m.at(5.4, 7.4, 0.0, 0, 2.3):
        houses.lighthouse(m)


def _fleet(m: Shaper) -> None:
    for ware, x, y, turn, size in (
        ("jade", -0.9, 2.6, 12, 1.45),
        ("nutmeg", 1.9, 4.6, 10, 1.4),
        ("silk", -3.6, 7.0, 10, 1.35),
    ):
        with m.at(x, y, WATERLINE, turn, size):
            boats.casco(m, ware, True)
    with m.at(1.2, 10.5, WATERLINE, -8, 1.9):
        boats.junk(m)
    with m.at(-6.0, 11, WATERLINE, 10, 1.3):
        boats.banca(m, "#D8573A", "#E9B24A")


def _quay_goods(m: Shaper) -> None:
    for ware, x, y, size in (
        ("silk", -1.05, -3.5, 1.0),
        ("nutmeg", 1.25, -3.55, 1.0),
        ("jade", 3.0, -3.25, 0.95),
        ("ginseng", -3.0, -3.35, 0.95),
    ):
        with m.at(x, y, 0.02, 0, size):
            TOKENS[ware](m)
    for x, y, size, turn in (
        (-0.75, -0.35, 0.34, 8),
        (-0.35, -0.25, 0.26, 20),
        (0.9, -0.3, 0.32, -10),
    ):
        crate(m, x, y, 0, size, turn)
    for x, y in ((0.35, -0.3), (1.25, -0.35)):
        barrel(m, x, y, 0, 0.14, 0.34)
    with m.at(-1.95, -0.3, 0, 0, 1.05):
        markers.flag(m, 1)


def _plants(m: Shaper) -> None:
    palms = m.prototype(lambda: nature.palm(m))
    for x, y, turn, size in (
        (3.6, 1.0, 150, 1.45),
        (-7.2, 1.6, 40, 1.6),
        (6.0, 2.2, 180, 1.7),
        (-4.9, 1.9, 30, 1.6),
        (8.4, 1.8, 90, 1.6),
        (-8.8, 1.2, 0, 1.7),
        (8.6, 0.2, 60, 1.5),
    ):
        m.place(palms, x, y, 0, turn, size)
    shrubs = m.prototype(lambda: nature.shrub(m))
    for x, y in ((-2.75, -0.3), (3.7, -0.2), (-4.9, -0.7), (5.9, -0.5), (-7.6, -0.9), (7.9, -0.3)):
        m.place(shrubs, x, y, 0, 60 * x, 1.3)
    lamps = m.prototype(lambda: nature.street_lamp(m))
    for x in (-1.2, 1.75):
        m.place(lamps, x, -0.75, 0, 0, 1.6)
