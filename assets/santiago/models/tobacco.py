"""Cured tobacco: long pointed leaves that hang by a string from a stick."""

from __future__ import annotations

import math

from assets.pipeline.materials import Mat, flat, rough, wood
from assets.pipeline.shapes import Shaper

# From the stalk to the tip: green leaf that cures to gold and brown.
CURING = (
    "#5A842A",
    "#5F862B",
    "#67882C",
    "#728A2D",
    "#808B2D",
    "#928B2B",
    "#A68929",
    "#B68227",
    "#B57524",
    "#A4621F",
    "#8E4E1B",
    "#783D18",
)
MIDRIB, VEIN = flat("#F1E3A8", 0.7), flat("#C9C27A", 0.7)
STEPS = 24  # points along a leaf


def hanging_leaf(m: Shaper, length: float, width: float, droop: float = 0.0) -> None:
    """One leaf down from the origin, its face to -y; its tip swings forward by `droop`."""
    stretch = STEPS // len(CURING)
    for band, colour in enumerate(CURING):
        points = range(band * stretch, (band + 1) * stretch + 1)
        rows = [_across(i / STEPS, length, width, droop) for i in points]
        m.sheet(rows, Mat(colour, 0.6, coat=0.1, bump=0.35, vary=0.12), 0)
    _ribs(m, length, width, droop)


def _half_width(t: float, width: float) -> float:
    """A short stalk, broad shoulders, a long point."""
    bow: float = math.sin(math.pi * min(1.0, t * 0.97 + 0.02) ** 0.72) ** 0.85
    return width * max(0.06, bow)


def _depth(t: float, droop: float) -> float:
    return -droop * t * t


def _across(
    t: float, length: float, width: float, droop: float
) -> list[tuple[float, float, float]]:
    half = _half_width(t, width)
    fold = 0.32  # the halves stand forward, like an open book
    return [
        (k * half, _depth(t, droop) - fold * abs(k) * half, -length * t)
        for k in (-1, -0.5, 0, 0.5, 1)
    ]


def _ribs(m: Shaper, length: float, width: float, droop: float) -> None:
    spine = [(0.0, _depth(i / 10, droop) - 0.014, -length * i / 10) for i in range(10)]
    m.tube(spine, [0.026 - 0.0018 * i for i in range(10)], MIDRIB, 8)
    for t in (0.2, 0.36, 0.52):
        half = _half_width(t + 0.1, width) * 0.8
        for side in (-1, 1):
            foot = (0.0, _depth(t, droop) - 0.016, -length * t)
            tip = (side * half, _depth(t, droop) - 0.016 - 0.32 * half, -length * (t + 0.1))
            m.tube([foot, tip], [0.009, 0.005], VEIN, 6)


def hung_on_a_stick(m: Shaper, leaves: tuple[tuple[float, float, float], ...], half: float) -> None:
    """Leaves of (x, angle, length) under a stick that reaches `half` to both sides."""
    m.cylinder(-half, 0, 0, 0.042, 2 * half, wood("#7A4A22", "z"), sides=14, rot=(0, 90, 0))
    string = rough("#E8D2A0", 0.2)
    for i, (x, angle, length) in enumerate(leaves):
        with m.at(x, -0.05 * (i % 2), 0, ry=angle):
            hanging_leaf(m, length, 0.165, 0.06)
        m.ring(x, 0, 0, 0.046, 0.018, string, (0, 90, 0), 18)
        m.ring(x + 0.03, 0, 0, 0.046, 0.014, string, (0, 90, 0), 18)
