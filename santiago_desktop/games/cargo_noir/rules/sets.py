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
    """The action that trades a set; equal ones are made once."""
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
    """Sets that consist of jokers alone."""
    return tuple(_set_of((), size) for size in range(1, jokers + 1))


def sets_of(hand: list[int]) -> list[act.TradeSet]:
    """All sets of a hand: different ones, alike ones by kind, jokers alone."""
    jokers = hand[box.JOKER]
    kinds = sum([bit for bit, count in zip(BITS, hand, strict=False) if count])
    sets = [*different_sets(kinds, jokers)]
    for kind, count in enumerate(hand[: box.JOKER]):
        if count > 1:
            sets += alike_sets(kind, count, jokers)
    sets += joker_sets(jokers)
    return sets


# --- the most that a hand can bring --------------------------------------------------------------


@cache
def richest_sets(hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The sets into which a hand, by kind, is split for the most credit; the most valued first.

    Of each kind none, one, two or all of the tokens go to mixed sets, the others to a set of their
    own. Values grow faster than sets, so other ways to share a kind out are never better.
    """
    kinds = sorted([k for k in range(box.JOKER) if hand[k]], key=lambda kind: -hand[kind])
    shares = _best_shares(tuple(hand[kind] for kind in kinds), hand[box.JOKER])
    sets = [(kind,) * (hand[kind] - share) for kind, share in zip(kinds, shares, strict=True)]
    sets += [
        tuple(sorted(kind for kind, share in zip(kinds, shares, strict=True) if share > layer))
        for layer in range(max(shares, default=0))
    ]
    pieces = [piece for goods in sets for piece in _cut(goods)]
    return tuple(sorted(_with_jokers(pieces, hand[box.JOKER]), key=box.set_value, reverse=True))


@cache
def _best_shares(counts: tuple[int, ...], jokers: int) -> tuple[int, ...]:
    """How many tokens of each kind go to mixed sets if these are held, the most numerous first."""
    return max(_shares(counts), key=lambda shares: _worth(counts, shares, jokers))


@cache
def _shares(counts: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Ways to share out; kinds of which there are as many are not told apart."""
    found: list[tuple[int, ...]] = [()]
    for i, count in enumerate(counts):
        twin = i and counts[i - 1] == count
        choice = sorted({0, 1, min(2, count), count})
        found = [(*rest, n) for rest in found for n in choice if not twin or n <= rest[-1]]
    return tuple(found)


def _worth(counts: tuple[int, ...], shares: tuple[int, ...], jokers: int) -> int:
    """What the sets are worth, the jokers in the one to which they add most."""
    most = box.LARGEST_SET
    worth, gain = 0, box.ALIKE[min(jokers, most)]
    for count, share in zip(counts, shares, strict=True):
        alone = box.ALIKE[min(count - share, most)] + box.ALIKE[max(0, count - share - most)]
        worth += alone
        if jokers and share < count <= share + most:
            gain = max(gain, box.ALIKE[min(count - share + jokers, most)] - alone)
    for layer in range(max(shares, default=0)):
        size = sum([share > layer for share in shares])
        worth += box.DIFFERENT[size]
        if jokers:
            gain = max(gain, box.DIFFERENT[min(size + jokers, most)] - box.DIFFERENT[size])
    return worth + gain


def _with_jokers(sets: list[tuple[int, ...]], jokers: int) -> list[tuple[int, ...]]:
    """All jokers in the set to which they add most, or in one of their own."""
    if not jokers:
        return sets
    ways = [
        [*sets[:i], *_cut((*goods, *[box.JOKER] * jokers)), *sets[i + 1 :]]
        for i, goods in enumerate(sets)
    ]
    ways.append([*sets, (box.JOKER,) * jokers])
    return max(ways, key=lambda way: sum(map(box.set_value, way)))


def _cut(goods: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A set in pieces of the largest size that counts; none for nothing."""
    return [goods[i : i + box.LARGEST_SET] for i in range(0, len(goods), box.LARGEST_SET)]
