"""The page that says that an error has stopped the program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_hands import fixture_hands, fixture_new_hands, played  # noqa: F401

from santiago_desktop.commands import window
from santiago_desktop.scenes.pages import stopped
from santiago_desktop.scenes.pages.stopped import Stopped
from santiago_desktop.stage.input.commands import Command
from santiago_desktop.system import folders
from santiago_desktop.system.crash import CrashFiles

if TYPE_CHECKING:
    from pathlib import Path

    from scenes_hands import Hands


@pytest.fixture(name="page")
def fixture_page(hands: Hands, tmp_path: Path) -> Any:
    """The page, over a game that was being played."""
    hands.flow.play(played(hands.app.saves, "1", 5, ["Ana", "ai:easy:Pilar"]))
    report = tmp_path / "last-crash.txt"
    report.write_text("all that happened", "utf-8")
    stopped.show(hands.app, report, wait=False)
    assert isinstance(hands.scene, Stopped)
    return hands.scene


def test_it_says_one_sentence_and_stays_until_it_is_closed(hands: Hands, page: Any) -> None:
    assert page.words == "An unforeseen error has stopped the program; your game is saved."
    assert [scene for scene in hands.app.stack.scenes if scene is not page] == []
    hands.wait()
    assert hands.app.running
    hands.click("Close")
    assert not hands.app.running


def test_the_report_is_copied_and_its_folder_opened(
    hands: Hands, page: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    copied: list[str] = []
    opened: list[Path] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    monkeypatch.setattr(folders, "show", opened.append)
    hands.click("Copy the report")
    assert copied == ["all that happened"]
    assert page.words.endswith("The report is in the clipboard.")
    hands.click("Open the folder")
    assert opened == [tmp_path]
    assert page.words == page.sentence


def test_where_that_isnt_possible_the_person_is_told(
    hands: Hands, page: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def nothing(_: object) -> None:
        raise OSError("no file manager")

    monkeypatch.setattr(folders, "show", nothing)
    hands.click("Open the folder")
    assert str(tmp_path) in page.words
    page.report.unlink()
    hands.click("Copy the report")
    assert page.words.endswith("That didn't work")


def test_without_a_report_it_can_only_be_closed(hands: Hands) -> None:
    stopped.show(hands.app, None, wait=False)
    assert [each.name for each in hands.widgets() if each.name] == ["answer 0"]
    hands.app.stack.top.command(Command.BACK)
    assert not hands.app.running


def test_an_error_of_another_thread_stops_the_window(hands: Hands, tmp_path: Path) -> None:
    crashes = CrashFiles(tmp_path)
    error = ZeroDivisionError("elsewhere")
    window.connect(crashes, hands.app)
    hands.wait(1)
    crashes.happened(error)
    with pytest.raises(ZeroDivisionError, match="elsewhere"):
        hands.wait(1)


def test_reports_tell_of_the_table_and_not_of_people(hands: Hands) -> None:
    table = played(hands.app.saves, "1", 5, ["Ana", "ai:easy:Pilar"])
    assert table.journal is not None
    hands.flow.play(table)
    facts = window.facts(hands.app)
    assert facts["saved game"] == table.journal.path.stem
    assert window.names(hands.app) == ["Ana"]
    table.journal.path = table.journal.path.with_name("Ana and Pilar.santiago")
    assert "Ana" not in str(window.facts(hands.app))
