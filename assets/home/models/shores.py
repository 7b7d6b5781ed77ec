"""Beyond the water: hills and clouds by morning, a volcano by evening, neon by night."""

from __future__ import annotations

from collections.abc import Callable

from assets.pipeline.materials import Mat, flat, lamp, paint, stone
from assets.pipeline.shapes import Shaper

Hill = tuple[float, float, float, float, str]  # x, y, half a width, height, colour
MOON = (11.4, 9.6)
NEON = ("#FF3D7F", "#28E0D0", "#FFB23E")


def _hills(m: Shaper, hills: tuple[Hill, ...]) -> None:
    for x, y, wide, high, colour in hills:
        green = Mat(colour, 1, bump=0.2, scale=2, vary=0.08)
        m.ball(x, y, -0.6, 1, green, (wide, 3, high), sides=64)


def _cloud(m: Shaper, x: float, z: float, size: float, colour: str) -> None:
    white = Mat(colour, 1, bump=0, vary=0.02)
    puffs = (
        (-2.1, -0.15, 0.9),
        (-1, 0.25, 1.25),
        (0.3, 0.5, 1.45),
        (1.5, 0.15, 1.15),
        (2.4, -0.2, 0.8),
    )
    for dx, dz, r in puffs:
        m.ball(x + dx * size, 64, z + dz * size, r * size, white, (1.15, 0.7, 0.72), sides=28)


def _gull(m: Shaper, x: float, z: float, size: float, tilt: float) -> None:
    """Two bent wings, as a child draws them."""
    white = flat("#FFFDF6", 0.8)
    with m.at(x, 30, z, 0, size, ry=tilt):
        m.tube([(-1.0, 0, 0.12), (-0.55, 0, 0.34), (0, 0, 0.0)], 0.075, white, 8)
        m.tube([(1.0, 0, 0.12), (0.55, 0, 0.34), (0, 0, 0.0)], 0.075, white, 8)
        m.ball(0, 0, -0.02, 0.13, white, (1, 1.6, 0.8), sides=14)


def _lighthouse(m: Shaper) -> None:
    with m.at(-5.62, 24, 0, 0, 1.6):
        foot = [(1.5, -0.4), (1.3, 0.1), (0.8, 0.25), (0, 0.3)]
        m.lathe(foot, stone("#A89878"))
        for k in range(4):
            band = paint("#F7EFDD" if k % 2 else "#D2372C")
            low, high = 0.42 - 0.035 * k, 0.385 - 0.035 * k
            m.cylinder(0, 0, 0.2 + 0.5 * k, low, 0.5, band, top=high, sides=32)
        m.cylinder(0, 0, 2.2, 0.4, 0.08, paint("#2A3138"), sides=28)
        m.cylinder(0, 0, 2.28, 0.2, 0.36, Mat("#FFF1C4", 0.3, bump=0, glow=0.8), sides=24)
        m.lathe([(0.3, 0), (0.26, 0.08), (0.05, 0.36), (0, 0.4)], paint("#D2372C"), 0, 0, 2.64)


def morning(m: Shaper) -> None:
    """Green hills, toy clouds, gulls, the lighthouse."""
    _hills(
        m,
        (
            (-19, 62, 9, 4.6, "#9CC3BC"),
            (-8, 61, 8, 3.5, "#A3C8BC"),
            (-13, 52, 7, 3.3, "#8CBB9C"),
            (-21, 46, 8, 3.6, "#74AC84"),
            (0, 62, 9, 2.8, "#A8CBC0"),
        ),
    )
    for x, z, size in ((-22.6, 6.6, 0.5), (-15.6, 8.3, 0.62), (-19.2, 9.6, 0.36)):
        _cloud(m, x, z, size, "#FFFDF4")
    for x, z, size, tilt in ((-9.7, 4.8, 0.32, 8), (-8.75, 5.08, 0.25, -10), (-7.9, 4.75, 0.28, 6)):
        _gull(m, x, z, size, tilt)
    _lighthouse(m)


def evening(m: Shaper) -> None:
    """Violet hills, the volcano, rays of a low sun."""
    _hills(
        m,
        (
            (-9, 62, 9, 3.2, "#C79AC4"),
            (-2.4, 55, 5, 1.9, "#A9B39A"),
            (9.5, 62, 8, 2.6, "#B78FC0"),
            (-14, 50, 7, 2.6, "#8FB08E"),
            (11, 50, 6, 1.9, "#86987E"),
        ),
    )
    slope = [(5.4, 0), (3.2, 1.9), (1.5, 4.4), (1.05, 5.2), (0.7, 5.0), (0, 4.9)]
    m.lathe(slope, Mat("#B388C6", 1, bump=0.3, scale=2, vary=0.1), -8.6, 58, -0.6, 48)
    snow = [(1.55, 4.35), (1.12, 5.24), (0.7, 5.02), (0, 4.95)]
    m.lathe(snow, Mat("#FFE0C8", 1, bump=0.2), -8.6, 57.96, -0.6, 48)
    for x, z, size in ((-3.4, 9.2, 0.42), (2.7, 8.7, 0.5)):
        _cloud(m, x, z, size, "#FFD9C0")
    _lighthouse(m)


def night(m: Shaper) -> None:
    """Macao: towers with lit windows and neon edges, the wheel of the casino, moon and stars."""
    m.box(18, 27, -0.5, 34, 3, 0.5, stone("#3A3450"), 0.05)
    row = (  # x, width, height: the moon stays free above the first ones
        (3.9, 1.2, 2.4), (5.4, 1.3, 3.5), (6.9, 1.2, 2.8), (8.4, 1.4, 4.7), (10.1, 1.2, 5.2),
        (11.7, 1.4, 4.5), (13.3, 1.3, 5.6), (14.9, 1.3, 4.0), (16.4, 1.4, 5.1), (18.0, 1.3, 3.8),
    )  # fmt: skip
    for i, (x, wide, high) in enumerate(row):
        _tower(m, i, x, 26, wide, high)
    for i, (x, high) in enumerate(((4.5, 2.9), (7.7, 4.0), (12.6, 5.0), (15.7, 5.2))):
        m.box(x * 1.16, 31, 0, 1.5, 0.8, high, Mat("#221E40", 0.7, bump=0.1), 0.02)
        _windows(m, i + 3, x * 1.16, 30.58, 1.5, high, 1.0)
    _wheel(m, 5.0, 22, 1.75, 0.84)
    m.ball(MOON[0], 66, MOON[1], 1.15, Mat("#F8F1DA", 1, bump=0, vary=0.03, glow=1.15), sides=48)
    dark = Mat("#E3D8B4", 1, bump=0, vary=0.02, glow=0.85)
    for x, z, r in ((-0.3, 0.3, 0.24), (0.35, -0.4, 0.30), (0.2, 0.5, 0.16)):
        m.ball(MOON[0] + x, 64.95, MOON[1] + z, r, dark, (1, 0.2, 1), sides=24)
    _stars(m)


def _tower(m: Shaper, number: int, x: float, y: float, wide: float, high: float) -> None:
    tones = ("#3A3456", "#34405E", "#4A3450")
    m.box(x, y, 0, wide, 0.8, high, Mat(tones[number % 3], 0.6, bump=0.1), 0.02)
    _windows(m, number, x, y - 0.42, wide, high, 1.7)
    tube = lamp(NEON[number % 3], 2)
    front = y - 0.44
    for s in (-1, 1):
        edge = x + s * wide / 2
        m.tube([(edge, front, 0.05), (edge, front, high)], 0.035, tube, 6)
    m.tube([(x - wide / 2, front, high), (x + wide / 2, front, high)], 0.035, tube, 6)
    if number % 3 == 1:
        m.cylinder(x, y, high, 0.03, 0.9, Mat("#2A2644", 0.6), sides=8)
        m.ball(x, y, high + 0.95, 0.08, lamp("#FF4A3C", 4), sides=12)


def _windows(
    m: Shaper, number: int, x: float, y: float, wide: float, high: float, glow: float
) -> None:
    for r in range(int(high / 0.5)):
        for c in range(3):
            if (r * 5 + c * 7 + number * 3) % 4:
                at = x + wide * 0.3 * (c - 1)
                pane = lamp("#FFC46A", glow)
                m.box(at, y, 0.22 + 0.5 * r, wide * 0.17, 0.02, 0.26, pane, 0.002)


def _wheel(m: Shaper, x: float, y: float, z: float, size: float) -> None:
    """The casino's wheel, all neon."""
    with m.at(x, y, z, 0, size):
        with m.at(rx=90):
            m.ring(0, 0, 0, 1.05, 0.05, lamp("#FF3D7F", 2), sides=48)
            m.ring(0, 0, 0, 0.75, 0.03, lamp("#28E0D0", 2), sides=40)
            m.ball(0, 0, -0.1, 0.2, lamp("#FFB23E", 2.4), sides=20)
        for k in range(12):
            with m.at(ry=30 * k):
                m.tube([(0, 0, 0.2), (0, 0, 1.05)], 0.022, lamp("#FFD9EA", 1.5), 6)
                m.ball(0, -0.03, 1.05, 0.085, lamp("#FFE3A6", 4), sides=12)
        for s in (-1, 1):
            leg = [(0, 0.1, 0), (0.75 * s, 0.1, -z / size)]
            m.tube(leg, 0.05, lamp("#8A3274", 0.8), 6)


def _stars(m: Shaper) -> None:
    for _ in range(60):
        x, z, r = m.rng.uniform(5.0, 33.0), m.rng.uniform(6.5, 12.2), m.rng.uniform(0.025, 0.065)
        if max(abs(x - MOON[0]), abs(z - MOON[1])) > 2.0:
            m.ball(x, 69, z, r, lamp("#FFF4DA", m.rng.uniform(1, 3)), sides=8)


SHORES: dict[str, Callable[[Shaper], None]] = {
    "morning": morning,
    "evening": evening,
    "night": night,
}
