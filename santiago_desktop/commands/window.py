"""The window, opened from the command line.

Pictures of the first frame are read by helpers while the rest of the program is loaded.
"""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.players.thinking import Thinker
from santiago_desktop.stage.drawing.art import first_sheets, table_sheets
from santiago_desktop.stage.drawing.image_loader import read_ahead
from santiago_desktop.system import crash, paths, resources
from santiago_desktop.system.crash import CrashFiles
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
    """Run until the window is closed; the exit code. An unforeseen error leaves a crash file."""
    crashes = CrashFiles(paths.data_folder(options.data_dir))
    try:
        return _run(options, make_table, crashes)
    except (Fault, OSError, paths.UnreadableFile):
        raise  # the command line has a sentence for these
    except Exception as error:  # noqa: BLE001 - whatever it is, somebody hears of it
        return _complain(crashes.write(error))
    finally:
        crashes.rest()


def _run(
    options: argparse.Namespace, make_table: Callable[[], Table | None], crashes: CrashFiles
) -> int:
    try:
        with uncollected():
            app = _shown(options, make_table, crashes)
    except pygame.error as error:
        hint = "`santiago-desktop play santiago --text` plays in the terminal"
        sys.stderr.write(f"santiago-desktop: no window can be opened: {error}; {hint}\n")
        return FAILED
    if options.first_frame:
        _tell(app)
    if options.crash_test:
        app.later.insert(0, _crash)
    try:
        app.run()
    except Exception as error:  # noqa: BLE001 - whatever it is, the person hears of it
        report = crashes.write(error)
        code = _complain(report)
        _show_stopped(app, report, wait=not options.crash_test)
        return code
    return GOOD


class CrashTestError(Exception):
    """The error that `--crash-test` raises on purpose."""


def _crash() -> None:
    raise CrashTestError("this is only a test")


def _complain(report: Path | None) -> int:
    """One line on standard error; the exit code."""
    sys.stderr.write(crash.said(report))
    sys.stderr.flush()
    return FAILED


def _show_stopped(app: App, report: Path | None, *, wait: bool) -> None:
    """Say in the window that an error has stopped the program."""
    from santiago_desktop.scenes.pages import stopped  # noqa: PLC0415 - hopefully never

    with suppress(Exception):  # if even that can't be shown, standard error has said it
        stopped.show(app, report, wait=wait)
        app.close()


def _shown(
    options: argparse.Namespace, make_table: Callable[[], Table | None], crashes: CrashFiles
) -> App:
    """The program with its first picture on the screen."""
    folder = paths.data_folder(options.data_dir)
    read_ahead(first_pictures(options, folder))
    table = make_table()
    thinker = Thinker(crashes=folder)
    if table and table.question():  # a computer player begins, and wakes up meanwhile
        thinker.warm(table.card.id)
    crashes.watch()  # not before: wrong usage writes nothing
    from santiago_desktop.scenes.app import App  # noqa: PLC0415 - while pictures are read
    from santiago_desktop.scenes.flow import Flow  # noqa: PLC0415

    app = App(folder, size=options.size, overrides=overrides(options), thinker=thinker)
    connect(crashes, app)
    app.show(Flow(app).first_scene(table))
    return app


def connect(crashes: CrashFiles, app: App) -> None:
    """Reports tell of the window; an error of another thread stops it in the next frame."""
    crashes.facts, crashes.names = lambda: facts(app), lambda: names(app)
    crashes.happened = lambda error: app.later.insert(0, partial(_raise, error))


def _raise(error: BaseException) -> None:
    """An error of another thread, which stops the program here."""
    raise error


def facts(app: App) -> dict[str, object]:
    """What a crash file tells of the window and the game; nothing that people have typed."""
    known: dict[str, object] = {
        "pygame": pygame.version.ver,
        "SDL": ".".join(map(str, pygame.get_sdl_version())),
        "window": app.size,
        "settings": json.dumps(app.settings.harmless()),
        "scenes": ", ".join(type(scene).__name__ for scene in app.stack.scenes),
    }
    table = _table_of(app)
    if table:
        known |= {
            "game": table.card.id,
            "seats": ", ".join(seat.level or "person" for seat in table.seats),
            "options": ", ".join(name for name, chosen in table.options.items() if chosen),
            "actions": len(table.match.log),
            "saved game": table.journal.own_name if table.journal else "none",
        }
    return known


def names(app: App) -> list[str]:
    """The people at the table."""
    table = _table_of(app)
    return [seat.name for seat in table.seats if not seat.level] if table else []


def _table_of(app: App) -> Table | None:
    """The game on the table, whatever lies above it."""
    found = (getattr(scene, "table", None) for scene in app.stack.scenes)
    return next((table for table in found if table), None)


def first_pictures(options: argparse.Namespace, folder: Path) -> list[Path]:
    """Large ones that the first frame shows in any case."""
    settings = Settings(paths.settings_file(folder))
    settings.override(overrides(options))
    window, theme = options.size or tuple(settings["window"]), settings["theme"]
    if not options.game:
        seen = settings["game"] if settings["game"] in GAMES else next(iter(GAMES))
        quay = resources.picture("home", f"quay_{seen}", window)
        return [quay, *map(resources.sheet, first_sheets(theme))]
    game = options.game if options.game in GAMES else next(iter(GAMES))
    board = resources.picture(game, "board", window)
    theme = GAMES[game]().theme if theme == "day" else theme
    return [board, *map(resources.sheet, table_sheets(theme)), resources.shadows(game)]


def _tell(app: App) -> None:
    """For measuring: say when a player can do something, and close."""
    while not app.stack.top.playable:
        if not app.frame(STEP):
            pygame.time.wait(1)  # whoever thinks in another process needs the time
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
