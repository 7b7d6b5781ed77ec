"""Which key does what: press a row, then the key that it shall be."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.pages.page import Page
from santiago_desktop.stage.controls.blocks import Column, Frame, columns
from santiago_desktop.stage.controls.widgets import Button, Label
from santiago_desktop.stage.input.commands import GLYPHS, KEYS, Command, key_text
from santiago_desktop.stage.input.key_names import named

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.scenes.app import App
    from santiago_desktop.scenes.pages.page import Foot

ROW, GLYPH = 58, 34  # design pixels
MODIFIER_KEYS = (
    *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL),
    *(pygame.K_LALT, pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA),
)


class Keys(Page):
    """The page of all commands with their keys, each of which can be given another."""

    def __init__(self, app: App, back: Callable[[], object]) -> None:
        super().__init__(app, back)
        self.waiting: Command | None = None
        self.notice = ""

    def title(self) -> str:
        return self.app.language._("Keys")

    def below(self) -> list[Foot]:
        return [(self.app.language._("Restore defaults"), self.reset, "secondary", "icon.restart")]

    def fill(self, column: Column) -> None:
        _ = self.app.language._
        hint = _("Choose a command, then press its new key. Esc keeps the old one.")
        column.paragraph(self.notice or hint, size=21)
        column.gap(14)
        for command, words in self._words().items():
            self._row(column, command, words)
            column.gap(6)

    def _words(self) -> dict[Command, str]:
        _ = self.app.language._
        return {
            Command.CONFIRM: _("Confirm"),
            Command.BACK: _("Back"),
            Command.NEXT: _("Next control"),
            Command.PREVIOUS: _("Previous control"),
            Command.UP: _("Up"),
            Command.DOWN: _("Down"),
            Command.LEFT: _("Left"),
            Command.RIGHT: _("Right"),
            Command.UNDO: _("Undo"),
            Command.REDO: _("Redo"),
            Command.RESTART: _("Start the turn again"),
            Command.HINT: _("Hint"),
            Command.MENU: _("Menu"),
            Command.LOG: _("Log"),
            Command.RULES: _("Rules"),
            Command.PEEK: _("Show what I have (hold)"),
            Command.LOOK_THROUGH: _("Fold a dialog, look through it (hold)"),
            Command.SEARCH: _("Search the log"),
            Command.HURRY: _("Speed up animations"),
            Command.MUTE: _("Sound on or off"),
            Command.FULLSCREEN: _("Full screen on or off"),
            Command.PAGE_UP: _("A page up"),
            Command.PAGE_DOWN: _("A page down"),
            Command.FIRST: _("To the first one"),
            Command.LAST: _("To the last one"),
        }

    def _row(self, column: Column, command: Command, words: str) -> None:
        canvas, px = self.app.canvas, self.app.canvas.px
        row = column.room(ROW)
        column.add(Frame(canvas, row, "cell.normal"))
        inner = row.inflate(-px(28), -px(8))
        left, right = columns(canvas, inner, (1, 1))
        glyph = pygame.Rect(0, 0, px(GLYPH), px(GLYPH))
        glyph.midright = (right.x - px(8), row.centery)
        left.width = glyph.x - px(8) - left.x
        column.add(Label(canvas, left, words, size=22))
        if command in GLYPHS:
            colour = canvas.kit.colour("text_soft")
            column.add(Glyph(self.app, glyph, GLYPHS[command], colour))
        label = self.app.language._("Press a key…")
        if command is not self.waiting:
            label = "  ·  ".join(self._shown(key) for key in self.app.input.keys[command])
        kind = "primary" if command is self.waiting else "secondary"
        button = Button(canvas, right, label, lambda: self.wait(command), kind=kind, size=21)
        button.name = command.value
        column.add(button)

    def _shown(self, key: str) -> str:
        return named(key, self.app.language)

    # --- changes -------------------------------------------------------------------------------

    def wait(self, command: Command) -> None:
        """The next key that is pressed shall be this command's."""
        self.waiting, self.notice = command, ""
        self.lay_out()

    def reset(self) -> None:
        """All keys as they were at first."""
        self.waiting, self.notice = None, ""
        self.app.change("keys", {})
        self.lay_out()

    def handle(self, event: pygame.event.Event) -> bool:
        if self.waiting and event.type in (pygame.KEYDOWN, pygame.TEXTINPUT):
            if event.type == pygame.KEYDOWN and event.key not in MODIFIER_KEYS:
                self._bind(self.waiting, event)
            return True
        if self.waiting and event.type == pygame.MOUSEBUTTONDOWN:
            self.waiting = None
            self.lay_out()
        return super().handle(event)

    def _bind(self, command: Command, event: pygame.event.Event) -> None:
        """The key belongs to this command from now on, if no other one has it."""
        self.waiting, self.notice = None, ""
        text = key_text(event.key, event.mod)
        owner = next((c for c, keys in self.app.input.keys.items() if text in keys), None)
        if owner not in (None, command):
            words = self.app.language._("{key} is already used for: {command}.")
            self.notice = words.format(key=self._shown(text), command=self._words()[owner])
            self.app.sounds.play("refused")
        elif event.key != pygame.K_ESCAPE:
            kept = self.app.input.keys[command][1:] if len(KEYS[command]) > 1 else ()
            changed = [text, *(key for key in kept if key != text)]
            self.app.change("keys", {**self.app.settings["keys"], command.value: changed})
        self.lay_out()


class Glyph(Frame):
    """The sign of a gamepad's button that does the same as a key."""

    def __init__(self, app: App, box: pygame.Rect, glyph: str, colour: str) -> None:
        super().__init__(app.canvas, box, glyph)
        self.colour = colour

    def draw(self, target: pygame.Surface) -> None:
        self.canvas.kit.icon(target, self.piece, self.box, self.colour)
