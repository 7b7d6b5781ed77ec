"""The panels of the seats: a head with the name, below it rows of cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.contract.cells import Size
from santiago_desktop.kernel.records import Record
from santiago_desktop.scenes.table import pencil
from santiago_desktop.scenes.table.chances import NUMBER, draw_chance
from santiago_desktop.scenes.table.devices import cells
from santiago_desktop.scenes.table.devices.cells import Brush

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.contract.cells import Row
    from santiago_desktop.contract.phrases import Parts
    from santiago_desktop.players.chances import Chance
    from santiago_desktop.scenes.table.board_view import BoardView
    from santiago_desktop.scenes.table.devices.cells import Placed
    from santiago_desktop.stage.drawing.canvas import Canvas
    from santiago_desktop.system.language import Language

HEAD = 46


class Holding(Record):
    """What a seat's panel shows: name, look, rows of cells, and whether they are hidden."""

    name: str
    seat: int
    look: int
    active: bool
    rows: tuple[Row, ...]
    figure: str = ""  # a sprite at the left of the name
    chance: Chance | None = None  # of victory, if it is to be shown
    pencil: tuple[Parts, ...] | None = None  # what changed last, where the panel is in pencil

    @property
    def hidden(self) -> bool:
        """Whether what counts most lies behind the screen."""
        large = [cell for row in self.rows if row.size is Size.LARGE for cell in row.cells]
        return any(cell.number is None for cell in large)


def parts(canvas: Canvas, box: pygame.Rect, rows: Sequence[Row]) -> list[Placed]:
    """Where each cell is on a panel, on the column's canvas."""
    head = canvas.px(HEAD)
    inside = pygame.Rect(box.x, box.y + head, box.width, box.height - head)
    return cells.spread(canvas, inside, rows)


def draw_panel(
    target: pygame.Surface,
    canvas: Canvas,
    board: BoardView,
    box: pygame.Rect,
    held: Holding,
    language: Language,
) -> None:
    """A player's panel, on the column's canvas."""
    kit, px = canvas.kit, canvas.px
    kit.draw(target, "panel.active" if held.active else "panel.paper", box, canvas.scale)
    _draw_head(target, canvas, board, box, held, language)
    if held.pencil is not None:
        body = pygame.Rect(box.x, box.y + px(HEAD), box.width, box.height - px(HEAD))
        pencil.draw_paper(target, canvas, body)
    brush = Brush(canvas, board, held.hidden)
    if held.hidden:
        middle = box.y + px(HEAD) + (box.height - px(HEAD)) // (2 * max(1, len(held.rows))) - px(3)
        shutter = pygame.Rect(0, 0, px(64), px(40))
        shutter.midright = (box.right - px(12), middle)
        kit.draw(target, f"shutter.closed.{held.look}", shutter, canvas.scale)
    for placed in parts(canvas, box, held.rows):
        cells.draw(target, brush, placed)
    if held.pencil:
        room = pygame.Rect(box.x, box.y + px(HEAD), box.width - px(14), 0)
        room.height = (box.height - px(HEAD)) // max(1, len(held.rows))
        pencil.draw_changes(target, canvas, board, room, held.pencil)


def _draw_head(
    target: pygame.Surface,
    canvas: Canvas,
    board: BoardView,
    box: pygame.Rect,
    held: Holding,
    language: Language,
) -> None:
    """The seat's figure, its name, its symbol, and its chance if that is wanted."""
    kit, px = canvas.kit, canvas.px
    head = pygame.Rect(box.x, box.y, box.width, px(HEAD))
    kit.draw(target, f"head.{held.look}", head, canvas.scale)
    left, beside = px(20), 0 if held.pencil is None else pencil.SIGN + 6
    if held.figure in board.atlas:
        figure = board.atlas.fitted(held.figure, px(54))
        target.blit(figure, (box.x + px(10), box.y - px(14)))
        left = max(px(62), figure.get_width() + px(16))
    canvas.text(
        target,
        held.name,
        (box.x + left, head.centery),
        face="heading",
        size=24,
        colour="#FFF3D6",
        anchor="midleft",
        width=box.width - left - px(56 + (NUMBER if held.chance is not None else 0) + beside),
    )
    chip = pygame.Rect(0, 0, px(30), px(30))
    chip.midright = (box.right - px(12), head.centery)
    kit.draw(target, f"chip.square.{held.look}", chip, canvas.scale)
    right = chip.x - px(10)
    if held.pencil is not None:
        pencil.draw_sign(target, canvas, (right - px(pencil.SIGN) // 2, head.centery))
        right -= px(beside)
    if held.chance is not None:
        draw_chance(target, canvas, head, right, held.chance, language)
