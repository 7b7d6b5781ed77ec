"""Names that the program gives are written in the language's letters."""

from __future__ import annotations

import pytest

from santiago_desktop.games import GAMES
from santiago_desktop.scenes.front.table_setup import Plan
from santiago_desktop.system.language import LANGUAGES, language
from santiago_desktop.table.people import called, seated


def test_names_are_written_in_the_languages_letters() -> None:
    assert called("Pilar", language("ru")) == "Пилар"
    assert called("Pilar", language("es")) == "Pilar"
    assert called("Zoë", language("ru")) == "Zoë"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lessons_sentences_name_whoever_sits_there(game: str, code: str) -> None:
    lesson = GAMES[game]().lessons()[0]
    steps = [step for chapter in lesson.chapters(language(code)) for step in chapter.steps]
    told = " ".join(step.text for step in steps)
    names = [seat.name for seat in seated(lesson.seats, language(code))[1:]]
    assert all(name in told for name in names)


def test_computer_players_have_names_in_the_languages_letters() -> None:
    plan = Plan(GAMES["manila"](), {}, language("ru"))
    plan.add()
    assert [chair.name for chair in plan.chairs] == ["Ана", "Пилар", "Рафаэль", "Лусия"]


def test_a_player_who_is_added_is_as_good_as_the_last_computer_player() -> None:
    plan = Plan(GAMES["santiago"]())
    plan.set_level(2, "hard")
    plan.add()
    assert plan.chairs[-1].level == "hard"


def test_a_player_who_is_added_to_people_alone_is_an_easy_one() -> None:
    plan = Plan(GAMES["santiago"]())
    plan.set_level(1, "")
    plan.set_level(2, "")
    plan.add()
    assert plan.chairs[-1].level == "easy"
