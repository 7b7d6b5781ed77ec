"""The peg doll that all Cubans are: plinth, body, face, arms, hats."""

from __future__ import annotations

import math

from assets.pipeline.maker import transform
from assets.pipeline.materials import Mat, flat, paint, rough, stone, wood
from assets.pipeline.outline import smooth
from assets.pipeline.shapes import Shaper

from .flowers import badge
from .palette import FLOWERS, SKIN

LOOK_UP = -20  # faces and hats lean back, or hats would hide every face
Spot = tuple[float, float, float]


def plinth(m: Shaper, kind: str) -> None:
    """A round base with a rim of the flower's colour and the flower's badge in front."""
    m.cylinder(0, 0, 0, 0.56, 0.09, wood("#8A5A30", "x"), sides=48, bevel=0.02)
    rim = Mat(FLOWERS[kind], 0.4, coat=0.4, bump=0.03)
    m.ring(0, 0, 0.085, 0.52, 0.035, rim, sides=56)
    m.cylinder(0, 0, 0.06, 0.5, 0.05, stone("#E9D9B4"), sides=48, bevel=0.012)
    with m.at(0, -0.5, 0.14, rx=60):
        badge(m, kind, 0.2)


def body(
    m: Shaper,
    mat: Mat,
    height: float = 0.62,
    hip: float = 0.27,
    chest: float = 0.15,
    belt: str | None = None,
) -> float:
    """A turned body; the answer is the height of the head's centre."""
    profile = [
        (0, 0),
        (hip * 0.96, 0),
        (hip, 0.05),
        (hip * 0.93, height * 0.35),
        (chest * 1.25, height * 0.72),
        (chest * 1.12, height * 0.92),
        (chest * 0.6, height * 1.02),
        (0, height * 1.03),
    ]
    m.lathe(smooth(profile, 5), mat, z=0.11, sides=40)
    if belt:
        ring = [(hip * 0.9, 0.26), (hip * 1.0, 0.27), (hip * 0.975, 0.33), (hip * 0.86, 0.335)]
        m.lathe(ring, paint(belt))
        m.box(0, -hip * 0.99, 0.265, 0.08, 0.03, 0.07, Mat("#F0B93A", 0.3, 0.6, bump=0), 0.008)
    return 0.11 + height + 0.17


def head(
    m: Shaper,
    z: float,
    skin: int,
    moustache: bool = False,
    lips: str = "#7A2E22",
    brows: str | None = "#2A1A12",
) -> None:
    """A ball with eyes, cheeks, nose and mouth, looking up at the player."""
    tone = paint(SKIN[skin])
    m.ball(0, 0, z, 0.205, tone, sides=32)
    with m.at(0, 0, z, rx=LOOK_UP):
        for s in (-1, 1):
            _eye(m, s, brows)
            m.ball(s * 0.12, -0.153, -0.055, 0.036, flat("#E8836B", 0.7), (1, 0.3, 0.75), sides=12)
            m.ball(s * 0.2, 0.01, -0.01, 0.045, tone, (0.5, 0.8, 1.1), sides=10)
        m.ball(0, -0.208, -0.03, 0.027, tone, sides=10)
        if moustache:
            for s in (-1, 1):
                m.ball(
                    s * 0.048,
                    -0.196,
                    -0.078,
                    0.05,
                    rough("#1B1210"),
                    (1.15, 0.5, 0.45),
                    (0, s * 18, 0),
                    12,
                )
        else:
            smile = [(-0.055, -0.186, -0.08), (0, -0.196, -0.105), (0.055, -0.186, -0.08)]
            m.tube(smile, 0.013, flat(lips, 0.6), 8)


def _eye(m: Shaper, s: int, brows: str | None) -> None:
    dark = Mat("#1B1210", 0.2, coat=0.6, bump=0, crevice=0)
    m.ball(s * 0.076, -0.183, 0.015, 0.031, dark, (1, 0.5, 1.25), sides=14)
    m.ball(s * 0.076 - 0.01, -0.199, 0.03, 0.009, flat("#FFFFFF", 0.3), sides=8)
    if brows:
        arc = [(s * 0.04, -0.186, 0.078), (s * 0.078, -0.18, 0.092), (s * 0.116, -0.164, 0.08)]
        m.tube(arc, 0.011, flat(brows, 0.8), 6)


def arm(m: Shaper, side: int, sleeve: Mat, hand: Spot, skin: int, shoulder: float = 0.6) -> None:
    """A bent arm from the shoulder to the hand."""
    hx, hy, hz = hand
    x0 = side * 0.15
    elbow = (side * 0.27 + (hx - side * 0.27) * 0.35, hy * 0.35 - 0.02, (shoulder + hz) / 2 - 0.05)
    path = smooth([(x0, 0, shoulder), elbow, (hx, hy, hz)], 5)
    steps = len(path) - 1
    m.tube(path, [0.075 - 0.022 * i / steps for i in range(steps + 1)], sleeve, 12)
    m.ball(hx, hy, hz, 0.063, paint(SKIN[skin]), sides=14)


def hat(
    m: Shaper,
    z: float,
    brim: float,
    crown: tuple[float, float],
    colour: str,
    band: str | None = None,
    dome: bool = False,
    droop: float = 0.02,
    tilt: float = 22,
) -> None:
    """A brimmed hat; `crown` is its radius and height."""
    r, h = crown
    felt = Mat(colour, 0.75, bump=0.25, scale=12)
    profile = [
        (0, 0),
        (brim * 0.7, 0),
        (brim, droop),
        (brim * 1.01, droop + 0.02),
        (brim * 0.72, 0.03),
        (r, 0.035),
        (r * 0.97, h * 0.6),
        (r * 0.82, h),
        (r * 0.4, h * (1.08 if dome else 0.9)),
        (0, h * (1.1 if dome else 0.84)),
    ]
    with m.at(0, 0.035, z + 0.01, rx=-tilt):
        m.lathe(smooth(profile, 3), felt, sides=40, angle=180)
        if band:
            ring = [(r * 1.0, 0.03), (r * 1.05, 0.04), (r * 1.02, 0.095), (r * 0.97, 0.1)]
            m.lathe(ring, paint(band), sides=40)


def blade(
    m: Shaper,
    at: Spot,
    size: tuple[float, float],
    colour: str,
    rot: tuple[float, float, float] = (0, 0, 0),
    curl: float = 0.15,
) -> None:
    """A leaf of (length, half width) along local +Y, curling upwards and down again."""
    length, width = size
    rows = []
    for i in range(9):
        t = i / 8
        w = width * math.sin(math.pi * min(1, t * 0.93 + 0.05)) ** 0.8
        up = curl * math.sin(math.pi * t * 0.8)
        rows.append(
            [(k * w, length * t, up - 0.03 * (1 - abs(k)) * 1.0) for k in (-1, -0.5, 0, 0.5, 1)]
        )
    mat = Mat(colour, 0.55, coat=0.15, bump=0.3, vary=0.15)
    m.sheet(rows, mat, 0.015, transform(*at, rot))
