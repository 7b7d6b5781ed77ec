"""What computer players think of a position of Cargo Noir."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.cargo_noir.prospects import value
from santiago_desktop.games.cargo_noir.senses import LAYOUT, senses
from santiago_desktop.games.cargo_noir.shortlist import candidates
from santiago_desktop.kernel.search import Judge

if TYPE_CHECKING:
    from santiago_desktop.games.cargo_noir.state import State


class CargoNoirJudge(Judge):
    """Points held, what the hand will buy, and what the ships will bring home."""

    spread = 12.0
    layout = LAYOUT
    senses = staticmethod(senses)
    candidates = staticmethod(candidates)

    def value(self, s: State, seat: int) -> float:
        """In victory points."""
        return value(s, seat)

    def values(self, s: State) -> list[float]:
        """By seat."""
        return [value(s, seat) for seat in range(s.seats)]
