"""Computer players. They know `Rules` and a game's judge, and see only what a seat knows."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Protocol

from santiago_desktop.kernel.rules import CHANCE, OVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.kernel.luck import Draw
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.kernel.rules import Rules, State

LEVELS = ("easy", "medium", "hard", "master", "random")
WORLDS = 3  # consistent worlds over which a value is averaged, where something is secret
WON = 1_000.0  # beyond every evaluation
NOISE = 0.8  # of the judge's spread, by which `easy` misjudges an outlook
BEAM = (12, 4)  # actions that are looked into further: at first, and later in the turn
SIGHT = 40  # decisions that are looked into after each of one's first actions
REPLIES = 4  # actions for which `master` also looks at the next seat's turn
LONGEST_REPLY = 12  # decisions of the next seat's turn at most


class Judge(Protocol):
    """What a game's `ai.py` knows."""

    spread: float  # a lead of so much makes victory about three times as likely

    def value(self, s: Any, seat: int) -> float:
        """How well the seat stands, in about the units of the score."""


def never() -> bool:
    """There is always time left."""
    return False


class Player:
    """A computer player of one game.

    `easy` and `medium` look one decision ahead, `easy` with honest noise; `hard` looks through
    its own whole turn; `master` then looks at what the next seat would make of it.
    """

    def __init__(self, rules: Rules[Any], judge: Judge) -> None:
        """The game's rules and its judge."""
        self.rules, self.judge = rules, judge

    def choose(
        self, seen: State, seat: int, level: str, draw: Draw, enough: Callable[[], bool] = never
    ) -> Action:
        """What a player of the level does, who sees `seen` and no more."""
        actions = self.rules.legal(seen)
        if level == "random":
            return draw.pick(actions)
        if len(actions) == 1:
            return actions[0]
        worlds = self._worlds(seen, seat, draw)
        values = {a: self._mean(worlds, a, seat) for a in actions if not enough()}
        if level == "easy":
            swing = NOISE * self.judge.spread
            values = {a: v + swing * (draw.below(1001) / 500 - 1) for a, v in values.items()}
        best = sorted(values, key=values.__getitem__, reverse=True) or actions
        if level in ("easy", "medium") or enough():
            return best[0]
        return self._far(worlds, best[: BEAM[0]], seat, level, enough)

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

    def _far(
        self,
        worlds: list[Any],
        actions: list[Action],
        seat: int,
        level: str,
        enough: Callable[[], bool],
    ) -> Action:
        """The best of the actions when the whole turn is looked through."""
        values: dict[Action, float] = {}
        for action in actions:
            if not enough():
                ends = [self._turn(self._played(w, action), seat, SIGHT) for w in worlds]
                values[action] = sum(value for value, _ in ends)
        best = sorted(values, key=values.__getitem__, reverse=True) or actions
        if level != "master":
            return best[0]
        replied: dict[Action, float] = {}
        for action in best[:REPLIES]:
            if not enough():
                ends = [self._turn(self._played(w, action), seat, SIGHT) for w in worlds]
                replied[action] = sum(self._after_reply(end, seat) for _, end in ends)
        return max(replied, key=replied.__getitem__, default=best[0])

    def _turn(self, s: Any, seat: int, sight: int) -> tuple[float, Any]:
        """The best end of the seat's own turn, as far as its sight reaches; and how good it is."""
        legal = self.rules.legal(s) if s.actor == seat else []
        if not 0 < len(legal) <= sight:
            return self._lead(s, seat), s
        nexts = [self._played(s, action) for action in legal]
        nexts.sort(key=lambda after: self._lead(after, seat), reverse=True)
        nexts = nexts[: BEAM[1]]
        further = (sight - len(legal)) // len(nexts)
        ends = [self._turn(after, seat, further) for after in nexts]
        return max(ends, key=lambda end: end[0])

    def _after_reply(self, s: Any, seat: int) -> float:
        """How good a state is after the next seat has done what looks best to it."""
        s = s.copy()
        other = s.actor
        for _ in range(LONGEST_REPLY):
            if s.actor != other or other in (seat, CHANCE) or s.phase == OVER:
                break
            s = max(
                (self._played(s, action) for action in self.rules.legal(s)),
                key=lambda after: self._lead(after, other),
            )
        return self._lead(s, seat)

    def _mean(self, worlds: list[Any], action: Action, seat: int) -> float:
        return sum(self._lead(self._played(w, action), seat) for w in worlds) / len(worlds)

    def _played(self, s: Any, action: Action) -> Any:
        after = s.copy()
        self.rules.decide(after, action, lambda event: event.fold(after))
        return after

    def _lead(self, s: Any, seat: int) -> float:
        """How far the seat is ahead of the best other seat."""
        values = [self.judge.value(s, each) for each in range(s.seats)]
        if s.phase == OVER:
            for winner in self.rules.result(s).winners:
                values[winner] += WON
        return values[seat] - max(values[:seat] + values[seat + 1 :])
