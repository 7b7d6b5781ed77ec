"""Sections 6 and 7: loading, the price, ships that sail and arrive."""

from __future__ import annotations

import pytest
from santiago_table import Laid, lay, seat, visit

DEMAND = {"sugar": 2, "fruit": 4, "tobacco": 0, "rum": 1}


@pytest.mark.rule("santiago", "6")
def test_the_four_player_loading_round() -> None:
    # Peter, Martina, Philip and Wolf at the price 3; one fruit is still wanted at the end.
    laid = visit(
        "port",
        *(seat(fruit=2, rum=1), seat(sugar=2), seat(sugar=2, fruit=1), seat(cigar=3)),
        price=3,
        demand=DEMAND,
    )
    laid.play("load fruit 2", "load sugar 2", "load fruit 1")
    assert [laid.seat(i)["vp"] for i in range(4)] == [8, 8, 5, 2]
    assert laid.types() == ["GoodsLoaded", "Passed", "Queued"]  # Wolf can load nothing
    laid.play("load rum 1")
    assert laid.seat(0)["vp"] == 11
    assert laid.types() == [
        "GoodsLoaded",
        "Passed",
        "Passed",
        "Passed",
        "PriceMoved",
        "Turned",
    ]
    assert laid.position["demand"] == {"sugar": 0, "fruit": 1, "tobacco": 0, "rum": 0}
    assert laid.position["price"] == 4
    assert laid.actor == 1


@pytest.mark.rule("santiago", "6")
def test_wood_stands_in_for_one_good() -> None:
    # The ship wants 2 sugar, 2 rum, 1 tobacco; two woods take the place of sugar or of rum.
    demand = {"sugar": 2, "fruit": 0, "tobacco": 1, "rum": 2}
    laid = visit("port", seat(wood=2, sugar=1), seat(), demand=demand, price=3)
    assert laid.legal == [
        *("load sugar 1", "wood sugar 1", "wood sugar 2", "wood tobacco 1"),
        *("wood rum 1", "wood rum 2", "pass"),
    ]
    assert laid.refused("wood tobacco 2") == "6: load_demand"
    assert laid.refused("wood wood 1") == laid.refused("load wood 1") == "6: load_wood"
    laid.play("wood sugar 2")
    assert laid.event("GoodsLoaded") == {
        "type": "GoodsLoaded",
        "seat": 0,
        "good": "sugar",
        "count": 2,
        "points": 2,
        "cargo": "wood",
    }
    assert laid.position["demand"]["sugar"] == 0
    assert laid.seat(0)["vp"] == 4


@pytest.mark.rule("santiago", "6")
def test_a_load_is_one_wanted_good_up_to_the_demand() -> None:
    laid = visit("port", seat(sugar=3, tobacco=1), seat(), demand=DEMAND)
    assert laid.legal == ["load sugar 1", "load sugar 2", "pass"]
    assert laid.refused("load sugar 3") == "6: load_demand"
    assert laid.refused("load tobacco 1") == "6: not_wanted"
    assert laid.refused("load cigar 1") == "6: not_wanted"
    assert laid.refused("load rum 1") == "6: lacks"
    assert laid.refused("wood sugar 1") == "6: lacks"
    assert laid.refused("load sugar 0") == "6: count_none"
    supply = laid.position["supply"]["sugar"]
    assert laid.play("load sugar 2").position["supply"]["sugar"] == supply + 2


@pytest.mark.rule("santiago", "6")
@pytest.mark.parametrize("price", [2, 3, 4])
def test_each_unit_earns_the_current_price(price: int) -> None:
    laid = visit("port", seat(sugar=2), seat(fruit=1), demand=DEMAND, price=price)
    assert laid.play("load sugar 2").seat(0)["vp"] == 2 + 2 * price


@pytest.mark.rule("santiago", "6")
def test_the_round_goes_round_and_round_from_the_player_in_the_port() -> None:
    laid = lay(
        seat(fruit=2), seat(fruit=2), seat(sugar=2), at="conchita", turn=1, actor=1, demand=DEMAND
    ).play("drive 1")
    assert laid.position["pending"] == {"loaders": [1, 2, 0]}
    laid.play("load fruit 1")
    assert laid.position["pending"] == {"loaders": [2, 0, 1]}
    laid.play("load sugar 1", "pass", "load fruit 1")
    assert laid.position["pending"] == {"loaders": [2, 1]}  # who passes is out of this round


@pytest.mark.rule("santiago", "6", "10")
def test_loaders_who_can_do_nothing_stay_listed_until_their_turn_comes() -> None:
    laid = visit("port", seat(fruit=1), seat(), seat(fruit=1), demand=DEMAND)
    assert laid.position["pending"] == {"loaders": [0, 1, 2]}
    laid.play("load fruit 1")
    assert laid.position["pending"] == {"loaders": [2, 0]}


@pytest.mark.rule("santiago", "6")
def test_a_full_ship_sails_with_no_price_step() -> None:
    last = {"sugar": 1, "fruit": 0, "tobacco": 0, "rum": 0}
    laid = visit("port", seat(sugar=2), seat(), demand=last, price=3).play("load sugar 1")
    assert laid.types() == ["GoodsLoaded", "ShipSailed", "Asked"]
    assert laid.seat(0)["vp"] == 5  # the goods are paid, then the ship sails
    assert laid.event("ShipSailed")["full"]
    assert laid.position["price"] == 2


@pytest.mark.rule("santiago", "6")
def test_when_all_have_passed_the_price_goes_up() -> None:
    laid = visit("port", seat(sugar=1), seat(sugar=1)).play("pass", "pass")
    assert laid.types() == ["Passed", "PriceMoved", "Turned"]


@pytest.mark.rule("santiago", "6")
def test_on_the_chequered_flag_the_ship_sails_full_or_not() -> None:
    laid = visit("port", price=4)
    assert laid.types() == [
        "CarDrove",
        "LoadingBegan",
        "Passed",
        "Passed",
        "ShipSailed",
        "Asked",
    ]
    assert laid.phase == "roll"


@pytest.mark.rule("santiago", "3", "6")
def test_in_the_port_no_building_is_used_and_the_pawn_stays() -> None:
    laid = visit("port", seat(pawn="bank"), seat())
    assert laid.seat(0) == seat(pawn="bank")


@pytest.mark.rule("santiago", "7")
def test_a_ship_that_sails_moves_on_the_track_and_leaves_the_port_empty() -> None:
    laid = lay(seat(pesos=2), seat(), at="conchita", price=4, sailed=2).play("drive 2")
    assert laid.event("ShipSailed") == {"type": "ShipSailed", "number": 3, "full": False}
    assert laid.position["demand"] is None
    assert laid.position["sailed"] == 3
    assert laid.phase == "enter"  # the turn goes on with Maria's visit


@pytest.mark.rule("santiago", "7")
def test_whose_turn_it_is_rolls_also_when_another_loaded_last() -> None:
    last = {"sugar": 1, "fruit": 0, "tobacco": 0, "rum": 0}
    laid = visit("port", seat(), seat(sugar=1), demand=last).play("load sugar 1")
    assert (laid.phase, laid.position["turn"]) == ("roll", 0)
    laid.play("roll 1 1 1 1 1")
    assert (laid.phase, laid.actor) == ("leave", 0)
    laid.play("leave sugar")
    assert (laid.phase, laid.actor) == ("drive", 1)


def rolling(**changes: object) -> Laid:
    return lay(**{"phase": "roll", "actor": "chance", "demand": None, "sailed": 1, **changes})


@pytest.mark.rule("santiago", "7")
def test_four_zeros_sail_at_once_and_the_same_player_rolls_again() -> None:
    laid = rolling().play("roll 0 0 0 3 0", "leave rum")
    assert laid.types() == ["ShipArrived", "ShipSailed", "Asked"]
    assert (laid.phase, laid.position["turn"], laid.position["sailed"]) == ("roll", 0, 2)


@pytest.mark.rule("santiago", "7")
def test_four_zeros_hold_for_the_first_roll_too() -> None:
    laid = rolling(sailed=0, turn=1).play("roll 0 0 0 3 0", "leave rum")
    assert (laid.phase, laid.position["turn"], laid.position["sailed"]) == ("roll", 1, 1)


@pytest.mark.rule("santiago", "7", "10")
def test_after_five_zeros_the_die_left_out_is_still_asked() -> None:
    laid = rolling().play("roll 0 0 0 0 0")
    assert laid.legal == [f"leave {g}" for g in ("sugar", "fruit", "tobacco", "rum", "cigar")]
    assert laid.refused("leave wood") == "7: no_wood_die"


@pytest.mark.rule("santiago", "7", "10")
@pytest.mark.parametrize("line", ["roll 4 0 0 0 0", "roll 0 5 0 0 0", "roll 0 0 0 0"])
def test_dice_have_only_their_faces(line: str) -> None:
    assert rolling().refused(line) == "7: roll_faces"


@pytest.mark.rule("santiago", "10")
@pytest.mark.parametrize(
    ("laid", "reason"),
    [
        (rolling(), "7: now_roll"),
        (rolling().play("roll 1 1 1 1 1"), "7: now_leave"),
        (lay(), "3: now_drive"),
        (visit("pablo"), "4: now_pablo"),
        (visit("zorro"), "4: now_zorro"),
        (visit("alonso"), "4: now_alonso"),
        (visit("jose"), "5: now_enter"),
        (visit("port", seat(sugar=1), seat()), "6: now_load"),
        (lay(phase="over", actor=None, demand=None, sailed=7), "8: now_over"),
    ],
)
def test_an_action_is_legal_only_where_its_phase_asks_for_it(laid: Laid, reason: str) -> None:
    assert laid.refused("price up") == reason
