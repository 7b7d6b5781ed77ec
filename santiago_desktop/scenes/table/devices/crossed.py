"""Many ways from one thing to another, as a table: what they begin with and what they end with."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from santiago_desktop.contract.phrases import Parts

EMPTY = 0.5  # the share of its places that a table may leave empty


def crossed(ways: Sequence[Parts]) -> Sequence[tuple[int, int]]:
    """For each way its column and row: a row begins alike, a column ends alike.

    () where that makes no table: two would stand in one place, or many places would be empty.
    """
    if not all(ways):
        return ()
    rows = list(dict.fromkeys(way[0] for way in ways))
    columns = _in_order([way[-1] for way in ways if way[0] == row] for row in rows)
    places = [(columns.index(way[-1]), rows.index(way[0])) for way in ways]
    sparse = len(ways) < EMPTY * len(rows) * len(columns)
    return () if sparse or len(set(places)) < len(places) else places


def _in_order(lines: Iterable[Sequence[str]]) -> list[str]:
    """All that stands in some lines, in the order that it has in each of them if they agree."""
    found: dict[str, set[str]] = {}
    for line in lines:
        for each in line:
            found.setdefault(each, set())
        for before, after in pairwise(line):
            found[after].add(before)
    try:
        return list(TopologicalSorter(found).static_order())
    except CycleError:
        return list(found)
