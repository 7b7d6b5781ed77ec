"""What is not seen but remembered: on ruled paper, in graphite, with a pencil in the head."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.contract.phrases import Parts
    from santiago_desktop.scenes.table.board_view import BoardView
    from santiago_desktop.stage.drawing.art import Kit
    from santiago_desktop.stage.drawing.canvas import Canvas

PAPER, RULE, GRAPHITE = "#F1EBDD", "#D3DAE3", "#4C5566"
WOOD, LEAD, POINT = "#F5B83D", "#3B1F12", "#FFF3D6"
PILL, PILL_EDGE = "#DDE7F3", "#8FA3BD"
DARK_PILL = "#000000"  # below what is written in light letters
SIGN = 26  # design pixels: the pencil
LINES, EDGE = 21, 7  # of the paper: from one line to the next, from the panel's edge
PILL_SIZE, CHANGE, GAP = 29, 18, 3  # of a pill: its height, that of what is in it, between two
MOST = 2  # pills
DETAIL = 4  # times as large as it is seen, the pencil is drawn


def graphite(kit: Kit) -> str:
    """What is written with; on dark paper it is light."""
    return kit.colour("text") if kit.dark else GRAPHITE


def draw_paper(target: pygame.Surface, canvas: Canvas, box: pygame.Rect) -> None:
    """Ruled paper, where the theme's paper is light."""
    if canvas.kit.dark:
        return
    px = canvas.px
    sheet = box.inflate(-2 * px(EDGE), -2 * px(EDGE))
    pygame.draw.rect(target, PAPER, sheet, border_radius=px(8))
    for y in range(sheet.y + px(LINES), sheet.bottom - px(4), px(LINES)):
        pygame.draw.line(target, RULE, (sheet.x + px(3), y), (sheet.right - px(4), y))


def draw_sign(target: pygame.Surface, canvas: Canvas, middle: tuple[int, int]) -> None:
    """Draw a small pencil: what stands beside it follows from what everybody has seen."""
    side = canvas.px(SIGN)
    made = pygame.Surface((DETAIL * side, DETAIL * side), pygame.SRCALPHA)

    def at(along: float, across: float) -> tuple[float, float]:
        """From the point, in parts of the pencil's box."""
        return (0.1 + along + across) * DETAIL * side, (0.9 - along + across) * DETAIL * side

    shaft = [at(0.2, -0.09), at(0.72, -0.09), at(0.72, 0.09), at(0.2, 0.09)]
    point = [at(0.0, 0.0), at(0.2, -0.09), at(0.2, 0.09)]
    pygame.draw.polygon(made, WOOD, shaft)
    pygame.draw.polygon(made, POINT, point)
    pygame.draw.polygon(made, LEAD, [at(0.0, 0.0), at(0.07, -0.032), at(0.07, 0.032)])
    pygame.draw.polygon(made, LEAD, [*shaft, *point[:1]], DETAIL)
    target.blit(
        pygame.transform.smoothscale(made, (side, side)),
        (middle[0] - side // 2, middle[1] - side // 2),
    )


def draw_changes(
    target: pygame.Surface,
    canvas: Canvas,
    board: BoardView,
    room: pygame.Rect,
    changes: Sequence[Parts],
) -> None:
    """What changed last, one below the other at the right end of a room, as far as they fit."""
    px, pills = canvas.px, changes[:MOST]
    light = canvas.kit.colour("text")
    ground, edge = (DARK_PILL, light) if canvas.kit.dark else (PILL, PILL_EDGE)
    y = room.centery - (px(PILL_SIZE + GAP) * len(pills) - px(GAP)) // 2
    for parts in pills:
        made = board.row(parts, px(CHANGE), "function")
        pill = pygame.Rect(0, 0, made.get_width() + px(16), px(PILL_SIZE))
        pill.topright = (room.right, y)
        pygame.draw.rect(target, ground, pill, border_radius=pill.height // 2)
        pygame.draw.rect(target, edge, pill, max(1, px(1.5)), pill.height // 2)
        target.blit(made, made.get_rect(center=pill.center))
        y = pill.bottom + px(GAP)
