"""Nine smuggled goods and the joker, each a token with an outline of its own."""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.pipeline.materials import Mat, flat, gloss, lamp, metal, paint, rough, wood
from assets.pipeline.outline import disc, smooth, star
from assets.pipeline.shapes import Shaper

RIMS = {
    "alcohol": "#F0943A",
    "arms": "#B6CE8C",
    "art": "#FFA2CE",
    "cars": "#34C8D4",
    "cigars": "#F6BE82",
    "gems": "#CABEFF",
    "gold": "#FFC83C",
    "ivory": "#FFF4DC",
    "uranium": "#94EC40",
    "joker": "#FFF6F0",
}

RIM_GLOW = 0.4


def plinth(m: Shaper, good: str) -> None:
    """A dark disc with a rim in the good's colour, which is seen at night too."""
    m.cylinder(0, 0, 0, 0.36, 0.07, wood("#2E2430", "x"), sides=44, bevel=0.018)
    bright = Mat(RIMS[good], 0.35, coat=0.5, bump=0, glow=RIM_GLOW)
    m.ring(0, 0, 0.065, 0.335, 0.03, bright, sides=48)


def alcohol(m: Shaper) -> None:
    """A square decanter of whisky with a glass."""
    amber = Mat("#E08838", 0.1, coat=1, bump=0, vary=0.02, crevice=0.2)
    m.box(-0.07, 0, 0.07, 0.24, 0.2, 0.3, amber, 0.03)
    m.cylinder(-0.07, 0, 0.37, 0.05, 0.1, amber, sides=16)
    m.ball(-0.07, 0, 0.52, 0.065, gloss("#F3E3C0"), sides=16)
    m.box(-0.07, -0.105, 0.13, 0.16, 0.012, 0.14, paint("#F6EBD0"), 0.004)
    m.lathe(
        [(0, 0), (0.065, 0), (0.085, 0.14), (0.07, 0.14), (0.055, 0.02), (0, 0.02)],
        gloss("#D8E6EA"),
        0.16,
        -0.1,
        0.07,
    )


def arms(m: Shaper) -> None:
    """Two crossed rifles over an ammunition box."""
    m.box(0, 0.04, 0.07, 0.36, 0.24, 0.16, paint("#8CA468"), 0.02)
    m.prism(star(5, 0.07, 0.03), 0.01, flat("#F3E3C0"), 0, -0.085, 0.15, 0, (90, 0, 0))
    for s in (-1, 1):
        with m.at(0, -0.03, 0.36, ry=s * 52, rx=-14):
            m.cylinder(0, 0, -0.02, 0.025, 0.36, metal("#B4BEC8", 0.35), sides=12)
            m.box(0, 0, -0.3, 0.06, 0.05, 0.3, wood("#C07C44", "z"), 0.015, taper=0.7)


def art(m: Shaper) -> None:
    """A framed painting: a sun over the sea."""
    with m.at(0, 0.02, 0.07, rx=-14):
        m.box(0, 0, 0, 0.5, 0.07, 0.48, metal("#E0A62E", 0.3), 0.025)
        m.box(0, -0.035, 0.05, 0.4, 0.02, 0.38, flat("#3F78B8"), 0.004)
        m.box(0, -0.042, 0.05, 0.4, 0.02, 0.15, flat("#1E4E6A"), 0.004)
        m.plate(disc(0.09, 24), 0.02, flat("#FFB23E"), 0.05, -0.052, 0.27, 0.003)
        m.plate(
            [(-0.16, 0.1), (-0.02, 0.1), (-0.09, 0.3)],
            0.02,
            flat("#F6EBD0"),
            0,
            -0.056,
            0.02,
            0.003,
        )


def cars(m: Shaper) -> None:
    """A roadster."""
    with m.at(0, 0, 0.1, 24):
        body = [
            (-0.3, 0),
            (0.31, 0),
            (0.33, 0.07),
            (0.27, 0.12),
            (0.06, 0.14),
            (-0.02, 0.24),
            (-0.18, 0.24),
            (-0.24, 0.13),
            (-0.31, 0.11),
        ]
        m.plate(body, 0.26, Mat("#2CB8C4", 0.2, coat=1, bump=0), 0, -0.13, 0, 0.03)
        m.plate(
            [(-0.2, 0.13), (0.01, 0.13), (-0.04, 0.215), (-0.17, 0.215)],
            0.27,
            flat("#14222A", 0.1),
            0,
            -0.135,
            0,
            0.004,
        )
        for x in (-0.18, 0.2):
            for s in (-1, 1):
                tyre = flat("#1B1A1A", 0.7)
                m.cylinder(x, s * 0.125 + 0.03, 0.01, 0.075, 0.06, tyre, sides=20, rot=(90, 0, 0))
                hub, y = metal("#DDE2E4"), s * 0.135 + 0.032
                m.cylinder(x, y, 0.01, 0.038, 0.064, hub, sides=16, rot=(90, 0, 0))
        m.ball(0.32, -0.09, 0.07, 0.035, lamp("#FFE6A0", 1.2), sides=12)


def cigars(m: Shaper) -> None:
    """Three banded cigars, fanned."""
    for a, z in ((-32, 0.13), (0, 0.2), (32, 0.13)):
        with m.at(0, -0.16, z, -a, rx=-58):
            body = [(0, 0), (0.05, 0.01), (0.065, 0.12), (0.065, 0.46), (0.05, 0.56), (0, 0.58)]
            m.lathe(smooth(body, 4), rough("#B87638", 0.5), sides=20)
            m.lathe(
                [(0.066, 0.12), (0.072, 0.12), (0.072, 0.22), (0.066, 0.22)],
                metal("#F0B93A"),
                sides=20,
            )


def gems(m: Shaper) -> None:
    """A big cut stone and two small ones, which lean back: table, girdle and point are seen."""
    for x, y, size, colour in (
        (0, -0.04, 1.12, "#A48AFF"),
        (-0.23, -0.17, 0.5, "#FF5A86"),
        (0.24, -0.15, 0.5, "#3CE0CC"),
    ):
        with m.at(x, y, 0.09, 0, size, rx=-40):
            cut = [(0, 0), (0.27, 0.27), (0.27, 0.3), (0.17, 0.4), (0, 0.4)]
            m.lathe(
                cut,
                Mat(colour, 0.08, 0.1, coat=1, bump=0, vary=0.02, crevice=0.2),
                sides=8,
                angle=10,
            )


def gold(m: Shaper) -> None:
    """Three bars."""
    bar = Mat("#FFC93C", 0.25, 0.55, coat=0.7, bump=0, crevice=0.4)
    for x, z in ((-0.14, 0.07), (0.14, 0.07), (0, 0.21)):
        m.box(x, 0, z, 0.26, 0.42, 0.13, bar, 0.02, taper=0.78)


def ivory(m: Shaper) -> None:
    """A pair of tusks, standing."""
    tusk = Mat("#F6EEDA", 0.3, coat=0.6, bump=0.03, vary=0.04)
    for s in (-1, 1):
        bend = [(s * 0.06, 0, 0.08), (s * 0.19, -0.02, 0.24), (s * 0.24, -0.03, 0.42)]
        path = smooth([*bend, (s * 0.17, -0.05, 0.6)], 6)
        m.tube(path, [0.085 * (1 - i / len(path)) + 0.01 for i in range(len(path))], tusk, 14)
        m.ring(s * 0.075, 0, 0.1, 0.085, 0.02, metal(), (0, s * 30, 0), 20)


def uranium(m: Shaper) -> None:
    """A barrel in a green glow, with a warning sign as large as itself."""
    m.cylinder(0, 0.14, 0.07, 0.19, 0.34, paint("#F0C419"), sides=32, bevel=0.02)
    m.cylinder(0, 0.14, 0.4, 0.15, 0.03, lamp("#7CFF3A", 1.2), sides=28)
    black = flat("#1E1A1C")
    with m.at(0, -0.17, 0.28, rx=62):
        m.prism(disc(0.27, 40), 0.03, black, bevel=0.004)
        m.prism(disc(0.245, 40), 0.03, lamp("#FFE100", 0.5), z=0.008, bevel=0.004)
        m.cylinder(0, 0, 0.03, 0.05, 0.014, black, sides=18, bevel=0)
        for k in range(3):
            a = math.radians(120 * k - 90)
            wing = [
                (r * math.cos(a + d), r * math.sin(a + d))
                for r, d in ((0.08, -0.5), (0.21, -0.5), (0.21, 0.0), (0.21, 0.5), (0.08, 0.5))
            ]
            m.prism(wing, 0.014, black, z=0.03, bevel=0)


def joker(m: Shaper) -> None:
    """A jester who grins, under a cap with three bells."""
    with m.at(0, -0.1, 0.07, 0, 0.95, rx=-22):
        skin = paint("#F7CFA4")
        m.ball(0, 0, 0.19, 0.2, skin, (1, 0.8, 0.95), sides=28)
        m.ball(0, -0.17, 0.17, 0.05, paint("#E23B3B"), sides=14)
        for s in (-1, 1):
            m.ball(s * 0.075, -0.15, 0.23, 0.03, flat("#1E1A1C"), sides=12)
            m.ball(s * 0.13, -0.125, 0.14, 0.035, paint("#F08A7A"), (1, 0.5, 1), sides=12)
        grin = [
            (-0.1, -0.15, 0.12),
            (-0.05, -0.165, 0.08),
            (0.05, -0.165, 0.08),
            (0.1, -0.15, 0.12),
        ]
        m.tube(smooth(grin, 5), 0.017, flat("#8A1420"), 10)
        m.ring(0, 0, 0.3, 0.17, 0.045, paint("#FFF6E6"), sides=32)
        for side, colour in ((-1, "#F0325E"), (0, "#1FD0C0"), (1, "#7A4FE8")):
            up = 0.2 * (side == 0)
            path = smooth(
                [
                    (side * 0.08, 0.02, 0.31),
                    (side * 0.18, 0, 0.48),
                    (side * 0.31, -0.02, 0.5 + up / 2),
                    (side * 0.38, -0.05, 0.34 + 1.9 * up),
                ],
                5,
            )
            thick = [0.13 * (1 - i / len(path)) + 0.025 for i in range(len(path))]
            m.tube(path, thick, paint(colour), 14)
            x, y, z = path[-1]
            m.ball(x, y, z, 0.06, metal("#FFC93C"), sides=14)


TOKENS: dict[str, Callable[[Shaper], None]] = {
    "alcohol": alcohol,
    "arms": arms,
    "art": art,
    "cars": cars,
    "cigars": cigars,
    "gems": gems,
    "gold": gold,
    "ivory": ivory,
    "uranium": uranium,
    "joker": joker,
}


def token(m: Shaper, good: str) -> None:
    """A good on its plinth."""
    plinth(m, good)
    TOKENS[good](m)
