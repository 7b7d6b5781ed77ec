"""What strong players think of the moves that lessons recommend.

    python tests/lesson_advice.py [GAME …]

It prints a line for each move that a lesson shows to the learner or calls best: where it ranks
among all moves for the judge of the hint at a table of `master` players, what it costs of the
chance of victory, and what `master` itself plays there. A move that costs more than the judge's own
error is marked WORSE, and then the command ends with 1. The tests look at the moves that are called
best, at a quicker table.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from learners import lesson_of
from worlds import game_named

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.match import Match
from santiago_desktop.players.thinking import think
from santiago_desktop.system.language import ENGLISH
from santiago_desktop.table import hints
from santiago_desktop.table.table import Table, read_seats

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from santiago_desktop.kernel.records import Action

QUICK, STRONG = "medium", "master"
WORSE = "WORSE THAN"


def strong_table(game: str, name: str, chapter: int, level: str = QUICK) -> Table:
    """The lesson's table at the beginning of a chapter, with such players instead.

    With those of `master` the learner is thought to be one of them.
    """
    card, lesson = GAMES[game](), lesson_of(game, name)
    rules = card.rules()
    start = rules.from_position(dict(lesson.chapters(ENGLISH)[chapter].position))
    names = [spec.split(":")[-1] for spec in lesson.seats]
    seats = [f"ai:{level}:{each}" for each in names]
    if level == QUICK:
        seats[0] = names[0]
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
    table = strong_table(game, name, chapter, STRONG)
    for step in lesson_of(game, name).chapters(ENGLISH)[chapter].steps:
        best = step.choice.best if step.choice else (step.line,)
        several = table.match.state.actor == 0 and len(table.match.legal()) > 1
        if several and (step.line or step.choice):
            told, own = hinted(table), _plays(table)
            yield from (f"{game} {name} {chapter + 1}: {_line(told, each, own)}" for each in best)
        if step.choice:
            return
        if step.line:
            table.play(table.match.read(step.line))


def _plays(table: Table) -> str:
    """What `master` plays here, thinking as long as it does in a game."""
    action: Action = think(table.question())
    return action.text


def _line(told: hints.Hints, line: str, own: str) -> str:
    """The rank and the cost of a move, and what `master` plays instead, if it does."""
    lines = [each.path[0].text for each in told.answer]
    if line not in lines:
        return f"{line}: not looked at; {STRONG} plays {own}"
    found, best = told.answer[lines.index(line)], told.answer[0]
    equal = hints.about_equal(best.chance, found.chance)
    note = "best" if line == lines[0] else f"{'as good as' if equal else WORSE} {lines[0]}"
    other = "" if own == line else f"; {STRONG} plays {own}"
    return f"{line}: {found.chance.percent}%, {note} ({best.chance.percent}%){other}"


def main(games: Sequence[str]) -> int:
    """Print all lines; 1 if a move is surely worse than another one."""
    worse = False
    for game in games:
        for lesson in GAMES[game]().lessons():
            for chapter in range(len(lesson.chapters(ENGLISH))):
                for line in report(game, lesson.id, chapter):
                    print(line, flush=True)
                    worse = worse or WORSE in line
    return int(worse)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", type=game_named, metavar="GAME")
    sys.exit(main(parser.parse_args().games or tuple(GAMES)))
