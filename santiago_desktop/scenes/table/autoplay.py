"""Whoever acts at the table without being asked: chance, computer players, the lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.players.thinking import Thought
    from santiago_desktop.scenes.table.guide import Guide
    from santiago_desktop.scenes.table.sight import Sight

LONGEST_PAUSE = 1.6  # seconds that a computer player waits at most
LONG = 2.0  # seconds after which one wonders whether anybody still plays


class Autoplay:
    """They think while what happened before is shown, and act so that one can follow."""

    def __init__(self, sight: Sight, guide: Guide | None) -> None:
        self.sight, self.guide = sight, guide
        self.thought: Thought | None = None  # what a computer player is thinking about
        self.hastening = False  # whether nobody wants to wait just now
        self._waited = 0.0
        self._begun: object = None  # the part of play in which was acted last
        self._said = ""

    @property
    def guided(self) -> bool:
        """Whether a lesson says what is done, or is read."""
        return self.guide is not None and (bool(self.guide.line) or self.guide.reading)

    def think(self) -> None:
        """A computer player begins to think, if it is one who is to move."""
        if self.thought is None and not self.guided and not self._at_random:
            question = self.sight.table.question()
            self.thought = self.sight.app.thinker.ask(question) if question else None

    def forget(self) -> None:
        """The game has gone on, or isn't looked at any more."""
        if self.thought:
            self.thought.cancel()
        self.thought = None

    def says(self) -> str:
        """That somebody has been thinking for long while nothing moves; "" if nobody has."""
        thinks = self.thought is not None and not self.thought.done and self._waited > LONG
        return self.sight.app.language._("Thinking…") if thinks else ""

    def says_anew(self) -> bool:
        """Whether that is something else than when it was asked for last."""
        before, self._said = self._said, self.says()
        return self._said != before

    def action(self, seconds: float) -> Action | None:
        """What is done now; None as long as there is a pause, or somebody thinks."""
        sight = self.sight
        settings, match = sight.app.settings, sight.table.match
        pause = LONGEST_PAUSE * settings["pause"] / 100 if match.state.actor >= 0 else 0.0
        actor = match.state.actor
        part = (match.rules.chapter(match.state), actor)
        if sight.desk.seconds_a_turn is not None and part == self._begun:
            pause = 0.0  # one pause a turn, where turns are quick
        pause *= not self.hastening
        self._waited += seconds
        if self._waited < pause * sight.director.pace or (self.thought and not self.thought.done):
            return None
        self._waited = 0.0
        self._begun = part if actor >= 0 else self._begun
        if self.guide and self.guide.line:
            return match.read(self.guide.line)
        return self.thought.answer if self.thought else sight.table.automatic()

    @property
    def _at_random(self) -> bool:
        """Whether whoever is to move needs no thought."""
        table = self.sight.table
        actor = table.match.state.actor
        return actor >= 0 and bool(table.seats[actor].level == "random")
