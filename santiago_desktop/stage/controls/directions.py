"""Where an arrow of the keyboard leads: among places on a board, and among controls on a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.stage.input.commands import Command

if TYPE_CHECKING:
    from collections.abc import Sequence

DIRECTIONS = {
    Command.UP: (0, -1),
    Command.DOWN: (0, 1),
    Command.LEFT: (-1, 0),
    Command.RIGHT: (1, 0),
}
ENDS = {Command.FIRST: 0, Command.LAST: -1}  # of all that can be reached


def nearest(here: pygame.Rect, boxes: Sequence[pygame.Rect], way: tuple[int, int]) -> int | None:
    """The box that lies best in a direction: near, and not far aside."""
    best, found = float("inf"), None
    for number, box in enumerate(boxes):
        dx, dy = box.centerx - here.centerx, box.centery - here.centery
        ahead = dx * way[0] + dy * way[1]
        aside = abs(dx * way[1]) + abs(dy * way[0])
        if ahead > 0 and ahead + 2.5 * aside < best:
            best, found = ahead + 2.5 * aside, number
    return found


def straight_ahead(
    here: pygame.Rect, boxes: Sequence[pygame.Rect], way: tuple[int, int], *, aside: bool = False
) -> int | None:
    """Of the nearest line of boxes in a direction the one that is least aside; None for none.

    Only boxes that lie straight ahead count; with `aside` all that lie beyond the edge.
    """
    here, *placed = (_turned(box, way) for box in (here, *boxes))
    beyond = [box for box in placed if box.centery >= here.bottom]
    if not aside:
        beyond = [box for box in beyond if box.left < here.right and here.left < box.right]
    if not beyond:
        return None
    first = min(beyond, key=lambda box: box.top)
    line = [box for box in beyond if box.top < first.bottom]
    return placed.index(min(line, key=lambda box: _off(here, box)))


def _turned(box: pygame.Rect, way: tuple[int, int]) -> pygame.Rect:
    """The box as it lies where a direction is taken for down."""
    x, y, wide, high = box
    if way[0]:
        x, y, wide, high = y, x, high, wide
    return pygame.Rect(x, y if sum(way) > 0 else -y - high, wide, high)


def _off(here: pygame.Rect, box: pygame.Rect) -> tuple[int, int]:
    """How far a box is to the left or right of another: from edge to edge, and in the middle."""
    apart = max(0, box.left - here.right, here.left - box.right)
    return apart, abs(box.centerx - here.centerx)
