"""Whoever acts at the table without being asked: chance, computer players, the lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.players.thinking import Thought
    from santiago_desktop.scenes.table.table import TableScene

LONGEST_PAUSE = 1.6  # seconds that a computer player waits at most


class Others:
    """They think while what happened before is shown, and act so that one can follow."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.thought: Thought | None = None  # what a computer player is thinking about
        self._waited = 0.0

    def think(self) -> None:
        """A computer player begins to think, if it is one who is to move."""
        if self.thought is None and not self.scene.guided:
            question = self.scene.table.question()
            self.thought = self.scene.app.thinker.ask(question) if question else None

    def forget(self) -> None:
        """The game has gone on, or isn't looked at any more."""
        if self.thought:
            self.thought.cancel()
        self.thought = None

    def action(self, seconds: float) -> Action | None:
        """What is done now; None as long as there is a pause, or somebody thinks."""
        scene = self.scene
        settings, match = scene.app.settings, scene.table.match
        pause = LONGEST_PAUSE * settings["pause"] / 100 if match.state.actor >= 0 else 0.0
        self._waited += seconds
        if self._waited < pause * scene.director.pace or (self.thought and not self.thought.done):
            return None
        self._waited = 0.0
        if scene.guide and scene.guided:
            return match.read(scene.guide.line)
        return self.thought.answer if self.thought else match.chance()
