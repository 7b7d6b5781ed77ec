"""Advice for a person who is to move: the best moves, what they promise, and why.

What a computer player thinks (`Adviser.advise`) becomes rows that can be shown or read aloud. It
is asked what the seat may know and no more.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from santiago_desktop.contract.words import capital
from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.records import Record
from santiago_desktop.kernel.rules import OVER
from santiago_desktop.players.facts import Account, course
from santiago_desktop.players.reasons import MOST, best_reasons, reasons_for_each, worst_warning
from santiago_desktop.table import chances

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from santiago_desktop.contract.card import Card
    from santiago_desktop.contract.words import Wording
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.players.adviser import Advice
    from santiago_desktop.players.chances import Chance
    from santiago_desktop.players.reasons import Reason, Reasons
    from santiago_desktop.players.thinking import Question
    from santiago_desktop.table.table import Table

SHOWN = 4  # moves
WARNED = 2  # times what is worth a word is worth a warning
FINE = 20  # parts of the judge's spread: what differs by less is not worth a word
LEANS = 3  # percentage points: within the margin of error, but enough to say what it leans to
LETTERS = ("A", "B")  # of the better move and the other one, where both are shown


class Step(Record):
    """One action of a turn, the state before it, and what it is called."""

    action: Action
    before: State
    words: str  # as in the midst of a sentence; names keep their capitals

    @property
    def label(self) -> str:
        """What it is called where it stands by itself."""
        return capital(self.words)


class Move(Record):
    """A turn that could be played, what it promises, and what it comes to."""

    steps: list[Step]
    chance: Chance
    account: Account

    @property
    def action(self) -> Action:
        """The first action of the turn."""
        return self.steps[0].action

    @property
    def label(self) -> str:
        """What its first action is called."""
        return self.steps[0].label

    @property
    def rest(self) -> list[str]:
        """What follows its first action, in the midst of a sentence."""
        return [step.words for step in self.steps[1:]]


class Comparison(Record):
    """The better move beside another one; None where there is no other to compare it with."""

    better: Move
    other: Move | None
    equal: bool  # whether the judge can't tell which is better
    reasons: Sequence[str]  # why: the same more and more briefly, for where there is little room

    @property
    def leans(self) -> bool:
        """Whether the better one is perhaps better, although the judge can't be sure."""
        return (
            self.other is not None and self.equal and leans(self.better.chance, self.other.chance)
        )

    @property
    def why(self) -> str:
        """Return all that speaks for the better one."""
        return self.reasons[0]


def contrasted(move: Move, other: Move) -> Move:
    """A move whose rows begin with what the other one lacks; what is held keeps its order."""
    costs, gives, _, opens = (
        sorted(here, key=there.__contains__)
        for here, there in zip(move.account, other.account, strict=True)
    )
    return move._replace(account=Account(costs, gives, move.account.leaves, opens))


def span(chance: Chance) -> str:
    """Between what a chance most likely lies, in whole per cent."""
    return f"{round(100 * chance.low)}–{round(100 * chance.high)}"  # noqa: RUF001 - one to another


def unsure(chance: Chance) -> float:
    """By how much the judge may err when it compares two moves; much less than about either."""
    return chance.apart * 4 * chance.value * (1 - chance.value)


def about_equal(better: Chance, other: Chance) -> bool:
    """Whether the judge isn't sure enough that one is better, or it can't be seen in per cent."""
    close = other.value >= better.value - unsure(better)
    return close or other.percent == better.percent


def leans(better: Chance, other: Chance) -> bool:
    """Whether one chance is so much below the other that it is worth a word."""
    return other.percent <= better.percent - LEANS


def surely_worse(other: Chance, better: Chance) -> bool:
    """Whether the judge is sure, with all its error, that one is worse than the other."""
    return other.value + unsure(other) < better.value - unsure(better)


def question(table: Table) -> Question:
    """What a computer player is asked for the person who is to move."""
    return chances.advice(table)


def covers(table: Table) -> bool:
    """Whether a hint must not tell what others hold: screens cover it, and no aid tells of it."""
    return table.card.hides(table.options) and not table.memory_aid


class Hints:
    """Turns an answer into moves with words."""

    def __init__(
        self,
        card: Card[State],
        words: Wording[State],
        asked: Question,
        answer: list[Advice],
        *,
        covered: bool = False,
    ) -> None:
        """The answer to a question, and in whose words it is told.

        `covered`: nothing that follows from what others hold may be told.
        """
        self.card, self.words, self.asked, self.answer = card, words, asked, answer
        self.covered = covered
        self.rules = card.rules()
        self.least = card.judge().spread / FINE

    # --- moves ---------------------------------------------------------------------------------

    def moves(self) -> list[Move]:
        """The best moves, at most four, the best first."""
        return [self.move(each) for each in self.different()[:SHOWN]]

    def different(self) -> list[Advice]:
        """The best ones and one more, without those that do the same in another order."""
        found: list[Advice] = []
        known: list[tuple[int, Reasons]] = []
        for advice in self.answer:
            outcome = advice.chance.percent, self._reasons(advice)
            if outcome not in known:
                known.append(outcome)
                found.append(advice)
            if len(found) > SHOWN:
                break
        return found

    def move(self, advice: Advice) -> Move:
        """A piece of advice with its words and facts."""
        happened = course(self.rules, self.before, advice.path)
        account = self._told_of(self.card.account(happened, self.asked.seat))
        return Move(self.steps(advice), advice.chance, account)

    def _told_of(self, account: Account) -> Account:
        """The facts that may be told."""
        untold = self.words.sentences().covered if self.covered else ()
        return Account(*([fact for fact in row if fact.kind not in untold] for row in account))

    def steps(self, advice: Advice) -> list[Step]:
        """The steps of a turn that was thought of, each with the state before it."""
        s, steps = self.before.copy(), []
        for action in advice.path:
            steps.append(Step(action, s.copy(), self.words.brief(action, s)))
            self.rules.play(s, action)
        return steps

    @cached_property
    def before(self) -> State:
        """The position as the seat imagines it."""
        asked = self.asked
        return self.rules.imagine(asked.seen, asked.seat, KeyedDraw(asked.seed, asked.label))

    def found(self, action: Action) -> Advice | None:
        """What was thought of a first action; None if nothing was."""
        return next((each for each in self.answer if each.path[0] == action), None)

    def came_true(self, advice: Advice, played: Sequence[Action]) -> Advice:
        """A move with what was played from it on, where that isn't what was foreseen.

        It ends where luck, which is imagined here, would have to go on.
        """
        s = self.before.copy()
        path: tuple[Action, ...] = ()
        for action in played:
            if s.actor != self.asked.seat or action not in self.rules.legal(s):
                break
            self.rules.play(s, action)
            path = (*path, action)
        foreseen = path == advice.path[: len(path)]
        return advice if foreseen else advice._replace(path=path, state=s)

    # --- comparing -----------------------------------------------------------------------------

    def cost(self, action: Action) -> int:
        """By how many percentage points an action's chance is below the best one's."""
        found = self.found(action)
        return self.answer[0].chance.percent - found.chance.percent if found else 0

    def surely_costly(self, action: Action) -> bool:
        """Whether an action is worse than the best one by more than the judge may err."""
        found = self.found(action)
        return found is not None and surely_worse(found.chance, self.answer[0].chance)

    def mistake(self, action: Action) -> str:
        """What kind of thing an action lacks, compared with the best one; "" if none is known."""
        found = self.found(action)
        reasons = self.ahead(self.answer[0], found) if found else []
        return reasons[0].says if reasons else ""

    def compared(
        self, action: Action | None = None, typed: Callable[[Action], str] | None = None
    ) -> Comparison:
        """The best move beside an action; without one, or for the best itself, the next best.

        Reasons call both by what is typed for them, or else B and A.
        """
        best, *others = self.different()
        other = self.found(action) if action else None
        if other is None or other.path[0] == best.path[0]:
            other = others[0] if others else None
        if other is None:
            return Comparison(self.move(best), None, equal=False, reasons=[self._alone()])
        equal = about_equal(best.chance, other.chance)
        names = (typed(best.path[0]), typed(other.path[0])) if typed else self._lettered()
        return self.beside(best, other, self.reasons(best, other, names), equal=equal)

    def beside(
        self, best: Advice, other: Advice, reasons: Sequence[str], *, equal: bool
    ) -> Comparison:
        """Two moves, each of which begins with what the other lacks."""
        here, there = self.move(best), self.move(other)
        return Comparison(contrasted(here, there), contrasted(there, here), equal, reasons)

    def _alone(self) -> str:
        """Why there is nothing to compare the best move with."""
        _ = self.words._
        if len(self.rules.legal(self.before)) == 1:
            return _("There is no other move.")
        if len(self.answer) > 1:
            return _("All other moves come to the same thing.")
        return _("No other move is worth a look.")

    def _lettered(self) -> tuple[str, str]:
        """What both moves are called: a letter alone may be a place's as well."""
        better, other = (self.words._("move {letter}").format(letter=each) for each in LETTERS)
        return better, other

    def reasons(
        self, advice: Advice, other: Advice, names: tuple[str, str] | None = None
    ) -> list[str]:
        """What the best move has that another lacks; what each of two has that are as good."""
        _ = self.words._
        if advice.state.phase == OVER and advice.chance.value == 1 > other.chance.value:
            return [_("It wins the game.")]
        if about_equal(advice.chance, other.chance):
            return self.even(advice, other, names)
        return self.differences(advice, other)

    def even(
        self, advice: Advice, other: Advice, names: tuple[str, str] | None = None
    ) -> list[str]:
        """That the judge can't tell which is better, and what speaks for each; ever briefer."""
        _, names = self.words._, names or self._lettered()
        unsure = leans(advice.chance, other.chance)
        said = _("They are about as good: take the one that you like better.")
        if unsure:
            text = _(
                "{move} may be better, but the difference is smaller than the margin of error."
            )
            said = capital(text.format(move=names[0]))
        here, there = reasons_for_each(self._reasons(advice), self._reasons(other), self.least)
        told = []
        for most in (MOST + 1, MOST, 1):
            both = ((names[0], here[:most], advice), (names[1], there[:most], other))
            told.append(" ".join(self._with(*each) for each in both if each[1]))
        whole = [f"{said} {facts}".strip() for facts in told]
        brief = [facts for facts in told[1:] if facts and not unsure]  # titles call both as good
        return [*dict.fromkeys([*whole, *brief, said])]

    def _with(self, name: str, found: list[Reason], advice: Advice) -> str:
        """What speaks for one of two moves, as a sentence: what later steps bring isn't so yet."""
        text = self.words._("With {move}: {reasons}.")
        if len(advice.path) > 1:
            text = self.words._("With {move}, by the end of the turn: {reasons}.")
        return capital(text.format(move=name, reasons=self.words.together(found, advice.state)))

    def differences(self, advice: Advice, other: Advice) -> list[str]:
        """What a move has that a worse one lacks: all of it, and ever more briefly."""
        _ = self.words._
        found, warned = self.ahead(advice, other), self.warned(advice, other)
        if found or warned:
            return self._told(found, warned, advice, other.state)
        here, there = advice.chance.percent, other.chance.percent
        text = _("It leads to more: a {here}% chance instead of {there}%.")
        return [text.format(here=here, there=there)]

    def _told(
        self, found: list[Reason], warned: list[Reason], advice: Advice, there: State
    ) -> list[str]:
        """All reasons and the warning; without that; and the first of them alone."""
        because, otherwise = self.because(found, advice), self.words.otherwise(warned, there)
        told = [f"{because} {otherwise}".strip(), because, self.because(found[:1], advice)]
        return [each for each in dict.fromkeys(told) if each]

    def because(self, found: list[Reason], advice: Advice) -> str:
        """What speaks for a move, as sentences."""
        return self.words.because(found, advice.state, steps=len(advice.path))

    def ahead(self, advice: Advice, other: Advice) -> list[Reason]:
        """The one or two things in which a move is most ahead of another."""
        return best_reasons(self._reasons(advice), self._reasons(other), self.least)

    def warned(self, advice: Advice, other: Advice) -> list[Reason]:
        """What speaks most against the other move alone, and isn't what is said of the better."""
        better = self._reasons(advice)
        said = {(each.says, each.details) for each in self.ahead(advice, other)}
        told = {key for key, each in better.items() if (each.says, each.details) in said}
        left = {key: each for key, each in self._reasons(other).items() if key not in told}
        return worst_warning(left, better, WARNED * self.least)

    def _reasons(self, advice: Advice) -> Reasons:
        found = self.card.reasons(self.asked.seen, advice.state, self.asked.seat)
        if not self.covered:
            return found
        untold = self.words.sentences().covered
        return {key: _without(untold, each) for key, each in found.items()}


def _without(untold: Collection[str], reason: Reason) -> Reason:
    """A reason that none of these sentences tells of."""
    says, warns = ("" if each in untold else each for each in (reason.says, reason.warns))
    return reason._replace(says=says, warns=warns)


def told(hinted: Hints, typed: Callable[[Action], str]) -> list[str]:
    """The best moves as sentences to be read aloud, each with what is typed to play it.

    Then what the best one and the next best one come to, and why the best one is better.
    """
    words, moves, compared = hinted.words, hinted.moves(), hinted.compared(typed=typed)
    lines = [_told(words, moves[0], typed)]
    for move in moves[1:]:
        equal = about_equal(moves[0].chance, move.chance)
        note = words._("About as good as the best one.") if equal else ""
        lines.append(f"{_told(words, move, typed)} {note}".rstrip())
    both = filter(None, (compared.better, compared.other))
    accounts = [f"{typed(move.action)}: {words.account_told(move.account)}" for move in both]
    return [*lines, *accounts, compared.why]


def _told(words: Wording[State], move: Move, typed: Callable[[Action], str]) -> str:
    """A move as a sentence: what is typed for it, what it is, and its chance."""
    text = words._("{number}. {move}: {percent}% chance of winning ({low} to {high}).")
    return text.format(
        number=typed(move.action),
        move="; ".join([move.label, *move.rest]),
        percent=move.chance.percent,
        low=round(100 * move.chance.low),
        high=round(100 * move.chance.high),
    )
