"""Rows and tables of cells: what is for sale, a hand, the dice of a ship."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.contract.cells import Cell, Look, Row, Size
from santiago_desktop.scenes.table.devices import cells
from santiago_desktop.scenes.table.devices.cells import Placed
from santiago_desktop.scenes.table.devices.choices import stepper
from santiago_desktop.scenes.table.devices.device import Device
from santiago_desktop.stage.controls.widgets import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.contract.sheet import Table
    from santiago_desktop.scenes.table.devices.device import Bench

LABELS, FLAT_LABELS = 200, 150  # design pixels of the labels at the left
BETWEEN = 8
NOTE = 19
CELL_TALL = {
    Size.LARGE: 46,
    Size.SMALL: 58,
    Size.TINY: 40,
    Size.TALL: 156,
    Size.FLAT: 50,
}  # in a table
EMPTY = Cell()


class CellControl(Widget):
    """A cell that can be clicked: it does what its target does anywhere."""

    ring = 2

    def __init__(self, bench: Bench, placed: Placed) -> None:
        super().__init__(bench.canvas, placed.box)
        self.bench, self.placed = bench, placed
        self.name = placed.cell.target

    @property
    def idle(self) -> bool:
        decision = self.bench.decision
        return decision is None or not decision.uses(self.name)

    def activate(self) -> None:
        self.bench.acts.choose(self.name)

    @property
    def framed(self) -> bool:
        """Whether it can be chosen; while a hint is followed, whether that goes on with it."""
        decision, advised = self.bench.decision, self.bench.advised
        if decision is None or self.name not in {*decision.glowing, *decision.chosen}:
            return False
        return not advised or self.hovered or self.name in {*advised, *decision.chosen}

    def draw(self, target: pygame.Surface) -> None:
        """A frame around what can be chosen, a thicker one where the mouse is."""
        decision, canvas = self.bench.decision, self.canvas
        if decision and self.framed:
            lit = self.hovered or self.name in decision.chosen
            width = max(2, canvas.px(4 if lit else 3))
            colour = "#FFFFFF" if self.hovered else "#FFD21F"
            frame = self.box.inflate(canvas.px(4), canvas.px(4))
            pygame.draw.rect(target, "#3B1F12", frame.inflate(2, 2), width + 2, canvas.px(9))
            pygame.draw.rect(target, colour, frame, width, canvas.px(8))
        self.draw_focus(target)


class RowDevice(Device):
    """Cells that wrap; its label stands at the left."""

    def __init__(self, bench: Bench, block: Row) -> None:
        super().__init__(bench)
        self.block = block

    @property
    def _label(self) -> int:
        wide = FLAT_LABELS if self.block.size is Size.FLAT else LABELS
        return self.canvas.px(wide) if self.block.label else 0

    def width(self) -> int:
        gap = self.canvas.px(BETWEEN)
        wide = [
            cells.width_of(self.bench.brush, each, self.block.size) for each in self.block.cells
        ]
        return self._label + sum(wide) + gap * max(0, len(wide) - 1)

    def height(self, width: int) -> int:
        return max((box.bottom for box in self._spread(width)), default=0)

    def _spread(self, width: int) -> list[pygame.Rect]:
        """The cells from (0, 0) on, as many rows as it takes."""
        found, gap = list[pygame.Rect](), self.canvas.px(BETWEEN)
        tall = cells.height_of(self.canvas, self.block.size)
        x, y = self._label, 0
        for cell in self.block.cells:
            wide = cells.width_of(self.bench.brush, cell, self.block.size)
            wide = min(wide, width - self._label)  # one that is too wide is drawn smaller
            if x + wide > width and x > self._label:
                x, y = self._label, y + tall + gap
            found.append(pygame.Rect(x, y, wide, tall))
            x += wide + gap
        return found

    def placed(self) -> list[Placed]:
        """The cells in their places."""
        boxes = [box.move(self.box.topleft) for box in self._spread(self.box.width)]
        pairs = zip(self.block.cells, boxes, strict=True)
        return [Placed(cell, self.block.size, box) for cell, box in pairs]

    def widgets(self) -> list[Widget]:
        return [CellControl(self.bench, each) for each in self.placed() if each.cell.target]

    def draw(self, target: pygame.Surface) -> None:
        for each in self.placed():
            cells.draw(target, self.bench.brush, each)
        if self.block.label:
            room = pygame.Rect(self.box.x, self.box.y, self._label - BETWEEN, self.box.height)
            self.bench.say(target, self.block.label, room)


class TableDevice(Device):
    """Rows whose cells stand below each other; the first row is large."""

    def __init__(self, bench: Bench, block: Table) -> None:
        super().__init__(bench)
        self.block = block
        self.columns = max((len(row.cells) for row in block.rows), default=1)

    def width(self) -> int:
        return self.canvas.px(LABELS + 210 * self.columns)

    def height(self, width: int) -> int:
        del width
        return sum(self._tall(number) for number in range(len(self.block.rows)))

    def _tall(self, number: int) -> int:
        row = self.block.rows[number]
        tall = self.block.head + 12 if number == 0 else CELL_TALL[row.size] + BETWEEN
        return self.canvas.px(tall)

    def _cell(self, number: int, column: int) -> pygame.Rect:
        """A place in the table; column -1 has the labels."""
        labels = min(self.canvas.px(LABELS), self.box.width // 5)
        y = self.box.y + sum(self._tall(above) for above in range(number))
        height = self._tall(number) - self.canvas.px(BETWEEN)
        if column < 0:
            return pygame.Rect(self.box.x, y, labels - self.canvas.px(8), height)
        width = (self.box.width - labels) // self.columns
        left = self.box.x + labels + column * width
        return pygame.Rect(left, y, width - self.canvas.px(10), height)

    def _placed(self) -> list[tuple[int, Placed]]:
        return [
            (number, Placed(cell, row.size, self._cell(number, column)))
            for number, row in enumerate(self.block.rows)
            for column, cell in enumerate(row.cells)
            if cell != EMPTY
        ]

    def widgets(self) -> list[Widget]:
        made: list[Widget] = []
        for _, placed in self._placed():
            if self._steps(placed.cell):
                made += stepper(self.bench, placed.box, placed.cell.target)
            elif placed.cell.target:
                made.append(CellControl(self.bench, placed))
        return made

    def _steps(self, cell: Cell) -> bool:
        """Whether a cell is a stepper: its target's amount is set."""
        decision = self.bench.decision
        return bool(decision and decision.is_set(cell.target) and decision.alone(cell.target))

    def draw(self, target: pygame.Surface) -> None:
        for column in range(self.columns):
            self._draw_column(target, column)
        for number, row in enumerate(self.block.rows):
            if row.label:
                self.bench.say(target, row.label, self._cell(number, -1))
        for number, placed in self._placed():
            if not self._steps(placed.cell):
                self._draw_cell(target, number, placed)

    def _draw_column(self, target: pygame.Surface, column: int) -> None:
        """The paper under what a column is about, and under what one has of it."""
        first = self.block.rows[0].cells[column]
        last = 1 if len(self.block.rows) > 1 and self.block.rows[1].size is Size.LARGE else 0
        paper = self._cell(0, column).union(self._cell(last, column))
        piece = "cell.empty" if first.look is Look.DIM else "cell.normal"
        self.canvas.kit.draw(target, piece, paper, self.canvas.scale)

    def _draw_cell(self, target: pygame.Surface, number: int, placed: Placed) -> None:
        """Its picture in the middle, with its number beside it; or its note."""
        cell, box = placed.cell, placed.box
        if cell.note:
            self.bench.say(target, cell.note, box, face="text", size=NOTE, anchor="center")
            return
        height = self.canvas.px(self.block.head if number == 0 else cells.ICON)
        words = (cells.number_of(cell),) if number and cell.number != "" else ()
        if not (words or cell.parts):
            return
        made = self.bench.board.row((*words, *cell.parts), min(height, box.height), "function")
        made.set_alpha(cells.PALE if cell.look is Look.DIM and number == 0 else 255)
        target.blit(made, made.get_rect(center=box.center))
        made.set_alpha(255)


def all_targets(rows: Sequence[Row]) -> set[str]:
    """The targets of the cells of these rows."""
    return {cell.target for row in rows for cell in row.cells} - {""}
