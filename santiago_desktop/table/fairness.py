"""How likely it is that fair dice fall as unevenly as these did: counted out, not estimated."""

from __future__ import annotations

from math import comb, lcm
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from santiago_desktop.contract.report import Die

Distribution = dict[int, float]  # of each sum of squares


def as_uneven(dice: Sequence[Die]) -> float:
    """The chance that fair dice, rolled as often, differ from expectation at least as much.

    The measure is chi-square's, added up over all dice. With equal numbers of rolls and sides it
    grows with the sum of count * count / sides of a face, made whole by a common multiple; so the
    exact chances of all its values follow from adding up those of every face, and of every die.
    """
    multiple = lcm(*(sides for die in dice for sides in die.sides))
    found = sum(_measure(die.rolled, die.sides, multiple) for die in dice)
    chances: Distribution = {0: 1.0}
    for die in dice:
        chances = _added(chances, _of_die(sum(die.rolled), die.sides, multiple))
    return min(1.0, sum(chance for value, chance in chances.items() if value >= found))


def _measure(counts: Iterable[int], sides: Iterable[int], multiple: int) -> int:
    return sum(count * count * multiple // of for count, of in zip(counts, sides, strict=True))


def _of_die(rolls: int, sides: Sequence[int], multiple: int) -> Distribution:
    """The chance of each value of the measure: face after face gets its share of the rolls."""
    found: dict[tuple[int, int], float] = {(rolls, 0): 1.0}  # by the rolls left, and the value
    left = sum(sides)
    for of in sides:
        share, left = of / left, left - of
        after: dict[tuple[int, int], float] = {}
        for (free, value), chance in found.items():
            for count in range(free + 1) if left else (free,):
                ways = comb(free, count) * share**count * (1 - share) ** (free - count)
                key = free - count, value + count * count * multiple // of
                after[key] = after.get(key, 0.0) + chance * (ways if left else 1.0)
        found = after
    return {value: chance for (_, value), chance in found.items()}


def _added(one: Distribution, other: Distribution) -> Distribution:
    """The chances of the sums of two measures."""
    found: Distribution = {}
    for first, chance in one.items():
        for second, another in other.items():
            found[first + second] = found.get(first + second, 0.0) + chance * another
    return found


def games_of(chance: float) -> tuple[int, int]:
    """A chance as people say it: so many games out of ten, a hundred, or a thousand."""
    for out_of in (10, 100, 1_000):
        if chance * out_of >= 1:
            return min(out_of, round(chance * out_of)), out_of
    return 1, 1_000
