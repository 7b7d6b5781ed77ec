"""The town on the board: ring road, quarters, plaza."""

from __future__ import annotations

import math

from assets.pipeline.materials import Mat, flat, leaf, metal, paint, stone, wood
from assets.pipeline.outline import rounded, smooth
from assets.pipeline.shapes import Shaper

from .flowers import flower
from .layout import (
    CENTRE_X,
    CENTRE_Y,
    HALF_ROAD,
    LAYBY,
    QUARTERS,
    RADIUS,
    STOPS,
    STRAIGHT,
    loop,
    ring,
    slots,
)
from .palette import FLOWERS, QUARTER_FLOORS

LAID_STONE = "#E9D9B4"


def ground_band(m: Shaper, inner: float, outer: float, z: float, mat: Mat) -> None:
    """A flat ribbon along the ring between two offsets."""
    rows = [[(x, y, z) for x, y in loop(offset)] for offset in (inner, outer)]
    m.sheet(rows, mat, 0, angle=0, closed=True)


def _curb(m: Shaper, offset: float) -> None:
    half, high = 0.035, 0.06
    corners = ((-half, 0.0), (-half, high), (half, high), (half, 0.0))
    rows = [[(x, y, z) for x, y in loop(offset + d)] for d, z in corners]
    m.sheet(rows, stone("#F3E6C8"), 0, angle=30, closed=True)


def road(m: Shaper) -> None:
    """Asphalt with curbs, dashes, arrows and the ten stops."""
    ground_band(
        m, -HALF_ROAD - 0.16, HALF_ROAD + 0.16, 0.018, Mat("#E9D9B8", 0.85, bump=0.25, vary=0.08)
    )
    ground_band(
        m, -HALF_ROAD, HALF_ROAD, 0.024, Mat("#7B6E66", 0.85, bump=0.35, scale=12, vary=0.1)
    )
    _curb(m, -HALF_ROAD - 0.02)
    _curb(m, HALF_ROAD + 0.02)
    for i in range(100):
        s = i * 0.1 + 0.05
        if abs(s - round(s)) >= 0.16:
            x, y, heading = ring(s)
            m.box(x, y, 0.026, 0.16, 0.045, 0.004, flat("#F4D58A", 0.8), 0, (0, 0, heading))
    for s in (0.55, 2.5, 4.5, 5.5, 7.5, 9.45):
        x, y, heading = ring(s)
        arrow = [
            (-0.18, -0.045),
            (0.04, -0.045),
            (0.04, -0.13),
            (0.2, 0),
            (0.04, 0.13),
            (0.04, 0.045),
            (-0.18, 0.045),
        ]
        m.prism(arrow, 0.004, flat("#F7EAC9", 0.8), x, y, 0.03, 0, (0, 0, heading))
    for stop in range(STOPS):
        _stop(m, stop)


def _stop(m: Shaper, stop: int) -> None:
    x, y, heading = ring(stop)
    m.cylinder(x, y, 0.022, 0.4, 0.01, stone("#EBD9B0"), sides=48, bevel=0)
    m.cylinder(
        x,
        y,
        0.024,
        0.335,
        0.011,
        Mat("#B06A4A" if stop else "#2F7F8C", 0.8, bump=0.2),
        sides=48,
        bevel=0,
    )
    if stop == 0:
        _anchor(m, x, y - 0.02)
        return
    lx, ly, _ = ring(stop, LAYBY[stop])
    m.cylinder(lx, ly, 0, 0.66, 0.03, stone(LAID_STONE), sides=56, bevel=0.012)
    m.ring(lx, ly, 0.03, 0.62, 0.02, stone("#C9B48A"), sides=56)
    kx, ky, _ = ring(stop, 0.6)
    with m.at((kx + lx) / 2, (ky + ly) / 2, 0, heading):
        m.box(0, 0, 0, 0.5, 0.5, 0.028, stone(LAID_STONE), 0)


def _anchor(m: Shaper, x: float, y: float) -> None:
    white = flat("#FFF4DA", 0.7)
    with m.at(x, y, 0.036):
        m.tube([(0, -0.2, 0), (0, 0.12, 0)], 0.028, white)
        m.ring(0, 0.17, 0, 0.055, 0.022, white)
        m.tube([(-0.1, 0.06, 0), (0.1, 0.06, 0)], 0.024, white)
        arc = [math.pi * (1 + k / 12) for k in range(13)]
        m.tube([(0.22 * math.cos(a), -0.02 + 0.2 * math.sin(a), 0) for a in arc], 0.028, white)


def quarters(m: Shaper) -> None:
    """Four paved quarters, each rimmed in its flower's colour, its flower at the plaza."""
    m.prism(
        loop(-HALF_ROAD - 0.14, 120),
        0.014,
        Mat("#E2C997", 0.92, bump=0.3, scale=7, vary=0.12),
        z=0.006,
        bevel=0,
    )
    for quarter, (column, _) in QUARTERS.items():
        sites = slots(quarter)
        cx, cy = sites[1][0], sites[1][1] - 0.02
        _floor(m, quarter, cx, cy)
        _emblem(m, quarter, cx + (1 if column == 0 else -1) * 2.51, cy)


def _floor(m: Shaper, quarter: str, cx: float, cy: float) -> None:
    corners = rounded(4.98, 1.84, 0.42, 8)
    dense = []
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=False):
        steps = max(1, int(math.hypot(bx - ax, by - ay) / 0.08))
        dense += [(ax + (bx - ax) * t / steps, ay + (by - ay) * t / steps) for t in range(steps)]
    rim = [_inside_ring(cx + x, cy + y, 0) for x, y in dense]
    floor = [_inside_ring(cx + x * 0.972, cy + y * 0.935, 0.06) for x, y in dense]
    m.prism(rim, 0.03, Mat(FLOWERS[quarter], 0.75, bump=0.15, vary=0.06), z=0.012, bevel=0.008)
    m.prism(
        floor,
        0.036,
        Mat(QUARTER_FLOORS[quarter], 0.9, bump=0.3, scale=8, vary=0.09),
        z=0.012,
        bevel=0.006,
    )
    _pavers(m, quarter, cx, cy)


def _pavers(m: Shaper, quarter: str, cx: float, cy: float) -> None:
    base = QUARTER_FLOORS[quarter]
    wide, deep, gap = 0.3, 0.26, 0.02
    slab = rounded(wide - gap, deep - gap, 0.02, 1)
    tones = [Mat(base, 0.9, bump=0.25, scale=5 + k, vary=0.1 + 0.03 * k) for k in range(2)]
    for i in range(-8, 8):
        for k in range(-3, 3):
            x, y = cx + (i + 0.5) * wide, cy + (k + 0.5) * deep
            outer = (x, cy + (k + 0.5) * wide)  # tested further out: slabs keep off the kerb
            if abs(i + 0.5) * wide < 2.25 and _inside_ring(*outer, 0.3) == outer:
                m.prism(slab, 0.008, m.rng.choice(tones), x, y, 0.046 + m.rng.uniform(0, 0.006), 0)


def _inside_ring(x: float, y: float, margin: float) -> tuple[float, float]:
    beyond = max(0.0, abs(x - CENTRE_X) - STRAIGHT)
    distance = math.hypot(beyond, y - CENTRE_Y)
    limit = RADIUS - HALF_ROAD - 0.2 - margin
    if distance <= limit:
        return x, y
    k = limit / distance
    moved = CENTRE_X + math.copysign(STRAIGHT + beyond * k, x - CENTRE_X) if beyond else x
    return moved, CENTRE_Y + (y - CENTRE_Y) * k


def _emblem(m: Shaper, quarter: str, x: float, y: float) -> None:
    m.cylinder(x, y, 0.02, 0.4, 0.06, stone("#F1E4C6"), sides=48, bevel=0.015)
    m.ring(x, y, 0.075, 0.37, 0.025, metal("#EAB94A"), sides=48)
    m.cylinder(x, y, 0.07, 0.345, 0.025, Mat("#3E6B4A", 0.6), sides=40)
    with m.at(x, y, 0.098):
        flower(m, quarter, 0.31, 0.035)


def plaza(m: Shaper) -> None:
    """Rings of paving around a fountain, benches and flower tubs."""
    x, y = CENTRE_X, CENTRE_Y - 0.33
    tones = [stone(c) for c in ("#EBDCB6", "#DCC493", "#E4D2A6")]
    for ring_number, radius in enumerate((0.62, 0.76)):
        count = 26 + 8 * ring_number
        for i in range(count):
            a = 2 * math.pi * (i + 0.5 * ring_number) / count
            at = (x + radius * math.cos(a), y + radius * math.sin(a), 0.016)
            m.box(*at, 0.115, 0.13, 0.012, m.rng.choice(tones), 0.004, (0, 0, math.degrees(a)))
    _fountain(m, x, y)
    for dx, dy in ((-0.82, -0.4), (0.82, -0.4)):
        _bench(m, CENTRE_X + dx, CENTRE_Y + dy)
    for dx, dy, colour in (
        (-0.3, 1.75, "#D8322C"),
        (0.3, 1.75, "#F2B91E"),
        (-0.33, -1.72, "#F08FA6"),
        (0.33, -1.72, "#FDF6E6"),
    ):
        _tub(m, CENTRE_X + dx, CENTRE_Y + dy, colour)


def _fountain(m: Shaper, x: float, y: float) -> None:
    white = stone("#F6EBD2")
    m.cylinder(x, y, 0.02, 0.52, 0.05, stone("#E9DCC0"), sides=56)
    m.lathe(
        [(0, 0), (0.4, 0), (0.42, 0.12), (0.36, 0.13), (0.34, 0.05), (0, 0.05)],
        white,
        x,
        y,
        0.05,
        48,
    )
    m.cylinder(x, y, 0.1, 0.345, 0.04, Mat("#49C4C8", 0.08, coat=0.5, bump=0.2), sides=40, bevel=0)
    stem = [
        (0.1, 0),
        (0.06, 0.1),
        (0.05, 0.28),
        (0.17, 0.36),
        (0.18, 0.39),
        (0.03, 0.37),
        (0.03, 0.5),
        (0.08, 0.54),
        (0.085, 0.56),
        (0, 0.56),
    ]
    m.lathe(smooth(stem, 4), white, x, y, 0.1, 32)
    for k in range(8):
        a = 2 * math.pi * k / 8
        jet = [(0.17, 0.49), (0.22, 0.5), (0.26, 0.4), (0.28, 0.16)]
        m.tube(
            [(x + r * math.cos(a), y + r * math.sin(a), h) for r, h in smooth(jet, 3)],
            0.011,
            flat("#CFF3F2", 0.2),
            6,
        )


def _bench(m: Shaper, x: float, y: float) -> None:
    for dy in (-0.05, 0.03):
        m.box(x, y + dy, 0.1, 0.4, 0.065, 0.02, wood("#8A5A30", "x"), 0.006)
    m.box(x, y + 0.08, 0.15, 0.4, 0.02, 0.09, wood("#8A5A30", "x"), 0.006)
    for s in (-1, 1):
        m.box(x + s * 0.15, y, 0.01, 0.03, 0.14, 0.1, metal("#2F3B38", 0.5), 0.006)


def _tub(m: Shaper, x: float, y: float, colour: str) -> None:
    m.lathe(
        [(0, 0), (0.1, 0), (0.13, 0.13), (0.11, 0.13), (0, 0.1)],
        Mat("#B9623C", 0.7),
        x,
        y,
        0.02,
        20,
    )
    for k in range(7):
        a = k * 2.4
        r = 0.085 * math.sqrt(k / 6)
        m.ball(x + r * math.cos(a), y + r * math.sin(a), 0.19, 0.05, leaf("#5B8A3C"), sides=8)
        m.ball(
            x + r * math.cos(a + 0.7),
            y + r * math.sin(a + 0.7) - 0.01,
            0.225,
            0.034,
            paint(colour),
            sides=8,
        )
