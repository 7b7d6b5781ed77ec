"""Between two people: the board stays in sight, what they hold is covered until one says "me"."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.table.deciding import STARTLED
from santiago_desktop.scenes.table.layout import PANEL
from santiago_desktop.stage.controls.blocks import Paragraph
from santiago_desktop.stage.controls.widgets import Button, Panel
from santiago_desktop.stage.input.commands import Command
from santiago_desktop.stage.scene import Scene

if TYPE_CHECKING:
    from santiago_desktop.scenes.app import App
    from santiago_desktop.scenes.table.table import TableScene
    from santiago_desktop.scenes.table.turn import Gate

HEAD, EDGE, BELOW = 64, 22, 14
SHUTTER = (200, 134)
PASSING = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP)  # from the cover to the table, or back
BESIDE = (-1, -1)  # where the mouse is for the table while it is on the cover
TABLES = (  # obeyed, or refused, there
    *(Command.MENU, Command.BACK, Command.UNDO, Command.REDO, Command.RESTART, Command.HINT),
    *(Command.LOG, Command.SEARCH),
)


class HandOver(Scene):
    """Covers the column of the panels; all beside it can be used as at the table.

    The keyboard is the cover's, until one goes to the log or to its search by their keys; out of
    them one comes back with the key for going back.
    """

    transparent = True  # the table below it shows nobody's holdings meanwhile
    sudden = True
    aside = True

    def __init__(self, app: App, gate: Gate, below: TableScene) -> None:
        """`below` is the table that waits for the next person."""
        self.app, self.gate, self.seat, self.below = app, gate, gate.seat, below
        self.look, self.name = below.table.looks[gate.seat], below.table.names[gate.seat]
        self.panel = Panel()
        self.board = pygame.Rect(0, 0, 0, 0)
        self._since = 0.0  # seconds since it came, or since somebody pressed the button too soon

    def enter(self) -> None:
        self._since = 0.0
        self.app.sounds.play("shutter_close")
        if self._reading:  # what the last person did by keys
            self.below.controls.focus.await_decision()
        self._share_focus()

    @property
    def _reading(self) -> bool:
        """Whether the keyboard is at the table: in the log, or in what one searches it for."""
        return self.below.controls.panel.focus is not None

    def _share_focus(self) -> None:
        """One focus is seen: that of the table while one reads there, or else the cover's."""
        self.panel.set_focus(None if self._reading or self._away else self.button)

    @property
    def _away(self) -> bool:
        """Whether it makes way: one reads in the panels' place, where nobody's things are then."""
        return self.below.sight.layout.instead

    def resize(self) -> None:
        if self._away:
            self.board = pygame.Rect(0, 0, 0, 0)
            self.panel.show([])
            return
        self._lay_out()

    def _lay_out(self) -> None:
        """The cover as high as what is on it, the log below it."""
        canvas, px, _ = self.app.canvas, self.app.canvas.px, self.app.language._
        x, y, width = (px(each) for each in PANEL)
        layout = self.below.sight.layout
        end = layout.band.y if layout.reading and not layout.narrow else canvas.size[1]
        self.board = pygame.Rect(x, y, width, end - y - px(BELOW))
        box = pygame.Rect(0, 0, width - 2 * px(EDGE), px(66))
        box.midbottom = (self.board.centerx, self.board.bottom - px(EDGE))
        words = self._words(box.top)
        lowest = max((each.box.bottom for each in words), default=self._shutter().bottom)
        box.y = min(box.y, lowest + px(30))
        box.y = max(box.y, layout.panels.bottom - px(EDGE) - box.height)
        self.board.height = box.bottom + px(EDGE) - y
        if layout.covered != self.board.bottom:  # the log begins below it
            layout.covered = self.board.bottom
            self.below.changed()
        self.button = Button(
            canvas, box, _("It's me"), self._pressed, kind="primary", icon="icon.eye_open", size=26
        )
        self.panel.show([*words, self.button])
        self._share_focus()

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

    def _too_soon(self) -> bool:
        """Whether a click or Enter would still be meant for what was there before.

        Whoever goes on pressing doesn't look: it is waited anew.
        """
        soon, self._since = self._since < STARTLED, 0.0
        return soon

    def _pressed(self) -> None:
        """Somebody says that it is them, and can have seen what they pressed."""
        if self._too_soon():
            self._share_focus()
        else:
            self.confirm()

    def confirm(self) -> None:
        """The right person sits there now."""
        self.app.sounds.play("shutter_open")
        self.app.stack.pop()
        self.below.step_back()
        self.below.turn.take_seat(self.seat)

    def close(self) -> None:
        self.below.sight.layout.covered = 0

    def topic(self) -> str:
        return self.below.controls.hover.topic() or self.gate.rule

    def update(self, seconds: float) -> bool:
        """Away with the cover once nobody is waited for: the last decision was taken back."""
        self._since += seconds
        gone = self.below.turn.waiting_for != self.seat and self.app.stack.top is self
        if gone:
            self.app.stack.pop()
        return gone

    def handle(self, event: pygame.event.Event) -> bool:
        """What is on the cover is the cover's, all else the table's."""
        covered = self.board.collidepoint(getattr(event, "pos", (-1, -1)))
        own = (covered or event.type in PASSING) and self.panel.handle(event)
        if covered and event.type == pygame.MOUSEMOTION:
            event = pygame.event.Event(event.type, {**event.dict, "pos": BESIDE})
        elif covered and event.type not in PASSING:
            return own
        used = self.below.handle(event)
        if used:
            self._follow()
        return used or own

    def command(self, command: Command, *, down: bool = True) -> bool:
        if down and command is Command.BACK and self._only_reading:
            self.below.controls.focus.await_decision()
            used = True
        elif command in TABLES or self._reading or self._away:
            used = self.below.command(command, down=down)
        else:
            return down and self.panel.command(command)
        if used:
            self._follow()
        return used

    @property
    def _only_reading(self) -> bool:
        """Whether to go back means nothing but to leave the table for the cover."""
        below = self.below
        aside = below.log.large or below.hint.shown or below.sight.past is not None
        return self._reading and not aside

    def _follow(self) -> None:
        """The board may have made room, or the focus may be elsewhere."""
        if self.app.stack.top is self:
            self.resize()

    def draw(self, target: pygame.Surface) -> None:
        if not self._away:
            self._draw(target)

    def _draw(self, target: pygame.Surface) -> None:
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
