"""Lessons of all games can be played, agree with strong play, and are told in every language."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from learners import LESSONS, Learner, lesson_of
from lesson_advice import advised, choices

from santiago_desktop.contract.desk import Seating
from santiago_desktop.contract.lesson import Taken, Tool
from santiago_desktop.games import GAMES
from santiago_desktop.games.manila.words.prospects import expected
from santiago_desktop.kernel.match import Match
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.system.language import ENGLISH, LANGUAGES, language
from santiago_desktop.table import learning
from santiago_desktop.table.hints import about_equal
from santiago_desktop.table.learning import Kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from santiago_desktop.contract.lesson import Step
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.kernel.rules import State

each_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)
PICKS = 3  # ways through a lesson


def shown(game: str, name: str) -> Iterator[tuple[Step[Any], Match[State]]]:
    """The steps of each chapter as far as its moves are given, each before it is played."""
    lesson, rules = lesson_of(game, name), GAMES[game]().rules()
    for chapter in lesson.chapters(ENGLISH):
        match = Match(rules, rules.from_position(dict(chapter.position)), lesson.seed)
        for step in chapter.steps:
            yield step, match
            if step.choice:
                break
            if step.line:
                match.play(match.read(step.line))
                rules.check(match.state)


@each_lesson
def test_moves_that_are_shown_are_legal_and_those_of_the_learner_are_explained(
    game: str, name: str
) -> None:
    for step, match in shown(game, name):
        if step.line:
            assert match.allows(match.read(step.line)), step.line
            assert bool(step.text) == (match.state.actor == 0), step.line
        else:
            assert bool(step.text) != bool(step.choice), step
        if step.choice:
            assert match.state.actor == 0
            assert set(step.choice.best) <= {each.text for each in match.legal()}


@each_lesson
def test_what_is_pointed_at_is_there(game: str, name: str) -> None:
    seats = [each.split(":")[-1] for each in lesson_of(game, name).seats]
    desk = GAMES[game]().desk(ENGLISH, Seating(seats, tuple(range(len(seats)))))
    assert desk is not None
    for step, match in shown(game, name):
        assert set(step.about) <= {*desk.targets(match.state), "panel.0"}, step


@each_lesson
def test_no_move_follows_a_choice_and_the_last_page_is_read(game: str, name: str) -> None:
    for chapter in lesson_of(game, name).chapters(ENGLISH):
        chosen = False
        for step in chapter.steps:
            chosen = chosen or step.choice is not None
            assert not (chosen and step.line)
    last = chapter.steps[-1]
    assert last.text
    assert last.tool is None


@each_lesson
def test_any_way_leads_to_the_end_and_every_choice_is_commented_on(game: str, name: str) -> None:
    for number in range(PICKS):
        learner, luck = Learner(GAMES[game](), lesson_of(game, name)), Random(number)
        comments = 0
        for page in learner.pages(luck.choice):
            comments += page.guide.commenting
        assert learner.guide.over
        assert learner.kept == Kept(done=True)
        assert comments


def test_a_second_bid_of_manilas_lesson_is_asked_for_in_other_words() -> None:
    def pick(legal: list[Action]) -> Action:
        """Place nothing more: so the next auction comes early enough for several bids."""
        placing = any(each.text.startswith("place") for each in legal)
        return next(each for each in legal if each.text == "pass") if placing else legal[0]

    learner = Learner(GAMES["manila"](), lesson_of("manila", "first"))
    told = [
        page.text
        for page in learner.pages(pick)
        if page.guide.free and page.guide.table.match.state.phase == "bid"
    ]
    assert len(set(told)) == len(told) > 1


def test_no_place_pays_as_well_as_the_one_that_manilas_lesson_advises() -> None:
    steps = list(shown("manila", "first"))
    choosing, match = steps[-1]
    assert choosing.choice
    before, gains = expected(match.state)[0], dict[str, float]()
    for action in match.legal():
        if action.text.startswith("place"):
            then = match.state.copy()
            events = match.rules.play(then, action)
            paid = match.state.pesos[0] - then.pesos[0]
            gains[action.text] = expected(then)[0] - before - paid
            taken = Taken(match.state, [action], events, then)
            said = choosing.choice.comment(taken)
            assert said.startswith(("You paid ", "You get 10 pesos"))
            assert ("for 4 pesos it brings 15 in about 74 of 100 cases" in said) == (
                action.text not in choosing.choice.best
            )
            if action.text in choosing.choice.best:
                assert "You paid 4 pesos. In about 74 of 100 cases that brings you 15 pesos" in said
    assert [max(gains, key=gains.__getitem__)] == list(choosing.choice.best)


@each_lesson
def test_whatever_is_chosen_first_is_commented_on(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    for number in range(len(lesson.chapters(ENGLISH))):
        count = 1
        for way in range(100):
            if way >= count:
                break
            learner = Learner(GAMES[game](), lesson, kept=Kept(number))
            for page in learner.pages(lambda legal, way=way: legal[min(way, len(legal) - 1)]):
                if page.guide.commenting:
                    break
                if page.guide.free:
                    count = max(count, len(learner.table.match.legal()))
            assert page.text
            assert "{" not in page.text


@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
@each_lesson
def test_it_is_told_in_every_language(game: str, name: str, code: str) -> None:
    told = []
    for words in (ENGLISH, language(code)):
        learner, luck = Learner(GAMES[game](), lesson_of(game, name), words), Random(1)
        told.append([page.text for page in learner.pages(luck.choice)])
    english, other = told
    assert len(english) == len(other)
    assert not set(english) & set(other)
    lesson = lesson_of(game, name)
    assert lesson.title(language(code)) != lesson.title(ENGLISH)
    assert lesson.teaches(language(code)) != lesson.teaches(ENGLISH)


@pytest.mark.uncounted
@pytest.mark.parametrize(
    ("game", "name", "chapter"), [each for game in GAMES for each in choices(game)]
)
def test_what_is_called_best_is_what_strong_players_play(
    game: str, name: str, chapter: int
) -> None:
    hinted, best = advised(game, name, chapter)
    ranked = hinted.answer
    found = [hinted.found(each.path[0]) for each in ranked if each.path[0].text in best]
    assert found
    assert all(each and about_equal(ranked[0].chance, each.chance) for each in found)
    assert ranked[0].path[0].text in best
    steps = lesson_of(game, name).chapters(ENGLISH)[chapter].steps
    choosing = next(number for number, step in enumerate(steps) if step.choice)
    if any(step.tool is Tool.HINT for step in steps[:choosing]):  # "as good" would be no help there
        assert not hinted.compared().equal


# --- how far one has come ----------------------------------------------------------------------


@each_lesson
def test_a_lesson_that_was_left_goes_on_where_it_was(game: str, name: str) -> None:
    card, lesson = GAMES[game](), lesson_of(game, name)
    learner, luck = Learner(card, lesson), Random(2)
    for number, page in enumerate(learner.pages(luck.choice)):
        if page.guide.commenting or number % 3 or page.guide.over or page.guide.last:
            continue
        kept = learning.read(learner.kept.written())
        again = Learner(card, lesson, kept=kept)
        assert again.table.match.state == learner.table.match.state
        assert (again.guide.chapter, again.guide.place) == (page.guide.chapter, page.guide.place)


@pytest.mark.parametrize(
    "damaged",
    [
        *(None, 7, "x", [], {}, {"chapter": 1}, {"chapter": "a", "place": 0, "lines": []}),
        {"chapter": 0, "place": -1, "lines": [], "done": False},
        {"chapter": 0, "place": 0, "lines": [], "done": 1},
        {"chapter": 0, "place": 0, "lines": "drive 1", "done": True},
        {"chapter": 0, "place": 0, "lines": [], "done": True, "more": 1},
        {"chapter": True, "place": 0, "lines": [], "done": True},
    ],
)
def test_damaged_memory_of_a_lesson_is_forgotten(damaged: object) -> None:
    assert learning.read(damaged) == Kept()


@pytest.mark.parametrize(
    "wrong",
    [
        Kept(99, 0, (), done=True),
        Kept(0, 99, (), done=True),
        Kept(0, 5, (), done=True),  # what should have been played is missing
        Kept(0, 3, ("drive 2",), done=True),
        Kept(0, 0, ("drive 1",), done=True),
        Kept(0, 9, ("",) * 7, done=True),
    ],
)
def test_memory_that_doesnt_fit_the_lesson_begins_it_anew(wrong: Kept) -> None:
    card = GAMES["santiago"]()
    table, kept = learning.table_of(card, card.lessons()[0], ENGLISH, wrong)
    assert kept == Kept(done=True)
    assert not table.match.log


def test_steps_are_counted_over_all_chapters() -> None:
    lesson = lesson_of("santiago", "second")
    chapters = lesson.chapters(ENGLISH)
    assert learning.counted(chapters, Kept()) == (0, 9)
    assert learning.counted(chapters, Kept(1)) == (2, 9)
    assert learning.counted(chapters, Kept(3, 3)) == (9, 9)
    assert learning.counted(chapters, Kept(9)) == (9, 9)


def test_chance_acts_the_same_way_when_a_choice_was_taken_back() -> None:
    def pick(legal: list[Action]) -> Action:
        wanted = [each for each in legal if each.text in ("enter customs", "clear rum")]
        return (wanted or legal)[0]

    learner = Learner(GAMES["santiago"](), lesson_of("santiago", "second"), kept=Kept(1))
    for _ in learner.pages(pick):
        if learner.guide.commenting:
            break
    log = [each.action.text for each in learner.table.match.log]
    assert any(each.actor == CHANCE for each in learner.table.match.log)
    back = learner.guide.back_to
    assert back == 0
    while len(learner.table.match.log) > back:
        assert not learner.table.undo(0)
    learner.guide.taken_back()
    assert learner.guide.free
    for _ in learner.pages(pick):
        if learner.guide.commenting:
            break
    assert [each.action.text for each in learner.table.match.log] == log
