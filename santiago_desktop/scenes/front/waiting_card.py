"""The card of a game that waits on the first screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.contract.words import capital
from santiago_desktop.stage.controls.widgets import Widget
from santiago_desktop.stage.drawing.art import resized

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.stage.drawing.canvas import Canvas
    from santiago_desktop.table.table import Table

NAME = 18  # size of the names of who plays
EDGE = 18  # design pixels
PICTURE = (188, 118)
CHIP, PITCH = 28, 16  # of a seat, and from its name to the next chip


class WaitingCard(Widget):
    """The game that was left unfinished: its board, how far it has got, and who plays."""

    def __init__(
        self,
        canvas: Canvas,
        box: pygame.Rect,
        label: str,
        table: Table,
        progress: str,
        action: Callable[[], object],
        picture: Callable[[], pygame.Surface | None],
    ) -> None:
        super().__init__(canvas, box, label=label)
        self.table, self.progress, self.action = table, progress, action
        self.picture = picture  # of the board, as soon as it has been drawn

    def activate(self) -> None:
        self.action()

    def draw(self, target: pygame.Surface) -> None:
        canvas, px = self.canvas, self.canvas.px
        box = self.box.move(0, px(2) if self.state == "pressed" else 0)
        canvas.kit.draw(target, f"button.primary.{self.state}", box, canvas.scale)
        left = box.x + px(EDGE)
        board = self.picture()
        if board:
            left = self._draw_board(target, board, box) + px(EDGE)
        self._draw_words(target, pygame.Rect(left, box.y, box.right - px(EDGE) - left, box.height))
        self.draw_focus(target)

    def _draw_board(self, target: pygame.Surface, board: pygame.Surface, box: pygame.Rect) -> int:
        """The small board in a frame; its right edge."""
        px = self.canvas.px
        height = min(px(PICTURE[1]), box.height - px(EDGE))
        place = pygame.Rect(0, 0, height * PICTURE[0] // PICTURE[1], height)
        place.midleft = (box.x + (box.height - height) // 2, box.centery)
        target.blit(resized(board, place.size), place)
        pygame.draw.rect(target, "#FFE9B8", place, max(1, px(2)), border_radius=px(4))
        return place.right

    def _draw_words(self, target: pygame.Surface, room: pygame.Rect) -> None:
        canvas, px, light = self.canvas, self.canvas.px, self.canvas.kit.colour("text_action")
        top = room.y + room.height // 5
        canvas.text(
            target, self.label, (room.x, top), face="heading", size=28, colour=light,
            anchor="midleft", width=room.width - px(40),
        )  # fmt: skip
        sign = pygame.Rect(0, 0, px(28), px(28))
        sign.midright = (room.right, top)
        canvas.kit.icon(target, "icon.play", sign, light)
        canvas.text(
            target, capital(self.progress), (room.x, room.centery), size=20, colour=light,
            anchor="midleft", width=room.width,
        )  # fmt: skip
        self._draw_seats(target, room, room.bottom - room.height // 5)

    def _draw_seats(self, target: pygame.Surface, room: pygame.Rect, middle: int) -> None:
        """Everybody's colour, shape and name, as many as there is room for."""
        canvas, px = self.canvas, self.canvas.px
        x = room.x
        for name, look in zip(self.table.names, self.table.looks, strict=True):
            chip = pygame.Rect(x, 0, px(CHIP), px(CHIP))
            chip.centery = middle
            width = canvas.letters.width(name, "text", NAME, canvas.scale)
            if chip.right + px(6) + width > room.right:
                break
            canvas.kit.draw(target, f"chip.{look}", chip, canvas.scale)
            at = (chip.right + px(6), middle)
            light = canvas.kit.colour("text_action")
            canvas.text(target, name, at, size=NAME, colour=light, anchor="midleft")
            x = chip.right + px(6) + width + px(PITCH)
