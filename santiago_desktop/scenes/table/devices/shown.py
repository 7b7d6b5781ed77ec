"""Devices that are only looked at: banner, seats, figure, text, ledger."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.contract.cells import Look, Size
from santiago_desktop.scenes.table.devices import cells
from santiago_desktop.scenes.table.devices.cells import Placed
from santiago_desktop.scenes.table.devices.choices import TALL
from santiago_desktop.scenes.table.devices.device import Device
from santiago_desktop.stage.drawing.type import SMALLEST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.contract.cells import Cell
    from santiago_desktop.contract.sheet import (
        Banner,
        Figure,
        Ledger,
        LedgerLine,
        SeatCard,
        Seats,
        Settled,
        Text,
    )
    from santiago_desktop.scenes.table.devices.device import Bench

CARD = (150, 92)  # design pixels: the least width of a seat's card, its height
BESIDE = 60  # of a card's width: the symbol, and what is around it and the words
BANNER, PARTS = 104, 72
WHOSE = 42  # the line of a banner with a symbol and a name
COLUMN, LINES = 330, 2  # of a tall banner: its width, and lines that there is always room for
LEDGER_LINE, LEDGER_NAME = 54, 190
STEP = 0.35  # seconds from one cell of a ledger to the next
TITLE = 20
TICK, SAID = 26, 20  # of a line that is settled: its tick, the size of its words
FADED = 90  # of 255: how opaque the figure is of somebody who is out
LIGHT, GOLD = "#FFF3D6", "#FFE08A"
OPEN_AIR = ("#BFE0E6", "#D3E4D6", "#E4D9AC", "#DCC690")  # behind a figure, from above
OUTDOORS = ("day",)  # the themes in which there is that


class BannerDevice(Device):
    """On mahogany: whose it is, the large number, what follows from it."""

    def __init__(self, bench: Bench, block: Banner) -> None:
        super().__init__(bench)
        self.block = block

    def width(self) -> int:
        return self.canvas.px(COLUMN if self.block.tall else 640)

    def height(self, width: int) -> int:
        if self.block.tall:
            return self._words_top + self._words_tall(width) + self.canvas.px(14)
        step = self.canvas.letters.height("text", 19, self.canvas.scale)
        lines = self.canvas.letters.wrapped(
            self.block.text, "text", 19, self.canvas.scale, self._text_width(width)
        )
        needed = max(len(lines) * step, self._whose_height(self._left_width(width)))
        return max(self.canvas.px(BANNER), needed + self.canvas.px(20))

    @property
    def _words_top(self) -> int:
        """Of a tall one: from its upper edge to what follows from the number."""
        return self.canvas.px(12 + TITLE + 8 + PARTS + 10)

    def _words(self, width: int) -> list[str]:
        """What follows from the number of a tall one, in lines."""
        room, letters = width - self.canvas.px(36), self.canvas.letters
        return letters.wrapped(self.block.text, "text", 19, self.canvas.scale, room)

    def _words_tall(self, width: int) -> int:
        """Room for some lines at least, so that nothing jumps while one chooses."""
        step = self.canvas.letters.height("text", 19, self.canvas.scale)
        return step * max(LINES, len(self._words(width)))

    def _draw_tall(self, target: pygame.Surface) -> None:
        """Title, number and words below each other."""
        canvas, px, box = self.canvas, self.canvas.px, self.box
        canvas.text(
            target,
            self.block.title,
            (box.centerx, box.y + px(12)),
            face="heading",
            size=TITLE,
            colour=GOLD,
            anchor="midtop",
            width=box.width - px(24),
        )
        made = self.bench.board.row(self.block.parts, px(PARTS), "dark")
        if made.get_width() > box.width - px(24):
            height = max(8, px(PARTS) * (box.width - px(24)) // made.get_width())
            made = self.bench.board.row(self.block.parts, height, "dark")
        middle = box.y + px(12 + TITLE + 8) + px(PARTS) // 2
        target.blit(made, made.get_rect(center=(box.centerx, middle)))
        step = canvas.letters.height("text", 19, canvas.scale)
        for number, line in enumerate(self._words(box.width)):
            at = (box.x + px(18), box.y + self._words_top + number * step)
            canvas.text(target, line, at, size=19, colour=LIGHT)

    def _text_width(self, width: int) -> int:
        """What follows stands at the right, beside the number."""
        return width - width * 66 // 100 - self.canvas.px(16)

    def draw(self, target: pygame.Surface) -> None:
        canvas, px, box = self.canvas, self.canvas.px, self.box
        canvas.kit.draw(target, "panel.plate", box, canvas.scale)
        if self.block.tall:
            self._draw_tall(target)
            return
        left = pygame.Rect(box.x, box.y, self._left_width(box.width), box.height)
        left.right = box.x + box.width * 3 // 10
        self._draw_whose(target, left)
        made = self.bench.board.row(self.block.parts, px(PARTS), "dark")
        room = box.width * 3 // 10
        if made.get_width() > room:
            height = max(8, px(PARTS) * room // made.get_width())
            made = self.bench.board.row(self.block.parts, height, "dark")
        target.blit(made, made.get_rect(center=(box.x + box.width * 48 // 100, box.centery)))
        right = pygame.Rect(box.x + box.width * 66 // 100, box.y, 0, box.height)
        right.width = self._text_width(box.width)
        lines = canvas.letters.wrapped(self.block.text, "text", 19, canvas.scale, right.width)
        self._draw_lines(target, lines, right)

    def _left_width(self, width: int) -> int:
        """Of what stands beside the number, at the left of a box so wide."""
        return width * 3 // 10 - min(self.canvas.px(24), width // 20)

    def _title(self, width: int) -> tuple[float, list[str]]:
        """How large the title is written, and its lines."""
        letters, scale, title = self.canvas.letters, self.canvas.scale, self.block.title
        fits = letters.width(title, "heading", TITLE, scale) <= width
        size = TITLE if fits else SMALLEST
        return size, letters.wrapped(title, "heading", size, scale, width)

    def _whose_height(self, width: int) -> int:
        """Of the title, and of whose it is below it."""
        size, lines = self._title(width)
        step = self.canvas.letters.height("heading", size, self.canvas.scale)
        return step * len(lines) + (self.canvas.px(WHOSE) if self.block.seat >= 0 else 0)

    def _draw_whose(self, target: pygame.Surface, box: pygame.Rect) -> None:
        canvas, px, seat = self.canvas, self.canvas.px, self.block.seat
        size, lines = self._title(box.width)
        step = canvas.letters.height("heading", size, canvas.scale)
        height = self._whose_height(box.width)
        top = box.centery - height // 2
        for number, line in enumerate(lines):
            at = (box.x, top + number * step + step // 2)
            canvas.text(
                target, line, at, face="heading", size=size, colour=GOLD, anchor="midleft",
                width=box.width,
            )  # fmt: skip
        if seat < 0:
            return
        chip = pygame.Rect(box.x, 0, px(36), px(36))
        chip.bottom = top + height
        canvas.kit.draw(target, f"chip.{self.bench.looks[seat]}", chip, canvas.scale)
        at = (chip.right + px(10), chip.centery)
        width = box.width - px(46)
        name = self.bench.names[seat]
        canvas.text(
            target, name, at, face="heading", size=24, colour=LIGHT, anchor="midleft", width=width
        )

    def _draw_lines(self, target: pygame.Surface, lines: list[str], box: pygame.Rect) -> None:
        step = self.canvas.letters.height("text", 19, self.canvas.scale)
        y = box.centery - step * (len(lines) - 1) // 2
        for number, line in enumerate(lines):
            at = (box.x, y + number * step)
            self.canvas.text(target, line, at, size=19, colour=LIGHT, anchor="midleft")


class SeatsDevice(Device):
    """A card for each seat, with what is said of it."""

    def __init__(self, bench: Bench, block: Seats) -> None:
        super().__init__(bench)
        self.block = block

    def width(self) -> int:
        return self.canvas.px(CARD[0] * max(3, len(self.block.cards)))

    def height(self, width: int) -> int:
        tall = self.canvas.px(CARD[1] if any(card.cells for card in self.block.cards) else 60)
        return self._rows(width) * (tall + self.canvas.px(8)) - self.canvas.px(8)

    def _rows(self, width: int) -> int:
        """As many rows of cards as it takes that each has room for its words."""
        across = max(1, (width + self.canvas.px(8)) // (self._least() + self.canvas.px(8)))
        return -(-len(self.block.cards) // across)

    def _least(self) -> int:
        """The width of a card, in window pixels: it has room for what is said on any of them."""
        letters, scale, px = self.canvas.letters, self.canvas.scale, self.canvas.px
        names = [self.bench.names[card.seat] for card in self.block.cards]
        words = [letters.width(each, "bold", SMALLEST, scale) for each in names]
        words += [letters.width(card.says, "text", SMALLEST, scale) for card in self.block.cards]
        return max(px(CARD[0]), px(BESIDE) + max(words, default=0))

    def draw(self, target: pygame.Surface) -> None:
        rows, gap = max(1, self._rows(self.box.width)), self.canvas.px(8)
        across = max(1, -(-len(self.block.cards) // rows))
        width = (self.box.width - gap * (across - 1)) // across
        tall = (self.box.height - gap * (rows - 1)) // rows
        for number, card in enumerate(self.block.cards):
            row, column = divmod(number, across)
            at = (self.box.x + column * (width + gap), self.box.y + row * (tall + gap))
            self._draw_card(target, card, pygame.Rect(*at, width, tall))

    def _draw_card(self, target: pygame.Surface, card: SeatCard, box: pygame.Rect) -> None:
        canvas, px = self.canvas, self.canvas.px
        dim = card.look is Look.DIM
        canvas.kit.draw(target, "cell.empty" if dim else "cell.normal", box, canvas.scale)
        if card.look is Look.LIT:
            pygame.draw.rect(target, cells.LIT_LINE, box, max(2, px(3)), px(8))
        self._draw_seat(target, card, box)
        colour = canvas.kit.colour("text_soft" if dim else "text")
        left, width = box.x + px(BESIDE - 8), box.width - px(BESIDE)
        name = self.bench.names[card.seat]
        at = (left, box.y + px(6))
        canvas.text(target, name, at, face="bold", size=19, colour=colour, width=width)
        at = (left, box.y + px(30))
        canvas.text(target, card.says, at, size=18, colour=colour, width=width)
        x = left
        for cell in card.cells:
            wide = cells.width_of(self.bench.brush, cell, Size.TINY) + px(40)
            place = pygame.Rect(x, box.y + px(54), wide, px(32))
            self._draw_cell(target, cell, place)
            x = place.right

    def _draw_seat(self, target: pygame.Surface, card: SeatCard, box: pygame.Rect) -> None:
        """Its figure, or its symbol where there is no room for one; crossed out where it is out."""
        canvas, px, board = self.canvas, self.canvas.px, self.bench.board
        dim, figure = card.look is Look.DIM, self.bench.desk.figure(card.seat)
        mark = pygame.Rect(box.x + px(9), box.y + px(12), px(34), px(34))
        if card.cells and figure in board.atlas:
            picture = board.icon(figure, (px(BESIDE - 18), box.height - px(22)))
            place = picture.get_rect(center=(box.x + px(BESIDE) // 2 - px(3), box.centery))
            picture = picture.copy()
            picture.set_alpha(FADED if dim else 255)
            target.blit(picture, place)
            mark.center = place.center
        else:
            canvas.kit.draw(target, f"chip.{self.bench.looks[card.seat]}", mark, canvas.scale)
        if dim:
            icon = mark.inflate(-px(6), -px(6))
            canvas.kit.icon(target, "icon.close", icon, canvas.kit.colour("text"))

    def _draw_cell(self, target: pygame.Surface, cell: Cell, box: pygame.Rect) -> None:
        words = (cells.number_of(cell),) if cell.number != "" else ()
        made = self.bench.board.row((*cell.parts, *words), self.canvas.px(24), "function")
        target.blit(made, made.get_rect(midleft=box.midleft))


class FigureDevice(Device):
    """A large sprite with what it stands for."""

    def __init__(self, bench: Bench, block: Figure) -> None:
        super().__init__(bench)
        self.block = block

    def width(self) -> int:
        return self.canvas.px(230)

    def height(self, width: int) -> int:
        words = self.canvas.paragraph_height(self.block.caption, width, face="heading", size=20)
        return self.canvas.px(self.block.height) + (words if self.block.caption else 0)

    def draw(self, target: pygame.Surface) -> None:
        room = self.box.copy()
        room.height = self.canvas.px(self.block.height)
        if self.canvas.kit.theme in OUTDOORS:
            kept, corner = self.bench.board.atlas.kept, self.canvas.px(12)
            made = kept.get(("open air", room.size, corner), lambda: open_air(room.size, corner))
            target.blit(made, room)
        if self.block.sprite in self.bench.board.atlas:
            made = self.bench.board.icon(
                self.block.sprite, room.inflate(0, -room.height // 12).size
            )
            target.blit(made, made.get_rect(center=room.center))
        below = pygame.Rect(self.box.x, room.bottom, self.box.width, self.box.bottom - room.bottom)
        if self.block.caption:
            self.bench.say(
                target, self.block.caption, below, face="heading", size=20, anchor="center"
            )


def open_air(size: tuple[int, int], corner: int) -> pygame.Surface:
    """Sky above and sand below, with round corners: whoever stands there stands outdoors."""
    shades = pygame.Surface((1, len(OPEN_AIR)))
    for y, colour in enumerate(OPEN_AIR):
        shades.set_at((0, y), colour)
    air = pygame.transform.smoothscale(shades, size).convert_alpha()
    mask = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(mask, "#FFFFFF", mask.get_rect(), border_radius=corner)
    air.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return air


class SettledDevice(Device):
    """What was chosen in this place, ticked off; as high as a row of buttons."""

    def __init__(self, bench: Bench, block: Settled) -> None:
        super().__init__(bench)
        self.block = block

    def height(self, width: int) -> int:
        del width
        return self.button_height(TALL)

    def draw(self, target: pygame.Surface) -> None:
        if not self.block.words:
            return
        canvas, box = self.canvas, self.box
        soft, side = canvas.kit.colour("text_soft"), canvas.px(TICK)
        tick = pygame.Rect(0, 0, side, side)
        tick.midleft = box.midleft
        canvas.kit.icon(target, "icon.check", tick, soft)
        left = tick.right + canvas.px(12)
        canvas.text(
            target,
            self.block.words,
            (left, box.centery),
            size=SAID,
            colour=soft,
            anchor="midleft",
            width=box.right - left,
        )


class TextDevice(Device):
    """A paragraph, or a heading."""

    def __init__(self, bench: Bench, block: Text) -> None:
        super().__init__(bench)
        self.block = block
        self.face, self.size = ("heading", 22) if block.heading else ("text", 20)

    def width(self) -> int:
        canvas = self.canvas
        whole = canvas.letters.width(self.block.words, self.face, self.size, canvas.scale)
        return min(whole, canvas.px(560))

    def height(self, width: int) -> int:
        return self.canvas.paragraph_height(self.block.words, width, face=self.face, size=self.size)

    def draw(self, target: pygame.Surface) -> None:
        self.canvas.paragraph(target, self.block.words, self.box, face=self.face, size=self.size)


class LedgerDevice(Device):
    """A line for each seat; its cells appear one after the other, the sum at the end."""

    seconds = float("inf")  # since it was opened; all of it is there unless somebody counts

    def __init__(self, bench: Bench, block: Ledger) -> None:
        super().__init__(bench)
        self.block = block

    def width(self) -> int:
        totals = [line.total for line in self.block.lines]
        return self.canvas.px(LEDGER_NAME) + sum(self._columns()) + self._widest(totals)

    def _columns(self) -> list[int]:
        """How wide each column is: as wide as its widest cell."""
        lines = (line.cells for line in self.block.lines)
        return [self._widest(column) for column in zip_longest(*lines)]

    def _widest(self, column: Sequence[Cell | None]) -> int:
        brush = self.bench.brush
        wide = [cells.width_of(brush, cell, Size.LARGE) for cell in column if cell]
        return max(wide, default=0)

    def height(self, width: int) -> int:
        del width
        return self.canvas.px(LEDGER_LINE) * len(self.block.lines)

    @property
    def length(self) -> float:
        """Seconds until all is counted."""
        return STEP * (1 + max((len(line.cells) for line in self.block.lines), default=0))

    @property
    def counted(self) -> int | None:
        """How many cells of each line have appeared; None once all is there, with its sum."""
        return int(self.seconds / STEP) if self.seconds < self.length else None

    def draw(self, target: pygame.Surface) -> None:
        tall = self.canvas.px(LEDGER_LINE)
        for number, line in enumerate(self.block.lines):
            box = pygame.Rect(self.box.x, self.box.y + number * tall, self.box.width, tall)
            self._draw_line(target, line, box)

    def _draw_line(self, target: pygame.Surface, line: LedgerLine, box: pygame.Rect) -> None:
        canvas, px = self.canvas, self.canvas.px
        chip = pygame.Rect(box.x, 0, px(34), px(34))
        chip.centery = box.centery - px(5)  # where its numbers are
        canvas.kit.draw(target, f"chip.{self.bench.looks[line.seat]}", chip, canvas.scale)
        at, width = (chip.right + px(10), chip.centery), px(LEDGER_NAME - 50)
        name = self.bench.names[line.seat]
        canvas.text(target, name, at, face="bold", size=20, anchor="midleft", width=width)
        counted = self.counted
        shown = line.cells if counted is None else line.cells[:counted]
        x = box.x + px(LEDGER_NAME)
        for cell, wide in zip(shown, self._columns(), strict=False):
            place = pygame.Rect(x, box.y, wide, box.height - px(4))
            cells.draw(target, self.bench.brush, Placed(cell, Size.LARGE, place))
            x = place.right
        if counted is None:
            wide = self._widest([each.total for each in self.block.lines])
            place = pygame.Rect(0, box.y, wide, box.height - px(4))
            place.right = box.right
            cells.draw(target, self.bench.brush, Placed(line.total, Size.LARGE, place))
