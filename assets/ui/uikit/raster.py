"""From SVG to pixels."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import resvg_py
from PIL import Image

from .piece import Piece
from .svgdoc import document

FONTS = Path(__file__).parents[2] / "fonts"


def rasterise(svg: str) -> Image.Image:
    """Render one SVG document; text uses the program's own fonts only."""
    data = resvg_py.svg_to_bytes(svg_string=svg, font_dirs=[str(FONTS)], skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA")


def render(piece: Piece) -> Image.Image:
    """Render one piece with its margins, ready to be scaled without dark fringes."""
    picture = rasterise(document(piece.view_box, piece.body, piece.scale))
    return whiten(picture) if piece.mask else bleed(picture)


def whiten(picture: Image.Image) -> Image.Image:
    """Keep the alpha of a mask and make every pixel white, the transparent ones too."""
    white = Image.new("RGBA", picture.size, (255, 255, 255, 0))
    white.putalpha(picture.getchannel("A"))
    return white


def bleed(picture: Image.Image, steps: int = 4) -> Image.Image:
    """Spread edge colours into transparent pixels, so that smooth scaling shows no dark rim."""
    pixels = np.array(picture, dtype=np.float32)
    known = (pixels[..., 3] > 0).astype(np.float32)
    colour = pixels[..., :3] * known[..., None]
    for _ in range(steps):
        near, count = _neighbours(colour), _neighbours(known[..., None])
        fill = (known == 0) & (count[..., 0] > 0)
        colour[fill] = near[fill] / count[fill]
        known[fill] = 1
    pixels[..., :3] = colour
    return Image.fromarray(pixels.round().astype(np.uint8), "RGBA")


def _neighbours(field: np.ndarray) -> np.ndarray:
    """Sum of the eight neighbours of every pixel."""
    padded = np.pad(field, ((1, 1), (1, 1), (0, 0)))
    h, w = field.shape[:2]
    total = np.zeros_like(field)
    for dy in range(3):
        for dx in range(3):
            if (dy, dx) != (1, 1):
                total += padded[dy : dy + h, dx : dx + w]
    return total
