"""Rules 3.I and 3.III: ships act, ships sail."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from cargo_noir_table import (
    ALCOHOL,
    ART,
    BOMBAY,
    CARS,
    GOLD,
    NEW_YORK,
    RIO,
    ROTTERDAM,
    Table,
    turn_ends,
)

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import events as ev

if TYPE_CHECKING:
    from santiago_desktop.kernel.records import Event


def ends(table: Table) -> list[Event]:
    """What happened after the last seat's ship had been sent."""
    told = table.next_turn()
    assert told[:2] == [ev.ShipSent(2, box.CASINO), ev.TurnBegan(0, 4)]
    return told[2:]


# --- a turn (3) ----------------------------------------------------------------------------------


@pytest.mark.rule("cargo_noir", "3")
def test_in_the_first_round_ships_only_sail() -> None:
    table = Table(2, round_=1)
    table.plays("send casino", "send market")
    assert table.play("send casino") == [
        ev.ShipSent(0, box.CASINO),
        ev.TurnBegan(1, 1),
        ev.Asked("sail", 1),
    ]
    table.plays("send casino", "send casino")
    assert table.play("send casino")[1:4] == [
        ev.TurnBegan(0, 2),
        ev.CasinoPaid(0, 2, 4),
        ev.Asked("act", 0),
    ]


@pytest.mark.rule("cargo_noir", "3")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 11), (3, 11), (4, 10), (5, 10)])
def test_rounds(seats: int, rounds: int) -> None:
    assert Table(seats).s.rounds == rounds


@pytest.mark.rule("cargo_noir", "3")
def test_in_the_last_round_no_ship_sails() -> None:
    table = turn_ends(round_=10)
    table.give(0, "art")
    told = ends_round(table)
    assert told == [ev.CasinoPaid(0, 3, 6), ev.Asked("trade", 0)]
    told = table.play("done")
    assert told == [ev.TurnBegan(1, 11), ev.Asked("trade", 1)]


def ends_round(table: Table) -> list[Event]:
    table.ships(0, casino=3)
    told = table.next_turn()
    assert told[1] == ev.TurnBegan(0, 11)
    return told[2:]


# --- the casino ----------------------------------------------------------------------------------


@pytest.mark.rule("cargo_noir", "3.I")
@pytest.mark.parametrize("ships", [1, 2, 3])
def test_casino_ships_bring_two_coins_each_and_come_home(ships: int) -> None:
    table = turn_ends().ships(0, casino=ships)
    told = ends(table)
    assert told[0] == ev.CasinoPaid(0, ships, 2 * ships)
    assert (table.s.coins[0], table.s.casino[0], table.s.home[0]) == (7 + 2 * ships, 0, 3)


@pytest.mark.rule("cargo_noir", "3.I")
def test_others_casino_ships_stay() -> None:
    table = turn_ends().ships(1, casino=3)
    ends(table)
    assert table.s.casino == [0, 3, 3]


# --- ports held alone ----------------------------------------------------------------------------


@pytest.mark.rule("cargo_noir", "3.I")
def test_a_stack_alone_buys_all_tokens_and_the_port_is_refilled() -> None:
    table = turn_ends().stock(RIO, "art gold art").stack(RIO, 0, 3)
    assert ends(table) == [
        ev.PortBought(0, RIO, 3, (ART, GOLD, ART)),
        ev.DrawAwaited(box.FROM_PORT + RIO, 3),
    ]
    assert table.s.coins[0] == 7  # the stack goes to the bank
    assert table.s.home[0] == 3
    assert table.play("draw cars cars gold") == [
        ev.PortFilled(RIO, (CARS, CARS, GOLD)),
        ev.Asked("trade", 0),
    ]
    assert table.s.stock[RIO] == (CARS, CARS, GOLD)


@pytest.mark.rule("cargo_noir", "3.I")
def test_the_casino_first_then_the_ports_in_order_each_refilled_before_the_next() -> None:
    table = turn_ends().ships(0, casino=1)
    table.stock(RIO, "art").stock(BOMBAY, "gold").stack(RIO, 0, 1).stack(BOMBAY, 0, 2)
    assert ends(table) == [
        ev.CasinoPaid(0, 1, 2),
        ev.PortBought(0, BOMBAY, 2, (GOLD,)),
        ev.DrawAwaited(box.FROM_PORT + BOMBAY, 3),
    ]
    assert table.play("draw art art art") == [
        ev.PortFilled(BOMBAY, (ART, ART, ART)),
        ev.PortBought(0, RIO, 1, (ART,)),
        ev.DrawAwaited(box.FROM_PORT + RIO, 3),
    ]


@pytest.mark.rule("cargo_noir", "3.I")
def test_ports_come_before_what_is_asked() -> None:
    table = turn_ends().stock(RIO, "art").ships(0, market=1).stack(RIO, 0, 1)
    assert ends(table)[-1] == ev.DrawAwaited(box.FROM_PORT + RIO, 3)
    assert table.play("draw art art gold")[-1] == ev.Asked("act", 0)


@pytest.mark.rule("cargo_noir", "6")
def test_a_port_is_refilled_with_as_many_tokens_as_there_are() -> None:
    table = turn_ends().stock(RIO, "art").stack(RIO, 0, 1).bag("gold joker", keeper=1)
    assert ends(table)[-1] == ev.DrawAwaited(box.FROM_PORT + RIO, 2)
    table.play("draw gold joker")
    assert table.s.stock[RIO] == (GOLD, box.JOKER)


@pytest.mark.rule("cargo_noir", "7")
def test_a_refill_with_nothing_left_is_not_asked() -> None:
    table = turn_ends().stock(RIO, "art").stack(RIO, 0, 1).bag("", keeper=1)
    assert ends(table) == [ev.PortBought(0, RIO, 1, (ART,)), ev.Asked("trade", 0)]
    assert table.s.stock[RIO] == ()


@pytest.mark.rule("cargo_noir", "3.I")
def test_an_empty_port_can_be_bought_too() -> None:
    table = turn_ends().stack(RIO, 0, 1)
    assert ends(table)[0] == ev.PortBought(0, RIO, 1, ())


@pytest.mark.rule("cargo_noir", "7")
def test_a_highest_stack_that_is_not_alone_stays_unasked() -> None:
    table = turn_ends().give(0, "art").stack(RIO, 0, 3).stack(RIO, 1, 2)
    assert ends(table) == [ev.Asked("trade", 0)]
    assert table.s.stack(RIO, 0) == 3


# --- outbid --------------------------------------------------------------------------------------


def outbid(coins: int = 7) -> Table:
    table = turn_ends().stack(RIO, 0, 2).stack(RIO, 1, 4).coins(0, coins)
    assert ends(table) == [ev.Asked("act", 0)]
    return table


@pytest.mark.rule("cargo_noir", "3.I")
def test_the_outbid_raise_above_all_others_or_withdraw() -> None:
    assert outbid(4).legal() == ["raise rio 5", "raise rio 6", "withdraw rio"]


@pytest.mark.rule("cargo_noir", "3.I")
def test_without_coins_the_outbid_can_only_withdraw_but_are_asked() -> None:
    assert outbid(2).legal() == ["withdraw rio"]


@pytest.mark.rule("cargo_noir", "3.I")
def test_raising_takes_coins_from_the_safe_and_the_ship_stays() -> None:
    table = outbid()
    assert table.play("raise rio 6") == [
        ev.StackRaised(0, RIO, 2, 6),
        ev.Asked("trade", 0),
        ev.Asked("sail", 0),
    ]
    assert table.s.stacks[RIO] == ((0, 6), (1, 4))
    assert (table.s.coins[0], table.s.home[0]) == (3, 2)


@pytest.mark.rule("cargo_noir", "3.I")
def test_withdrawing_brings_ship_and_coins_home() -> None:
    table = outbid()
    assert table.play("withdraw rio")[0] == ev.PortLeft(0, RIO, 2)
    assert table.s.stacks[RIO] == ((1, 4),)
    assert (table.s.coins[0], table.s.home[0]) == (9, 3)


@pytest.mark.rule("cargo_noir", "3.I")
def test_no_ship_returns_this_turn_to_a_port_withdrawn_from() -> None:
    table = outbid()
    table.play("withdraw rio")
    assert table.refused("send rio 5") == ("3.I", "bid_withdrawn", (0, RIO))
    assert not table.legal("send rio")
    table.plays("send casino", "send casino", "send casino")
    assert table.s.withdrawn == ()


@pytest.mark.rule("cargo_noir", "3.I")
def test_outbid_ports_and_market_ships_in_any_order() -> None:
    table = turn_ends().give(0, "art").show("gold").ships(0, market=1)
    table.stack(RIO, 0, 1).stack(BOMBAY, 0, 2).stack(RIO, 1, 4).stack(BOMBAY, 1, 3)
    ends(table)
    assert table.legal() == [
        *(f"raise bombay {n}" for n in range(4, 10)),
        "withdraw bombay",
        *(f"raise rio {n}" for n in range(5, 9)),
        "withdraw rio",
        "swap art gold",
        "draw",
    ]
    table.play("withdraw rio")
    assert table.legal("raise") == [f"raise bombay {n}" for n in range(4, 11)]
    table.play("swap art gold")
    assert table.play("raise bombay 4")[0] == ev.StackRaised(0, BOMBAY, 2, 4)
    assert table.s.phase == "trade"


@pytest.mark.rule("cargo_noir", "3.I")
@pytest.mark.parametrize(("syndicates", "paid"), [(0, 0), (1, 2), (2, 4)])
def test_the_first_withdrawals_bring_two_coins_for_each_syndicate(
    syndicates: int, paid: int
) -> None:
    table = turn_ends().cards(0, " ".join(["syndicate"] * syndicates))
    for port in (ROTTERDAM, BOMBAY, NEW_YORK):
        table.stack(port, 0, 1).stack(port, 1, 2)
    ends(table)
    told = [table.play(f"withdraw {name}")[1:2] for name in ("new_york", "bombay", "rotterdam")]
    pays = [e for events in told for e in events if isinstance(e, ev.SyndicatePaid)]
    assert pays == [ev.SyndicatePaid(0, port, 2) for port in (NEW_YORK, BOMBAY)][:syndicates]
    assert table.s.coins[0] == 7 + 3 + paid


@pytest.mark.rule("cargo_noir", "6")
def test_in_the_last_round_the_outbid_are_still_asked() -> None:
    table = turn_ends(round_=10).stack(RIO, 0, 2).stack(RIO, 1, 4)
    assert table.next_turn()[-1] == ev.Asked("act", 0)
    assert table.play("withdraw rio") == [ev.PortLeft(0, RIO, 2), ev.Asked("trade", 0)]
    assert table.legal() == [*(f"spend {n}" for n in range(1, 10)), "done"]


# --- the market ----------------------------------------------------------------------------------


def market(ships: int = 1, held: str = "art", shown: str = "gold gold cars") -> Table:
    table = turn_ends().give(0, held).show(shown).ships(0, market=ships)
    table.next_turn()
    return table


@pytest.mark.rule("cargo_noir", "3.I")
def test_a_swap_gives_an_own_token_for_one_on_display() -> None:
    table = market()
    assert table.legal() == ["swap art cars", "swap art gold", "draw"]
    assert table.play("swap art gold") == [
        ev.TokensSwapped(0, ART, GOLD),
        ev.MarketShipReturned(0),
        ev.Asked("trade", 0),
    ]
    assert table.s.home[0] == 3


@pytest.mark.rule("cargo_noir", "7")
def test_a_swapped_token_takes_the_place_of_the_first_such_token() -> None:
    table = market(shown="cars gold alcohol gold")
    table.play("swap art gold")
    assert table.s.shown == [CARS, ART, ALCOHOL, GOLD]


@pytest.mark.rule("cargo_noir", "6")
def test_a_swap_for_the_same_kind_is_not_offered() -> None:
    table = market(held="gold", shown="gold gold")
    assert table.legal() == ["draw"]
    assert table.refused("swap gold gold") == ("3.I", "swap_same", ())


@pytest.mark.rule("cargo_noir", "6")
def test_a_swap_needs_tokens_on_both_sides() -> None:
    assert market(held="", shown="gold").legal() == ["draw"]
    assert market(held="gold", shown="").legal() == ["draw"]


@pytest.mark.rule("cargo_noir", "6")
def test_jokers_are_swapped_like_any_other_token() -> None:
    table = market(held="joker", shown="gold joker")
    assert table.legal("swap") == ["swap joker gold"]
    assert market(held="gold", shown="joker").allows("swap gold joker")


@pytest.mark.rule("cargo_noir", "6")
def test_a_market_ship_is_home_as_soon_as_it_draws() -> None:
    table = market(ships=2)
    assert table.play("draw") == [
        ev.MarketShipReturned(0),
        ev.DrawAwaited(box.MARKET_SHIP, 1),
    ]
    assert (table.s.market[0], table.s.home[0]) == (1, 2)
    assert table.play("draw cars") == [ev.TokenDrawn(0, CARS), ev.Asked("act", 0)]
    assert table.s.hand(0)[CARS] == 1


@pytest.mark.rule("cargo_noir", "3.I")
def test_each_market_ship_acts_with_what_the_one_before_it_brought() -> None:
    table = market(ships=2, held="")
    table.plays("draw", "draw cars")
    assert table.legal("swap") == ["swap cars gold"]


@pytest.mark.rule("cargo_noir", "6")
def test_with_nothing_to_draw_a_market_ship_can_still_swap() -> None:
    table = turn_ends().give(0, "art").show("gold").ships(0, market=1).bag("", keeper=1)
    table.next_turn()
    assert table.legal() == ["swap art gold"]
    assert table.refused("draw") == ("3.I", "bag_empty", ())


@pytest.mark.rule("cargo_noir", "6")
def test_a_market_ship_draws_from_an_empty_bag_if_there_is_a_pile() -> None:
    table = turn_ends().ships(0, market=1).bag("", keeper=-1)
    table.next_turn()
    assert table.legal() == ["draw"]
    table.play("draw")
    assert table.play("draw gold")[:2] == [ev.PileBecameBag(), ev.TokenDrawn(0, GOLD)]


@pytest.mark.rule("cargo_noir", "6")
def test_a_market_ship_that_can_do_nothing_comes_home() -> None:
    table = turn_ends().show("gold").ships(0, market=2).bag("", keeper=1)
    told = table.next_turn()
    assert told[2:] == [
        ev.MarketBare(0),
        ev.MarketShipReturned(0),
        ev.MarketShipReturned(0),
        ev.Asked("trade", 0),
        ev.Asked("sail", 0),
    ]


@pytest.mark.rule("cargo_noir", "6")
def test_a_market_ship_that_can_do_nothing_comes_home_while_the_outbid_are_asked() -> None:
    table = turn_ends().ships(0, market=1).stack(RIO, 0, 1).stack(RIO, 1, 2).bag("", keeper=1)
    told = table.next_turn()
    assert told[2:] == [ev.MarketBare(0), ev.MarketShipReturned(0), ev.Asked("act", 0)]
    assert table.legal() == [*(f"raise rio {n}" for n in range(3, 9)), "withdraw rio"]


# --- ships sail (3.III) --------------------------------------------------------------------------


@pytest.mark.rule("cargo_noir", "3.III")
def test_every_ship_at_home_is_sent_and_then_the_turn_is_over() -> None:
    table = Table(3)
    assert table.play("send casino") == [ev.ShipSent(0, box.CASINO)]
    assert table.play("send rio 2") == [ev.ShipBid(0, RIO, 2)]
    assert table.play("send market")[:2] == [ev.ShipSent(0, box.MARKET), ev.TurnBegan(1, 3)]
    assert (table.s.casino[0], table.s.market[0], table.s.home[0]) == (1, 1, 0)
    assert table.s.coins[0] == 5


@pytest.mark.rule("cargo_noir", "3.III")
@pytest.mark.parametrize("place", ["casino", "market"])
def test_any_number_of_ships_to_the_casino_or_the_market(place: str) -> None:
    Table(3).plays(*[f"send {place}"] * 3)


@pytest.mark.rule("cargo_noir", "3.III")
def test_a_stack_has_at_least_one_coin_and_at_most_all() -> None:
    table = Table(2).coins(0, 2)
    assert table.legal("send rio") == ["send rio 1", "send rio 2"]
    assert not Table(2).coins(0, 0).legal("send rio")
    assert table.refused("send rio 0") == ("3.III", "count_none", ())
    assert table.refused("send rio 3") == ("3.III", "lacks_coins", (0, 3, 2))


@pytest.mark.rule("cargo_noir", "3.III")
def test_a_stack_is_higher_than_every_other() -> None:
    table = Table(3).stack(RIO, 1, 4).stack(RIO, 2, 6)
    assert table.legal("send rio") == ["send rio 7"]
    assert table.refused("send rio 6") == ("3.III", "too_low", (RIO, 6))
    table.play("send rio 7")
    assert table.s.stacks[RIO] == ((1, 4), (2, 6), (0, 7))


@pytest.mark.rule("cargo_noir", "3.III")
def test_no_second_ship_to_a_port() -> None:
    table = Table(3)
    table.play("send rio 1")
    assert not table.legal("send rio")
    assert table.refused("send rio 2") == ("3.III", "bid_twice", (0, RIO))


@pytest.mark.rule("cargo_noir", "3.III")
def test_no_ship_to_a_port_where_the_own_stack_was_raised() -> None:
    table = outbid()
    table.play("raise rio 5")
    assert not table.legal("send rio")


@pytest.mark.rule("cargo_noir", "3.III")
@pytest.mark.parametrize(("seats", "closed"), [(2, "hong_kong"), (3, "panama"), (4, "tangier")])
def test_no_ship_to_a_closed_port(seats: int, closed: str) -> None:
    table = Table(seats)
    assert not table.legal(f"send {closed}")
    assert table.refused(f"send {closed} 1") == (
        "1",
        "port_closed",
        (box.PORT_NAMES.index(closed),),
    )


@pytest.mark.rule("cargo_noir", "6")
def test_sailing_with_no_ship_at_home_is_not_asked() -> None:
    table = turn_ends().give(0, "art")
    for port in (RIO, BOMBAY, NEW_YORK):
        table.stack(port, 0, 3).stack(port, 1, 1)
    ends(table)
    assert table.play("done")[0] == ev.TurnBegan(1, 4)
