"""The own quay: warehouse, safe, slip, and the red carpet with the cards."""

from __future__ import annotations

from assets.pipeline.houses import barrel, crate
from assets.pipeline.materials import Mat, flat, metal, rough, stone, wood
from assets.pipeline.outline import smooth
from assets.pipeline.shapes import Shaper

from .layout import (
    CARD,
    CARD_STEP,
    CARDS,
    QUAY_EDGE,
    SAFE,
    SEATS,
    SLIP_STEP,
    TRAY,
    TRAY_PLACES,
    TRAY_STEP,
    slip_place,
    tray_place,
    world,
)
from .night import COIN, IRON, STONES, bollard, street_lamp, wave_paving, wet

QUAY_LAMPS = (1052, 1268, 1660, 1800, 334)
GILT = metal("#E9B84A")


def home(m: Shaper) -> None:
    """All of the lower edge."""
    _paving(m)
    _carpet(m)
    _ropes(m)
    _tray(m)
    with m.at(*world(SAFE[0] - 4, SAFE[1] + 4)):
        _safe(m)
    _slip(m)
    for px, py, turn in (
        (1690, 884, 10),
        (1716, 902, -20),
        (1880, 884, 14),
        (1066, 884, 20),
        (1250, 886, -8),
    ):
        crate(m, *world(px, py), 0.02, 0.26, turn, "#A0744A")
    for px, py in ((1740, 884), (1856, 892), (1236, 916)):
        barrel(m, *world(px, py), 0.02, 0.11, 0.25)
    for px in QUAY_LAMPS:
        street_lamp(m, *world(px, 872))


def _paving(m: Shaper) -> None:
    y = world(0, QUAY_EDGE)[1]
    m.box(1.98, y - 2.0, -0.5, 17, 4.0, 0.5, stone("#4A5162"), 0.02)
    m.box(1.98, y - 2.06, 0, 17, 3.9, 0.02, wet("#46424F"), 0.004)
    x = -6.5
    while x < 9.8:
        w = m.rng.uniform(0.24, 0.34)
        m.box(x + w / 2, y - 0.06, -0.04, w - 0.02, 0.14, 0.1, stone(m.rng.choice(STONES)), 0.02)
        x += w
    for i in range(24):
        bollard(m, -6.2 + i * 0.68, y - 0.18)
    wave_paving(m, (-6.4, world(0, 952)[1], 9.7, y - 0.3), 0.27, wet("#24202E"))


def _carpet(m: Shaper) -> None:
    (x0, y0), (x1, y1) = world(326, 1076), world(1914, 958)
    x, y, w, d = (x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0
    m.box(x, y, 0.02, w, d, 0.015, Mat("#4E0C1E", 0.85, bump=0.25, vary=0.1), 0.004)
    for edge in (y0 + 0.05, y1 - 0.05):
        m.box(x, edge, 0.03, w - 0.06, 0.035, 0.012, GILT, 0.003)


def _ropes(m: Shaper) -> None:
    """Brass posts behind the cards, and red ropes between them."""
    step = CARD_STEP / 100
    for k in range(len(CARDS) + 1):
        x, y = world(CARD[0] + CARD_STEP * (k - 0.5), 964)
        m.cylinder(x, y, 0.02, 0.07, 0.03, GILT, sides=16)
        m.cylinder(x, y, 0.03, 0.022, 0.34, GILT, sides=10)
        m.ball(x, y, 0.39, 0.045, metal("#F0C860"), sides=12)
        if k < len(CARDS):
            rope = [(x, y, 0.34), (x + step / 2, y, 0.2), (x + step, y, 0.34)]
            m.tube(smooth(rope, 6), 0.022, rough("#C81A36", 0.2), 8)


def _tray(m: Shaper) -> None:
    """The warehouse: an open crate with ten places."""
    x, y = world(tray_place(0)[0] + TRAY_STEP * (TRAY_PLACES - 1) / 2, TRAY[1])
    w, d, step = TRAY_STEP * TRAY_PLACES / 100 + 0.1, 0.86, TRAY_STEP / 100
    along, across = wood("#A06A3A", "x"), wood("#A06A3A")
    m.box(x, y, 0.02, w, d, 0.05, wood("#5A3820", "x"), 0.01)
    m.box(x, y, 0.06, w - 0.1, d - 0.1, 0.012, Mat("#1E1826", 0.9, bump=0.2), 0.002)
    for s in (-1, 1):
        m.box(x, y + s * (d / 2 - 0.03), 0.04, w, 0.07, 0.2 if s > 0 else 0.16, along, 0.015)
        m.box(x + s * (w / 2 - 0.03), y, 0.04, 0.07, d, 0.2, across, 0.015)
        for q in (-1, 1):
            corner = (x + s * (w / 2 - 0.07), y + q * (d / 2 - 0.03), 0.03)
            m.box(*corner, 0.18, 0.1, 0.2, GILT, 0.02)
    for i in range(1, TRAY_PLACES):
        wall = x + step * (i - TRAY_PLACES / 2)
        m.box(wall, y, 0.05, 0.035, d - 0.1, 0.13, wood("#8A5C34"), 0.008)


def _safe(m: Shaper) -> None:
    """An open safe with coins before it."""
    steel = Mat("#6A7A8E", 0.35, 0.5, coat=0.3, bump=0.05)
    with m.at(-0.22, 0.08, 0.02), m.sized(1, 0.9, 1.2):
        m.box(0, 0.16, 0, 0.72, 0.5, 0.68, steel, 0.04)
        m.box(0, -0.08, 0.08, 0.56, 0.03, 0.52, flat("#0C1018", 0.4), 0.004)
        m.box(0, -0.1, 0.34, 0.54, 0.03, 0.03, metal("#8A96A2"), 0.004)
        with m.at(0.38, -0.1, 0.03, -64):
            m.box(0.3, 0, 0, 0.6, 0.09, 0.62, steel, 0.03)
            m.cylinder(0.3, -0.05, 0.32, 0.15, 0.03, metal("#C8D0D6"), sides=28, rot=(90, 0, 0))
            for k in range(3):
                spoke = (0, 60 * k, 0)
                m.box(0.3, -0.09, 0.305, 0.3, 0.03, 0.03, metal("#F0C050"), 0.008, spoke)
    heaps = ((-0.42, -0.1, 5), (-0.22, -0.14, 7), (-0.04, -0.1, 4), (-0.32, -0.28, 3))
    for x, y, count in (*heaps, (-0.12, -0.3, 2)):
        for j in range(count):
            shake = m.rng.uniform(-0.01, 0.01)
            m.cylinder(x + shake, y, 0.03 + 0.045 * j, 0.085, 0.04, COIN, bevel=0.008, sides=22)


def _slip(m: Shaper) -> None:
    """Planks with a ring for each ship at home."""
    middle, y = slip_place(SEATS // 2)
    x, y = world(middle, y - 8)
    m.box(x, y, 0.01, SEATS * SLIP_STEP / 100 + 0.2, 0.78, 0.03, wood("#6B4A30", "x"), 0.01)
    for i in range(14):
        plank = wood(("#5E4228", "#503822")[i % 2], "y")
        m.box(x - 1.78 + 0.274 * i, y, 0.035, 0.24, 0.74, 0.02, plank, 0.008)
    for k in range(SEATS):
        ring = world(*slip_place(k))
        m.ring(*ring, 0.06, 0.29, 0.014, metal("#EAB94A"), sides=36)
    m.tube([(x - 1.9, y + 0.42, 0.1), (x + 1.9, y + 0.42, 0.1)], 0.012, IRON, 6)
