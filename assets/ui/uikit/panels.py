"""Panels: sheets of paper, mahogany plates, boards, frames."""

from __future__ import annotations

from .paint import NO_SHADOW_ROOM, SHADOW_ROOM, mix, neon, plate, sheet, theme_defs
from .palette import PLAYERS, Theme
from .piece import Insets, Piece, even
from .svgdoc import circle, defs, gradient, group, path, rect, ring

DIALOG_HEAD = 62
PLAYER_HEAD = 54


def panels(t: Theme) -> list[Piece]:
    """All panels of a theme."""
    pieces = [*papers(t), *plates(t), *dialogs(t), *cells(t), *tooltips(t), *toasts(t)]
    return pieces + [player_head(t, i) for i in range(len(PLAYERS))]


def piece(
    t: Theme,
    name: str,
    size: tuple[float, float],
    body: str,
    slices: Insets,
    content: Insets | None = None,
    margin: Insets = SHADOW_ROOM,
) -> Piece:
    """A stretchable piece with the theme's gradients at hand."""
    return Piece(name, size, theme_defs(t) + body, margin, slices, content)


def papers(t: Theme) -> list[Piece]:
    """Paper at rest, paper of the player to move, and the dark board of the log."""
    w = h = 96
    active = sheet(t, w, h, 16, "url(#active)", t.active_line, 5)
    rim = ring(w, h, 16, 1.5, -0.6, stroke=t.shadow, opacity=0.55)
    halo = ring(w, h, 16, 8, 1, stroke=t.active_line, opacity=0.7, filter="url(#soft)")
    board = rect(0, 0, w, h, 16, fill=t.log, fill_opacity=t.log_alpha)
    board += neon(t, w, h, 16, 2 * t.stroke, t.stroke)
    board += ring(w, h, 16, 2 * t.stroke, t.stroke, stroke="url(#line)", opacity=0.85)
    if t.gloss:
        board += ring(w, h, 16, 1, 5.4, stroke=t.line[1], opacity=0.25)
    paper = sheet(t, w, h, 16, "url(#paper)", t.paper_line, 2)
    inside = even(14)
    return [
        piece(t, "panel.paper", (w, h), paper, even(24), inside),
        piece(t, "panel.active", (w, h), halo + active + rim, even(24), inside),
        piece(t, "panel.log", (w, h), board, even(24), even(16), even(4)),
    ]


def plates(t: Theme) -> list[Piece]:
    """Mahogany: plain plate, signboard with screws, prompt (a chip fits at its left), ribbon."""
    screws = "".join(_screw(t, x, y) for x in (13, 83) for y in (13, 83))
    sign = plate(t, 96, 96, 14) + screws
    return [
        piece(t, "panel.plate", (96, 96), plate(t, 96, 96, 14), even(24), even(14)),
        piece(t, "panel.sign", (96, 96), sign, even(24), (22, 10, 22, 10)),
        piece(t, "panel.prompt", (80, 56), plate(t, 80, 56, 28), (34, 26, 34, 26), (58, 8, 28, 8)),
        piece(t, "panel.ribbon", (120, 50), _ribbon(t), (44, 20, 44, 20), (48, 8, 48, 8)),
    ]


def _screw(t: Theme, x: float, y: float) -> str:
    """A small brass screw head."""
    slot = path(f"M{x - 1.6} {y + 1.2}l3.2 -2.4", stroke=mix(t.line[-1], "#000000", 0.45))
    head = circle(x, y, 3.1, fill="url(#line)", stroke=mix(t.plate[-1], "#000000", 0.4))
    return head + group(slot, stroke_width=1.1, stroke_linecap="round")


def _ribbon(t: Theme) -> str:
    """A painted ribbon with swallow tails behind it, for the line below the logo."""
    dark = mix(t.action[-1], "#000000", 0.3)
    width = 2 * t.stroke
    tail = f'fill="{dark}" stroke="{t.action_line}" stroke-width="{width}" stroke-linejoin="round"'
    tails = (
        f'<path d="M28 12H3l11 18-11 18h25z" {tail}/><path d="M92 12h25l-11 18 11 18H92z" {tail}/>'
    )
    band = rect(18, 2, 84, 40, 3, fill="url(#action)", stroke=t.action_line, stroke_width=width)
    return group(tails + band, filter="url(#sh2)")


def dialogs(t: Theme) -> list[Piece]:
    """Dialogs: with a mahogany head for the title, and without."""
    w, h, r, edge = 120, 160, 20, 3 * t.stroke
    body = rect(0, 0, w, h, r, fill="url(#paper)", filter="url(#sh)")
    head_path = f"M0 {DIALOG_HEAD}V{r}a{r} {r} 0 0 1 {r} -{r}h{w - 2 * r}a{r} {r} 0 0 1 {r} {r}V{DIALOG_HEAD}z"
    head = gradient("headfill", t.plate) + path(head_path, fill="url(#headfill)")
    seam = rect(0, DIALOG_HEAD - 3, w, 3, 0, fill=t.line[1])
    seam += rect(0, DIALOG_HEAD, w, 4, 0, fill=t.shadow, opacity=0.18)
    frame = neon(t, w, h, r, edge, edge / 2) + ring(w, h, r, edge, edge / 2, stroke="url(#line)")
    frame += ring(w, h, r, 1.2, edge + 0.6, stroke=t.shadow, opacity=0.35)
    corners = _ticket(t, w, h, DIALOG_HEAD + 6) if t.gloss else ""
    plain = rect(0, 0, w, 120, r, fill="url(#paper)", filter="url(#sh)")
    plain += _ticket(t, w, 120, 22) if t.gloss else ""
    plain += neon(t, w, 120, r, edge, edge / 2)
    plain += ring(w, 120, r, 1.2, edge + 0.6, stroke=t.shadow, opacity=0.3)
    plain += ring(w, 120, r, edge, edge / 2, stroke="url(#line)")
    slices = (30, DIALOG_HEAD + 6, 30, 30)
    inside = (24, DIALOG_HEAD + 14, 24, 22)
    whole = body + head + seam + corners + frame
    return [
        piece(t, "panel.dialog", (w, h), whole, slices, inside),
        piece(t, "panel.dialog_plain", (w, 120), plain, even(30), even(24)),
    ]


def _ticket(t: Theme, w: float, h: float, top: float) -> str:
    """The thin line inside a dialog, with the hollow corners of an old ticket."""
    corner = "a12 12 0 0 1"
    d = f"M10 {top}V{h - 22}{corner} 12 12H{w - 22}{corner} 12 -12V{top}"
    if top < DIALOG_HEAD:
        d += f"{corner} -12 -12H22{corner} -12 12z"
    return path(d, fill="none", stroke=t.paper_line, stroke_width=1.4, opacity=0.6)


def cells(t: Theme) -> list[Piece]:
    """Recessed fields for counts and choices, and rows of lists."""
    w = h = 48
    well = rect(0, 0, w, h, 10, fill=t.well, fill_opacity=t.well_alpha)
    faint = rect(0, 0, w, h, 10, fill=t.well, fill_opacity=t.well_alpha * 0.45)
    line = 4 * t.stroke
    hover = well + ring(w, h, 10, 2.5 * t.stroke, 1.25 * t.stroke, stroke=t.hover_line)
    chosen = rect(0, 0, w, h, 10, fill=t.cell_selected)
    chosen += ring(w, h, 10, line, line / 2, stroke=t.active_line if t.glow else t.hover_line)
    row = rect(0, 0, w, h, 8, fill=t.hover_line, fill_opacity=0.28)
    picked = rect(0, 0, w, h, 8, fill="url(#action)")
    picked += ring(w, h, 8, 1.5 * t.stroke, 0.75, stroke=t.action_line, opacity=0.8)
    named = {
        "cell.normal": well,
        "cell.empty": faint,
        "cell.hover": hover,
        "cell.selected": chosen,
        "row.hover": row,
        "row.selected": picked,
    }
    return [
        piece(t, n, (w, h), body, even(14), even(6), NO_SHADOW_ROOM) for n, body in named.items()
    ]


def tooltips(t: Theme) -> list[Piece]:
    """The tooltip's frame and its four pointers."""
    frame = plate(t, 80, 72, 12, 2.5, 0.96)
    pieces = [piece(t, "tooltip.frame", (80, 72), frame, even(20), (20, 14, 20, 14))]
    turns = {"down": 0, "left": 90, "up": 180, "right": 270}
    for name, turn in turns.items():
        size = (30, 17) if turn % 180 == 0 else (17, 30)
        pieces.append(Piece(f"tooltip.{name}", size, _pointer(t, turn, size), even(2)))
    return pieces


def _pointer(t: Theme, turn: int, size: tuple[float, float]) -> str:
    """A pointer; its open side overlaps the frame's line by 3 px."""
    width = 2.5 * t.stroke
    fill = t.plate[-1] if turn == 0 else t.plate[0] if turn == 180 else t.plate[len(t.plate) // 2]
    colour = t.line[-1] if turn == 0 else t.line[0] if turn == 180 else t.line[1]
    tip = path("M-15 -8.5L-12 -5.6L0 6.4L12 -5.6L15 -8.5z", fill=fill)
    edge = path("M-12.6 -5.8L0 6.6L12.6 -5.8", fill="none", stroke=colour, stroke_linejoin="round")
    move = f"translate({size[0] / 2},{size[1] / 2}) rotate({turn})"
    return group(tip + group(edge, stroke_width=width), transform=move)


def toasts(t: Theme) -> list[Piece]:
    """Short messages; the stripe's colour repeats what the icon says."""
    stripes = {
        "info": t.line[1],
        "good": "#2BB3A6" if not t.glow else "#28E0D0",
        "warning": "#F2A541",
        "danger": "#E4572E" if t.gloss else "#FF9A8F",
    }
    return [
        piece(t, f"toast.{kind}", (96, 60), _toast(t, colour), (30, 22, 22, 22), (26, 10, 20, 10))
        for kind, colour in stripes.items()
    ]


def _toast(t: Theme, colour: str) -> str:
    """A plate with a coloured stripe at its left end."""
    stripe = rect(8, 9, 7, 42, 3.5, fill=colour)
    return plate(t, 96, 60, 14, 2.5, 0.97) + stripe


def player_head(t: Theme, index: int) -> Piece:
    """The head of a player's panel; it lies inside the panel's 2 px line."""
    stops = PLAYERS[index].head if t.gloss else ("#000000", "#000000")
    w, h, r = 64, PLAYER_HEAD, 14
    shape = f"M0 {h}V{r}a{r} {r} 0 0 1 {r} -{r}h{w - 2 * r}a{r} {r} 0 0 1 {r} {r}V{h}z"
    body = defs(gradient("head", stops)) + path(shape, fill="url(#head)")
    if t.gloss:
        light = f"M1.5 {r}a{r - 1.5} {r - 1.5} 0 0 1 {r - 1.5} -{r - 1.5}h{w - 2 * r}a{r - 1.5} {r - 1.5} 0 0 1 {r - 1.5} {r - 1.5}"
        body += path(light, fill="none", stroke="#FFFFFF", stroke_width=2, opacity=0.35)
    edge = PLAYERS[index].light if not t.gloss else mix(stops[-1], "#000000", 0.35)
    thick = 3 if t.gloss else 6
    body += rect(0, h - thick, w, thick, 0, fill=edge)
    return Piece(f"head.{index}", (w, h), body, (0, 0, 0, 0), (18, 18, 18, 8), (8, 6, 8, 8))
