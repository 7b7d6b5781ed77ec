"""`python -m santiago_desktop.training GAME`: train, measure, put the weights in their place."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any

from santiago_desktop.commands.cli import positive
from santiago_desktop.commands.simulate import progress
from santiago_desktop.games import GAMES
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.players.network import MOST_HIDDEN
from santiago_desktop.system import resources
from santiago_desktop.system.executors import executor
from santiago_desktop.system.exits import FAILED
from santiago_desktop.system.paths import data_folder, replace
from santiago_desktop.training.selfplay import BY_HAND
from santiago_desktop.training.strength import measure

if TYPE_CHECKING:
    from santiago_desktop.system.executors import Run
    from santiago_desktop.training.train import Plan, Training

MATCH = 400  # games of which a strength is made


def main() -> int:
    """Train as the command line says; the exit code."""
    options = _options()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the cores are busy with games
    try:
        from santiago_desktop.training.train import Training  # noqa: PLC0415 - an extra
    except ImportError as error:
        return _stop(f'numpy is needed ({error}): pip install "santiago-desktop[training]"')
    folder = options.folder or data_folder() / "training" / options.game
    try:
        training = Training(_plan(options), folder, options.start)
        with executor(options.workers, options.cluster) as run:
            training.run(run, _tell)
            if not options.dry:
                _put_in_place(training, run, options.match)
    except Fault as fault:
        return _stop(str(fault))
    except OSError as error:
        return _stop(f"{error.filename or folder}: {error.strerror}")
    except KeyboardInterrupt:
        print(f"\nleft after {training.done} games; the same command goes on", file=sys.stderr)
    return 0


def _plan(options: argparse.Namespace) -> Plan:
    """What is asked for; the rest is as usual."""
    from santiago_desktop.training.train import Plan, games_of  # noqa: PLC0415 - an extra

    low, high = GAMES[options.game]().seats
    if any(not low <= seats <= high for seats in options.seats):
        raise Fault(f"{options.game} has {low} to {high} seats")
    asked = {name: getattr(options, name, None) for name in Plan._fields}
    asked["start"] = games_of(options.start) if options.start else 0
    return Plan(**{name: value for name, value in asked.items() if value is not None})


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m santiago_desktop.training",
        description="Train a game's network by games against itself. A run that was left goes on.",
    )
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=positive, default=40_000, help="games to learn from")
    parser.add_argument("--hidden", type=_hidden, default=48, help="units of the hidden layer")
    parser.add_argument("--seed", type=_count, default=1, help="of all luck")
    parser.add_argument("--seats", type=_numbers, default=(), help="numbers of players: 2,4")
    parser.add_argument("--start", type=Path, help="where another run is kept, to learn on from")
    parser.add_argument("--rate", type=_ends, help="of learning, first and last: 1e-3,5e-5")
    parser.add_argument("--heat", type=_ends, help="how daring games are, first and last: 0.5,0.1")
    parser.add_argument(
        "--ahead", action="store_true", help="play on before choosing, as hard does: truer, slower"
    )
    parser.add_argument(
        "--match", type=_count, default=MATCH, help="games to measure the strength, if any"
    )
    parser.add_argument("--workers", type=positive, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--cluster", default="", help="a Dask scheduler: tcp://host:port")
    parser.add_argument("--folder", type=Path, help="where the run is kept")
    parser.add_argument("--dry", action="store_true", help="keep the weights that are in place")
    return parser.parse_args()


def _count(text: str) -> int:
    return 0 if text == "0" else positive(text)


def _hidden(text: str) -> int:
    if positive(text) > MOST_HIDDEN:
        raise argparse.ArgumentTypeError(f"up to {MOST_HIDDEN} units, please")
    return int(text)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(positive(number) for number in text.split(","))


def _ends(text: str) -> tuple[float, float]:
    try:
        first, last = map(float, text.split(","))
    except ValueError:
        first = last = 0.0
    if not (0 < first < inf and 0 < last < inf):
        raise argparse.ArgumentTypeError("two numbers above 0 like 0.5,0.1, please")
    return first, last


def _stop(sentence: str) -> int:
    print(f"santiago-desktop: {sentence}", file=sys.stderr)
    return FAILED


def _tell(training: Training) -> None:
    """Show that a round is over, and how it went."""
    progress(training.done, training.plan.games)
    if not sys.stderr.isatty():
        seconds = round(training.seconds)
        print(f"{training.done} games, {seconds} s, loss {training.loss:.4f}", flush=True)


def _put_in_place(training: Training, run: Run, games: int) -> None:
    """The weights go where players look for them, with a line that says how they came about."""
    plan, path = training.plan, resources.weights(training.plan.game)
    before, now = _text_of(path), training.text()
    record: dict[str, Any] = {
        "date": time.strftime("%Y-%m-%d"),
        **training.kept().record(),
        "after": training.after,
        "against_by_hand": _strengths(run, plan, now, BY_HAND, games) if games else None,
        "against_run_before": _strengths(run, plan, now, before, games)
        if before and games
        else None,
    }
    replace(path, now)
    with resources.runs(plan.game).open("a", encoding="ascii") as file:
        file.write(json.dumps(record) + "\n")
    print(json.dumps(record, indent=2))


def _strengths(
    run: Run, plan: Plan, weights: str, others: str, games: int
) -> dict[int, dict[str, float]]:
    """By the number of players."""
    low, high = GAMES[plan.game]().seats
    return {
        seats: measure(run, plan.game, seats, weights, others, games)
        for seats in sorted({*plan.seats} or {*range(low, high + 1)})
    }


def _text_of(path: Path) -> str:
    """The weights of the run before, or nothing."""
    return path.read_text("ascii") if path.exists() else ""


if __name__ == "__main__":
    sys.exit(main())
