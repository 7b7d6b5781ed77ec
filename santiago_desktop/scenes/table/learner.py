"""Who learns at a table: what they try and choose, and what a strong player thinks of that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.lesson import Tool
from santiago_desktop.scenes.table.second_opinion import SecondOpinion

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.kernel.records import Action
    from santiago_desktop.scenes.table.deciding import Deciding
    from santiago_desktop.scenes.table.guide import Guide
    from santiago_desktop.scenes.table.hint import HintControl
    from santiago_desktop.scenes.table.sight import Sight


class Learner:
    """Tells the guide what is done; without one, in a game of one's own, there is nothing to do."""

    def __init__(
        self,
        guide: Guide | None,
        sight: Sight,
        deciding: Deciding,
        hint: HintControl,
        changed: Callable[[], None],
    ) -> None:
        self.guide, self.sight, self.deciding, self.hint = guide, sight, deciding, hint
        self.changed = changed
        self.ask_anew: Callable[[], None] = lambda: None  # where the lesson has gone on
        self.opinion = SecondOpinion(sight)
        self._read = ""  # what the lesson said last
        self._away = False  # whether the learner looks at an earlier moment

    def follow(self) -> bool:
        """Notice what a learner tries and has read; whether the lesson has gone on."""
        guide = self.guide
        if guide is None or guide.over or not self.deciding.asked:
            return False
        if guide.text != self._read:  # a strong player has thought enough meanwhile
            self._read = guide.text
            self.changed()
            return True
        if guide.free and self._advised:
            self.opinion.ask()
        used = {Tool.HINT: self.hint.shown, Tool.PAST: self._looked_back()}
        before = guide.place
        for tool, now in used.items():
            if now:
                guide.tried(tool)
        if guide.place != before:
            self.ask_anew()
        return guide.place != before

    def _looked_back(self) -> bool:
        """Whether a learner has just come back from an earlier moment; not before that."""
        before, self._away = self._away, self.sight.past is not None
        return before and not self._away

    @property
    def _advised(self) -> bool:
        """Whether a strong player says what it thinks: where the lesson doesn't know beforehand."""
        choice = self.guide.step.choice if self.guide else None
        return choice is not None and not choice.best

    def judge(self, action: Action) -> None:
        """A learner plays something."""
        if self.guide is not None and self.guide.free:
            if not self.guide.choosing:
                self.opinion.begin()
            if self._advised:
                self.opinion.judge(action)

    def verdict(self, briefly: bool) -> str:  # noqa: FBT001 - as the guide calls it
        """What a strong player thinks of the last choice; "" where the lesson itself knows."""
        return self.opinion.says(briefly=briefly) if self._advised else ""
