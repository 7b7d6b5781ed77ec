"""Advice for a person who is to move: the best moves, what they promise, and why.

What a computer player thinks (`Player.advise`) becomes rows that can be shown or read aloud. It
is asked what the seat may know and no more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from santiago_desktop.contract.words import capital
from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.rules import OVER
from santiago_desktop.players.reasons import best_reasons
from santiago_desktop.players.thinking import Question

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.contract.card import Card
    from santiago_desktop.contract.words import Wording
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.players.reasons import Reasons
    from santiago_desktop.players.search import Advice
    from santiago_desktop.table.table import Table

SHOWN = 3  # moves
LONGEST_WAIT = 700  # milliseconds of thought; nobody likes to wait for a hint
FINE = 40  # parts of the judge's spread: what differs by less is not worth a word


class Step(NamedTuple):
    """One action of a turn, the state before it, and what it is called."""

    action: Action
    before: State
    words: str  # as in the midst of a sentence; names keep their capitals

    @property
    def label(self) -> str:
        """What it is called where it stands by itself."""
        return capital(self.words)


class Move(NamedTuple):
    """A turn that could be played, what it promises, and why it is good."""

    steps: list[Step]
    chance: float
    points: int
    why: str

    @property
    def rest(self) -> list[str]:
        """What follows its first action, in the midst of a sentence."""
        return [step.words for step in self.steps[1:]]

    @property
    def percent(self) -> int:
        """The chance of victory in whole per cent."""
        return percent(self.chance)


def percent(chance: float) -> int:
    """A chance as it is shown."""
    return round(100 * chance)


def question(table: Table) -> Question:
    """What a computer player is asked for the person who is to move."""
    match = table.match
    actor = match.state.actor
    seen = match.rules.mask(match.state, actor)
    label = f"seat {actor} is advised {len(match.log)}"
    luck = match.players_seed
    return Question("advise", table.card.id, seen, actor, luck, label, ms=LONGEST_WAIT)


class Hints:
    """Turns an answer into moves with words."""

    def __init__(
        self, card: Card[State], words: Wording[State], asked: Question, answer: list[Advice]
    ) -> None:
        """The answer to a question, and in whose words it is told."""
        self.card, self.words, self.asked, self.answer = card, words, asked, answer
        self.rules = card.rules()
        self.least = card.judge().spread / FINE

    def moves(self) -> list[Move]:
        """The best moves, at most three, the best first."""
        best = self.different()
        return [
            Move(self.steps(each), each.chance, round(each.points), self._why(best, number))
            for number, each in enumerate(best[:SHOWN])
        ]

    def different(self) -> list[Advice]:
        """The best ones and one more, without those that do the same in another order."""
        found: list[Advice] = []
        known: list[tuple[int, Reasons]] = []
        for advice in self.answer:
            outcome = percent(advice.chance), self._reasons(advice)
            if outcome not in known:
                known.append(outcome)
                found.append(advice)
            if len(found) > SHOWN:
                break
        return found

    def steps(self, advice: Advice) -> list[Step]:
        """The actions of its turn."""
        asked = self.asked
        s = self.rules.imagine(asked.seen, asked.seat, KeyedDraw(asked.seed, asked.label))
        steps = []
        for action in advice.path:
            steps.append(Step(action, s.copy(), self.words.brief(action, s)))
            self.rules.play(s, action)
        return steps

    def found(self, action: Action) -> Advice | None:
        """What was thought of a first action; None if nothing was."""
        return next((each for each in self.answer if each.path[0] == action), None)

    def cost(self, action: Action) -> int:
        """By how many percentage points an action's chance is below the best one's."""
        found = self.found(action)
        return percent(self.answer[0].chance) - percent(found.chance) if found else 0

    def against(self, action: Action) -> str:
        """Why the best move is better than an action."""
        found = self.found(action)
        return self.compared(self.answer[0], found) if found else ""

    def _why(self, best: list[Advice], number: int) -> str:
        """What a move has that the next best lacks, or the last one that the best lacks."""
        advice, others = best[number], best[number + 1 :] or best[:number]
        if not others:
            _ = self.words._
            alone = len(self.answer) == 1
            return (
                _("There is no other move.")
                if alone
                else _("All other moves come to the same thing.")
            )
        return self.compared(advice, others[0])

    def compared(self, advice: Advice, other: Advice) -> str:
        """What a move has that another lacks."""
        _ = self.words._
        if advice.state.phase == OVER and advice.chance == 1 > other.chance:
            return _("It wins the game.")
        found = best_reasons(self._reasons(advice), self._reasons(other), self.least)
        if found:
            return self.words.because(found, advice.state)
        here, there = percent(advice.chance), percent(other.chance)
        if here > there:
            text = _("It leads to more: a {here}% chance instead of {there}%.")
            return text.format(here=here, there=there)
        return _("Others are just as good.") if here == there else _("The best move promises more.")

    def _reasons(self, advice: Advice) -> Reasons:
        return self.card.reasons(self.asked.seen, advice.state, self.asked.seat)


def told(words: Wording[State], moves: Sequence[Move], typed: Callable[[Action], str]) -> list[str]:
    """Moves as sentences to be read aloud, each with what is typed to play its first action."""
    text = words._("{number}. {move}: {percent}% chance of winning, gain: {points}. {why}")
    return [
        text.format(
            number=typed(move.steps[0].action),
            move="; ".join([move.steps[0].label, *move.rest]),
            percent=move.percent,
            points=words.gain(move.points),
            why=move.why,
        )
        for move in moves
    ]
