"""What people hold, larger than life: bell, spyglass, wheel, umbrella, cutlass, mallet."""

from __future__ import annotations

import math

from assets.pipeline.materials import Mat, metal, paint, wood
from assets.pipeline.outline import smooth
from assets.pipeline.shapes import Shaper

BRASS = metal("#FFCB3D", 0.25)


def bell(m: Shaper, size: float = 1.0) -> None:
    """A ship's bell, hanging above its origin."""
    shape = [
        (0.24, 0),
        (0.225, 0.03),
        (0.165, 0.1),
        (0.145, 0.22),
        (0.11, 0.29),
        (0.03, 0.32),
        (0, 0.32),
    ]
    with m.at(scale=size):
        m.lathe(smooth(shape, 4), metal("#F2B93B", 0.24), sides=40, angle=180)
        m.ring(0, 0, 0.02, 0.235, 0.026, metal("#F8D06A", 0.24), sides=40)
        m.ring(0, 0, 0.36, 0.055, 0.022, metal("#C98A20", 0.3), (90, 0, 0), 24)
        m.ball(0, -0.05, -0.03, 0.065, metal("#8A5A1C", 0.4), sides=16)


def spyglass(m: Shaper) -> None:
    """Three drawn tubes from the eye, which is the origin, to the front."""
    tubes = (
        (0, 0.066, 0.2, "#3A2417"),
        (0.18, 0.084, 0.22, "#5B3218"),
        (0.38, 0.105, 0.22, "#6B3A1C"),
    )
    for y, r, length, colour in tubes:
        m.cylinder(0, -y, 0, r, length, wood(colour, "z"), sides=22, rot=(90, 0, 0))
        m.ring(0, -y - length, 0, r, 0.02, BRASS, (90, 0, 0), 26)
    lens = Mat("#BFE9F2", 0.05, coat=1, bump=0)
    m.cylinder(0, -0.605, 0, 0.088, 0.01, lens, sides=24, rot=(90, 0, 0))


def wheel(m: Shaper, r: float) -> None:
    """A ship's wheel, lying about its hub."""
    timber = wood("#9A5526", "x")
    m.ring(0, 0, 0, r, 0.05, timber, sides=40)
    m.ring(0, 0, 0.035, r, 0.018, BRASS, sides=40)
    for k in range(8):
        with m.at(rz=45 * k):
            m.cylinder(0.05, 0, 0, 0.024, r + 0.12, timber, sides=10, rot=(0, 90, 0))
            m.ball(r + 0.18, 0, 0, 0.045, timber, (1.5, 1, 1), sides=12)
    m.cylinder(0, 0, -0.04, 0.1, 0.1, BRASS, sides=24)


def umbrella(m: Shaper, r: float, colours: tuple[str, str] = ("#F2B91E", "#FFF6E2")) -> None:
    """An open umbrella of eight panels."""
    for k in range(8):
        turns = [2 * math.pi * (k + j / 4) / 8 for j in range(5)]
        rows = [
            [_rib_point(r, t, a, j / 4) for j, a in enumerate(turns)] for t in (0.02, 0.35, 0.7, 1)
        ]
        m.sheet(rows, Mat(colours[k % 2], 0.6, bump=0.03, vary=0.03), 0.014)
    m.ball(0, 0, 0.35, 0.04, BRASS, sides=12)


def _rib_point(r: float, t: float, turn: float, across: float) -> tuple[float, float, float]:
    """A point of the cloth: it sags between the ribs."""
    sag = math.sin(math.pi * across) * t
    out = r * t * (1 - 0.04 * sag)
    return out * math.cos(turn), out * math.sin(turn), 0.32 * (1 - t * t) - 0.03 * sag


def cutlass(m: Shaper) -> None:
    """A broad curved blade, pointing up from the hand."""
    m.ring(0, -0.02, 0.03, 0.075, 0.018, BRASS, (80, 0, 0), 20)
    m.cylinder(0, 0, -0.08, 0.03, 0.14, wood("#2A1A12", "z"), sides=10)
    edge = [
        (-0.035, 0.05),
        (0.045, 0.05),
        (0.075, 0.3),
        (0.16, 0.56),
        (0.02, 0.44),
        (-0.03, 0.25),
    ]
    steel = Mat("#EDF2F4", 0.2, 0.5, coat=0.5, bump=0)
    blade = [(p[0], p[1]) for p in smooth(edge, 3)]
    m.prism(blade, 0.02, steel, bevel=0.003, rot=(90, 0, 0))


def mallet(m: Shaper) -> None:
    """A shipwright's mallet with iron hoops, held by its handle."""
    m.cylinder(0, 0, -0.34, 0.032, 0.78, wood("#D9B27A", "z"), sides=12)
    m.cylinder(-0.23, 0, 0.46, 0.135, 0.46, wood("#A5642E", "z"), sides=22, rot=(0, 90, 0))
    for x in (-0.18, 0.18):
        m.ring(x, 0, 0.46, 0.137, 0.018, metal("#6A7076", 0.4), (0, 90, 0), 24)


def chest(m: Shaper, open_lid: bool = True) -> None:
    """A treasure chest full of gold."""
    timber, iron = wood("#8A4B22", "x"), metal("#C98A20", 0.35)
    m.box(0, 0, 0, 0.34, 0.22, 0.17, timber, 0.02)
    for x in (-0.12, 0.12):
        m.box(x, 0, 0, 0.035, 0.23, 0.175, iron, 0.006)
    m.ball(0, 0, 0.17, 0.12, BRASS, (1.25, 0.8, 0.5), sides=16)
    for k in range(5):
        m.cylinder(-0.1 + 0.05 * k, -0.05 + 0.03 * (k % 3), 0.2, 0.035, 0.012, BRASS, sides=14)
    if open_lid:
        with m.at(0, 0.11, 0.17, rx=62):
            m.box(0, 0.1, 0, 0.34, 0.2, 0.05, timber, 0.02)


def paper_lantern(m: Shaper, colour: str = "#FF7A3A", glow: float = 0.7) -> None:
    """A round lantern that shines a little."""
    shape = [(0.03, 0), (0.11, 0.05), (0.13, 0.12), (0.11, 0.19), (0.03, 0.24)]
    m.lathe(smooth(shape, 4), Mat(colour, 0.6, bump=0, glow=glow), sides=18)
    for z in (0, 0.24):
        m.cylinder(0, 0, z - 0.01, 0.035, 0.025, paint("#3A2417"), sides=12)
