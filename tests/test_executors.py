"""Many jobs at once: each result once, whatever happens to the workers."""

from __future__ import annotations

import argparse
import sys
from multiprocessing import active_children
from typing import TYPE_CHECKING

import pytest
import strange_jobs

from santiago_desktop.commands import simulate
from santiago_desktop.commands.cli import WRONG_USAGE, main
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.system.executors import AHEAD, executor

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from santiago_desktop.commands.simulate import Figures

pytestmark = pytest.mark.uncounted  # other programs run


@pytest.fixture(autouse=True)
def fixture_nobody_stays() -> Iterator[None]:
    yield
    assert not active_children()


@pytest.mark.parametrize("workers", [1, 2])
def test_each_result_comes_once(workers: int) -> None:
    with executor(workers) as run:
        assert sorted(run.unordered(strange_jobs.double, ((i,) for i in range(50)))) == [
            *range(0, 100, 2)
        ]
        assert list(run.unordered(strange_jobs.double, [])) == []


def test_jobs_are_handed_out_as_results_come() -> None:
    handed_out = 0

    def jobs() -> Iterator[tuple[int]]:
        nonlocal handed_out
        for i in range(1_000):
            handed_out += 1
            yield (i,)

    with executor(2) as run:
        for done, _ in enumerate(run.unordered(strange_jobs.double, jobs()), start=1):
            assert handed_out <= done + 2 * AHEAD
    assert done == 1_000


def test_a_worker_that_dies_costs_no_job(tmp_path: Path) -> None:
    note = str(tmp_path / "died")
    with executor(2) as run:
        results = list(run.unordered(strange_jobs.deadly, [(i, note) for i in range(40)]))
    assert sorted(results) == list(range(40))
    assert (tmp_path / "died").exists()


def test_a_job_that_kills_every_worker_is_a_fault() -> None:
    with pytest.raises(Fault, match="keep dying"), executor(2) as run:
        list(run.unordered(strange_jobs.deadly, [(7, "")]))


def test_what_a_job_raises_is_raised_here() -> None:
    with pytest.raises(ValueError, match=r"^3$"), executor(2) as run:
        list(run.unordered(strange_jobs.fails, [(3,)]))


def interrupted() -> Iterator[tuple[int]]:
    yield from ((i,) for i in range(3))
    raise KeyboardInterrupt


def test_an_interrupt_does_not_wait_for_what_is_under_way() -> None:
    with pytest.raises(KeyboardInterrupt), executor(2) as run:
        list(run.unordered(strange_jobs.sleep, interrupted()))


def games(workers: int) -> Iterator[Figures]:
    levels = ["easy", "random"]
    words = {"game": "santiago", "games": 24, "seed": "s", "workers": workers, "cluster": ""}
    return simulate.games(argparse.Namespace(**words), levels, simulate.play_game)


def test_simulate_plays_every_game_once_although_a_worker_is_killed() -> None:
    found: list[Figures] = []
    for played in games(workers=2):
        if len(found) == 3:
            active_children()[0].kill()
        found.append(played)
    key = [sorted(map(repr, (p.shares, p.scores, p.decisions))) for p in found]
    alone = [sorted(map(repr, (p.shares, p.scores, p.decisions))) for p in games(workers=1)]
    assert sorted(key) == sorted(alone)


@pytest.mark.parametrize("address", ["nonsense", "tcp://", "tcp://host", "http://host:80", ":1"])
def test_an_address_that_cannot_be(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint(address, capsys).endswith(f'not "{address}"')


def test_nobody_answers(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("distributed")
    assert "no Dask scheduler answers" in complaint("tcp://127.0.0.1:9", capsys)


def test_without_the_extra_its_name_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert "santiago-desktop[cluster]" in complaint("tcp://127.0.0.1:9", capsys)


def complaint(address: str, capsys: pytest.CaptureFixture[str]) -> str:
    words = ["simulate", "santiago", "--seats", "random,random", "--cluster", address]
    assert main(words) == WRONG_USAGE
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    return error.strip()
