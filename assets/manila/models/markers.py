"""What lies, hangs or burns on Manila's table: shares, discs, foam, bell, flag, flames."""

from __future__ import annotations

import math

from assets.pipeline.materials import Mat, flat, metal, paint, wood
from assets.pipeline.outline import rounded, smooth
from assets.pipeline.shapes import Shaper

from .things import BRASS, bell
from .wares import TOKENS

INK = {"nutmeg": "#8A5230", "silk": "#3F62C8", "ginseng": "#B98A1E", "jade": "#1E8A5A"}
PAPER = {"nutmeg": "#F0D5B4", "silk": "#D6DFFA", "ginseng": "#FBEBB8", "jade": "#CDEFDB"}
TO_CAMERA = 36.87  # degrees by which something flat must rise to be seen straight on
FOAM = Mat("#FCFFFA", 0.55, bump=0, vary=0.02, crevice=0)
SEAL = (0.25, -0.38, 0.75)  # on a pledged share, before the ware
PHASES = 3  # of the flag in the wind


def share(m: Shaper, ware: str) -> None:
    """A share's face: the ware before a card in its colour."""
    _ware_before_card(m, ware, PAPER[ware], INK[ware])


def pledged_share(m: Shaper, ware: str) -> None:
    """A pledged share: the same ware on grey paper, with a red seal that names the loan."""
    _ware_before_card(m, ware, "#98A0AA", "#565C64")
    with m.at(z=0.4, rx=TO_CAMERA), m.at(*SEAL, scale=0.95):
        scallops = [(0.2 + 0.02 * math.cos(9 * a), a) for a in _turns(54)]
        wax = [(r * math.cos(a), r * math.sin(a)) for r, a in scallops]
        m.prism(wax, 0.06, Mat("#C22A20", 0.3, coat=0.6, bump=0.05), bevel=0.02)
        m.facing("12", 0.24, flat("#FFF6DF"), 0, -0.01, 0.064, 0)


def _ware_before_card(m: Shaper, ware: str, paper: str, rim: str) -> None:
    with m.at(z=0.4, rx=TO_CAMERA):
        _card(m, paper, rim)
    with m.at(0, -0.32, 0.26, scale=1.02), m.sized(1, 0.9, 1.25):
        TOKENS[ware](m)


def share_back(m: Shaper) -> None:
    """A share face down: mahogany with an anchor."""
    gold = Mat("#F0B93A", 0.35, 0.4, coat=0.5, bump=0)
    with m.at(z=0.4, rx=TO_CAMERA):
        _card(m, "#7A3A1E", "#F2C98A")
        with m.at(0, 0.02, 0.05):
            m.ring(0, 0.27, 0.02, 0.075, 0.026, gold, sides=24)
            m.tube([(0, 0.2, 0.02), (0, -0.28, 0.02)], 0.036, gold, 10)
            m.tube([(-0.16, 0.1, 0.02), (0.16, 0.1, 0.02)], 0.03, gold, 10)
            turns = [math.pi * (1.06 + 0.88 * i / 12) for i in range(13)]
            arms = [(0.25 * math.cos(a), -0.04 + 0.25 * math.sin(a), 0.02) for a in turns]
            m.tube(arms, 0.036, gold, 10)


def _card(m: Shaper, face: str, rim: str) -> None:
    m.prism(rounded(0.84, 1.1, 0.12), 0.04, paint(rim), bevel=0.012)
    m.prism(rounded(0.74, 1.0, 0.09), 0.045, Mat(face, 0.6, bump=0.03, vary=0.03), bevel=0.004)


def _turns(count: int) -> list[float]:
    return [2 * math.pi * i / count for i in range(count)]


def disc(m: Shaper, state: str) -> None:
    """A part of the voyage: `coming`, `now` or `past`."""
    face = {"coming": "#F7EBCB", "now": "#FFCB3D", "past": "#B79A6A"}[state]
    m.cylinder(0, 0, 0, 0.27, 0.06, wood("#5B2F16", "x"), sides=40, bevel=0.015)
    rim = metal("#9A7A3A", 0.5) if state == "past" else metal("#F2B93B", 0.3)
    m.ring(0, 0, 0.06, 0.245, 0.03 if state == "now" else 0.022, rim, sides=40)
    m.cylinder(0, 0, 0.05, 0.225, 0.015, paint(face), sides=36, bevel=0.004)
    if state == "past":
        with m.at(0.19, -0.19, 0.06):
            m.cylinder(0, 0, 0, 0.11, 0.03, paint("#0F6A62"), sides=26)
            tick = [(-0.055, 0.0, 0.045), (-0.015, -0.045, 0.045), (0.065, 0.05, 0.045)]
            m.tube(tick, 0.018, flat("#FFFFFF"), 8)


def float_ring(m: Shaper) -> None:
    """Around the numbered float of a boat's square."""
    m.ring(0, 0, 0.03, 0.285, 0.035, Mat("#FFD23D", 0.25, 0.3, coat=0.6, bump=0), sides=48)


def _puff(m: Shaper, x: float, y: float, r: float) -> None:
    m.ball(x, y, 0.0, r, FOAM, (1.7, 0.8, 0.35), sides=14)


def wake(m: Shaper) -> None:
    """Two arms of foam that part behind a boat, and its churned water."""
    for k in range(34):
        t = k / 34
        for s in (-1, 1):
            x = -1.05 - 1.75 * t + m.rng.uniform(-0.05, 0.05)
            y = s * (0.28 + 0.36 * t) + m.rng.uniform(-0.04, 0.04)
            _puff(m, x, y, (0.075 * (1 - t) + 0.012) * m.rng.uniform(0.7, 1.2))
    for k in range(22):
        t = k / 22
        x, y = -1.2 - 1.2 * t, m.rng.uniform(-0.2, 0.2) * (0.5 + t)
        _puff(m, x, y, (0.06 * (1 - t) + 0.01) * m.rng.uniform(0.6, 1.2))


def bow_wave(m: Shaper) -> None:
    """Foam that curls from the bow along both sides."""
    for k in range(26):
        t = k / 26
        for s in (-1, 1):
            x = 1.42 - 0.95 * t + m.rng.uniform(-0.03, 0.03)
            y = s * (0.05 + 0.6 * t**0.7) + m.rng.uniform(-0.03, 0.03)
            _puff(m, x, y, (0.1 * (1 - t) + 0.02) * m.rng.uniform(0.75, 1.2))


def splash(m: Shaper) -> None:
    """Rings and drops where a die fell."""
    for r, thick in ((0.42, 0.03), (0.62, 0.022), (0.84, 0.014)):
        m.ring(0, 0, 0, r, thick, FOAM, sides=56, size=(1, 1, 0.5))
    for k in range(18):
        a, r = 2.4 * k, 0.45 + 0.3 * m.rng.random()
        height = 0.1 + 0.35 * m.rng.random()
        m.ball(r * math.cos(a), r * math.sin(a), height, 0.03 + 0.025 * m.rng.random(), FOAM)


def glint(m: Shaper, *, star: bool) -> None:
    """The sun on a ripple: a thin streak with a shorter one below it, or a little star."""
    light = flat("#FFF6D2")
    m.ball(0, 0, 0.02, 0.05, light, (2.6 if star else 3.6, 0.3, 0.3), sides=24)
    if star:
        m.ball(0, 0, 0.02, 0.05, light, (0.3, 2.9, 0.3), sides=24)
    else:
        m.ball(0.1, -0.12, 0.02, 0.04, light, (2.6, 0.3, 0.3), sides=24)


def bell_post(m: Shaper, swing: float) -> None:
    """The port's bell under its own little roof, swung by so many degrees."""
    timber = wood("#7A4A26", "z")
    m.prism(rounded(0.84, 0.5, 0.12), 0.07, Mat("#D8C195", 0.85, bump=0.35, scale=5), bevel=0.02)
    for x in (-0.34, 0.34):
        m.box(x, 0, 0.06, 0.08, 0.1, 1.06, timber, 0.015)
    m.box(0, 0, 1.06, 0.84, 0.1, 0.08, wood("#7A4A26", "x"), 0.015)
    for s in (-1, 1):
        with m.at(0, s * 0.08, 1.2, rx=-s * 38):
            m.box(0, 0, 0, 0.98, 0.22, 0.045, Mat("#C4552F", 0.6, vary=0.16), 0.012)
    m.tube([(-0.49, 0, 1.28), (0.49, 0, 1.28)], 0.035, paint("#B8392A"), 10)
    with m.at(0, -0.1, 1.06, ry=swing), m.at(z=-0.58, rx=-14):
        bell(m, 1.2)


def flag(m: Shaper, phase: int) -> None:
    """Red, yellow, red in the wind; the phases follow each other."""
    m.cylinder(0, 0, 0, 0.07, 0.06, Mat("#D8C195", 0.85, bump=0.35, scale=5), sides=20)
    m.cylinder(0, 0, 0, 0.025, 1.1, paint("#FFF6E2"), sides=8)
    m.ball(0, 0, 1.12, 0.045, BRASS, sides=10)
    for k, (colour, low, high) in enumerate(
        (("#C4312A", 0.0, 0.105), ("#F2B91E", 0.105, 0.315), ("#C4312A", 0.315, 0.42))
    ):
        rows = [[_cloth_point(i / 12, 0.62 + z, phase) for i in range(13)] for z in (low, high)]
        m.sheet(rows, Mat(colour, 0.7, bump=0.05, vary=0.04 + 0.001 * k), 0.014)


def _cloth_point(u: float, z: float, phase: int) -> tuple[float, float, float]:
    wave = 5 * u - 2 * math.pi * phase / PHASES
    return 0.68 * u, 0.08 * u**0.5 * math.sin(wave), z + 0.05 * u * math.sin(wave + 0.6)


def flame(m: Shaper, phase: int) -> None:
    """A torch's flame: two that flicker, and one that flares."""
    height, lean = ((0.34, -8.0), (0.3, 9.0), (0.56, 0.0))[phase]
    shapes = (("#E04400", 1.0, 0.3), ("#FF8A0A", 0.7, 0.45), ("#FFD040", 0.4, 0.6))
    for k, (colour, size, glow) in enumerate(shapes):
        drop = [(0.0, 0.0), (0.35, 0.12), (0.42, 0.28), (0.25, 0.6), (0.0, 1.0)]
        scaled = [(r * size * 0.3, z * size * height) for r, z in drop]
        with m.at(0, -0.07 * k, 0.0, ry=lean):
            m.lathe(smooth(scaled, 4), Mat(colour, 0.5, bump=0, crevice=0, glow=glow), sides=18)
