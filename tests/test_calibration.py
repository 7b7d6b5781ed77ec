"""Reliability tables: what was said beside what came of it."""

from __future__ import annotations

import json

import pytest

from santiago_desktop.commands.calibration import Tally, figures, known, report, watch_game
from santiago_desktop.commands.cli import main


def test_chances_fall_into_bins_with_what_came_of_them() -> None:
    tally = Tally()
    tally.note([1.0, 0.0], [1.0, 0.0])
    tally.note([0.52, 0.48], [0.0, 1.0])
    found = figures(tally, 2, 1.0)
    assert [(each["from"], each["count"], each["won"]) for each in found["bins"]] == [
        (0.0, 1, 0.0),
        (0.4, 1, 1.0),
        (0.5, 1, 0.0),
        (0.9, 1, 1.0),
    ]
    assert found["brier"] == pytest.approx((0.52**2 + 0.52**2) / 4)
    assert found["brier_even"] == pytest.approx(0.25)


def test_tallies_of_games_add_up() -> None:
    one, two = Tally(), Tally()
    one.note([0.75, 0.25], [1.0, 0.0])
    two.note([0.75, 0.25], [0.0, 1.0])
    one.add(two)
    assert (one.positions, sum(one.counts), one.won[7], one.stated[7]) == (2, 4, 1.0, 1.5)


def test_without_positions_there_is_still_a_report() -> None:
    assert "0 positions" in report(figures(Tally(), 1, 0.0))


def test_all_can_be_known_of_what_comes_again_and_nothing_of_luck() -> None:
    even, right = [0.5, 0.5], [1.0, 0.0]
    sure = known(even, [[1.0, 0.0]] * 3)
    luck = known(even, [[1.0, 0.0], [0.0, 1.0]] * 50)
    assert sure == (0.5, 0.5, 0.5)
    assert luck.there == luck.off == pytest.approx(0, abs=0.01)
    assert known(right, [[1.0, 0.0]] * 3).off == 0
    assert known(right, [[1.0, 0.0], [0.0, 1.0]] * 50).off == pytest.approx(0.5, abs=0.01)


def test_the_report_says_how_much_of_what_can_be_known_is_said() -> None:
    tally = Tally(known=[known([1.0, 0.0], [[1.0, 0.0]] * 3), known([0.5, 0.5], [[1.0, 0.0]] * 3)])
    found = figures(tally, 2, 0.0)
    assert found["limit"]["mean"] == pytest.approx(1)
    assert found["limit"]["said"]["mean"] == pytest.approx(0.5)
    assert found["limit"]["said"]["low"] < 0.5 < found["limit"]["said"]["high"]
    assert "What can be known at best: 100.0% (95 %: 100.0% to 100.0%) lower" in report(found)
    assert "Chances tell this part of it: 50.0% (95 %: " in report(found)
    assert figures(Tally(), 1, 0.0)["limit"] is None


def test_positions_are_played_out_once_more_with_other_luck() -> None:
    levels = ["random", "random", "random"]
    watched = watch_game("manila", levels, "once more", limit=2)
    assert len(watched.known) == 1
    assert watched.errors == watch_game("manila", levels, "once more").errors
    assert watched.known[0].there != watched.known[0].spread


def test_a_game_is_watched_the_same_way_twice() -> None:
    one = watch_game("santiago", ["easy", "random"], "watched")
    two = watch_game("santiago", ["easy", "random"], "watched")
    assert one == two
    assert one.positions
    assert sum(one.won) == pytest.approx(one.positions)
    assert sum(one.stated) == pytest.approx(one.positions)


@pytest.mark.uncounted
def test_the_command_prints_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "manila", "--seats", "random,random,random", "--games", "2"]
    assert main([*words, "--limit"]) == 0
    assert "What can be known at best: " in capsys.readouterr().out
    words.append("--chances")
    assert main(words) == 0
    said = capsys.readouterr().out
    assert said.startswith("2 games, ")
    assert "Brier score" in said
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["positions"] * 3 == sum(each["count"] for each in found["bins"])
    assert found["limit"] is None
