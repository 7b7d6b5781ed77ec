"""The quay of the three games: stones, planks, lamps, goods; behind it one shore for each hour."""

from __future__ import annotations

from collections.abc import Callable

import bmesh

from assets.cargo_noir.models import goods
from assets.manila.models import wares
from assets.pipeline import players
from assets.pipeline.houses import barrel, crate
from assets.pipeline.maker import transform
from assets.pipeline.materials import Mat, flat, lamp, metal, stone, water, wood
from assets.pipeline.shapes import Shaper
from assets.santiago.models import nature, tokens

from . import shores
from .boxes import shade
from .places import Box

LAMP_POSTS = (-1.74, 1.83)
LAMP_Y, LAMP_Z = 0.75, 3.14
WATERS = {
    "morning": ("#1597A0", "#1FA5A6", "#3DBDB4", 30, -60, 0.5),
    "evening": ("#086A94", "#0E88A6", "#38ACB4", 30, -60, 0.45),
    "night": ("#0A1E4A", "#0A1A3E", "#081430", 40, -60, 0.4),
}


def quay(m: Shaper, hour: str) -> None:
    """The whole picture without boxes."""
    shores.SHORES[hour](m)
    _paving(m)
    _face(m)
    _sea(m, hour)
    for x in LAMP_POSTS:
        _lamp_post(m, x, LAMP_Y, hour != "morning")
    _goods(m)
    if hour == "morning":
        palm = m.prototype(lambda: nature.palm(m))
        m.place(palm, -5.9, 1.4, 0, 20, 2.5)


def quay_with_shade(m: Shaper, hour: str, which: Box, chosen: bool) -> None:
    """The same with the shadow of one box, which isn't seen itself."""
    quay(m, hour)
    shade(m, which, chosen)


def _paving(m: Shaper) -> None:
    tones = ("#E3CFA6", "#D8C195", "#EBDCB8", "#CDB68C")
    for row in range(8):
        for i in range(30):
            x, y = -8.6 + 0.6 * i + 0.3 * (row % 2), -1.28 + 0.44 * row
            m.box(x, y, -0.06, 0.575, 0.415, 0.07, stone(m.rng.choice(tones)), 0.02)
    m.box(0, 0.9, -1.5, 40, 4.8, 1.44, stone("#B79B72"), 0)
    m.box(0, -1.55, -0.1, 40, 0.22, 0.13, wood("#9A6234", "x"), 0.03)


def _face(m: Shaper) -> None:
    """The planked front of the quay, its piles and their brass caps."""
    tones = ("#7E4A26", "#8A542C", "#744420", "#90592F")
    for k in range(4):
        for i in range(8):
            x = -8.2 + 2.35 * i + (0.9 if k % 2 else 0)
            plank = wood(m.rng.choice(tones), "x")
            m.box(x, -1.6, -0.36 - 0.27 * k, 2.32, 0.08, 0.25, plank, 0.018)
    for i in range(7):
        x = -6.3 + 2.1 * i
        m.box(x, -1.68, -2.8, 0.2, 0.14, 2.76, wood("#5F3819", "z"), 0.03)
        m.box(x, -1.68, -0.16, 0.27, 0.2, 0.12, metal("#B98A3A", 0.35), 0.02)


def _sea(m: Shaper, hour: str) -> None:
    mesh = bmesh.new()
    bmesh.ops.create_grid(mesh, x_segments=1, y_segments=1, size=80)
    sea = m.add(mesh, flat("#1597A0", 0.12), transform(0, 60, -0.35), angle=0)
    sea.data.materials[0] = water(*WATERS[hour])
    m.note(WATERS[hour])


def _lamp_post(m: Shaper, x: float, y: float, lit: bool) -> None:
    iron, brass = metal("#2A3138", 0.5), metal("#E9B84A")
    globe = lamp("#FFE3A6", 3.2) if lit else Mat("#FFF1C4", 0.3, bump=0, glow=0.35)
    with m.at(x, y, 0):
        m.cylinder(0, 0, 0, 0.15, 0.12, iron, sides=18)
        m.cylinder(0, 0, 0.1, 0.05, 2.9, iron, sides=12)
        for z in (1.1, 2.7):
            m.ring(0, 0, z, 0.07, 0.02, brass, sides=20)
        m.cylinder(0, 0, 2.93, 0.1, 0.05, iron, sides=16)
        m.ball(0, 0, LAMP_Z, 0.2, globe, sides=24)
        m.cylinder(0, 0, 3.3, 0.16, 0.1, iron, top=0.03, sides=18)


def _goods(m: Shaper) -> None:
    """What the games are about, in the gaps: nothing hides a box's foot."""
    barrel(m, -5.6, 0.35, 0, 0.3, 0.66)
    barrel(m, -2.02, 0.42, 0, 0.26, 0.6)
    crate(m, 1.95, 0.40, 0, 0.58, 12)
    crate(m, 1.92, 0.40, 0.58, 0.4, -9)
    crate(m, 5.6, 0.3, 0, 0.62, 18)
    crate(m, 5.55, 0.3, 0.62, 0.4, -6)
    spots: tuple[tuple[Callable[[Shaper], None], float, float, float, float], ...] = (
        (tokens.TOKENS["fruit"], -5.36, -0.98, 1.05, 0),
        (tokens.TOKENS["rum"], -5.02, -0.62, 1.05, 0),
        (lambda q: players.pawn(q, 0), -4.84, -1.24, 0.85, 0),
        (tokens.TOKENS["sugar"], -2.06, -0.72, 1.0, 14),
        (tokens.TOKENS["cigar"], -2.12, -1.26, 0.8, 6),
        (lambda q: players.pawn(q, 1), -1.70, -1.28, 0.85, 0),
        (wares.TOKENS["jade"], -1.52, -0.86, 0.9, 10),
        (wares.TOKENS["silk"], 1.66, -0.92, 1.0, 0),
        (wares.TOKENS["nutmeg"], 2.06, -0.66, 0.9, 0),
        (lambda q: players.pawn(q, 2), 1.50, -1.28, 0.85, 0),
        (goods.TOKENS["gems"], 2.10, -1.22, 1.1, 0),
        (lambda q: players.pawn(q, 4), 4.82, -1.24, 0.85, 0),
        (goods.TOKENS["gold"], 5.24, -1.08, 1.15, -8),
        (goods.TOKENS["joker"], 5.42, -0.6, 1.1, 0),
    )
    for model, x, y, size, turn in spots:
        with m.at(x, y, 0, turn, size * 0.8), m.sized(1, 1, 1.1):
            model(m)
