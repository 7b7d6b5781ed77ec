"""Pack sprites and shadows into few large pages, with one JSON file that tells where they are."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

from .piece import Game, Piece

PAGE = 2048
GAP = 2
JPEG = 88  # quality of whole pictures
DESIGN_WIDTH = 1920
CLEAR = 3  # alpha up to this counts as nothing
SHADOW_PAGE = "shadows"


@dataclass
class Cut:
    """A sprite, trimmed: its pixels and where its anchor lies in them."""

    name: str
    pixels: Image.Image
    anchor: tuple[float, float]
    scale: float
    facts: dict[str, Any]


def pack(game: Game) -> None:
    """Write what the program loads: assets/<game>/atlas/*.webp, *.jpg and atlas.json."""
    folder = game.folder / "atlas"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.webp"):
        old.unlink()
    pages: list[str] = []
    sprites: dict[str, Any] = {}
    for name, cuts in _cuts_by_page(game).items():
        for number, shelf_page in enumerate(_arrange(cuts)):
            file = f"{name}.webp" if number == 0 else f"{name}_{number + 1}.webp"
            _write_page(folder / file, shelf_page)
            for cut, (x, y) in shelf_page:
                sprites[cut.name] = _entry(cut, len(pages), x, y)
            pages.append(file)
    index = {"scale": game.drawn_large, "pages": pages, "sprites": dict(sorted(sprites.items()))}
    (folder / "atlas.json").write_text(_compact(index), encoding="ascii")
    _write_pictures(game, folder)
    print(f"{game.name}: {len(sprites)} sprites on {len(pages)} pages")


def _write_pictures(game: Game, folder: Any) -> None:
    """Whole pictures as JPEG, which is read several times quicker than WebP."""
    for picture in game.pictures:
        file = game.picture_file(picture.name)
        if file.exists():
            with Image.open(file) as opened:
                whole = opened.convert("RGB")
            whole.save(folder / f"{picture.name}.jpg", quality=JPEG, optimize=True)
            if whole.width > DESIGN_WIDTH:  # for windows up to the design's size
                half = whole.reduce(2)
                half.save(folder / f"{picture.name}_half.jpg", quality=JPEG, optimize=True)


def _cuts_by_page(game: Game) -> dict[str, list[Cut]]:
    found: dict[str, list[Cut]] = {}
    for piece in game.pieces:
        file = game.sprite_file(piece.name)
        shadow = game.sprite_file(piece.name + "_sh")
        if not file.exists() or (piece.shadow == "own" and not shadow.exists()):
            print(f"missing: {piece.name}")
            continue
        facts: dict[str, Any] = {"drawn": piece.drawn}
        if piece.carrier:
            facts["carrier"] = True
        if piece.shadow:
            facts["shadow"] = (piece.name if piece.shadow == "own" else piece.shadow) + "_sh"
        cut = _trim(piece.name, file, piece, game.drawn_large, facts)
        page = f"{piece.page}_{piece.part}" if piece.part else piece.page
        found.setdefault(page, []).append(cut)
        if piece.shadow == "own":
            dark = _trim(piece.name + "_sh", shadow, piece, 1, {})
            darkness = f"{SHADOW_PAGE}_{page}" if piece.part else SHADOW_PAGE
            found.setdefault(darkness, []).append(dark)
    return found


def _trim(name: str, file: Path, piece: Piece, scale: float, facts: dict[str, Any]) -> Cut:
    with Image.open(file) as opened:
        pixels = opened.convert("RGBA")
    solid = pixels.getchannel("A").point(lambda v: 255 if v > CLEAR else 0)
    left, top, right, bottom = solid.getbbox() or (0, 0, 1, 1)
    anchor = (piece.anchor[0] * scale - left, piece.anchor[1] * scale - top)
    return Cut(name, pixels.crop((left, top, right, bottom)), anchor, scale, facts)


def _entry(cut: Cut, page: int, x: int, y: int) -> dict[str, Any]:
    return {
        "page": page,
        "rect": [x, y, cut.pixels.width, cut.pixels.height],
        "anchor": [round(v, 2) for v in cut.anchor],
        "scale": cut.scale,
        **cut.facts,
    }


Placed = list[tuple[Cut, tuple[int, int]]]


def _arrange(cuts: list[Cut]) -> list[Placed]:
    """Shelves of falling height; a new page when one is full."""
    pages: list[Placed] = [[]]
    x = y = shelf = 0
    for cut in sorted(cuts, key=lambda c: (-c.pixels.height, c.name)):
        width, height = cut.pixels.width + GAP, cut.pixels.height + GAP
        if x + width > PAGE:
            x, y, shelf = 0, y + shelf, 0
        if y + height > PAGE:
            pages.append([])
            x = y = shelf = 0
        pages[-1].append((cut, (x, y)))
        x, shelf = x + width, max(shelf, height)
    return pages


def _write_page(path: Path, placed: Placed) -> None:
    width = max(x + cut.pixels.width for cut, (x, _) in placed)
    height = max(y + cut.pixels.height for cut, (_, y) in placed)
    sheet = np.zeros((height, width, 4), np.uint8)
    for cut, (x, y) in placed:
        sheet[y : y + cut.pixels.height, x : x + cut.pixels.width] = np.array(cut.pixels)
    Image.fromarray(sheet).save(path, "WEBP", quality=91, alpha_quality=100, method=6, exact=True)


def _compact(index: dict[str, Any]) -> str:
    """One line for each sprite: short, and readable in a diff."""
    lines = [
        f"  {json.dumps(name)}: {json.dumps(entry)}" for name, entry in index["sprites"].items()
    ]
    head = {key: value for key, value in index.items() if key != "sprites"}
    body = ",\n".join(lines)
    return json.dumps(head)[:-1] + ',\n "sprites": {\n' + body + "\n }\n}\n"
