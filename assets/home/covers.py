"""The prints of the boxes: a front picture with frame and logo, and the side with the logo."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter

ASSETS = Path(__file__).resolve().parents[1]
SIZE = (1000, 1102)  # of a front
SIDE = (248, 1102)
FRAME, LINE = 16, 5  # the coloured edge and the bright line in it
BRASS = "#E9B84A"
Colour = str


@dataclass(frozen=True)
class Cover:
    """What is printed on one game's box."""

    game: str
    crop: tuple[float, float, float]  # of the front picture: middle across, top, height (shares)
    logo: tuple[float, float]  # its width and its top, as shares of the front
    edge: Colour
    line: Colour
    side: tuple[Colour, Colour]  # from the top to the bottom


COVERS = {
    "santiago": Cover(
        "santiago", (0.529, 0.0, 0.93), (0.92, 0.045), "#0F6A62", "#FFE39A", ("#16897E", "#0C5F58")
    ),
    "manila": Cover(
        "manila", (0.5, 0.0, 0.93), (0.66, 0.035), "#7A2E14", "#FFE39A", ("#C4562A", "#7E2C1A")
    ),
    "cargo_noir": Cover(
        "cargo_noir", (0.5, 0.0, 0.93), (0.9, 0.03), "#10163A", "#3DE8DA", ("#20265C", "#0C1030")
    ),
}


def front(cover: Cover) -> Image.Image:
    """The lid: front picture, shade behind the logo, logo, frame."""
    sheet = _picture(cover).convert("RGBA")
    logo = _scaled(_logo(cover.game), round(SIZE[0] * cover.logo[0]))
    at = ((SIZE[0] - logo.width) // 2, round(SIZE[1] * cover.logo[1]))
    sheet.alpha_composite(_halo(logo, at))
    sheet.alpha_composite(logo, at)
    draw = ImageDraw.Draw(sheet)
    draw.rectangle((0, 0, SIZE[0] - 1, SIZE[1] - 1), outline=cover.edge, width=FRAME)
    inner = (FRAME, FRAME, SIZE[0] - 1 - FRAME, SIZE[1] - 1 - FRAME)
    draw.rectangle(inner, outline=cover.line, width=LINE)
    return sheet.convert("RGB")


def side(cover: Cover) -> Image.Image:
    """The lid's edge: the game's colour and its name, read from below."""
    sheet = _fall(SIDE, *cover.side).convert("RGBA")
    logo = _logo(cover.game).rotate(90, expand=True)
    factor = min(SIDE[0] * 0.68 / logo.width, SIDE[1] * 0.78 / logo.height)
    logo = _scaled(logo, round(logo.width * factor))
    sheet.alpha_composite(logo, ((SIDE[0] - logo.width) // 2, (SIDE[1] - logo.height) // 2))
    draw = ImageDraw.Draw(sheet)
    draw.rectangle((8, 8, SIDE[0] - 9, SIDE[1] - 9), outline=BRASS, width=4)
    return sheet.convert("RGB")


def _picture(cover: Cover) -> Image.Image:
    """A part of the game's front picture; its colours alone while there is none."""
    file = ASSETS / cover.game / "title.webp"
    if not file.exists():
        return _fall(SIZE, *cover.side)
    with Image.open(file) as opened:
        whole = opened.convert("RGB")
    middle, top, share = cover.crop
    height = whole.height * share
    width = height * SIZE[0] / SIZE[1]
    left = min(max(0.0, whole.width * middle - width / 2), whole.width - width)
    frame = (left, whole.height * top, left + width, whole.height * top + height)
    return whole.resize(SIZE, Image.Resampling.LANCZOS, box=frame)


def _logo(game: str) -> Image.Image:
    """The painted name, without the room around it."""
    entry = json.loads((ASSETS / "ui" / f"logo_{game}.json").read_text("utf-8"))
    left, top, width, height = entry["pieces"][f"logo.{game}"]["rect"]
    with Image.open(ASSETS / "ui" / entry["picture"]) as opened:
        whole = opened.convert("RGBA").crop((left, top, left + width, top + height))
    return whole.crop(whole.getchannel("A").getbbox())


def _scaled(picture: Image.Image, width: int) -> Image.Image:
    size = (width, round(picture.height * width / picture.width))
    return picture.resize(size, Image.Resampling.LANCZOS)


def _halo(logo: Image.Image, at: tuple[int, int]) -> Image.Image:
    """Dusk around the letters, so that they stand off any sky."""
    alpha = Image.new("L", SIZE)
    alpha.paste(logo.getchannel("A"), at)
    soft = alpha.filter(ImageFilter.GaussianBlur(26)).point(lambda v: round(v * 0.42))
    near = alpha.filter(ImageFilter.GaussianBlur(7)).point(lambda v: round(v * 0.4))
    dusk = Image.new("RGBA", SIZE, "#241226")
    dusk.putalpha(ImageChops.lighter(soft, near))
    return dusk


def _fall(size: tuple[int, int], top: Colour, bottom: Colour) -> Image.Image:
    """A colour that turns into another one downwards."""
    slope = Image.linear_gradient("L").resize(size)
    return Image.composite(Image.new("RGB", size, bottom), Image.new("RGB", size, top), slope)
