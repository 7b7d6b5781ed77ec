"""Where each game's chapters begin: with the events that open a part of play, and nowhere else."""

from __future__ import annotations

import pytest
from worlds import Setting, random_steps, settings

from santiago_desktop.kernel.timeline import Timeline

OPENING = {
    "santiago": {"Turned"},
    "manila": {"VoyageBegan", "RoundBegan"},
    "cargo_noir": {"TurnBegan"},
}
PLAYED = [setting for setting in settings() if setting.game in OPENING]


@pytest.mark.parametrize("setting", PLAYED, ids=str)
def test_a_chapter_begins_with_a_turn_or_a_round(setting: Setting) -> None:
    match = setting.match(1)
    for _ in random_steps(match, 1):
        pass
    chapter = match.rules.chapter
    for moment in Timeline(match).moments:
        names = {type(event).__name__ for event in moment.events}
        changed = chapter(moment.before) != chapter(moment.after)
        assert changed == bool(names & OPENING[setting.game]), (moment.number, names)
