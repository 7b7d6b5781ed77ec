"""How strong people have shown themselves in a game: it follows from whom they have beaten.

It is kept among the settings, by game and name, on the scale of `players.chances.STRENGTHS`, on
which `easy` is 1, `medium` 2 and `hard` 3. Who wins more than was to be expected goes up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from santiago_desktop.players import chances
from santiago_desktop.players.thinking import scale_of
from santiago_desktop.table.chances import strengths

if TYPE_CHECKING:
    from santiago_desktop.system.settings import Settings
    from santiago_desktop.table.table import Table

STEP = 0.6  # what a victory is worth that nobody expected
LOWEST, HIGHEST = 0.5, 3.5  # nobody is worse than `easy` for ever, nor better than has been seen


class Reckoning:
    """Of one game: what was known of its people, and what it has shown."""

    def __init__(self, settings: Settings, table: Table) -> None:
        """The table hears what is known; a game that was over before shows nothing new."""
        self.settings, self.table = settings, table
        self._done = table.match.over or table.practice
        found: dict[str, object] = settings.of_game("strengths", table.card.id, {})
        table.known = {name: limited(value) for name, value in found.items() if usable(value)}

    def end(self) -> None:
        """The game is over: remember what it has shown, once."""
        if self._done or not self.table.match.over:
            return
        self._done = True
        kept: dict[str, object] = dict(self.settings.of_game("strengths", self.table.card.id, {}))
        kept |= shown(self.table)
        self.settings.keep_of_game("strengths", self.table.card.id, kept)


def shown(table: Table) -> dict[str, float]:
    """How strong the people of a game that is over are, as far as it and those before it tell."""
    known, scale = strengths(table), scale_of(table.card.id)
    expected = scale.shares(chances.Standing(0.0, [chances.EVEN] * len(known)), known)
    result = table.match.rules.result(table.match.state)
    return {
        table.seats[seat].name: limited(known[seat] + STEP * (result.share(seat) - expected[seat]))
        for seat in table.people
    }


def limited(value: float) -> float:
    """A strength as it is kept."""
    return round(min(HIGHEST, max(LOWEST, value)), 3)


def usable(value: object) -> TypeGuard[float]:
    """Whether a number from a file can be a strength; others are forgotten."""
    return isinstance(value, int | float) and not isinstance(value, bool) and value == value  # noqa: PLR0124 - not a number
