"""Start to first frame: a built program beside the same program run from its sources.

python build/measure.py PROGRAM [--starts N]

Both are started in turn on a bare Xvfb; a start ends when the middle of the screen is painted.
Times depend on the machine: only their ratio, from one run, says something.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import facts

SCREEN = ("-screen", "0", "1280x720x24")
MIDDLE = (640, 360)
ALL_PLANES, Z_PIXMAP = ctypes.c_ulong(0xFFFFFFFF), 2
LONGEST = 60.0  # seconds


class Screen:
    """A bare X server whose middle pixel is watched."""

    def __init__(self) -> None:
        read, write = os.pipe()
        words = ["Xvfb", "-displayfd", str(write), *SCREEN]
        self.server = subprocess.Popen(words, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as answer:
            self.name = f":{answer.readline().strip()}"
        self.x = ctypes.CDLL("libX11.so.6")
        for name in ("XOpenDisplay", "XGetImage"):
            getattr(self.x, name).restype = ctypes.c_void_p
        self.x.XDefaultRootWindow.restype = self.x.XGetPixel.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(self.name.encode()))
        self.root = ctypes.c_ulong(self.x.XDefaultRootWindow(self.display))

    def painted(self) -> bool:
        """Whether the middle isn't black any more."""
        box = (*MIDDLE, 1, 1)
        made = self.x.XGetImage(self.display, self.root, *box, ALL_PLANES, Z_PIXMAP)
        image = ctypes.c_void_p(made)
        pixel = self.x.XGetPixel(image, 0, 0)
        self.x.XDestroyImage(image)
        return bool(pixel & 0xFFFFFF)

    def start(self, words: tuple[str | Path, ...], data: str) -> float:
        """Seconds from the start of a program to its first frame."""
        settings = {"DISPLAY": self.name, "SDL_AUDIODRIVER": "dummy", "SANTIAGO_DATA_DIR": data}
        begun = time.perf_counter()
        program = subprocess.Popen(
            words, env=os.environ | settings, cwd=facts.ROOT, stdout=subprocess.DEVNULL
        )
        while not self.painted() and time.perf_counter() - begun < LONGEST:
            time.sleep(0.001)
        taken = time.perf_counter() - begun
        program.kill()
        program.wait()
        while self.painted():  # until the window is gone
            time.sleep(0.01)
        return taken

    def close(self) -> None:
        """Turn the server off."""
        self.server.terminate()
        self.server.wait()


def main() -> int:
    """Start both in turn, and print medians and their ratio."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=Path)
    parser.add_argument("--starts", type=int, default=15)
    options = parser.parse_args()
    both: dict[str, tuple[str | Path, ...]] = {
        "bundle": (options.program.resolve(),),
        "sources": (sys.executable, "-m", "santiago_desktop"),
    }
    times: dict[str, list[float]] = {name: [] for name in both}
    screen = Screen()
    with tempfile.TemporaryDirectory() as data:
        for _ in range(options.starts):
            for name, words in both.items():
                times[name].append(screen.start(words, data))
    screen.close()
    medians = {name: statistics.median(each) for name, each in times.items()}
    for name, median in medians.items():
        print(f"{name}: median {median * 1000:.0f} ms, best {min(times[name]) * 1000:.0f} ms")
    print(f"ratio of medians: {medians['bundle'] / medians['sources']:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
