"""Goods, heaps, coins, victory points: every kind with an outline of its own."""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.pipeline.materials import Mat, flat, lamp, metal, paint, wood
from assets.pipeline.outline import disc, rounded, smooth, star, upright
from assets.pipeline.shapes import Shaper

from .doll import blade
from .tobacco import hung_on_a_stick

GOLD = Mat("#FFC93C", 0.28, 0.55, coat=0.7, bump=0, crevice=0.3)
SILVER = Mat("#DCE3E8", 0.26, 0.55, coat=0.7, bump=0, crevice=0.3)


def sugar(m: Shaper) -> None:
    """Three sugar cubes on a dark tray."""
    _tray(m, 0.78, 0.62)
    for x, y, z, turn in ((-0.175, 0.02, 0.07, 10), (0.175, 0.04, 0.07, -9), (0, 0, 0.37, 24)):
        sugar_cube(m, x, y, z, turn)


def _tray(m: Shaper, width: float, depth: float) -> None:
    """Dark wood with a rim, so that white goods show on light paper."""
    dark = wood("#5A331B", "x")
    m.prism(rounded(width, depth, 0.1), 0.05, dark, bevel=0.015)
    m.prism(rounded(width * 0.9, depth * 0.88, 0.08), 0.03, wood("#8A5730", "x"), z=0.03)
    corners = rounded(width, depth, 0.1)
    m.tube([(x, y, 0.05) for x, y in [*corners, *corners[:2]]], 0.03, dark, 8)


def sugar_cube(m: Shaper, x: float, y: float, z: float, turn: float, size: float = 0.3) -> None:
    """One cube: white faces set into grey edges, as shade draws them."""
    edge = Mat("#857F80", 0.8, bump=0.1, vary=0.05, crevice=0.4)
    top = Mat("#FFFFFF", 0.8, bump=0.7, scale=22, vary=0.02, crevice=0)
    side = Mat("#D6D1CD", 0.8, bump=0.7, scale=22, vary=0.06, crevice=0.3)
    face = rounded(size * 0.86, size * 0.86, 0.03, 3)
    with m.at(x, y, z, turn):
        m.box(0, 0, 0, size, size, size, edge, 0.03)
        m.prism(face, 0.012, top, z=size - 0.004, bevel=0.004)
        for quarter in range(4):
            with m.at(0, 0, size / 2, 90 * quarter):
                m.plate(face, 0.012, side, y=-size / 2 - 0.008, bevel=0.004)


def fruit(m: Shaper, size: float = 1.0) -> None:
    """An orange with two leaves."""
    with m.at(scale=size):
        peel = Mat("#F5851A", 0.42, coat=0.3, bump=0.35, scale=16, vary=0.05)
        m.ball(0, 0, 0.3, 0.3, peel, (1, 1, 0.95), sides=36)
        m.cylinder(0, 0, 0.56, 0.03, 0.07, wood("#5B3A1E", "z"), sides=10)
        blade(m, (0, 0, 0.6), (0.34, 0.1), "#4F9A3A", (12, 0, -70), 0.07)
        blade(m, (0, 0, 0.6), (0.26, 0.08), "#69B045", (18, 0, 60), 0.06)


def tobacco(m: Shaper) -> None:
    """Three long leaves that hang from a stick, turned to the viewer."""
    with m.at(0.01, 0.2, 0.64, rx=-20):
        leaves = ((-0.19, 15, 0.66), (0.19, -15, 0.66), (0, 0, 0.76))
        hung_on_a_stick(m, leaves, 0.4)


def rum(m: Shaper) -> None:
    """A stout corked bottle; a ship on its label."""
    bottle = [
        (0, 0),
        (0.21, 0),
        (0.235, 0.05),
        (0.24, 0.2),
        (0.235, 0.42),
        (0.18, 0.54),
        (0.085, 0.61),
        (0.075, 0.72),
        (0.1, 0.74),
        (0.1, 0.78),
        (0, 0.78),
    ]
    m.lathe(smooth(bottle, 5), Mat("#7E2410", 0.12, coat=1, bump=0, vary=0.02, crevice=0.3))
    m.lathe([(0.238, 0.1), (0.248, 0.11), (0.248, 0.41), (0.236, 0.42)], paint("#FFF3D2"))
    m.cylinder(0, 0, 0.76, 0.075, 0.1, wood("#C9935A", "z"), sides=18)
    with m.at(0, -0.262, 0.28, scale=0.95):
        _label_ship(m)


def _label_ship(m: Shaper) -> None:
    """Hull, mast and two sails, standing a little out of the label."""
    ink, red = flat("#3A1B0E", 0.6), flat("#B23A1C", 0.6)
    m.plate([(-0.16, -0.05), (-0.1, -0.13), (0.1, -0.13), (0.17, -0.05)], 0.05, ink, bevel=0.004)
    m.plate([(-0.012, -0.06), (0.012, -0.06), (0.012, 0.15), (-0.012, 0.15)], 0.04, ink)
    m.plate([(0.025, -0.025), (0.15, -0.025), (0.025, 0.14)], 0.04, red, bevel=0.004)
    m.plate([(-0.025, -0.025), (-0.12, -0.025), (-0.025, 0.1)], 0.04, red, bevel=0.004)


def cigar(m: Shaper) -> None:
    """One fat cigar with a gold band and a glowing end."""
    leaf = Mat("#3A261C", 0.7, bump=0.6, scale=6, vary=0.25, grain=(1, 1, 3))
    with m.at(0, 0, 0.15, rz=28, ry=90):
        body = [(0, -0.46), (0.1, -0.44), (0.14, -0.3), (0.15, 0), (0.14, 0.32), (0, 0.325)]
        m.lathe(smooth(body, 5), leaf, sides=28)
        m.lathe(
            [(0.145, -0.26), (0.158, -0.26), (0.158, -0.06), (0.148, -0.06)],
            metal("#F0B93A"),
            sides=28,
        )
        m.lathe(
            [(0.156, -0.21), (0.163, -0.21), (0.163, -0.11), (0.156, -0.11)],
            paint("#C4231F"),
            sides=28,
        )
        ash = smooth([(0.117, 0.31), (0.13, 0.36), (0.095, 0.42), (0, 0.43)], 3)
        m.lathe(ash, Mat("#CFC8BE", 0.9, bump=0.8, scale=14), sides=24)
        m.lathe(
            [(0.14, 0.3), (0.146, 0.31), (0.136, 0.345), (0.126, 0.345)],
            lamp("#FF4A10", 1.4),
            sides=24,
        )


def timber(m: Shaper) -> None:
    """A pyramid of three logs, sawn ends in front."""
    for x, z in ((-0.17, 0.15), (0.17, 0.15), (0, 0.43)):
        _end_log(m, x, 0, z, 0.165, 0.56)


def _end_log(m: Shaper, x: float, y: float, z: float, r: float, length: float) -> None:
    with m.at(x, y, z):
        bark = Mat("#6B4226", 0.9, bump=0.7, scale=5, vary=0.25)
        m.cylinder(0, -length / 2, 0, r, length, bark, sides=18, rot=(-90, 0, 0))
        face = Mat("#E8C084", 0.6, bump=0.1, vary=0.05)
        m.cylinder(
            0, -length / 2 - 0.012, 0, r * 0.86, length + 0.024, face, sides=24, rot=(-90, 0, 0)
        )
        for k in (0.52, 0.21):
            m.ring(0, -length / 2 - 0.012, 0, r * k, 0.011, flat("#B9803F", 0.7), (90, 0, 0), 20)


TOKENS: dict[str, Callable[[Shaper], None]] = {
    "sugar": sugar,
    "fruit": fruit,
    "tobacco": tobacco,
    "rum": rum,
    "cigar": cigar,
    "wood": timber,
}


def heap_sugar(m: Shaper) -> None:
    """Six cubes on a tray."""
    _tray(m, 1.24, 0.92)
    spots = ((-0.36, 0.17), (0.0, 0.2), (0.36, 0.16), (-0.19, -0.18), (0.19, -0.19))
    for i, (x, y) in enumerate(spots):
        sugar_cube(m, x, y, 0.07, (10, -6, 12, 8, -9)[i])
    sugar_cube(m, 0.0, 0.02, 0.37, 26)


def heap_fruit(m: Shaper) -> None:
    """Four oranges."""
    for x, y, z in ((-0.29, 0.06, 0), (0.29, 0.06, 0), (0, -0.3, 0), (0, -0.02, 0.36)):
        with m.at(x, y, z, rz=200 * x):
            fruit(m, 0.88)


def heap_tobacco(m: Shaper) -> None:
    """A drying rack: five leaves between two posts."""
    with m.at(0, 0.2, 0.66, rx=-20):
        places = ((-0.5, 0.7), (0.5, 0.7), (0, 0.7), (-0.25, 0.76), (0.25, 0.76))
        hung_on_a_stick(m, tuple((x, -10 * x, length) for x, length in places), 0.74)
        for x in (-0.68, 0.68):
            m.cylinder(x, 0.03, -0.7, 0.05, 0.82, wood("#5F3819", "z"), sides=14)


def heap_rum(m: Shaper) -> None:
    """Three bottles standing, one lying."""
    for x, y in ((-0.46, 0.14), (0.06, 0.24), (0.56, 0.1)):
        with m.at(x, y, scale=0.92):
            rum(m)
    with m.at(-0.3, -0.38, 0.24, ry=90, scale=0.86, rz=-10), m.at(rz=-90):
        rum(m)


def heap_cigar(m: Shaper) -> None:
    """A stack of four."""
    for x, y, z, turn in (
        (-0.02, -0.24, 0, 2),
        (0, 0.06, 0, -3),
        (0.02, 0.36, 0, 1),
        (0, -0.06, 0.25, -14),
    ):
        with m.at(x, y, z, turn - 28):
            cigar(m)


def heap_wood(m: Shaper) -> None:
    """Six logs."""
    for row, count in enumerate((3, 2, 1)):
        for i in range(count):
            _end_log(m, (i - (count - 1) / 2) * 0.34, 0, 0.155 + row * 0.285, 0.165, 0.6)


HEAPS: dict[str, Callable[[Shaper], None]] = {
    "sugar": heap_sugar,
    "fruit": heap_fruit,
    "tobacco": heap_tobacco,
    "rum": heap_rum,
    "cigar": heap_cigar,
    "wood": heap_wood,
}


def coin(m: Shaper, sign: str = "$") -> None:
    """One peso: a round gold coin, leaning towards the viewer."""
    with m.at(0, 0.02, 0.05, rx=18):
        m.cylinder(0, 0, 0, 0.31, 0.075, GOLD, sides=56, bevel=0.018)
        m.ring(0, 0, 0.08, 0.265, 0.02, GOLD, sides=56)
        m.facing(sign, 0.42, flat("#7A4208", 0.45), 0, -0.01, 0.08, 0)


def coin_three(m: Shaper) -> None:
    """Three pesos: larger, eight-cornered, silver with a gold heart."""
    with m.at(0, 0.02, 0.06, rx=18):
        corners = [
            (
                0.4 * math.cos(math.radians(22.5 + 45 * i)),
                0.4 * math.sin(math.radians(22.5 + 45 * i)),
            )
            for i in range(8)
        ]
        m.prism(corners, 0.09, SILVER, bevel=0.02, segments=3)
        m.cylinder(0, 0, 0.06, 0.27, 0.045, GOLD, sides=48, bevel=0.012)
        m.ring(0, 0, 0.1, 0.27, 0.018, SILVER, sides=48)
        m.facing("3", 0.42, flat("#7A4208", 0.45), 0, -0.01, 0.108, 0)


def point(m: Shaper) -> None:
    """A victory point: a gold star standing up."""
    with m.at(0, 0, 0.02, rx=34):
        m.prism(
            star(5, 0.36, 0.185),
            0.11,
            Mat("#FFC62E", 0.25, 0.35, coat=0.6, bump=0.03, crevice=0.4),
            0,
            0.12,
            0.18,
            0.035,
            segments=3,
        )
        m.prism(
            star(5, 0.19, 0.098), 0.02, Mat("#FFE38A", 0.25, 0.3, coat=0.6, bump=0), 0, 0.12, 0.285
        )


def point_numbered(m: Shaper, number: int) -> None:
    """A counter of 1 victory point (a star on a disc) or of 5 (a star on a scalloped shield)."""
    blue, red = Mat("#1F6E8C", 0.3, coat=0.6, bump=0), Mat("#B3261E", 0.3, coat=0.6, bump=0)
    gold = Mat("#FFC62E", 0.25, 0.35, coat=0.6, bump=0.03, crevice=0.4)
    with m.at(0, 0.02, 0.05, rx=18):
        if number == 1:
            m.cylinder(0, 0, 0, 0.33, 0.075, blue, sides=48, bevel=0.018)
            m.ring(0, 0, 0.075, 0.31, 0.022, gold, sides=48)
            m.prism(star(5, 0.29, 0.16), 0.05, gold, 0, -0.01, 0.07, 0.012)
        else:
            m.prism(star(12, 0.45, 0.39), 0.08, red, bevel=0.016)
            m.ring(0, 0, 0.08, 0.36, 0.022, gold, sides=56)
            m.prism(star(5, 0.37, 0.215), 0.05, gold, 0, -0.01, 0.075, 0.012)
        m.facing(str(number), 0.27 if number == 1 else 0.36, flat("#6A2A08"), 0, -0.02, 0.128, 0)


EMBLEM_DEPTH = 0.01


def emblem(m: Shaper, good: str, ink: Mat, ground: Mat) -> None:
    """The good's picture as an inlay on a die's front (local XZ plane, centre at the origin)."""
    EMBLEMS[good](m, ink, ground)


def _emblem_sugar(m: Shaper, ink: Mat, ground: Mat) -> None:
    for x, z in ((-0.12, -0.12), (0.12, -0.12), (0, 0.11)):
        m.plate(rounded(0.21, 0.21, 0.03, 3), EMBLEM_DEPTH, ink, x, 0, z, 0.004)


def _emblem_fruit(m: Shaper, ink: Mat, ground: Mat) -> None:
    m.plate([(x, z - 0.05) for x, z in disc(0.2, 28)], EMBLEM_DEPTH, ink, bevel=0.004)
    m.plate([(0.0, 0.15), (0.08, 0.26), (0.22, 0.26), (0.13, 0.16)], EMBLEM_DEPTH, ink, bevel=0.003)


def _emblem_tobacco(m: Shaper, ink: Mat, ground: Mat) -> None:
    for a in (-48, 0, 48):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        half = [(0.085 * math.sin(math.pi * i / 8), 0.44 * i / 8) for i in range(9)]
        shape = half + [(-x, z) for x, z in reversed(half[1:-1])]
        m.plate(
            [(x * c + z * s, -0.21 + z * c - x * s) for x, z in shape],
            EMBLEM_DEPTH,
            ink,
            bevel=0.003,
        )


def _emblem_rum(m: Shaper, ink: Mat, ground: Mat) -> None:
    half = [(0.12, -0.25), (0.12, 0.02), (0.05, 0.12), (0.05, 0.26)]
    m.plate(half + [(-x, z) for x, z in reversed(half)], EMBLEM_DEPTH, ink, bevel=0.004)
    m.plate([(x, z - 0.17) for x, z in upright(0.15, 0.15)], 0.012, ground, 0, -0.008, 0, 0.003)


def _emblem_cigar(m: Shaper, ink: Mat, ground: Mat) -> None:
    with m.at(ry=-28):
        m.plate(rounded(0.54, 0.17, 0.07, 4), EMBLEM_DEPTH, ink, bevel=0.004)
        m.plate(rounded(0.07, 0.18, 0.005, 2), 0.012, metal("#F0B93A"), -0.1, -0.008, 0, 0.002)


EMBLEMS = {
    "sugar": _emblem_sugar,
    "fruit": _emblem_fruit,
    "tobacco": _emblem_tobacco,
    "rum": _emblem_rum,
    "cigar": _emblem_cigar,
}
