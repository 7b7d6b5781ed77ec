"""A line of text that can be typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.stage.controls.widgets import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.stage.drawing.canvas import Canvas

SIZE = 22
EDGE = 16  # design pixels left and right of the text


class Field(Widget):
    """When it gets the focus, all is selected: what is typed takes its place."""

    takes_text = True

    def __init__(
        self,
        canvas: Canvas,
        box: pygame.Rect,
        text: str,
        action: Callable[[str], object],
        *,
        longest: int = 24,
        tip: str = "",
    ) -> None:
        super().__init__(canvas, box, tip=tip)
        self.text, self.action, self.longest = text, action, longest
        self.caret = len(text)
        self.whole = False  # whether all of it is selected
        self.wrong = False
        self.placeholder = ""  # what is said where nothing is typed yet
        self._clicked = False
        self._shift = 0  # how far a long text is moved to the left

    # --- focus ---------------------------------------------------------------------------------

    def arrive(self) -> None:
        self.whole, self._clicked = bool(self.text), False
        self.caret = len(self.text)

    def resume(self, old: Widget) -> None:
        if isinstance(old, Field):
            self.whole, self.caret = old.whole, min(old.caret, len(self.text))

    def drag(self, at: tuple[int, int]) -> None:
        """The first click selects all; the next ones set the caret."""
        if not self.whole or self._clicked:
            self._move(self._letter_at(at[0]))

    def activate(self) -> None:
        self._clicked = True

    def _letter_at(self, x: int) -> int:
        """The place between letters that is nearest."""
        way = x - self.box.x - self.canvas.px(EDGE) + self._shift
        return min(range(len(self.text) + 1), key=lambda n: abs(self._width(n) - way))

    # --- typing --------------------------------------------------------------------------------

    def type(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            self._insert(event.text)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return self._shortcut(event.key)
        moves: dict[int, Callable[[], None]] = {
            pygame.K_BACKSPACE: lambda: self._rub_out(-1),
            pygame.K_DELETE: lambda: self._rub_out(1),
            pygame.K_LEFT: lambda: self._move(self.caret - 1),
            pygame.K_RIGHT: lambda: self._move(self.caret + 1),
            pygame.K_HOME: lambda: self._move(0),
            pygame.K_END: lambda: self._move(len(self.text)),
        }
        if event.key in moves:
            moves[event.key]()
            return True
        # a letter arrives as text, too: it must not be a shortcut meanwhile
        return bool(event.unicode) and event.unicode.isprintable()

    def _shortcut(self, key: int) -> bool:
        """Select all, copy, cut, paste."""
        if key == pygame.K_a:
            self.arrive()
        elif key in (pygame.K_c, pygame.K_x):
            copy(self.text)
            if key == pygame.K_x:
                self._change("", 0)
        elif key == pygame.K_v:
            self._insert(pasted())
        else:
            return False
        return True

    def _insert(self, words: str) -> None:
        kept = "".join(each for each in words if each.isprintable())
        before, after = self.text[: self.caret], self.text[self.caret :]
        if self.whole:
            before = after = ""
        kept = kept[: self.longest - len(before) - len(after)]
        self._change(before + kept + after, len(before + kept))

    def _rub_out(self, way: int) -> None:
        """The letter before or after the caret, or all that is selected."""
        if self.whole:
            self._change("", 0)
            return
        first = self.caret + min(way, 0)
        if 0 <= first < len(self.text):
            self._change(self.text[:first] + self.text[first + 1 :], first)

    def _change(self, text: str, caret: int) -> None:
        self.text, self.caret, self.whole = text, caret, False
        self.action(text)

    def _move(self, caret: int) -> None:
        self.whole = False
        self.caret = max(0, min(len(self.text), caret))

    # --- drawing -------------------------------------------------------------------------------

    def _width(self, letters: int) -> int:
        """Of the first so many letters."""
        canvas = self.canvas
        return canvas.letters.width(self.text[:letters], "text", SIZE, canvas.scale)

    def draw(self, target: pygame.Surface) -> None:
        canvas, kit = self.canvas, self.canvas.kit
        state = "error" if self.wrong else ("focused" if self.focused else self.state)
        piece = f"field.{'hover' if state == 'pressed' else state}"
        kit.draw(target, piece, self.box, canvas.scale)
        left, room = self.box.x + canvas.px(EDGE), self.box.width - canvas.px(2 * EDGE)
        line = canvas.letters.line(self.text, "text", SIZE, canvas.scale, kit.colour("text"))
        self._shift = max(0, self._width(self.caret) - room + canvas.px(4))
        part = pygame.Rect(self._shift, 0, room, line.get_height())
        seen = pygame.Rect(left, self.box.centery - part.height // 2, room, part.height)
        if self.focused and self.whole:
            shade = pygame.Rect(seen.topleft, (min(room, line.get_width()), seen.height))
            pygame.draw.rect(target, kit.colour("cell_selected"), shade, border_radius=4)
        target.blit(line, seen, part)
        if self.placeholder and not self.text:
            canvas.text(
                target,
                self.placeholder,
                seen.midleft,
                size=SIZE,
                colour=kit.colour("text_soft"),
                anchor="midleft",
                width=room,
            )
        if self.focused and self.wrong:
            self.draw_focus(target)
        if self.focused and not self.whole:
            x = left + self._width(self.caret) - self._shift
            colour = kit.colour("text")
            pygame.draw.line(target, colour, (x, seen.top), (x, seen.bottom), max(2, canvas.px(2)))


def copy(text: str) -> None:
    """To the clipboard, where there is one."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return


def pasted() -> str:
    """The text of the clipboard; "" if it holds none."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
