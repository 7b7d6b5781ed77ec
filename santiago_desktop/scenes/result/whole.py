"""The result as one picture: heading and leaf from end to end, without anything to be pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.pages.page import HEAD, SIDE
from santiago_desktop.stage.controls.blocks import Column
from santiago_desktop.stage.controls.widgets import Button
from santiago_desktop.stage.drawing.art import filled

if TYPE_CHECKING:
    from santiago_desktop.scenes.result.result import ResultPage

AROUND, BELOW_HEAD, FOOT = 24, 26, 28  # design pixels


def whole(page: ResultPage) -> pygame.Surface:
    """The leaf of the result that is open, as high as it is, below who has won, and which game."""
    canvas, px = page.app.canvas, page.app.canvas.px
    board = page.board()
    board.topleft = (px(AROUND), px(AROUND))
    top = board.y + px(HEAD + BELOW_HEAD)
    column = Column(canvas, board.inflate(-2 * px(SIDE), 0).move(0, top - board.y))
    column.paragraph(page.table.card.title, face="heading", size=28)
    if page.tab:  # the first leaf has them with their bars
        names, scores = page.table.names, page.result.scores
        column.paragraph(", ".join(f"{names[seat]} {scores[seat]}" for seat in page.order), size=24)
    column.gap(10)
    page.fill(column)
    seen = [each for each in column.widgets if not isinstance(each, Button)]
    board.height = max((each.box.bottom for each in seen), default=top) + px(FOOT) - board.y
    picture = filled(page.ground, board.inflate(2 * px(AROUND), 2 * px(AROUND)).size)
    page.draw_board_at(picture, board)
    head = pygame.Rect(board.x, board.y, board.width, px(HEAD))
    colour = canvas.kit.colour("heading")
    room = head.width - 2 * px(HEAD + SIDE)
    words, middle = page.title(), head.center
    canvas.text(
        picture, words, middle, face="heading", size=30, colour=colour, anchor="center", width=room
    )
    for each in seen:
        each.draw(picture)
    return picture
