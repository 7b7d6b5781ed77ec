"""What is told at the foot of the board: what others did, and what is to be settled."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.table.devices.agenda import AgendaStrip
from santiago_desktop.scenes.table.recap import Recap, room_of

if TYPE_CHECKING:
    from santiago_desktop.scenes.table.deciding import Deciding
    from santiago_desktop.scenes.table.log import Log
    from santiago_desktop.scenes.table.sheets import Sheets
    from santiago_desktop.scenes.table.sight import Sight
    from santiago_desktop.stage.controls.widgets import Widget


class Told:
    """The recap of what came about since one's last turn, and beside it the game's agenda."""

    def __init__(self, sight: Sight, deciding: Deciding, log: Log, sheets: Sheets) -> None:
        """Nothing is told yet."""
        self.sight, self.deciding, self.sheets = sight, deciding, sheets
        self.recap = Recap(sight, log)
        self.agenda: AgendaStrip | None = None
        self.lines: list[Widget] = []  # the controls of both, as they were laid out last

    def lay_out(self, *, quiet: bool) -> list[Widget]:
        """The controls of both; none where it is quiet, or where they would be hidden."""
        self.agenda = None
        unsure = self.deciding.unsure is not None  # a question stands there then
        self.lines = [] if quiet or unsure or self.deciding.live is None else self._widgets()
        return self.lines

    def _widgets(self) -> list[Widget]:
        sight, events = self.sight, self.recap.log.chronicle.of_chapter()
        agenda = sight.desk.agenda(sight.shown, sight.viewer, events)
        if agenda:
            made = AgendaStrip(self.sheets.bench, agenda, self._agenda_room())
            self.agenda = None if self._under_the_sheet(made.box) else made
        strip = self.agenda.widgets() if self.agenda else []
        if not self.deciding.fresh or self._under_the_sheet(self.recap.room):
            return strip
        recap = self.recap.widgets(others_alone=agenda is not None)
        if self.agenda and self.agenda.box.collidelist([each.box for each in recap]) >= 0:
            return strip  # on a small board they have no room beside each other
        return [*recap, *strip]

    def recapped(self) -> list[pygame.Rect]:
        """The box of the strip of what came about; none where it isn't shown."""
        board = self.recap.board(self.lines)
        return [board] if board else []

    def _under_the_sheet(self, room: pygame.Rect) -> bool:
        """Whether the sheet would hide something that could still be clicked there."""
        sheet = self.sheets.view
        return sheet is not None and sheet.box.colliderect(room)

    def _agenda_room(self) -> pygame.Rect:
        """Where the game has room for it, or else beside the recap."""
        strips, room, recap = self.sight.desk.strips, self.sight.layout.foot, self.recap.room
        if strips is not None and strips.agenda is not None:
            return room_of(self.sight, strips.agenda)
        return pygame.Rect(recap.right, room.y, room.right - recap.right, room.height)

    def draw(self, target: pygame.Surface) -> None:
        """Both strips, under their controls."""
        self.recap.draw(target, self.lines)
        if self.agenda:
            self.agenda.draw(target)
