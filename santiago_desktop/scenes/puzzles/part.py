"""A part of what is told beside a puzzle: how high it is, and how it is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.kernel.records import Record

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame


class Part(Record):
    """Something that stands below other parts."""

    height: int  # in window pixels
    draw: Callable[[pygame.Surface, pygame.Rect], None]
    line: bool = False  # whether a line parts it from what stands above
