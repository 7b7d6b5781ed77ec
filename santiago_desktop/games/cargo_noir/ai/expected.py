"""What seats hold and may bring home, in victory points: the judge's reckoning by hand."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.ai.evaluation import (
    RICHEST,
    USUAL,
    Hand,
    cash,
    purchases,
    trimmed,
)
from santiago_desktop.kernel.rules import OVER

if TYPE_CHECKING:
    from santiago_desktop.games.cargo_noir.rules.state import State

# By hand, in victory points.
COIN, SPARE_COIN = 0.8, 0.25  # each coin of the first few, and each of the others
COINS_OF_USE = 12
CREDIT = 1.1  # what a point of credit buys on average: big cards give more than they cost
GROWTH = 1.0  # what a token that is kept adds to the sets of later turns
IDLE_SHIP = 1.5  # what a ship brings that is still to be sent
HELP = {box.SHIP: 2.0, box.WAREHOUSE: 1.0, box.SYNDICATE: 0.4}  # in each turn still to come
RIVALRY = 0.07  # how much likelier a rival is to outbid for each coin that he could add
BOLDEST = 0.4  # but no likelier than this
MARKET = 0.5  # of what the best token of the market would add
PHASES_AFTER_TRADE = ("discard", "sail")


class View(NamedTuple):
    """What is reckoned with again and again; lists are by seat."""

    turns: list[int]  # how often the seat will still trade
    hands: list[Hand]
    rooms: list[int]  # how much can be kept after the next trade: nothing after the last one
    tops: list[tuple[int, int, int]]  # by open port: the port, whose stack is highest, its height


def view(s: State) -> View:
    """What an evaluation of a state reckons with, gathered in one pass over the state."""
    goods, step = s.goods, box.KINDS
    turns = [trades_left(s, seat) for seat in range(s.seats)]
    rooms = [s.room(seat) if left > 1 else 0 for seat, left in enumerate(turns)]
    hands = [tuple(goods[first : first + step]) for first in range(0, len(goods), step)]
    return View(turns, hands, rooms, [top(s, port) for port in s.ports])


def trades_left(s: State, seat: int) -> int:
    """How often the seat will still trade; a trade that goes on counts."""
    if s.phase == OVER:
        return 0
    traded = seat < s.turn or (seat == s.turn and s.phase in PHASES_AFTER_TRADE)
    rounds = box.ROUNDS[s.seats]
    return min(rounds - 1, rounds - s.round + (not traded))


def top(s: State, port: int) -> tuple[int, int, int]:
    """The highest stack of a port."""
    leader, height = box.NONE, 0
    for owner, coins in s.stacks[port]:
        if coins > height:
            leader, height = owner, coins
    return port, leader, height


def values(s: State, seen: View) -> list[float]:
    """How well each seat stands: points held, what the hand will buy, what the ships bring."""
    found = [points(cards) for cards in s.cards]
    booty = ships(s, seen)
    for seat, turns in enumerate(seen.turns):
        if turns:
            found[seat] += outlook(s, seen, seat, booty[seat])
    return found


@lru_cache(maxsize=1 << 14)
def points(cards: tuple[int, ...]) -> float:
    """The victory points that these cards bring at the end."""
    return float(sum(box.POINTS[card] for card in cards))


def outlook(s: State, seen: View, seat: int, booty: float) -> float:
    """What a seat may add to its points."""
    turns, hand = seen.turns[seat], seen.hands[seat]
    if seat == s.turn and s.phase == "trade":
        return trading(s, seat, turns, hand, booty)
    coins = s.coins[seat] + box.CASINO_COINS * s.casino[seat]
    return (
        prospect(hand, seen.rooms[seat])
        + purse(coins, turns)
        + help_of_cards(s, seat, turns)
        + booty
    )


def trading(s: State, seat: int, turns: int, hand: Hand, booty: float) -> float:
    """In the middle of a trade: either all is turned in, or the rest of the hand is kept."""
    if turns == 1:
        coins = 0 if s.spent else s.coins[seat]
        return bought(s, seat, turns, s.credit + cash(hand) + coins)
    all_in = bought(s, seat, turns, s.credit + cash(hand))
    some_in = bought(s, seat, turns, s.credit) + kept(hand, s.room(seat))
    value = max(all_in, some_in) + purse(s.coins[seat], turns) + help_of_cards(s, seat, turns)
    return value + booty


def bought(s: State, seat: int, turns: int, credit: int) -> float:
    """What the best cards are worth that the credit buys."""
    on_offer = offers(tuple(s.supply), s.cards[seat], turns)
    return purchases(on_offer, USUAL if credit <= USUAL else RICHEST)[min(credit, RICHEST)]


@lru_cache(maxsize=1 << 14)
def offers(
    supply: tuple[int, ...], cards: tuple[int, ...], turns: int
) -> tuple[tuple[int, int, float], ...]:
    """Of each card that the seat may buy: how many, what it costs and what it is worth."""
    found = []
    for card, left in enumerate(supply):
        limit = box.LIMIT[card]
        count = min(left, limit - cards.count(card)) if limit else left
        if count:
            worth = box.POINTS[card] + HELP.get(card, 0.0) * (turns - 1)
            found.append((count, box.COST[card], worth))
    return tuple(found)


@lru_cache(maxsize=1 << 16)
def kept(hand: Hand, room: int) -> float:
    """What a hand is worth that is kept for later, as far as there is room."""
    hand = trimmed(hand, room)
    return cash(hand) + GROWTH * sum(hand)


@lru_cache(maxsize=1 << 16)
def prospect(hand: Hand, room: int) -> float:
    """What a hand is worth that comes up for trade; for the last time if there is no room."""
    now = CREDIT * cash(hand)
    return max(now, kept(hand, room)) if room else now


@lru_cache(maxsize=1 << 17)
def gain(hand: Hand, goods: tuple[int, ...], room: int) -> float:
    """What more goods add to that."""
    return prospect(with_goods(hand, goods), room) - prospect(hand, room)


def with_goods(hand: Hand, goods: tuple[int, ...]) -> Hand:
    """The hand with more tokens."""
    more = list(hand)
    for good in goods:
        more[good] += 1
    return tuple(more)


def purse(coins: int, turns: int) -> float:
    """What coins are worth; in the last trade they are credit."""
    if turns == 1:
        return CREDIT * coins
    useful = min(coins, COINS_OF_USE)
    return COIN * useful + SPARE_COIN * (coins - useful)


def help_of_cards(s: State, seat: int, turns: int) -> float:
    """What the cards that help will still bring: something each time that ships sail."""
    about_to_sail = seat == s.turn and s.phase in PHASES_AFTER_TRADE
    return _help(s.cards[seat]) * (turns if about_to_sail else turns - 1)


@lru_cache(maxsize=1 << 14)
def _help(cards: tuple[int, ...]) -> float:
    return sum(HELP.get(card, 0.0) for card in cards)


# --- ships ---------------------------------------------------------------------------------------


def ships(s: State, seen: View) -> list[float]:
    """What each seat's ships will bring home."""
    worth = [IDLE_SHIP * count if turns > 1 else 0.0 for count, turns in zip(s.home, seen.turns)]
    for port, leader, height in seen.tops:
        if height:
            for owner, coins in s.stacks[port]:
                worth[owner] += COIN * coins
            more = gain(seen.hands[leader], s.stock[port], seen.rooms[leader]) - COIN * height
            worth[leader] += more * firmness(s, port, leader, height)
    for seat, count in enumerate(s.market):
        if count:
            worth[seat] += MARKET * from_market(s, seen, seat) * count
    if s.source == box.MARKET_SHIP and s.count:
        worth[s.turn] += drawn(s, seen.hands[s.turn], seen.rooms[s.turn])
    return worth


def from_market(s: State, seen: View, seat: int) -> float:
    """What the best token on display would add."""
    hand, room = seen.hands[seat], seen.rooms[seat]
    return max([gain(hand, (good,), room) for good in set(s.shown)], default=0.0)


def drawn(s: State, hand: Hand, room: int) -> float:
    """What one more token from the bag adds to the hand on average."""
    bag = s.bag if any(s.bag) else s.pile
    total = sum([count * gain(hand, (good,), room) for good, count in enumerate(bag) if count])
    return total / sum(bag)


def firmness(s: State, port: int, seat: int, height: int) -> float:
    """How likely it is that nobody outbids the stack before the seat's next turn."""
    reach = s.coins[:]
    for owner, coins in s.stacks[port]:
        reach[owner] += coins
    reach[seat] = 0
    if s.last_round:
        reach = [coins * may_raise(s, port, rival) for rival, coins in enumerate(reach)]
    firm = 1.0
    for coins in reach:
        if coins > height:
            firm *= 1 - min(BOLDEST, RIVALRY * (coins - height))
    return firm


def may_raise(s: State, port: int, rival: int) -> bool:
    """Whether a rival could still go higher in the last round, in which no ship sails (3)."""
    traded = s.phase == "trade" or s.phase in PHASES_AFTER_TRADE
    acted = rival < s.turn or (rival == s.turn and traded)
    return not acted and s.stack(port, rival) > 0
