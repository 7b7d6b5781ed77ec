"""What every game's judge owes computer players: features, shortlists, and a right last word."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from worlds import states

if TYPE_CHECKING:
    from worlds import Setting

MOST_RUNGS = 140  # adding up their rows is what a thought costs


def test_senses_have_their_places_and_none_twice(setting: Setting) -> None:
    judge = setting.card.judge()
    for match in states(setting, 2, every=3):
        for seat in range(setting.seats):
            rungs = judge.features(match.state, seat)
            assert len(set(rungs)) == len(rungs) < MOST_RUNGS
            assert 0 <= min(rungs) <= max(rungs) < judge.layout.size


@pytest.mark.uncounted
def test_senses_see_no_secret(setting: Setting) -> None:
    judge = setting.card.judge()
    for match in states(setting, 3, every=3):
        for seat in range(setting.seats):
            masked = match.rules.mask(match.state, seat)
            assert judge.features(masked, seat) == judge.features(match.state, seat)


def test_a_shortlist_leaves_out_and_changes_no_order(setting: Setting) -> None:
    judge = setting.card.judge()
    for match in states(setting, 4):
        legal = match.legal()
        short = judge.candidates(match.state, legal) if legal else []
        assert bool(short) == bool(legal)
        assert [action for action in legal if action in short] == short


def test_at_the_end_a_seat_is_worth_its_score(setting: Setting) -> None:
    *_, match = states(setting, 5)
    found = setting.card.judge().values(match.state)
    assert found == pytest.approx(match.rules.result(match.state).scores)
