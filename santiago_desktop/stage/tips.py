"""Tooltips."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from santiago_desktop.stage.canvas import Canvas

WIDTH = 340


def draw_tip(
    target: pygame.Surface, canvas: Canvas, box: pygame.Rect, title: str, text: str
) -> None:
    """A sign above what the mouse is on, no wider than its words."""
    px, letters = canvas.px, canvas.letters
    lines = letters.wrapped(text, "text", 19, canvas.scale, px(WIDTH)) if text else []
    widths = [letters.width(line, "text", 19, canvas.scale) for line in lines]
    widths += [letters.width(title, "heading", 23, canvas.scale)] if title else []
    width = min(px(WIDTH), max(widths, default=0))
    head = px(34) if title else 0
    step = letters.height("text", 19, canvas.scale)
    frame = pygame.Rect(0, 0, width + px(36), len(lines) * step + head + px(26))
    frame.midbottom = (box.centerx, box.top - px(10))
    if frame.top < 0:
        frame.midtop = (box.centerx, box.bottom + px(10))
    frame.clamp_ip(canvas.rect)
    canvas.kit.draw(target, "tooltip.frame", frame, canvas.scale)
    x = frame.x + px(18)
    if title:
        colour = canvas.kit.colour("heading")
        canvas.text(
            target,
            title,
            (x, frame.y + px(10)),
            face="heading",
            size=23,
            colour=colour,
            width=width,
        )
    colour = canvas.kit.colour("text_light")
    for number, line in enumerate(lines):
        at = (x, frame.y + px(13) + head + number * step)
        canvas.text(target, line, at, size=19, colour=colour)
