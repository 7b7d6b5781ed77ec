"""What is chosen so far, to be looked over, taken back and confirmed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.contract.cells import Cell, Look, Size
from santiago_desktop.scenes.table.devices import cells
from santiago_desktop.scenes.table.devices.cells import Placed
from santiago_desktop.scenes.table.devices.device import CONFIRM, GAP, Device
from santiago_desktop.scenes.table.devices.rows import BETWEEN, FLAT_LABELS
from santiago_desktop.stage.controls.widgets import Button, Widget

if TYPE_CHECKING:
    from santiago_desktop.contract.sheet import Selection
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.scenes.table.devices.device import Bench

CELL, BUTTON, LIVE, TITLE = 76, 58, 20, 22  # design pixels
NARROW = cells.SIZES[Size.FLAT][0]  # a cell below those of a flat row
WIDE = 620
ARROW, ARROW_SIGN = 60, "→"  # between what is given and what is taken
OFFERED = "offered"  # the name of the button that chooses what is offered
FEWEST = 3  # cells that there is room for


class SelectionDevice(Device):
    """Chosen cells, a line that says what would come of them, and the buttons."""

    pressed = True

    def __init__(self, bench: Bench, block: Selection) -> None:
        super().__init__(bench)
        self.block = block

    @property
    def _label(self) -> int:
        """The room for the label at the left, in pixels."""
        return self.canvas.px(FLAT_LABELS) if self.block.label else 0

    @property
    def _cell(self) -> tuple[int, int]:
        """How wide a cell is, and how far it is from one to the next, in pixels."""
        wide = self.canvas.px(NARROW if self.block.label else CELL)
        return wide, wide + self.canvas.px(ARROW if self.block.turns_into else BETWEEN)

    def _chosen(self) -> list[Cell]:
        """A cell for each chosen target with its amount, or for each token; then empty places."""
        bench, decision = self.bench, self.bench.decision
        if decision is None:
            return []
        if self.block.turns_into:
            return [self._half(begins) for begins in self.block.turns_into]
        found = []
        for target, amount in decision.chosen.items():
            parts = bench.desk.emblem(target, bench.state)
            parts = parts or (bench.desk.tip(target, bench.state).title,)
            if self.block.label and not decision.is_set(target):
                found += [Cell(parts, "", target)] * amount
                continue
            number = amount if decision.is_set(target) or amount > 1 else ""
            found.append(Cell(parts, number, target))
        left = max(0, self.block.places - sum(decision.chosen.values()))
        return [*found, *[Cell(look=Look.GONE)] * left]

    def _half(self, begins: str) -> Cell:
        """What is given or taken, by how its target begins; an empty place as long as it isn't."""
        bench, decision = self.bench, self.bench.decision
        assert decision is not None
        for target in decision.chosen:
            if target.startswith(begins):
                return Cell(bench.desk.emblem(target, bench.state), "", target)
        return Cell(look=Look.GONE)

    def width(self) -> int:
        count = max(FEWEST, len(self._chosen()))
        return max(self.canvas.px(WIDE), self._label + min(count, 10) * self._cell[1])

    def height(self, width: int) -> int:
        px = self.canvas.px
        rows = max(1, -(-len(self._chosen()) // self._per_row(width)))
        total = rows * px(CELL + BETWEEN) + self.button_height(BUTTON) + px(GAP)
        total += px(TITLE + 12) if self.block.title else 0
        return total + self._live_height(width)

    def _per_row(self, width: int) -> int:
        """How many cells stand beside each other; the last one needs no gap."""
        wide, step = self._cell
        return max(1, (width - self._label - wide) // step + 1)

    def _live_height(self, width: int) -> int:
        """Room for two lines at least, so that nothing jumps while one chooses."""
        step = self.canvas.letters.height("bold", LIVE, self.canvas.scale)
        words = self._live()
        lines = self.canvas.letters.wrapped(words, "bold", LIVE, self.canvas.scale, width)
        return max(1, len(lines)) * step + self.canvas.px(GAP)

    def _live(self) -> str:
        decision = self.bench.decision
        if decision is None:
            return ""
        return self.bench.desk.live(decision.chosen, decision.ready, self.bench.state)

    def placed(self) -> list[Placed]:
        """The cells in their places."""
        px, top = self.canvas.px, self.box.y
        top += px(TITLE + 12) if self.block.title else 0
        (wide, across), down = self._cell, px(CELL + BETWEEN)
        per_row, left = self._per_row(self.box.width), self.box.x + self._label
        return [
            Placed(
                cell,
                Size.SMALL,
                pygame.Rect(
                    left + number % per_row * across, top + number // per_row * down, wide, px(CELL)
                ),
            )
            for number, cell in enumerate(self._chosen())
        ]

    def widgets(self) -> list[Widget]:
        decision = self.bench.decision
        if decision is None:
            return []
        made: list[Widget] = [Taken(self.bench, each) for each in self.placed() if each.cell.target]
        return [*self._buttons(), *made]

    def _buttons(self) -> list[Widget]:
        """Confirm what is ready, or choose what is offered; choose anew."""
        bench, decision, px = self.bench, self.bench.decision, self.canvas.px
        assert decision is not None
        _, ready = bench.language._, decision.ready
        room = pygame.Rect(self.box.x, 0, self.box.width, self.button_height(BUTTON))
        room.bottom = self.box.bottom
        left = pygame.Rect(room.x, room.y, room.width * 64 // 100, room.height)
        right = pygame.Rect(left.right + px(GAP), room.y, 0, room.height)
        right.width = room.right - right.x
        offered = self.block.offered
        if offered and not decision.chosen:
            take = partial(bench.acts.put_all, offered.marks)
            play = Button(self.canvas, left, offered.label, take, size=20)
            play.name = OFFERED
        else:
            play = self._confirm(left, ready)
        clear = Button(self.canvas, right, _("Clear the choice"), bench.acts.clear, size=20)
        clear.enabled, clear.name, clear.instead = bool(decision.chosen), "clear", OFFERED
        return [play, clear]

    def _confirm(self, box: pygame.Rect, ready: Action | None) -> Button:
        """The button that plays what is chosen, as soon as that is an action."""
        bench = self.bench
        label = bench.label(ready) if ready else bench.language._("Confirm")

        def confirm() -> None:
            if ready is not None:
                bench.acts.play(ready)

        play = Button(self.canvas, box, label, confirm, kind="primary", size=22)
        play.enabled, play.name = ready is not None, CONFIRM
        return play

    def draw(self, target: pygame.Surface) -> None:
        canvas = self.canvas
        if self.block.title:
            canvas.text(target, self.block.title, self.box.topleft, face="heading", size=TITLE)
        placed = self.placed()
        for each in placed:
            cells.draw(target, self.bench.brush, each)
        if self.block.turns_into and placed:
            arrow = self.bench.board.row((ARROW_SIGN,), canvas.px(ARROW // 2), "function")
            given, taken = placed[0].box, placed[-1].box
            middle = (given.right + taken.left) // 2, given.centery
            target.blit(arrow, arrow.get_rect(center=middle))
        if self.block.label and placed:
            room = pygame.Rect(self.box.x, placed[0].box.y, self._label, placed[0].box.height)
            self.bench.say(target, self.block.label, room)
        words = self._live()
        room = pygame.Rect(self.box.x, 0, self.box.width, self._live_height(self.box.width))
        room.bottom = self.box.bottom - self.button_height(BUTTON)
        if words:
            canvas.paragraph(target, words, room, face="bold", size=LIVE)


class Taken(Widget):
    """Something chosen: a click takes one back; of a set amount, left and right change it."""

    ring = 2

    def __init__(self, bench: Bench, placed: Placed) -> None:
        super().__init__(bench.canvas, placed.box)
        self.bench, self.target = bench, placed.cell.target
        self.name = f"chosen {self.target}"
        self.tip = bench.language._("A click puts it back.")

    def activate(self) -> None:
        self.bench.acts.take(self.target)

    def adjust(self, step: int) -> bool:
        decision = self.bench.decision
        if decision is None or not decision.is_set(self.target):
            return False
        amounts = decision.amounts(self.target)
        place = amounts.index(decision.chosen[self.target]) + step
        if 0 <= place < len(amounts):
            self.bench.acts.put(self.target, amounts[place])
        return True

    def draw(self, target: pygame.Surface) -> None:
        if self.hovered:
            pygame.draw.rect(target, "#3B1F12", self.box, max(2, self.canvas.px(3)), 8)
        self.draw_focus(target)
