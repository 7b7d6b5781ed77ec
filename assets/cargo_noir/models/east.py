"""The landmarks of the eastern ports: Gateway, Redeemer, junk, Table Mountain."""

from __future__ import annotations

import math

from assets.pipeline.materials import Mat, flat, gloss, lamp, paint, stone, wood
from assets.pipeline.outline import arch, rounded, smooth
from assets.pipeline.shapes import Shaper

from .night import AMBER, IRON, lantern, windows

SAND, TRIM = Mat("#D9A866", 0.7, bump=0.25, vary=0.1), Mat("#F0CE92", 0.6, bump=0.1)
GOLD_LEAF, HIDE = gloss("#F2BE46"), Mat("#9CA0B0", 0.7, bump=0.2)
MARBLE = Mat("#B4B0AC", 0.5, bump=0.1, vary=0.04)
SAIL = Mat("#E8452E", 0.75, bump=0.1, vary=0.06, glow=0.22)
FOLD = Mat("#6E6A6E", 0.7, bump=0.1)  # shade in the folds of marble
CLIFF = Mat("#7A6E7C", 0.9, bump=0.6, scale=4, vary=0.2)
BUTTRESS = Mat("#9C8F98", 0.9, bump=0.5, scale=4, vary=0.2)
CLOUD = Mat("#A9B6D2", 0.95, bump=0.15, vary=0.05, glow=0.04)
FAVELA = ("#E0714A", "#3FA0A8", "#F0B848", "#B86AA8", "#6AA85A", "#E8905A")


def bombay(m: Shaper) -> None:
    """The Gateway: one great arch of warm light under golden domes; an elephant waits."""
    m.box(0, 0.02, 0, 1.7, 0.72, 0.08, stone("#B89A6C"), 0.02)
    for s in (-1, 1):
        with m.at(s * 0.48):
            _gateway_wing(m)
    m.box(0, 0.06, 0.08, 0.6, 0.4, 0.98, SAND, 0.012)
    m.plate(arch(0.42, 0.78, 14), 0.03, TRIM, 0, -0.18, 0.08, 0)
    m.plate(arch(0.34, 0.72, 14), 0.03, lamp("#FF9A3A", 1.7), 0, -0.2, 0.08, 0)
    for i in range(3):
        m.box(-0.085 + 0.085 * i, -0.215, 0.08, 0.012, 0.012, 0.6, flat("#6B3318"), 0.002)
    m.box(0, 0.04, 1.04, 0.68, 0.48, 0.07, TRIM, 0.012)
    _dome(m, 0, 1.1, 1.0)
    for s in (-1, 1):
        _dome(m, s * 0.5, 0.85, 0.64)
    with m.at(-0.62, -0.52, 0, 20, 0.9):
        _elephant(m)


def _gateway_wing(m: Shaper) -> None:
    m.box(0, 0.02, 0.08, 0.52, 0.46, 0.72, SAND, 0.015)
    m.plate(arch(0.26, 0.42), 0.02, flat("#3A1D12"), 0, -0.225, 0.1, 0)
    m.plate(arch(0.2, 0.36), 0.02, lamp("#FF9A3E", 1.6), 0, -0.235, 0.1, 0)
    m.box(0, 0.02, 0.8, 0.56, 0.5, 0.06, TRIM, 0.012)
    cap = smooth([(0.05, 0), (0.085, 0.04), (0.06, 0.12), (0, 0.19)], 4)
    for s in (-1, 1):
        m.cylinder(s * 0.24, -0.18, 0.08, 0.045, 0.9, TRIM, sides=12)
        m.lathe(cap, GOLD_LEAF, s * 0.24, -0.18, 0.98, 14)


def _dome(m: Shaper, x: float, z: float, size: float) -> None:
    onion = [(0.22, 0), (0.22, 0.08), (0.3, 0.16), (0.27, 0.3), (0.1, 0.44), (0.03, 0.5), (0, 0.58)]
    m.lathe(smooth([(r * size, h * size) for r, h in onion], 5), GOLD_LEAF, x, 0.06, z, 30)
    m.ball(x, 0.06, z + 0.6 * size, 0.03 * size + 0.005, lamp(AMBER, 5), sides=8)


def _elephant(m: Shaper) -> None:
    for x, y in ((-0.12, -0.07), (-0.12, 0.07), (0.1, -0.07), (0.1, 0.07)):
        m.cylinder(x, y, 0, 0.055, 0.18, HIDE, sides=10)
    m.ball(0, 0, 0.27, 0.2, HIDE, (1.1, 0.8, 0.85), sides=18)
    m.ball(0.2, 0, 0.34, 0.12, HIDE, sides=16)
    trunk = [(0.28, 0, 0.34), (0.36, 0, 0.24), (0.36, 0, 0.1), (0.42, 0, 0.06)]
    m.tube(smooth(trunk, 4), 0.035, HIDE, 8)
    for s in (-1, 1):
        m.ball(0.15, s * 0.12, 0.36, 0.1, HIDE, (0.5, 0.35, 1), sides=12)
        m.tube([(0.28, s * 0.06, 0.28), (0.38, s * 0.07, 0.24)], 0.018, flat("#FFF6DC"), 6)
    m.box(-0.02, 0, 0.4, 0.22, 0.3, 0.04, paint("#D4327C"), 0.02)
    m.box(-0.02, 0, 0.44, 0.14, 0.18, 0.03, paint("#F0B93A"), 0.015)


def rio(m: Shaper) -> None:
    """The Redeemer on his mountain, floodlit, and the favela at its foot."""
    peak = [(0.82, 0), (0.72, 0.1), (0.52, 0.2), (0.34, 0.27), (0.22, 0.3), (0, 0.31)]
    green = Mat("#4A7A64", 0.9, bump=0.5, scale=4, vary=0.22)
    m.lathe(smooth(peak, 5), green, 0, 0.14, 0, 26, size=(1.0, 0.72))
    sugarloaf = smooth([(0.36, 0), (0.36, 0.2), (0.26, 0.46), (0.1, 0.57), (0, 0.59)], 5)
    m.lathe(sugarloaf, Mat("#6C6A68", 0.9, bump=0.4), 0.66, 0.3, 0, 20)
    with m.at(0, 0.06, 0.29, scale=0.88):
        _redeemer(m)
    places = (
        (-0.78, -0.3),
        (-0.52, -0.42),
        (-0.26, -0.34),
        (0.3, -0.36),
        (0.56, -0.44),
        (0.8, -0.3),
    )
    for i, (x, y) in enumerate(places):
        _hut(m, (x, y, 0), (0.22, 0.22 + 0.05 * (i % 3)), i)
    slopes = ((-0.52, -0.1, 0.14), (-0.28, -0.2, 0.16), (0.24, -0.2, 0.16), (0.46, -0.1, 0.12))
    for i, place in enumerate((*slopes, (-0.02, -0.32, 0.08))):
        _hut(m, place, (0.17, 0.17), i + 3)
    m.tube([(0.66, 0.3, 0.57), (0.16, 0.06, 0.36)], 0.007, IRON, 5)
    m.box(0.42, 0.2, 0.42, 0.11, 0.09, 0.08, paint("#F0B93A"), 0.02)


def _redeemer(m: Shaper) -> None:
    """A long robe and hanging sleeves; he leans back, or from above he were a mere cross."""
    m.box(0, 0, -0.02, 0.3, 0.24, 0.1, stone("#D8CDB8"), 0.015)
    m.box(0, 0, 0.06, 0.2, 0.17, 0.08, stone("#C4B8A2"), 0.012)
    with m.at(0, 0, 0.12, rx=-26):
        robe = [(0.15, 0), (0.125, 0.12), (0.098, 0.36), (0.105, 0.5), (0.125, 0.6), (0.08, 0.68)]
        m.lathe(smooth([*robe, (0, 0.69)], 4), MARBLE, 0, 0, 0, 26, size=(1, 0.75))
        for s in (-1, 1):
            sleeve = [(0.06, 0.66), (0.4, 0.625), (0.41, 0.44), (0.3, 0.5), (0.11, 0.42)]
            m.plate([(s * x, z) for x, z in sleeve], 0.1, MARBLE, 0, 0.03, 0, 0.03)
            m.tube([(s * 0.36, 0, 0.59), (s * 0.5, -0.01, 0.585)], [0.042, 0.03], MARBLE, 10)
            m.ball(s * 0.54, -0.01, 0.585, 0.045, MARBLE, (1.35, 0.6, 0.8), sides=12)
        m.ball(0, -0.02, 0.8, 0.098, MARBLE, (0.92, 1, 1.2), sides=20)
        _folds(m)


def _folds(m: Shaper) -> None:
    """The Redeemer's hair, face and the folds of his robe, darker than the marble."""
    m.ball(0, 0.035, 0.81, 0.112, FOLD, (1, 0.8, 1.18), sides=18)
    for s in (-1, 1):
        m.ball(s * 0.085, 0.0, 0.74, 0.045, FOLD, (0.8, 0.9, 1.7), sides=10)
        m.ball(s * 0.034, -0.112, 0.82, 0.014, FOLD, sides=8)
        m.tube([(s * 0.1, -0.05, 0.5), (s * 0.37, -0.055, 0.545)], 0.008, FOLD, 6)
    m.ball(0, -0.085, 0.71, 0.06, FOLD, (0.95, 0.6, 1.1), sides=12)
    for top, foot in ((-0.07, -0.1), (0.0, -0.02), (0.06, 0.075)):
        m.tube([(top, -0.085, 0.48), (foot, -0.118, 0.03)], 0.01, FOLD, 6)


def _hut(
    m: Shaper, place: tuple[float, float, float], size: tuple[float, float], which: int
) -> None:
    x, y, z = place
    wide, high = size
    m.box(x, y, z, wide, wide, high, Mat(FAVELA[which % 6], 0.7, bump=0.1), 0.012)
    windows(m, x - wide * 0.22, y - wide * 0.54, z + high * 0.4, 2, wide * 0.45, which, 1.1)


def hong_kong(m: Shaper) -> None:
    """A junk under three lit red sails, in a basin of its own."""
    basin = rounded(2.06, 1.0, 0.3, 8)
    m.prism(basin, 0.012, Mat("#07213F", 0.08, coat=0.6, bump=0.5), 0, -0.06, 0.02, 0)
    edge = [(x, y - 0.06, 0.03) for x, y in basin]
    m.tube([*edge, edge[0]], 0.035, stone("#8E8B90"), 6)
    with m.at(-0.02, -0.06, 0, 8):
        _junk_hull(m)
        for x, high, wide in ((-0.42, 1.0, 0.4), (0.12, 1.26, 0.56), (0.62, 0.86, 0.34)):
            m.cylinder(x, 0.02, 0.2, 0.028, high + 0.24, wood("#4A3020", "z"), top=0.018, sides=8)
            _junk_sail(m, x, high, wide)
        m.ball(0.95, 0, 0.64, 0.05, lamp(AMBER, 4), sides=10)
    for x, z in ((-1.0, 0.34), (1.02, 0.3)):
        m.cylinder(x, -0.3, 0, 0.02, z + 0.2, IRON, sides=8)
        lantern(m, x, -0.33, z + 0.14, 0.085)


def _junk_hull(m: Shaper) -> None:
    ribs: tuple[tuple[float, float, float, float], ...] = (
        (-0.86, 0.2, 0.16, 0.62),
        (-0.6, 0.26, 0.04, 0.46),
        (-0.1, 0.3, 0, 0.34),
        (0.4, 0.27, 0.02, 0.36),
        (0.78, 0.12, 0.14, 0.5),
        (0.92, 0.03, 0.3, 0.56),
    )
    half = ((-1, 1), (-0.8, 0.5), (-0.35, 0))
    rings = []
    for x, w, low, top in ribs:
        side = [(x, w * k, low + (top - low) * t) for k, t in half]
        rings.append([*side, *((a, -b, c) for a, b, c in reversed(side))])
    m.hull(rings, wood("#8A5630", "x"), bevel=0.01)
    for drop, tone in ((0.02, "#F0B93A"), (0.11, "#C83A30")):
        rail = [(x, -w - 0.012, top - drop) for x, w, _, top in ribs]
        m.tube(rail, 0.022, paint(tone), 8)
    m.box(-0.66, 0, 0.46, 0.36, 0.4, 0.2, paint("#C83A30"), 0.015)
    windows(m, -0.77, -0.21, 0.52, 3, 0.11, 1, 1.1)
    m.prism(rounded(0.5, 0.54, 0.1), 0.05, paint("#1F7A6E"), -0.66, 0, 0.66, 0.015)


def _junk_sail(m: Shaper, x: float, high: float, wide: float) -> None:
    rows = []
    for i in range(7):
        v = i / 6
        z = 0.42 + (high - 0.02) * v
        bulge = 0.12 * math.sin(math.pi * (v * 0.8 + 0.1))
        left = x - wide * (0.42 - 0.18 * v)
        right = x + wide * (0.72 - 0.34 * v * v)
        row = []
        for u in range(7):
            deep = -0.11 - bulge * math.sin(math.pi * u / 6)
            row.append((left + (right - left) * u / 6, deep, z + 0.1 * u / 6))
        rows.append(row)
    m.sheet(rows, SAIL, 0.014, angle=60)
    for row in rows:
        m.tube([(a, b - 0.012, c) for a, b, c in row], 0.014, wood("#6A3E1C", "x"), 6)


_FOOT = [(-1.0, -0.2), (-0.6, -0.34), (0.2, -0.36), (0.8, -0.26), (0.98, 0.3), (-0.95, 0.36)]


def cape_town(m: Shaper) -> None:
    """Table Mountain under its cloth of cloud, and a lighthouse."""
    slope = ((1.02, 1.0, 0.1, 0.0), (0.86, 0.8, 0.16, 0.3))
    foot = [[(x * k, y * j + back, z) for x, y in _FOOT] for k, j, back, z in slope]
    m.hull(foot, Mat("#4A7A50", 0.9, bump=0.5, vary=0.25), bevel=0.03)
    levels = ((0.2, 0.86, 0.72), (0.44, 0.74, 0.58), (0.5, 0.72, 0.56), (0.98, 0.67, 0.5))
    cliff = [[(x * k, y * j + 0.2, z) for x, y in _FOOT] for z, k, j in levels]
    m.hull(cliff, CLIFF, bevel=0.03)
    _buttresses(m)
    _tablecloth(m)
    with m.at(-0.78, -0.42):
        _lighthouse(m)
    for i, (x, y) in enumerate(((0.2, -0.46), (0.46, -0.44), (0.72, -0.38))):
        tone = ("#D8CEB8", "#CCA870", "#B4C2CC")[i]
        m.box(x, y, 0, 0.22, 0.2, 0.2, Mat(tone, 0.7, bump=0.1), 0.012)
        gable = [(-0.11, 0), (0.11, 0), (0.05, 0.1), (0, 0.13), (-0.05, 0.1)]
        m.plate(gable, 0.04, paint("#DCD4C4"), x, y - 0.11, 0.2, 0.004)
        windows(m, x - 0.05, y - 0.108, 0.07, 2, 0.1, i, 1.1)


def _buttresses(m: Shaper) -> None:
    for i in range(15):
        x, y = -0.6 + 1.2 * i / 14, -0.02 + 0.03 * math.sin(i * 2.3)
        rings = []
        for z, w, d in (
            (0.24, 0.075, 0.13),
            (0.6, 0.05, 0.09),
            (0.96 - 0.03 * (i % 3), 0.03, 0.05),
        ):
            front, back = y - d + 0.1, y + 0.2
            ring = [(x - w, front, z), (x + w, front, z)]
            rings.append([*ring, (x + w * 0.8, back, z), (x - w * 0.8, back, z)])
        m.hull(rings, BUTTRESS if i % 2 else CLIFF, bevel=0.012)


def _tablecloth(m: Shaper) -> None:
    for i in range(12):
        x, y = -0.58 + 1.14 * i / 11, 0.16 + 0.05 * math.sin(i * 2.4)
        radius = 0.12 + 0.02 * math.sin(i * 3.1)
        m.ball(x, y, 1.01 + 0.02 * math.sin(i * 1.7), radius, CLOUD, (1.5, 1.2, 0.42), sides=14)
    folds = (0.1, 0.2, 0.13, 0.25, 0.15, 0.22, 0.1, 0.18, 0.12)
    for i, fold in enumerate(folds):
        x = -0.54 + 1.08 * i / 8
        m.ball(x, 0, 0.95 - fold * 0.4, 0.105, CLOUD, (1.25, 0.8, 0.7 + fold), sides=14)


def _lighthouse(m: Shaper) -> None:
    m.cylinder(0, 0, 0, 0.26, 0.06, stone("#C8BBA0"), sides=20)
    for i in range(4):
        tone = paint("#FFF4E0" if i % 2 else "#D8322C")
        low = 0.16 - 0.016 * i
        m.cylinder(0, 0, 0.06 + 0.2 * i, low, 0.2, tone, low - 0.014, 0.004, 22)
    m.cylinder(0, 0, 0.86, 0.15, 0.03, IRON, sides=20)
    m.cylinder(0, 0, 0.89, 0.085, 0.14, lamp("#FFF0B0", 7), sides=16)
    m.lathe(smooth([(0.12, 0), (0.1, 0.06), (0, 0.14)], 4), paint("#D8322C"), 0, 0, 1.03, 18)
