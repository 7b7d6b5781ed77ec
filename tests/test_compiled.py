"""The modules that `build/compile.py` compiles: the same games, to the last bit.

python -m pytest -m compiled    # needs the extra [compiled], a C compiler, and a minute
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from santiago_desktop.games import GAMES

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "build"))

import compile as compiling  # noqa: E402

PLAY = """
import sys
from santiago_desktop.system import resources
from santiago_desktop.players import network
from santiago_desktop.training.selfplay import Job, play_games, player_with

game = sys.argv[1]
weights = resources.weights(game).read_text("ascii")
player = player_with(game, weights)
print(network.__file__)
for sample in play_games(Job(game, range(4), (3, 4), weights, 0.1, 1))[1]:
    rungs = iter(sample.rungs)
    positions = [[next(rungs) for _ in range(count)] for count in sample.lengths]
    print(sample.shares, *map(player.trained.network.lead, positions), positions)
"""


@pytest.fixture(name="folder", scope="module")
def fixture_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package that is compiled; the checkout, which coverage reads, stays pure."""
    made = tmp_path_factory.mktemp("compiled")
    command = [sys.executable, ROOT / "build" / "compile.py", "--into", made]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return made


def played(game: str, folder: Path) -> list[str]:
    """Where the network comes from, and games that it plays against itself, a line each."""
    done = subprocess.run(
        [sys.executable, "-c", PLAY, game],
        env=os.environ | {"PYTHONPATH": str(folder)},
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_pure_play_the_same_games(game: str, folder: Path) -> None:
    quick, *games = played(game, folder)
    pure, *the_same = played(game, ROOT)
    assert Path(quick).is_relative_to(folder)
    assert quick.endswith(compiling.SUFFIX)
    assert pure.endswith("network.py")
    assert games == the_same


@pytest.mark.compiled
def test_each_module_is_compiled_and_known_to_be_stale_when_its_source_changes(
    folder: Path,
) -> None:
    package = folder / compiling.PACKAGE
    sources = {path for each in compiling.MODULES for path in package.glob(each)}
    found = {path for path in compiling.compiled(folder) if path.is_relative_to(package)}
    assert {compiling.source(path) for path in found} == sources
    assert compiling.stale(folder) == []
    changed = min(found)
    later = changed.stat().st_mtime + 1
    os.utime(compiling.source(changed), (later, later))
    assert compiling.stale(folder) == [changed]


def test_what_is_compiled_in_this_checkout_is_no_older_than_its_source() -> None:
    assert compiling.stale(ROOT) == [], "compile again: python build/compile.py"
