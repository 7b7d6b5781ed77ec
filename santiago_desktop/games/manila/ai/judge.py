"""What computer players think of a position of Manila."""

from __future__ import annotations

from operator import add
from typing import TYPE_CHECKING

from santiago_desktop.games.manila.ai.evaluation import LAST, STEP_OF, office, portfolio, prices
from santiago_desktop.games.manila.ai.expected import incomes
from santiago_desktop.games.manila.ai.features import LAYOUT, features
from santiago_desktop.games.manila.ai.odds import outlook
from santiago_desktop.games.manila.ai.shortlist import candidates, sensible
from santiago_desktop.kernel.rules import OVER
from santiago_desktop.players.foresight import Sight
from santiago_desktop.players.search import Judge

if TYPE_CHECKING:
    from santiago_desktop.games.manila.rules.state import State


class ManilaJudge(Judge):
    """Cash, what shares will be worth, and what the voyage may bring."""

    spread = 20.0
    # Dice that are thrown tell less about a place than their odds.
    sight = farther = Sight(6, 3, luck=False)
    far = Sight(6, 9, luck=False)
    medium_breadth = 1  # with more it wins no more often, and takes longer
    layout = LAYOUT
    features = staticmethod(features)
    candidates = staticmethod(candidates)
    sensible = staticmethod(sensible)

    def stage(self, s: State) -> float:
        """How far the dearest ware has risen: the game ends when one is at the top."""
        return STEP_OF[max(s.prices)] / LAST

    def value(self, s: State, seat: int) -> float:
        """How well a seat stands, in pesos."""
        return self.values(s)[seat]

    def values(self, s: State) -> list[float]:
        """By seat; what is the same for all of them is reckoned once."""
        seen = outlook(s) if s.boats else None
        worth = prices(s, seen)
        seats = range(s.seats)
        held = [s.pesos[seat] + portfolio(s, seat, worth) for seat in seats]
        if seen is None:
            return [held[seat] + office(s, seat) for seat in seats]
        return held if s.phase == OVER else [*map(add, held, incomes(s, seen))]
