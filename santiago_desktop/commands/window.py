"""The window, opened from the command line.

Pictures of the first frame are read by helpers while the rest of the program is loaded.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import pygame

from santiago_desktop.games import GAMES
from santiago_desktop.stage.drawing.image_loader import read_ahead
from santiago_desktop.system import paths, resources
from santiago_desktop.system.exits import FAILED, GOOD
from santiago_desktop.system.memory import uncollected
from santiago_desktop.system.settings import Settings

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable
    from pathlib import Path

    from santiago_desktop.scenes.app import App
    from santiago_desktop.table.table import Table

STEP = 1 / 60


def open_window(options: argparse.Namespace, make_table: Callable[[], Table | None]) -> int:
    """Run until the window is closed; the exit code."""
    try:
        with uncollected():
            app = _shown(options, make_table)
    except pygame.error as error:
        hint = "`santiago-desktop play santiago --text` plays in the terminal"
        sys.stderr.write(f"santiago-desktop: no window can be opened: {error}; {hint}\n")
        return FAILED
    if options.first_frame:
        _tell(app)
    app.run()
    return GOOD


def _shown(options: argparse.Namespace, make_table: Callable[[], Table | None]) -> App:
    """The program with its first picture on the screen."""
    folder = paths.data_folder(options.data_dir)
    read_ahead(first_pictures(options, folder))
    table = make_table()
    from santiago_desktop.scenes.app import App  # noqa: PLC0415 - while pictures are read
    from santiago_desktop.scenes.flow import Flow  # noqa: PLC0415

    app = App(folder, size=options.size, overrides=overrides(options))
    app.show(Flow(app).first_scene(table))
    return app


def first_pictures(options: argparse.Namespace, folder: Path) -> list[Path]:
    """Large ones that the first frame shows in any case."""
    settings = Settings(paths.settings_file(folder))
    settings.override(overrides(options))
    window, theme = options.size or tuple(settings["window"]), settings["theme"]
    if not options.game:
        quay = resources.picture("home", "quay", window)
        return [quay, *map(resources.sheet, (f"{theme}_first", theme, "glyphs"))]
    game = options.game if options.game in GAMES else next(iter(GAMES))
    board = resources.picture(game, "board", window)
    theme = GAMES[game]().theme if theme == "day" else theme
    return [board, *map(resources.sheet, (theme, f"{theme}_first", "common", "glyphs"))]


def _tell(app: App) -> None:
    """For measuring: say when a player can do something, and close."""
    while not app.stack.top.playable:
        app.frame(STEP)
    sys.stdout.write("playable\n")
    sys.stdout.flush()
    app.quit()


def overrides(options: argparse.Namespace) -> dict[str, Any]:
    """Settings of this run, from the command line."""
    chosen = {
        "fullscreen": options.fullscreen or None,
        "zoom": options.ui_scale,
        "language": options.language or None,
        "speed": options.speed or None,
        "mute": options.mute or None,
        "reduced_motion": options.reduced_motion or None,
    }
    return {name: value for name, value in chosen.items() if value is not None}
