"""What a hint in Cargo Noir says is so, and differs where it says that it does."""

from __future__ import annotations

import pytest
from cargo_noir_facts import TRUE, WARNS
from cargo_noir_table import ALCOHOL, BOMBAY, GEMS, GOLD, RIO, ROTTERDAM, Table
from worlds import Setting, sayings, warnings

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.ai.accounts import stacks
from santiago_desktop.games.cargo_noir.ai.evaluation import cash
from santiago_desktop.games.cargo_noir.ai.reasons import reasons
from santiago_desktop.games.cargo_noir.words.actions import CargoNoirWording
from santiago_desktop.kernel.rules import OVER
from santiago_desktop.players.reasons import Reason, best_reasons
from santiago_desktop.system.language import ENGLISH

WORDS = CargoNoirWording(ENGLISH, ["Ana", "Ben", "Carla", "Dora", "Eva"])


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("seed", range(2))
def test_all_that_is_said_after_any_move_is_so(seats: int, seed: int) -> None:
    for before, now, me, reason in sayings(Setting("cargo_noir", seats, ()), seed):
        assert TRUE[reason.says](before, now, me, *reason.details), reason


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_all_that_is_warned_of_is_so(seats: int) -> None:
    warned = list(warnings(Setting("cargo_noir", seats, ()), 1))
    assert {reason.warns for _, _, _, reason in warned} <= WARNS.keys()
    for before, now, me, reason in warned:
        assert WARNS[reason.warns](before, now, me, *reason.details), reason


def a_port() -> Table:
    return Table().stock(ROTTERDAM, "gems gems gold alcohol").coins(0, 9)


def test_the_highest_stack_is_told_with_what_it_is_for() -> None:
    before, after = a_port(), a_port().stack(ROTTERDAM, 0, 3)
    found = reasons(before.s, after.s, 0)["port", ROTTERDAM]
    said = WORDS.because([found], after.s)
    assert said == (
        "After that, in Rotterdam your stack of 3 coins is the highest and would win "
        "1 alcohol, 2 gems and 1 gold."
    )


def test_who_is_outbid_is_named() -> None:
    before = a_port().stack(ROTTERDAM, 1, 2)
    after = a_port().stack(ROTTERDAM, 1, 2).stack(ROTTERDAM, 0, 3)
    found = reasons(before.s, after.s, 0)
    assert found["port", ROTTERDAM].details == (ROTTERDAM, 1, 3)
    said = WORDS.because([found["port", ROTTERDAM]], after.s)
    assert (
        said == "After that, in Rotterdam you outbid Ben with 3 coins and would win "
        "1 alcohol, 2 gems and 1 gold."
    )


def test_anothers_lead_speaks_against_a_position() -> None:
    table = a_port().stack(ROTTERDAM, 1, 1)
    found = reasons(table.s, table.s, 0)
    assert found["port", ROTTERDAM].amount < 0
    assert found["port", ROTTERDAM].says == ""
    assert found["port", BOMBAY].amount == 0


def test_goods_coins_and_the_casino() -> None:
    table = Table().give(0, "gems gems gems gold").coins(0, 4).ships(0, casino=2)
    found = reasons(Table().s, table.s, 0)
    hand = tuple(table.s.hand(0))
    assert found["goods", -1].details == (4, cash(hand))
    assert WORDS.because([found["goods", -1]], table.s) == (
        f"After that, you hold 4 tokens, good for sets worth {cash(hand)} in all."
    )
    assert WORDS.because([found["coins", -1], found["casino", -1]], table.s) == (
        "After that, you have 4 coins left, and the casino will pay you 4 coins."
    )


def test_goods_that_were_there_before_are_kept_and_told_beside_what_else_would_be_left() -> None:
    """ "After that, you hold 6 tokens": so it was before, and nothing said why that is better."""
    before, sold = Table().give(0, "gems gems gems gold"), Table().give(0, "gold")
    found = best_reasons(reasons(before.s, before.s, 0), reasons(before.s, sold.s, 0), 0.5)
    assert WORDS.because(found[:1], before.s) == (
        "After that, you keep 4 tokens, good for sets worth 10 in all (otherwise 1)."
    )
    nothing = best_reasons(reasons(before.s, before.s, 0), reasons(before.s, Table().s, 0), 0.5)
    assert WORDS.because(nothing[:1], before.s).endswith("(otherwise 0).")


def test_in_the_end_goods_are_worth_nothing() -> None:
    table = Table(round_=11, phase="sail").give(0, "gems gems").coins(0, 0).ships(0, casino=1)
    found = reasons(table.s, table.s, 0)
    assert found["goods", -1].amount == 0
    assert not any(found[key, -1].says for key in ("goods", "coins", "casino"))


def test_cards_are_told_by_their_points_and_their_help() -> None:
    before, after = Table(), Table().cards(0, "ship villa")
    found = reasons(before.s, after.s, 0)
    assert found["points", -1].details == (8 + 6,)
    assert WORDS.because([found["help", box.SHIP]], after.s) == (
        "After that, you have a new card (Ship): another ship at once."
    )
    assert found["help", box.WAREHOUSE].says == ""
    assert reasons(after.s, after.s, 0)["help", box.SHIP].says == ""


def test_a_ship_at_the_market_is_told_with_the_best_it_can_get() -> None:
    table = Table().show("gems alcohol").give(0, "gems gems gold").ships(0, market=1)
    found = reasons(table.s, table.s, 0)["market", -1]
    assert found.details == (GEMS, 1)
    assert WORDS.because([found], table.s) == (
        "After that, 1 ship at the market can get you a token such as gems."
    )
    assert reasons(table.s, table.s, 1)["market", -1].says == ""


def test_a_ship_at_the_market_needs_something_else_to_give_for_the_best_token() -> None:
    table = Table().show("gems").give(0, "gems gems").ships(0, market=1)
    assert reasons(table.s, table.s, 0)["market", -1].says == "swap"
    table = Table().ships(0, market=0)
    assert reasons(table.s, table.s, 0)["market", -1].amount == 0


def test_after_the_end_only_points_are_told() -> None:
    before, after = Table(), Table().cards(0, "yacht")
    after.s.phase = OVER
    assert set(reasons(before.s, after.s, 0)) == {("points", -1)}
    assert WORDS.goods(GOLD, 1) == "1 gold"
    assert WORDS.goods(ALCOHOL, 1) == "1 alcohol"


def test_a_ship_at_the_market_can_always_swap() -> None:
    table = Table().show("gems").ships(0, market=2)
    found = reasons(table.s, table.s, 0)["market", -1]
    assert (
        WORDS.because([found], table.s)
        == "After that, 2 ships at the market can swap or draw tokens next turn."
    )


def test_two_ports_are_told_in_one() -> None:
    before = a_port().stock(BOMBAY, "art gold")
    after = a_port().stock(BOMBAY, "art gold").stack(ROTTERDAM, 0, 3).stack(BOMBAY, 0, 1)
    found = reasons(before.s, after.s, 0)
    said = WORDS.because([found["port", ROTTERDAM], found["port", BOMBAY]], after.s)
    assert said == (
        "After that, your stacks are the highest in two ports, "
        "Rotterdam (1 alcohol, 2 gems and 1 gold) and Bombay (1 art and 1 gold)."
    )


def leading(table: Table) -> list[tuple[str, int]]:
    """What is told of the first seat's stacks in Rotterdam: of what kind, and how many rivals."""
    return [(fact.kind, fact.amount) for fact in stacks(table.s, 0) if fact.about[0] == ROTTERDAM]


def a_stack_of_two(round_: int = 3) -> Table:
    """It is the second seat's turn; nobody has a coin but what lies in Rotterdam."""
    table = Table(turn=1, round_=round_).stock(ROTTERDAM, "gems gold").stack(ROTTERDAM, 0, 2)
    return table.coins(0, 0).coins(1, 0).coins(2, 0)


def test_nobody_can_bid_more_who_has_no_coins_anywhere() -> None:
    assert leading(a_stack_of_two()) == [("leads", 0)]
    assert leading(a_stack_of_two().coins(2, 3)) == [("leads", 1)]


def test_coins_that_come_home_before_a_rival_bids_count() -> None:
    assert leading(a_stack_of_two().ships(2, casino=2)) == [("leads", 1)]
    outbid = a_stack_of_two().stack(RIO, 2, 3).stack(RIO, 0, 4)
    assert leading(outbid) == [("leads", 1)]
    paid = a_stack_of_two().stack(RIO, 2, 1).stack(RIO, 0, 4).cards(2, "syndicate")
    assert leading(paid) == [("leads", 1)]


def test_coins_that_come_home_if_others_outbid_them_make_it_so_far() -> None:
    there = a_stack_of_two().stack(RIO, 2, 4)
    assert leading(there) == [("leads_so_far", 0)]
    words = WORDS.fact(next(fact for fact in stacks(there.s, 0) if fact.about[0] == ROTTERDAM))
    assert words.words == "Rotterdam: 1 gem and 1 gold, as things stand"


def test_no_ship_sails_in_the_last_round_and_a_stack_that_stays_is_for_nothing() -> None:
    last = box.ROUNDS[3]
    rich = a_stack_of_two(last - 1).coins(1, 9).coins(2, 0)
    assert leading(rich) == [("leads", 1)]
    late = Table(turn=0, round_=last).stock(ROTTERDAM, "gems gold").stack(ROTTERDAM, 2, 2)
    late.coins(0, 9).coins(1, 9)
    about = [(fact.kind, fact.amount) for fact in stacks(late.s, 2)]
    assert about == [("leads", 0)], "the others raise what lies there, and send nothing"
    assert [*stacks(a_stack_of_two(last).s, 0)] == [], "no turn is left in which to take anything"


def test_two_ports_are_told_in_one_breath_and_three_are_three() -> None:
    table = a_port().stock(RIO, "art").stock(BOMBAY, "cars")
    ports = [Reason(1.0, "leads", (port, 2)) for port in (ROTTERDAM, RIO, BOMBAY)]
    assert "the highest in two ports" in WORDS.together(ports[:2], table.s)
    assert WORDS.together(ports, table.s).count("your stack of 2 coins is the highest") == 3
