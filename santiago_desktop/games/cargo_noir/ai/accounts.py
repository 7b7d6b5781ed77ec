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
    """Where the seat's stack is the highest, and how many can outbid it before its next turn.

    Where nobody can as things stand, but somebody perhaps when others have played, it leads so far.
    """
    if s.round + (seat <= s.turn) > s.rounds:
        return
    others = [other for other in range(s.seats) if other != seat]
    for port in s.ports:
        own, about = s.stack(port, seat), (port, *s.stock[port])
        if own > s.highest(port, seat):
            able = sum(reach(s, port, other) > own for other in others)
            perhaps = any(reach(s, port, other, at_most=True) > own for other in others)
            yield Fact("leads", about, able) if able or not perhaps else Fact("leads_so_far", about)


def reach(s: State, port: int, rival: int, *, at_most: bool = False) -> int:
    """How high a rival's stack can be after the rival's next turn, with all coins that come home.

    As things stand those of the casino do, and those of ports where the rival is outbid; at most
    those of all other ports.
    """
    outbid = [other for other in s.outbid(rival) if other != port]
    elsewhere = [other for other in s.ports if other != port and s.stack(other, rival)]
    left = elsewhere if at_most else outbid
    there = s.stack(port, rival)
    alone = any(len(s.stacks[other]) == 1 for other in elsewhere)
    ship = s.home[rival] or s.casino[rival] or s.market[rival] or left or alone
    sails = s.round + (rival < s.turn) < s.rounds
    if not there and not (ship and sails):
        return 0
    paid = min(len(left), s.cards[rival].count(box.SYNDICATE))
    return (
        s.coins[rival]
        + there
        + box.CASINO_COINS * s.casino[rival]
        + sum(s.stack(other, rival) for other in left)
        + box.SYNDICATE_COINS * paid
    )


def ships(s: State, seat: int) -> Iterator[Fact]:
    """What ships at the casino and at the market do when the next turn begins."""
    if s.casino[seat]:
        yield Fact("casino", (), box.CASINO_COINS * s.casino[seat])
    if s.market[seat]:
        yield Fact("market", (), s.market[seat])
