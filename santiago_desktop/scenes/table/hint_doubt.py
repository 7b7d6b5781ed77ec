"""The tutor's question before a move that costs much: the better one, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.stage.controls.widgets import Button

if TYPE_CHECKING:
    from santiago_desktop.scenes.table.hint import HintControl
    from santiago_desktop.stage.controls.widgets import Widget
    from santiago_desktop.table.hints import Move

WIDTH, HEAD, EDGE, BUTTON = 690, 62, 22, 54  # design pixels
TITLE, TEXT, WHY = 24, 21, 20  # sizes of the words
CORNER = 14  # from the window's corner, over the log and the water: all else stays in sight
BOTTOM = (1110, 1066)  # before the quay, for moves that have their target in the corner


class TutorQuestion:
    """Asks once, and takes any answer."""

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
        """As high as its words need."""
        pointing, canvas = self.hint.pointing, self.hint.sight.app.canvas
        width = min(canvas.px(WIDTH), canvas.size[0] - canvas.px(24))
        inside = width - 2 * canvas.px(EDGE)
        better, why = self._said()
        height = canvas.paragraph_height(better, inside, face="bold", size=TEXT)
        height += canvas.paragraph_height(why, inside, face="italic", size=WHY)
        made = pygame.Rect(0, 0, width, height + canvas.px(HEAD + 2 * EDGE + BUTTON))
        made.bottomleft = (canvas.px(CORNER), canvas.size[1] - canvas.px(CORNER))
        if any(made.colliderect(pointing.frame_of(spot)) for spot in self._on_board()):
            made.midbottom = self.hint.sight.board.to_window(BOTTOM)
        return made.clamp(canvas.rect)

    def _on_board(self) -> list[str]:
        """The targets of the better move that are places of the board."""
        return [each for each in self.hint.targets() if each in self.hint.sight.targets()]

    def buttons(self) -> list[Widget]:
        """Back to the board, or on with it."""
        hint, app = self.hint, self.hint.sight.app
        canvas, px, _ = app.canvas, app.canvas.px, app.language._
        action, box = hint.doubted, self.box
        assert action is not None
        width = (box.width - 2 * px(EDGE) - px(14)) // 2
        left = pygame.Rect(box.x + px(EDGE), 0, width, px(BUTTON))
        left.bottom = box.bottom - px(EDGE)
        right = left.move(width + px(14), 0)
        anyway = _("Play it anyway")
        made = [
            Button(canvas, left, anyway, lambda: hint.deciding.play(action), kind="secondary"),
            Button(canvas, right, _("Undo"), hint.step_back, kind="primary"),
        ]
        made[0].name, made[1].name = "anyway", "think again"
        return [*made]

    def draw(self, target: pygame.Surface) -> None:
        """Paper with a title."""
        canvas, px, box = self.hint.sight.app.canvas, self.hint.sight.app.canvas.px, self.box
        _ = self.hint.sight.app.language._
        canvas.kit.draw(target, "panel.dialog", box, canvas.scale)
        heading = canvas.kit.colour("heading")
        sign = pygame.Rect(0, 0, px(30), px(30))
        sign.center = (box.x + px(34), box.y + px(31))
        canvas.kit.icon(target, "icon.tutor", sign, heading)
        canvas.text(
            target,
            _("Something else may be better"),
            (box.centerx, box.y + px(31)),
            face="heading",
            size=TITLE,
            colour=heading,
            anchor="center",
            width=box.width - px(120),
        )
        room = pygame.Rect(box.x + px(EDGE), box.y + px(HEAD + 4), box.width - 2 * px(EDGE), 0)
        better, why = self._said()
        room.y += canvas.paragraph(target, better, room, face="bold", size=TEXT)
        canvas.paragraph(target, why, room, face="italic", size=WHY)
