"""Chances of victory: one number for one position, wherever it is asked for."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest
from worlds import Setting, random_steps, states

from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.rules import NOBODY
from santiago_desktop.players.chances import Chance
from santiago_desktop.players.thinking import think
from santiago_desktop.system.language import ENGLISH
from santiago_desktop.table import chances, hints
from santiago_desktop.table.table import Seat, Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from santiago_desktop.kernel.match import Match
    from santiago_desktop.kernel.rules import State

NAMES = "ABCDE"
DECISIONS = {"santiago": 3, "manila": 3, "cargo_noir": 2}  # that are looked at in a game


def table_of(match: Match[State], setting: Setting, *people: int) -> Table:
    seats = [Seat(NAMES[i], "" if i in people else "easy") for i in range(setting.seats)]
    return Table(setting.card, seats, match, {})


def alone(game: str, seed: str, decisions: int) -> Iterator[Table]:
    """A game of one person and two computer players, at so many of the person's decisions."""
    seats = [Seat("Ana"), Seat("Ben", "medium"), Seat("Carla", "easy")]
    setting = Setting(game, 3, ())
    table = Table.new(setting.card, seats, seed, {})
    while not table.match.over and decisions:
        if table.match.state.actor == 0:
            decisions -= 1
            yield table
        else:
            table.go_on()


@pytest.mark.uncounted
@pytest.mark.parametrize("game", DECISIONS)
def test_panel_and_hint_say_the_same_and_what_was_promised_is_told_afterwards(
    game: str, often: int
) -> None:
    draw = KeyedDraw("which move", "")
    for table in alone(game, "promises", DECISIONS[game] * often):
        advice = think(hints.question(table))
        assert think(chances.question_now(table, 0))[0] == advice[0].chance
        chosen = draw.pick(advice[:3])
        table.play(chosen.path[0])
        assert think(chances.question_now(table, 0))[0] == chosen.chance


def test_a_forced_move_costs_nothing() -> None:
    forced, draw = 0, KeyedDraw("forced", "")
    for table in alone("santiago", "forced", 25):
        actions = table.match.legal()
        if len(actions) > 1:
            table.play(draw.pick(actions))
            continue
        forced += 1
        before = think(chances.question_now(table, 0))[0]
        table.play(actions[0])
        assert think(chances.question_now(table, 0))[0] == before
    assert forced > 3


def test_a_computer_player_is_not_expected_to_end_a_turn_better_than_it_does() -> None:
    asked: dict[str, set[str]] = {"person": set(), "computer": set(), "next": set()}
    for table in alone("santiago", "who", 12):
        asked["person"].add(chances.question_now(table, 0).what)
        table.play(table.match.legal()[0])
        while not table.match.over and table.match.state.actor != 0:
            mover = table.match.log[-1].actor
            midway = table.match.state.actor == mover >= 0
            question = chances.question_now(table, 0)
            if mover != 0:
                asked["computer" if midway else "next"].add(question.what)
            table.go_on()
    assert asked == {
        "person": {"chances_of_turn"},
        "computer": {"chances_midway"},
        "next": {"chances"},
    }


def test_the_same_position_has_the_same_chances_whenever_it_is_asked_for() -> None:
    table = next(alone("manila", "again", 1))
    asked = chances.question_now(table, 0)
    assert think(asked) == think(asked)
    assert think(asked) == think(chances.question(table, len(table.match.log), 0))


@pytest.mark.uncounted
def test_the_course_of_a_game_says_what_its_panels_said() -> None:
    told = {}
    for table in alone("santiago", "course", 12):
        told[len(table.match.log)] = think(chances.question_now(table, 0))
        table.play(table.match.legal()[0])
    numbers, asked = chances.moments(table), chances.course(table)
    assert [question.seat for question in asked] == [0] * len(numbers)
    known = [number for number in numbers if number in told]
    assert known
    for number, question in zip(numbers, asked, strict=True):
        if number in known:
            assert think(question) == told[number]


def test_of_a_game_of_several_people_the_course_says_what_everybody_knew() -> None:
    setting = Setting("manila", 3, ())
    match = setting.match(1)
    for _ in islice(random_steps(match, 1), 60):
        pass
    asked = chances.course(table_of(match, setting, 0, 1))
    assert {question.seat for question in asked} == {NOBODY}


@pytest.mark.uncounted
def test_chances_add_up_and_lie_between_their_bounds(setting: Setting, often: int) -> None:
    for match in islice(states(setting, 5, every=17), 3 * often):
        table = table_of(match, setting, 0)
        for seat in (0, NOBODY):
            told = think(chances.question_now(table, seat))
            assert sum(chance.value for chance in told) == pytest.approx(1)
            assert all(0 <= chance.low <= chance.value <= chance.high <= 1 for chance in told)


def test_a_game_that_is_over_is_certain(setting: Setting) -> None:
    *_, match = states(setting, 3)
    told = think(chances.question_now(table_of(match, setting, 0), 0))
    result = match.rules.result(match.state)
    assert told == [Chance(*[result.share(seat)] * 3) for seat in range(setting.seats)]


def test_the_moments_of_a_game_go_from_its_start_to_its_end(setting: Setting) -> None:
    match = setting.match(3)
    for _ in random_steps(match, 3):
        pass
    found = chances.moments(table_of(match, setting))
    assert found[0] == 0
    assert found[-1] == len(match.log)
    assert 2 < len(found) <= 100


def test_few_moments_are_all_kept() -> None:
    assert chances.thinned([1, 2, 3]) == [1, 2, 3]


def test_the_question_shows_no_more_than_the_seat_knows() -> None:
    setting = Setting("manila", 3, ())
    match = setting.match(1)
    asked = chances.question_now(table_of(match, setting, 0, 1, 2), 1)
    assert asked.seen == asked.begun == match.rules.mask(match.state, 1)
    assert asked.seen != match.state


def test_what_others_do_in_secret_is_not_followed() -> None:
    setting, table = Setting("manila", 3, ()), next(alone("manila", "secret", 1))
    begun = len(table.match.log)
    table.play(table.match.legal()[0])
    assert chances.beginning(table, begun + 1, 0) == begun
    assert chances.beginning(table, begun + 1, 1) == begun + 1
    assert setting.card.rules().secrets


def test_a_chance_is_rounded_where_it_is_far_from_sure() -> None:
    sure, unsure = Chance(0.34, 0.3, 0.38), Chance(0.34, 0.2, 0.5)
    assert chances.told(ENGLISH, sure) == "34%"
    assert chances.told(ENGLISH, unsure) == "~35%"
    assert chances.between(ENGLISH, unsure) == (
        "Chance of winning: ~35%, most likely between 20% and 50%."
    )
    assert chances.between(ENGLISH, Chance(1.0, 1.0, 1.0)) == "Chance of winning: 100%."


def test_the_first_round_is_over_when_everybody_has_ended_a_turn() -> None:
    table = Table.new(Setting("santiago", 3, ()).card, [Seat(name) for name in "ABC"], "1", {})
    ended = set()
    while chances.first_round(table):
        before = table.match.state.actor
        table.match.play(table.match.chance() if before < 0 else table.match.legal()[0])
        if before >= 0 and table.match.state.actor != before:
            ended.add(before)
    assert ended == {0, 1, 2}
