"""The window, opened from the command line."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import pygame

from santiago_desktop import paths
from santiago_desktop.app import App
from santiago_desktop.scenes.flow import Flow

if TYPE_CHECKING:
    import argparse

    from santiago_desktop.table import Table

FAILED = 1


def open_window(options: argparse.Namespace, table: Table | None) -> int:
    """Run until the window is closed; the exit code."""
    folder = paths.data_folder(options.data_dir)
    try:
        app = App(folder, size=options.size, overrides=overrides(options))
    except pygame.error as error:
        hint = "`santiago-desktop play santiago --text` plays in the terminal"
        sys.stderr.write(f"santiago-desktop: no window can be opened: {error}; {hint}\n")
        return FAILED
    flow = Flow(app, table.card.id if table else "santiago")
    app.run(flow.first_scene(table))
    return 0


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
