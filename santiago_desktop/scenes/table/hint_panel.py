"""The hint: the best moves in rows, how likely each wins, and why the lit one is good."""

from __future__ import annotations

from copy import copy
from itertools import product
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.contract.words import capital
from santiago_desktop.scenes.table.layout import APART
from santiago_desktop.stage.controls.widgets import Button, Widget
from santiago_desktop.stage.input.commands import Command

if TYPE_CHECKING:
    from santiago_desktop.scenes.table.hint import HintControl
    from santiago_desktop.stage.drawing.canvas import Canvas
    from santiago_desktop.table.hints import Move

HEAD, EDGE, GAP = 62, 16, 6  # design pixels
TITLE, LABEL, REST, WHY = 24, 20, 18, 19  # sizes of the words
OWN = ("close hint", "play hint")  # the hint's controls beside its rows
PLAY = 230  # the width of the button that plays the lit move
LINES = 2  # of a name, if the numbers are to stand beside it
FACTORS = (1.0, 0.85, 0.7, 0.5)  # of the interface's scale, where there is little room
MOST = 0.7  # of the column beside the board: the log keeps the rest
INSIDE, BETWEEN = 12, 12  # around what stands in a row; between a move's name and its chance
BAR = 8  # the height of a chance's bar
SIGN = 17  # the size of the sign of victory


class HintPanel:
    """Its rows stand beside the board, what is said of the lit one below it."""

    def __init__(self, hint: HintControl) -> None:
        self.hint = hint
        self.canvas = hint.sight.canvas  # smaller where there is little room
        self._explained = True  # whether there is room to say what the numbers are
        self.stacked = False  # whether the numbers stand below the names
        self._key: object = None
        self._box = pygame.Rect(0, 0, 0, 0)

    # --- what is lit ---------------------------------------------------------------------------

    def lit(self) -> int:
        """The row under the mouse or with the focus; the first one otherwise."""
        widget = self.hint.focus.lit
        return widget.number if isinstance(widget, HintRow) else 0

    def lit_move(self) -> Move | None:
        """The move of the lit row."""
        moves = self.hint.moves
        return moves[min(self.lit(), len(moves) - 1)] if moves else None

    def owns(self, widget: Widget | None) -> bool:
        """Whether a control is one of the hint's."""
        return isinstance(widget, HintRow) or (widget is not None and widget.name in OWN)

    # --- layout --------------------------------------------------------------------------------

    @property
    def box(self) -> pygame.Rect:
        """Where it stands, in window pixels."""
        sight, canvas = self.hint.sight, self.hint.sight.canvas
        said = [(move.label, move.chance.percent, self.hint.why(move)) for move in self.hint.moves]
        key = (said, sight.words.language.code, canvas.size, canvas.scale)
        if key != self._key:
            self._key, self._box = key, self._placed()
        return self._box

    def _placed(self) -> pygame.Rect:
        """At the top of the column beside the board, as large as the rows; the log keeps a part."""
        whole, layout = self.hint.sight.canvas, self.hint.sight.layout
        column = layout.reading_column
        for self._explained, factor in product((True, False), FACTORS):
            self.canvas = copy(whole)
            self.canvas.scale = whole.scale * max(factor, whole.least)
            height = self._fitted(column.width)
            if height <= column.height * MOST and self._band_fits():
                break
        made = pygame.Rect(column.x, column.y, column.width, min(height, column.height))
        layout.split = made.bottom + whole.px(APART)
        return made

    def _band_fits(self) -> bool:
        """Whether what is said of every move has room in the band."""
        room = self._said()
        told = (self._told_of(move, room.width) for move in self.hint.moves)
        return max(told, default=0) <= room.height

    def _said(self) -> pygame.Rect:
        """The room for words in the band, beside its buttons."""
        band, px = self.hint.sight.layout.band, self.canvas.px
        room = band.inflate(-2 * px(EDGE), -2 * px(EDGE - 4))
        room.width -= px(PLAY + EDGE)
        return room

    def _fitted(self, width: int) -> int:
        """The height; the numbers stand below the names where these would become too long."""
        self.stacked = False
        self.stacked = any(
            len(self.name(move, self._inside(width))) > LINES for move in self.hint.moves
        )
        return self._height(width)

    def _inside(self, width: int) -> int:
        return width - 2 * self.canvas.px(EDGE)

    def _height(self, width: int) -> int:
        px, inside = self.canvas.px, self._inside(width)
        return px(HEAD + EDGE) + max(self._rows(inside), px(60))

    def _rows(self, width: int) -> int:
        """The height of all rows."""
        gap = self.canvas.px(GAP)
        return sum(self.row_height(move, width) + gap for move in self.hint.moves)

    def row_height(self, move: Move, width: int) -> int:
        """What a move needs: its name, what it earns and its chance; below them the bar."""
        canvas = self.canvas
        lines = len(self.name(move, width)) + self.numbers_below(move, width)
        height = lines * canvas.letters.height("bold", LABEL, canvas.scale)
        return height + canvas.px(BAR + INSIDE)

    def name(self, move: Move, width: int) -> list[str]:
        """The first action, in lines that leave room for the numbers beside them."""
        canvas, letters = self.canvas, self.canvas.letters
        room = width - canvas.px(2 * INSIDE)
        if not self.stacked:
            room -= self._numbers_width()
        return letters.wrapped(move.steps[0].label, "bold", LABEL, canvas.scale, room)

    def numbers_below(self, move: Move, width: int) -> bool:
        """Whether the numbers need a line of their own, below the name."""
        if not self.stacked:
            return False
        canvas, last = self.canvas, self.name(move, width)[-1]
        needed = canvas.letters.width(last, "bold", LABEL, canvas.scale) + canvas.px(2 * INSIDE)
        return needed + self._numbers_width() > width

    def _numbers_width(self) -> int:
        return self.number_width + self.canvas.px(BETWEEN)

    @property
    def number_width(self) -> int:
        """Room for the longest chance and the sign of victory before it."""
        canvas = self.canvas
        percent = self.hint.sight.app.language.percent
        longest = max(
            (percent(move.chance.percent) for move in self.hint.moves), key=len, default=""
        )
        return canvas.letters.width(longest, "number", LABEL, canvas.scale) + canvas.px(SIGN + 4)

    def told(self, move: Move) -> list[tuple[str, str, int]]:
        """The whole turn, why it is good, what the numbers are: words, face and size."""
        rest = "; ".join([move.steps[0].label, *move.rest])
        follows = [(f"{capital(rest)}.", "bold", LABEL)]
        follows.append((self.hint.why(move), "italic", WHY))
        if self._explained:
            _ = self.hint.sight.app.language._
            note = _("Best moves first. The cup shows your chance of winning.")
            follows.append((note, "text", REST))
        return follows

    def _told_of(self, move: Move, width: int) -> int:
        lines, gap = self.told(move), self.canvas.px(GAP)
        return sum(
            self.canvas.paragraph_height(words, width, face=face, size=size) + gap
            for words, face, size in lines
        )

    # --- controls ------------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        """What swallows clicks, a row for each move, and the way out."""
        hint, box = self.hint, self.box
        canvas, px = self.canvas, self.canvas.px
        made: list[Widget] = [Backing(canvas, box)]
        room = pygame.Rect(box.x + px(EDGE), box.y + px(HEAD), box.width - 2 * px(EDGE), 0)
        for number, move in enumerate(hint.moves):
            room.height = self.row_height(move, room.width)
            made.append(HintRow(self, room, number, move))
            room.y = room.bottom + px(GAP)
        side = px(40)
        corner = pygame.Rect(box.right - side - px(12), box.y + px(9), side, side)
        _ = hint.sight.app.language._
        shut = Button(
            canvas, corner, "", hint.step_back, kind="square", icon="icon.close", tip=_("Close")
        )
        shut.name, shut.key = "close hint", Command.BACK
        return [*made, *self._play(), shut]

    def _play(self) -> list[Widget]:
        """In the band: play the lit move."""
        move, band, px = self.lit_move(), self.hint.sight.layout.band, self.canvas.px
        if move is None:
            return []
        box = pygame.Rect(0, 0, px(PLAY), px(60))
        box.midright = (band.right - px(EDGE + 4), band.centery)
        _ = self.hint.sight.app.language._

        def play() -> None:
            lit = self.lit_move()
            if lit is not None:
                self.hint.play(lit)

        made = Button(self.canvas, box, _("Play it"), play, kind="primary", icon="icon.check")
        made.name = "play hint"
        return [made]

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface) -> None:
        """The board with its title; below the rows, what follows the lit move and its reason."""
        box = self.box
        canvas, px = self.canvas, self.canvas.px
        _ = self.hint.sight.app.language._
        canvas.kit.draw(target, "panel.dialog", box, canvas.scale)
        lamp = pygame.Rect(0, 0, px(30), px(30))
        lamp.center = (box.x + px(32), box.y + px(29))
        heading = canvas.kit.colour("heading")
        canvas.kit.icon(target, "icon.hint", lamp, heading)
        canvas.text(
            target,
            _("Hint"),
            (lamp.right + px(10), lamp.centery),
            face="heading",
            size=TITLE,
            colour=heading,
            anchor="midleft",
            width=box.width - px(130),
        )
        self._draw_told(target)

    def _draw_told(self, target: pygame.Surface) -> None:
        """In the band below the board."""
        canvas, band = self.canvas, self.hint.sight.layout.band
        canvas.kit.draw(target, "panel.paper", band, canvas.scale)
        move, room = self.lit_move(), self._said()
        if move is None:
            words = self.hint.sight.app.language._("Thinking…")
            canvas.paragraph(target, words, room, face="italic", size=WHY)
            return
        for words, face, size in self.told(move):
            room.y += canvas.paragraph(target, words, room, face=face, size=size)
            room.y += canvas.px(GAP)


class Backing(Widget):
    """What lies under the hint can't be clicked."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.enabled = False

    def draw(self, target: pygame.Surface) -> None:
        """The hint has drawn it."""


class HintRow(Widget):
    """A move: a click plays its first action."""

    ring = -2  # the ring hides nothing of the next row

    def __init__(self, panel: HintPanel, box: pygame.Rect, number: int, move: Move) -> None:
        super().__init__(panel.canvas, box)
        self.panel, self.number, self.move = panel, number, move
        self.name = f"hint {number}"

    def activate(self) -> None:
        self.panel.hint.play(self.move)

    def draw(self, target: pygame.Surface) -> None:
        canvas, px, box = self.canvas, self.canvas.px, self.box
        lit = self.panel.lit() == self.number
        canvas.kit.draw(target, "cell.selected" if lit else "cell.normal", box, canvas.scale)
        x, y = box.x + px(INSIDE), box.y + px(INSIDE) // 3
        step = canvas.letters.height("bold", LABEL, canvas.scale)
        for line in self.panel.name(self.move, box.width):
            canvas.text(target, line, (x, y), face="bold", size=LABEL)
            y += step
        y += step if self.panel.numbers_below(self.move, box.width) else 0
        top = y - step if self.panel.stacked else box.y + px(INSIDE) // 3
        self._draw_numbers(target, top + step // 2)
        bar = pygame.Rect(x, y + px(2), box.width - 2 * px(INSIDE), px(BAR))
        draw_bar(target, canvas, bar, self.move.chance.value)
        self.draw_focus(target)

    def _draw_numbers(self, target: pygame.Surface, middle: int) -> None:
        """The move's chance, at the right of the name or on its last line."""
        canvas, right = self.canvas, self.box.right - self.canvas.px(INSIDE)
        percent = self.panel.hint.sight.app.language.percent(self.move.chance.percent)
        at = (right, middle)
        canvas.text(target, percent, at, face="number", size=LABEL, anchor="midright")
        sign = pygame.Rect(0, 0, canvas.px(SIGN), canvas.px(SIGN))
        sign.midleft = (right - self.panel.number_width, middle)
        canvas.kit.icon(target, "icon.trophy", sign, canvas.kit.colour("text"))


def draw_bar(target: pygame.Surface, canvas: Canvas, box: pygame.Rect, chance: float) -> None:
    """A chance as a part of a bar."""
    canvas.kit.draw(target, "slider.track", box, canvas.scale)
    if chance:
        width = max(box.height, round(chance * box.width))
        fill = pygame.Rect(box.topleft, (width, box.height))
        canvas.kit.draw(target, "slider.fill", fill, canvas.scale)
