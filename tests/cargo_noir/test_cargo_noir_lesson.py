"""The first game: every step can be played, and the position is one of the rules."""

from __future__ import annotations

import pytest

from santiago_desktop.games.cargo_noir.rules.actions import ACTIONS
from santiago_desktop.games.cargo_noir.rules.decide import CargoNoir
from santiago_desktop.games.cargo_noir.window.lesson import LESSON
from santiago_desktop.kernel.records import read_action
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.system.language import LANGUAGES, language

RULES = CargoNoir()


def test_every_step_can_be_played() -> None:
    s = RULES.from_position(LESSON.position)
    for step in LESSON.steps(language("en")):
        if not step.line:
            assert step.text
            continue
        action = read_action(step.line, ACTIONS)
        assert action is not None, step.line
        if s.actor == CHANCE:
            assert RULES.possible(s, action), step.line
        else:
            assert action in RULES.legal(s), step.line
        assert bool(step.text) == (s.actor == 0), step.line
        RULES.play(s, action)
    assert s.cards[0]  # something was bought
    assert (s.phase, s.actor) == ("sail", 0)


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_is_told_in_every_language(code: str) -> None:
    english = [step.text for step in LESSON.steps(language("en"))]
    told = [step.text for step in LESSON.steps(language(code))]
    assert [bool(text) for text in told] == [bool(text) for text in english]
    if code != "en":
        assert not {text for text in told if text} & {text for text in english if text}
