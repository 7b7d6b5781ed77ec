"""The title picture: the models in perspective, in evening light."""

from __future__ import annotations

from collections.abc import Callable

import bmesh

from assets.pipeline.houses import barrel, crate
from assets.pipeline.maker import transform
from assets.pipeline.materials import Mat, flat, stone, water
from assets.pipeline.piece import View
from assets.pipeline.shapes import Shaper

from . import civic, dice, growers, nature, tokens, townsfolk, works
from .car import car
from .ship import DECK, HATCHES, ship

SKY = ((0.0, "#FFD9A0"), (0.7, "#FFD9A0"), (0.78, "#FBE6BE"), (0.88, "#86C9DE"), (1.0, "#2B86C0"))
TITLE_VIEW = View((0.2, -14.7, 4.1), (0.2, 1.0, 1.72), 35, SKY, (0.5, 0.66))
Model = Callable[[Shaper], None]


def title(m: Shaper) -> None:
    """The harbour front: ship in the middle, houses and people left and right, the car in front."""
    _shore(
        m,
        [
            (-30, -12),
            (30, -12),
            (30, 3.4),
            (2.6, 3.0),
            (1.9, 1.7),
            (-2.9, 1.7),
            (-3.5, 2.8),
            (-30, 3.4),
        ],
    )
    _road(m, -2.7)
    _horizon(m)
    for i in range(24):
        tone = m.rng.choice(("#D9C9A8", "#CBB994", "#E3D4B4"))
        m.box(-2.8 + 0.2 * i, 1.62, 0, 0.19, 0.2, 0.14, stone(tone))
    _title_houses(m)
    _title_people(m)
    _laden_ship(m, -0.6, 5.6, -8, 1.15)
    with m.at(-0.9, -2.55, 0, -24, 2.0):
        car(m, 0)
    _title_plants(m)
    _quay_goods(m)


def _shore(m: Shaper, land: list[tuple[float, float]]) -> None:
    paving = Mat("#E6CFA2", 0.9, bump=0.3, scale=6, vary=0.12)
    m.prism(land, 0.5, paving, z=-0.5, bevel=0.04)
    mesh = bmesh.new()
    bmesh.ops.create_grid(mesh, x_segments=1, y_segments=1, size=60)
    sea = m.add(mesh, flat("#1597A0", 0.12), transform(0, 20, -0.42), angle=0)
    sea.data.materials[0] = water("#1597A0", "#1FA5A6", "#3DBDB4", 20, 0, 0.5)


def _road(m: Shaper, y: float) -> None:
    m.box(0, y, 0, 60, 2.6, 0.02, Mat("#7B6E66", 0.8, bump=0.4, scale=12, vary=0.12), 0)
    for s in (-1.36, 1.36):
        m.box(0, y + s, 0, 60, 0.14, 0.07, stone("#F3E6C8"))
    for i in range(-16, 16):
        m.box(i * 0.9, y, 0.022, 0.5, 0.07, 0.004, flat("#F4D58A", 0.8), 0)
    tones = [stone(c) for c in ("#E3CFA6", "#D8C195", "#EBDCB8")]
    for row in range(7):
        for i in range(44):
            x = -11 + 0.5 * i + 0.25 * (row % 2)
            m.box(x, y - 1.62 - 0.36 * row, 0, 0.48, 0.34, 0.016, m.rng.choice(tones), 0.008)


def _horizon(m: Shaper) -> None:
    """Toy hills and toy clouds close the picture."""
    hills = (  # x, y, half a width, height, colour: the farther, the hazier; no two cut each other
        (-34, 62, 12, 6.4, "#9CC3BC"),
        (-13, 61, 13, 4.4, "#A3C8BC"),
        (8, 62, 11, 5.0, "#9FC6BC"),
        (33, 61, 14, 6.2, "#9CC3BC"),
        (-21, 54, 12, 4.3, "#8CBB9C"),
        (21, 54, 13, 4.2, "#8ABA9A"),
        (1, 55, 9, 2.5, "#93C1A2"),
        (-38, 47, 16, 4.3, "#74AC84"),
        (37, 47, 15, 4.0, "#72AA82"),
    )
    for x, y, wide, high, colour in hills:
        green = Mat(colour, 1, bump=0.2, scale=2, vary=0.08)
        m.ball(x, y, -0.5, 1, green, (wide, 3, high), sides=64)
    white = Mat("#FFFDF4", 1, bump=0, vary=0.02)
    for x, z, size in (
        (-25, 9.2, 1.0),
        (-15, 6.4, 0.6),
        (14, 6.6, 0.65),
        (25, 8.6, 1.05),
        (34, 6.2, 0.7),
        (-35, 6.6, 0.8),
    ):
        for dx, dz, r in (
            (-2.1, -0.15, 0.9),
            (-1.0, 0.25, 1.25),
            (0.3, 0.5, 1.45),
            (1.5, 0.15, 1.15),
            (2.4, -0.2, 0.8),
        ):
            m.ball(x + dx * size, 70, z + dz * size, r * size, white, (1.15, 0.7, 0.72), sides=28)


def _house(m: Shaper, model: Model, x: float, y: float, turn: float, size: float) -> None:
    with m.at(x, y, 0, turn, size), m.sized(1, 1, 1.16):
        model(m)


def _title_houses(m: Shaper) -> None:
    spots: tuple[tuple[Model, float, float, float, float], ...] = (
        (civic.harbour_office, -6.0, 1.35, 12, 1.75),
        (works.cigar_factory, -3.95, 0.9, 10, 1.4),
        (works.cafe, 3.15, 0.75, -8, 1.5),
        (civic.church, 5.25, 1.5, -12, 1.85),
        (civic.casino, 7.0, 0.55, -16, 1.5),
    )
    for model, x, y, turn, size in spots:
        _house(m, model, x, y, turn, size)


def _title_people(m: Shaper) -> None:
    spots: tuple[tuple[Model, float, float, float, float], ...] = (
        (townsfolk.maria, 2.5, -2.95, -12, 1.2),
        (townsfolk.martinez, 3.85, -2.75, -18, 1.15),
        (townsfolk.zorro, 5.2, -2.25, -22, 1.1),
        (growers.conchita, -3.95, -2.6, 16, 1.14),
        (growers.pedro, -5.25, -2.1, 20, 1.1),
        (growers.jose, -6.2, -0.9, 20, 1.05),
        (townsfolk.alonso, 6.25, -1.2, -20, 1.05),
    )
    for model, x, y, turn, size in spots:
        with m.at(x, y, 0.02, turn, size), m.sized(1, 1, 1.1):
            model(m)
    for name, x, y in (
        ("rum", 1.55, -3.5),
        ("fruit", 1.02, -3.78),
        ("wood", 4.75, -3.4),
        ("tobacco", -2.75, -3.6),
        ("cigar", -4.55, -3.3),
        ("sugar", -1.9, -3.85),
    ):
        with m.at(x, y, 0.02):
            tokens.TOKENS[name](m)


def _laden_ship(m: Shaper, x: float, y: float, turn: float, size: float) -> None:
    load = (("rum", 2), ("fruit", 3), ("tobacco", 1), ("sugar", 2))
    with m.at(x, y, -0.42, turn, size):
        ship(m, 2)
        for (good, number), hatch in zip(load, HATCHES, strict=False):
            with m.at(hatch, 0, DECK + 0.07):
                dice.die(m, good, number)


def _title_plants(m: Shaper) -> None:
    spots = (
        (-3.6, 1.9, 0, 1.5),
        (2.7, 2.2, 150, 1.45),
        (-6.9, 0.4, 40, 1.4),
        (6.5, 2.4, 180, 1.7),
        (-4.9, 2.4, 30, 1.7),
        (8.5, 2.2, 90, 1.6),
        (4.2, 2.2, 200, 1.6),
        (-8.6, 1.4, 0, 1.7),
        (8.7, 0.9, 60, 1.5),
        (-7.0, 2.6, 10, 1.8),
    )
    palms = m.prototype(lambda: nature.palm(m))
    for x, y, turn, size in spots:
        m.place(palms, x, y, 0, turn, size)
    lamps = m.prototype(lambda: nature.street_lamp(m))
    for x in (-2.2, 1.3):
        m.place(lamps, x, -1.05, 0, 0, 1.6)
    shrubs = m.prototype(lambda: nature.shrub(m))
    for x, y in (
        (-2.75, 0.75),
        (2.05, 0.9),
        (-5.05, 0.1),
        (4.25, 0.2),
        (6.2, -0.1),
        (-7.4, 0.1),
        (8.15, 0.0),
    ):
        m.place(shrubs, x, y, 0, 60 * x, 1.3)


def _quay_goods(m: Shaper) -> None:
    for x, y, size, turn in (
        (-1.5, 1.2, 0.36, 8),
        (-1.08, 1.28, 0.28, 20),
        (0.95, 1.25, 0.34, -10),
    ):
        crate(m, x, y, 0, size, turn)
    for x, y in ((-0.68, 1.3), (0.55, 1.22), (1.3, 1.05)):
        barrel(m, x, y, 0, 0.15, 0.36)
