"""The compiled modules of `build/compile.py`, where they are: the same to the last bit."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import santiago_desktop
from santiago_desktop.games import GAMES
from santiago_desktop.players import network

PACKAGE = Path(santiago_desktop.__file__).parent
COMPILED = sorted({each for suffix in EXTENSION_SUFFIXES for each in PACKAGE.rglob(f"*{suffix}")})
PLAY = """
import sys
from santiago_desktop.system import resources
from santiago_desktop.kernel import network
from santiago_desktop.training.selfplay import Job, play_games, player_with

game = sys.argv[1]
weights = resources.weights(game).read_text("ascii")
player = player_with(game, weights)
print(network.__file__)
for story in play_games(Job(game, range(4), (3, 4), weights, 0.1, 1))[1]:
    rungs = iter(story.rungs)
    positions = [[next(rungs) for _ in range(count)] for count in story.lengths]
    print(story.shares, *map(player.trained.network.lead, positions), positions)
"""

pytestmark = pytest.mark.skipif(not COMPILED, reason="nothing is compiled: build/compile.py does")


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


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_what_is_compiled_is_no_older_than_its_source(path: Path) -> None:
    source = path.with_name(path.name.split(".")[0] + ".py")
    assert path.stat().st_mtime >= source.stat().st_mtime, "compile again: python build/compile.py"


@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_pure_play_the_same_games(game: str, tmp_path: Path) -> None:
    shutil.copytree(
        PACKAGE,
        tmp_path / PACKAGE.name,
        ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"),
    )
    quick, *games = played(game, PACKAGE.parent)
    pure, *the_same = played(game, tmp_path)
    assert quick == network.__file__
    assert pure.endswith("network.py")
    assert games == the_same
