"""Type: five faces by their role, rendered at the size at which they are read."""

from __future__ import annotations

import re
from functools import lru_cache

import pygame

from santiago_desktop.stage.drawing.art import Colour, Kept
from santiago_desktop.system import resources

FACES = {
    "title": "lobster_regular.ttf",
    "heading": "yeseva_one_regular.ttf",
    "number": "oswald_bold.ttf",
    "button": "oswald_semibold.ttf",
    "text": "nunito_semibold.ttf",
    "bold": "nunito_bold.ttf",
    "italic": "nunito_semibold_italic.ttf",
    "book": "alegreya_medium.ttf",
    "flavour": "alegreya_medium_italic.ttf",
}
SMALLEST = 18  # design pixels; nothing is ever written smaller, at whatever interface scale
BALANCE = 4  # window pixels: how exactly lines are made alike
FEWEST = 12  # window pixels, however small the window is
NARROWEST = 0.17  # of the letters' height: a space between words
WORDS, LINES = 20_000, 2_000  # whose widths, and texts whose lines, are remembered
TIE = "\u00a0"  # a space at which no line ends
# A number stays with what it counts, a word of one letter with the next one, and a number that
# ends a sentence or a part of it with the word before it.
TIED = re.compile(r"(?<!\S)([+-]?\d+|[^\W\d]) (?=[\w%])|(?<=[\w:]) (?=\d+[.,;:!?)](?:\s|$))")


EARLY = 0.8  # of the width: a line that would be shorter takes the number without what it counts


class Type:
    """Text drawn at a scale; what has been drawn once is kept."""

    def __init__(self) -> None:
        self.folder = resources.folder("assets") / "fonts"
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._kept = Kept()
        self.least = FEWEST  # window pixels of the smallest letters
        # A log is laid out anew with every click, and fonts take long to reckon.
        self._word = lru_cache(WORDS)(_width)
        self._lines = lru_cache(LINES)(self._broken)

    def fit(self, base: float) -> None:
        """How many window pixels a design pixel has where nothing is scaled by the player."""
        self.least = max(FEWEST, round(SMALLEST * base))
        self._lines.cache_clear()

    def font(self, face: str, size: float, scale: float) -> pygame.font.Font:
        """A face at a design size."""
        assert size >= SMALLEST, f"{face} at {size} is too small to be read"
        pixels = max(self.least, round(size * scale))
        if (face, pixels) not in self._fonts:
            self._fonts[face, pixels] = pygame.font.Font(self.folder / FACES[face], pixels)
        return self._fonts[face, pixels]

    def line(
        self, text: str, face: str, size: float, scale: float, colour: Colour
    ) -> pygame.Surface:
        """The picture of one line of text."""
        font = self.font(face, size, scale)
        key = (text, face, font.get_height(), size, scale, str(colour))
        return self._kept.get(key, lambda: self._set(text, font, colour))

    def _set(self, text: str, font: pygame.font.Font, colour: Colour) -> pygame.Surface:
        """Word by word: kerned with what follows it, a space of small letters is too narrow."""
        words = [font.render(word, True, colour) for word in _apart(text)]  # noqa: FBT003
        if len(words) == 1:
            return words[0]
        width = self._measured([word.get_width() for word in words], font)
        made = pygame.Surface((width, words[0].get_height()), pygame.SRCALPHA)
        x = 0
        for word in words:
            made.blit(word, (x, 0))
            x += word.get_width() + self._space(font)
        return made

    def fitted(
        self, text: str, face: str, size: float, scale: float, colour: Colour, width: int
    ) -> pygame.Surface:
        """One line that is made smaller, or in the end cut short, until it fits."""
        while size > SMALLEST and self.width(text, face, size, scale) > width:
            size = max(SMALLEST, size - 1)
        if self.width(text, face, size, scale) > width:
            text = self._cut(text, face, size, scale, width)
        return self.line(text, face, size, scale, colour)

    def _cut(self, text: str, face: str, size: float, scale: float, width: int) -> str:
        while text and self.width(text + "…", face, size, scale) > width:
            text = text[:-1]
        return text.rstrip() + "…"

    def width(self, text: str, face: str, size: float, scale: float) -> int:
        """How wide a line of text is, in window pixels."""
        font = self.font(face, size, scale)
        return self._measured([self._word(font, word) for word in _apart(text)], font)

    def _space(self, font: pygame.font.Font) -> int:
        """Between two words: the font's own space, or more where that is hardly seen."""
        return max(self._word(font, " "), round(font.get_height() * NARROWEST))

    def _measured(self, words: list[int], font: pygame.font.Font) -> int:
        """How wide words of these widths are together."""
        return sum(words) + self._space(font) * (len(words) - 1)

    def height(self, face: str, size: float, scale: float) -> int:
        """How far lines are apart, in window pixels."""
        return self.font(face, size, scale).get_linesize()

    def wrapped(self, text: str, face: str, size: float, scale: float, width: int) -> list[str]:
        """Lines no wider than `width`; a word that is wider stands alone."""
        return list(self._lines(text, face, size, scale, width))

    def _broken(self, text: str, face: str, size: float, scale: float, width: int) -> list[str]:
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in self._words(paragraph, face, size, scale, width):
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, face, size, scale) > width:
                    if self.width(line, face, size, scale) < EARLY * width:
                        fuller, rest = _untied(line, word)
                        if self.width(fuller, face, size, scale) <= width:
                            line, word = fuller, rest  # noqa: PLW2901 - what is left of it
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return [line.replace(TIE, " ") for line in lines]

    def _words(self, paragraph: str, face: str, size: float, scale: float, width: int) -> list[str]:
        """Between which a line may end; what belongs together is one word, if there is room."""
        words = []
        for word in TIED.sub(lambda tie: f"{tie[1] or ''}{TIE}", paragraph).split(" "):
            fits = TIE not in word or self.width(word, face, size, scale) <= width
            words += [word] if fits else word.split(TIE)
        return words

    def balanced(self, text: str, face: str, size: float, scale: float, width: int) -> list[str]:
        """As few lines as there can be, and all about as long."""
        lines = self.wrapped(text, face, size, scale, width)
        low, high = 0, width
        while len(lines) > 1 and high - low > BALANCE:
            middle = (low + high) // 2
            narrower = self.wrapped(text, face, size, scale, middle)
            fits = all(self.width(line, face, size, scale) <= middle for line in narrower)
            if fits and len(narrower) == len(lines):
                lines, high = narrower, middle
            else:
                low = middle
        return lines


def _apart(text: str) -> list[str]:
    """What stands between spaces of both kinds."""
    return text.replace(TIE, " ").split(" ")


def _untied(line: str, word: str) -> tuple[str, str]:
    """A line with the number that the next words begin with, and what is left of these."""
    number, _, rest = word.partition(TIE)
    return (f"{line} {number}", rest) if rest and number.isdigit() else (line, word)


def _width(font: pygame.font.Font, word: str) -> int:
    return font.size(word)[0]
