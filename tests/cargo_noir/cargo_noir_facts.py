"""What can be said of a turn of Cargo Noir, each checked by the rules against the positions.

`TRUE` has the reasons (`ai/reasons.py`), `FACTS` the facts (`ai/accounts.py`) but for coins, goods,
cards and points that come and go: `balanced` wants them to add up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.ai.evaluation import cash
from santiago_desktop.games.cargo_noir.rules import actions as act
from santiago_desktop.games.cargo_noir.rules import decide
from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.rules import OVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from worlds import Turned

    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.kernel.records import Action

RULES, BIDS = decide.CargoNoir(), (act.Raise, act.Bid)
HELPFUL = (box.SHIP, box.WAREHOUSE, box.SYNDICATE)


def points(s: State, seat: int) -> int:
    return sum(box.POINTS[card] for card in s.cards[seat])


TRUE: dict[str, Callable[..., bool]] = {  # state before, state after, seat, details
    "points": lambda b, a, me, n: points(a, me) - points(b, me) == n > 0,
    "help": lambda b, a, me, card: (
        card in HELPFUL and a.cards[me].count(card) > b.cards[me].count(card)
    ),
    "goods": lambda _, a, me, n, credit: (
        sum(a.hand(me)) == n and cash(tuple(a.hand(me))) == credit > 0
    ),
    "kept": lambda b, a, me, n, credit: (
        sum(a.hand(me)) == n
        and cash(tuple(a.hand(me))) == credit > 0
        and all(now <= then for now, then in zip(a.hand(me), b.hand(me), strict=True))
    ),
    "coins": lambda _, a, me, n: a.coins[me] == n > 0,
    "casino": lambda _, a, me, n: a.casino[me] * box.CASINO_COINS == n > 0,
    "leads": lambda _, a, me, port, height: (
        a.stack(port, me) == height > a.highest(port, me) and bool(a.stock[port])
    ),
    "outbid": lambda b, a, me, port, rival, height: (
        a.stack(port, me) == height > a.highest(port, me)
        and b.stack(port, rival) > b.stack(port, me)
        and rival != me
    ),
    "market": lambda _, a, me, good, n: a.market[me] == n > 0 and good in a.shown,
    "swap": lambda _, a, me, n: a.market[me] == n > 0,
}


WARNS: dict[str, Callable[..., bool]] = {  # of the turn that is worse; state before, after, …
    "theirs": lambda _, a, me, port, rival, height: (
        a.stack(port, rival) == height > max(a.stack(port, me), a.highest(port, rival))
    ),
}


def credit_left(b: State, path: list[Action]) -> int:
    """What isn't spent of the credit of a turn."""
    credit = b.credit
    for action in path:
        match action:
            case act.TradeSet(goods=goods):
                credit += box.set_value(goods)
            case act.Spend(coins=coins):
                credit += coins
            case act.Take(card=card):
                credit -= box.COST[card]
    return credit


def able(s: State, port: int, seat: int) -> int:
    """How many others can outbid a stack in their next turns, as the rules go."""
    others = [other for other in range(s.seats) if other != seat]
    return sum(bid_at_most(s, port, other) > s.stack(port, seat) for other in others)


def bid_at_most(s: State, port: int, rival: int) -> int:
    """The highest stack that a rival can have there after a turn: that turn is played."""
    s, best, luck = s.copy(), 0, KeyedDraw("facts", "bids")
    decide.begin_turn(s, rival, s.round + (rival < s.turn), lambda event: event.fold(s))
    while s.turn == rival and s.phase != OVER:
        legal: list[Any] = [RULES.chance(s, luck)] if s.actor < 0 else RULES.legal(s)
        best = max([best, *(a.coins for a in legal if isinstance(a, BIDS) and a.port == port)])
        if s.phase == "sail":
            break
        chosen = min(legal, key=lambda a: (*going_home(a, port), a.text))
        RULES.decide(s, chosen, lambda event: event.fold(s))
    return best


def going_home(action: Action, port: int) -> tuple[bool, bool]:
    """Coins of all other ports come home first, and that port is settled last of all."""
    elsewhere = isinstance(action, act.Withdraw) and action.port != port
    return not elsewhere, getattr(action, "port", None) == port


def nobody_ever(s: State, port: int, seat: int) -> bool:
    """Whether nobody could outbid a stack, whatever others play: with all coins on the table."""
    for other in range(s.seats):
        ships = [each for each in s.ports if each != port and s.stack(each, other)]
        paid = [box.SYNDICATE_COINS] * s.cards[other].count(box.SYNDICATE)
        coins = s.coins[other] + box.CASINO_COINS * s.casino[other] + sum(paid[: len(ships)])
        coins += sum(s.stack(each, other) for each in s.ports)
        sails = s.round + (other < s.turn) < s.rounds
        if other != seat and coins > s.stack(port, seat) and (s.stack(port, other) or sails):
            return False
    return True


def leads(s: State, seat: int, port: int, *goods: int) -> bool:
    """Whether a seat's stack is above all others, for these goods."""
    there = dict(s.stacks[port])
    own = there.pop(seat, 0)
    return own > max(there.values(), default=0) and tuple(goods) == s.stock[port]


FACTS: dict[str, Callable[..., bool]] = {  # the turn; about, amount
    "stake": lambda t, port, n: t.after.stack(port, t.seat) - t.before.stack(port, t.seat) == n > 0,
    "lost": lambda t, n: credit_left(t.before, t.path) == n > 0,
    "card": lambda t, card, n: (
        t.after.cards[t.seat].count(card) - t.before.cards[t.seat].count(card) == n > 0
    ),
    "sent": lambda t, place, n: t.path.count(act.Send(place)) == n > 0,
    "home": lambda t, n: t.after.home[t.seat] == n > 0,
    "leads": lambda t, port, *rest: (
        leads(t.after, t.seat, port, *rest[:-1])
        and able(t.after, port, t.seat) == rest[-1]
        and (rest[-1] > 0 or nobody_ever(t.after, port, t.seat))
    ),
    "leads_so_far": lambda t, port, *rest: (
        leads(t.after, t.seat, port, *rest[:-1]) and able(t.after, port, t.seat) == 0
    ),
    "casino": lambda t, n: t.after.casino[t.seat] * box.CASINO_COINS == n > 0,
    "market": lambda t, n: t.after.market[t.seat] == n > 0,
}
HELD: dict[str, Callable[..., bool]] = {  # in the row of what one has then
    "coins": lambda a, me, n: a.coins[me] == n,
    "points": lambda a, me, n: points(a, me) == n,
    "goods": lambda a, me, good, n: a.hand(me)[good] == n > 0,
}


def balanced(t: Turned) -> bool:
    """Whether what comes in and goes out is the difference of the positions, to the last one."""
    net: dict[tuple[str, tuple[int, ...]], int] = {}
    for sign, row in ((1, t.account.gives), (-1, t.account.costs)):
        for kind, about, amount in row:
            name, key = ("coins", ()) if kind == "stake" else (kind, about)
            net[name, key] = net.get((name, key), 0) + sign * amount
    goods = [net.get(("goods", (good,)), 0) for good in range(box.KINDS)]
    hands = zip(t.after.hand(t.seat), t.before.hand(t.seat), strict=True)
    return (
        net.get(("coins", ()), 0) == t.after.coins[t.seat] - t.before.coins[t.seat]
        and net.get(("points", ()), 0) == points(t.after, t.seat) - points(t.before, t.seat)
        and goods == [now - then for now, then in hands]
    )
