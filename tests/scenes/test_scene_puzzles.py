"""Puzzles: from the first screen to the answer and on, by clicks, keys and gamepad."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_hands import fixture_hands, fixture_new_hands  # noqa: F401 - fixtures

from santiago_desktop.games import GAMES
from santiago_desktop.scenes.flow import Flow
from santiago_desktop.scenes.puzzles.scene import PuzzleScene
from santiago_desktop.scenes.table.dialog import Dialog
from santiago_desktop.scenes.table.spot import Spot
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.stage.input.commands import Command
from santiago_desktop.system import resources
from santiago_desktop.system.paths import puzzles_file
from santiago_desktop.table import puzzles
from santiago_desktop.table.puzzle_progress import FIRST, LATER, MISSED

if TYPE_CHECKING:
    from pathlib import Path

    from scenes_hands import Hands

    from santiago_desktop.kernel.records import Action

GAME = "santiago"
WITH_PUZZLES = [game for game in GAMES if resources.puzzles(game).exists()]


def opened(hands: Hands, number: int = 0) -> PuzzleScene:
    hands.flow.puzzles.show(number)
    return asked(hands)


def asked(hands: Hands) -> PuzzleScene:
    """The puzzle on the screen, as soon as it asks."""
    for _ in range(100):
        hands.wait(1)
        scene = hands.scene
        assert isinstance(scene, PuzzleScene)
        if scene.deciding.asked:
            return scene
    raise AssertionError("nobody is asked")


def judged(hands: Hands) -> PuzzleScene:
    """The puzzle on the screen, as soon as its try is over."""
    for _ in range(100):
        scene = hands.scene
        assert isinstance(scene, PuzzleScene)
        if scene.controls.summing_up:
            scene.controls.summed_up()
        if scene.hint.over:
            return scene
        hands.wait(1)
    raise AssertionError("nothing is said")


def answer(hands: Hands, *, good: bool) -> PuzzleScene:
    """Play an answer without hands."""
    scene = asked(hands)
    answers = scene.solving.puzzle.answers
    number = next(n for n, each in enumerate(answers) if each.good is good)
    for action in scene.solving.path(number):
        asked(hands)
        scene.play(action)
    return judged(hands)


def outcomes(hands: Hands) -> dict[str, str]:
    return hands.flow.puzzles.progress.of(GAME).outcomes


def click(hands: Hands, action: Action) -> None:
    """Do by clicks what an action is: what is marked, then what confirms it."""
    scene: Any = hands.scene
    for target, amount in scene.sight.desk.marks(action, scene.deciding.state).items():
        spots = [s for s in hands.widgets() if isinstance(s, Spot) and s.name == target]
        assert spots, f"{target} can't be clicked"
        for _ in range(amount):
            hands.click(spots[0])


def test_a_robot_solves_a_puzzle_by_clicks_from_the_first_screen_on(hands: Hands) -> None:
    hands.flow.title()
    hands.scene.choose(GAME)  # type: ignore[attr-defined]
    hands.wait(1)
    hands.click("Puzzles")
    number = next(
        n for n, each in enumerate(puzzles.load(resources.puzzles(GAME)))
        if each.answers[0].length == 1 and each.answers[0].turn[0].startswith("drive")
    )  # fmt: skip
    scene = opened(hands, number)
    assert scene.hint.column.telling() == "Show the answer"
    assert scene.hint.compared is None, "nothing is told before"
    click(hands, scene.solving.path(0)[0])
    scene = judged(hands)
    assert scene.hint.outcome == "solved"
    assert outcomes(hands) == {scene.solving.puzzle.name: FIRST}
    assert scene.place.course().row == 1
    hands.click("Next puzzle")
    assert asked(hands).place.number == number + 2
    hands.flow.title()
    hands.wait(1)
    assert hands.find("Puzzles").fact == f"1 of {len(scene.place.puzzles)} solved"  # type: ignore[attr-defined]


def test_one_goes_on_to_harder_puzzles_without_all_easier_ones(hands: Hands) -> None:
    """To see the last ones took nine and forty clicks."""
    hands.flow.title()
    hands.scene.choose(GAME)  # type: ignore[attr-defined]
    hands.wait(1)
    hands.click("Puzzles")
    degrees = [asked(hands).solving.puzzle.difficulty]
    while asked(hands).place.harder:
        hands.click("A harder puzzle")
        degrees.append(asked(hands).solving.puzzle.difficulty)
    found = puzzles.load(resources.puzzles(GAME))
    assert degrees == sorted({each.difficulty for each in found})
    assert len(degrees) > 1
    labels = [getattr(each, "label", "") for each in hands.widgets()]
    assert "Next puzzle" in labels
    assert "A harder puzzle" not in labels


def test_no_chances_of_another_table_stand_beside_those_of_the_answers(hands: Hands) -> None:
    """The panel told 36 % of a position of which the answer said 58."""
    hands.app.settings["chances"] = True
    opened(hands)
    scene = answer(hands, good=True)
    hands.wait(20)
    assert scene.chances.shares is None


def test_nobody_plays_on_after_the_answer(hands: Hands) -> None:
    opened(hands)
    scene = answer(hands, good=True)
    played = len(scene.table.match.log)
    hands.wait(30, 0.5)
    assert len(scene.table.match.log) == played


def test_a_worse_move_is_judged_with_its_chance_and_can_be_tried_again(hands: Hands) -> None:
    opened(hands)
    scene = answer(hands, good=False)
    assert scene.hint.outcome == "wrong"
    compared = scene.hint.compared
    assert compared is not None
    assert compared.other is not None
    assert compared.better.chance.value > compared.other.chance.value
    assert outcomes(hands) == {scene.solving.puzzle.name: MISSED}
    assert scene.place.course().row == 0
    hands.click("Try again")
    scene = answer(hands, good=True)
    assert not scene.hint.first_try
    assert outcomes(hands) == {scene.solving.puzzle.name: LATER}


def test_undo_leads_back_to_the_puzzle_and_no_farther(hands: Hands) -> None:
    scene = opened(hands)
    played = len(scene.table.match.log)
    scene.undo()
    assert len(scene.table.match.log) == played
    assert scene.prompt.notice
    answer(hands, good=False)
    assert hands.scene.undo()  # type: ignore[attr-defined]
    scene = asked(hands)
    assert len(scene.table.match.log) == played
    assert scene.place.tries == 1


def test_who_asks_for_the_answer_has_not_solved_it(hands: Hands) -> None:
    opened(hands)
    for _ in range(2):
        hands.press(pygame.K_h)
    scene = judged(hands)
    assert scene.hint.outcome == "shown"
    assert outcomes(hands) == {scene.solving.puzzle.name: MISSED}
    assert not scene.deciding.asked, "the try is over"


def test_a_game_goes_on_from_the_puzzle(hands: Hands) -> None:
    scene = opened(hands)
    played = len(scene.table.match.log)
    answer(hands, good=False)
    hands.click("Play on from here")
    table = hands.scene
    assert isinstance(table, TableScene)
    assert not isinstance(table, PuzzleScene)
    assert len(table.table.match.log) == played
    assert table.table.people == [scene.solving.seat]
    assert table.table.journal is not None
    assert table.table.journal.path.exists()


@pytest.mark.parametrize("ways", ["keys", "pad"])
def test_a_puzzle_is_solved_without_the_mouse(hands: Hands, ways: str) -> None:
    scene = opened(hands)
    use = {
        "keys": (lambda: hands.press(pygame.K_TAB), lambda: hands.press(pygame.K_RETURN)),
        "pad": (
            lambda: hands.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT),
            lambda: hands.pad(pygame.CONTROLLER_BUTTON_A),
        ),
    }
    on, confirm = use[ways]
    for _ in range(60):
        focus = scene.controls.panel.focus
        if focus is not None and focus in scene.controls.focus.decisions:
            confirm()
        else:
            on()
        if scene.solving.done:
            break
    scene = judged(hands)
    hands.wait(2)
    focus = scene.controls.panel.focus
    assert scene.hint.column.owns(focus), "the focus is on what comes next"
    confirm()
    assert asked(hands) is not scene


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_nothing_is_shown_that_the_seat_cannot_know(hands: Hands, game: str) -> None:
    hands.flow.card = GAMES[game]()
    scene = opened(hands)
    hidden = scene.sight.rules.screen(scene.table.match.state, scene.solving.seat)
    assert scene.sight.shown == hidden
    assert scene.sight.viewer == scene.solving.seat
    seen = scene.solving.question.seen
    assert seen == scene.sight.rules.mask(scene.solving.begun, scene.solving.seat)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_no_sheet_of_what_would_come_next_hides_the_answer(hands: Hands, game: str) -> None:
    hands.flow.card = GAMES[game]()
    opened(hands)
    scene = answer(hands, good=True)
    hands.wait(3)
    assert scene.controls.sheet is None
    assert scene.hint.bars.bars()[0].number == 0


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_where_texts_are_large_all_of_it_is_one_page_that_rolls(hands: Hands, game: str) -> None:
    hands.flow.card = GAMES[game]()
    hands.app.change("zoom", 200)
    opened(hands)
    scene = answer(hands, good=False)
    hands.wait(3)
    assert scene.sight.layout.narrow
    panel = scene.controls.panel
    assert panel.furthest > 0
    panel.scroll_to(panel.furthest)
    hands.wait(2)
    hands.click("Try again")
    assert asked(hands) is not scene


def test_the_log_has_no_room_and_nothing_of_it_can_be_pressed(hands: Hands) -> None:
    scene = opened(hands)
    scene.command(Command.SEARCH)
    scene.command(Command.LOG)
    hands.wait(2)
    assert not scene.log.large
    assert scene.hint.shown


@pytest.mark.parametrize("damage", ["{", "[]", '{"format": "santiago-puzzles", "version": 2}', ""])
def test_damaged_progress_is_set_aside_and_said_once(hands: Hands, damage: str) -> None:
    path: Path = puzzles_file(hands.app.folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(damage, "ascii")
    hands.flow = Flow(hands.app)
    hands.flow.title()
    hands.wait(1)
    hands.click("Puzzles")
    assert isinstance(hands.scene, Dialog)
    assert "you begin anew" in hands.scene.words
    assert path.with_suffix(".bad").read_text("ascii") == damage
    hands.app.stack.pop()
    answer(hands, good=True)
    assert path.exists()


def test_damaged_puzzles_are_one_sentence(
    hands: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "puzzles.jsonl"
    broken.write_text("{}\n", "ascii")
    monkeypatch.setattr(resources, "puzzles", lambda _: broken)
    hands.flow = Flow(hands.app)
    hands.flow.title()
    hands.wait(1)
    hands.click("Puzzles")
    assert isinstance(hands.scene, Dialog)
    assert "can't be read" in hands.scene.words


def test_a_game_without_puzzles_offers_none(
    hands: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resources, "puzzles", lambda _: tmp_path / "none.jsonl")
    hands.flow = Flow(hands.app)
    hands.flow.title()
    hands.wait(1)
    assert "Puzzles" not in [widget.label for widget in hands.widgets()]
