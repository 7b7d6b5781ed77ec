"""What flickers on the board while nothing happens: now and then, and only for a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from santiago_desktop.scenes.table.sight import Sight
    from santiago_desktop.stage.board.clips import Picture

EVERY = 11.0  # seconds from one flicker to the next
OUT = ((0.0, 0.07), (0.13, 0.25))  # when the thing is seen, in seconds after its beginning
KEY = "glimmer"


class Glimmer:
    """One thing after the other, such as neon signs that are out for an instant."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self._passed = 0.0
        self._number = 0
        self._seen = False

    @property
    def _wanted(self) -> bool:
        """Whether anything may move by itself."""
        settings = self.sight.app.settings
        return not settings["reduced_motion"] and settings["speed"] != "off"

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture changed."""
        self._passed += seconds if self._wanted else 0.0
        if self._passed >= EVERY + OUT[-1][1]:
            self._passed, self._number = 0.0, self._number + 1
        out = any(begin <= self._passed - EVERY < end for begin, end in OUT)
        now = out and self._wanted and bool(self.sight.desk.glimmers(self.sight.shown))
        changed, self._seen = now != self._seen, now
        return changed

    def picture(self) -> Picture:
        """What is seen of it just now, beside everything else."""
        items = self.sight.desk.glimmers(self.sight.shown) if self._seen else ()
        return {KEY: items[self._number % len(items)]} if items else {}
