"""The examples and figures of the rulebook (seed 003), played."""

from __future__ import annotations

import pytest
from cargo_noir_table import ART, BOMBAY, CARS, RIO, RULES, URANIUM, Table, turn_ends

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import events as ev
from santiago_desktop.kernel.luck import KeyedDraw

NINE = "alcohol arms art cars cigars gems gold ivory uranium"


@pytest.mark.rule("cargo_noir", "1")
def test_components_131_tokens_25_ships_54_cards() -> None:
    assert box.TOKENS * box.JOKER + box.SEATS[1] == 131
    assert box.SEATS[1] * (box.START_SHIPS + box.LIMIT[box.SHIP]) == 25
    assert sum(box.COPIES) == 54


@pytest.mark.rule("cargo_noir", "2")
def test_everybody_gets_three_ships_and_seven_coins() -> None:
    s = RULES.setup(5, {}, KeyedDraw("a", "setup"))
    assert s.home == [3] * 5
    assert s.coins == [7] * 5


@pytest.mark.rule("cargo_noir", "3.II")
def test_nine_different_tokens_and_four_coins_buy_the_cronies() -> None:
    table = Table(3, round_=11, phase="trade").give(0, NINE).coins(0, 4)
    table.plays("set " + NINE.replace(" ", "+"), "spend 4")
    assert table.s.credit == 49
    cronies = box.CARD_NAMES.index("cronies")
    assert table.play("take cronies")[0] == ev.CardTaken(0, cronies, 49)


@pytest.mark.rule("cargo_noir", "3.II")
def test_coins_never_buy_points_in_earlier_rounds() -> None:
    table = Table(3, round_=10, phase="trade").give(0, NINE).coins(0, 4)
    table.play("set " + NINE.replace(" ", "+"))
    assert not table.legal("spend")
    assert "take cronies" not in table.legal()


@pytest.mark.rule("cargo_noir", "3.I")
def test_short_of_money_a_player_sends_the_whole_fleet_to_the_casino() -> None:
    table = Table(2, turn=1, round_=4).ships(1, casino=0).coins(0, 0)
    table.s.casino[0], table.s.home[0] = 3, 0
    table.plays("send casino", "send casino")
    assert ev.CasinoPaid(0, 3, 6) in table.play("send casino")
    assert table.s.coins[0] == 6


@pytest.mark.rule("cargo_noir", "3.I")
def test_blue_wants_uranium_and_sends_two_ships_to_the_market() -> None:
    """Red took one of the two: a token drawn with the first ship is swapped for the other."""
    red, blue = 0, 1
    table = Table(2, turn=blue, round_=3).show("uranium uranium gold").give(red, "art")
    table.ships(blue, market=2).ships(red, market=3)
    table.play("send casino")
    table.plays("swap art uranium", "draw", "draw gold", "draw", "draw gold", "done")
    table.plays("send casino", "send casino", "send casino")
    assert table.s.turn == blue
    assert table.s.shown.count(URANIUM) == 1
    assert table.s.hand(blue) == [0] * 10
    table.play("draw")
    assert table.play("draw cars")[0] == ev.TokenDrawn(blue, CARS)
    assert table.play("swap cars uranium")[0] == ev.TokensSwapped(blue, CARS, URANIUM)
    assert table.s.hand(blue)[URANIUM] == 1


@pytest.mark.rule("cargo_noir", "3.III")
def test_red_outbids_green_with_five_coins_although_four_would_do() -> None:
    green, red = 0, 1
    table = Table(2, turn=red).stack(RIO, green, 3)
    assert table.legal("send rio") == [f"send rio {n}" for n in (4, 5, 6, 7)]
    assert table.play("send rio 5") == [ev.ShipBid(red, RIO, 5)]


@pytest.mark.rule("cargo_noir", "3.I")
def test_two_syndicates_bring_four_coins_for_two_withdrawals_in_one_turn() -> None:
    table = turn_ends().cards(0, "syndicate syndicate").coins(0, 0)
    for port in (RIO, BOMBAY):
        table.stack(port, 0, 1).stack(port, 1, 2)
    table.next_turn()
    table.plays("withdraw rio", "withdraw bombay")
    assert table.s.coins[0] == 1 + 1 + 4


@pytest.mark.rule("cargo_noir", "3.I")
def test_coins_earned_in_one_action_can_be_used_in_the_next() -> None:
    table = turn_ends().ships(0, casino=2).coins(0, 0).stack(RIO, 0, 1).stack(RIO, 1, 4)
    table.next_turn()
    assert table.legal("raise") == ["raise rio 5"]


@pytest.mark.rule("cargo_noir", "3.II")
def test_there_is_no_change() -> None:
    table = Table(3, phase="trade").give(0, "art art art")
    table.play("set art+art+art")
    assert table.play("take villa") == [
        ev.CardTaken(0, box.CARD_NAMES.index("villa"), 6),
        ev.CreditLost(0, 3),
        ev.Asked("sail", 0),
    ]
    assert table.s.pile[ART] == 3
