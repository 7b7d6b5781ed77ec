"""What windows make of files and never change is made once for all windows of a process."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import pygame

from santiago_desktop.games import GAMES
from santiago_desktop.scenes import app
from santiago_desktop.scenes.table.board_view import BoardView
from santiago_desktop.stage.drawing import art
from santiago_desktop.stage.drawing.art import Atlas, Kept, Kit, atlas_of
from santiago_desktop.stage.drawing.type import Type
from santiago_desktop.system import memory, resources

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

P = TypeVar("P", Kit, Atlas)
ASSETS = resources.folder("assets")
MANY = 6_000  # scaled pictures that are kept, of windows of all sizes
LASTS = 3  # parts of the name of a picture that is the same in all windows
GROUNDS = 24  # grounds of boards, which are as large as windows


def share(patch: pytest.MonkeyPatch) -> list[Atlas]:
    """Let all windows share pictures, letters and grounds; atlases that are to be held so long."""
    patch.setattr(pygame.image, "load", read_once(pygame.image.load))
    patch.setattr(app, "Kit", cache(lambda theme: lasting(Kit(theme))))
    patch.setattr(app, "Type", cache(Type))
    patch.setattr(art, "KEPT", MANY)
    patch.setattr(BoardView, "_compose", composed_once(BoardView._compose))  # noqa: SLF001
    patch.setattr(memory, "give_back", lambda: None)  # what is shared isn't given back
    return [lasting(atlas_of(name)) for name in (*GAMES, "home")]


class Lasting(Kept):
    """Forgets only what depends on the window: what isn't called by a name, a size and a colour."""

    def clear(self) -> None:
        for key in [key for key in self._store if len(key) > LASTS]:
            del self._store[key]


def lasting(pictures: P) -> P:
    """Sprites, or pieces of the interface, that aren't scaled anew for every window."""
    pictures.kept = Lasting()
    return pictures


def read_once(load: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
    """Nobody paints on a picture as its file has it."""
    kept = cache(load)

    def shared(file: object, *more: str) -> pygame.Surface:
        ours = isinstance(file, Path) and file.is_relative_to(ASSETS)
        return kept(file) if ours else load(file, *more)

    return shared


def composed_once(
    compose: Callable[[BoardView], pygame.Surface],
) -> Callable[[BoardView], pygame.Surface]:
    """Nobody paints on a board's ground either."""
    grounds: dict[object, pygame.Surface] = {}

    def shared(board: BoardView) -> pygame.Surface:
        area = tuple(board.area) if board.area else None
        place = (board.scale, board.left, board.top, area)
        key = (id(board.atlas), board.canvas.size, board.canvas.kit.theme, place)
        if key not in grounds:
            if len(grounds) == GROUNDS:
                grounds.clear()
            grounds[key] = compose(board)
        return grounds[key]

    return shared
