"""The report after a game adds up to its result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from worlds import Setting, random_steps, settings

from santiago_desktop.contract.card import Card
from santiago_desktop.system.language import language

if TYPE_CHECKING:
    from santiago_desktop.contract.report import Report
    from santiago_desktop.kernel.match import Match

TELLING = [setting for setting in settings() if type(setting.card).report is not Card.report]
telling = pytest.mark.parametrize("setting", TELLING, ids=str)


def told(setting: Setting, match: Match[Any]) -> Report:
    names = [f"P{i}" for i in range(setting.seats)]
    report = setting.card.report(match, language("en"), names)
    assert report is not None
    return report


def whole_game(setting: Setting, seed: int) -> Match[Any]:
    match = setting.match(seed)
    for _ in random_steps(match, seed):
        pass
    return match


@telling
def test_points_by_source_add_up_to_the_scores(setting: Setting) -> None:
    for seed in range(3):
        match = whole_game(setting, seed)
        report, scores = told(setting, match), match.rules.result(match.state).scores
        seats = range(setting.seats)
        assert [sum(source.points[seat] for source in report.sources) for seat in seats] == scores
        assert [course[-1] for course in report.course] == scores


def test_what_decides_a_tie_is_told_in_santiago() -> None:
    setting = next(each for each in TELLING if each.card.id == "santiago")
    match = whole_game(setting, 1)
    state, scores = match.state, match.rules.result(match.state).scores
    assert scores.count(max(scores)) == 1
    assert not told(setting, match).facts
    last, first = scores.index(min(scores)), scores.index(max(scores))
    state.vp[last] += max(scores) - min(scores)
    held = [int(value) for value in told(setting, match).facts[0].values]
    pesos = [int(value) for value in told(setting, match).facts[1].values]
    decides = max((held[seat], pesos[seat], seat) for seat in (first, last))
    assert match.rules.result(state).winners == [decides[2]]


@telling
def test_every_roll_is_counted_once_and_expected_as_often(setting: Setting) -> None:
    for die in told(setting, whole_game(setting, 4)).dice:
        assert sum(die.rolled) == pytest.approx(sum(die.expected))
        assert len(die.faces) == len(die.rolled) == len(die.expected)


@telling
def test_a_game_that_is_not_over_has_a_story_so_far(setting: Setting) -> None:
    match = setting.match(5)
    steps = random_steps(match, 5)
    for _ in range(30):
        next(steps)
    assert all(any(source.points) for source in told(setting, match).sources)


def test_a_card_that_tells_no_story_says_none() -> None:
    assert Card.report(Card(), None, None, []) is None


@telling
def test_every_leaf_has_a_heading_and_every_fact_a_value_for_each_seat(setting: Setting) -> None:
    report = told(setting, whole_game(setting, 6))
    assert all(report.headings._replace(debts="only where a course falls below zero"))
    assert all(len(fact.values) == setting.seats for fact in report.facts)
    assert all(point.seat in range(-1, setting.seats) for point in report.turning_points)
