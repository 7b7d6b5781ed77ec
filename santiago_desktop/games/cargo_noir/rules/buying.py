"""What a credit buys (3.II): ways to spend it, those that bring most points first."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules.legal import may_have

if TYPE_CHECKING:
    from santiago_desktop.games.cargo_noir.rules.state import State

HELPING = (box.SHIP, box.WAREHOUSE, box.SYNDICATE)  # what helps most first
MOST_CREDIT = 300  # above that everything that counts can be had anyway


class Purchase(NamedTuple):
    """Cards that are taken together: which, what they cost, and how many points they bring."""

    cards: tuple[int, ...]
    cost: int
    points: int


def purchases(s: State, credit: int, most: int = 4) -> list[Purchase]:
    """The ways to spend a credit that bring most points, at most one for each sum that is spent."""
    best = _best_by_cost(tuple(_offered(s, card) for card in range(len(box.CARDS))))
    ways = [way for way in best[: min(credit, MOST_CREDIT) + 1] if way and way.cards]
    return sorted(ways, key=lambda way: (-way.points, way.cost))[:most]


def suggested(s: State, credit: int) -> list[Purchase]:
    """The way that brings most points; beside it the best with a card that helps, or the next."""
    best, helping = purchases(s, credit, 2), _with_help(s, credit)
    if helping is None or set(HELPING).intersection(best[0].cards):
        return best
    return [best[0], helping]


def _with_help(s: State, credit: int) -> Purchase | None:
    """The best way with the card that helps most; None where none can be had, or helps any more."""
    for card in HELPING:
        left = credit - box.COST[card]
        if left >= 0 and _offered(s, card) and not s.last_round:
            after = s.copy()
            after.supply[card] -= 1
            after.cards[s.turn] += (card,)
            rest = [*purchases(after, left, 1), Purchase((), 0, 0)][0]
            points = rest.points + box.POINTS[card]
            return Purchase((card, *rest.cards), rest.cost + box.COST[card], points)
    return None


def coins_left(s: State) -> int:
    """The coins that can still be made credit in this turn (3.II): none before the last round."""
    return s.coins[s.turn] if s.last_round and not s.spent else 0


def coins_would_do(s: State, card: int) -> bool:
    """Whether the credit buys a card with the safe's coins, and not without them."""
    credit = s.credit
    return may_have(s, card) and credit < box.COST[card] <= credit + coins_left(s)


def _offered(s: State, card: int) -> int:
    """How many of a card the player whose turn it is can still take."""
    limit = box.LIMIT[card]
    left = s.supply[card]
    return min(left, limit - s.cards[s.turn].count(card)) if limit else left


@lru_cache(maxsize=64)
def _best_by_cost(offers: tuple[int, ...]) -> list[Purchase | None]:
    """For each sum the cards that cost just as much and bring most points; None for none."""
    best: list[Purchase | None] = [None] * (MOST_CREDIT + 1)
    best[0] = Purchase((), 0, 0)
    for card, count in enumerate(offers):
        for _ in range(min(count, MOST_CREDIT // box.COST[card])):
            _add(best, card)
    return best


def _add(best: list[Purchase | None], card: int) -> None:
    """One more of a card may be taken."""
    cost = box.COST[card]
    for total in range(MOST_CREDIT, cost - 1, -1):
        rest = best[total - cost]
        if rest is None:
            continue
        way = Purchase((*rest.cards, card), total, rest.points + box.POINTS[card])
        if _merit(way) > _merit(best[total]):
            best[total] = way


def _merit(way: Purchase | None) -> tuple[int, int]:
    """Points, and then as few cards as possible: a high single card breaks ties (4)."""
    return (way.points, -len(way.cards)) if way else (-1, 0)
