"""A lesson at the table: what it says of one's own choice, and what it keeps in sight."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from scenes_hands import fixture_hands, fixture_new_hands  # noqa: F401

from santiago_desktop.contract.lesson import Tool
from santiago_desktop.contract.sheet import Sheet, Text
from santiago_desktop.games import GAMES
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.players.chances import Chance
from santiago_desktop.players.thinking import think
from santiago_desktop.scenes.table.second_opinion import SecondOpinion
from santiago_desktop.table import hints

if TYPE_CHECKING:
    from scenes_hands import Hands


LIGHT = 230  # of 255: letters of a sign


def own_turn(hands: Hands, game: str) -> Any:
    """The table of a game's first lesson at the first choice of which only the judge knows."""
    hands.flow.card = GAMES[game]()
    hands.flow.lesson()
    scene: Any = hands.scene
    for _ in range(100):
        hands.wait(4)
        guide = scene.guide
        if not scene.deciding.asked:
            continue
        if guide.free and not guide.step.choice.best and len(scene.legal()) > 1:
            return scene
        if guide.free or guide.line:
            scene.play(scene.legal()[0])
        else:
            scene.turn.read_on()
    raise AssertionError("no choice")


@pytest.mark.parametrize("game", GAMES)
def test_the_comment_says_what_a_choice_costs_or_gives_and_what_is_better(
    hands: Hands, game: str
) -> None:
    scene = own_turn(hands, game)
    told = hints.Hints(
        scene.table.card,
        scene.sight.words,
        hints.question(scene.table),
        think(hints.question(scene.table)),
    )
    opinion = SecondOpinion(scene.sight)
    for advice in told.answer:
        opinion.begin()
        opinion.judge(advice.path[0])
        for briefly in (True, False):
            said = opinion.says(briefly=briefly)
            assert "{" not in said
            equal = hints.about_equal(told.answer[0].chance, advice.chance)
            assert said.startswith("Well chosen") == equal
            sure = told.surely_costly(advice.path[0])
            assert (f"“{told.steps(told.answer[0])[0].label}”" in said) == (sure and not equal)
            assert said.startswith("A fair choice") == (not equal and not sure)
            assert len(said.split(". ")) <= 4


def test_a_comment_tells_of_no_step_that_was_only_foreseen(hands: Hands) -> None:
    """Of 2 coins in Rio it said "your stack of 3 coins": so many the judge would have sent."""
    scene = own_turn(hands, "cargo_noir")
    asked = hints.question(scene.table)
    told = hints.Hints(scene.table.card, scene.sight.words, asked, think(asked))
    advice = next(each for each in told.answer if len(each.path) > 1)
    first, foreseen = advice.path[:2]
    assert told.came_true(advice, (first, foreseen)) is advice
    after = told.before.copy()
    told.rules.play(after, first)
    for other in told.rules.legal(after):
        if other != foreseen:
            played, real = after.copy(), told.came_true(advice, (first, other))
            told.rules.play(played, other)
            assert real.state.stacks == played.stacks
            assert real.path == (first, other)


def test_why_a_beginning_is_better_has_nothing_to_do_with_how_one_went_on(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who withdrew and sold was told to raise, since one "holds 6 tokens" then: unsold ones."""
    scene = own_turn(hands, "cargo_noir")
    asked = hints.question(scene.table)
    best, worse = [each for each in think(asked) if len(each.path) > 1][:2]
    sure = [
        each._replace(chance=Chance(chance, chance, chance))
        for each, chance in ((best, 0.9), (worse, 0.2))
    ]
    thought = SimpleNamespace(done=True, question=asked, answer=sure, cancel=lambda: None)
    monkeypatch.setattr(scene.sight.app.thinker, "ask", lambda _: thought)
    told = hints.Hints(scene.table.card, scene.sight.words, asked, sure)
    after = told.before.copy()
    told.rules.play(after, worse.path[0])
    said = set()
    for second in told.rules.legal(after):
        opinion = SecondOpinion(scene.sight)
        for action in (worse.path[0], second):
            opinion.judge(action)
        said.add(opinion.says(briefly=False).partition("A strong player ")[2])
    assert len(said) == 1
    assert f"begun with “{told.steps(best)[0].label}”. By the end of the turn, " in said.pop()


def test_nothing_is_half_done_on_the_board_while_a_comment_is_read(hands: Hands) -> None:
    """Ports stood empty, "filled from the bag": a computer's turn was frozen as it had begun."""
    scene = own_turn(hands, "cargo_noir")
    match = scene.table.match
    while not (scene.guide.commenting and match.state.actor == CHANCE):
        hands.wait(2)
        if scene.guide.reading or scene.guide.tool:
            scene.turn.read_on()
        elif scene.deciding.asked:
            scene.play(scene.legal()[0])
    before, length = match.state.copy(), len(match.log)
    assert before.actor == CHANCE
    hands.wait(12)
    assert match.state.actor not in (CHANCE, 0), "the computer waits until one has read"
    assert [each.actor for each in match.log[length:]] == [CHANCE] * (len(match.log) - length)
    assert scene.deciding.asked
    scene.lesson.take_back()
    hands.wait(4)
    assert len(match.log) < length
    assert scene.guide.free


def test_the_ring_around_what_a_lesson_speaks_of_lies_beneath_the_signs(hands: Hands) -> None:
    """The frame of the casino cut the first letter of MACAO."""
    hands.flow.card = GAMES["cargo_noir"]()
    hands.flow.lesson()
    scene: Any = hands.scene
    while not (scene.guide.line == "send casino" and scene.deciding.asked):
        hands.wait(4)
        if scene.deciding.asked and scene.guide.line != "send casino":
            scene.play(scene.legal()[0]) if scene.guide.line else scene.turn.read_on()
    board, hung = scene.sight.board, scene.sight.hanging.hung()
    pill, box = next(each for each in hung if each[0].parts == ("MACAO",))
    ringed = [each.inflate(20, 20) for each in scene.lesson.ringed()]
    plate = board.plate_of(box, pill)
    assert plate.collidelist(ringed) >= 0
    shown = hands.app.screen.subsurface(plate).copy()
    board.draw_sign(hands.app.screen, pill, box)
    again = hands.app.screen.subsurface(plate)
    letters = [(x, y) for x in range(plate.width) for y in range(plate.height)]
    light = [at for at in letters if min(again.get_at(at)[:3]) > LIGHT]
    assert light
    assert all(min(shown.get_at(at)[:3]) > LIGHT - 60 for at in light)


def test_praise_is_brief_where_enough_was_said_of_what_came_of_it(hands: Hands) -> None:
    scene = own_turn(hands, "manila")
    said = []
    scene.guide.verdict = lambda briefly: said.append(briefly) or ""
    scene.play(next(each for each in scene.legal() if each.text.startswith("place")))
    assert scene.guide.text.startswith("You paid ")
    assert said == [True]


def test_the_text_stays_while_a_choice_goes_on(hands: Hands) -> None:
    scene = own_turn(hands, "santiago")
    while not scene.guide.choosing or scene.guide.commenting:
        assert scene.guide.text
        scene.play(scene.legal()[0])
        hands.wait(4)
        if scene.guide.commenting:
            scene.turn.read_on()
            hands.wait(4)
    assert scene.guide.free
    assert scene.guide.text


def test_a_step_of_which_nothing_was_read_is_not_left_out(hands: Hands) -> None:
    hands.flow.lesson()
    scene: Any = hands.scene
    guide = scene.guide
    guide.tried(Tool.PAST)
    guide.place = [step.tool for step in guide.steps].index(Tool.PAST) - 1
    guide.advance()
    assert guide.tool is Tool.PAST
    guide.advance()
    guide.place -= 2
    guide.advance()
    assert guide.tool is not Tool.PAST, "it was read and tried"


def test_a_hint_takes_the_lessons_place_and_gives_it_back(hands: Hands) -> None:
    scene = own_turn(hands, "cargo_noir")
    before = scene.lesson.box()
    assert scene.sight.layout.teaching
    scene.hint.toggle()
    hands.wait(4)
    assert not scene.sight.layout.teaching
    waits = scene.lesson.waiting
    assert waits.text == "The lesson goes on when you close the hint.", "it was lost for a moment"
    assert waits.box.y > scene.sight.layout.panels.bottom
    assert waits.box.bottom < scene.sight.layout.band.y
    scene.hint.toggle()
    hands.wait(4)
    assert scene.lesson.box() == before
    assert not before.colliderect(scene.sight.layout.stage)


def test_a_lesson_waits_until_one_is_back_from_the_past(hands: Hands) -> None:
    """It went on to the next question while the board still showed an earlier moment."""
    scene = own_turn(hands, "manila")
    guide = scene.guide
    guide.place = [step.tool for step in guide.steps].index(Tool.PAST)
    before = guide.text
    scene.look_at(0)
    hands.wait(4)
    assert guide.tool is Tool.PAST
    assert scene.lesson.text != before
    assert "Back to the game" in scene.lesson.text
    hands.click("Back to the game")
    hands.wait(4)
    assert guide.tool is not Tool.PAST


def test_the_first_lesson_leads_to_the_second_and_that_to_the_menu(hands: Hands) -> None:
    hands.flow.lesson()
    for label in ("Next lesson", "Main menu"):
        scene: Any = hands.scene
        scene.guide.chapter = len(scene.guide.chapters) - 1
        scene.guide.place = len(scene.guide.steps) - 1
        scene.changed()
        hands.wait(4)
        assert hands.find(label).kind == ("primary" if label == "Next lesson" else "secondary")
        hands.click(label)
    assert hands.scene is not scene
    assert getattr(hands.scene, "guide", None) is None


@pytest.mark.parametrize("game", GAMES)
def test_the_last_page_names_the_button_that_leads_on(hands: Hands, game: str) -> None:
    """It said that the second lesson is in the main menu, above a button that leads there."""
    hands.flow.card = GAMES[game]()
    hands.flow.lesson()
    scene: Any = hands.scene
    scene.guide.chapter = len(scene.guide.chapters) - 1
    scene.guide.place = len(scene.guide.steps) - 1
    scene.changed()
    hands.wait(4)
    assert f"“{hands.find('Next lesson').label}”" in scene.guide.text
    assert "main menu" not in scene.guide.text


def test_while_a_summary_waits_the_lesson_says_what_to_press(hands: Hands) -> None:
    """ "Watch what happens on the board": nothing did before one had pressed "Continue"."""
    hands.flow.lesson()
    scene: Any = hands.scene
    hands.wait(4)
    scene.deciding.end()
    assert "on the board" in scene.lesson.text
    scene.controls.sum_up(Sheet("Profits", (Text("All is counted."),)))
    assert "“Continue”" in scene.lesson.text


def test_all_pages_of_a_lesson_are_written_in_one_size(hands: Hands) -> None:
    """From page to page the letters grew and shrank."""
    hands.flow.card = GAMES["manila"]()
    hands.flow.lesson()
    scene: Any = hands.scene
    hands.wait(4)
    view = scene.lesson
    pages = [view._written(view.box(), step.text) for step in scene.guide.steps if step.text]  # noqa: SLF001
    assert len(pages) > 10
    assert len({(page.size, page.canvas.scale) for page in pages}) == 1


def test_the_line_that_one_looks_back_to_is_read_whole(hands: Hands) -> None:
    """It was the first in a low log, and ended in an ellipsis: the very line that one wanted."""
    scene = own_turn(hands, "cargo_noir")
    for number in range(len(scene.log.lines) - 1, -1, -1):
        scene.look_at(number)
        [row] = [each for each in scene.log.rows() if each.has(number)]
        assert not row.cut
        assert not row.words[-1].endswith("…")
