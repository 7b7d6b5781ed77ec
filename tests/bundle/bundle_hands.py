"""A bare display, and hands that use a program on it as a player would."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from typing import TYPE_CHECKING, Self

import pytest

from santiago_desktop.scenes.app import App
from santiago_desktop.scenes.flow import Flow
from santiago_desktop.table import journal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from santiago_desktop.table.table import Table

TOOLS = ("Xvfb", "xdotool", "import")
PATIENCE = 90  # seconds, on a busy machine
DECISIONS = 2  # of the person: about a turn


class Display:
    """An X server of its own, with nothing on it: no window manager, no desktop."""

    def __init__(self) -> None:
        missing = [tool for tool in TOOLS if not shutil.which(tool)]
        if missing:
            pytest.skip(f"{', '.join(missing)} not installed")
        read, write = os.pipe()
        words = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x720x24"]
        self.server = subprocess.Popen(words, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as answer:
            self.name = f":{answer.readline().strip()}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.server.terminate()
        self.server.wait()

    def tool(self, *words: str) -> subprocess.CompletedProcess[str]:
        environment = os.environ | {"DISPLAY": self.name}
        return subprocess.run(words, env=environment, capture_output=True, text=True, check=False)

    def shows_window(self) -> bool:
        """By its class, under wine the file's name: not all titles can be read in all locales."""
        words = ("search", "--onlyvisible", "--class", "santiago")
        return self.tool("xdotool", *words).returncode == 0

    def press(self, *keys: str) -> None:
        for key in keys:
            self.tool("xdotool", "key", key)
            time.sleep(0.4)

    def click(self, place: tuple[int, int]) -> None:
        self.tool("xdotool", "mousemove", str(place[0]), str(place[1]))
        time.sleep(0.3)
        self.tool("xdotool", "click", "1")
        time.sleep(0.6)

    def take(self, path: Path) -> int:
        """A picture; how many colours it has."""
        self.tool("import", "-window", "root", str(path))
        return int(self.tool("identify", "-format", "%k", str(path)).stdout or 0)


def wait_for(what: Callable[[], object], patience: float = PATIENCE) -> bool:
    end = time.monotonic() + patience
    while time.monotonic() < end:
        if what():
            return True
        time.sleep(0.3)
    return False


def places(tmp_path: Path) -> Iterator[tuple[int, int]]:
    """Where the buttons are that lead from the title to the table, asked of the program itself."""
    app = App(tmp_path / "asked", size=(1280, 720), overrides={"language": "en"}, silent=True)
    flow = Flow(app)
    app.stack.push(flow.title_scene())
    for label, after in (("New game", flow.setup), ("Play", lambda: None)):
        for _ in range(4):
            app.frame(0.1)
        widgets = app.stack.top.panel.widgets  # type: ignore[attr-defined]
        yield next(each.box.center for each in widgets if each.label == label)
        after()


def newest(saves: Path) -> Table | None:
    """The game that is being played."""
    games = sorted(saves.glob("*.santiago"))
    return journal.read(games[-1], torn=True)[0] if games else None


def asked(saves: Path) -> bool:
    """Whether it is a person's turn."""
    table = newest(saves)
    return table is not None and table.match.state.actor in table.people


def decisions(saves: Path) -> int:
    """How many of the person at the table there have been."""
    table = newest(saves)
    return sum(each.actor in table.people for each in table.match.log) if table else 0


def play_a_turn(display: Display, way: list[tuple[int, int]], saves: Path) -> None:
    """From the title to the table, some decisions of a person, back to the title, and quit."""
    assert wait_for(display.shows_window), "no window"
    time.sleep(3)
    for place in way:
        display.click(place)
        time.sleep(2)
    assert wait_for(lambda: asked(saves)), f"nobody is asked in {saves}"
    time.sleep(3)  # until that is seen, too
    display.press("Tab")  # to the first of what can be chosen; there the focus stays

    def decided() -> bool:
        display.press("Return")
        return decisions(saves) >= DECISIONS

    assert wait_for(decided), "the person at the table has decided nothing"


def play_and_leave(
    display: Display,
    program: subprocess.Popen[bytes],
    way: list[tuple[int, int]],
    saves: Path,
    picture: Path,
) -> None:
    """Play, take a picture, and leave: then the program ends, and all is well."""
    try:
        play_a_turn(display, way, saves)
        assert display.take(picture) > 1_000
        leave(display)
        assert program.wait(30) == 0
    finally:
        program.kill()
        program.wait()


def leave(display: Display) -> None:
    """By the menu to the title, and there the last button."""
    display.press("Escape")
    display.press("shift+Tab", "Return")
    time.sleep(2)
    display.press("shift+Tab", "Return")
