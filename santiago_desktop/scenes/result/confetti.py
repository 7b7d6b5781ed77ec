"""Paper that flutters down for a moment when it is said who has won."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.kernel.records import Record

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.stage.drawing.canvas import Canvas

LASTS, SHRINKS = 3.4, 0.7  # seconds
PIECES = 170
SIZE = (13.0, 20.0)  # design pixels
SWAYS = 34.0  # design pixels to either side
FALLS = (0.32, 0.62)  # of the window's height in a second
THROWN = 1.1  # of the window's height, above it, from which the last ones come


class Piece(Record):
    """One piece; lengths are shares of the window."""

    x: float
    above: float
    speed: float
    turn: float  # where it begins to turn, in radians
    spin: float  # radians a second
    colour: pygame.Color


class Confetti:
    """Pieces in the winners' colours; where each is depends on the time alone."""

    def __init__(self, canvas: Canvas, colours: Sequence[str]) -> None:
        self.canvas, self.seconds = canvas, 0.0
        luck = Random(PIECES)  # noqa: S311 - for the eye
        self.pieces = [
            Piece(
                luck.random(),
                THROWN * luck.random(),
                luck.uniform(*FALLS),
                luck.uniform(0, 2 * pi),
                luck.uniform(2.0, 6.0),
                pygame.Color(luck.choice(colours)),
            )
            for _ in range(PIECES)
        ]

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
        """All pieces where they are by now; at the end they become smaller and are gone."""
        size = min(1.0, (LASTS - self.seconds) / SHRINKS)
        if size <= 0:
            return
        for piece in self.pieces:
            self._draw_piece(target, piece, size)

    def _draw_piece(self, target: pygame.Surface, piece: Piece, size: float) -> None:
        """It sways, and turns over while it falls: it becomes narrow and broad again."""
        scale, turn = self.canvas.scale, piece.turn + piece.spin * self.seconds
        x = piece.x * target.get_width() + SWAYS * scale * sin(turn / 2)
        y = (piece.speed * self.seconds * 2 - piece.above) * target.get_height()
        wide, long = SIZE[0] * scale * size * cos(turn) / 2, SIZE[1] * scale * size / 2
        lean = 0.5 * sin(turn / 2)
        corners = [
            (
                x + side * wide * cos(lean) - end * long * sin(lean),
                y + side * wide * sin(lean) + end * long * cos(lean),
            )
            for side, end in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
        pygame.draw.polygon(target, piece.colour, corners)
