"""How likely boats are to arrive: exact for the dice that are still to be rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box
from santiago_desktop.kernel.rules import OVER

if TYPE_CHECKING:
    from santiago_desktop.games.manila.rules.state import State


def _sums(dice: int) -> dict[int, float]:
    """How likely so many dice show each sum."""
    if not dice:
        return {0: 1.0}
    found: dict[int, float] = {}
    for total, chance in _sums(dice - 1).items():
        for face in range(1, box.DIE + 1):
            found[total + face] = found.get(total + face, 0.0) + chance / box.DIE
    return found


def _table(dice: int, low: int, high: int) -> list[float]:
    """By square: how likely a boat ends up from `low` to `high`."""
    sums = _sums(dice).items()
    squares = range(box.IN_PORT + 1)
    return [sum(p for total, p in sums if low <= at + total <= high) for at in squares]


FARTHEST = box.IN_PORT + box.MOVEMENTS * box.DIE
PAST = [_table(dice, box.IN_PORT, FARTHEST) for dice in range(box.MOVEMENTS + 1)]
CAUGHT = [
    _table(dice, box.LAST_SQUARE, box.LAST_SQUARE) for dice in range(box.MOVEMENTS + 1)
]  # by movements still to come, and by square


def movements_left(s: State) -> int:
    """In a voyage that has begun."""
    if s.phase in ("raise", "plunder", OVER):
        return 0
    if s.phase in ("board", "pilot"):
        return 1
    return box.MOVEMENTS + 1 - max(1, box.movement(s.seats, s.round))


def how_many(chances: list[float]) -> list[float]:
    """How likely 0, 1, 2, 3 of these come true."""
    counts = [1.0] + [0.0] * len(chances)
    for chance in chances:
        for n in range(len(chances), 0, -1):
            counts[n] += (counts[n - 1] - counts[n]) * chance
        counts[0] *= 1 - chance
    return counts
