"""The desks of the games: every legal action has its marks, and can be reached by clicks."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from other_worlds import other_world

from santiago_desktop.contract.desk import Seating
from santiago_desktop.contract.sheet import Choices
from santiago_desktop.games import GAMES
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.match import Match
from santiago_desktop.kernel.rules import CHANCE, NOBODY
from santiago_desktop.system.language import ENGLISH
from santiago_desktop.table.table import Table, read_seats

if TYPE_CHECKING:
    from collections.abc import Iterator

    from santiago_desktop.contract.desk import Desk
    from santiago_desktop.contract.marks import Decision, Way

TABLES = [
    (game, seats)
    for game, make in GAMES.items()
    if make().has_window
    for seats in range(make().seats[0], make().seats[1] + 1)
]
MOST = 150  # ways of a decision that are all tried; of more, as many


def decisions(game: str, seats: int) -> Iterator[tuple[Desk[Any], Any, Decision]]:
    """All decisions of a random game, as the one who decides sees them."""
    card, luck = GAMES[game](), Random(seats)
    names = [*"ABCDE"][:seats]
    desk = card.desk(ENGLISH, Seating(names, range(seats)))
    assert desk is not None
    match = Match.new(card.rules(), seats, "marks", {})
    while not match.over:
        if match.state.actor == CHANCE:
            match.play(match.chance())
            continue
        seen = match.rules.screen(match.state, match.state.actor)
        yield desk, seen, desk.decision(match.legal(), seen)
        match.play(QuickDraw(luck).pick(match.legal()))


@pytest.mark.uncounted
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_two_actions_have_the_same_marks_and_all_are_reached(game: str, seats: int) -> None:
    luck, tried = Random(seats), 0
    for _, _, decision in decisions(game, seats):
        ways = decision.ways
        for way in ways if len(ways) <= MOST else luck.sample(ways, MOST):
            decision.clear()
            assert reached(decision, way) == way.action
            tried += 1
        for way in decision.asides:
            assert decision.click(next(iter(way.marks))) == way.action
    assert tried > 100


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


@pytest.mark.uncounted
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_ways_lead_over_the_board_to_what_an_action_is_made_of(game: str, seats: int) -> None:
    luck = Random(seats)
    for desk, seen, decision in decisions(game, seats):
        places = desk.targets(seen)
        for way in luck.sample(decision.ways, min(3, len(decision.ways))):
            lines = desk.ways(way.action, seen)
            assert all(0 <= x <= 1920 and 0 <= y <= 1080 for line in lines for x, y in line)
            assert bool(lines) == any(name in places for name in way.marks)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_whatever_can_be_chosen_has_a_name(game: str, seats: int) -> None:
    for number, (desk, seen, decision) in enumerate(decisions(game, seats)):
        if number % 7:
            continue
        for target in decision.targets:
            explained = desk.tip(target, seen)
            assert explained.title or explained.text, target


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_choices_on_a_sheet_offer_something_legal(game: str, seats: int) -> None:
    for number, (desk, seen, decision) in enumerate(decisions(game, seats)):
        if number % 5:
            continue
        sheet = desk.sheet(seen, seen.actor, {})
        for block in sheet.blocks if sheet else ():
            if isinstance(block, Choices) and block.targets:
                assert set(block.targets) & (decision.targets | asides(decision))


def asides(decision: Decision) -> set[str]:
    return {target for way in decision.asides for target in way.marks}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_offered_before_all_eyes_tells_nothing_that_is_hidden(
    game: str, seats: int
) -> None:
    table = Table.new(GAMES[game](), read_seats([*"ABCDE"][:seats]), "eyes", {})
    desk = table.card.desk(ENGLISH, Seating(table.names, table.looks))
    assert desk is not None
    rules, luck = table.match.rules, Random(seats)
    while not table.match.over:
        s = table.match.state
        if s.actor != CHANCE and not desk.secret(rules.screen(s, NOBODY)):
            other = other_world(table, s, NOBODY, luck)
            offered = [each for each in rules.apparent(s) if not desk.aside(each)]
            assert [each for each in rules.apparent(other) if not desk.aside(each)] == offered
            assert {*rules.legal(s)} <= {*rules.apparent(s)}
            assert desk.by_heart(s) or rules.legal(s) == rules.apparent(s)
        legal = table.match.legal()
        table.play(QuickDraw(luck).pick(legal) if legal else table.match.chance())
