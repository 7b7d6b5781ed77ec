"""Grounds of whole screens: a Cuban cement tile, to be repeated without a seam."""

from __future__ import annotations

from dataclasses import dataclass

from .palette import Theme
from .piece import Piece
from .svgdoc import circle, group, path, rect

SIDE = 160
HALF = SIDE / 2


@dataclass(frozen=True)
class TileColours:
    """Colours of the tile: near each other, so that panels stand out."""

    ground: str
    petal: str
    star: str
    ring: str
    heart: str
    joint: str


TILES = {
    "day": TileColours("#EAD8AF", "#D9C08C", "#BFC9A8", "#C99F6E", "#E3B98A", "#C9B17E"),
    "night": TileColours("#13232B", "#182E37", "#1B3B42", "#1F4A50", "#3A2038", "#0C181E"),
    "contrast": TileColours(*["#000000"] * 6),
}


def grounds(t: Theme) -> list[Piece]:
    """The floor of menus, settings and results."""
    return [Piece("tile.floor", (SIDE, SIDE), _tile(TILES[t.name]))]


def _tile(c: TileColours) -> str:
    """One tile: a star in the middle, quarters of a rosette in the corners."""
    body = rect(0, 0, SIDE, SIDE, 0, fill=c.ground)
    for x in (0, SIDE):
        for y in (0, SIDE):
            body += circle(x, y, 52, fill=c.petal)
            body += circle(x, y, 45, fill="none", stroke=c.ring, stroke_width=3)
            body += circle(x, y, 34, fill=c.star)
            body += circle(x, y, 15, fill=c.heart)
    body += _petals(c)
    lines = path(f"M0 0H{SIDE}M0 {SIDE}H{SIDE}M0 0V{SIDE}M{SIDE} 0V{SIDE}", stroke=c.joint)
    return body + group(lines, stroke_width=2.4, opacity=0.8)


def _petals(c: TileColours) -> str:
    """The eight-pointed star with its heart."""
    leaf = "M0 0C-15 -17 -13 -40 0 -58C13 -40 15 -17 0 0z"
    body = ""
    for k in range(8):
        fill = c.star if k % 2 == 0 else c.heart
        shape = path(leaf, fill=fill, stroke=c.ring, stroke_width=2)
        size = 1.18 if k % 2 == 0 else 0.72
        body += group(shape, transform=f"rotate({45 * k}) scale({size})")
    body += circle(0, 0, 13, fill=c.ground, stroke=c.ring, stroke_width=2.5)
    body += circle(0, 0, 5, fill=c.ring)
    return group(body, transform=f"translate({HALF},{HALF})")
