"""The first screen: a box for each game, what the one in sight offers, and what is remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_hands import fixture_hands, fixture_new_hands, played  # noqa: F401

from santiago_desktop.games import GAMES
from santiago_desktop.scenes.front.lessons import Lessons
from santiago_desktop.scenes.front.setup import Setup
from santiago_desktop.scenes.front.title import FACTORS, Title
from santiago_desktop.scenes.pages.rulebook import Rulebook
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.system.language import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes_hands import Hands

OTHER = next(game for game in GAMES if game != "santiago")


def title(hands: Hands) -> Any:
    scene: Any = hands.scene
    assert isinstance(scene, Title)
    return scene


@pytest.mark.parametrize("game", GAMES)
def test_a_click_on_a_box_takes_it_from_the_shelf(hands: Hands, game: str) -> None:
    hands.wait()
    hands.click(f"box {game}")
    assert title(hands).card.id == game
    assert hands.flow.card.id == game
    hands.wait(10)
    raised = {each for each, height in title(hands).shelf.raised.items() if height}
    assert raised == {game}


def test_the_rules_are_those_of_the_game_in_sight(hands: Hands) -> None:
    hands.wait()
    hands.click(f"box {OTHER}")
    hands.click("Rules")
    book: Any = hands.scene
    assert isinstance(book, Rulebook)
    assert book.card.id == OTHER


@pytest.mark.parametrize("page", ["New game", "Rules", "Learn to play"])
@pytest.mark.parametrize("game", GAMES)
def test_the_pages_of_a_game_wear_its_colours_and_the_title_its_own(
    hands: Hands, game: str, page: str
) -> None:
    hands.wait()
    title(hands).choose(game)
    own = hands.app.kit.theme
    hands.click(page)
    assert hands.app.kit.theme == GAMES[game]().theme
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, Title)
    assert hands.app.kit.theme == own == Title.theme


def test_a_lesson_counts_the_steps_that_are_told_and_is_done_at_its_last(hands: Hands) -> None:
    hands.flow.lesson()
    guide: Any = hands.scene.guide  # type: ignore[attr-defined]
    _, steps = guide.count()
    assert steps < len(guide.steps)  # the others' moves are no steps
    while not guide.line:
        hands.scene.turn.read_on()  # type: ignore[attr-defined]
    done = guide.count()[0] - 1
    hands.flow.title()
    hands.flow.lessons()
    hands.wait()
    offers = hands.scene.offers()  # type: ignore[attr-defined]
    assert offers[0].state == f"{done} of {steps} steps done"
    assert offers[1].state == "About ten minutes"
    guide.place = len(guide.steps) - 2
    guide.advance()
    offers = hands.scene.offers()  # type: ignore[attr-defined]
    assert (offers[0].state, offers[0].done) == ("Done", True)
    first = hands.flow.title_scene()
    assert "1 lesson done" in [each.fact for each in first.choices(first.card)]


def test_a_lesson_is_chosen_by_mouse_or_keys_and_esc_leads_back(hands: Hands) -> None:
    hands.wait()
    hands.click("Learn to play")
    assert isinstance(hands.scene, Lessons)
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, Title)
    hands.click("Learn to play")
    hands.wait()
    hands.press(pygame.K_DOWN)
    hands.press(pygame.K_RETURN)
    scene = hands.scene
    assert isinstance(scene, TableScene)
    assert scene.guide
    assert scene.guide.lesson.id == "second"


def test_arrows_walk_along_the_shelf_and_wrap(hands: Hands) -> None:
    hands.wait()
    seen = []
    for _ in GAMES:
        hands.press(pygame.K_RIGHT)
        seen.append(title(hands).card.id)
    assert sorted(seen) == sorted(GAMES)
    assert seen[-1] == "santiago"
    hands.press(pygame.K_LEFT)
    assert title(hands).card.id == seen[-2]


def test_home_and_end_take_the_first_and_the_last_box_or_lead_along_the_buttons(
    hands: Hands,
) -> None:
    hands.wait()
    for key, place in ((pygame.K_END, -1), (pygame.K_HOME, 0), (pygame.K_END, -1)):
        hands.press(key)
        assert title(hands).card is title(hands).cards[place]
    panel = title(hands).panel
    panel.set_focus(hands.find("Rules"))
    for key, place in ((pygame.K_HOME, 0), (pygame.K_END, -1)):
        hands.press(key)
        assert panel.focus is panel.controls[place]


@pytest.mark.parametrize("page", ["settings", "menu", "lessons"])
def test_home_and_end_lead_to_the_first_and_the_last_control_of_a_page(
    hands: Hands, page: str
) -> None:
    if page == "menu":
        hands.flow.play(played(hands.app.saves, "2", 70))
        hands.press(pygame.K_F10)
    else:
        getattr(hands.flow, page)()
    hands.wait()
    panel = hands.scene.panel  # type: ignore[attr-defined]
    hands.press(pygame.K_TAB)
    for key, place in ((pygame.K_END, -1), (pygame.K_HOME, 0)):
        hands.press(key)
        assert panel.focus is panel.controls[place]


def test_home_and_end_lead_to_both_ends_of_what_is_read(hands: Hands) -> None:
    hands.flow.rules()
    hands.wait()
    panel = hands.scene.panel  # type: ignore[attr-defined]
    hands.press(pygame.K_END)
    assert panel.offset == panel.furthest > 0
    assert panel.focus is None
    hands.press(pygame.K_HOME)
    assert panel.offset == 0


def test_the_focus_on_a_box_goes_with_the_arrows(hands: Hands) -> None:
    hands.wait()
    hands.app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(0, 0), button=1))
    title(hands).panel.set_focus(hands.find("box santiago"))
    hands.press(pygame.K_RIGHT)
    assert title(hands).panel.focus.name == f"box {title(hands).card.id}"
    assert title(hands).card.id != "santiago"


def test_enter_begins_what_is_offered_first(hands: Hands) -> None:
    hands.wait()
    hands.press(pygame.K_RETURN)
    assert isinstance(hands.scene, Setup)
    hands.flow.title()
    played(hands.app.saves, "3", 30, ["Ana", "ai:easy:Pilar"])
    hands.flow.title()
    hands.wait(8)
    hands.press(pygame.K_RETURN)
    assert isinstance(hands.scene, TableScene)


def test_the_game_that_was_looked_at_last_comes_first_the_next_time(
    new_hands: Callable[..., Hands],
) -> None:
    hands = new_hands()
    hands.wait()
    hands.click(f"box {OTHER}")
    assert title(new_hands()).card.id == OTHER


def test_a_remembered_game_that_is_none_is_left_out(hands: Hands) -> None:
    hands.app.settings.values["game"] = "chess"
    hands.flow.title()
    assert title(hands).card.id in GAMES


def test_what_waits_is_said_below_the_other_boxes(hands: Hands) -> None:
    played(hands.app.saves, "3", 30, ["Ana", "ai:easy:Pilar"])
    hands.flow.title()
    hands.wait(8)
    scene = title(hands)
    assert scene.left
    assert scene.status(scene.cards[0]) == "A game is waiting for you"
    assert scene.status(scene.cards[1]) == "Not played yet"


@pytest.mark.parametrize(("until", "told"), [(-1, True), (70, False)])
def test_the_first_screen_says_where_a_finished_game_is_found(
    hands: Hands, until: int, *, told: bool
) -> None:
    """It wasn't mentioned any more: who left its result by mistake took it for lost."""
    table = played(hands.app.saves, "2", until)
    hands.flow.play(table)
    if told:
        hands.flow.result(table)
        hands.wait()
        hands.click("Main menu")
    else:
        hands.flow.menu(table)
        hands.click("Quit to the main menu")
    hands.wait(8)
    assert ("“Saved games”" in title(hands).note()) == told


@pytest.mark.parametrize(
    ("game", "part"), [("santiago", "Turn 1"), ("manila", "Voyage 1"), ("cargo_noir", "Round 1")]
)
def test_a_game_that_waits_says_how_far_it_has_got_in_the_games_own_words(
    hands: Hands, game: str, part: str
) -> None:
    """Manila's said "113 moves"."""
    played(hands.app.saves, "3", 5, ["Ana", "Ben", "Cid"], game=game)
    hands.flow.title()
    hands.wait(8)
    title(hands).choose(game)
    waiting: Any = hands.find("Continue")
    assert waiting.progress.startswith(part)


def test_a_small_picture_of_the_game_that_waits_appears(hands: Hands) -> None:
    table = played(hands.app.saves, "3", 30, ["Ana", "ai:easy:Pilar"])
    assert table.journal
    hands.flow.title()
    hands.wait(8)
    pictures = title(hands).pictures
    while not pictures.found:  # its pieces are read in the background
        hands.wait(1)
    assert table.journal.path in pictures.found


def test_without_motion_a_box_is_raised_at_once(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands(reduced_motion=True)
    hands.wait()
    title(hands).choose(OTHER)
    hands.wait(1, seconds=0.001)
    assert title(hands).shelf.raised[OTHER] == 1.0


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
def test_boxes_and_buttons_are_in_the_window_and_apart(
    new_hands: Callable[..., Hands], size: tuple[int, int], code: str
) -> None:
    for zoom in (75, 100, 200):
        hands = new_hands(size, language=code, zoom=zoom)
        scene = title(hands)
        for card in scene.cards:
            scene.choose(card.id)
            buttons = scene.panel.widgets[: -len(scene.cards)]
            for place, button in enumerate(buttons):
                assert hands.app.canvas.rect.contains(button.box)
                assert button.box.collidelist([each.box for each in buttons[:place]]) < 0
            assert scene.area.y > hands.app.canvas.size[1] // 5


def test_the_smallest_factor_is_as_small_as_the_interface_can_become() -> None:
    assert min(FACTORS) <= 100 / 200


def test_the_foot_tells_which_keys_take_another_box(hands: Hands) -> None:
    hands.wait()
    assert [sign.words for sign in title(hands).ways_to_another()] == ["Left arrow", "Right arrow"]
    hands.press(pygame.K_TAB)  # from now on arrows go from button to button
    assert [sign.words for sign in title(hands).ways_to_another()] == ["Page up", "Page down"]
    chosen = title(hands).card
    hands.press(pygame.K_PAGEDOWN)
    assert title(hands).card is not chosen
