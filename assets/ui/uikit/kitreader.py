"""Reads the atlases back and draws from them: what the program does, in Pillow.

The contact sheets are made with this, so they show the committed pictures and
prove that rectangles, margins and nine-patch borders are right.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops, ImageColor, ImageFont

from .logos import LOGOS

HERE = Path(__file__).parents[1]
FONTS = HERE.parent / "fonts"
Box = tuple[float, float, float, float]


class Kit:
    """One theme's pieces, with the common ones and the glyphs behind them."""

    def __init__(self, theme: str, scale: float = 1.0) -> None:
        """Load `theme`; `scale` is the number of screen pixels per design pixel."""
        self.scale = scale
        self.entries: dict[str, tuple[str, dict[str, Any]]] = {}
        logos = [f"logo_{name}" for name in LOGOS]
        glyphs = ("glyphs_first", "glyphs_table", "glyphs")
        own = (f"{theme}_first", f"{theme}_table", theme)
        for atlas in (*glyphs, "common_table", "common", *logos, *own):
            data = json.loads((HERE / f"{atlas}.json").read_text(encoding="ascii"))
            self.entries.update({n: (atlas, e) for n, e in data["pieces"].items()})

    def picture(self, name: str) -> tuple[Image.Image, dict[str, Any]]:
        """A piece cut from its atlas, and its entry."""
        atlas, entry = self.entries[name]
        x, y, w, h = entry["rect"]
        return load(atlas).crop((x, y, x + w, y + h)), entry

    def plain(self, canvas: Image.Image, name: str, x: float, y: float, tint: str = "") -> None:
        """Draw a piece at its own size with its box's corner at (x, y) in design pixels."""
        _, e = self.entries[name]
        _, _, w, h = e["rect"]
        left, top, right, bottom = e.get("margin", (0, 0, 0, 0))
        k = e["scale"]
        self.fitted(canvas, name, (x, y, w / k - left - right, h / k - top - bottom), tint)

    def fitted(self, canvas: Image.Image, name: str, box: Box, tint: str = "") -> None:
        """Draw a piece scaled so that its box covers `box` (x, y, w, h), in design pixels."""
        picture, e = self.picture(name)
        left, top, right, bottom = e.get("margin", (0, 0, 0, 0))
        k, s = e["scale"], self.scale
        x, y, w, h = box
        own_w = picture.width / k - left - right
        own_h = picture.height / k - top - bottom
        fx, fy = w / own_w, h / own_h
        size = (picture.width / k * fx * s, picture.height / k * fy * s)
        small = shrink(picture, (max(1, round(size[0])), max(1, round(size[1]))))
        paste(canvas, tinted(small, tint), (x - left * fx) * s, (y - top * fy) * s)

    def icon(self, canvas: Image.Image, name: str, box: Box, ink: str, accent: str = "") -> None:
        """Draw an icon: accent first, if it has one and a colour for it is given, then ink."""
        if accent and f"{name}~accent" in self.entries:
            self.fitted(canvas, f"{name}~accent", box, accent)
        self.fitted(canvas, name, box, ink)

    def patch(self, canvas: Image.Image, name: str, box: Box) -> None:
        """Stretch a nine-patch over `box` (x, y, w, h), in design pixels."""
        picture, e = self.picture(name)
        left, top, right, bottom = e.get("margin", (0, 0, 0, 0))
        k, s = e["scale"], self.scale
        x, y, w, h = (v * s for v in box)
        columns = spans(
            e["slice"][0] + left,
            e["slice"][2] + right,
            picture.width / k,
            s,
            w + (left + right) * s,
        )
        rows = spans(
            e["slice"][1] + top,
            e["slice"][3] + bottom,
            picture.height / k,
            s,
            h + (top + bottom) * s,
        )
        for source_y, target_y in rows:
            for source_x, target_x in columns:
                part = (source_x[0] * k, source_y[0] * k, source_x[1] * k, source_y[1] * k)
                size = (target_x[1] - target_x[0], target_y[1] - target_y[0])
                if min(size) > 0:
                    piece = shrink(picture.crop(tuple(round(v) for v in part)), size)
                    paste(canvas, piece, x - left * s + target_x[0], y - top * s + target_y[0])


def spans(
    first: float, last: float, length: float, scale: float, target: float
) -> list[tuple[tuple[float, float], tuple[int, int]]]:
    """The three parts of one axis: (from, to) in the source, (from, to) on the screen."""
    borders = (first + last) * scale
    squeeze = min(1.0, target / borders) if borders else 1.0
    a = round(first * scale * squeeze)
    b = round(target) - round(last * scale * squeeze)
    return [
        ((0, first), (0, a)),
        ((first, length - last), (a, b)),
        ((length - last, length), (b, round(target))),
    ]


@cache
def load(atlas: str) -> Image.Image:
    """An atlas picture."""
    return Image.open(HERE / f"{atlas}.webp").convert("RGBA")


@cache
def font(name: str, size: float) -> ImageFont.FreeTypeFont:
    """One of the program's fonts."""
    return ImageFont.truetype(str(FONTS / f"{name}.ttf"), size)


def shrink(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Scale with premultiplied alpha."""
    if picture.size == size:
        return picture
    return (
        picture.convert("RGBa")
        .resize(size, Image.Resampling.BOX if _halves(picture, size) else Image.Resampling.LANCZOS)
        .convert("RGBA")
    )


def _halves(picture: Image.Image, size: tuple[int, int]) -> bool:
    return picture.width == 2 * size[0] and picture.height == 2 * size[1]


def tinted(picture: Image.Image, tint: str) -> Image.Image:
    """Multiply a picture with a colour."""
    if not tint:
        return picture
    return ImageChops.multiply(
        picture, Image.new("RGBA", picture.size, (*ImageColor.getrgb(tint)[:3], 255))
    )


def paste(canvas: Image.Image, picture: Image.Image, x: float, y: float) -> None:
    """Lay a picture over the canvas; what lies outside is cut off."""
    left, top = round(x), round(y)
    cut_x, cut_y = max(0, -left), max(0, -top)
    if cut_x or cut_y:
        picture = picture.crop((cut_x, cut_y, picture.width, picture.height))
    if picture.width > 0 and picture.height > 0:
        canvas.alpha_composite(picture, (left + cut_x, top + cut_y))
