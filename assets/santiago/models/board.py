"""The base board: town, ring road, harbour, countryside, without a single piece."""

from __future__ import annotations

from assets.pipeline.shapes import Shaper

from . import harbour, nature, town
from .layout import CENTRE_X, CENTRE_Y


def board(m: Shaper) -> None:
    """Everything that never moves."""
    harbour.land_and_sea(m)
    town.road(m)
    town.quarters(m)
    town.plaza(m)
    _plants_in_town(m)
    harbour.quay(m)
    harbour.promenade(m)
    harbour.jetties(m)
    harbour.small_craft(m)
    nature.countryside(m)


def _plants_in_town(m: Shaper) -> None:
    palm = m.prototype(lambda: nature.palm(m))
    for dx, turn in ((-0.42, 25), (0.42, 150)):
        m.place(palm, CENTRE_X + dx, CENTRE_Y + 0.95, 0.03, turn, 0.55, 1.15)
    lamp = m.prototype(lambda: nature.street_lamp(m))
    for dx in (-0.55, 0.55):
        m.place(lamp, CENTRE_X + dx, CENTRE_Y - 0.85, 0.03, tall=1.1)
    tree = m.prototype(lambda: nature.tree(m))
    for dx, dy in (
        (-6.12, 0.28),
        (-6.15, -0.2),
        (-6.08, -0.68),
        (6.12, 0.28),
        (6.15, -0.2),
        (6.08, -0.68),
    ):
        m.place(tree, CENTRE_X + dx, CENTRE_Y + dy, 0.02, m.rng.uniform(0, 360), 0.46, 1.15)
