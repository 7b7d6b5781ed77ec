"""The tutor's question before a move that costs much: the better one, and why."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.stage.controls.widgets import Button

if TYPE_CHECKING:
    from santiago_desktop.scenes.table.hint import HintControl
    from santiago_desktop.stage.controls.widgets import Widget
    from santiago_desktop.stage.drawing.canvas import Canvas
    from santiago_desktop.table.hints import Move

EDGE, SIGN, GAP = 18, 30, 6  # design pixels
BUTTON, WIDE = 58, 250  # of an answer: its height and its width
TITLE, TEXT, WHY = 24, 21, 20  # sizes of the words
FACTORS = (1.0, 0.85, 0.7, 0.5)  # of the interface's scale, where there is little room


class TutorQuestion:
    """Asks once, in the band below the board, and takes any answer."""

    def __init__(self, hint: HintControl) -> None:
        self.hint = hint

    def better(self) -> Move | None:
        """The move that is marked on the board while the question stands."""
        return self.hint.moves[0] if self.hint.doubted is not None else None

    def _said(self) -> tuple[str, str]:
        """What would be better, and why."""
        better, this = self.hint.price()
        words = self.hint.sight.app.language._(
            "{move}: {better}% chance of winning instead of {this}%."
        )
        label = self.hint.moves[0].steps[0].label
        return words.format(move=label, better=better, this=this), self.hint.against()

    @property
    def box(self) -> pygame.Rect:
        """Its place: the band that the board leaves free."""
        return self.hint.sight.layout.band

    def _canvas(self) -> Canvas:
        """Written smaller where its words need more room than there is."""
        whole = self.hint.sight.app.canvas
        made = copy(whole)
        for factor in FACTORS:
            made.scale = whole.scale * max(factor, whole.least)
            if self._height(made) <= self.box.height:
                break
        return made

    def _room(self, canvas: Canvas) -> pygame.Rect:
        """For words, beside the buttons."""
        px, box = canvas.px, self.box
        room = box.inflate(-2 * px(EDGE), -2 * px(EDGE - 4))
        room.width -= self._wide + px(EDGE)
        return room

    @property
    def _wide(self) -> int:
        """The width of the buttons."""
        return min(self.hint.sight.app.canvas.px(WIDE), self.box.width // 3)

    def _height(self, canvas: Canvas) -> int:
        """What title and words need."""
        width, px = self._room(canvas).width, canvas.px
        better, why = self._said()
        height = canvas.paragraph_height(better, width, face="bold", size=TEXT)
        height += canvas.paragraph_height(why, width, face="italic", size=WHY)
        return height + px(SIGN + 2 * GAP) + 2 * px(EDGE - 4)

    def buttons(self) -> list[Widget]:
        """Back to the board, or on with it."""
        hint, app = self.hint, self.hint.sight.app
        canvas, px, _ = app.canvas, app.canvas.px, app.language._
        action, box = hint.doubted, self.box
        assert action is not None
        height = min(px(BUTTON), (box.height - 3 * px(GAP)) // 2)
        first = pygame.Rect(0, 0, self._wide, height)
        first.bottomright = (box.right - px(EDGE), box.centery - px(GAP) // 2)
        second = first.move(0, height + px(GAP))
        anyway = _("Play it anyway")
        made = [
            Button(canvas, second, anyway, lambda: hint.deciding.play(action), kind="secondary"),
            Button(canvas, first, _("Undo"), hint.step_back, kind="primary"),
        ]
        made[0].name, made[1].name = "anyway", "think again"
        return [*made]

    def draw(self, target: pygame.Surface) -> None:
        """Paper with a title."""
        canvas, box = self._canvas(), self.box
        px, _ = canvas.px, self.hint.sight.app.language._
        canvas.kit.draw(target, "panel.paper", box, canvas.scale)
        room, ink = self._room(canvas), canvas.kit.colour("text")
        sign = pygame.Rect(room.x, room.y, px(SIGN), px(SIGN))
        canvas.kit.icon(target, "icon.tutor", sign, ink)
        canvas.text(
            target,
            _("Something else may be better"),
            (sign.right + px(GAP), sign.centery),
            face="heading",
            size=TITLE,
            colour=ink,
            anchor="midleft",
            width=room.right - sign.right - px(GAP),
        )
        room.y = sign.bottom + px(GAP)
        better, why = self._said()
        room.y += canvas.paragraph(target, better, room, face="bold", size=TEXT) + px(GAP)
        canvas.paragraph(target, why, room, face="italic", size=WHY)
