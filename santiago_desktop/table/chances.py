"""How likely each seat is to win: what is asked, when, and how it is rounded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.kernel.rules import OVER
from santiago_desktop.kernel.timeline import Timeline
from santiago_desktop.players.thinking import Question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.kernel.match import Match
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.table.table import Table

FEW, MOST = 12, 100  # moments in the course of a game
WHOLE = 100


def question(table: Table, s: State, seat: int) -> Question:
    """What a computer player is asked who knows no more than a seat, or than everybody."""
    return _question("chances", table, s, seat)


def question_now(table: Table, seat: int) -> Question:
    """The same about this moment; in the midst of a turn, about where that will lead.

    Hints tell how likely one is to win after one's whole turn, and so does this.
    """
    what = "chances_of_turn" if goes_on(table.match) else "chances"
    return _question(what, table, table.match.state, seat)


def _question(what: str, table: Table, s: State, seat: int) -> Question:
    seen = table.match.rules.mask(s, seat)
    label = f"chances after {len(table.match.log)}"
    return Question(what, table.card.id, seen, seat, table.match.players_seed, label)


def goes_on(match: Match[State]) -> bool:
    """Whether who has decided last decides again: a turn that isn't over."""
    actor = match.state.actor
    return actor >= 0 and bool(match.log) and match.log[-1].actor == actor


def moments(match: Match[State]) -> list[State]:
    """The states of a game from its start to its end: one for each turn, unless turns are few."""
    chapter = match.rules.chapter
    turns, decisions = [match.start], [match.start]
    for moment in Timeline(match).moments:
        after = moment.after
        over = after.phase == OVER
        if chapter(after) != chapter(moment.before) or over:
            turns.append(after)
        if 0 <= after.actor != moment.actor or over:
            decisions.append(after)
    return thinned(turns if len(turns) >= FEW else decisions)


def thinned(states: list[State]) -> list[State]:
    """No more than are needed for a curve, the first and the last among them."""
    count = min(MOST, len(states))
    if count < len(states):
        last = len(states) - 1
        return [states[round(i * last / (count - 1))] for i in range(count)]
    return states


def percents(shares: Sequence[float]) -> list[int]:
    """Chances in whole per cent that add up to 100: the largest rests are rounded up."""
    whole = [int(share * WHOLE) for share in shares]
    rests = sorted(range(len(shares)), key=lambda seat: whole[seat] - shares[seat] * WHOLE)
    for seat in rests[: WHOLE - sum(whole)]:
        whole[seat] += 1
    return whole
