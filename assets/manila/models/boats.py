"""Manila's boats: three punts at a time with their wares, and the pirates."""

from __future__ import annotations

import math

from assets.pipeline.houses import crate
from assets.pipeline.materials import Mat, flat, paint, rough, wood
from assets.pipeline.outline import smooth
from assets.pipeline.shapes import Shaper

from .wares import HULLS, TOKENS

SPACES = {"nutmeg": 3, "silk": 3, "ginseng": 3, "jade": 4}
DECK = 0.22


def hull(m: Shaper, length: float, width: float, mat: Mat, rail: Mat, sheer: float = 0.22) -> None:
    """An open wooden boat, bow to the right, waterline at zero."""
    half = [(-0.5, 0), (-0.42, -0.36), (-0.25, -0.5), (0.2, -0.5), (0.38, -0.34), (0.5, 0)]
    side = [(p[0] * length, p[1] * width) for p in smooth(half, 4)]
    outline = side + [(x, -y) for x, y in reversed(side[1:-1])]
    rings = []
    for z, k, up in (
        (-0.1, 0.7, 0.0),
        (0.16, 0.95, 0.6),
        (0.3, 1.0, 1.0),
        (0.3, 0.86, 1.0),
        (0.17, 0.82, 0.5),
    ):
        rings.append(
            [
                (x * (1 if k > 0.9 else 0.94), y * k, z + sheer * up * abs(2 * x / length) ** 3)
                for x, y in outline
            ]
        )
    m.hull(rings, mat, caps=False, angle=50)
    edge = [
        (x, y * 0.94, 0.3 + sheer * abs(2 * x / length) ** 3) for x, y in [*outline, outline[0]]
    ]
    m.tube(edge, 0.035, rail, 8)
    floor = [(x * 0.9, y * 0.86) for x, y in outline]
    m.prism(floor, 0.04, wood("#A8703C", "x"), z=DECK - 0.04, bevel=0)
    for k in range(5):
        y = width * 0.13 * (k - 2)
        m.box(0, y, DECK, length * 0.66, 0.01, 0.004, wood("#7A4E2A", "x"), 0)


def punt(m: Shaper, ware: str) -> None:
    """A ware's boat: crates topped with it aft, pads for the accomplices forward."""
    colour = HULLS[ware]
    hull(m, 2.3, 0.9, paint(colour), paint("#FFF4DC"))
    for k in range(2):
        with m.at(-0.79 + 0.39 * k, 0.02, DECK):
            crate(m, 0, 0, 0, 0.38, 0, "#C08A52")
            with m.at(0, 0, 0.34, scale=0.66):
                TOKENS[ware](m)
    spaces = SPACES[ware]
    for k in range(spaces):
        x = 0.8 - 0.285 * (spaces - 1 - k)
        m.cylinder(x, 0, DECK, 0.135, 0.016, paint("#FFF1CF"), sides=28, bevel=0.005)
    m.cylinder(1.0, 0, 0.2, 0.022, 0.62, wood(along="z"), sides=8)
    m.plate([(0, 0), (0.3, 0.09), (0, 0.18)], 0.015, Mat(colour, 0.6, bump=0), 1.01, 0, 0.62, 0.003)


def pirates(m: Shaper) -> None:
    """A black junk with a skull on its sail and room for two."""
    hull(m, 2.6, 1.1, Mat("#3A2A26", 0.6, vary=0.15, grain=(0.15, 1, 1)), paint("#B3261E"), 0.32)
    m.cylinder(-0.35, 0.1, 0.15, 0.04, 1.45, wood("#5A3A20", "z"), sides=12)
    rows = []
    for j in range(7):
        row = [
            (-0.95 + 1.2 * i / 10, -0.02 - 0.16 * math.sin(math.pi * i / 10), 0.6 + 0.74 * j / 6)
            for i in range(11)
        ]
        rows.append(row)
    m.sheet(rows, rough("#26222A", 0.2), 0.02)
    for z in (0.6, 1.34):
        m.tube([(-0.98, 0, z), (-0.35, -0.03, z), (0.28, 0, z)], 0.025, wood("#6B4526", "x"), 8)
    _skull(m, -0.35, -0.2, 0.98)
    for x in (0.35, 0.72):
        m.cylinder(x, 0, DECK, 0.16, 0.016, paint("#FFF1CF"), sides=28, bevel=0.005)
    for x in (-0.1, 0.25, 0.6):
        m.cylinder(x, -0.5, 0.2, 0.05, 0.16, Mat("#2A2A2C", 0.5), sides=14, rot=(90, 0, 0))


def _skull(m: Shaper, x: float, y: float, z: float) -> None:
    bone = flat("#FFF6E2", 0.6)
    m.ball(x, y, z + 0.06, 0.16, bone, (1, 0.35, 1), sides=22)
    m.box(x, y - 0.03, z - 0.14, 0.16, 0.04, 0.1, bone)
    for s in (-1, 1):
        m.ball(x + s * 0.06, y - 0.055, z + 0.06, 0.042, flat("#26222A"), sides=12)
        m.tube([(x - s * 0.26, y, z - 0.26), (x + s * 0.26, y - 0.03, z - 0.1)], 0.028, bone)
