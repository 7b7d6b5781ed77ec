"""What the network of Cargo Noir looks at: a position as one seat sees it."""

from __future__ import annotations

from operator import add
from typing import TYPE_CHECKING

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.prospects import (
    gain,
    room_after,
    trades_left,
    value,
    with_goods,
)
from santiago_desktop.games.cargo_noir.worth import cash
from santiago_desktop.kernel.network import Layout
from santiago_desktop.kernel.rules import CHANCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.games.cargo_noir.state import State

SEATS = 5


def _rungs(steps: Sequence[int], low: int, high: int) -> list[int]:
    """For each whole number from `low` to `high`: how many of the steps it has reached."""
    return [sum(number >= step for step in steps) for number in range(low, high + 1)]


# Sums are told apart the finer, the more one more matters.
PURSES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17, 21, 28)
PURSE_OF = _rungs(PURSES, 0, PURSES[-1])
SUMS = (1, 3, 6, 8, 10, 13, 15, 18, 21, 25, 28, 32, 36, 40, 45, 49, 56, 64, 72, 81, 96)
SUM_OF = _rungs(SUMS, 0, SUMS[-1])
FARTHEST = 60
AHEAD = (1, 3, 5, 7, 9, 12, 15, 19, 23, 28, 34, 42, FARTHEST)
LEADS = (*[-lead for lead in reversed(AHEAD)], *AHEAD)
LEAD_OF = _rungs(LEADS, -FARTHEST, FARTHEST)
HEIGHTS = (1, 2, 3, 4, 5, 6, 8, 11)
HEIGHT_OF = _rungs(HEIGHTS, 0, HEIGHTS[-1])
GAINS = (2, 4, 6, 8, 10, 12, 15, 19, 24)
GAIN_OF = _rungs(GAINS, 0, GAINS[-1])
TOKENS, MOST, NEXT, JOKERS = 13, 8, 5, 2
MOST_SHIPS = box.START_SHIPS + box.LIMIT[box.SHIP]
COMMON = len([unique for unique in box.UNIQUE if not unique])
COPIES = max(box.COPIES)

LAYOUT = Layout()
TABLE = LAYOUT.kinds(SEATS + 1)
PHASE = LAYOUT.kinds(len(box.PHASES))
ACTOR = LAYOUT.kinds(SEATS + 1)
TURN = LAYOUT.kinds(SEATS)
LEFT = LAYOUT.ladder(max(box.ROUNDS) + 1)
TRADES = LAYOUT.ladder(max(box.ROUNDS) + 1)
CREDIT = LAYOUT.ladder(len(SUMS) + 1)
SPENT = LAYOUT.kinds(1)
DRAWN = LAYOUT.ladder(max(box.SPACES) + 1)
SUPPLY = [
    LAYOUT.ladder(COPIES + 1) if card < COMMON else LAYOUT.kinds(2)
    for card in range(len(box.CARDS))
]
HEIGHT = [LAYOUT.ladder(len(HEIGHTS) + 1) for _ in box.PORTS]
LEADER = [LAYOUT.kinds(SEATS) for _ in box.PORTS]
GAIN = [LAYOUT.ladder(len(GAINS) + 1) for _ in box.PORTS]
RIVAL_GAIN = [LAYOUT.ladder(len(GAINS) + 1) for _ in box.PORTS]
MARKET_GAIN = LAYOUT.ladder(len(GAINS) + 1)


class Block:
    """The rungs of one seat: one's own, the next seat's, and so on."""

    def __init__(self) -> None:
        """The next places of the layout."""
        self.purse = LAYOUT.ladder(len(PURSES) + 1)
        self.now = LAYOUT.ladder(len(SUMS) + 1)
        self.soon = LAYOUT.ladder(len(SUMS) + 1)
        self.tokens = LAYOUT.ladder(TOKENS + 1)
        self.kinds = LAYOUT.ladder(box.KINDS)
        self.most = LAYOUT.ladder(MOST + 1)
        self.next = LAYOUT.ladder(NEXT + 1)
        self.jokers = LAYOUT.ladder(JOKERS + 1)
        self.help = [LAYOUT.ladder(limit + 1) for limit in box.LIMIT if limit]
        self.ships = [LAYOUT.ladder(MOST_SHIPS + 1) for _ in range(3)]
        self.points = LAYOUT.ladder(len(LEADS) + 1)
        self.lead = LAYOUT.ladder(len(LEADS) + 1)


BLOCKS = [Block() for _ in range(SEATS)]
PHASES = {phase: PHASE + i for i, phase in enumerate(box.PHASES)}


def senses(s: State, seat: int) -> list[int]:
    """All rungs of a position, as the seat sees it."""
    seats = s.seats
    rungs = [
        TABLE + seats,
        PHASES[s.phase],
        ACTOR + (SEATS if s.actor == CHANCE else (s.actor - seat) % seats),
        TURN + (s.turn - seat) % seats,
        LEFT + s.rounds - s.round,
        TRADES + trades_left(s, seat),
    ]
    if s.phase == "trade":
        rungs.append(CREDIT + SUM_OF[min(s.credit, SUMS[-1])])
        if s.spent:
            rungs.append(SPENT)
    if s.count:
        rungs.append(DRAWN + s.count)
    rungs += map(add, SUPPLY, s.supply)
    hands = [tuple(s.hand(other)) for other in range(seats)]
    return rungs + harbours(s, seat, hands) + people(s, seat, hands)


def harbours(s: State, seat: int, hands: list[tuple[int, ...]]) -> list[int]:
    """The open ports and the market: who leads where, and what the goods add to hands."""
    rooms = [room_after(s, other, trades_left(s, other)) for other in range(s.seats)]
    limit = GAINS[-1]
    rungs = []
    for port in s.ports:
        goods = s.stock[port]
        leader, height = -1, 0
        for owner, coins in s.stacks[port]:
            if coins > height:
                leader, height = owner, coins
        if height:
            rungs.append(LEADER[port] + (leader - seat) % s.seats)
        gains = [gain(hand, goods, room) for hand, room in zip(hands, rooms, strict=True)]
        mine = gains.pop(seat)
        rungs += (
            HEIGHT[port] + HEIGHT_OF[min(height, HEIGHTS[-1])],
            GAIN[port] + GAIN_OF[min(max(0, int(mine)), limit)],
            RIVAL_GAIN[port] + GAIN_OF[min(max(0, int(max(gains))), limit)],
        )
    best = max([gain(hands[seat], (good,), rooms[seat]) for good in set(s.shown)], default=0.0)
    rungs.append(MARKET_GAIN + GAIN_OF[min(max(0, int(best)), limit)])
    return rungs


def people(s: State, seat: int, hands: list[tuple[int, ...]]) -> list[int]:
    """What each seat has, and how far it is ahead."""
    points = [sum([box.POINTS[card] for card in cards]) for cards in s.cards]
    scores = leads(points, seat)
    values = leads([value(s, other) for other in range(s.seats)], seat)
    rungs: list[int] = []
    for other, hand in enumerate(hands):
        block = BLOCKS[(other - seat) % s.seats]
        counts = sorted(hand[: box.JOKER])
        cards = s.cards[other]
        rungs += (
            block.purse + PURSE_OF[min(s.coins[other], PURSES[-1])],
            block.now + SUM_OF[min(cash(hand), SUMS[-1])],
            block.soon + SUM_OF[min(cash(expected(s, other, hand)), SUMS[-1])],
            block.tokens + min(sum(hand), TOKENS),
            block.kinds + box.JOKER - counts.count(0),
            block.most + min(counts[-1], MOST),
            block.next + min(counts[-2], NEXT),
            block.jokers + min(hand[box.JOKER], JOKERS),
            block.help[0] + cards.count(box.SHIP),
            block.help[1] + cards.count(box.WAREHOUSE),
            block.help[2] + cards.count(box.SYNDICATE),
            block.ships[0] + s.home[other],
            block.ships[1] + s.casino[other],
            block.ships[2] + s.market[other],
            block.points + scores[other],
            block.lead + values[other],
        )
    return rungs


def expected(s: State, seat: int, hand: tuple[int, ...]) -> tuple[int, ...]:
    """The hand with the goods of the ports where the seat's stack is the highest."""
    more: tuple[int, ...] = ()
    for port in s.ports:
        height = s.stack(port, seat)
        if height and height > s.highest(port, seat):
            more += s.stock[port]
    return with_goods(hand, more) if more else hand


def leads(sums: Sequence[float], seat: int) -> list[int]:
    """How far each is ahead of the seat, and the seat of all others: as rungs."""
    mine = sums[seat]
    ahead = [other - mine for other in sums]
    ahead[seat] = -FARTHEST
    ahead[seat] = -max(ahead)
    return [LEAD_OF[max(0, min(2 * FARTHEST, int(lead + FARTHEST + 0.5)))] for lead in ahead]
