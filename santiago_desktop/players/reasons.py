"""Reasons for a position: what it has that another lacks, its worth, and the best of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    Found = Iterator[tuple["Key", "Reason"]]  # as a game's `ai/reasons.py` comes upon them

HALF = 0.5  # of what the first reason is ahead, for a second one to be worth a word
MOST = 2  # reasons that are named
RIVAL = 0.4  # of what others gain or lose: they are several, and one of them may win by it

Key = tuple[str, int]  # what a reason is about; -1 where that has no parts


class Reason(NamedTuple):
    """One side of a position as a seat sees it: what it is worth, and how it is told."""

    amount: float  # in about the units of the score: the more, the better for the seat
    says: str = ""  # the sentence that tells of it; "" if there is nothing to tell
    details: tuple[int, ...] = ()  # what the sentence names
    warns: str = ""  # the sentence that tells of it where it speaks against the position
    instead: tuple[str, tuple[int, ...]] = ("", ())  # how the same is told of the other position


Reasons = dict[Key, Reason]
NOTHING = Reason(0.0)


def best_reasons(better: Reasons, other: Reasons, least: float) -> list[Reason]:
    """The one or two reasons that are most ahead of the other position's, the first the most.

    Each with what that position has instead.
    """
    beside = {key: other.get(key, NOTHING) for key in _best(_ahead(better, other, least))}
    return [better[key]._replace(instead=(each.says, each.details)) for key, each in beside.items()]


def reasons_for_each(
    one: Reasons, other: Reasons, least: float
) -> tuple[list[Reason], list[Reason]]:
    """The one or two reasons for each of two positions that are about as good.

    Where something of the same kind speaks for both, that comes first: like stands beside like.
    What speaks for one is told of the other as well, if it is so there with other numbers.
    """
    here, there = _ahead(one, other, least), _ahead(other, one, least)
    kind = _shared(here, there)
    mine, theirs = _with_first(kind, here), _with_first(kind, there)
    alike = {key for key in one.keys() & other.keys() if one[key].says == other[key].says}
    return (
        [one[key] for key in dict.fromkeys([*mine, *(key for key in theirs if key in alike)])],
        [other[key] for key in dict.fromkeys([*theirs, *(key for key in mine if key in alike)])],
    )


def _ahead(better: Reasons, other: Reasons, least: float) -> dict[Key, float]:
    """How far reasons are ahead that are so by as much as is worth a word, the farthest first."""
    leads = {key: _lead(reason, other.get(key, NOTHING)) for key, reason in better.items()}
    ahead = sorted((key for key in leads if leads[key] >= least), key=lambda key: -leads[key])
    return {key: leads[key] for key in ahead}


def _best(leads: Mapping[Key, float]) -> list[Key]:
    """The first one, and a second one that is about as far ahead."""
    found = list(leads)[:MOST]
    return [key for key in found if leads[key] >= HALF * leads[found[0]]]


def _shared(here: Mapping[Key, float], there: Mapping[Key, float]) -> str:
    """The kind of thing that speaks most for both sides; "" if there is none."""
    kinds = list(dict.fromkeys(kind for kind, _ in here if kind in {each for each, _ in there}))
    most = {
        kind: sum(max(leads[key] for key in leads if key[0] == kind) for leads in (here, there))
        for kind in kinds
    }
    return max(kinds, key=lambda kind: most[kind], default="")


def _with_first(kind: str, leads: Mapping[Key, float]) -> list[Key]:
    """The best of a kind, if there is any, and what is best of all where that is another one."""
    like = [key for key in leads if key[0] == kind][:1]
    return [*like, *(key for key in _best(leads) if key not in like)][:MOST]


def worst_warning(worse: Reasons, other: Reasons, least: float) -> list[Reason]:
    """What speaks most against a position and not against the other; [] for nothing to tell."""
    behind = {
        key: other.get(key, NOTHING).amount - reason.amount
        for key, reason in worse.items()
        if reason.warns and not _same_warning(reason, other.get(key, NOTHING))
    }
    found = sorted((key for key in behind if behind[key] >= least), key=lambda key: -behind[key])
    return [worse[key] for key in found[:1]]


def _same_warning(reason: Reason, other: Reason) -> bool:
    return (reason.warns, reason.details) == (other.warns, other.details)


def _lead(reason: Reason, other: Reason) -> float:
    """How far it is ahead; what can't be told, or would be told of both alike, isn't."""
    if not reason.says or (reason.says, reason.details) == (other.says, other.details):
        return float("-inf")
    return reason.amount - other.amount
