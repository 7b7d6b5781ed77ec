"""Why an action is not possible just now. `legal` judges; this only finds the words' names.

Each reason is a name that `reasons.py` turns into a sentence, with the rule's number beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import actions as act
from santiago_desktop.games.cargo_noir.rules import bag
from santiago_desktop.games.cargo_noir.rules.buying import coins_would_do
from santiago_desktop.kernel.rules import OVER, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.kernel.records import Action

ACT, TRADE, SAIL = "3.I", "3.II", "3.III"
RULE_OF_PHASE = {
    "draw": "1",
    "act": ACT,
    "trade": TRADE,
    "discard": TRADE,
    "sail": SAIL,
    OVER: "4",
}


def refusal(s: State, a: Action) -> Refusal:
    """Why an action that is not legal is not."""
    phase, reason = REASONS.get(type(a), ("", None))
    if reason is None or phase != s.phase:
        details = (s.count,) if s.phase == "draw" else ()
        return Refusal(RULE_OF_PHASE[s.phase], f"now_{s.phase}", details)
    return reason(s, a)


def _draw(s: State, a: act.Draw) -> Refusal:
    fault = bag.fault(s, a.goods)
    assert fault is not None
    if fault.reason == "draw_count":
        return Refusal("1", "draw_count", (s.count,))
    return Refusal("1", "draw_lacks", (a.goods[fault.place], fault.place + 1))


def _outbid(s: State, port: int) -> Refusal | None:
    """Why a port is not one where the player was outbid."""
    seat = s.turn
    if port not in s.ports:
        return Refusal("1", "port_closed", (port,))
    if not s.stack(port, seat):
        return Refusal(ACT, "no_stack", (seat, port))
    if port not in s.outbid(seat):
        return Refusal(ACT, "not_outbid", (seat, port))
    return None


def _raise(s: State, a: act.Raise) -> Refusal:
    return _outbid(s, a.port) or _height(s, ACT, a.port, a.coins)


def _height(s: State, rule: str, port: int, coins: int) -> Refusal:
    """Why a stack can't be so high: too low, or not to be paid."""
    seat = s.turn
    highest = s.highest(port, seat)
    if coins < 1:
        return Refusal(rule, "count_none")
    if coins <= highest:
        return Refusal(rule, "too_low", (port, highest))
    return Refusal(rule, "lacks_coins", (seat, coins - s.stack(port, seat), s.coins[seat]))


def _withdraw(s: State, a: act.Withdraw) -> Refusal:
    refused = _outbid(s, a.port)
    assert refused is not None
    return refused


def _swap(s: State, a: act.Swap) -> Refusal:
    if not s.market[s.turn]:
        return Refusal(ACT, "no_market_ship", (s.turn,))
    if a.given == a.taken:
        return Refusal(ACT, "swap_same")
    if not s.hand(s.turn)[a.given]:
        return Refusal(ACT, "lacks", (s.turn, a.given, 0))
    return Refusal(ACT, "not_shown", (a.taken,))


def _draw_one(s: State, _: act.DrawOne) -> Refusal:
    if not s.market[s.turn]:
        return Refusal(ACT, "no_market_ship", (s.turn,))
    return Refusal(ACT, "bag_empty")


def _set(s: State, a: act.TradeSet) -> Refusal:
    goods = a.goods
    if not goods:
        return Refusal(TRADE, "set_empty")
    if len(goods) > box.LARGEST_SET:
        return Refusal(TRADE, "set_size", (box.LARGEST_SET,))
    if not box.set_value(goods):
        return Refusal(TRADE, "set_mixed")
    if tuple(sorted(goods)) != goods:
        return Refusal("6", "set_order")
    hand = s.hand(s.turn)
    short = next(good for good in goods if goods.count(good) > hand[good])
    return Refusal(TRADE, "lacks", (s.turn, short, hand[short]))


def _spend(s: State, a: act.Spend) -> Refusal:
    if not s.last_round:
        return Refusal(TRADE, "spend_round", (s.round, s.rounds))
    if s.spent:
        return Refusal(TRADE, "spend_once")
    if a.coins < 1:
        return Refusal(TRADE, "count_none")
    return Refusal(TRADE, "lacks_coins", (s.turn, a.coins, s.coins[s.turn]))


def _take(s: State, a: act.Take) -> Refusal:
    if not s.supply[a.card]:
        return Refusal("1", "card_gone", (a.card,))
    limit = box.LIMIT[a.card]
    if limit and s.cards[s.turn].count(a.card) >= limit:
        return Refusal("1", "card_limit", (s.turn, a.card, limit))
    if coins_would_do(s, a.card):
        return Refusal(TRADE, "card_coins", (a.card, box.COST[a.card], s.credit))
    return Refusal(TRADE, "card_cost", (a.card, box.COST[a.card], s.credit))


def _discard(s: State, a: act.Discard) -> Refusal:
    return Refusal(TRADE, "lacks", (s.turn, a.good, 0))


def _bid(s: State, a: act.Bid) -> Refusal:
    if a.port not in s.ports:
        return Refusal("1", "port_closed", (a.port,))
    if s.stack(a.port, s.turn):
        return Refusal(SAIL, "bid_twice", (s.turn, a.port))
    if a.port in s.withdrawn:
        return Refusal(ACT, "bid_withdrawn", (s.turn, a.port))
    return _height(s, SAIL, a.port, a.coins)


REASONS: dict[type[Action], tuple[str, Callable[[State, Any], Refusal]]] = {
    act.Draw: ("draw", _draw),
    act.Raise: ("act", _raise),
    act.Withdraw: ("act", _withdraw),
    act.Swap: ("act", _swap),
    act.DrawOne: ("act", _draw_one),
    act.TradeSet: ("trade", _set),
    act.Spend: ("trade", _spend),
    act.Take: ("trade", _take),
    act.Discard: ("discard", _discard),
    act.Bid: ("sail", _bid),
}
