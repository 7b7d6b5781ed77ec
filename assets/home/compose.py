"""From renders to what the program loads: `python -m assets.home.compose [--drafts FOLDER]`.

Mixes the three hours into one quay, lays the prints on the boxes, cuts out shadows and lit ground.
Nothing is rendered: a new front picture of a game needs this step alone.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFilter

from assets.pipeline import atlas
from assets.pipeline.files import bleed
from assets.pipeline.finish import Finish, finished

from .covers import COVERS, front, side
from .models.boxes import BLANK
from .models.catalogue import BOX_SCALE, HOURS, STRIPS
from .models.places import BOXES, DESIGN, Box, Part, Point

Field = npt.NDArray[np.float32]
HOME = Path(__file__).resolve().parent
DUSK, NIGHTFALL = (0.30, 0.40), (0.56, 0.66)  # shares of the width where the hours meet
FINISH = Finish(bloom=0.30, bright=0.80, contrast=0.12, saturation=1.06)
CALM = 0.42  # how much darker the water becomes under the panel
VIGNETTE = 0.30
SPOTS = {"santiago": (355, 640), "manila": (955, 640), "cargo_noir": (1565, 640)}
LIFT = 34  # design pixels by which the program lifts the box in sight
BRIGHTNESS = {"rest": 0.74, "chosen": 1.0}  # of a print, against its file
TINT = 0.3  # how much of the light's colour a print takes
UNEVEN = 0.6  # how much of its unevenness
SHADOW = (22, 13, 28)
DEEPEST = 0.42  # share of light that a lifted box's shadow leaves
LAMPLIGHT = 1.7  # how much more than in the render its lamp brightens the ground
GLOW = {"morning": 0.16, "evening": 0.34, "night": 0.6}  # of the lamp on the stones
QUAYSIDE = 430  # above it nothing belongs to the quay but lamp posts
JPEG, SMALLER = 90, 1280
MARGIN = 28  # over which a patch of ground fades out


@dataclass(frozen=True)
class Renders:
    """The rendered pictures, all brought to the design's size (boxes to twice that)."""

    folder: Path
    ending: str = ".webp"

    def read(self, name: str, size: tuple[int, int]) -> Image.Image:
        """One picture at that size."""
        with Image.open(self.folder / f"{name}{self.ending}") as opened:
            picture = opened.convert("RGBA")
        if picture.size != size:
            picture = picture.resize(size, Image.Resampling.LANCZOS)
        return picture

    def strip(self, hour: str) -> Image.Image:
        """The quay at one hour, black where it isn't rendered."""
        return self._placed(f"quay_{hour}", STRIPS[hour])

    def ground(self, which: Box, state: str) -> Image.Image:
        """The quay with a box's shadow."""
        return self._placed(f"ground_{which.game}_{state}", which.ground())

    def box(self, which: Box, state: str) -> Image.Image:
        """A blank box."""
        left, top, right, bottom = which.part(state == "chosen")
        size = ((right - left) * BOX_SCALE, (bottom - top) * BOX_SCALE)
        return self.read(f"box_{which.game}_{state}", size)

    def _placed(self, name: str, part: Part) -> Image.Image:
        left, top, right, bottom = part
        whole = Image.new("RGB", DESIGN)
        picture = self.read(name, (right - left, bottom - top)).convert("RGB")
        whole.paste(picture, (left, top))
        return whole


# -- the quay ------------------------------------------------------------------------------------


def as_field(picture: Image.Image) -> Field:
    """Pixels as numbers from 0 to 255."""
    return np.asarray(picture.convert("RGB")).astype(np.float32)


def as_picture(field: Field) -> Image.Image:
    """And back."""
    return Image.fromarray(np.round(np.clip(field, 0, 255)).astype(np.uint8))


def mixed(morning: Field, evening: Field, night: Field) -> Field:
    """One picture whose light goes from morning on the left to night on the right."""
    dusk, nightfall = _rise(DUSK), _rise(NIGHTFALL)
    later = evening * (1 - nightfall) + night * nightfall
    return np.asarray(morning * (1 - dusk) + later * dusk, dtype=np.float32)


def _rise(span: tuple[float, float]) -> Field:
    """0 left of a span of the width, 1 right of it, soft between."""
    across = np.linspace(0, 1, DESIGN[0], dtype=np.float32)
    step = np.clip((across - span[0]) / (span[1] - span[0]), 0, 1)
    return np.asarray((step * step * (3 - 2 * step))[None, :, None], dtype=np.float32)


def graded(quay: Field) -> Field:
    """Bloom, calm water under the panel, darker corners."""
    done = as_field(finished(as_picture(quay), FINISH))
    down, across = np.mgrid[0 : DESIGN[1], 0 : DESIGN[0]].astype(np.float32)
    calm = 1 - CALM * np.clip((down - 700) / 380, 0, 1)
    away = np.hypot((across - 960) / 1150, (down - 470) / 760)
    corners = 1 - VIGNETTE * np.clip(away - 0.62, 0, 1) / 0.5
    return np.asarray(done * (calm * corners)[..., None], dtype=np.float32)


# -- the ground under a box ----------------------------------------------------------------------


def shadow(plain: Field, shaded: Field, part: Part) -> Image.Image:
    """What a box takes from the ground, as one dark colour with an alpha."""
    left = (_smoothed(shaded) + 2) / (_smoothed(plain) + 2)
    alpha = np.clip((1 - left) * 1.1 - 0.08, 0, 0.92) * 255
    pixels = np.empty((*alpha.shape, 4), np.uint8)
    pixels[..., :3] = SHADOW
    pixels[..., 3] = np.round(alpha)
    return _feathered(Image.fromarray(pixels).crop(part))


def _smoothed(field: Field) -> Field:
    """Brightness without the grain of a render."""
    soft = as_picture(field).convert("L").filter(ImageFilter.GaussianBlur(1.2))
    return np.asarray(soft).astype(np.float32)


def relit(mixed_hours: Field, plain: Field, shaded: Field) -> Field:
    """What one hour's render tells of shadow and light, done to the mixed hours."""
    darker = mixed_hours * np.maximum((shaded + 1) / (plain + 1), DEEPEST)
    brighter = mixed_hours + (shaded - plain) * LAMPLIGHT
    return np.where(shaded < plain, darker, brighter).astype(np.float32)


def pool(which: Box) -> Field:
    """How many times brighter the lamp makes the stones before the box, darker right under it."""
    x, y = SPOTS[which.game]
    down, across = np.mgrid[0 : DESIGN[1], 0 : DESIGN[0]].astype(np.float32)

    def spread(middle: float, wide: float, high: float) -> Field:
        away = ((across - x) / wide) ** 2 + ((down - middle) / high) ** 2
        return np.asarray(np.exp(-away), dtype=np.float32)

    light = 1 + GLOW[HOURS[which.game]] * spread(y + 18, 300, 46)
    return np.asarray((light * (1 - 0.45 * spread(y + 4, 215, 13)))[..., None], dtype=np.float32)


def lit_ground(before: Field, after: Field, part: Part) -> Image.Image:
    """The ground as it looks under the lamp, clear where the lamp changes nothing."""
    change = Image.fromarray(np.abs(after - before).max(axis=2).astype(np.uint8))
    change = change.filter(ImageFilter.GaussianBlur(3))
    alpha = change.point(lambda v: min(255, max(0, v - 3) * 36))
    patch = as_picture(after)
    patch.putalpha(alpha.filter(ImageFilter.GaussianBlur(3)))
    return _feathered(patch.crop(part))


def _feathered(patch: Image.Image) -> Image.Image:
    """The patch's rim runs out softly, but not where the screen ends."""
    width, height = patch.size
    across, down = np.arange(width), np.arange(height)
    rim_x = np.minimum(across + 1, width - across) / MARGIN
    rim_y = np.minimum(down + 1, height - down) / MARGIN
    weight = np.clip(np.minimum(rim_x[None, :], rim_y[:, None]), 0, 1)
    pixels = np.array(patch)
    pixels[..., 3] = np.round(pixels[..., 3] * weight)
    return Image.fromarray(bleed(pixels))


# -- the boxes -----------------------------------------------------------------------------------


def printed(blank: Image.Image, which: Box, state: str) -> Image.Image:
    """The box with its front picture and its side, in the light of the render."""
    chosen = state == "chosen"
    cover = COVERS[which.game]
    origin = which.part(chosen)[:2]
    pixels = np.asarray(blank).astype(np.float32) / 255
    for sheet, corners in (
        (front(cover), which.front(chosen)),
        (side(cover), which.flank(chosen)),
    ):
        quad = [((x - origin[0]) * BOX_SCALE, (y - origin[1]) * BOX_SCALE) for x, y in corners]
        pixels = _laid(pixels, sheet, quad, BRIGHTNESS[state])
    return Image.fromarray(bleed(np.round(np.clip(pixels, 0, 1) * 255).astype(np.uint8)))


def _laid(pixels: Field, sheet: Image.Image, quad: list[Point], brightness: float) -> Field:
    """A print on a blank face: the face's shading stays, its mean becomes `brightness`."""
    size = (pixels.shape[1], pixels.shape[0])
    mask = _mask(size, quad)
    warped = sheet.transform(
        size, Image.Transform.PERSPECTIVE, _perspective(quad, sheet.size), Image.Resampling.BICUBIC
    )
    ink = (np.asarray(warped).astype(np.float32) / 255) ** 2.2
    shade = pixels[..., :3] ** 2.2 / _blank()
    grey = shade.mean(axis=2, keepdims=True)
    shade = grey + (shade - grey) * TINT
    mean = max(float(shade[mask > 0.99].mean()), 1e-3)
    shade = (1 + (shade / mean - 1) * UNEVEN) * brightness
    lit = np.clip(ink * shade, 0, 1) ** (1 / 2.2)
    result = pixels.copy()
    result[..., :3] = pixels[..., :3] * (1 - mask[..., None]) + lit * mask[..., None]
    return result


def _blank() -> float:
    """How much light the blank face throws back."""
    return float((int(BLANK[1:3], 16) / 255) ** 2.2)


def _mask(size: tuple[int, int], quad: list[Point], fine: int = 4) -> Field:
    """1 inside the quadrangle, soft at its edges."""
    large = Image.new("L", (size[0] * fine, size[1] * fine))
    ImageDraw.Draw(large).polygon([(x * fine, y * fine) for x, y in quad], fill=255)
    small = large.resize(size, Image.Resampling.BOX)
    return np.asarray(small).astype(np.float32) / 255


def _perspective(quad: list[Point], size: tuple[int, int]) -> list[float]:
    """Pillow's eight coefficients that carry the quadrangle's corners to the sheet's."""
    rows, ends = [], []
    corners = ((0, 0), (size[0], 0), size, (0, size[1]))
    for (x, y), (u, v) in zip(quad, corners, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        ends += [u, v]
    return [float(c) for c in np.linalg.solve(np.array(rows, float), np.array(ends, float))]


# -- all together --------------------------------------------------------------------------------


def outline(which: Box, chosen: bool) -> list[list[float]]:
    """The box's silhouette as the program draws it, counted from its spot on the quay."""
    x, y = _spot(which, chosen)
    return [[round(px - x, 1), round(py - y, 1)] for px, py in _hull(which.corners(chosen))]


def _hull(points: list[Point]) -> list[Point]:
    """The convex hull, clockwise on the screen."""

    def half(ordered: list[Point]) -> list[Point]:
        kept: list[Point] = []
        for p in ordered:
            while len(kept) > 1 and _turn(kept[-2], kept[-1], p) <= 0:
                kept.pop()
            kept.append(p)
        return kept[:-1]

    ordered = sorted(points)
    return half(ordered) + half(ordered[::-1])


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _spot(which: Box, chosen: bool) -> Point:
    x, y = SPOTS[which.game]
    return (x, y - LIFT) if chosen else (x, y)


def _cut(name: str, picture: Image.Image, origin: Point, spot: Point, scale: int) -> atlas.Cut:
    anchor = ((spot[0] - origin[0]) * scale, (spot[1] - origin[1]) * scale)
    return atlas.Cut(name, picture, anchor, scale, {"drawn": 1.0})


def compose(renders: Renders, folder: Path) -> None:
    """Write quay and atlas."""
    folder.mkdir(parents=True, exist_ok=True)
    hours = {hour: as_field(renders.strip(hour)) for hour in STRIPS}
    raw = mixed(hours["morning"], hours["evening"], hours["night"])
    quay = graded(raw)
    pages: dict[str, list[atlas.Cut]] = {"boxes": [], "boxes_lit": [], "ground": []}
    for which in BOXES:
        plain, part = hours[HOURS[which.game]], _rendered(which)
        for state, ending in (("rest", ""), ("chosen", "_lit")):
            chosen = state == "chosen"
            name, spot = f"box_{which.game}{ending}", _spot(which, chosen)
            box = printed(renders.box(which, state), which, state)
            made = _cut(name, box, which.part(chosen)[:2], spot, BOX_SCALE)
            made.facts |= {"shadow": f"{name}_sh", "outline": outline(which, chosen)}
            pages["boxes" + ending].append(made)
            shaded = as_field(renders.ground(which, state))
            if chosen:
                lit = _within(relit(raw, plain, shaded) * pool(which), raw, part)
                ground = lit_ground(quay, graded(lit), part)
            else:
                ground = shadow(plain, shaded, part)
            pages["ground"].append(_cut(f"{name}_sh", ground, part[:2], SPOTS[which.game], 1))
    atlas.write(folder, BOX_SCALE, pages)
    _save(as_picture(quay), folder)


def _rendered(which: Box) -> Part:
    """The ground that a box changes, as far as its hour is rendered: nothing beyond the quay."""
    ground, strip = which.ground(), STRIPS[HOURS[which.game]]
    return (max(ground[0], strip[0]), QUAYSIDE, min(ground[2], strip[2]), ground[3])


def _within(inner: Field, outer: Field, part: Part) -> Field:
    """One field in its part of the picture, the other one elsewhere."""
    left, top, right, bottom = part
    result = outer.copy()
    result[top:bottom, left:right] = inner[top:bottom, left:right]
    return result


def _save(quay: Image.Image, folder: Path) -> None:
    quay.save(folder / "quay.jpg", quality=JPEG, optimize=True)
    size = (SMALLER, DESIGN[1] * SMALLER // DESIGN[0])
    small = quay.resize(size, Image.Resampling.LANCZOS)
    small.save(folder / f"quay_{SMALLER}.jpg", quality=JPEG, optimize=True)


def main() -> None:
    """From the finished renders, or from drafts into a folder beside them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--drafts", type=Path, help="a folder of drafts (PNG)")
    options = parser.parse_args()
    if options.drafts:
        compose(Renders(options.drafts, ".png"), options.drafts / "home" / "atlas")
    else:
        compose(Renders(HOME), HOME / "atlas")


if __name__ == "__main__":
    main()
