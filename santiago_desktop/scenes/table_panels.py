"""What lies around the board: players, log, prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.scenes.board_view import BoardView
    from santiago_desktop.stage.canvas import Canvas

PANEL = (14, 92, 292)  # x, y, width in design pixels
STEPS = {2: (198, 186), 3: (198, 186), 4: (182, 172), 5: (150, 142)}  # from one to the next; height
LOG_TOP_GAP = 12
LINE = 30


class Holding(NamedTuple):
    """What a seat's panel shows; None is behind the screen."""

    name: str
    seat: int
    active: bool
    amounts: list[tuple[str, int | None]]  # sprite and count, large
    goods: list[tuple[str, int | None]]  # sprite and count, in a row
    hidden: bool
    computer: str


def panel_box(canvas: Canvas, seat: int, seats: int) -> pygame.Rect:
    """Where a seat's panel is."""
    step, height = STEPS[seats]
    x, y, width = PANEL
    return pygame.Rect(
        canvas.px(x), canvas.px(y + seat * step), canvas.px(width), canvas.px(height)
    )


def log_box(canvas: Canvas, seats: int) -> pygame.Rect:
    """What is left for the log."""
    top = panel_box(canvas, seats - 1, seats).bottom + canvas.px(LOG_TOP_GAP)
    bottom = canvas.size[1] - canvas.px(14)
    return pygame.Rect(canvas.px(PANEL[0]), top, canvas.px(PANEL[2]), max(0, bottom - top))


def draw_panel(
    target: pygame.Surface, canvas: Canvas, board: BoardView, box: pygame.Rect, held: Holding
) -> None:
    """A player's panel."""
    kit, px = canvas.kit, canvas.px
    kit.draw(target, "panel.active" if held.active else "panel.paper", box, canvas.scale)
    head = pygame.Rect(box.x, box.y, box.width, px(46))
    kit.draw(target, f"head.{held.seat}", head, canvas.scale)
    pawn = board.atlas.fitted(f"pawn_{held.seat}", px(54))
    target.blit(pawn, (box.x + px(10), box.y - px(14)))
    canvas.text(
        target,
        held.name,
        (box.x + px(62), head.centery),
        face="heading",
        size=24,
        colour="#FFF3D6",
        anchor="midleft",
        width=box.width - px(62) - px(56),
    )
    chip = pygame.Rect(0, 0, px(30), px(30))
    chip.midright = (box.right - px(12), head.centery)
    kit.draw(target, f"chip.square.{held.seat}", chip, canvas.scale)
    middle = box.y + px(46) + (box.height - px(46)) // 4
    x = box.x + px(16)
    for sprite, count in held.amounts:
        icon = board.atlas.fitted(sprite, px(34))
        target.blit(icon, (x, middle - icon.get_height() // 2))
        _count(target, canvas, held, count, (x + icon.get_width() + px(8), middle))
        x += px(104)
    if held.hidden:
        shutter = pygame.Rect(0, 0, px(64), px(40))
        shutter.midright = (box.right - px(12), middle)
        kit.draw(target, f"shutter.closed.{held.seat}", shutter, canvas.scale)
    _draw_goods(target, canvas, board, box, held)


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
    tall = (box.height - px(46)) // 2 - px(8)
    width = (box.width - px(20)) // max(1, len(held.goods))
    for number, (sprite, count) in enumerate(held.goods):
        cell = pygame.Rect(
            box.x + px(10) + number * width, box.bottom - tall - px(8), width - px(4), tall
        )
        canvas.kit.draw(target, "cell.normal" if count else "cell.empty", cell, canvas.scale)
        icon = board.atlas.fitted(sprite, max(8, round(tall * 0.56)))
        icon.set_alpha(255 if count or count is None else 90)
        target.blit(icon, icon.get_rect(midtop=(cell.centerx, cell.y + px(3))))
        icon.set_alpha(255)
        text = "?" if count is None else str(count)
        canvas.text(
            target,
            text,
            (cell.centerx, cell.bottom - px(1)),
            face="number",
            size=19,
            colour=canvas.kit.colour("text" if count else "text_soft"),
            anchor="midbottom",
        )


class LogLine(NamedTuple):
    """A sentence of the log, whose it is, and the board when it was told."""

    sentence: str
    seat: int
    shown: Any


class Log(NamedTuple):
    """All sentences, how far they are scrolled back, and how many the viewer knows."""

    title: str
    lines: Sequence[LogLine]
    back: int
    known: int


def draw_log(
    target: pygame.Surface, canvas: Canvas, box: pygame.Rect, log: Log
) -> list[tuple[pygame.Rect, LogLine]]:
    """The last sentences that fit, or earlier ones; each with the place where it stands."""
    px = canvas.px
    if box.height < px(80):
        return []
    canvas.kit.draw(target, "panel.log", box, canvas.scale)
    place = (box.x + px(18), box.y + px(10))
    canvas.text(target, log.title, place, face="heading", size=24, colour="#FFE9B8")
    rows: list[tuple[pygame.Rect, LogLine]] = []
    bottom, top = box.bottom - px(12), box.y + px(46)
    step = canvas.letters.height("text", 18, canvas.scale)
    for number in range(len(log.lines) - log.back - 1, -1, -1):
        line = log.lines[number]
        words = canvas.letters.wrapped(line.sentence, "text", 18, canvas.scale, box.width - px(52))
        if bottom - len(words) * step < top:
            break
        bottom -= len(words) * step
        row = pygame.Rect(box.x + px(8), bottom, box.width - px(16), len(words) * step)
        rows.append((row, line))
        _draw_line(target, canvas, row, words, line.seat, new=number >= log.known)
        bottom -= px(4)
    return rows


def _draw_line(
    target: pygame.Surface,
    canvas: Canvas,
    row: pygame.Rect,
    words: list[str],
    seat: int,
    *,
    new: bool,
) -> None:
    """A sentence; what is new since one's last decision is brighter and has a bar beside it."""
    px = canvas.px
    step = row.height // len(words)
    for number, word in enumerate(words):
        place = (row.x + px(32), row.y + number * step)
        canvas.text(target, word, place, size=18, colour="#FFF3D6" if new else "#CDB995")
    if new:
        pygame.draw.rect(
            target, "#FFC82E", (row.x - px(2), row.y + px(3), px(3), row.height - px(4))
        )
    if seat >= 0:
        mark = pygame.Rect(row.x + px(6), row.y + px(3), px(18), px(18))
        player = canvas.kit.players[seat]
        canvas.kit.icon(target, f"symbol.{player['symbol']}", mark, player["light"])


def draw_prompt(
    target: pygame.Surface, canvas: Canvas, text: str, seat: int, centre: int
) -> pygame.Rect:
    """Who does what next, always at the same place."""
    px = canvas.px
    height = px(54)
    most = canvas.size[0] - px(320) - px(260)
    words = canvas.letters.fitted(text, "heading", 26, canvas.scale, "#FFF3D6", most)
    box = pygame.Rect(0, px(8), min(most + px(90), words.get_width() + px(96)), height)
    box.centerx = centre
    box.left = max(box.left, px(320))
    box.right = min(box.right, canvas.size[0] - px(230))
    canvas.kit.draw(target, "panel.prompt", box, canvas.scale)
    if seat >= 0:
        chip = pygame.Rect(0, 0, px(38), px(38))
        chip.midleft = (box.x + px(12), box.centery)
        canvas.kit.draw(target, f"chip.{seat}", chip, canvas.scale)
    target.blit(words, words.get_rect(center=(box.centerx + px(14), box.centery)))
    return box
