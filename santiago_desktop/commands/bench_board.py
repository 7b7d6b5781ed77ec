"""The board under a watch, without a display: run by `bench` in a process of its own."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

import pygame

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.window.desk import SantiagoDesk
from santiago_desktop.scenes.app import App
from santiago_desktop.scenes.flow import Flow
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.stage.board.clips import STAGGER, Clip, Drive, Fly, Frames, Together
from santiago_desktop.table.table import Table, read_seats

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.stage.board.clips import Picture

SIZE = (1920, 1080)
FRAMES = 600
STEP = 1 / 60
WARM = 120  # frames until all pictures are there
TOKENS = 20
TUMBLES = 10
LENGTH = (WARM + FRAMES + 10) * STEP
IDLE = 2.0  # seconds


class Turmoil(Clip):
    """The car drives, five dice tumble, and twenty tokens fly: again and again."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(LENGTH)
        desk = scene.sight.desk
        assert isinstance(desk, SantiagoDesk)
        board = desk.board
        names = [f"die_{good}" for good in box.GOODS[:5]]
        frames = {
            f"die.{i}": [f"{name}_roll_{n:02d}" for n in range(TUMBLES)]
            for i, name in enumerate(names)
        }
        places = {f"die.{i}": (700.0 + 120 * i, 560.0) for i in range(len(names))}
        tokens = [f"tok_{box.GOODS[i % 5]}" for i in range(TOKENS)]
        flight = Fly(tokens, (500, 300), (1500, 800), length=2.0)
        self.once = flight.length - 2 * TOKENS * STAGGER  # while all of them are in the air
        self.parts = Together(
            Drive("car", board.road, 0, len(board.road), self.once, board.heading),
            Frames(frames, places, self.once),
            flight,
        )

    def bend(self, picture: Picture, seconds: float) -> None:
        """All of it, from the moment on at which the last token has begun to fly."""
        self.parts.bend(picture, TOKENS * STAGGER + seconds % self.once)


def timed(work: Callable[[], object]) -> tuple[float, float]:
    """Milliseconds on the clock, and those in which other programs didn't interfere."""
    begun, used = time.perf_counter(), time.thread_time()
    work()
    return (time.perf_counter() - begun) * 1e3, (time.thread_time() - used) * 1e3


def measure(folder: Path) -> dict[str, float]:
    """Frames in motion, the same window painted over, and doing nothing."""
    app = App(folder, size=SIZE)
    flow = Flow(app)
    table = Table.new(flow.card, read_seats(["ai:easy", "Ana"]), "0", {})
    app.change("speed", "off")
    app.show(flow.table_scene(table))
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    while not scene.playable:
        app.frame(STEP)
    resting = rest(app)
    scene.sight.director.pace = 1.0
    scene.sight.director._clip = Turmoil(scene)  # noqa: SLF001 - no event of any game moves so much
    for _ in range(WARM):
        app.frame(STEP)
    frames, own = zip(*(timed(lambda: app.frame(STEP)) for _ in range(FRAMES)), strict=True)
    paints = [timed(lambda: paint(app.screen))[0] for _ in range(FRAMES)]
    return {
        "median milliseconds a frame, all in motion": median(frames),
        "milliseconds of 99 frames in 100": quantiles(frames, n=100)[-1],
        "the same without other programs' time": quantiles(own, n=100)[-1],
        "median milliseconds to paint the window over": median(paints),
        "per cent of a core at rest": resting,
        "megabytes": megabytes(),
    }


def rest(app: App) -> float:
    """What an idle board takes of a core, in per cent."""
    for _ in range(WARM):
        app.frame(STEP)
    clock = pygame.time.Clock()
    begun, used = time.perf_counter(), time.thread_time()
    while time.perf_counter() - begun < IDLE:
        app.frame(clock.tick(60) / 1000)
    return 100 * (time.thread_time() - used) / (time.perf_counter() - begun)


def paint(screen: pygame.Surface) -> None:
    """The least that a frame can be."""
    screen.fill("#204060")
    pygame.display.flip()


def megabytes() -> float:
    """The most memory that was used; 0 where it can't be known."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return 0.0
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6


def main() -> None:
    """Print the figures as JSON."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        figures = measure(Path(folder))
        sys.stdout.write(json.dumps(figures) + "\n")
        sys.stdout.flush()
        pygame.quit()


if __name__ == "__main__":
    main()
