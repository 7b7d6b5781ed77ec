"""The names of targets in Santiago de Cuba: where on the board each thing is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.santiago import box

if TYPE_CHECKING:
    from santiago_desktop.games.santiago.rules.state import State


LEFT_OUT = "die.5"  # on the barge: the die of the good that the ship doesn't want


def building_spot(s: State, building: int) -> str:
    """The spot on which a building stands: the layout of the city changes from game to game."""
    flower = s.table.flower[building]
    return f"building.{box.FLOWERS[flower]}.{s.table.under[flower].index(building) + 1}"


def building_on(spot: str, s: State) -> int:
    """Which building stands on a spot."""
    _, flower, number = spot.split(".")
    return s.table.under[box.FLOWERS.index(flower)][int(number) - 1]


def cuban_spot(s: State, cuban: int) -> str:
    """The spot on which a Cuban stands."""
    return f"cuban.{s.table.stop[cuban]}"


def die_spot(s: State, good: int) -> str:
    """The spot of a good's die: on a raft after the roll; else aboard, or the one left out."""
    return f"roll.{good + 1}" if s.left == box.NONE else die_aboard(good, s.left)


def die_aboard(good: int, left: int) -> str:
    """Where a good's die lies while a ship is in port that doesn't want `left`."""
    if good == left:
        return LEFT_OUT
    return f"die.{[each for each in box.MARKET if each != left].index(good) + 1}"


def price_spot(step: int) -> str:
    """A place of the price track; above the highest price hangs the flag."""
    return f"price.{step if step <= box.HIGHEST_PRICE else 'flag'}"
