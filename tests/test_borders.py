"""Who may import whom, the folder's fixed top level, and the habits of size."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from santiago_desktop.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "santiago_desktop"
SOURCES = sorted(PACKAGE.rglob("*.py"))
LONGEST_FUNCTION, LONGEST_FILE = 40, 400
DRAWING = {"view", "signs", "loading"}  # rooms of a game that draw
SPEAKING = {  # rooms that make sentences, or need them
    *("about", "lesson", "merits", "names", "reasons", "rulebook", "story"),
    *("tell", "text", "tooltips", "language", "wording"),
}
TRAINING = "santiago_desktop.training"
TEXTS = {"rulebook", "lesson"}  # rooms that are one long text
GAME_WORDS = {"pesos", "ship", "cuban", "pawn", "auction", "pirate", "cargo"}


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{each.name}" for each in node.names)


def own_imports(path: Path) -> set[str]:
    return {name for name in imports(path) if name.startswith("santiago_desktop")}


def test_the_kernel_imports_the_standard_library_and_itself() -> None:
    for path in (PACKAGE / "kernel").glob("*.py"):
        for name in imports(path):
            inside = name.startswith("santiago_desktop.kernel")
            assert inside or name.split(".")[0] in sys.stdlib_module_names, (path, name)


def test_the_kernel_knows_no_games_word() -> None:
    for path in (PACKAGE / "kernel").glob("*.py"):
        names = {
            node.id.lower()
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Name)
        }
        assert not names & GAME_WORDS, path


@pytest.mark.parametrize("game", GAMES)
def test_games_import_the_kernel_and_themselves(game: str) -> None:
    allowed = (
        *("santiago_desktop.kernel", f"santiago_desktop.games.{game}"),
        *(f"santiago_desktop.{room}" for room in ("card", "wording", "language", "story")),
    )
    for path in (PACKAGE / "games" / game).glob("*.py"):
        stage = ("santiago_desktop.stage",) if path.stem in DRAWING else ()
        assert all(name.startswith(allowed + stage) for name in own_imports(path)), path


@pytest.mark.parametrize("game", GAMES)
def test_only_rooms_that_draw_know_pygame(game: str) -> None:
    for path in (PACKAGE / "games" / game).glob("*.py"):
        assert path.stem in DRAWING or "pygame" not in {n.split(".")[0] for n in imports(path)}, (
            path
        )


@pytest.mark.parametrize("game", GAMES)
def test_rules_speak_no_language(game: str) -> None:
    for path in (PACKAGE / "games" / game).glob("*.py"):
        if path.stem not in {"__init__", *DRAWING, *SPEAKING}:
            taken = {part for name in own_imports(path) for part in name.split(".")}
            assert not taken & SPEAKING, path


def test_the_stage_knows_no_game_and_no_scene() -> None:
    for path in (PACKAGE / "stage").glob("*.py"):
        taken = {name.split(".")[1] for name in own_imports(path) if "." in name}
        assert not taken & {"games", "scenes", "app", "card", "table"}, path


def test_only_training_needs_numpy_and_nobody_needs_training() -> None:
    for path in SOURCES:
        if path.parent.name != "training":
            taken = set(imports(path))
            assert not [n for n in taken if n.startswith(("numpy", TRAINING))], path


@pytest.mark.parametrize("game", GAMES)
def test_only_events_change_a_state(game: str) -> None:
    for path in (PACKAGE / "games" / game).glob("*.py"):
        if path.stem.endswith(("events", "state", "position")):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            targets = node.targets if isinstance(node, ast.Assign) else []
            targets += [node.target] if isinstance(node, ast.AugAssign) else []
            for target in targets:
                assert not ast.unparse(target).startswith("s."), f"{path}:{node.lineno}"


def test_nothing_reads_the_clock_or_process_wide_luck_in_kernel_and_rules() -> None:
    for path in (*(PACKAGE / "kernel").glob("*.py"), *(PACKAGE / "games").rglob("*.py")):
        taken = {name.split(".")[0] for name in imports(path)}
        assert not taken & {"time", "datetime", "secrets", "pickle", "socket"}, path


def test_commands_without_a_window_load_no_pygame() -> None:
    code = (
        "import sys, santiago_desktop.cli, santiago_desktop.terminal, santiago_desktop.simulate,"
        "santiago_desktop.journal, santiago_desktop.bench; sys.exit('pygame' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_files_and_functions_stay_small(path: Path) -> None:
    text = path.read_text("utf-8")
    assert len(text.splitlines()) <= LONGEST_FILE
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and path.stem not in TEXTS:
            assert node.end_lineno is not None
            assert node.end_lineno - node.lineno < LONGEST_FUNCTION, node.name


def test_the_top_level_is_as_it_was_agreed() -> None:
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.split()
    folders = {name.split("/")[0] for name in tracked if "/" in name}
    agreed = {"santiago_desktop", "assets", "maps", "build", "tests", ".ci", ".github"}
    assert folders <= agreed
