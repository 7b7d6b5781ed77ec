"""How far somebody has come with a game's puzzles: it is kept in the data folder.

A file that can't be read is set aside, one sentence says so, and one begins anew.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from santiago_desktop.kernel import checks
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.kernel.saves import strict_json
from santiago_desktop.system.paths import puzzles_file, replace

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from santiago_desktop.table.puzzles import Puzzle

FORMAT, VERSION = "santiago-puzzles", 1
FIRST, LATER, MISSED = "first", "later", "missed"  # solved at the first try, or later, or not yet
OUTCOMES = (FIRST, LATER, MISSED)
RECENT = 10  # outcomes that are remembered in their order
MOST = 10_000  # of anything in a file


class Course(NamedTuple):
    """One game's: what has become of each puzzle, by its name, and the last ones in their order."""

    outcomes: dict[str, str]
    recent: list[str]
    row: int  # solved one after the other, each at the first try
    best: int  # the longest such row


class Progress:
    """Of all games; it is written as soon as something is new."""

    def __init__(self, folder: Path) -> None:
        """What the folder's file tells; nothing if there is none."""
        self.path, self.complaint = puzzles_file(folder), ""
        self._games: dict[str, Course] = {}
        if self.path.exists():
            self._read()

    def of(self, game: str) -> Course:
        """How far somebody has come in a game."""
        return self._games.get(game) or Course({}, [], 0, 0)

    def solved(self, game: str) -> int:
        """How many puzzles of a game have been solved."""
        return sum(outcome in (FIRST, LATER) for outcome in self.of(game).outcomes.values())

    def keep(self, game: str, puzzles: Sequence[Puzzle]) -> None:
        """Forget what became of puzzles that aren't among a game's any more."""
        course, names = self.of(game), {puzzle.name for puzzle in puzzles}
        kept = {name: outcome for name, outcome in course.outcomes.items() if name in names}
        if kept != course.outcomes:
            self._games[game] = course._replace(outcomes=kept)
            self._write()

    def next_open(self, game: str, puzzles: Sequence[Puzzle], after: int = -1) -> int:
        """The number of the next puzzle that isn't solved, counted from 0; else of the next one."""
        known, count = self.of(game).outcomes, len(puzzles)
        numbers = [(after + step) % count for step in range(1, count + 1)]
        unsolved = (n for n in numbers if known.get(puzzles[n].name) not in (FIRST, LATER))
        return next(unsolved, numbers[0])

    def note(self, game: str, puzzle: Puzzle, outcome: str) -> None:
        """What a try has come to. Rows are about puzzles that weren't known before."""
        course = self.of(game)
        before = course.outcomes.get(puzzle.name)
        if before is None:
            row = course.row + 1 if outcome == FIRST else 0
            recent = [*course.recent, outcome][-RECENT:]
            course = course._replace(recent=recent, row=row, best=max(course.best, row))
        elif before != MISSED or outcome == MISSED:
            return
        else:
            outcome = LATER
        outcomes = course.outcomes | {puzzle.name: outcome}
        self._games[game] = course._replace(outcomes=outcomes)
        self._write()

    # --- the file ------------------------------------------------------------------------------

    def _write(self) -> None:
        """In one step; a disk that is full is no reason to stop."""
        games = {game: course._asdict() for game, course in self._games.items()}
        text = json.dumps({"format": FORMAT, "version": VERSION, "games": games}, indent=1)
        try:
            replace(self.path, text + "\n")
        except OSError as error:
            self.complaint = f"{self.path}: {error.strerror}"

    def _read(self) -> None:
        try:
            self._games = _games(strict_json(self.path.read_text("ascii")))
        except (OSError, ValueError) as fault:
            self.complaint = f"{self.path}: {fault}"
            with suppress(OSError):
                self.path.replace(self.path.with_suffix(".bad"))


def _games(found: Any) -> dict[str, Course]:
    """By game; Fault if it is something else."""
    table = checks.table(found, "the file", ("format", "version", "games"))
    if (table["format"], table["version"]) != (FORMAT, VERSION):
        raise Fault("it is of another kind, or of a newer program")
    if type(table["games"]) is not dict:
        raise Fault("games must be an object")
    return {game: _course(course, f"games.{game}") for game, course in table["games"].items()}


def _course(value: object, where: str) -> Course:
    found = checks.table(value, where, Course._fields)
    outcomes = found["outcomes"]
    if type(outcomes) is not dict:
        raise Fault(f"{where}.outcomes must be an object")
    for outcome in outcomes.values():
        checks.name(outcome, f"{where}.outcomes", OUTCOMES)
    recent = checks.items(found["recent"], f"{where}.recent", 0, RECENT)
    for outcome in recent:
        checks.name(outcome, f"{where}.recent", OUTCOMES)
    row, best = (checks.whole(found[each], f"{where}.{each}", 0, MOST) for each in ("row", "best"))
    return Course(outcomes, recent, row, best)
