"""Files are found, taken in and copied out by clicks, keys, gamepad, or dropped on the window."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_hands import fixture_hands, fixture_new_hands, played  # noqa: F401

from santiago_desktop.kernel import saves
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.kernel.saves import Newer, NotASave
from santiago_desktop.kernel.timeline import digest
from santiago_desktop.scenes.files.file_faults import told
from santiago_desktop.scenes.files.saves import Saves
from santiago_desktop.scenes.table.browser import Browser
from santiago_desktop.scenes.table.dialog import Dialog
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.system.language import ENGLISH
from santiago_desktop.table.archive import Archive, Taken

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from scenes_hands import Hands


@pytest.fixture(name="elsewhere")
def fixture_elsewhere(hands: Hands) -> Path:
    """Where the browser begins: a folder with a folder, a game, and what is no game."""
    folder: Path = hands.app.folder.parent / "elsewhere"
    (folder / "inner").mkdir()
    (folder / ".hidden").mkdir()
    (folder / "notes.txt").write_text("x")
    (folder / "broken.santiago").write_text("x\n")
    table = played(folder, "4", 30)
    assert table.journal
    table.journal.path.rename(folder / "game.santiago")
    return folder


def browse(hands: Hands) -> Any:
    hands.flow.saves()
    hands.wait()
    hands.click("Import a file…")
    page = hands.scene
    assert isinstance(page, Browser)
    return page


def saved(hands: Hands) -> list[str]:
    return sorted(path.name for path in hands.app.saves.glob("*.santiago"))


def drop(hands: Hands, path: Path) -> None:
    hands.app.handle(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    hands.wait()


def test_folders_and_games_are_listed_and_nothing_else(hands: Hands, elsewhere: Path) -> None:
    page = browse(hands)
    names = [path.name for path in page.entries]
    assert names == ["inner", "broken.santiago", "game.santiago"]
    hands.click("entry inner")
    assert page.folder == elsewhere / "inner"
    assert page.entries == []
    hands.click("up")
    assert page.folder == elsewhere


def test_a_file_is_taken_in_by_two_clicks(hands: Hands, elsewhere: Path) -> None:
    del elsewhere
    browse(hands)
    hands.click("entry game.santiago")
    hands.click("entry game.santiago")
    assert isinstance(hands.scene, Saves)
    assert saved(hands) == ["game.santiago"]


def test_a_file_is_taken_in_by_its_name(hands: Hands, elsewhere: Path) -> None:
    browse(hands)
    hands.click("field")
    hands.type("inner")
    hands.press(pygame.K_RETURN)
    page: Any = hands.scene
    assert page.folder == elsewhere / "inner"
    hands.click("field")
    hands.type("../game")  # the ending need not be typed
    hands.click("Import")
    assert saved(hands) == ["game.santiago"]


def test_the_gamepad_alone_takes_a_file_in(hands: Hands, elsewhere: Path) -> None:
    del elsewhere
    browse(hands)
    page: Any = hands.scene
    for _ in range(30):
        hands.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        if page.panel.focus.name == "entry game.santiago":
            break
    hands.pad(pygame.CONTROLLER_BUTTON_A)
    hands.pad(pygame.CONTROLLER_BUTTON_A)
    assert saved(hands) == ["game.santiago"]


def test_what_is_no_game_is_refused_in_one_sentence(hands: Hands, elsewhere: Path) -> None:
    del elsewhere
    page = browse(hands)
    hands.click("entry broken.santiago")
    hands.click("Import")
    assert hands.scene is page
    assert page.complaint == "This is not a game saved by Santiago Desktop."
    hands.click("field")
    hands.type("nowhere")
    assert page.complaint == ""
    hands.click("Import")
    assert page.complaint == "There is no such file."
    assert saved(hands) == []


def test_the_folder_is_remembered(hands: Hands, elsewhere: Path) -> None:
    browse(hands)
    hands.click("up")
    hands.click("entry elsewhere")
    hands.click("entry inner")
    game = elsewhere / "game.santiago"
    game.rename(elsewhere / "inner" / game.name)
    page: Any = hands.scene
    page.go(elsewhere / "inner")
    hands.click("entry game.santiago")
    hands.click("Import")
    assert browse(hands).folder == elsewhere / "inner"


def test_a_folder_that_cant_be_opened_says_so(hands: Hands, elsewhere: Path) -> None:
    page = browse(hands)
    page.go(elsewhere / "nowhere")
    assert page.complaint.startswith("This folder can't be opened")
    assert page.folder == elsewhere


def test_a_game_dropped_on_the_window_is_opened(hands: Hands, elsewhere: Path) -> None:
    hands.wait()
    drop(hands, elsewhere / "game.santiago")
    scene: Any = hands.scene
    assert isinstance(hands.app.stack.scenes[0], TableScene)
    assert saved(hands) == ["game.santiago"]
    assert scene is not None
    drop(hands, hands.app.saves / "game.santiago")  # it is there already: no second copy
    assert saved(hands) == ["game.santiago"]


def test_anything_else_that_is_dropped_is_refused(hands: Hands, elsewhere: Path) -> None:
    hands.wait()
    drop(hands, elsewhere / "notes.txt")
    dialog: Any = hands.scene
    assert isinstance(dialog, Dialog)
    assert dialog.words.startswith("notes.txt: ")
    hands.press(pygame.K_ESCAPE)
    drop(hands, elsewhere)
    assert isinstance(hands.scene, Dialog)
    assert saved(hands) == []


def test_known_faults_are_told_in_the_players_language() -> None:
    assert told(None, ENGLISH) == ""
    assert told(Taken("x"), ENGLISH) == "There is already a file with this name."
    assert told(NotASave("x"), ENGLISH).startswith("This is not a game")
    assert told(Newer("x"), ENGLISH).endswith("of this program.")
    assert told(Fault("log line 3: x"), ENGLISH) == "The file can't be read: log line 3: x."


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        (lambda head: head | {"format": "chess"}, NotASave),
        (lambda head: head | {"version": saves.VERSION + 1}, Newer),
        (lambda head: head | {"clock": 5}, Newer),
        (lambda head: head | {"players": []}, Fault),
    ],
)
def test_faults_of_a_file_are_types(
    tmp_path: Path, change: Callable[[dict[str, Any]], dict[str, Any]], kind: type[Fault]
) -> None:
    table = played(tmp_path, "1", 3)
    assert table.journal is not None
    path = table.journal.path
    table.journal.close()
    head, *log = path.read_text().splitlines()
    changed = change(json.loads(head))
    del changed["hash"]
    path.write_text("\n".join([json.dumps(changed | {"hash": digest(changed)}), *log, ""]))
    assert type(Archive(tmp_path).look(path).fault) is kind
    path.write_text("no JSON\n")
    assert type(Archive(tmp_path).look(path).fault) is NotASave
    with_more = json.loads(head) | {"table": {"music": "jazz"}}
    del with_more["hash"]
    path.write_text(json.dumps(with_more | {"hash": digest(with_more)}) + "\n")
    assert type(Archive(tmp_path).look(path).fault) is Newer
