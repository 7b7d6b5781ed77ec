"""One picture of every scene, and of the states worth looking at, without a display."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from santiago_desktop.app import App
from santiago_desktop.games import GAMES
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.scenes.flow import Flow
from santiago_desktop.table import Table, read_seats
from santiago_desktop.thinking import Thinker

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator

SEED = "gallery"
SEATS = ("Ana", "ai:easy:Bruno", "ai:easy:Carla")
PEOPLE = ("Ana", "Bruno", "Carla", "Dora")
PHASES = ("leave", "drive", "pablo", "alonso", "zorro", "enter", "use", "load")
SIZE = (1920, 1080)
LATEST = 400  # decisions after which a phase is given up


class Gallery:
    """Takes pictures of one program."""

    def __init__(self, folder: Path, data: Path, size: tuple[int, int], language: str) -> None:
        overrides = {"language": language, "speed": "off", "pause": 0, "window": list(size)}
        thinker = Thinker(lives=0)  # no picture depends on how quick a process is
        self.app = App(data, size=size, overrides=overrides, silent=True, thinker=thinker)
        self.flow = Flow(self.app)
        self.folder = folder

    def take_all(self) -> Iterator[Path]:
        """Every picture, as it is taken."""
        yield self.take("title", self.flow.title)
        for name in ("setup", "settings", "keys", "rules", "saves"):
            self.flow.title()
            yield self.take(name, getattr(self.flow, name))
        for phase in PHASES:
            table = self.table_at(phase)
            if table:
                yield self.take(f"table_{phase}", lambda table=table: self.flow.play(table))  # type: ignore[misc]
        yield from self._around_the_table()

    def _around_the_table(self) -> Iterator[Path]:
        table = self.table_at("drive")
        assert table is not None
        self.flow.play(table)
        yield self.take("menu", lambda: self.flow.menu(table))
        four = self.new_table(PEOPLE)
        self.flow.begin(four)
        yield self.take("hand_over", lambda: None)
        over = self.table_at("over")
        assert over is not None
        self.flow.play(over)
        yield self.take("result", lambda: None)

    def take(self, name: str, show: Callable[[], None]) -> Path:
        """The picture of what a call shows."""
        show()
        for _ in range(8):
            self.app.frame(0.5)
        path = self.folder / f"{name}.png"
        pygame.image.save(self.app.screen, path)
        return path

    def new_table(self, seats: tuple[str, ...]) -> Table:
        """A new game."""
        return Table.new(GAMES["santiago"](), read_seats(list(seats)), SEED, {})

    def table_at(self, phase: str) -> Table | None:
        """A game that has come to Ana's decision of a kind, or to its end."""
        table, draw = self.new_table(SEATS), QuickDraw(Random(SEED))  # noqa: S311 - a picture
        for _ in range(LATEST):
            s: Any = table.match.state
            if s.phase == phase and (s.actor == 0 or table.match.over):
                return table
            if table.match.over:
                return None
            table.play(table.automatic() or draw.pick(table.match.legal()))
        return None


def gallery(options: argparse.Namespace) -> int:
    """Write the pictures; their names are printed."""
    folder = Path(options.folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory() as data:
            taking = Gallery(folder, Path(data), options.size or SIZE, options.language or "en")
            for path in taking.take_all():
                sys.stdout.write(f"{path}\n")
    except OSError as error:
        sys.stderr.write(f"santiago-desktop: {folder}: {error.strerror}\n")
        return 3
    return 0
