"""The art pipeline's commands: list, render, pack, sheets."""

from __future__ import annotations

import argparse
import fnmatch
from math import inf

from . import render
from .atlas import pack
from .piece import Game, Picture, Piece, load_games
from .sheets import make_sheets


def main() -> None:
    """Read the command line and do it."""
    options = _parser().parse_args()
    options.act(options)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m assets.pipeline", description=__doc__)
    commands = parser.add_subparsers(required=True)
    _command(commands, "list", "name all pieces and tell which are missing", _list)
    draw = _command(commands, "render", "render what is missing or out of date", _render)
    draw.add_argument("--force", action="store_true", help="also what is up to date")
    draw.add_argument("--draft", type=float, help="quick and rough, at this scale (1 or 0.5)")
    draw.add_argument("--threads", type=int, default=0, help="0: as many as there are cores")
    draw.add_argument("--region", type=_region, help="of a picture, as LEFT,TOP,RIGHT,BOTTOM")
    _command(commands, "pack", "pack the sprites into atlas pages", _pack)
    _command(commands, "sheets", "make the contact sheets of the gallery", _sheets)
    return parser


def _command(commands, name, text, act) -> argparse.ArgumentParser:  # type: ignore[no-untyped-def]
    command: argparse.ArgumentParser = commands.add_parser(name, help=text)
    command.add_argument("names", nargs="*", help="names or patterns like 'bld_*'; default: all")
    command.add_argument("--game", help="santiago, manila, cargo_noir or home; default: all")
    command.set_defaults(act=act)
    return command


def _region(text: str) -> tuple[float, float, float, float]:
    """A part of a picture, in design pixels; ValueError where there is nothing in it."""
    left, top, right, bottom = map(float, text.split(","))
    if not (0 <= left < right < inf and 0 <= top < bottom < inf):
        raise ValueError(text)
    return left, top, right, bottom


def _games(options: argparse.Namespace) -> list[Game]:
    return [game for game in load_games() if options.game in (None, game.name)]


def _wanted(options: argparse.Namespace, item: Piece | Picture) -> bool:
    patterns = options.names
    return not patterns or any(fnmatch.fnmatch(item.name, pattern) for pattern in patterns)


def _list(options: argparse.Namespace) -> None:
    for game in _games(options):
        for piece in filter(lambda p: _wanted(options, p), game.pieces):
            state = "" if game.sprite_file(piece.name).exists() else "  missing"
            print(f"{game.name:12}{piece.page:12}{piece.name}{state}")
        for picture in filter(lambda p: _wanted(options, p), game.pictures):
            state = "" if game.picture_file(picture.name).exists() else "  missing"
            print(f"{game.name:12}{'picture':12}{picture.name}{state}")


def _render(options: argparse.Namespace) -> None:
    how = render.Options(options.force, options.draft, options.threads, options.region)
    for game in _games(options):
        for piece in filter(lambda p: _wanted(options, p), game.pieces):
            print(render.render_piece(game, piece, how), flush=True)
        for picture in filter(lambda p: _wanted(options, p), game.pictures):
            print(render.render_picture(game, picture, how), flush=True)


def _pack(options: argparse.Namespace) -> None:
    for game in _games(options):
        if game.pieces:
            pack(game)


def _sheets(options: argparse.Namespace) -> None:
    for game in _games(options):
        if game.pieces:
            make_sheets(game)


if __name__ == "__main__":
    main()
