"""Brush strokes that the widgets share: a theme's gradients, shadows, edges and gloss."""

from __future__ import annotations

from .palette import Theme
from .svgdoc import blur, defs, gradient, rect, ring, shadow

SHADOW_ROOM = (12.0, 10.0, 12.0, 18.0)  # margin of a piece with the large shadow
SMALL_ROOM = (6.0, 5.0, 6.0, 9.0)  # and with the small one
NO_SHADOW_ROOM = (2.0, 2.0, 2.0, 2.0)


def theme_defs(t: Theme) -> str:
    """Every gradient and filter of a theme, by name."""
    ramps = {
        "paper": t.paper,
        "active": t.paper_active,
        "plate": t.plate,
        "line": t.line,
        "action": t.action,
        "second": t.second,
        "danger": t.danger,
        "muted": t.muted,
        "field": t.field,
    }
    marks = [gradient(name, stops) for name, stops in ramps.items()]
    marks += [gradient(f"{name}_down", pressed(stops)) for name, stops in ramps.items()]
    marks.append(shadow("sh", 4, 5, t.shadow, t.shadow_alpha))
    marks.append(shadow("sh2", 2, 2, t.shadow, min(1.0, t.shadow_alpha * 1.1)))
    return defs(*marks, fading_light(t.gloss * 0.3), blur("soft", 3))


def fading_light(strength: float) -> str:
    """The light on the upper part of an enamel plate."""
    top = f'<stop offset="0" stop-color="#FFFFFF" stop-opacity="{strength:.3f}"/>'
    end = '<stop offset="1" stop-color="#FFFFFF" stop-opacity="0"/>'
    return f'<linearGradient id="light" x1="0" y1="0" x2="0" y2="1">{top}{end}</linearGradient>'


def pressed(stops: tuple[str, ...]) -> tuple[str, ...]:
    """The stops of a pushed-in surface: upside down and in shade; flat colours change tone."""
    if len(set(stops)) == 1:
        return tuple(mix(c, "#FFFFFF" if is_dark(c) else "#000000", 0.3) for c in stops)
    return tuple(mix(c, "#000000" if is_dark(c) else "#B07828", 0.14) for c in reversed(stops))


def lighter(stops: tuple[str, ...]) -> tuple[str, ...]:
    """The stops of a surface under the mouse: brighter, as strong in colour."""
    if len(set(stops)) == 1:
        return tuple(mix(c, "#FFFFFF", 0.12 if is_dark(c) else 0.5) for c in stops)
    return tuple(brighten(c) for c in stops)


def brighten(colour: str) -> str:
    """A little brighter; not more, or white labels lose their contrast."""
    return "#" + "".join(f"{min(255, round(v * 1.05 + 3)):02X}" for v in channels(colour))


def is_dark(colour: str) -> bool:
    """Whether the colour is nearer to black than to white."""
    return sum(channels(colour)) < 384


def channels(colour: str) -> tuple[int, int, int]:
    """#RRGGBB as numbers."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(a: str, b: str, share: float) -> str:
    """The colour `share` of the way from a to b."""
    pairs = zip(channels(a), channels(b), strict=True)
    return "#" + "".join(f"{round(x + (y - x) * share):02X}" for x, y in pairs)


def neon(t: Theme, w: float, h: float, r: float, width: float, inset: float) -> str:
    """The halo of a neon line; nothing in themes without one."""
    if not t.glow:
        return ""
    halo = ring(w, h, r, width * 2.2, inset, stroke=t.glow, opacity=0.55, filter="url(#soft)")
    return halo


def plate(t: Theme, w: float, h: float, r: float, line: float = 3, fill_alpha: float = 1) -> str:
    """Mahogany enamel with a brass edge, a groove inside it and light along the top."""
    edge = line * t.stroke
    body = rect(0, 0, w, h, r, fill="url(#plate)", fill_opacity=fill_alpha, filter="url(#sh)")
    parts = [body, neon(t, w, h, r, edge, edge / 2)]
    if t.gloss:
        parts.append(rect(edge, edge, w - 2 * edge, h * 0.42, r - edge, fill="url(#light)"))
        parts.append(
            ring(w, h, r, 1.4, edge + 0.7, stroke=mix(t.plate[-1], "#000000", 0.45), opacity=0.8)
        )
        parts.append(ring(w, h, r, 1, edge + 3.2, stroke=t.line[1], opacity=0.32))
    parts.append(ring(w, h, r, edge, edge / 2, stroke="url(#line)"))
    return "".join(parts)


def sheet(t: Theme, w: float, h: float, r: float, fill: str, line: str, width: float) -> str:
    """A sheet of paper with a line around it and a lighter rim inside."""
    edge = width * t.stroke
    parts = [rect(0, 0, w, h, r, fill=fill, filter="url(#sh)")]
    if t.gloss:
        rim = 0.18 if is_dark(t.paper[0]) else 0.75
        parts.append(ring(w, h, r, 1.6, edge + 0.8, stroke="#FFFFFF", opacity=rim))
        parts.append(ring(w, h, r, 1, edge + 3.4, stroke=line, opacity=0.3))
    parts.append(ring(w, h, r, edge, edge / 2, stroke=line))
    return "".join(parts)


def focus_ring(t: Theme, w: float, h: float, r: float) -> str:
    """The keyboard's ring, drawn outside a w x h box; dark, bright, dark: seen on any ground."""
    return "".join(
        (
            ring(w, h, r, 7.5, -4.75, stroke=t.focus_edge),
            ring(w, h, r, 4, -4.75, stroke=t.focus),
        )
    )
