"""The harbour on the board: sea, quay, pier, jetties, promenade."""

from __future__ import annotations

import math

import bmesh

from assets.pipeline.houses import barrel, crate, sack
from assets.pipeline.maker import transform
from assets.pipeline.materials import Mat, flat, leaf, metal, paint, stone, water, wood
from assets.pipeline.outline import smooth
from assets.pipeline.sea import FOAM, crests, foam
from assets.pipeline.shapes import Shaper

from .layout import CENTRE_X, QUAY_Y, SEA_Z, TRACK
from .nature import street_lamp
from .palette import FLOWERS
from .works import parasol

COAST = (
    (-14, -4.6),
    (-9.0, -4.9),
    (-8.2, -4.35),
    (-7.2, -4.05),
    (-6.3, -3.95),
    (9.0, -3.95),
    (9.4, -4.1),
    (14, -3.4),
)
PLANKS = ("#B9844E", "#A9743F", "#C4925B", "#9C6A3A")


def land_and_sea(m: Shaper) -> None:
    """Water, the land's edge, grass, sand."""
    mesh = bmesh.new()
    bmesh.ops.create_grid(mesh, x_segments=1, y_segments=1, size=30)
    sea = m.add(mesh, flat("#1E9AA0", 0.12), transform(0, 0, SEA_Z), angle=0)
    sea.data.materials[0] = water("#0F6676", "#1B979C", "#46BFB4", -7.0, -3.9)
    land = [(-14, 12), *COAST, (14, 12)]
    m.prism(land, 0.4, stone("#D6BE92"), z=-0.4, bevel=0.03)
    grass = [(-14, 12), (-14, -3.9), (-7.6, -3.55), (-6.5, -3.3), (10, -3.3), (14, -3.0), (14, 12)]
    m.prism(grass, 0.012, Mat("#9CA652", 0.95, bump=0.5, scale=8, vary=0.24), bevel=0)
    foam(m, COAST, SEA_Z)
    crests(m, 46, (-9.5, 9.5, -7.0, -4.5), SEA_Z, flat("#7FD6CB", 0.5))


def quay(m: Shaper) -> None:
    """The quay's edge stones, its paving, bollards, lamps and cargo."""
    edge = [stone(c) for c in ("#D9C9A8", "#CBB994", "#E3D4B4")]
    for i in range(62):
        m.box(-6.2 + 0.25 * i, QUAY_Y + 0.1, -0.05, 0.235, 0.2, 0.13, m.rng.choice(edge))
    m.box(1.5, -3.58, 0, 15.6, 0.54, 0.016, Mat("#DCC699", 0.9, bump=0.3, vary=0.1), 0)
    tones = [stone(c) for c in ("#E3CFA6", "#D8C195", "#EBDCB8")]
    for i in range(52):
        for k in range(2):
            at = (-6.0 + 0.3 * i + 0.15 * k, -3.46 - 0.17 * k, 0.012)
            m.box(*at, 0.285, 0.155, 0.012, m.rng.choice(tones), 0.004)
    lamps = m.prototype(lambda: street_lamp(m))
    for x in (-4.3, -2.5, 0.55, 2.45, 5.75, 7.4):
        m.place(lamps, x, QUAY_Y + 0.3, 0.02, tall=1.15)
    for i in range(9):
        _bollard(m, -5.6 + 1.75 * i, QUAY_Y + 0.1)
    _cargo(m)


def _bollard(m: Shaper, x: float, y: float) -> None:
    iron = metal("#3A4046", 0.5)
    m.cylinder(x, y, 0.07, 0.05, 0.1, iron, sides=14)
    m.cylinder(x, y, 0.15, 0.065, 0.03, iron, sides=14)


def _cargo(m: Shaper) -> None:
    y = QUAY_Y + 0.36
    for x in (-1.2, 4.2, -5.6, 7.05):
        barrel(m, x, y, 0.02, 0.12, 0.28)
    for x, size, turn in (
        (-0.93, 0.26, 12),
        (4.46, 0.26, 30),
        (-3.2, 0.22, 8),
        (4.74, 0.2, 50),
        (-5.3, 0.24, 20),
        (7.35, 0.22, 5),
    ):
        crate(m, x, y + 0.02, 0.02, size, turn)
    crate(m, 4.46, y + 0.02, 0.28, 0.17, 14)
    for x in (-2.95, -5.05, 7.62, -0.66):
        sack(m, x, y, 0.02, 1.0)


def promenade(m: Shaper) -> None:
    """The paved way to the pier, parasols and flower beds."""
    m.box(CENTRE_X, -3.2, 0, 0.86, 1.35, 0.022, stone("#E9D9B4"), 0)
    tones = [stone(c) for c in ("#E3CFA6", "#D8C195", "#EBDCB8")]
    for i in range(9):
        m.box(CENTRE_X, -2.62 - 0.15 * i, 0.02, 0.8, 0.135, 0.012, m.rng.choice(tones), 0.004)
    tables = (
        (-3.2, -3.08, "#F0A92E"),
        (-0.5, -3.12, "#E4572E"),
        (0.4, -3.2, "#2F8F9C"),
        (2.65, -3.2, "#F0A92E"),
        (3.55, -3.1, "#D8487A"),
        (6.6, -3.1, "#2F8F9C"),
    )
    for x, y, colour in tables:
        with m.at(x, y, 0.012):
            _cafe_table(m, colour)
    for x, kind in ((-0.05, "red"), (3.1, "yellow"), (-3.85, "blue"), (7.25, "white")):
        _flower_bed(m, x, -2.8, FLOWERS[kind])


def _cafe_table(m: Shaper, colour: str) -> None:
    m.cylinder(0, 0, 0, 0.02, 0.62, wood(along="z"), sides=10)
    m.cylinder(0, 0, 0.3, 0.2, 0.025, paint("#FFF3D8"))
    m.cylinder(0, 0, 0, 0.12, 0.02, paint("#FFF3D8"), sides=20)
    parasol(m, 0, 0, 0.58, 0.4, 0.2, (colour, "#FFF6E2"), 10)
    for a in (30, 150, 270):
        spot = (0.36 * math.cos(math.radians(a)), 0.36 * math.sin(math.radians(a)), 0)
        m.cylinder(*spot, 0.07, 0.18, wood("#8A5A30"), sides=14)


def _flower_bed(m: Shaper, x: float, y: float, colour: str) -> None:
    m.box(x, y, 0, 0.62, 0.24, 0.09, stone("#D9C8A4"), 0.03)
    for k in range(9):
        m.ball(
            x - 0.24 + 0.06 * k, y - 0.02 + 0.05 * (k % 2), 0.13, 0.055, leaf("#5B8A3C"), sides=8
        )
    for k in range(8):
        m.ball(x - 0.22 + 0.062 * k, y - 0.04 + 0.06 * (k % 2), 0.18, 0.038, paint(colour), sides=8)


def jetties(m: Shaper) -> None:
    """The pier, the jetty of the price flags, the jetty of the ship track."""
    _jetty(m, -1.55, 4.55, QUAY_Y - 0.22, 0.4)
    _jetty(m, -6.15, -2.45, -5.25, 0.62)
    _gangway(m, -4.3, -4.95, QUAY_Y, 0.55)
    _jetty(m, 5.2, 9.35, -5.95, 0.66)
    _gangway(m, 8.9, -5.62, QUAY_Y, 0.5)
    for number, (x, y) in enumerate(TRACK, 1):
        m.cylinder(x, y, 0, 0.25, 0.03, stone("#F1E4C6"), sides=36)
        m.ring(x, y, 0.03, 0.235, 0.018, metal("#EAB94A"), sides=36)
        m.facing(str(number), 0.3, flat("#2B4A55"), x, y - 0.015, 0.034, 0)


def _jetty(m: Shaper, x0: float, x1: float, y: float, width: float) -> None:
    step = 0.17
    count = int((x1 - x0) / step)
    for i in range(count):
        at = (x0 + (i + 0.5) * step, y + m.rng.uniform(-0.02, 0.02), -0.06)
        m.box(*at, step * 0.9, width, 0.06, wood(m.rng.choice(PLANKS)), 0.012)
    posts = max(1, round((x1 - x0) / 1.1))
    for k in range(posts + 1):
        _post(m, x0 + 0.1 + k * (x1 - x0 - 0.2) / posts, y - width / 2 - 0.02)


def _gangway(m: Shaper, x: float, y0: float, y1: float, width: float) -> None:
    step = 0.17
    for i in range(int((y1 - y0) / step)):
        at = (x + m.rng.uniform(-0.02, 0.02), y0 + (i + 0.5) * step, -0.06)
        m.box(*at, width, step * 0.9, 0.06, wood(m.rng.choice(PLANKS), "x"), 0.012)
    for s in (-1, 1):
        _post(m, x + s * width / 2, y0 + 0.05)


def _post(m: Shaper, x: float, y: float) -> None:
    m.cylinder(x, y, -0.6, 0.065, 0.68, wood("#6B4526", "z"), sides=12)
    m.cylinder(x, y, 0.07, 0.07, 0.03, paint("#F3E6C8"), sides=12)
    m.ring(x, y, SEA_Z, 0.085, 0.016, FOAM, sides=20, size=(1, 1, 0.3))


def small_craft(m: Shaper) -> None:
    """A rowing boat and two buoys."""
    with m.at(-7.2, -6.1, -0.4, 18):
        shell = [(0, 0), (0.22, 0), (0.3, 0.12), (0.31, 0.2), (0.28, 0.2), (0.24, 0.08), (0, 0.06)]
        m.lathe(smooth(shell, 4), paint("#D8573A"), sides=40, size=(1.9, 1))
        m.box(0, 0, 0.12, 0.16, 0.5, 0.03, wood(), 0.008)
        m.box(-0.3, 0, 0.12, 0.12, 0.44, 0.03, wood(), 0.008)
    for x, y in ((-2.25, -6.35), (9.3, -4.75)):
        m.cylinder(x, y, SEA_Z - 0.05, 0.13, 0.16, paint("#D8342A"), sides=20)
        m.cylinder(x, y, SEA_Z + 0.11, 0.1, 0.2, paint("#FFF6E2"), top=0.03, sides=20)
        m.ring(x, y, SEA_Z, 0.14, 0.018, FOAM, sides=24, size=(1, 1, 0.3))
