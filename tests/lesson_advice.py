"""What strong players think of the moves that lessons recommend.

    python tests/lesson_advice.py [GAME …]

It prints a line for each move that a lesson shows to the learner or calls best: where it ranks
among all moves, what it costs of the chance of victory, and what would be better. Those who sit at
the table play as `hard` for this; the tests look at the moves that are called best.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from learners import lesson_of

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.match import Match
from santiago_desktop.players.thinking import think
from santiago_desktop.system.language import ENGLISH
from santiago_desktop.table import hints
from santiago_desktop.table.table import Table, read_seats

if TYPE_CHECKING:
    from collections.abc import Iterator

LEVEL = "medium"


def strong_table(game: str, name: str, chapter: int) -> Table:
    """The lesson's table at the beginning of a chapter, with strong players instead."""
    card, lesson = GAMES[game](), lesson_of(game, name)
    rules = card.rules()
    start = rules.from_position(dict(lesson.chapters(ENGLISH)[chapter].position))
    names = [spec.split(":")[-1] for spec in lesson.seats]
    seats = [names[0], *(f"ai:{LEVEL}:{each}" for each in names[1:])]
    return Table(card, read_seats(seats), Match(rules, start, lesson.seed), {})


def choices(game: str) -> Iterator[tuple[str, str, int]]:
    """Where a game's lessons know beforehand what is best: lesson and chapter."""
    for lesson in GAMES[game]().lessons():
        for number, chapter in enumerate(lesson.chapters(ENGLISH)):
            if any(step.choice and step.choice.best for step in chapter.steps):
                yield game, lesson.id, number


def hinted(table: Table) -> hints.Hints:
    """What is thought of the decision of the moment."""
    asked = hints.question(table)
    words = table.card.wording(ENGLISH, table.names)
    return hints.Hints(table.card, words, asked, think(asked))


def advised(game: str, name: str, chapter: int) -> tuple[hints.Hints, tuple[str, ...]]:
    """What is thought at a chapter's first choice, and what the lesson calls best there."""
    table = strong_table(game, name, chapter)
    for step in lesson_of(game, name).chapters(ENGLISH)[chapter].steps:
        if step.choice:
            return hinted(table), step.choice.best
        if step.line:
            table.play(table.match.read(step.line))
    raise AssertionError("no choice")


def report(game: str, name: str, chapter: int) -> Iterator[str]:
    """A line for each of the learner's moves that are shown, and for those called best."""
    table = strong_table(game, name, chapter)
    for step in lesson_of(game, name).chapters(ENGLISH)[chapter].steps:
        best = step.choice.best if step.choice else (step.line,)
        several = table.match.state.actor == 0 and len(table.match.legal()) > 1
        if several and (step.line or step.choice):
            told = hinted(table)
            yield from (f"{game} {name} {chapter + 1}: {_line(told, each)}" for each in best)
        if step.choice:
            return
        if step.line:
            table.play(table.match.read(step.line))


def _line(told: hints.Hints, line: str) -> str:
    """The rank and the cost of a move."""
    lines = [each.path[0].text for each in told.answer]
    if line not in lines:
        return f"{line}: not looked at"
    found, best = told.answer[lines.index(line)], told.answer[0]
    equal = hints.about_equal(best.chance, found.chance)
    note = "best" if line == lines[0] else f"{'as good as' if equal else 'WORSE THAN'} {lines[0]}"
    return f"{line}: {found.chance.percent}%, {note} ({best.chance.percent}%)"


if __name__ == "__main__":
    for game in sys.argv[1:] or GAMES:
        for lesson in GAMES[game]().lessons():
            for chapter in range(len(lesson.chapters(ENGLISH))):
                for line in report(game, lesson.id, chapter):
                    print(line)
