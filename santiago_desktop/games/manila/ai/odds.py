"""What a voyage may bring, as computer players reckon: exact for dice, no more."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import KINDS, NONE
from santiago_desktop.games.manila.rules.odds import CAUGHT, PAST, how_many, movements_left
from santiago_desktop.kernel.rules import OVER

if TYPE_CHECKING:
    from santiago_desktop.games.manila.rules.state import State

SENT_TO_PORT = 0.5  # of plundered boats
SAILING = 0.37  # that a ware's price rises in a voyage that has not begun
LOADED = 0.5  # the same, once it is on a boat


class Outlook(NamedTuple):
    """What a voyage may bring; by ware, where there is one of each."""

    left: int  # movements still to come
    safe: tuple[float, ...]  # arrives, and its crew is paid
    caught: tuple[float, ...]  # ends on 13
    rises: tuple[float, ...]  # its price rises
    port: tuple[float, ...]  # at least one, two, three boats in port
    yard: tuple[float, ...]  # likewise in the shipyard


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
    counts = how_many([rises[ware] for ware in boats])
    port = tuple(sum(counts[n:]) for n in range(1, box.BOATS + 1))
    yard = tuple(sum(counts[: box.BOATS + 1 - n]) for n in range(1, box.BOATS + 1))
    return Outlook(left, tuple(safe), tuple(caught), tuple(rises), port, yard)


def ahead(s: State) -> tuple[float, ...]:
    """How likely each price rises, while no boat is set."""
    return AHEAD[s.omitted if s.phase == "start" else NONE]


AHEAD = {
    NONE: (SAILING,) * KINDS,
    **{out: tuple(0.0 if w == out else LOADED for w in range(KINDS)) for out in range(KINDS)},
}
