"""What computer players think of a position of Manila."""

from __future__ import annotations

from operator import add, mul
from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import KINDS
from santiago_desktop.games.manila.legal import share_price
from santiago_desktop.games.manila.odds import SAILING, Outlook, ahead, outlook
from santiago_desktop.kernel.rules import OVER

if TYPE_CHECKING:
    from santiago_desktop.games.manila.state import State

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


class ManilaJudge:
    """Cash, what shares will be worth, and what the voyage may bring."""

    spread = 20.0
    layout = LAYOUT
    senses = staticmethod(senses)
    candidates = staticmethod(candidates)

    def value(self, s: State, seat: int) -> float:
        """In pesos."""
        return self.values(s)[seat]

    def values(self, s: State) -> list[float]:
        """By seat; what all of them share is reckoned once."""
        seen = outlook(s) if s.boats else None
        worth = prices(s, seen)
        seats = range(s.seats)
        held = [s.pesos[seat] + portfolio(s, seat, worth) for seat in seats]
        if seen is None:
            return [held[seat] + office(s, seat) for seat in seats]
        return held if s.phase == OVER else [*map(add, held, incomes(s, seen))]


def portfolio(s: State, seat: int, worth: list[float]) -> float:
    """Shares and loans."""
    mine = slice(seat * KINDS, (seat + 1) * KINDS)
    pledged = s.pledged[mine]
    loans = sum(pledged)
    value: float = sum(map(mul, worth, s.shares[mine])) - box.REDEEM * loans
    if loans and s.strict_pledges:
        counted = 0.0 if s.phase == OVER else REDEEMABLE
        value -= (1 - counted) * sum(map(mul, worth, pledged))
    return value


def prices(s: State, seen: Outlook | None) -> list[float]:
    """What a share of each ware will be worth at the end."""
    if s.phase == OVER:
        return [float(price) for price in s.prices]
    rises = seen.rises if seen else ahead(s)
    steps = [STEP_OF[price] + rise for price, rise in zip(s.prices, rises, strict=True)]
    later = (LAST - min(LAST, max(steps))) / PACE * SAILING
    return [CURVE[int((step + later) * FINE)] for step in steps]


def office(s: State, seat: int) -> float:
    """Being harbour master, or the bidder who may become it."""
    if s.phase != "bid":
        return OFFICE - s.owed if seat == s.turn else 0.0
    if seat != s.bidder:
        return 0.0
    worth = OFFICE + BARGAIN * bargain(s)
    return (worth - s.standing) * min(1.0, s.standing / worth)


def bargain(s: State) -> float:
    """What the best share for sale will gain."""
    later = prices(s, None)
    gains = [later[ware] - share_price(s, ware) for ware in range(KINDS) if s.stock[ware]]
    return max(0.0, *gains)
