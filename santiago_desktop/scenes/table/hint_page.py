"""The hint where a column and a band have no room: one page in the panels' place, which rolls.

It has two leaves: the best moves, and A beside B. Its words are as large as the player wants.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.contract.phrases import plain
from santiago_desktop.scenes.table.hint_band import answers, both, telling, titles_of, why_title
from santiago_desktop.scenes.table.hint_panel import (
    DISC,
    EDGE,
    HEAD,
    INSIDE,
    Backing,
    HintBest,
    HintPanel,
    Rolling,
)
from santiago_desktop.scenes.table.phrases import PICTURES, Setter
from santiago_desktop.scenes.table.sides import draw_disc, seen
from santiago_desktop.stage.controls.blocks import Column, Sketch
from santiago_desktop.stage.controls.controls import Tab
from santiago_desktop.stage.controls.scrolling import BAR
from santiago_desktop.table.hints import span

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.contract.phrases import Phrase
    from santiago_desktop.scenes.table.hint import HintControl
    from santiago_desktop.scenes.table.phrases import Line
    from santiago_desktop.scenes.table.sides import Side
    from santiago_desktop.stage.controls.widgets import Widget
    from santiago_desktop.table.hints import Comparison, Move

TABS, FOOT = 52, 74  # design pixels: the row of tabs, the buttons with the room around them
TITLE, RANGE, PERCENT, NAME, WORDS = 22, 18, 25, 20, 20  # sizes of the words
SIDE = 44  # the line with a letter and a chance
RING = 6  # beside the rows, for the ring of the focus


class HintPage(HintPanel):
    """All of the column is the hint's; which leaf is seen is chosen by tabs at its head."""

    def __init__(self, hint: HintControl) -> None:
        super().__init__(hint)
        self.comparing = False  # whether A beside B is seen

    # --- layout --------------------------------------------------------------------------------

    def _placed(self) -> pygame.Rect:
        """All of the column: the log has no room below it."""
        layout = self.hint.sight.layout
        self.canvas, made = layout.canvas, layout.reading_column
        layout.split = made.bottom
        return made

    @property
    def _view(self) -> pygame.Rect:
        """The window in which a leaf rolls: below the tabs, above the buttons."""
        px, box = self.canvas.px, self.box.inflate(-self.canvas.px(EDGE), 0)
        top = box.y + px(HEAD + TABS + 2 * EDGE)
        return pygame.Rect(box.x, top, box.width, box.bottom - px(FOOT) - top)

    # --- controls ------------------------------------------------------------------------------

    def widgets(self) -> list[Widget]:
        """What stays: the tabs, the buttons, the way out."""
        backing = Backing(self.canvas, self.box)
        if not self.hint.moves:
            return [backing, self._shut()]
        asked = self.hint.doubted is not None  # then its buttons are what is to be decided
        return [backing, *self._tabs(), *([] if asked else self.buttons()), self._shut()]

    def _tabs(self) -> list[Widget]:
        _, px, box = self.hint.sight.app.language._, self.canvas.px, self.box
        width = (box.width - 2 * px(INSIDE)) // 2
        made: list[Widget] = []
        for comparing, label in ((False, _("Moves")), (True, _("Compare"))):
            place = pygame.Rect(box.x + px(INSIDE), box.y + px(HEAD + EDGE), width, px(TABS))
            place.x += width * comparing
            tab = Tab(self.canvas, place, label, partial(self._turn_to, comparing=comparing))
            tab.selected, tab.name = comparing == self.comparing, f"leaf {int(comparing)}"
            tab.ring = -EDGE  # the ring hides nothing of what rolls below
            made.append(tab)
        return made

    def _turn_to(self, *, comparing: bool) -> None:
        """Show the other leaf, from its top on."""
        self.comparing = comparing
        self.hint.focus.scroll_to(0)
        self.hint.changed()

    def buttons(self) -> list[Widget]:
        """What plays one of the two moves, at the foot of both leaves."""
        compared, px, box = self.hint.compared, self.canvas.px, self.box
        if compared is None:
            return []
        room = pygame.Rect(box.x + px(INSIDE), 0, box.width - 2 * px(INSIDE), px(FOOT - 18))
        room.bottom = box.bottom - px(12)
        return answers(self.hint, room, compared)

    @property
    def rolling(self) -> Rolling:
        """What rolls: the leaf that is seen."""
        view, px, compared = self._view, self.canvas.px, self.hint.compared
        room = pygame.Rect(view.x + px(RING), view.y, 0, view.height)
        room.width = view.width - px(BAR + 2 * RING)
        column = Column(self.canvas, room)
        if compared is not None and self.comparing:
            self._fill_comparison(column, compared)
        elif compared is not None:
            self._fill_moves(column)
        return Rolling(column.widgets, view, column.height)

    # --- the leaves ----------------------------------------------------------------------------

    def _fill_moves(self, column: Column) -> None:
        """The position's chance, a row for each move, what the signs mean."""
        room = pygame.Rect(column.box.x, column.y, column.box.width, 0)
        best = pygame.Rect(room.topleft, (room.width, self._best_height(room.width)))
        column.add(HintBest(self, best))
        room.y = best.bottom
        for row in self._rows(room):
            column.add(row)
        column.y = room.y
        legend = pygame.Rect(column.box.x, column.y, column.box.width, self._legend_height())
        column.add(Sketch(self.canvas, legend, self._draw_legend))
        column.y = legend.bottom

    def _fill_comparison(self, column: Column, compared: Comparison) -> None:
        """Both moves with their chances, why A, and what they come to, row by row."""
        column.box = column.box.inflate(-2 * self.canvas.px(EDGE), 0)
        titles, moves = titles_of(self.hint, compared), both(compared)
        for side, move in moves:
            paint = partial(self._draw_side, side=side, move=move, title=titles[side.letter])
            column.add(Sketch(self.canvas, column.room(SIDE), paint))
            column.paragraph(move.label, face="bold", size=NAME)
            column.gap(6)
        column.gap(6)
        column.heading(why_title(self.hint, compared), size=TITLE)
        column.paragraph(compared.why, size=WORDS)
        column.gap(14)
        tables = telling([self._account(move) for _, move in moves])
        for rows in zip(*tables, strict=True):
            self._fill_row(column, rows[0][0], [phrases for _, phrases in rows])

    def _account(self, move: Move) -> list[tuple[str, list[Phrase]]]:
        """What a move comes to; first how it goes on."""
        words = self.hint.sight.words
        rest = "; ".join(move.rest) if move.rest else words._("nothing")
        return [(words._("then"), [plain(rest)]), *words.account(move.account)]

    def _fill_row(self, column: Column, label: str, cells: Sequence[list[Phrase]]) -> None:
        """A label, and below it a line for each side; one for both where they say the same."""
        canvas = self.canvas
        sides = [side for side, _ in both(self._compared)]
        column.paragraph(label, size=RANGE, colour=canvas.kit.colour("text_soft"))
        alike = len(cells) > 1 and cells[0] == cells[1]
        pairs = (
            [(sides, cells[0])] if alike else zip(([each] for each in sides), cells, strict=True)
        )
        for letters, phrases in pairs:
            self._fill_cell(column, letters, phrases)
        column.gap(8)

    @property
    def _compared(self) -> Comparison:
        compared = self.hint.compared
        assert compared is not None, "the leaf is only filled once there is an answer"
        return compared

    def _fill_cell(self, column: Column, sides: Sequence[Side], phrases: list[Phrase]) -> None:
        """The letters of the sides that it is about, and beside them the words and pictures."""
        canvas, px = self.canvas, self.canvas.px
        setter = Setter(canvas, self.hint.sight.board, seen(sides[-1], canvas).ink, PICTURES[0])
        left = 2 * px(DISC + 4) + px(6)
        lines = setter.lines(phrases, column.box.width - left)
        step = setter.step(len(lines), 0)
        height = max(step * len(lines), px(DISC + 6))
        box = pygame.Rect(column.box.x, column.y, column.box.width, height)
        paint = partial(
            self._draw_cell, sides=sides, setter=setter, lines=lines, step=step, left=left
        )
        column.add(Sketch(canvas, box, paint))
        column.y = box.bottom

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface) -> None:
        """The paper with its title; what lies on it is drawn with all controls."""
        self._draw_paper(target)

    def _draw_side(
        self, target: pygame.Surface, box: pygame.Rect, *, side: Side, move: Move, title: str
    ) -> None:
        """A letter, what the move is to the person, its chance; its range if there is room."""
        canvas, px, side = self.canvas, self.canvas.px, seen(side, self.canvas)
        draw_disc(target, canvas, side, (box.x + px(DISC) // 2, box.centery), px(DISC))
        percent = self.hint.sight.app.language.percent(move.chance.percent)
        number = canvas.text(
            target,
            percent,
            box.midright,
            face="number",
            size=PERCENT,
            colour=side.ink,
            anchor="midright",
        )
        at = (box.x + px(DISC + 10), box.centery)
        room = number.x - px(10) - at[0]
        said = canvas.text(
            target, title, at, face="heading", size=TITLE, anchor="midleft", width=room
        )
        between, right = span(move.chance), (number.x - px(10), box.centery)
        wide = canvas.letters.width(between, "text", RANGE, canvas.scale)
        if right[0] - wide > said.right + px(10):
            soft = canvas.kit.colour("text_soft")
            canvas.text(target, between, right, size=RANGE, colour=soft, anchor="midright")

    def _draw_cell(
        self,
        target: pygame.Surface,
        box: pygame.Rect,
        *,
        sides: Sequence[Side],
        setter: Setter,
        lines: Sequence[Line],
        step: int,
        left: int,
    ) -> None:
        canvas, px = self.canvas, self.canvas.px
        middle = box.y + max(step, px(DISC + 6)) // 2
        for number, side in enumerate(sides):
            x = box.x + px(DISC) // 2 + number * px(DISC + 4)
            draw_disc(target, canvas, seen(side, canvas), (x, middle), px(DISC))
        setter.draw(target, lines, (box.x + left, middle - step // 2), step)
