"""Folders, shown by the system's own file manager."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

OPENERS = {"darwin": "open", "linux": "xdg-open"}
KEPT = "_ORIG"  # the end of the names under which a bundle keeps the system's own library paths


def show(folder: Path) -> None:
    """Open a folder where files are looked at; OSError if there is no way to."""
    if sys.platform == "win32":
        os.startfile(folder)  # noqa: S606 - a folder of our own
        return
    subprocess.Popen(  # noqa: S603 - likewise
        [OPENERS.get(sys.platform, "xdg-open"), folder],
        env=environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def environment() -> dict[str, str]:
    """That of the system: other programs must not get the libraries of a bundle."""
    own = dict(os.environ)
    if getattr(sys, "frozen", False):
        for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
            own.pop(name, None)
            if name + KEPT in own:
                own[name] = own[name + KEPT]
    return own
