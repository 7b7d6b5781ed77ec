"""What computer players think of a position of Santiago de Cuba."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.senses import LAYOUT, senses
from santiago_desktop.kernel.rules import OVER
from santiago_desktop.kernel.search import Judge

if TYPE_CHECKING:
    from santiago_desktop.games.santiago.state import State

# By hand: about what a thing brings in victory points before the game ends.
WANTED = 0.8  # of the price, for a unit that the ship in port wants
KEPT = (0.9, 0.9, 0.9, 1.1, 1.2, 0.7)  # a unit that it doesn't want
SOLD = 3  # units of a kind beyond those that are wanted: more are hardly sold in time
LEFT = 1 / box.GOODS_PER_BONUS  # what a unit brings at the end in any case
PESO = 0.3
PESOS_OF_USE = 9  # more than that is hardly spent
BUILDING = 0.9  # an owner's income from one building for each ship still to sail


class SantiagoJudge(Judge):
    """Points held, and what goods, pesos and buildings will still bring."""

    spread = 6.0
    layout = LAYOUT
    senses = staticmethod(senses)

    def value(self, s: State, seat: int) -> float:
        """In victory points; near the end goods and pesos are worth less."""
        first = seat * box.KINDS
        held = s.goods[first : first + box.KINDS]
        if s.phase == OVER:
            return s.vp[seat] + sum(held) // box.GOODS_PER_BONUS
        ships = box.SHIPS - s.sailed
        value = s.vp[seat] + min(s.pesos[seat], PESOS_OF_USE) * PESO * min(ships, 3) / 3
        value += s.owners.count(seat) * BUILDING * ships / 2
        for good, count in enumerate(held):
            wanted = 0 if good == box.WOOD else min(count, s.demand[good])
            kept = min(count - wanted, SOLD)
            value += wanted * s.price * WANTED + (count - wanted) * LEFT
            value += kept * (KEPT[good] - LEFT) * min(ships, 3) / 3
        return value
