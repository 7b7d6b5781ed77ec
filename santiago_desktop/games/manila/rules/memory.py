"""What everybody could remember of the shares that nobody has shown (rule 7).

How many shares a seat holds is public, and so is what the bank still has for sale: the wares of
those that were dealt are known, all taken together, and a share that is bought or pledged is shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.manila.box import KINDS, SHARES
from santiago_desktop.kernel.rules import OVER

if TYPE_CHECKING:
    from santiago_desktop.games.manila.rules.state import State


def recall(seen: State) -> tuple[State, State]:
    """The least and the most that everybody can hold in a first state, as everybody sees it."""
    least, most = seen.copy(), seen.copy()
    narrow(least, most)
    return least, most


def narrow(least: State, most: State) -> None:
    """All follows from what lies open now."""
    if least.phase == OVER:  # everything has been shown
        return
    s = least
    rows = [s.held[seat] - sum(_of(s, seat)) for seat in range(s.seats)]
    columns = [SHARES - s.stock[ware] - sum(s.shown[ware::KINDS]) for ware in range(KINDS)]
    unseen = sum(rows)
    for seat, mine in enumerate(rows):
        for ware, there in enumerate(columns):
            i = seat * KINDS + ware
            least.shares[i] = s.shown[i] + max(0, mine + there - unseen)
            most.shares[i] = s.shown[i] + min(mine, there)


def _of(s: State, seat: int) -> list[int]:
    """What everybody has seen of a seat's shares, by ware."""
    return s.shown[seat * KINDS : (seat + 1) * KINDS]
