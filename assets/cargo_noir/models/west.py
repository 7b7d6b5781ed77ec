"""The landmarks of the western ports: windmill, Liberty, the kasbah's gate, the lock."""

from __future__ import annotations

import math

from assets.pipeline.materials import Mat, flat, gloss, lamp, metal, paint, rough, stone, wood
from assets.pipeline.outline import Point, arch, smooth
from assets.pipeline.shapes import Shaper

from .night import AMBER, IRON, RED, WINDOW, bulbs, palm, windows

SAILCLOTH, SPAR = Mat("#F2E4C6", 0.8, bump=0.1), wood("#6B4526", "z")
VERDIGRIS, FOLDS = (
    Mat("#6CCBAE", 0.5, coat=0.2, bump=0.12, vary=0.1),
    Mat("#4AA68C", 0.55, bump=0.1),
)
CLAY, ZELLIGE = Mat("#D08A58", 0.8, bump=0.25, vary=0.12), paint("#1F8F86")
LOCK_STONE, GATE_STEEL = Mat("#7E7C76", 0.85, bump=0.3, vary=0.12), metal("#8FA6A4", 0.4)


def rotterdam(m: Shaper) -> None:
    """A windmill with bulbs along its sails, tulips at its foot."""
    m.cylinder(0, 0.1, 0, 0.5, 0.4, Mat("#9A4B32", 0.75, bump=0.3, vary=0.16), top=0.42, sides=10)
    windows(m, -0.2, -0.35, 0.1, 3, 0.2, 1, 1.2)
    _gallery(m)
    m.cylinder(0, 0.1, 0.45, 0.38, 0.62, Mat("#EFE3CC", 0.7, bump=0.15), top=0.25, sides=10)
    for z in (0.6, 0.84):
        m.box(0, -0.24 + (z - 0.6) * 0.2, z, 0.11, 0.03, 0.13, lamp(WINDOW, 2.6), 0.004)
    cap = smooth([(0.3, 0), (0.31, 0.06), (0.2, 0.24), (0, 0.32)], 4)
    m.lathe(cap, Mat("#3E6A78", 0.6, vary=0.15), 0, 0.1, 1.06, 10)
    with m.at(0, -0.3, 1.2, rx=-14):
        m.ball(0, 0, 0, 0.075, metal("#D9A441"), sides=16)
        for k in range(4):
            with m.at(ry=22 + 90 * k):
                _sail(m)
    for x, tone in ((-0.42, "#FF5A6E"), (-0.26, "#FFC83A"), (0.42, "#FF5A6E"), (0.3, "#FFC83A")):
        for i in range(3):
            m.ball(x + 0.05 * i, -0.6 - 0.05 * (i % 2), 0.06, 0.035, paint(tone), sides=8)


def _gallery(m: Shaper) -> None:
    white = paint("#EFE6D2")
    m.cylinder(0, 0.1, 0.4, 0.58, 0.05, wood("#7A5636", "x"), sides=20)
    for k in range(20):
        a = math.tau * k / 20
        m.box(0.55 * math.cos(a), 0.1 + 0.55 * math.sin(a), 0.45, 0.025, 0.025, 0.11, white, 0.004)
    m.ring(0, 0.1, 0.57, 0.55, 0.018, white, sides=28)


def _sail(m: Shaper) -> None:
    m.box(0, 0, 0, 0.035, 0.03, 0.74, SPAR, 0.006)
    m.box(0.1, 0, 0.16, 0.17, 0.012, 0.56, SAILCLOTH, 0.003)
    for i in range(5):
        m.box(0.1, -0.012, 0.17 + 0.135 * i, 0.19, 0.014, 0.016, SPAR, 0.002)
    m.box(0.19, -0.012, 0.16, 0.018, 0.016, 0.56, SPAR, 0.002)
    bulbs(m, [(0.0, -0.03, 0.2), (0.0, -0.03, 0.74)], 0.09)


def new_york(m: Shaper) -> None:
    """Liberty before the skyline."""
    for x, y, w, h, tone in (
        (-0.72, 0.2, 0.3, 0.7, "#56647C"),
        (-0.42, 0.34, 0.32, 0.96, "#6E6278"),
        (0.44, 0.3, 0.34, 1.06, "#53667E"),
        (0.76, 0.2, 0.3, 0.76, "#6A5C68"),
    ):
        _tower(m, x, y, w, h, tone)
    m.cylinder(0.44, 0.3, 1.15, 0.045, 0.22, metal("#AAB4BC"), top=0.006, sides=10)
    m.ball(0.44, 0.3, 1.38, 0.03, lamp(RED, 5), sides=8)
    m.box(0, -0.1, 0, 0.5, 0.42, 0.14, stone("#B8A88C"), 0.02)
    m.box(0, -0.1, 0.14, 0.36, 0.32, 0.26, stone("#CDBFA2"), 0.02, taper=0.86)
    with m.at(0, -0.1, 0.4):
        _liberty(m)


def _tower(m: Shaper, x: float, y: float, w: float, h: float, tone: str) -> None:
    wall = Mat(tone, 0.6, bump=0.1, vary=0.08)
    m.box(x, y, 0, w, 0.28, h, wall, 0.012)
    m.box(x, y, h, w * 0.6, 0.18, 0.1, wall, 0.01)
    for k in range(int(h / 0.15)):
        windows(m, x - w * 0.32, y - 0.148, 0.07 + 0.15 * k, 4, w * 0.215, k + int(x * 10), 0.95)


def _liberty(m: Shaper) -> None:
    robe = [(0.2, 0), (0.19, 0.06), (0.15, 0.3), (0.13, 0.42), (0.155, 0.55), (0.12, 0.62)]
    m.lathe(smooth([*robe, (0, 0.64)], 4), VERDIGRIS, sides=20)
    for k in range(9):
        c, s = math.cos(math.pi * (1.056 + k / 9)), math.sin(math.pi * (1.056 + k / 9))
        m.tube([(0.19 * c, 0.19 * s, 0.01), (0.135 * c, 0.135 * s, 0.44)], 0.022, FOLDS, 6)
    m.tube([(-0.1, -0.08, 0.58), (0.02, -0.15, 0.32), (0.12, -0.1, 0.2)], 0.035, FOLDS, 8)
    m.ball(0, 0, 0.72, 0.105, VERDIGRIS, (1, 1, 1.1), sides=18)
    m.box(-0.005, -0.1, 0.69, 0.03, 0.03, 0.06, VERDIGRIS, 0.01)
    with m.at(0, 0, 0.77, rx=-16):
        m.cylinder(0, 0, 0, 0.115, 0.05, VERDIGRIS, sides=20)
        for k in range(7):
            with m.at(0, 0, 0.03, ry=-75 + 25 * k):
                m.cylinder(0, 0, 0.09, 0.026, 0.16, VERDIGRIS, top=0.004, sides=8)
    m.tube(
        [(0.1, 0, 0.55), (0.2, -0.02, 0.7), (0.24, -0.04, 0.92)], [0.06, 0.052, 0.045], VERDIGRIS
    )
    m.cylinder(0.24, -0.04, 0.92, 0.05, 0.08, metal("#E9B84A"), top=0.085, sides=14)
    m.ball(0.24, -0.04, 1.07, 0.085, lamp("#FFC24A", 7), (1, 1, 1.5), sides=14)
    m.box(-0.15, -0.15, 0.32, 0.12, 0.05, 0.2, Mat("#8ADCC4", 0.5), 0.01, (12, 0, 16))


def tangier(m: Shaper) -> None:
    """A keyhole gate of the kasbah, its minaret, and sacks of spices."""
    with m.at(0.14, 0.06, 0):
        for x in (-0.5, 0.5):
            m.box(x, 0.1, 0, 0.4, 0.5, 0.64, CLAY, 0.015)
            _merlons(m, x - 0.15, -0.1, 0.64, 4)
            m.plate(arch(0.13, 0.3), 0.02, lamp("#FFB85A", 1.6), x, -0.155, 0.16, 0)
            m.box(x, -0.155, 0.53, 0.32, 0.01, 0.05, ZELLIGE, 0.002)
        m.box(0, 0.14, 0, 0.66, 0.42, 0.8, CLAY, 0.012)
        m.box(0, -0.07, 0.78, 0.72, 0.02, 0.09, ZELLIGE, 0.006)
        m.box(0, 0.1, 0.8, 0.74, 0.5, 0.05, CLAY, 0.01)
        _merlons(m, -0.28, -0.1, 0.85, 6)
        dome = smooth([(0.2, 0), (0.22, 0.06), (0.15, 0.16), (0.04, 0.22), (0, 0.26)], 5)
        m.lathe(dome, gloss("#28A89A"), 0, 0.14, 0.85, 24)
        m.ball(0, 0.14, 1.12, 0.03, lamp(AMBER, 4), sides=8)
        key = _keyhole()
        frame = [(x * 1.3, max(0.0, y * 1.12 - 0.01)) for x, y in key]
        m.plate(frame, 0.02, ZELLIGE, 0, -0.09, 0, 0)
        m.plate(key, 0.02, lamp("#FF9A3A", 1.6), 0, -0.105, 0, 0)
    with m.at(-0.62, -0.12, 0, 14):
        _minaret(m)
    for i, tone in enumerate(("#D4327C", "#F0B93A", "#2F74C9")):
        with m.at(0.86, -0.3 - 0.13 * i):
            m.lathe([(0, 0), (0.07, 0), (0.09, 0.1), (0, 0.12)], rough("#B98A52", 0.4))
            m.lathe([(0.075, 0.1), (0.05, 0.15), (0, 0.19)], rough(tone, 0.2))
    palm(m, -0.9, 0.34, 0.86)


def _merlons(m: Shaper, x: float, y: float, z: float, count: int) -> None:
    for i in range(count):
        m.box(x + 0.11 * i, y, z, 0.065, 0.08, 0.085, CLAY, 0.008)


def _keyhole() -> list[Point]:
    turns = [math.radians(-38 + 256 * i / 20) for i in range(21)]
    bow = [(0.22 * math.cos(a), 0.46 + 0.22 * math.sin(a)) for a in turns]
    return [(0.15, 0.0), *bow, (-0.15, 0.0)]


def _minaret(m: Shaper) -> None:
    m.box(0, 0, 0, 0.36, 0.36, 1.0, CLAY, 0.012)
    for z in (0.4, 0.78):
        m.box(0, 0, z, 0.38, 0.38, 0.09, ZELLIGE, 0.006)
    for z in (0.14, 0.54):
        m.plate(arch(0.13, 0.2), 0.02, lamp("#FFB85A", 2), 0, -0.19, z, 0)
    m.box(0, 0, 1.0, 0.42, 0.42, 0.04, paint("#F4E7CC"), 0.01)
    for x in (-0.14, 0, 0.14):
        m.box(x, -0.14, 1.04, 0.07, 0.07, 0.08, CLAY, 0.006)
    m.box(0, 0, 1.04, 0.2, 0.2, 0.16, CLAY, 0.01)
    dome = smooth([(0.11, 0), (0.13, 0.05), (0.07, 0.13), (0, 0.16)], 4)
    m.lathe(dome, gloss("#28A89A"), 0, 0, 1.2, 16)
    m.ball(0, 0, 1.4, 0.035, lamp(AMBER, 4), sides=8)


def panama(m: Shaper) -> None:
    """The lock: steel gates half open, and a ship's bow between them."""
    m.box(0, 0.1, 0, 1.0, 0.9, 0.3, flat("#0E3A4A", 0.1), 0.01)
    for s in (-1, 1):
        m.box(s * 0.68, 0, 0, 0.42, 1.0, 0.48, LOCK_STONE, 0.02)
        m.box(s * 0.68, 0, 0.48, 0.44, 1.02, 0.04, stone("#A29C90"), 0.01)
        for i in range(4):
            tone = "#F0B93A" if i % 2 else "#1E2226"
            m.box(s * 0.68, -0.38 + 0.25 * i, 0.52, 0.1, 0.05, 0.05, paint(tone), 0.006)
        with m.at(s * 0.46, -0.42, 0, s * -24):
            _lock_gate(m, s)
        m.cylinder(s * 0.68, -0.42, 0.52, 0.018, 0.36, IRON, sides=8)
        m.ball(s * 0.68, -0.42, 0.92, 0.06, lamp("#7CFF6A" if s > 0 else RED, 4), sides=10)
    with m.at(0, 0.06, 0.12):
        _steamer(m)
    palm(m, -1.0, 0.24, 0.72)
    palm(m, 1.02, 0.28, 0.64, -0.1)


def _lock_gate(m: Shaper, side: int) -> None:
    x = -side * 0.2
    m.box(x, 0, 0.02, 0.42, 0.08, 0.56, Mat("#2F8A82", 0.45, 0.2, bump=0.06), 0.01)
    for z in (0.1, 0.3, 0.5):
        m.box(x, -0.05, z, 0.42, 0.03, 0.04, GATE_STEEL, 0.006)
    m.box(x, -0.052, 0.3, 0.03, 0.02, 0.52, GATE_STEEL, 0.004, (0, side * 36, 0))
    m.box(x, 0, 0.58, 0.44, 0.12, 0.03, wood("#8A6238", "x"), 0.006)


def _steamer(m: Shaper) -> None:
    bow = ((-0.34, 0.44), (-0.34, -0.06), (-0.2, -0.36), (0, -0.52), (0.2, -0.36), (0.34, -0.06))
    outline = [*bow, (0.34, 0.44)]
    bands = ((0, 0.16, 0.92, "#8E2522"), (0.16, 0.5, 1.0, "#2E4E82"), (0.5, 0.575, 1.06, "#C8352A"))
    for low, high, k, tone in bands:
        m.prism([(x * k, y * k) for x, y in outline], high - low, paint(tone), z=low, bevel=0.015)
    deck = [(x * 0.96, y * 0.95) for x, y in outline]
    m.prism(deck, 0.012, wood("#8A6238"), z=0.575, bevel=0)
    m.box(0, -0.14, 0.58, 0.26, 0.2, 0.07, wood("#5A3A20"), 0.01)
    for s in (-1, 1):
        m.ball(s * 0.17, -0.44, 0.36, 0.05, metal("#E9B84A"), sides=10)
    m.box(0, 0.22, 0.58, 0.5, 0.26, 0.24, paint("#F6ECD6"), 0.02)
    windows(m, -0.18, 0.085, 0.66, 5, 0.09, 1, 1.2)
    m.box(0, 0.22, 0.82, 0.4, 0.22, 0.06, paint("#F6ECD6"), 0.012)
    m.cylinder(0, 0.24, 0.88, 0.12, 0.22, paint("#C8352A"), sides=22)
    m.cylinder(0, 0.24, 1.04, 0.125, 0.07, flat("#14181B"), sides=22)
    m.tube([(0, -0.22, 0.58), (0, -0.22, 0.92)], 0.02, metal("#D9A441"), 8)
    m.ball(0, -0.22, 0.94, 0.045, lamp("#FFE6A0", 5), sides=10)
