"""At the table somebody thinks, and nothing else stands still."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_hands import Ponderer, fixture_hands, fixture_new_hands, played  # noqa: F401

from santiago_desktop.players.thinking import Thinker
from santiago_desktop.scenes.front.menu import Menu
from santiago_desktop.scenes.front.title import Title
from santiago_desktop.scenes.table.board_view import BoardView
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.table.table import Table, read_seats

if TYPE_CHECKING:
    from scenes_hands import Hands


PATIENCE = 60.0  # seconds; nothing here takes so long unless it hangs


@pytest.fixture(name="ponderer")
def fixture_ponderer(hands: Hands) -> Ponderer:
    hands.app.thinker = Ponderer()
    return hands.app.thinker


def sit(hands: Hands) -> Any:
    """A table at which a computer player makes the first decision."""
    table = Table.new(hands.flow.card, read_seats(["Ana", "ai:hard:Pilar"]), "3", {})
    hands.flow.begin(table)
    hands.wait()
    assert isinstance(hands.scene, TableScene)
    return hands.scene


def test_frames_go_on_while_somebody_thinks(hands: Hands, ponderer: Ponderer) -> None:
    scene = sit(hands)
    assert ponderer.warmed == ["santiago"]
    moves = len(scene.table.match.log)
    hands.wait(50)
    assert len(scene.table.match.log) == moves
    assert len(ponderer.thoughts) == 1
    ponderer.finish()
    hands.wait(1)
    assert len(scene.table.match.log) == moves + 1


@pytest.mark.usefixtures("ponderer")
def test_while_a_computer_player_wakes_up_nothing_is_read_for_later(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(BoardView, "read_on", lambda _: asked.append("all"))
    monkeypatch.setattr(Ponderer, "waking", True)
    sit(hands)
    hands.wait(5)
    assert not asked
    monkeypatch.setattr(Ponderer, "waking", False)
    hands.wait(1)
    assert asked


def test_the_prompt_says_who_is_to_move(hands: Hands, ponderer: Ponderer) -> None:
    scene = sit(hands)
    assert ponderer.thoughts
    assert "Pilar" in scene.sight.words.prompt(scene.sight.director.shown)


def test_who_thinks_for_long_is_said_to(hands: Hands, ponderer: Ponderer) -> None:
    """Nothing moved for five seconds and more: was the program still there?"""
    scene = sit(hands)
    hands.wait(4)
    assert not scene.prompt.notice, "it would flicker"
    hands.wait(30)
    assert scene.prompt.notice == "Thinking…"
    ponderer.finish()
    hands.wait(2)
    assert scene.prompt.notice != "Thinking…"


def test_the_pause_runs_while_somebody_thinks(hands: Hands, ponderer: Ponderer) -> None:
    hands.app.change("pause", 100)
    hands.app.change("speed", "normal")
    scene = sit(hands)
    while scene.sight.director.busy:
        hands.wait(1)
    hands.wait(40)
    moves = len(scene.table.match.log)
    ponderer.finish()
    hands.wait(1)
    assert len(scene.table.match.log) == moves + 1


def test_a_quick_thought_waits_for_the_pause(hands: Hands, ponderer: Ponderer) -> None:
    hands.app.change("pause", 100)
    hands.app.change("speed", "normal")
    scene = sit(hands)
    moves = len(scene.table.match.log)
    ponderer.finish()
    while scene.sight.director.busy:
        hands.wait(1)
    hands.wait(3)
    assert len(scene.table.match.log) == moves
    hands.wait(40)
    assert len(scene.table.match.log) > moves


def test_the_thought_begins_while_the_last_move_is_shown(hands: Hands, ponderer: Ponderer) -> None:
    hands.app.change("speed", "slow")
    scene = sit(hands)
    assert scene.sight.director.busy
    assert ponderer.thoughts


def test_taking_back_calls_the_thought_off(hands: Hands, ponderer: Ponderer) -> None:
    scene = sit(hands)
    ponderer.finish()
    while len(ponderer.thoughts) == 1:
        if scene.deciding.asked:
            scene.play(scene.legal()[0])
        hands.wait(1)
    thought = ponderer.thoughts[1]
    moves = len(scene.table.match.log)
    assert scene.undo()
    assert thought.over
    assert thought.answer is None
    hands.wait(8)
    assert len(scene.table.match.log) < moves
    assert scene.deciding.asked


@pytest.mark.parametrize("way", ["title", "another game"])
def test_leaving_the_table_calls_the_thought_off(
    hands: Hands, ponderer: Ponderer, way: str
) -> None:
    sit(hands)
    (thought,) = ponderer.thoughts
    if way == "title":
        hands.flow.title()
        assert isinstance(hands.scene, Title)
    else:
        hands.flow.play(played(hands.app.saves, "7", 30, ["Ana", "ai:hard:Pilar"]))
    assert thought.over
    hands.wait(8)
    assert thought.answer is None


def test_a_page_over_the_table_calls_the_thought_off_and_coming_back_asks_again(
    hands: Hands, ponderer: Ponderer
) -> None:
    scene = sit(hands)
    (thought,) = ponderer.thoughts
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, Menu)
    assert thought.over
    hands.flow.rules()
    hands.wait(8)
    hands.flow.back()
    hands.flow.back()
    hands.wait(2)
    assert scene.autoplay.thought is ponderer.thoughts[-1]
    assert not scene.autoplay.thought.over


def test_people_alone_need_no_thinker(hands: Hands, ponderer: Ponderer) -> None:
    table = Table.new(hands.flow.card, read_seats(["Ana", "Ben"]), "3", {})
    hands.flow.begin(table)
    hands.wait()
    assert not ponderer.warmed
    assert not ponderer.thoughts


def test_a_process_plays_a_computers_part(hands: Hands) -> None:
    with Thinker() as thinker:
        hands.app.thinker = thinker
        scene = sit(hands)
        end = time.monotonic() + PATIENCE
        while sum(each.actor == 1 for each in scene.table.match.log) < 5:
            if scene.deciding.asked:
                scene.play(scene.legal()[0])
            hands.wait(1)
            time.sleep(0.001)
            assert time.monotonic() < end
        assert thinker.warm()
