"""Contact sheets for the gallery, and the test of shapes without colour."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from .piece import ASSETS, Game, Laid, Piece

PAPER, INK = (226, 206, 166), (59, 31, 18)
NIGHT, CHALK = (20, 24, 42), (232, 222, 200)
GALLERY = ASSETS / "gallery"
Filter = Callable[[Image.Image], Image.Image]

# How a red-blind and a green-blind eye see linear RGB (Machado, Oliveira and Fernandes 2009).
PROTAN = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
DEUTAN = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)


def make_sheets(game: Game) -> None:
    """One sheet for each atlas page, one of all pieces at board size, one without colour."""
    GALLERY.mkdir(exist_ok=True)
    pages: dict[str, list[Piece]] = {}
    for piece in game.pieces:
        if game.sprite_file(piece.name).exists():
            pages.setdefault(piece.page, []).append(piece)
    for page, pieces in pages.items():
        _save(contact_sheet(game, pieces), f"{game.name}_{page}")
    told_apart = [p for p in game.pieces if p.name.startswith(game.told_apart)]
    if told_apart:
        _save(colour_test(game, told_apart), f"{game.name}_without_colour")

    if game.setting and game.picture_file("board").exists():
        _save(laid_table(game), f"{game.name}_table")


def _save(sheet: Image.Image, name: str) -> None:
    path = GALLERY / f"{name}.webp"
    sheet.convert("RGB").save(path, "WEBP", quality=86, method=6)
    print(path.relative_to(ASSETS.parent), sheet.size)


def _colours(game: Game) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """What a game's sheets are made of, and written with."""
    return (NIGHT, CHALK) if game.dark_sheets else (PAPER, INK)


def picture_of(game: Game, piece: Piece, scale: float = 1.0) -> Image.Image:
    """A piece on its shadow, trimmed, at a multiple of the size at which the board draws it."""
    sprite = _open(game.sprite_file(piece.name))
    canvas = Image.new("RGBA", sprite.size)
    if piece.shadow:
        owner = piece.name if piece.shadow == "own" else piece.shadow
        canvas.alpha_composite(_open(game.sprite_file(owner + "_sh")).resize(sprite.size))
    canvas.alpha_composite(sprite)
    box = canvas.getchannel("A").point(lambda v: 255 if v > 8 else 0).getbbox()
    canvas = canvas.crop(box)
    factor = piece.drawn * scale / game.scale_of(piece)
    size = (max(1, round(canvas.width * factor)), max(1, round(canvas.height * factor)))
    return canvas.resize(size, Image.Resampling.LANCZOS)


def _open(path: Path) -> Image.Image:
    with Image.open(path) as picture:
        return picture.convert("RGBA")


def contact_sheet(game: Game, pieces: list[Piece], width: int = 1600) -> Image.Image:
    """All pieces of a page in rows, with their names."""
    font = ImageFont.load_default(size=13)
    paper, ink = _colours(game)
    scale = 1.25 if len(pieces) < 30 else 0.8
    pictures = [(piece.name, picture_of(game, piece, scale)) for piece in pieces]
    rows = _rows(pictures, width)
    height = sum(max(p.height for _, p in row) + 30 for row in rows) + 10
    sheet = Image.new("RGBA", (width, height), paper)
    draw = ImageDraw.Draw(sheet)
    y = 10
    for row in rows:
        x, tall = 14, max(p.height for _, p in row)
        for name, picture in row:
            sheet.alpha_composite(picture, (x, y + tall - picture.height))
            draw.text((x, y + tall + 4), name, ink, font)
            x += _cell(name, picture)
        y += tall + 30
    return sheet


def _cell(name: str, picture: Image.Image) -> int:
    return max(picture.width, 8 * len(name)) + 16


def _rows(
    pictures: list[tuple[str, Image.Image]], width: int
) -> list[list[tuple[str, Image.Image]]]:
    rows: list[list[tuple[str, Image.Image]]] = [[]]
    x = 14
    for name, picture in pictures:
        if rows[-1] and x + _cell(name, picture) > width:
            rows.append([])
            x = 14
        rows[-1].append((name, picture))
        x += _cell(name, picture)
    return rows


def colour_test(game: Game, pieces: list[Piece]) -> Image.Image:
    """The same pieces as they are, in grey, and as red-blind and green-blind eyes see them."""
    font = ImageFont.load_default(size=18)
    paper, ink = _colours(game)
    filters: tuple[tuple[str, Filter], ...] = (
        ("as rendered", lambda p: p),
        ("greyscale", grey),
        ("protanopia (red-blind), simulated", lambda p: simulate(p, PROTAN)),
        ("deuteranopia (green-blind), simulated", lambda p: simulate(p, DEUTAN)),
    )
    strip = _strip([picture_of(game, piece) for piece in pieces], paper)
    sheet = Image.new("RGBA", (strip.width, (strip.height + 34) * len(filters)), paper)
    draw = ImageDraw.Draw(sheet)
    for i, (title, look) in enumerate(filters):
        y = i * (strip.height + 34)
        draw.text((14, y + 8), title, ink, font)
        sheet.paste(look(strip), (0, y + 34))
    return sheet


def _strip(
    pictures: list[Image.Image], paper: tuple[int, int, int], width: int = 1600
) -> Image.Image:
    rows = _rows([("", picture) for picture in pictures], width)
    height = sum(max(p.height for _, p in row) + 12 for row in rows)
    strip = Image.new("RGBA", (width, height), paper)
    y = 0
    for row in rows:
        x, tall = 14, max(p.height for _, p in row)
        for _, picture in row:
            strip.alpha_composite(picture, (x, y + tall - picture.height))
            x += _cell("", picture)
        y += tall + 12
    return strip


def grey(picture: Image.Image) -> Image.Image:
    """Without any colour."""
    return picture.convert("L").convert("RGBA")


def simulate(picture: Image.Image, eye: tuple[tuple[float, ...], ...]) -> Image.Image:
    """As a colour-blind eye sees it."""
    encoded = np.array(picture.convert("RGB")).astype(np.float64) / 255
    light = np.where(encoded <= 0.04045, encoded / 12.92, ((encoded + 0.055) / 1.055) ** 2.4)
    seen = np.clip(light @ np.array(eye).T, 0, 1)
    shown = np.where(seen <= 0.0031308, seen * 12.92, 1.055 * seen ** (1 / 2.4) - 0.055)
    return Image.fromarray(np.round(shown * 255).astype(np.uint8)).convert("RGBA")


def laid_table(game: Game, board: Image.Image | None = None) -> Image.Image:
    """The board with pieces on it, as the program draws it: shadows first, then by depth."""
    size = (1920, 1080)
    canvas = (
        (board or _open(game.picture_file("board")))
        .convert("RGBA")
        .resize(size, Image.Resampling.LANCZOS)
    )
    pieces = {piece.name: piece for piece in game.pieces if game.sprite_file(piece.name).exists()}
    spots = [Laid(*spot) for spot in game.setting if spot[0] in pieces]
    for name, x, y, _ in spots:
        shadow = pieces[name].shadow
        if shadow:
            owner = pieces[name if shadow == "own" else shadow]
            _put(canvas, _open(game.sprite_file(owner.name + "_sh")), pieces[name], 1, x, y)
    for name, x, y, lift in sorted(spots, key=lambda spot: (not pieces[spot.name].carrier, spot.y)):
        scale = game.scale_of(pieces[name])
        _put(canvas, _open(game.sprite_file(name)), pieces[name], scale, x, y - lift)
    return canvas


def _put(
    canvas: Image.Image, sprite: Image.Image, piece: Piece, scale: float, x: float, y: float
) -> None:
    factor = piece.drawn / scale
    size = (round(sprite.width * factor), round(sprite.height * factor))
    left, top = round(x - piece.anchor[0] * piece.drawn), round(y - piece.anchor[1] * piece.drawn)
    canvas.alpha_composite(
        sprite.resize(size, Image.Resampling.LANCZOS), (max(0, left), max(0, top))
    )
