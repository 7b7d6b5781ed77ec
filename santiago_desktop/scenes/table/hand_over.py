"""Between two people: the board stays in sight, what they hold is covered until one says "me"."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.table.layout import PANEL, Layout
from santiago_desktop.stage.controls.blocks import Paragraph
from santiago_desktop.stage.controls.widgets import Button, Panel
from santiago_desktop.stage.input.commands import Command
from santiago_desktop.stage.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.scenes.app import App
    from santiago_desktop.scenes.table.turn import Gate
    from santiago_desktop.table.table import Table

HEAD, EDGE, BELOW = 64, 22, 14
SHUTTER = (200, 134)
UNDO_PLACE = 2  # among the corner's buttons, as at the table


class HandOver(Scene):
    """Covers the column of the panels."""

    transparent = True  # the table below it shows nobody's holdings meanwhile
    sudden = True

    def __init__(
        self,
        app: App,
        gate: Gate,
        table: Table,
        *,
        ready: Callable[[], object],
        menu: Callable[[], object],
        back: Callable[[], object],
    ) -> None:
        """`ready` lets the next person in, `back` leads back to the one who has taken back."""
        self.app, self.gate, self.seat = app, gate, gate.seat
        self.look, self.name = table.looks[gate.seat], table.names[gate.seat]
        self.seats = len(table.seats)
        self.ready, self.menu, self.back = ready, menu, back
        self.panel = Panel()
        self.board = pygame.Rect(0, 0, 0, 0)

    def enter(self) -> None:
        self.app.sounds.play("shutter_close")

    def resize(self) -> None:
        canvas, px, _ = self.app.canvas, self.app.canvas.px, self.app.language._
        x, y, width = (px(each) for each in PANEL)
        self.board = pygame.Rect(x, y, width, canvas.size[1] - y - px(BELOW))
        box = pygame.Rect(0, 0, width - 2 * px(EDGE), px(66))
        box.midbottom = (self.board.centerx, self.board.bottom - px(EDGE))
        words = self._words(box.top)
        lowest = max((each.box.bottom for each in words), default=self._shutter().bottom)
        box.y = min(box.y, lowest + px(30))
        panels = Layout(canvas, self.seats).panels.bottom
        box.y = max(box.y, panels - px(EDGE) - box.height)
        self.board.height = box.bottom + px(EDGE) - y
        button = Button(
            canvas, box, _("It's me"), self.confirm, kind="primary", icon="icon.eye_open", size=26
        )
        self.panel.show([*words, button, self._undo()])
        self.panel.set_focus(button)

    def _undo(self) -> Button:
        """For the one who has played last, as long as nobody else has come."""
        canvas, _ = self.app.canvas, self.app.language._
        box = Layout(canvas, self.seats).corner_button(UNDO_PLACE)
        tip = _("Undo the last move")
        made = Button(
            canvas, box, "", self.undo, kind="square", icon="icon.undo", tip=tip, key=Command.UNDO
        )
        made.name = "icon.undo"
        return made

    def undo(self) -> None:
        """The one before takes back, if that is possible."""
        if self.gate.undo():
            self.back()
        else:
            self.app.sounds.play("refused")

    def _words(self, bottom: int) -> list[Paragraph]:
        """Whose turn it is, and what the others may see, as far as there is room."""
        canvas, px, _ = self.app.canvas, self.app.canvas.px, self.app.language._
        shutter = self._shutter()
        place = pygame.Rect(self.board.x + px(EDGE), shutter.bottom + px(18), 0, 0)
        place.width = self.board.width - 2 * px(EDGE)
        first = Paragraph(canvas, place, self.gate.asks, face="heading", size=22)
        place.y = first.box.bottom + px(12)
        words = _(
            "Everybody may look at the board. What you hold stays hidden until you press "
            "the button."
        )
        soft = canvas.kit.colour("text_soft")
        second = Paragraph(canvas, place, words, size=20, colour=soft)
        return [each for each in (first, second) if each.box.bottom < bottom - px(8)]

    def _shutter(self) -> pygame.Rect:
        """The closed screen, smaller where there is little room."""
        px = self.app.canvas.px
        height = min(px(SHUTTER[1]), self.app.canvas.size[1] // 6)
        shutter = pygame.Rect(0, 0, height * SHUTTER[0] // SHUTTER[1], height)
        shutter.midtop = (self.board.centerx, self.board.y + px(HEAD + 22))
        return shutter

    def confirm(self) -> None:
        """The right person sits there now."""
        self.app.sounds.play("shutter_open")
        self.ready()

    def topic(self) -> str:
        return self.gate.rule

    def handle(self, event: pygame.event.Event) -> bool:
        return self.panel.handle(event)

    def command(self, command: Command, *, down: bool = True) -> bool:
        if not down:
            return False
        if command in (Command.MENU, Command.BACK):
            self.menu()
            return True
        if command is Command.UNDO:
            self.undo()
            return True
        return self.panel.command(command)

    def draw(self, target: pygame.Surface) -> None:
        canvas, px, board = self.app.canvas, self.app.canvas.px, self.board
        canvas.kit.draw(target, "panel.active", board, canvas.scale)
        head = pygame.Rect(board.x, board.y, board.width, px(HEAD))
        canvas.kit.draw(target, f"head.{self.look}", head, canvas.scale)
        width = board.width - px(36)
        canvas.text(
            target,
            self.name,
            head.center,
            face="heading",
            size=30,
            colour="#FFF3D6",
            anchor="center",
            width=width,
        )
        canvas.kit.draw(target, f"shutter.closed.{self.look}", self._shutter(), canvas.scale)
        self.panel.draw(target)
