"""Pirates, shipwright and market woman."""

from __future__ import annotations

import math

from assets.pipeline.materials import Mat, flat, metal, paint, rough, wood
from assets.pipeline.outline import smooth
from assets.pipeline.shapes import Shaper
from assets.santiago.models.doll import LOOK_UP, arm, body, head

from .doll_parts import GOLD, base, beard, buttons, hair, lapels, moustache, skull
from .things import cutlass, mallet

PIRATES, YARD = "#B3261E", "#C4312A"
BLACK = "#1B1210"
WICKER = Mat("#B9803F", 0.8, bump=0.6, scale=14)


def captain(m: Shaper) -> None:
    """Pirate captain: crimson coat, tricorn with skull, eye patch, hook and cutlass."""
    base(m, "#26222A")
    red = paint("#A81F26")
    z = body(m, red, hip=0.31, chest=0.18, belt=BLACK)
    lapels(m, "#F3E6C8")
    buttons(m, 0.11, 0.64)
    head(m, z, 1, brows=BLACK)
    beard(m, z, BLACK)
    moustache(m, z, BLACK, 1.05)
    _eye_patch(m, z)
    _tricorn(m, z)
    arm(m, 1, red, (0.4, -0.26, 0.7), 1, 0.66)
    arm(m, -1, red, (-0.36, -0.28, 0.56), 1)
    _hook(m)
    with m.at(0.41, -0.3, 0.7, ry=18, rx=6):
        cutlass(m)


def _eye_patch(m: Shaper, z: float) -> None:
    leather = flat("#111014")
    with m.at(0, 0, z, rx=LOOK_UP):
        m.ball(-0.076, -0.192, 0.018, 0.062, leather, (1, 0.4, 0.95), sides=16)
        strap = [(-0.2, -0.06, 0.06), (-0.08, -0.2, 0.045), (0.06, -0.2, 0.11), (0.19, -0.08, 0.15)]
        m.tube(strap, 0.012, leather, 6)
        m.ball(0.02, -0.215, -0.125, 0.04, paint("#8A3A2A"), (1.3, 0.5, 0.5), sides=10)


def _tricorn(m: Shaper, z: float) -> None:
    felt = rough("#1E1B22", 0.2)
    with m.at(0, 0.03, z + 0.12, rx=-26):
        crown = [(0.19, 0), (0.18, 0.13), (0.1, 0.2), (0, 0.21)]
        m.lathe(smooth(crown, 4), felt, sides=32, angle=180)
        rows = [[_brim_point(t, 2 * math.pi * k / 60) for k in range(61)] for t in (0, 0.5, 1)]
        m.sheet(rows, felt, 0.025)
        m.tube([(x, y, h + 0.012) for x, y, h in rows[-1]], 0.018, GOLD, 6)
        with m.at(0, -0.275, 0.125, rx=4):
            skull(m, 0.4)


def _brim_point(t: float, turn: float) -> tuple[float, float, float]:
    """A brim that is turned up on three sides and points out at three corners."""
    corner = 0.5 + 0.5 * math.cos(3 * turn)
    r = 0.18 + (0.14 + 0.12 * corner) * t
    a = turn + math.pi / 2
    return r * math.cos(a), r * math.sin(a), 0.01 + (0.21 * (1 - corner) + 0.02) * t * t


def _hook(m: Shaper) -> None:
    cuff = [(0.05, 0), (0.075, 0.02), (0.07, 0.06), (0.03, 0.08)]
    m.lathe(cuff, metal("#B8BEC4"), -0.37, -0.3, 0.55, 16)
    turns = [math.pi * i / 8 for i in range(11)]
    bend = [(-0.37 + 0.075 * math.sin(a), -0.34, 0.7 - 0.075 * math.cos(a)) for a in turns]
    m.tube([(-0.37, -0.32, 0.6), *bend], 0.022, metal("#D5DADD", 0.25), 8)


def mate(m: Shaper) -> None:
    """The captain's mate: bandana, striped shirt, a parrot, a boarding axe."""
    base(m, PIRATES)
    shirt = paint("#F3E6C8")
    z = body(m, shirt, hip=0.28, chest=0.17, belt=BLACK)
    for height, r in ((0.47, 0.258), (0.57, 0.23), (0.67, 0.2)):
        stripe = [(r, 0), (r + 0.01, 0.008), (r - 0.004, 0.05), (r - 0.014, 0.052)]
        m.lathe(stripe, paint("#26222A"), z=height)
    trousers = [(0.286, 0), (0.292, 0.02), (0.283, 0.2), (0.262, 0.2)]
    m.lathe(trousers, paint("#5E2E26"), z=0.13, sides=40)
    head(m, z, 2, brows=BLACK)
    moustache(m, z, BLACK, 0.9, curl=False)
    m.ball(0, -0.17, z - 0.2, 0.06, rough(BLACK), (0.8, 0.7, 1.4), sides=12)
    bandana(m, z, "#2B3A5E")
    m.ring(0.205, -0.03, z - 0.08, 0.04, 0.012, GOLD, (90, 0, 60), 18)
    arm(m, 1, shirt, (0.37, -0.26, 0.56), 2, 0.66)
    arm(m, -1, shirt, (-0.35, -0.26, 0.62), 2, 0.66)
    with m.at(-0.37, -0.3, 0.6, ry=-14, rx=6):
        _axe(m)
    with m.at(0.27, 0.02, 0.79):
        _parrot(m)


def _axe(m: Shaper) -> None:
    m.cylinder(0, 0, -0.34, 0.03, 0.86, wood("#7A4A24", "z"), sides=12)
    edge = [(0.02, 0.3), (-0.16, 0.2), (-0.2, 0.36), (-0.16, 0.52), (0.02, 0.44)]
    steel = Mat("#D5DADD", 0.22, 0.5, coat=0.5, bump=0)
    m.prism(edge, 0.05, steel, 0, 0.025, 0, 0.01, (90, 0, 0))


def _parrot(m: Shaper) -> None:
    green, red = paint("#2E9E5B"), paint("#D8342A")
    m.ball(0, 0, 0.13, 0.1, green, (0.85, 0.9, 1.25), sides=18)
    m.ball(0, -0.03, 0.28, 0.085, red, sides=18)
    m.cylinder(0, -0.1, 0.26, 0.04, 0.07, paint("#F2B91E"), top=0.004, sides=12, rot=(118, 0, 0))
    for s in (-1, 1):
        m.ball(s * 0.09, 0.02, 0.12, 0.07, paint("#2F74C9"), (0.45, 0.9, 1.4), (0, s * 8, 0), 14)
        m.ball(s * 0.05, -0.09, 0.3, 0.022, flat("#FFF6E2"), sides=10)
        m.ball(s * 0.053, -0.107, 0.302, 0.011, flat(BLACK), sides=8)
    m.box(0, 0.07, -0.12, 0.08, 0.03, 0.2, red, 0.01, (-16, 0, 0))


def bandana(m: Shaper, z: float, colour: str, dots: str = "") -> None:
    """A headscarf with a knot, perhaps dotted."""
    with m.at(0, 0.02, z + 0.05, rx=-20):
        dome = [(0.212, 0), (0.212, 0.06), (0.15, 0.15), (0, 0.19)]
        m.lathe(smooth(dome, 4), rough(colour, 0.15), sides=32, angle=180)
        m.ring(0, 0, 0.02, 0.21, 0.022, paint(colour), sides=32)
        for turn in range(0, 360 if dots else 0, 40):
            for r, h in ((0.2, 0.075), (0.14, 0.15)):
                a = math.radians(turn + h * 200)
                m.ball(r * math.cos(a), r * math.sin(a), h, 0.022, flat(dots), sides=8)
        m.ball(0.17, 0.12, 0.02, 0.06, paint(colour), sides=12)


def shipwright(m: Shaper) -> None:
    """Shipwright: leather apron, bandana, a huge mallet, planks."""
    base(m, YARD)
    shirt = paint("#D9A25E")
    z = body(m, shirt, hip=0.32, chest=0.2, belt="#3A2417")
    leather = rough("#7A4526", 0.3)
    apron = [(-0.24, 0.0), (0.24, 0.0), (0.15, 0.58), (-0.15, 0.58)]
    m.prism(apron, 0.03, leather, 0, -0.36, 0.13, 0.01, (74, 0, 0))
    for s in (-1, 1):
        m.tube([(s * 0.13, -0.2, 0.68), (s * 0.12, -0.1, 0.8)], 0.02, leather, 8)
    head(m, z, 2, brows=BLACK)
    moustache(m, z, BLACK, 0.8, curl=False)
    bandana(m, z, "#C4312A", "#FFF6E2")
    arm(m, 1, shirt, (0.42, -0.24, 0.74), 2, 0.68)
    arm(m, -1, shirt, (-0.36, -0.26, 0.48), 2)
    with m.at(0.43, -0.28, 0.7, ry=14, rx=-6):
        mallet(m)
    for k, colour in enumerate(("#E0B370", "#C4925B", "#D9A866")):
        plank = (-0.42 + 0.05 * k, -0.24 + 0.02 * k, 0.1)
        m.box(*plank, 0.05, 0.16, 0.82 - 0.1 * k, wood(colour, "z"), 0.008, (8, -6, 0))


def market_woman(m: Shaper) -> None:
    """Market woman: butterfly sleeves, salakot, a tray with the four wares."""
    base(m, "#E0A62E")
    _skirt(m)
    z = 0.94
    head(m, z, 1, lips="#C2222B")
    hair(m, z)
    with m.at(0, 0.05, z + 0.12, rx=-24):
        _salakot(m)
    sleeve = paint("#C98E62")
    for s in (-1, 1):
        m.ball(s * 0.22, 0, 0.74, 0.14, paint("#FFE9C0"), (1, 0.6, 1.15), sides=18)
        arm(m, s, sleeve, (s * 0.3, -0.34, 0.56), 1, 0.66)
    with m.at(0, -0.4, 0.55, rx=12):
        _tray(m)


def _skirt(m: Shaper) -> None:
    skirt = [(0, 0), (0.36, 0), (0.37, 0.05), (0.27, 0.3), (0.17, 0.46), (0.16, 0.5)]
    m.lathe(smooth(skirt, 5), paint("#C4312A"), z=0.11, sides=40)
    for turn in range(0, 360, 30):
        a = math.radians(turn)
        place = (0.29 * math.cos(a), 0.29 * math.sin(a), 0.14)
        m.box(*place, 0.035, 0.04, 0.26, paint("#F2C14E"), 0.004, (0, -17, turn))
    blouse = [(0.17, 0.44), (0.165, 0.6), (0.1, 0.68), (0, 0.7)]
    m.lathe(smooth(blouse, 4), paint("#FFF3D8"), z=0.11, sides=32)


def _salakot(m: Shaper) -> None:
    """A wide, pointed hat of palm leaf."""
    cone = [
        (0.02, 0.27),
        (0.14, 0.2),
        (0.3, 0.07),
        (0.38, 0.0),
        (0.36, -0.01),
        (0.2, 0.04),
        (0, 0.1),
    ]
    palm = Mat("#D9A84E", 0.7, bump=0.6, scale=14, vary=0.15)
    m.lathe(smooth(cone, 4), palm, sides=40)
    for r, h in ((0.33, 0.045), (0.2, 0.15)):
        m.ring(0, 0, h, r, 0.013, paint("#8A4A1E"), sides=36)
    m.ball(0, 0, 0.28, 0.035, GOLD, sides=10)


def _tray(m: Shaper) -> None:
    m.cylinder(0, 0, 0, 0.34, 0.05, WICKER, sides=36)
    m.ring(0, 0, 0.05, 0.34, 0.03, wood("#8F5E30"), sides=36)
    heap = (
        (-0.17, 0.02, 0.085, "#8A5230"),
        (-0.06, -0.13, 0.08, "#8A5230"),
        (0.08, 0.1, 0.09, "#E9C36A"),
        (0.2, -0.04, 0.085, "#2FA36B"),
        (0.06, -0.1, 0.07, "#4E6FD0"),
        (-0.06, 0.12, 0.075, "#4E6FD0"),
    )
    for x, y, r, colour in heap:
        m.ball(x, y, 0.11, r, Mat(colour, 0.3, coat=0.5, bump=0.1), sides=16)
