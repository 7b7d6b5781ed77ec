"""Patterns that tell the sources of points apart where their colours look alike."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from santiago_desktop.stage.drawing.canvas import Canvas

CELL = 3  # design pixels: a side of what is inked or left
INK, CHALK = (24, 16, 12, 150), (255, 252, 244, 165)  # on light colours, on dark ones
LIGHT = 120  # how light a colour is that is inked dark, of 255
NEAR = 24  # of 255: colours as light as each other have different patterns
PATTERNS: Final = (  # four by four, by rows; none of them restless, as many stand side by side
    "....|....|....|....",
    "x...|.x..|..x.|...x",
    "xxxx|....|....|....",
    ".xx.|.xx.|....|....",
    "x...|x...|x...|x...",
    "...x|..x.|.x..|x...",
)


@cache
def assigned(colours: tuple[str, ...]) -> tuple[int, ...]:
    """The number of each colour's pattern: none where its lightness alone tells it apart."""
    used: list[list[float]] = [[] for _ in PATTERNS]  # how light the colours of each pattern are
    found = []
    for light in map(_lightness, colours):
        apart = [min((abs(light - other) for other in row), default=255.0) for row in used]
        clear = [number for number, distance in enumerate(apart) if distance >= NEAR]
        chosen = clear[0] if clear else apart.index(max(apart))
        used[chosen].append(light)
        found.append(chosen)
    return tuple(found)


def paint(
    target: pygame.Surface, canvas: Canvas, box: pygame.Rect, colour: str, number: int
) -> None:
    """Fill a box with a source's colour and, over it, the pattern of a number."""
    clip = target.get_clip()
    pygame.draw.rect(target, colour, box)
    target.set_clip(box.clip(clip))
    tile = _tile(PATTERNS[number], max(2, canvas.px(CELL)), _lightness(colour) > LIGHT)
    for y in range(box.y, box.bottom, tile.get_height()):
        for x in range(box.x, box.right, tile.get_width()):
            target.blit(tile, (x, y))
    target.set_clip(clip)


def _lightness(colour: str) -> float:
    """How light a colour looks, of 255."""
    red, green, blue = pygame.Color(colour)[:3]
    return 0.3 * red + 0.59 * green + 0.11 * blue


@cache
def _tile(pattern: str, cell: int, light: bool) -> pygame.Surface:  # noqa: FBT001 - a cache's key
    rows = pattern.split("|")
    tile = pygame.Surface((len(rows[0]) * cell, len(rows) * cell), pygame.SRCALPHA)
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            if mark == "x":
                tile.fill(INK if light else CHALK, (x * cell, y * cell, cell, cell))
    return tile
