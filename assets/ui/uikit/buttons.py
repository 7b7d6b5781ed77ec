"""Buttons in every state, tabs, and the ring of the keyboard's focus."""

from __future__ import annotations

from dataclasses import dataclass

from .paint import focus_ring, lighter, mix, neon, pressed, theme_defs
from .palette import Theme
from .piece import Insets, Piece, even
from .svgdoc import defs, gradient, group, path, rect, ring

STATES = ("normal", "hover", "pressed", "disabled", "focused")
ROOM: Insets = (10, 11, 10, 13)


@dataclass(frozen=True)
class Look:
    """Shape and colours of one kind of button."""

    name: str
    size: tuple[float, float]
    radius: float
    stops: tuple[str, ...]
    line: str
    slices: Insets
    content: Insets
    lip: float = 4


def buttons(t: Theme) -> list[Piece]:
    """All buttons, tabs and the free focus ring of a theme."""
    made = [button(t, look, state) for look in looks(t) for state in STATES]
    return made + tabs(t) + [free_focus(t)]


def looks(t: Theme) -> list[Look]:
    """The kinds of button."""
    wide: Insets = (22, 26, 22, 26)
    text: Insets = (20, 10, 20, 10)
    tight: Insets = (20, 20, 20, 22)
    return [
        Look("button.primary", (64, 60), 18, t.action, t.action_line, wide, text),
        Look("button.secondary", (64, 60), 18, t.second, t.second_line, wide, text),
        Look("button.danger", (64, 60), 18, t.danger, t.action_line, wide, text),
        Look("button.square", (58, 58), 16, t.second, t.second_line, tight, even(11)),
        Look("button.square_primary", (58, 58), 16, t.action, t.action_line, tight, even(11)),
        Look("button.round", (48, 48), 24, t.second, t.second_line, (23, 23, 23, 23), even(10), 3),
    ]


def button(t: Theme, look: Look, state: str) -> Piece:
    """One button in one state."""
    w, h = look.size
    stops, line = _state_colours(t, look, state)
    shift = {"hover": -2.0, "pressed": 2.0}.get(state, 0.0)
    face = _face(t, look, stops, line, state)
    body = (
        theme_defs(t)
        + defs(gradient("face", stops))
        + group(face, transform=f"translate(0,{shift})")
    )
    if state == "focused":
        body += focus_ring(t, w, h, look.radius)
    return Piece(f"{look.name}.{state}", look.size, body, ROOM, look.slices, look.content)


def _state_colours(t: Theme, look: Look, state: str) -> tuple[tuple[str, ...], str]:
    """Gradient and line of a button's state."""
    if state == "disabled":
        return t.muted, t.muted_line
    if state == "pressed":
        return pressed(look.stops), look.line
    if state == "hover":
        return lighter(look.stops), t.hover_line
    return look.stops, look.line


def _face(t: Theme, look: Look, stops: tuple[str, ...], line: str, state: str) -> str:
    """Lip, face, gloss and line; a pressed button has lost its lip and its shadow."""
    (w, h), r = look.size, look.radius
    width = (3.2 if state == "hover" else 2.5) * t.stroke
    flat = state in ("pressed", "disabled") or not t.gloss
    lip = mix(stops[-1], t.shadow, 0.38)
    parts = []
    if state not in ("pressed", "disabled"):
        parts.append(rect(0, 0, w, h, r, fill=lip, filter="url(#sh2)"))
    if t.glow and state == "hover":
        parts.append(neon(t, w, h, r, width, width / 2))
    depth = 0 if flat else look.lip
    if depth:
        parts.append(rect(0, 0, w, h, r, fill=lip))
    parts.append(rect(0, 0, w, h - depth, r, fill="url(#face)"))
    if not flat:
        parts.append(_gloss(w, r, t.gloss))
        parts.append(path(f"M{r} {h - depth - 0.6}H{w - r}", stroke="#FFFFFF", opacity=0.28))
    if state == "pressed" and t.gloss:
        shade = ring(w, h, r, 3, width + 1.2, stroke=t.shadow, opacity=0.22)
        parts.append(shade)
    parts.append(ring(w, h, r, width, width / 2, stroke=line))
    return "".join(parts)


def _gloss(w: float, r: float, strength: float) -> str:
    """A thin light along the upper edge: it never reaches the text, so contrast holds."""
    inner = max(2.0, r - 4.5)
    arc = f"M5.2 {r + 1}a{inner} {inner} 0 0 1 {inner} -{inner}H{w - 5.2 - inner}a{inner} {inner} 0 0 1 {inner} {inner}"
    return path(
        arc,
        fill="none",
        stroke="#FFFFFF",
        stroke_width=2.4,
        stroke_linecap="round",
        opacity=min(0.85, strength * 1.7),
    )


def tabs(t: Theme) -> list[Piece]:
    """Tabs: they stand on the panel's upper edge."""
    made = []
    for state in ("normal", "hover", "selected", "disabled"):
        stops = {"selected": t.paper_active, "disabled": t.muted}.get(
            state, t.second[1:] + t.second[-1:]
        )
        line = {"hover": t.hover_line, "disabled": t.muted_line}.get(state, t.paper_line)
        body = theme_defs(t) + defs(gradient("tab", stops)) + _tab(t, line, state)
        made.append(
            Piece(f"tab.{state}", (72, 48), body, (4, 4, 4, 2), (20, 20, 20, 12), (18, 8, 18, 6))
        )
    return made


def _tab(t: Theme, line: str, state: str) -> str:
    """One tab; only the selected one is open below."""
    top = 0 if state == "selected" else 4
    shape = f"M1 48V{top + 14}a13 13 0 0 1 13 -13h44a13 13 0 0 1 13 13V48"
    width = (3 if state in ("hover", "selected") else 2) * t.stroke
    parts = [
        path(shape + "z", fill="url(#tab)"),
        path(shape, fill="none", stroke=line, stroke_width=width),
    ]
    if state == "selected":
        mark = t.action[1] if t.gloss else t.hover_line
        parts.append(rect(14, top + 4, 44, 4, 2, fill=mark))
    else:
        parts.append(rect(0, 46, 72, 2 * t.stroke, 0, fill=t.paper_line))
        if t.gloss and state != "disabled":
            parts.append(rect(0, 38, 72, 8, 0, fill=t.shadow, opacity=0.07))
    return "".join(parts)


def free_focus(t: Theme) -> Piece:
    """The ring alone, for cells, rows, pictures: draw it around anything."""
    body = focus_ring(t, 48, 48, 12)
    return Piece("focus.ring", (48, 48), body, even(10), even(14), even(0))
