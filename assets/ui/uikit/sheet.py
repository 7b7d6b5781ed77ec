"""A canvas for contact sheets: labels, sections, grounds."""

from __future__ import annotations

from PIL import Image, ImageColor, ImageDraw

from .kitreader import Box, Kit, font
from .palette import THEMES, Theme

INK = "#3B1F12"
ACCENT = "#FFC82E"


class Sheet:
    """One contact sheet in design pixels."""

    def __init__(self, size: tuple[int, int], ground: str, theme: str = "day") -> None:
        """An empty sheet."""
        self.canvas = Image.new("RGBA", size, ground)
        self.kit = Kit(theme)
        self.theme: Theme = next(t for t in THEMES if t.name == theme)

    def ground(self, box: Box, colour: str) -> None:
        """Paint a rectangle."""
        x, y, w, h = box
        ImageDraw.Draw(self.canvas).rectangle((x, y, x + w - 1, y + h - 1), fill=colour)

    def text(
        self,
        place: tuple[float, float],
        words: str,
        size: float = 15,
        colour: str = INK,
        face: str = "nunito_bold",
        anchor: str = "la",
    ) -> None:
        """Write a line."""
        draw = ImageDraw.Draw(self.canvas)
        draw.text(place, words, fill=colour, font=font(face, size), anchor=anchor)

    def patch(
        self, name: str, box: Box, label: str = "", colour: str = "", size: float = 26
    ) -> None:
        """A stretched piece with a word in the middle of it."""
        self.kit.patch(self.canvas, name, box)
        if label:
            x, y, w, h = box
            shift = {"hover": -2, "pressed": 2}.get(name.rsplit(".", 1)[-1], 0) - 2
            place = (x + w / 2, y + h / 2 + shift)
            self.text(place, label, size, colour, "oswald_semibold", "mm")

    def icon(self, name: str, box: Box, ink: str = INK, accent: str = ACCENT) -> None:
        """An icon with its accent."""
        self.kit.icon(self.canvas, name, box, ink, accent)

    def plain(self, name: str, x: float, y: float, tint: str = "") -> None:
        """A piece at its own size."""
        self.kit.plain(self.canvas, name, x, y, tint)

    def width(self, name: str, height: float) -> float:
        """The width of a glyph of this height."""
        _, _, w, h = self.kit.entries[name][1]["rect"]
        return float(height * w / h)

    def names(self, prefix: str) -> list[str]:
        """All pieces of a family, without their accents and tints."""
        return sorted(n for n in self.kit.entries if n.startswith(prefix) and "~" not in n)

    def rgb(self) -> Image.Image:
        """The finished sheet."""
        return self.canvas.convert("RGB")


def greyscale(picture: Image.Image) -> Image.Image:
    """What is left without colour."""
    return picture.convert("L").convert("RGB")


# Machado, Oliveira, Fernandes 2009, severity 1.0, on linear RGB
DEFECTS = {
    "deuteranopia": (
        0.367322,
        0.860646,
        -0.227968,
        0.280085,
        0.672501,
        0.047413,
        -0.01182,
        0.04294,
        0.968881,
    ),
    "protanopia": (
        0.152286,
        1.052583,
        -0.204868,
        0.114503,
        0.786281,
        0.099216,
        -0.003882,
        -0.048116,
        1.051998,
    ),
    "tritanopia": (
        1.255528,
        -0.076749,
        -0.178779,
        -0.078411,
        0.930809,
        0.147602,
        0.004733,
        0.691367,
        0.3039,
    ),
}


def simulate(picture: Image.Image, defect: str) -> Image.Image:
    """A picture as somebody with a colour vision defect sees it."""
    import numpy as np

    matrix = np.array(DEFECTS[defect]).reshape(3, 3)
    s = np.asarray(picture.convert("RGB"), dtype=np.float64) / 255
    linear = np.where(s <= 0.04045, s / 12.92, ((s + 0.055) / 1.055) ** 2.4)
    seen = np.clip(linear @ matrix.T, 0, 1)
    back = np.where(seen <= 0.0031308, seen * 12.92, 1.055 * seen ** (1 / 2.4) - 0.055)
    return Image.fromarray((back * 255).round().astype(np.uint8), "RGB")


def luminance(colour: str) -> float:
    """Relative luminance as WCAG defines it."""
    return luminance_rgb(ImageColor.getrgb(colour)[:3])


def luminance_rgb(rgb: tuple[int, ...]) -> float:
    """The same for three numbers."""
    parts = [v / 255 for v in rgb]
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: float, b: float) -> float:
    """WCAG contrast of two luminances."""
    low, high = sorted((a, b))
    return (high + 0.05) / (low + 0.05)
