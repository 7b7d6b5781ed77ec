"""Training: slopes are slopes, a run goes on where it was left, and a network learns."""

from __future__ import annotations

import json
import shutil
import sys
from array import array
from typing import TYPE_CHECKING

import numpy as np
import pytest

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.players import search
from santiago_desktop.players.network import Layout, read, write
from santiago_desktop.system import resources
from santiago_desktop.system.executors import executor
from santiago_desktop.training import train
from santiago_desktop.training.__main__ import main
from santiago_desktop.training.fit import Fit, positions, targets
from santiago_desktop.training.selfplay import BY_HAND, Job, Sample, play_games
from santiago_desktop.training.strength import play_against
from santiago_desktop.training.train import STATE, Plan, Training, games_of

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.uncounted  # it plays many games


@pytest.fixture(autouse=True)
def _players_see_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """That they learn is tried here, not how well they play."""
    monkeypatch.setattr(search, "WIDTH", 4)
    for make in GAMES.values():
        judge = type(make().judge())
        little = judge.sight._replace(ends=2, samples=min(1, judge.sight.samples))
        monkeypatch.setattr(judge, "sight", little)


SMALL = Plan("santiago", 8, 4, seats=(2,))


def toy() -> Layout:
    layout = Layout()
    layout.kinds(3)
    layout.ladder(4)
    return layout


def test_a_step_goes_downhill_and_a_ladder_carries_what_is_below() -> None:
    fit = Fit(toy(), 5, 1)
    rungs = np.array([[0, 5], [1, 3]], np.int16)
    wanted = np.array([1.0, 0.0], np.float32)
    losses = [fit.learn(rungs, wanted, 1e-2) for _ in range(60)]
    assert losses[-1] < losses[0] / 2
    rows = fit.rows()
    ladder = fit.parts["rows"][3:7]
    assert np.allclose(rows[3:7], np.cumsum(ladder, axis=0))
    low, high = sorted(fit.chances(rungs))
    assert low < 0.4
    assert high > 0.6


def test_slopes_are_those_of_the_loss() -> None:
    """A tiny change of a weight changes the loss as its slope says."""
    rungs, wanted = np.array([[0, 5], [2, 6]], np.int16), np.array([1.0, 0.3], np.float32)
    found: dict[str, np.ndarray] = {}
    fit = Fit(toy(), 4, 2)
    fit.step = lambda slopes, _: found.update(slopes)  # type: ignore[method-assign]
    fit.learn(rungs, wanted, 0)
    for name, at in (("rows", (4, 1)), ("rows", (0, 2)), ("bias", (3,)), ("out", (0,))):
        losses = []
        for tiny in (-1e-2, 1e-2):
            fit.parts[name][at] += tiny
            losses.append(fit.learn(rungs, wanted, 0))
            fit.parts[name][at] -= tiny
        assert (losses[1] - losses[0]) / 2e-2 == pytest.approx(found[name][at], rel=0.1, abs=1e-4)


def test_whole_numbers_say_what_the_trained_ones_say() -> None:
    layout = toy()
    fit = Fit(layout, 6, 3)
    network = read(write(fit.weights(), "toy", layout), "toy", layout)
    for rungs in ([0, 4], [2], [1, 6]):
        row = np.array([rungs + [layout.size] * (2 - len(rungs))], np.int16)
        assert network.chance(rungs) == pytest.approx(float(fit.chances(row)[0]), abs=1e-3)


def test_near_things_count_more_than_far_ones() -> None:
    sample = Sample(2, array("h"), array("h"), [1.0, 0.0])
    said = np.array([0.5, 0.5, 0.6, 0.4], np.float32)
    wanted = targets(said, sample, 0.75)
    assert wanted == pytest.approx([0.25 * 0.6 + 0.75, 0.25 * 0.4, 1, 0])


def test_positions_are_padded() -> None:
    sample = Sample(1, array("h", [1, 2, 3, 4]), array("h", [1, 3]), [1.0])
    assert positions(sample, 9, 3).tolist() == [[1, 9, 9], [2, 3, 4]]


@pytest.mark.parametrize("ahead", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_plays_the_same_games(game: str, *, ahead: bool) -> None:
    card = GAMES[game]()
    layout = card.judge().layout
    weights = write(Fit(layout, 4, 1).weights(), game, layout)
    job = Job(game, range(1), card.seats[:1], weights, 0.3, 7, ahead)
    once, again = play_games(job), play_games(job)
    assert once == again
    assert all(sum(sample.lengths) == len(sample.rungs) for sample in once[1])
    assert all(sum(sample.shares) == pytest.approx(1) for sample in once[1])


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Plan:
    monkeypatch.setattr(train, "ROUND", 4)
    monkeypatch.setattr(train, "FIRST_ROUNDS", 1)
    return SMALL


def test_a_run_that_was_left_goes_on(small: Plan, tmp_path: Path) -> None:
    told: list[int] = []

    def leave(training: Training) -> None:
        told.append(training.done)
        raise KeyboardInterrupt

    with executor() as run:
        with pytest.raises(KeyboardInterrupt):
            Training(small, tmp_path).run(run, leave)
        again = Training(small, tmp_path)
        assert again.done == 4
        again.run(run, lambda training: told.append(training.done))
        assert told == [4, 8]
        Training(small, tmp_path).run(run, lambda _: pytest.fail("there is nothing left to do"))
    layout = GAMES["santiago"]().judge().layout
    assert read(again.text(), "santiago", layout)


@pytest.fixture(name="ran", scope="module")
def fixture_ran(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a small run has left when it was done; it runs once for all tests."""
    folder = tmp_path_factory.mktemp("ran")
    with pytest.MonkeyPatch.context() as patch, executor() as run:
        patch.setattr(train, "ROUND", 4)
        patch.setattr(train, "FIRST_ROUNDS", 1)
        Training(SMALL, folder).run(run, lambda _: None)
    return folder / STATE


def test_another_run_or_a_damaged_one_is_not_taken_up(
    small: Plan, ran: Path, tmp_path: Path
) -> None:
    shutil.copy(ran, tmp_path)
    with pytest.raises(Fault, match="other settings"):
        Training(small._replace(seed=2), tmp_path)
    (tmp_path / STATE).write_bytes((tmp_path / STATE).read_bytes()[:1000])
    with pytest.raises(Fault, match="can't be read"):
        Training(small, tmp_path)


def test_a_run_can_learn_on_from_another_one(small: Plan, ran: Path, tmp_path: Path) -> None:
    first, second = ran.parent, tmp_path / "second"
    with executor() as run:
        learned = Training(small, first).text()
        plan = small._replace(games=4, start=games_of(first))
        assert plan.start == 8
        later = Training(plan, second, first)
        assert later.text() == learned
        later.run(run, lambda _: None)
    assert later.text() != learned
    assert games_of(second) == 12
    again = Training(plan, second)
    assert again.after == later.after
    assert [(run["done"], run["start"]) for run in again.after] == [(8, 0)]


def test_only_a_run_is_learned_on_from(small: Plan, tmp_path: Path) -> None:
    for known in (f'{{"plan": {list(range(20))}, "done": 3}}', '{"plan": 1}', "[]", "3", "{}"):
        np.savez(tmp_path / STATE, known=np.array(known))
        with pytest.raises(Fault, match="can't be read"):
            games_of(tmp_path)
        with pytest.raises(Fault, match="can't be read"):
            Training(small, tmp_path)


@pytest.mark.parametrize("content", [b"", b"PK", b"no numbers"])
def test_a_file_that_is_none_is_said_to_be_none(content: bytes, tmp_path: Path) -> None:
    (tmp_path / STATE).write_bytes(content)
    with pytest.raises(Fault, match="can't be read"):
        games_of(tmp_path)


@pytest.mark.parametrize(
    "known",
    [
        {"done": "many"},
        {"done": -1},
        {"plan": ["santiago", 8, 4, 0.8, [1, 1], [1, 1], 1, [2], "first"]},
        {"loss": None},
        {"after": [3]},
    ],
)
def test_what_a_run_says_of_itself_is_checked(
    known: dict[str, object], ran: Path, tmp_path: Path
) -> None:
    with ran.open("rb") as file:
        arrays = dict(np.load(file))
    said = json.loads(str(arrays.pop("known")))
    np.savez(tmp_path / STATE, known=np.array(json.dumps(said | known)), **arrays)
    with pytest.raises(Fault, match="can't be read"):
        games_of(tmp_path)


def test_weights_that_are_no_numbers_are_not_learned_on_from(
    small: Plan, ran: Path, tmp_path: Path
) -> None:
    with ran.open("rb") as file:
        arrays = dict(np.load(file))
    arrays["part_bias"][0] = np.nan
    np.savez(tmp_path / STATE, **arrays)
    with pytest.raises(Fault, match="no numbers"):
        Training(small, tmp_path)


@pytest.mark.parametrize(
    "words",
    [
        *("--rate=0,1", "--rate=nan,1", "--heat=1", "--heat=a,b", "--seats=2,x", "--hidden=0"),
        *("--hidden=100000", "--games=-3", "--workers=0", "--seed=-1", "--match=-1"),
    ],
)
def test_figures_that_can_not_be_are_refused(
    words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["training", "santiago", words])
    with pytest.raises(SystemExit):
        main()
    assert capsys.readouterr().err.endswith(", please\n")


@pytest.mark.parametrize("words", [["--seats=9"], ["--start={folder}"], ["--folder={file}"]])
def test_a_run_that_can_not_be_ends_with_a_sentence(
    words: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(train, "ROUND", 1)
    file = tmp_path / "file"
    file.touch()
    places = [word.format(folder=tmp_path, file=file) for word in words]
    run = ["santiago", "--games=1", "--hidden=4", "--dry", "--workers=1", f"--folder={tmp_path}"]
    monkeypatch.setattr(sys, "argv", ["training", *run, *places])
    assert main() == 1
    assert capsys.readouterr().err.startswith("santiago-desktop: ")


def test_a_record_tells_how_the_weights_came_about_and_how_strong_they_are(
    small: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    weights, runs = tmp_path / "weights.json", tmp_path / "runs.jsonl"
    monkeypatch.setattr(resources, "weights", lambda _: weights)
    monkeypatch.setattr(resources, "runs", lambda _: runs)
    common = ["training", "santiago", "--hidden=4", "--seats=2", "--workers=1", "--match=2"]
    first = [*common, f"--games={small.games}", f"--folder={tmp_path / 'first'}"]
    then = [*common, "--games=4", f"--start={tmp_path / 'first'}", f"--folder={tmp_path / 'then'}"]
    for words in (first, then):
        monkeypatch.setattr(sys, "argv", words)
        assert main() == 0
    one, other = map(json.loads, runs.read_text().splitlines())
    assert (one["done"], one["start"], one["after"]) == (8, 0, [])
    assert (other["done"], other["start"]) == (4, 8)
    assert [run["done"] for run in other["after"]] == [8]
    assert one["against_run_before"] is None
    for strength in (one["against_by_hand"], other["against_by_hand"], other["against_run_before"]):
        assert 0 <= strength["2"]["low"] <= strength["2"]["mean"] <= strength["2"]["high"] <= 1
    layout = GAMES["santiago"]().judge().layout
    assert read(weights.read_text(), "santiago", layout)


def test_a_strength_is_a_share() -> None:
    layout = GAMES["santiago"]().judge().layout
    weights = write(Fit(layout, 4, 1).weights(), "santiago", layout)
    assert 0 <= play_against("santiago", 2, weights, BY_HAND, 0) <= 1
