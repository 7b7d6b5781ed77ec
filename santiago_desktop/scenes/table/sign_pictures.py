"""Pictures of the small signs: plates with numbers, tokens and arrows, at any height."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.stage.drawing.art import in_a_row
from santiago_desktop.stage.drawing.type import SMALLEST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.contract.desk import Pill
    from santiago_desktop.stage.drawing.art import Atlas
    from santiago_desktop.stage.drawing.canvas import Canvas

SEEN = 60  # how opaque a pixel of a sign is that is given an edge
LIGHT = ("free", "grey", "dark", "sleep", "alert", "player", "bare")  # kinds with light words
SLIPS = ("cost", "gain", "ink")  # kinds on bright paper, at night too
SEAM = (8, 12, 26, 235)  # around words without a plate
SOFT = 0.25  # of a sign's height: its shadow around it
LAPS = 0.2  # of a sign's height: how far the cost's plate lies on the other one
BARE = "bare"  # the kind of a pill that has no ground of its own, but a dark edge around it
GROUNDLESS = (BARE, "ink")  # the second lies on something bright and needs no edge
SYMBOLS = {
    "←": "icon.arrow_left",
    "→": "icon.arrow_right",
    "↔": "icon.swap",
    "?": "good.any",
    "z": "icon.zzz",
}


class SignPictures:
    """Paints signs with a game's pictures; each is painted once."""

    def __init__(self, canvas: Canvas, atlas: Atlas) -> None:
        self.canvas, self.atlas = canvas, atlas

    def of(self, pill: Pill, tall: int, room: float = 0) -> pygame.Surface:
        """A sign with its soft edge: its plate is so high if its parts have room beside each other.

        Without room they stand in two rows; 0 is as much as they need.
        """
        key = (tuple(pill.parts), pill.kind, tall, room, tuple(pill.cost), self.canvas.kit.theme)
        return self.atlas.kept.get(key, lambda: self._sign(pill, tall, room))

    def _sign(self, pill: Pill, tall: int, room: float) -> pygame.Surface:
        """One plate, or the cost's own before it."""
        return self._priced(pill, tall, room) if pill.cost else self._plain(pill, tall, room)

    def _priced(self, pill: Pill, tall: int, room: float) -> pygame.Surface:
        """The cost's plate lies on the end of the other one, which is as high."""
        price = self._plain(pill._replace(parts=pill.cost, kind="dark"), tall, 0)
        brings = self._plain(pill, tall, room)
        left = price.get_width() - 2 * round(tall * SOFT) - round(tall * LAPS)
        size = (left + brings.get_width(), max(price.get_height(), brings.get_height()))
        sign = pygame.Surface(size, pygame.SRCALPHA)
        sign.blit(brings, (left, 0))
        sign.blit(price, (0, 0))
        return sign

    def _plain(self, pill: Pill, tall: int, room: float) -> pygame.Surface:
        rows, margin, step = self._rows(pill, tall, room), round(tall * SOFT), round(tall * 0.8)
        width = max(each.get_width() for each in rows) + step // len(rows)
        plate = pygame.Rect(margin, margin, width, tall + step * (len(rows) - 1))
        sign = pygame.Surface((width + 2 * margin, plate.height + 2 * margin), pygame.SRCALPHA)
        if pill.kind == BARE:
            self._seam(sign, rows[0], plate)
        elif pill.kind not in GROUNDLESS:
            self.canvas.kit.draw(sign, f"pill.{pill.kind}", plate, tall / 38)
        for number, row in enumerate(rows):
            middle = (plate.centerx, plate.y + tall // 2 + number * step)
            sign.blit(row, row.get_rect(center=middle))
        return sign

    def too_long(self, pill: Pill, tall: int, room: float) -> bool:
        """Whether the parts of a sign have no room beside each other."""
        row = self.row(pill.parts, round(tall * 0.72), pill.kind)
        return 0 < room < row.get_width() + round(tall * 0.8)

    def _rows(self, pill: Pill, tall: int, room: float) -> list[pygame.Surface]:
        """All parts in a row; in two where that is too long."""
        parts, height = pill.parts, round(tall * 0.72)
        if not self.too_long(pill, tall, room):
            return [self.row(parts, height, pill.kind)]
        half = len(parts) // 2
        return [self.row(each, height, pill.kind) for each in (parts[:half], parts[half:])]

    def _seam(self, sign: pygame.Surface, inside: pygame.Surface, box: pygame.Rect) -> None:
        """Dark around words that have no plate: they can be read on any picture."""
        words = pygame.mask.from_surface(inside, SEEN)
        dark = words.to_surface(setcolor=SEAM, unsetcolor=(0, 0, 0, 0))
        at, step = inside.get_rect(center=box.center), max(1, round(box.height / 16))
        for x, y in product((-step, 0, step), repeat=2):
            sign.blit(dark, at.move(x, y))

    def row(self, parts: Sequence[str], height: int, kind: str) -> pygame.Surface:
        """Pictures and numbers beside each other."""
        key = ("row", tuple(parts), height, kind, self.canvas.kit.theme)
        return self.atlas.kept.get(key, lambda: self._row(parts, height, kind))

    def _row(self, parts: Sequence[str], height: int, kind: str) -> pygame.Surface:
        pictures = [self._part(part, height, kind) for part in parts]
        return in_a_row(pictures, round(height * 0.17))

    def _part(self, part: str, height: int, kind: str) -> pygame.Surface:
        kit = self.canvas.kit
        if part in self.atlas:
            return self.atlas.fitted(part, height)
        if part.startswith("chip."):
            return self._chip(part, height)
        colour = kit.colour(self._ink(kind))
        sign = SYMBOLS.get(part, part)
        if sign in kit:
            icon = pygame.Surface((height, height), pygame.SRCALPHA)
            kit.icon(icon, sign, icon.get_rect(), colour)
            return icon
        scale = self.canvas.base  # as large as the sign, whatever the interface's scale is
        size = max(float(SMALLEST), height / scale)
        return self.canvas.letters.line(part, "number", size, scale, colour)

    def _ink(self, kind: str) -> str:
        """The name of the colour of words and icons on a ground of some kind."""
        if kind == "button":
            return "text_second"
        if kind in SLIPS:
            return "text_slip"
        light = kind.startswith(LIGHT)
        return "text_action" if light and self.canvas.kit.theme != "contrast" else "text"

    def _chip(self, part: str, height: int) -> pygame.Surface:
        """A seat's symbol in its colour."""
        chip = pygame.Surface((height, height), pygame.SRCALPHA)
        self.canvas.kit.draw(chip, part, chip.get_rect(), self.canvas.scale)
        return chip
