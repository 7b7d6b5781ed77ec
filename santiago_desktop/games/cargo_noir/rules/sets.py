"""Which sets can be made of a hand (3.II): every one once, in a fixed order.

A set's other kinds are either all different or all alike; jokers join either. What depends only
on which kinds a hand has is made once and kept: 512 choices of kinds, with none to five jokers.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import actions as act

BITS = [1 << kind for kind in range(box.JOKER)]


@cache
def _set_of(kinds: tuple[int, ...], jokers: int) -> act.TradeSet:
    """A set, made once."""
    return act.TradeSet(kinds + (box.JOKER,) * jokers)


@cache
def different_sets(kinds: int, jokers: int) -> tuple[act.TradeSet, ...]:
    """All sets of single tokens of these kinds (a bit each), each with none to all the jokers."""
    held = [kind for kind, bit in enumerate(BITS) if kinds & bit]
    return tuple(
        _set_of(chosen, added)
        for size in range(1, len(held) + 1)
        for chosen in combinations(held, size)
        for added in range(min(jokers, box.LARGEST_SET - size) + 1)
    )


@cache
def alike_sets(kind: int, count: int, jokers: int) -> tuple[act.TradeSet, ...]:
    """All sets of two or more tokens of this kind, each with none to all the jokers."""
    return tuple(
        _set_of((kind,) * size, added)
        for size in range(2, min(count, box.LARGEST_SET) + 1)
        for added in range(min(jokers, box.LARGEST_SET - size) + 1)
    )


@cache
def joker_sets(jokers: int) -> tuple[act.TradeSet, ...]:
    """Jokers alone."""
    return tuple(_set_of((), size) for size in range(1, jokers + 1))


def sets_of(hand: list[int]) -> list[act.TradeSet]:
    """All sets of a hand: different ones, alike ones by kind, jokers alone."""
    jokers = hand[box.JOKER]
    kinds = sum(bit for bit, count in zip(BITS, hand, strict=False) if count)
    sets = [*different_sets(kinds, jokers)]
    for kind in range(box.JOKER):
        if hand[kind] > 1:
            sets += alike_sets(kind, hand[kind], jokers)
    return [*sets, *joker_sets(jokers)]
