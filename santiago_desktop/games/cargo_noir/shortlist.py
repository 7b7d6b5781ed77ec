"""Which of the legal actions of Cargo Noir are worth a computer player's look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from santiago_desktop.games.cargo_noir import actions as act
from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.worth import Hand, cash

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.cargo_noir.state import State
    from santiago_desktop.kernel.records import Action

FEW = 12  # actions of which none is left out
ABOVE = (0, 1, 2, 4)  # coins above the lowest stack that is legal
SPARED = 3  # kinds of tokens that are given away


def candidates(s: State, legal: list[Action]) -> list[Action]:
    """Few heights of stacks, sets that leave no odd tokens, tokens that are missed least."""
    if len(legal) <= FEW:
        return legal
    fits = SHORTLISTS[s.phase](s)
    return [action for action in legal if fits.get(type(action), _always)(action)]


def _always(_: Action) -> bool:
    return True


Fits = dict[type["Action"], "Callable[[Any], bool]"]


def act_list(s: State) -> Fits:
    """Stacks of some heights; tokens that are missed least are given for others."""
    spared = least_missed(tuple(s.hand(s.turn)))
    high = heights(s)
    return {
        act.Raise: lambda a: a.coins in high[a.port],
        act.Swap: lambda a: a.given in spared,
    }


def trade_list(s: State) -> Fits:
    """Sets as below; in the last round all coins."""
    sets = good_sets(tuple(s.hand(s.turn)))
    coins = s.coins[s.turn]
    return {
        act.TradeSet: lambda a: a.goods in sets,
        act.Spend: lambda a: a.coins == coins,
    }


def sail_list(s: State) -> Fits:
    """Stacks of some heights."""
    high = heights(s)
    return {act.Bid: lambda a: a.coins in high[a.port]}


SHORTLISTS: dict[str, Callable[[State], Fits]] = {
    "act": act_list,
    "trade": trade_list,
    "sail": sail_list,
}


def heights(s: State) -> dict[int, list[int]]:
    """By port: just enough, a little more, and what nobody can outbid."""
    seat = s.turn
    purses = [s.coins[other] + box.CASINO_COINS * s.casino[other] for other in range(s.seats)]
    found = {}
    for port in s.ports:
        low = s.highest(port, seat) + 1
        reach = [
            purse + s.stack(port, other) for other, purse in enumerate(purses) if other != seat
        ]
        found[port] = [*(low + more for more in ABOVE), max(reach) + 1]
    return found


def good_sets(hand: Hand) -> set[tuple[int, ...]]:
    """All of a kind or all but one; of different kinds first those of which there is least.

    Each with no joker or all of them.
    """
    jokers = (box.JOKER,) * hand[box.JOKER]
    kinds = sorted([k for k in range(box.JOKER) if hand[k]], key=lambda k: hand[k])
    groups = [tuple(sorted(kinds[:size])) for size in range(len(kinds) + 1)]
    groups += [(k,) * (hand[k] - less) for k in kinds if hand[k] > 1 for less in (0, 1)]
    return {goods for group in groups for goods in (group, group + jokers)}


def least_missed(hand: Hand) -> list[int]:
    """The kinds of which a token less costs least."""
    without = {
        kind: cash((*hand[:kind], hand[kind] - 1, *hand[kind + 1 :]))
        for kind in range(box.KINDS)
        if hand[kind]
    }
    return sorted(without, key=lambda kind: -without[kind])[:SPARED]
