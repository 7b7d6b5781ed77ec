"""The lesson: every move is legal where it is taught, and says something in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from santiago_desktop.contract.desk import Seating
from santiago_desktop.games import GAMES
from santiago_desktop.games.manila.box import JADE, SILK
from santiago_desktop.games.manila.window.lesson import POSITION, SEED, steps
from santiago_desktop.kernel.match import Match
from santiago_desktop.system.language import ENGLISH, LANGUAGES, language

if TYPE_CHECKING:
    from santiago_desktop.games.manila.rules.state import State

CARD = GAMES["manila"]()
RULES = CARD.rules()


def played(*, checks: bool = False) -> Match[State]:
    match: Match[State] = Match(RULES, RULES.from_position(POSITION), SEED)
    for step in steps(ENGLISH):
        if step.line:
            if checks:
                assert bool(step.text) == (match.state.actor == 0), step
            match.play(match.read(step.line))
            RULES.check(match.state)
    return match


def test_every_move_of_the_lesson_is_legal_and_those_of_the_learner_are_explained() -> None:
    match = played(checks=True)
    assert match.state.voyage == 2
    assert match.state.actor == 0


def test_what_the_lesson_promises_comes_true() -> None:
    s = played().state
    assert s.prices == [0, 5, 0, 5]
    assert s.pesos[0] == 30 - 9 - 5 - 3 - 4 - 2 + 10 + 12 + 6 - 6
    assert (s.shares[SILK], s.shares[JADE]) == (1, 2)


def test_what_is_pointed_at_is_there() -> None:
    desk = CARD.desk(ENGLISH, Seating(["Ana", "Ben", "Pilar"], (0, 1, 2)))
    assert desk is not None
    match: Match[State] = Match(RULES, RULES.from_position(POSITION), SEED)
    for step in steps(ENGLISH):
        known = {*desk.targets(match.state), "panel.0"}
        assert set(step.about) <= known, step
        if step.line:
            match.play(match.read(step.line))


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_lesson_is_told_in_every_language(code: str) -> None:
    english = [step.text for step in steps(ENGLISH) if step.text]
    told = [step.text for step in steps(language(code)) if step.text]
    assert len(told) == len(english)
    assert code == "en" or not set(told) & set(english)
