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

HEAD, EDGE, BELOW = 64, 22, 14
SHUTTER = (200, 134)


class HandOver(Scene):
    """Covers the column of the panels."""

    transparent = True  # the table below it shows nobody's holdings meanwhile
    sudden = True

    def __init__(
        self,
        app: App,
        seat: int,
        look: int,
        name: str,
        ready: Callable[[], object],
        menu: Callable[[], object],
        seats: int,
    ) -> None:
        self.app, self.seat, self.look, self.name = app, seat, look, name
        self.seats = seats
        self.ready, self.menu = ready, menu
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
        self.panel.show([*words, button])
        self.panel.set_focus(button)

    def _words(self, bottom: int) -> list[Paragraph]:
        """Whose turn it is, and what the others may see, as far as there is room."""
        canvas, px, _ = self.app.canvas, self.app.canvas.px, self.app.language._
        shutter = self._shutter()
        place = pygame.Rect(self.board.x + px(EDGE), shutter.bottom + px(18), 0, 0)
        place.width = self.board.width - 2 * px(EDGE)
        first = Paragraph(canvas, place, _("It is your turn."), face="heading", size=26)
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
        return "9"

    def handle(self, event: pygame.event.Event) -> bool:
        return self.panel.handle(event)

    def command(self, command: Command, *, down: bool = True) -> bool:
        if not down:
            return False
        if command in (Command.MENU, Command.BACK):
            self.menu()
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
