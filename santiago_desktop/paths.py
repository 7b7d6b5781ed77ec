"""Where saved games go: each system's own place, or the folder that the user names."""

from __future__ import annotations

import os
from pathlib import Path

APP = "santiago-desktop"
VARIABLE = "SANTIAGO_DATA_DIR"
SAVES = "saves"


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
