"""A strip at the foot of the board: what came about, what is to be settled."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.table.recap import LINE
from santiago_desktop.stage.controls.widgets import Label, Widget

if TYPE_CHECKING:
    from santiago_desktop.contract.desk import Agenda, Entry
    from santiago_desktop.scenes.table.devices.device import Bench

TEXT, GAP, EDGE = 19, 10, 14  # design pixels
ICONS = (32, 27, 22, 18)  # the same: the largest with which all entries have room
COLOUR = "#FFF3D6"


class AgendaStrip:
    """Its title and its entries in one line, at the right end of a room."""

    def __init__(self, bench: Bench, agenda: Agenda, room: pygame.Rect) -> None:
        self.bench, self.canvas = bench, bench.canvas
        px = self.canvas.px
        title = agenda.title
        width = self.canvas.letters.width(title, "bold", TEXT, self.canvas.scale)
        self.entries, whole = self._fitting(agenda, room, width + 2 * px(EDGE))
        if not self.entries or whole + px(GAP) > room.width:
            # without its title: the entries' tooltips say all
            title, width = "", 0
            self.entries, whole = self._fitting(agenda, room, px(EDGE))
        self.box = pygame.Rect(0, room.y, min(whole + px(GAP), room.width), room.height)
        self.box.right = room.right
        left = pygame.Rect(self.box.x + px(EDGE), room.y, width, room.height)
        self.label = Label(self.canvas, left, title, face="bold", size=TEXT, colour=COLOUR)
        x = left.right + (px(2 * GAP) if title else 0)
        for each in self.entries:
            each.box.topleft = (x, room.y)
            x = each.box.right + px(GAP)

    def _fitting(
        self, agenda: Agenda, room: pygame.Rect, words: int
    ) -> tuple[list[EntryControl], int]:
        """The entries beside the words, as large as there is room, and the width of all.

        Where even small ones have none, those go that have come about already.
        """
        gap = self.canvas.px(GAP)

        def whole(made: list[EntryControl]) -> int:
            return words + sum(each.box.width + gap for each in made)

        for icon in ICONS:
            made = [EntryControl(self.bench, each, room.height, icon) for each in agenda.entries]
            if whole(made) + gap <= room.width:
                break
        for each in [each for each in made if each.entry.news]:
            if whole(made) + gap > room.width:
                made.remove(each)
        return made, whole(made)

    def widgets(self) -> list[Widget]:
        """The label, then the entries."""
        return [self.label, *self.entries]

    def draw(self, target: pygame.Surface) -> None:
        """Draw the board behind the entries, and a line between what is to be done and news."""
        canvas, px = self.canvas, self.canvas.px
        canvas.kit.draw(target, "panel.log", self.box, canvas.scale)
        for before, after in pairwise(self.entries):
            if after.entry.news and not before.entry.news:
                line = pygame.Rect(0, 0, max(1, px(2)), self.box.height // 2)
                line.center = (before.box.right + after.box.left) // 2, self.box.centery
                pygame.draw.rect(target, LINE, line)


class EntryControl(Widget):
    """An entry: its sentence is its tooltip, a click shows and chooses its target."""

    def __init__(self, bench: Bench, entry: Entry, tall: int, icon: int) -> None:
        """As tall as its strip; its pictures are so many design pixels high."""
        self.bench, self.entry, self.icon = bench, entry, bench.canvas.px(icon)
        made = bench.board.row(entry.parts, self.icon, "dark")
        box = pygame.Rect(0, 0, made.get_width() + bench.canvas.px(12), tall)
        super().__init__(bench.canvas, box, tip=entry.words)
        self.name = f"entry {entry.words}"

    def activate(self) -> None:
        if self.entry.target:
            self.bench.acts.choose(self.entry.target)

    def draw(self, target: pygame.Surface) -> None:
        canvas, px = self.canvas, self.canvas.px
        made = self.bench.board.row(self.entry.parts, self.icon, "dark")
        made.set_alpha(110 if self.entry.done else 255)
        target.blit(made, made.get_rect(center=self.box.center))
        made.set_alpha(255)
        corner = pygame.Rect(0, 0, px(20), px(20))
        corner.bottomright = self.box.bottomright
        if self.entry.done:
            canvas.kit.icon(target, "icon.check", corner, COLOUR)
        elif self.entry.alert:
            canvas.kit.icon(target, "icon.warning", corner, "#FFD84A")
        if self.hovered:
            pygame.draw.rect(target, COLOUR, self.box, max(1, px(2)), 6)
        self.draw_focus(target)
