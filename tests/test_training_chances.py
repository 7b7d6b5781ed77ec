"""Chances that are fitted: who is ahead is found out, and what is kept can be taken up again."""

from __future__ import annotations

import re
import sys
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from santiago_desktop.players import chances
from santiago_desktop.players.adviser import believed, means
from santiago_desktop.players.chances import PLAIN, STRENGTHS, Futures, Standing
from santiago_desktop.system import resources
from santiago_desktop.training.chances import main, with_measured
from santiago_desktop.training.positions import Position
from santiago_desktop.training.weighing import Weighing, report

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.uncounted  # it plays games
AT_ONCE = Futures(0, 0)
STRONG, WEAK = STRENGTHS["hard"], STRENGTHS["medium"]


def games(count: int) -> list[Position]:
    """Games that the strong seat wins three times in four, whatever else is seen."""
    luck, found = Random(1), []
    for number in range(count):
        strengths = (STRONG, WEAK) if number % 2 else (WEAK, STRONG)
        best = strengths.index(STRONG)
        seen = luck.gauss(0, 1)
        standing = Standing(0.5, [[0.0, seen, 0.0, 0.0, 0.0], [0.0, -seen, 0.0, 0.0, 0.0]])
        winners = [best if luck.random() < 0.75 else 1 - best for _ in range(3)]
        won = [[float(seat == winner) for seat in range(2)] for winner in winners]
        found.append(Position(str(number), number % 2 == 0, strengths, [standing], [], won))
    return found


def test_what_wins_is_found_out_and_what_does_not_matter_is_left_alone() -> None:
    positions = games(400)
    weighing = Weighing(positions)
    scale = weighing.scale(weighing.fitted(np.ones(400, bool)), AT_ONCE, 0.1)
    even = Standing(0.5, [chances.EVEN] * 2)
    assert scale.shares(even, (STRONG, WEAK))[0] == pytest.approx(0.75, abs=0.06)
    assert scale.shares(even, (WEAK, WEAK))[0] == pytest.approx(0.5)
    ahead = Standing(0.5, [[0.0, 1.0, 0.0, 0.0, 0.0], [0.0, -1.0, 0.0, 0.0, 0.0]])
    assert scale.shares(ahead, (WEAK, WEAK))[0] == pytest.approx(0.5, abs=0.1)


def test_the_report_says_what_came_of_what_was_stated() -> None:
    weighing = Weighing(games(400))
    foretold = weighing.foretold()
    assert weighing.error(foretold) < 0.25
    lines = report(weighing, foretold).splitlines()
    assert lines[0] == "medium,hard: 400 games, 400 positions"
    known = 0.5**2  # the square of what the strong seat wins above even
    [below], [best, *_, part, _, _] = (re.findall(r"(\d+\.\d)%", line) for line in lines[1:3])
    assert float(below) / 100 == pytest.approx(known, abs=0.07)
    assert float(best) / 100 == pytest.approx(known, abs=0.07)
    assert float(part) > 85
    assert lines[3].startswith("  before the first move stated 2")
    assert lines[3].endswith(" of 600")
    assert any(line.startswith("  70%: ") for line in lines[4:])
    bins, whole = lines[4 : lines.index("all tables")], lines[lines.index("all tables") + 1 :]
    assert bins == whole  # there is but one table


def test_the_first_decision_of_each_game_counts_in_its_own_line_alone() -> None:
    picked = [position for position in games(400) if not position.first]
    first = [each._replace(played=f"{each.played}a", first=True) for each in picked]
    foretold = Weighing(picked + first).foretold()
    few, many = (
        report(Weighing(some), foretold[: len(some)]).splitlines()
        for some in (picked + first[:1], picked + first)
    )
    assert few[1:3] == many[1:3]
    assert few[3] != many[3]
    alone = report(Weighing(first), foretold[: len(first)]).splitlines()
    assert alone[1].startswith("  before the first move")


def test_what_is_fitted_is_what_players_tell() -> None:
    [seen, other, *others] = games(40)
    [glanced], ends = seen.views, [[1.0, 0.0], [0.0, 1.0], [1.0, 0.0]]
    played_on = seen._replace(views=[glanced, *other.views], later=[glanced, *ends])
    weighing = Weighing([played_on, other, *others])
    weights = weighing.fitted(np.ones(40, bool))
    scale = weighing.scale(weights, AT_ONCE, 0.1)
    now = [scale.shares(view, seen.strengths) for view in played_on.views]
    told = believed([now[0], *ends], means(now))
    assert weighing.told(weights)[0] == pytest.approx(told, abs=1e-3)
    assert weighing.told(weights).sum(axis=1) == pytest.approx(1)


def test_who_is_measured_sees_what_hard_sees_and_wins_more_and_less_so_later() -> None:
    assert with_measured(PLAIN, 1.0, 1.0) is PLAIN  # of hard nothing is known
    weighing = Weighing(games(40))
    fitted = weighing.scale(weighing.fitted(np.ones(40, bool)), AT_ONCE, 0.1)
    scale = with_measured(fitted, 0.5, 1.0)
    master, hard, weak = STRENGTHS["master"], STRONG, WEAK
    for stage in (0.0, 0.5, 1.0):
        even = Standing(stage, [chances.EVEN] * 2)
        first, _ = scale.shares(even, (master, hard))
        assert first == pytest.approx(1 / (1 + np.exp(stage - 1)), abs=1e-3)
        before, after = (each.hopes(even, (hard, weak)) for each in (fitted, scale))
        assert after[0] - before[0] == pytest.approx(0.5 * (1 - stage), abs=1e-3)
        assert after[1] == before[1]


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["chances", *words])
    return main()


def test_a_run_plays_fits_and_writes_and_goes_on_where_it_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path, kept = tmp_path / "chances.json", str(tmp_path / "kept")
    monkeypatch.setattr(resources, "chances", lambda _: path)
    words = ["manila", "--folder", kept, "--tables", "random,easy,easy", "--quick", "--games", "2"]
    words += ["--again", "1"]
    assert run(monkeypatch, *words, "--dry") == 0
    assert not path.exists()
    first = capsys.readouterr().out
    assert first.startswith("random,easy,easy: 2 games, ")
    assert run(monkeypatch, *words) == 0
    assert capsys.readouterr().out == first
    scale = chances.load(path, "manila")
    assert [strength for strength, _ in scale.levels] == [0.0, 1.0]


def test_what_cannot_be_done_is_said_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(tmp_path)
    assert run(monkeypatch, "manila", "--folder", folder, "--games", "0") == 1
    assert "there are no games to learn from" in capsys.readouterr().err
    assert run(monkeypatch, "manila", "--folder", folder, "--tables", "good,bad,bad") == 1
    assert "there are no such levels" in capsys.readouterr().err
    for damaged in ('[["a game", true, [1, 1, 1], [], []]]', "[" * 100_000):
        (tmp_path / "easy-easy-easy-0.json").write_text(damaged)
        assert run(monkeypatch, "manila", "--folder", folder, "--games", "0") == 1
        assert "was kept by another version" in capsys.readouterr().err
