"""From the table into the rulebook, and from the log to its moments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_hands import fixture_hands, fixture_new_hands, played  # noqa: F401

from santiago_desktop.scenes.pages.rulebook import Rulebook
from santiago_desktop.scenes.table.log import LEFT, LogRow
from santiago_desktop.scenes.table.table import TableScene

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes_hands import Hands


@pytest.fixture(name="scene")
def fixture_scene(hands: Hands) -> Any:
    """Ana is to drive, after a few turns."""
    hands.flow.play(played(hands.app.saves, "4", 40, ["Ana", "ai:easy:Pilar"]))
    for _ in range(60):
        hands.wait(4, 0.5)
        scene: Any = hands.scene
        if scene.deciding.asked and scene.table.match.state.phase == "drive":
            return scene
        if scene.deciding.asked:
            scene.play(scene.legal()[0])
    raise AssertionError("Ana never drives")


def refuse(hands: Hands, scene: Any) -> None:
    """Click on a stop that is too dear."""
    purse = scene.table.match.state.pesos[0]
    far = (scene.table.match.state.car + min(9, purse + 2)) % 10
    hands.click_at(scene.pointing.spot_box(f"stop.{far}").center)
    assert scene.prompt.notice


def opened(hands: Hands) -> str:
    """The section at which the book is open; it is closed again."""
    book = hands.scene
    assert isinstance(book, Rulebook)
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, TableScene)
    return book.section


def point(hands: Hands, place: tuple[int, int]) -> None:
    fields = {"pos": place, "rel": (1, 1), "buttons": (0, 0, 0)}
    hands.app.handle(pygame.event.Event(pygame.MOUSEMOTION, fields))
    hands.wait(6)


def test_a_refusal_leads_to_its_rule(hands: Hands, scene: Any) -> None:
    refuse(hands, scene)
    assert scene.prompt.sign.tip == "Rules: A turn"
    hands.click("rule sign")
    assert opened(hands) == "3"
    point(hands, (5, 5))
    scene.controls.panel.focus = None  # nothing is lit by keys either
    hands.press(pygame.K_F1)
    assert opened(hands) == "3"
    hands.press(pygame.K_F1)  # the keyboard has come back to a stop that can be chosen
    assert opened(hands) == "4"


def test_whatever_is_pointed_at_leads_to_its_rule(hands: Hands, scene: Any) -> None:
    for spot, rule in (
        ("building.red.2", "5"),
        ("cuban.4", "4"),
        ("die.2", "6"),
        ("price.3", "6"),
        ("stop.0", "6"),
    ):
        place = scene.pointing.spot_box(spot).center
        point(hands, place)
        hands.press(pygame.K_F1)
        assert opened(hands) == rule, spot
        point(hands, place)
        hands.app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=3))
        assert opened(hands) == rule, spot


def test_what_has_the_focus_leads_to_its_rule(hands: Hands, scene: Any) -> None:
    point(hands, (5, 5))
    hands.press(pygame.K_TAB)
    hands.pad(pygame.CONTROLLER_BUTTON_RIGHTSTICK)
    assert opened(hands) == scene.controls.panel.focus.rule


def test_the_books_sign_is_in_the_walk_of_the_focus(scene: Any) -> None:
    names = {widget.name for widget in scene.controls.panel.reachable()}
    assert {"rule sign", f"log {len(scene.log.lines) - 1}"} <= names


def test_a_line_of_the_log_leads_to_its_moment_and_to_its_rule(hands: Hands, scene: Any) -> None:
    row = next(w for w in hands.widgets() if isinstance(w, LogRow))
    hands.click(row)
    assert scene.sight.past_line == row.row.number
    assert scene.prompt.rule == ""
    hands.press(pygame.K_ESCAPE)
    assert scene.sight.past is None
    row = next(w for w in hands.widgets() if isinstance(w, LogRow) and w.rule == "5")
    hands.click_at(row.book.center)
    assert scene.sight.past is None
    assert opened(hands) == "5"


@pytest.mark.parametrize("zoom", [100, 150])
def test_the_book_beside_a_line_of_the_log_touches_no_letter(
    new_hands: Callable[..., Hands], zoom: int
) -> None:
    """A section's number, such as 3.IV, ran into the sentence and over the line's frame."""
    hands = new_hands(zoom=zoom)
    hands.flow.play(played(hands.app.saves, "4", 40, ["Ana", "ai:easy:Pilar"], "cargo_noir"))
    hands.wait(4)
    row = next(each for each in hands.widgets() if isinstance(each, LogRow))
    row.rule, row.hovered = "3.IV", True
    drawn = pygame.Surface(hands.app.screen.get_size(), pygame.SRCALPHA)
    row.draw(drawn)
    inside = row.box.inflate(-6, -4)
    drawn.fill((0, 0, 0, 0), row.book)
    assert row.book.right < row.log.box.x + row.log.canvas.px(LEFT)
    assert not drawn.subsurface(inside).get_bounding_rect()


def test_keys_walk_through_the_whole_log(hands: Hands, scene: Any) -> None:
    hands.press(pygame.K_l)
    last = len(scene.log.lines) - 1
    for number in range(last, max(-1, last - 20), -1):
        assert scene.controls.panel.focus.row.number == number
        hands.press(pygame.K_UP)
    hands.press(pygame.K_PAGEDOWN)
    hands.press(pygame.K_PAGEUP)
    hands.press(pygame.K_RETURN)
    assert scene.sight.past is not None
    hands.pad(pygame.CONTROLLER_BUTTON_BACK)
    assert scene.controls.panel.focus.row.number == last


def test_the_log_is_told_anew_in_another_language(hands: Hands, scene: Any) -> None:
    before = [scene.log.sentence(line) for line in scene.log.lines]
    hands.app.change("language", "pl")
    assert [scene.log.sentence(line) for line in scene.log.lines] != before


def test_turns_are_headings_of_the_log(hands: Hands, scene: Any) -> None:
    del hands
    turns = [line for line in scene.log.lines if line.about.heading]
    assert [line.chapter for line in turns] == list(range(1, len(turns) + 1))
    assert scene.log.sentence(turns[0]) == f"Turn 1: {scene.table.names[turns[0].seat]}"


def test_a_gamepad_shows_its_own_signs(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands()
    hands.flow.settings()
    assert not hands.app.canvas.pad
    hands.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert hands.app.canvas.pad
    hands.press(pygame.K_TAB)
    assert not hands.app.canvas.pad
