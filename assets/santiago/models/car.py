"""The car that everybody drives: a turquoise and white sedan of the fifties."""

from __future__ import annotations

from collections.abc import Sequence

from assets.pipeline.materials import Mat, flat
from assets.pipeline.shapes import Shaper

HEADINGS = 32
SIZE = 0.29
ENAMEL = Mat("#1FA79B", 0.2, 0.1, coat=1, bump=0, vary=0.02, crevice=0.3)
WHITE = Mat("#FFF6E2", 0.25, coat=1, bump=0, vary=0.02)
CHROME = Mat("#EDEDF0", 0.1, 1, bump=0, vary=0.02, crevice=0)
GLASS = Mat("#1B2A33", 0.05, coat=1, bump=0, vary=0, crevice=0)
RUBBER, DARK = flat("#1B1A1A", 0.7), flat("#15110F", 0.6)
TAIL = Mat("#D8231C", 0.2, coat=1, bump=0, glow=0.8)
LAMP = Mat("#FFF0C8", 0.1, coat=1, bump=0, glow=0.8)
# x, half width, sill, waist, shoulder, tail fin
STATIONS = (
    (-2.8, 0.86, 0.42, 0.7, 0.8, 0.3),
    (-2.78, 0.88, 0.38, 0.72, 0.82, 0.32),
    (-2.6, 0.93, 0.33, 0.76, 0.86, 0.3),
    (-2.1, 0.96, 0.28, 0.8, 0.92, 0.21),
    (-1.4, 0.98, 0.26, 0.82, 0.95, 0.09),
    (-0.6, 0.98, 0.25, 0.82, 0.95, 0.02),
    (0.5, 0.98, 0.25, 0.82, 0.95, 0.0),
    (1.1, 0.97, 0.26, 0.82, 0.97, 0.03),
    (1.8, 0.95, 0.28, 0.8, 0.95, 0.06),
    (2.4, 0.93, 0.32, 0.78, 0.9, 0.07),
    (2.62, 0.89, 0.36, 0.72, 0.84, 0.06),
    (2.68, 0.86, 0.4, 0.68, 0.8, 0.05),
)


def car(m: Shaper, heading: float) -> None:
    """The car, its nose `heading` degrees counter-clockwise from east."""
    with m.at(rz=heading, scale=SIZE):
        _body(m)
        _cabin(m)
        for x in (-1.5, 1.55):
            for side in (-1, 1):
                _wheel(m, x, side)
        for side in (-1, 1):
            _flank(m, side)
        _bumper(m, 2.58, 1)
        _bumper(m, -2.64, -1)
        _grille(m)
        _luggage(m)


def _body(m: Shaper) -> None:
    rings = []
    for x, w, sill, waist, top, fin in STATIONS:
        w *= 1.06
        half = [
            (0, sill),
            (w * 0.75, sill),
            (w * 0.98, sill + 0.1),
            (w, (sill + waist) / 2),
            (w, waist),
            (w * 0.96, top + fin),
            (w * 0.8, top + fin * 0.35),
            (w * 0.45, top + 0.02),
            (0, top + 0.04),
        ]
        outline = half + [(-y, z) for y, z in reversed(half[1:-1])]
        rings.append([(x * 0.92, y, z) for y, z in outline])
    m.hull(rings, ENAMEL, angle=180, subdivide=2)


def _loft(m: Shaper, layers: Sequence[Sequence[float]], mat: Mat, bevel: float) -> None:
    rings = [[(x0, -w, z), (x1, -w, z), (x1, w, z), (x0, w, z)] for x0, x1, w, z in layers]
    m.hull(rings, mat, bevel=bevel, segments=4, angle=60)


def _cabin(m: Shaper) -> None:
    _loft(m, ((-1.5, 0.98, 0.9, 0.86), (-1.0, 0.4, 0.74, 1.42)), GLASS, 0.06)
    roof = ((-1.08, 0.48, 0.79, 1.37), (-1.04, 0.44, 0.78, 1.45), (-0.82, 0.26, 0.6, 1.54))
    _loft(m, roof, WHITE, 0.1)
    for side in (-1, 1):
        for x0, z0, x1, z1 in (
            (0.92, 0.93, 0.44, 1.39),
            (-1.44, 0.93, -1.03, 1.39),
            (-0.25, 0.93, -0.27, 1.4),
        ):
            m.tube([(x0, side * 0.9, z0), (x1, side * 0.765, z1)], 0.035, CHROME, 8)


def _wheel(m: Shaper, x: float, side: int) -> None:
    y = side * 0.9
    m.cylinder(x, y + (0.12 if side < 0 else 0), 0.36, 0.4, 0.12, DARK, rot=(90, 0, 0))
    m.ring(x, y, 0.36, 0.27, 0.115, RUBBER, (90, 0, 0))
    m.ring(x, y + side * 0.09, 0.36, 0.24, 0.06, WHITE, (90, 0, 0), size=(1, 1, 0.5))
    m.ball(x, y + side * 0.08, 0.36, 0.17, CHROME, (1, 1, 0.45), (90, 0, 0), 20)


def _flank(m: Shaper, side: int) -> None:
    m.box(0, side * 1.04, 0.64, 4.3, 0.03, 0.045, CHROME, 0.01)
    m.box(-1.6, side * 1.035, 0.68, 1.5, 0.03, 0.14, WHITE, 0.01)
    m.box(-0.05, side * 1.035, 0.76, 0.2, 0.04, 0.03, CHROME, 0.008)
    m.ball(2.42, side * 0.64, 0.7, 0.14, LAMP, (0.5, 1, 1), sides=18)
    m.ring(2.43, side * 0.64, 0.7, 0.15, 0.032, CHROME, (0, 90, 0), 22)
    m.ball(-2.44, side * 0.86, 0.9, 0.1, TAIL, (1.2, 0.6, 1), sides=14)


def _bumper(m: Shaper, x: float, way: int) -> None:
    m.cylinder(x, 0.85, 0.46, 0.085, 1.7, CHROME, sides=14, rot=(90, 0, 0))
    for side in (-1, 1):
        m.ball(x, side * 0.42, 0.48, 0.12, CHROME, (1.5, 1, 1), sides=14)
        m.ball(x - way * 0.06, side * 0.86, 0.46, 0.1, CHROME, (1.8, 1, 1), sides=14)


def _grille(m: Shaper) -> None:
    m.box(2.44, 0, 0.48, 0.04, 1.04, 0.28, DARK, 0.01)
    for i in range(5):
        m.box(2.48, 0, 0.5 + i * 0.055, 0.06, 1.0, 0.02, CHROME, 0.005)
    m.box(2.1, 0, 0.98, 0.45, 0.03, 0.05, CHROME, 0.012)
    m.box(-2.46, 0, 0.56, 0.04, 0.42, 0.15, WHITE, 0.01)


def _luggage(m: Shaper) -> None:
    leather, strap = Mat("#9A5A2B", 0.45, coat=0.3, bump=0.1), flat("#F0D9A0")
    for side in (-1, 1):
        m.tube([(-0.9, side * 0.5, 1.6), (0.3, side * 0.5, 1.6)], 0.035, CHROME, 8)
    m.box(-0.42, -0.12, 1.56, 0.86, 0.6, 0.24, leather, 0.06)
    for x in (-0.66, -0.18):
        m.box(x, -0.12, 1.555, 0.07, 0.615, 0.256, strap, 0.01)
    m.cylinder(
        -0.85, 0.38, 1.68, 0.12, 0.9, Mat("#D8322C", 0.8, bump=0.2), sides=18, rot=(0, 90, 0)
    )
    for x in (-0.7, -0.1):
        m.ring(x, 0.38, 1.68, 0.122, 0.02, strap, (0, 90, 0), 20)
