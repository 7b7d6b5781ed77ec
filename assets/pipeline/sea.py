"""What floats on every sea: foam along the shore, wave crests, planks and posts of jetties."""

from __future__ import annotations

import math
from collections.abc import Sequence

from .materials import Mat, flat
from .outline import smooth
from .shapes import Shaper

FOAM = flat("#E4F6F0", 0.6)


def foam(m: Shaper, coast: Sequence[tuple[float, float]], z: float, steps: int = 24) -> None:
    """A broken white line just off a coast that the viewer looks at from the sea."""
    shore = smooth([(x, y - 0.07) for x, y in coast], steps)
    for start in range(0, len(shore) - 8, 5):
        part = shore[start : start + m.rng.randint(4, 7)]
        rows = []
        for s in (0, 1):
            row = []
            for i, (x, y) in enumerate(part):
                swell = math.sin(math.pi * i / (len(part) - 1)) * 0.045
                row.append((x, y - 0.03 - s * swell, z + 0.012))
            rows.append(row)
        m.sheet(rows, FOAM, 0, angle=0)


def crests(
    m: Shaper,
    count: int,
    area: tuple[float, float, float, float],
    z: float,
    mat: Mat,
) -> None:
    """Small wave crests strewn over (x from, x to, y from, y to)."""
    for _ in range(count):
        x, y = m.rng.uniform(area[0], area[1]), m.rng.uniform(area[2], area[3])
        width = m.rng.uniform(0.12, 0.3)
        ts = [k / 8 for k in range(9)]
        rows = [[_crest_point(x, y, width, t, s, z) for t in ts] for s in (0, 1)]
        m.sheet(rows, mat, 0, angle=0)


def _crest_point(
    x: float, y: float, width: float, t: float, side: int, z: float
) -> tuple[float, float, float]:
    rise = math.sin(math.pi * t)
    return x + width * (t - 0.5), y + 0.04 * rise + side * 0.022 * rise, z + 0.01
