"""Freighters, coins and the pictures of Cargo Noir's cards."""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.pipeline.houses import gable
from assets.pipeline.materials import (
    Mat,
    flat,
    glass,
    gloss,
    lamp,
    metal,
    paint,
    rough,
    stucco,
    wood,
)
from assets.pipeline.outline import rounded, smooth, star
from assets.pipeline.players import CLOTH, LACQUER, SYMBOLS, symbol
from assets.pipeline.shapes import Shaper

COIN = Mat("#FFC93C", 0.28, 0.55, coat=0.7, bump=0, crevice=0.3)
NEON = ("#FF3D7F", "#28E0D0", "#FFB23E")


def freighter(m: Shaper, colour: str, mark: str | None = None) -> None:
    """A smuggler's freighter; the funnel carries its owner's shape."""
    outline = [(-0.62, -0.2), (0.4, -0.2), (0.74, 0), (0.4, 0.2), (-0.62, 0.2), (-0.7, 0)]
    bands = (
        (-0.06, 0.06, 0.9, "#7A1F1C"),
        (0.06, 0.22, 1.0, colour),
        (0.22, 0.27, 1.03, "#F3E6C8"),
    )
    for low, high, k, tone in bands:
        m.prism([(x * k, y * k) for x, y in outline], high - low, paint(tone), z=low, bevel=0.015)
    m.prism([(x * 0.92, y * 0.82) for x, y in outline], 0.02, wood("#8A6238", "x"), z=0.26, bevel=0)
    m.box(-0.36, 0, 0.27, 0.36, 0.3, 0.2, paint("#F3E6C8"), 0.025)
    m.box(-0.38, 0, 0.47, 0.26, 0.26, 0.13, paint("#F3E6C8"), 0.02)
    for x in (-0.46, -0.36, -0.26):
        m.box(x, -0.155, 0.33, 0.06, 0.012, 0.07, lamp("#FFD38A", 1.6), 0.002)
    m.cylinder(-0.38, 0.0, 0.58, 0.11, 0.3, paint(colour), sides=28)
    m.cylinder(-0.38, 0.0, 0.82, 0.115, 0.07, flat("#14181B"), sides=28)
    if mark:
        m.plate(symbol(mark, 0.07), 0.02, flat("#FFF8E6"), -0.38, -0.125, 0.7, 0.002)
    for x, tone in ((-0.02, "#B8632F"), (0.19, "#3B5A66")):
        m.box(x, 0, 0.28, 0.17, 0.27, 0.14, paint(tone), 0.015)
    m.tube([(0.44, 0, 0.27), (0.44, 0, 0.62), (0.2, 0, 0.72)], 0.018, metal("#D9A441", 0.4), 8)
    m.ball(0.66, 0, 0.33, 0.035, lamp("#FFE6A0", 2.5), sides=12)


def player_ship(m: Shaper, player: int) -> None:
    """A seat's freighter."""
    freighter(m, CLOTH[player], SYMBOLS[player])


def coin(m: Shaper) -> None:
    """One coin."""
    with m.at(0, 0.02, 0.05, rx=18):
        _disc(m, 0)


def _disc(m: Shaper, z: float) -> None:
    m.cylinder(0, 0, z, 0.3, 0.075, COIN, sides=48, bevel=0.018)
    m.ring(0, 0, z + 0.08, 0.255, 0.02, COIN, sides=48)
    m.prism(star(4, 0.2, 0.08), 0.012, flat("#7A4208"), 0, 0, z + 0.072, 0.003)


def coin_stack(m: Shaper, player: int) -> None:
    """A stack of coins on its owner's chip: an offer in a port."""
    m.cylinder(
        0, 0, 0, 0.34, 0.07, Mat(LACQUER[player], 0.3, coat=0.6, bump=0), sides=44, bevel=0.018
    )
    for i in range(5):
        with m.at(
            m.rng.uniform(-0.03, 0.03), m.rng.uniform(-0.03, 0.03), 0.07 + 0.08 * i, scale=0.88
        ):
            _disc(m, 0)
    m.prism(symbol(SYMBOLS[player], 0.13), 0.03, flat("#FFF8E6"), 0, -0.4, 0.0, 0.004)


def card_base(m: Shaper, rim: str) -> None:
    """The dark tile on which a card's picture stands."""
    m.prism(rounded(1.3, 1.1, 0.16), 0.06, Mat("#10222B", 0.4, coat=0.4), bevel=0.02)
    m.prism(rounded(1.18, 0.98, 0.13), 0.075, Mat("#1B3A45", 0.5, coat=0.2), bevel=0.008)
    edge = [(x, y, 0.07) for x, y in rounded(1.24, 1.04, 0.145)]
    m.tube([*edge, edge[0]], 0.018, lamp(rim, 0.9), 8)


def ship(m: Shaper) -> None:
    """One more ship."""
    with m.at(0, 0, 0.13, 10, 0.8):
        freighter(m, "#28636E")


def warehouse(m: Shaper) -> None:
    """A store with a wide gate."""
    wall = stucco("#9A5A3A")
    with m.at(0, 0.08, 0.08, -16):
        m.box(0, 0, 0, 0.9, 0.6, 0.42, wall)
        gable(m, 0, 0, 0.42, (0.9, 0.6, 0.22), Mat("#3E5660", 0.6, vary=0.12), wall, courses=3)
        m.box(0, -0.31, 0, 0.34, 0.03, 0.32, wood("#5A3A20", "z"), 0.008)
        m.ball(0, -0.34, 0.4, 0.045, lamp("#FFC46A", 3), sides=12)


def syndicate(m: Shaper) -> None:
    """A fedora and a cigar."""
    felt = rough("#4A4A5A", 0.25)
    brim = [
        (0, 0),
        (0.34, 0),
        (0.44, 0.04),
        (0.43, 0.06),
        (0.3, 0.05),
        (0.25, 0.08),
        (0.24, 0.3),
        (0.14, 0.38),
        (0.05, 0.31),
        (0, 0.31),
    ]
    with m.at(0, 0.08, 0.1, rx=-14):
        m.lathe(smooth(brim, 4), felt, sides=44, angle=180)
        m.lathe(
            [(0.25, 0.07), (0.262, 0.08), (0.255, 0.15), (0.245, 0.155)], paint("#B8336A"), sides=44
        )
    m.tube([(-0.34, -0.36, 0.13), (0.26, -0.4, 0.13)], 0.055, rough("#5B3218", 0.5), 14)
    m.ball(0.27, -0.4, 0.13, 0.05, lamp("#FF5A1A", 2), sides=12)


def villa(m: Shaper) -> None:
    """A white house with columns and a pool."""
    with m.at(0, 0.1, 0.08, -14):
        m.box(0, 0.06, 0, 0.9, 0.42, 0.4, stucco("#F3E6C8"))
        gable(
            m,
            0,
            0.06,
            0.4,
            (0.9, 0.42, 0.18),
            Mat("#B4502F", 0.7, vary=0.16),
            stucco("#F3E6C8"),
            courses=3,
        )
        for x in (-0.3, -0.1, 0.1, 0.3):
            m.cylinder(x, -0.22, 0, 0.035, 0.34, paint("#FFF8E6"), sides=14)
        m.box(0, -0.2, 0.34, 0.8, 0.16, 0.05, paint("#FFF8E6"), 0.01)
        m.prism(rounded(0.5, 0.2, 0.08), 0.02, lamp("#2FC4D8", 0.7), 0.1, -0.42, 0.0, 0.004)


def yacht(m: Shaper) -> None:
    """A white motor yacht."""
    with m.at(0, 0, 0.16, 14):
        half = [(-0.55, -0.18), (0.2, -0.2), (0.62, 0), (0.2, 0.2), (-0.55, 0.18)]
        m.prism(half, 0.16, gloss("#FFFDF4"), z=-0.04, bevel=0.03)
        m.box(-0.1, 0, 0.12, 0.56, 0.26, 0.12, gloss("#FFFDF4"), 0.04)
        m.box(-0.1, 0, 0.15, 0.57, 0.27, 0.06, glass(), 0.01)
        m.box(-0.16, 0, 0.24, 0.36, 0.22, 0.09, gloss("#FFFDF4"), 0.03)
        m.tube([(-0.28, 0, 0.3), (-0.34, 0, 0.5)], 0.018, metal(), 8)


def dive_bar(m: Shaper) -> None:
    """A cocktail glass in neon over a cellar door."""
    with m.at(0, 0.14, 0.08, -12):
        m.box(0, 0, 0, 0.84, 0.4, 0.5, stucco("#4A3A4E"))
        m.box(0, -0.21, 0, 0.22, 0.03, 0.32, wood("#6B2A22", "z"), 0.008)
    with m.at(0, -0.06, 0.66, rx=-20):
        m.tube(
            [(-0.24, 0, 0.3), (0, 0, 0.04), (0.24, 0, 0.3), (-0.24, 0, 0.3)],
            0.028,
            lamp(NEON[0], 2.6),
            8,
        )
        m.tube([(0, 0, 0.04), (0, 0, -0.18)], 0.028, lamp(NEON[0], 2.6), 8)
        m.tube([(-0.12, 0, -0.18), (0.12, 0, -0.18)], 0.028, lamp(NEON[0], 2.6), 8)
        m.ball(0.08, -0.02, 0.22, 0.055, lamp("#7CFF3A", 2), sides=12)


def night_club(m: Shaper) -> None:
    """A microphone before a neon ring."""
    m.ring(0, 0.16, 0.5, 0.36, 0.03, lamp(NEON[1], 2.4), (66, 0, 0), 44)
    m.cylinder(0, -0.06, 0.08, 0.17, 0.04, metal("#8A9096"), sides=28)
    m.cylinder(0, -0.06, 0.1, 0.025, 0.5, metal("#8A9096"), sides=12)
    m.ball(0, -0.08, 0.68, 0.13, metal("#DDE2E4", 0.35), (0.85, 0.85, 1.2), sides=24)
    for z in (0.62, 0.68, 0.74):
        m.ring(0, -0.08, z, 0.115, 0.012, flat("#2A2A2C"), sides=24)


def show_business(m: Shaper) -> None:
    """A film projector with two reels."""
    m.box(0, 0, 0.08, 0.36, 0.26, 0.3, paint("#3A4248"), 0.03)
    m.cylinder(0.18, -0.02, 0.24, 0.09, 0.16, metal("#8A9096"), sides=20, rot=(0, 90, 0))
    m.ball(0.35, -0.02, 0.24, 0.07, lamp("#FFF3C8", 2.5), (0.5, 1, 1), sides=16)
    for x, z, r in ((-0.2, 0.56, 0.2), (0.2, 0.58, 0.22)):
        with m.at(x, -0.05, z, rx=66):
            m.cylinder(0, 0, 0, r, 0.06, metal("#C8CED2", 0.35), sides=32)
            for k in range(5):
                a = 2 * math.pi * k / 5
                m.cylinder(
                    r * 0.58 * math.cos(a),
                    r * 0.58 * math.sin(a),
                    0.055,
                    r * 0.22,
                    0.012,
                    flat("#14181B"),
                    sides=16,
                    bevel=0,
                )


def paparazzi(m: Shaper) -> None:
    """A press camera with a flash."""
    m.box(0, 0, 0.1, 0.6, 0.24, 0.38, paint("#2A2F36"), 0.04)
    m.box(0, 0, 0.36, 0.61, 0.25, 0.12, metal("#C8CED2", 0.35), 0.02)
    for radius, depth, mat in (
        (0.17, 0.16, metal("#8A9096")),
        (0.13, 0.19, glass()),
        (0.06, 0.195, gloss("#6A8FB0")),
    ):
        m.cylinder(0, -0.1, 0.28, radius, depth, mat, sides=30, rot=(90, 0, 0))
    m.cylinder(0.24, 0, 0.48, 0.03, 0.16, metal(), sides=12)
    m.ball(0.24, -0.03, 0.7, 0.13, lamp("#FFFDF0", 3), (1, 0.6, 1), sides=20)


def militia(m: Shaper) -> None:
    """A steel helmet on a shield."""
    with m.at(0, 0.1, 0.42, rx=66):
        m.prism(
            [(-0.36, 0.3), (0.36, 0.3), (0.34, -0.05), (0, -0.4), (-0.34, -0.05)],
            0.06,
            metal("#8A9096", 0.35),
            bevel=0.02,
        )
        m.prism(star(5, 0.2, 0.09), 0.03, paint("#B8332A"), 0, -0.05, 0.06, 0.006)
    dome = [(0.31, 0), (0.33, 0.03), (0.26, 0.06), (0.25, 0.16), (0.15, 0.29), (0, 0.33)]
    m.lathe(smooth(dome, 4), paint("#5C6B4A"), 0, -0.2, 0.09, 36)


def cronies(m: Shaper) -> None:
    """Three little men in hats round one table."""
    for x, y, colour in ((-0.34, 0.1, "#3B4A66"), (0.34, 0.1, "#6A3A4A"), (0, 0.26, "#3F5A3A")):
        m.lathe(
            smooth([(0, 0), (0.15, 0), (0.16, 0.1), (0.09, 0.28), (0, 0.3)], 4),
            paint(colour),
            x,
            y,
            0.08,
        )
        m.ball(x, y, 0.48, 0.12, paint("#D9A377"), sides=20)
        m.lathe(
            [(0, 0), (0.17, 0), (0.17, 0.02), (0.1, 0.03), (0.09, 0.12), (0, 0.12)],
            rough("#1E1E24", 0.2),
            x,
            y + 0.03,
            0.54,
            rot=(-16, 0, 0),
        )
    m.cylinder(0, -0.14, 0.08, 0.28, 0.22, Mat("#2E6B4A", 0.8, bump=0.3), sides=36)
    for x, y in ((-0.08, -0.2), (0.1, -0.12)):
        m.box(x, y, 0.3, 0.09, 0.12, 0.008, flat("#FFF8E6"), 0.002, (0, 0, 20 * x * 100))
    m.cylinder(0.02, -0.05, 0.3, 0.06, 0.05, COIN, sides=20)


def bank(m: Shaper) -> None:
    """A vault door."""
    with m.at(0, 0.06, 0.46, rx=64):
        m.prism(rounded(0.92, 0.86, 0.1), 0.08, metal("#5A646A", 0.4), z=-0.08, bevel=0.02)
        m.cylinder(0, 0, 0, 0.37, 0.09, metal("#C8CED2", 0.3), sides=44, bevel=0.02)
        for k in range(8):
            a = math.pi * k / 4
            m.cylinder(0.31 * math.cos(a), 0.31 * math.sin(a), 0.085, 0.03, 0.02, metal(), sides=12)
        m.ring(0, 0, 0.14, 0.15, 0.024, metal("#E9B84A"), sides=30)
        for k in range(3):
            m.box(0, 0, 0.12, 0.34, 0.03, 0.03, metal("#E9B84A"), 0.01, (0, 0, 60 * k))


def principality(m: Shaper) -> None:
    """A crown on a cushion."""
    m.box(0, 0, 0.08, 0.76, 0.56, 0.16, Mat("#8E1F3C", 0.7, bump=0.2), 0.08, segments=4)
    m.lathe(
        [(0.27, 0), (0.29, 0.02), (0.29, 0.1), (0.27, 0.12), (0.25, 0.06)], COIN, z=0.23, sides=44
    )
    for k in range(7):
        with m.at(0, 0, 0.32, 360 / 7 * k):
            m.prism([(-0.1, 0), (0.1, 0), (0, 0.24)], 0.03, COIN, 0, -0.27, 0, 0.006, (84, 0, 0))
            m.ball(0, -0.27, 0.26, 0.04, gloss(("#E0416B", "#28C4B8")[k % 2]), sides=14)


CARDS: dict[str, tuple[Callable[[Shaper], None], str]] = {
    "ship": (ship, NEON[1]),
    "warehouse": (warehouse, NEON[1]),
    "syndicate": (syndicate, NEON[1]),
    "villa": (villa, NEON[2]),
    "yacht": (yacht, NEON[2]),
    "dive_bar": (dive_bar, NEON[2]),
    "night_club": (night_club, NEON[2]),
    "show_business": (show_business, NEON[0]),
    "paparazzi": (paparazzi, NEON[0]),
    "militia": (militia, NEON[0]),
    "cronies": (cronies, NEON[0]),
    "bank": (bank, NEON[0]),
    "principality": (principality, NEON[0]),
}


def card(m: Shaper, name: str) -> None:
    """A card's picture on its tile."""
    build, rim = CARDS[name]
    card_base(m, rim)
    build(m)
