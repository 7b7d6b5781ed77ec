"""Whole games with their results, and trees with their leaves, as they were once found right."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from make_golden import leaves

from santiago_desktop.games import GAMES
from santiago_desktop.kernel import saves
from santiago_desktop.kernel.match import Match

pytestmark = pytest.mark.uncounted  # games are played whole

HERE = Path(__file__).parent


def rows(folder: str) -> list[Any]:
    return [
        pytest.param(json.loads(line), id=f"{path.stem}-{number}")
        for path in sorted((HERE / folder).glob("*.jsonl"))
        for number, line in enumerate(path.read_text("ascii").splitlines())
    ]


@pytest.mark.parametrize("row", rows("golden"))
def test_golden_games(row: dict[str, Any]) -> None:
    rules = GAMES[row["game"]]().rules()
    match = Match.new(rules, row["seats"], row["seed"], row["options"])
    for line in row["log"]:
        match.play(match.read(line))
        rules.check(match.state)
    assert saves.luck_fault(match) == ""
    result = rules.result(match.state)
    assert result.scores == row["scores"]
    assert result.winners == row["winners"]
    assert result.parts == row["parts"]
    assert saves.digest(rules.to_position(match.state)) == row["hash"]


@pytest.mark.parametrize("game", GAMES)
def test_every_table_size_has_a_golden_game(game: str) -> None:
    low, high = GAMES[game]().seats
    found = {row.values[0]["seats"] for row in rows("golden") if row.values[0]["game"] == game}
    assert found == set(range(low, high + 1))


def test_santiago_has_a_golden_game_for_each_way_of_ending() -> None:
    found = {
        row.values[0]["log"][-1].split(" ")[0]
        for row in rows("golden")
        if row.values[0]["game"] == "santiago"
    }
    assert found == {"drive", "load", "wood", "pass", "clear", "price", "ship", "leave"}


@pytest.mark.parametrize("row", rows("trees"))
def test_tree_counts(row: dict[str, Any]) -> None:
    rules = GAMES[row["position"]["game"]]().rules()
    state = rules.from_position(row["position"])
    for depth, count in enumerate(row["leaves"], start=1):
        if leaves(rules, state, depth) != count:
            below = {}
            for action in rules.legal(state):
                after = state.copy()
                rules.play(after, action)
                below[action.text] = leaves(rules, after, depth - 1)
            pytest.fail(f"depth {depth}: not {count} leaves; below each first action: {below}")
