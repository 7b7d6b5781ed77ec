"""Macao's casino: a palace under a great roulette wheel, with dice and limousines before it."""

from __future__ import annotations

import math

from assets.pipeline.materials import Mat, flat, gloss, lamp, leaf, metal, paint, stone, wood
from assets.pipeline.outline import Point, arch, disc, rounded
from assets.pipeline.shapes import Shaper

from .layout import CASINO, world
from .night import AMBER, BRASS, PINK, TEAL, bulbs, palm, rim, windows

PLUM, SIGN_BLACK = Mat("#9A3668", 0.55, bump=0.12, vary=0.08), Mat("#14081A", 0.3, coat=0.5)
CANOPY_BULB = "#FFD27A"
WHEEL_TILT = 40.0  # seen from above; a low camera wants it steeper


def casino(m: Shaper, tilt: float = WHEEL_TILT) -> None:
    """The house, its wheel, and its forecourt."""
    x, y = world(*CASINO)
    with m.at(x, y, 0), m.sized(1, 0.9, 1.25):
        _palace(m)
        _canopy(m)
        for s in (-1, 1):
            with m.at(s * 1.26, -0.16):
                _blade_sign(m, s)
    with m.at(x, y + 0.36, 1.94, rx=tilt):
        _lit_wheel(m)
    m.cylinder(x, y + 0.5, 1.2, 0.3, 0.6, Mat("#6A284E", 0.5), sides=20)
    for s in (-1, 1):
        m.tube([(x + s * 0.62, y + 0.3, 1.25), (x + s * 0.3, y + 0.42, 1.75)], 0.05, BRASS, 10)
    _carpet(m)
    _forecourt(m)


def _palace(m: Shaper) -> None:
    m.box(0, 0.3, 0, 3.1, 1.1, 0.1, stone("#8A7A8A"), 0.02)
    m.box(0, 0.35, 0.1, 2.9, 0.9, 0.62, PLUM, 0.02)
    m.box(0, 0.35, 0.72, 3.0, 0.98, 0.06, BRASS, 0.015)
    m.box(0, 0.4, 0.78, 1.7, 0.8, 0.3, PLUM, 0.02)
    m.box(0, 0.4, 1.08, 1.8, 0.88, 0.05, BRASS, 0.012)
    for i in range(13):
        if abs(i - 6) > 1:
            x = -1.38 + 0.23 * i
            m.cylinder(x, -0.13, 0.1, 0.04, 0.6, paint("#FFF0DC"), sides=14)
            inward = 0.115 if i < 6 else -0.115
            m.plate(arch(0.13, 0.4), 0.02, lamp("#FFC062", 2.4), x + inward, -0.115, 0.16, 0)
    for i in range(15):
        m.box(-1.4 + 0.2 * i, -0.13, 0.78, 0.09, 0.06, 0.07, BRASS, 0.01)
    windows(m, -0.72, -0.01, 0.85, 9, 0.18, 2)
    m.plate(arch(0.5, 0.56), 0.03, BRASS, 0, -0.13, 0.1, 0.004)
    m.plate(arch(0.4, 0.5), 0.03, lamp("#FFDC9A", 3), 0, -0.15, 0.1, 0)


def _canopy(m: Shaper) -> None:
    """The porch of bulbs, and on it the sign for the word."""
    m.box(0, -0.36, 0.6, 1.5, 0.5, 0.07, Mat("#2A1226", 0.3, coat=0.5), 0.02)
    corners = ((-0.75, -0.12), (-0.75, -0.61), (0.75, -0.61), (0.75, -0.12))
    bulbs(m, [(x, y, 0.63) for x, y in corners], 0.085, CANOPY_BULB, 0.028, 5)
    for s in (-1, 1):
        m.cylinder(s * 0.68, -0.54, 0, 0.03, 0.6, BRASS, sides=10)
    m.box(0, -0.5, 0.67, 1.44, 0.06, 0.34, SIGN_BLACK, 0.02)
    rim(m, rounded(1.42, 0.33, 0.08), -0.545, 0.84, lamp(PINK, 2.0))


def _blade_sign(m: Shaper, side: int) -> None:
    """A tall sign with three of the four suits."""
    m.box(0, 0, 0.5, 0.3, 0.1, 1.16, Mat("#0E1420", 0.3, coat=0.5), 0.04)
    rim(m, rounded(0.27, 1.12, 0.1), -0.065, 1.08, lamp(TEAL, 1.9))
    suits = (_diamond, _heart, _club)
    for k in range(3):
        with m.at(0, -0.075, 0.74 + 0.33 * k):
            suits[(k + (side > 0)) % 3](m)


def _diamond(m: Shaper) -> None:
    m.plate([(0, -0.12), (0.09, 0), (0, 0.12), (-0.09, 0)], 0.012, lamp(PINK, 1.8), bevel=0)


def _heart(m: Shaper) -> None:
    for x in (-0.045, 0.045):
        m.plate(disc(0.05, 16), 0.012, lamp(AMBER, 1.9), x, 0, 0.03, 0)
    m.plate([(-0.09, 0.01), (0.09, 0.01), (0, -0.12)], 0.012, lamp(AMBER, 1.9), 0, -0.001, 0, 0)


def _club(m: Shaper) -> None:
    for x, z in ((-0.05, 0), (0.05, 0), (0, 0.075)):
        m.plate(disc(0.048, 16), 0.012, lamp(TEAL, 1.7), x, 0, z, 0)
    stem = [(-0.02, 0), (0.02, 0), (0.03, -0.11), (-0.03, -0.11)]
    m.plate(stem, 0.012, lamp(TEAL, 1.7), bevel=0)


def _lit_wheel(m: Shaper) -> None:
    wheel(m, 0.62)
    m.ring(0, 0, 0.06, 0.8, 0.032, lamp(PINK, 2.2), sides=56)
    for k in range(20):
        a = math.tau * k / 20
        m.ball(0.87 * math.cos(a), 0.87 * math.sin(a), 0.06, 0.03, lamp(AMBER, 5), sides=8)


def wheel(m: Shaper, r: float) -> None:
    """A roulette wheel lying in XY."""
    m.cylinder(0, 0, 0, r * 1.12, 0.08, metal("#E9B84A", 0.25), sides=48)
    for k in range(18):
        red = lamp("#E8102E", 0.35) if k % 2 else flat("#16141C", 0.2)
        m.prism(_pocket(r, k / 18, (k + 1) / 18), 0.03, red, z=0.075, bevel=0)
    m.cylinder(0, 0, 0.08, r * 0.36, 0.05, wood("#8A4A24"), sides=32)
    m.ring(0, 0, 0.1, r * 1.03, 0.035, metal("#F0C860", 0.25), sides=48)
    for k in range(4):
        m.box(0, 0, 0.13, r * 0.62, 0.035, 0.04, metal("#F0C860", 0.25), 0.012, (0, 0, 45 * k))
    m.ball(0, 0, 0.2, 0.08, metal("#F0C860", 0.2), sides=16)
    m.ball(r * 0.6, r * 0.5, 0.14, 0.05, gloss("#FFFFFF"), sides=14)


def _pocket(r: float, start: float, end: float) -> list[Point]:
    def at(part: float, radius: float) -> Point:
        return radius * math.cos(math.tau * part), radius * math.sin(math.tau * part)

    middle = at((start + end) / 2, r * 1.004)
    return [at(start, r * 0.35), at(start, r), middle, at(end, r), at(end, r * 0.35)]


def _carpet(m: Shaper) -> None:
    """A red carpet between brass posts."""
    x, y = world(CASINO[0], 668)
    y += 0.05
    m.box(x, y, 0.02, 0.74, 1.4, 0.015, Mat("#8E0A22", 0.8, bump=0.2), 0.004)
    for s in (-1, 1):
        m.box(x + s * 0.35, y, 0.03, 0.03, 1.4, 0.01, metal("#E9B84A"), 0.003)
        for k in range(4):
            post = y - 0.6 + 0.38 * k
            m.cylinder(x + s * 0.47, post, 0, 0.022, 0.26, metal("#E9B84A", 0.25), sides=10)
            m.ball(x + s * 0.47, post, 0.27, 0.035, metal("#E9B84A", 0.25), sides=10)


def _forecourt(m: Shaper) -> None:
    px, _ = CASINO
    for dx, py, turn, size in ((-118, 628, 24, 0.42), (-166, 640, -14, 0.36), (130, 634, 40, 0.4)):
        with m.at(*world(px + dx, py), 0.02, turn), m.sized(1, 1, 1.05):
            big_die(m, size)
    for dx, py, tone, turn in ((-104, 694, "#1C1F2A", 8), (118, 694, "#F3EAD6", -12)):
        with m.at(*world(px + dx, py), 0.07, turn, 0.92):
            limousine(m, tone)
    for dx, py in ((-166, 584), (-160, 690), (176, 596)):
        palm(m, *world(px + dx, py), 1.0, 0.12 if dx < 0 else -0.12)
    for dx in (-62, 62):
        x, y = world(px + dx, 704)
        m.cylinder(x, y, 0, 0.1, 0.14, paint("#E8DCC4"), top=0.13, sides=16)
        m.ball(x, y, 0.24, 0.14, leaf("#2F6B4A"), sides=10)


def big_die(m: Shaper, size: float) -> None:
    """A die as large as a man."""
    m.box(0, 0, 0, size, size, size, gloss("#FFF6E4"), size * 0.13, segments=4)
    pip, r = flat("#B8132E"), size * 0.085
    for x, y in ((-0.25, -0.25), (0.25, 0.25), (0, 0), (-0.25, 0.25), (0.25, -0.25)):
        m.cylinder(x * size, y * size, size, r, 0.004, pip, sides=14, bevel=0)
    for x, z in ((-0.25, 0.27), (0.25, 0.73), (0, 0.5)):
        spot = (x * size, -size / 2, z * size)
        m.cylinder(*spot, r, 0.006, pip, sides=14, bevel=0, rot=(90, 0, 0))
    for y, z in ((-0.22, 0.28), (0.22, 0.72)):
        spot = (size / 2, y * size, z * size)
        m.cylinder(*spot, r, 0.006, pip, sides=14, bevel=0, rot=(0, 90, 0))


def limousine(m: Shaper, tone: str) -> None:
    """A long car of the forties: wings, running board, white-walled tyres, lights."""
    body, shine = Mat(tone, 0.15, coat=1, bump=0, vary=0.02), metal("#DDE2E4")
    lower = [(-0.46, 0), (0.44, 0), (0.47, 0.05), (0.45, 0.13), (0.12, 0.16), (-0.44, 0.16)]
    m.plate([*lower, (-0.48, 0.08)], 0.26, body, 0, -0.13, 0, 0.035)
    cabin = [(-0.3, 0.15), (0.14, 0.15), (0.08, 0.27), (-0.02, 0.295), (-0.2, 0.295), (-0.27, 0.26)]
    m.plate(cabin, 0.24, body, 0, -0.12, 0, 0.03)
    for x0, x1 in ((-0.25, -0.11), (-0.085, 0.075)):
        pane = [(x0, 0.17), (x1, 0.17), (x1 - 0.025, 0.255), (x0 + 0.02, 0.255)]
        m.plate(pane, 0.25, flat("#31475E", 0.08), 0, -0.125, 0, 0.003)
    for x in (-0.29, 0.28):
        for s in (-1, 1):
            m.ball(x, s * 0.135, 0.09, 0.125, body, (1.15, 0.32, 0.85), sides=16)
            m.cylinder(x, s * 0.16 + 0.02, 0.0, 0.085, 0.04, flat("#111114", 0.6), rot=(90, 0, 0))
            m.cylinder(x, s * 0.175 + 0.021, 0.0, 0.055, 0.042, flat("#EDE8DC"), rot=(90, 0, 0))
            m.cylinder(x, s * 0.178 + 0.022, 0.0, 0.032, 0.044, shine, rot=(90, 0, 0))
    m.box(0, 0, 0.02, 0.34, 0.36, 0.025, flat("#22242A", 0.4), 0.008)
    m.box(0.465, 0, 0.03, 0.02, 0.13, 0.1, shine, 0.008)
    for x in (0.49, -0.49):
        m.box(x, 0, 0.015, 0.025, 0.3, 0.03, shine, 0.008)
    for s in (-1, 1):
        m.ball(0.44, s * 0.115, 0.12, 0.036, lamp("#FFF0C0", 5), sides=10)
        m.ball(-0.47, s * 0.1, 0.1, 0.022, lamp("#FF3A22", 3), sides=10)
