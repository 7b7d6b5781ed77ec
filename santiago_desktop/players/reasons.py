"""Reasons for a position: what it has that another lacks, its worth, and the best of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

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


Reasons = dict[Key, Reason]
NOTHING = Reason(0.0)


def best_reasons(better: Reasons, other: Reasons, least: float) -> list[Reason]:
    """The one or two reasons that are most ahead of the other position's, the first the most."""
    leads = {key: _lead(reason, other.get(key, NOTHING)) for key, reason in better.items()}
    ahead = [key for key in sorted(leads, key=lambda key: -leads[key]) if leads[key] >= least]
    return [better[key] for key in ahead[:MOST] if leads[key] >= HALF * leads[ahead[0]]]


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
