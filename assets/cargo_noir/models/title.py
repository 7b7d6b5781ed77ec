"""The front picture: a smuggler waits by the ship on its gold; Macao glows over the water."""

from __future__ import annotations

from collections.abc import Callable

import bmesh

from assets.pipeline.houses import barrel, crate
from assets.pipeline.light import Light
from assets.pipeline.maker import transform
from assets.pipeline.materials import Mat, beam, flat, gloss, lamp, metal, paint, stone, water, wood
from assets.pipeline.outline import disc, smooth
from assets.pipeline.piece import Lamp, View
from assets.pipeline.shapes import Shaper

from . import goods
from .board import hotel
from .casino import casino, limousine
from .layout import CASINO, GATE, HALL, world
from .market import gate, hall
from .night import AMBER, IRON, PINK, STONES, TEAL, WINDOW, bulbs, palm, wave_paving
from .props import flat_coin
from .smuggler import smuggler

NIGHT_SKY = Light(
    azimuth=-150,
    elevation=30,
    energy=2.6,
    colour=(0.5, 0.66, 1.0),
    sky=0.3,
    nadir=(0.08, 0.08, 0.18),
    horizon=(0.24, 0.14, 0.34),
    zenith=(0.10, 0.16, 0.42),
    softness=2,
    exposure=0.75,
)
DUSK = (
    (0.0, "#1A1030"),
    (0.44, "#6A2A5E"),
    (0.56, "#4A2A6A"),
    (0.72, "#1C2350"),
    (1.0, "#080E26"),
)
TITLE_VIEW = View((0.2, -15.6, 3.5), (0.2, 1.0, 2.25), 35, DUSK)
TITLE_LAMPS: tuple[Lamp, ...] = (
    ((-5.7, -3.2, 3.7), 380, (1, 0.7, 0.36)),
    ((6.9, -2.0, 3.7), 330, (1, 0.7, 0.36)),
    ((-9.4, -1.6, 3.7), 240, (1, 0.7, 0.36)),
    ((-4.2, -5.6, 2.6), 80, (1, 0.8, 0.55)),
    ((-0.6, -5.8, 3.0), 170, (1, 0.8, 0.55)),
    ((3.4, -5.4, 2.2), 90, (1, 0.85, 0.6)),
    ((-4.5, 7.0, 3.2), 900, (1, 0.16, 0.46)),
    ((5.2, 7.0, 3.2), 800, (0.12, 0.95, 0.86)),
    ((0.6, 7.0, 2.6), 420, (1, 0.6, 0.3)),
    ((-2.7, -4.0, 1.4), 36, (0.4, 1, 0.2)),
    ((4.0, -0.2, 3.4), 110, (1, 0.16, 0.46)),
    ((-3.4, -0.2, 3.4), 150, (0.12, 0.95, 0.86)),
    ((-4.5, 9.0, 6.0), 420, (1, 0.7, 0.4)),
)
WET_STONE = Mat("#3E3A48", 0.14, coat=0.6, bump=0.3, scale=5, vary=0.2)
WET_WAVES = Mat("#1C1826", 0.12, coat=0.6, bump=0.3, scale=5, vary=0.2)
BODY = gloss("#E02878")
COINS = 8
COIN_HIGH = 0.225  # of the great stack


def title(m: Shaper) -> None:
    """Sky, the far shore with its neon, and the quay in front."""
    _sky(m)
    _water(m)
    _far_shore(m)
    _quay(m)
    _ship_on_gold(m)
    with m.at(-4.75, -2.9, 0, 24, 1.6):
        smuggler(m)
    for x, y in ((-5.85, -2.5), (6.9, -1.6), (-9.4, -1.2)):
        _tall_lamp(m, x, y)
    with m.at(5.3, -2.3, 0.2, 200, 2.9):
        limousine(m, "#3E4660")
    _cargo(m)


def _sky(m: Shaper) -> None:
    """Stars, a full moon behind strips of cloud."""
    for _ in range(150):
        x, z = m.rng.uniform(-62, 62), m.rng.uniform(9, 46)
        size = m.rng.choice((0.05, 0.07, 0.1))
        m.ball(x, 78, z, size, lamp("#DCE6FF", m.rng.uniform(0.6, 2.4)), sides=6)
    with m.at(27, 70, 14.2, rx=90):
        m.prism(disc(4.0, 72), 0.05, lamp("#FFF3D2", 0.85), bevel=0)
        for x, y, r in ((-1.3, 0.7, 0.75), (1.0, -0.9, 1.0), (1.3, 1.0, 0.5), (-0.6, -1.9, 0.55)):
            m.prism(disc(r, 30), 0.02, lamp("#CFC09A", 0.7), x, y, 0.06, 0)
    cloud = Mat("#3A4278", 1, bump=0.1, vary=0.05, glow=0.12)
    for x, z, wide in ((24, 11.6, 6.0), (32, 13.4, 4.5), (-27, 13.0, 6.5), (-13, 17.5, 4.5)):
        for dx, dz, size in (
            (-0.6, 0, 0.5),
            (-0.1, 0.28, 0.62),
            (0.45, 0.05, 0.55),
            (0.9, -0.1, 0.3),
        ):
            place = (x + wide * dx, 66, z + dz)
            m.ball(*place, 1, cloud, (wide * size, 0.4, 0.2 + 0.45 * size), sides=24)
    for x, lean in ((-20, -18), (-7, 12), (9, -9), (19, 20)):
        with m.at(x, 60, 1.5, ry=lean):
            _beam(m, 34)


def _beam(m: Shaper, long: float) -> None:
    """A searchlight's beam, standing."""
    rows = [[(s * (0.3 + 2.0 * t), 0, long * t) for s in (-1, 1)] for t in (0.0, 0.5, 1.0)]
    made = m.sheet(rows, flat("#8FA8E8"), 0, angle=0)
    made.data.materials[0] = beam("#A8BCF0", long, 0.11)


def _water(m: Shaper) -> None:
    mesh = bmesh.new()
    bmesh.ops.create_grid(mesh, x_segments=1, y_segments=1, size=70)
    sea = m.add(mesh, flat("#06262E", 0.06), transform(0, 30, -0.5), angle=0)
    sea.data.materials[0] = water("#0A1E4A", "#0A1A3E", "#081430", 40, 0, 0.4)


def _far_shore(m: Shaper) -> None:
    m.prism([(-24, 8.2), (24, 8.2), (24, 16), (-24, 16)], 0.6, stone("#4A4458"), z=-0.5, bevel=0.05)
    for i, (x, w, h, tone, neon) in enumerate(
        (
            (-13.0, 1.4, 3.2, "#34405E", AMBER),
            (-11.2, 1.4, 2.6, "#3A3456", PINK),
            (-9.4, 1.2, 3.8, "#34405E", TEAL),
            (-7.9, 1.3, 2.2, "#4A3450", AMBER),
            (-1.0, 1.2, 2.6, "#3A3456", TEAL),
            (0.5, 1.3, 3.4, "#4A3450", PINK),
            (2.0, 1.2, 2.3, "#34405E", AMBER),
            (8.9, 1.3, 3.3, "#3A3456", AMBER),
            (10.5, 1.3, 2.4, "#34405E", PINK),
            (12.0, 1.4, 3.8, "#4A3450", TEAL),
            (13.8, 1.4, 2.8, "#34405E", AMBER),
            (15.6, 1.4, 3.4, "#3A3456", PINK),
        )
    ):
        with m.at(x, 12.2):
            hotel(m, (w, 0.8, h), tone, neon, i)
    _moved(m, (-4.5, 9.6), CASINO, 1.75, lambda m: casino(m, 82))
    _moved(m, (5.2, 10.2), HALL, 1.75, hall)
    _moved(m, (0.6, 9.2), GATE, 1.8, gate)
    for word, x, y, z, size in (
        ("CASINO", -4.5, 8.66, 1.935, 0.72),
        ("MACAO", 5.2, 9.4, 1.72, 0.7),
    ):
        m.facing(word, size, lamp("#FFF4E4", 1.4), x, y, z)


def _moved(
    m: Shaper,
    to: tuple[float, float],
    home: tuple[float, float],
    size: float,
    build: Callable[[Shaper], None],
) -> None:
    """One of the board's houses, from its place there to another, larger."""
    x, y = world(*home)
    with m.at(to[0] - x * size, to[1] - y * size, 0.1, scale=size):
        build(m)


def _quay(m: Shaper) -> None:
    m.prism([(-30, -14), (30, -14), (30, 0.3), (-30, 0.3)], 0.5, WET_STONE, z=-0.5, bevel=0.03)
    with m.sized(2, 2, 1):
        wave_paving(m, (-6, -4.25, 6, 0), 0.31, WET_WAVES, 0.012)
    for i in range(46):
        block = stone(m.rng.choice(STONES))
        m.box(-11.4 + 0.5 * i, 0.22, -0.05, 0.47, 0.3, 0.2, block, 0.04)
    for i in range(12):
        m.cylinder(-10.5 + 1.9 * i, -0.15, 0, 0.12, 0.3, IRON, sides=14)
        m.ball(-10.5 + 1.9 * i, -0.15, 0.36, 0.16, IRON, (1, 1, 0.6), sides=14)


def _tall_lamp(m: Shaper, x: float, y: float) -> None:
    m.cylinder(x, y, 0, 0.14, 0.2, IRON, sides=14)
    m.cylinder(x, y, 0.15, 0.06, 3.6, IRON, sides=12)
    m.lathe([(0.36, 0), (0.2, 0.16), (0, 0.22)], IRON, x, y, 4.0, 18)
    m.ball(x, y, 3.9, 0.24, lamp("#FFD896", 6), sides=20)


def _ship_on_gold(m: Shaper) -> None:
    with m.at(0.35, -1.5):
        for i in range(COINS):
            x, y = m.rng.uniform(-0.05, 0.05), m.rng.uniform(-0.05, 0.05)
            with m.at(x, y, COIN_HIGH * i, 40 * i, 5.2), m.sized(1, 1, 0.62):
                flat_coin(m)
        with m.at(-0.12, -0.1, COINS * COIN_HIGH - 0.02, -30, 4.5):
            _great_tug(m)
    for x, y, count in ((-1.25, -2.3, 3), (1.9, -2.2, 4), (2.5, -1.4, 2)):
        for i in range(count):
            with m.at(x + m.rng.uniform(-0.04, 0.04), y, 0.15 * i, 0, 2.6), m.sized(1, 1, 0.8):
                flat_coin(m)


RIBS = (
    (-0.4, 0.13, 0.06, 0.24),
    (-0.34, 0.17, 0.02, 0.22),
    (-0.1, 0.19, 0.0, 0.2),
    (0.16, 0.18, 0.0, 0.22),
    (0.32, 0.1, 0.03, 0.28),
    (0.43, 0.012, 0.12, 0.35),
)


def _great_tug(m: Shaper) -> None:
    """A hull with a sheer, lit windows, cargo on deck, a string of bulbs."""
    rings = []
    for x, w, low, top in RIBS:
        half = [(x, -w, top), (x, -w * 0.9, (low + top) * 0.55), (x, -w * 0.35, low)]
        rings.append([*half, *((a, -b, c) for a, b, c in reversed(half))])
    m.hull(rings, Mat("#E02878", 0.3, coat=0.6, bump=0, vary=0.03), angle=60)
    for side in (0, -1):
        rail = smooth([r[side] for r in rings], 5)
        m.tube(rail, 0.018, paint("#FFF0D2"), 8)
        m.tube([(x, y, z - 0.05) for x, y, z in rail], 0.009, metal("#F0C050"), 6)
    deck = [
        [(x * 0.97, -w * 0.93, t - 0.03), (x * 0.97, w * 0.93, t - 0.03)] for x, w, _, t in RIBS
    ]
    m.sheet(deck, wood("#A0744A", "x"), 0, angle=0)
    _bridge(m)
    m.ring(-0.22, -0.17, 0.19, 0.04, 0.013, paint("#FFF6EC"), (78, 0, 0), 24)
    m.cylinder(-0.22, 0, 0.17, 0.09, 0.34, BODY, sides=30)
    m.cylinder(-0.22, 0, 0.45, 0.095, 0.07, flat("#15181D"), sides=30)
    m.ring(-0.22, 0, 0.43, 0.092, 0.012, metal("#F0C050"), sides=30)
    m.plate(
        [(0, -0.075), (0.06, 0), (0, 0.075), (-0.06, 0)], 0.02, paint("#FFF8E6"), -0.22, -0.1, 0.33
    )
    m.tube([(0.1, 0, 0.46), (0.1, 0, 0.58)], 0.009, metal("#D9A441", 0.4), 6)
    m.ball(0.1, 0, 0.59, 0.02, lamp("#FFE6A0", 5), sides=10)
    bulbs(m, [(0.41, 0, 0.38), (0.1, 0, 0.58), (-0.18, 0, 0.54)], 0.05, AMBER, 0.009, 4)
    crate(m, 0.24, -0.04, 0.21, 0.1, 14)
    crate(m, 0.24, 0.06, 0.21, 0.08, -10)


def _bridge(m: Shaper) -> None:
    cream, frame = paint("#E4D4B8"), flat("#2A1A24")
    for wide, deep, high, z in ((0.26, 0.22, 0.16, 0.18), (0.2, 0.18, 0.1, 0.37)):
        m.box(0, 0, z, wide, deep, high, cream, 0.02)
        m.box(0, 0, z + high + 0.002, wide + 0.04, deep + 0.04, 0.024, BODY, 0.01)
        step = wide * 0.31
        for i in (-1, 0, 1):
            front = -deep / 2
            m.box(
                step * i,
                front + 0.001,
                z + 0.28 * high,
                0.78 * step,
                0.01,
                0.55 * high,
                frame,
                0.004,
            )
            pane = lamp("#FFB040", 1.5)
            m.box(
                step * i, front - 0.005, z + 0.35 * high, 0.6 * step, 0.01, 0.4 * high, pane, 0.004
            )
            side = lamp(WINDOW, 2.0)
            m.box(
                wide / 2 + 0.002,
                step * 0.8 * i,
                z + 0.35 * high,
                0.01,
                0.04,
                0.4 * high,
                side,
                0.004,
            )


def _cargo(m: Shaper) -> None:
    """Goods for the taking, crates, barrels and palms."""
    for good, x, y, size, turn in (
        ("uranium", -2.7, -2.8, 2.1, 0),
        ("gems", -3.2, -3.9, 1.7, 0),
        ("gold", -1.6, -3.7, 2.0, 14),
        ("cigars", 0.1, -3.9, 1.8, 0),
        ("ivory", 1.7, -3.7, 1.8, 0),
        ("alcohol", 3.0, -4.0, 1.9, -10),
        ("art", 3.15, -2.0, 2.0, -8),
        ("arms", 5.0, -4.2, 1.9, 0),
        ("joker", -4.3, -4.5, 1.5, 0),
    ):
        with m.at(x, y, -0.07 * size, turn, size):
            goods.TOKENS[good](m)
    for x, y, z, size, turn in (
        (-7.0, -1.9, 0, 1.1, 10),
        (-7.9, -2.5, 0, 0.9, -18),
        (7.9, -2.4, 0, 1.1, 14),
        (8.9, -2.9, 0, 0.9, -10),
        (-3.0, -1.3, 0, 0.8, 20),
        (-7.2, -1.9, 1.1, 0.8, -14),
    ):
        crate(m, x, y, z, size, turn, "#A0744A")
    for x, y in ((-8.8, -3.2), (9.6, -1.7), (-2.1, -1.0)):
        barrel(m, x, y, 0, 0.38, 0.85)
    for x, y, size, lean in ((-10.2, -2.2, 3.6, 0.12), (10.6, -2.6, 3.8, -0.12)):
        with m.at(x, y, 0, scale=size):
            palm(m, 0, 0, 1.2, lean)
