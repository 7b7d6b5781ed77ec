"""Packs rendered pieces into one picture and writes its description."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from PIL import Image

from .piece import Insets, Piece
from .raster import render

GAP = 2  # transparent pixels between pictures


def write_atlas(name: str, pieces: list[Piece], folder: Path, width: int = 1024) -> int:
    """Render, pack and write `name`.webp and `name`.json; the answer is the picture's bytes."""
    names = [p.name for p in pieces]
    if len(set(names)) != len(names):
        raise ValueError(
            f"double piece in {name}: {sorted(n for n in names if names.count(n) > 1)}"
        )
    pictures = {p.name: render(p) for p in pieces}
    places, height = pack({n: im.size for n, im in pictures.items()}, width)
    sheet = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    for key, (x, y) in places.items():
        sheet.paste(pictures[key], (x, y))
    target = folder / f"{name}.webp"
    sheet.save(target, "WEBP", lossless=True, quality=100, method=6, exact=True)
    entries = {p.name: describe(p, (*places[p.name], *pictures[p.name].size)) for p in pieces}
    text = json.dumps(
        {"picture": target.name, "size": [width, height], "pieces": entries}, indent=1
    )
    (folder / f"{name}.json").write_text(_compact(text) + "\n", encoding="ascii")
    return target.stat().st_size


def pack(sizes: dict[str, tuple[int, int]], width: int) -> tuple[dict[str, tuple[int, int]], int]:
    """Shelf packing, tallest first: good enough for pictures of a few heights."""
    places: dict[str, tuple[int, int]] = {}
    x = y = shelf = GAP
    shelf = 0
    for name, (w, h) in sorted(sizes.items(), key=lambda item: (-item[1][1], -item[1][0], item[0])):
        if x + w + GAP > width:
            x, y, shelf = GAP, y + shelf + GAP, 0
        places[name] = (x, y)
        x += w + GAP
        shelf = max(shelf, h)
    return places, y + shelf + GAP


def describe(piece: Piece, rect: tuple[int, int, int, int]) -> dict[str, Any]:
    """The JSON entry: `rect` in atlas pixels, everything else in design pixels."""
    entry: dict[str, Any] = {"rect": list(rect), "scale": piece.scale}
    optional: dict[str, Insets | tuple[float, float] | None] = {
        "margin": piece.margin if any(piece.margin) else None,
        "slice": piece.slices,
        "content": piece.content,
        "hot": piece.hot,
    }
    entry.update({key: list(value) for key, value in optional.items() if value is not None})
    if piece.mask:
        entry["mask"] = True
    return entry


def _compact(text: str) -> str:
    """Put each list of numbers on one line: easier to read, and to review in a diff."""
    out: list[str] = []
    for line in text.splitlines():
        if out and (out[-1].endswith("[") or (out[-1].count("[") > out[-1].count("]"))):
            out[-1] += line.strip() if out[-1].endswith("[") else " " + line.strip()
        else:
            out.append(line)
    return "\n".join(out)
