"""Manila's base board: the bay with its routes, four shores, and all that never moves."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from assets.pipeline.houses import barrel, crate, sack
from assets.pipeline.materials import Mat, flat, metal, paint, rough, stone, wood
from assets.pipeline.shapes import Shaper
from assets.santiago.models import nature

from . import bay, cove, houses, yard
from .bamboo import BAMBOO
from .houses import Paint
from .layout import (
    BEACH,
    BERTHS,
    DOCKS,
    FLOAT,
    INSURANCE,
    LANES,
    LAST,
    LIGHTHOUSE,
    PILOTS,
    PORT_SPOTS,
    QUAY_X,
    RAFTS,
    ROCK,
    SEA_Z,
    SLIPS,
    SQUARE,
    TRACK_Y,
    TRACKS,
    YARD_SPOTS,
    Point,
    moved,
    square,
    world,
)
from .market import basket, market

Model = Callable[[Shaper], None]
SAND = Mat("#E8CB92", 0.92, bump=0.35, scale=5, vary=0.14)
GRASS = Mat("#9AA548", 0.95, bump=0.5, scale=8, vary=0.24)
PAVING = [stone(c) for c in ("#E3CFA6", "#D8C195", "#EBDCB8", "#CDB68A")]
PLANKS = [wood(c) for c in ("#B9844E", "#A9743F", "#C4925B", "#9C6A3A")]
IRON = metal("#2F3336", 0.5)
PORT_RIM, YARD_RIM, PILOT_RIM, INSURANCE_RIM = "#13A096", "#C4312A", "#2F74C9", "#F2B91E"
MEADOWS: tuple[tuple[Point, ...], ...] = (
    (
        *((-300, -400), (-300, 120), (330, 118), (480, 96), (640, 120), (700, 60), (760, 76)),
        *((860, 66), (1000, 72), (1200, 66), (1290, 96), (1500, 70), (1640, 100), (2300, 90)),
        (2300, -400),
    ),
    ((-300, 790), (260, 770), (338, 800), (340, 1200), (-300, 1200)),
    (
        *((1862, 740), (1905, 720), (2300, 700), (2300, 990), (1890, 985), (1850, 920)),
        (1872, 830),
    ),
    ((1868, 250), (2300, 250), (2300, 700), (1880, 690), (1858, 560), (1876, 420)),
)


def board(m: Shaper) -> None:
    """Everything that never moves."""
    bay.sea(m)
    _land(m)
    _quay(m)
    for lane in range(len(LANES)):
        _route(m, lane)
    _rafts(m)
    _port(m)
    _shipyard(m)
    _shore(m)
    _town(m)
    _jetty(m)
    _cove(m)
    market(m)
    _life(m)
    _plants(m)


def standing(m: Shaper, model: Model, at: Point, turn: float = 0, size: float = 1) -> None:
    """A model on the ground, stretched against the steep camera."""
    with m.at(*world(*at), 0, turn, size), m.sized(1, 0.9, 1.25):
        model(m)


def floating(m: Shaper, model: Model, at: Point, turn: float = 0, size: float = 1) -> None:
    """A model on the water."""
    with m.at(*world(*at, SEA_Z), SEA_Z, turn, size), m.sized(1, 0.9, 1.15):
        model(m)


# --- ground --------------------------------------------------------------------------------------


def _land(m: Shaper) -> None:
    for coast in (bay.NORTH, bay.WEST):
        shape = [world(*p) for p in coast]
        m.prism(shape, 0.1 - SEA_Z, SAND, z=SEA_Z - 0.1, bevel=0.05)
    for meadow in MEADOWS:
        m.prism([world(*p) for p in meadow], 0.015, GRASS, bevel=0)
    bank = [world(*p) for p in bay.BANK]
    m.prism(bank, 0.01 - SEA_Z, SAND, z=SEA_Z - 0.02, bevel=0.08)


def _quay(m: Shaper) -> None:
    """Dressed stone at the water, paving behind it, bollards; the shipyard's timber edge."""
    x0 = world(QUAY_X, 0)[0]
    for i in range(19):
        y = world(0, 274 + 24 * i)[1]
        m.box(x0 + 0.1, y, -0.32, 0.24, 0.285, 0.37, m.rng.choice(PAVING), 0.02)
    for i in range(18):
        for k in range(5):
            x, y = world(1690 + 36 * k + 18 * (i % 2), 276 + 25 * i)
            height = 0.02 + m.rng.uniform(0, 0.006)
            m.box(x, y, 0, 0.34, 0.3, height, m.rng.choice(PAVING), 0.01)
    for lane in LANES:
        for down in (-56, 62):
            x, y = world(QUAY_X + 10, lane + down)
            m.cylinder(x, y, 0.05, 0.06, 0.12, IRON, sides=12)
            m.ball(x, y, 0.19, 0.075, IRON, sides=12)
    for i in range(18):
        x, y = world(1200 + 25 * i, 741)
        pile = wood(m.rng.choice(("#8A5A30", "#7A4A26", "#9C6A3A")), "z")
        m.box(x, y, -0.3, 0.22, 0.12, 0.33 + m.rng.uniform(0, 0.04), pile, 0.02)


def pad(m: Shaper, at: Point, rim: str) -> None:
    """A round place for one accomplice."""
    x, y = world(*at)
    m.cylinder(x, y, 0, 0.37, 0.035, stone("#D8C195"), sides=44)
    m.cylinder(x, y, 0.03, 0.3, 0.02, stone("#F7EBCB"), sides=44, bevel=0.006)
    m.ring(x, y, 0.04, 0.32, 0.026, Mat(rim, 0.4, coat=0.4, bump=0), sides=44)


def _planks(m: Shaper, x0: float, x1: float, y: float, width: float, z: float) -> None:
    count = int((x1 - x0) / 0.17)
    step = (x1 - x0) / count
    for i in range(count):
        place = (x0 + (i + 0.5) * step, y + m.rng.uniform(-0.02, 0.02), z)
        m.box(*place, step * 0.92, width, 0.06, m.rng.choice(PLANKS), 0.012)


def _post(m: Shaper, x: float, y: float, top: float) -> None:
    m.cylinder(x, y, SEA_Z - 0.4, 0.055, top - SEA_Z + 0.4, wood("#6B4526", "z"), sides=12)
    m.cylinder(x, y, top, 0.06, 0.03, paint("#F3E6C8"), sides=12)


# --- water ---------------------------------------------------------------------------------------


def _route(m: Shaper, lane: int) -> None:
    """Fourteen numbered floats on a line, the last one red beside a skull."""
    for k in range(LAST + 1):
        at = moved(square(lane, k), FLOAT)
        x, y = world(*at, SEA_Z)
        last = k == LAST
        m.cylinder(x, y, SEA_Z - 0.02, 0.24, 0.07, wood("#7A4A26", "x"), sides=32, bevel=0.02)
        face = paint("#C4312A" if last else "#F7EBCB")
        m.cylinder(x, y, SEA_Z + 0.04, 0.205, 0.025, face, sides=32, bevel=0.006)
        ink = flat("#FFF8E6" if last else "#3B1F12")
        m.facing(str(k), 0.3, ink, x, y - 0.008, SEA_Z + 0.068, 0)
        if not last:
            _line(m, x, y)
            bob = world(at[0] + SQUARE / 2, at[1], SEA_Z)
            m.ball(*bob, SEA_Z + 0.03, 0.045, paint("#E4572E" if k % 2 else "#FFF6E2"), sides=12)
    x, y = world(*moved(square(lane, LAST), (37, FLOAT[1] - 2)), SEA_Z)
    m.cylinder(x, y, SEA_Z + 0.01, 0.15, 0.05, metal("#E9B84A", 0.35), sides=28)
    m.cylinder(x, y, SEA_Z + 0.05, 0.125, 0.02, flat("#26191B"), sides=28)
    _flat_skull(m, x, y, SEA_Z + 0.07)


def _line(m: Shaper, x: float, y: float) -> None:
    reach = SQUARE / 100 - 0.44
    sag = [math.sin(math.pi * j / 5) for j in range(6)]
    rope = [(x + 0.22 + reach * j / 5, y, SEA_Z + 0.03 - 0.015 * s) for j, s in enumerate(sag)]
    m.tube(rope, 0.018, rough("#D9B46A", 0.5), 6)


def _flat_skull(m: Shaper, x: float, y: float, z: float) -> None:
    bone, dark = flat("#FFF6DF"), flat("#26191B")
    m.cylinder(x, y + 0.015, z, 0.07, 0.012, bone, sides=20, bevel=0)
    m.box(x, y - 0.055, z, 0.075, 0.06, 0.012, bone, 0.008)
    for s in (-1, 1):
        m.cylinder(x + s * 0.028, y + 0.012, z + 0.006, 0.02, 0.01, dark, sides=10, bevel=0)


def _rafts(m: Shaper) -> None:
    """Bamboo rafts at the routes' starts, for the dice."""
    for raft in RAFTS:
        x, y = world(*raft, SEA_Z)
        for k in range(7):
            row = y - 0.27 + 0.09 * k
            pole = [(x - 0.42, row, SEA_Z + 0.06), (x + 0.42, row, SEA_Z + 0.06)]
            m.tube(pole, 0.048, BAMBOO, 8)
        for dx in (-0.33, 0.33):
            beam = [(x + dx, y - 0.34, SEA_Z + 0.12), (x + dx, y + 0.34, SEA_Z + 0.12)]
            m.tube(beam, 0.03, wood("#8F5E30"), 8)


def _jetty(m: Shaper) -> None:
    """The jetty along the lower edge, for the parts of the voyage."""
    x0, y = world(TRACKS[8][0] - 36, TRACK_Y, SEA_Z + 0.16)
    x1 = world(1916, 0)[0]
    _planks(m, x0, x1, y, 0.66, SEA_Z + 0.1)
    m.box((x0 + x1) / 2, y - 0.35, SEA_Z + 0.08, x1 - x0, 0.05, 0.1, wood("#7A4A26", "x"), 0.012)
    for k in range(9):
        x = world(838 + 134 * k, 0)[0]
        _post(m, x, y - 0.36, SEA_Z + 0.3)


def _life(m: Shaper) -> None:
    """Gulls, turtles, rocks in the shallows."""
    for px, py, z, turn, size in (
        (1420, 300, 1.0, 150, 0.62),
        (1500, 268, 1.25, 140, 0.5),
        (700, 420, 0.9, 20, 0.5),
        (1180, 545, 1.2, 160, 0.5),
    ):
        with m.at(*world(px, py + 60 * z, z), z, turn, size):
            cove.gull(m)
    for px, py, turn in ((1400, 446, 200), (1446, 690, 160), (760, 552, 20)):
        floating(m, cove.turtle, (px, py), turn, 0.58)
    for px, py, count in ((1000, 712, 5), (560, 268, 6), (1240, 260, 5)):
        floating(m, partial(cove.boulders, count=count, spread=0.32), (px, py))


# --- east: port ----------------------------------------------------------------------------------

PORT_HOUSES = (
    ((1838, 322), Paint("#F7E9C9", "#8A4B26", "#2F7D6B", width=1.2)),
    ((1840, 461), Paint("#F0C9A0", "#2F6E8C", "#F2B91E", "#B8502F", 1.2)),
    ((1838, 600), Paint("#F3DDB0", "#A8432F", "#2F7D6B", "#8E5A3A", 1.2)),
)


def _port(m: Shaper) -> None:
    for at, look in PORT_HOUSES:
        standing(m, partial(houses.bahay, look=look), at, -16, 0.86)
    for letter, spot in zip(BERTHS, PORT_SPOTS, strict=True):
        pad(m, spot, PORT_RIM)
        _letter(m, letter, "#0E7F78", moved(spot, (52, 30)), 0.9)
    lamp = m.prototype(lambda: nature.street_lamp(m))
    for dock in DOCKS:
        _pier(m, dock[1] + 66)
        m.place(lamp, *world(1502, dock[1] + 60, SEA_Z + 0.2), SEA_Z + 0.2, 0, 0.62, 1.15)
    standing(m, houses.crane, (1846, 716), 0, 0.8)
    for px, py in ((1880, 388), (1884, 527), (1700, 690)):
        x, y = world(px, py)
        crate(m, x, y, 0, 0.22, 12)
        barrel(m, x - 0.24, y - 0.04, 0, 0.1, 0.24)
        sack(m, x + 0.1, y - 0.26, 0, 1)
    for px, py in ((1690, 396), (1690, 534), (1690, 660)):
        x, y = world(px, py)
        for k in range(3):
            coil = (x, y, 0.04 + 0.045 * k)
            m.ring(*coil, 0.1 - 0.012 * k, 0.026, rough("#D9B46A", 0.5), sides=20)


def _letter(m: Shaper, letter: str, colour: str, at: Point, size: float) -> None:
    with m.at(*world(*at), 0, -6, size), m.sized(1, 0.9, 1.2):
        houses.letter_board(m, letter.upper(), colour)


def _pier(m: Shaper, py: float) -> None:
    """A finger pier between two berths."""
    (x0, y), x1 = world(1490, py, SEA_Z + 0.2), world(QUAY_X, 0)[0]
    _planks(m, x0, x1, y, 0.2, SEA_Z + 0.17)
    for k in range(4):
        _post(m, x0 + (x1 - x0) * (k + 0.06) / 3.2, y - 0.13, SEA_Z + 0.28)


# --- south-east: shipyard ------------------------------------------------------------------------


def _shipyard(m: Shaper) -> None:
    stages = (yard.PLANKED, yard.HALF_PLANKED, yard.RIBS)
    for letter, place, spot, stage in zip(BERTHS, SLIPS, YARD_SPOTS, stages, strict=True):
        with m.at(*world(*place), 0):
            yard.slip(m, stage)
        pad(m, spot, YARD_RIM)
        _letter(m, letter, "#A8241F", moved(spot, (-78, 2)), 0.86)
    for px, py in ((1372, 915), (1607, 915)):
        with m.at(*world(px, py), 0):
            yard.timber_stack(m)
    with m.at(*world(1172, 862), 0):
        yard.log_pile(m)
    for px, colour in ((1330, "#3F7F86"), (1568, "#C9A35C"), (1800, "#3F7F86")):
        with m.at(*world(px, 968), 0):
            yard.net_rack(m, colour)
    with m.at(*world(1452, 972), 0):
        yard.pitch_kettle(m)
    standing(m, houses.nipa_hut, (1898, 772), -12, 0.62)


# --- north: people to hire, town -----------------------------------------------------------------

TOWN = (
    ((1305, 160), -16, 0.78, Paint("#F7E9C9", "#2F7F78", "#C4312A", width=1.45)),
    ((1010, 120), -14, 0.66, Paint("#F0C9A0", "#6B8A4A", "#2560A8", "#B8502F", 1.2)),
    ((1200, 110), -14, 0.62, Paint("#F3DDB0", "#B5623A", "#2F7D6B", width=1.1)),
)


def _town(m: Shaper) -> None:
    standing(m, houses.church, (1578, 200), -14, 0.92)
    x0, y = world(1668, 178)
    houses.wall(m, x0, world(2000, 0)[0], y)
    with m.at(*world(1800, 186), 0), m.sized(1, 1, 1.1):
        houses.gate(m)
    for at, turn, size, look in TOWN:
        standing(m, partial(houses.bahay, look=look), at, turn, size)
    standing(m, houses.lighthouse, LIGHTHOUSE, 0, 0.92)
    for at, turn, size in (((372, 150), 12, 0.82), ((575, 128), -10, 0.8), ((240, 150), 6, 0.8)):
        standing(m, houses.nipa_hut, at, turn, size)
    iron = Mat("#2A2A2C", 0.4, 0.6)
    for px in (1740, 1880):
        x, y = world(px, 168)
        m.cylinder(x, y - 0.1, 0.66, 0.07, 0.4, iron, top=0.05, sides=14, rot=(96, 0, 0))


def _shore(m: Shaper) -> None:
    for spot in PILOTS:
        pad(m, spot, PILOT_RIM)
    pad(m, INSURANCE, INSURANCE_RIM)
    _slipway(m)
    for px, py, colour in (
        (812, 152, "#8A5230"),
        (846, 158, "#C4312A"),
        (1238, 214, "#E9C36A"),
        (640, 128, "#2FA36B"),
    ):
        basket(m, world(px, py), colour)
    for px, py in ((850, 215), (1255, 214), (610, 160)):
        x, y = world(px, py)
        crate(m, x, y, 0, 0.2, 14)
        sack(m, x + 0.2, y - 0.04, 0, 0.9)
    for px, py in ((1030, 216), (1352, 216), (1468, 188)):
        x, y = world(px, py)
        barrel(m, x, y, 0, 0.1, 0.23)
        barrel(m, x + 0.2, y - 0.05, 0, 0.085, 0.19)
    for px, py in ((690, 214), (428, 150)):
        x, y = world(px, py)
        sack(m, x, y, 0, 1.0)
        sack(m, x + 0.2, y + 0.06, 0, 0.9)
        crate(m, x + 0.1, y - 0.2, 0, 0.16, 30)


def _slipway(m: Shaper) -> None:
    """Rollers on the beach for the boat that stays behind."""
    x, y = world(*BEACH)
    for k in range(6):
        roller = (x - 0.85 + 0.34 * k, y - 0.42, 0.05)
        m.cylinder(*roller, 0.045, 0.8, wood("#A8703C"), sides=12, rot=(-90, 0, 0))


# --- the cove ------------------------------------------------------------------------------------


def _cove(m: Shaper) -> None:
    x, y = world(*moved(ROCK, (6, -2)), SEA_Z)
    with m.at(x, y, SEA_Z, -4, 0.86), m.sized(1, 0.9, 1.15):
        cove.skull_rock(m)
    x, y = world(1098, 1008)
    barrel(m, x, y, 0, 0.1, 0.22)


# --- plants --------------------------------------------------------------------------------------

PALMS = (
    *((330, 90, 0.8), (470, 110, 0.75), (512, 84, 0.8), (640, 70, 0.8), (690, 110, 0.55)),
    *((770, 110, 0.6), (835, 105, 0.62), (930, 100, 0.6), (1120, 96, 0.6), (1395, 96, 0.62)),
    *((1465, 120, 0.6), (1690, 232, 0.5), (1880, 250, 0.55), (1896, 395, 0.6), (1902, 560, 0.6)),
    *((1912, 700, 0.6), (60, 90, 0.9), (150, 60, 0.9), (230, 80, 0.85), (40, 200, 0.8)),
    *((262, 1010, 0.8), (262, 850, 0.75), (1908, 985, 0.6), (1620, 128, 0.55)),
    *((1720, 120, 0.6), (1760, 130, 0.6), (1850, 120, 0.6), (270, 900, 0.9), (180, 960, 0.9)),
    *((60, 900, 0.9), (240, 740, 0.9), (110, 780, 0.9)),
)
TREES = (
    *((350, 60, 0.9), (415, 70, 0.8), (600, 70, 0.85), (735, 70, 0.8), (800, 74, 0.8)),
    *((880, 70, 0.8), (960, 66, 0.7), (1075, 70, 0.8), (1250, 70, 0.8), (1370, 66, 0.8)),
    *((1440, 66, 0.8), (1500, 60, 0.7), (1650, 80, 0.8), (1890, 100, 0.9), (1700, 90, 0.7)),
    *((1910, 300, 0.6), (1912, 460, 0.6), (1910, 660, 0.6), (1912, 850, 0.5), (100, 60, 0.9)),
    *((300, 60, 0.9), (20, 60, 0.9), (250, 840, 0.9), (120, 860, 0.9), (300, 960, 0.9)),
)
SHRUBS = (
    *((420, 215), (610, 205), (700, 150), (830, 148), (1040, 150), (1130, 150), (1240, 190)),
    *((1350, 205), (1520, 214), (1650, 225), (1868, 230), (1890, 600), (1890, 350), (1430, 975)),
    *((1640, 975), (1760, 975), (345, 880), (342, 960), (1160, 940)),
)
MANGROVES = (
    *((1146, 905, 0.5), (858, 1040, 0.55), (862, 890, 0.5), (300, 690, 0.8)),
    *((862, 820, 0.5), (1636, 262, 0.45), (330, 255, 0.6), (316, 276, 0.5), (1120, 752, 0.5)),
)


def _plants(m: Shaper) -> None:
    palms = [m.prototype(lambda: nature.palm(m)) for _ in range(3)]
    tree, shrub = m.prototype(lambda: nature.tree(m)), m.prototype(lambda: nature.shrub(m))
    mangrove = m.prototype(lambda: cove.mangrove(m))
    for i, (px, py, size) in enumerate(PALMS):
        m.place(palms[i % 3], *world(px, py), 0.01, 67 * i, size, 1.15)
    for i, (px, py, size) in enumerate(TREES):
        m.place(tree, *world(px, py), 0.01, 40 * i, size, 1.15)
    for i, (px, py) in enumerate(SHRUBS):
        m.place(shrub, *world(px, py), 0.01, 31 * i, 0.85, 1.15)
    for i, (px, py, size) in enumerate(MANGROVES):
        m.place(mangrove, *world(px, py, SEA_Z), SEA_Z, 50 * i, size, 1.15)
