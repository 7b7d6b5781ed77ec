"""Searching the log: words, and whose lines; below the board, with the latest lines as cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.table.log_cards import LogCards
from santiago_desktop.stage.controls.field import Field
from santiago_desktop.stage.controls.widgets import Button, Label, Widget

if TYPE_CHECKING:
    from santiago_desktop.scenes.table.log import Log
    from santiago_desktop.scenes.table.sight import Sight

EDGE, TALL, WIDE, CHIP = 20, 54, 420, 54  # design pixels
ABOVE, BELOW, TITLE = 10, 14, 24  # of the band's edges; the size of its title
INSIDE = 14  # in a narrow column: around what stands there
SEARCH = "search log"  # the name of the field


class LogFinder:
    """Its controls, from the left: the field, then the seats."""

    def __init__(self, sight: Sight, log: Log) -> None:
        self.sight, self.log, self.cards = sight, log, LogCards(log)

    def widgets(self) -> list[Widget]:
        """The field, and a button for each seat; below them the latest lines."""
        px, band = self.sight.canvas.px, self.sight.layout.band
        words = self.sight.app.language._("Search the log")
        if self.sight.layout.instead:
            return self._below_each_other(words)
        row = pygame.Rect(
            band.x + px(EDGE), band.y + px(ABOVE), band.width - px(2 * EDGE), px(TALL)
        )
        room = pygame.Rect(row.x, row.bottom + px(ABOVE), row.width, 0)
        room.height = band.bottom - px(BELOW) - room.y
        cards = self.cards.widgets(room)
        if not cards:
            row.centery = band.centery
        return [*self._beside_each_other(words, row, titled=bool(cards)), *cards]

    def _beside_each_other(self, words: str, row: pygame.Rect, *, titled: bool) -> list[Widget]:
        """At the left what the cards are, if there are any; at the right field and seats."""
        canvas, px = self.sight.canvas, self.sight.canvas.px
        field = pygame.Rect(0, row.y, px(WIDE), px(TALL))
        field.right = row.right - self._seats_width() - px(EDGE)
        label = row.copy()
        label.width = canvas.letters.width(words, "bold", 20, canvas.scale)
        label.right = field.x - px(EDGE)
        made = [self._title(row, label.x)] if titled else []
        made.append(Label(canvas, label, words, face="bold"))
        return [*made, self._field(field), *self._seats(field.right + px(EDGE), row.y)]

    def _title(self, row: pygame.Rect, right: int) -> Widget:
        words = self.sight.app.language._("The latest moves")
        box = pygame.Rect(row.x, row.y, right - row.x - self.sight.canvas.px(EDGE), row.height)
        return Label(self.sight.canvas, box, words, face="heading", size=TITLE)

    def _below_each_other(self, words: str) -> list[Widget]:
        """The same in two lines, at the foot of a narrow column; the field says what it is for."""
        px = self.sight.canvas.px
        box = self.sight.layout.band.inflate(-2 * px(INSIDE), -2 * px(INSIDE))
        room = pygame.Rect(box.x, box.y, box.width, px(TALL))
        field = self._field(room)
        field.placeholder = words
        return [field, *self._seats(box.x, box.bottom - px(CHIP))]

    def _field(self, room: pygame.Rect) -> Field:
        field = Field(self.sight.canvas, room, self.log.wanted, self._search)
        field.name = SEARCH
        return field

    def _seats_width(self) -> int:
        return len(self.sight.table.seats) * self.sight.canvas.px(CHIP + 8)

    def _seats(self, x: int, y: int) -> list[Widget]:
        canvas = self.sight.canvas
        made: list[Widget] = []
        for seat, name in enumerate(self.sight.table.names):
            box = pygame.Rect(x, y, canvas.px(CHIP), canvas.px(CHIP))
            chosen = seat in self.log.seats
            made.append(SeatButton(self, box, seat, name, chosen=chosen))
            x += canvas.px(CHIP + 8)
        return made

    def _search(self, words: str) -> None:
        self.log.search(words)

    def only(self, seat: int) -> None:
        """Show a seat's lines, or not any more."""
        self.log.only(seat)
        self.log.changed()

    def draw(self, target: pygame.Surface) -> None:
        """The paper below the controls."""
        canvas = self.sight.canvas
        canvas.kit.draw(target, "panel.paper", self.sight.layout.band, canvas.scale)


class SeatButton(Button):
    """A seat's symbol: pressed, its lines are shown."""

    def __init__(
        self, finder: LogFinder, box: pygame.Rect, seat: int, name: str, *, chosen: bool
    ) -> None:
        kind = "square_primary" if chosen else "square"
        super().__init__(
            finder.sight.canvas, box, "", lambda: finder.only(seat), kind=kind, tip=name
        )
        self.look, self.name = finder.sight.table.looks[seat], f"only {seat}"

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        chip = self.box.inflate(-self.box.width // 3, -self.box.height // 3)
        self.canvas.kit.draw(target, f"chip.{self.look}", chip, self.canvas.scale)
