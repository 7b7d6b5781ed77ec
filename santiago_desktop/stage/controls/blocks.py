"""What a page shows between its controls: paragraphs, frames, pictures, rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.stage.controls.widgets import Label, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.stage.drawing.canvas import Canvas

MARK = "#FFD84A"  # behind what was searched for
MARKED = "#3B1F12"


class Block(Widget):
    """Something that is only looked at."""

    focusable = False


class Frame(Block):
    """A piece of the interface that others lie on."""

    def __init__(self, canvas: Canvas, box: pygame.Rect, piece: str) -> None:
        super().__init__(canvas, box)
        self.piece = piece

    def draw(self, target: pygame.Surface) -> None:
        self.canvas.kit.draw(target, self.piece, self.box, self.canvas.scale)


class Sketch(Block):
    """Whatever a function draws in the box."""

    def __init__(
        self,
        canvas: Canvas,
        box: pygame.Rect,
        paint: Callable[[pygame.Surface, pygame.Rect], object],
    ) -> None:
        super().__init__(canvas, box)
        self.paint = paint

    def draw(self, target: pygame.Surface) -> None:
        self.paint(target, self.box)


class Paragraph(Block):
    """Wrapped text; what was searched for is marked."""

    def __init__(
        self,
        canvas: Canvas,
        box: pygame.Rect,
        words: str,
        *,
        face: str = "text",
        size: float = 20,
        colour: str = "",
        marked: str = "",
    ) -> None:
        super().__init__(canvas, box, label=words)
        self.face, self.size, self.colour = face, size, colour
        self.lines = canvas.letters.wrapped(words, face, size, canvas.scale, box.width)
        self.step = canvas.letters.height(face, size, canvas.scale)
        self.box.height = len(self.lines) * self.step
        self.marks = self._find(marked.casefold()) if marked else []

    def _find(self, wanted: str) -> list[tuple[int, int, int]]:
        """Line, first and last letter of each part of a hit: a hit may go over a line's end."""
        whole = " ".join(self.lines).casefold()
        found = []
        start = whole.find(wanted)
        while start >= 0:
            found += self._split(start, start + len(wanted))
            start = whole.find(wanted, start + len(wanted))
        return found

    def _split(self, start: int, end: int) -> list[tuple[int, int, int]]:
        parts, first = [], 0
        for number, line in enumerate(self.lines):
            low, high = max(start - first, 0), min(end - first, len(line))
            if low < high:
                parts.append((number, low, high))
            first += len(line) + 1
        return parts

    def draw(self, target: pygame.Surface) -> None:
        canvas = self.canvas
        colour = self.colour or canvas.kit.colour("text")
        for number, line in enumerate(self.lines):
            at = (self.box.x, self.box.y + number * self.step)
            picture = canvas.letters.line(line, self.face, self.size, canvas.scale, colour)
            target.blit(picture, at)
        for number, low, high in self.marks:
            self._draw_mark(target, number, low, high)

    def _draw_mark(self, target: pygame.Surface, number: int, low: int, high: int) -> None:
        letters, scale = self.canvas.letters, self.canvas.scale
        line = self.lines[number]
        x = self.box.x + letters.width(line[:low], self.face, self.size, scale)
        y = self.box.y + number * self.step
        hit = letters.line(line[low:high], self.face, self.size, scale, MARKED)
        pygame.draw.rect(target, MARK, hit.get_rect(topleft=(x, y)), border_radius=4)
        target.blit(hit, (x, y))


class Column:
    """Lays out one thing below the other."""

    def __init__(self, canvas: Canvas, box: pygame.Rect) -> None:
        self.canvas, self.box = canvas, box
        self.y = box.y
        self.widgets: list[Widget] = []

    @property
    def height(self) -> int:
        """The height that has been used so far, in window pixels."""
        return self.y - self.box.y

    def room(self, height: float) -> pygame.Rect:
        """The next box over the whole width, of a height in design pixels."""
        box = pygame.Rect(self.box.x, self.y, self.box.width, self.canvas.px(height))
        self.y = box.bottom
        return box

    def gap(self, height: float) -> None:
        """Leave room empty, of a height in design pixels."""
        self.y += self.canvas.px(height)

    def add(self, widget: Widget) -> None:
        """Something that has been laid out in a room."""
        self.widgets.append(widget)

    def paragraph(
        self,
        words: str,
        *,
        face: str = "text",
        size: float = 20,
        colour: str = "",
        marked: str = "",
    ) -> Paragraph:
        """Wrapped text over the whole width."""
        made = Paragraph(
            self.canvas,
            self.room(0),
            words,
            face=face,
            size=size,
            colour=colour,
            marked=marked,
        )
        self.y = made.box.bottom
        self.add(made)
        return made

    def heading(self, words: str, *, size: float = 26) -> None:
        """A heading with a thin rule below it."""
        self.add(Label(self.canvas, self.room(size * 1.5), words, face="heading", size=size))
        self.add(Frame(self.canvas, self.room(2), "divider.plain"))
        self.gap(12)


def columns(canvas: Canvas, box: pygame.Rect, shares: tuple[float, ...]) -> list[pygame.Rect]:
    """A box cut into columns by their shares, with gaps between them."""
    gap = canvas.px(18)
    free = box.width - gap * (len(shares) - 1)
    found, x = [], float(box.x)
    for share in shares:
        width = free * share / sum(shares)
        found.append(pygame.Rect(round(x), box.y, round(width), box.height))
        x += width + gap
    return found
