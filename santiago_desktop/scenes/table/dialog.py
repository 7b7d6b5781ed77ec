"""A question above the scene: some words, perhaps a line to type, and what to answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.overlay import draw_overlay
from santiago_desktop.stage.controls.blocks import Column
from santiago_desktop.stage.controls.field import Field
from santiago_desktop.stage.controls.scrolling import ScrollPanel
from santiago_desktop.stage.controls.widgets import Button, Widget
from santiago_desktop.stage.input.commands import Command
from santiago_desktop.stage.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.scenes.app import App

WIDTH = 720
LONGEST_PATH = 400


class Dialog(Scene):
    """Answers are labels with actions; an action that gives back a complaint keeps it open."""

    transparent = True

    def __init__(
        self,
        app: App,
        title: str,
        words: str,
        answers: list[tuple[str, Callable[[str], str]]],
        *,
        typed: str | None = None,
    ) -> None:
        self.app, self.title, self.words, self.answers = app, title, words, answers
        self.typed = typed
        self.complaint = ""
        self.panel = ScrollPanel(app.canvas)
        self.box = pygame.Rect(0, 0, 0, 0)

    def resize(self) -> None:
        self.lay_out()
        if self.panel.focus is None:
            self.panel.set_focus(self.panel.reachable()[0])

    def lay_out(self) -> None:
        """The board as high as what lies on it."""
        canvas, px = self.app.canvas, self.app.canvas.px
        width = min(canvas.room(WIDTH), canvas.size[0] - px(24))
        column = Column(canvas, pygame.Rect(0, 0, width - px(72), 0))
        self._fill(column)
        height = min(canvas.size[1] - px(24), column.height + px(186))
        self.box = pygame.Rect(0, 0, width, height)
        self.box.center = canvas.rect.center
        view = pygame.Rect(self.box.x + px(18), self.box.y + px(74), 0, height - px(170))
        view.width = self.box.width - px(36)
        for widget in column.widgets:
            widget.box.move_ip(self.box.x + px(36), view.y)
        self.panel.show_rolling(self._buttons(), column.widgets, view, column.height)

    def _fill(self, column: Column) -> None:
        column.gap(6)
        column.paragraph(self.words, size=22)
        if self.typed is not None:
            column.gap(12)
            field = Field(
                self.app.canvas, column.room(56), self.typed, self._type, longest=LONGEST_PATH
            )
            field.name, field.wrong = "field", bool(self.complaint)
            column.add(field)
        if self.complaint:
            column.gap(8)
            colour = self.app.canvas.kit.colour("danger_text")
            column.paragraph(self.complaint, size=20, colour=colour)
        column.gap(10)

    def _buttons(self) -> list[Widget]:
        canvas, px = self.app.canvas, self.app.canvas.px
        gap = px(14)
        room = self.box.width - px(72) + gap
        width = room // len(self.answers) - gap
        found: list[Widget] = []
        for number, (label, action) in enumerate(self.answers):
            box = pygame.Rect(self.box.x + px(36) + number * (width + gap), 0, width, px(58))
            box.bottom = self.box.bottom - px(28)
            kind = "primary" if number == len(self.answers) - 1 else "secondary"
            made = Button(canvas, box, label, lambda a=action: self._answer(a), kind=kind)  # type: ignore[misc]
            made.name = f"answer {number}"
            found.append(made)
        return found

    def _type(self, text: str) -> None:
        self.typed, self.complaint = text, ""

    def _answer(self, action: Callable[[str], str]) -> None:
        self.app.stack.pop()
        self.complaint = action(self.typed or "")
        if self.complaint:
            self.app.stack.push(self)

    def handle(self, event: pygame.event.Event) -> bool:
        return self.panel.handle(event) or event.type == pygame.MOUSEBUTTONDOWN

    def command(self, command: Command, *, down: bool = True) -> bool:
        if not down:
            return False
        if command is Command.BACK:
            self._answer(self.answers[0][1])
            return True
        if command is Command.CONFIRM and isinstance(self.panel.focus, Field):
            self._answer(self.answers[-1][1])
            return True
        return self.panel.command(command)

    def draw(self, target: pygame.Surface) -> None:
        draw_overlay(target, self.app.canvas, self.box, self.title)
        self.panel.draw(target)
