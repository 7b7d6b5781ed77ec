"""Patterns that tell the sources of points apart where their colours look alike."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from santiago_desktop.stage.drawing.canvas import Canvas

CELL = 3  # design pixels: a side of what is inked or left
INK, CHALK = (24, 16, 12, 190), (255, 252, 244, 215)  # on light colours, on dark ones
LIGHT = 120  # how light a colour is that is inked dark, of 255
PATTERNS: Final = (  # four by four, by rows; those that follow each other look least alike
    "....|....|....|....",
    "x...|.x..|..x.|...x",
    "xxxx|....|....|....",
    "xx..|xx..|..xx|..xx",
    "x...|x...|x...|x...",
    "xx..|xx..|....|....",
    "xxxx|xxxx|....|....",
    "...x|..x.|.x..|x...",
    "xxxx|x...|x...|x...",
    "xx..|xx..|xx..|xx..",
    "x.x.|.x.x|x.x.|.x.x",
    "xxxx|xxx.|xx..|x...",
    "xxxx|....|xxxx|....",
    "x.x.|x.x.|x.x.|x.x.",
    ".xxx|x.xx|xx.x|xxx.",
    "xxxx|xxxx|xxxx|x...",
    "x..x|.xx.|.xx.|x..x",
    "xxxx|....|.xx.|.xx.",
)


def paint(
    target: pygame.Surface, canvas: Canvas, box: pygame.Rect, colour: str, number: int
) -> None:
    """Fill a box with a source's colour and, over it, the pattern of its number from 0."""
    clip = target.get_clip()
    pygame.draw.rect(target, colour, box)
    target.set_clip(box.clip(clip))
    tile = _tile(PATTERNS[number % len(PATTERNS)], max(2, canvas.px(CELL)), _light(colour))
    for y in range(box.y, box.bottom, tile.get_height()):
        for x in range(box.x, box.right, tile.get_width()):
            target.blit(tile, (x, y))
    target.set_clip(clip)


def _light(colour: str) -> bool:
    """Whether a colour is light."""
    red, green, blue = pygame.Color(colour)[:3]
    return 0.3 * red + 0.59 * green + 0.11 * blue > LIGHT


@cache
def _tile(pattern: str, cell: int, light: bool) -> pygame.Surface:  # noqa: FBT001 - a cache's key
    rows = pattern.split("|")
    tile = pygame.Surface((len(rows[0]) * cell, len(rows) * cell), pygame.SRCALPHA)
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            if mark == "x":
                tile.fill(INK if light else CHALK, (x * cell, y * cell, cell, cell))
    return tile
