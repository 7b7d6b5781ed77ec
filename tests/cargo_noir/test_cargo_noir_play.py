"""Whole games: what must hold at every step."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from cargo_noir_table import RULES, Table

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.ai import evaluation
from santiago_desktop.games.cargo_noir.ai.judge import CargoNoirJudge
from santiago_desktop.games.cargo_noir.rules.sets import sets_of
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.rules import CHANCE, OVER
from santiago_desktop.players.search import Player

if TYPE_CHECKING:
    from collections.abc import Iterator

    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.kernel.records import Action, Event

EVERYBODY = [2, 3, 4, 5]


def steps(seats: int, seed: int) -> Iterator[tuple[State, Action, list[Event], State]]:
    """State, action and events of each step of a random game."""
    quick = QuickDraw(random.Random(seed))
    s = RULES.setup(seats, {}, quick)
    while s.phase != OVER:
        before = s.copy()
        chance = s.actor == CHANCE
        action = RULES.chance(s, quick) if chance else quick.pick(RULES.legal(s))
        yield before, action, RULES.play(s, action), s


@pytest.mark.rule("cargo_noir", "6")
@pytest.mark.parametrize("seats", EVERYBODY)
def test_every_step_of_random_games(seats: int) -> None:
    for before, action, events, after in steps(seats, 10 + seats):
        legal = RULES.legal(before)
        if before.actor == CHANCE:
            assert legal == []
            assert RULES.possible(before, action)
        else:
            assert len(legal) == len(set(legal)) > 0
            assert not RULES.possible(before, action)
        for event in events:
            RULES.fold(before, event)
        assert before == after
        RULES.check(after)


@pytest.mark.rule("cargo_noir", "3")
@pytest.mark.parametrize("seats", EVERYBODY)
def test_random_games_end_after_the_last_round(seats: int) -> None:
    for seed in range(5):
        *_, (_, _, _, s) = steps(seats, seed)
        assert (s.round, s.turn) == (s.rounds, seats - 1)
        assert RULES.legal(s) == []


@pytest.mark.rule("cargo_noir", "5")
def test_everything_is_known_to_everybody() -> None:
    for _, _, events, s in steps(4, 1):
        seen = RULES.cover(RULES.mask(s, 2), 2)
        assert seen == s
        assert RULES.imagine(seen, 2, QuickDraw(random.Random(1))) == s
        for event in events:
            assert RULES.cover_event(RULES.mask_event(event, 2), 2) == event


def test_a_copy_shares_nothing() -> None:
    for _, _, _, s in steps(3, 2):
        new = s.copy()
        assert new == s
        for name, value in s.values().items():
            if isinstance(value, list):
                assert getattr(new, name) is not value


# --- computer players ----------------------------------------------------------------------------


@pytest.mark.uncounted
def test_the_judge_beats_chance() -> None:
    quick = QuickDraw(random.Random(5))
    player = Player(RULES, CargoNoirJudge())
    s = RULES.setup(3, {}, quick)
    while s.phase != OVER:
        if s.actor == CHANCE:
            action = RULES.chance(s, quick)
        elif s.actor == 1:
            action = player.choose(s, 1, "medium", quick)
        else:
            action = quick.pick(RULES.legal(s))
        RULES.play(s, action)
    scores = RULES.result(s).scores
    assert scores[1] > 1.5 * max(scores[0], scores[2])


def chosen(table: Table) -> str:
    """What a computer player does."""
    player = Player(RULES, CargoNoirJudge())
    return player.choose(table.s, table.s.actor, "medium", QuickDraw(random.Random(1))).text


def test_the_last_trade_turns_everything_in() -> None:
    table = Table(2, turn=1, round_=11, phase="trade").give(1, "gold gold gold gold gold art cars")
    table.coins(1, 3).cards(0, "dive_bar dive_bar")
    lines = []
    while table.s.phase != OVER:
        lines.append(chosen(table))
        table.play(lines[-1])
    assert RULES.result(table.s).scores[1] == 32  # 25 + 3 for two different, 3 coins: 28 and more


@pytest.mark.uncounted
def test_the_best_hand_value_is_one_that_sets_can_reach() -> None:
    quick = QuickDraw(random.Random(3))
    for _ in range(60):
        hand = [quick.below(3) for _ in range(box.KINDS)]
        assert evaluation.cash(tuple(hand)) <= best(hand)


def best(hand: list[int], memory: dict[tuple[int, ...], int] = {}) -> int:  # noqa: B006 - what was found once
    """By trying every set that holds the first token."""
    key = tuple(hand)
    if key not in memory:
        values = [0]
        first = next((kind for kind, count in enumerate(hand) if count), None)
        for action in sets_of(hand) if first is not None else ():
            if action.goods[0] == first:
                rest = list(hand)
                for good in action.goods:
                    rest[good] -= 1
                values.append(box.set_value(action.goods) + best(rest))
        memory[key] = max(values)
    return memory[key]


@pytest.mark.parametrize("most", [evaluation.USUAL, evaluation.RICHEST])
def test_purchases_are_the_best_that_credit_buys(most: int) -> None:
    offers = ((1, 28, 32.0), (6, 6, 6.0), (6, 10, 10.0))
    found = evaluation.purchases(offers, most)
    assert len(found) == most + 1
    assert [found[credit] for credit in (0, 5, 6, 9, 10, 12, 16, 28, 34)] == [
        *(0, 0, 6, 6, 10, 12, 16, 32, 38),
    ]


def test_what_is_kept_is_what_is_worth_most() -> None:
    hand = (5, 1, 1, 0, 0, 0, 0, 0, 0, 1)
    assert evaluation.trimmed(hand, 6) == (5, 0, 0, 0, 0, 0, 0, 0, 0, 1)
    assert evaluation.trimmed(hand, 8) == hand
