"""Windows programs on Linux: a Windows of its own for each, gone with its folder."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

MISSING = "wine and script are needed: apt-get install wine wine64 bsdutils"


class Wine:
    """A fresh Windows in a folder."""

    def __init__(self, folder: Path, **more: str) -> None:
        if not shutil.which("wine") or not shutil.which("script"):
            raise SystemExit(MISSING)
        settings = {"WINEPREFIX": str(folder), "WINEDEBUG": "-all", "WINEARCH": "win64"}
        self.environment = os.environ | settings | more
        self.folder = folder
        self.run("wineboot", "-i")

    def run(self, *words: object, cwd: Path | None = None) -> str:
        """Run a program to its end; what it printed. Console programs want a terminal."""
        done = self._started(words, cwd)
        if done.returncode:
            raise subprocess.CalledProcessError(done.returncode, shlex.join(map(str, words)))
        return done.stdout

    def _started(
        self, words: tuple[object, ...], cwd: Path | None
    ) -> subprocess.CompletedProcess[str]:
        line = shlex.join(["wine", *map(str, words)])
        return subprocess.run(
            ["script", "--quiet", "--return", "--command", line, os.devnull],  # noqa: S607
            cwd=cwd,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            errors="replace",
            check=False,
        )

    def open(self, program: Path, display: str) -> subprocess.Popen[bytes]:
        """Start a program as a double click does: with no console, input or output of its own."""
        self.close()  # a Windows that was started without a display doesn't get one later
        line = shlex.join(["wine", "start", "/wait", "/unix", str(program)])
        without = {"SDL_VIDEODRIVER", "SDL_AUDIODRIVER"}
        kept = {name: text for name, text in self.environment.items() if name not in without}
        return subprocess.Popen(
            ["script", "--quiet", "--return", "--command", line, os.devnull],  # noqa: S607
            env=kept | {"DISPLAY": display},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )

    def close(self) -> None:
        """Turn the Windows off: its services end with it."""
        subprocess.run(["wineserver", "-k"], env=self.environment, check=False)  # noqa: S607


def windows_path(path: Path) -> str:
    """A path as Windows programs see it: wine's drive Z is the whole system."""
    return "Z:" + str(path.resolve()).replace("/", "\\")
