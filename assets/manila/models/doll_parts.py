"""What Manila's people share: base, moustache, lapels, peaked cap, hair."""

from __future__ import annotations

import math

from assets.pipeline.materials import Mat, flat, gloss, metal, paint, rough, stone, wood
from assets.pipeline.outline import smooth
from assets.pipeline.shapes import Shaper
from assets.santiago.models.doll import LOOK_UP

GOLD = metal("#FFCB3D", 0.28)
WHITE = paint("#FBF4E2")
BLACK_HAIR = Mat("#1C120E", 0.45, coat=0.4, bump=0.15)


def base(m: Shaper, rim: str) -> None:
    """A round plinth; the rim tells which spot the person stands for."""
    m.cylinder(0, 0, 0, 0.49, 0.09, wood("#8A5A30", "x"), sides=48, bevel=0.02)
    m.ring(0, 0, 0.085, 0.455, 0.035, Mat(rim, 0.4, coat=0.4, bump=0.03), sides=56)
    m.cylinder(0, 0, 0.06, 0.43, 0.05, stone("#E9D9B4"), sides=48, bevel=0.012)


def lapels(m: Shaper, colour: str, tie: str | None = None) -> None:
    """A shirt front between the lapels of a coat, perhaps with a tie."""
    front = [(-0.1, 0.0), (0.1, 0.0), (0.0, -0.34)]
    m.prism(front, 0.02, paint(colour), 0, -0.19, 0.78, 0.004, (76, 0, 0))
    if tie:
        knot = [(-0.03, 0.0), (0.03, 0.0), (0.045, -0.2), (0.0, -0.26), (-0.045, -0.2)]
        m.prism(knot, 0.02, paint(tie), 0, -0.215, 0.76, 0.003, (76, 0, 0))


def buttons(m: Shaper, apart: float, top: float) -> None:
    """Two rows of three brass buttons down a coat."""
    for k in range(3):
        for s in (-1, 1):
            m.ball(s * apart, -0.232 - 0.02 * k, top - 0.1 * k, 0.025, GOLD, sides=10)


def moustache(
    m: Shaper, z: float, colour: str = "#3A2417", size: float = 1.0, curl: bool = True
) -> None:
    """Two tapering tips, curled up or hanging."""
    with m.at(0, 0, z, rx=LOOK_UP):
        for s in (-1, 1):
            tips = [
                (0, -0.212, -0.07),
                (s * 0.06 * size, -0.212, -0.088),
                (s * 0.125 * size, -0.19, -0.08),
                (s * 0.175 * size, -0.165, -0.03 if curl else -0.1),
            ]
            path = smooth(tips, 4)
            last = len(path) - 1
            thick = [0.038 * (1 - 0.75 * i / last) for i in range(last + 1)]
            m.tube(path, thick, rough(colour, 0.4), 8)


def beard(m: Shaper, z: float, colour: str, size: float = 0.17) -> None:
    """A full beard under the face."""
    m.ball(0, -0.06, z - 0.13, size, rough(colour, 0.5, 15), (1, 0.88, 0.85), sides=24)


def hair(m: Shaper, z: float) -> None:
    """Black hair on the back of the head."""
    m.ball(0, 0.07, z + 0.04, 0.2, BLACK_HAIR, sides=24)


def cap(m: Shaper, z: float, top: str, band: str) -> None:
    """A naval peaked cap with a badge, leaning back."""
    with m.at(0, 0.03, z + 0.08, rx=-24):
        rim = [(0.2, 0), (0.212, 0.01), (0.212, 0.075), (0.2, 0.085)]
        m.lathe(rim, paint(band), sides=36)
        crown = [(0.2, 0.07), (0.29, 0.15), (0.285, 0.19), (0.16, 0.215), (0, 0.22)]
        m.lathe(smooth(crown, 4), rough(top, 0.12), sides=40, angle=180)
        piping = [(0.285, 0.145), (0.3, 0.155), (0.295, 0.17), (0.28, 0.165)]
        m.lathe(piping, paint(band), sides=40)
        turns = [math.pi * (1 + i / 14) for i in range(15)]
        peak = [(0.24 * math.cos(a), 0.3 * math.sin(a)) for a in turns]
        m.prism(peak, 0.022, gloss("#1B1A20"), 0, -0.06, -0.005, 0.008, (-14, 0, 0))
        m.cylinder(0, -0.235, 0.1, 0.07, 0.03, GOLD, sides=24, rot=(72, 0, 0))
        m.ring(0, -0.262, 0.112, 0.035, 0.012, flat("#6B2A12"), (72, 0, 0), 18)


def skull(m: Shaper, size: float, eyes: str = "#26222A") -> None:
    """A skull with crossed bones, flat towards the viewer."""
    bone, dark = flat("#FFF6E2", 0.6), flat(eyes)
    with m.at(scale=size):
        m.ball(0, 0, 0.06, 0.19, bone, (1, 0.3, 0.92), sides=22)
        m.box(0, -0.02, -0.18, 0.19, 0.05, 0.13, bone, 0.03)
        for k in (-1, 0, 1):
            m.box(k * 0.055, -0.05, -0.18, 0.012, 0.01, 0.07, dark, 0)
        for s in (-1, 1):
            m.ball(s * 0.075, -0.06, 0.05, 0.055, dark, (1, 0.5, 1.05), sides=12)
            ends = ((-s * 0.34, 0.01, -0.36), (s * 0.34, -0.02, -0.14))
            m.tube(ends, 0.036, bone)
            for end in ends:
                m.ball(*end, 0.055, bone, sides=10)
