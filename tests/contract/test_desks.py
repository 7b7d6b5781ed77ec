"""The desks of the games: every legal action has its marks, and can be reached by clicks."""

from __future__ import annotations

from random import Random

import pytest

from santiago_desktop.contract.marks import Decision, Way
from santiago_desktop.games import GAMES
from santiago_desktop.games.santiago.window import marks
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.match import Match
from santiago_desktop.kernel.rules import CHANCE


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_actions_have_the_same_marks_and_all_are_reached(seats: int) -> None:
    rules, luck = GAMES["santiago"]().rules(), Random(seats)
    match = Match.new(rules, seats, "marks", {})
    while not match.over:
        if match.state.actor == CHANCE:
            match.play(match.chance())
            continue
        ways = [Way(action, marks.marks(action, match.state)) for action in match.legal()]
        for way in ways:
            assert reached(Decision(ways, marks.counting), way) == way.action
        match.play(QuickDraw(luck).pick(match.legal()))


def reached(decision: Decision, way: Way) -> object:
    """The action that clicks on all of a way's targets come to."""
    played = decision.ready if way.marks else way.action
    for target, amount in way.marks.items():
        if decision.is_set(target):
            decision.put(target, amount)
            played = decision.alone(target).get(amount) or decision.ready
            continue
        for _ in range(amount):
            played = decision.click(target) or decision.ready
    return played
