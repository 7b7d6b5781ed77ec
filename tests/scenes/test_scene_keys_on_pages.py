"""Pages by keyboard: Tab walks to the main button, arrows lead to what one sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_hands import fixture_hands, fixture_new_hands, played  # noqa: F401

from santiago_desktop.games import GAMES
from santiago_desktop.scenes.front.menu import Menu
from santiago_desktop.scenes.pages.key_page import Keys
from santiago_desktop.stage.controls import tips
from santiago_desktop.stage.controls.blocks import Frame, Paragraph
from santiago_desktop.stage.controls.widgets import Label
from santiago_desktop.stage.input.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes_hands import Hands

RING = 8  # design pixels that the ring of the focus takes around a control


def focused(hands: Hands) -> str:
    """The name, or else the label, of what has the focus."""
    scene: Any = hands.scene
    return str(scene.panel.focus.name or scene.panel.focus.label)


def put(hands: Hands, name: str) -> None:
    scene: Any = hands.scene
    scene.panel.set_focus(hands.find(name))


def test_tab_leads_from_the_last_field_to_the_main_button_and_only_then_back(
    hands: Hands,
) -> None:
    hands.flow.setup()
    put(hands, "more")
    seen = []
    for _ in range(3):
        hands.press(pygame.K_TAB)
        seen.append(focused(hands))
    assert seen == ["foot Play", "back", "look 0"]


@pytest.mark.parametrize("page", ["setup", "settings", "keys", "saves", "rules"])
def test_no_page_has_the_way_back_between_its_controls(hands: Hands, page: str) -> None:
    played(hands.app.saves, "2", 70)
    getattr(hands.flow, page)()
    hands.wait()
    scene: Any = hands.scene
    keys = [each.key for each in scene.panel.reachable()]
    assert keys.index(Command.BACK) == len(keys) - 1


def test_arrows_lead_down_a_page_line_by_line_and_back(hands: Hands) -> None:
    hands.flow.setup()
    put(hands, "level 2")
    lines = ["level 2"]
    while "foot Play" not in lines:
        hands.press(pygame.K_DOWN)
        lines.append(focused(hands))
    assert lines[1:4] == ["add", "first", "holdings"]
    assert lines[-2:] == ["more", "foot Play"]
    hands.press(pygame.K_UP)
    assert focused(hands) == "more", "the opposite arrow leads back"


@pytest.mark.parametrize("game", GAMES)
def test_arrows_down_leave_out_no_line_of_a_page(hands: Hands, game: str) -> None:
    hands.flow.card = GAMES[game]()
    hands.flow.setup()
    scene: Any = hands.scene
    hands.press(pygame.K_TAB)
    passed = [scene.panel.focus.box.copy().move(0, scene.panel.offset)]
    while focused(hands) != "more":
        hands.press(pygame.K_DOWN)
        passed.append(scene.panel.focus.box.move(0, scene.panel.offset))
    for each in scene.panel.reachable():
        if each in scene.panel.rolling:
            box = each.box.move(0, scene.panel.offset)
            assert any(box.top < line.bottom and line.top < box.bottom for line in passed), each


def test_right_leads_to_what_stands_right_beside(hands: Hands) -> None:
    played(hands.app.saves, "3", 30, ["Ana", "ai:easy:Pilar"])
    hands.flow.title()
    hands.wait(8)
    put(hands, "Continue")
    hands.press(pygame.K_RIGHT)
    assert focused(hands) == "New game"
    hands.press(pygame.K_LEFT)
    assert focused(hands) == "Continue"
    hands.press(pygame.K_DOWN)
    assert focused(hands) == "Saved games"


def test_an_arrow_that_walks_on_changes_no_colour(hands: Hands) -> None:
    hands.flow.setup()
    scene: Any = hands.scene
    before = [chair.look for chair in scene.plan.chairs]
    put(hands, "look 0")
    hands.press(pygame.K_RIGHT)
    assert focused(hands) == "name 0"
    assert [chair.look for chair in scene.plan.chairs] == before
    put(hands, "look 0")
    hands.press(pygame.K_RETURN)
    assert [chair.look for chair in scene.plan.chairs] != before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "zoom"), [((1280, 720), 100), ((1920, 1080), 150)])
def test_the_ring_of_the_focus_covers_no_words(
    new_hands: Callable[..., Hands], game: str, size: tuple[int, int], zoom: int
) -> None:
    hands = new_hands(size, zoom=zoom)
    hands.flow.card = GAMES[game]()
    hands.flow.setup()
    scene: Any = hands.scene
    words = [each for each in scene.panel.rolling if isinstance(each, Paragraph | Label)]
    room = 2 * hands.app.canvas.px(RING)
    for each in scene.panel.reachable():
        if each in scene.panel.rolling:
            ring = each.box.inflate(room, room)
            covered = [other.label for other in words if _written(other).colliderect(ring)]
            assert not covered, each.name


def _written(words: Any) -> pygame.Rect:
    """Where the letters are."""
    canvas = words.canvas
    if isinstance(words, Paragraph):
        return words.box
    size = canvas.letters.width(words.label, words.face, words.size, canvas.scale)
    box = pygame.Rect(0, 0, size, canvas.px(words.size))
    box.midleft = words.box.midleft
    return box


@pytest.mark.parametrize("leave", ["back", "escape"])
def test_a_table_that_was_put_together_is_there_again_after_leaving_the_page(
    hands: Hands, leave: str
) -> None:
    hands.flow.setup()
    hands.click("Add a player")
    hands.find("level 1").adjust(1)
    scene: Any = hands.scene
    chairs = list(scene.plan.chairs)
    if leave == "back":
        hands.click("back")
    else:
        hands.press(pygame.K_ESCAPE)
    assert hands.scene is not scene
    hands.flow.setup()
    again: Any = hands.scene
    assert again.plan.chairs == chairs


def test_the_list_of_keys_is_found_by_keyboard_from_the_table(hands: Hands) -> None:
    """Only tooltips told of keys, and those want a mouse."""
    hands.flow.play(played(hands.app.saves, "2", 70))
    hands.press(pygame.K_F10)
    while focused(hands) != "icon.keyboard":
        hands.press(pygame.K_DOWN)
    hands.press(pygame.K_RETURN)
    assert isinstance(hands.scene, Keys)
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, Menu)


def seated(hands: Hands, count: int) -> Any:
    """The page of a new game with so many chairs."""
    hands.flow.setup()
    scene: Any = hands.scene
    while len(scene.plan.chairs) < count:
        scene.plan.add()
    del scene.plan.chairs[count:]
    scene.lay_out()
    return scene


@pytest.mark.parametrize(("chairs", "neighbour"), [(4, "remove 2"), (3, "name 1")])
def test_whoever_removes_the_last_player_stays_beside_that_row(
    hands: Hands, chairs: int, neighbour: str
) -> None:
    """The focus jumped to the options far below."""
    scene = seated(hands, chairs)
    put(hands, f"remove {chairs - 1}")
    hands.press(pygame.K_RETURN)
    assert len(scene.plan.chairs) == chairs - 1
    assert focused(hands) == neighbour


@pytest.mark.parametrize("name", ["look 0", "look 1", "remove 0", "remove 3"])
def test_a_tooltip_of_the_focus_hides_neither_a_heading_nor_another_row(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    scene, stood = seated(hands, 4), list[pygame.Rect]()
    before = tips.placed
    monkeypatch.setattr(tips, "placed", lambda *a: stood.append(before(*a)) or stood[-1])
    put(hands, name)
    scene.rest = 0.0
    hands.wait(8)
    others = [each.box for each in scene.panel.widgets if not isinstance(each, Frame)]
    assert stood[-1].collidelist(others) < 0
