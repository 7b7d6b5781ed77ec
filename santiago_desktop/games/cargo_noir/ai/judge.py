"""What computer players think of a position of Cargo Noir."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.cargo_noir.ai.expected import values, view
from santiago_desktop.games.cargo_noir.ai.features import LAYOUT, features
from santiago_desktop.games.cargo_noir.ai.shortlist import candidates, mark, sensible
from santiago_desktop.players.foresight import Sight
from santiago_desktop.players.search import Judge

if TYPE_CHECKING:
    from santiago_desktop.games.cargo_noir.rules.state import State


class CargoNoirJudge(Judge):
    """Points held, what the hand will buy, and what the ships will bring home."""

    spread = 12.0
    sight = farther = Sight(4, 1)
    far, breadth = Sight(24, 40, keep=0.5), 2  # turns are wide
    medium_breadth = 1  # with more it wins no more often, and takes longer
    layout = LAYOUT
    features = staticmethod(features)
    candidates = staticmethod(candidates)
    sensible = staticmethod(sensible)
    mark = staticmethod(mark)

    def stage(self, s: State) -> float:
        """The rounds that are over."""
        return (s.round - 1) / s.rounds

    def late(self, s: State, seat: int) -> float:
        """In each round, whoever's turn it is: the last seat has the last word in the last one."""
        return seat / (s.seats - 1) - 0.5

    def value(self, s: State, seat: int) -> float:
        """How well a seat stands, in victory points."""
        return self.values(s)[seat]

    def values(self, s: State) -> list[float]:
        """By seat; what is the same for all of them is reckoned once."""
        return values(s, view(s))
