"""Where something can stand: of several places, the one that hides least of what must be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import pygame


def hidden(place: pygame.Rect, boxes: Iterable[pygame.Rect]) -> int:
    """How many pixels of the boxes lie below a place."""
    parts = [place.clip(box) for box in boxes]
    return sum(part.width * part.height for part in parts)


def least_hiding(places: Sequence[pygame.Rect], boxes: Sequence[pygame.Rect]) -> pygame.Rect:
    """The best place; of those that are as good, the first."""
    return min(places, key=lambda place: hidden(place, boxes))
