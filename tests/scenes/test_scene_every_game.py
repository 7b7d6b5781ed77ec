"""Every scene, over saved games of all games, of which one has no window: it is named."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_hands import fixture_new_hands, played  # noqa: F401

from santiago_desktop.commands.cli import WRONG_USAGE, main
from santiago_desktop.contract.card import Card
from santiago_desktop.games import GAMES
from santiago_desktop.scenes.files.saves import Saves
from santiago_desktop.scenes.front.title import Title
from santiago_desktop.scenes.pages.key_page import Keys
from santiago_desktop.scenes.pages.rulebook import Rulebook
from santiago_desktop.scenes.result.result import ResultPage
from santiago_desktop.scenes.table.dialog import Dialog
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.system.language import LANGUAGES, language
from santiago_desktop.table import journal

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes_hands import Hands

ELSEWHERE = ("manila",)  # whose desk is taken away here
MOVES = 30
SEATS = ["Ana", "ai:random:Pilar", "ai:random:Rafael"]
TALL = (1280, 1440)  # all files are in sight at once


@pytest.fixture(autouse=True)
def _without_a_desk(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in ELSEWHERE:
        monkeypatch.setattr(type(GAMES[game]()), "desk", Card.desk)


@pytest.fixture(name="hands")
def fixture_hands_at_a_tall_window(new_hands: Callable[..., Hands]) -> Hands:
    return new_hands(TALL)


@pytest.fixture(name="made", scope="module")
def fixture_made(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, bool], Path]:
    """Saved games by game, and by whether they are over; played once for all tests."""
    folder, found = tmp_path_factory.mktemp("made"), {}
    for game in GAMES:
        for over in (True, False):
            table = played(folder, game, -1 if over else MOVES, SEATS, game)
            assert table.journal is not None
            table.journal.close()
            found[game, over] = table.journal.path
    return found


@pytest.fixture(name="folder")
def fixture_folder(
    hands: Hands, made: dict[tuple[str, bool], Path]
) -> dict[tuple[str, bool], Path]:
    """The same in the program's folder; those without a window are the newest."""
    found = {}
    hands.app.saves.mkdir(parents=True)
    for key in sorted(made, key=lambda each: each[0] in ELSEWHERE):
        found[key] = Path(shutil.copy(made[key], hands.app.saves))
        os.utime(found[key], (0, len(found)))
    return found


def contents(folder: dict[tuple[str, bool], Path]) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.values()}


def sentence(game: str, code: str = "en") -> str:
    return GAMES[game]().only_in_terminal(language(code))


def looked_through(hands: Hands) -> Any:
    """The page of saved games, when it has looked into all of them and drawn what it draws."""
    hands.flow.saves()
    page: Any = hands.scene
    assert isinstance(page, Saves)
    hands.wait(40)
    assert not page.unread
    return page


class Plain(Card):
    """A game for the terminal."""

    id, title = "plain", "Plain"


def test_a_game_without_a_desk_is_named_in_every_language() -> None:
    assert not Plain().has_window
    assert {game for game, make in GAMES.items() if not make().has_window} == set(ELSEWHERE)
    said = {Plain().only_in_terminal(language(code)) for code in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("Plain" in each for each in said)


def test_the_title_offers_what_it_can_show_and_says_where_the_rest_is_played(
    hands: Hands, folder: dict[tuple[str, bool], Path]
) -> None:
    hands.flow.title()
    hands.wait(2 * len(folder))
    title: Any = hands.scene
    assert isinstance(title, Title)
    for game in GAMES:
        title.choose(game)
        if game in ELSEWHERE:
            hands.click("In the terminal")
            said: Any = hands.scene
            assert said.words == sentence(game)
            hands.flow.back()
        else:
            hands.click("Continue")
            scene: Any = hands.scene
            assert isinstance(scene, TableScene)
            assert scene.table.card.id == game
            hands.flow.title()
            hands.wait(2 * len(folder))
            title = hands.scene


def test_saved_games_open_or_say_where_they_are_played(
    hands: Hands, folder: dict[tuple[str, bool], Path]
) -> None:
    for (game, _), path in folder.items():
        hands.flow.title()
        page = looked_through(hands)
        assert len(page.found) == len(folder)
        assert not [saved.fault for saved in page.found if saved.fault]
        before = contents(folder)
        hands.click(hands.find(f"open {path.name}"))
        scene: Any = hands.scene
        if game in ELSEWHERE:
            assert isinstance(scene, Dialog)
            assert scene.words == sentence(game)
            assert contents(folder) == before
            journal.go_on(path)  # nobody has it open
        else:
            assert isinstance(scene, TableScene | ResultPage)


@pytest.mark.parametrize("game", ELSEWHERE)
def test_a_dropped_file_is_taken_in_and_said_to_be_for_the_terminal(
    hands: Hands, game: str, tmp_path: Path
) -> None:
    table = played(tmp_path, "1", MOVES, game=game)
    assert table.journal is not None
    table.journal.close()
    hands.app.handle(pygame.event.Event(pygame.DROPFILE, file=str(table.journal.path)))
    scene: Any = hands.scene
    assert isinstance(scene, Dialog)
    assert scene.words == sentence(game)
    assert [path.name for path in hands.app.saves.glob("*.santiago")] == [table.journal.path.name]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", ELSEWHERE)
def test_play_says_it_in_one_line_and_begins_no_game(
    game: str, code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--language", code, "--data-dir", str(tmp_path / "data")]
    assert main(["play", game, *options]) == WRONG_USAGE
    assert capsys.readouterr().err == f"santiago-desktop: {sentence(game, code)}\n"
    assert not (tmp_path / "data").exists()
    table = played(tmp_path, "1", MOVES, game=game)
    assert table.journal is not None
    path = table.journal.path
    table.journal.close()
    before = path.read_bytes()
    assert main([str(path), *options]) == WRONG_USAGE
    assert capsys.readouterr().err == f"santiago-desktop: {sentence(game, code)}\n"
    assert path.read_bytes() == before


@pytest.mark.usefixtures("folder")
def test_every_other_scene_opens_over_them(hands: Hands) -> None:
    flow = hands.flow
    for opened, kind in ((flow.rules, Rulebook), (flow.keys, Keys), (flow.settings, None)):
        opened()
        hands.wait(2)
        assert kind is None or isinstance(hands.scene, kind)
        flow.title()
    for opened in (flow.setup, flow.lessons, flow.lesson):
        opened()
        hands.wait(2)
        flow.title()
        hands.wait(2)
        assert isinstance(hands.scene, Title)


def test_people_who_hide_nothing_hand_nothing_over() -> None:
    hides = {game: make().hides({}) for game, make in GAMES.items()}
    assert hides == {"santiago": True, "manila": True, "cargo_noir": False}
    assert not GAMES["santiago"]().hides({"open_holdings": True})
