"""What computer players think of a position of Manila."""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import IN_PORT, KINDS, NONE
from santiago_desktop.games.manila.legal import share_price
from santiago_desktop.games.manila.odds import CAUGHT, SAILING, Outlook, ahead, outlook
from santiago_desktop.kernel.rules import OVER

if TYPE_CHECKING:
    from santiago_desktop.games.manila.state import State

# By hand, in pesos.
PACE = 0.5  # steps that the leading price makes in a voyage
OFFICE = 5.0  # what the harbour master gains by placing first and setting the boats
BARGAIN = 0.9  # of what the share is expected to gain
CROWD = 0.15  # how likely a free space of a hold is taken in each round still to come
CHANCE_TO_PLACE = 3.0  # what an accomplice still to be placed brings
POOR, SHORT = 5, 0.3  # who has less, with shares still to pledge, gets only a part of that
PILOTS = (1.5, 3.0)  # small, large
CAPTAIN = 1.0  # for deciding where plundered boats go
BOARDING = 0.8  # of the part of a hold that a pirate aboard would have
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

    def value(self, s: State, seat: int) -> float:
        """In pesos."""
        seen = outlook(s) if s.boats else None
        value = s.pesos[seat] + portfolio(s, seat, prices(s, seen))
        if seen is None:
            return value + office(s, seat)
        return value if s.phase == OVER else value + voyage(s, seat, seen)


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


# --- a voyage that has begun -------------------------------------------------------------------


def voyage(s: State, seat: int, seen: Outlook) -> float:
    """What the seat's accomplices bring, and those still to be placed."""
    value = sum([aboard(s, seat, ware, seen) for ware in s.boats if seat in s.crews[ware]])
    if seat in s.spots:
        value += ashore(s, seat, seen)
    return value + to_place(s, seat)


def aboard(s: State, seat: int, ware: int, seen: Outlook) -> float:
    """A part of the profit, which late-comers make smaller."""
    crew = s.crews[ware]
    sharers = float(len(crew))
    if seen.left and s.at[ware] < IN_PORT:
        rounds = box.rounds(s.seats) - s.round
        sharers += (box.HOLDS[ware] - sharers) * min(1.0, CROWD * rounds)
    return seen.safe[ware] * box.PROFITS[ware] * crew.count(seat) / sharers


def ashore(s: State, seat: int, seen: Outlook) -> float:
    """Port, shipyard, pirates, pilots, insurance."""
    spots = s.spots
    agent = spots[box.INSURANCE]
    value = 0.0
    for i, pays in enumerate(box.BERTH_PAYS):
        if spots[box.PORT_A + i] == seat and s.phase != "raise":
            value += pays * seen.port[i]
        holder = spots[box.YARD_A + i]
        if holder == seat != agent:
            value += pays * seen.yard[i]
        elif agent == seat != holder:
            value -= pays * seen.yard[i]
    if seen.left:
        value += sum([PILOTS[i] for i, spot in enumerate(box.PILOTS) if spots[spot] == seat])
        value += piracy(s, seat, seen)
    return value


def piracy(s: State, seat: int, seen: Outlook) -> float:
    """Loot after the last movement, or a place aboard after the one before it."""
    pirates = [s.spots[spot] for spot in box.PIRATES if s.spots[spot] != NONE]
    mine = pirates.count(seat)
    if not mine:
        return 0.0
    value = CAPTAIN if pirates[0] == seat else 0.0
    for ware in s.boats:
        value += mine * seen.caught[ware] * box.PROFITS[ware] / len(pirates)
        sharers = len(s.crews[ware]) + 1
        if seen.left > 1 and sharers <= box.HOLDS[ware]:
            chance = CAUGHT[seen.left - 1][s.at[ware]]
            value += BOARDING * mine * chance * box.PROFITS[ware] / sharers
    return value


def to_place(s: State, seat: int) -> float:
    """Rounds in which the seat will still place."""
    if seat in s.withdrawn or s.phase in ("raise", "plunder"):
        return 0.0
    rounds = box.rounds(s.seats) - s.round + (s.phase == "place" and seat in s.queue)
    short = s.pesos[seat] < POOR and s.unpledged(seat)
    return rounds * CHANCE_TO_PLACE * (SHORT if short else 1.0)
