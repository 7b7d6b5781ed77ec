"""What a turn of Cargo Noir comes to: each row of facts, from the events of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import events as ev
from santiago_desktop.kernel.rules import OVER
from santiago_desktop.players.facts import Account, Fact, summed, told

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.players.facts import Course


def account(course: Course[State], seat: int) -> Account:
    """For the seat whose turn it is."""
    after = course.after
    costs = summed(told(COSTS, course.events, seat))
    costs.sort(key=lambda fact: fact.kind != "stake")  # of which the safe's coins are the rest
    gives = summed(told(GIVES, course.events, seat))
    opens = [] if after.phase == OVER else [*stacks(after, seat), *ships(after, seat)]
    return Account(costs, gives, [*holdings(after, seat)], opens)


# --- what happens in the turn ------------------------------------------------------------------


def _coins(count: int) -> list[Fact]:
    return [Fact("coins", (), count)] if count else []


def _goods(goods: tuple[int, ...]) -> list[Fact]:
    return [Fact("goods", (good,), 1) for good in goods]


def _card(e: ev.CardTaken) -> list[Fact]:
    return [Fact("card", (e.card,), 1), Fact("points", (), box.POINTS[e.card])]


COSTS: dict[type, Callable[[Any, int], list[Fact]]] = {
    ev.StackRaised: lambda e, me: (
        [Fact("stake", (e.port,), e.coins - e.before)] if e.seat == me else []
    ),
    ev.ShipBid: lambda e, me: [Fact("stake", (e.port,), e.coins)] if e.seat == me else [],
    ev.SetTraded: lambda e, me: _goods(e.goods) if e.seat == me else [],
    ev.TokensSwapped: lambda e, me: _goods((e.given,)) if e.seat == me else [],
    ev.TokenDiscarded: lambda e, me: _goods((e.good,)) if e.seat == me else [],
    ev.CoinsSpent: lambda e, me: _coins(e.coins) if e.seat == me else [],
    ev.CreditLost: lambda e, me: [Fact("lost", (), e.credit)] if e.seat == me else [],
}
GIVES: dict[type, Callable[[Any, int], list[Fact]]] = {
    ev.CardTaken: lambda e, me: _card(e) if e.seat == me else [],
    ev.TokensSwapped: lambda e, me: _goods((e.taken,)) if e.seat == me else [],
    ev.PortLeft: lambda e, me: _coins(e.coins) if e.seat == me else [],
    ev.SyndicatePaid: lambda e, me: _coins(e.coins) if e.seat == me else [],
    ev.ShipSent: lambda e, me: [Fact("sent", (e.place,), 1)] if e.seat == me else [],
}


# --- how the seat stands then ------------------------------------------------------------------


def holdings(s: State, seat: int) -> Iterator[Fact]:
    """Coins, victory points, tokens, ships at home."""
    yield Fact("coins", (), s.coins[seat])
    yield Fact("points", (), sum(box.POINTS[card] for card in s.cards[seat]))
    for good, count in enumerate(s.hand(seat)):
        if count:
            yield Fact("goods", (good,), count)
    if s.home[seat]:
        yield Fact("home", (), s.home[seat])


def stacks(s: State, seat: int) -> Iterator[Fact]:
    """Where the seat's stack is the highest, and how many could still outbid it."""
    for port in s.ports:
        own = s.stack(port, seat)
        if own > s.highest(port, seat):
            yield Fact("leads", (port, *s.stock[port]), able_to_outbid(s, port, seat))


def able_to_outbid(s: State, port: int, seat: int) -> int:
    """How many others have the coins for a higher stack."""
    own = s.stack(port, seat)
    others = [other for other in range(s.seats) if other != seat]
    return sum(s.coins[other] + s.stack(port, other) > own for other in others)


def ships(s: State, seat: int) -> Iterator[Fact]:
    """What ships at the casino and at the market do when the next turn begins."""
    if s.casino[seat]:
        yield Fact("casino", (), box.CASINO_COINS * s.casino[seat])
    if s.market[seat]:
        yield Fact("market", (), s.market[seat])
