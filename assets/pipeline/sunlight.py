"""Low warm sunlight over a picture, in two dimensions: a glow, rays, glints on the water."""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

Pixels = npt.NDArray[np.float32]
GLINTS = 620
SHORE = 0.22  # how far down the picture the water begins, as a share of its height
WARM, GLITTER, RAYS = (1.0, 0.80, 0.46), (1.0, 0.95, 0.78), (1.0, 0.85, 0.55)
TINT = (1.02, 0.985, 0.95)


@dataclass(frozen=True)
class Sunlight:
    """How strong each part is; the sun stands beyond the upper left corner."""

    warmth: float
    rays: float


def sunlit(picture: Image.Image, sun: Sunlight) -> Image.Image:
    """The picture late in the afternoon."""
    pixels: Pixels = np.asarray(picture.convert("RGB")).astype(np.float32) / 255
    y, x = _places(pixels.shape[0], pixels.shape[1])
    water = (pixels[..., 2] > pixels[..., 0] + 0.12) & (pixels[..., 1] > 0.3)
    near = np.clip(1 - np.hypot((x - 0.12) * 1.15, (y + 0.05) * 0.9) / 1.05, 0, 1)
    lit = _screened(pixels, WARM, sun.warmth * near.astype(np.float32) ** 1.4)
    lit *= np.array(TINT, np.float32)
    lit += (np.array(GLITTER, np.float32) - lit) * (_glints(water) * water)[..., None]
    lit = _screened(lit, RAYS, sun.rays * _rays(y, x))
    return Image.fromarray(np.round(np.clip(lit, 0, 1) * 255).astype(np.uint8))


def _places(height: int, width: int) -> tuple[Pixels, Pixels]:
    """Down and across, each from 0 to 1."""
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    return rows / height, columns / width


def _screened(pixels: Pixels, light: tuple[float, ...], strength: Pixels) -> Pixels:
    """Light added as on a screen: it never burns out."""
    shine = strength[..., None] * np.array(light, np.float32)
    return np.subtract(1, (1 - pixels) * (1 - shine), dtype=np.float32)


def _rays(y: Pixels, x: Pixels) -> Pixels:
    turn = np.arctan2(y + 0.25, (x + 0.10) * 1.6)
    fan = np.clip(np.sin(turn * 26) * 1.6 + 0.3, 0, 1)
    return np.multiply(fan, np.clip(1 - np.hypot(x, y) / 1.15, 0, 1), dtype=np.float32)


def _glints(water: npt.NDArray[np.bool_]) -> Pixels:
    """Flashes of the sun on the ripples, denser on the left; some are little stars."""
    height, width = water.shape
    unit = width / 1920
    rng = random.Random(4)
    image = Image.new("L", (width * 2, height * 2), 0)
    draw = ImageDraw.Draw(image)
    for _ in range(GLINTS):
        x, y = rng.random() ** 1.25 * width, (SHORE + rng.random() * 0.62) * height
        long, thin, tall = rng.uniform(2, 8) * unit, 1.2 * unit, 6 * unit
        strength = int(rng.uniform(60, 210) * (1.05 - 0.75 * x / width))
        star = rng.random() < 0.12
        if not water[min(int(y), height - 1), min(int(x), width - 1)]:
            continue
        draw.ellipse((2 * (x - long), 2 * y - thin, 2 * (x + long), 2 * y + thin), fill=strength)
        if star:
            draw.ellipse((2 * x - thin, 2 * y - tall, 2 * x + thin, 2 * y + tall), fill=strength)
    small = image.resize((width, height), Image.Resampling.LANCZOS)
    return np.divide(np.asarray(small), 255, dtype=np.float32)
