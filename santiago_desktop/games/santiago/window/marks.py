"""Where one clicks for an action of Santiago de Cuba, and how much (see `contract/marks.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.marks import Counting, Marks
from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules import actions as act
from santiago_desktop.games.santiago.window.places import (
    building_spot,
    cuban_spot,
    die_spot,
    price_spot,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.kernel.records import Action

EXCHANGE, BUY, SELL, SAW = "exchange", "buy", "sell", "saw"
LOAD, WOOD = "load.", "wood."  # with a good's name behind


def marks(action: Action, s: State) -> Marks:
    """The targets of an action with their amounts; {} for what is a button."""
    found = MARKS.get(type(action))
    return found(action, s) if found else {}


def counting(target: str) -> Counting:
    """Goods are turned in as many as one has; points are sold one by one."""
    if target in (EXCHANGE, BUY) or target.startswith((LOAD, WOOD)):
        return Counting.MOST
    return Counting.LEAST if target == SELL else Counting.EACH


def held(good: int) -> str:
    """A kind of goods that the one who decides holds."""
    return f"own.{box.GOODS[good]}"


def supplied(good: int) -> str:
    """A kind of goods in the supply."""
    return f"supply.{box.GOODS[good]}"


def given(gift: int) -> str:
    """The target of something one has that El Zorro may get."""
    return f"own.{box.GIFTS[gift]}"


def _building(a: act.Enter | act.Claim | act.Use, s: State) -> Marks:
    return {building_spot(s, a.building): 1}


def _die(a: act.Leave | act.Clear | act.Ship, s: State) -> Marks:
    return {die_spot(s, a.good): 1}


def _price(a: act.Price, s: State) -> Marks:
    return {price_spot(s.price + (1 if a.step == box.UP else -1)): 1}


MARKS: dict[type, Callable[..., Marks]] = {
    act.Leave: _die,
    act.Drive: lambda a, s: {f"stop.{(s.car + a.stops) % box.STOPS}": 1},
    act.Take: lambda a, _: {supplied(a.good): 1},
    act.Give: lambda a, _: {given(a.gift): 1},
    act.Claim: _building,
    act.Use: _building,
    act.Enter: _building,
    act.Exchange: lambda a, _: {EXCHANGE: a.count},
    act.Swap: lambda a, _: {held(a.given): 1, supplied(a.taken): 1},
    act.Saw: lambda _, __: {SAW: 1},
    act.Serve: lambda a, _: {held(good): 1 for good in a.goods},
    act.Clear: _die,
    act.Buy: lambda a, _: {BUY: a.points},
    act.Sell: lambda a, _: {SELL: a.points},
    act.Price: _price,
    act.Ship: _die,
    act.Close: lambda a, s: {cuban_spot(s, a.cuban): 1},
    act.Load: lambda a, _: {f"{LOAD}{box.GOODS[a.good]}": a.count},
    act.Wood: lambda a, _: {f"{WOOD}{box.GOODS[a.good]}": a.count},
}
