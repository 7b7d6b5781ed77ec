"""The hint's column: the best moves in rows, how likely each wins, and how sure that is."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.kernel.records import Record
from santiago_desktop.players.chances import Chance
from santiago_desktop.scenes.table.layout import APART
from santiago_desktop.scenes.table.sides import (
    BETTER,
    OTHER,
    REST,
    Side,
    draw_chance,
    draw_disc,
    draw_whisker,
    seen,
)
from santiago_desktop.stage.controls.widgets import Button, Widget
from santiago_desktop.stage.input.commands import Command
from santiago_desktop.table.chances import between, expected
from santiago_desktop.table.hints import about_equal, span

if TYPE_CHECKING:
    from santiago_desktop.scenes.table.hint import HintControl
    from santiago_desktop.table.hints import Move

# All in design pixels.
HEAD, EDGE, INSIDE = 54, 8, 14  # the title's plate, around the rows, within one
BEST = 48  # the line of the position's chance
TIGHT = 0.85  # of the letters' own height, from line to line
ROW, LINE = 63, 24  # a row with one line of words, and each further one
BAR, ABOVE_BAR = 14, 40  # its height, and from the top of a row of one line
DISC, DOT = 26, 10
LEGEND = 30  # a line of what the signs mean
TITLE, LABEL, NUMBER, SMALL = 25, 19, 21, 18  # sizes of the words
FACTORS = (1.0, 0.85, 0.7, 0.6, 0.5)  # of the interface's scale, where there is little room
MOST = 0.74  # of the column beside the board: the log keeps the rest
ALIKE = "≈"


class Rolling(Record):
    """Controls that roll in a window of their own, laid out from its top on; how long they are."""

    widgets: list[Widget]
    view: pygame.Rect
    length: int


NOTHING_ROLLS = Rolling([], pygame.Rect(0, 0, 0, 0), 0)


class HintPanel:
    """Its rows stand beside the board, at the top of the column; the log keeps the rest."""

    def __init__(self, hint: HintControl) -> None:
        self.hint = hint
        self.canvas = hint.sight.layout.reading_canvas  # smaller where there is little room
        self._key: object = None
        self._box = pygame.Rect(0, 0, 0, 0)

    def owns(self, widget: Widget | None) -> bool:
        """Whether a control is one of the hint's."""
        return widget is not None and widget in self.hint.controls

    # --- layout --------------------------------------------------------------------------------

    @property
    def box(self) -> pygame.Rect:
        """Where it stands, in window pixels."""
        sight, canvas = self.hint.sight, self.hint.sight.layout.reading_canvas
        told = [(move.label, move.chance) for move in self.hint.moves]
        column = tuple(sight.layout.reading_column)
        key = (told, sight.words.language.code, canvas.size, canvas.scale, column)
        if key != self._key:
            self._key, self._box = key, self._placed()
        return self._box

    def _placed(self) -> pygame.Rect:
        """At the top of the column beside the board, as large as the rows; the log keeps a part."""
        whole, layout = self.hint.sight.layout.reading_canvas, self.hint.sight.layout
        column = layout.reading_column
        for factor in FACTORS:
            self.canvas = copy(whole)
            self.canvas.scale = whole.scale * max(factor, whole.least * FACTORS[-1])
            height = self._height(column.width)
            if height <= column.height * MOST:
                break
        made = pygame.Rect(column.x, column.y, column.width, min(height, column.height))
        layout.split = made.bottom + whole.px(APART)
        return made

    def _height(self, width: int) -> int:
        px = self.canvas.px
        if not self.hint.moves:
            return px(HEAD + ROW)
        rows = sum(self.row_height(move, width - 2 * px(EDGE)) for move in self.hint.moves)
        best = self._best_height(width)
        return px(HEAD + EDGE) + best + rows + self._legend_height()

    def _legend_height(self) -> int:
        return self._legend * (1 + bool(self._alike())) + self.canvas.px(12)

    def _best_height(self, width: int) -> int:
        """Of the position's chance, in a box so wide."""
        lines = self._best_said(width, self.hint.moves[0].chance) if self.hint.moves else []
        return max(self._tall(BEST, "number", NUMBER), len(lines) * self.line + self.canvas.px(16))

    def _best_chance(self, best: Chance) -> str:
        """The position's chance, with its range."""
        return f"{self.hint.sight.app.language.percent(best.percent)} ({span(best)})"

    def _best_said(self, width: int, best: Chance) -> list[str]:
        """What that is, in lines beside it."""
        letters, scale = self.canvas.letters, self.canvas.scale
        chance = letters.width(self._best_chance(best), "number", NUMBER, scale)
        room = width - chance - self.canvas.px(2 * INSIDE + 8)
        said = self.hint.sight.app.language._("Chance of winning")
        return letters.wrapped(said, "bold", SMALL, scale, room)

    @property
    def _legend(self) -> int:
        """The height of a line of what the signs mean."""
        return self._tall(LEGEND, "text", SMALL)

    def _tall(self, height: float, face: str, size: float) -> int:
        """A line's height in window pixels, of one in design pixels: letters don't shrink on."""
        canvas = self.canvas
        letters = canvas.letters.height(face, size, canvas.scale)
        return max(canvas.px(height), round(letters * TIGHT))

    def _alike(self) -> list[Move]:
        """The moves after the best that the judge can't tell from it."""
        moves = self.hint.moves
        return [move for move in moves[1:] if about_equal(moves[0].chance, move.chance)]

    def alike(self, move: Move) -> bool:
        """Whether a move after the best is about as good."""
        return move in self._alike()

    def row_height(self, move: Move, width: int) -> int:
        """What a move needs: its name and its chance, below them the bar."""
        return self.canvas.px(ROW) + (len(self.name(move, width)) - 1) * self.line

    @property
    def line(self) -> int:
        """From one line of a name to the next, in window pixels."""
        return self._tall(LINE, "bold", LABEL)

    def name(self, move: Move, width: int) -> list[str]:
        """The first action, in lines that leave room for the disc and the number."""
        canvas, letters = self.canvas, self.canvas.letters
        room = width - canvas.px(INSIDE + DISC + 10 + 10 + INSIDE) - self.number_width
        return letters.wrapped(move.label, "bold", LABEL, canvas.scale, room)

    @property
    def number_width(self) -> int:
        """Room for the widest chance and the sign before it: digits differ in width."""
        canvas, percent = self.canvas, self.hint.sight.app.language.percent
        told = (f"{ALIKE} {percent(move.chance.percent)}" for move in self.hint.moves)
        widths = [canvas.letters.width(words, "number", NUMBER, canvas.scale) for words in told]
        return max(widths, default=0)

    # --- controls ------------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        """What swallows clicks, a row for each move, and the way out."""
        hint, box, px = self.hint, self.box, self.canvas.px
        room = pygame.Rect(box.x + px(EDGE), box.y + px(HEAD), box.width - 2 * px(EDGE), 0)
        room.y += self._best_height(box.width)
        made: list[Widget] = [Backing(self.canvas, box), *self._best(box), *self._rows(room)]
        shut = self._shut()
        if hint.doubted is not None:  # the buttons of a question are what is to be decided
            return [*made, shut]
        return [*made, Backing(self.canvas, hint.band.box), *self.buttons(), shut]

    def buttons(self) -> list[Widget]:
        """What plays one of the two moves."""
        return self.hint.band.widgets()

    @property
    def rolling(self) -> Rolling:
        """What rolls in a window of its own: here all of it is seen."""
        return NOTHING_ROLLS

    def _best(self, box: pygame.Rect) -> list[Widget]:
        """The position's chance, below the title; nothing as long as it isn't known."""
        room = pygame.Rect(box.x, box.y + self.canvas.px(HEAD), box.width, 0)
        room.height = self._best_height(box.width)
        return [HintBest(self, room)] if self.hint.moves else []

    def _rows(self, room: pygame.Rect) -> list[Widget]:
        """A row for each move, from the top of a box on; the box ends below them."""
        made: list[Widget] = []
        for number, move in enumerate(self.hint.moves):
            room.height = self.row_height(move, room.width)
            made.append(HintRow(self, room.copy(), number, move))
            room.y = room.bottom
        return made

    def _shut(self) -> Widget:
        """The way out, in the corner."""
        hint, box, canvas, px = self.hint, self.box, self.canvas, self.canvas.px
        side = px(40)
        corner = pygame.Rect(box.right - side - px(8), box.y + px(7), side, side)
        _ = hint.sight.app.language._
        shut = Button(
            canvas, corner, "", hint.step_back, kind="square", icon="icon.close", tip=_("Close")
        )
        shut.name, shut.key = "close hint", Command.BACK
        return shut

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface) -> None:
        """The paper with its title, and what the signs mean."""
        box = self.box
        self._draw_paper(target)
        if self.hint.moves:
            legend = pygame.Rect(box.x, 0, box.width, self._legend_height())
            legend.bottom = box.bottom
            self._draw_legend(target, legend)
        self.hint.band.draw(target)

    def _draw_paper(self, target: pygame.Surface) -> None:
        """The paper, what stands at its head, and that one is thinking still."""
        box, canvas, px = self.box, self.canvas, self.canvas.px
        _ = self.hint.sight.app.language._
        canvas.kit.draw(target, "panel.paper", box, canvas.scale)
        plate = pygame.Rect(box.x, box.y, box.width, px(HEAD))
        canvas.kit.draw(target, "panel.sign", plate, canvas.scale)
        asked = self.hint.doubted is not None
        lamp = pygame.Rect(0, 0, px(28), px(28))
        lamp.center = (box.x + px(30), plate.centery)
        heading = canvas.kit.colour("heading")
        canvas.kit.icon(target, "icon.tutor" if asked else "icon.hint", lamp, heading)
        canvas.text(
            target,
            _("Before you play") if asked else _("Hint"),
            (lamp.right + px(10), plate.centery),
            face="heading",
            size=TITLE,
            colour=heading,
            anchor="midleft",
            width=box.width - px(120),
        )
        if not self.hint.moves:
            at = (box.x + px(INSIDE), plate.bottom + px(ROW) // 2)
            canvas.text(target, _("Thinking…"), at, face="italic", size=LABEL, anchor="midleft")

    def draw_best(self, target: pygame.Surface, box: pygame.Rect, best: Chance) -> None:
        """The position's chance: that of the best move."""
        canvas, px, middle = self.canvas, self.canvas.px, box.centery
        left, right = box.x + px(INSIDE), (box.right - px(INSIDE), middle)
        words = self._best_chance(best)
        canvas.text(target, words, right, face="number", size=NUMBER, anchor="midright")
        lines = self._best_said(box.width, best)
        first = middle - (len(lines) - 1) * self.line // 2
        for row, line in enumerate(lines):
            at = (left, first + row * self.line)
            canvas.text(target, line, at, face="bold", size=SMALL, anchor="midleft")
        y = box.bottom - px(4)
        rule = canvas.kit.colour("paper_line")
        pygame.draw.line(target, rule, (left, y), (right[0], y), max(1, px(1.5)))

    def _draw_legend(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """What a whisker is, and which moves are about as good."""
        canvas, px = self.canvas, self.canvas.px
        _, soft = self.hint.sight.app.language._, canvas.kit.colour("text_soft")
        y = box.y + self._legend // 2
        sample = pygame.Rect(box.x + px(INSIDE), y - px(BAR) // 2, px(46), px(BAR))
        draw_whisker(target, canvas, sample, Chance(0.5, 0.0, 1.0))
        left = sample.right + px(12)
        said = [_("the margin of error")]
        said += (
            [_("about as good as {letter}").format(letter=BETTER.letter)] if self._alike() else []
        )
        for number, words in enumerate(said):
            at = (left, y + number * self._legend)
            width = box.right - px(INSIDE) - left
            canvas.text(target, words, at, size=SMALL, colour=soft, anchor="midleft", width=width)
        if self._alike():
            at = (sample.centerx, y + self._legend)
            canvas.text(target, ALIKE, at, face="bold", size=TITLE, colour=soft, anchor="center")


class Backing(Widget):
    """What lies under the hint can't be clicked."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.enabled = False

    def draw(self, target: pygame.Surface) -> None:
        """The hint has drawn it."""


class HintBest(Widget):
    """The position's chance: pointed at it says how sure that is, and who is taken to play."""

    name = "hint chance"
    idle = True
    ring = -2  # the ring hides nothing of the first row

    def __init__(self, panel: HintPanel, box: pygame.Rect) -> None:
        language, table = panel.hint.sight.app.language, panel.hint.sight.table
        # It is drawn once more when the hint is over, while the board begins to move.
        self.best = panel.hint.moves[0].chance
        tip = f"{between(language, self.best)} {expected(language, table)}"
        super().__init__(panel.canvas, box, tip=tip)
        self.panel = panel

    def draw(self, target: pygame.Surface) -> None:
        if self.hovered:
            self.canvas.kit.draw(target, "cell.selected", self.box, self.canvas.scale)
        self.panel.draw_best(target, self.box, self.best)
        self.draw_focus(target)


class HintRow(Widget):
    """A move: pointed at or clicked it is B, or A if it is the best; Enter plays its start."""

    ring = -2  # the ring hides nothing of the next row

    def __init__(self, panel: HintPanel, box: pygame.Rect, number: int, move: Move) -> None:
        several = len(move.rest) > 1  # the band may have no room for all of them
        tip = "; ".join([move.label, *move.rest]) + "." if several else ""
        super().__init__(panel.canvas, box, tip=tip)
        self.panel, self.number, self.move = panel, number, move
        self.name = f"hint {number}"

    def activate(self) -> None:
        hint = self.panel.hint
        (hint.play if self.focused else hint.click_row)(self.move)

    @property
    def side(self) -> Side | None:
        """Whether it is A or B just now."""
        compared = self.panel.hint.compared
        if compared is None or self.move.action == compared.better.action:
            return BETTER
        other = compared.other
        return OTHER if other is not None and other.action == self.move.action else None

    def draw(self, target: pygame.Surface) -> None:
        canvas, px, box = self.canvas, self.canvas.px, self.box
        if self.focused or self.hovered:
            canvas.kit.draw(target, "cell.selected", box.inflate(0, -px(2)), canvas.scale)
        lines = self.panel.name(self.move, box.width)
        ink = self._draw_sign(target, box.y + px(22))
        for number, line in enumerate(lines):
            at = (box.x + px(INSIDE + DISC + 10), box.y + px(22) + number * self.panel.line)
            width = self._right - self.panel.number_width - px(10) - at[0]
            canvas.text(target, line, at, face="bold", size=LABEL, anchor="midleft", width=width)
        percent = self.panel.hint.sight.app.language.percent(self.move.chance.percent)
        words = f"{ALIKE} {percent}" if self.panel.alike(self.move) else percent
        at = (self._right, box.y + px(22))
        canvas.text(target, words, at, face="number", size=NUMBER, anchor="midright")
        top = box.y + px(ABOVE_BAR) + (len(lines) - 1) * self.panel.line
        bar = pygame.Rect(box.x + px(INSIDE), top, box.width - 2 * px(INSIDE), px(BAR))
        draw_chance(target, canvas, bar, self.move.chance, ink)
        self.draw_focus(target)

    @property
    def _right(self) -> int:
        return self.box.right - self.canvas.px(INSIDE)

    def _draw_sign(self, target: pygame.Surface, middle: int) -> str:
        """A letter on its disc, or a dot; the colour of the bar."""
        canvas, px, side = self.canvas, self.canvas.px, self.side
        at = (self.box.x + px(INSIDE) + px(DISC) // 2, middle)
        if side is None:
            pygame.draw.circle(target, REST, at, px(DOT) // 2)
            return REST
        side = seen(side, canvas)
        draw_disc(target, canvas, side, at, px(DISC))
        return side.ink
