"""Networks: packed sums are the sums, and damaged weights are refused with a sentence."""

from __future__ import annotations

import json
from math import exp
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.players.network import (
    SCALE,
    Layout,
    Network,
    Weights,
    chance,
    load,
    read,
    write,
)
from santiago_desktop.system import resources

if TYPE_CHECKING:
    from pathlib import Path

MOST = 32767


def layout(size: int) -> Layout:
    found = Layout()
    found.kinds(size)
    return found


def weights(size: int, hidden: int, seed: int = 1) -> Weights:
    random = Random(seed)

    def numbers(count: int) -> list[int]:
        return [random.randint(-MOST, MOST) for _ in range(count)]

    return Weights([numbers(hidden) for _ in range(size)], numbers(hidden), numbers(hidden), 77)


def plain(w: Weights, rungs: list[int]) -> float:
    """The same without packing."""
    total = w.last * SCALE
    for unit, out in enumerate(w.out):
        total += max(0, w.bias[unit] + sum(w.rows[rung][unit] for rung in rungs)) * out
    return total / SCALE**2


@given(st.integers(0, 99), st.lists(st.integers(0, 29), max_size=30, unique=True))
def test_packed_rows_give_the_plain_sum(seed: int, rungs: list[int]) -> None:
    w = weights(30, 7, seed)
    assert Network(w).lead(rungs) == pytest.approx(plain(w, rungs))


def test_the_largest_weights_dont_run_over() -> None:
    w = Weights([[MOST, -MOST]] * 400, [MOST, -MOST], [MOST, MOST], 0)
    assert Network(w).lead(list(range(400))) == pytest.approx(plain(w, list(range(400))))


def test_what_was_written_is_read() -> None:
    w = weights(5, 3)
    network = read(write(w, "toy", layout(5)), "toy", layout(5))
    assert network.lead([0, 4]) == pytest.approx(plain(w, [0, 4]))
    assert network.chance([1]) == pytest.approx(1 / (1 + exp(-plain(w, [1]))))


def test_a_chance_is_never_out_of_range() -> None:
    assert 0 <= chance(-1e9) < 1e-9
    assert 1 - 1e-9 < chance(1e9) <= 1
    assert chance(0) == 0.5


def test_a_ladder_and_kinds_have_their_places() -> None:
    found = Layout()
    assert (found.kinds(3), found.ladder(4, 2), found.kinds(1)) == (0, 3, 11)
    assert found.groups == [(3, 4), (7, 4)]
    assert found.size == 12
    assert found.key != layout(12).key


def changed(**parts: Any) -> str:
    return json.dumps(json.loads(write(weights(5, 3), "toy", layout(5))) | parts)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "null",
        changed(version=99),
        changed(game="other"),
        changed(layout="0"),
        changed(bias=[]),
        changed(bias=[1, 2]),
        changed(out=[1]),
        changed(out=None),
        changed(bias=[1, 2, 10**30]),
        changed(last=10**400),
        changed(last=1.5),
        changed(rows="AAAA"),
        changed(rows="not base64"),
        changed(rows=7),
    ],
)
def test_damaged_weights_are_refused(text: str) -> None:
    with pytest.raises(Fault, match="the weights are"):
        read(text, "toy", layout(5))


@given(st.data())
def test_no_damage_does_more_than_that(data: st.DataObject) -> None:
    text = write(weights(5, 3), "toy", layout(5))
    at = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:at] + data.draw(st.characters(max_codepoint=127)) + text[at + 1 :]
    try:
        network = read(damaged, "toy", layout(5))
    except Fault:
        return
    network.lead([0, 1, 2, 3, 4])


def test_a_file_that_isnt_there_or_is_no_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    with pytest.raises(Fault, match=r"weights\.json"):
        load(path, "toy", layout(5))
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(Fault, match=r"weights\.json: the weights are damaged"):
        load(path, "toy", layout(5))
    path.write_text(write(weights(5, 3), "toy", layout(5)))
    load(path, "toy", layout(5))


@pytest.mark.parametrize("game", GAMES)
def test_the_weights_that_are_shipped_fit_the_game(game: str) -> None:
    path = resources.weights(game)
    load(path, game, GAMES[game]().judge().layout)
    assert path.stat().st_size < 200_000


@pytest.mark.parametrize("game", GAMES)
def test_of_all_weights_that_were_shipped_the_strength_and_the_runs_are_known(game: str) -> None:
    records = [json.loads(line) for line in resources.runs(game).read_text().splitlines()]
    for place, record in enumerate(records):
        assert record["against_by_hand"]
        assert bool(record["against_run_before"]) == (place > 0)
        assert record["start"] == sum(run["done"] for run in record["after"])
