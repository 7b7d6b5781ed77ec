"""The names of the program and of its games as painted logos."""

from __future__ import annotations

from dataclasses import dataclass

from .piece import Insets, Piece
from .svgdoc import defs, gradient, group, shadow


@dataclass(frozen=True)
class Paint:
    """Colours of a logo, from the outermost stroke to the letters."""

    outer: str
    middle: tuple[str, ...]
    letters: tuple[str, ...]
    shade: str


SUNNY = Paint("#6E1F16", ("#FFD978", "#E9A93A", "#C07A1C"), ("#FFFDF2", "#FFF0CC"), "#2A1206")
JADE = Paint("#0B4F4A", ("#FFD978", "#E9A93A", "#C07A1C"), ("#FFFDF2", "#FFEFC8"), "#08302E")
NEON = Paint("#0A1116", ("#FF7FB0", "#FF3D7F", "#C01658"), ("#F4FFFE", "#B9FFF7"), "#28E0D0")

LOGOS = {  # name: words, width in design pixels, colours
    "program": ("Santiago Desktop", 1180, SUNNY),
    "santiago": ("Santiago de Cuba", 1180, SUNNY),
    "manila": ("Manila", 520, JADE),
    "cargo_noir": ("Cargo Noir", 800, NEON),
}
SIZE = 164
HEIGHT = 190
ROOM: Insets = (16, 12, 16, 20)


def logo(name: str) -> list[Piece]:
    """One logo, alone in its atlas: a title shows only its own. It is the same in every language."""
    words, width, paint = LOGOS[name]
    return [Piece(f"logo.{name}", (width, HEIGHT), painted(words, width, paint), ROOM)]


def painted(words: str, width: float, paint: Paint) -> str:
    """Three strokes, the letters, and light on their upper half."""
    text = (
        f'<text x="{width / 2}" y="138" font-family="Lobster" font-size="{SIZE}" '
        f'text-anchor="middle" stroke-linejoin="round" stroke-linecap="round" '
    )
    glow = paint is NEON
    lift = shadow("s", 0 if glow else 7, 9 if glow else 6, paint.shade, 0.9 if glow else 0.55)
    marks = defs(lift, gradient("middle", paint.middle), gradient("letters", paint.letters))
    layers = (
        f'{text} fill="{paint.outer}" stroke="{paint.outer}" stroke-width="22">{words}</text>',
        f'{text} fill="none" stroke="url(#middle)" stroke-width="11">{words}</text>',
        f'{text} fill="url(#letters)">{words}</text>',
    )
    return marks + group(layers[0], filter="url(#s)") + layers[1] + layers[2]
