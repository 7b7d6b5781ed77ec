"""All that is written and pressed above the board, as one picture that is drawn where it is."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterator

    Piece = tuple[pygame.Surface, pygame.Rect, pygame.Rect]  # where it goes, and where it is

TILES = (16, 12)  # of the window, in which it is looked for words
COARSE = 8  # pixels in each direction that are looked at together


class Above:
    """What lies above the board, on a clear ground."""

    def __init__(self, picture: pygame.Surface) -> None:
        self.picture = picture
        self._boxes: list[pygame.Rect] | None = None  # where there is anything, if that is known
        self._within: dict[tuple[int, ...], list[Piece]] = {}  # by area

    @property
    def found(self) -> bool:
        """Whether it is known where there is anything."""
        return self._boxes is not None

    def find(self) -> None:
        """Look where there is anything: nothing is drawn elsewhere from now on."""
        self._boxes = list(written(self.picture))
        self._within.clear()

    def draw(self, target: pygame.Surface, area: pygame.Rect, strength: float = 1.0) -> None:
        """What is in an area, as opaque as it is said: 0 to 1."""
        pieces = self._within.get(tuple(area))
        if pieces is None:
            pieces = self._within[tuple(area)] = self._pieces(area)
        self.picture.set_alpha(round(255 * strength))
        target.blits(pieces, doreturn=False)
        self.picture.set_alpha(255)

    def _pieces(self, area: pygame.Rect) -> list[Piece]:
        boxes = [area] if self._boxes is None else self._boxes
        parts = [box.clip(area) for box in boxes]
        return [(self.picture, part, part) for part in parts if part]


def written(picture: pygame.Surface) -> Iterator[pygame.Rect]:
    """Boxes around all there is on a picture that is mostly clear; none lies on another."""
    small = pygame.transform.smoothscale_by(picture, 1 / COARSE)
    whole = small.get_rect()
    width, height = (
        -(-side // (COARSE * tiles)) for side, tiles in zip(picture.get_size(), TILES, strict=True)
    )
    for column, row in product(*map(range, TILES)):
        tile = pygame.Rect(column * width, row * height, width, height)
        around = tile.inflate(2, 2).clip(whole)  # what is pale is only seen in its neighbours
        if not around:
            continue  # the tiles before it have reached the picture's end
        found = small.subsurface(around).get_bounding_rect().move(around.topleft)
        if found:
            yield _fine(found.inflate(2, 2).clip(tile)).clip(picture.get_rect())


def _fine(box: pygame.Rect) -> pygame.Rect:
    """A box of the small picture in the large one."""
    return pygame.Rect([COARSE * side for side in box])
