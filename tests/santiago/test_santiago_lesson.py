"""The lesson: every move is legal where it is taught, and says something in every language."""

from __future__ import annotations

import pytest

from santiago_desktop.games.santiago.rules.decide import Santiago
from santiago_desktop.games.santiago.window.lesson import POSITION, SEED, steps
from santiago_desktop.kernel.match import Match
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.system.language import LANGUAGES, language


def test_every_move_of_the_lesson_is_legal() -> None:
    rules = Santiago()
    match = Match(rules, rules.from_position(POSITION), SEED)
    for step in steps(language("en")):
        assert step.line or step.text
        if step.line:
            mine = match.state.actor == 0
            assert bool(step.text) == mine, step
            match.play(match.read(step.line))
            rules.check(match.state)
    assert match.state.actor == 0
    assert match.state.sailed == 1
    assert [played for played in match.log if played.actor == CHANCE]


def test_what_the_lesson_promises_comes_true() -> None:
    rules = Santiago()
    match = Match(rules, rules.from_position(POSITION), SEED)
    for step in steps(language("en")):
        if step.line:
            match.play(match.read(step.line))
    assert match.state.vp[0] == 2 + 6 + 3 + 3 + 1  # loading, and the owner's point
    assert match.state.pesos[0] == 3 - 1 - 2


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_lesson_is_told_in_every_language(code: str) -> None:
    english = [step.text for step in steps(language("en")) if step.text]
    told = [step.text for step in steps(language(code)) if step.text]
    assert len(told) == len(english)
    assert code == "en" or not set(told) & set(english)
