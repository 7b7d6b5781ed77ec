"""What a seat's holdings are worth in Santiago de Cuba, by hand."""

from __future__ import annotations

from functools import lru_cache
from operator import getitem
from typing import TYPE_CHECKING

from santiago_desktop.games.santiago import box
from santiago_desktop.kernel.rules import OVER

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


def worth(s: State, seat: int) -> float:
    """In victory points: those held, and what goods, pesos and buildings will still bring.

    Near the end goods and pesos are worth less.
    """
    first = seat * box.KINDS
    held = s.goods[first : first + box.KINDS]
    if s.phase == OVER:
        return s.vp[seat] + sum(held) // box.GOODS_PER_BONUS
    ships = box.SHIPS - s.sailed
    value = s.vp[seat] + min(s.pesos[seat], PESOS_OF_USE) * PESO * min(ships, 3) / 3
    value += s.owners.count(seat) * BUILDING * ships / 2
    return value + sum(map(getitem, worths_of_goods(ships, s.price, *s.demand), held))


@lru_cache(maxsize=1 << 12)
def worths_of_goods(ships: int, price: int, *demand: int) -> list[list[float]]:
    """For each good, what so many units of it are worth."""
    return [
        [worth_of_units(count, wanted, KEPT[good], ships, price) for count in range(box.SUPPLY + 1)]
        for good, wanted in enumerate((*demand, 0))  # nobody asks for wood
    ]


def worth_of_units(count: int, demand: int, kept: float, ships: int, price: int) -> float:
    """Those that the ship in port wants are sold to it, the others some time later, if at all."""
    wanted = min(count, demand)
    later = min(count - wanted, SOLD) * (kept - LEFT) * min(ships, 3) / 3
    return wanted * price * WANTED + (count - wanted) * LEFT + later
