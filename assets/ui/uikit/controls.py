"""Controls of forms: boxes, sliders, fields, lists, bars."""

from __future__ import annotations

from .buttons import STATES
from .paint import NO_SHADOW_ROOM, SHADOW_ROOM, focus_ring, lighter, mix, pressed, sheet, theme_defs
from .palette import Theme
from .piece import Insets, Piece, even
from .svgdoc import circle, defs, gradient, group, path, rect, ring

ROOM: Insets = (10, 10, 10, 10)
TICK = "M8.6 16.8l5.2 5.2L24 10.6"


def controls(t: Theme) -> list[Piece]:
    """All controls of a theme."""
    return [*boxes(t), *sliders(t), *fields(t), *bars(t), *dividers(t)]


def boxes(t: Theme) -> list[Piece]:
    """Check boxes and radio buttons, 32 px."""
    marks = {"checkbox": ("off", "on", "mixed"), "radio": ("off", "on")}
    return [
        _box(t, kind, value, state)
        for kind, values in marks.items()
        for value in values
        for state in STATES
    ]


def _box(t: Theme, kind: str, value: str, state: str) -> Piece:
    """One check box or radio button."""
    r = 16.0 if kind == "radio" else 9.0
    lit = value != "off" and state != "disabled"
    stops = t.muted if state == "disabled" else t.action if lit else t.field
    stops = {"hover": lighter(stops), "pressed": pressed(stops)}.get(state, stops)
    line = _box_line(t, lit, state)
    width = (3 if state == "hover" else 2.5) * t.stroke
    body = theme_defs(t) + defs(gradient("box", stops))
    body += rect(
        0, 0, 32, 32, r, fill="url(#box)", filter="url(#sh2)" if state != "pressed" else None
    )
    if not lit and t.gloss:
        body += ring(32, 32, r, 2.5, 3.2, stroke=t.shadow, opacity=0.1)
    body += ring(32, 32, r, width, width / 2, stroke=line)
    body += _mark(t, kind, value, state)
    if state == "focused":
        body += focus_ring(t, 32, 32, r)
    return Piece(f"{kind}.{value}.{state}", (32, 32), body, ROOM)


def _box_line(t: Theme, lit: bool, state: str) -> str:
    """The line around a check box."""
    if state == "disabled":
        return t.muted_line
    if state == "hover":
        return t.hover_line
    return mix(t.action[-1], "#000000", 0.35) if lit and t.gloss else t.second_line


def _mark(t: Theme, kind: str, value: str, state: str) -> str:
    """Tick, dash or dot."""
    colour = t.text_muted if state == "disabled" else t.text_action
    if value == "off":
        return ""
    if kind == "radio":
        return circle(16, 16, 6.4, fill=colour)
    d = TICK if value == "on" else "M9.5 16h13"
    style = {"fill": "none", "stroke": colour, "stroke_width": 4.2}
    return path(d, stroke_linecap="round", stroke_linejoin="round", **style)


def sliders(t: Theme) -> list[Piece]:
    """Track, filled part and knob of a slider."""
    groove = rect(0, 0, 48, 12, 6, fill=t.well, fill_opacity=min(1.0, t.well_alpha * 2.4))
    groove += ring(48, 12, 6, 1.5 * t.stroke, 0.75 * t.stroke, stroke=t.second_line, opacity=0.75)
    fill = rect(0, 0, 48, 12, 6, fill="url(#action)")
    if t.gloss:
        fill += rect(3, 2.2, 42, 2.6, 1.3, fill="#FFFFFF", opacity=0.4)
    fill += ring(
        48, 12, 6, 1.5 * t.stroke, 0.75 * t.stroke, stroke=mix(t.action[-1], "#000000", 0.3)
    )
    ends: Insets = (8, 5, 8, 5)
    bars = [
        Piece("slider.track", (48, 12), theme_defs(t) + groove, NO_SHADOW_ROOM, ends),
        Piece("slider.fill", (48, 12), theme_defs(t) + fill, NO_SHADOW_ROOM, ends),
    ]
    return bars + [_knob(t, state) for state in STATES]


def _knob(t: Theme, state: str) -> Piece:
    """The slider's knob: a brass-rimmed disc with a coloured heart."""
    stops = {"disabled": t.muted, "pressed": pressed(t.second), "hover": lighter(t.second)}.get(
        state, t.second
    )
    line = (
        t.muted_line if state == "disabled" else t.hover_line if state == "hover" else t.second_line
    )
    heart = t.muted_line if state == "disabled" else t.action[1]
    body = theme_defs(t) + defs(gradient("knob", stops))
    body += circle(
        17, 17, 16, fill="url(#knob)", filter="url(#sh2)" if state != "pressed" else None
    )
    body += circle(
        17,
        17,
        15.2,
        fill="none",
        stroke=line,
        stroke_width=(3 if state == "hover" else 2.5) * t.stroke,
    )
    body += circle(17, 17, 6.5, fill=heart)
    if t.gloss and state != "disabled":
        body += circle(17, 17, 6.5, fill="none", stroke="#000000", stroke_width=1.4, opacity=0.25)
    if state == "focused":
        body += focus_ring(t, 34, 34, 17)
    return Piece(f"slider.knob.{state}", (34, 34), body, ROOM)


def fields(t: Theme) -> list[Piece]:
    """Text fields, drop-downs and the drop-down's list."""
    made = []
    for state in ("normal", "hover", "focused", "disabled", "error"):
        body = _field(t, state)
        made.append(
            Piece(f"field.{state}", (64, 48), theme_defs(t) + body, ROOM, even(16), (14, 8, 14, 8))
        )
    for state in ("normal", "hover", "open", "focused", "disabled"):
        body = _field(t, state, 92, _drop_end(t, state))
        slices = (16, 20, 46, 20)
        made.append(
            Piece(f"dropdown.{state}", (92, 48), theme_defs(t) + body, ROOM, slices, (14, 8, 50, 8))
        )
    body = theme_defs(t) + sheet(t, 80, 80, 12, "url(#field)", t.paper_line, 2)
    made.append(Piece("dropdown.list", (80, 80), body, SHADOW_ROOM, even(22), even(8)))
    return made


def _field(t: Theme, state: str, w: float = 64, end: str = "") -> str:
    """A hollow in the paper to write into; `end` lies below the line, at the right."""
    fill = t.muted[0] if state == "disabled" else "url(#field)"
    lines = {"hover": t.hover_line, "open": t.hover_line, "disabled": t.muted_line}
    lines["error"] = t.danger_text
    width = (3 if state in ("hover", "open", "error") else 2) * t.stroke
    body = rect(0, 0, w, 48, 12, fill=fill)
    if t.gloss and state != "disabled":
        shade = path(f"M5 12a8 8 0 0 1 8 -7.4H{w - 13}a8 8 0 0 1 8 7.4", fill="none")
        body += group(shade, stroke=t.shadow, stroke_width=2.4, opacity=0.14)
    body += end + ring(w, 48, 12, width, width / 2, stroke=lines.get(state, t.second_line))
    return body + (focus_ring(t, w, 48, 12) if state == "focused" else "")


def _drop_end(t: Theme, state: str) -> str:
    """The right end of a drop-down with its chevron."""
    colour = t.text_muted if state == "disabled" else t.text_second
    fill = t.muted[1] if state == "disabled" else "url(#second)"
    end = path("M52 2.2h28a9.8 9.8 0 0 1 9.8 9.8v24a9.8 9.8 0 0 1 -9.8 9.8h-28z", fill=fill)
    seam = path("M52 2v44", stroke=t.paper_line, stroke_width=2 * t.stroke)
    arrow = "M64 27.5l7 -7 7 7" if state == "open" else "M64 20.8l7 7 7 -7"
    mark = path(
        arrow,
        fill="none",
        stroke=colour,
        stroke_width=3.6,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return end + seam + mark


def bars(t: Theme) -> list[Piece]:
    """Scroll bar and progress bar."""
    track = rect(0, 0, 16, 48, 8, fill=t.well, fill_opacity=min(1.0, t.well_alpha * 1.6))
    if not t.gloss:
        track += ring(16, 48, 8, 1.5, 0.75, stroke=t.paper_line)
    made = [Piece("scroll.track", (16, 48), theme_defs(t) + track, even(1), (7, 10, 7, 10))]
    tones = {"normal": t.paper_line, "hover": t.hover_line, "pressed": t.second_line}
    for state, colour in tones.items():
        body = rect(3, 2, 10, 44, 5, fill=colour)
        if t.gloss:
            body += rect(4.6, 6, 2, 36, 1, fill="#FFFFFF", opacity=0.35)
        made.append(Piece(f"scroll.thumb.{state}", (16, 48), body, even(1), (7, 10, 7, 10)))
    made.append(
        Piece(
            "progress.track",
            (48, 20),
            theme_defs(t) + _progress_track(t),
            NO_SHADOW_ROOM,
            (12, 9, 12, 9),
        )
    )
    made.append(
        Piece(
            "progress.fill",
            (48, 20),
            theme_defs(t) + _progress_fill(t),
            NO_SHADOW_ROOM,
            (12, 9, 12, 9),
        )
    )
    return made


def _progress_track(t: Theme) -> str:
    """The bed of a progress bar."""
    bed = rect(0, 0, 48, 20, 10, fill=t.well, fill_opacity=min(1.0, t.well_alpha * 2.2))
    return bed + ring(48, 20, 10, 2 * t.stroke, t.stroke, stroke=t.second_line, opacity=0.8)


def _progress_fill(t: Theme) -> str:
    """The filled part; it lies inside the track's line."""
    bar = rect(3, 3, 42, 14, 7, fill="url(#action)")
    return bar + (rect(7, 5, 34, 3, 1.5, fill="#FFFFFF", opacity=0.38) if t.gloss else "")


def dividers(t: Theme) -> list[Piece]:
    """Fading lines between parts of a panel, and the plain one for lists."""
    colours = f'<stop offset="0" stop-color="{t.paper_line}" stop-opacity="0"/>'
    colours += f'<stop offset=".5" stop-color="{t.paper_line}"/>'
    colours += f'<stop offset="1" stop-color="{t.paper_line}" stop-opacity="0"/>'
    fade = f'<linearGradient id="fade" x1="0" x2="1">{colours}</linearGradient>'
    diamond = path("M48 1.5l5 5 -5 5 -5 -5z", fill=t.paper_line)
    ornate = defs(fade) + rect(0, 5.6, 96, 1.8, 0, fill="url(#fade)") + diamond
    plain = rect(0, 0, 16, 2, 0, fill=t.paper_line, opacity=0.6)
    return [
        Piece("divider.ornate", (96, 13), ornate, (0, 0, 0, 0)),
        Piece("divider.plain", (16, 2), plain, (0, 0, 0, 0), (4, 0, 4, 0)),
    ]
