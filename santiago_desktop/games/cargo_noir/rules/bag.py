"""The bag (rules 1, 3): a state holds counts, no order; chance draws with the right weights."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.kernel.luck import Draw


class BagFault(NamedTuple):
    """What is wrong with a drawn line: too few or many, or the token at `place` is not there."""

    reason: str
    place: int = 0


def take(bag: list[int], draw: Draw, count: int) -> tuple[int, ...]:
    """So many tokens from the bag, each equally likely; they leave it."""
    goods = []
    for _ in range(count):
        at = draw.below(sum(bag))
        good = 0
        while at >= bag[good]:
            at -= bag[good]
            good += 1
        bag[good] -= 1
        goods.append(good)
    return tuple(goods)


def chance(s: State, draw: Draw) -> tuple[int, ...]:
    """What the bag gives: at the empty bag the pile becomes the bag."""
    bag = s.bag[:]
    first = min(s.count, sum(bag))
    goods = take(bag, draw, first)
    return goods + take(s.pile[:], draw, s.count - first)


def handfuls(s: State, goods: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The line cut where the pile becomes the bag; the second part then comes from the pile."""
    first = min(len(goods), sum(s.bag))
    return [part for part in (goods[:first], goods[first:]) if part]


def fault(s: State, goods: tuple[int, ...]) -> BagFault | None:
    """What is wrong with a line, read in order; None if it could be drawn."""
    if len(goods) != s.count:
        return BagFault("draw_count")
    bag, pile = s.bag[:], s.pile
    for place, good in enumerate(goods):
        if not any(bag):
            bag, pile = pile[:], []
        if not bag[good]:
            return BagFault("draw_lacks", place)
        bag[good] -= 1
    return None
