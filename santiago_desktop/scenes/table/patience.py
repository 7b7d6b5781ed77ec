"""Tells how to hurry: to somebody who watches for long and has never done it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from santiago_desktop.scenes.table.deciding import Deciding
    from santiago_desktop.scenes.table.sight import Sight

LONG = 5.0  # seconds for which things are shown before a person is asked
TIMES = 3  # at one table: who doesn't take the advice may like to watch


class Patience:
    """Counts how long something has been shown; who has hurried once isn't told any more."""

    def __init__(self, sight: Sight, deciding: Deciding) -> None:
        self.sight, self.deciding = sight, deciding
        self._seconds = 0.0
        self._times = 0  # that it was told

    def says(self) -> str:
        """How to hurry; "" for who knows that, or waits for nothing."""
        if self._seconds < LONG or self._times > TIMES or self._known:
            return ""
        return self.sight.app.language._("A click speeds this up; a second one skips it.")

    @property
    def _known(self) -> bool:
        """Whether somebody has hurried before, here or at another table; pads have no click."""
        return bool(self.sight.app.settings["hurried"]) or self.sight.canvas.pad

    def update(self, seconds: float) -> bool:
        """Let time pass; whether something else is said now."""
        before, director = self.says(), self.sight.director
        if director.busy:
            self._seconds += seconds
        elif self.deciding.live is not None:
            self._seconds = 0.0
        if director.ever_hurried and not self._known:
            self.sight.app.settings["hurried"] = True
        after = self.says()
        self._times += bool(after and not before)
        return after != before
