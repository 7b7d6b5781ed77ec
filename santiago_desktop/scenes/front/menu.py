"""The menu over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.overlay import draw_overlay
from santiago_desktop.stage.controls.scrolling import ScrollPanel
from santiago_desktop.stage.controls.widgets import Button, Widget
from santiago_desktop.stage.input.commands import Command
from santiago_desktop.stage.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.scenes.app import App

WIDTH = 460
STEP, HEIGHT = 76, 62
Entry = tuple[str, "Callable[[], object]", str]  # label, action, icon


class Menu(Scene):
    """Entries are asked for anew when the language changes; the first one goes back."""

    transparent = True

    def __init__(
        self, app: App, title: Callable[[], str], entries: Callable[[], list[Entry]]
    ) -> None:
        self.app, self.title, self.entries = app, title, entries
        self.panel = ScrollPanel(app.canvas)
        self.box = pygame.Rect(0, 0, 0, 0)

    def enter(self) -> None:
        self.app.sounds.play("panel_open")
        self.panel.leave_mouse()  # it may have gone elsewhere while another page was above

    def resize(self) -> None:
        canvas, px = self.app.canvas, self.app.canvas.px
        entries = self.entries()
        height = min(canvas.size[1] - px(24), len(entries) * px(STEP) + px(112))
        self.box = pygame.Rect(0, 0, min(px(WIDTH), canvas.size[0] - px(24)), height)
        self.box.center = canvas.rect.center
        view = pygame.Rect(self.box.x + px(12), self.box.y + px(72), 0, height - px(92))
        view.width = self.box.width - px(24)
        self.panel.show_rolling([], self._buttons(view), view, len(entries) * px(STEP) + px(10))
        if self.panel.focus is None:
            self.panel.set_focus(self.panel.reachable()[0])

    def _buttons(self, view: pygame.Rect) -> list[Widget]:
        px = self.app.canvas.px
        made: list[Widget] = []
        for number, (label, action, icon) in enumerate(self.entries()):
            box = pygame.Rect(0, view.y + px(10) + number * px(STEP), 0, px(HEIGHT))
            box.width = view.width - px(56)
            box.centerx = view.centerx
            kind = "secondary" if number else "primary"
            button = Button(self.app.canvas, box, label, action, kind=kind, icon=icon)
            button.name = icon
            made.append(button)
        return made

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and self.panel.held:
            self.app.sounds.play("button_click")
        if self.panel.handle(event):
            return True
        outside = event.type == pygame.MOUSEBUTTONDOWN and not self.box.collidepoint(event.pos)
        if outside:
            self.entries()[0][1]()
        return outside

    def command(self, command: Command, *, down: bool = True) -> bool:
        if not down:
            return False
        if command in (Command.BACK, Command.MENU):
            self.entries()[0][1]()
            return True
        return self.panel.command(command)

    def draw(self, target: pygame.Surface) -> None:
        draw_overlay(target, self.app.canvas, self.box, self.title())
        self.panel.draw(target)
