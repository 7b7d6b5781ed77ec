"""The numbers that make chances: what they say, and files of them that can't be read."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.players import chances, learned
from santiago_desktop.players.chances import (
    AT_A_GLANCE,
    PLAIN,
    STRANGER,
    STRENGTHS,
    Chance,
    Futures,
    Known,
    Scale,
    Standing,
    load,
    read,
    tables,
    write,
)
from santiago_desktop.system import resources

if TYPE_CHECKING:
    from pathlib import Path

EVEN = Standing(0.0, [[0.0] * 5] * 3)
AHEAD = Standing(0.5, [[1.0, 0, 0, 0, 0], [0.0] * 5, [-1.0, 0, 0, 0, 0]])
STRONG = [*AT_A_GLANCE[:-1], [1.0, -1.0, 0.0]]


def test_at_a_glance_who_is_ahead_is_likelier_to_win() -> None:
    assert PLAIN.shares(EVEN, (2, 2, 2)) == pytest.approx([1 / 3] * 3)
    first, second, third = PLAIN.shares(AHEAD, (2, 2, 2))
    assert first > second > third
    assert first + second + third == pytest.approx(1)


def test_between_two_levels_people_are_something_between() -> None:
    scale = Scale([(1.0, AT_A_GLANCE), (2.0, STRONG)], Futures(0, 0), 0.1)
    shares = [scale.shares(EVEN, (strength, 1, 1))[0] for strength in (0, 1, 1.5, 2, 4)]
    assert shares[0] == shares[1] == pytest.approx(1 / 3)
    assert shares[1] < shares[2] < shares[3] == shares[4]


def test_who_may_be_stronger_or_weaker_is_so_as_often_and_computer_players_are_as_they_are() -> (
    None
):
    assert tables([Known(2.0), Known(1.0)]) == [(2.0, 1.0)]
    strangers = tables([STRANGER, Known(1.0), STRANGER])
    columns = [sorted(column) for column in zip(*strangers, strict=True)]
    assert columns[0] == columns[2]
    assert sum(columns[0]) / len(strangers) == pytest.approx(STRANGER.strength)
    assert set(columns[1]) == {1.0}


def test_of_strangers_it_is_not_said_that_one_is_stronger() -> None:
    scale = Scale([(1.0, AT_A_GLANCE), (2.0, STRONG)], Futures(0, 0), 0.1)
    rows = [scale.shares(EVEN, strengths) for strengths in tables([STRANGER, STRANGER, Known(1.0)])]
    assert all(one == other for one, other, _ in rows)
    assert min(rows)[0] == pytest.approx(1 / 3)
    assert max(rows)[0] > 0.4


def test_a_chance_lies_between_bounds_and_nothing_is_beyond_certainty() -> None:
    scale = PLAIN._replace(error=0.2)
    middle, edge = scale.chance(0.5), scale.chance(0.999)
    assert middle.low < 0.5 < middle.high
    assert edge.low < 0.999 < edge.high == 1
    assert edge.high - edge.low < middle.high - middle.low
    assert scale.chance(1.0) == Chance(1.0, 1.0, 1.0)
    assert middle.percent == 50


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_numbers_for_the_levels_and_they_are_read_as_they_were_written(
    game: str,
) -> None:
    scale = load(resources.chances(game), game)
    known = [strength for strength, _ in scale.levels]
    assert known == sorted(known)
    assert {STRENGTHS[level] for level in ("easy", "medium", "hard", "master")} <= set(known)
    assert read(write(scale, game), game) == scale
    assert learned.scale_of(GAMES[game]()) == scale


def damaged(**changes: Any) -> str:
    return json.dumps(json.loads(write(PLAIN, "santiago")) | changes)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "[" * 100_000,
        damaged(game="manila"),
        damaged(levels={}),
        damaged(levels={"somebody": AT_A_GLANCE}),
        damaged(levels={"easy": [[1, 2]]}),
        damaged(levels={"easy": [["much"] * 3] * 6}),
        damaged(levels={"easy": [[True] * 3] * 6}),
        damaged(levels={"easy": [[1e9] * 3] * 6}),
        damaged(levels={"easy": [[float("nan")] * 3] * 6}),
        damaged(futures={"games": 1, "turns": 2}),
        damaged(futures={"games": -1, "turns": 2, "strong": 1}),
        damaged(futures={"games": 10**9, "turns": 2, "strong": 1}),
        damaged(futures={"games": 1, "turns": 2, "strong": 0}),
        damaged(futures=None),
        damaged(error=[0.1]),
        damaged(apart="much"),
    ],
)
def test_numbers_that_are_damaged_are_told_in_a_sentence_and_done_without(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "chances.json"
    path.write_text(text)
    with pytest.raises(Fault, match="damaged"):
        load(path, "santiago")
    monkeypatch.setattr(resources, "chances", lambda _: path)
    assert learned.scale_of(GAMES["santiago"]()) is PLAIN
    [record] = caplog.records
    assert "chances.json" in record.getMessage()


def test_numbers_that_are_not_there_are_told_too(tmp_path: Path) -> None:
    with pytest.raises(Fault, match=r"chances\.json: No such file"):
        load(tmp_path / "chances.json", "santiago")
    (tmp_path / "chances.json").write_bytes(b"\xff")
    with pytest.raises(Fault, match="damaged"):
        chances.load(tmp_path / "chances.json", "santiago")
