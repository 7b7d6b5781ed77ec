"""Pills: costs, gains, functions, owners; and the sleeping sign."""

from __future__ import annotations

from .paint import SMALL_ROOM, is_dark, mix, theme_defs
from .palette import DAY, PLAYERS, Theme
from .piece import Insets, Piece
from .svgdoc import defs, gradient, group, path, rect, ring


def tags(t: Theme) -> list[Piece]:
    """All pills of a theme."""
    thin = t.paper_line
    strong = t.line[-1] if t.gloss else t.paper_line
    warm = "#FFF6DD" if t.gloss else t.action_line
    grey = ("#7E756A", "#675F55") if t.gloss else t.muted
    free = DAY.action if t.gloss else ("#003B2A", "#003B2A")  # teal by night too
    made = [
        _pill(t, "pill.cost", (76, 38), t.slip, strong, 3),
        _pill(t, "pill.gain", (64, 34), t.slip, thin, 2),
        _pill(t, "pill.free", (68, 38), free, warm, 3),
        _pill(t, "pill.grey", (60, 34), grey, "#F3E6C8" if t.gloss else t.muted_line, 2),
        _pill(t, "pill.dark", (60, 34), t.plate, t.line[1], 2),
        _pill(t, "pill.alert", (60, 34), t.danger, warm, 2),
        _pill(t, "pill.function", (48, 28), t.paper, thin, 1.6, 8),
        _sleep(t, grey),
    ]
    return made + [_owner(t, index) for index in range(len(PLAYERS))]


def _pill(
    t: Theme,
    name: str,
    size: tuple[float, float],
    stops: tuple[str, ...],
    line: str,
    width: float,
    radius: float | None = None,
) -> Piece:
    """A pill: fully round unless a radius is given."""
    w, h = size
    r = radius if radius is not None else h / 2
    body = theme_defs(t) + defs(gradient("pill", stops)) + _surface(t, w, h, r, line, width)
    side = r + 1
    top = min(h / 2 - 1, r)
    inside: Insets = (min(12.0, r), 3, min(12.0, r), 3)
    return Piece(name, size, body, SMALL_ROOM, (side, top, side, top), inside)


def _surface(t: Theme, w: float, h: float, r: float, line: str, width: float) -> str:
    """A pill's body, in the gradient named pill."""
    body = rect(0, 0, w, h, r, fill="url(#pill)", filter="url(#sh2)")
    edge = width * t.stroke
    if t.gloss:
        light = 0.18 if is_dark(t.paper[0]) else 0.5
        inner = ring(w, h, r, 1.2, edge + 0.6, stroke="#FFFFFF", opacity=light)
        body += inner
    return body + ring(w, h, r, edge, edge / 2, stroke=line)


def _sleep(t: Theme, grey: tuple[str, ...]) -> Piece:
    """The whole sign of an inactive Cuban: a grey pill with zZ."""
    body = theme_defs(t) + defs(gradient("pill", grey))
    body += _surface(t, 60, 34, 17, "#F3E6C8" if t.gloss else t.muted_line, 2)
    strokes = path("M15 13h11l-11 12h11M33 8.5h13l-13 16h13")
    style = {"fill": "none", "stroke": "#FFFFFF", "stroke_width": 3.4}
    body += group(strokes, stroke_linecap="round", stroke_linejoin="round", **style)
    return Piece("pill.sleep", (60, 34), body, SMALL_ROOM)


def _owner(t: Theme, index: int) -> Piece:
    """A pill in a player's colour, for owners and bidders."""
    stops = PLAYERS[index].head if t.gloss else ("#000000", "#000000")
    line = "#FFE9B8" if t.gloss else PLAYERS[index].light
    if t.glow:
        line = mix(PLAYERS[index].light, "#FFFFFF", 0.25)
    return _pill(t, f"pill.player.{index}", (64, 34), stops, line, 2)
