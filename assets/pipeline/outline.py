"""Flat outlines and smoothed profiles: plain lists of points, no Blender."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]


def rounded(width: float, height: float, radius: float, steps: int = 5) -> list[Point]:
    """A rectangle about the origin with round corners."""
    x, y = width / 2 - radius, height / 2 - radius
    points = []
    for cx, cy, start in ((x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270)):
        for step in range(steps + 1):
            a = math.radians(start + 90 * step / steps)
            points.append((cx + radius * math.cos(a), cy + radius * math.sin(a)))
    return points


def upright(width: float, height: float, radius: float = 0.0) -> list[Point]:
    """A rectangle standing on the base line."""
    if radius:
        return shifted(rounded(width, height, radius, 3), 0, height / 2)
    return [(-width / 2, 0), (width / 2, 0), (width / 2, height), (-width / 2, height)]


def arch(width: float, height: float, steps: int = 9) -> list[Point]:
    """A doorway with a round top, standing on the base line."""
    r = width / 2
    top = [
        (r * math.cos(math.pi * i / steps), height - r + r * math.sin(math.pi * i / steps))
        for i in range(steps + 1)
    ]
    return [(-r, 0), (r, 0), *top]


def disc(radius: float, steps: int = 32, squash: float = 1.0) -> list[Point]:
    """A circle as a polygon."""
    turn = 2 * math.pi / steps
    return [
        (radius * math.cos(turn * i), radius * squash * math.sin(turn * i)) for i in range(steps)
    ]


def star(points: int, outer: float, inner: float, start: float = 90) -> list[Point]:
    """A star polygon; also saw blades and scalloped rims."""
    result = []
    for i in range(2 * points):
        a = math.radians(start + 180 * i / points)
        r = inner if i % 2 else outer
        result.append((r * math.cos(a), r * math.sin(a)))
    return result


def petal(length: float, half_width: float, skew: float = 1.0, steps: int = 12) -> list[Point]:
    """A petal along +X from the origin; a skew below 1 makes the foot broader."""
    upper = [
        (length * i / steps, half_width * math.sin(math.pi * (i / steps) ** skew))
        for i in range(steps + 1)
    ]
    return upper + [(x, -y) for x, y in reversed(upper[1:-1])]


def shifted(points: Iterable[Point], dx: float, dy: float) -> list[Point]:
    """The outline moved."""
    return [(x + dx, y + dy) for x, y in points]


def scaled(points: Iterable[Point], sx: float, sy: float | None = None) -> list[Point]:
    """The outline scaled about the origin."""
    return [(x * sx, y * (sx if sy is None else sy)) for x, y in points]


def turned(points: Iterable[Point], degrees: float) -> list[Point]:
    """The outline turned counter-clockwise about the origin."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x * c - y * s, x * s + y * c) for x, y in points]


def mirrored(points: Sequence[Point]) -> list[Point]:
    """The half outline (x >= 0 side, bottom to top) closed by its mirror image."""
    return [*points, *[(-x, y) for x, y in reversed(points) if x]]


def smooth(points: Sequence[Sequence[float]], steps: int = 6) -> list[tuple[float, ...]]:
    """A Catmull-Rom curve through points of any dimension."""
    padded = [points[0], *points, points[-1]]
    result: list[tuple[float, ...]] = []
    for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(steps):
            t = step / steps
            result.append(
                tuple(_spline(a, b, c, d, t) for a, b, c, d in zip(p0, p1, p2, p3, strict=False))
            )
    result.append(tuple(points[-1]))
    return result


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
    )
