"""What hands and credit are worth at best: sums that the judge needs again and again."""

from __future__ import annotations

from functools import lru_cache

from santiago_desktop.games.cargo_noir import box

Hand = tuple[int, ...]  # counts by kind

MOST_ALIKE = 3  # sets of one kind in one hand; more never pays
USUAL, RICHEST = 60, 250  # credit that is seldom passed, and beyond which more buys hardly anything


@lru_cache(maxsize=1 << 16)
def cash(hand: Hand) -> int:
    """The most credit that a hand brings, or nearly: some kinds alike, the rest mixed."""
    return _cash(tuple(sorted(hand[: box.JOKER], reverse=True)), hand[box.JOKER])


@lru_cache(maxsize=1 << 16)
def _cash(counts: tuple[int, ...], jokers: int) -> int:
    """The same, whichever the kinds are: such hands come up much more often."""
    best = 0
    for alike in range(MOST_ALIKE + 1):
        if alike and counts[alike - 1] < 2:  # noqa: PLR2004 - one token is no set of one kind
            break
        for spared in (0, 1) if alike else (0,):  # one of each may join the mixed sets
            big = [count - spared for count in counts[:alike]]
            rest = [spared] * alike + [*counts[alike:]]
            best = max(best, _with_jokers(big, _layers(rest), jokers))
    return best


def _layers(counts: list[int]) -> list[int]:
    """Sizes of mixed sets: one of every kind, then one of every kind that has more, and so on."""
    return [sum(count > layer for count in counts) for layer in range(max(counts))]


def _with_jokers(alike: list[int], mixed: list[int], jokers: int) -> int:
    """What the sets bring with the jokers where they help most."""
    most = box.LARGEST_SET
    value = sum(box.ALIKE[min(size, most)] for size in alike)
    value += sum(box.DIFFERENT[size] for size in mixed)
    if not jokers:
        return value
    gains = [box.ALIKE[jokers]]
    if alike:
        size = min(alike[0], most)
        gains.append(box.ALIKE[min(size + jokers, most)] - box.ALIKE[size])
    if mixed:
        gains.append(box.DIFFERENT[min(mixed[0] + jokers, most)] - box.DIFFERENT[mixed[0]])
    return value + max(gains)


@lru_cache(maxsize=1 << 16)
def trimmed(hand: Hand, room: int) -> Hand:
    """What of a hand is kept if there is only so much room: big groups, then what differs."""
    over = sum(hand) - room
    kept = list(hand)
    while over > 0:
        kept = _without_least(kept)
        over -= 1
    return tuple(kept)


def _without_least(counts: list[int]) -> list[int]:
    """Without the token whose loss costs least."""
    alike = {(count, kind == box.JOKER): kind for kind, count in reversed([*enumerate(counts)])}
    without = [
        [count - (i == kind) for i, count in enumerate(counts)]
        for kind in sorted(alike.values())  # of kinds with as many tokens the first is enough
        if counts[kind]
    ]
    return max(without, key=lambda rest: cash(tuple(rest)))


@lru_cache(maxsize=1 << 12)
def purchases(offers: tuple[tuple[int, int, float], ...], most: int) -> list[float]:
    """For every credit up to the most the best worth of cards that it buys.

    Offers are count, cost and worth.
    """
    best = [0.0] * (most + 1)
    for count, cost, value in offers:
        for _ in range(min(count, most // cost)):
            with_it = [worth + value for worth in best[:-cost]]
            best[cost:] = map(max, best[cost:], with_it)
    return best
