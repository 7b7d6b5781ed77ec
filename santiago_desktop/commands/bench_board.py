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

from santiago_desktop.games import GAMES
from santiago_desktop.scenes.app import App
from santiago_desktop.scenes.flow import Flow
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.stage.board.clips import STAGGER, Clip, Fly, Frames, Slide, Together
from santiago_desktop.table.table import Table, read_seats

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from santiago_desktop.stage.board.clips import Picture

SIZE = (1920, 1080)
FRAMES = 600
STEP = 1 / 60
WARM = 120  # frames until all pictures are there
TOKENS = 20
TOKEN, SHADOW = "tok_", "_sh"  # how tokens are called, and shadows
DICE, SLIDING = 5, 6  # how many there are in motion, at most
START, END, AWAY = (500, 300), (1500, 800), 260.0  # design pixels
LENGTH = (WARM + FRAMES + 10) * STEP
IDLE = 2.0  # seconds
WAYS = 12  # there and back again, of the board that makes room


class Turmoil(Clip):
    """What stands on the board slides about, dice tumble, and twenty tokens fly: again and again.

    It is made of what a game's atlas has, so that each game is under the same strain.
    """

    def __init__(self, scene: TableScene) -> None:
        super().__init__(LENGTH)
        atlas = scene.sight.board.atlas
        tokens = [name for name in atlas.names if name.startswith(TOKEN)]
        flight = Fly([tokens[i % len(tokens)] for i in range(TOKENS)], START, END, length=2.0)
        self.once = flight.length - 2 * TOKENS * STAGGER  # while all of them are in the air
        slides = [
            Slide(key, item.at, (item.at[0] + AWAY, item.at[1]), self.once)
            for key, item in list(scene.sight.picture().items())[:SLIDING]
        ]
        self.parts = Together(*slides, *self._dice(rolls(atlas.names)), flight)

    def _dice(self, frames: list[list[str]]) -> list[Clip]:
        """The dice that the game has, beside each other."""
        if not frames:
            return []
        sprites = {f"bench.die.{i}": names for i, names in enumerate(frames[:DICE])}
        places = {key: (700.0 + 120 * i, 560.0) for i, key in enumerate(sprites)}
        return [Frames(sprites, places, self.once)]

    def bend(self, picture: Picture, seconds: float) -> None:
        """All of it, from the moment on at which the last token has begun to fly."""
        self.parts.bend(picture, TOKENS * STAGGER + seconds % self.once)


def rolls(names: Iterable[str]) -> list[list[str]]:
    """The frames of each die that tumbles: sprites that are called NAME_roll_00 and so on."""
    found: dict[str, list[str]] = {}
    for name in sorted(names):
        die, roll, _ = name.partition("_roll_")
        if roll and not name.endswith(SHADOW):
            found.setdefault(die, []).append(name)
    return list(found.values())


def timed(work: Callable[[], object]) -> tuple[float, float]:
    """Milliseconds on the clock, and those in which other programs didn't interfere."""
    begun, used = time.perf_counter(), time.thread_time()
    work()
    return (time.perf_counter() - begun) * 1e3, (time.thread_time() - used) * 1e3


def measure(folder: Path, game: str) -> dict[str, float]:
    """Frames in motion, the same window painted over, and doing nothing."""
    app = App(folder, size=SIZE)
    flow, card = Flow(app), GAMES[game]()
    others = ["ai:easy"] * (card.seats[0] - 1)
    table = Table.new(card, read_seats([*others, "Ana"]), "0", {})
    app.change("speed", "off")
    app.show(flow.table_scene(table))
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    while not scene.playable:
        app.frame(STEP)
    app.change("speed", "normal")  # what lives on the board does so while it rests, too
    resting = rest(app)
    app.change("speed", "normal")
    ways = [each for _ in range(WAYS) for each in way(app, scene)]
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
        "median milliseconds a frame, while the board makes room": median(ways),
        "milliseconds of 99 frames in 100, while the board makes room": quantiles(ways, n=100)[-1],
        "median milliseconds to paint the window over": median(paints),
        "per cent of a core at rest": resting,
        "megabytes": megabytes(),
    }


def way(app: App, scene: TableScene) -> list[float]:
    """Milliseconds of each frame while the log is opened beside the board, or closed again.

    Those of other programs don't count.
    """

    def toggled() -> None:
        scene.log.toggle()
        app.frame(STEP)

    frames = [timed(toggled)[1]]
    while scene.room.moving:
        frames.append(timed(lambda: app.frame(STEP))[1])
    return frames


def rest(app: App) -> float:
    """What an idle board takes of a core, in per cent."""
    for _ in range(WARM):
        app.frame(STEP)
    clock = pygame.time.Clock()
    begun, used = time.perf_counter(), time.thread_time()
    while time.perf_counter() - begun < IDLE:
        app.next_frame(clock)
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
    """Measure one board's frames, clicks and memory, and print the figures as JSON."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        figures = measure(Path(folder), sys.argv[1])
        sys.stdout.write(json.dumps(figures) + "\n")
        sys.stdout.flush()
        pygame.quit()


if __name__ == "__main__":
    main()
