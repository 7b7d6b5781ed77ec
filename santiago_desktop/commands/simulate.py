"""Computer players among themselves: win rates with intervals, scores, lengths, speed."""

from __future__ import annotations

import json
import sys
import time
from dataclasses import dataclass, field
from math import fsum, sqrt
from typing import TYPE_CHECKING, Any, TypeVar

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.checks import Fault, quoted
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.players.levels import usable
from santiago_desktop.system.executors import executor
from santiago_desktop.system.exits import GOOD
from santiago_desktop.table.table import Seat, Table

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator

T = TypeVar("T")

Z = 1.96  # standard deviations of a 95 % interval
BAR = 30  # characters of the progress bar


@dataclass
class Figures:
    """One game: for each level its seats' shares of victory and scores; decisions and seconds."""

    shares: dict[str, list[float]] = field(default_factory=dict)
    scores: dict[str, list[int]] = field(default_factory=dict)
    decisions: int = 0
    seconds: float = 0.0

    def add(self, other: Figures) -> None:
        """Add the figures of another game to these."""
        for level, shares in other.shares.items():
            self.shares.setdefault(level, []).extend(shares)
            self.scores.setdefault(level, []).extend(other.scores[level])
        self.decisions += other.decisions
        self.seconds += other.seconds


def simulate(options: argparse.Namespace) -> int:
    """Play the games and print what came out."""
    levels = options.seats.split(",")
    card = GAMES[options.game]()
    known = usable(card.levels)
    for level in levels:
        if level not in known:
            raise Fault(f"there is no level {quoted(level)}: choose from {', '.join(known)}")
    low, high = card.seats
    if not low <= len(levels) <= high:
        raise Fault(f"this game is for {low} to {high} players, not {len(levels)}")
    if options.chances or options.limit:
        from santiago_desktop.commands.calibration import calibrate  # noqa: PLC0415 - it imports this

        return calibrate(options, levels)
    total, begun = Figures(), time.perf_counter()
    for played in games(options, levels, play_game):
        total.add(played)
    figures = _figures(total, options.games, time.perf_counter() - begun)
    print(json.dumps(figures) if options.json else _report(figures))
    return GOOD


def games(
    options: argparse.Namespace, levels: list[str], play: Callable[[str, list[str], str], T]
) -> Iterator[T]:
    """What came of each game, as it ends; a bar shows how many have."""
    jobs = ((options.game, rotated(levels, i), f"{options.seed}/{i}") for i in range(options.games))
    with executor(min(options.workers, options.games), options.cluster) as run:
        for done, played in enumerate(run.unordered(play, jobs), start=1):
            progress(done, options.games)
            yield played


def rotated(seats: list[T], by: int) -> list[T]:
    """Everybody sits everywhere equally often."""
    by %= len(seats)
    return seats[by:] + seats[:by]


def play_game(game: str, levels: list[str], seed: str) -> Figures:
    """The figures of one game, played to its end."""
    table = seated(game, levels, seed)
    begun = time.perf_counter()
    while not table.match.over:
        table.go_on()
    result = table.match.rules.result(table.match.state)
    played = Figures(seconds=time.perf_counter() - begun)
    played.decisions = sum(entry.actor != CHANCE for entry in table.match.log)
    for seat, level in enumerate(levels):
        played.shares.setdefault(level, []).append(result.share(seat))
        played.scores.setdefault(level, []).append(result.scores[seat])
    return played


def seated(game: str, levels: list[str], seed: str) -> Table:
    """A table of computer players."""
    seats = [Seat(f"{level} {i}", level) for i, level in enumerate(levels)]
    return Table.new(GAMES[game](), seats, seed, {})


def _figures(total: Figures, games: int, seconds: float) -> dict[str, Any]:
    return {
        "games": games,
        "win_rate": {level: interval(shares) for level, shares in total.shares.items()},
        "scores": {
            level: {"mean": fsum(scores) / len(scores), "low": min(scores), "high": max(scores)}
            for level, scores in total.scores.items()
        },
        "decisions_per_game": total.decisions / games,
        "decisions_per_second": total.decisions / total.seconds,
        "seconds": seconds,
    }


def interval(shares: list[float]) -> dict[str, float]:
    """The mean, and Wilson's 95 % interval."""
    n = len(shares)
    mean = fsum(shares) / n  # the same in whatever order the games ended
    middle = (mean + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z * sqrt(mean * (1 - mean) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return {"mean": mean, "low": max(0.0, middle - reach), "high": min(1.0, middle + reach)}


def progress(done: int, games: int) -> None:
    """Draw how many games are done as a bar, if standard error is a terminal."""
    if sys.stderr.isatty():
        filled = BAR * done // games
        bar = "#" * filled + "." * (BAR - filled)
        print(f"\r[{bar}] {done}/{games}", end="\n" if done == games else "", file=sys.stderr)


def _report(figures: dict[str, Any]) -> str:
    lines = [f"{figures['games']} games, {figures['seconds']:.1f} s"]
    for level, rate in figures["win_rate"].items():
        score = figures["scores"][level]
        lines.append(
            f"{level}: wins {rate['mean']:.1%} (95 %: {rate['low']:.1%} to {rate['high']:.1%}), "
            f"score {score['mean']:.1f} ({score['low']} to {score['high']})"
        )
    lines.append(f"{figures['decisions_per_game']:.0f} decisions a game")
    lines.append(f"{figures['decisions_per_second']:.0f} decisions per second and core")
    return "\n".join(lines)
