"""What computer players think of a position of Santiago de Cuba."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.ai.evaluation import holdings, worths
from santiago_desktop.games.santiago.ai.features import LAYOUT, features
from santiago_desktop.players.search import Judge

if TYPE_CHECKING:
    from santiago_desktop.games.santiago.rules.state import State


class SantiagoJudge(Judge):
    """Points held, and what goods, pesos and buildings will bring."""

    spread = 6.0
    layout = LAYOUT
    features = staticmethod(features)

    def stage(self, s: State) -> float:
        """The ships that have sailed."""
        return s.sailed / box.SHIPS

    def value(self, s: State, seat: int) -> float:
        """How well a seat stands, in victory points."""
        return self.values(s)[seat]

    def values(self, s: State) -> list[float]:
        """By seat; what is the same for all of them is reckoned once."""
        return worths(s, holdings(s))
