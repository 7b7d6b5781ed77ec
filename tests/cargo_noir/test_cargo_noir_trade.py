"""Rules 3.II and 4: trading, discarding, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from cargo_noir_table import (
    ART,
    CARS,
    GOLD,
    JOKER,
    RIO,
    RULES,
    Table,
    goods,
    turn_ends,
)

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import events as ev
from santiago_desktop.games.cargo_noir.rules.sets import sets_of
from santiago_desktop.kernel.rules import NOBODY, OVER, Result

if TYPE_CHECKING:
    from collections.abc import Iterator

SHIP, WAREHOUSE, SYNDICATE, VILLA, YACHT = range(5)


def trade(held: str = "", credit: int = 0, seats: int = 3, round_: int = 3) -> Table:
    return Table(seats, round_=round_, phase="trade").give(0, held).credit(credit)


# --- sets ----------------------------------------------------------------------------------------


@pytest.mark.rule("cargo_noir", "3.II")
def test_a_set_becomes_credit_and_its_tokens_go_to_the_pile() -> None:
    table = trade("art art art gold")
    assert table.play("set art+art+art") == [ev.SetTraded(0, (ART, ART, ART), 9)]
    assert (table.s.credit, table.s.pile[ART], table.s.hand(0)[ART]) == (9, 3, 0)
    assert table.play("set gold")[0] == ev.SetTraded(0, (GOLD,), 1)
    assert table.s.credit == 10


@pytest.mark.rule("cargo_noir", "3.II")
def test_every_set_is_legal_even_if_it_buys_nothing() -> None:
    assert trade("art").legal() == ["set art", "done"]


@pytest.mark.rule("cargo_noir", "6")
@pytest.mark.parametrize(
    ("held", "sets"),
    [
        ("art", "art"),
        ("art art", "art|art+art"),
        ("art cars", "art|cars|art+cars"),
        ("joker joker", "joker|joker+joker"),
        ("art joker", "art|art+joker|joker"),
        (
            "art art cars joker",
            ("art|art+joker|cars|cars+joker|art+cars|art+cars+joker|art+art|art+art+joker|joker"),
        ),
    ],
)
def test_all_sets_of_a_hand(held: str, sets: str) -> None:
    assert trade(held).legal("set") == [f"set {text}" for text in sets.split("|")]


def all_sets(hand: list[int]) -> set[tuple[int, ...]]:
    """By trying everything."""

    def fill(kind: int, chosen: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if kind == box.KINDS:
            if box.set_value(chosen):
                yield chosen
            return
        for count in range(hand[kind] + 1):
            yield from fill(kind + 1, chosen + (kind,) * count)

    return set(fill(0, ()))


@pytest.mark.rule("cargo_noir", "6")
@pytest.mark.parametrize(
    "held",
    [
        "alcohol arms art cars cigars gems gold ivory uranium joker joker",
        "alcohol alcohol art art art cars gold joker joker joker",
        "gold gold gold gold gold gold gold gold gold gold gold joker joker",
        "joker joker joker joker joker ivory ivory ivory ivory ivory ivory uranium",
    ],
)
def test_every_legal_set_once(held: str) -> None:
    hand = [goods(held).count(kind) for kind in range(box.KINDS)]
    found = [action.goods for action in sets_of(hand)]
    assert len(found) == len(set(found))
    assert set(found) == all_sets(hand)


@pytest.mark.rule("cargo_noir", "6")
def test_sets_of_a_large_hand_are_made_only_once() -> None:
    """Which is why the next time takes a few microseconds, not milliseconds."""
    held = "alcohol arms art cars cigars gems gold ivory uranium joker joker art"
    table = trade(held, credit=100)
    first, second = RULES.legal(table.s), RULES.legal(table.s)
    assert len(first) == len(second) > 1500
    assert all(one is other for one, other in zip(first, second, strict=True))


@pytest.mark.rule("cargo_noir", "6")
@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("set", ("3.II", "set_empty", ())),
        ("set cars+art", ("6", "set_order", ())),
        ("set joker+art", ("6", "set_order", ())),
        ("set art+art+cars", ("3.II", "set_mixed", ())),
        ("set cars+cars", ("3.II", "lacks", (0, CARS, 1))),
        ("set gold", ("3.II", "lacks", (0, GOLD, 0))),
        ("set art+joker+joker", ("3.II", "lacks", (0, JOKER, 1))),
        ("set " + "+".join(["art"] * 10), ("3.II", "set_size", (9,))),
    ],
)
def test_refused_sets(line: str, refusal: tuple[str, str, tuple[int, ...]]) -> None:
    assert trade("art art cars joker").refused(line) == refusal


# --- cards ---------------------------------------------------------------------------------------


@pytest.mark.rule("cargo_noir", "3.II")
def test_credit_buys_any_number_of_cards() -> None:
    table = trade("gold", credit=16)
    assert table.play("take villa") == [ev.CardTaken(0, VILLA, 6)]
    assert table.play("take yacht") == [ev.CardTaken(0, YACHT, 10)]
    assert table.s.cards[0] == (VILLA, YACHT)
    assert table.s.credit == 0


@pytest.mark.rule("cargo_noir", "3.II")
def test_a_card_that_coins_would_buy_is_refused_with_a_word_of_them() -> None:
    table = trade("", credit=9).coins(0, 1)
    assert table.refused("take yacht") == ("3.II", "card_cost", (YACHT, 10, 9))
    table.s.round = table.s.rounds
    assert table.refused("take yacht") == ("3.II", "card_coins", (YACHT, 10, 9))
    table.play("spend 1")
    assert "take yacht" in table.legal("take")


@pytest.mark.rule("cargo_noir", "3.II")
def test_take_needs_the_credit_at_that_moment() -> None:
    table = trade("art", credit=9)
    assert table.legal("take") == ["take villa"]
    assert table.refused("take yacht") == ("3.II", "card_cost", (YACHT, 10, 9))
    table.play("set art")
    assert table.legal("take") == ["take warehouse", "take syndicate", "take villa", "take yacht"]


@pytest.mark.rule("cargo_noir", "3.II")
def test_credit_that_is_not_used_is_lost() -> None:
    table = trade("art", credit=5)
    assert table.play("done") == [ev.CreditLost(0, 5), ev.Asked("sail", 0)]
    assert table.s.credit == 0


@pytest.mark.rule("cargo_noir", "1")
@pytest.mark.parametrize("name", ["ship", "warehouse", "syndicate"])
def test_two_of_the_cards_that_help_at_most(name: str) -> None:
    table = trade("gold", credit=100).cards(0, name)
    assert f"take {name}" in table.legal()
    table.play(f"take {name}")
    card = box.CARD_NAMES.index(name)
    assert table.refused(f"take {name}") == ("1", "card_limit", (0, card, 2))


@pytest.mark.rule("cargo_noir", "1")
def test_no_card_of_which_none_is_left() -> None:
    table = trade("gold", credit=100).cards(1, "bank").cards(2, " ".join(["villa"] * 6))
    assert table.refused("take bank") == ("1", "card_gone", (box.CARD_NAMES.index("bank"),))
    assert table.refused("take villa") == ("1", "card_gone", (VILLA,))


@pytest.mark.rule("cargo_noir", "1")
def test_a_ship_card_brings_a_ship_at_once() -> None:
    table = trade(credit=15)
    told = table.play("take ship")
    assert told == [ev.CardTaken(0, SHIP, 15), ev.ShipGained(0), ev.Asked("sail", 0)]
    assert table.s.home[0] == 4
    table.plays(*["send casino"] * 4)
    assert table.s.turn == 1


@pytest.mark.rule("cargo_noir", "1")
def test_a_warehouse_has_room_for_two_more_at_once() -> None:
    table = trade("gold gold gold gold gold gold gold gold", credit=10)
    table.play("take warehouse")
    assert table.s.room(0) == 8
    assert table.play("done") == [ev.Asked("sail", 0)]


@pytest.mark.rule("cargo_noir", "1")
@pytest.mark.parametrize(("warehouses", "room"), [(0, 6), (1, 8), (2, 10)])
def test_room(warehouses: int, room: int) -> None:
    assert Table().cards(0, " ".join(["warehouse"] * warehouses)).s.room(0) == room


# --- the step begins and ends --------------------------------------------------------------------


@pytest.mark.rule("cargo_noir", "6")
def test_trading_ends_by_itself_at_its_start() -> None:
    assert turn_ends().next_turn()[2:] == [ev.Asked("trade", 0), ev.Asked("sail", 0)]


@pytest.mark.rule("cargo_noir", "6")
def test_trading_ends_by_itself_later_and_what_is_left_is_lost() -> None:
    table = trade("art art")
    assert table.play("set art+art") == [
        ev.SetTraded(0, (ART, ART), 4),
        ev.CreditLost(0, 4),
        ev.Asked("sail", 0),
    ]


@pytest.mark.rule("cargo_noir", "6")
def test_trading_goes_on_while_a_card_can_be_taken() -> None:
    table = trade("gold", credit=5)
    assert table.play("set gold") == [ev.SetTraded(0, (GOLD,), 1)]
    assert table.legal() == ["take villa", "done"]


# --- the last round ------------------------------------------------------------------------------


@pytest.mark.rule("cargo_noir", "3.II")
def test_coins_are_credit_in_the_last_round_only() -> None:
    table = trade("art", round_=11).coins(0, 3)
    assert table.legal("spend") == ["spend 1", "spend 2", "spend 3"]
    assert table.play("spend 2") == [ev.CoinsSpent(0, 2)]
    assert (table.s.credit, table.s.coins[0]) == (2, 1)
    assert trade("art").refused("spend 1") == ("3.II", "spend_round", (3, 11))


@pytest.mark.rule("cargo_noir", "6")
def test_coins_are_spent_once_and_from_the_safe_alone() -> None:
    table = trade("art", round_=11).stack(RIO, 0, 5).coins(0, 3)
    assert table.refused("spend 4") == ("3.II", "lacks_coins", (0, 4, 3))
    assert table.refused("spend 0") == ("3.II", "count_none", ())
    table.play("spend 2")
    assert table.refused("spend 1") == ("3.II", "spend_once", ())


@pytest.mark.rule("cargo_noir", "6")
def test_in_the_last_round_trading_does_not_end_while_coins_can_be_spent() -> None:
    table = trade("art", round_=11).coins(0, 1)
    table.play("set art")
    assert table.legal() == ["spend 1", "done"]
    assert table.play("spend 1")[1] == ev.CreditLost(0, 2)


@pytest.mark.rule("cargo_noir", "3.II")
def test_in_the_last_round_nothing_is_discarded_and_no_ship_sails() -> None:
    table = trade("gold gold gold gold gold gold gold gold", round_=11)
    assert table.play("done") == [ev.TurnBegan(1, 11), ev.Asked("trade", 1)]
    assert table.s.hand(0)[GOLD] == 8


# --- discarding ----------------------------------------------------------------------------------


@pytest.mark.rule("cargo_noir", "3.II")
def test_tokens_above_the_room_are_discarded_as_the_player_chooses() -> None:
    table = trade("gold gold gold gold gold art art cars")
    assert table.play("done") == [ev.Asked("discard", 0)]
    assert table.legal() == ["discard art", "discard cars", "discard gold"]
    assert table.play("discard art") == [ev.TokenDiscarded(0, ART)]
    assert table.play("discard cars") == [ev.TokenDiscarded(0, CARS), ev.Asked("sail", 0)]
    assert (table.s.pile[ART], table.s.pile[CARS], sum(table.s.hand(0))) == (1, 1, 6)


@pytest.mark.rule("cargo_noir", "3.II")
def test_only_what_is_held_can_be_discarded() -> None:
    table = trade("gold gold gold gold gold gold gold")
    table.play("done")
    assert table.refused("discard art") == ("3.II", "lacks", (0, ART, 0))


@pytest.mark.rule("cargo_noir", "3.II")
def test_with_no_ship_at_home_the_turn_is_over_after_discarding() -> None:
    table = trade("gold gold gold gold gold gold gold").ships(0, market=3)
    table.play("done")
    assert table.play("discard gold")[1] == ev.TurnBegan(1, 3)


# --- the end (4) ---------------------------------------------------------------------------------


@pytest.mark.rule("cargo_noir", "4")
def test_the_game_is_over_after_the_last_seats_last_turn() -> None:
    table = Table(3, turn=2, round_=11, phase="trade")
    assert table.play("done") == [ev.GameEnded()]
    assert (table.s.phase, table.s.actor, table.s.turn, table.s.round) == (OVER, NOBODY, 2, 11)
    assert table.legal() == []
    assert table.refused("done") == ("4", "now_over", ())


def result(*cards: str) -> Result:
    table = Table(len(cards), round_=10 if len(cards) > 3 else 11)
    for seat, names in enumerate(cards):
        table.cards(seat, names)
    return RULES.result(table.s)


@pytest.mark.rule("cargo_noir", "4")
def test_points_of_all_cards_count_those_that_help_included() -> None:
    found = result("ship warehouse syndicate", "villa yacht bank")
    assert found.scores == [8 + 5 + 5, 6 + 10 + 84]
    assert found.parts[0] == {"benefits": 18, "common": 0, "unique": 0}
    assert found.parts[1] == {"benefits": 0, "common": 16, "unique": 84}
    assert found.winners == [1]


@pytest.mark.rule("cargo_noir", "4")
def test_coins_and_tokens_count_nothing() -> None:
    table = Table(2).give(0, "gold gold gold").coins(0, 100).cards(1, "villa")
    assert RULES.result(table.s).scores == [0, 6]


@pytest.mark.rule("cargo_noir", "4")
def test_ties_go_to_the_higher_single_card() -> None:
    assert result("yacht yacht yacht", "dive_bar dive_bar").winners == [1]


@pytest.mark.rule("cargo_noir", "4")
def test_then_to_the_next_highest() -> None:
    found = result("dive_bar yacht yacht syndicate", "dive_bar dive_bar yacht", "villa")
    assert found.scores == [40, 40, 6]
    assert found.ranking == [[1], [0], [2]]


@pytest.mark.rule("cargo_noir", "4")
def test_then_the_victory_is_shared() -> None:
    found = result("warehouse villa", "villa syndicate", "villa")
    assert found.winners == [0, 1]
    assert found.ranking == [[0, 1], [2]]
    assert result("", "").winners == [0, 1]
