"""Type: five faces by their role, rendered at the size at which they are read."""

from __future__ import annotations

import pygame

from santiago_desktop import resources
from santiago_desktop.stage.art import Colour, Kept

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
SMALLEST = 18  # design pixels; nothing is ever written smaller


class Type:
    """Text at a scale."""

    def __init__(self) -> None:
        self.folder = resources.folder("assets") / "fonts"
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._kept = Kept()

    def font(self, face: str, size: float, scale: float) -> pygame.font.Font:
        """A face at a design size."""
        assert size >= SMALLEST, f"{face} at {size} is too small to be read"
        pixels = max(12, round(size * scale))
        if (face, pixels) not in self._fonts:
            self._fonts[face, pixels] = pygame.font.Font(self.folder / FACES[face], pixels)
        return self._fonts[face, pixels]

    def line(
        self, text: str, face: str, size: float, scale: float, colour: Colour
    ) -> pygame.Surface:
        """One line of text."""
        font = self.font(face, size, scale)
        key = (text, face, font.get_height(), size, scale, str(colour))
        return self._kept.get(key, lambda: font.render(text, True, colour))  # noqa: FBT003

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
        """How wide a line is."""
        return self.font(face, size, scale).size(text)[0]

    def height(self, face: str, size: float, scale: float) -> int:
        """How far lines are apart."""
        return self.font(face, size, scale).get_linesize()

    def wrapped(self, text: str, face: str, size: float, scale: float, width: int) -> list[str]:
        """Lines no wider than `width`; a word that is wider stands alone."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, face, size, scale) > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return lines
