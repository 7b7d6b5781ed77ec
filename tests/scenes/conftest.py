"""What all tests of scenes share."""

from __future__ import annotations

import pickle
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from santiago_desktop.players import thinking
from santiago_desktop.players.worker import Letter
from santiago_desktop.table import chances

if TYPE_CHECKING:
    from santiago_desktop.players.search import Player
    from santiago_desktop.players.thinking import Question


@cache
def answered(_: Player, letter: bytes) -> bytes:
    """What somebody answers to a question, both as they go from one process to the other."""
    return bytes(Letter.dumps(THINK(pickle.loads(letter))))


THINK = thinking.think


@pytest.fixture(autouse=True)
def _a_course_has_few_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    """How the chances of a whole game are shown doesn't depend on how many of them there are."""
    monkeypatch.setattr(chances, "MOST", chances.FEW)


@pytest.fixture(autouse=True)
def _a_question_is_thought_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same question has the same answer: many scenes show the course of the same game."""

    def think(question: Question) -> Any:
        letter = bytes(Letter.dumps(question))
        return pickle.loads(answered(thinking.player_of(question.game), letter))

    monkeypatch.setattr(thinking, "think", think)
