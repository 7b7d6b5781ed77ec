"""What speaks for a position of Cargo Noir, one reason after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.ai.evaluation import cash
from santiago_desktop.games.cargo_noir.ai.expected import (
    COIN,
    HELP,
    MARKET,
    firmness,
    gain,
    points,
    prospect,
    purse,
    view,
)
from santiago_desktop.kernel.rules import OVER
from santiago_desktop.players.reasons import RIVAL, Reason, Reasons

if TYPE_CHECKING:
    from santiago_desktop.games.cargo_noir.ai.expected import View
    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.players.reasons import Found

SWAP = 0.4  # by hand: a ship at the market, where nothing on display is of use yet


def reasons(before: State, after: State, seat: int) -> Reasons:
    """What the seat has after a turn, and what the others have lost."""
    found = dict(cards(before, after, seat))
    if after.phase != OVER:
        seen = view(after)
        found |= dict(holdings(before, after, seat, seen))
        found |= dict(ports(before, after, seat, seen))
        found |= dict(market(after, seat, seen))
    return found


def cards(before: State, after: State, seat: int) -> Found:
    """Points gained, and cards that help as long as the game goes on."""
    gained = round(points(after.cards[seat]) - points(before.cards[seat]))
    yield ("points", -1), Reason(gained, "points" if gained else "", (gained,))
    if after.phase == OVER:
        return
    turns = view(after).turns[seat]
    for card, help_ in HELP.items():
        count = after.cards[seat].count(card)
        new = count > before.cards[seat].count(card)
        yield ("help", card), Reason(help_ * turns * count, "help" if new else "", (card,))


def holdings(before: State, s: State, seat: int, seen: View) -> Found:
    """What speaks for the goods, the coins and the casino's coins that a seat has."""
    hand, turns = seen.hands[seat], seen.turns[seat]
    credit = cash(hand)
    value = prospect(hand, seen.rooms[seat]) if turns else 0.0
    fresh = any(now > then for now, then in zip(hand, before.hand(seat), strict=True))
    says = ("goods" if fresh else "kept") if turns and credit else ""
    yield ("goods", -1), Reason(value, says, (sum(hand), credit))
    coins = s.coins[seat]
    yield ("coins", -1), Reason(purse(coins, turns), "coins" if coins else "", (coins,))
    income = box.CASINO_COINS * s.casino[seat]
    value = purse(coins + income, turns) - purse(coins, turns)
    yield ("casino", -1), Reason(value, "casino" if turns and income else "", (income,))


def ports(before: State, after: State, seat: int, seen: View) -> Found:
    """Where the seat's stack is the highest, and where another's no longer is."""
    for port, leader, height in seen.tops:
        own = COIN * after.stack(port, seat)
        if height:
            goods = after.stock[port]
            more = gain(seen.hands[leader], goods, seen.rooms[leader]) - COIN * height
            more *= firmness(after, port, leader, height)
            amount = own + more if leader == seat else own - RIVAL * more
        else:
            amount = 0.0
        if height and leader != seat:
            reason = Reason(amount, "", (port, leader, height), "theirs")
        else:
            reason = Reason(amount, *lead(before, port, leader, seat, height))
        yield ("port", port), reason


def lead(
    before: State, port: int, leader: int, seat: int, height: int
) -> tuple[str, tuple[int, ...]]:
    """How it is told that the seat leads in a port."""
    if leader != seat:
        return "", ()
    outdone = before.highest(port, seat)
    if outdone > before.stack(port, seat):
        [rival] = [owner for owner, coins in before.stacks[port] if coins == outdone][-1:]
        return "outbid", (port, rival, height)
    return "leads", (port, height)


def market(s: State, seat: int, seen: View) -> Found:
    """What the best token on display would add."""
    hand, room = seen.hands[seat], seen.rooms[seat]
    gains = {good: gain(hand, (good,), room) for good in sorted(set(s.shown))}
    best = max(gains, key=gains.__getitem__, default=0)
    count = s.market[seat]
    amount = MARKET * gains.get(best, 0.0) * count
    swaps = any(hand[good] for good in range(box.KINDS) if good != best)
    if amount > 0 and swaps:
        yield ("market", -1), Reason(amount, "market", (best, count))
    else:
        yield ("market", -1), Reason(SWAP * count, "swap" if count else "", (count,))
