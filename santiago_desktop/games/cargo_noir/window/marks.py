"""Where one clicks for each action of Cargo Noir."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from santiago_desktop.contract.marks import Counting
from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import actions as act
from santiago_desktop.games.cargo_noir.window import places

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.contract.marks import Marks
    from santiago_desktop.kernel.records import Action

SAFE, BAG = "safe", "bag"
OWN = [places.own(good) for good in range(box.KINDS)]


def _set(a: act.TradeSet) -> Marks:
    return Counter(OWN[good] for good in a.goods)


MARKS: dict[type[Action], Callable[..., Marks]] = {
    act.DrawOne: lambda _: {BAG: 1},
    act.Raise: lambda a: {places.port(a.port): a.coins},
    act.Withdraw: lambda a: {places.ship(a.port): 1},
    act.Swap: lambda a: {OWN[a.given]: 1, places.shown(a.taken): 1},
    act.TradeSet: _set,
    act.Spend: lambda a: {SAFE: a.coins},
    act.Take: lambda a: {places.card(a.card): 1},
    act.Done: lambda _: {},
    act.Discard: lambda a: {OWN[a.good]: 1},
    act.Send: lambda a: {box.PLACES[a.place]: 1},
    act.Bid: lambda a: {places.port(a.port): a.coins},
}


def marks(action: Action) -> Marks:
    """The targets of a legal action with their amounts; {} for ending the trade."""
    return MARKS[type(action)](action)


def counting(target: str) -> Counting:
    """Stacks are offered with the least that leads, coins for cards with all that there are."""
    if target == SAFE:
        return Counting.MOST
    return Counting.STAKE if target.startswith("port.") else Counting.EACH
