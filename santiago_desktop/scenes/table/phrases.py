"""Phrases drawn: words, numbers and pictures one after the other, in as many lines as they need."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.kernel.records import Record

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.contract.phrases import Phrase
    from santiago_desktop.scenes.table.board_view import BoardView
    from santiago_desktop.stage.drawing.canvas import Canvas

WORDS, NUMBER = 18, 22  # sizes
PICTURES = (31, 24)  # the heights of pictures, where there is room and where there is less
STEP = 33  # from one line to the next, at most
GAP, APART = 7, 15  # between the parts of a phrase, and between phrases
CLOSE = ":,;.)"  # what begins with one of these stands close to the part before it


class Line(Record):
    """Pictures beside each other, and where each begins."""

    pictures: list[tuple[int, pygame.Surface]]
    width: int


class Setter:
    """Sets phrases in lines of a width, at the scale of a canvas."""

    def __init__(self, canvas: Canvas, board: BoardView, ink: str, picture: float) -> None:
        """`ink` is the colour of numbers, words have the text's; `picture` the pictures' height."""
        self.canvas, self.board, self.ink = canvas, board, ink
        self.picture = canvas.px(picture)

    def step(self, count: int, height: int) -> int:
        """From one line to the next in window pixels, if so many have a height to share."""
        low = max(self.picture, self.canvas.letters.height("bold", WORDS, self.canvas.scale))
        return max(low, min(self.canvas.px(STEP), height // max(1, count)))

    def lines(self, phrases: Sequence[Phrase], width: int) -> list[Line]:
        """All phrases; a line ends between phrases, or within one that is longer than a line."""
        found: list[Line] = []
        here: list[tuple[int, pygame.Surface]] = []
        x = 0
        for phrase in phrases:
            pieces = self._pieces(phrase, width)
            whole = sum(gap + piece.get_width() for gap, piece in pieces) - pieces[0][0]
            apart = self.canvas.px(APART) if here else 0
            if here and x + apart + whole > width:
                found.append(Line(here, x))
                here, x, apart = [], 0, 0
            x += apart
            for number, (gap, piece) in enumerate(pieces):
                x += gap if number else 0
                if here and x + piece.get_width() > width:
                    found.append(Line(here, x))
                    here, x = [], 0
                here.append((x, piece))
                x += piece.get_width()
        return [*found, Line(here, x)] if here else found

    def _pieces(self, phrase: Phrase, width: int) -> list[tuple[int, pygame.Surface]]:
        """The pictures of its parts, each with the gap before it; long words become several."""
        gaps = {part: self.canvas.px(2 if part[0] in CLOSE else GAP) for part in phrase.parts}
        return [(gaps[part], piece) for part in phrase.parts for piece in self._piece(part, width)]

    def _piece(self, part: str, width: int) -> list[pygame.Surface]:
        canvas, letters, height = self.canvas, self.canvas.letters, self.picture
        if part in self.board.atlas:
            picture = self.board.atlas.fitted(part, height)
            wide = picture.get_width() / height
            return [picture if wide <= 1.6 else self.board.icon(part, (height, height))]  # noqa: PLR2004 - a boat may be long
        if part in canvas.kit:
            icon = pygame.Surface((height, height), pygame.SRCALPHA)
            canvas.kit.icon(icon, part, icon.get_rect(), canvas.kit.colour("text_soft"))
            return [icon]
        if part.lstrip("+−-").isdigit():  # noqa: RUF001 - a minus sign
            return [letters.line(part, "number", NUMBER, canvas.scale, self.ink)]
        ink = canvas.kit.colour("text")
        lines = letters.wrapped(part, "bold", WORDS, canvas.scale, width)
        return [letters.line(line, "bold", WORDS, canvas.scale, ink) for line in lines]

    def draw(
        self, target: pygame.Surface, lines: Sequence[Line], at: tuple[int, int], step: int
    ) -> None:
        """Lines below each other; each part stands in the middle of its line."""
        for number, line in enumerate(lines):
            middle = at[1] + number * step + step // 2
            for x, picture in line.pictures:
                target.blit(picture, picture.get_rect(midleft=(at[0] + x, middle)))
