"""The list of saved games: pictures of the board, names, and how far each game has got."""

from __future__ import annotations

from time import sleep
from typing import TYPE_CHECKING, Any

import pygame
from scenes_hands import fixture_hands, fixture_new_hands, played  # noqa: F401

from santiago_desktop.scenes.files.miniature import FOLDER
from santiago_desktop.scenes.files.saves import shortened
from santiago_desktop.stage.drawing.art import SHARED
from santiago_desktop.table import locks

if TYPE_CHECKING:
    import pytest
    from scenes_hands import Hands


def until_drawn(hands: Hands, count: int) -> Any:
    """The page with so many pictures."""
    hands.flow.saves()
    page: Any = hands.scene
    for _ in range(400):
        hands.wait(1)
        if len(page.pictures.found) == count:
            return page
        sleep(0.01)
    raise AssertionError(f"{len(page.pictures.found)} pictures")


def files(hands: Hands) -> set[str]:
    return {path.stem for path in (hands.app.folder / FOLDER).glob("*.jpg")}


def test_each_game_has_a_picture_that_is_drawn_once(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [played(hands.app.saves, seed, 40) for seed in ("1", "2")]
    page = until_drawn(hands, 2)
    assert files(hands) == {table.journal.hash for table in tables if table.journal}
    first, second = page.pictures.found.values()
    assert pygame.image.tobytes(first, "RGB") != pygame.image.tobytes(second, "RGB")
    hands.flow.back()
    monkeypatch.setattr(page.pictures.__class__, "_draw", None)  # whoever draws again, fails
    until_drawn(hands, 2)


def test_a_picture_of_a_moment_that_is_gone_is_thrown_away(hands: Hands) -> None:
    table = played(hands.app.saves, "1", 40)
    until_drawn(hands, 1)
    before = files(hands)
    hands.flow.back()
    table.play(table.automatic() or table.match.legal()[0])
    until_drawn(hands, 1)
    assert len(files(hands)) == 1
    assert files(hands) != before


def test_pictures_that_cant_be_kept_are_drawn_all_the_same(hands: Hands) -> None:
    played(hands.app.saves, "1", 40)
    (hands.app.folder / FOLDER).write_text("in the way")
    until_drawn(hands, 1)


def test_scenes_share_the_games_pictures(hands: Hands) -> None:
    hands.flow.play(played(hands.app.saves, "5", 0, ["Ana", "ai:easy:Pilar"]))
    scene: Any = hands.scene
    hands.flow.rules("3")
    book: Any = hands.scene
    assert book.atlas is scene.sight.board.atlas is SHARED["santiago"]


def test_only_names_that_are_too_long_are_cut() -> None:
    assert shortened([10, 20], 100) == 20
    assert shortened([10, 200, 300], 210) == 100
    assert shortened([90, 90], 100) == 50


def test_a_game_that_another_program_plays_is_not_opened(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise BlockingIOError

    table = played(hands.app.saves, "1", 40)
    assert table.journal
    table.journal.close()
    monkeypatch.setattr(locks, "_lock", refuse)
    before = table.journal.path.read_bytes()
    hands.flow.open(table.journal.path)
    dialog: Any = hands.scene
    assert dialog.words == "Another program has this game open."
    assert table.journal.path.read_bytes() == before
