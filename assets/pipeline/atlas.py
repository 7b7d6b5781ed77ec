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
SMALLER = {"board": (1920, 1280), "title": (1920, 1280)}  # for smaller windows: quicker to read
CLEAR = 3  # alpha up to this counts as nothing
SHADOW_PAGE = "shadows"
SMALL = "small_"  # pages for windows up to the design's size


@dataclass
class Cut:
    """A sprite, trimmed: its pixels and where its anchor lies in them."""

    name: str
    pixels: Image.Image
    anchor: tuple[float, float]
    scale: float
    facts: dict[str, Any]


Placed = list[tuple[Cut, tuple[int, int]]]


def pack(game: Game) -> None:
    """Write what the program loads: assets/<game>/atlas/*.webp, *.jpg and atlas.json."""
    folder = game.folder / "atlas"
    write(folder, game.drawn_large, _cuts_by_page(game))
    _write_pictures(game, folder)


def write(folder: Path, scale: float, by_page: dict[str, list[Cut]]) -> None:
    """Lay the cuts on their pages, anew, and list them in atlas.json."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.webp"):
        old.unlink()
    pages: list[str] = []
    sprites: dict[str, Any] = {}
    for name, cuts in by_page.items():
        for file, shelf_page in _files(name, cuts):
            _write_page(folder / file, shelf_page)
            for cut, (x, y) in shelf_page:
                sprites[cut.name] = _entry(cut, len(pages), x, y)
            pages.append(file)
    for name, cuts in by_page.items():
        for file, shelf_page in _files(SMALL + name, [_small(c) for c in cuts if c.scale > 1]):
            _write_page(folder / file, shelf_page)
            for cut, (x, y) in shelf_page:
                sprites[cut.name]["small"] = [len(pages), x, y, *cut.pixels.size]
            pages.append(file)
    index = {"scale": scale, "pages": pages, "sprites": dict(sorted(sprites.items()))}
    (folder / "atlas.json").write_text(_compact(index), encoding="ascii")
    print(f"{folder.parent.name}: {len(sprites)} sprites on {len(pages)} pages")


def _write_pictures(game: Game, folder: Any) -> None:
    """Whole pictures as JPEG, which is read several times quicker than WebP."""
    for picture in game.pictures:
        file = game.picture_file(picture.name)
        if file.exists():
            with Image.open(file) as opened:
                whole = opened.convert("RGB")
            whole.save(folder / f"{picture.name}.jpg", quality=JPEG, optimize=True)
            for width in SMALLER.get(picture.name, ()):
                small = whole.resize(
                    (width, whole.height * width // whole.width), Image.Resampling.LANCZOS
                )
                small.save(folder / f"{picture.name}_{width}.jpg", quality=JPEG, optimize=True)


def _files(name: str, cuts: list[Cut]) -> list[tuple[str, Placed]]:
    """The files of a page, and what is where on them."""
    pages = enumerate(_arrange(cuts), start=1) if cuts else ()
    return [(f"{name}.webp" if n == 1 else f"{name}_{n}.webp", placed) for n, placed in pages]


def _small(cut: Cut) -> Cut:
    """As large as the board shows it in a window of the design's size."""
    factor = cut.facts["drawn"] / cut.scale
    size = (max(1, round(cut.pixels.width * factor)), max(1, round(cut.pixels.height * factor)))
    pixels = cut.pixels.resize(size, Image.Resampling.LANCZOS)
    seen = pixels.getchannel("A").point(lambda v: 255 if v > CLEAR else 0)
    around = cut.pixels.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    rgb = Image.composite(pixels.convert("RGB"), around, seen)  # clear pixels keep their colours
    rgb.putalpha(pixels.getchannel("A"))
    return Cut(cut.name, rgb, (0, 0), cut.facts["drawn"], {})


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
        cut = _trim(piece.name, file, piece, game.scale_of(piece), facts)
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
