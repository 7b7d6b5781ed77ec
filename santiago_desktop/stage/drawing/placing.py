"""Where something can stand so that it hides least of what must be seen."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Sequence


def hidden(place: pygame.Rect, boxes: Sequence[pygame.Rect]) -> int:
    """How many pixels of the boxes lie below a place."""
    parts = [place.clip(boxes[number]) for number in place.collidelistall(boxes)]
    return sum(part.width * part.height for part in parts)


def least_hiding(
    places: Sequence[pygame.Rect],
    boxes: Sequence[pygame.Rect],
    others: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """The best place; where some hide as little, by other boxes; and then the first."""
    return min(places, key=lambda place: (hidden(place, boxes), hidden(place, others)))


def apart(
    box: pygame.Rect, taken: Sequence[pygame.Rect], room: pygame.Rect, most: float
) -> pygame.Rect:
    """The nearest place in a room that lies on none of the taken ones.

    Where that is more than `most` pixels away, the box stays where it is.
    """
    hit = [taken[number] for number in box.collidelistall(taken)]
    across = [0, *(x for other in hit for x in (other.left - box.right, other.right - box.left))]
    upright = [0, *(y for other in hit for y in (other.top - box.bottom, other.bottom - box.top))]
    ways = [
        way
        for x, y in product(across, upright)
        if room.contains(way := box.move(x, y)) and way.collidelist(taken) < 0
    ]
    start = pygame.Vector2(box.topleft)
    near = [way for way in ways if start.distance_to(way.topleft) <= most]
    return min(near, key=lambda way: start.distance_to(way.topleft), default=box)
