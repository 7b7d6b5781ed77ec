"""Chances of victory: when they are asked for, of whom, and how they are rounded."""

from __future__ import annotations

from copy import copy
from itertools import islice

import pytest
from worlds import Setting, random_steps, states

from santiago_desktop.players.thinking import think
from santiago_desktop.table import hints
from santiago_desktop.table.chances import (
    goes_on,
    moments,
    percents,
    question,
    question_now,
    thinned,
)
from santiago_desktop.table.table import Seat, Table


def test_whole_per_cent_add_up_to_a_hundred() -> None:
    assert percents([1 / 3] * 3) == [34, 33, 33]
    assert percents([0.125, 0.125, 0.75]) == [13, 12, 75]
    assert percents([1.0, 0.0]) == [100, 0]


def test_the_moments_of_a_game_go_from_its_start_to_its_end(setting: Setting) -> None:
    match = setting.match(3)
    for _ in random_steps(match, 3):
        pass
    found = moments(match)
    assert found[0] == match.start
    assert found[-1] == match.state
    assert 2 < len(found) <= 100


def test_few_moments_are_all_kept() -> None:
    assert thinned([1, 2, 3]) == [1, 2, 3]


def test_the_question_shows_no_more_than_the_seat_knows() -> None:
    setting = Setting("manila", 3, ())
    match = setting.match(1)
    table = Table(setting.card, [Seat(name) for name in "ABC"], match, {})
    asked = question(table, match.state, 1)
    assert asked.seen == match.rules.mask(match.state, 1)
    assert asked.seen != match.state


def test_after_each_action_of_a_turn_the_chance_is_what_its_hint_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hints, "LONGEST_WAIT", 600_000)  # however busy the machine is
    for match in islice(states(Setting("santiago", 3, ()), 4, every=31), 1, 6):
        if match.state.actor < 0:
            continue
        table = Table(Setting("santiago", 3, ()).card, [Seat(name) for name in "ABC"], match, {})
        seat = match.state.actor
        for advice in think(hints.question(table))[:3]:
            table.match = copy(match)
            table.match.state, table.match.log = match.state.copy(), match.log[:]
            for action in advice.path:
                table.match.play(action)
                told = think(question_now(table, seat))[seat]
                assert told == pytest.approx(advice.chance)


def test_chances_are_told_to_all_even_in_the_midst_of_turns(
    setting: Setting,
) -> None:
    for match in islice(states(setting, 5, every=17), 12):
        if goes_on(match):
            table = Table(setting.card, [Seat(str(i)) for i in range(setting.seats)], match, {})
            for seat in range(setting.seats):
                assert sum(think(question_now(table, seat))) == pytest.approx(1)


def test_a_turn_goes_on_as_long_as_the_same_one_decides(setting: Setting) -> None:
    match = setting.match(3)
    assert not goes_on(match)
    for _ in random_steps(match, 3):
        last = match.log[-1].actor
        assert goes_on(match) == (not match.over and last == match.state.actor >= 0)
