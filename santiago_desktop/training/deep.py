"""A deep search of one decision: every answer is played on again and again, with the same luck.

An answer is what a seat does until somebody else acts or another phase begins: where it drives,
what becomes of its ships, which cards it buys. It is worth as much as the best turn that begins
with it.
"""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.timeline import digest
from santiago_desktop.players.foresight import Foreseen, Foresight, Sight, WatchedLuck
from santiago_desktop.players.network import chance
from santiago_desktop.players.search import GLANCE, End, never
from santiago_desktop.table.puzzles import answered, in_any_order

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from santiago_desktop.kernel.records import Action
    from santiago_desktop.players.search import Player

    Path = tuple[Action, ...]

MOST = 16  # answers that a person can be asked to choose from
WORLDS = 8  # that can be, where something is secret
LINES, EACH = 20, 2  # turns that are played on, in all and of each answer, where there is room
STEPS = (4, 10, 24, 48, 96, 192, 384)  # futures after which one looks who is behind
ENOUGH = 24  # futures after which what is clear is believed
BEHIND = 3.0  # standard errors after which an answer isn't looked at any more
SURE = 2.5  # standard errors by which every other answer has to be worse
ALIKE = 0.01  # chances of victory that differ by no more are as good
CLEAR = 0.03  # by how much every other answer is worse at least
HOPEFUL = 0.5, 0.8  # of that, before and after ENOUGH: what is as clear is looked at again
FEW = 1 / 3  # of all answers: those that are as good as the best one
TELLING = (0.06, 0.94)  # chances between which there is something to win


class Gap(NamedTuple):
    """How far an answer is behind the best one, and the standard error of that."""

    mean: float
    error: float


class Answer:
    """What can be done, and the best turns that begin so."""

    def __init__(self, path: Path, ends: Sequence[End], worlds: int) -> None:
        """`path` is the answer's own part of these turns."""
        self.path = path
        self.lines = [Foreseen(end, worlds) for end in ends]
        self.given_up: list[Foreseen] = []

    @property
    def best(self) -> Foreseen:
        """The turn of which most has come so far."""
        return max(self.lines or self.given_up, key=lambda line: mean(line.outcomes[1:]))

    @property
    def outcomes(self) -> list[float]:
        """Chances of victory, by future; what a glance had said is not among them."""
        return self.best.outcomes[1:]

    @property
    def value(self) -> float:
        """The chance of victory."""
        return mean(self.outcomes)

    @property
    def error(self) -> float:
        """The standard error of that chance."""
        return gap([0.0] * len(self.outcomes), self.outcomes).error

    def behind(self, best: Answer) -> Gap:
        """How far it is behind the best answer, in the futures that both have met."""
        return gap(self.outcomes, best.outcomes)


def mean(values: Sequence[float]) -> float:
    """The mean of some numbers."""
    return sum(values) / len(values)


def gap(one: Sequence[float], other: Sequence[float]) -> Gap:
    """How far one row of outcomes is behind another, as far as both of them go."""
    gaps = [there - here for here, there in zip(one, other, strict=False)]
    middle = mean(gaps)
    spread = sum((each - middle) ** 2 for each in gaps) / max(1, len(gaps) - 1)
    return Gap(middle, sqrt(spread / len(gaps)))


# --- what can be answered ------------------------------------------------------------------------


def paths(player: Player, s: Any) -> list[Path]:
    """All that the actor can do now, one way to each end; [] if it is too much to choose from."""
    found: list[Path] = []
    met = set[object]()
    frontier: list[tuple[Path, Any]] = [((), s)]
    while frontier:
        unfinished: list[tuple[Path, Any]] = []
        for path, after in _ways_on(player, frontier):
            marks = {in_any_order(path), digest(player.rules.to_position(after))}
            if marks & met:
                continue
            met |= marks
            if answered(s, after):
                found.append(path)
            else:
                unfinished.append((path, after))
        if len(found) + len(unfinished) > MOST:
            return []
        frontier = unfinished
    return found


def _ways_on(player: Player, frontier: list[tuple[Path, Any]]) -> Iterator[tuple[Path, Any]]:
    """One action further."""
    for path, before in frontier:
        for action in considered(player, before):
            yield (*path, action), player.played(before, action)


def considered(player: Player, s: Any) -> list[Action]:
    """The legal actions of all kinds that are worth a look: no amount between others is missing."""
    legal = player.rules.legal(s)
    verbs = {action.verb for action in player.judge.candidates(s, legal)}
    return [action for action in legal if action.verb in verbs]


def ends(player: Player, s: Any, path: Path) -> list[End]:
    """The best turns that begin with some actions, as they look at a glance."""
    seat, after = s.actor, player.followed(s, path)
    if after.actor != seat:
        return [End(player.trained.lead(after, seat), path, after)]
    found = player.ends(after, seat, player.trained, GLANCE)
    return [end._replace(path=(*path, *end.path)) for end in found]


# --- at a glance ---------------------------------------------------------------------------------


def promise(player: Player, s: Any) -> float:
    """By how much some answers look better than all others at a glance; 0.0 if not clearly."""
    found = paths(player, s)
    if len(found) < 1 / FEW:
        return 0.0
    hopes = sorted((chance(ends(player, s, path)[0].lead) for path in found), reverse=True)
    if not TELLING[0] < hopes[0] < TELLING[1]:
        return 0.0
    alike = sum(hope >= hopes[0] - ALIKE for hope in hopes)
    ahead = hopes[0] - hopes[alike] if alike <= len(hopes) * FEW else 0.0
    return ahead if ahead >= HOPEFUL[0] * CLEAR else 0.0


# --- playing on ----------------------------------------------------------------------------------


def weighed(
    player: Player, seen: Any, seed: str, turns: int, most: int = STEPS[-1]
) -> list[Answer]:
    """All answers, the best first; [] as soon as it can be told that none is clearly best.

    So many own turns are played on for, in so many futures at most.
    """
    seat, draw = seen.actor, KeyedDraw(seed, "deep")
    worlds = player.worlds(seen, seat, draw, WORLDS)
    world = worlds[0]
    found = paths(player, world)
    each = EACH if len(found) * EACH <= LINES else 1
    answers = [Answer(path, ends(player, world, path)[:each], len(worlds)) for path in found]
    foresight = Foresight(player, seat, Sight(0, 0, turns=turns), never)
    for before, step in pairwise((0, *(step for step in STEPS if step <= most))):
        for number in range(before, step):
            _meet(foresight, answers, worlds, number, seed)
        answers.sort(key=lambda answer: answer.value, reverse=True)
        if not _hopeful(answers, HOPEFUL[step >= ENOUGH] * CLEAR):
            return []
        if step >= ENOUGH and clear(answers):
            return answers
        _give_up(answers)
    return []


def _meet(
    foresight: Foresight, answers: list[Answer], worlds: Sequence[Any], number: int, seed: str
) -> None:
    """Let all turns that are still looked at meet one future."""
    which = number % len(worlds)
    for answer in answers:
        for line in answer.lines:
            luck = WatchedLuck(f"{seed}/{number}")
            outcome = foresight.outcome(line, worlds[which], which, luck)
            assert outcome is not None, "there is always time"
            line.outcomes.append(outcome)


def _hopeful(answers: list[Answer], least: float) -> bool:
    """Whether the next best answer is so far behind that it may turn out to be clearly worse."""
    best = answers[0]
    others = [each.behind(best).mean for each in answers[1:]]
    rest = [behind for behind in others if behind > ALIKE]
    enough = len(others) - len(rest) < len(answers) * FEW
    return enough and bool(rest) and min(rest) > least


def _give_up(answers: list[Answer]) -> None:
    """Look no more at what is surely behind, but at the best turn of the best answer."""
    best = answers[0].best
    for answer in answers:
        for line in [each for each in answer.lines if each is not best]:
            behind = gap(line.outcomes[1:], best.outcomes[1:])
            if behind.mean > max(CLEAR, BEHIND * behind.error):
                answer.lines.remove(line)
                answer.given_up.append(line)


def good(answers: Sequence[Answer]) -> list[Answer]:
    """The best answer, and those that are as good."""
    return [each for each in answers if each.behind(answers[0]).mean <= ALIKE]


def clear(answers: Sequence[Answer]) -> bool:
    """Whether the good answers are few, and all others surely and clearly worse."""
    best, found = answers[0], good(answers)
    if len(found) > len(answers) * FEW or not TELLING[0] < best.value < TELLING[1]:
        return False
    gaps = [each.behind(best) for each in answers if each not in found]
    return all(each.mean >= CLEAR and each.mean > SURE * each.error + ALIKE for each in gaps)
