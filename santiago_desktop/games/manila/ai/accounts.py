"""What a decision in Manila comes to: each row of facts, from what happens by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.ai.odds import outlook
from santiago_desktop.games.manila.ai.reasons import aboard, ashore, helpers, insured, percent
from santiago_desktop.games.manila.box import KINDS
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.kernel.rules import OVER
from santiago_desktop.players.facts import Account, Fact, summed, told

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.players.facts import Course


def account(course: Course[State], seat: int) -> Account:
    """For the seat that decides."""
    before, after = course.before, course.after
    bids = after.phase == "bid" and after.bidder == seat
    costs = [*told(COSTS, course.events, seat), *([Fact("bid", (), after.standing)] * bids)]
    gives = [*told(GIVES, course.events, seat), *([Fact("office")] * bids)]
    gives += places(before, after, seat)
    opens = [if_won(after, seat)] if bids else []
    if after.phase != OVER:
        opens += [*promises(after, seat), *arrivals(course, seat)]
    gained = [fact for fact in summed(gives) if fact.kind != "steered" or fact.amount]  # to and fro
    return Account(summed(costs), gained, [*holdings(after, seat)], opens)


# --- what happens ------------------------------------------------------------------------------


def _pays(e: Any, me: int) -> list[Fact]:
    return [Fact("pesos", (), e.pesos)] if e.seat == me and e.pesos else []


def _damage(e: ev.DamagePaid, me: int) -> list[Fact]:
    return [Fact("pesos", (), e.pesos)] if e.seat == me else []


COSTS: dict[type, Callable[[Any, int], list[Fact]]] = {
    ev.BidPaid: _pays,
    ev.ShareBought: _pays,
    ev.ShareRedeemed: _pays,
    ev.HoldTaken: _pays,
    ev.SpotTaken: _pays,
    ev.SharePledged: lambda e, me: [Fact("pledged", (e.ware,), 1)] if e.seat == me else [],
    ev.DamagePaid: lambda e, me: [Fact("pesos", (), e.by_agent)] if e.agent == me else [],
}
GIVES: dict[type, Callable[[Any, int], list[Fact]]] = {
    ev.SharePledged: _pays,
    ev.PremiumTaken: _pays,
    ev.LootShared: _pays,
    ev.HoldPaid: _pays,
    ev.PortPaid: _pays,
    ev.DamagePaid: _damage,
    ev.ShareBought: lambda e, me: [Fact("share", (e.ware,), 1)] if e.seat == me else [],
    ev.ShareRedeemed: lambda e, me: [Fact("free", (e.ware,), 1)] if e.seat == me else [],
    ev.WareOmitted: lambda e, _: [Fact("stays", (e.ware,))],
    ev.BoatsSet: lambda e, _: [
        Fact("starts", (ware,), at) for ware, at in zip(e.boats, e.squares, strict=True)
    ],
    ev.BoatSteered: lambda e, _: [Fact("steered", (e.ware,), e.end - e.start)],
    ev.BoatSent: lambda e, _: [Fact("sent", (e.ware, e.harbour))],
}


def places(before: State, after: State, seat: int) -> Iterator[Fact]:
    """Where the seat has more accomplices than before."""
    if not after.boats:
        return
    for ware in after.boats:
        if after.crews[ware].count(seat) > before.crews[ware].count(seat):
            yield Fact("place", (ware,))
    for spot, owner in enumerate(after.spots):
        if owner == seat != before.spots[spot]:
            yield Fact("place", (box.FROM_SPOT + spot,))


# --- how the seat stands then ------------------------------------------------------------------


def holdings(s: State, seat: int) -> Iterator[Fact]:
    """Facts of what a seat holds in a state: its pesos, its shares, its loans."""
    yield Fact("pesos", (), s.pesos[seat])
    first = seat * KINDS
    for ware in range(KINDS):
        if s.shares[first + ware]:
            yield Fact("share", (ware,), s.shares[first + ware])
    owed = sum(s.pledged[first : first + KINDS])
    if owed:
        yield Fact("loans", (), owed)


def if_won(s: State, seat: int) -> Fact:
    """What the standing bid would leave, and how many shares must be pledged for it."""
    short = max(0, s.standing - s.pesos[seat])
    shares = -(-short // box.PLEDGE)
    left = s.pesos[seat] + shares * box.PLEDGE - s.standing
    return Fact("if_won", (left,), shares)


def arrivals(course: Course[State], seat: int) -> Iterator[Fact]:
    """How likely the boats that have just been set arrive, as far as the seat holds shares."""
    s = course.after
    if s.boats and not course.before.boats:
        for ware, chance in enumerate(outlook(s).rises):
            if ware in s.boats and s.shares[seat * KINDS + ware]:
                yield Fact("arrives", (ware,), percent(chance))


def promises(s: State, seat: int) -> Iterator[Fact]:
    """What the seat's accomplices can earn in this voyage, by the dice still to come."""
    if not s.boats or s.phase == "raise":
        return
    seen = outlook(s)
    for found in (aboard(s, seat, seen), ashore(s, seat, seen), helpers(s, seat, seen)):
        for _, reason in found:
            yield from _promise(reason.says, reason.details)
    if s.spots[box.INSURANCE] == seat:
        due = insured(s, seat, seen)
        yield from [Fact("risk", (), sum(pesos for pesos, _ in due))] if due else []


def _promise(says: str, details: tuple[int, ...]) -> list[Fact]:
    """A reason as a fact: the place and, where there is one, the chance; then the amount."""
    if says in ("likely", "sure"):
        target, pesos, *chance = details
        return [Fact(says, (target, *chance), pesos)]
    return [Fact(says, details[:1], details[1])] if says else []
