"""Levels and their grades: what is offered, what they think like, and that each is stronger."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from newcomer import won

from santiago_desktop.commands.simulate import play_game
from santiago_desktop.games import GAMES
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.kernel.luck import Draw
from santiago_desktop.players.chances import STRENGTHS
from santiago_desktop.players.levels import (
    LEVELS,
    ONE,
    Grades,
    evenly,
    goes_by_learning,
    nearest,
    offered,
    strength,
    thinks_like,
    usable,
)
from santiago_desktop.scenes.front.table_setup import Plan
from santiago_desktop.table.table import Seat, Table, read_seats

if TYPE_CHECKING:
    from santiago_desktop.players.levels import Ladder

LADDER = {"easy": evenly(3), "medium": ONE, "master": ONE}


class Counting(Draw):
    """Luck that brings every number in turn."""

    def __init__(self) -> None:
        self.next = -1

    def below(self, n: int) -> int:
        self.next += 1
        return self.next % n


class NoLuck(Draw):
    """Luck that must not be asked for."""

    def below(self, n: int) -> int:
        raise AssertionError(n)


def test_levels_are_offered_from_the_weakest_on_with_their_grades() -> None:
    assert offered(LADDER) == ("easy", "easy2", "easy3", "medium", "master")
    assert set(usable(LADDER)) == {*LEVELS, "easy2", "easy3"}


def test_the_higher_the_grade_the_more_decisions_are_those_of_the_level_above() -> None:
    for level, share in (("easy", 0), ("easy2", 2), ("easy3", 4)):
        luck = Counting()
        thoughts = [thinks_like(level, LADDER, luck) for _ in range(6)]
        assert thoughts.count("medium") == share
        assert thoughts.count("easy") == 6 - share


def test_where_few_thoughts_win_much_a_grade_has_less_than_its_even_share_of_them() -> None:
    ladder: Ladder = {"easy": Grades(2, of=4), "medium": ONE}
    luck = Counting()
    assert [thinks_like("easy2", ladder, luck) for _ in range(4)].count("medium") == 1
    assert offered(ladder) == ("easy", "easy2", "medium")
    middle = (STRENGTHS["easy"] + STRENGTHS["medium"]) / 2
    assert strength("easy2", ladder) == pytest.approx(middle)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_without_a_grade_thinks_like_itself_and_asks_for_no_luck(level: str) -> None:
    assert thinks_like(level, LADDER, NoLuck()) == level


def test_a_grade_from_elsewhere_that_a_game_does_not_have_plays_all_the_same() -> None:
    assert thinks_like("easy9", LADDER, Counting()) == "medium"
    assert thinks_like("master4", LADDER, Counting()) == "master"
    assert thinks_like("expert2", LADDER, Counting()) == "expert"
    assert strength("easy9", LADDER) == STRENGTHS["medium"]


@pytest.mark.parametrize("game", GAMES)
def test_each_level_that_a_game_offers_is_stronger_than_the_one_below(game: str) -> None:
    ladder = GAMES[game]().levels
    found = [strength(level, ladder) for level in offered(ladder)]
    assert found == sorted(set(found))
    assert {"easy", "medium", "hard"} <= set(ladder)
    assert list(ladder) == [level for level in LEVELS if level in ladder]


def test_what_was_learned_is_used_from_the_first_level_above_medium_on() -> None:
    ladder: Ladder = {"easy": evenly(2), "medium": evenly(2), "hard": ONE}
    learned = [level for level in usable(ladder) if goes_by_learning(level, ladder)]
    assert learned == ["medium2", "hard", "expert", "master"]


def test_a_level_that_is_not_offered_becomes_the_nearest_one_below() -> None:
    assert nearest("easy2", LADDER) == "easy2"
    assert nearest("expert", LADDER) == "medium"
    assert nearest("beginner", LADDER) == "easy"


def test_a_table_takes_the_grades_of_its_game_and_no_others() -> None:
    seats = read_seats(["Ana", "ai:easy6", "ai:easy2"])
    table = Table.new(GAMES["santiago"](), seats, "1", {})
    assert [seat.level for seat in table.seats] == ["", "easy6", "easy2"]
    with pytest.raises(Fault, match='no computer player "easy6": choose one of beginner, '):
        Table.new(GAMES["manila"](), seats, "1", {})


def test_master_was_remembered_for_a_game_that_no_longer_offers_it() -> None:
    chairs = [["Ana", "", 0], ["Ben", "master", 1], ["Eva", "easy2", 2]]
    plan = Plan(GAMES["manila"](), {"chairs": chairs})
    assert [chair.level for chair in plan.chairs] == ["", "hard", "easy2"]
    Table.new(plan.card, [Seat("Ana"), Seat("Ben", "master"), Seat("Eva", "easy2")], "1", {})


@pytest.mark.uncounted
@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [("easy3", "beginner"), ("easy5", "easy2"), ("medium", "easy3"), ("medium2", "easy4")],
)
def test_stronger_levels_win_more_often(stronger: str, weaker: str) -> None:
    wins = 0.0
    for number in range(12):
        levels = [stronger, weaker] if number % 2 else [weaker, stronger]
        wins += play_game("santiago", levels, f"levels/{number}").shares[stronger][0]
    assert wins >= 8


@pytest.mark.uncounted
def test_somebody_who_has_just_read_the_rules_can_beat_the_lowest_levels() -> None:
    assert sum(won("santiago", "beginner", number) for number in range(6)) >= 4
    assert sum(won("manila", "beginner", number) for number in range(3)) >= 1
