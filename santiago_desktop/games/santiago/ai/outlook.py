"""What is sure to come in a turn of Santiago de Cuba, though others decide something before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules.decide import unasked

if TYPE_CHECKING:
    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.kernel.records import Event


def sure(s: State, seat: int) -> list[Event]:
    """At El Zorro: what the pawn's building gives once more, whatever the others give before."""
    if s.phase != "zorro" or s.turn != seat or s.pawns[seat] == box.NONE:
        return []
    return unasked(seat, s.pawns[seat])


def settled(s: State, seat: int) -> State:
    """The state, with what is sure to come for a seat that is at El Zorro."""
    gains = sure(s, seat)
    if not gains:
        return s
    then = s.copy()
    for gain in gains:
        gain.fold(then)
    return then
