"""What one position has that another lacks: aspects, each with its worth, and how they compare."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    Found = Iterator[tuple["Key", "Aspect"]]  # as a game's `ai/reasons.py` comes upon them

HALF = 0.5  # of what the first merit is ahead, for a second one to be worth a word
MOST = 2  # merits that are named
RIVAL = 0.4  # of what others gain or lose: they are several, and one of them may win by it

Key = tuple[str, int]  # what an aspect is about; -1 where that has no parts


class Aspect(NamedTuple):
    """One side of a position as a seat sees it: what it is worth, and how it is told."""

    amount: float  # in about the units of the score: the more, the better for the seat
    says: str = ""  # the sentence that tells of it; "" if there is nothing to tell
    details: tuple[int, ...] = ()  # what the sentence names


Aspects = dict[Key, Aspect]
NOTHING = Aspect(0.0)


def merits(better: Aspects, other: Aspects, least: float) -> list[Aspect]:
    """The one or two aspects that are most ahead of the other position's, the first the most."""
    leads = {key: _lead(aspect, other.get(key, NOTHING)) for key, aspect in better.items()}
    ahead = [key for key in sorted(leads, key=lambda key: -leads[key]) if leads[key] >= least]
    return [better[key] for key in ahead[:MOST] if leads[key] >= HALF * leads[ahead[0]]]


def _lead(aspect: Aspect, other: Aspect) -> float:
    """How far it is ahead; what can't be told, or would be told of both alike, isn't."""
    if not aspect.says or (aspect.says, aspect.details) == (other.says, other.details):
        return float("-inf")
    return aspect.amount - other.amount
