"""What can be said of a decision in Manila, each checked by the rules against the positions.

`TRUE` has the reasons (`ai/reasons.py`), `FACTS` the facts (`ai/accounts.py`) but for pesos and
shares that come and go: `balanced` wants them to add up. Chances are reckoned once more here.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.ai.evaluation import office_worth
from santiago_desktop.games.manila.box import KINDS
from santiago_desktop.games.manila.rules import actions as act
from santiago_desktop.games.manila.rules.decide import Manila
from santiago_desktop.games.manila.rules.odds import movements_left

if TYPE_CHECKING:
    from collections.abc import Callable

    from worlds import Turned

    from santiago_desktop.games.manila.rules.state import State

RULES = Manila()


def sits(s: State, seat: int, target: int) -> bool:
    """Whether a seat has somebody there."""
    if target < box.FROM_SPOT:
        return seat in s.crews[target]
    return s.spots[target - box.FROM_SPOT] == seat


TRUE: dict[str, Callable[..., bool]] = {  # state before, state after, seat, details
    "pesos": lambda _, s, me, n: s.pesos[me] == n > 0,
    "richer": lambda _, s, me, n, more: s.pesos[me] == n >= more > 0,
    "shares": lambda _, s, me, ware, n, price: (
        s.shares[me * KINDS + ware] == n > 0 and s.prices[ware] <= price <= box.HIGHEST_PRICE
    ),
    "no_loans": lambda _, s, me: not any(s.pledged[me * KINDS : (me + 1) * KINDS]),
    "premium": lambda t, s, me, n, owed: (
        s.spots[box.INSURANCE] == me and s.pesos[me] - t.pesos[me] == n and owed >= 0
    ),
    "office": lambda _, s, me, n, worth: (
        s.phase == "bid" and s.bidder == me and s.standing == n and worth == round(office_worth(s))
    ),
    "cheap": lambda _, s, me, n: s.phase == "bid" and s.bidder == me and s.standing == n,
    "dear": lambda _, s, me, n, worth: n > worth and not (s.phase == "bid" and s.bidder == me),
    "cheaper": lambda _, s, me, ware, n: (
        sum(s.shown[ware::KINDS]) - s.shown[me * KINDS + ware] == n > 0
    ),
    "likely": lambda _, s, me, target, pesos, odds: (
        sits(s, me, target) and pesos > 0 and 0 < odds < 100
    ),
    "sure": lambda _, s, me, target, pesos: sits(s, me, target) and pesos > 0 and bool(s.in_port()),
    "pilot": lambda _, s, me, spot, reach: (
        s.spots[spot] == me and spot in box.PILOTS and reach in box.REACH
    ),
    "pirate": lambda _, s, me, spot, odds: s.spots[spot] == me and 0 < odds < 100,
    "spoilt": lambda _, __, me, other, n: other != me and n > 0,
}


WARNS: dict[str, Callable[..., bool]] = {  # of the decision that is worse; before, after, …
    "gains": lambda _, __, me, other, n: other != me and n > 0,
    "risk": lambda _, a, me, n: a.spots[box.INSURANCE] == me and n == yards_at_risk(a, me) > 0,
    "loans": lambda _, a, me, n: sum(own(a.pledged, me)) == n > 0,
}


# --- chances, die by die -----------------------------------------------------------------------


def ends(s: State, ware: int) -> dict[int, float]:
    """How likely a boat ends on each square, 14 for the port, by its dice alone."""
    found = {s.at[ware]: 1.0}
    for _ in range(movements_left(s)):
        after: dict[int, float] = {}
        for at, chance in found.items():
            for face in range(1, box.DIE + 1):
                end = at if at == box.IN_PORT else min(at + face, box.IN_PORT)
                after[end] = after.get(end, 0.0) + chance / box.DIE
        found = after
    return found


def arrives(s: State, ware: int, of_caught: float) -> float:
    """How likely it arrives, with a share of the times that it ends on 13."""
    found = ends(s, ware)
    return found.get(box.IN_PORT, 0.0) + of_caught * found.get(box.LAST_SQUARE, 0.0)


def in_port(s: State, ware: int) -> float:
    """How likely it is in the port in the end; a captain sends plundered boats either way."""
    return arrives(s, ware, 1.0 if s.spots[box.PIRATE_1] == box.NONE else 0.5)


def at_least(s: State, number: int, *, port: bool) -> float:
    """How likely so many boats are in the port or the shipyard; plundered ones go either way."""
    total = 0.0
    chances = [in_port(s, ware) for ware in s.boats]
    for outcome in range(2 ** len(chances)):
        arrived = [bool(outcome >> i & 1) for i in range(len(chances))]
        if (sum(arrived) if port else len(arrived) - sum(arrived)) >= number:
            total += prod(p if yes else 1 - p for p, yes in zip(chances, arrived, strict=True))
    return total


def close(percent: int, chance: float) -> bool:
    """Whether a chance is told as it is; what isn't certain is told as 1 to 99."""
    return percent == min(99, max(1, round(100 * chance)))


def paid(s: State, seat: int, target: int) -> int:
    """What a place pays if it does."""
    if target < box.FROM_SPOT:
        crew = s.crews[target]
        return box.PROFITS[target] // len(crew) * crew.count(seat)
    return box.BERTH_PAYS[(target - box.FROM_SPOT) % len(box.BERTHS)]


def likely(s: State, target: int, percent: int) -> bool:
    """Whether a place pays as often as is said."""
    if target < box.FROM_SPOT:
        robbed = s.spots[box.PIRATE_1] != box.NONE
        return close(percent, arrives(s, target, 0.0 if robbed else 1.0))
    spot = target - box.FROM_SPOT
    number = spot % len(box.BERTHS) + 1
    return close(percent, at_least(s, number, port=spot <= box.PORT_C))


def sure(s: State, target: int) -> bool:
    """Whether a place is certain to pay."""
    if target < box.FROM_SPOT:
        return s.at[target] == box.IN_PORT
    return len(s.in_port()) > target - box.FROM_SPOT


def caught(s: State) -> float:
    """How likely at least one boat ends on 13."""
    return 1 - prod(1 - ends(s, ware).get(box.LAST_SQUARE, 0.0) for ware in s.boats)


def if_won(s: State, seat: int) -> tuple[int, int]:
    """The pesos that are left, and the shares that are pledged, if all others pass."""
    then = s.copy()
    while then.phase == "bid":
        RULES.play(then, act.Pass())
    while then.phase == "raise":
        RULES.play(then, RULES.legal(then)[0])
    return then.pesos[seat], sum(then.pledged) - sum(s.pledged)


def own(counts: list[int], seat: int) -> list[int]:
    """A seat's part of a list by seat and ware."""
    return counts[seat * KINDS : (seat + 1) * KINDS]


def yards_at_risk(s: State, seat: int) -> int:
    """The pesos that the insurance could cost: yards of others that boats can still come to."""
    yards = (box.YARD_A, box.YARD_B, box.YARD_C)
    return sum(
        pays
        for number, (spot, pays) in enumerate(zip(yards, box.BERTH_PAYS, strict=True), 1)
        if s.spots[spot] != seat and at_least(s, number, port=False) > 0
    )


FACTS: dict[str, Callable[..., bool]] = {  # the turn; about, amount
    "bid": lambda t, n: (
        t.after.phase == "bid" and t.after.bidder == t.seat and t.after.standing == n > 0
    ),
    "office": lambda t, _: t.after.phase == "bid" and t.after.bidder == t.seat,
    "if_won": lambda t, left, n: (left, n) == if_won(t.after, t.seat),
    "stays": lambda t, ware, _: act.Omit(ware) in t.path and ware not in t.after.boats,
    "starts": lambda t, ware, n: t.after.at[ware] == n,
    "steered": lambda t, ware, n: t.after.at[ware] - t.before.at[ware] == n != 0,
    "sent": lambda t, ware, harbour, _: act.Send(ware, harbour) in t.path,
    "place": lambda t, target, _: sits(t.after, t.seat, target),
    "likely": lambda t, target, percent, n: (
        sits(t.after, t.seat, target)
        and n == paid(t.after, t.seat, target)
        and likely(t.after, target, percent)
    ),
    "sure": lambda t, target, n: (
        sits(t.after, t.seat, target)
        and n == paid(t.after, t.seat, target)
        and sure(t.after, target)
    ),
    "pilot": lambda t, spot, n: (
        t.after.spots[spot] == t.seat and n == box.REACH[box.PILOTS.index(spot)]
    ),
    "pirate": lambda t, spot, n: t.after.spots[spot] == t.seat and close(n, caught(t.after)),
    "risk": lambda t, n: (
        t.after.spots[box.INSURANCE] == t.seat and n == yards_at_risk(t.after, t.seat) > 0
    ),
    "arrives": lambda t, ware, n: (
        own(t.after.shares, t.seat)[ware] > 0 and close(n, in_port(t.after, ware))
    ),
    "loans": lambda t, n: sum(own(t.after.pledged, t.seat)) == n > 0,
}
HELD: dict[str, Callable[..., bool]] = {  # in the row of what one has then
    "pesos": lambda a, me, n: a.pesos[me] == n,
    "share": lambda a, me, ware, n: own(a.shares, me)[ware] == n > 0,
}


def balanced(t: Turned) -> bool:
    """Whether what comes in and goes out is the difference of the positions, to the last one."""
    net: dict[tuple[str, tuple[int, ...]], int] = {}
    for sign, row in ((1, t.account.gives), (-1, t.account.costs)):
        for kind, about, amount in row:
            name = "pledged" if kind == "free" else kind
            net[name, about] = net.get((name, about), 0) + sign * amount
    shares = [net.get(("share", (ware,)), 0) for ware in range(KINDS)]
    pledged = [-net.get(("pledged", (ware,)), 0) for ware in range(KINDS)]
    held = zip(own(t.after.shares, t.seat), own(t.before.shares, t.seat), strict=True)
    owed = zip(own(t.after.pledged, t.seat), own(t.before.pledged, t.seat), strict=True)
    return (
        net.get(("pesos", ()), 0) == t.after.pesos[t.seat] - t.before.pesos[t.seat]
        and shares == [now - then for now, then in held]
        and pledged == [now - then for now, then in owed]
    )
