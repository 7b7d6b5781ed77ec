"""How likely boats are to arrive, as computer players reckon: exact for dice, no more."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import KINDS, NONE
from santiago_desktop.kernel.rules import OVER

if TYPE_CHECKING:
    from santiago_desktop.games.manila.rules.state import State

SENT_TO_PORT = 0.5  # of plundered boats
SAILING = 0.37  # that a ware's price rises in a voyage that has not begun
LOADED = 0.5  # the same, once it is on a boat


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


class Outlook(NamedTuple):
    """What a voyage may bring; by ware, where there is one of each."""

    left: int  # movements still to come
    safe: tuple[float, ...]  # arrives, and its crew is paid
    caught: tuple[float, ...]  # ends on 13
    rises: tuple[float, ...]  # its price rises
    port: tuple[float, ...]  # at least one, two, three boats in port
    yard: tuple[float, ...]  # likewise in the shipyard


def movements_left(s: State) -> int:
    """In a voyage that has begun."""
    if s.phase in ("raise", "plunder", OVER):
        return 0
    if s.phase in ("board", "pilot"):
        return 1
    return box.MOVEMENTS + 1 - max(1, box.movement(s.seats, s.round))


def outlook(s: State) -> Outlook:
    """Boats are reckoned by their dice alone, as if no pilot or pirate were still to come."""
    pirates, settled = s.spots[box.PIRATE_1] != NONE, s.phase in ("raise", OVER)
    return _outlook(movements_left(s), tuple(s.at), pirates=pirates, settled=settled)


@lru_cache(maxsize=1 << 15)
def _outlook(left: int, at: tuple[int, ...], *, pirates: bool, settled: bool) -> Outlook:
    """Positions of the boats come up again and again."""
    safe, caught, rises = [0.0] * KINDS, [0.0] * KINDS, [0.0] * KINDS
    boats = [ware for ware in range(KINDS) if at[ware] != NONE]
    for ware in boats:
        past, on = PAST[left][at[ware]], CAUGHT[left][at[ware]]
        if not settled:
            caught[ware] = on
        safe[ware] = past if pirates else past + caught[ware]
        rises[ware] = past + caught[ware] * (SENT_TO_PORT if pirates else 1.0)
    counts = _counts([rises[ware] for ware in boats])
    port = tuple(sum(counts[n:]) for n in range(1, box.BOATS + 1))
    yard = tuple(sum(counts[: box.BOATS + 1 - n]) for n in range(1, box.BOATS + 1))
    return Outlook(left, tuple(safe), tuple(caught), tuple(rises), port, yard)


def _counts(chances: list[float]) -> list[float]:
    """How likely 0, 1, 2, 3 of these come true."""
    counts = [1.0] + [0.0] * len(chances)
    for chance in chances:
        for n in range(len(chances), 0, -1):
            counts[n] += (counts[n - 1] - counts[n]) * chance
        counts[0] *= 1 - chance
    return counts


def ahead(s: State) -> tuple[float, ...]:
    """How likely each price rises, while no boat is set."""
    return AHEAD[s.omitted if s.phase == "start" else NONE]


AHEAD = {
    NONE: (SAILING,) * KINDS,
    **{out: tuple(0.0 if w == out else LOADED for w in range(KINDS)) for out in range(KINDS)},
}
