"""Computer players. They know `Rules` and a game's judge, and see only what a seat knows."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Protocol

from santiago_desktop.kernel.rules import OVER

if TYPE_CHECKING:
    from santiago_desktop.kernel.luck import Draw
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.kernel.rules import Rules, State

LEVELS = ("easy", "medium", "hard", "master", "random")
WORLDS = 3  # consistent worlds over which a value is averaged, where something is secret
WON = 1_000.0  # beyond every evaluation


class Judge(Protocol):
    """What a game's `ai.py` knows."""

    spread: float  # a lead of so much makes victory about three times as likely

    def value(self, s: Any, seat: int) -> float:
        """How well the seat stands, in about the units of the score."""


class Player:
    """A computer player of one game."""

    def __init__(self, rules: Rules[Any], judge: Judge) -> None:
        """The game's rules and its judge."""
        self.rules, self.judge = rules, judge

    def choose(self, seen: State, seat: int, level: str, draw: Draw) -> Action:
        """What a player of the level does, who sees `seen` and no more."""
        actions = self.rules.legal(seen)
        if level == "random":
            return draw.pick(actions)
        worlds = self._worlds(seen, seat, draw)
        return max(actions, key=lambda action: sum(self._after(w, action, seat) for w in worlds))

    def chances(self, seen: State, seat: int, draw: Draw) -> list[float]:
        """Each seat's estimated share of victory; they add up to 1."""
        world = self.rules.imagine(seen, seat, draw)
        if world.phase == OVER:
            winners = self.rules.result(world).winners
            return [(each in winners) / len(winners) for each in range(world.seats)]
        values = [self.judge.value(world, each) for each in range(world.seats)]
        weights = [exp((value - max(values)) / self.judge.spread) for value in values]
        return [weight / sum(weights) for weight in weights]

    def _worlds(self, seen: State, seat: int, draw: Draw) -> list[Any]:
        count = WORLDS if self.rules.secrets else 1
        return [self.rules.imagine(seen, seat, draw) for _ in range(count)]

    def _after(self, world: Any, action: Action, seat: int) -> float:
        """How far the seat is ahead of the best other seat after the action."""
        after = world.copy()
        self.rules.play(after, action)
        values = [self.judge.value(after, each) for each in range(after.seats)]
        if after.phase == OVER:
            for winner in self.rules.result(after).winners:
                values[winner] += WON
        return values[seat] - max(values[:seat] + values[seat + 1 :])
