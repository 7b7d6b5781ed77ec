"""The choice of a lesson: what each of a game's lessons teaches, and how far one has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.kernel.records import Record
from santiago_desktop.scenes.overlay import draw_overlay
from santiago_desktop.stage.controls.scrolling import ScrollPanel
from santiago_desktop.stage.controls.widgets import Button, Widget
from santiago_desktop.stage.input.commands import Command
from santiago_desktop.stage.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.scenes.app import App
    from santiago_desktop.stage.drawing.canvas import Canvas

# All in design pixels.
WIDTH, HEAD, FOOT, GAP = 860, 74, 96, 14
EDGE, SIGN = 22, 40
TITLE, TEXT, STATE = 26, 20, 18
BACK = (220, 58)
RING = 12  # around a button, for the focus


class Offered(Record):
    """A lesson as it is offered."""

    title: str
    teaches: str
    state: str  # how far one has come
    done: bool
    begin: Callable[[], object]


class LessonButton(Button):
    """A button that says what a lesson teaches."""

    face = "heading"

    def __init__(self, canvas: Canvas, box: pygame.Rect, offered: Offered, kind: str) -> None:
        icon = "icon.check" if offered.done else "icon.tutor"
        super().__init__(canvas, box, offered.title, offered.begin, kind=kind, icon=icon)
        self.offered = offered

    @staticmethod
    def height(canvas: Canvas, width: int, offered: Offered) -> int:
        """How high it has to be, at a width."""
        px = canvas.px
        words = canvas.paragraph_height(
            offered.teaches, LessonButton._room(canvas, width), size=TEXT
        )
        lines = sum(canvas.letters.height("text", size, canvas.scale) for size in (TITLE, STATE))
        return words + lines + px(2 * EDGE)

    @staticmethod
    def _room(canvas: Canvas, width: int) -> int:
        """How wide its words may be."""
        return width - canvas.px(3 * EDGE + SIGN)

    def draw(self, target: pygame.Surface) -> None:
        canvas, px, box = self.canvas, self.canvas.px, self.draw_ground(target)
        left = self.draw_sign(target, box, px(EDGE), px(SIGN))
        room = box.inflate(-2 * px(EDGE), -px(EDGE + 10))
        room.x, room.width = left + px(EDGE), self._room(canvas, box.width)
        head = canvas.text(
            target, self.label, room.topleft, face=self.face, size=TITLE, colour=self.colour,
            width=room.width,
        )  # fmt: skip
        room.y = head.bottom
        canvas.paragraph(target, self.offered.teaches, room, size=TEXT, colour=self.colour)
        foot = (room.x, box.bottom - px(EDGE + 10) // 2)
        canvas.text(
            target, self.offered.state, foot, face="bold", size=STATE, colour=self.colour,
            anchor="bottomleft", width=room.width,
        )  # fmt: skip
        self.draw_focus(target)


class Lessons(Scene):
    """The lessons of one game; `offers` says them in the language that is chosen now."""

    transparent = True

    def __init__(
        self,
        app: App,
        title: Callable[[], str],
        offers: Callable[[], list[Offered]],
        back: Callable[[], object],
    ) -> None:
        self.app, self.title, self.offers, self.back = app, title, offers, back
        self.panel = ScrollPanel(app.canvas)
        self.box = pygame.Rect(0, 0, 0, 0)

    def enter(self) -> None:
        self.app.sounds.play("panel_open")
        self.panel.leave_mouse()

    def resize(self) -> None:
        canvas, px = self.app.canvas, self.app.canvas.px
        width = min(px(WIDTH), canvas.size[0] - px(24))
        offers, inside = self.offers(), width - px(2 * (EDGE + RING))
        heights = [LessonButton.height(canvas, inside, each) for each in offers]
        rolls = sum(heights) + px(GAP) * (len(heights) - 1) + 2 * px(RING)
        height = min(canvas.size[1] - px(24), rolls + px(HEAD + FOOT))
        self.box = pygame.Rect(0, 0, width, height)
        self.box.center = canvas.rect.center
        view = pygame.Rect(self.box.x + px(EDGE), self.box.y + px(HEAD), width - px(2 * EDGE), 0)
        view.height = height - px(HEAD + FOOT)
        buttons = self._buttons(offers, heights, view)
        self.panel.show_rolling([self._back()], buttons, view, rolls)
        if self.panel.focus is None:
            self.panel.set_focus(buttons[self._next(offers)])

    def _next(self, offers: list[Offered]) -> int:
        """The first lesson that isn't done, or the first of all."""
        return next((n for n, each in enumerate(offers) if not each.done), 0)

    def _buttons(
        self, offers: list[Offered], heights: list[int], view: pygame.Rect
    ) -> list[Widget]:
        px, made = self.app.canvas.px, list[Widget]()
        top = view.y + px(RING)
        wanted = self._next(offers)
        for number, (offered, height) in enumerate(zip(offers, heights, strict=True)):
            box = pygame.Rect(view.x + px(RING), top, view.width - 2 * px(RING), height)
            kind = "primary" if number == wanted else "secondary"
            made.append(LessonButton(self.app.canvas, box, offered, kind))
            top += height + px(GAP)
        return made

    def _back(self) -> Widget:
        canvas, px = self.app.canvas, self.app.canvas.px
        box = pygame.Rect(0, 0, px(BACK[0]), px(BACK[1]))
        box.midbottom = (self.box.centerx, self.box.bottom - px(FOOT - BACK[1]) // 2)
        return Button(canvas, box, self.app.language._("Back"), self.back)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and self.panel.held:
            self.app.sounds.play("button_click")
        if self.panel.handle(event):
            return True
        outside = event.type == pygame.MOUSEBUTTONDOWN and not self.box.collidepoint(event.pos)
        if outside:
            self.back()
        return outside

    def command(self, command: Command, *, down: bool = True) -> bool:
        if not down:
            return False
        if command in (Command.BACK, Command.MENU):
            self.back()
            return True
        return self.panel.command(command)

    def draw(self, target: pygame.Surface) -> None:
        draw_overlay(target, self.app.canvas, self.box, self.title())
        self.panel.draw(target)
