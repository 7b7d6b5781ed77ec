"""Draws the program's icon at every size: `python assets/icon/build.py`.

Three drawings: the full one from 48 pixels on, a simpler one below, and one drawn
pixel by pixel for 16. Needs resvg_py and
Pillow (assets/ui/requirements.txt).
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

import resvg_py
from PIL import Image

HERE = Path(__file__).parent
NAME = "santiago_desktop"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIZES = (16, 32, 64, 128, 256, 512, 1024)
SIMPLER = {16: "_tiny", 24: "_small", 32: "_small"}  # endings of the drawings for small sizes


def draw(size: int) -> Image.Image:
    """The icon at one size."""
    drawing = f"{NAME}{SIMPLER.get(size, '')}.svg"
    svg = (HERE / drawing).read_text(encoding="utf-8")
    data = resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA")


def write_ico(pictures: dict[int, Image.Image]) -> None:
    """Windows: every size drawn on its own, not scaled from the largest."""
    sizes = [(s, s) for s in ICO_SIZES]
    others = [pictures[s] for s in ICO_SIZES[:-1]]
    largest = pictures[ICO_SIZES[-1]]
    largest.save(HERE / f"{NAME}.ico", sizes=sizes, append_images=others)


def write_icns(pictures: dict[int, Image.Image]) -> None:
    """macOS."""
    others = [pictures[s] for s in ICNS_SIZES[:-1]]
    pictures[ICNS_SIZES[-1]].save(HERE / f"{NAME}.icns", append_images=others)


def main() -> int:
    """Write PNG, ICO and ICNS files beside this script."""
    pictures = {size: draw(size) for size in SIZES}
    for size, picture in pictures.items():
        picture.save(HERE / f"{NAME}_{size}.png", optimize=True)
    write_ico(pictures)
    write_icns(pictures)
    for file in sorted(HERE.glob(f"{NAME}*.*")):
        print(f"{file.name:28} {file.stat().st_size:8}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
