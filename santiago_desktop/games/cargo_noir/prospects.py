"""What a seat holds and may bring home, in victory points: the judge's reckoning by hand."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.worth import RICHEST, Hand, cash, purchases, trimmed
from santiago_desktop.kernel.rules import OVER

if TYPE_CHECKING:
    from santiago_desktop.games.cargo_noir.state import State

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


def value(s: State, seat: int) -> float:
    """How well a seat stands: points held, what the hand will buy, what the ships bring."""
    points = float(sum([box.POINTS[card] for card in s.cards[seat]]))
    turns = trades_left(s, seat)
    if not turns:
        return points
    hand = tuple(s.hand(seat))
    if seat == s.turn and s.phase == "trade":
        return points + trading(s, seat, turns, hand)
    coins = s.coins[seat] + box.CASINO_COINS * s.casino[seat]
    return (
        points
        + prospect(s, seat, turns, hand)
        + purse(coins, turns)
        + help_of_cards(s, seat, turns)
        + ships(s, seat, turns, hand)
    )


def trades_left(s: State, seat: int) -> int:
    """How often the seat will still trade; a trade that goes on counts."""
    if s.phase == OVER:
        return 0
    traded = seat < s.turn or (seat == s.turn and s.phase in PHASES_AFTER_TRADE)
    return min(s.rounds - 1, s.rounds - s.round + (not traded))


def trading(s: State, seat: int, turns: int, hand: Hand) -> float:
    """In the middle of a trade: either all is turned in, or the rest of the hand is kept."""
    if turns == 1:
        coins = 0 if s.spent else s.coins[seat]
        return bought(s, seat, turns, s.credit + cash(hand) + coins)
    all_in = bought(s, seat, turns, s.credit + cash(hand))
    some_in = bought(s, seat, turns, s.credit) + kept(s, seat, hand)
    value = max(all_in, some_in) + purse(s.coins[seat], turns) + help_of_cards(s, seat, turns)
    return value + ships(s, seat, turns, hand)


def bought(s: State, seat: int, turns: int, credit: int) -> float:
    """What the best cards are worth that the credit buys."""
    offers = []
    for card, left in enumerate(s.supply):
        limit = box.LIMIT[card]
        count = min(left, limit - s.cards[seat].count(card)) if limit else left
        if count:
            worth = box.POINTS[card] + HELP.get(card, 0.0) * (turns - 1)
            offers.append((count, box.COST[card], worth))
    return purchases(tuple(offers))[min(credit, RICHEST)]


def kept(s: State, seat: int, hand: Hand) -> float:
    """What a hand is worth that is kept for later, as far as there is room."""
    return _kept(hand, s.room(seat))


@lru_cache(maxsize=1 << 16)
def _kept(hand: Hand, room: int) -> float:
    hand = trimmed(hand, room)
    return cash(hand) + GROWTH * sum(hand)


def prospect(s: State, seat: int, turns: int, hand: Hand) -> float:
    """What a hand is worth that comes up for trade."""
    now = CREDIT * cash(hand)
    if turns == 1:
        return now
    return max(now, _kept(hand, s.room(seat)))


@lru_cache(maxsize=1 << 17)
def gain(hand: Hand, goods: tuple[int, ...], room: int) -> float:
    """What more goods add to a hand that comes up for trade; for the last time if room is 0."""
    more = with_goods(hand, goods)
    before, after = CREDIT * cash(hand), CREDIT * cash(more)
    if not room:
        return after - before
    return max(after, _kept(more, room)) - max(before, _kept(hand, room))


def room_after(s: State, seat: int, turns: int) -> int:
    """How much of a hand can be kept after the next trade: none after the last one."""
    return s.room(seat) if turns > 1 else 0


def purse(coins: int, turns: int) -> float:
    """What coins are worth; in the last trade they are credit."""
    if turns == 1:
        return CREDIT * coins
    useful = min(coins, COINS_OF_USE)
    return COIN * useful + SPARE_COIN * (coins - useful)


def help_of_cards(s: State, seat: int, turns: int) -> float:
    """What the cards that help will still bring: something each time that ships sail."""
    about_to_sail = seat == s.turn and s.phase in PHASES_AFTER_TRADE
    sails = turns if about_to_sail else turns - 1
    return sum([HELP.get(card, 0.0) for card in s.cards[seat]]) * sails


def ships(s: State, seat: int, turns: int, hand: Hand) -> float:
    """What the ships will bring home."""
    worth = IDLE_SHIP * s.home[seat] if turns > 1 else 0.0
    room = room_after(s, seat, turns)
    for port in s.ports:
        stacks = s.stacks[port]
        if stacks:
            height = s.stack(port, seat)
            worth += COIN * height
            if height > s.highest(port, seat):
                more = gain(hand, s.stock[port], room) - COIN * height
                worth += more * firmness(s, port, seat, height)
    if s.market[seat]:
        best = max([gain(hand, (good,), room) for good in set(s.shown)], default=0.0)
        worth += MARKET * best * s.market[seat]
    if s.source == box.MARKET_SHIP and s.count and seat == s.turn:
        worth += drawn(s, room, hand)
    return worth


def with_goods(hand: Hand, goods: tuple[int, ...]) -> Hand:
    """The hand with more tokens."""
    more = list(hand)
    for good in goods:
        more[good] += 1
    return tuple(more)


def drawn(s: State, room: int, hand: Hand) -> float:
    """What one more token from the bag adds to the hand on average."""
    bag = s.bag if any(s.bag) else s.pile
    total = sum([count * gain(hand, (good,), room) for good, count in enumerate(bag) if count])
    return total / sum(bag)


def firmness(s: State, port: int, seat: int, height: int) -> float:
    """How likely it is that nobody outbids the stack before the seat's next turn."""
    firm = 1.0
    for rival in range(s.seats):
        if rival != seat:
            reach = s.coins[rival] + s.stack(port, rival)
            firm *= 1 - min(BOLDEST, RIVALRY * max(0, reach - height))
    return firm
