"""The man of the title: a trench coat, a hat over his eyes, a case in his hand."""

from __future__ import annotations

from assets.pipeline.materials import Mat, flat, gloss, lamp, metal, paint, rough
from assets.pipeline.outline import rounded, smooth
from assets.pipeline.shapes import Shaper

COAT, LAPEL = Mat("#A88C5C", 0.8, bump=0.25, scale=9, vary=0.08), Mat("#846A40", 0.8, bump=0.2)
FELT, SKIN = Mat("#4A4458", 0.85, bump=0.3, scale=12), paint("#DDA87C")
GLOVE, BRASS = rough("#5A3424", 0.25), metal("#E9B84A")


def smuggler(m: Shaper) -> None:
    """He waits, one hand at his lapel."""
    for s in (-1, 1):
        m.box(s * 0.14, -0.05, 0, 0.17, 0.34, 0.1, gloss("#1A1216"), 0.05)
        m.cylinder(s * 0.13, 0.02, 0.08, 0.1, 0.3, flat("#2C2C38", 0.7), sides=16)
    _coat(m)
    _sleeve(m, [(-0.29, 0, 1.38), (-0.42, -0.04, 1.1), (-0.42, -0.12, 0.8)])
    _sleeve(m, [(0.29, 0, 1.38), (0.42, -0.1, 1.12), (0.24, -0.3, 1.12)])
    _case(m)
    with m.at(0.16, -0.32, 1.14):
        _hand(m)
    with m.at(0, -0.02, 1.8):
        _head(m)
    with m.at(0, 0.02, 1.93, rx=-9):
        _hat(m)


def _coat(m: Shaper) -> None:
    skirt = [(0.37, 0.22), (0.35, 0.3), (0.27, 0.72), (0.23, 0.92)]
    chest = [(0.3, 1.25), (0.3, 1.42), (0.14, 1.56), (0, 1.58)]
    m.lathe(smooth([*skirt, *chest], 5), COAT, sides=40, size=(1, 0.8))
    belt = [(0.245, 0.86), (0.262, 0.88), (0.262, 0.97), (0.245, 0.99)]
    m.lathe(belt, LAPEL, sides=36, size=(1, 0.82))
    m.box(0.02, -0.215, 0.87, 0.11, 0.03, 0.12, BRASS, 0.01)
    m.box(0.02, -0.228, 0.89, 0.07, 0.02, 0.08, LAPEL, 0.004)
    m.box(0, -0.265, 0.28, 0.016, 0.02, 0.58, LAPEL, 0.004)
    m.plate([(-0.1, 1.12), (0.1, 1.12), (0.05, 1.5), (-0.05, 1.5)], 0.02, flat("#F0ECE4"), 0, -0.24)
    m.plate(
        [(-0.03, 1.1), (0.03, 1.1), (0.022, 1.46), (-0.022, 1.46)], 0.02, paint("#B3122E"), 0, -0.25
    )
    for s in (-1, 1):
        lapel = [(0, 0), (s * 0.19, 0.16), (s * 0.14, 0.34), (s * 0.03, 0.3)]
        m.plate(lapel, 0.03, LAPEL, s * 0.01, -0.255, 1.1, 0.006)
        m.box(s * 0.29, 0, 1.4, 0.12, 0.16, 0.025, LAPEL, 0.01, (0, s * 24, 0))
        for k in range(3):
            m.ball(
                s * 0.085, -0.26 - 0.012 * (2 - k), 0.5 + 0.17 * k, 0.024, flat("#3A2A18"), sides=10
            )
    m.lathe([(0.15, 1.5), (0.23, 1.72), (0.21, 1.74), (0.12, 1.56)], COAT, 0, 0.03, 0, 24)


def _sleeve(m: Shaper, path: list[tuple[float, float, float]]) -> None:
    m.tube(smooth(path, 5), 0.1, COAT, 14)
    x, y, z = path[-1]
    m.ball(x, y, z, 0.108, LAPEL, sides=16)


def _hand(m: Shaper) -> None:
    m.ball(0, 0, 0, 0.075, GLOVE, (1.15, 0.8, 0.9), sides=16)
    for k in range(4):
        m.tube([(-0.02, -0.02, 0.045 - 0.03 * k), (-0.11, -0.025, 0.05 - 0.03 * k)], 0.02, GLOVE, 8)
    m.tube([(0.0, -0.04, 0.05), (-0.04, -0.07, 0.1)], 0.022, GLOVE, 8)


def _case(m: Shaper) -> None:
    """A leather case held by its handle."""
    leather = Mat("#8A4A2A", 0.5, coat=0.3, bump=0.2)
    with m.at(-0.44, -0.16, 0.18, -14):
        m.ball(0, 0, 0.54, 0.085, GLOVE, (0.9, 1, 0.9), sides=16)
        m.tube(
            smooth([(-0.1, 0, 0.4), (-0.08, 0, 0.5), (0.08, 0, 0.5), (0.1, 0, 0.4)], 4), 0.02, GLOVE
        )
        m.box(0, 0, 0, 0.56, 0.17, 0.4, leather, 0.04)
        for x in (-0.16, 0.16):
            m.box(x, -0.09, 0, 0.05, 0.02, 0.4, LAPEL, 0.006)
            m.box(x, -0.1, 0.26, 0.07, 0.02, 0.06, BRASS, 0.008)
        rim = [(a, -0.086, 0.2 + b) for a, b in rounded(0.5, 0.34, 0.05)]
        m.tube([*rim, rim[0]], 0.008, LAPEL, 6)


def _head(m: Shaper) -> None:
    m.ball(0, 0, 0, 0.19, SKIN, (1, 0.95, 1.12), sides=28)
    m.ball(0, -0.19, -0.03, 0.045, paint("#D4966A"), (0.9, 1, 1.1), sides=12)
    for s in (-1, 1):
        m.ball(s * 0.19, 0.0, -0.01, 0.045, SKIN, (0.6, 1, 1.3), sides=12)
        m.ball(s * 0.072, -0.165, 0.035, 0.036, flat("#FFFDF6", 0.2), (1.1, 0.5, 0.8), sides=14)
        m.ball(s * 0.066, -0.182, 0.03, 0.02, flat("#2A1A1E", 0.2), (1, 0.5, 1), sides=12)
        brow = [(s * 0.03, -0.185, 0.066), (s * 0.115, -0.16, 0.082)]
        m.tube(brow, 0.014, flat("#3A2420"), 8)
    m.tube(
        [(-0.06, -0.178, -0.1), (0.0, -0.188, -0.108), (0.08, -0.172, -0.09)],
        0.011,
        flat("#7A3A30"),
        8,
    )
    m.tube([(0.05, -0.19, -0.1), (0.19, -0.3, -0.12)], 0.018, flat("#FFF8EC"), 8)
    m.ball(0.2, -0.308, -0.122, 0.024, lamp("#FF5A1A", 6), sides=8)
    for x, z in ((-0.1, -0.13), (0.0, -0.165), (0.1, -0.135), (-0.05, -0.155), (0.055, -0.155)):
        m.ball(x, -0.135, z, 0.03, Mat("#B98A68", 0.9), (1.2, 0.5, 0.6), sides=8)


def _hat(m: Shaper) -> None:
    crown = [(0.25, 0.035), (0.2, 0.06), (0.19, 0.25), (0.12, 0.3), (0.04, 0.26), (0, 0.26)]
    brim = [(0, 0), (0.26, 0), (0.37, 0.04), (0.365, 0.055), *crown]
    m.lathe(smooth(brim, 4), FELT, sides=44, angle=180)
    band = [(0.2, 0.05), (0.212, 0.06), (0.207, 0.13), (0.196, 0.135)]
    m.lathe(band, paint("#C81A3C"), sides=40)
