"""How two positions compare: what is named is what one has and the other lacks."""

from __future__ import annotations

from santiago_desktop.players.reasons import Aspect, merits

GOLD, SILVER = ("metal", 0), ("metal", 1)


def test_the_aspect_that_is_most_ahead_comes_first() -> None:
    better = {GOLD: Aspect(2.0, "has", (2,)), SILVER: Aspect(3.0, "has", (3,))}
    found = merits(better, {GOLD: Aspect(0.0), SILVER: Aspect(1.5)}, 0.1)
    assert [merit.details for merit in found] == [(2,), (3,)]


def test_what_the_other_lacks_altogether_counts_as_nothing() -> None:
    assert merits({GOLD: Aspect(1.0, "has")}, {}, 0.1) == [Aspect(1.0, "has")]
    assert merits({GOLD: Aspect(-1.0, "has")}, {}, 0.1) == []


def test_a_danger_that_only_the_other_has_speaks_for_the_better_one() -> None:
    safe = {GOLD: Aspect(0.0, "safe")}
    assert merits(safe, {GOLD: Aspect(-2.0)}, 0.1) == [Aspect(0.0, "safe")]


def test_a_second_merit_is_named_only_if_it_is_half_as_far_ahead() -> None:
    better = {GOLD: Aspect(4.0, "gold"), SILVER: Aspect(1.9, "silver")}
    assert [merit.says for merit in merits(better, {}, 0.1)] == ["gold"]
    better[SILVER] = Aspect(2.0, "silver")
    assert [merit.says for merit in merits(better, {}, 0.1)] == ["gold", "silver"]


def test_no_more_than_two_are_named() -> None:
    better = {("metal", number): Aspect(1.0, "has", (number,)) for number in range(5)}
    assert len(merits(better, {}, 0.1)) == 2


def test_too_small_a_difference_is_not_worth_a_word() -> None:
    assert merits({GOLD: Aspect(1.0, "has", (1,))}, {GOLD: Aspect(0.95)}, 0.1) == []


def test_what_would_be_said_of_both_is_not_said() -> None:
    better, other = Aspect(3.0, "has", (1,)), Aspect(1.0, "has", (1,))
    assert merits({GOLD: better}, {GOLD: other}, 0.1) == []
    assert merits({GOLD: better}, {GOLD: other._replace(details=(0,))}, 0.1) == [better]


def test_what_has_no_words_is_not_named() -> None:
    assert merits({GOLD: Aspect(3.0)}, {}, 0.1) == []
