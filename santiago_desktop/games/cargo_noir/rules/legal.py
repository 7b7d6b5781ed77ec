"""What is legal in Cargo Noir: one short function for each phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import actions as act
from santiago_desktop.games.cargo_noir.rules.sets import sets_of
from santiago_desktop.kernel.rules import OVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.kernel.records import Action

PORTS = range(len(box.PORTS))
KINDS = range(box.KINDS)


class Ladder:
    """The same action for 1, 2, 3, … coins; each is made when it first comes up."""

    def __init__(self, rung: Callable[[int], Action]) -> None:
        """What the action for so many coins is."""
        self.rung = rung
        self.made: list[Action] = [rung(0)]

    def climb(self, low: int, high: int) -> list[Action]:
        """From `low` to `high` coins."""
        while len(self.made) <= high:
            self.made.append(self.rung(len(self.made)))
        return self.made[low : high + 1]


def _raises(port: int) -> Ladder:
    return Ladder(lambda coins: act.Raise(port, coins))


def _bids(port: int) -> Ladder:
    return Ladder(lambda coins: act.Bid(port, coins))


# Actions never change, so those that come up again and again are made once.
RAISES = [_raises(port) for port in PORTS]
BIDS = [_bids(port) for port in PORTS]
SPENDS = Ladder(act.Spend)
WITHDRAWALS = [act.Withdraw(port) for port in PORTS]
SWAPS = [[act.Swap(given, taken) for taken in KINDS] for given in KINDS]
TAKES = [act.Take(card) for card in range(len(box.CARDS))]
DISCARDS = [act.Discard(good) for good in KINDS]
SEND_CASINO, SEND_MARKET = act.Send(box.CASINO), act.Send(box.MARKET)
DRAW, DONE = act.DrawOne(), act.Done()
CHEAPEST = min(box.COST)


def may_act(s: State) -> list[Action]:
    """3.I: the outbid ports, then what a market ship can do."""
    seat = s.turn
    actions: list[Action] = []
    for port in s.outbid(seat):
        reach = s.coins[seat] + s.stack(port, seat)
        actions += RAISES[port].climb(s.highest(port, seat) + 1, reach)
        actions.append(WITHDRAWALS[port])
    return actions + market_deeds(s) if s.market[seat] else actions


def market_deeds(s: State) -> list[Action]:
    """3.I: swap an own token for another kind on display, or draw."""
    hand = s.hand(s.turn)
    shown = sorted(set(s.shown))
    deeds: list[Action] = [
        SWAPS[given][taken]
        for given, count in enumerate(hand)
        if count
        for taken in shown
        if taken != given
    ]
    if s.tokens_left():
        deeds.append(DRAW)
    return deeds


def may_trade(s: State) -> list[Action]:
    """3.II: every set, in the last round coins, cards that the credit buys, or an end."""
    actions: list[Action] = [*sets_of(s.hand(s.turn))]
    actions += may_spend(s)
    actions += may_take(s)
    actions.append(DONE)
    return actions


def may_spend(s: State) -> list[Action]:
    """3.II: once in the last round, from the safe."""
    if s.spent or not s.last_round:
        return []
    return SPENDS.climb(1, s.coins[s.turn])


def may_take(s: State) -> list[Action]:
    """3.II: cards that are left, that the credit buys, and that the player may still have."""
    credit = s.credit
    if credit < CHEAPEST:
        return []
    return [
        take
        for take, cost in zip(TAKES, box.COST, strict=True)
        if cost <= credit and may_have(s, take.card)
    ]


def may_have(s: State, card: int) -> bool:
    """1: whether one is left, and the player hasn't as many as allowed."""
    limit = box.LIMIT[card]
    return s.supply[card] > 0 and not (limit and s.cards[s.turn].count(card) >= limit)


def may_discard(s: State) -> list[Action]:
    """Any token of the hand may be discarded (rule 3.II)."""
    return [DISCARDS[good] for good, count in enumerate(s.hand(s.turn)) if count]


def may_sail(s: State) -> list[Action]:
    """3.III: the casino, the market, and stacks that are higher than all others."""
    seat, cash = s.turn, s.coins[s.turn]
    actions: list[Action] = [SEND_CASINO, SEND_MARKET]
    for port in s.ports:
        stacks = s.stacks[port]
        if port not in s.withdrawn and not (stacks and s.stack(port, seat)):
            low = s.highest(port, seat) + 1 if stacks else 1
            if low <= cash:
                actions += BIDS[port].climb(low, cash)
    return actions


def nothing(_: State) -> list[Action]:
    """Chance acts, or the game is over."""
    return []


MAY: dict[str, Callable[[State], list[Action]]] = {
    "draw": nothing,
    "act": may_act,
    "trade": may_trade,
    "discard": may_discard,
    "sail": may_sail,
    OVER: nothing,
}
