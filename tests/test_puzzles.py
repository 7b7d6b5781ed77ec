"""Puzzles: all that are shipped can be played and hold what they say; damaged ones are refused."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.system import resources
from santiago_desktop.system.language import ENGLISH
from santiago_desktop.system.paths import puzzles_file
from santiago_desktop.table import puzzles
from santiago_desktop.table.puzzle_progress import FIRST, LATER, MISSED, RECENT, Progress
from santiago_desktop.table.puzzles import HARDEST, Solving

if TYPE_CHECKING:
    from pathlib import Path

    from santiago_desktop.table.puzzles import Puzzle

WITH_PUZZLES = [game for game in GAMES if resources.puzzles(game).exists()]


@cache
def shipped(game: str) -> list[Puzzle]:
    return puzzles.load(resources.puzzles(game))


def solving(game: str, puzzle: Puzzle) -> Solving:
    card = GAMES[game]()
    return Solving(card, puzzle, puzzles.seated(card, puzzle))


@pytest.mark.uncounted
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_puzzle_can_be_played_and_its_answers_are_judged_as_they_say(game: str) -> None:
    for puzzle in shipped(game):
        for number, answer in enumerate(puzzle.answers):
            if number and not answer.good and number < len(puzzle.answers) - 1:
                continue  # the best, those that are as good, and the worst
            tried = solving(game, puzzle)
            for action in tried.path(number):
                assert not tried.done
                tried.table.play(action)
            assert tried.done
            assert tried.given == number
            assert tried.solved is answer.good


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_puzzle_asks_what_its_seat_should_do_in_whatever_phase_it_begins(game: str) -> None:
    asked = set()
    for puzzle in shipped(game):
        table = solving(game, puzzle).table
        s = table.match.state
        words = table.card.wording(ENGLISH, table.names)
        assert any(map(str.isdigit, words.progress(table.match)))  # which turn, voyage or round
        question = words.task(s)
        assert table.names[s.actor] in question
        assert question.endswith("?")
        asked.add((s.phase, question.replace(table.names[s.actor], "")))
    assert len(asked) == len({phase for phase, _ in asked})  # one question for each phase


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_phase_without_a_question_of_its_own_asks_what_is_best(game: str) -> None:
    table = solving(game, shipped(game)[0]).table
    s = table.match.state.copy()
    s.phase = "some other"
    question = table.card.wording(ENGLISH, table.names).task(s)
    assert question == f"What is best for {table.names[s.actor]} here?"


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_the_best_answer_is_clearly_best(game: str) -> None:
    for puzzle in shipped(game):
        best, *others = puzzle.answers
        worse = [answer for answer in others if not answer.good]
        assert best.good
        assert worse
        assert all(answer.chance.value < best.chance.value for answer in worse)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_puzzles_come_in_order_of_difficulty_and_none_comes_twice(game: str) -> None:
    found = shipped(game)
    difficulties = [puzzle.difficulty for puzzle in found]
    assert difficulties == sorted(difficulties)
    assert len({puzzle.name for puzzle in found}) == len(found)


def first() -> dict[str, Any]:
    """A puzzle as a file tells it."""
    return puzzles.plain(shipped(WITH_PUZZLES[0])[0])


def test_a_puzzle_is_read_as_it_was_written() -> None:
    assert puzzles.plain(puzzles.read(json.dumps(first()))) == first()


@pytest.mark.parametrize(
    "damage",
    [
        {"seats": 0},
        {"seats": True},
        {"seed": None},
        {"log": "drive 1"},
        {"log": [1]},
        {"difficulty": HARDEST + 1},
        {"answers": []},
        {"more": 1},
    ],
)
def test_a_damaged_puzzle_is_refused(damage: dict[str, Any]) -> None:
    with pytest.raises(Fault):
        puzzles.read(json.dumps(first() | damage))


@pytest.mark.parametrize(
    "damage",
    [
        {"turn": []},
        {"length": 0},
        {"length": 99},
        {"chance": [1, 2]},
        {"chance": [500, 600, 700]},
        {"chance": [500, 400, 1001]},
        {"good": 1},
        {"good": False},
    ],
)
def test_a_damaged_answer_is_refused(damage: dict[str, Any]) -> None:
    plain = first()
    plain["answers"][0] |= damage
    with pytest.raises(Fault):
        puzzles.read(json.dumps(plain))


@pytest.mark.parametrize("line", ["", "{", "[]", "null", '{"seats": NaN}', "[" * 5_000])
def test_what_is_no_puzzle_is_refused(line: str) -> None:
    with pytest.raises(Fault):
        puzzles.read(line)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="none"):
        puzzles.load(tmp_path / "none")
    (tmp_path / "bytes").write_bytes(b"\xff\n")
    with pytest.raises(Fault, match="bytes"):
        puzzles.load(tmp_path / "bytes")


def test_a_log_or_an_answer_against_the_rules_is_refused() -> None:
    game = WITH_PUZZLES[0]
    card, puzzle = GAMES[game](), shipped(game)[0]
    with pytest.raises(Fault, match="line 1"):
        puzzles.seated(card, puzzle._replace(log=["nonsense", *puzzle.log]))
    best, *others = puzzle.answers
    with pytest.raises(Fault, match="against the rules"):
        solving(game, puzzle._replace(answers=[best._replace(turn=[puzzle.log[0]]), *others]))


# --- progress ------------------------------------------------------------------------------------


def test_progress_is_kept_and_rows_are_of_new_puzzles(tmp_path: Path) -> None:
    game = WITH_PUZZLES[0]
    one, two, three, *_ = found = shipped(game)
    progress = Progress(tmp_path)
    assert progress.next_open(game, found) == 0
    progress.note(game, one, FIRST)
    progress.note(game, two, FIRST)
    progress.note(game, three, MISSED)
    progress.note(game, three, FIRST)
    progress.note(game, three, FIRST)
    course = Progress(tmp_path).of(game)
    assert course.outcomes == {one.name: FIRST, two.name: FIRST, three.name: LATER}
    assert (course.row, course.best, course.recent) == (0, 2, [FIRST, FIRST, MISSED])
    assert progress.solved(game) == 3
    assert progress.next_open(game, found, after=0) == 3
    progress.note(game, one, MISSED)
    assert progress.of(game).outcomes[one.name] == FIRST, "what was solved stays solved"


def test_after_the_last_puzzle_comes_one_that_was_missed_and_then_the_first(tmp_path: Path) -> None:
    game = WITH_PUZZLES[0]
    found, progress = shipped(game)[:3], Progress(tmp_path)
    progress.note(game, found[0], MISSED)
    progress.note(game, found[1], FIRST)
    progress.note(game, found[2], FIRST)
    assert progress.next_open(game, found, after=2) == 0
    progress.note(game, found[0], FIRST)
    assert progress.next_open(game, found, after=1) == 2


def test_only_the_last_outcomes_are_remembered_in_their_order(tmp_path: Path) -> None:
    game, progress = WITH_PUZZLES[0], Progress(tmp_path)
    for puzzle in shipped(game)[: RECENT + 2]:
        progress.note(game, puzzle, FIRST)
    assert progress.of(game).recent == [FIRST] * RECENT
    assert progress.of(game).row == RECENT + 2


def test_puzzles_that_are_gone_are_forgotten(tmp_path: Path) -> None:
    game, progress = WITH_PUZZLES[0], Progress(tmp_path)
    one, two, *_ = shipped(game)
    for puzzle in (one, two):
        progress.note(game, puzzle, FIRST)
    progress.keep(game, [two])
    assert Progress(tmp_path).of(game).outcomes == {two.name: FIRST}


@pytest.mark.parametrize(
    "course",
    [
        [],
        {"outcomes": [], "recent": [], "row": 0, "best": 0},
        {"outcomes": {"a": "won"}, "recent": [], "row": 0, "best": 0},
        {"outcomes": {}, "recent": ["first"] * (RECENT + 1), "row": 0, "best": 0},
        {"outcomes": {}, "recent": [], "row": -1, "best": 0},
        {"outcomes": {}, "recent": [], "row": 0, "best": 10**9},
    ],
)
def test_damaged_progress_is_set_aside(tmp_path: Path, course: object) -> None:
    path = puzzles_file(tmp_path)
    text = json.dumps({"format": "santiago-puzzles", "version": 1, "games": {"santiago": course}})
    path.write_text(text, "ascii")
    progress = Progress(tmp_path)
    assert str(path) in progress.complaint
    assert progress.of("santiago").outcomes == {}
    assert path.with_suffix(".bad").read_text("ascii") == text


def test_a_full_disk_is_no_reason_to_stop(tmp_path: Path) -> None:
    game = WITH_PUZZLES[0]
    (tmp_path / "file").write_text("", "ascii")
    progress = Progress(tmp_path / "file")
    progress.note(game, shipped(game)[0], FIRST)
    assert progress.complaint
    assert progress.solved(game) == 1
