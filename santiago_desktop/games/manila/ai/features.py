"""What the network of Manila looks at: a position as one seat sees it."""

from __future__ import annotations

from operator import add, mul
from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.ai.evaluation import LAST, STEP_OF, loans, office, prices
from santiago_desktop.games.manila.ai.expected import incomes
from santiago_desktop.games.manila.ai.odds import outlook
from santiago_desktop.games.manila.box import IN_PORT, KINDS, NONE
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.players.network import Layout, graded, leads

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.games.manila.ai.odds import Outlook
    from santiago_desktop.games.manila.rules.state import State

SEATS = 5
PARTS = 8  # into which odds are told apart


# Sums are told apart the finer, the more a peso matters.
PURSES = (1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 30, 36, 43, 51, 60, 75, 90)
PURSE_OF = graded(PURSES, 0, PURSES[-1])
FARTHEST = 90
AHEAD = (1, 3, 6, 9, 12, 16, 20, 25, 30, 36, 43, 51, 60, 75, FARTHEST)
LEADS = (*[-lead for lead in reversed(AHEAD)], *AHEAD)
LEAD_OF = graded(LEADS, -FARTHEST, FARTHEST)
LEAST_INCOME, MOST_INCOME, INCOME_STEP = -12, 38, 2
INCOMES = tuple(range(LEAST_INCOME + INCOME_STEP, MOST_INCOME, INCOME_STEP))
INCOME_OF = graded(INCOMES, LEAST_INCOME, MOST_INCOME)
BIDS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 24, 29, 35, 45, 60)
BID_OF = graded(BIDS, 0, BIDS[-1])
MOST_ABOARD, LOANS, FREE = 3, 5, 6

LAYOUT = Layout()
TABLE = LAYOUT.kinds(SEATS + 1)
STRICT = LAYOUT.kinds(1)
PHASE = LAYOUT.kinds(len(box.PHASES))
ACTOR = LAYOUT.kinds(SEATS + 1)
MASTER = LAYOUT.kinds(SEATS)
BIDDER = LAYOUT.kinds(SEATS + 1)
STANDING = LAYOUT.ladder(len(BIDS) + 1)
PLACE = LAYOUT.kinds(SEATS)  # in the queue of bidders or placers
LEFT = LAYOUT.ladder(box.MOVEMENTS + 1)
SQUARES = LAYOUT.ladder(IN_PORT + 2, KINDS)
RISES = LAYOUT.ladder(PARTS + 1, KINDS)
PRICES = LAYOUT.ladder(LAST + 1, KINDS)
STOCK = LAYOUT.ladder(box.SHARES + 1, KINDS)
ROOM = LAYOUT.ladder(max(box.HOLDS) + 1, KINDS)
ARRIVALS = LAYOUT.ladder(PARTS + 1, box.BOATS)
ENDING = LAYOUT.ladder(PARTS + 1)


class Block:
    """The rungs of one seat: one's own, the next seat's, and so on."""

    def __init__(self) -> None:
        """The next places of the layout."""
        self.purse = LAYOUT.ladder(len(PURSES) + 1)
        self.shares = [LAYOUT.ladder(box.SHARES + 1) for _ in range(KINDS)]
        self.free = LAYOUT.ladder(FREE + 1)
        self.loans = LAYOUT.ladder(LOANS + 1)
        self.aboard = [LAYOUT.ladder(MOST_ABOARD) - 1 for _ in range(KINDS)]
        self.spots = LAYOUT.kinds(len(box.SPOTS))
        self.income = LAYOUT.ladder(len(INCOMES) + 1)
        self.fortune = LAYOUT.ladder(len(LEADS) + 1)
        self.lead = LAYOUT.ladder(len(LEADS) + 1)


BLOCKS = [Block() for _ in range(SEATS)]
PHASES = {phase: PHASE + i for i, phase in enumerate(box.PHASES)}
WARES = range(KINDS)
SQUARES_OF, RISES_OF, PRICES_OF, STOCK_OF, ROOM_OF = (
    [place + count * ware for ware in WARES]
    for place, count in (
        (SQUARES + 1, IN_PORT + 2),  # the first rung says that the ware doesn't sail
        (RISES, PARTS + 1),
        (PRICES, LAST + 1),
        (STOCK, box.SHARES + 1),
        (ROOM, max(box.HOLDS) + 1),
    )
)
ARRIVALS_OF = [ARRIVALS + (PARTS + 1) * berth for berth in range(box.BOATS)]


def features(s: State, seat: int) -> list[int]:
    """All rungs of a position, as the seat sees it."""
    seen = outlook(s) if s.boats else None
    steps = [STEP_OF[price] for price in s.prices]
    rungs = [
        TABLE + s.seats,
        PHASES[s.phase],
        ACTOR + (SEATS if s.actor == CHANCE else (s.actor - seat) % s.seats),
        MASTER + (s.turn - seat) % s.seats,
    ]
    rungs += map(add, PRICES_OF, steps)
    rungs += map(add, STOCK_OF, s.stock)
    if s.strict_pledges:
        rungs.append(STRICT)
    if seat in s.queue and s.phase in ("bid", "place"):
        rungs.append(PLACE + s.queue.index(seat))
    if s.phase == "bid":
        rungs.append(BIDDER + (SEATS if s.bidder == NONE else (s.bidder - seat) % s.seats))
        rungs.append(STANDING + BID_OF[min(s.standing, BIDS[-1])])
    if seen:
        rungs += voyage(s, seen, steps)
    return rungs + people(s, seat, seen)


def voyage(s: State, seen: Outlook, steps: list[int]) -> list[int]:
    """Boats, and what is likely to come of them."""
    rungs = [LEFT + seen.left]
    rungs += map(add, SQUARES_OF, s.at)
    goes_on = 1.0
    for ware in s.boats:
        rises = seen.rises[ware]
        rungs.append(RISES_OF[ware] + int(rises * PARTS + 0.5))
        rungs.append(ROOM_OF[ware] + len(s.crews[ware]))
        if steps[ware] == LAST - 1:
            goes_on *= 1 - rises
    rungs += [place + int(odds * PARTS + 0.5) for place, odds in zip(ARRIVALS_OF, seen.port)]
    rungs.append(ENDING + int((1 - goes_on) * PARTS + 0.5))
    return rungs


def people(s: State, seat: int, seen: Outlook | None) -> list[int]:
    """What each seat has, and how far it is ahead."""
    held, owed = known(s, seat), pledges(s)
    chances = hidden(s, held)
    if seen:
        gains = incomes(s, seen)
        rungs = accomplices(s, seat, gains)
    else:
        gains = [office(s, other) for other in range(s.seats)]
        rungs = []
    fortunes = leads(fortune(s, held, owed, s.prices, chances), seat, LEAD_OF)
    later = fortune(s, held, owed, prices(s, seen), chances)
    values = leads([*map(add, later, gains)], seat, LEAD_OF)
    for other, shares in enumerate(held):
        block = BLOCKS[(other - seat) % s.seats]
        free = s.held[other] - owed[other]
        rungs += map(add, block.shares, shares)
        rungs += (
            block.purse + PURSE_OF[min(s.pesos[other], PURSES[-1])],
            block.free + min(free, FREE),
            block.loans + min(owed[other], LOANS),
            block.fortune + fortunes[other],
            block.lead + values[other],
        )
    return rungs


def known(s: State, seat: int) -> list[list[int]]:
    """By seat, the shares that the seat has seen."""
    shown = [s.shown[first : first + KINDS] for first in range(0, len(s.shown), KINDS)]
    shown[seat] = s.shares[seat * KINDS : (seat + 1) * KINDS]
    return shown


def pledges(s: State) -> list[int]:
    """By seat, how many of its shares are pledged."""
    pledged = s.pledged
    return [sum(pledged[first : first + KINDS]) for first in range(0, len(pledged), KINDS)]


def hidden(s: State, held: list[list[int]]) -> list[float]:
    """Of each ware, how likely a share is that the seat has not seen."""
    left = [box.SHARES - count for count in map(sum, zip(s.stock, *held))]
    total = sum(left)
    return [count / total for count in left] if total else NOTHING


NOTHING = [0.0] * KINDS


def fortune(
    s: State,
    held: list[list[int]],
    owed: list[int],
    worth: Sequence[float],
    chances: list[float],
) -> list[float]:
    """By seat: cash and shares, less loans."""
    average = sum(map(mul, worth, chances))
    return [
        cash
        + sum(map(mul, worth, shares))
        + (count - sum(shares)) * average
        - (loans(s, seat, worth) if pledged else 0.0)
        for seat, cash, shares, count, pledged in zip(range(s.seats), s.pesos, held, s.held, owed)
    ]


def accomplices(s: State, seat: int, gains: list[float]) -> list[int]:
    """Where they are, and what they may bring."""
    seats = s.seats
    rungs = []
    for ware in s.boats:
        crew = s.crews[ware]
        for other in set(crew):
            block = BLOCKS[(other - seat) % seats]
            rungs.append(block.aboard[ware] + min(crew.count(other), MOST_ABOARD))
    for spot, holder in enumerate(s.spots):
        if holder != NONE:
            rungs.append(BLOCKS[(holder - seat) % seats].spots + spot)
    for other, pesos in enumerate(gains):
        income = min(max(int(pesos), LEAST_INCOME), MOST_INCOME) - LEAST_INCOME
        rungs.append(BLOCKS[(other - seat) % seats].income + INCOME_OF[income])
    return rungs
