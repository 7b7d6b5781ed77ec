"""Cells: a picture with a number, on panels and on sheets, and how each size of them is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.contract.cells import Cell, Look, Row, Size
from santiago_desktop.kernel.records import Record
from santiago_desktop.scenes.table.pencil import graphite

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.scenes.table.board_view import BoardView
    from santiago_desktop.stage.drawing.canvas import Canvas

HIDDEN = "?"
ICON, NUMBER, SMALL_NUMBER, NOTE, BADGE = 34, 30, 20, 18, 22  # design pixels
LEAST_ICON = 20
PALE = 90  # of 255: what is used up
LIT_LINE, ON_LIGHT = "#FFC82E", "#2A1A05"
FLAT_NUMBER = 27
PITCH = 104  # of large cells on a panel
BESIDE_NUMBER, USUAL_NUMBER = 2, 3  # in letters: the picture of a large cell, and its number
GAP = 3
ABOVE = 0.58  # of a tiny cell's height, at least: the picture above what is in pencil
SIZES = {  # on sheets: width and height in design pixels; 0: as wide as what is in it
    Size.LARGE: (0, 48),
    Size.SMALL: (76, 84),
    Size.TINY: (0, 40),
    Size.TALL: (124, 156),
    Size.FLAT: (62, 50),
}


class Brush(Record):
    """What cells are drawn with."""

    canvas: Canvas
    board: BoardView
    hidden: bool = False  # whether the numbers are covered by a screen


class Placed(Record):
    """A cell where it stands."""

    cell: Cell
    size: Size
    box: pygame.Rect


def spread(canvas: Canvas, box: pygame.Rect, rows: Sequence[Row]) -> list[Placed]:
    """Where each cell of a panel is: the rows share the height below its head."""
    found: list[Placed] = []
    tall = box.height // max(1, len(rows))
    for number, row in enumerate(rows):
        room = pygame.Rect(box.x, box.y + number * box.height // len(rows), box.width, tall)
        places = _places(canvas, room, row)
        pairs = zip(row.cells, places, strict=True)
        found += [Placed(cell, row.size, place) for cell, place in pairs]
    return found


def _places(canvas: Canvas, room: pygame.Rect, row: Row) -> list[pygame.Rect]:
    """The cells of one row of a panel beside each other, in all of its room."""
    px, count = canvas.px, max(1, len(row.cells))
    if row.size is Size.LARGE:
        tall = room.height - 2 * min(px(14), room.height // 6)  # frames of two rows don't meet
        top, left = room.y + (room.height - tall) // 2, room.x + px(10)
        found = []
        for step in _steps(row, px(PITCH), room.right - left):
            found.append(pygame.Rect(left, top, step - px(4), tall))
            left += step
        return found
    step = (room.width - px(20)) // count
    if row.size is Size.TINY:
        step = min(step, room.height)
    height = room.height - px(2)
    top = room.bottom - height - px(8)
    return [
        pygame.Rect(room.x + px(10) + n * step, top, step - px(4), height)
        for n in range(len(row.cells))
    ]


def _steps(row: Row, pitch: int, room: int) -> list[int]:
    """The widths of large cells: the same for all, but a long number has more of a narrow room."""
    if pitch * len(row.cells) <= room:
        return [pitch] * len(row.cells)
    shares = [BESIDE_NUMBER + max(USUAL_NUMBER, len(number_of(cell))) for cell in row.cells]
    return [room * share // sum(shares) for share in shares]


def draw(target: pygame.Surface, brush: Brush, placed: Placed) -> None:
    """Draw one cell in its box, with its frame and its badge."""
    cell, size, box = placed.cell, placed.size, placed.box
    if cell.look is Look.GONE:
        _dashed(target, brush.canvas, box)
        return
    DRAWN[size](target, brush, box, cell)
    if cell.look is Look.LIT and size is not Size.FLAT:
        pygame.draw.rect(target, LIT_LINE, box, max(2, brush.canvas.px(3)), brush.canvas.px(8))
    if cell.badge:
        _badge(target, brush, box, cell.badge, above=size is Size.LARGE)


def number_of(cell: Cell) -> str:
    """What stands on a cell; a question mark for what lies behind a screen."""
    return HIDDEN if cell.number is None else str(cell.number)


def picture(brush: Brush, cell: Cell, room: tuple[int, int]) -> pygame.Surface | None:
    """The picture of a cell, as large as there is room; None for a cell without one."""
    if not cell.parts:
        return None
    single = len(cell.parts) == 1 and cell.parts[0] in brush.board.atlas
    if single:
        return brush.board.icon(cell.parts[0], room)
    made = brush.board.row(cell.parts, room[1], "function")
    if made.get_width() > room[0]:
        height = max(8, room[1] * room[0] // made.get_width())
        made = brush.board.row(cell.parts, height, "function")
    return made


def _script(brush: Brush, cell: Cell, *, pale: bool) -> tuple[str, str]:
    """The face and the colour of a cell's number."""
    kit = brush.canvas.kit
    if cell.look is Look.PENCIL:
        return "italic", graphite(kit)
    return "number", kit.colour("text_soft" if pale else "text")


def _pale(picture_: pygame.Surface, cell: Cell, target: pygame.Surface, at: pygame.Rect) -> None:
    """A picture, paler where there is none of it or it is used up."""
    empty = cell.number == 0 or cell.look is Look.DIM
    picture_.set_alpha(PALE if empty else 255)
    target.blit(picture_, at)
    picture_.set_alpha(255)


def _large(target: pygame.Surface, brush: Brush, box: pygame.Rect, cell: Cell) -> None:
    """Picture and number beside each other; both smaller where they would leave the box."""
    canvas, words = brush.canvas, number_of(cell)
    x, middle = box.x + canvas.px(6), box.centery - canvas.px(3)
    room, size = box.right - x, NUMBER
    made = brush.board.row(cell.parts, canvas.px(ICON), "function") if cell.parts else None
    gap = canvas.px(8) if made else 0

    def width() -> int:
        return canvas.letters.width(words, "number", size, canvas.scale) if words else 0

    while size > SMALL_NUMBER and gap + width() + (made.get_width() if made else 0) > room:
        size -= 2
    if made and cell.parts and gap + width() + made.get_width() > room:
        tall = canvas.px(ICON) * max(1, room - gap - width()) // made.get_width()
        gap, tall = canvas.px(4), max(canvas.px(LEAST_ICON), tall)
        made = brush.board.row(cell.parts, tall, "function")
    if made:
        target.blit(made, (x, middle - made.get_height() // 2))
        x += made.get_width() + gap
    face, colour = _script(brush, cell, pale=brush.hidden or cell.look is Look.DIM)
    canvas.text(target, words, (x, middle), face=face, size=size, colour=colour, anchor="midleft")


def _small(target: pygame.Surface, brush: Brush, box: pygame.Rect, cell: Cell) -> None:
    """A frame with the picture above its number."""
    canvas, px = brush.canvas, brush.canvas.px
    there = bool(cell.number) or (cell.number == "" and cell.look is not Look.DIM)
    canvas.kit.draw(target, "cell.normal" if there else "cell.empty", box, canvas.scale)
    words = number_of(cell)
    tall = box.height // 2 if words else box.height - px(8)
    room = pygame.Rect(box.x + px(3), box.y + px(4), box.width - px(6), tall)
    icon = picture(brush, cell, room.size)
    if icon:
        _pale(icon, cell, target, icon.get_rect(center=room.center))
    if words:
        face, colour = _script(brush, cell, pale=not cell.number)
        at, size = (box.centerx, box.bottom), SMALL_NUMBER
        canvas.text(
            target,
            words,
            at,
            face=face,
            size=size,
            colour=colour,
            anchor="midbottom",
            width=box.width,
        )


def _tiny(target: pygame.Surface, brush: Brush, box: pygame.Rect, cell: Cell) -> None:
    """A picture alone, its number at the lower right; what is in pencil stands below it."""
    canvas, words = brush.canvas, number_of(cell)
    face, colour = _script(brush, cell, pale=False)
    size, room = SMALL_NUMBER - 2, box.copy()
    line = canvas.letters.line(words, face, size, canvas.scale, colour) if words else None
    below = line is not None and cell.look is Look.PENCIL
    if below and line:
        left = box.height - line.get_height() + canvas.px(3)
        room.height = max(left, round(box.height * ABOVE))
    icon = picture(brush, cell, room.size)
    if icon:
        _pale(icon, cell, target, icon.get_rect(center=room.center))
    if below and line:
        target.blit(line, line.get_rect(midbottom=(box.centerx, box.bottom + canvas.px(2))))
    elif line:
        _corner(target, canvas, line, box.bottomright)


def _corner(
    target: pygame.Surface, canvas: Canvas, line: pygame.Surface, at: tuple[int, int]
) -> None:
    """A number on paper of its own."""
    disc = line.get_rect(bottomright=at).inflate(canvas.px(4), 0)
    pygame.draw.rect(target, canvas.kit.colour("paper"), disc, border_radius=canvas.px(5))
    target.blit(line, line.get_rect(center=disc.center))


def _tall(target: pygame.Surface, brush: Brush, box: pygame.Rect, cell: Cell) -> None:
    """A card: a large picture, a few words, a number."""
    canvas, px = brush.canvas, brush.canvas.px
    dim = cell.look is Look.DIM
    canvas.kit.draw(target, "cell.empty" if dim else "cell.normal", box, canvas.scale)
    foot = px(26) if number_of(cell) else 0
    note = canvas.letters.height("bold", NOTE, canvas.scale) if cell.note else 0
    room = pygame.Rect(box.x + px(6), box.y + px(6), box.width - px(12), 0)
    room.height = box.height - foot - note - px(12)
    icon = picture(brush, cell, room.size)
    if icon:
        _pale(icon, cell, target, icon.get_rect(center=room.center))
    colour = canvas.kit.colour("text_soft" if dim else "text")
    if cell.note:
        at = (box.centerx, box.bottom - foot - px(3))
        width = box.width - px(8)
        canvas.text(
            target,
            cell.note,
            at,
            face="bold",
            size=NOTE,
            anchor="midbottom",
            colour=colour,
            width=width,
        )
    if foot:
        at = (box.centerx, box.bottom - px(2))
        canvas.text(
            target, number_of(cell), at, face="number", size=22, anchor="midbottom", colour=colour
        )


def _flat(target: pygame.Surface, brush: Brush, box: pygame.Rect, cell: Cell) -> None:
    """A number in the middle of its frame, or beside its picture; what counts lies in the light."""
    canvas, lit = brush.canvas, cell.look is Look.LIT
    if lit:
        pygame.draw.rect(target, LIT_LINE, box, border_radius=canvas.px(9))
    else:
        canvas.kit.draw(target, "cell.normal", box, canvas.scale)
    if cell.parts:
        _large(target, brush, box, cell)
        return
    pale = canvas.kit.colour("text_soft" if cell.look is Look.DIM else "text")
    canvas.text(
        target,
        number_of(cell),
        box.center,
        face="number",
        size=FLAT_NUMBER,
        colour=ON_LIGHT if lit else pale,
        anchor="center",
        width=box.width,
    )


DRAWN: dict[Size, Callable[[pygame.Surface, Brush, pygame.Rect, Cell], None]] = {
    Size.LARGE: _large,
    Size.SMALL: _small,
    Size.TINY: _tiny,
    Size.TALL: _tall,
    Size.FLAT: _flat,
}


def _badge(
    target: pygame.Surface, brush: Brush, box: pygame.Rect, badge: str, *, above: bool
) -> None:
    """A dark disc on the upper right corner, with a number or an icon.

    Where a number stands in the middle of the cell's height, it is half `above` the cell.
    """
    canvas = brush.canvas
    made = brush.board.row((badge,), canvas.px(BADGE - 6), "dark")
    disc = made.get_rect().inflate(canvas.px(8), canvas.px(4))
    disc.width = max(disc.width, disc.height)
    disc.topright = (box.right + canvas.px(2), box.y - canvas.px(2))
    if above:
        disc.centery = box.y
    pygame.draw.rect(target, canvas.kit.colour("focus_edge"), disc, border_radius=disc.height // 2)
    target.blit(made, made.get_rect(center=disc.center))


def _dashed(target: pygame.Surface, canvas: Canvas, box: pygame.Rect) -> None:
    """An empty place: its corners."""
    colour, length = canvas.kit.colour("text_soft"), min(box.size) // 4
    line = max(1, canvas.px(2))
    for x, y, dx, dy in (
        (box.left, box.top, 1, 1),
        (box.right - 1, box.top, -1, 1),
        (box.left, box.bottom - 1, 1, -1),
        (box.right - 1, box.bottom - 1, -1, -1),
    ):
        pygame.draw.line(target, colour, (x, y), (x + dx * length, y), line)
        pygame.draw.line(target, colour, (x, y), (x, y + dy * length), line)


def width_of(brush: Brush, cell: Cell, size: Size) -> int:
    """How wide a cell is on a sheet."""
    canvas, (wide, tall) = brush.canvas, SIZES[size]
    beside = size is Size.LARGE or (size is Size.FLAT and bool(cell.parts))
    if wide and not beside:
        return canvas.px(wide)
    height = canvas.px(ICON if beside else tall - 4)
    made = picture(brush, cell, (canvas.px(400), height))
    inside = made.get_width() if made else 0
    words = number_of(cell)
    if words and beside:
        inside += canvas.letters.width(words, "number", NUMBER, canvas.scale) + canvas.px(10)
    return max(canvas.px(wide), inside + canvas.px(16 if beside else 6))


def height_of(canvas: Canvas, size: Size) -> int:
    """How high a cell is on a sheet."""
    return canvas.px(SIZES[size][1])
