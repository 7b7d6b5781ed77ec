"""The shipyard: slips with hulls half built, scaffolds, timber, nets, the pitch kettle."""

from __future__ import annotations

import math

from assets.pipeline.houses import log
from assets.pipeline.materials import Mat, rough, wood
from assets.pipeline.outline import smooth
from assets.pipeline.shapes import Shaper

from .bamboo import ladder, pole
from .boats import CASCO, hull

RAW, DARK = wood("#E3B878", "x"), wood("#A8703C", "x")
PLANKED, HALF_PLANKED, RIBS = 3, 2, 1  # how far a hull has got


def slip(m: Shaper, stage: int) -> None:
    """A building slip under a bamboo scaffold with a hull on it."""
    for k in range(8):
        m.box(-0.98 + 0.28 * k, -0.02, 0, 0.11, 1.15, 0.05, wood("#7D4E28"), 0.012)
    for s in (-1, 1):
        m.box(0, s * 0.34, 0.045, 2.2, 0.09, 0.06, DARK, 0.012)
    _scaffold(m)
    with m.at(0, -0.06, 0.16, scale=0.76):
        if stage == PLANKED:
            hull(m, CASCO, RAW, DARK, wood("#C4925B", "x"), wood("#C99A5C", "x"))
            for x in (-0.7, 0.0, 0.7):
                m.box(x, 0, 0.24, 0.12, 0.86, 0.06, DARK, 0.01)
        else:
            _frames(m, 0.42)
            if stage == HALF_PLANKED:
                _planking(m)


def _scaffold(m: Shaper) -> None:
    for x in (-1.08, 0.0, 1.08):
        pole(m, (x, 0.6, -0.05), (x + 0.02, 0.58, 1.0 + m.rng.uniform(-0.05, 0.1)), 0.04)
    pole(m, (-1.18, 0.55, 0.62), (1.18, 0.55, 0.66), 0.032)
    m.box(0, 0.48, 0.66, 2.05, 0.22, 0.035, wood("#C4925B", "x"), 0.006)
    for s in (-1, 1):
        pole(m, (s * 1.06, 0.54, 0.06), (s * 0.1, 0.54, 0.62), 0.026)
    ladder(m, (0.62, 0.28, 0.02), (0.62, 0.48, 0.72), 0.14)


def _half_width(x: float, length: float) -> float:
    return float(max(0.0, 1 - abs(x / length) ** 2.6))


def _frames(m: Shaper, top: float) -> None:
    """Keel, stem, ribs and the upper stringers."""
    keel = [
        (-1.36, 0, 0.55),
        (-1.2, 0, 0.16),
        (-0.9, 0, 0.02),
        (0.9, 0, 0.02),
        (1.2, 0, 0.2),
        (1.45, 0, 0.62),
    ]
    m.tube(smooth(keel, 4), 0.06, DARK, 10)
    for k in range(12):
        x = -1.1 + 0.2 * k
        b = 0.5 * _half_width(x, 1.35)
        rib = [(x, b, top), (x, b * 0.94, 0.22), (x, b * 0.6, 0.06)]
        other = [(x, -y, z) for x, y, z in reversed(rib)]
        m.tube(smooth([*rib, (x, 0, 0.03), *other], 3), 0.038, RAW, 8)
    for s in (-1, 1):
        xs = [-1.2 + 0.15 * k for k in range(17)]
        line = [(x, s * 0.5 * _half_width(x, 1.35), top + 0.12 * abs(x / 1.3) ** 3) for x in xs]
        m.tube(line, 0.032, DARK, 6)


def _planking(m: Shaper) -> None:
    for height in range(2):
        xs = [-1.2 + 0.2 * k for k in range(13)]
        low = [
            (
                x,
                -0.53 * _half_width(x, 1.38) * (0.8 + 0.2 * height),
                0.1 + 0.13 * height + 0.16 * abs(x / 1.3) ** 3,
            )
            for x in xs
        ]
        m.sheet([low, [(x, y * 1.08, z + 0.12) for x, y, z in low]], RAW, 0.05)


def timber_stack(m: Shaper) -> None:
    """Sawn planks in four layers."""
    for i in range(4):
        for j in range(3):
            tone = wood(("#E0B374", "#D9A866", "#C4925B")[(i + j) % 3], "x")
            m.box(0.02 * i, 0.12 * (j - 1), 0.05 * i, 0.78 - 0.05 * i, 0.11, 0.045, tone, 0.006)


def log_pile(m: Shaper) -> None:
    """Four logs."""
    for k in range(3):
        log(m, 0.04 * k, 0.2 - 0.2 * k, 0.1, 0.62, 0.1, 8)
    log(m, 0.02, 0.1, 0.27, 0.62, 0.1, 4)


def net_rack(m: Shaper, colour: str) -> None:
    """A fishing net that dries on two poles."""
    for s in (-1, 1):
        pole(m, (s * 0.42, 0, 0), (s * 0.42, 0, 0.42), 0.028)
    pole(m, (-0.48, 0, 0.4), (0.48, 0, 0.42), 0.024)
    rows = [
        [
            (-0.4 + 0.1 * k, -0.02 - 0.03 * (k % 2), 0.4 - t * (0.24 + 0.1 * math.sin(k * 1.1)))
            for k in range(9)
        ]
        for t in (0, 0.5, 1)
    ]
    m.sheet(rows, rough(colour, 0.6), 0.01)


def pitch_kettle(m: Shaper) -> None:
    """An iron kettle over embers, for caulking."""
    pot = [(0, 0), (0.1, 0), (0.17, 0.1), (0.15, 0.22), (0.12, 0.2), (0, 0.16)]
    m.lathe(smooth(pot, 4), Mat("#26242A", 0.5), z=0.05, sides=24)
    for k in range(5):
        ember = (0.1 * math.cos(k * 1.26), 0.1 * math.sin(k * 1.26), 0.03)
        m.ball(*ember, 0.045, Mat("#FF8A2A", 0.5, bump=0, glow=1.3), sides=8)
