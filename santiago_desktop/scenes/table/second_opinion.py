"""What a strong player thinks of what a learner has chosen.

It is asked while the learner thinks, and told when the choice is over: which of its decisions has
cost most, what would have been better, and why. The sentences are those of the hint.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.kernel.records import Record
from santiago_desktop.table import hints

if TYPE_CHECKING:
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.players.adviser import Advice
    from santiago_desktop.players.reasons import Reason
    from santiago_desktop.players.thinking import Thought
    from santiago_desktop.scenes.table.sight import Sight


class Judged(Record):
    """A decision, and what is thought about it."""

    thought: Thought
    action: Action
    number: int  # how many actions of the choice came before it


class SecondOpinion:
    """Asks about each decision of a choice, and says what came of it."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self._played: list[Action] = []  # all that was chosen so far
        self._judged: list[Judged] = []  # the decisions among it of which something is thought
        self._thought: Thought | None = None  # about the decision of the moment
        self._length = 0  # of the log at that decision

    def ask(self) -> None:
        """A learner decides: begin to think about it. One way alone needs no thought."""
        table = self.sight.table
        if self._length != len(table.match.log):
            self._drop()
        if self._thought is None and len(table.match.legal()) > 1:
            self._thought = self.sight.app.thinker.ask(hints.question(table))
            self._length = len(table.match.log)

    def _drop(self) -> None:
        """What was asked isn't what is decided now."""
        if self._thought is not None:
            self._thought.cancel()
        self._thought = None

    def judge(self, action: Action) -> None:
        """The learner has decided."""
        self.ask()
        if self._thought is not None:
            self._judged.append(Judged(self._thought, action, len(self._played)))
        self._played.append(action)
        self._thought = None

    def begin(self) -> None:
        """Another choice begins."""
        for each in self._judged:
            each.thought.cancel()
        self._judged, self._played = [], []

    def forget(self) -> None:
        """Nobody looks at it any more."""
        self.begin()
        self._drop()

    @property
    def done(self) -> bool:
        """Whether everything has been thought about."""
        return all(each.thought.done for each in self._judged)

    def says(self, *, briefly: bool) -> str:
        """What would have been better, or that nothing would; "" where nothing was decided.

        It is praised briefly where enough was said of what came of it.
        """
        _ = self.sight.app.language._
        if not self._judged:
            return ""
        if not self.done:
            return _("Thinking…")
        costly = max(self._judged, key=self._cost)
        told = self._hints(costly)
        best, found = told.answer[0], told.found(costly.action)
        if found is None:
            return ""
        well = found is best or hints.about_equal(best.chance, found.chance)
        real = told.came_true(found, self._played[costly.number :])  # no word of what wasn't done
        if well:
            return self._praised(told, found, real, briefly=briefly)
        if not told.surely_costly(costly.action):
            return _("A fair choice: no other move is surely better.")
        return f"{self._side(told, found, real)} {self._better(told, found, real)}".strip()

    def _praised(self, told: hints.Hints, found: Advice, real: Advice, *, briefly: bool) -> str:
        """That a move is as good as any, and what it has that the best of the others lacks."""
        _ = self.sight.app.language._
        others = [each for each in told.different() if each.path[0] != found.path[0]]
        reasons = self._good(told, found, real, others[0]) if others else []
        if briefly or not reasons:
            return _("Well chosen: a strong player could do the same.")
        because = told.because(reasons, real)
        return _("Well chosen. {because}").format(because=because)

    @staticmethod
    def _good(told: hints.Hints, found: Advice, real: Advice, other: Advice) -> list[Reason]:
        """The first thing in which a move was to be ahead, and is: not by what followed alone."""
        foreseen = {reason.says for reason in told.ahead(found, other)}
        return [reason for reason in told.ahead(real, other) if reason.says in foreseen][:1]

    def _side(self, told: hints.Hints, found: Advice, real: Advice) -> str:
        """What a move costs, or else what is good about it; "" if there is neither."""
        _, words, best = self.sight.app.language._, told.words, told.answer[0]
        against, good = told.warned(best, real)[:1], self._good(told, found, real, best)
        if against:
            text = _("Your move has its price: {reasons}.")
            return text.format(reasons=words.warning(against[0], real.state))
        if good:
            text = _("Your move has a good side: {reasons}.")
            return text.format(reasons=words.together(good, real.state))
        return ""

    def _better(self, told: hints.Hints, found: Advice, real: Advice) -> str:
        """What a strong player would have chosen instead, and why."""
        _, best = self.sight.app.language._, told.answer[0]
        text = _("A strong player would have chosen “{better}”. {because}")
        if len(best.path) > 1:
            text = _("A strong player would have begun with “{better}”. {because}")
        because = self._because(told, found, real)
        return text.format(better=told.steps(best)[0].label, because=because).strip()

    @staticmethod
    def _because(told: hints.Hints, found: Advice, real: Advice) -> str:
        """The first thing in which the best move is ahead of one; "" if its price was named.

        Both are played on as well as can be: what the learner chose later has nothing to do with
        what is better here.
        """
        best = told.answer[0]
        reasons = told.ahead(best, found)[:1]
        if reasons:
            return told.because(reasons, best)
        return "" if told.warned(best, real) else told.differences(best, found)[0]

    def _hints(self, judged: Judged) -> hints.Hints:
        table, thought = self.sight.table, judged.thought
        return hints.Hints(table.card, self.sight.words, thought.question, thought.answer)

    def _cost(self, judged: Judged) -> float:
        """How much of the chance a decision has given away."""
        answer = judged.thought.answer
        found = self._hints(judged).found(judged.action)
        return answer[0].chance.value - found.chance.value if found else 0.0
