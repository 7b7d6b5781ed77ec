"""A fourth game is one folder and one line; the tests then say what it still lacks."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.uncounted  # other programs run

ROOT = Path(__file__).parent.parent
LINE = (
    '    "tides": lambda: importlib.import_module("santiago_desktop.games.tides").SantiagoCard(),\n'
)
UNWANTED = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")  # the new game is not compiled
LACKING = {
    "test_every_table_size_has_a_golden_game[tides]",
    "test_every_section_has_a_test[tides]",
    "test_there_is_a_saved_game_of_each_game",
}


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which Santiago de Cuba has been copied as another game."""
    here = tmp_path_factory.mktemp("checkout")
    for folder in ("santiago_desktop", "tests"):
        shutil.copytree(ROOT / folder, here / folder, ignore=UNWANTED)
    shutil.copy(ROOT / "pyproject.toml", here)
    games = here / "santiago_desktop" / "games"
    shutil.copytree(games / "santiago", games / "tides")
    for path in (games / "tides").rglob("*.py"):
        text = path.read_text("utf-8").replace("games.santiago", "games.tides")
        path.write_text(text.replace('"santiago"', '"tides"'), "utf-8")
    register(games / "__init__.py")
    for folder in ("assets", "maps"):  # the new game has pictures and a map of its own
        (here / folder).mkdir()
        for path in (ROOT / folder).iterdir():
            (here / folder / path.name).symlink_to(path)
        (here / folder / "tides").symlink_to(ROOT / folder / "santiago")
    return here


def register(path: Path) -> None:
    text = path.read_text("utf-8").replace(
        "\nif TYPE_CHECKING:", "\nimport importlib\n\nif TYPE_CHECKING:", 1
    )
    path.write_text(re.sub(r"(GAMES: .*= {\n)", lambda found: found[1] + LINE, text), "utf-8")


def run(checkout: Path, *words: str) -> str:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words]
    environment = {**os.environ, "PYTHONPATH": str(checkout)}
    environment.pop("COV_CORE_SOURCE", None)
    done = subprocess.run(
        command, cwd=checkout, capture_output=True, text=True, check=False, env=environment
    )
    return done.stdout + done.stderr


def test_the_contract_tests_play_the_new_game_at_once(checkout: Path) -> None:
    said = run(checkout, "tests/test_contract.py", "-k", "tides-2 and not open and not language")
    assert re.search(r"\d+ passed", said), said
    assert "failed" not in said


def test_the_new_game_is_played_in_the_window(checkout: Path) -> None:
    words = ["play", "tides", "--seats", "Ana,ai:easy", "--first-frame", "--data-dir", "data"]
    done = subprocess.run(
        [sys.executable, "-m", "santiago_desktop", *words],
        cwd=checkout,
        env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "playable" in done.stdout
    (path,) = (checkout / "data" / "saves").glob("tides-*.santiago")
    assert '"game": "tides"' in path.read_text("ascii")


def test_what_the_new_game_lacks_is_said_by_name(checkout: Path) -> None:
    rooms = ("tests/test_golden.py", "tests/test_rules_table.py", "tests/test_journal.py")
    said = run(checkout, *rooms, "-k", "tides or saved_game_of_each")
    assert {line.split("::")[1].split(" ")[0] for line in said.splitlines() if "::" in line} >= (
        LACKING
    ), said
