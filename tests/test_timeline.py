"""The timeline: one replay of a log, moment by moment, that follows what is played and undone."""

from __future__ import annotations

import pytest
from worlds import Setting, random_steps

from santiago_desktop.kernel import saves
from santiago_desktop.kernel.match import Match
from santiago_desktop.kernel.rules import CHANCE, NOBODY
from santiago_desktop.kernel.timeline import Timeline

pytestmark = pytest.mark.uncounted  # games are told whole

HEAD = "the header's hash"


def test_moments_tell_what_was_played_and_where_it_led(setting: Setting) -> None:
    match = setting.match(1)
    timeline = Timeline(match)
    assert list(timeline.moments) == []
    twin = match.state.copy()
    happened = []
    for action, events in random_steps(match, 1):
        happened.append((action, events, match.state.copy()))
    assert len(timeline.moments) == len(match.log)
    for number, (moment, (action, events, state)) in enumerate(
        zip(timeline.moments, happened, strict=True), start=1
    ):
        assert moment.number == number
        assert (moment.actor, moment.action, moment.events) == (twin.actor, action, events)
        assert moment.before == twin
        assert moment.after == state == timeline.state(number)
        twin = state
    assert timeline.state(0) == match.start


def test_hashes_are_those_of_the_saved_game(setting: Setting) -> None:
    match = setting.match(2)
    before, lines = HEAD, []
    for _ in random_steps(match, 2):
        lines.append(saves.entry(match, match.log[-1], before))
        before = lines[-1]["hash"]
    assert saves.entries(match, HEAD) == lines
    timeline = Timeline(match, HEAD)
    assert timeline.hash(len(lines)) == before
    assert timeline.hash(0) == HEAD
    with pytest.raises(IndexError):
        timeline.hash(len(lines) + 1)


def test_a_timeline_follows_what_is_undone_and_played_anew(setting: Setting) -> None:
    match = setting.match(3)
    timeline = Timeline(match, HEAD)
    for step, _ in enumerate(random_steps(match, 3)):
        if step == 30:
            break
    kept, gone = timeline.moments[10], timeline.hash(20)
    timeline.hash(len(match.log))
    match.undo(15)
    for step, _ in enumerate(random_steps(match, 4)):
        if step == 20:
            break
    fresh = Timeline(match, HEAD)
    assert timeline.moments[10] is kept
    assert [each.action for each in timeline.moments] == [played.action for played in match.log]
    assert [each.after for each in timeline.moments] == [each.after for each in fresh.moments]
    assert timeline.hash(len(match.log)) == fresh.hash(len(match.log))
    assert timeline.hash(20) == fresh.hash(20) != gone


def test_what_a_seat_may_see_of_a_moment_is_what_its_screen_has_shown(setting: Setting) -> None:
    match = setting.match(4)
    rules, timeline = match.rules, Timeline(match)
    for _ in random_steps(match, 4):
        pass
    for seat in range(NOBODY, match.state.seats):
        if seat == CHANCE:
            continue
        for moment in timeline.moments[:-1]:  # at the end all is open, which no event tells
            told = list(timeline.told(moment, seat))
            assert [event for event, _ in told] == [
                rules.screen_event(event, seat) for event in moment.events
            ]
            last = told[-1][1] if told else rules.screen(moment.before, seat)
            assert last == rules.screen(moment.after, seat)


def test_undo_leaves_the_lines_before_as_they_were(setting: Setting) -> None:
    match = setting.match(5)
    states = [match.state.copy(), *(match.state.copy() for _ in random_steps(match, 5))]
    log = list(match.log)
    for kept in (len(log) - 1, len(log) // 2, 0):
        match.undo(len(match.log) - kept)
        assert match.state == states[kept]
        assert all(line is known for line, known in zip(match.log, log, strict=False))
    assert isinstance(match, Match)
