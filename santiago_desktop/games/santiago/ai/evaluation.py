"""What a seat's holdings are worth in Santiago de Cuba, by hand."""

from __future__ import annotations

from functools import lru_cache
from operator import getitem
from typing import TYPE_CHECKING

from santiago_desktop.games.santiago import box
from santiago_desktop.kernel.rules import OVER

if TYPE_CHECKING:
    from santiago_desktop.games.santiago.rules.state import State

# By hand: about what a thing brings in victory points before the game ends.
WANTED = 0.8  # of the price, for a unit that the ship in port wants
KEPT = (0.9, 0.9, 0.9, 1.1, 1.2, 0.7)  # a unit that it doesn't want
SOLD = 3  # units of a kind beyond those that are wanted: more are hardly sold in time
LEFT = 1 / box.GOODS_PER_BONUS  # what a unit brings at the end in any case
PESO = 0.3
PESOS_OF_USE = 9  # more than that is hardly spent
BUILDING = 0.9  # an owner's income from one building for each ship still to sail


def holdings(s: State) -> list[list[int]]:
    """By seat, how many of each good."""
    goods, kinds = s.goods, box.KINDS
    return [goods[first : first + kinds] for first in range(0, len(goods), kinds)]


def worths(s: State, held: list[list[int]]) -> list[float]:
    """By seat, in victory points: those held, and what goods, pesos and buildings will still bring.

    Near the end goods and pesos are worth less.
    """
    if s.phase == OVER:
        return [points + sum(goods) // box.GOODS_PER_BONUS for points, goods in zip(s.vp, held)]
    ships, owners = box.SHIPS - s.sailed, s.owners
    near, worth_of = min(ships, 3), worths_of_goods(ships, s.price, *s.demand)
    found = []
    for seat, points, pesos, goods in zip(range(s.seats), s.vp, s.pesos, held):
        value = points + min(pesos, PESOS_OF_USE) * PESO * near / 3
        value += owners.count(seat) * BUILDING * ships / 2
        found.append(value + sum(map(getitem, worth_of, goods)))
    return found


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
