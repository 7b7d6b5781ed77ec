"""Panels with figures that follow from what everybody has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.cells import Look, Row
from santiago_desktop.contract.words import between

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.contract.cells import Cell


def pencilled(covered: Sequence[Row], least: Sequence[Row], most: Sequence[Row]) -> list[Row]:
    """A panel as everybody sees it, with figures in pencil in the place of what is hidden.

    `least` and `most` are the same panel with the bounds of all figures.
    """
    found = []
    for row, low, high in zip(covered, least, most, strict=True):
        cells = zip(row.cells, low.cells, high.cells, strict=True)
        found.append(row._replace(cells=[_pencilled(*three) for three in cells]))
    return found


def _pencilled(cell: Cell, low: Cell, high: Cell) -> Cell:
    if cell.number is not None:
        return cell
    assert isinstance(low.number, int)
    assert isinstance(high.number, int)
    return cell._replace(number=between(low.number, high.number), look=Look.PENCIL)
