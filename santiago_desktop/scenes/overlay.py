"""What menus and questions lie on: a veil over the scene below, and a board with a title."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from santiago_desktop.stage.drawing.canvas import Canvas

VEIL = (20, 10, 6, 140)
TITLE = 31  # design pixels from the board's upper edge to the middle of its title


def draw_overlay(target: pygame.Surface, canvas: Canvas, box: pygame.Rect, title: str) -> None:
    """Darken what has been drawn, and draw a board with a title in a box of the window."""
    veil = pygame.Surface(canvas.size, pygame.SRCALPHA)
    veil.fill(VEIL)
    target.blit(veil, (0, 0))
    canvas.kit.draw(target, "panel.dialog", box, canvas.scale)
    canvas.text(
        target,
        title,
        (box.centerx, box.y + canvas.px(TITLE)),
        face="heading",
        size=28,
        colour=canvas.kit.colour("heading"),
        anchor="center",
        width=box.width - canvas.px(60),
    )
