"""Puzzles: moments of strong players' games in which one answer is clearly the best.

A game's puzzles stand in its `ai/puzzles.jsonl`, a line for each, in order of difficulty. A line
tells the game up to the moment, as a seed and a log, and all answers with what a deep search has
found them to be worth. An answer is what the seat does until somebody else acts or another phase
begins. `python -m santiago_desktop.training.puzzles GAME` makes them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from santiago_desktop.kernel import checks
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.match import Illegal, Unreadable
from santiago_desktop.kernel.records import Action
from santiago_desktop.kernel.saves import LONGEST_NAME, LONGEST_SEED, strict_json, text
from santiago_desktop.kernel.timeline import digest
from santiago_desktop.players.adviser import Advice
from santiago_desktop.players.chances import Chance
from santiago_desktop.players.facts import course
from santiago_desktop.table import chances
from santiago_desktop.table.table import COMPUTERS, Seat, Table

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from santiago_desktop.contract.card import Card
    from santiago_desktop.kernel.rules import State

OTHERS = "medium"  # the level of those who play on against whoever goes on from a puzzle
HARDEST = 5  # of difficulty, counted from 1
LONGEST_LOG = 2_000
MOST_ANSWERS, LONGEST_TURN = 60, 60
ALL = 1_000  # of a chance of victory, as a file tells it: thousandths


class Answer(NamedTuple):
    """Something that can be done, the best turn that begins so, and what that is worth."""

    turn: Sequence[str]  # actions
    length: int  # how many of them are the answer itself
    chance: Chance
    good: bool  # whether it is the best one, or can't be told from it


class Puzzle(NamedTuple):
    """A moment of a game, and all that can be done there, the best first."""

    seats: int
    seed: str
    log: Sequence[str]  # actions
    difficulty: int  # from 1 to HARDEST
    answers: Sequence[Answer]

    @property
    def name(self) -> str:
        """What it is known by: the same as long as the moment is the same."""
        return digest(self.seed, self.seats, list(self.log))[:12]


def answered(begun: State, now: State) -> bool:
    """Whether the actor of a state has decided all that is asked, as things are now."""
    return now.actor != begun.actor or now.phase != begun.phase


def in_any_order(path: Sequence[Action]) -> tuple[str, ...]:
    """What is equal for the same actions in whatever order: they come to the same."""
    return tuple(sorted(action.text for action in path))


# --- files ---------------------------------------------------------------------------------------


def load(path: Path) -> list[Puzzle]:
    """The puzzles of a file; Fault, naming it, if it can't be read or isn't one."""
    try:
        return [read(line) for line in path.read_text("ascii").splitlines()]
    except OSError as fault:
        raise Fault(f"{path}: {fault.strerror}") from fault
    except (Fault, ValueError) as fault:
        raise Fault(f"{path}: {fault}") from fault


def read(line: str) -> Puzzle:
    """The puzzle that a line tells; Fault if it tells none."""
    try:
        found = strict_json(line)
    except ValueError as fault:
        raise Fault(f"a line is no JSON: {fault}") from None
    found = checks.table(found, "a puzzle", Puzzle._fields)
    answers = checks.items(found["answers"], "answers", 2, MOST_ANSWERS)
    made = Puzzle(
        checks.whole(found["seats"], "seats", 1, len(COMPUTERS)),
        text(found["seed"], "seed", LONGEST_SEED),
        _actions(found["log"], "log", 0, LONGEST_LOG),
        checks.whole(found["difficulty"], "difficulty", 1, HARDEST),
        [_answer(each, f"answers[{number}]") for number, each in enumerate(answers)],
    )
    if not made.answers[0].good or all(answer.good for answer in made.answers):
        raise Fault("answers must begin with a good one, and must not all be good")
    return made


def _answer(value: object, where: str) -> Answer:
    found = checks.table(value, where, Answer._fields)
    turn = _actions(found["turn"], f"{where}.turn", 1, LONGEST_TURN)
    length = checks.whole(found["length"], f"{where}.length", 1, len(turn))
    parts = [
        checks.whole(part, f"{where}.chance", 0, ALL) / ALL
        for part in checks.items(found["chance"], f"{where}.chance", 3, 3)
    ]
    value, low, high = parts
    if not low <= value <= high:
        raise Fault(f"{where}.chance is not within its own range")
    return Answer(turn, length, Chance(value, low, high), checks.flag(found["good"], where))


def _actions(value: object, where: str, low: int, high: int) -> list[str]:
    return [text(each, where, LONGEST_NAME) for each in checks.items(value, where, low, high)]


def plain(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as JSON tells it; `read` understands it."""
    answers = [
        {**each._asdict(), "chance": [round(ALL * part) for part in each.chance[:3]]}
        for each in puzzle.answers
    ]
    return {**puzzle._asdict(), "answers": answers}


# --- at the table --------------------------------------------------------------------------------


def seated(card: Card[State], puzzle: Puzzle, names: Sequence[str] = COMPUTERS) -> Table:
    """A table at the puzzle's moment: a person is to move, against computer players.

    Fault, if the game's rules know no such moment.
    """
    seats = [Seat(name, OTHERS) for name in names[: puzzle.seats]]
    table = Table.new(card, seats, puzzle.seed, {})
    for number, line in enumerate(puzzle.log, start=1):
        try:
            table.match.play(table.match.read(line))
        except (Illegal, Unreadable) as fault:
            raise Fault(f"a puzzle's log, line {number}: {fault}") from None
    actor = table.match.state.actor
    if actor < 0:
        raise Fault("in a puzzle somebody has to decide")
    table.seats[actor] = Seat(names[actor])
    table.memory_aid = card.offers_memory({})
    return table


class Solving:
    """A puzzle that somebody tries to solve, at its table."""

    def __init__(self, card: Card[State], puzzle: Puzzle, table: Table) -> None:
        """The table stands at the puzzle's moment; Fault if an answer can't be played there."""
        self.card, self.puzzle, self.table = card, puzzle, table
        self.rules = table.match.rules
        self.begun: State = table.match.state.copy()
        self.start = len(table.match.log)  # lines of the log before the puzzle
        self.seat = self.begun.actor
        self.question = chances.advice(table)
        seed, label = self.question.seed, self.question.label
        seen = self.rules.mask(self.begun, self.seat)
        self._world = self.rules.imagine(seen, self.seat, KeyedDraw(seed, label))
        self.answers = [self._read(answer) for answer in puzzle.answers]

    def _read(self, answer: Answer) -> Advice:
        """An answer's whole turn, and where it leads as far as the seat can know.

        Fault if the rules don't allow it.
        """
        state, path = self._world, list[Action]()
        for line in answer.turn:
            action = self.table.match.read(line)
            if action not in self.rules.legal(state):
                raise Fault(f"a puzzle's answer is against the rules: {line}")
            path.append(action)
            state = course(self.rules, state, [action]).after
        return Advice(tuple(path), answer.chance, 0.0, state)

    def path(self, number: int) -> tuple[Action, ...]:
        """The actions of an answer, without the rest of its turn."""
        return self.answers[number].path[: self.puzzle.answers[number].length]

    @property
    def played(self) -> tuple[Action, ...]:
        """What has been played since the puzzle began."""
        return tuple(line.action for line in self.table.match.log[self.start :])

    @property
    def done(self) -> bool:
        """Whether all has been decided that was asked."""
        return bool(self.played) and answered(self.begun, self.table.match.state)

    @property
    def given(self) -> int | None:
        """The number of the answer that was played; None if it is none of those that were weighed.

        The order of actions doesn't matter, nor do actions of a kind that no answer is about.
        """
        paths = [self.path(number) for number in range(len(self.answers))]
        verbs = {action.verb for path in paths for action in path}
        meant = in_any_order([action for action in self.played if action.verb in verbs])
        for number, path in enumerate(paths):
            if in_any_order(path) == meant:
                return number
        now = self.table.match.state
        ends = [course(self.rules, self.begun, path).after for path in paths]
        return next((number for number, end in enumerate(ends) if end == now), None)

    @property
    def solved(self) -> bool:
        """Whether what was played is the best, or as good."""
        given = self.given
        return given is not None and self.puzzle.answers[given].good
