"""The canvas: design pixels of a 1920x1080 screen, put on a window of any size."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from santiago_desktop.stage.drawing.art import Colour, Kit
    from santiago_desktop.stage.drawing.type import Type

WIDTH, HEIGHT = 1920, 1080
SMALLEST_WINDOW = (960, 540)
LEAST = 2 / 3  # window pixels for a design pixel: the smallest text is 12 pixels high


class Canvas:
    """How large a design pixel is, for the picture and for the interface above it."""

    def __init__(self, kit: Kit, letters: Type) -> None:
        self.kit, self.letters = kit, letters
        self.size = (WIDTH, HEIGHT)
        self.zoom = 1.0  # the player's interface scale
        self.pad = False  # whether a gamepad was used last, so that its buttons are shown
        self.fit(self.size, 1.0)

    def fit(self, size: tuple[int, int], zoom: float) -> None:
        """A window's size and the player's interface scale."""
        self.size, self.zoom = size, zoom
        self.base = min(size[0] / WIDTH, size[1] / HEIGHT)  # window pixels for a design pixel
        self.scale = max(self.base * zoom, LEAST)  # the same for texts and controls
        self.letters.fit(self.base)
        self.kit.kept.clear()

    @property
    def least(self) -> float:
        """The factor that makes the interface as small as without the player's scale."""
        return min(1.0, self.base / self.scale)

    @property
    def rect(self) -> pygame.Rect:
        """The whole window, in its pixels."""
        return pygame.Rect((0, 0), self.size)

    def px(self, design: float) -> int:
        """Window pixels of a length of the interface."""
        return round(design * self.scale)

    def room(self, design: float) -> int:
        """Window pixels of what words need: they never become as small as controls may."""
        return round(design * max(self.scale, self.base))

    def text(
        self,
        target: pygame.Surface,
        words: str,
        at: tuple[int, int],
        *,
        face: str = "text",
        size: float = 20,
        colour: Colour = "",
        anchor: str = "topleft",
        width: int = 0,
    ) -> pygame.Rect:
        """A line of text with its anchor at a place; with `width`, made to fit."""
        colour = colour or self.kit.colour("text")
        if width:
            line = self.letters.fitted(words, face, size, self.scale, colour, width)
        else:
            line = self.letters.line(words, face, size, self.scale, colour)
        box = line.get_rect(**{anchor: at})
        target.blit(line, box)
        return box

    def paragraph(
        self,
        target: pygame.Surface,
        words: str,
        box: pygame.Rect,
        *,
        face: str = "text",
        size: float = 20,
        colour: Colour = "",
    ) -> int:
        """Wrapped text from the top of a box; the height it took."""
        colour = colour or self.kit.colour("text")
        lines = self.letters.wrapped(words, face, size, self.scale, box.width)
        step = self.letters.height(face, size, self.scale)
        for number, line in enumerate(lines):
            picture = self.letters.line(line, face, size, self.scale, colour)
            target.blit(picture, (box.x, box.y + number * step))
        return len(lines) * step

    def paragraph_height(
        self, words: str, width: int, *, face: str = "text", size: float = 20
    ) -> int:
        """How high wrapped text would be."""
        lines = self.letters.wrapped(words, face, size, self.scale, width)
        return len(lines) * self.letters.height(face, size, self.scale)
