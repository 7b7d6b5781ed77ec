"""What shares will be worth, and what the harbour master's office is: in pesos."""

from __future__ import annotations

from functools import lru_cache
from operator import mul
from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.ai.odds import SAILING, Outlook, ahead
from santiago_desktop.games.manila.box import KINDS
from santiago_desktop.games.manila.rules.legal import share_price
from santiago_desktop.kernel.rules import OVER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.games.manila.rules.state import State

# By hand, in pesos.
PACE = 0.5  # steps that the leading price makes in a voyage
OFFICE = 5.0  # what the harbour master gains by placing first and setting the boats
BARGAIN = 0.9  # of what the share is expected to gain
REDEEMABLE = 0.5  # of its price, for a pledged share that must be redeemed to count

STEP_OF = {price: step for step, price in enumerate(box.TRACK)}
LAST = len(box.TRACK) - 1
FINE = 16  # parts of a step between which prices are not told apart


def _curve() -> list[float]:
    """Prices between the steps of the track, and far enough beyond the last one."""
    pairs = zip(box.TRACK, box.TRACK[1:], strict=False)
    rising = [low + (high - low) * i / FINE for low, high in pairs for i in range(FINE)]
    return rising + [float(box.HIGHEST_PRICE)] * (LAST * FINE)


CURVE = _curve()


def prices(s: State, seen: Outlook | None) -> Sequence[float]:
    """What a share of each ware will be worth at the end."""
    if s.phase == OVER:
        return s.prices
    return _prices(tuple(s.prices), seen.rises if seen else ahead(s))


@lru_cache(maxsize=1 << 15)
def _prices(now: tuple[int, ...], rises: tuple[float, ...]) -> tuple[float, ...]:
    steps = [STEP_OF[price] + rise for price, rise in zip(now, rises)]
    later = (LAST - min(LAST, max(steps))) / PACE * SAILING
    return tuple([CURVE[int((step + later) * FINE)] for step in steps])


def portfolio(s: State, seat: int, worth: Sequence[float]) -> float:
    """What a seat's shares are expected to be worth, less what its loans cost; in pesos."""
    first = seat * KINDS
    value: float = sum(map(mul, worth, s.shares[first : first + KINDS]))
    return value - loans(s, seat, worth)


def loans(s: State, seat: int, worth: Sequence[float]) -> float:
    """What they cost in the end; everybody knows."""
    first = seat * KINDS
    pledged = s.pledged[first : first + KINDS]
    cost = float(box.REDEEM * sum(pledged))
    if cost and s.strict_pledges:
        counted = 0.0 if s.phase == OVER else REDEEMABLE
        cost += (1 - counted) * sum(map(mul, worth, pledged))
    return cost


def office(s: State, seat: int) -> float:
    """Being harbour master, or the bidder who may become it."""
    if s.phase != "bid":
        return OFFICE - s.owed if seat == s.turn else 0.0
    if seat != s.bidder:
        return 0.0
    worth = office_worth(s)
    return (worth - s.standing) * min(1.0, s.standing / worth)


def expense(s: State) -> float:
    """What the bid costs its bidder, as likely as it is that nobody bids more."""
    return s.standing * min(1.0, s.standing / office_worth(s))


def office_worth(s: State) -> float:
    """What harbour masters gain, in pesos: by a share, by placing first, by setting the boats."""
    return OFFICE + BARGAIN * bargain(s)


def bargain(s: State) -> float:
    """What the best share for sale will gain."""
    later = prices(s, None)
    gains = [later[ware] - share_price(s, ware) for ware in range(KINDS) if s.stock[ware]]
    return max([0.0, *gains])
