"""Bamboo and nipa thatch: poles, ladders, roofs in ragged courses."""

from __future__ import annotations

import math

from assets.pipeline.materials import Mat
from assets.pipeline.shapes import Shaper

BAMBOO = Mat("#D9B45E", 0.45, coat=0.2, vary=0.15, bump=0.05, grain=(1, 1, 0.2))
KNOT = Mat("#B98F42", 0.6)
THATCH = [
    Mat(colour, 0.95, bump=0.9, scale=16, vary=0.25, grain=(1, 0.15, 1))
    for colour in ("#C09A50", "#A98344")
]
Spot = tuple[float, float, float]


def between(a: Spot, b: Spot, t: float) -> Spot:
    """The point that lies at a share of the way from one spot to another."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t


def pole(m: Shaper, a: Spot, b: Spot, r: float = 0.035) -> None:
    """A bamboo pole with three knots."""
    m.tube([a, b], r, BAMBOO, 8)
    for t in (0.25, 0.5, 0.75):
        m.tube([between(a, b, t), between(a, b, t + 0.02)], r * 1.18, KNOT, 8)


def ladder(m: Shaper, foot: Spot, head: Spot, width: float, rungs: int = 5) -> None:
    """Two rails and rungs, parallel to the X axis."""
    for s in (-1, 1):
        ends = [(x + s * width / 2, y, z) for x, y, z in (foot, head)]
        m.tube(ends, 0.02, BAMBOO, 6)
    for k in range(rungs):
        x, y, z = between(foot, head, (k + 0.6) / rungs)
        m.tube([(x - width * 0.65, y, z), (x + width * 0.65, y, z)], 0.015, BAMBOO, 6)


def thatch(
    m: Shaper, width: float, run: float, rise: float, z: float, side: int = 1, narrow: float = 0.0
) -> None:
    """One slope of a nipa roof from the eave at y = -side * run up to the ridge at y = 0."""
    courses, steps = 5, max(20, int(width / 0.085))
    for c in range(courses):
        rows = []
        for t, eave in ((c / courses - 0.1, True), ((c + 1) / courses + 0.05, False)):
            half = width / 2 * (1 - narrow * max(t, 0))
            ragged = [m.rng.uniform(-0.035, 0.035) * eave for _ in range(steps + 1)]
            rows.append(
                [
                    (
                        half * (2 * k / steps - 1),
                        -side * (run * (1 - t) + r),
                        z + rise * t + 0.035 * eave,
                    )
                    for k, r in enumerate(ragged)
                ]
            )
        m.sheet(rows, THATCH[c % 2], 0.048, angle=40)


def ridge(m: Shaper, width: float, y: float, z: float, ties: int) -> None:
    """A rolled ridge with bamboo rings."""
    m.cylinder(-width / 2, y, z, 0.055, width, THATCH[0], sides=12, rot=(0, 90, 0))
    for k in range(ties):
        x = width * ((k + 0.5) / ties - 0.5)
        m.ring(x, y, z + 0.01, 0.06, 0.016, BAMBOO, (0, 90, 0), 16)


def bunting(m: Shaper, x0: float, x1: float, y: float, z: float, colours: list[Mat]) -> None:
    """Little pennants on a line that sags in two bows."""
    count = max(6, int((x1 - x0) / 0.22))
    for i in range(count):
        sag = 0.05 * math.sin(math.pi * ((2 * (i + 0.5) / count) % 1))
        x = x0 + (x1 - x0) * (i + 0.5) / count
        shape = [(-0.07, 0.0), (0.07, 0.0), (0.0, -0.13)]
        m.plate(shape, 0.012, colours[i % len(colours)], x, y, z - sag, 0)
