"""The most that a hand can bring, and what a credit buys."""

from __future__ import annotations

import random
from functools import cache

import pytest
from cargo_noir_table import Table

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules.buying import purchases, suggested
from santiago_desktop.games.cargo_noir.rules.sets import richest_sets, sets_of


def worth(hand: tuple[int, ...]) -> int:
    return sum(map(box.set_value, richest_sets(hand)))


@cache
def found_by_trying_all(hand: tuple[int, ...]) -> int:
    """The first token is in some set: try each."""
    if not any(hand):
        return 0
    first = next(kind for kind, count in enumerate(hand) if count)
    best = 0
    for trade in sets_of([*hand]):
        if first in trade.goods:
            rest = [count - trade.goods.count(kind) for kind, count in enumerate(hand)]
            best = max(best, box.set_value(trade.goods) + found_by_trying_all(tuple(rest)))
    return best


@pytest.mark.parametrize("seed", range(40))
def test_no_other_split_brings_more(seed: int) -> None:
    chance = random.Random(seed)
    hand = [0] * box.KINDS
    for _ in range(chance.randint(1, 8)):
        hand[chance.choice([0, 0, 1, 1, 2, 3, 4, box.JOKER])] += 1
    assert worth(tuple(hand)) == found_by_trying_all(tuple(hand))


def test_all_tokens_are_used_once() -> None:
    hand = (3, 2, 1, 1, 0, 0, 0, 0, 12, 2)
    tokens = [kind for goods in richest_sets(hand) for kind in goods]
    assert [tokens.count(kind) for kind in range(box.KINDS)] == [*hand]


def test_nothing_brings_nothing() -> None:
    assert richest_sets((0,) * box.KINDS) == ()


def test_the_best_ways_to_spend_a_credit() -> None:
    best = purchases(Table(2).s, 24)
    assert [(way.cost, way.points) for way in best] == [(24, 24), (22, 22), (21, 21), (20, 20)]
    assert [box.CARD_NAMES[card] for card in best[0].cards] == ["villa"] * 4


def test_one_dear_card_comes_before_several_that_bring_as_much() -> None:
    best = purchases(Table(2).s, 21)[0]
    assert [box.CARD_NAMES[card] for card in best.cards] == ["night_club"]


def test_a_unique_card_counts_more_than_it_costs() -> None:
    assert purchases(Table(2).s, 81)[0].points == 115


def test_what_may_not_be_taken_is_not_offered() -> None:
    table = Table(2).cards(0, "ship ship").cards(1, "villa villa villa villa villa villa")
    cards = {card for way in purchases(table.s, 15, most=99) for card in way.cards}
    assert "ship" not in {box.CARD_NAMES[card] for card in cards}
    assert "villa" not in {box.CARD_NAMES[card] for card in cards}


def test_beside_the_most_points_a_card_that_helps_is_suggested() -> None:
    """Points alone were named, where a lesson had said that another ship is worth most."""
    table = Table(2)
    ways = [[box.CARD_NAMES[card] for card in way.cards] for way in suggested(table.s, 21)]
    assert ways == [["night_club"], ["ship", "villa"]]
    assert [(way.cost, way.points) for way in suggested(table.s, 21)] == [(21, 21), (21, 14)]
    table.cards(0, "ship ship")
    assert box.CARD_NAMES[suggested(table.s, 21)[1].cards[0]] == "warehouse"
    table.s.round = table.s.rounds
    assert [way.points for way in suggested(table.s, 21)] == [21, 20]


def test_too_little_buys_nothing() -> None:
    assert suggested(Table(2).s, 5) == []
    assert purchases(Table(2).s, 5) == []
