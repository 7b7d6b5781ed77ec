"""Sentences for what comes up seldom: an empty bag, nothing in hand, every card taken."""

from __future__ import annotations

from cargo_noir_table import ARMS, ART, RIO, Table

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import actions as act
from santiago_desktop.games.cargo_noir.rules import events as ev
from santiago_desktop.games.cargo_noir.words import event_notes, live, offers, sprites, tooltips
from santiago_desktop.games.cargo_noir.words.actions import CargoNoirWording
from santiago_desktop.system.language import ENGLISH

W = CargoNoirWording(ENGLISH, ["Ana", "Ben", "Cleo"])


def test_an_empty_bag_is_said_to_be_empty() -> None:
    table = Table().bag("")
    assert W.bag(table.s) == "The bag is empty."


def test_a_warehouse_without_goods_leaves_the_credit_to_be_spent() -> None:
    table = Table(phase="trade")
    assert live.about_set(W, (), table.s) == ""
    assert live.about_set(W, (), table.credit(box.COST[box.SHIP]).s) == "Take cards for the credit."


def test_without_goods_the_safe_s_coins_are_named_in_the_last_round() -> None:
    table = Table(3, round_=box.ROUNDS[3], phase="trade").coins(0, 6)
    assert live.about_set(W, (), table.s) == "Add the coins in the safe to the credit."
    said = live.about_set(W, (), table.credit(box.COST[box.SHIP]).s)
    assert said == "Take cards for the credit, or first add the coins in the safe."


def test_coins_that_buy_no_card_are_not_asked_for() -> None:
    """ "Add the coins in the safe", said the last trade, with 5 of them: they buy nothing."""
    table = Table(3, round_=box.ROUNDS[3], phase="trade").coins(0, 5)
    said = live.about_set(W, (), table.s)
    assert said == "Not even the coins in the safe would buy a card: end trading."


def test_what_is_no_set_is_said_to_be_none() -> None:
    assert live.about_set(W, (ARMS, ARMS, ART), Table().s).startswith("That is no set")


def test_a_full_set_could_not_be_worth_more_by_one_more() -> None:
    s = Table().s
    assert "One more" in live.about_set(W, (ARMS,) * (box.LARGEST_SET - 1), s)
    assert "One more" not in live.about_set(W, (ARMS,) * box.LARGEST_SET, s)


def test_credit_that_buys_nothing_names_the_nearest_card_while_there_is_one() -> None:
    table = Table(phase="trade").credit(1)
    assert "more would buy a card" in live.about_credit(W, table.s)
    table.s.supply[:] = [0] * len(box.CARDS)
    assert "more would buy a card" not in live.about_credit(W, table.s)


def test_any_number_of_coins_is_one_offer_and_a_single_number_another() -> None:
    s, told = Table(phase="trade").s, offers.AMOUNTS[act.Spend]
    assert told(W, [act.Spend(1), act.Spend(2)], s) == "add 1 to 2 coins to the credit"
    assert told(W, [act.Spend(2)], s) == "add 2 coins to the credit"


def test_a_panel_is_named_after_its_player() -> None:
    assert tooltips.tip(W, "panel.1", Table().s)[0] == "Ben"


def test_before_anybody_is_asked_the_prompt_tells_whose_ships_come_home() -> None:
    s = Table(3, phase="act").s
    assert s.actor == s.turn == 0
    s.turn = 1
    assert W.prompt(s) == "Ben: the ships come home."


def test_a_stack_that_beats_nobody_tells_only_what_stays_in_the_safe() -> None:
    table = Table(3, phase="act").coins(0, 9)
    assert live.about_stack(W, RIO, 3, table.s) == "In the safe: 9, then 6."
    table.stack(RIO, 1, 2)
    assert live.about_stack(W, RIO, 3, table.s).startswith("The highest stack there is 2;")


def test_a_set_of_different_kinds_asks_for_one_more_kind() -> None:
    assert "One more kind would make it" in live.about_set(W, (ARMS, ART), Table().s)


def test_a_port_is_told_beside_what_was_bought_there_or_a_ship() -> None:
    s, about = Table().s, event_notes.ABOUT[ev.PortBought]
    assert about(ev.PortBought(0, RIO, 3, (ART, ARMS)), s).sprite == sprites.token(ART)
    assert about(ev.PortBought(0, RIO, 3, ()), s).sprite == sprites.SHIP
