"""Which of the legal actions of Cargo Noir are worth a computer player's look."""

from __future__ import annotations

from functools import lru_cache
from math import inf
from typing import TYPE_CHECKING, Any

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.ai.evaluation import cash
from santiago_desktop.games.cargo_noir.ai.expected import (
    COIN,
    gain,
    prospect,
    trades_left,
    with_goods,
)
from santiago_desktop.games.cargo_noir.rules import actions as act
from santiago_desktop.games.cargo_noir.rules.legal import TAKES, may_have

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from santiago_desktop.games.cargo_noir.ai.evaluation import Hand
    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.kernel.records import Action

FEW = 6  # actions of which none is left out
ABOVE = (0, 1, 2, 4)  # coins above the lowest stack that is legal
BEST_PORTS = 3  # where more is bid than has to be
BEST_SWAPS = 6


def candidates(s: State, legal: list[Action]) -> list[Action]:
    """Few heights of stacks, sets that leave no odd tokens, the best swaps; never none."""
    shorten = SHORTLISTS.get(s.phase)
    if len(legal) > FEW and shorten:
        legal = shorten(s, legal)
    return of_use(s, legal) if s.phase == "trade" else legal


def in_sight(s: State, legal: list[Any]) -> list[Action]:
    """Ships act: some heights, and the best swaps."""
    high = heights(s)
    room = room_after(s)
    swaps = best_swaps(tuple(s.hand(s.turn)), tuple(sorted(set(s.shown))), room)
    return [
        action
        for action in legal
        if (action.coins in high[action.port] if type(action) is act.Raise else True)
        and ((action.given, action.taken) in swaps if type(action) is act.Swap else True)
    ]


def trades(s: State, legal: list[Any]) -> list[Action]:
    """Good sets, and in the last round all coins."""
    sets, coins = good_sets(tuple(s.hand(s.turn))), s.coins[s.turn]
    return [
        action
        for action in legal
        if (action.goods in sets if type(action) is act.TradeSet else True)
        and (action.coins == coins if type(action) is act.Spend else True)
    ]


def sailings(s: State, legal: list[Any]) -> list[Action]:
    """Ships sail: bids of some heights for each port, and all that is no bid."""
    high = heights(s)
    return [
        action
        for action in legal
        if (action.coins in high[action.port] if type(action) is act.Bid else True)
    ]


def of_use(s: State, legal: list[Action]) -> list[Action]:
    """What isn't in vain; also several sets for a card, where none is enough by itself."""
    found = sensible(s, legal)
    if s.last_round or [type(action) for action in found] != [act.Done]:
        return found
    together = s.credit + cash(tuple(s.hand(s.turn)))
    return legal if together >= cheapest(s) else found


def sensible(s: State, legal: list[Any]) -> list[Action]:
    """Without sales that buy nothing, and without an end while the credit buys a card.

    In the last round nothing is kept: all that is held is credit, if that is enough for a card.
    """
    if s.phase != "trade":
        return legal
    lacking = cheapest(s) - s.credit
    if lacking > 0 and not s.last_round:
        return [a for a in legal if type(a) is act.Done or box.set_value(a.goods) >= lacking]
    coins = 0 if s.spent else s.coins[s.turn]
    if lacking > coins + cash(tuple(s.hand(s.turn))):
        return [action for action in legal if type(action) is act.Done]
    return [
        action
        for action in legal
        if type(action) is not act.Done and (type(action) is not act.Spend or action.coins == coins)
    ]


def cheapest(s: State) -> float:
    """The cost of the cheapest card that the actor may still have; infinite if there is none."""
    return min([box.COST[take.card] for take in TAKES if may_have(s, take.card)], default=inf)


SHORTLISTS: dict[str, Callable[[State, list[Any]], list[Action]]] = {
    "act": in_sight,
    "trade": trades,
    "sail": sailings,
}


def room_after(s: State) -> int:
    """How much the actor can keep after the next trade."""
    return s.room(s.turn) if trades_left(s, s.turn) > 1 else 0


def heights(s: State) -> dict[int, list[int]]:
    """By port: just enough; where it is worth it a little more, and what nobody can outbid."""
    seat, hand, room = s.turn, tuple(s.hand(s.turn)), room_after(s)
    purses = [s.coins[other] + box.CASINO_COINS * s.casino[other] for other in range(s.seats)]
    purses[seat] = 0
    lows = {port: s.highest(port, seat) + 1 for port in s.ports}
    merits = {port: gain(hand, s.stock[port], room) - COIN * low for port, low in lows.items()}
    best = sorted(lows, key=lambda port: -merits[port])[:BEST_PORTS]
    found = {port: [low] for port, low in lows.items()}
    for port in best:
        low, reach = lows[port], purses[:]
        for owner, coins in s.stacks[port]:
            reach[owner] += coins
        found[port] = [*[low + more for more in ABOVE], max(reach[:seat] + reach[seat + 1 :]) + 1]
    return found


@lru_cache(maxsize=1 << 12)
def good_sets(hand: Hand) -> frozenset[tuple[int, ...]]:
    """All of a kind or all but one; of different kinds first those of which there is least.

    Each with no joker or all of them.
    """
    jokers = (box.JOKER,) * hand[box.JOKER]
    kinds = sorted([kind for kind in range(box.JOKER) if hand[kind]], key=lambda kind: hand[kind])
    groups = [tuple(sorted(kinds[:size])) for size in range(len(kinds) + 1)]
    groups += [(kind,) * (hand[kind] - less) for kind in kinds for less in (0, 1)]
    return frozenset(goods for group in groups for goods in (group, group + jokers))


@lru_cache(maxsize=1 << 12)
def best_swaps(hand: Hand, shown: tuple[int, ...], room: int) -> list[tuple[int, int]]:
    """Those after which the hand is worth most."""
    worth = {}
    for given in range(box.KINDS):
        if hand[given]:
            rest = (*hand[:given], hand[given] - 1, *hand[given + 1 :])
            for taken in shown:
                if taken != given:
                    worth[given, taken] = prospect(with_goods(rest, (taken,)), room)
    return sorted(worth, key=lambda swap: -worth[swap])[:BEST_SWAPS]


def mark(s: State) -> Hashable:
    """What the ends of a turn are told apart by: not by the order in which things were done."""
    return (
        *(s.phase, s.actor, s.turn, s.credit, s.spent, s.source, s.count),
        *(frozenset(s.withdrawn), tuple(sorted(s.shown)), tuple(s.supply), tuple(s.goods)),
        *(tuple(s.stacks), tuple(s.coins), tuple(s.home), tuple(s.casino), tuple(s.market)),
    )
