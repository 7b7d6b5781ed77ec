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
    from santiago_desktop.players.thinking import Thought
    from santiago_desktop.scenes.table.sight import Sight


class Judged(Record):
    """A decision, and what is thought about it."""

    thought: Thought
    action: Action


class SecondOpinion:
    """Asks about each decision of a choice, and says what came of it."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self._judged: list[Judged] = []  # the decisions of the choice so far
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
            self._judged.append(Judged(self._thought, action))
        self._thought = None

    def begin(self) -> None:
        """Another choice begins."""
        for each in self._judged:
            each.thought.cancel()
        self._judged = []

    def forget(self) -> None:
        """Nobody looks at it any more."""
        self.begin()
        self._drop()

    @property
    def done(self) -> bool:
        """Whether everything has been thought about."""
        return all(each.thought.done for each in self._judged)

    def says(self) -> str:
        """What would have been better, or that nothing would; "" where nothing was decided."""
        _ = self.sight.app.language._
        if not self._judged:
            return ""
        if not self.done:
            return _("Thinking…")
        costly = max(self._judged, key=self._cost)
        told, compared = self._hints(costly), self._hints(costly).compared(costly.action)
        if compared.other is None or compared.equal or compared.better.action == costly.action:
            return _("A strong player could well have done the same.")
        words = (
            _("A strong player would rather: {move}. Why: {why}")
            if told.surely_costly(costly.action)
            else _("A little better would be: {move}. Why: {why}")
        )
        return words.format(move=compared.better.steps[0].words, why=compared.why)

    def _hints(self, judged: Judged) -> hints.Hints:
        table, thought = self.sight.table, judged.thought
        return hints.Hints(table.card, self.sight.words, thought.question, thought.answer)

    def _cost(self, judged: Judged) -> float:
        """How much of the chance a decision has given away."""
        answer = judged.thought.answer
        found = self._hints(judged).found(judged.action)
        return answer[0].chance.value - found.chance.value if found else 0.0
