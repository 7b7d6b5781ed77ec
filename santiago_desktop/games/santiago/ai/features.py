"""What the network of Santiago de Cuba looks at: a position as one seat sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.ai.evaluation import holdings, worths
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.players.network import Layout

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.games.santiago.rules.state import State

SEATS = 4
HELD, PURSE, SOLD, LAST_GOODS = 6, 13, 10, 12  # counts beyond are taken for these
WANTED = max(map(max, box.FACES)) + 1
FINE, WIDE, WIDEST = 10, 3, 64  # leads are told apart by one point up to 10, then by 3
RUNGS_OF_LEAD = 2 * (FINE + (WIDEST - FINE) // WIDE) + 1
QUEUE = SEATS + 1

LAYOUT = Layout()
TABLE = LAYOUT.kinds(SEATS - 1)
SAILED = LAYOUT.ladder(box.SHIPS + 1)
PRICE = LAYOUT.ladder(box.HIGHEST_PRICE + 1)
LEFT = LAYOUT.kinds(len(box.MARKET) + 1)
PHASE = LAYOUT.kinds(len(box.PHASES))
ACTOR = LAYOUT.kinds(SEATS + 1)
TURN = LAYOUT.kinds(SEATS)
PLACE = LAYOUT.kinds(QUEUE)
PORT = LAYOUT.kinds(box.STOPS)
AHEAD = LAYOUT.kinds(box.STOPS, len(box.CUBANS))
ASLEEP = LAYOUT.kinds(len(box.CUBANS))
DEMAND = LAYOUT.ladder(WANTED, len(box.MARKET))
TOTAL = LAYOUT.ladder(SOLD + 1)
MINE_WANTED = LAYOUT.ladder(WANTED, len(box.MARKET))


def rung_of_lead(points: int) -> int:
    """Where a lead leads to: the smaller, the finer."""
    size = min(abs(points), WIDEST)
    rungs = min(size, FINE) + max(0, size - FINE) // WIDE
    return RUNGS_OF_LEAD // 2 + (rungs if points > 0 else -rungs)


LEADS = [rung_of_lead(points) for points in [*range(WIDEST + 1), *range(-WIDEST, 0)]]


class Block:
    """The rungs of one seat: one's own, the next seat's, and so on."""

    def __init__(self) -> None:
        """The next places of the layout."""
        first = LAYOUT.ladder(HELD, box.KINDS)
        self.goods = [  # for each good, where its counts lead
            [first + HELD * good + min(count, HELD - 1) for count in range(box.SUPPLY + 1)]
            for good in range(box.KINDS)
        ]
        self.wanted = LAYOUT.ladder(SOLD)
        self.purse = LAYOUT.ladder(PURSE)
        self.lead = LAYOUT.ladder(RUNGS_OF_LEAD)
        self.outlook = LAYOUT.ladder(RUNGS_OF_LEAD)
        self.left = LAYOUT.ladder(LAST_GOODS + 1)
        self.owned = LAYOUT.kinds(len(box.BUILDINGS))
        self.pawn = LAYOUT.kinds(len(box.BUILDINGS) + 1) + 1


BLOCKS = [Block() for _ in range(SEATS)]
PHASES = {phase: PHASE + i for i, phase in enumerate(box.PHASES)}
AHEADS = [AHEAD + box.STOPS * cuban for cuban in range(len(box.CUBANS))]
DEMANDS = [DEMAND + WANTED * good for good in box.MARKET]
MINE = [MINE_WANTED + WANTED * good for good in box.MARKET]


def features(s: State, seat: int) -> list[int]:
    """All rungs of a position, as the seat sees it."""
    rungs = harbour_and_road(s, seat)
    demand, seats, pesos, pawns, stores = s.demand, s.seats, s.pesos, s.pawns, holdings(s)
    leads, hopes = leads_over(s.vp, seat), leads_over(worths(s, stores), seat)
    for other, held in enumerate(stores):
        block = BLOCKS[(other - seat) % seats]
        wanted = [min(count, most) for count, most in zip(held, demand)]
        if other == seat:
            rungs += [place + n for place, n in zip(MINE, wanted)]
        purse, sold, left = pesos[other], sum(wanted), sum(held)
        rungs += [place[n] for place, n in zip(block.goods, held)]
        rungs += (
            block.wanted + (sold if sold < SOLD else SOLD - 1),
            block.purse + (purse if purse < PURSE else PURSE - 1),
            block.lead + leads[other],
            block.outlook + hopes[other],
            block.left + min(left, LAST_GOODS),
            block.pawn + pawns[other],
        )
    for building, owner in enumerate(s.owners):
        if owner >= 0:
            rungs.append(BLOCKS[(owner - seat) % seats].owned + building)
    return rungs


def leads_over(values: Sequence[float], seat: int) -> list[int]:
    """The rungs of one's own lead over the best other seat, and of the others' leads over it."""
    mine = values[seat]
    best = max([value for other, value in enumerate(values) if other != seat])
    leads = [value - mine for value in values]
    leads[seat] = mine - best
    return [LEADS[max(-WIDEST, min(WIDEST, round(lead)))] for lead in leads]


def harbour_and_road(s: State, seat: int) -> list[int]:
    """What lies on the table, and whose turn it is."""
    seats, car, demand = s.seats, s.car, s.demand
    rungs = [
        TABLE + seats - 2,
        SAILED + s.sailed,
        PRICE + s.price,
        LEFT + s.left + 1,
        PHASES[s.phase],
        ACTOR + (SEATS if s.actor == CHANCE else (s.actor - seat) % seats),
        TURN + (s.turn - seat) % seats,
        PORT + -car % box.STOPS,
        TOTAL + min(sum(demand), SOLD),
    ]
    if seat in s.queue:
        rungs.append(PLACE + s.queue.index(seat))
    rungs += [place + (stop - car) % box.STOPS for place, stop in zip(AHEADS, s.table.stop)]
    rungs += [ASLEEP + cuban for cuban in s.inactive]
    rungs += [place + count for place, count in zip(DEMANDS, demand)]
    return rungs
