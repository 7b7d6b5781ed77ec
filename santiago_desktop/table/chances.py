"""How likely each seat is to win: what is asked, when, and how it is rounded."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from santiago_desktop.kernel.rules import NOBODY, OVER
from santiago_desktop.players.chances import STRANGER, STRENGTHS, Known
from santiago_desktop.players.levels import parted, strength
from santiago_desktop.players.thinking import Question
from santiago_desktop.table.people import level_words

if TYPE_CHECKING:
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.players.chances import Chance
    from santiago_desktop.system.language import Language
    from santiago_desktop.table.table import Table

FEW, MOST = 12, 50  # moments in the course of a game
UNSURE = 0.25  # an interval beyond which a chance is rounded
ROUND = 5  # per cent


def question(table: Table, number: int, seat: int) -> Question:
    """What a computer player is asked, who knows no more than a seat, after a line of the log.

    The seat is NOBODY for what everybody knows. Where a person decides, it is asked where the turn
    leads at best: so is a hint. Computer players are expected to do what they do.
    """
    actor, mover = _state(table, number).actor, _mover(table, number)
    begun = number if actor in table.people and actor != mover else beginning(table, number, seat)
    promised = mover in table.people and begun < number  # what a hint has said still stands
    if actor in table.people or promised:
        return _question("chances_of_turn", table, begun, number, seat)
    what = "chances_midway" if actor == mover >= 0 else "chances"
    return _question(what, table, number, number, seat)


def question_now(table: Table, seat: int) -> Question:
    """The same about this moment."""
    return question(table, len(table.match.log), seat)


def advice(table: Table) -> Question:
    """What is asked for the person who is to move."""
    seat, number = table.match.state.actor, len(table.match.log)
    begun = beginning(table, number, seat) if _mover(table, number) == seat else number
    return _question("advise", table, begun, number, seat)


def beginning(table: Table, number: int, seat: int) -> int:
    """How many lines of the log stood there when the turn began to which the last line belongs.

    It is as much of it as the seat has seen wholly: what others do in secret can't be followed.
    """
    mover = _mover(table, number)
    if mover < 0 or (table.match.rules.secrets and mover != seat):
        return number
    log = table.match.log
    while number and log[number - 1].actor == mover:
        number -= 1
    return number


def _mover(table: Table, number: int) -> int:
    """Who has played the last of so many lines: a seat or CHANCE; NOBODY if there are none."""
    return table.match.log[number - 1].actor if number else NOBODY


def _state(table: Table, number: int) -> State:
    """The state after so many lines of the log."""
    now = number == len(table.match.log)
    return table.match.state if now else table.timeline.state(number)


def _question(what: str, table: Table, begun: int, number: int, seat: int) -> Question:
    """Luck depends on the turn alone: so whatever is asked in it is judged in the same worlds."""
    match = table.match
    return Question(
        what,
        table.card.id,
        match.rules.mask(_state(table, number), seat),
        seat,
        match.players_seed,
        f"chances after {begun}",
        strengths=strengths(table),
        begun=match.rules.mask(_state(table, begun), seat),
        played=tuple(line.action for line in match.log[begun:number]),
    )


def strengths(table: Table) -> tuple[Known, ...]:
    """How strong each seat is: people as strong as is known of them."""
    return tuple(
        Known(strength(seat.level, table.card.levels))
        if seat.level
        else table.known.get(seat.name, STRANGER)
        for seat in table.seats
    )


def expected(language: Language, table: Table) -> str:
    """A sentence that says how strong each player is taken to be."""
    _, parts = language._, []
    for seat, known in zip(table.seats, strengths(table), strict=True):
        words = level_words(language, parted(seat.level)[0])
        if not seat.level:
            like = level_words(language, _like(known, table))
            words = _("about like “{level}”").format(level=like)
            words = words if seat.name in table.known else _("strength not known yet")
        parts.append(_("{name} ({words})").format(name=seat.name, words=words))
    return _("Reckoned for these players: {players}.").format(players=", ".join(parts))


def _like(known: Known, table: Table) -> str:
    """The level of the game's own that comes nearest to what is known of somebody."""
    return min(table.card.levels, key=lambda level: abs(STRENGTHS[level] - known.strength))


def told(language: Language, chance: Chance) -> str:
    """A chance as it is shown everywhere: "34%", or rounded, "~35%", where it is far from sure."""
    if chance.high - chance.low <= UNSURE:
        return language.percent(chance.percent)
    return "~" + language.percent(ROUND * round(100 * chance.value / ROUND))


def between(language: Language, chance: Chance) -> str:
    """A sentence about a chance and what it most likely lies between."""
    _ = language._
    low, high = (language.percent(round(100 * share)) for share in (chance.low, chance.high))
    if low == high:
        return _("Chance of winning: {chance}.").format(chance=told(language, chance))
    text = _("Chance of winning: {chance}, most likely between {low} and {high}.")
    return text.format(chance=told(language, chance), low=low, high=high)


def first_round(table: Table) -> bool:
    """Whether somebody hasn't ended a turn yet."""
    log = table.match.log
    ended = {before.actor for before, after in pairwise(log) if before.actor != after.actor}
    return not ended.issuperset(range(len(table.seats)))


def course(table: Table) -> list[Question]:
    """What is asked for the course of a game that is over: what its panels have asked.

    Where one person has played it is what that person knew, and else what everybody knew.
    """
    viewer = table.people[0] if len(table.people) == 1 else NOBODY
    return [question(table, number, viewer) for number in moments(table)]


def moments(table: Table) -> list[int]:
    """Of a game from its start to its end: how many lines of the log stood there.

    There is one for each turn, unless turns are few.
    """
    chapter = table.match.rules.chapter
    turns, decisions = [0], [0]
    for moment in table.timeline.moments:
        after = moment.after
        over = after.phase == OVER
        if chapter(after) != chapter(moment.before) or over:
            turns.append(moment.number)
        if 0 <= after.actor != moment.actor or over:
            decisions.append(moment.number)
    return thinned(turns if len(turns) >= FEW else decisions)


def thinned(moments: list[int]) -> list[int]:
    """No more than are needed for a curve, the first and the last among them."""
    count = min(MOST, len(moments))
    if count < len(moments):
        last = len(moments) - 1
        return [moments[round(i * last / (count - 1))] for i in range(count)]
    return moments
