"""What a rendered picture gets before it is saved: bloom round lamps, contrast, a vignette."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageFilter

Pixels = npt.NDArray[np.float32]
Frame = tuple[float, float, float, float]  # left, top, right, bottom in the design's 1920 x 1080
WHOLE: Frame = (0, 0, 1920, 1080)
HALOES = ((4.0, 0.55), (12.0, 0.55), (34.0, 0.6))  # radius in design pixels, and how much of it


@dataclass(frozen=True)
class Finish:
    """How strongly each step works; all nothing is the picture as it was rendered."""

    bloom: float = 0.0  # how much bright and colourful spots shine into their surroundings
    bright: float = 0.74  # from which brightness they do
    contrast: float = 0.0  # share of a curve that steepens the middle
    saturation: float = 1.0
    vignette: float = 0.0  # how much darker the corners are
    middle: tuple[float, float] = (0.58, 0.5)  # of the vignette


def finished(picture: Image.Image, how: Finish, frame: Frame = WHOLE) -> Image.Image:
    """The picture as it is shown; `frame` is the part of the whole that it covers."""
    scale = picture.width / (frame[2] - frame[0])
    pixels = np.asarray(picture.convert("RGB")).astype(np.float32) / 255
    pixels = _bloomed(pixels, how, scale)
    curve = pixels * pixels * (3 - 2 * pixels)
    pixels = pixels * (1 - how.contrast) + curve * how.contrast
    mean = pixels.mean(axis=2, keepdims=True)
    pixels = mean + (pixels - mean) * how.saturation
    shade = _vignette(picture.size, how, frame)
    return _image(np.clip(pixels, 0, 1) * shade[..., None])


def _image(pixels: Pixels) -> Image.Image:
    return Image.fromarray(np.round(np.clip(pixels, 0, 1) * 255).astype(np.uint8))


def _bloomed(pixels: Pixels, how: Finish, scale: float) -> Pixels:
    if not how.bloom:
        return pixels
    top = pixels.max(axis=2, keepdims=True)
    colourful = np.clip((top - pixels.min(axis=2, keepdims=True)) * 1.6, 0, 1)
    share = np.clip((top - how.bright) / (1 - how.bright), 0, 1) ** 1.5
    hot = _image((pixels * share * (0.45 + 0.55 * colourful)).astype(np.float32))
    layers = [
        amount / 255 * np.asarray(hot.filter(ImageFilter.GaussianBlur(radius * scale)))
        for radius, amount in HALOES
    ]
    shine: Pixels = np.sum(layers, axis=0, dtype=np.float32)
    result = 1 - (1 - pixels) * (1 - np.minimum(shine * how.bloom, 1))
    return result.astype(np.float32)


def _vignette(size: tuple[int, int], how: Finish, frame: Frame) -> Pixels:
    width, height = size
    across = np.linspace(frame[0], frame[2], width, dtype=np.float32)[None, :] / WHOLE[2]
    down = np.linspace(frame[1], frame[3], height, dtype=np.float32)[:, None] / WHOLE[3]
    far = np.hypot((across - how.middle[0]) / 0.66, (down - how.middle[1]) / 0.74)
    dark: Pixels = 1 - how.vignette * np.clip(far - 0.55, 0, 1) ** 1.3
    return dark


def feathered(picture: Image.Image, width: float) -> Image.Image:
    """The picture with a rim, `width` pixels wide, over which it fades out."""
    mask = Image.new("L", picture.size, 0)
    rim = round(width)
    mask.paste(255, (rim, rim, picture.width - rim, picture.height - rim))
    result = picture.convert("RGB").copy()
    result.putalpha(mask.filter(ImageFilter.GaussianBlur(width / 2.6)))
    return result
