"""Coins, bag, pile, lid and moons."""

from __future__ import annotations

from assets.pipeline.materials import Mat, flat, lamp, metal, rough, wood
from assets.pipeline.outline import disc, smooth, star
from assets.pipeline.shapes import Shaper

from . import goods
from .night import AMBER, COIN, IRON

TALLEST_STACK = 12
COIN_HEIGHT = 1 / 15  # stretched and seen from the camera: 5 design pixels
DARK_COIN, BRIGHT_COIN = (
    Mat(tone, 0.28, 0.5, coat=0.7, bump=0, crevice=0.3) for tone in ("#B87C14", "#FFE27C")
)
TIPS = ((-0.36, 0.19), (0.0, 0.27), (0.36, 0.19))  # of a crown
MOON = ("#46537C", "#FFF3C4", "#C8D2EC")  # over, in play, to come


def flat_coin(m: Shaper, mat: Mat = BRIGHT_COIN) -> None:
    """One coin of a stack."""
    m.cylinder(0, 0, 0, 0.2, COIN_HEIGHT, mat, sides=44, bevel=0.014)
    m.ring(0, 0, COIN_HEIGHT, 0.165, 0.012, mat, sides=40)
    m.prism(star(4, 0.12, 0.05), 0.008, flat("#7A4208"), 0, 0, COIN_HEIGHT - 0.003, 0.002)


def stack(m: Shaper, coins: int) -> None:
    """A stack whose coins are darker and brighter in turns, so that they can be counted."""
    for i in range(coins):
        x, y = m.rng.uniform(-0.014, 0.014), m.rng.uniform(-0.014, 0.014)
        with m.at(x, y, COIN_HEIGHT * i, 37 * i):
            flat_coin(m, (BRIGHT_COIN, DARK_COIN)[i % 2])


def coin(m: Shaper) -> None:
    """A coin that leans to the viewer."""
    with m.at(0, 0.02, 0.05, rx=24):
        m.cylinder(0, 0, 0, 0.3, 0.075, COIN, sides=48, bevel=0.018)
        m.ring(0, 0, 0.08, 0.255, 0.02, COIN, sides=48)
        m.prism(star(4, 0.2, 0.08), 0.012, flat("#7A4208"), 0, 0, 0.072, 0.003)


def bag(m: Shaper) -> None:
    """The bag of tokens, tied with a pink cord."""
    cloth = Mat("#D8B080", 0.9, bump=0.5, scale=14, vary=0.14)
    belly = [(0, 0), (0.27, 0), (0.33, 0.12), (0.3, 0.32), (0.16, 0.46), (0.11, 0.5)]
    mouth = [(0.17, 0.6), (0.2, 0.66), (0, 0.62)]
    m.lathe(smooth([*belly, *mouth], 5), cloth, sides=26)
    cord = rough("#E0357F", 0.2)
    m.ring(0, 0, 0.5, 0.12, 0.032, cord, sides=22)
    m.tube([(0.1, -0.06, 0.5), (0.2, -0.12, 0.42), (0.22, -0.16, 0.3)], 0.018, cord, 6)
    m.prism(disc(0.15, 28), 0.012, Mat("#2A1420", 0.6), 0, -0.29, 0.2, 0, (74, 0, 0))
    diamond = [(0, -0.09), (0.07, 0), (0, 0.09), (-0.07, 0)]
    m.plate(diamond, 0.01, lamp(AMBER, 1.4), 0, -0.335, 0.215, 0)


def pile(m: Shaper) -> None:
    """A crate of discarded tokens."""
    m.box(0, 0, 0, 0.6, 0.5, 0.05, wood("#8A6038", "x"), 0.01)
    for s in (-1, 1):
        m.box(0, s * 0.24, 0.05, 0.6, 0.03, 0.15, wood("#D09A60", "x"), 0.008)
        m.box(s * 0.29, 0, 0.05, 0.03, 0.5, 0.15, wood("#D09A60"), 0.008)
    thrown = ("gold", "cars", "ivory", "gems", "uranium", "art", "alcohol")
    for i, good in enumerate(thrown):
        x, y = m.rng.uniform(-0.14, 0.14), m.rng.uniform(-0.1, 0.1)
        lean, roll = m.rng.uniform(-14, 14), m.rng.uniform(-14, 14)
        with m.at(x, y, 0.06 + 0.035 * i, 0, 1, lean, roll):
            m.cylinder(0, 0, 0, 0.17, 0.05, wood("#4A3524", "x"), sides=26)
            m.ring(
                0, 0, 0.05, 0.15, 0.024, Mat(goods.RIMS[good], 0.35, coat=0.5, glow=0.25), sides=26
            )


def lid(m: Shaper) -> None:
    """Planks nailed over a place of the warehouse, chained crosswise, with a lock."""
    for i, tone in enumerate(("#CC9A66", "#BC8A56", "#D8A872")):
        x, turn = m.rng.uniform(-0.01, 0.01), m.rng.uniform(-2, 2)
        y, z = -0.21 + 0.21 * i, 0.17 + 0.004 * i
        m.box(x, y, z, 0.62, 0.18, 0.035, wood(tone, "x"), 0.012, (0, 0, turn))
        for s in (-1, 1):
            m.ball(s * 0.26, y, 0.21, 0.014, metal("#C8CED2"), sides=8)
    for s in (-1, 1):
        m.tube([(-0.26, -0.24 * s, 0.22), (0.26, 0.24 * s, 0.22)], 0.02, IRON, 8)
    m.box(0, 0, 0.21, 0.15, 0.12, 0.05, metal("#E9B84A"), 0.02)


def star_of_points(m: Shaper) -> None:
    """What cards are worth at the end."""
    with m.at(0, 0.02, 0.06, rx=30):
        m.prism(star(5, 0.36, 0.165), 0.07, BRIGHT_COIN, bevel=0.025)
        m.prism(star(5, 0.22, 0.1), 0.03, lamp("#FFE89A", 0.5), z=0.065, bevel=0.012)


def crate_of_credit(m: Shaper) -> None:
    """What sold goods are worth, and what cards cost."""
    plank, frame = wood("#C08A52", "x"), wood("#E0B078", "x")
    with m.at(rz=-16):
        m.box(0, 0, 0, 0.5, 0.42, 0.4, plank, 0.015)
        for z in (0.0, 0.17, 0.34):
            m.box(0, -0.215, z, 0.52, 0.02, 0.06, frame, 0.008)
            m.box(0.26, 0, z, 0.02, 0.44, 0.06, frame, 0.008)
        for x in (-0.23, 0.23):
            m.box(x, -0.218, 0, 0.06, 0.02, 0.4, wood("#E0B078", "z"), 0.008)
            m.box(x, 0, 0.4, 0.06, 0.44, 0.03, wood("#E0B078"), 0.006)
        for y in (-0.18, 0.0, 0.18):
            m.box(0, y, 0.4, 0.5, 0.1, 0.015, frame, 0.006)


def crown(m: Shaper) -> None:
    """Who holds a port for now: an outline that is told at the size of a letter."""
    with m.at(z=0.25, rx=53.13):  # faces the camera, above the ground
        for grown, z, mat in ((0.05, 0.0, flat("#4A2204")), (0.0, 0.03, lamp("#FFE100", 0.5))):
            m.prism(_zigzag(grown), 0.03, mat, z=z, bevel=0.004)
            for x, y in TIPS:
                m.prism(disc(0.055 + grown, 24), 0.03, mat, x, y, z + 0.004, 0.004)
        m.box(0, -0.17, 0.06, 0.5, 0.055, 0.012, flat("#8A4A08"), 0.004)
        for x in (-0.16, 0.0, 0.16):
            m.prism(disc(0.042, 20), 0.02, lamp("#D81040", 0.4), x, -0.06, 0.06, 0.004)


def _zigzag(grown: float) -> list[tuple[float, float]]:
    """A crown's outline, so much larger on all sides."""
    g = grown
    return [
        *((-0.29 - g, -0.24 - g), (0.29 + g, -0.24 - g), (0.36 + 1.3 * g, 0.17 + g)),
        *((0.15, -0.01 + 1.2 * g), (0.0 + g, 0.25 + g), (0.0 - g, 0.25 + g)),
        *((-0.15, -0.01 + 1.2 * g), (-0.36 - 1.3 * g, 0.17 + g)),
    ]


def moon(m: Shaper, state: int) -> None:
    """A round: over (dark), in play (full, ringed), to come (pale, waning)."""
    with m.at(rx=53.13):  # faces the camera
        glow = (0.3, 1.5, 0.5)[state]
        m.prism(disc(0.09, 40), 0.012, lamp(MOON[state], glow), bevel=0.002)
        for x, y, r in ((-0.03, 0.03, 0.018), (0.035, -0.02, 0.024), (-0.01, -0.045, 0.013)):
            tone = "#323C60" if state == 0 else ("#E8D494", "#9AA6C8")[state - 1]
            m.prism(disc(r, 16), 0.003, lamp(tone, glow * 0.8), x, y, 0.012, 0)
        if state == 1:
            m.ring(0, 0, 0.012, 0.115, 0.009, lamp("#FFD84A", 2), sides=44)
