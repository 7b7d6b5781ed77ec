"""Coloured emblems: flower badges, player chips, the three-leaf shutter, cursors."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import replace

from .palette import PLAYERS, PlayerColour
from .piece import Piece, even
from .sources import DRAWINGS, drawings, layers, whole
from .svgdoc import circle, defs, gradient, group, path, rect, shadow

CURSOR_SCALES = {"1x": 1.0, "1.5x": 1.5, "2x": 2.0}


def emblems() -> list[Piece]:
    """Everything that looks the same by day and by night."""
    made = flowers() + cursors() + shutters()
    return made + [make(i) for i in range(len(PLAYERS)) for make in (chip, chip_square)]


def contrast_emblems() -> list[Piece]:
    """The same names with the high-contrast palette's colours."""
    bold = [replace(p, head=("#000000", "#000000")) for p in PLAYERS]
    chips = [_disc(i, p, p.light, p.light) for i, p in enumerate(bold)]
    return chips + [_tile(i, p.light, "#000000", 1) for i, p in enumerate(bold)] + shutters("light")


def flowers() -> list[Piece]:
    """The five flower badges."""
    made = []
    for file in drawings("flowers"):
        body, size = whole(file)
        made.append(Piece(f"flower.{file.stem}", size, body, even(1)))
    return made


def cursors() -> list[Piece]:
    """Every cursor at three scales; the hot spot stands in the drawing as data-hot."""
    made = []
    for file in drawings("cursors"):
        body, size = whole(file)
        x, y = (float(n) for n in ET.parse(file).getroot().attrib["data-hot"].split())
        lift = defs(shadow("s", 1.2, 1.1, "#2A1206", 0.5)) + group(body, filter="url(#s)")
        for tag, scale in CURSOR_SCALES.items():
            made.append(Piece(f"cursor.{file.stem}.{tag}", size, lift, scale=scale, hot=(x, y)))
    return made


def symbol(player: PlayerColour, x: float, y: float, size: float, colour: str) -> str:
    """A player's symbol, `size` wide, with its centre at (x, y)."""
    ink, _, (w, h) = layers(DRAWINGS / "symbols" / f"{player.symbol}.svg")
    k = size / w
    shape = ink.replace("#FFFFFF", colour)
    return group(shape, transform=f"translate({x - w * k / 2},{y - h * k / 2}) scale({k})")


def chip(index: int) -> Piece:
    """A disc in a player's colour with the symbol: prompts, log, results."""
    return _disc(index, PLAYERS[index], "#FFE9B8", "#FFFFFF")


def _disc(index: int, player: PlayerColour, line: str, colour: str) -> Piece:
    """One disc."""
    body = defs(gradient("chip", player.head), shadow("s", 1.5, 1.5, "#2A1206", 0.5))
    body += circle(20, 20, 18.6, fill="url(#chip)", stroke=line, stroke_width=2.4, filter="url(#s)")
    body += symbol(player, 20, 20, 19, colour)
    return Piece(f"chip.{index}", (40, 40), body, (2, 2, 2, 4))


def chip_square(index: int) -> Piece:
    """The pale tile with the symbol in the head of a player's panel."""
    return _tile(index, "#FFFFFF", "#FFFFFF", 0.22)


def _tile(index: int, fill: str, colour: str, alpha: float) -> Piece:
    """One tile."""
    body = rect(0, 0, 30, 30, 8, fill=fill, fill_opacity=alpha)
    body += symbol(PLAYERS[index], 15, 15, 18, colour)
    return Piece(f"chip.square.{index}", (30, 30), body)


def shutters(shade: str = "base") -> list[Piece]:
    """The screen that hides holdings: closed and open, tintable and in the players' colours."""
    made = []
    for state in ("closed", "open"):
        tint, lines = _leaves(state), _lines(state)
        made.append(Piece(f"shutter.{state}~tint", (78, 52), tint, even(1)))
        made.append(Piece(f"shutter.{state}", (78, 52), lines, even(1)))
        for index, player in enumerate(PLAYERS):
            body = _leaves(state, str(getattr(player, shade))) + lines
            body += _painted_symbol(player) if state == "closed" else ""
            made.append(Piece(f"shutter.{state}.{index}", (78, 52), body, even(1)))
    return made


LEAVES = {  # left x, width, y of the left and of the right upper corner
    "closed": ((2, 25, 6, 2), (27, 24, 2, 6), (51, 25, 6, 2)),
    "open": ((2, 13, 6, 1), (63, 13, 1, 6)),
}
HEIGHT = 44


def _painted_symbol(player: PlayerColour) -> str:
    """The player's symbol on the middle leaf: colour alone would not do."""
    ground = circle(39, 26, 11, fill="#3B1F12", stroke="#FFF6DD", stroke_width=1.6)
    return ground + symbol(player, 39, 26, 13, "#FFF6DD")


def _outline(leaf: tuple[int, int, int, int]) -> str:
    """The path around one leaf."""
    x, w, a, b = leaf
    return f"M{x} {a}L{x + w} {b}V{b + HEIGHT}L{x} {a + HEIGHT}z"


def _leaves(state: str, colour: str = "#FFFFFF") -> str:
    """The leaves' wood: a flat colour with shading, so that a tint keeps the folds."""
    body = ""
    for leaf in LEAVES[state]:
        falling = leaf[2] < leaf[3]
        body += path(_outline(leaf), fill=colour)
        body += path(_outline(leaf), fill="#000000", opacity=0.24 if falling else 0.06)
    return body


def _lines(state: str) -> str:
    """Slats, frames, and for the open one the eye of the owner between the leaves."""
    body = ""
    for leaf in LEAVES[state]:
        x, w, a, b = leaf
        slope = (b - a) / w
        inset = 4.5 if state == "closed" else 3.2
        for k in range(5):
            y = a + 7.6 + k * 7.3
            left, right = y + slope * inset, y + slope * (w - inset)
            slat = f"M{x + inset} {left:.2f}L{x + w - inset} {right:.2f}"
            body += path(slat, stroke="#2A1206", stroke_width=4.6, opacity=0.5)
            body += path(slat, stroke="#FFFFFF", stroke_width=3, opacity=0.86)
        body += path(_outline(leaf), fill="none", stroke="#3B1F12", stroke_width=1.8)
    eye = ""
    if state == "open":
        eye = path("M20 26c8 -13 30 -13 38 0 -8 13 -30 13 -38 0z", fill="#FFF8E6")
        eye += circle(39, 26, 6.4, fill="#3B1F12", stroke="none")
        eye += circle(41.2, 23.6, 1.9, fill="#FFF8E6", stroke="none")
        eye = group(eye, stroke="#3B1F12", stroke_width=2.6)
    return group(body + eye, stroke_linejoin="round", stroke_linecap="round")
