"""`python -m santiago_desktop.training.chances GAME`: fit chances of victory to games.

It plays games of several tables, keeps what was seen in them and who won, fits the numbers of the
game's `ai/chances.json`, and reports how good they are, by what the other games have taught.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from santiago_desktop.commands.cli import positive
from santiago_desktop.commands.simulate import progress
from santiago_desktop.games import GAMES
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.players import chances
from santiago_desktop.players.chances import STRENGTHS, Futures, Standing
from santiago_desktop.system import resources
from santiago_desktop.system.executors import executor
from santiago_desktop.system.exits import FAILED
from santiago_desktop.system.paths import data_folder, replace
from santiago_desktop.training.positions import Job, Position, watch

if TYPE_CHECKING:
    from collections.abc import Iterator

TABLES = (
    "medium,medium,medium",
    "easy,medium,hard",
    "hard,hard,hard",
    "easy,easy,easy",
    "medium,medium",
    "easy,medium,medium,hard",
    "medium,hard",
    "random,easy,medium",
)
PLAYED_ON = {  # as often and far as a hint has time for
    "santiago": Futures(8, 15, 4),
    "manila": Futures(10, 9, 5),
    "cargo_noir": Futures(6, 15, 1),
}
APART = {"santiago": 0.16, "manila": 0.04, "cargo_noir": 0.2}  # as `tests/apart.py` measures it


def main() -> int:
    """Play, fit and report as the command line says; the exit code."""
    options = _options()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the cores are busy with games
    folder = options.folder or data_folder() / "training" / "chances" / options.game
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _play(options, folder)
        _fit(options, folder)
    except ImportError as error:
        return _stop(f'numpy is needed ({error}): pip install "santiago-desktop[training]"')
    except Fault as fault:
        return _stop(str(fault))
    except OSError as error:
        return _stop(f"{error.filename or folder}: {error.strerror}")
    except KeyboardInterrupt:
        print("\nleft; the same command goes on", file=sys.stderr)
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m santiago_desktop.training.chances",
        description="Fit chances of victory to games. What was left goes on.",
    )
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--tables", nargs="+", default=TABLES, help="levels: easy,medium,hard")
    parser.add_argument("--games", type=int, default=100, help="of each table, 0 to fit only")
    parser.add_argument("--quick", action="store_true", help="hard decides at a glance: sooner")
    parser.add_argument(
        "--one-in", type=positive, default=40, help="one decision in so many is looked at"
    )
    parser.add_argument(
        "--again", type=positive, default=3, help="times that it is played out once more"
    )
    parser.add_argument(
        "--hard", type=float, default=0.0, help="its odds over itself at a glance, as logarithm"
    )
    parser.add_argument(
        "--master", type=float, default=0.0, help="its odds over hard, as logarithm"
    )
    parser.add_argument("--workers", type=positive, default=1, help="processes")
    parser.add_argument("--folder", type=Path, help="where positions are kept")
    parser.add_argument("--dry", action="store_true", help="keep the numbers that are in place")
    return parser.parse_args()


def _play(options: argparse.Namespace, folder: Path) -> None:
    """The games that haven't been played yet; each is on the disk when it is over."""
    jobs = [(job,) for job in _jobs(options) if not _file(folder, job).exists()]
    with executor(min(options.workers, max(1, len(jobs)))) as run:
        for done, positions in enumerate(run.unordered(_watched, jobs), start=1):
            job, found = positions
            replace(_file(folder, job), json.dumps(found))
            progress(done, len(jobs))


def _jobs(options: argparse.Namespace) -> Iterator[Job]:
    """Tables in turn, so that whoever leaves early has some of each."""
    futures = PLAYED_ON[options.game]
    for number in range(options.games):
        for table in options.tables:
            levels = tuple(table.split(","))
            if not set(levels) <= set(STRENGTHS):
                raise Fault(f"there are no such levels: {table}")
            low, high = GAMES[options.game]().seats
            if low <= len(levels) <= high:
                yield Job(
                    options.game,
                    levels,
                    number,
                    futures,
                    options.quick,
                    options.one_in,
                    options.again,
                )


def _watched(job: Job) -> tuple[Job, list[Position]]:
    return job, watch(job)


def _file(folder: Path, job: Job) -> Path:
    return folder / f"{'-'.join(job.levels)}-{job.number}.json"


def _fit(options: argparse.Namespace, folder: Path) -> None:
    """Fit, report, and put the numbers in their place."""
    from santiago_desktop.training.weighing import Weighing, report  # noqa: PLC0415 - an extra

    positions = [each for path in sorted(folder.glob("*.json")) for each in _read(path)]
    if not positions:
        raise Fault(f"{folder}: there are no games to learn from")
    weighing = Weighing(positions)
    foretold = weighing.foretold()
    print(report(weighing, foretold))
    everything = [True] * len(positions)
    weights, error = weighing.fitted(everything), weighing.error(foretold)
    scale = weighing.scale(weights, PLAYED_ON[options.game], error)
    scale = scale._replace(apart=APART[options.game])
    if not options.dry:
        text = chances.write(with_measured(scale, options.hard, options.master), options.game)
        replace(resources.chances(options.game), text)


def _read(path: Path) -> list[Position]:
    """The positions of a game; Fault if the file doesn't hold any, or those of another version."""
    try:
        return [
            Position(
                played, first, tuple(strengths), [*map(_view, views)], [*map(_view, later)], won
            )
            for played, first, strengths, views, later, won in json.loads(path.read_text("ascii"))
        ]
    except (ValueError, TypeError, LookupError, RecursionError) as fault:
        raise Fault(f"{path}: the game is damaged, or was kept by another version") from fault


def _view(value: list[Any]) -> Standing | list[float]:
    """A standing, or shares of a game that is over."""
    return Standing(*value) if isinstance(value[1], list) else value


def with_measured(scale: chances.Scale, hard: float, master: float) -> chances.Scale:
    """With strengths that were measured, where games of such players would take too long.

    They see what `hard` has seen at a glance, and are better in all that is left of the game.
    """
    strength, weights = scale.levels[-1]
    if strength != STRENGTHS["hard"]:
        return scale
    better = [
        (strength, _ahead(weights, hard)),
        (STRENGTHS["master"], _ahead(weights, hard + master)),
    ]
    return scale._replace(levels=[*scale.levels[:-1], *better])


def _ahead(weights: list[list[float]], by: float) -> list[list[float]]:
    """The same weights for who is so much stronger when a game begins."""
    *senses, (always, later, early) = weights
    return [*senses, [round(always + by, 4), round(later - by, 4), early]]


def _stop(sentence: str) -> int:
    print(f"santiago-desktop: {sentence}", file=sys.stderr)
    return FAILED


if __name__ == "__main__":
    sys.exit(main())
