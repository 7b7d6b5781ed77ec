"""What grows: palms, trees, tufts, fields; and the huts between them."""

from __future__ import annotations

import math
from typing import Any

from assets.pipeline.materials import Mat, flat, leaf, metal, paint, rough, stucco, wood
from assets.pipeline.outline import rounded
from assets.pipeline.shapes import Shaper

from .doll import blade
from .layout import CENTRE_X, HALF_ROAD, LAYBY, RADIUS, from_ring, ring

FIELDS = ((-0.22, 4.92, 1.75, 1.0), (3.22, 4.92, 1.75, 1.0))
HUTS = ((-3.35, 5.35, 14), (6.3, 5.4, -16))


def palm(m: Shaper) -> None:
    """A leaning trunk with nine fronds and coconuts."""
    trunk = [(0, 0, 0), (0.03, 0, 0.3), (0.09, 0, 0.6), (0.18, 0, 0.9), (0.28, 0, 1.15)]
    m.tube(
        trunk, [0.075, 0.06, 0.055, 0.05, 0.045], Mat("#9A7A52", 0.9, bump=0.7, scale=12, vary=0.2)
    )
    for k in range(9):
        rise, turn = m.rng.uniform(8, 30), k * 40 + m.rng.uniform(-8, 8)
        colour = m.rng.choice(("#4B853B", "#3C7433", "#5E9444"))
        blade(m, (0.28, 0, 1.15), (m.rng.uniform(0.55, 0.68), 0.1), colour, (rise, 0, turn), 0.12)
    for k in range(3):
        m.ball(
            0.28 + 0.07 * math.cos(k * 2),
            0.07 * math.sin(k * 2),
            1.08,
            0.055,
            wood("#7A4A24"),
            sides=10,
        )


def tree(m: Shaper) -> None:
    """A round-crowned tree."""
    m.cylinder(0, 0, 0, 0.07, 0.3, wood("#7A5432", "z"), sides=10)
    crowns = (
        (0, 0, 0.5, 0.3),
        (0.2, -0.05, 0.42, 0.22),
        (-0.2, -0.02, 0.44, 0.23),
        (0.03, -0.16, 0.42, 0.22),
        (0.02, 0.1, 0.66, 0.2),
    )
    for x, y, z, r in crowns:
        m.ball(x, y, z, r, leaf("#4F7F38" if z < 0.5 else "#6F9A45"), sides=14)


def shrub(m: Shaper) -> None:
    """A flowering bush (flame tree red or bougainvillea)."""
    for x, y, z, r in ((0, 0, 0.14, 0.17), (0.14, -0.03, 0.1, 0.12), (-0.13, 0.02, 0.11, 0.13)):
        m.ball(x, y, z, r, leaf("#5B8A3C"), sides=12)
    for k in range(10):
        a = k * 2.4
        r = 0.17 * math.sqrt((k + 1) / 10)
        m.ball(
            r * math.cos(a),
            r * math.sin(a) - 0.02,
            0.27 - r * 0.5,
            0.036,
            paint(("#E0416B", "#F2A541")[k % 2]),
            sides=8,
        )


def tuft(m: Shaper) -> None:
    """A tuft of grass."""
    for a in range(0, 360, 60):
        blade(m, (0, 0, 0), (0.12, 0.012), "#86953F", (58, 0, a + 9), 0.02)


def tobacco_plant(m: Shaper) -> None:
    """A rosette of broad leaves."""
    for a in range(0, 360, 72):
        blade(
            m, (0, 0, 0.02), (0.17, 0.055), m.rng.choice(("#5E9A3C", "#76AE48")), (35, 0, a), 0.05
        )
    for a in range(36, 396, 90):
        blade(m, (0, 0, 0.06), (0.11, 0.035), "#8FC255", (60, 0, a), 0.03)


def cane_plant(m: Shaper) -> None:
    """A stand of sugar cane."""
    for k in range(5):
        a = k * 1.3
        m.cylinder(
            0.05 * math.cos(a),
            0.05 * math.sin(a),
            0,
            0.016,
            0.42,
            flat("#A9C24A"),
            sides=6,
            bevel=0,
        )
    for a in range(0, 360, 60):
        blade(m, (0, 0, 0.36), (0.2, 0.022), m.rng.choice(("#7FAE3A", "#98C24C")), (48, 0, a), 0.09)


def hut(m: Shaper) -> None:
    """A bohio: a palm-thatched farm hut with a porch."""
    m.box(0, 0, 0, 0.94, 0.5, 0.52, stucco("#F0DDB0"))
    m.box(0, -0.26, 0, 0.2, 0.03, 0.36, paint("#2C6390"), 0.008)
    for s in (-1, 1):
        m.box(s * 0.3, -0.26, 0.16, 0.16, 0.03, 0.17, paint("#2F7D6B"), 0.008)
    _thatch(m)


def _thatch(m: Shaper) -> None:
    tones = [
        Mat(c, 0.95, bump=0.9, scale=16, vary=0.25, grain=(1, 0.15, 1))
        for c in ("#B8914C", "#A47F40")
    ]
    for s in (-1, 1):
        for course in range(4):
            low, high = course / 4 - 0.08, (course + 1) / 4 + 0.05
            rows = []
            for t in (low, high):
                ragged = [m.rng.uniform(-0.03, 0.03) if t == low else 0 for _ in range(19)]
                rows.append(
                    [
                        (
                            -0.57 + 1.14 * k / 18,
                            s * (0.4 * (1 - t) + r),
                            0.46 + 0.4 * t + 0.03 * (t == low),
                        )
                        for k, r in enumerate(ragged)
                    ]
                )
            m.sheet(rows, tones[course % 2], 0.04, angle=40)
    m.cylinder(-0.57, 0, 0.87, 0.05, 1.14, tones[0], sides=12, rot=(0, 90, 0))


def field(
    m: Shaper,
    spot: tuple[float, float, float, float],
    soil: str,
    rows: int,
    columns: int,
    plant: list[Any],
) -> None:
    """A ploughed field with rows of plants."""
    cx, cy, width, depth = spot
    m.prism([(cx + x, cy + y) for x, y in rounded(width, depth, 0.15)], 0.03, rough(soil, 0.6, 9))
    for i in range(rows):
        y = cy - depth / 2 + depth * (i + 0.5) / rows
        m.box(cx, y, 0.02, width * 0.94, depth / rows * 0.45, 0.035, rough(soil, 0.6, 7), 0.015)
        for k in range(columns):
            x = cx - width / 2 + width * (k + 0.5) / columns
            m.place(plant, x, y, 0.04, m.rng.uniform(0, 360), m.rng.uniform(0.85, 1.1), 1.15)


def free_ground(x: float, y: float) -> bool:
    """True where a plant neither covers nor shades a lay-by, a field, a hut or the road."""
    if from_ring(x, y) < RADIUS + HALF_ROAD + 0.38 or y < -3.15:
        return False
    if y < -2 and abs(x - CENTRE_X) < 0.55:
        return False
    for dx, dy in ((0, 0), (0.4, 0.3), (0.8, 0.6), (0, -0.5), (0, -1.0)):
        for stop, offset in LAYBY.items():
            lx, ly, _ = ring(stop, offset)
            if math.hypot(x + dx - lx, y - dy - ly if not dx else y + dy - ly) < 0.86:
                return False
    if any(abs(x - a) < w / 2 + 0.4 and abs(y - b) < d / 2 + 0.42 for a, b, w, d in FIELDS):
        return False
    return all(abs(x - a) > 0.95 or abs(y - b) > 0.75 for a, b, _ in HUTS)


def countryside(m: Shaper) -> None:
    """Fields, huts, palm groves, trees, tufts."""
    field(m, FIELDS[0], "#A8623A", 3, 7, m.prototype(lambda: tobacco_plant(m)))
    field(m, FIELDS[1], "#B98B4E", 3, 8, m.prototype(lambda: cane_plant(m)))
    for x, y, turn in HUTS:
        with m.at(x, y, 0.01, turn), m.sized(0.95, 0.86, 1.2):
            hut(m)
    palms = [m.prototype(lambda: palm(m)) for _ in range(3)]
    trees, shrubs = m.prototype(lambda: tree(m)), m.prototype(lambda: shrub(m))
    for x, y in sorted(_scatter(m, 1100, 0.6), key=lambda p: -p[1]):
        _plant(m, x, y, palms, trees, shrubs)
    tufts = m.prototype(lambda: tuft(m))
    for x, y in _scatter(m, 900, 0.22):
        m.place(tufts, x, y, 0.012, m.rng.uniform(0, 360), m.rng.uniform(0.7, 1.2))


def _scatter(m: Shaper, tries: int, apart: float) -> list[tuple[float, float]]:
    spots: list[tuple[float, float]] = []
    for _ in range(tries):
        x, y = m.rng.uniform(-9.8, 9.8), m.rng.uniform(-3.15, 6.9)
        if free_ground(x, y) and all(math.hypot(x - a, y - b) > apart for a, b in spots):
            spots.append((x, y))
    return spots


def _room_for_palm(x: float, y: float, scale: float) -> bool:
    """True where a palm's crown hides no lay-by and its shadow stays off the road."""
    crown = (x + 0.25 * scale, y + scale)
    for stop, offset in LAYBY.items():
        lx, ly, _ = ring(stop, offset)
        if math.hypot(crown[0] - lx, crown[1] - ly) < 0.7 + 0.62 * scale:
            return False
    return from_ring(x + 0.85 * scale, y + 0.65 * scale) > RADIUS + HALF_ROAD + 0.25 * scale


def _plant(m: Shaper, x: float, y: float, palms: list[Any], trees: Any, shrubs: Any) -> None:
    chance, turn = m.rng.random(), m.rng.uniform(0, 360)
    far = y > 5.3 or x < -6.4
    scale = m.rng.uniform(0.8, 1.12) if far else m.rng.uniform(0.5, 0.72)
    wants_palm = chance < (0.5 if far else 0.2) and y > -1.2
    if wants_palm and _room_for_palm(x, y, scale):
        m.place(m.rng.choice(palms), x, y, 0.01, turn, scale, 1.15)
    elif far or chance < 0.5:
        m.place(trees, x, y, 0.01, turn, min(scale, 0.9), 1.15)
    elif chance < 0.72:
        m.place(shrubs, x, y, 0.01, turn, scale * 1.6, 1.15)


def street_lamp(m: Shaper) -> None:
    """A quay lamp with a milk-glass ball."""
    iron = metal("#2F3B38", 0.5)
    m.cylinder(0, 0, 0, 0.05, 0.08, iron, sides=12)
    m.cylinder(0, 0, 0.05, 0.02, 0.55, iron, sides=8)
    m.ball(0, 0, 0.66, 0.075, Mat("#FFF1C4", 0.3, bump=0, glow=0.8), sides=14)
    m.cylinder(0, 0, 0.72, 0.05, 0.03, iron, top=0.01, sides=12)
