"""Rain, glints on the water, the lighthouse's beam and the dawn: light that has no model."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

Size = tuple[int, int]
Pixels = npt.NDArray[np.uint8]

DROP = (196, 218, 255)
RAIN_ALPHA = 44  # of 255, at most: rain is seen before and between things, and hides nothing
STROKES, SLANT = 46, 0.22
FINE = 3  # times larger, strokes are drawn


def _filled(alpha: npt.NDArray[np.floating[Any]], colour: tuple[int, int, int]) -> Pixels:
    """One colour with an alpha of 0 to 255."""
    pixels = np.empty((*alpha.shape, 4), np.uint8)
    pixels[..., :3] = colour
    pixels[..., 3] = np.clip(np.round(alpha), 0, 255)
    return pixels


def rain(size: Size, number: int) -> Pixels:
    """Some strokes of rain; no stroke touches the edge, so that no box is seen."""
    luck, (width, height) = random.Random(number), size
    veil = Image.new("L", (width * FINE, height * FINE), 0)
    pen = ImageDraw.Draw(veil)
    for _ in range(STROKES):
        long = luck.uniform(14, 34)
        x, y = luck.uniform(12, width - 12), luck.uniform(2, height - long - 2)
        ends = [(x * FINE, y * FINE), ((x - SLANT * long) * FINE, (y + long) * FINE)]
        pen.line(ends, fill=round(RAIN_ALPHA * luck.uniform(0.45, 1)), width=FINE + 1)
    alpha = np.array(veil.resize(size, Image.Resampling.LANCZOS), dtype=np.float32)
    return _filled(alpha, DROP)


def glint(size: Size, colour: tuple[int, int, int]) -> Pixels:
    """A short streak of light that lies on a wave."""
    width, height = size
    x = np.linspace(-1, 1, width)[None, :]
    y = np.linspace(-1, 1, height)[:, None]
    bend = y - 0.25 * np.cos(3 * x)
    alpha = 235 * np.exp(-7 * bend**2) * np.clip(1 - x**2, 0, 1) ** 2
    return _filled(alpha, colour)


def ripple(size: Size) -> Pixels:
    """The ring that a drop makes."""
    width, height = size
    x = np.linspace(-1, 1, width)[None, :]
    y = np.linspace(-1, 1, height)[:, None]
    ring = np.sqrt(x**2 + y**2)
    return _filled(150 * np.exp(-120 * (ring - 0.78) ** 2), DROP)


def beam(size: Size) -> Pixels:
    """A cone of light to the right, from the middle of its left edge."""
    width, height = size
    x = np.linspace(0, 1, width)[None, :]
    y = np.linspace(-1, 1, height)[:, None]
    across = np.abs(y) / (0.05 + 0.75 * x)
    alpha = 190 * np.exp(-3.2 * across**2) * (1 - x) ** 0.7 * np.clip(10 * x, 0, 1)
    return _filled(alpha, (255, 238, 196))


def dawn(size: Size) -> Pixels:
    """Rose light from above that fades out over the sea; small, as it is drawn much larger."""
    width, height = size
    down = np.linspace(0, 1, height)[:, None]
    alpha = 58 * np.clip(1 - down, 0, 1) ** 1.4 * np.ones((1, width))
    pixels = _filled(alpha, (255, 128, 132))
    pixels[..., 1] = np.round(128 + 44 * (1 - down) ** 3)  # warmer towards the sun
    return pixels
