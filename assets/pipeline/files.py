"""Picture files: WebP that carries the fingerprint of the scene it was rendered from."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from PIL import Image

from .finish import Finish, Frame, feathered, finished
from .sunlight import sunlit

if TYPE_CHECKING:
    from .piece import Picture

SHADOW_COLOUR = (38, 24, 44)
SHADOW_STRENGTH = 0.74
FEATHER = 22.0  # design pixels over which a patch fades out
SHADOW_FLOOR = 18  # a shadow catcher is never quite clean: alpha below this is noise


def fingerprint_of(path: Path) -> str | None:
    """The fingerprint that a picture was saved with; none if there is no such picture."""
    if not path.exists():
        return None
    with Image.open(path) as picture:
        raw = picture.info.get("xmp", b"")
    return raw.decode() if isinstance(raw, bytes) else str(raw)


def save_sprite(source: Path, target: Path, fingerprint: str) -> None:
    """A rendered sprite with colour bled under its transparent rim."""
    with Image.open(source) as picture:
        pixels = np.array(picture.convert("RGBA"))
    _save(Image.fromarray(bleed(pixels)), target, fingerprint, quality=95, exact=True)


def save_painted(pixels: npt.NDArray[np.uint8], target: Path, fingerprint: str) -> None:
    """A painted sprite, which has its colour under its transparent rim already."""
    _save(Image.fromarray(pixels), target, fingerprint, quality=95, exact=True)


def save_shadow(source: Path, target: Path, fingerprint: str) -> None:
    """A shadow-catcher picture as one colour with a clean alpha."""
    with Image.open(source) as picture:
        alpha = np.array(picture.convert("RGBA"))[..., 3].astype(np.float32)
    alpha = np.clip(alpha - SHADOW_FLOOR, 0, None) * 255 / (255 - SHADOW_FLOOR)
    pixels = np.empty((*alpha.shape, 4), np.uint8)
    pixels[..., :3] = SHADOW_COLOUR
    pixels[..., 3] = np.round(faded(alpha * SHADOW_STRENGTH))
    _save(Image.fromarray(pixels), target, fingerprint, quality=90, exact=True)


def faded(alpha: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """The faintest part of a shadow runs out softly: no visible edge of the frame."""
    slope: npt.NDArray[np.float32] = np.clip((alpha - 10) / 30, 0, 1).astype(np.float32)
    result: npt.NDArray[np.float32] = alpha * slope
    return result


def save_picture(source: Path, target: Path, fingerprint: str, look: Picture) -> None:
    """A whole picture, with its sunlight and its finish."""
    with Image.open(source) as picture:
        bright = sunlit(picture, look.sun) if look.sun else picture
        whole = finished(bright, look.finish)
    _save(whole, target, fingerprint, quality=look.quality, exact=False)


def mend_picture(source: Path, target: Path, fingerprint: str, look: Picture, frame: Frame) -> None:
    """A whole picture of which only `frame` was rendered anew; its rim fades into the old one."""
    with Image.open(source) as part, Image.open(target) as old:
        scale = part.width / (frame[2] - frame[0])
        fresh = feathered(finished(part, look.finish, frame), FEATHER * scale)
        whole = old.convert("RGB")
    whole.paste(fresh, (round(frame[0] * scale), round(frame[1] * scale)), fresh)
    _save(whole, target, fingerprint, quality=look.quality, exact=False)


def save_patch(source: Path, target: Path, fingerprint: str, finish: Finish, frame: Frame) -> None:
    """A part of a picture that fades out towards its rim."""
    with Image.open(source) as picture:
        part = finished(picture, finish, frame)
    rim = FEATHER * part.width / (frame[2] - frame[0])
    _save(feathered(part, rim), target, fingerprint, quality=92, exact=True)


def _save(picture: Image.Image, target: Path, fingerprint: str, quality: int, exact: bool) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = target.with_suffix(".new")  # whoever reads meanwhile sees the old picture whole
    xmp = fingerprint.encode()
    picture.save(fresh, "WEBP", quality=quality, method=6, exact=exact, xmp=xmp)
    fresh.replace(target)


def bleed(pixels: npt.NDArray[np.uint8], reach: int = 4) -> npt.NDArray[np.uint8]:
    """Spread colour outwards under transparent pixels: scaling then shows no dark rim."""
    colour = pixels[..., :3].astype(np.float32)
    known = (pixels[..., 3] > 8).astype(np.float32)
    colour *= known[..., None]
    for _ in range(reach):
        total, weight = _neighbours(colour * known[..., None]), _neighbours(known[..., None])
        fresh = (known == 0) & (weight[..., 0] > 0)
        colour[fresh] = total[fresh] / weight[fresh]
        known[fresh] = 1
    result = pixels.copy()
    result[..., :3] = np.round(colour)
    return result


def _neighbours(field: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    padded = np.pad(field, ((1, 1), (1, 1), (0, 0)))
    height, width = field.shape[:2]
    shifts = [(dy, dx) for dy in range(3) for dx in range(3)]
    total = np.zeros_like(field)
    for dy, dx in shifts:
        total += padded[dy : dy + height, dx : dx + width]
    return total
