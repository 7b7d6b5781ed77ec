"""Manila's four wares, each with an outline of its own, and their dice and markers."""

from __future__ import annotations

import math

from mathutils import Matrix

from assets.pipeline.materials import Mat, flat, leaf, metal, paint, wood
from assets.pipeline.outline import disc, petal, rounded, shifted, smooth, turned
from assets.pipeline.shapes import Shaper

COLOURS = {"nutmeg": "#8A5230", "silk": "#4E6FD0", "ginseng": "#E9C36A", "jade": "#2FA36B"}


def jade(m: Shaper) -> None:
    """A carved ring, standing."""
    stone = Mat("#2FA36B", 0.15, coat=0.9, bump=0.05, vary=0.12)
    m.ring(0, 0, 0.3, 0.2, 0.1, stone, (68, 0, 0), 40)
    for k in range(6):
        with m.at(0, 0, 0.3, rx=68), m.at(rz=60 * k):
            m.ball(0.2, 0, 0.07, 0.045, Mat("#57C48C", 0.15, coat=0.9, bump=0), sides=10)


def silk(m: Shaper) -> None:
    """Three rolls, tied with gold."""
    for x, z, colour in ((-0.15, 0.13, "#4E6FD0"), (0.15, 0.13, "#7A96F0"), (0, 0.37, "#3B57B0")):
        cloth = Mat(colour, 0.35, coat=0.4, bump=0.1)
        m.cylinder(x, 0.27, z, 0.13, 0.54, cloth, sides=24, rot=(90, 0, 0))
        m.ring(x, -0.27, z, 0.07, 0.022, paint("#F0D9A0"), (90, 0, 0))
        m.cylinder(x, -0.26, z, 0.05, 0.02, paint("#F0D9A0"), sides=16, rot=(90, 0, 0))
        m.ring(x, -0.1, z, 0.132, 0.016, metal(), (90, 0, 0))


def nutmeg(m: Shaper) -> None:
    """A basket of nuts."""
    bowl = [(0, 0), (0.25, 0), (0.3, 0.16), (0.27, 0.21), (0.22, 0.15), (0, 0.12)]
    m.lathe(smooth(bowl, 4), Mat("#C28A4A", 0.8, bump=0.6, scale=14), sides=30)
    m.ring(0, 0, 0.18, 0.29, 0.025, wood("#8F5E30"), sides=30)
    shell = Mat("#8A5230", 0.7, bump=0.8, scale=12, vary=0.2)
    for k in range(7):
        a, r = k * 1.05, 0.14 if k < 6 else 0
        m.ball(r * math.cos(a), r * math.sin(a), 0.22 + 0.08 * (k == 6), 0.095, shell, (1, 1, 1.15))
    for k in (0, 3):
        a = k * 1.05 + 0.5
        m.ball(0.13 * math.cos(a), 0.13 * math.sin(a), 0.32, 0.05, paint("#D8442E"), sides=12)


def ginseng(m: Shaper) -> None:
    """A root with arms and legs under a tuft of leaves."""
    skin = Mat("#E9C98A", 0.7, bump=0.6, scale=10, vary=0.15)
    trunk = [(0, 0, 0.66), (0, -0.01, 0.54), (0, -0.02, 0.42), (0, -0.02, 0.32)]
    m.tube(trunk, [0.06, 0.12, 0.135, 0.11], skin, 14)
    for s in (-1, 1):
        m.tube(
            [(s * 0.02, -0.02, 0.38), (s * 0.11, -0.03, 0.2), (s * 0.17, -0.05, 0.02)],
            [0.09, 0.06, 0.02],
            skin,
        )
        m.tube(
            [(s * 0.06, 0, 0.5), (s * 0.22, -0.02, 0.4), (s * 0.3, -0.04, 0.27)],
            [0.06, 0.035, 0.012],
            skin,
            8,
        )
    for a in range(0, 360, 72):
        _leaf(m, a)
    m.ball(0, 0, 0.72, 0.05, paint("#D8342A"), sides=12)


def _leaf(m: Shaper, turn: float) -> None:
    rows = []
    for i in range(6):
        t = i / 5
        w = 0.07 * math.sin(math.pi * (0.08 + 0.9 * t))
        rows.append([(k * w, 0.26 * t, 0.1 * math.sin(2.4 * t)) for k in (-1, 0, 1)])
    with m.at(0, 0, 0.64, turn):
        m.sheet(rows, leaf("#5E9A3C"), 0.012)


TOKENS = {"nutmeg": nutmeg, "silk": silk, "ginseng": ginseng, "jade": jade}


def marker(m: Shaper, ware: str) -> None:
    """The price marker: the ware on a small plinth in its colour."""
    m.cylinder(0, 0, 0, 0.4, 0.08, wood("#8A5A30", "x"), sides=40, bevel=0.02)
    m.ring(0, 0, 0.075, 0.37, 0.03, Mat(COLOURS[ware], 0.4, coat=0.4, bump=0.03), sides=44)
    with m.at(z=0.08, scale=0.92):
        TOKENS[ware](m)


SIZE = 0.62
PIP, APART = 0.078, 0.165  # a pip's radius, and how far it is from the middle of its side
EMBLEM, LOW = 0.62, -0.03  # of a side's emblem: its size, and how far below the middle it is
PIPS = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, 1), (1, 1), (-1, -1), (1, -1)),
    5: ((-1, 1), (1, 1), (0, 0), (-1, -1), (1, -1)),
    6: ((-1, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (1, -1)),
}
SQUAT = 0.84  # of its height at rest: one sees more of the top, and less of the front
TUMBLE_FRAMES = 8
AXIS = (0.8, 0.4, 0.45)
FACE = -SIZE / 2  # the front of a die whose middle is the origin


def die(m: Shaper, ware: str, number: int) -> None:
    """At rest: large pips on top only, a small emblem of the ware low in front.

    Pips on both would read as a sum, and an emblem as large as its side is what one sees first.
    """
    with m.sized(1, 1, SQUAT):
        _die(m, ware, number, Matrix.Identity(4), 0)


def tumbling(m: Shaper, ware: str, frame: int) -> None:
    """In the air: over its own edges, bouncing."""
    t = frame / TUMBLE_FRAMES
    height = 0.45 * abs(math.cos(math.pi * 1.5 * t)) * (1 - 0.55 * t) + 0.1
    number = (5, 2, 6, 3, 1, 4, 2, 5)[frame % 8]
    _die(m, ware, number, Matrix.Rotation(math.radians(35 + 430 * t), 4, AXIS), height)


def _die(m: Shaper, ware: str, number: int, turn: Matrix, height: float) -> None:
    ink = flat("#3A2414", 0.4) if ware == "ginseng" else flat("#FFF6DF", 0.4)
    flying = turn != Matrix.Identity(4)
    with m.at(0, 0, height - FACE), m.moved(turn):
        body = Mat(COLOURS[ware], 0.25, coat=0.8, bump=0.03, vary=0.03, crevice=0)
        m.box(0, 0, FACE, SIZE, SIZE, SIZE, body, 0.09, segments=5)
        _pips(m, number, ink)
        for quarter in range(4 if flying else 1):
            with m.at(rz=90 * quarter), m.at(0, FACE, LOW, rx=90, scale=EMBLEM):
                EMBLEMS[ware](m, ink, body)
        if flying:
            with m.at(rx=180):
                _pips(m, 7 - number, ink)


def _pips(m: Shaper, number: int, ink: Mat) -> None:
    for x, y in PIPS[number]:
        m.cylinder(x * APART, y * APART, -FACE - 0.004, PIP, 0.012, ink, sides=24, bevel=0.003)


def _nut_emblem(m: Shaper, ink: Mat, body: Mat) -> None:
    """A nut with its veins, and two leaves."""
    m.prism(shifted(disc(0.17, 32, 1.2), 0, -0.05), 0.014, ink, bevel=0.003)
    for x in (-0.075, 0.075):
        vein = [(0.4 * x, -0.22, 0.014), (x, -0.05, 0.014), (0.4 * x, 0.12, 0.014)]
        m.tube(smooth(vein, 4), 0.016, body, 6)
    for turn in (35, 145):
        leaf_shape = shifted(turned(petal(0.24, 0.07), turn), 0, 0.14)
        m.prism(leaf_shape, 0.014, ink, bevel=0.003)


def _silk_emblem(m: Shaper, ink: Mat, body: Mat) -> None:
    """A roll of cloth, its end hanging down in waves."""
    m.prism(shifted(rounded(0.46, 0.15, 0.07), 0, 0.15), 0.02, ink, bevel=0.006)
    m.ring(0.17, 0.15, 0.022, 0.035, 0.012, body, sides=18)
    hem = [(-0.15 + 0.3 * i / 12, -0.19 + 0.028 * math.cos(math.pi * i / 2)) for i in range(13)]
    m.prism([(-0.15, 0.1), *hem, (0.15, 0.1)], 0.014, ink, bevel=0.003)
    for x in (-0.05, 0.05):
        m.tube([(x, 0.05, 0.014), (x, -0.15, 0.014)], 0.012, body, 6)


def _root_emblem(m: Shaper, ink: Mat, body: Mat) -> None:
    """A root with arms, legs and leaves."""
    del body
    for path, thick in (
        (((0, 0.12), (0, -0.06)), 0.07),
        (((0, -0.04), (-0.1, -0.22)), 0.042),
        (((0, -0.04), (0.1, -0.22)), 0.042),
        (((-0.02, 0.04), (-0.19, -0.06)), 0.034),
        (((0.02, 0.04), (0.19, -0.06)), 0.034),
        (((0, 0.14), (-0.13, 0.23)), 0.036),
        (((0, 0.14), (0.13, 0.23)), 0.036),
        (((0, 0.14), (0, 0.26)), 0.036),
    ):
        m.tube([(x, y, 0.0) for x, y in path], thick, ink, 10)
        for x, y in path:
            m.ball(x, y, 0, thick, ink, sides=10)


def _jade_emblem(m: Shaper, ink: Mat, body: Mat) -> None:
    """A ring that hangs on a cord."""
    m.cylinder(0, -0.05, 0, 0.2, 0.014, ink, sides=36, bevel=0.003)
    m.cylinder(0, -0.05, 0.006, 0.085, 0.012, body, sides=26, bevel=0)
    for s in (-1, 1):
        m.tube([(0, 0.12, 0.008), (s * 0.07, 0.26, 0.008)], 0.026, ink, 8)


EMBLEMS = {
    "nutmeg": _nut_emblem,
    "silk": _silk_emblem,
    "ginseng": _root_emblem,
    "jade": _jade_emblem,
}
