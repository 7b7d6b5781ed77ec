"""Matches: the log, chance that can't be changed, undo up to the barriers."""

from __future__ import annotations

import pytest
from worlds import Setting, random_steps

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.match import Illegal, Match, Unreadable
from santiago_desktop.kernel.rules import CHANCE


def new(seed: str = "1", seats: int = 2) -> Match:
    return Match.new(GAMES["santiago"]().rules(), seats, seed, {})


def played(*lines: str) -> Match:
    match = new()
    for line in lines:
        match.play(match.chance() if line == "chance" else match.read(line))
    return match


def test_the_nth_chance_of_a_seed_never_changes(setting: Setting) -> None:
    match = setting.match("fixed")
    outcomes = {}
    for _ in random_steps(match, 1):
        if match.state.actor == CHANCE and len(outcomes) < 3:
            outcomes[len(match.log)] = match.chance()
    match.undo(len(match.log))
    assert match.log == []
    for _ in random_steps(match, 1):
        if len(match.log) in outcomes and match.state.actor == CHANCE:
            assert match.chance() == outcomes[len(match.log)]


def test_undo_is_as_if_it_had_never_been_played() -> None:
    match = played("chance", "leave sugar", "drive 1")
    before = played("chance", "leave sugar")
    match.undo()
    assert match.state == before.state
    assert match.log == before.log


def test_an_illegal_action_says_why() -> None:
    match = played("chance", "leave sugar")
    with pytest.raises(Illegal, match="3: drive_stops") as caught:
        match.play(match.read("drive 11"))
    assert caught.value.refusal.rule == "3"


def test_a_line_that_is_no_action_is_quoted() -> None:
    with pytest.raises(Unreadable, match='"fly" is no action of this game'):
        new().read("fly")


def test_chance_brings_only_what_is_possible() -> None:
    match = new()
    for line in ("roll 3 4 0 0 4", "roll 1 2 3 0", "drive 1"):
        with pytest.raises(Illegal):
            match.play(match.read(line))


def test_undo_stops_at_chance() -> None:
    match = played("chance", "leave sugar", "drive 1")
    assert match.undoable(0, {0, 1}) == (1, "")
    match = played("chance")
    assert match.undoable(1, {0, 1}) == (0, "chance")


def test_undo_stops_at_another_persons_decision_but_not_at_a_computers() -> None:
    match = played("chance", "leave sugar", "drive 1")
    assert match.undoable(1, {0, 1}) == (0, "decision")
    assert match.undoable(1, {1}) == (2, "")


def test_undo_needs_something_to_undo() -> None:
    assert new().undoable(0, {0, 1}) == (0, "start")


def test_practice_goes_back_past_the_dice_with_the_same_luck() -> None:
    match = played("chance", "leave sugar", "drive 1")
    match.undo(3)
    first = match.chance()
    match.play(first)
    assert match.undoable(0, {0}, practice=True) == (0, "start")
    match.undo()
    assert match.chance() == first
