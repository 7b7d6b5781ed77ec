"""The latest lines of the log as cards, in the band below the board while one reads the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.stage.controls.widgets import Widget

if TYPE_CHECKING:
    from santiago_desktop.scenes.table.chronicle import Line
    from santiago_desktop.scenes.table.log import Log

# All in design pixels.
TEXT = 18
PICTURE, CHIP = 60, 28
EDGE, GAP = 12, 10
WIDTHS = range(130, 400, 20)  # that the words of a card may have, from the one that is liked best
LEAST = 3  # lines of words: lower cards are none


class LogCards:
    """Makes them: who did what, the newest at the right; the log's search counts here, too."""

    def __init__(self, log: Log) -> None:
        self.log = log

    def widgets(self, room: pygame.Rect) -> list[Widget]:
        """As many of the latest lines as there is room for."""
        lines = self._lines(room.height)
        found: list[tuple[int, list[str], int]] = []
        left = room.width
        for number in reversed(self._numbers()) if lines >= LEAST else ():
            words, width = self._words(self.log.lines[number], lines)
            left -= width + (self._px(GAP) if found else 0)
            if left < 0:
                break
            found.append((number, words, width))
        made: list[Widget] = []
        x = room.x
        for number, words, width in reversed(found):
            made.append(
                LogCard(self.log, number, words, pygame.Rect(x, room.y, width, room.height))
            )
            x += width + self._px(GAP)
        return made

    def _numbers(self) -> list[int]:
        """The lines that tell of something that was done."""
        abouts = [(number, self.log.lines[number].about) for number in self.log.visible()]
        return [number for number, about in abouts if not (about.heading or about.idle)]

    def _lines(self, height: int) -> int:
        """How many lines of words a card so high has room for."""
        canvas = self.log.sight.canvas
        return (height - self._px(EDGE)) // canvas.letters.height("text", TEXT, canvas.scale)

    def _words(self, line: Line, most: int) -> tuple[list[str], int]:
        """The sentence of a card in at most so many lines, and how wide the card is for that."""
        canvas, said = self.log.sight.canvas, self.log.sentence(line)
        words: list[str] = []
        width = 0
        for each in WIDTHS:
            width = canvas.room(each)
            words = canvas.letters.wrapped(said, "text", TEXT, canvas.scale, width)
            if len(words) <= most:
                break
        words = words[:most]
        letters, scale = canvas.letters, canvas.scale
        width = max(width, *(letters.width(each, "text", TEXT, scale) for each in words))
        return words, width + self._px(PICTURE + 3 * EDGE)

    def _px(self, design: float) -> int:
        return self.log.sight.canvas.px(design)


class LogCard(Widget):
    """What somebody did, with a picture and whose it is; a click shows its moment."""

    def __init__(self, log: Log, number: int, words: list[str], box: pygame.Rect) -> None:
        super().__init__(log.sight.canvas, box)
        self.log, self.number, self.words = log, number, words
        self.line = log.lines[number]
        self.name, self.rule = f"card {number}", self.line.about.rule

    def activate(self) -> None:
        self.log.look_at(self.number)

    def draw(self, target: pygame.Surface) -> None:
        canvas, px, box = self.canvas, self.canvas.px, self.box
        canvas.kit.draw(target, "cell.normal", box, canvas.scale)
        if self.hovered or self.number == self.log.sight.past_line:
            pygame.draw.rect(target, canvas.kit.colour("paper_line"), box, max(2, px(3)), px(8))
        place = pygame.Rect(box.x + px(EDGE), 0, px(PICTURE), px(PICTURE))
        place.centery = box.centery
        picture = self.log.picture(self.line, place.size)
        if picture:
            target.blit(picture, picture.get_rect(center=place.center))
        chip = pygame.Rect(box.x + px(6), box.y + px(6), px(CHIP), px(CHIP))
        if self.line.whose >= 0:
            look = self.log.sight.table.looks[self.line.whose]
            canvas.kit.draw(target, f"chip.{look}", chip, canvas.scale)
        step = canvas.letters.height("text", TEXT, canvas.scale)
        top = box.centery - step * len(self.words) // 2
        for number, words in enumerate(self.words):
            canvas.text(target, words, (place.right + px(EDGE), top + number * step), size=TEXT)
        self.draw_focus(target)
