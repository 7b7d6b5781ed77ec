"""How strong people have shown themselves in a game: it follows from whom they have beaten.

It is kept among the settings, by game and name, on the scale of `players.chances.STRENGTHS`, on
which `easy` is 1, `medium` 2 and `hard` 3, with how far that may be wrong. The first games tell
most: who was believed to be anybody is soon known.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from santiago_desktop.players import chances
from santiago_desktop.players.chances import HIGHEST, LOWEST, STRANGER, Known
from santiago_desktop.players.thinking import scale_of
from santiago_desktop.table.chances import strengths

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.system.settings import Settings
    from santiago_desktop.table.table import Table

LEAST_DOUBT = 0.3  # however much somebody has played: who plays learns
NEVER = 1e-9  # no table is as unlikely as that, whatever has come


class Reckoning:
    """Of one game: what was known of its people, and what it has shown."""

    def __init__(self, settings: Settings, table: Table) -> None:
        """The table hears what is known; a game that was over before shows nothing new."""
        self.settings, self.table = settings, table
        self._done = table.match.over or table.practice
        found: dict[str, object] = settings.of_game("strengths", table.card.id, {})
        known = {name: read(value) for name, value in found.items()}
        table.known = {name: each for name, each in known.items() if each}

    def end(self) -> None:
        """The game is over: remember what it has shown, once."""
        if self._done or not self.table.match.over:
            return
        self._done = True
        kept: dict[str, object] = dict(self.settings.of_game("strengths", self.table.card.id, {}))
        kept |= {name: [*found] for name, found in shown(self.table).items()}
        self.settings.keep_of_game("strengths", self.table.card.id, kept)


def shown(table: Table) -> dict[str, Known]:
    """How strong the people of a game that is over are, as far as it and those before it tell.

    What somebody may be counts for more, the likelier that makes what has come.
    """
    result, scale = table.match.rules.result(table.match.state), scale_of(table.card.id)
    begun = chances.Standing(0.0, [chances.EVEN] * len(table.seats))
    known, found = strengths(table), dict[str, Known]()
    for seat in table.people:
        may, likely = chances.may_be(known[seat]), list[float]()
        for strength in may:
            there = [each.strength for each in known]
            there[seat] = strength
            shares = scale.shares(begun, there)
            likely.append(sum(result.share(each) * share for each, share in enumerate(shares)))
        found[table.seats[seat].name] = believed(may, likely)
    return found


def believed(strengths: Sequence[float], likely: Sequence[float]) -> Known:
    """What is known of somebody who may be so strong, the one more likely than the other."""
    weights = [each + NEVER for each in likely]
    pairs = [*zip(strengths, weights, strict=True)]
    mean = sum(strength * weight for strength, weight in pairs) / sum(weights)
    spread = sum((strength - mean) ** 2 * weight for strength, weight in pairs) / sum(weights)
    return limited(mean, sqrt(spread))


def limited(strength: float, doubt: float) -> Known:
    """What is known as it is kept."""
    strength = min(HIGHEST, max(LOWEST, strength))
    return Known(round(strength, 3), round(min(STRANGER.doubt, max(LEAST_DOUBT, doubt)), 3))


def read(value: object) -> Known | None:
    """What a file tells of somebody; None if it makes no sense.

    Earlier versions kept a strength alone.
    """
    row = value if isinstance(value, list) else [value, STRANGER.doubt]
    usable = len(row) == len(Known._fields) and all(map(is_number, row))
    return limited(*row) if usable else None


def is_number(value: object) -> bool:
    """Whether it is one, with which can be reckoned."""
    return isinstance(value, int | float) and not isinstance(value, bool) and value == value  # noqa: PLR0124 - not a number
