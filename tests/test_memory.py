"""The memory aid: what it shows is true, and follows from what everybody has seen alone."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from worlds import Setting, random_steps, settings

from santiago_desktop.contract.words import between
from santiago_desktop.games import GAMES
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.match import Match
from santiago_desktop.kernel.memory import ENDLESS, Known, Memory
from santiago_desktop.kernel.rules import CHANCE, NOBODY, OVER, UNKNOWN, Rules
from santiago_desktop.kernel.timeline import Timeline
from santiago_desktop.system.language import ENGLISH

if TYPE_CHECKING:
    from santiago_desktop.kernel.rules import State

GAMES_EACH = 17  # two thousand games in all with `--often 10`
REMEMBERED = [each for each in settings() if each.card.rules().remembers]


def assert_between(known: Known[Any], true: State, seen: State) -> None:
    """What is covered lies between the bounds, what is seen is as it is seen."""
    least, most, real = known.least.values(), known.most.values(), true.values()
    for name, shown in seen.values().items():
        if least[name] == most[name] == shown:
            continue
        for low, high, there, open_ in zip(least[name], most[name], real[name], shown, strict=True):
            assert 0 <= low <= there <= high, name
            assert open_ == UNKNOWN or low == high == open_, name


def first_known(rules: Rules[Any], start: State) -> Known[Any]:
    return Known(*rules.recall(rules.screen(start, NOBODY)))


def seen_by_all(rules: Rules[Any], events: list[Any]) -> list[Any]:
    return [rules.screen_event(event, NOBODY) for event in events]


@pytest.mark.uncounted
@pytest.mark.parametrize("setting", REMEMBERED, ids=str)
def test_what_is_covered_lies_within_the_bounds(setting: Setting, often: int) -> None:
    for seed in range(GAMES_EACH * often):
        match = setting.match(seed)
        rules = match.rules
        known = first_known(rules, match.start)
        for _, events in random_steps(match, seed):
            known = known.after(rules, seen_by_all(rules, events))
            if match.state.phase != OVER:
                assert_between(known, match.state, rules.screen(match.state, NOBODY))


@pytest.mark.uncounted
@pytest.mark.parametrize("setting", REMEMBERED, ids=str)
def test_games_that_differ_in_what_is_hidden_give_the_same_bounds(setting: Setting) -> None:
    for seed in range(5):
        match = setting.match(seed)
        rules = match.rules
        other = rules.imagine(rules.mask(match.start, NOBODY), NOBODY, QuickDraw(Random(seed)))
        known, like = first_known(rules, match.start), first_known(rules, other)
        for action, events in random_steps(match, seed):
            assert like.least == known.least
            assert like.most == known.most
            if other.actor != CHANCE and action not in rules.legal(other):
                break  # a share is pledged that the other one doesn't have
            seen = seen_by_all(rules, rules.play(other, action))
            known = known.after(rules, seen_by_all(rules, events))
            like = like.after(rules, seen)
            if match.over:
                break


def test_in_manila_nothing_is_left_to_remember_when_all_has_been_shown() -> None:
    match = Setting("manila", 3, ()).match(1)
    for _ in random_steps(match, 1):
        pass
    known = first_known(match.rules, match.state)
    assert known.least == known.most == match.rules.screen(match.state, NOBODY)


def test_in_santiago_everything_follows_from_the_beginning_on() -> None:
    for seats in (2, 3, 4):
        match = Setting("santiago", seats, ()).match(seats)
        known = first_known(match.rules, match.start)
        for _, events in random_steps(match, seats):
            known = known.after(match.rules, seen_by_all(match.rules, events))
            assert known.exact
            assert known.least.goods == match.state.goods
            assert known.least.pesos == match.state.pesos
            assert known.least.vp == match.state.vp


def test_in_santiago_a_beginning_in_the_middle_is_bounded_by_what_is_seen(often: int) -> None:
    for seed in range(9 * often):
        match = Setting("santiago", 2 + seed % 3, ()).match(seed)
        begun, known = None, None
        for number, (_, events) in enumerate(random_steps(match, seed)):
            rules = match.rules
            if number == 40:
                begun, known = match.state.copy(), first_known(rules, match.state)
                assert max(known.most.pesos) == ENDLESS
            elif known is not None:
                known = known.after(rules, seen_by_all(rules, events))
            if known is not None and not match.over:
                assert_between(known, match.state, rules.screen(match.state, NOBODY))
        assert begun is not None
        assert known is not None
        assert not known.exact


def test_in_santiago_with_open_holdings_nothing_has_to_be_remembered() -> None:
    match = Setting("santiago", 3, ("open_holdings",)).match(1)
    steps = random_steps(match, 1)
    for _ in range(30):
        next(steps)
    known = first_known(match.rules, match.state)
    assert known.exact
    assert known.least == match.state


def test_in_manila_bounds_are_as_narrow_as_can_be() -> None:
    for seed in range(12):
        match = Setting("manila", 3 + seed % 3, ()).match(seed)
        rules, draw = match.rules, QuickDraw(Random(seed))
        known = first_known(rules, match.start)
        seen = rules.mask(match.start, NOBODY)
        worlds = [rules.imagine(seen, NOBODY, draw).shares for _ in range(400)]
        for place in range(len(match.start.shares)):
            found = {shares[place] for shares in worlds}
            assert min(found) == known.least.shares[place]
            assert max(found) == known.most.shares[place]


def test_a_memory_follows_its_timeline_back_and_on() -> None:
    match = Setting("manila", 3, ()).match("memory")
    memory = Memory(Timeline(match))
    steps = random_steps(match, 5)
    for _ in range(60):
        next(steps)
    before = [memory.known(number) for number in range(len(match.log) + 1)]
    assert memory.known(0).least == first_known(match.rules, match.start).least
    for number in (len(match.log), 17):
        again = Memory(Timeline(match)).known(number)
        assert again.least == before[number].least
        assert again.most == before[number].most
    match.undo(20)
    match.play(match.chance() if match.state.actor == CHANCE else match.legal()[-1])
    fresh, kept = Memory(Timeline(match)), memory.known(len(match.log))
    assert kept.least == fresh.known(len(match.log)).least
    assert kept.most == fresh.known(len(match.log)).most


def test_a_memory_tells_what_was_known_within_a_line_of_the_log() -> None:
    match = Setting("santiago", 2, ()).match("within")
    memory = Memory(Timeline(match))
    for _ in zip(range(30), random_steps(match, 3), strict=False):
        pass
    for number, moment in enumerate(memory.timeline.moments):
        whole = memory.known(number, len(moment.events))
        assert whole.least == memory.known(number + 1).least


def test_a_range_is_written_as_one() -> None:
    assert between(2, 2) == 2
    assert between(2, 3) == "2–3"  # noqa: RUF001 - a range
    assert between(2, ENDLESS - 5) == "2+"
    match = Setting("santiago", 2, ()).match(1)
    for _ in zip(range(20), random_steps(match, 1), strict=False):
        pass
    known = first_known(match.rules, match.state)
    words = GAMES["santiago"]().wording(ENGLISH, ["Ana", "Ben"])
    assert "0 pesos or more, 0 victory points or more" in words.remembered(known, 1)
    cargo_noir = GAMES["cargo_noir"]().wording(ENGLISH, ["Ana", "Ben"])
    with pytest.raises(NotImplementedError):
        cargo_noir.remembered(known, 1)


def test_where_nothing_is_covered_nothing_is_remembered() -> None:
    assert {each.game for each in REMEMBERED} == {"santiago", "manila"}
    rules = GAMES["cargo_noir"]().rules()
    assert not rules.remembers
    start = Match.new(rules, 3, "1", {}).start
    with pytest.raises(NotImplementedError):
        rules.recall(start)
    with pytest.raises(NotImplementedError):
        rules.narrow(start, start)
