"""Manila's houses: bahay na bato, San Agustin, Intramuros, nipa huts, the lighthouse."""

from __future__ import annotations

import math
from typing import NamedTuple

from assets.pipeline.houses import door, gable, window
from assets.pipeline.materials import Mat, flat, metal, paint, stone, stucco, wood
from assets.pipeline.outline import arch, rounded, smooth
from assets.pipeline.shapes import Shaper

from .bamboo import ladder, pole, ridge, thatch
from .things import BRASS

TRIM = "#FFF3DA"
SEAT = stone("#CDBB96")


class Paint(NamedTuple):
    """What tells one bahay na bato from another."""

    wall: str
    upper: str
    shutter: str
    roof: str = "#C4552F"
    width: float = 1.25


def bahay(m: Shaper, look: Paint) -> None:
    """Stone below, an overhanging timber floor with capiz windows above, tiles on top."""
    width, depth = look.width, 0.85
    m.prism(rounded(width + 0.25, depth + 0.3, 0.12), 0.06, SEAT, bevel=0.02)
    _ground_floor(m, width, depth, look)
    m.box(0, -0.03, 0.46, width + 0.16, depth + 0.16, 0.07, wood("#6B3E1E", "x"), 0.015)
    m.box(0, -0.03, 0.52, width + 0.1, depth + 0.1, 0.4, wood(look.upper, "x"))
    _capiz_front(m, width, -0.03 - (depth + 0.1) / 2, look.shutter)
    for s in (-1, 1):
        side = s * ((width + 0.1) / 2 + 0.012)
        m.box(side, -0.03, 0.63, 0.03, depth * 0.7, 0.24, paint("#FFF6E0"), 0.006)
        m.box(side + s * 0.013, -0.03, 0.645, 0.02, depth * 0.62, 0.21, flat("#FFF1C8", 0.3), 0)
    hipped_roof(m, (width + 0.1, depth + 0.1, 0.4), 0.93, Mat(look.roof, 0.7, vary=0.2))


def _ground_floor(m: Shaper, width: float, depth: float, look: Paint) -> None:
    m.box(0, 0, 0.05, width, depth, 0.42, stucco(look.wall))
    m.box(0, 0, 0.05, width + 0.05, depth + 0.05, 0.08, stone("#B9A684"), 0.015)
    for s in (-1, 1):
        window(m, s * width * 0.33, -depth / 2, 0.17, 0.15, 0.19, look.shutter)
        for k in range(3):
            quoin = 0.1 if k % 2 else 0.14
            place = (s * (width / 2 - 0.03), -depth / 2 - 0.005, 0.08 + 0.13 * k)
            m.box(*place, quoin, 0.03, 0.1, stone("#E3D2AA"), 0.01)
    door(m, 0, -depth / 2, 0.06, 0.24, 0.33, "#5B2F16")


def _capiz_front(m: Shaper, width: float, y: float, balusters: str) -> None:
    """Sliding windows of shell panes above a row of balusters."""
    count = max(3, int(width / 0.3))
    step = (width + 0.02) / count
    bars = wood("#7A4A26", "z")
    for i in range(count):
        x = step * (i + 0.5) - (width + 0.02) / 2
        m.box(x, y - 0.012, 0.63, step * 0.84, 0.03, 0.24, paint("#FFF6E0"), 0.006)
        m.box(x, y - 0.025, 0.645, step * 0.74, 0.02, 0.21, flat("#FFF1C8", 0.3), 0)
        for k in range(1, 4):
            m.box(x + step * 0.74 * (k / 4 - 0.5), y - 0.037, 0.645, 0.012, 0.01, 0.21, bars, 0)
        for k in range(1, 3):
            m.box(x, y - 0.037, 0.645 + 0.07 * k, step * 0.74, 0.01, 0.012, bars, 0)
    for i in range(count * 4):
        x = width * ((i + 0.5) / (count * 4) - 0.5)
        m.box(x, y - 0.02, 0.53, 0.022, 0.03, 0.09, paint(balusters), 0)
    m.box(0, y - 0.03, 0.61, width + 0.08, 0.05, 0.02, paint("#FFF6E0"), 0.005)


def hipped_roof(m: Shaper, size: tuple[float, float, float], z: float, mat: Mat) -> None:
    """A roof of (width, depth, rise) in stepped courses, with rolls of tiles and ridges."""
    across, deep, rise = size[0] / 2 + 0.12, size[1] / 2 + 0.12, size[2]
    top = across * 0.4

    def ring(t: float, lift: float) -> list[tuple[float, float, float]]:
        corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
        half = across + (top - across) * min(t, 1)
        return [
            (a * half, b * deep * (1 - min(t, 1)), z + rise * min(t, 1) + lift) for a, b in corners
        ]

    for course in range(5):
        eave = ring(course / 5, 0.035)
        lip = [(x, y, h - 0.05) for x, y, h in eave]
        m.hull([lip, eave, ring((course + 1.15) / 5, 0.0)], mat, False, 20)
    rolls = int(2 * across / 0.13)
    for i in range(rolls):
        u = 2 * (i + 0.5) / rolls - 1
        m.tube([(u * across, -deep, z + 0.04), (u * top, -0.01, z + rise + 0.02)], 0.026, mat, 6)
    m.tube([(-top, 0, z + rise + 0.02), (top, 0, z + rise + 0.02)], 0.05, mat, 10)
    for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        hip = [(a * across, b * deep, z + 0.03), (a * top, 0, z + rise + 0.03)]
        m.tube(hip, 0.04, mat, 8)


def church(m: Shaper) -> None:
    """San Agustin: a broad front in three storeys, one bell tower."""
    body, light, y = stucco("#EAC68F"), stucco("#F7E3B8"), -0.28
    m.prism(rounded(2.2, 1.5, 0.15), 0.08, SEAT, bevel=0.02)
    m.box(0.12, 0.3, 0.08, 1.25, 1.0, 0.75, body)
    with m.at(0.12, 0.35, 0.83, 90):
        gable(m, 0, 0, 0, (1.0, 1.25, 0.4), Mat("#B8502F", 0.7, vary=0.18), body)
    m.box(0.12, y + 0.06, 0.08, 1.4, 0.2, 0.95, light, 0.02)
    for z in (0.4, 0.74, 1.02):
        m.box(0.12, y + 0.03, z, 1.5, 0.26, 0.05, paint(TRIM), 0.012)
    _pediment(m, y, light)
    _front(m, y)
    _bell_tower(m, -0.72, y, body, light)
    cross(m, 0.12, y, 1.45, 0.25)


def _pediment(m: Shaper, y: float, light: Mat) -> None:
    half = [(-0.62, 0), (-0.5, 0.14), (-0.3, 0.2), (-0.16, 0.34), (0, 0.4)]
    edge = smooth([*half, *[(-a, b) for a, b in reversed(half[:-1])]], 4)
    m.plate([(p[0], p[1]) for p in edge], 0.16, light, 0.12, y - 0.03, 1.06, 0.015)
    m.tube([(0.12 + p[0], y - 0.03, 1.06 + p[1]) for p in edge], 0.026, paint(TRIM), 8)


def _front(m: Shaper, y: float) -> None:
    for x in (-0.36, -0.1, 0.34, 0.6):
        for z, height in ((0.1, 0.3), (0.45, 0.29), (0.79, 0.23)):
            m.cylinder(x, y - 0.06, z, 0.045, height, paint(TRIM), top=0.038, sides=16)
    door(m, 0.12, y - 0.04, 0.08, 0.28, 0.3, "#7A2E18")
    for x in (-0.23, 0.47):
        window(m, x, y - 0.04, 0.5, 0.12, 0.19)
        m.plate(arch(0.12, 0.2), 0.02, Mat("#8A5A3A", 0.8), x, y - 0.05, 0.12, 0)
    window(m, 0.12, y - 0.04, 0.49, 0.15, 0.22)
    m.ring(0.12, y - 0.06, 0.89, 0.1, 0.026, paint(TRIM), (90, 0, 0), 28)
    pane = Mat("#3F86B8", 0.15, coat=0.7, bump=0)
    m.cylinder(0.12, y - 0.05, 0.89, 0.09, 0.02, pane, sides=24, rot=(90, 0, 0))


def _bell_tower(m: Shaper, x: float, y: float, body: Mat, light: Mat) -> None:
    y += 0.12
    m.box(x, y, 0.08, 0.46, 0.46, 1.1, body, 0.02)
    for z in (0.4, 0.74, 1.12):
        m.box(x, y, z, 0.52, 0.52, 0.05, paint(TRIM), 0.012)
    for z in (0.48, 0.8):
        window(m, x, y - 0.23, z, 0.12, 0.19)
    m.box(x, y, 1.17, 0.4, 0.4, 0.36, light, 0.02)
    m.plate(arch(0.2, 0.28), 0.03, flat("#4A2E1E", 0.9), x, y - 0.22, 1.2, 0)
    bell = [(0.08, 0), (0.05, 0.1), (0.02, 0.13), (0, 0.13)]
    m.lathe(smooth(bell, 3), metal("#F2B93B"), x, y - 0.24, 1.24, 16)
    m.box(x, y, 1.53, 0.46, 0.46, 0.05, paint(TRIM), 0.012)
    dome = [(0.2, 0), (0.2, 0.08), (0.13, 0.22), (0.04, 0.28), (0, 0.3)]
    m.lathe(smooth(dome, 4), Mat("#B8392A", 0.4, coat=0.4, vary=0.1), x, y, 1.58, 8)
    cross(m, x, y, 1.86, 0.22)


def cross(m: Shaper, x: float, y: float, z: float, height: float) -> None:
    """A gilt cross on a roof."""
    m.tube([(x, y, z), (x, y, z + height)], 0.02, BRASS, 6)
    arm = z + height * 0.66
    m.tube([(x - height * 0.3, y, arm), (x + height * 0.3, y, arm)], 0.02, BRASS, 6)


def wall(m: Shaper, x0: float, x1: float, y: float, height: float = 0.55) -> None:
    """Intramuros: thick courses of stone with merlons, along the X axis."""
    length, middle = x1 - x0, (x0 + x1) / 2
    m.box(middle, y, 0, length, 0.34, height, stone("#C9AE84"), 0.03, taper=0.985)
    tones = [stone(c) for c in ("#D3B98D", "#BFA276", "#DAC49B", "#C7AB7E")]
    for row in range(4):
        for i in range(int(length / 0.36)):
            x = x0 + 0.18 * (row % 2) + 0.36 * (i + 0.5)
            if x < x1 - 0.1:
                place = (x, y - 0.165, 0.03 + 0.115 * row)
                m.box(*place, 0.33, 0.05, 0.1, m.rng.choice(tones), 0.012)
    m.box(middle, y, height, length + 0.06, 0.4, 0.05, stone("#E3CFA4"), 0.015)
    for i in range(int(length / 0.28)):
        merlon = (x0 + 0.28 * (i + 0.5), y - 0.14, height + 0.04)
        m.box(*merlon, 0.16, 0.1, 0.12, stone("#D3B98D"), 0.015)


def gate(m: Shaper) -> None:
    """A city gate with columns and a coat of arms."""
    m.box(0, 0, 0, 0.95, 0.5, 0.78, stone("#DAC49B"), 0.03)
    m.box(0, -0.02, 0.78, 1.05, 0.58, 0.06, stone("#F0DDB4"), 0.015)
    top = [(-0.42, 0.0), (0.42, 0.0), (0.24, 0.2), (0.0, 0.3), (-0.24, 0.2)]
    m.plate(top, 0.3, stone("#E3CFA4"), 0, -0.15, 0.83, 0.02)
    m.plate(arch(0.46, 0.58), 0.05, flat("#5B3A22", 0.9), 0, -0.27, 0, 0)
    m.plate(arch(0.38, 0.5), 0.03, wood("#8A4B22", "z"), 0, -0.29, 0, 0.01)
    for s in (-1, 1):
        m.cylinder(s * 0.34, -0.27, 0, 0.06, 0.72, paint(TRIM), top=0.05, sides=16)
    shield = [(-0.13, 0.16), (-0.13, 0.0), (0.0, -0.12), (0.13, 0.0), (0.13, 0.16)]
    m.plate(shield, 0.03, paint("#C4312A"), 0, -0.2, 0.94, 0.01)


def nipa_hut(m: Shaper) -> None:
    """A hut on bamboo stilts with woven walls, steep thatch and a ladder."""
    for x in (-0.42, 0, 0.42):
        for y in (-0.28, 0.28):
            pole(m, (x, y, -0.3), (x, y, 0.36))
    m.box(0, 0, 0.34, 1.06, 0.78, 0.05, wood("#B98A4A", "x"), 0.01)
    woven = Mat("#DDB978", 0.85, bump=0.7, scale=20, vary=0.2, grain=(1, 1, 0.5))
    m.box(0, 0.05, 0.38, 0.92, 0.58, 0.42, woven)
    for x in (-0.46, -0.15, 0.15, 0.46):
        pole(m, (x, -0.26, 0.38), (x, -0.26, 0.82), 0.022)
    m.box(-0.3, -0.25, 0.5, 0.22, 0.03, 0.2, flat("#4A2E1A", 0.9), 0.004)
    m.box(-0.3, -0.36, 0.68, 0.26, 0.16, 0.015, woven, 0.004, (38, 0, 0))
    m.box(0.24, -0.25, 0.39, 0.2, 0.03, 0.34, flat("#4A2E1A", 0.9), 0.004)
    ladder(m, (0.24, -0.62, -0.2), (0.24, -0.38, 0.4), 0.16)
    for side in (-1, 1):
        thatch(m, 1.28, 0.52, 0.62, 0.7, side, 0.22)
    ridge(m, 1.0, 0, 1.33, 4)


def lighthouse(m: Shaper) -> None:
    """White and red, on rocks, with a lit lantern."""
    for k in range(9):
        r, a = 0.35 + 0.1 * math.sin(k * 3), k * 2.4
        rock = (r * math.cos(a), r * math.sin(a), 0.02)
        m.ball(*rock, 0.22, stone("#A8937A"), (1.2, 1, 0.6), sides=10)
    m.cylinder(0, 0, 0.05, 0.42, 0.14, stone("#D9C8A4"), sides=8)
    m.cylinder(0, 0, 0.17, 0.31, 1.15, stucco("#FFF6E2"), top=0.21, sides=8, bevel=0.015)
    for z, r in ((0.42, 0.292), (0.86, 0.255)):
        m.cylinder(0, 0, z, r, 0.2, paint("#C4312A"), top=r - 0.018, sides=8, bevel=0.004)
    m.plate(arch(0.15, 0.28), 0.04, wood("#6B3E1E", "z"), 0, -0.31, 0.17, 0.01)
    window(m, 0, -0.235, 0.68, 0.09, 0.13)
    _lantern(m)


def _lantern(m: Shaper) -> None:
    iron = metal("#2F3B38", 0.5)
    m.cylinder(0, 0, 1.3, 0.34, 0.06, paint("#2F3B38"), sides=24)
    for k in range(14):
        a = 2 * math.pi * k / 14
        m.cylinder(
            0.31 * math.cos(a), 0.31 * math.sin(a), 1.36, 0.013, 0.16, iron, sides=6, bevel=0
        )
    m.ring(0, 0, 1.52, 0.31, 0.018, iron, sides=32)
    m.cylinder(0, 0, 1.36, 0.19, 0.3, Mat("#FFE9A0", 0.15, bump=0, glow=0.9), sides=12)
    for k in range(6):
        a = 2 * math.pi * k / 6
        m.cylinder(0.19 * math.cos(a), 0.19 * math.sin(a), 1.36, 0.016, 0.3, iron, sides=6, bevel=0)
    roof = [(0.27, 0), (0.22, 0.08), (0.08, 0.22), (0.03, 0.26), (0, 0.26)]
    m.lathe(smooth(roof, 4), paint("#C4312A"), z=1.66, sides=24)
    m.ball(0, 0, 1.96, 0.05, BRASS, sides=12)


def crane(m: Shaper) -> None:
    """A treadwheel harbour crane with a hanging bale."""
    m.box(0, 0, 0, 0.6, 0.5, 0.1, wood("#6B4526", "x"), 0.02)
    for x in (-0.22, 0.22):
        for y in (0.1, -0.18):
            m.tube([(x, y, 0.08), (0, 0, 1.0)], 0.045, wood("#8A5A30", "z"), 8)
    jib = [(0.35, 0.05, 0.55), (0, 0, 1.0), (-0.85, -0.1, 1.3)]
    m.tube(jib, 0.05, wood("#A8703C", "x"), 10)
    with m.at(0.1, -0.16, 0.42, rx=90):
        m.ring(0, 0, 0, 0.3, 0.045, wood("#9A5526"), sides=32)
        for k in range(4):
            spoke = wood("#9A5526", "x")
            m.box(0, 0, -0.02, 0.58, 0.04, 0.04, spoke, 0.006, (0, 0, 45 * k))
    rope = flat("#3A2417")
    m.tube([(-0.83, -0.1, 1.28), (-0.83, -0.1, 0.66)], 0.014, rope, 6)
    m.box(-0.83, -0.1, 0.34, 0.34, 0.28, 0.26, Mat("#D9C08A", 0.85, bump=0.4, scale=12), 0.05)
    for s in (-0.08, 0.08):
        m.box(-0.83 + s, -0.1, 0.335, 0.03, 0.29, 0.275, flat("#8A5A30"), 0.01)
    m.tube([(-0.98, -0.1, 0.6), (-0.83, -0.1, 0.68), (-0.68, -0.1, 0.6)], 0.012, rope, 6)


def letter_board(m: Shaper, letter: str, colour: str) -> None:
    """A round board with a letter on a pole, leaning back to the viewer."""
    m.cylinder(0, 0.04, 0, 0.035, 0.5, wood("#6B4526", "z"), sides=8)
    with m.at(0, 0, 0.5, rx=60):
        m.cylinder(0, 0, -0.03, 0.3, 0.07, paint(colour), sides=40, bevel=0.02)
        m.ring(0, 0, 0.04, 0.264, 0.022, BRASS, sides=40)
        m.facing(letter, 0.43, flat("#FFF6DF"), 0, -0.01, 0.05, 0)
