"""What is painted on Santiago's board and tells something: the quarters and their flowers."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from santiago_desktop.contract.desk import Plot
from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.window.picture import board_map

if TYPE_CHECKING:
    from collections.abc import Sequence

QUARTER, CORNER = (502.0, 150.0), 42.0  # around the building in its middle
LOWER = (502.0, 140.0)  # the road takes a strip from those below the plaza
EMBLEM, ASIDE = (80.0, 65.0), 251.0  # a flower lies at the plaza, so far from that building
PLAZA = (1110.0, 490.0)


@cache
def plots() -> Sequence[Plot]:
    """Each quarter with its coloured edge, and the flower that names it."""
    middles = [board_map().spots[f"building.{flower}.2"] for flower in box.FLOWERS]
    return [each for middle in middles for each in _quarter(*middle)]


def _quarter(x: float, y: float) -> Sequence[Plot]:
    """Its ground and its flower; the place is that of the building in its middle."""
    size = QUARTER if y < PLAZA[1] else LOWER
    middle = y - (QUARTER[1] - size[1]) / 2
    flower = x + (ASIDE if x < PLAZA[0] else -ASIDE)
    return Plot((x, middle), size, CORNER), Plot((flower, y), EMBLEM)
