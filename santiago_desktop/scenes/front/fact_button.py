"""A button of the first screen that says below its label what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.stage.controls.widgets import Button

if TYPE_CHECKING:
    import pygame

    from santiago_desktop.scenes.front.offers import Choice
    from santiago_desktop.stage.drawing.canvas import Canvas

LABEL, FACT = 22, 18  # sizes of the words
EDGE, SIGN = 18, 32  # design pixels
TALL, LARGER = 110, 1.25  # from which height on all is how many times as large


class FactButton(Button):
    """Label and fact stand below each other; a fact that has no room is left out."""

    face = "heading"

    def __init__(self, canvas: Canvas, box: pygame.Rect, choice: Choice, kind: str = "") -> None:
        super().__init__(
            canvas, box, choice.label, choice.action, kind=kind or "secondary", icon=choice.icon
        )
        self.fact = choice.fact

    def draw(self, target: pygame.Surface) -> None:
        canvas, px, box = self.canvas, self.canvas.px, self.draw_ground(target)
        larger = LARGER if box.height > px(TALL) else 1
        label, small = LABEL * larger, FACT * larger
        left = self.draw_sign(target, box, px(EDGE), px(SIGN * larger)) + px(EDGE - 4)
        width = box.right - px(EDGE) - left
        half = canvas.letters.height(self.face, label, canvas.scale) // 2
        fits = canvas.letters.width(self.fact, "text", small, canvas.scale) <= width
        fact = self.fact if fits else ""  # half of it would say nothing
        for words, face, size, step in (
            (self.label, self.face, label, -round(half * 0.8) if fact else 0),
            (fact, "text", small, round(half * 0.95)),
        ):
            at = (left, box.centery + step)
            canvas.text(
                target, words, at, face=face, size=size, colour=self.colour,
                anchor="midleft", width=width,
            )  # fmt: skip
        self.draw_focus(target)
