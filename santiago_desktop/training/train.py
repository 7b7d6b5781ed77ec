"""A run of training: play, learn, and again. It can be left at any time and taken up again."""

from __future__ import annotations

import json
import time
from collections import deque
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.checks import Fault, whole
from santiago_desktop.players import network
from santiago_desktop.training.fit import BATCH, Fit, positions, targets
from santiago_desktop.training.selfplay import BY_HAND, Job, play_games

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from santiago_desktop.system.executors import Run
    from santiago_desktop.training.fit import Floats, Rungs
    from santiago_desktop.training.selfplay import Sample

ROUND = 200  # games between which nothing is learned
JOB = 5  # games that are handed to a process at a time
REMEMBERED = 4  # rounds that are learned from
FIRST_ROUNDS = 5  # played by the hand-made evaluation, to have something to learn from
STATE = "training.npz"
MOST_GAMES = 10**9  # of a run that can be believed


class Plan(NamedTuple):
    """The settings of a run."""

    game: str
    games: int = 40_000
    hidden: int = 48
    trace: float = 0.8  # how much of what a position should have said comes from far later
    rate: tuple[float, float] = (1e-3, 5e-5)  # of learning, at the beginning and at the end
    heat: tuple[float, float] = (0.5, 0.1)  # how daring the games are
    seed: int = 1
    seats: tuple[int, ...] = ()  # numbers of players, in turn; all that the game is for
    start: int = 0  # games that were learned from before, in another run
    ahead: bool = False  # games by players who play on before they choose, as `hard` does


class Kept(NamedTuple):
    """What the file of a run says of it."""

    plan: Plan
    done: int  # games
    seconds: float
    loss: float  # of the last round
    after: list[dict[str, Any]]  # records of the runs that it learned on from, in their order

    def record(self) -> dict[str, Any]:
        """What is told of the run itself for good."""
        minutes, loss = round(self.seconds / 60, 1), round(self.loss, 4)
        return {**self.plan._asdict(), "done": self.done, "minutes": minutes, "loss": loss}


class Training:
    """One run of training, which can be left and gone on with."""

    def __init__(self, plan: Plan, folder: Path, start: Path | None = None) -> None:
        """From where it was left, or from its beginning: nothing, or the end of another run.

        Fault if the folder has a run with other settings.
        """
        self.plan, self.folder = plan, folder
        card = GAMES[plan.game]()
        self.seats = plan.seats or tuple(range(card.seats[0], card.seats[1] + 1))
        self.layout = card.judge().layout
        self.fit = Fit(self.layout, plan.hidden, plan.seed)
        self.done, self.seconds, self.loss = 0, 0.0, 0.0
        self.after: list[dict[str, Any]] = []
        self.learned: deque[tuple[Rungs, Floats]] = deque(maxlen=REMEMBERED)
        if (folder / STATE).exists():
            self._take_up()
        elif start:
            before = _learned(start, self.fit)
            self.after = [*before.after, before.record()]

    def run(self, workers: Run, told: Callable[[Training], None]) -> None:
        """Until all games are played; `told` hears of every round."""
        while self.done < self.plan.games:
            begun = time.perf_counter()
            played = workers.unordered(play_games, self._jobs())
            # Results come in any order, and learning depends on it: so they are put into one.
            samples = [sample for _, some in sorted(played) for sample in some]
            self.loss = self._learn(samples)
            self.done += len(samples)
            self.seconds += time.perf_counter() - begun
            self._keep()
            told(self)

    def kept(self) -> Kept:
        """What the run's file says of it."""
        return Kept(self.plan, self.done, self.seconds, self.loss, self.after)

    def text(self) -> str:
        """The text of the weights file."""
        return network.write(self.fit.weights(), self.plan.game, self.layout)

    def _jobs(self) -> list[tuple[Job]]:
        plan, first = self.plan, self.done
        by_hand = first + plan.start < FIRST_ROUNDS * ROUND
        weights = BY_HAND if by_hand else self.text()
        numbers = range(first, min(first + ROUND, plan.games))
        heat = self._between(plan.heat)
        parts = [numbers[i : i + JOB] for i in range(0, len(numbers), JOB)]
        common = (self.seats, weights, heat, plan.seed, plan.ahead)
        return [(Job(plan.game, part, *common),) for part in parts]

    def _between(self, ends: tuple[float, float]) -> float:
        """What falls from the beginning of the run to its end, ever by the same factor."""
        first, last = ends
        return float(first * (last / first) ** (self.done / self.plan.games))

    def _learn(self, samples: list[Sample]) -> float:
        """From these games, and from those before them once more."""
        width = max(max(sample.lengths) for sample in samples)
        rungs = [positions(sample, self.layout.size, width) for sample in samples]
        wanted = [
            targets(self.fit.chances(seen), sample, self.plan.trace)
            for seen, sample in zip(rungs, samples, strict=True)
        ]
        self.learned.append((np.concatenate(rungs), np.concatenate(wanted)))
        luck = np.random.default_rng([self.plan.seed, self.done])
        return [self._lesson(*each, luck) for each in self.learned][-1]

    def _lesson(self, rungs: Rungs, wanted: Floats, luck: np.random.Generator) -> float:
        """All positions once, in no order; how far off the network was."""
        rate = self._between(self.plan.rate)
        order = luck.permutation(len(rungs))
        parts = np.array_split(order, max(1, len(order) // BATCH))
        return float(np.mean([self.fit.learn(rungs[p], wanted[p], rate) for p in parts]))

    # --- left and taken up again -----------------------------------------------------------------

    def _keep(self) -> None:
        """All that the run is; the file is whole at any time."""
        self.folder.mkdir(parents=True, exist_ok=True)
        partial = self.folder / f"{STATE}.part"
        known = json.dumps(self.kept()._asdict())
        with partial.open("wb") as file:
            np.savez(file, known=np.array(known), **self.fit.arrays())
        partial.replace(self.folder / STATE)

    def _take_up(self) -> None:
        plan, self.done, self.seconds, self.loss, self.after = _learned(self.folder, self.fit)
        if json.dumps(plan) != json.dumps(self.plan):
            raise Fault(f"{self.folder} has a run with other settings: {plan}")


def games_of(folder: Path) -> int:
    """Of how many games the run in a folder has learned in all; Fault if there is none."""
    run = _learned(folder)
    return run.plan.start + run.done


def _learned(folder: Path, fit: Fit | None = None) -> Kept:
    """The run in a folder; the fit takes over its weights."""
    try:
        file = (folder / STATE).open("rb")
        with file, np.load(file, allow_pickle=False) as arrays:
            known: dict[str, Any] = json.loads(str(arrays["known"]))
            plan, done = Plan(*known["plan"]), whole(known["done"], "done", 0, MOST_GAMES)
            whole(plan.start, "start", 0, MOST_GAMES)
            if fit:
                fit.take(dict(arrays))
            after = [dict(record) for record in known.get("after", [])]  # older files have none
            return Kept(plan, done, float(known["seconds"]), float(known["loss"]), after)
    except Exception as fault:  # whatever damaged bytes make numpy and zip raise
        raise Fault(f"{folder / STATE} can't be read: {fault}") from fault
