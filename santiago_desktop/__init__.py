"""Santiago Desktop: harbour board games for one screen.

As a library: `new_game("manila", ["Ana", "Ben", "ai:hard"])` and `load_game(path)` give a `Game`,
`GAMES` has the cards of all games. Each is imported when it is asked for, so that starting the
program or one of its commands stays quick.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from santiago_desktop.games import GAMES
    from santiago_desktop.table.game import Game, load_game, new_game

__version__ = "0.1.0"
__all__ = ["GAMES", "Game", "__version__", "load_game", "new_game"]

_ROOMS = {
    "GAMES": "santiago_desktop.games",
    **dict.fromkeys(("Game", "load_game", "new_game"), "santiago_desktop.table.game"),
}


def __getattr__(name: str) -> Any:
    """What the library offers, from the room where it is; AttributeError for anything else."""
    if name not in _ROOMS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415 - starting needs none of it

    return getattr(import_module(_ROOMS[name]), name)


# What SDL and pygame read when they are loaded, by whichever module comes first.
_SDL = {
    "SDL_FRAMEBUFFER_ACCELERATION": "0",  # a plain surface is several times faster
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_VIDEO_X11_WMCLASS": "santiago-desktop",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}
for _name, _value in _SDL.items():
    os.environ.setdefault(_name, _value)
