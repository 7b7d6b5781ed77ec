"""Marks on the board: glows, rings, path dots, arrows."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .paint import mix
from .palette import PLAYERS
from .piece import Insets, Piece, even
from .svgdoc import defs, group, path, shadow

SQUASH = 0.8  # a circle on the ground, seen from above at the board's angle


@dataclass(frozen=True)
class Light:
    """The colours of board marks."""

    inner: str
    outer: str
    ring: str
    ring_plinth: str
    hover: str
    edge: str  # the dark line that keeps a ring visible on pale ground
    edge_width: float


SUN = Light("#FFF3B0", "#FFC82E", "#FFF6C8", "#FFE06A", "#FFFFFF", "#6B3A08", 1.6)
BOLD = Light("#FFFFFF", "#FFE600", "#FFFFFF", "#FFFFFF", "#FFE600", "#000000", 4.0)


def marks(light: Light) -> list[Piece]:
    """All board marks in one light."""
    made = [*glows(light), *rings(light), *paths(light)]
    return made + [owner_ring(light, index) for index in range(len(PLAYERS))]


def glows(light: Light) -> list[Piece]:
    """Soft ellipses under legal targets; soft, so one pixel per design pixel is enough."""
    sizes = {
        "glow.stop": (156, 124),
        "glow.plinth": (168, 136),
        "glow.small": (96, 72),
        "glow.building": (216, 184),
    }
    return [_glow(light, name, w, h) for name, (w, h) in sizes.items()]


def _glow(light: Light, name: str, w: float, h: float) -> Piece:
    """One glow."""
    stops = (
        (0, light.inner, 0.95),
        (0.5, mix(light.inner, light.outer, 0.7), 0.72),
        (0.78, light.outer, 0.3),
        (1, light.outer, 0),
    )
    marks_ = "".join(
        f'<stop offset="{o}" stop-color="{c}" stop-opacity="{a}"/>' for o, c, a in stops
    )
    body = defs(f'<radialGradient id="g">{marks_}</radialGradient>')
    body += f'<ellipse cx="{w / 2}" cy="{h / 2}" rx="{w / 2}" ry="{h / 2}" fill="url(#g)"/>'
    return Piece(name, (w, h), body, scale=1.0)


def rings(light: Light) -> list[Piece]:
    """Rings of legal and hovered targets: stop, plinth, small disc, building."""
    ovals = {
        "stop": (82, 66, 4.0, light.ring),
        "plinth": (126, 102, 4.0, light.ring_plinth),
        "small": (56, 45, 3.5, light.ring),
    }
    made = []
    for name, (w, h, width, colour) in ovals.items():
        made.append(_oval(light, f"ring.{name}", (w, h), width, colour))
        made.append(_oval(light, f"ring.{name}.hover", (w, h), width + 2.5, light.hover))
    made.append(_frame(light, "ring.building", 4, light.ring))
    made.append(_frame(light, "ring.building.hover", 6.5, light.hover))
    return made


def _oval(
    light: Light, name: str, size: tuple[float, float], width: float, colour: str, dash: str = ""
) -> Piece:
    """An elliptic ring with a dark line on both sides."""
    w, h = size
    shape = f'<ellipse cx="{w / 2}" cy="{h / 2}" rx="{w / 2}" ry="{h / 2}" fill="none"'
    under = f'{shape} stroke="{light.edge}" stroke-width="{width + 2 * light.edge_width}" opacity=".7"/>'
    over = f'{shape} stroke="{colour}" stroke-width="{width}" {dash}/>'
    return Piece(name, size, under + over, even(10))


def _frame(light: Light, name: str, width: float, colour: str) -> Piece:
    """A ring around a house's base: a rounded tile, stretched by the program."""
    d = "M22 0H50a22 18 0 0 1 22 18V40a22 18 0 0 1 -22 18H22a22 18 0 0 1 -22 -18V18a22 18 0 0 1 22 -18z"
    under = path(
        d, fill="none", stroke=light.edge, stroke_width=width + 2 * light.edge_width, opacity=0.7
    )
    over = path(d, fill="none", stroke=colour, stroke_width=width)
    return Piece(name, (72, 58), under + over, even(10), (28, 24, 28, 24))


def owner_ring(light: Light, index: int) -> Piece:
    """The ring in a player's colour at the base of an own building."""
    player = PLAYERS[index]
    colour = player.light if light is BOLD else player.base
    rim = "#000000" if light is BOLD else "#FFF6DD"
    edge = replace(light, edge=rim, edge_width=1.5)
    return _frame(edge, f"ring.player.{index}", 3.5, colour)


def paths(light: Light) -> list[Piece]:
    """The way that a piece would take, and arrows that point at things."""
    lift = defs(shadow("s", 2, 1.6, "#2A1206", 0.5))
    dot = f'<ellipse cx="9" cy="7.2" rx="7" ry="5.6" fill="{light.ring}" stroke="{light.edge}" stroke-width="1.6"/>'
    end = f'<ellipse cx="15" cy="12" rx="12.5" ry="10" fill="none" stroke="{light.edge}" stroke-width="6.5"/>'
    end += f'<ellipse cx="15" cy="12" rx="12.5" ry="10" fill="none" stroke="{light.ring}" stroke-width="3.6"/>'
    down = path(
        "M14 3h20v17h11L24 43 3 20h11z", fill=light.outer, stroke=light.edge, stroke_width=3
    )
    shine = path(
        "M17 6.5h14", stroke="#FFFFFF", stroke_width=2.6, stroke_linecap="round", opacity=0.8
    )
    arrow = group(group(down, stroke_linejoin="round") + shine, filter="url(#s)")
    turn = path("M2 2l14 8.5L2 19z", fill=light.outer, stroke=light.edge, stroke_width=1.6)
    room: Insets = (4, 4, 4, 6)
    return [
        Piece("path.dot", (18, 14.4), dot, even(2)),
        Piece("path.end", (30, 24), end, even(4)),
        Piece("arrow.select", (48, 46), lift + arrow, room, hot=(24, 44)),
        Piece("arrow.turn", (18, 21), group(turn, stroke_linejoin="round"), even(2)),
    ]
