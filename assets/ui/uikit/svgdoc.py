"""Small helpers that write SVG."""

from __future__ import annotations

from collections.abc import Iterable

NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'


def document(box: tuple[float, float, float, float], body: str, scale: float) -> str:
    """An SVG document showing `box` (x, y, width, height) at `scale` pixels per unit."""
    x, y, w, h = box
    size = f'width="{round(w * scale)}" height="{round(h * scale)}"'
    return f'<svg {NAMESPACES} {size} viewBox="{x} {y} {w} {h}">{body}</svg>'


def gradient(name: str, stops: Iterable[str], horizontal: bool = False) -> str:
    """A linear gradient with evenly spread stops, from top to bottom unless horizontal."""
    colours = list(stops)
    last = max(1, len(colours) - 1)
    marks = "".join(
        f'<stop offset="{i / last:.3f}" stop-color="{c}"/>' for i, c in enumerate(colours)
    )
    x2, y2 = (1, 0) if horizontal else (0, 1)
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="{x2}" y2="{y2}">{marks}</linearGradient>'


def shadow(name: str, dy: float, blur: float, colour: str, alpha: float) -> str:
    """A drop shadow filter."""
    return (
        f'<filter id="{name}" x="-60%" y="-60%" width="220%" height="220%">'
        f'<feDropShadow dx="0" dy="{dy}" stdDeviation="{blur}" flood-color="{colour}" '
        f'flood-opacity="{alpha}"/></filter>'
    )


def blur(name: str, deviation: float) -> str:
    """A blur filter."""
    return (
        f'<filter id="{name}" x="-60%" y="-60%" width="220%" height="220%">'
        f'<feGaussianBlur stdDeviation="{deviation}"/></filter>'
    )


def defs(*parts: str) -> str:
    """A defs element."""
    return f"<defs>{''.join(parts)}</defs>"


def rect(x: float, y: float, w: float, h: float, r: float, **style: object) -> str:
    """A rounded rectangle; keyword names take underscores for hyphens."""
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" {attributes(style)}/>'


def ring(w: float, h: float, r: float, width: float, inset: float, **style: object) -> str:
    """The outline of a w x h box, `inset` from its edge to the middle of the line."""
    style = {"fill": "none", "stroke_width": width, **style}
    return rect(inset, inset, w - 2 * inset, h - 2 * inset, max(0.0, r - inset), **style)


def path(d: str, **style: object) -> str:
    """A path."""
    return f'<path d="{d}" {attributes(style)}/>'


def circle(x: float, y: float, r: float, **style: object) -> str:
    """A circle."""
    return f'<circle cx="{x}" cy="{y}" r="{r}" {attributes(style)}/>'


def group(body: str, **style: object) -> str:
    """A group."""
    return f"<g {attributes(style)}>{body}</g>"


def attributes(style: dict[str, object]) -> str:
    """Keyword arguments as XML attributes."""
    return " ".join(f'{k.replace("_", "-")}="{v}"' for k, v in style.items() if v is not None)
