"""Finding puzzles: what is clear is found, what is doubtful isn't, and a run can be taken up."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

import pytest

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.match import Match
from santiago_desktop.players.chances import Chance
from santiago_desktop.players.search import End
from santiago_desktop.players.thinking import player_of
from santiago_desktop.system import resources
from santiago_desktop.table import puzzles
from santiago_desktop.training import deep
from santiago_desktop.training.puzzles import Depth, Found, main, search, various, widened

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

pytestmark = pytest.mark.uncounted  # it plays games


def answers(*outcomes: list[float]) -> list[deep.Answer]:
    """Answers with these chances of victory in one future after the other."""
    found = []
    for row in outcomes:
        answer = deep.Answer((), [End(0.0, (), None)], 1)
        answer.lines[0].outcomes += row
        found.append(answer)
    return found


def test_a_lead_that_luck_could_have_brought_is_not_clear() -> None:
    sure = answers([0.5, 0.6] * 20, [0.4, 0.5] * 20, [0.3, 0.4] * 20, [0.3, 0.4] * 20)
    assert deep.clear(sure)
    unsure = answers([0.5, 0.6] * 20, [0.9, 0.1] * 20, [0.3, 0.4] * 20, [0.3, 0.4] * 20)
    assert not deep.clear(unsure)


def test_many_good_answers_are_no_puzzle() -> None:
    assert not deep.clear(answers([0.5] * 20, [0.495] * 20, [0.3] * 20))
    assert deep.clear(answers([0.5] * 20, [0.4] * 20, [0.3] * 20))
    assert not deep.clear(answers([0.98] * 20, [0.4] * 20, [0.3] * 20)), "that is won anyway"


def test_every_answer_of_a_decision_is_found_once() -> None:
    player = player_of("santiago")
    match = Match.new(player.rules, 3, "answers", {})
    while match.state.actor < 0 or match.state.phase != "drive":
        match.play_known(match.chance() if match.state.actor < 0 else match.legal()[0])
    found = deep.paths(player, match.state)
    assert [path[0] for path in found] == match.legal()
    assert {len(path) for path in found} == {1}


def test_what_is_not_clear_after_so_many_futures_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unclear(_f: object, answers: list[deep.Answer], _w: object, number: int, _s: str) -> None:
        met.append(number)
        for place, answer in enumerate(answers):
            for line in answer.lines:
                line.outcomes.append(0.5 + 0.1 * (not place) + 0.4 * (-1) ** (number + place))

    met: list[int] = []
    monkeypatch.setattr(deep, "_meet", unclear)
    player = player_of("santiago")
    match = Match.new(player.rules, 3, "answers", {})
    while match.state.phase != "drive":
        match.play_known(match.chance() if match.state.actor < 0 else match.legal()[0])
    assert deep.weighed(player, match.state, "luck", 1, 24) == []
    assert met == [*range(24)]


def test_a_search_finds_the_same_puzzles_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deep, "STEPS", (2, 4))
    monkeypatch.setattr(deep, "ENOUGH", 2)
    monkeypatch.setattr("santiago_desktop.training.puzzles.LATE", 3)
    monkeypatch.setattr("santiago_desktop.training.puzzles.EARLY", 1)
    number, found = search("santiago", 3, Depth(1, 4))
    assert number == 3
    assert search("santiago", 3, Depth(1, 4)) == (number, found)
    card = GAMES["santiago"]()
    for puzzle in found.puzzles:
        solving = puzzles.Solving(card, puzzle, puzzles.seated(card, puzzle))
        assert solving.puzzle.answers[0].good


def puzzle(number: int, difficulty: int, verb: str) -> puzzles.Puzzle:
    chance = Chance(0.5, 0.5, 0.5)
    told = [
        puzzles.Answer([f"{verb} {number}"], 1, chance, good=True),
        puzzles.Answer([f"{verb} 0"], 1, Chance(0.3, 0.25, 0.35), good=False),
    ]
    return puzzles.Puzzle(2, str(number), [], difficulty, told)


def test_what_is_chosen_is_various() -> None:
    alike = [puzzle(number, 1, "drive") for number in range(10)]
    other = [puzzle(11, 4, "load"), puzzle(12, 3, "drive")]
    chosen = various([*alike, *other], 4)
    assert all(each in chosen for each in other)
    assert len(chosen) == 4


def test_ranges_tell_what_the_judge_cannot_tell_apart() -> None:
    best, worse = widened(puzzle(1, 1, "drive")).answers
    assert best.chance.low == pytest.approx(0.5 - deep.ALIKE)
    assert worse.chance.high > 0.35


def test_a_run_is_taken_up_and_put_in_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    searched: list[int] = []

    def quick(game: str, number: int, depth: Depth) -> tuple[int, Found]:
        assert (game, depth) == ("santiago", Depth(2, 96))
        searched.append(number)
        return number, Found([puzzle(number, 1 + number, "drive")], number)

    path = tmp_path / "puzzles.jsonl"
    monkeypatch.setattr("santiago_desktop.training.puzzles.search", quick)
    monkeypatch.setattr(resources, "puzzles", lambda _: path)

    def run(*more: str) -> int:
        words = ["puzzles", "santiago", "--turns", "2", "--futures", "96", *more]
        words += ["--folder", str(tmp_path / "kept")]
        monkeypatch.setattr(sys, "argv", words)
        return main()

    assert run("--games", "2", "--dry") == 0
    assert not path.exists()
    assert run("--games", "3", "--count", "2") == 0
    assert searched == [0, 1, 2], "what was found is not searched again"
    found: list[Any] = [json.loads(line) for line in path.read_text("ascii").splitlines()]
    assert len(found) == 2
    assert "3 puzzles hold, 3 don't" in capsys.readouterr().out
    assert puzzles.load(path)[0].difficulty == 1
    (tmp_path / "kept" / "0.json").write_text('{"puzzles": [{}], "doubtful": 0}', "ascii")
    assert run("--games", "0") == 1
    assert "lacks the field" in capsys.readouterr().err
