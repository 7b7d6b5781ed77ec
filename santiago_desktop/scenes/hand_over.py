"""Between two people: nothing secret is seen until the next one says that it is them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.page import floor
from santiago_desktop.stage.commands import Command
from santiago_desktop.stage.scene import Scene
from santiago_desktop.stage.widgets import Button, Panel

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.app import App

BOARD = (760, 520)


class HandOver(Scene):
    """Covers everything."""

    sudden = True

    def __init__(
        self,
        app: App,
        seat: int,
        look: int,
        name: str,
        ready: Callable[[], object],
        menu: Callable[[], object],
    ) -> None:
        self.app, self.seat, self.look, self.name = app, seat, look, name
        self.ready, self.menu = ready, menu
        self.panel = Panel()
        self.ground = pygame.Surface((1, 1))
        self.board = pygame.Rect(0, 0, 0, 0)

    def enter(self) -> None:
        self.app.sounds.play("shutter_close")

    def resize(self) -> None:
        canvas, px = self.app.canvas, self.app.canvas.px
        self.ground = floor(canvas)
        width = min(px(BOARD[0]), canvas.size[0] - px(40))
        height = min(px(BOARD[1]), canvas.size[1] - px(40))
        self.board = pygame.Rect(0, 0, width, height)
        self.board.center = canvas.rect.center
        box = pygame.Rect(0, 0, min(px(420), width - px(60)), px(66))
        box.midbottom = (self.board.centerx, self.board.bottom - px(44))
        label = self.app.language._("It's me: show my things")
        button = Button(
            canvas, box, label, self.confirm, kind="primary", icon="icon.eye_open", size=26
        )
        self.panel.show([button])
        self.panel.set_focus(button)

    def confirm(self) -> None:
        """The right person sits there now."""
        self.app.sounds.play("shutter_open")
        self.ready()

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
        canvas, px = self.app.canvas, self.app.canvas.px
        kit, board, _ = canvas.kit, self.board, self.app.language._
        target.blit(self.ground, (0, 0))
        kit.draw(target, "panel.paper", board, canvas.scale)
        head = pygame.Rect(board.x, board.y, board.width, px(76))
        kit.draw(target, f"head.{self.look}", head, canvas.scale)
        self._line(target, self.name, head.centery, "heading", 38, "#FFF3D6")
        shutter = pygame.Rect(0, 0, px(200), px(134))
        shutter.center = (board.centerx, board.y + round(board.height * 0.38))
        kit.draw(target, f"shutter.closed.{self.look}", shutter, canvas.scale)
        words = _("{name}, it is your turn.").format(name=self.name)
        below = shutter.bottom + px(36)
        self._line(target, words, below, "heading", 30, kit.colour("text"))
        words = _("Everybody else, please look away.")
        self._line(target, words, below + px(46), "text", 22, kit.colour("text_soft"))
        self.panel.draw(target)

    def _line(
        self, target: pygame.Surface, words: str, y: int, face: str, size: float, colour: str
    ) -> None:
        self.app.canvas.text(
            target,
            words,
            (self.board.centerx, y),
            face=face,
            size=size,
            colour=colour,
            anchor="center",
            width=self.board.width - self.app.canvas.px(60),
        )
