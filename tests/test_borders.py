"""Who may import whom, the folder's fixed top level, and the habits of size."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from santiago_desktop.contract.desk import Seating
from santiago_desktop.games import GAMES
from santiago_desktop.kernel.match import Match
from santiago_desktop.system.language import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.uncounted  # it reads the program's text

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "santiago_desktop"
SOURCES = sorted(PACKAGE.rglob("*.py"))
LONGEST_FUNCTION = 40
GAME_WORDS = {"pesos", "ship", "cuban", "pawn", "auction", "pirate", "cargo"}
# Words of a box or phase that every program has: they mean something else where all games meet.
EVERYDAY = {
    *("board", "claim", "clear", "close", "dice", "done", "draw", "load", "move", "over", "place"),
    *("send", "serve", "share", "start", "take"),
}
SHORTEST = 4  # letters of a word that says something

# Which rooms (globs below the package) may import which others (beginnings of names below it).
BORDERS = {
    "kernel/*.py": ("kernel",),
    "system/*.py": ("kernel.checks", "system"),
    "players/*.py": ("kernel", "players", "system", "games", "contract.card"),
    "contract/*.py": ("kernel", "players", "contract", "system.language", "stage.board"),
    "table/*.py": ("kernel", "players", "contract", "system", "games", "table"),
    "stage/**/*.py": ("kernel", "system", "stage"),
    "scenes/**/*.py": (
        "kernel",
        "players",
        "contract",
        "system",
        "games",
        "table",
        "stage",
        "scenes",
    ),
    "games/*/box.py": ("kernel",),
    "games/*/rules/*.py": ("kernel", "games.{game}.box", "games.{game}.rules"),
    "games/*/ai/*.py": (
        "kernel",
        "players",
        "games.{game}.box",
        "games.{game}.rules",
        "games.{game}.ai",
    ),
    "games/*/words/*.py": (
        *("kernel", "players.reasons", "contract", "system.language"),
        *("games.{game}.box", "games.{game}.rules", "games.{game}.words"),
    ),
    "games/*/window/*.py": (
        *("kernel", "contract", "stage", "system.language"),
        *("games.{game}.box", "games.{game}.rules", "games.{game}.words", "games.{game}.window"),
    ),
}


def imports(path: Path) -> Iterator[str]:
    """All modules, and names in modules, that a file imports, wherever it does."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{each.name}" for each in node.names)


def own_imports(path: Path) -> set[str]:
    """Names below the package; its version is everybody's."""
    whole = {name for name in imports(path) if name.startswith("santiago_desktop.")}
    return {name.removeprefix("santiago_desktop.") for name in whole} - {"__version__"}


def rooms() -> Iterator[tuple[Path, tuple[str, ...]]]:
    for pattern, allowed in BORDERS.items():
        for path in sorted(PACKAGE.glob(pattern)):
            game = path.relative_to(PACKAGE).parts[1]
            yield path, tuple(each.format(game=game) for each in allowed)


@pytest.mark.parametrize("pattern", BORDERS)
def test_every_border_is_about_something(pattern: str) -> None:
    assert list(PACKAGE.glob(pattern))


@pytest.mark.parametrize(
    ("path", "allowed"), list(rooms()), ids=lambda each: str(each) if isinstance(each, Path) else ""
)
def test_rooms_import_only_what_they_may(path: Path, allowed: tuple[str, ...]) -> None:
    for name in own_imports(path):
        assert any(name == each or name.startswith(f"{each}.") for each in allowed), name


def test_all_modules_are_behind_a_border() -> None:
    free = {"__init__.py", "__main__.py", *("games/__init__.py",)}
    free |= {f"games/{game}/__init__.py" for game in GAMES}
    bordered = {path for path, _ in rooms()}
    for path in SOURCES:
        name = path.relative_to(PACKAGE).as_posix()
        assert path in bordered or name in free or name.startswith(("commands/", "training/")), path


def test_the_kernel_needs_the_standard_library_alone() -> None:
    for path in (PACKAGE / "kernel").glob("*.py"):
        for name in imports(path):
            inside = name.startswith("santiago_desktop.kernel")
            assert inside or name.split(".")[0] in sys.stdlib_module_names, (path, name)


def words_of(game: str) -> set[str]:
    """What a game calls the things in its box, its phases and its actions."""
    box = import_module(f"santiago_desktop.games.{game}.box")
    legal = import_module(f"santiago_desktop.games.{game}.rules.legal")
    found = set(legal.MAY) | {action.verb for action in GAMES[game]().rules().actions}
    lists = [value for name, value in vars(box).items() if name.isupper()]
    while lists:
        value = lists.pop()
        if isinstance(value, str):
            found.add(value)
        elif isinstance(value, tuple | list):
            lists += value
    return {word for word in found if len(word) >= SHORTEST and word.isidentifier()}


def said(path: Path) -> set[str]:
    """All names in a module, and all texts in it that are one word."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        for field in ("id", "attr", "arg", "name", "value"):
            word = getattr(node, field, None)
            if isinstance(word, str) and word.isidentifier():
                found.add(word.lower())
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_words_of_its_own(game: str) -> None:
    assert len(words_of(game) - EVERYDAY) > 20


@pytest.mark.parametrize("room", ["kernel", "players", "contract", "table", "system"])
def test_what_all_games_share_knows_no_games_word(room: str) -> None:
    unknown = set().union(*map(words_of, GAMES)) - EVERYDAY
    for path in (PACKAGE / room).glob("*.py"):
        assert not said(path) & unknown, path


@pytest.mark.parametrize("room", ["kernel", "players"])
def test_kernel_and_players_know_nothing_of_harbours_either(room: str) -> None:
    for path in (PACKAGE / room).glob("*.py"):
        assert not said(path) & GAME_WORDS, path


@pytest.mark.parametrize("pattern", ["games/*/rules", "games/*/ai", "games/*/words", "players"])
def test_only_rooms_that_draw_know_pygame(pattern: str) -> None:
    for path in (each for room in PACKAGE.glob(pattern) for each in room.glob("*.py")):
        assert "pygame" not in {name.split(".")[0] for name in imports(path)}, path


def test_only_training_needs_numpy_and_nobody_needs_training() -> None:
    for path in SOURCES:
        if path.parent.name != "training":
            taken = set(imports(path))
            unwanted = ("numpy", "santiago_desktop.training")
            assert not [name for name in taken if name.startswith(unwanted)], path


@pytest.mark.parametrize("game", GAMES)
def test_only_events_change_a_state(game: str) -> None:
    for path in (PACKAGE / "games" / game).rglob("*.py"):
        if path.stem in ("events", "state", "position") and path.parent.name == "rules":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            targets = node.targets if isinstance(node, ast.Assign) else []
            targets += [node.target] if isinstance(node, ast.AugAssign) else []
            for target in targets:
                assert not ast.unparse(target).startswith("s."), f"{path}:{node.lineno}"


@pytest.mark.parametrize("pattern", ["kernel/*.py", "games/**/*.py"])
def test_nothing_reads_the_clock_or_process_wide_luck_in_kernel_and_rules(pattern: str) -> None:
    for path in PACKAGE.glob(pattern):
        taken = {name.split(".")[0] for name in imports(path)}
        assert not taken & {"time", "datetime", "secrets", "pickle", "socket"}, path


def test_what_needs_no_window_loads_no_pygame() -> None:
    patterns = ("kernel/*", "players/*", "table/*", "games/*/rules/*", "games/*/ai/*")
    modules = [path for pattern in patterns for path in PACKAGE.glob(f"{pattern}.py")]
    modules += [PACKAGE / "commands" / f"{name}.py" for name in WITHOUT_A_WINDOW]
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in modules]
    code = f"import sys, {', '.join(names)}; sys.exit('pygame' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


WITHOUT_A_WINDOW = ("cli", "terminal", "simulate", "calibration", "referee", "bench")


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_functions_stay_small(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef):
            assert node.end_lineno is not None
            assert node.end_lineno - node.lineno < LONGEST_FUNCTION, node.name


def test_the_top_level_is_as_it_was_agreed() -> None:
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.split()
    folders = {name.split("/")[0] for name in tracked if "/" in name}
    agreed = {"santiago_desktop", "assets", "maps", "build", "tests", ".ci", ".github"}
    assert folders <= agreed


def kinds_of_targets() -> set[str]:
    """How the names of targets begin, in every game."""
    found: set[str] = set()
    for make in GAMES.values():
        card = make()
        desk = card.desk(ENGLISH, Seating([*"ABCDE"][: card.seats[0]], range(card.seats[0])))
        if desk is not None:
            state = Match.new(card.rules(), card.seats[0], "border", {}).state
            found |= {target.partition(".")[0] for target in desk.targets(state)}
    return found


def texts_in(path: Path) -> Iterator[tuple[int, str]]:
    """The texts of a module that are no docstrings, with their lines."""
    tree = ast.parse(path.read_text("utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.lineno, node.value


def test_scenes_and_stage_know_no_games_words_phases_or_places() -> None:
    words = set().union(*map(words_of, GAMES)) - EVERYDAY
    kinds = kinds_of_targets()
    assert {"drive", "zorro", "plunder", "tangier"} <= words
    assert {"stop", "cuban", "price"} <= kinds
    for path in (*PACKAGE.glob("scenes/**/*.py"), *PACKAGE.glob("stage/**/*.py")):
        for line, text in texts_in(path):
            begins, dot, _ = text.partition(".")
            assert begins not in words, f"{path}:{line}: {text!r}"
            assert not (dot and begins in kinds), f"{path}:{line}: {text!r}"
            assert not text.startswith(("tok_", "pawn_", "die_", "fig_", "bld_")), f"{path}:{line}"


BETWEEN = (  # what scenes and games tell each other, and who passes it on
    "contract/*.py",
    "games/*.py",
    "games/*/*.py",
    "games/*/words/*.py",
    "games/*/window/*.py",
    "stage/board/*.py",
    "scenes/table/**/*.py",
    "scenes/result/*.py",
    "scenes/files/*.py",
)
PROMISES = {"games/__init__.py": 1}  # where types are promised and not proven, and how often


def test_nothing_untyped_passes_between_scenes_and_games() -> None:
    promised: dict[str, int] = {}
    for path in (path for glob in BETWEEN for path in PACKAGE.glob(glob)):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            name = node.id if isinstance(node, ast.Name) else ""
            assert name != "Any", f"{path}:{node.lineno}"
            if name == "cast":
                place = path.relative_to(PACKAGE).as_posix()
                promised[place] = promised.get(place, 0) + 1
    assert promised == PROMISES
