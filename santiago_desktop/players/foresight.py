"""Playing on from the ends of a turn: what the others reply, what luck brings, and so on."""

from __future__ import annotations

from math import ceil, log, sqrt
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.rules import CHANCE, OVER
from santiago_desktop.players.network import chance

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.kernel.luck import Draw
    from santiago_desktop.players.search import End, Player

MARGIN = 1.5  # ends that are so far behind the best one are not played on from
LONGEST = 40  # turns that are played on at most
FEWEST = 4  # outcomes until a line can be given up
FINAL = 2  # lines that are left in any case when only the better part of them goes on
SURE = 2.0  # standard errors by which it has to be behind the best one then
CERTAIN = 1e-12  # as near to certainty as odds are told


class Sight(NamedTuple):
    """How far a level plays on from the ends of its turn."""

    ends: int  # from how many of them
    samples: int  # and how often from each, at most
    turns: int = 1  # that the seat itself has once more
    luck: bool = True  # also when luck has decided something; otherwise no further
    keep: float = 1.0  # the part of the ends, the better one, that goes on after each sample


class Foreseen:
    """An end of a turn, and what came of playing on from it."""

    def __init__(self, end: End, worlds: int) -> None:
        """Nothing yet but what the end promises."""
        self.end = end
        self.outcomes = [chance(end.lead)]
        # In each world, the turns that follow until luck decides something: ever the same.
        self.foreseen: list[list[End]] = [[] for _ in range(worlds)]

    @property
    def mean(self) -> float:
        """The chance of victory, so far."""
        return sum(self.outcomes) / len(self.outcomes)

    @property
    def lead(self) -> float:
        """The same as the logarithm of the odds."""
        if len(self.outcomes) == 1:
            return self.end.lead
        mean = min(max(self.mean, CERTAIN), 1 - CERTAIN)
        return log(mean / (1 - mean))


lead_of, mean_of = attrgetter("lead"), attrgetter("mean")


class Foresight:
    """One seat's, from one moment on."""

    def __init__(self, player: Player, seat: int, sight: Sight, enough: Callable[[], bool]) -> None:
        """Whose, how far, and when it has to end."""
        self.player, self.seat, self.sight, self.enough = player, seat, sight, enough

    def lines(self, ends: list[End], worlds: Sequence[Any], draw: Draw) -> list[Foreseen]:
        """What came of the best ends, the best last.

        All lines meet the same luck. What is clearly behind is given up, and more luck is tried
        on the others, as long as luck matters and there is time. Who keeps only a part of them
        looks at many ends once, and at the best ones often.
        """
        worst = ends[0].lead - MARGIN
        left = [Foreseen(end, len(worlds)) for end in ends[: self.sight.ends] if end.lead >= worst]
        for sample in range(self.sight.samples if len(left) > 1 else 0):
            luck, which = str(draw.below(1 << 62)), sample % len(worlds)
            dice = [WatchedLuck(luck) for _ in left]
            tried = [
                self.outcome(line, worlds[which], which, thrown)
                for line, thrown in zip(left, dice, strict=True)
            ]
            outcomes = [outcome for outcome in tried if outcome is not None]
            if len(outcomes) < len(left):  # time is over: what only some have met says nothing
                if sample or len(outcomes) < FINAL:
                    break
                del left[len(outcomes) :]  # but to have looked on from few is better than from none
            for line, outcome in zip(left, outcomes, strict=True):
                line.outcomes.append(outcome)
            left = better_part(in_the_running(left), self.sight.keep)
            if len(left) == 1 or (len(worlds) == 1 and not any(each.thrown for each in dice)):
                break
        return sorted(left, key=lead_of)

    def outcome(self, line: Foreseen, world: Any, which: int, dice: WatchedLuck) -> float | None:
        """The mean chance of victory at one's own next turns; None if there is no time."""
        player, seat, turns = self.player, self.seat, self.sight.turns
        s = player.followed(world, line.end.path) if which else line.end.state
        foreseen, said = line.foreseen[which], list[float]()
        for turn in range(LONGEST):
            if self.sight.luck:
                s = player.lucky(s, dice)
            if s.phase == OVER or s.actor == CHANCE or len(said) == turns:
                break
            if turn < len(foreseen):
                best = foreseen[turn]
            else:
                best = player.reply(s, self.enough)
                if self.enough():
                    return None
                if not dice.thrown:
                    foreseen.append(best)
            if s.actor == seat:
                said.append(chance(best.lead))
            s = best.state
        if len(said) < turns:
            said += [chance(player.trained.lead(s, seat))] * (turns - len(said))
        return sum(said) / turns


def in_the_running(lines: list[Foreseen]) -> list[Foreseen]:
    """Without those that are surely behind the best one, as far as equal luck can tell."""
    best = max(lines, key=mean_of)
    return [line for line in lines if not surely_behind(line.outcomes, best.outcomes)]


def better_part(lines: list[Foreseen], part: float) -> list[Foreseen]:
    """The lines of which one hopes most, as they stand."""
    count = max(FINAL, ceil(part * len(lines)))
    return lines if count >= len(lines) else sorted(lines, key=mean_of)[-count:]


def surely_behind(outcomes: list[float], others: list[float]) -> bool:
    """Whether one is behind the other by more than chance would have it."""
    count = len(outcomes)
    if count < FEWEST:
        return False
    gaps = [other - one for one, other in zip(outcomes, others, strict=True)]
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
    return mean > SURE * sqrt(spread / count)


class WatchedLuck(KeyedDraw):
    """Keyed luck that remembers whether it was asked for."""

    thrown = False

    def __init__(self, luck: str) -> None:
        """The same luck, the same throws."""
        super().__init__(luck, "replies")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; that it was asked for is remembered."""
        self.thrown = True
        return super().below(n)
