"""Worlds that differ in nothing that a viewer may see: pictures of them have to be the same."""

from __future__ import annotations

from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING, Any

from santiago_desktop.games.santiago.box import KINDS
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.rules import OVER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from santiago_desktop.table.table import Table


def other_world(table: Table, s: Any, seat: int, luck: Random) -> Any:
    """A state that the seat, or everybody, can't tell from this one by what may be seen."""
    rules = table.match.rules
    if s.phase == OVER or not table.card.hides(table.options):
        return s
    if rules.secrets:
        return rules.imagine(rules.mask(s, seat), seat, QuickDraw(luck))
    return _behind_other_screens(s, seat, luck)


def _behind_other_screens(s: Any, seat: int, luck: Random) -> Any:
    """Santiago de Cuba: other pesos and points, and goods that have changed hands."""
    made = s.copy()
    hidden = [each for each in range(s.seats) if each != seat]
    for each in hidden:
        made.pesos[each], made.vp[each] = luck.randrange(30), luck.randrange(30)
    for good in range(KINDS):
        places = [each * KINDS + good for each in hidden]
        out = sum(s.goods[place] for place in places)
        for place in places:
            made.goods[place] = 0
        for _ in range(out):
            made.goods[luck.choice(places)] += 1
    return made


@contextmanager
def disguised(table: Table, seat: int, seed: int) -> Iterator[None]:
    """Meanwhile, at the table and in its past, all that the seat may not see is another."""
    luck = Random(seed)
    kept = [(moment, moment.before, moment.after) for moment in table.timeline.moments]
    now = table.match.state
    for moment, before, after in kept:
        moment.before = other_world(table, before, seat, luck)
        moment.after = other_world(table, after, seat, luck)
    table.match.state = other_world(table, now, seat, luck)
    try:
        yield
    finally:
        table.match.state = now
        for moment, before, after in kept:
            moment.before, moment.after = before, after
