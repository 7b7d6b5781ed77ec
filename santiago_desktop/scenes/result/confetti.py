"""Paper that flutters down for a moment when it is said who has won."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.stage.drawing.canvas import Canvas

LASTS, FADES = 3.2, 0.6  # seconds
PIECES = 150
SIZE, SWAYS = (9, 15), 26  # design pixels
FALLS = (0.45, 0.75)  # of the window's height in a second
GOLDEN = 0.61803  # spreads numbers evenly, whatever their count


class Confetti:
    """Pieces in the winners' colours; where each is depends on the time alone."""

    def __init__(self, canvas: Canvas, colours: Sequence[str]) -> None:
        self.canvas, self.colours = canvas, [pygame.Color(each) for each in colours]
        self.seconds = 0.0

    @property
    def over(self) -> bool:
        """Whether nothing is to be seen any more."""
        return self.seconds >= LASTS

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything moves."""
        moving = not self.over
        self.seconds += seconds
        return moving

    def draw(self, target: pygame.Surface) -> None:
        """All pieces where they are by now."""
        if self.over:
            return
        for number in range(PIECES):
            self._draw_piece(target, number)

    def _draw_piece(self, target: pygame.Surface, number: int) -> None:
        """One piece: it sways while it falls, and turns, so that its width changes."""
        width, height = target.get_size()
        px, chance = self.canvas.px, (number * GOLDEN) % 1.0
        other = (number * GOLDEN * GOLDEN * 7) % 1.0
        speed = FALLS[0] + (FALLS[1] - FALLS[0]) * other
        y = (speed * self.seconds - 0.9 * chance * chance) * height
        turn = 2 * pi * (other + self.seconds * (0.7 + chance))
        x = chance * width + px(SWAYS) * sin(turn)
        long = px(SIZE[1])
        wide = max(2, round(px(SIZE[0]) * abs(cos(turn))))
        piece = pygame.Surface((wide, long), pygame.SRCALPHA)
        piece.fill(self.colours[number % len(self.colours)])
        piece.set_alpha(round(255 * min(1.0, (LASTS - self.seconds) / FADES)))
        target.blit(piece, (round(x), round(y) - long))
