"""What all of Cargo Noir shares: its metals, its neon, and the small things that shine."""

from __future__ import annotations

import math
from collections.abc import Sequence

from assets.pipeline.materials import Mat, flat, lamp, leaf, metal, paint, stone, wood
from assets.pipeline.outline import smooth
from assets.pipeline.shapes import Shaper

Spot3 = tuple[float, float, float]
IRON = metal("#2A3138", 0.45)
BRASS = metal("#F0C050", 0.28)
WINDOW, AMBER, PINK, TEAL, RED = "#FFC46A", "#FFB23E", "#FF3D7F", "#28E0D0", "#FF3A22"
FAMILIES = ("#12B5AC", "#E0357F", "#F5821E", "#6A68D8", "#5FAE2E")
STONES = ("#8E8B90", "#7C8090", "#9A948C")
COIN = Mat("#FFC93C", 0.28, 0.5, coat=0.7, bump=0, crevice=0.3)


def wet(colour: str) -> Mat:
    """Paving after rain."""
    return Mat(colour, 0.2, coat=0.45, bump=0.4, scale=6, vary=0.22)


def windows(
    m: Shaper,
    x: float,
    y: float,
    z: float,
    count: int,
    gap: float,
    which: int,
    size: float = 1.0,
) -> None:
    """A row of windows in the front at y, three of four of them lit."""
    for i in range(count):
        lit = (i * 7 + which * 5) % 4 != 0
        pane = lamp(WINDOW, 1.9) if lit else flat("#18222C", 0.2)
        m.box(x + gap * i, y, z, gap * 0.52 * size, 0.016, gap * 0.72 * size, pane, 0.002)


def bulbs(
    m: Shaper,
    path: Sequence[Spot3],
    step: float = 0.11,
    tone: str = AMBER,
    radius: float = 0.022,
    glow: float = 4.0,
) -> None:
    """A string of bulbs along a path."""
    for start, end in zip(path, path[1:], strict=False):
        count = max(1, int(math.dist(start, end) / step))
        for i in range(count):
            x, y, z = (a + (b - a) * i / count for a, b in zip(start, end, strict=True))
            m.ball(x, y, z, radius, lamp(tone, glow), sides=8)


def rim(m: Shaper, outline: Sequence[tuple[float, float]], y: float, z: float, mat: Mat) -> None:
    """A neon tube along an outline that stands in the front at y, its middle at z."""
    path = [(a, y, z + b) for a, b in outline]
    m.tube([*path, path[0]], 0.016, mat, 8)


def palm(m: Shaper, x: float, y: float, height: float = 0.9, lean: float = 0.12) -> None:
    """A palm in the dark."""
    trunk = smooth([(0, 0, 0), (lean * 0.3, 0, height * 0.5), (lean, 0, height)], 4)
    with m.at(x, y, 0):
        radii = [0.05 - 0.02 * i / len(trunk) for i in range(len(trunk))]
        m.tube(trunk, radii, wood("#6A5038", "z"), 8)
        for k in range(8):
            tone = ("#2F6B4A", "#3F8A58", "#28593F")[k % 3]
            m.sheet(_frond(lean, height, math.tau * k / 8 + 0.3), leaf(tone), 0.012)


def _frond(x: float, z: float, angle: float) -> list[list[Spot3]]:
    rows = []
    for side in (-1, 0, 1):
        row = []
        for i in range(6):
            t = i / 5
            out, wide = 0.42 * t, 0.085 * math.sin(math.pi * min(1, t * 0.9 + 0.1)) * side
            droop = 0.14 * math.sin(math.pi * t * 0.7) - 0.24 * t * t - 0.03 * abs(side)
            row.append(
                (
                    x + math.cos(angle) * out - math.sin(angle) * wide,
                    math.sin(angle) * out + math.cos(angle) * wide,
                    z + droop,
                )
            )
        rows.append(row)
    return rows


def street_lamp(m: Shaper, x: float, y: float) -> None:
    """A lamp with a hat; its light comes from the picture's lamps."""
    m.cylinder(x, y, 0, 0.045, 0.07, IRON, sides=10)
    m.cylinder(x, y, 0.05, 0.02, 0.62, IRON, sides=8)
    m.cylinder(x, y, 0.66, 0.05, 0.03, IRON, sides=10)
    m.ball(x, y, 0.74, 0.075, lamp("#FFD896", 6), sides=14)
    m.lathe([(0.055, 0), (0.035, 0.03), (0, 0.05)], IRON, x, y, 0.81, 14)


def bollard(m: Shaper, x: float, y: float) -> None:
    """What ships are tied to."""
    m.cylinder(x, y, 0.03, 0.045, 0.12, IRON, sides=12)
    m.ball(x, y, 0.16, 0.055, IRON, (1, 1, 0.6), sides=12)


def pad(m: Shaper, x: float, y: float, radius: float = 0.27) -> None:
    """A dark disc with a brass ring, on which a token stands out."""
    m.cylinder(x, y, 0.015, radius, 0.03, stone("#22252F"), sides=40)
    m.ring(x, y, 0.045, radius - 0.008, 0.016, metal("#EAB94A"), sides=44)


def lantern(m: Shaper, x: float, y: float, z: float, radius: float = 0.08) -> None:
    """A red paper lantern."""
    m.ball(x, y, z, radius, lamp(RED, 1.5), (1, 1, 1.1), sides=14)
    for s in (-1, 1):
        m.cylinder(
            x, y, z + s * radius * 1.05 - 0.012, radius * 0.5, 0.024, metal("#E9B84A"), sides=12
        )
    m.cylinder(x, y, z - radius * 1.9, 0.012, radius * 0.8, paint("#F0B93A"), sides=6)


def wave_paving(
    m: Shaper, area: tuple[float, float, float, float], pitch: float, mat: Mat, z: float = 0.024
) -> None:
    """The black and white waves of Macao's squares, over (x from, y from, x to, y to)."""
    x0, y0, x1, y1 = area
    count = int((x1 - x0) / 0.12)
    y = y0
    while y < y1:
        low, high = [], []
        for i in range(count + 1):
            x = x0 + (x1 - x0) * i / count
            swing = math.tau * x / 1.3
            base = y + 0.1 * math.sin(swing)
            low.append((x, min(y1, base), z))
            high.append((x, min(y1, base + pitch * 0.42 + 0.05 * math.sin(swing + 1.2)), z))
        m.sheet([low, high], mat, 0, angle=0)
        y += pitch
