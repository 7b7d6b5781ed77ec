"""How two positions compare: what is named is what one has and the other lacks."""

from __future__ import annotations

from santiago_desktop.players.reasons import Reason, best_reasons, reasons_for_each, worst_warning

GOLD, SILVER = ("metal", 0), ("metal", 1)


def test_the_aspect_that_is_most_ahead_comes_first() -> None:
    better = {GOLD: Reason(2.0, "has", (2,)), SILVER: Reason(3.0, "has", (3,))}
    found = best_reasons(better, {GOLD: Reason(0.0), SILVER: Reason(1.5)}, 0.1)
    assert [reason.details for reason in found] == [(2,), (3,)]


def test_what_the_other_lacks_altogether_counts_as_nothing() -> None:
    assert best_reasons({GOLD: Reason(1.0, "has")}, {}, 0.1) == [Reason(1.0, "has")]
    assert best_reasons({GOLD: Reason(-1.0, "has")}, {}, 0.1) == []


def test_a_danger_that_only_the_other_has_speaks_for_the_better_one() -> None:
    safe = {GOLD: Reason(0.0, "safe")}
    assert best_reasons(safe, {GOLD: Reason(-2.0)}, 0.1) == [Reason(0.0, "safe")]


def test_a_second_merit_is_named_only_if_it_is_half_as_far_ahead() -> None:
    better = {GOLD: Reason(4.0, "gold"), SILVER: Reason(1.9, "silver")}
    assert [reason.says for reason in best_reasons(better, {}, 0.1)] == ["gold"]
    better[SILVER] = Reason(2.0, "silver")
    assert [reason.says for reason in best_reasons(better, {}, 0.1)] == ["gold", "silver"]


def test_no_more_than_two_are_named() -> None:
    better = {("metal", number): Reason(1.0, "has", (number,)) for number in range(5)}
    assert len(best_reasons(better, {}, 0.1)) == 2


def test_too_small_a_difference_is_not_worth_a_word() -> None:
    assert best_reasons({GOLD: Reason(1.0, "has", (1,))}, {GOLD: Reason(0.95)}, 0.1) == []


def test_what_would_be_said_of_both_is_not_said() -> None:
    better, other = Reason(3.0, "has", (1,)), Reason(1.0, "has", (1,))
    assert best_reasons({GOLD: better}, {GOLD: other}, 0.1) == []
    less = other._replace(details=(0,))
    [told] = best_reasons({GOLD: better}, {GOLD: less}, 0.1)
    assert told == better._replace(instead=(less.says, (0,)))


def test_what_has_no_words_is_not_named() -> None:
    assert best_reasons({GOLD: Reason(3.0)}, {}, 0.1) == []


def test_what_speaks_most_against_a_position_is_warned_of() -> None:
    worse = {GOLD: Reason(-1.0, warns="rust"), SILVER: Reason(-2.0, warns="theft")}
    assert worst_warning(worse, {}, 0.1) == [Reason(-2.0, warns="theft")]
    assert worst_warning(worse, {SILVER: Reason(-2.0)}, 0.1) == [Reason(-1.0, warns="rust")]


def test_what_speaks_against_both_is_no_warning() -> None:
    worse, other = Reason(-2.0, "", (1,), "theft"), Reason(-1.0, "", (1,), "theft")
    assert worst_warning({GOLD: worse}, {GOLD: other}, 0.1) == []
    assert worst_warning({GOLD: worse}, {GOLD: other._replace(details=(2,))}, 0.1) == [worse]
    assert worst_warning({GOLD: Reason(-2.0)}, {}, 0.1) == []
    assert worst_warning({GOLD: Reason(-0.05, warns="rust")}, {}, 0.1) == []


def test_for_moves_that_are_as_good_like_stands_beside_like() -> None:
    """Two silk shares stood beside what the jade boat may bring, although both did both."""
    one = {GOLD: Reason(3.0, "gold"), ("ship", 0): Reason(4.0, "first ship")}
    other = {SILVER: Reason(9.0, "silver"), ("ship", 1): Reason(3.0, "second ship")}
    here, there = reasons_for_each(one, other, 0.1)
    assert (here[0].says, there[0].says) == ("gold", "silver")
    here, there = reasons_for_each(one, {("ship", 1): Reason(3.0, "second ship")}, 0.1)
    assert [each.says for each in here] == ["first ship", "gold"]
    assert [each.says for each in there] == ["second ship"]
    here, there = reasons_for_each(one, {("house", 0): Reason(3.0, "a house")}, 0.1)
    assert [each.says for each in (*here, *there)] == ["first ship", "gold", "a house"]


def test_what_speaks_for_one_is_told_of_the_other_too_if_it_has_it_with_another_number() -> None:
    """A stack of two coins spoke for B, as if A would not win the same goods with one."""
    two_coins, one_coin = Reason(3.0, "leads", (2,)), Reason(2.0, "leads", (1,))
    left, less = Reason(1.0, "coins", (2,)), Reason(0.5, "coins", (1,))
    here, there = reasons_for_each(
        {GOLD: one_coin, SILVER: left}, {GOLD: two_coins, SILVER: less}, 0.1
    )
    assert here == [left, one_coin]
    assert there == [two_coins, less]
