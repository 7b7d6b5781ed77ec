"""Reads the hand-drawn SVG files and takes them apart into tintable layers.

A drawing is an ordinary SVG file that any editor or browser shows. Elements with
class="accent" make up the accent layer, everything else the ink layer; in a mask
both become white on nothing, and the program tints them.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

from .piece import Piece

DRAWINGS = Path(__file__).parents[1] / "svg"
SVG = "{http://www.w3.org/2000/svg}"
ET.register_namespace("", "http://www.w3.org/2000/svg")


def drawings(folder: str) -> list[Path]:
    """The SVG files of a folder, in alphabetical order."""
    return sorted((DRAWINGS / folder).glob("*.svg"))


def glyphs(folder: str, prefix: str, scale: float) -> list[Piece]:
    """Every drawing of a folder as masks: `prefix.name`, and `prefix.name~accent` if it has one."""
    pieces = []
    for file in drawings(folder):
        name = f"{prefix}.{file.stem}"
        ink, accent, size = layers(file)
        pieces.append(Piece(name, size, ink, scale=scale, mask=True))
        if accent:
            pieces.append(Piece(f"{name}~accent", size, accent, scale=scale, mask=True))
    return pieces


def layers(file: Path) -> tuple[str, str, tuple[float, float]]:
    """Ink and accent of a drawing as SVG text, and its size."""
    root = ET.parse(file).getroot()
    size = view_size(root)
    ink = _layer(ET.parse(file).getroot(), accent=False)
    accent = _layer(root, accent=True) if _has_accent(root) else ""
    return ink, accent, size


def whole(file: Path) -> tuple[str, tuple[float, float]]:
    """A drawing in its own colours, and its size."""
    root = ET.parse(file).getroot()
    return _as_group(root), view_size(root)


def view_size(root: ET.Element) -> tuple[float, float]:
    """Width and height of the view box."""
    numbers = [float(n) for n in root.attrib["viewBox"].split()]
    return numbers[2], numbers[3]


def _has_accent(root: ET.Element) -> bool:
    return any(child.get("class") == "accent" for child in root)


def _layer(root: ET.Element, accent: bool) -> str:
    """One layer, all white; accents are direct children of the root."""
    for child in list(root):
        if child.tag != f"{SVG}mask" and (child.get("class") == "accent") != accent:
            root.remove(child)
    return _whiten(_as_group(root))


def _as_group(root: ET.Element) -> str:
    """The drawing's content in a group that carries the root's style."""
    style = {k: v for k, v in root.attrib.items() if k not in ("viewBox", "width", "height")}
    inner = "".join(ET.tostring(child, encoding="unicode") for child in root)
    inner = inner.replace(' xmlns="http://www.w3.org/2000/svg"', "")
    attributes = " ".join(f'{k}="{v}"' for k, v in style.items())
    return f"<g {attributes}>{inner}</g>"


def _whiten(text: str) -> str:
    """Replace every colour by white, but inside <mask>."""
    parts = re.split(r"(<mask.*?</mask>)", text, flags=re.DOTALL)
    colour = re.compile(r'(fill|stroke)="#[0-9A-Fa-f]{3,6}"')
    return "".join(p if p.startswith("<mask") else colour.sub(r'\1="#FFFFFF"', p) for p in parts)
