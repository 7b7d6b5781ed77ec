"""A cluster on this machine: a scheduler, and two workers of which one is killed.

python -m pytest tests/cluster    # needs the extra [cluster], and half a minute
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from santiago_desktop.commands import simulate
from santiago_desktop.commands.cli import GOOD, main

if TYPE_CHECKING:
    from collections.abc import Iterator

pytest.importorskip("distributed")
pytestmark = pytest.mark.filterwarnings("default")  # those of other people's packages

ROOT = Path(__file__).parent.parent.parent
GAMES = 90
PATIENCE = 60.0  # seconds
SAME = ("games", "win_rate", "scores", "decisions_per_game")


class Dask:
    """A scheduler and its workers, each a process."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.file = folder, folder / "scheduler.json"
        self.scheduler = self.start("scheduler", "--port", "0", "--host", "127.0.0.1")
        end = time.monotonic() + PATIENCE
        while not self.file.exists():
            assert time.monotonic() < end, (folder / "dask.log").read_text()
            time.sleep(0.1)
        self.address = json.loads(self.file.read_text())["address"]
        own = ("--nthreads", "1", "--no-nanny", "--local-directory", str(folder))
        self.workers = [self.start("worker", *own) for _ in range(2)]

    def start(self, what: str, *words: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "dask", what, "--no-dashboard", *words]
        with (self.folder / "dask.log").open("ab") as log:
            return subprocess.Popen(
                [*command, "--scheduler-file", str(self.file)],
                env=os.environ | {"PYTHONPATH": str(ROOT)},
                stdout=log,
                stderr=log,
            )

    def workers_there(self) -> int:
        return (self.folder / "dask.log").read_text().count("Register worker")

    def end(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


@pytest.fixture(name="dask")
def fixture_dask(tmp_path: Path) -> Iterator[Dask]:
    dask = Dask(tmp_path)
    try:
        end = time.monotonic() + PATIENCE
        while dask.workers_there() < len(dask.workers):
            assert time.monotonic() < end, (tmp_path / "dask.log").read_text()
            time.sleep(0.1)
        yield dask
    finally:
        dask.end()


def figures(capsys: pytest.CaptureFixture[str], *where: str) -> dict[str, Any]:
    words = ["simulate", "santiago", "--seats", "easy,random,random", "--games", str(GAMES)]
    assert main([*words, "--seed", "cluster", "--json", *where]) == GOOD
    found = json.loads(capsys.readouterr().out)
    return {name: found[name] for name in SAME}


def test_a_cluster_plays_the_same_games_although_a_worker_is_killed(
    dask: Dask, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = figures(capsys, "--workers", "2")
    ends = []

    def progress(done: int, games: int) -> None:
        ends.append(done)
        if done == games // 3:
            dask.workers[0].kill()

    monkeypatch.setattr(simulate, "progress", progress)
    assert figures(capsys, "--cluster", dask.address) == here
    assert ends == list(range(1, GAMES + 1))
    assert dask.workers[0].wait(PATIENCE)
    assert "Remove worker" in (dask.folder / "dask.log").read_text()
    print(json.dumps(here))
