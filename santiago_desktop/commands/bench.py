"""The program's own figures, each beside a yardstick measured in the same run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.rules import CHANCE, OVER
from santiago_desktop.system.exits import GOOD

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.kernel.records import Event
    from santiago_desktop.kernel.rules import Rules, State

SECONDS = 1.0  # for each figure
ROUNDS = 5  # of which the best counts, where a process is started
SHOWN = tuple(game for game, make in GAMES.items() if make().has_window)
OPENINGS = 12  # of each window, of which the best counts
DUMMY = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
# What the first opening compiles is there for the next ones, as it is in a download.
COMPILED = {"PYTHONDONTWRITEBYTECODE": ""}
COPIES = 1_000
STEPS = 10_000  # of the loop that serves as a yardstick


def bench(*, as_json: bool) -> int:
    """Measure everything and print the figures; the exit code."""
    figures = {"yardsticks": yardsticks()} | {game: game_figures(game) for game in GAMES}
    if not getattr(sys, "frozen", False):  # a download brings no Python to compare with
        figures |= {"start-up": start_up(), "title": title()}
        figures |= {f"{game}'s board": {**start(game), **board(game)} for game in SHOWN}
    print(json.dumps(figures) if as_json else _report(figures))
    return GOOD


def game_figures(game: str) -> dict[str, float]:
    """Random play and copying, with as many seats as the game takes."""
    card = GAMES[game]()
    rules, random = card.rules(), Random(1)  # noqa: S311 - a trial, no game
    seats = card.seats[1]
    decisions = playouts = 0
    begun = time.perf_counter()
    while (passed := time.perf_counter() - begun) < SECONDS:
        decisions += playout(rules, seats, random)
        playouts += 1
    s = rules.setup(seats, {}, QuickDraw(random))
    return {
        "decisions a second": decisions / passed,
        "playouts a second": playouts / passed,
        "microseconds a copy": copy_time(s),
    }


def playout(rules: Rules[State], seats: int, random: Random) -> int:
    """One game of random decisions: legal lists, events and folding included."""
    draw = QuickDraw(random)
    s = rules.setup(seats, {}, draw)
    decisions = 0

    def emit(event: Event) -> None:
        event.fold(s)

    while s.phase != OVER:
        if s.actor == CHANCE:
            rules.decide(s, rules.chance(s, draw), emit)
        else:
            rules.decide(s, draw.pick(rules.legal(s)), emit)
            decisions += 1
    return decisions


def copy_time(s: State) -> float:
    """How long a copy of a state takes, in microseconds."""
    return best(lambda: [s.copy() for _ in range(COPIES)]) / COPIES * 1e6


def best(work: Callable[[], object]) -> float:
    """Seconds of the quickest of some rounds."""
    times = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        work()
        times.append(time.perf_counter() - begun)
    return min(times)


def yardsticks() -> dict[str, float]:
    """A plain loop; and the public engine catanatron, where it is installed."""
    figures = {"loop steps a second": STEPS / best(_loop)}
    try:
        import catanatron  # noqa: F401, PLC0415 - an extra
    except ImportError:
        return figures
    return figures | _catanatron()


def _loop() -> None:
    counts = dict.fromkeys(range(8), 0)
    for step in range(STEPS):
        counts[step & 7] += step


def _catanatron() -> dict[str, float]:
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415

    decisions = number = 0
    begun = time.perf_counter()
    while (passed := time.perf_counter() - begun) < SECONDS:
        game = Game([RandomPlayer(color) for color in Color], seed=number)
        number += 1
        while game.winning_color() is None and game.state.num_turns < 1_000:  # noqa: PLR2004
            game.play_tick()
            decisions += 1
    return {
        "catanatron decisions a second": decisions / passed,
        "catanatron microseconds a copy": best(lambda: [game.copy() for _ in range(100)]) * 1e4,
    }


def start_up() -> dict[str, float]:
    """Milliseconds to the referee's first reply, and of a Python that does nothing."""
    nothing = [sys.executable, "-c", "pass"]
    referee = [sys.executable, "-m", "santiago_desktop", "referee"]
    replies, nothings = [], []
    for _ in range(ROUNDS):  # by turns, so that both meet the same machine
        replies.append(_first_reply(referee))
        begun = time.perf_counter()
        subprocess.run(nothing, check=True)  # noqa: S603
        nothings.append(time.perf_counter() - begun)
    return {
        "referee milliseconds": min(replies) * 1e3,
        "python -c pass milliseconds": min(nothings) * 1e3,
    }


def _first_reply(command: list[str]) -> float:
    """Seconds until the referee has answered its first request."""
    environment = os.environ | COMPILED
    begun = time.perf_counter()
    with subprocess.Popen(  # noqa: S603
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write(b'{"cmd":"new","game":"santiago","players":4}\n')
        program.stdin.flush()
        program.stdout.readline()
        passed = time.perf_counter() - begun
        program.stdin.close()
    return passed


BARE = (  # the least that a program with a window does
    "import pygame; pygame.display.init(); screen = pygame.display.set_mode((1280, 720)); "
    "screen.fill('#204060'); pygame.display.flip(); print('playable', flush=True)"
)


FIRST = [sys.executable, "-m", "santiago_desktop"]


def title() -> dict[str, float]:
    """Milliseconds to the first screen, beside a bare window."""
    return _beside_a_bare_window("title", FIRST)


def start(game: str) -> dict[str, float]:
    """Milliseconds to a board on which one can play, beside a bare window."""
    others = ",".join(["ai:easy"] * (GAMES[game]().seats[0] - 1))
    table = ["play", game, "--seats", f"{others},Ana", "--seed", "0", "--speed", "off"]
    return _beside_a_bare_window("board", [*FIRST, *table])


def _beside_a_bare_window(name: str, program: list[str]) -> dict[str, float]:
    """The best of some openings of each, by turns, so that both meet the same machine."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        options = ["--first-frame", "--size", "1280x720", "--data-dir", folder]
        bare, own = [], []
        for _ in range(OPENINGS):
            bare.append(_opening([sys.executable, "-c", BARE]))
            own.append(_opening([*program, *options]))
    return {
        "bare window milliseconds": min(bare) * 1e3,
        f"{name} milliseconds": min(own) * 1e3,
        f"{name}, times a bare window": min(own) / min(bare),
    }


def _opening(command: list[str]) -> float:
    """Seconds until a program without a display says that one can do something."""
    environment = os.environ | DUMMY | COMPILED
    begun = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as program:  # noqa: S603
        assert program.stdout is not None
        program.stdout.readline()
        return time.perf_counter() - begun


def board(game: str) -> dict[str, float]:
    """Frame times, idleness and memory, measured in a process that has a window."""
    command = [sys.executable, "-m", "santiago_desktop.commands.bench_board", game]
    program = subprocess.run(command, check=True, capture_output=True, env=os.environ | DUMMY)  # noqa: S603
    found: dict[str, float] = json.loads(program.stdout)
    return found


def _report(figures: dict[str, dict[str, float]]) -> str:
    lines = []
    for title, rows in figures.items():
        lines.append(title)
        lines += [f"  {name}: {value:,.2f}" for name, value in rows.items()]
    return "\n".join(lines)
