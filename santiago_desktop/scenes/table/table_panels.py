"""What lies around the board: players, log, prompt."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, NamedTuple

import pygame

from santiago_desktop.scenes.table.chances import NUMBER, draw_chance

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.scenes.table.board_view import BoardView
    from santiago_desktop.stage.drawing.canvas import Canvas
    from santiago_desktop.system.language import Language

PANEL = (14, 92, 292)  # x, y, width in design pixels
STEPS = {2: (198, 186), 3: (198, 186), 4: (182, 172), 5: (150, 142)}  # from one to the next; height
LOG_TOP_GAP = 12
CROWDED = 0.78  # of the window's height that panels may take


class Holding(NamedTuple):
    """What a seat's panel shows; None is behind the screen."""

    name: str
    seat: int
    look: int
    active: bool
    amounts: list[tuple[str, int | None]]  # sprite and count, large
    goods: list[tuple[str, int | None]]  # sprite and count, in a row
    hidden: bool
    chance: int | None = None  # of victory, in per cent, if it is to be shown


def column_canvas(canvas: Canvas, seats: int) -> Canvas:
    """Where large panels would leave no room for the log, the column is written smaller.

    It is never written smaller than at the interface's own size.
    """
    room = canvas.size[1] * CROWDED - canvas.px(PANEL[1])
    factor = min(1.0, max(canvas.least, room / canvas.px(seats * STEPS[seats][0])))
    made = copy(canvas)
    made.scale = canvas.scale * factor
    return made


def panel_box(canvas: Canvas, seat: int, seats: int) -> pygame.Rect:
    """Where a seat's panel is."""
    step, height = (column_canvas(canvas, seats).px(each) for each in STEPS[seats])
    x, y, width = PANEL
    return pygame.Rect(canvas.px(x), canvas.px(y) + seat * step, canvas.px(width), height)


def log_box(canvas: Canvas, seats: int) -> pygame.Rect:
    """What is left for the log."""
    top = panel_box(canvas, seats - 1, seats).bottom + canvas.px(LOG_TOP_GAP)
    bottom = canvas.size[1] - canvas.px(14)
    return pygame.Rect(canvas.px(PANEL[0]), top, canvas.px(PANEL[2]), max(0, bottom - top))


def parts(
    canvas: Canvas,
    box: pygame.Rect,
    amounts: Sequence[tuple[str, int | None]],
    goods: Sequence[tuple[str, int | None]],
) -> list[tuple[str, pygame.Rect]]:
    """Where each amount is on a panel, by the name of its sprite; on the column's canvas."""
    px = canvas.px
    top, height = box.y + px(46), (box.height - px(46)) // 2
    found = []
    for number, (sprite, _) in enumerate(amounts):
        place = pygame.Rect(box.x + px(10 + 104 * number), top, px(100), height)
        found.append((sprite, place))
    for number, (sprite, _) in enumerate(goods):
        found.append((sprite.removeprefix("tok_"), goods_cell(canvas, box, number, len(goods))))
    return found


def goods_cell(canvas: Canvas, box: pygame.Rect, number: int, count: int) -> pygame.Rect:
    """The place of a kind of goods on a panel."""
    px = canvas.px
    tall = (box.height - px(46)) // 2 - px(2)
    width = (box.width - px(20)) // max(1, count)
    left = box.x + px(10) + number * width
    return pygame.Rect(left, box.bottom - tall - px(8), width - px(4), tall)


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
    head = pygame.Rect(box.x, box.y, box.width, px(46))
    kit.draw(target, f"head.{held.look}", head, canvas.scale)
    pawn = board.atlas.fitted(f"pawn_{held.look}", px(54))
    target.blit(pawn, (box.x + px(10), box.y - px(14)))
    _draw_name(target, canvas, box, held)
    chip = pygame.Rect(0, 0, px(30), px(30))
    chip.midright = (box.right - px(12), head.centery)
    kit.draw(target, f"chip.square.{held.look}", chip, canvas.scale)
    if held.chance is not None:
        draw_chance(target, canvas, head, chip.x - px(10), held.chance, language)
    middle = box.y + px(46) + (box.height - px(46)) // 4 - px(3)
    x = box.x + px(16)
    for sprite, count in held.amounts:
        icon = board.atlas.fitted(sprite, px(34))
        target.blit(icon, (x, middle - icon.get_height() // 2))
        _count(target, canvas, held, count, (x + icon.get_width() + px(8), middle))
        x += px(104)
    if held.hidden:
        shutter = pygame.Rect(0, 0, px(64), px(40))
        shutter.midright = (box.right - px(12), middle)
        kit.draw(target, f"shutter.closed.{held.look}", shutter, canvas.scale)
    _draw_goods(target, canvas, board, box, held)


def _draw_name(target: pygame.Surface, canvas: Canvas, box: pygame.Rect, held: Holding) -> None:
    """In the panel's head, cut short before the chance and the colour."""
    px = canvas.px
    taken = 62 + (56 if held.chance is None else 56 + NUMBER)
    canvas.text(
        target,
        held.name,
        (box.x + px(62), box.y + px(23)),
        face="heading",
        size=24,
        colour="#FFF3D6",
        anchor="midleft",
        width=box.width - px(taken),
    )


def _count(
    target: pygame.Surface, canvas: Canvas, held: Holding, count: int | None, at: tuple[int, int]
) -> None:
    text = "?" if count is None else str(count)
    colour = canvas.kit.colour("text_soft" if held.hidden else "text")
    canvas.text(target, text, at, face="number", size=30, colour=colour, anchor="midleft")


def _draw_goods(
    target: pygame.Surface, canvas: Canvas, board: BoardView, box: pygame.Rect, held: Holding
) -> None:
    px = canvas.px
    for number, (sprite, count) in enumerate(held.goods):
        cell = goods_cell(canvas, box, number, len(held.goods))
        canvas.kit.draw(target, "cell.normal" if count else "cell.empty", cell, canvas.scale)
        room = pygame.Rect(cell.x + px(3), cell.y + px(4), cell.width - px(6), cell.height // 2)
        icon = board.icon(sprite, room.size)
        icon.set_alpha(255 if count or count is None else 90)
        target.blit(icon, icon.get_rect(center=room.center))
        icon.set_alpha(255)
        text = "?" if count is None else str(count)
        canvas.text(
            target,
            text,
            (cell.centerx, cell.bottom),
            face="number",
            size=20,
            colour=canvas.kit.colour("text" if count else "text_soft"),
            anchor="midbottom",
        )
