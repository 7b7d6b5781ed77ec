"""Where files go: each system's own place, or the folder that the user names."""

from __future__ import annotations

import os
from pathlib import Path

APP = "santiago-desktop"
VARIABLE = "SANTIAGO_DATA_DIR"
SAVES = "saves"


class UnreadableFile(Exception):
    """A file that can't be read at all; the text is one sentence."""


def data_folder(chosen: str = "") -> Path:
    """The folder of all that the program writes; it is made when something is written."""
    named = chosen or os.environ.get(VARIABLE, "")
    if named:
        return Path(named)
    from platformdirs import user_data_path  # noqa: PLC0415 - only where nothing is named

    return user_data_path(APP, appauthor=False)


def saves_folder(chosen: str = "") -> Path:
    """The folder of saved games."""
    return data_folder(chosen) / SAVES


def settings_file(folder: Path) -> Path:
    """The file in which the player's choices are kept."""
    return folder / "config" / "settings.json"


def puzzles_file(folder: Path) -> Path:
    """The file that remembers how far the player has come with the puzzles."""
    return folder / "puzzles.json"


def replace(path: Path, text: str) -> None:
    """A file's new content, in one step: a crash leaves the old one or the new one."""
    path = Path(os.path.realpath(path))  # where a link leads to; the link stays
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    with fresh.open("w", encoding="ascii") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
