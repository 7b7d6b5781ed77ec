"""Choosing by mouse and keyboard: amounts are set, and the focus is where the decision is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from stage_world import make_app, sit, until_asked

from santiago_desktop.games.santiago import actions as act
from santiago_desktop.games.santiago import box
from santiago_desktop.scenes.choosing import Choice
from santiago_desktop.scenes.table_controls import Spot
from santiago_desktop.stage.commands import Command

if TYPE_CHECKING:
    from pathlib import Path

    from santiago_desktop.app import App
    from santiago_desktop.scenes.table import TableScene
    from santiago_desktop.stage.widgets import Widget


@pytest.fixture
def app(tmp_path: Path) -> App:
    return make_app(tmp_path)


@pytest.fixture
def scene(app: App) -> TableScene:
    made = sit(app, "Ana", "ai:easy", "ai:easy")
    assert until_asked(app, made)
    return made


def into(scene: TableScene, building: int, *, points: int = 0, pesos: int = 0) -> None:
    """Ana stands in a building and has what she needs."""
    state = scene.table.match.state
    state.phase, state.building, state.left = "use", building, box.MARKET[0]
    state.actor = state.turn = scene.viewer
    state.vp[scene.viewer], state.pesos[scene.viewer] = points, pesos
    state.goods[scene.viewer * box.KINDS : (scene.viewer + 1) * box.KINDS] = [5] * box.KINDS
    scene.controls.lay_out()


def choices(scene: TableScene) -> list[Choice]:
    return [each for each in scene.controls.panel.widgets if isinstance(each, Choice)]


def named(scene: TableScene, name: str) -> Widget:
    return next(each for each in scene.controls.panel.widgets if each.name == name)


def test_many_amounts_are_one_button_with_less_and_more(scene: TableScene) -> None:
    into(scene, box.CASINO, points=24, pesos=4)
    assert len(scene.legal()) > 24
    buy, sell, skip = choices(scene)
    assert (buy.parts[0], sell.parts[0], skip.parts) == ("3", "1", ())
    assert not named(scene, "sell icon.minus").enabled
    for _ in range(6):
        named(scene, "sell icon.plus").activate()
    assert choices(scene)[1].parts[0] == "7"
    choices(scene)[1].activate()
    assert scene.table.match.log[-1].action == act.Sell(7)


def test_no_picture_of_a_choice_is_wider_than_its_button(scene: TableScene) -> None:
    for building in range(len(box.BUILDINGS)):
        into(scene, building, points=90, pesos=90)
        for choice in choices(scene):
            if choice.parts:
                assert choice.picture().get_width() <= choice.box.width, choice.label


def test_what_is_exchanged_begins_with_all_that_one_has(scene: TableScene) -> None:
    into(scene, box.DISTILLERY)
    first = choices(scene)[0]
    assert first.parts[0] == "5"
    assert not named(scene, "exchange icon.plus").enabled


def test_the_first_key_comes_to_what_is_to_be_decided(app: App, scene: TableScene) -> None:
    scene.play(scene.legal()[0])
    for _ in range(60):
        assert until_asked(app, scene)
        if scene.controls.told:
            break
        scene.play(scene.legal()[0])
    assert scene.controls.told
    scene.command(Command.NEXT)
    assert isinstance(scene.controls.panel.focus, Spot)


def test_after_a_choice_the_keyboard_is_at_the_next_one(app: App, scene: TableScene) -> None:
    scene.command(Command.NEXT)
    for _ in range(25):
        assert scene.controls.panel.focus in scene.controls.decisions
        scene.command(Command.CONFIRM)
        if not until_asked(app, scene):
            break


def test_to_skip_stands_at_the_end_and_the_dialog_off_the_edges(scene: TableScene) -> None:
    for building in (box.BLACK_MARKET, box.NEWSPAPER, box.CASINO, box.TRADE_OFFICE):
        into(scene, building, points=24, pesos=9)
        skip, dialog = choices(scene)[-1], scene.controls.choosing.box()
        others = choices(scene)[:-1]
        assert skip.parts == ()
        assert all(skip.box.bottom >= each.box.bottom for each in others)
        assert all(skip.box.right >= each.box.right for each in others)
        assert dialog.right < scene.app.canvas.size[0] > dialog.bottom
