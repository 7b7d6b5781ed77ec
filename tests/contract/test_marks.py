"""A decision: what is chosen, what still agrees, what can be added, when it is complete."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from santiago_desktop.contract.marks import Counting, Decision, Marks, Way
from santiago_desktop.kernel.records import Action

if TYPE_CHECKING:
    from collections.abc import Sequence


class Do(Action):
    """Anything that can be done."""

    __slots__ = ()
    verb = "do"
    number: int


def ways(*marks: Marks) -> list[Way]:
    return [Way(Do(number), each) for number, each in enumerate(marks)]


def chosen(decision: Decision) -> int | None:
    return decision.ready.number if isinstance(decision.ready, Do) else None


CAFE = ways({"rum": 1}, {"cigar": 1}, {"rum": 1, "cigar": 1}, {})
SWAP = ways(*({f"own.{a}": 1, f"supply.{b}": 1} for a in "ab" for b in "abc" if a != b))
SETS = ways({"a": 1}, {"a": 2}, {"a": 1, "b": 1}, {"a": 2, "b": 1})
LANES = ways(
    *({"x": x, "y": y, "z": 9 - x - y} for x in range(6) for y in range(6) if 4 <= x + y <= 9)
)
BID = ways(*({"auction": n} for n in range(3, 12)), {})


def set_all(_: str) -> Counting:
    return Counting.LEAST


def test_the_only_action_with_one_mark_is_played_at_once() -> None:
    decision = Decision(ways({"stop.1": 1}, {"stop.2": 1}))
    assert decision.glowing == {"stop.1", "stop.2"}
    assert decision.click("stop.2") == Do(1)


def test_where_more_could_be_added_one_confirms() -> None:
    decision = Decision(CAFE)
    assert decision.click("rum") is None
    assert chosen(decision) == 0
    assert decision.open == {"cigar"}
    assert decision.click("cigar") is None
    assert chosen(decision) == 2
    assert decision.buttons == [Do(3)]


def test_the_last_of_several_marks_follows_but_is_confirmed() -> None:
    decision = Decision(SWAP)
    decision.click("own.a")
    assert decision.ready is None
    assert decision.open == {"supply.b", "supply.c"}
    assert decision.click("supply.c") is None
    assert decision.ready == next(w.action for w in SWAP if w.marks == {"own.a": 1, "supply.c": 1})


def test_a_click_on_something_else_begins_anew() -> None:
    decision = Decision(SWAP)
    decision.click("own.a")
    decision.click("own.b")
    assert decision.chosen == {"own.b": 1}


def test_a_second_click_adds_one_more_or_takes_back() -> None:
    decision = Decision(SETS)
    decision.click("a")
    decision.click("a")
    assert decision.chosen == {"a": 2}
    decision.click("a")
    assert decision.chosen == {"a": 1}
    decision.take("a")
    assert decision.chosen == {}
    assert decision.ready is None


def test_a_set_target_is_offered_with_its_least_or_most() -> None:
    for counting, first in ((Counting.LEAST, 3), (Counting.MOST, 11)):
        decision = Decision(BID, lambda _, counting=counting: counting)
        assert decision.click("auction") is None
        assert decision.chosen == {"auction": first}
        assert decision.ready is not None
    assert decision.amounts("auction") == list(range(3, 12))
    assert not decision.put("auction", 40)
    assert decision.put("auction", 7)
    assert decision.alone("auction")[7] == decision.ready


def test_an_amount_without_a_choice_is_played_at_once() -> None:
    decision = Decision(ways({"load": 2}, {}), set_all)
    assert decision.click("load") == Do(0)


def test_a_stake_without_a_choice_is_confirmed() -> None:
    decision = Decision(ways({"port": 2}, {}), lambda _: Counting.STAKE)
    assert decision.click("port") is None
    assert chosen(decision) == 0


def test_what_is_weighed_is_clicked_and_then_confirmed() -> None:
    decision = Decision(ways({"a": 1}, {"b": 1}, {}), lambda _: Counting.WEIGHED)
    assert decision.click("a") is None
    assert chosen(decision) == 0
    assert not decision.is_set("a")
    assert decision.click("b") is None
    assert (decision.chosen, chosen(decision)) == ({"b": 1}, 1)


def test_positions_may_be_nothing_or_negative() -> None:
    steer = ways({"silk": 1, "jade": 0}, {"silk": -1, "jade": 0}, {"silk": 0, "jade": -1})
    decision = Decision(steer, set_all)
    assert decision.amounts("silk") == [-1, 0, 1]
    assert decision.put("silk", 0)
    assert chosen(decision) == 2


def test_lanes_with_a_fixed_sum_fill_themselves() -> None:
    decision = Decision(LANES, set_all)
    assert decision.put("x", 5)
    assert decision.amounts("y") == [0, 1, 2, 3, 4]
    assert decision.put("y", 4)
    assert decision.ready == next(w.action for w in LANES if w.marks == {"x": 5, "y": 4, "z": 0})


def test_what_is_shared_out_is_what_is_chosen_or_the_evenest_way() -> None:
    decision = Decision(LANES, set_all)
    assert decision.sharing(["x", "y", "z"]) == {"x": 3, "y": 3, "z": 3}
    decision.put("x", 5)
    assert decision.sharing(["x", "y", "z"]) == {"x": 5, "y": 2, "z": 2}
    assert decision.sharing(["x", "y"]) == {}


def test_what_stands_beside_a_decision_is_no_part_of_it() -> None:
    both = [*BID, Way(Do(90), {"own.share": 1})]
    decision = Decision(both, set_all, lambda action: action == Do(90))
    assert "own.share" not in decision.glowing
    assert decision.uses("own.share")
    decision.put("auction", 5)
    assert decision.click("own.share") == Do(90)
    assert decision.chosen == {"auction": 5}
    assert Do(90) in decision.actions


def test_what_was_chosen_is_kept_where_that_is_legal() -> None:
    decision = Decision(BID, set_all)
    decision.put_all({"auction": 5, "nowhere": 1})
    assert decision.chosen == {"auction": 5}
    decision.put_all({"auction": 99})
    assert decision.chosen == {}


def test_two_actions_with_the_same_marks_are_refused() -> None:
    with pytest.raises(ValueError, match="the same marks"):
        Decision(ways({"a": 1}, {"a": 1}))
    Decision(ways({}, {}))  # two buttons are told apart by their words


SOME = st.frozensets(st.sampled_from("abcdef"), min_size=1)


@given(st.sets(SOME, min_size=1), st.integers(0))
@settings(max_examples=60, deadline=None)
def test_whoever_clicks_what_is_open_gets_to_an_action(
    found: set[frozenset[str]], seed: int
) -> None:
    made = ways(*({name: 1 + (len(each) > 2) for name in sorted(each)} for each in found))
    check_walks(made, Random(seed))


def check_walks(made: Sequence[Way], luck: Random) -> None:
    """Any walk along open targets ends in a legal action that has all that was clicked."""
    decision = Decision(made)
    for _ in range(40):
        if not decision.open:
            break
        target = luck.choice(sorted(decision.open))
        played = decision.click(target)
        if played is not None:
            assert played in decision.actions
            return
        assert decision.agreeing
        assert all(
            w.marks.get(t, 0) >= n for w in decision.agreeing for t, n in decision.chosen.items()
        )
    assert decision.ready in decision.actions


@given(st.sets(SOME, min_size=1), st.integers(1, 3))
@settings(max_examples=60, deadline=None)
def test_what_takes_a_click_is_played_by_a_click_and_nothing_else_is(
    found: set[frozenset[str]], most: int
) -> None:
    made = ways({}, *({name: 1 + (len(each) % most) for name in sorted(each)} for each in found))
    for way in made[1:]:
        decision = Decision(made)
        takes = decision.takes_a_click(way.action)
        played = [Decision(made).click(target) for target in way.marks]
        assert takes == (played == [way.action])
    assert Decision(made).takes_a_click(made[0].action), "its button"
