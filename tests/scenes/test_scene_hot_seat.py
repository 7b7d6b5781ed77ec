"""Several people at one screen: who may take back what, and what the gate says and shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_hands import fixture_hands, fixture_new_hands, played  # noqa: F401

from santiago_desktop.kernel.rules import NOBODY, UNKNOWN
from santiago_desktop.scenes.table.hand_over import HandOver
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.stage.controls.blocks import Paragraph
from santiago_desktop.stage.input.commands import Command

if TYPE_CHECKING:
    from scenes_hands import Hands


@pytest.fixture(name="table")
def fixture_table(hands: Hands) -> Any:
    """Two people; the first one is asked."""
    hands.flow.play(played(hands.app.saves, "6", 0, ["Ana", "Ben"]))
    table: Any = hands.scene
    to_gate(hands)
    hands.press(pygame.K_RETURN)
    hands.wait(2)
    assert table.deciding.asked
    return table


def to_gate(hands: Hands) -> HandOver:
    """Play until somebody else has to come."""
    for _ in range(100):
        hands.wait(1)
        scene: Any = hands.scene
        if isinstance(scene, HandOver):
            return scene
        if scene.deciding.asked:
            scene.play(scene.legal()[-1])
    raise AssertionError("nobody else is asked")


def to_phase(hands: Hands, phase: str) -> None:
    """Play until somebody is asked in a phase."""
    for _ in range(200):
        hands.wait(1)
        scene: Any = hands.scene
        if isinstance(scene, HandOver):
            hands.press(pygame.K_RETURN)
        elif scene.deciding.asked and scene.table.match.state.phase == phase:
            return
        elif scene.deciding.asked:
            scene.play(scene.legal()[0])
    raise AssertionError(phase)


def test_the_gate_says_what_the_next_person_is_wanted_for(hands: Hands, table: Any) -> None:
    gate = to_gate(hands)
    said = [each.label for each in gate.panel.widgets if isinstance(each, Paragraph)]
    assert table.table.names[gate.seat] in said[0]
    assert said[0] == table.sight.words.prompt(table.sight.shown)
    assert gate.topic() == "9"


def test_the_last_one_takes_back_until_the_next_one_is_there(hands: Hands, table: Any) -> None:
    last = table.sight.viewer
    gate = to_gate(hands)
    played_so_far = len(table.table.match.log)
    decided = table.table.match.log[-1].actor
    hands.press(pygame.K_z, pygame.KMOD_CTRL)
    if decided != last:  # luck has decided since then
        assert hands.scene is gate
        return
    assert isinstance(hands.scene, TableScene)
    hands.wait(2)
    assert table.sight.viewer == last
    assert len(table.table.match.log) < played_so_far
    assert table.deciding.asked


def test_who_has_come_takes_back_nothing_of_the_others(hands: Hands, table: Any) -> None:
    to_gate(hands)
    before = len(table.table.match.log)
    hands.press(pygame.K_RETURN)
    hands.wait(2)
    assert not table.undo()
    assert len(table.table.match.log) == before
    assert table.prompt.notice


def test_nobody_takes_back_anothers_decision_at_any_moment(hands: Hands, table: Any) -> None:
    for _ in range(120):
        hands.wait(1)
        scene: Any = hands.scene
        if isinstance(scene, HandOver):
            assert table.sight.viewer == NOBODY
            assert all(points == UNKNOWN for points in table.sight.shown.vp)
            hands.press(pygame.K_RETURN)
        elif scene.deciding.asked:
            viewer, log = scene.sight.viewer, list(scene.table.match.log)
            if scene.undo():
                cut = log[len(scene.table.match.log) :]
                assert {each.actor for each in cut} & {0, 1} <= {viewer}
                hands.wait(2)
                scene.redo()
                assert scene.table.match.log == log
                hands.wait(2)
            if scene.deciding.asked:
                scene.play(scene.legal()[0])


def test_what_was_taken_back_is_played_again(hands: Hands, table: Any) -> None:
    to_phase(hands, "drive")
    table.play(table.legal()[0])
    hands.wait(2)
    log = list(table.table.match.log)
    assert table.undo()
    hands.wait(2)
    assert "icon.redo" in [each.name for each in hands.widgets()]
    table.command(Command.REDO)
    assert table.table.match.log == log
    hands.wait(2)
    assert not table.redo()
    assert table.prompt.notice == "There is nothing to redo."


def test_a_held_key_looks_through_what_lies_on_the_board(hands: Hands, table: Any) -> None:
    table.command(Command.LOOK_THROUGH)
    assert table.controls.look_through
    hands.wait(1)
    table.command(Command.LOOK_THROUGH, down=False)
    assert not table.controls.look_through
