"""The puzzle's band: what to do; and afterwards the answer beside another one, and all as bars."""

from __future__ import annotations

from copy import copy
from functools import partial
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.kernel.records import Record
from santiago_desktop.scenes.puzzles.part import Part
from santiago_desktop.scenes.table.hint_band import Band
from santiago_desktop.scenes.table.hint_panel import Backing
from santiago_desktop.scenes.table.sides import (
    BETTER,
    OTHER,
    REST,
    Side,
    draw_chance,
    draw_disc,
    seen,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.players.chances import Chance
    from santiago_desktop.scenes.puzzles.control import PuzzleControl
    from santiago_desktop.stage.controls.widgets import Widget
    from santiago_desktop.stage.drawing.canvas import Canvas
    from santiago_desktop.table.hints import Comparison

# All in design pixels.
BARS = 0.36  # of the band's width: the reason, and the bars below it
INSIDE, ABOVE, GAP = 18, 7, 6  # beside the words; above and below; from the reason to the bars
REASON, NAME, NUMBER, INTRO, TITLE = 18, 18, 20, 22, 30  # sizes of the words
ROW, BAR, DISC, CHECK = 25, 14, 22, 18  # a row, its bar, its letter, the sign of a good answer
SIGN = 84  # of a puzzle, before anything is told
TIGHT = 0.85  # of the letters' own height, from line to line
LEAST = 90  # of a bar beside a name
ROWS = 5  # answers that are shown as bars, at most
LONGEST, LINE = 0.64, 21  # of the room: what an answer is called; from one of its lines to the next
FACTORS = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.5)


class Bar(Record):
    """An answer as a bar."""

    number: int
    side: Side | None
    good: bool
    chance: Chance


class PuzzleBand(Band):
    """Cards as a hint has them; at the right the reason and bars in place of buttons."""

    def __init__(self, puzzle: PuzzleControl) -> None:
        super().__init__(puzzle)
        self.puzzle = puzzle

    @property
    def _why_width(self) -> int:
        return round(self.box.width * BARS)

    def widgets(self) -> list[Widget]:
        """Nothing can be pressed, but nothing below it either."""
        self._set()
        return [Backing(self.hint.sight.layout.reading_canvas, self.box)]

    # --- while one looks for the answer --------------------------------------------------------

    def draw(self, target: pygame.Surface) -> None:
        if self.puzzle.over:
            super().draw(target)
            return
        canvas = self.hint.sight.layout.reading_canvas
        canvas.kit.draw(target, "panel.paper", self.box, canvas.scale)
        told = self._intro()
        px, sign = canvas.px, canvas.px(SIGN)
        room = self.box.inflate(-2 * px(INSIDE), -2 * px(INSIDE))
        mark = pygame.Rect(room.x + px(INSIDE), 0, sign, sign)
        mark.centery = room.centery
        canvas.kit.icon(target, "icon.puzzle", mark, canvas.kit.colour("good"))
        room.width = room.right - mark.right - px(2 * INSIDE)
        room.x = mark.right + px(2 * INSIDE)
        heights = [
            canvas.paragraph_height(words, room.width, face=face, size=size)
            for words, face, size, _ in told
        ]
        room.y = max(room.y, room.centery - (sum(heights) + px(GAP) * (len(told) - 1)) // 2)
        for (words, face, size, colour), height in zip(told, heights, strict=True):
            ink = canvas.kit.colour(colour)
            canvas.paragraph(target, words, room, face=face, size=size, colour=ink)
            room.y += height + px(GAP)

    def _intro(self) -> list[tuple[str, str, float, str]]:
        """What one does: words, their face, size and colour."""
        _, puzzle = self.hint.sight.app.language._, self.puzzle
        how = _("What glows on the board can be chosen, as in a game. Then you see what is best.")
        said: list[tuple[str, str, float, str]] = [
            (_("What would you do here?"), "heading", TITLE, "text"),
            (how, "text", INTRO, "text_soft"),
        ]
        if puzzle.begun_to_tell:
            words = _("The first step: {move}.").format(move=puzzle.steps(0)[0])
            said.append((words, "bold", INTRO, "good"))
        return said

    # --- the answer ----------------------------------------------------------------------------

    def _fitting(self, reasons: Sequence[str]) -> str:
        """The briefest reason: the bars need the room."""
        canvas, room = self.hint.sight.layout.reading_canvas, self._why_box
        free = room.height - canvas.px(ROW) * min(ROWS, len(self.puzzle.solving.answers))
        step = canvas.letters.height("text", REASON, canvas.scale)
        for why in reasons:
            lines = canvas.letters.wrapped(why, "text", REASON, canvas.scale, room.width)
            if len(lines) * step <= free:
                return why
        return reasons[-1]

    def bars(self) -> list[Bar]:
        """The best answers and the one that was given; the best first."""
        puzzle = self.puzzle
        answers, own = puzzle.solving.puzzle.answers, puzzle.own_number
        other = puzzle.solving.answers.index(puzzle.other)
        shown = list(range(min(ROWS, len(answers))))
        for number in (other, own):
            if number is not None and number not in shown:
                shown[-1] = number
        sides = {other: OTHER, 0: BETTER}
        return [Bar(n, sides.get(n), answers[n].good, answers[n].chance) for n in sorted(shown)]

    def _draw_why(self, target: pygame.Surface, compared: Comparison) -> None:
        del compared
        room, whole = self._why_box, self.hint.sight.layout.reading_canvas
        canvas = copy(whole)
        for factor in FACTORS:
            canvas.scale = whole.scale * max(factor, whole.least * FACTORS[-1])
            parts = self._told(canvas, room.width, self.why)
            if sum(part.height for part in parts) <= room.height:
                break
        for part in parts:
            if part.height > room.height:  # the last ones are not told where there is no room
                break
            room.height -= part.height
            part.draw(target, pygame.Rect(room.x, room.y, room.width, part.height))
            room.y += part.height

    def parts(self, canvas: Canvas, width: int) -> list[Part]:
        """The same where the band has no room: what one does; or the reason, and the bars."""
        compared = self.hint.compared
        if compared is not None:
            return self._told(canvas, width, compared.why)
        return [
            _paragraph(canvas, width, words, face, size, colour)
            for words, face, size, colour in self._intro()
        ]

    def _told(self, canvas: Canvas, width: int, why: str) -> list[Part]:
        """The reason, and a row for each bar."""
        reason = _paragraph(canvas, width, why, "text", REASON, "text")
        rows = BesideBars(self.puzzle, canvas, width).parts(self.bars())
        return [reason._replace(height=reason.height + canvas.px(GAP)), *rows]


class BesideBars:
    """Rows of names, bars and numbers in a room of some width; where it is narrow, bars below."""

    def __init__(self, puzzle: PuzzleControl, canvas: Canvas, width: int) -> None:
        self.puzzle, self.canvas = puzzle, canvas
        tall = round(canvas.letters.height("bold", NAME, canvas.scale) * TIGHT)
        self.disc = max(canvas.px(DISC), tall)  # small letters don't shrink on
        self.check = max(canvas.px(CHECK), tall)
        percent = puzzle.sight.app.language.percent(100)
        self.number = canvas.letters.width(percent, "number", NUMBER, canvas.scale)
        free = width - self.disc - self.check - canvas.px(8 + 12 + 10 + 6) - self.number
        self.below = free * (1 - LONGEST) < canvas.px(LEAST)
        self.most = free if self.below else round(free * LONGEST)
        self.wide = self.most  # of the names
        self.line = max(canvas.px(LINE), tall)
        self.row = max(canvas.px(ROW), tall + canvas.px(4))

    def parts(self, bars: Sequence[Bar]) -> list[Part]:
        """A row for each bar."""
        canvas, letters = self.canvas, self.canvas.letters
        names = [
            letters.wrapped(self.puzzle.name(bar.number), "bold", NAME, canvas.scale, self.most)
            for bar in bars
        ]
        lines = [line for name in names for line in name]
        self.wide = max(letters.width(line, "bold", NAME, canvas.scale) for line in lines)
        return [
            Part(self._height(name), partial(self._draw, bar, name))
            for bar, name in zip(bars, names, strict=True)
        ]

    def _height(self, name: Sequence[str]) -> int:
        below = self.canvas.px(LINE + GAP) if self.below else 0
        return self.row + self.line * (len(name) - 1) + below

    def _draw(
        self, row: Bar, name: Sequence[str], target: pygame.Surface, box: pygame.Rect
    ) -> None:
        """A letter or a dot, what it is called, its bar, its chance, and a check if it is good."""
        canvas, px = self.canvas, self.canvas.px
        room = box.copy()
        room.height -= px(LINE + GAP) if self.below else 0
        ink = self._draw_sign(target, row, (room.x + self.disc // 2, room.centery))
        left, right = room.x + self.disc + px(8), room.right - self.check - px(6)
        top = room.centery - self.line * (len(name) - 1) // 2
        for number, line in enumerate(name):
            at = (left, top + number * self.line)
            canvas.text(target, line, at, face="bold", size=NAME, anchor="midleft", width=self.wide)
        if row.good:
            sign = pygame.Rect(0, 0, self.check, self.check)
            sign.midright = (room.right, room.centery)
            canvas.kit.icon(target, "icon.check", sign, canvas.kit.colour("good"))
        percent = self.puzzle.sight.app.language.percent(row.chance.percent)
        at = (right, room.centery)
        canvas.text(target, percent, at, face="number", size=NUMBER, anchor="midright")
        bar = pygame.Rect(left + self.wide + px(12), 0, 0, px(BAR))
        bar.width, bar.centery = right - self.number - px(10) - bar.x, room.centery
        if self.below:
            bar = pygame.Rect(left, room.bottom, right - left, px(BAR))
        draw_chance(target, canvas, bar, row.chance, ink)

    def _draw_sign(self, target: pygame.Surface, row: Bar, middle: tuple[int, int]) -> str:
        """A letter on its disc, or a dot; the colour of the bar."""
        if row.side is None:
            pygame.draw.circle(target, REST, middle, self.canvas.px(5))
            return REST
        side = seen(row.side, self.canvas)
        draw_disc(target, self.canvas, side, middle, self.disc)
        return side.ink


def _paragraph(canvas: Canvas, width: int, words: str, face: str, size: float, colour: str) -> Part:
    """Words as a part, as wide as it is said."""
    ink = canvas.kit.colour(colour)

    def draw(target: pygame.Surface, box: pygame.Rect) -> None:
        canvas.paragraph(target, words, box, face=face, size=size, colour=ink)

    return Part(canvas.paragraph_height(words, width, face=face, size=size), draw)
