"""What the README shows is what the program does, and what guides name is there."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from santiago_desktop.commands.cli import GOOD, main
from santiago_desktop.commands.terminal import Terminal
from santiago_desktop.games import GAMES
from santiago_desktop.players.levels import LEVELS
from santiago_desktop.system.language import ENGLISH
from santiago_desktop.table.table import Table, read_seats

if TYPE_CHECKING:
    from collections.abc import Callable

    Say = Callable[..., str]

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
ROOMS = ("commands", "games", "locale", "players", "table", "training")
GUIDES = (
    *("README.md", "CONTRIBUTING.md", "build/README.md"),
    *(f"santiago_desktop/{room}/README.md" for room in ROOMS),
)
MADE_UP = {"tides/__init__.py", "tides/rules/position.py", "glossary.de.md"}
GAME = r"^santiago-desktop (play \w+ --text .*)$"


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Say:
    """What is printed when such words are typed on the command line, and such lines then."""

    def printed(*words: str, lines: str = "") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        assert main(words) == GOOD
        return capsys.readouterr().out

    return printed


@pytest.mark.parametrize("line", re.findall(GAME, README, re.MULTILINE))
def test_each_game_that_is_begun_can_be(line: str, tmp_path: Path, say: Say) -> None:
    words = [each.strip('"') for each in line.split()]
    assert "> " in say(*words, "--data-dir", str(tmp_path))


def test_the_sample_is_what_is_printed(tmp_path: Path, say: Say) -> None:
    seed = re.findall(r"`--seed (\w+)`", README)[0]
    sample = re.findall(r"```text\n(.*?)```", README, re.DOTALL)[0].strip()
    words = ["play", "santiago", "--text", "--seats", "Ana,Ben", "--seed", seed]
    assert sample in say(*words, "--data-dir", str(tmp_path), "--language", "en", lines="1\n")


def test_the_library_does_what_its_sample_shows() -> None:
    code, printed = re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", README, re.DOTALL)[0]
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == printed


def test_each_word_of_the_terminal_is_explained() -> None:
    table = Table.new(GAMES["santiago"](), read_seats(["Ana", "Ben"]), "1", {})
    words = Terminal(table, ENGLISH, io.StringIO(), io.StringIO()).commands
    part = README.partition("These words work at every prompt")[2].partition("A seat is")[0]
    explained = set(re.findall(r"^\| `(\w+)", part, re.MULTILINE))
    assert explained == set(words)


def test_each_option_of_play_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    known = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    named = re.findall(r"^\| `(--[a-z-]+)", README, re.MULTILINE)
    assert named
    assert set(named) <= known


def test_each_rule_option_and_each_level_is_named() -> None:
    for game in GAMES.values():
        assert all(f"`{option}`" in README for option in game().options)
    assert all(f"`{level}`" in README for level in LEVELS)


def test_the_table_of_levels_is_that_of_the_games() -> None:
    """A row has a level's name and what it does, then its numbers in each game: 1 to 3."""
    rows = [line.split("|")[1:-1] for line in README.splitlines() if line.startswith("| `")]
    told = {row[0].strip(" `"): [each.strip() for each in row[2:]] for row in rows}
    for column, game in enumerate(GAMES.values()):
        for level in LEVELS[:-1]:
            numbers = [int(each) for each in re.findall(r"\d", told[level][column])]
            ladder = game().levels
            assert numbers[-1:] == ([ladder[level].top] if level in ladder else [])


@pytest.mark.parametrize("guide", GUIDES)
def test_each_link_of_a_guide_leads_somewhere(guide: str) -> None:
    path = ROOT / guide
    links = re.findall(r"\]\(([^):#]+)\)", path.read_text("utf-8"))
    assert all((path.parent / link).exists() for link in links)


@pytest.mark.parametrize("guide", GUIDES)
def test_each_file_that_a_guide_names_is_there(guide: str) -> None:
    words = re.findall(
        r"`[^`\n]*`", (ROOT / guide).read_text("utf-8").replace("<game>", "santiago")
    )
    named = set(re.findall(r"[\w./]+\.(?:py|md|jsonl?|spec)\b", " ".join(words)))
    folders = (ROOT / each for each in ("santiago_desktop", "tests", "build", "assets"))
    known = [f"/{path.relative_to(ROOT)}" for folder in folders for path in folder.rglob("*")]
    known += [f"/{path.name}" for path in ROOT.iterdir()]
    missing = {each for each in named - MADE_UP if not any(k.endswith(f"/{each}") for k in known)}
    assert not missing


def test_the_walk_of_a_click_names_what_is_there() -> None:
    walk = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## One click")[2]
    steps = re.findall(r"`(\w+)(?:\.(\w+))?`[^(`\n]*\(`([\w/]+\.py)`\)", walk.partition("\n## ")[0])
    assert len(steps) > 8
    for name, method, file in steps:
        folder = "games/santiago" if file.startswith("rules/") else "."
        text = (ROOT / "santiago_desktop" / folder / file).read_text("utf-8")
        assert f"class {name}" in text or f"def {name}(" in text, (name, file)
        assert not method or f"def {method}(" in text, (method, file)
