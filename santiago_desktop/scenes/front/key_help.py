"""At the foot of the first screen: what the keyboard or the gamepad does there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.stage.controls.tips import key_sign
from santiago_desktop.stage.drawing.art import in_a_row

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from santiago_desktop.stage.drawing.canvas import Canvas
    from santiago_desktop.stage.input.commands import Sign

EDGE, GAP, PAD = 24, 8, 14  # design pixels
TEXT = 19


def draw_key_help(
    target: pygame.Surface,
    canvas: Canvas,
    room: pygame.Rect,
    signs: Sequence[Sign],
    words: str,
    *,
    right: bool = False,
) -> None:
    """Keys and what they do, at the left or right end of `room`; nothing where it is too small."""
    px, light = canvas.px, canvas.kit.colour("text_light")
    line = canvas.letters.line(words, "text", TEXT, canvas.scale, light)
    row = in_a_row([*(key_sign(canvas, sign) for sign in signs), line], px(GAP))
    plate = row.get_rect().inflate(2 * px(PAD), px(PAD))
    if plate.width + 2 * px(EDGE) > room.width:
        return
    if right:
        plate.midright = (room.right - px(EDGE), room.centery)
    else:
        plate.midleft = (room.left + px(EDGE), room.centery)
    canvas.kit.draw(target, "panel.plate", plate, canvas.scale)
    target.blit(row, row.get_rect(center=plate.center))
