"""What the network of Cargo Noir looks at: a position as one seat sees it."""

from __future__ import annotations

from functools import lru_cache
from operator import add
from typing import TYPE_CHECKING

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.ai.evaluation import Hand, cash
from santiago_desktop.games.cargo_noir.ai.expected import (
    View,
    from_market,
    gain,
    points,
    values,
    view,
    with_goods,
)
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.players.network import Layout, graded, leads

if TYPE_CHECKING:
    from santiago_desktop.games.cargo_noir.rules.state import State

SEATS = 5


# Sums are told apart the finer, the more one more matters.
PURSES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17, 21, 28)
PURSE_OF = graded(PURSES, 0, PURSES[-1])
SUMS = (1, 3, 6, 8, 10, 13, 15, 18, 21, 25, 28, 32, 36, 40, 45, 49, 56, 64, 72, 81, 96)
SUM_OF = graded(SUMS, 0, SUMS[-1])
FARTHEST = 60
AHEAD = (1, 3, 5, 7, 9, 12, 15, 19, 23, 28, 34, 42, FARTHEST)
LEADS = (*[-lead for lead in reversed(AHEAD)], *AHEAD)
LEAD_OF = graded(LEADS, -FARTHEST, FARTHEST)
HEIGHTS = (1, 2, 3, 4, 5, 6, 8, 11)
HEIGHT_OF = graded(HEIGHTS, 0, HEIGHTS[-1])
GAINS = (2, 4, 6, 8, 10, 12, 15, 19, 24)
GAIN_OF = graded(GAINS, 0, GAINS[-1])
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
        self.place = LAYOUT.size
        for count in HAND:
            LAYOUT.ladder(count)
        self.help = LAYOUT.size
        for limit in HELPING:
            LAYOUT.ladder(limit + 1)
        self.purse = LAYOUT.ladder(len(PURSES) + 1)
        self.home, self.casino, self.market = (LAYOUT.ladder(MOST_SHIPS + 1) for _ in range(3))
        self.points = LAYOUT.ladder(len(LEADS) + 1)
        self.lead = LAYOUT.ladder(len(LEADS) + 1)


HAND = (len(SUMS) + 1, len(SUMS) + 1, TOKENS + 1, box.KINDS, MOST + 1, NEXT + 1, JOKERS + 1)
NOW, SOON, HELD, VARIETY, FIRST, SECOND, WILD = (sum(HAND[:i]) for i in range(len(HAND)))
HELPING = [limit for limit in box.LIMIT if limit]
HELPERS = [(card, sum(limit + 1 for limit in HELPING[:card])) for card in range(len(HELPING))]
BLOCKS = [Block() for _ in range(SEATS)]
LATER = LAYOUT.kinds(SEATS)  # how many play after the seat in each round: it is good to be the last
PHASES = {phase: PHASE + i for i, phase in enumerate(box.PHASES)}


def features(s: State, seat: int) -> list[int]:
    """All rungs of a position, as the seat sees it."""
    seats, seen = s.seats, view(s)
    rungs = [
        TABLE + seats,
        PHASES[s.phase],
        ACTOR + (SEATS if s.actor == CHANCE else (s.actor - seat) % seats),
        TURN + (s.turn - seat) % seats,
        LATER + seats - 1 - seat,
        LEFT + s.rounds - s.round,
        TRADES + seen.turns[seat],
        MARKET_GAIN + rung_of(from_market(s, seen, seat)),
    ]
    if s.phase == "trade":
        rungs.append(CREDIT + SUM_OF[min(s.credit, SUMS[-1])])
        if s.spent:
            rungs.append(SPENT)
    if s.count:
        rungs.append(DRAWN + s.count)
    rungs += map(add, SUPPLY, s.supply)
    harbours(s, seat, seen, rungs)
    people(s, seat, seen, rungs)
    return rungs


def rung_of(points_: float) -> int:
    """A gain, as a rung."""
    return GAIN_OF[0 if points_ < 0 else min(int(points_), GAINS[-1])]


def harbours(s: State, seat: int, seen: View, rungs: list[int]) -> None:
    """The open ports: who leads where, and what the goods add to hands."""
    for port, leader, height in seen.tops:
        if height:
            rungs.append(LEADER[port] + (leader - seat) % s.seats)
        goods = s.stock[port]
        gains = [gain(hand, goods, room) for hand, room in zip(seen.hands, seen.rooms)]
        mine = gains.pop(seat)
        rungs += (
            HEIGHT[port] + HEIGHT_OF[min(height, HEIGHTS[-1])],
            GAIN[port] + rung_of(mine),
            RIVAL_GAIN[port] + rung_of(max(gains)),
        )


def people(s: State, seat: int, seen: View, rungs: list[int]) -> None:
    """What each seat has, and how far it is ahead."""
    scores = leads([points(cards) for cards in s.cards], seat, LEAD_OF)
    chances = leads(values(s, seen), seat, LEAD_OF)
    more: list[tuple[int, ...]] = [()] * s.seats
    for port, leader, height in seen.tops:
        if height:
            more[leader] += s.stock[port]
    for other, hand in enumerate(seen.hands):
        block = BLOCKS[(other - seat) % s.seats]
        place = block.place
        rungs += [place + rung for rung in hand_rungs(hand, more[other])]
        rungs += [block.help + rung for rung in helpers(s.cards[other])]
        rungs += (
            block.purse + PURSE_OF[min(s.coins[other], PURSES[-1])],
            block.home + s.home[other],
            block.casino + s.casino[other],
            block.market + s.market[other],
            block.points + scores[other],
            block.lead + chances[other],
        )


@lru_cache(maxsize=1 << 16)
def hand_rungs(hand: Hand, more: tuple[int, ...]) -> tuple[int, ...]:
    """What the hand consists of and would buy, now and with more goods."""
    counts = sorted(hand[: box.JOKER])
    return (
        NOW + SUM_OF[min(cash(hand), SUMS[-1])],
        SOON + SUM_OF[min(cash(with_goods(hand, more)), SUMS[-1])],
        HELD + min(sum(hand), TOKENS),
        VARIETY + box.JOKER - counts.count(0),
        FIRST + min(counts[-1], MOST),
        SECOND + min(counts[-2], NEXT),
        WILD + min(hand[box.JOKER], JOKERS),
    )


@lru_cache(maxsize=1 << 14)
def helpers(cards: tuple[int, ...]) -> tuple[int, ...]:
    """How many there are of each kind of cards that help, as rungs."""
    return tuple(place + cards.count(card) for card, place in HELPERS)
