"""Who is hired or elected in the harbour: master, pilots, agent, clerk."""

from __future__ import annotations

import math

from assets.pipeline.materials import Mat, flat, metal, paint, rough, wood
from assets.pipeline.outline import smooth
from assets.pipeline.shapes import Shaper
from assets.santiago.models.doll import LOOK_UP, arm, body, hat, head

from .doll_parts import GOLD, WHITE, base, beard, buttons, cap, hair, lapels, moustache
from .things import bell, spyglass, umbrella, wheel

PORT, PILOTS, INSURANCE = "#1F8A84", "#2F74C9", "#F2B91E"  # rims, as of the spots' pads


def master(m: Shaper) -> None:
    """Harbour master: white uniform, epaulettes, a great moustache, the harbour bell."""
    base(m, PORT)
    z = body(m, WHITE, hip=0.31, chest=0.18, belt="#1E3A5F")
    buttons(m, 0.07, 0.66)
    sash = [(-0.06, 0.02), (0.02, 0.02), (0.3, -0.46), (0.2, -0.46)]
    m.prism(sash, 0.02, paint("#C4312A"), -0.09, -0.225, 0.8, 0.004, (74, 0, 0))
    for side in (-1, 1):
        _epaulette(m, side)
    head(m, z, 0, brows="#3A2417")
    moustache(m, z, size=1.2)
    cap(m, z + 0.035, "#FFFDF4", "#1E3A5F")
    arm(m, 1, WHITE, (0.42, -0.2, 0.86), 1, 0.68)
    arm(m, -1, WHITE, (-0.33, -0.28, 0.48), 1)
    with m.at(0.44, -0.24, 0.47, rx=-14):
        bell(m, 1.15)
    with m.at(-0.36, -0.3, 0.36, ry=-20, rx=10):
        m.cylinder(0, 0, -0.1, 0.062, 0.52, Mat("#FBF3DC", 0.7, bump=0), sides=18)
        m.ring(0, 0, 0.14, 0.068, 0.02, paint("#C4312A"), sides=20)


def _epaulette(m: Shaper, side: int) -> None:
    m.cylinder(side * 0.2, 0, 0.735, 0.105, 0.04, GOLD, sides=20)
    for k in range(6):
        turn = math.radians(-100 + 40 * k if side > 0 else 280 - 40 * k)
        x, y = side * 0.2 + 0.1 * math.cos(turn), 0.1 * math.sin(turn)
        m.cylinder(x, y, 0.68, 0.017, 0.07, metal("#F2B93B", 0.35), sides=8)


def pilot_small(m: Shaper) -> None:
    """Young pilot: striped jersey, straw boater, a long spyglass at the eye."""
    base(m, PILOTS)
    jersey = paint("#FFF8E8")
    z = body(m, jersey, hip=0.27, belt="#7A4A25")
    for height, r in ((0.42, 0.262), (0.52, 0.24), (0.62, 0.208), (0.71, 0.19)):
        stripe = [(r, 0), (r + 0.01, 0.008), (r - 0.004, 0.048), (r - 0.014, 0.05)]
        m.lathe(stripe, paint("#2560A8"), z=height)
    trousers = [(0.276, 0), (0.282, 0.02), (0.268, 0.2), (0.255, 0.2)]
    m.lathe(trousers, paint("#E9DDBE"), z=0.13, sides=40)
    head(m, z, 0)
    hat(m, z + 0.11, 0.3, (0.185, 0.13), "#EBCB7A", "#C4312A", tilt=26)
    scarf = [(0.15, 0), (0.18, 0.01), (0.13, 0.07), (0.1, 0.075)]
    m.lathe(scarf, paint("#C4312A"), z=z - 0.24)
    arm(m, 1, jersey, (0.3, -0.36, 0.96), 0, 0.68)
    arm(m, -1, jersey, (-0.33, -0.22, 0.42), 0)
    with m.at(0.1, -0.2, z + 0.03, rz=34, rx=-16, scale=0.98):
        spyglass(m)


def pilot_large(m: Shaper) -> None:
    """Old pilot: navy coat, white beard, pipe, a ship's wheel as large as himself."""
    base(m, PILOTS)
    coat = paint("#24406F")
    z = body(m, coat, hip=0.31, chest=0.18)
    head(m, z, 0, brows="#EFE9DC")
    beard(m, z, "#F3EEE2")
    with m.at(0, 0, z, rx=LOOK_UP):
        for s in (-1, 1):
            tip = (s * 0.055, -0.2, -0.075)
            m.ball(*tip, 0.055, rough("#F3EEE2", 0.5, 14), (1.2, 0.5, 0.5), (0, s * 16, 0), 12)
    cap(m, z + 0.035, "#24406F", "#F3E6C8")
    m.tube([(0.04, -0.22, z - 0.1), (0.13, -0.33, z - 0.13)], 0.022, paint("#2A1A12"))
    m.cylinder(0.145, -0.35, z - 0.16, 0.045, 0.1, wood("#5B3218", "z"), sides=14)
    arm(m, 1, coat, (0.4, -0.38, 0.66), 1, 0.66)
    arm(m, -1, coat, (-0.36, -0.38, 0.62), 1, 0.66)
    with m.at(0.04, -0.42, 0.44, rx=66):
        wheel(m, 0.33)


def agent(m: Shaper) -> None:
    """Insurance agent: top hat, monocle, tailcoat, a great umbrella and the ledger."""
    base(m, INSURANCE)
    coat = paint("#2B2C38")
    z = body(m, coat, hip=0.28, chest=0.165)
    lapels(m, "#FFFBEF", "#2E8B57")
    m.tube([(0.02, -0.285, 0.5), (0.1, -0.3, 0.46), (0.18, -0.26, 0.5)], 0.012, GOLD, 6)
    head(m, z, 0, brows="#6B3A1C")
    moustache(m, z, "#6B3A1C", 0.85)
    with m.at(0, 0, z, rx=LOOK_UP):
        m.ring(0.08, -0.2, 0.015, 0.068, 0.015, GOLD, (90, 0, 0), 24)
    _top_hat(m, z)
    arm(m, 1, coat, (0.37, -0.22, 0.72), 0, 0.66)
    arm(m, -1, coat, (-0.33, -0.32, 0.58), 0)
    with m.at(0.44, -0.14, 0.72, rx=16, ry=24):
        m.cylinder(0, 0, -0.36, 0.024, 1.02, wood("#5B3218", "z"), sides=10)
        m.ring(0.05, 0, -0.36, 0.05, 0.02, wood("#5B3218"), (90, 0, 0), 16)
        with m.at(z=0.5):
            umbrella(m, 0.46)
    with m.at(-0.34, -0.36, 0.5, rx=-34, rz=-8):
        m.box(0, 0, 0, 0.34, 0.07, 0.42, paint("#1F6B4A"), 0.015)
        m.box(0.01, -0.004, 0.015, 0.33, 0.05, 0.39, paint("#FBF3DC"), 0.005)
        m.cylinder(0, -0.028, 0.22, 0.09, 0.02, GOLD, sides=24, rot=(90, 0, 0))


def _top_hat(m: Shaper, z: float) -> None:
    silk = Mat("#1D1B22", 0.25, coat=0.6, bump=0.02)
    shape = [
        (0, 0),
        (0.24, 0),
        (0.31, 0.03),
        (0.315, 0.05),
        (0.22, 0.035),
        (0.185, 0.05),
        (0.175, 0.25),
        (0.205, 0.39),
        (0.19, 0.4),
        (0, 0.4),
    ]
    with m.at(0, 0.045, z + 0.1, rx=-24):
        m.lathe(smooth(shape, 3), silk, sides=40)
        band = [(0.184, 0.06), (0.192, 0.065), (0.187, 0.13), (0.178, 0.135)]
        m.lathe(band, paint("#C4312A"), sides=40)


def clerk(m: Shaper) -> None:
    """Harbour clerk: green eyeshade, waistcoat, an open ledger and a quill."""
    base(m, "#2BB3A6")
    shirt = paint("#FFF6E2")
    z = body(m, shirt, hip=0.28, belt="#5B3218")
    m.lathe(
        [
            (0.277, 0.3),
            (0.275, 0.36),
            (0.23, 0.52),
            (0.19, 0.62),
            (0.175, 0.62),
            (0.2, 0.5),
            (0.24, 0.36),
            (0.26, 0.3),
        ],
        paint("#7A4A9A"),
        sides=40,
        z=0.08,
    )
    head(m, z, 2)
    with m.at(0, 0, z, rx=LOOK_UP):
        for s in (-1, 1):
            m.ring(s * 0.08, -0.2, 0.012, 0.062, 0.013, GOLD, (90, 0, 0), 22)
    hair(m, z)
    with m.at(0, 0.04, z + 0.1, rx=-24):
        m.ring(0, 0, 0.03, 0.2, 0.022, paint("#3A2417"), sides=32)
        turns = [math.pi * (1.08 + 0.84 * i / 14) for i in range(15)]
        shade = [(0.3 * math.cos(a), 0.3 * math.sin(a)) for a in turns]
        m.prism(shade, 0.018, Mat("#2E9E5B", 0.15, coat=1, bump=0), 0, 0, 0.04, 0.006, (10, 0, 0))
    arm(m, 1, shirt, (0.3, -0.36, 0.72), 2, 0.66)
    arm(m, -1, shirt, (-0.3, -0.34, 0.5), 2)
    with m.at(-0.06, -0.42, 0.36, rx=-48):
        for s in (-1, 1):
            _page(m, s)
    with m.at(0.31, -0.4, 0.74, ry=24, rx=-10):
        quill = [
            (0, -0.12),
            (0.02, 0.0),
            (0.1, 0.2),
            (0.06, 0.46),
            (-0.03, 0.3),
            (-0.015, 0.0),
        ]
        feather = [(p[0], p[1]) for p in smooth(quill, 3)]
        m.prism(feather, 0.014, paint("#FDF8EC"), bevel=0.002, rot=(90, 0, 0))


def _page(m: Shaper, side: int) -> None:
    """One half of an open book."""
    with m.at(ry=side * 10):
        m.box(side * 0.19, 0, 0, 0.38, 0.05, 0.46, paint("#8E2A1F"), 0.01)
        m.box(side * 0.18, -0.03, 0.02, 0.345, 0.035, 0.42, paint("#FFF8E2"), 0.006)
        for k in range(5):
            line = (side * 0.18, -0.052, 0.08 + 0.065 * k)
            m.box(*line, 0.24, 0.006, 0.016, flat("#7A6348"), 0)
