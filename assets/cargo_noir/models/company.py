"""The cards that are people, or nearly: the octopus, the cronies, the militia."""

from __future__ import annotations

import math

from assets.pipeline.materials import Mat, flat, gloss, lamp, metal, paint, rough, wood
from assets.pipeline.outline import smooth, star
from assets.pipeline.shapes import Shaper

from .night import COIN

OCTOPUS, SUCKER = Mat("#E2583E", 0.35, coat=0.5, bump=0.15, vary=0.08), paint("#FFC9A6")
SKIN, FELT = paint("#E2AC80"), rough("#6E6C86", 0.25)
HELMET, CLOTH = Mat("#5C6B52", 0.5, bump=0.2, vary=0.06), paint("#6A7E48")
SACK = Mat("#CDB07C", 0.9, bump=0.5, scale=14, vary=0.15)
BLACK = flat("#1C1418")


def fedora(m: Shaper, size: float, felt: Mat, band: str) -> None:
    """A soft hat with its crown creased."""
    crown = [(0.25, 0.08), (0.24, 0.3), (0.14, 0.38), (0.05, 0.31), (0, 0.31)]
    brim = [(0, 0), (0.34, 0), (0.44, 0.05), (0.43, 0.07), (0.3, 0.05), *crown]
    with m.at(scale=size):
        m.lathe(smooth(brim, 4), felt, sides=44, angle=180)
        ribbon = [(0.25, 0.07), (0.264, 0.08), (0.257, 0.16), (0.245, 0.165)]
        m.lathe(ribbon, paint(band), sides=44)


def syndicate(m: Shaper) -> None:
    """An octopus in a fedora, with a cigar, whose arms bring two coins back."""
    for angle, long in ((205, 0.46), (245, 0.36), (295, 0.36), (335, 0.46), (20, 0.4), (160, 0.4)):
        _arm(m, angle, long)
    for s in (-1, 1):
        _raised(m, s)
    with m.at(0, 0.04, 0.16, rx=-20):
        m.ball(0, 0, 0.26, 0.29, OCTOPUS, (1.05, 0.95, 1.05), sides=32)
        _face(m)
        with m.at(0, 0.03, 0.42, rx=-6):
            fedora(m, 0.86, FELT, "#2A2438")


def _arm(m: Shaper, angle: float, long: float) -> None:
    """An arm that lies on the ground and curls up at its tip."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    spots = ((0.1, 0.2), (0.26, 0.1), (long, 0.07), (long + 0.08, 0.13), (long + 0.03, 0.19))
    path = smooth([(c * r, 0.04 + s * r * 0.8, 0.06 + z) for r, z in spots], 4)
    radii = [0.085 - 0.055 * i / (len(path) - 1) for i in range(len(path))]
    m.tube(path, radii, OCTOPUS, 12)


def _raised(m: Shaper, side: int) -> None:
    """An arm that holds up a coin."""
    spots = [(0.18, 0.02, 0.24), (0.38, -0.1, 0.22), (0.5, -0.12, 0.38), (0.47, -0.14, 0.52)]
    path = smooth([(side * x, y, z) for x, y, z in spots], 5)
    radii = [0.085 - 0.045 * i / (len(path) - 1) for i in range(len(path))]
    m.tube(path, radii, OCTOPUS, 12)
    for x, y, z in path[4::3]:
        m.ball(x - side * 0.03, y - 0.05, z, 0.024, SUCKER, sides=10)
    with m.at(side * 0.46, -0.16, 0.62, rx=64):
        m.cylinder(0, 0, -0.02, 0.15, 0.045, COIN, sides=32)
        m.ring(0, 0, 0.025, 0.115, 0.014, COIN, sides=32)


def _face(m: Shaper) -> None:
    """Eyes half shut, and a cigar in the corner of the mouth."""
    for s in (-1, 1):
        m.ball(s * 0.115, -0.235, 0.29, 0.095, gloss("#FFFDF4"), (1, 0.6, 1.1), sides=20)
        m.ball(s * 0.1, -0.292, 0.275, 0.042, BLACK, (1, 0.5, 1.2), sides=14)
        with m.at(s * 0.118, -0.24, 0.305, ry=s * 14):
            m.ball(0, 0, 0.055, 0.112, OCTOPUS, (1.05, 0.7, 0.55), sides=18)
    m.tube([(-0.1, -0.25, 0.12), (0, -0.275, 0.1), (0.08, -0.26, 0.13)], 0.014, BLACK, 6)
    m.tube([(0.05, -0.25, 0.12), (0.24, -0.4, 0.1)], 0.04, rough("#8A5028", 0.5), 12)
    m.ball(0.25, -0.41, 0.098, 0.04, lamp("#FF5A1A", 4), sides=12)


def cronies(m: Shaper) -> None:
    """Three men in hats round a card table."""
    for x, y, suit, wear in (
        (-0.36, 0.1, "#B8443A", 0),
        (0.36, 0.1, "#3A6AB8", 1),
        (0, 0.3, "#4A8A50", 2),
    ):
        with m.at(x, y, 0.08, rx=-18):
            _crony(m, suit, wear)
    m.cylinder(0, -0.18, 0.08, 0.1, 0.12, wood("#5A3A22", "z"), sides=20)
    with m.sized(1.25, 1, 1):
        m.cylinder(0, -0.2, 0.2, 0.34, 0.05, wood("#8A5630", "x"), sides=44)
        m.cylinder(0, -0.2, 0.225, 0.305, 0.03, Mat("#1F9A62", 0.9, bump=0.2), sides=44)
    for x, y, turn in ((-0.16, -0.3, 20), (0.0, -0.34, -6), (0.16, -0.29, -24)):
        _card(m, (x, y, 0.256), turn)
    for x, y, count, tone in ((-0.02, -0.14, 3, "#F0C050"), (0.12, -0.13, 2, "#E0357F")):
        for i in range(count):
            m.cylinder(x, y, 0.255 + 0.03 * i, 0.05, 0.028, paint(tone), sides=18)
    for x, y, turn in ((-0.3, -0.1, 24), (0.3, -0.1, -24), (0, 0.06, 0)):
        _fan(m, x, y, turn)


def _card(m: Shaper, place: tuple[float, float, float], turn: float) -> None:
    """A playing card, face up."""
    with m.at(*place, turn):
        m.box(0, 0, 0, 0.12, 0.17, 0.01, gloss("#FFFDF4"), 0.004)
        m.ball(0, 0, 0.01, 0.035, gloss("#E02838") if turn > 0 else BLACK, (1, 1.2, 0.3), sides=12)


def _fan(m: Shaper, x: float, y: float, turn: float) -> None:
    """A hand of cards, its backs to the viewer."""
    with m.at(x, y, 0.27, turn, rx=-22):
        for k in (-1, 0, 1):
            m.box(0.05 * k, 0.01 * k, 0, 0.1, 0.012, 0.16, gloss("#F4EEE0"), 0.004, (0, 20 * k, 0))
            with m.at(0.05 * k, 0.01 * k - 0.008, 0.02, ry=20 * k):
                m.box(0, 0, 0, 0.07, 0.01, 0.12, paint("#D02A3A"), 0.002)
        m.ball(0, -0.01, 0, 0.055, SKIN, sides=12)


def _crony(m: Shaper, suit: str, wear: int) -> None:
    """A round man who smiles under a fedora, a bowler or a flat cap."""
    body = [(0, 0), (0.17, 0), (0.19, 0.12), (0.13, 0.3), (0, 0.33)]
    m.lathe(smooth(body, 4), paint(suit))
    m.ball(0, 0, 0.45, 0.165, SKIN, (1, 1, 1.05), sides=24)
    m.ball(0, -0.165, 0.44, 0.035, paint("#D8946A"), sides=10)
    for s in (-1, 1):
        m.ball(s * 0.06, -0.145, 0.49, 0.022, BLACK, sides=8)
        m.ball(s * 0.045, -0.14, 0.3, 0.04, gloss("#FFE9C0"), (1.2, 0.6, 0.9), sides=10)
    if wear == 2:
        for s in (-1, 1):
            m.ball(s * 0.05, -0.165, 0.4, 0.04, flat("#3A2418"), (1.4, 0.6, 0.6), sides=10)
    else:
        smile = [(-0.075, -0.14, 0.41), (0, -0.165, 0.36), (0.075, -0.14, 0.41)]
        m.tube(smile, 0.014, flat("#7A2A24"), 6)
    with m.at(0, 0.03, 0.55, rx=-8):
        (_soft_hat, _bowler, _cap)[wear](m)


def _soft_hat(m: Shaper) -> None:
    fedora(m, 0.6, rough("#8C7A66", 0.25), "#3A2418")


def _bowler(m: Shaper) -> None:
    crown = [(0.24, 0), (0.25, 0.02), (0.16, 0.03), (0.16, 0.12), (0.1, 0.2), (0, 0.22)]
    m.lathe(smooth(crown, 4), rough("#5A5264", 0.2), sides=36, angle=180)


def _cap(m: Shaper) -> None:
    tweed = rough("#B0703A", 0.4)
    m.ball(0, 0, 0.04, 0.2, tweed, (1.05, 1.05, 0.5), sides=24)
    m.ball(0, -0.17, 0.01, 0.12, tweed, (1.1, 0.9, 0.25), sides=18)


def militia(m: Shaper) -> None:
    """Three men in helmets with rifles, behind a wall of sandbags."""
    for x, y in ((-0.34, 0.12), (0.34, 0.12), (0, 0.26)):
        with m.at(x, y, 0.08, rx=-24):
            _soldier(m)
    for row, count in ((0, 5), (1, 4)):
        for k in range(count):
            x = 0.23 * (k - (count - 1) / 2)
            m.ball(x, -0.26 + 0.04 * row, 0.15 + 0.12 * row, 0.13, SACK, (1, 0.72, 0.56), sides=20)


def _soldier(m: Shaper) -> None:
    body = [(0, 0), (0.17, 0), (0.19, 0.12), (0.13, 0.32), (0, 0.34)]
    m.lathe(smooth(body, 4), CLOTH)
    m.ball(0, 0, 0.46, 0.165, SKIN, sides=22)
    for s in (-1, 1):
        m.ball(s * 0.06, -0.15, 0.46, 0.028, BLACK, sides=10)
    m.tube([(-0.06, -0.15, 0.375), (0.06, -0.15, 0.375)], 0.014, flat("#7A3A2A"), 6)
    shell = [(0.195, 0), (0.2, 0.02), (0.175, 0.06), (0.155, 0.13), (0.09, 0.18), (0, 0.19)]
    m.lathe(smooth(shell, 4), HELMET, 0, 0.02, 0.535, 36, angle=180)
    m.prism(star(5, 0.075, 0.033), 0.02, metal("#FFD84A"), 0, -0.155, 0.62, 0.004, (76, 0, 0))
    m.tube([(0.2, -0.08, 0.08), (0.24, -0.06, 0.5)], 0.04, wood("#B07840", "z"), 10)
    m.tube([(0.235, -0.06, 0.46), (0.265, -0.05, 0.86)], 0.02, metal("#C4CED8", 0.35), 10)
    m.ball(0.19, -0.1, 0.3, 0.06, SKIN, sides=12)
