"""Every scene opens in every language, at many sizes and zooms, with every word whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from scenes_hands import fixture_hands, fixture_new_hands, played  # noqa: F401

from santiago_desktop.games import GAMES
from santiago_desktop.scenes.table.turn import Gate
from santiago_desktop.stage.controls.widgets import Button
from santiago_desktop.stage.drawing.type import Type
from santiago_desktop.system.language import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pygame
    from scenes_hands import Hands

SIZES = [  # window, zoom, theme
    ((1280, 720), 100, "day"),
    ((1280, 720), 200, "day"),
    ((1920, 1080), 75, "contrast"),
    ((2560, 1080), 150, "day"),
    ((960, 1000), 125, "day"),
    ((3840, 2160), 100, "day"),
]

GATE = Gate(1, "to load the ship", "9")


def scenes(hands: Hands) -> dict[str, Callable[[], object]]:
    """All scenes by name, each with what opens it."""
    folder = hands.app.saves
    over, going = played(folder, "1"), played(folder, "2", 70)
    (folder / "broken.santiago").write_text("{}\n", "ascii")
    flow = hands.flow

    words = hands.app.language._

    def leaf(number: int) -> None:
        flow.result(over)
        page: Any = hands.scene
        page.turn_to(number)

    def covered() -> None:
        flow.play(going)
        table: Any = hands.scene
        table.turn.waiting_for = GATE.seat
        table.cover(GATE)

    return {
        "title": lambda: None,
        "setup": flow.setup,
        "settings": flow.settings,
        "keys": flow.keys,
        "saves": flow.saves,
        "rules": lambda: flow.rules("5.3"),
        "hand-over": covered,
        "points": lambda: leaf(0),
        "course": lambda: leaf(1),
        "chances": lambda: leaf(2),
        "dice": lambda: leaf(3),
        "files": lambda: (
            flow.saves(),
            hands.wait(),
            hands.click("foot " + words("Import a file…")),
        ),
        "menu": lambda: flow.menu(going),
    }


def open_all(hands: Hands) -> None:
    hands.drawn = 4
    for name, opening in scenes(hands).items():
        hands.flow.title()
        opening()
        hands.wait(8, 2.0)
        check(hands, name)


def check(hands: Hands, name: str) -> None:
    """Whatever doesn't roll is on the screen, and no button lies on another."""
    panel: Any = hands.scene.panel  # type: ignore[attr-defined]
    rolling = getattr(panel, "rolling", [])
    fixed = [w for w in panel.widgets if w not in rolling and isinstance(w, Button)]
    for widget in fixed:
        assert hands.app.canvas.rect.contains(widget.box), (name, widget.label or widget.name)
    boxes = [widget.box for widget in panel.widgets if widget.focusable]
    for number, box in enumerate(boxes):
        for other in boxes[:number]:
            assert not box.colliderect(other) or rolled_away(panel, box.clip(other)), name


def rolled_away(panel: Any, meeting: pygame.Rect) -> bool:
    """Whether two controls only meet where one of them can't be seen."""
    view = getattr(panel, "view", None)
    return bool(view) and not meeting.colliderect(view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_opens_with_whole_words(
    new_hands: Callable[..., Hands], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[str] = []
    shorten = Type._cut  # noqa: SLF001

    def noted(self: Type, text: str, *rest: Any) -> str:
        cut.append(text)
        return shorten(self, text, *rest)

    monkeypatch.setattr(Type, "_cut", noted)
    open_all(new_hands((1920, 1080), language=language))
    assert not [text for text in cut if "Aleksandra" not in text]  # but what a player has typed


@pytest.mark.parametrize(("size", "zoom", "theme"), SIZES)
def test_every_scene_fits_every_window(
    new_hands: Callable[..., Hands], size: tuple[int, int], zoom: int, theme: str
) -> None:
    open_all(new_hands(size, zoom=zoom, theme=theme, language="ru"))


def test_scenes_follow_a_window_that_changes(hands: Hands) -> None:
    for name, opening in scenes(hands).items():
        hands.flow.title()
        opening()
        for size in ((1280, 720), (1000, 560), (640, 480), (1920, 1080)):
            hands.resize(size)
            check(hands, name)


def test_the_row_of_the_size_stays_below_the_mouse_that_changes_it(hands: Hands) -> None:
    """All grew, and the second click on "larger" chose another language."""
    hands.flow.settings()
    hands.wait(2)
    box = hands.find("zoom").box
    larger, smaller = (box.right - 8, box.centery), (box.x + 24, box.centery)
    for place, sizes in ((larger, (110, 125, 150)), (smaller, (125, 110, 100, 90))):
        for size in sizes:
            hands.click_at(place)
            assert hands.app.settings["zoom"] == size
            assert hands.app.settings["language"] == "en"


def test_a_missing_title_picture_is_no_reason_to_stop(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    nowhere = tmp_path / "nowhere.jpg"
    monkeypatch.setattr("santiago_desktop.system.resources.picture", lambda *_: nowhere)
    hands.flow.title()
    hands.wait()
    assert hands.find("New game")


@pytest.mark.parametrize("game", GAMES)
def test_the_windows_rulebook_has_no_chapter_on_typing_moves(hands: Hands, game: str) -> None:
    hands.flow.card = GAMES[game]()
    hands.flow.rules()
    book: Any = hands.scene
    whole = book.card.wording(hands.app.language, []).rulebook()
    left_out = {section.number for section in whole} - {each.number for each in book.sections()}
    assert left_out == {whole[-1].number}


def test_the_levels_that_sit_at_the_table_are_described(hands: Hands) -> None:
    hands.flow.setup()
    page: Any = hands.scene

    def described(words: str) -> bool:
        return any(words in widget.label for widget in hands.widgets())

    assert not described("Medium thinks")
    page.plan.set_level(1, "medium")
    page.lay_out()
    assert described("Medium thinks")
    assert not described("Hard has learned")
    page.plan.set_level(1, "medium2")
    page.lay_out()
    assert described("Medium thinks")
    assert described("Hard has learned")  # for now and then it thinks like that
    assert described("the more often it thinks like the next level")


def test_a_level_is_chosen_by_its_name_and_beside_it_its_grade(hands: Hands) -> None:
    hands.flow.setup()
    page: Any = hands.scene

    def chooser(name: str) -> Any:
        return next((each for each in hands.widgets() if each.name == name), None)

    level = chooser("level 1")
    assert level.values == [page.level_words(name) for name in ("", *page.plan.card.levels)]
    level.adjust(level.values.index("Computer: easy") - level.chosen)
    grade = chooser("grade 1")
    assert grade.values[0] == f"Grade 1 of {page.plan.card.levels['easy'].top}"
    grade.adjust(1)
    assert page.plan.chairs[1].level == "easy2"
    assert chooser("grade 1").values[chooser("grade 1").chosen].startswith("Grade 2 ")
    level = chooser("level 1")
    assert level.values[level.chosen] == "Computer: easy"
    level.adjust(level.values.index("Computer: master") - level.chosen)
    assert page.plan.chairs[1].level == "master"
    assert chooser("grade 1") is None  # it has but one


def test_fields_of_the_setup_stay_where_they_are_when_a_person_is_chosen(hands: Hands) -> None:
    hands.flow.setup()
    page: Any = hands.scene
    before = hands.find("first").box.copy()
    for number in range(1, len(page.plan.chairs)):
        page.plan.set_level(number, "")
    page.lay_out()
    assert hands.find("first").box == before


def test_the_setup_does_not_tell_who_was_drawn_before_the_game(hands: Hands) -> None:
    hands.flow.setup()
    page: Any = hands.scene
    first: Any = hands.find("first")
    assert first.values[first.chosen] == "drawn at random"
    assert first.values[1:] == [chair.name for chair in page.plan.chairs]


def test_every_way_to_see_what_others_hold_is_explained(hands: Hands) -> None:
    hands.flow.setup()
    page: Any = hands.scene
    told = set()
    for way in page.plan.ways:
        page.plan.set_way(way)
        page.lay_out()
        told.add(next(w.label for w in below(hands, "holdings") if w.label))
    assert len(told) == len(page.plan.ways) == 3


def test_no_dice_are_named_where_there_are_none(hands: Hands) -> None:
    hands.flow.card = GAMES["cargo_noir"]()
    hands.flow.setup()
    hands.click("more")
    labels = [widget.label.casefold() for widget in hands.widgets()]
    assert any("luck" in label for label in labels)
    assert not any("dice" in label for label in labels)


def below(hands: Hands, name: str) -> list[Any]:
    """The controls that come after one of them, in their order."""
    widgets = list(hands.widgets())
    return widgets[widgets.index(hands.find(name)) + 1 :]
