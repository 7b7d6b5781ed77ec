"""Section 5: entering and using buildings."""

from __future__ import annotations

import pytest
from santiago_table import CITY, lay, seat, use, visit


@pytest.mark.rule("santiago", "5")
@pytest.mark.parametrize(
    ("cuban", "flower"),
    [("jose", "yellow"), ("miguel", "blue"), ("maria", "red"), ("pedro", "white")],
)
def test_the_pawn_goes_to_the_cubans_flower(cuban: str, flower: str) -> None:
    laid = visit(cuban)
    assert laid.legal == [f"enter {building}" for building in CITY[flower]]


@pytest.mark.rule("santiago", "5")
def test_a_pawn_may_not_stay_nor_join_another() -> None:
    laid = visit("jose", seat(pawn="bank"), seat(pawn="church"))
    assert laid.legal == ["enter cafe"]
    assert laid.refused("enter bank") == "5: enter_same"
    assert laid.refused("enter church") == "5: enter_taken"
    assert laid.refused("enter casino") == "5: enter_flower"


@pytest.mark.rule("santiago", "5")
def test_markers_never_block() -> None:
    assert "enter bank" in visit("jose", owners={"bank": 1}).legal


@pytest.mark.rule("santiago", "5")
def test_martina_in_the_market_goes_to_the_bank_which_pays_its_owner() -> None:
    # At Miguel with the cigar factory taken and her own pawn on the black market.
    city = {
        "yellow": ["casino", "church", "cafe"],
        "blue": ["bank", "black_market", "cigar_factory"],
        "red": CITY["red"],
        "white": ["customs", "harbour_office", "sawmill"],
    }
    laid = visit(
        "miguel",
        seat(pawn="black_market"),
        seat(pawn="cigar_factory"),
        city=city,
        owners={"bank": 1},
    )
    assert laid.legal == ["enter bank"]
    laid.play("enter bank")
    assert laid.seat(0)["goods"]["wood"] == 2
    assert laid.seat(0)["pesos"] == 5
    assert laid.seat(1)["vp"] == 3


@pytest.mark.rule("santiago", "3")
def test_martina_pays_two_pesos_from_maria_to_pedro() -> None:
    road = [
        "maria",
        "zorro",
        "jose",
        "pedro",
        *("alonso", "pablo", "miguel", "martinez", "conchita"),
    ]
    laid = lay(road=road, car=1).play("drive 3")
    assert laid.seat(0)["pesos"] == 1
    assert laid.event("GoodsTaken")["good"] == "tobacco"
    assert laid.legal == [f"enter {building}" for building in CITY["white"]]


FULL = (seat(pawn="bank"), seat(pawn="church"), seat(pawn="cafe"))


@pytest.mark.rule("santiago", "5")
def test_with_no_building_free_the_pawn_stays_and_may_use_its_own() -> None:
    laid = visit("jose", seat(pawn="newspaper"), *FULL)
    assert laid.types() == ["CarDrove", "GoodsTaken", "PawnStayed", "PesosTaken", "Offered"]
    assert laid.position["pending"] == {"building": "newspaper", "alonso": False}


@pytest.mark.rule("santiago", "5")
def test_if_the_only_free_building_is_its_own_the_pawn_stays_there() -> None:
    laid = visit("jose", seat(pawn="cafe", rum=1), *FULL[:2])
    assert "PawnStayed" in laid.types()
    assert laid.legal == ["serve rum", "skip"]


@pytest.mark.rule("santiago", "5")
def test_with_no_building_free_and_no_pawn_on_the_board_nothing_is_used() -> None:
    laid = visit("jose", seat(), *FULL)
    assert laid.types() == ["CarDrove", "GoodsTaken", "PawnStayed", "Turned"]


@pytest.mark.rule("santiago", "5")
def test_the_bank_gives_two_pesos_without_asking() -> None:
    laid = use("bank")
    assert laid.event("PesosTaken") == {
        "type": "PesosTaken",
        "seat": 0,
        "count": 2,
        "source": "bank",
    }
    assert laid.phase == "drive"


@pytest.mark.rule("santiago", "5")
def test_the_church_gives_a_point_without_asking() -> None:
    assert use("church").seat(0)["vp"] == 3


@pytest.mark.rule("santiago", "5")
@pytest.mark.parametrize(
    ("building", "given", "taken"),
    [("distillery", "sugar", "rum"), ("cigar_factory", "tobacco", "cigar")],
)
def test_factories_exchange_any_number(building: str, given: str, taken: str) -> None:
    before = {given: 3}
    laid = use(building, seat(**before), seat())
    most = laid.seat(0)["goods"][given]
    assert laid.legal == [*(f"exchange {n}" for n in range(1, most + 1)), "skip"]
    assert laid.refused(f"exchange {most + 1}") == "5: lacks"
    assert laid.refused("exchange 0") == "5: count_none"
    laid.play("exchange 2")
    assert laid.event("Exchanged")["count"] == 2
    assert laid.seat(0)["goods"][taken] == 2


@pytest.mark.rule("santiago", "5")
def test_exchanges_are_limited_by_the_supply_as_it_stands() -> None:
    laid = use("distillery", seat(sugar=3), seat(rum=7))
    assert laid.legal == ["exchange 1", "skip"]
    assert laid.refused("exchange 2") == "1: supply_short"


@pytest.mark.rule("santiago", "5", "10")
def test_a_factory_that_can_do_nothing_is_not_asked() -> None:
    assert use("distillery").phase == "drive"
    assert use("distillery", seat(sugar=1), seat(rum=8)).phase == "drive"


@pytest.mark.rule("santiago", "5", "10")
def test_the_black_market_swaps_one_good_for_another_but_no_wood() -> None:
    laid = use("black_market", seat(sugar=1, wood=1), seat(rum=8))
    assert laid.legal == [
        *("swap sugar fruit", "swap sugar tobacco", "swap sugar cigar"),
        *("swap tobacco sugar", "swap tobacco fruit", "swap tobacco cigar", "skip"),
    ]
    assert laid.refused("swap sugar sugar") == "5: swap_same"
    assert laid.refused("swap sugar wood") == "5: swap_wood"
    assert laid.refused("swap wood sugar") == "5: swap_wood"
    assert laid.refused("swap fruit sugar") == "5: lacks"
    assert laid.refused("swap sugar rum") == "1: supply_lacks"
    laid.play("swap sugar cigar")
    assert (laid.seat(0)["goods"]["sugar"], laid.seat(0)["goods"]["cigar"]) == (0, 1)


@pytest.mark.rule("santiago", "5")
def test_the_sawmill_turns_a_wood_into_a_point_and_a_peso() -> None:
    laid = use("sawmill", seat(wood=1), seat())
    assert laid.legal == ["saw", "skip"]
    laid.play("saw")
    held = laid.seat(0)
    assert (held["vp"], held["pesos"], held["goods"]["wood"]) == (3, 4, 2)


@pytest.mark.rule("santiago", "5")
@pytest.mark.parametrize(
    ("goods", "legal"),
    [
        ({"cigar": 2}, ["serve cigar", "skip"]),
        ({"rum": 1}, ["serve rum", "skip"]),
        ({"rum": 1, "cigar": 1}, ["serve cigar", "serve rum", "serve cigar rum", "skip"]),
    ],
)
def test_the_cafe_takes_a_cigar_a_rum_or_both(goods: dict[str, int], legal: list[str]) -> None:
    assert use("cafe", seat(**goods), seat()).legal == legal


@pytest.mark.rule("santiago", "5")
def test_the_cafe_pays_two_points_each() -> None:
    laid = use("cafe", seat(rum=1, cigar=1), seat())
    for line in ("serve rum cigar", "serve sugar", "serve cigar cigar"):
        assert laid.refused(line) == "5: serve_goods"
    assert laid.play("serve cigar rum").seat(0)["vp"] == 6
    assert use("cafe", seat(rum=1), seat()).refused("serve cigar") == "5: lacks"


DEMAND = {"sugar": 0, "fruit": 2, "tobacco": 0, "rum": 1}


@pytest.mark.rule("santiago", "5")
def test_customs_sets_a_die_to_0() -> None:
    laid = use("customs", demand=DEMAND)
    assert laid.legal == ["clear fruit", "clear rum", "skip"]
    assert laid.refused("clear sugar") == "5: not_wanted"
    assert laid.refused("clear cigar") == "5: not_wanted"
    laid.play("clear fruit")
    assert laid.position["demand"] == {**DEMAND, "fruit": 0}


@pytest.mark.rule("santiago", "5", "6")
def test_customs_can_send_the_ship_off() -> None:
    laid = use("customs", demand={**DEMAND, "fruit": 0}).play("clear rum")
    assert laid.types() == ["DieCleared", "ShipSailed", "Asked"]
    assert laid.phase == "roll"


@pytest.mark.rule("santiago", "5", "10")
def test_the_casino_trades_points_for_three_pesos_in_one_direction() -> None:
    laid = use("casino", seat(pesos=7, vp=2), seat())
    assert laid.legal == ["buy 1", "buy 2", "sell 1", "sell 2", "skip"]
    assert laid.refused("buy 3") == "5: casino_pesos"
    assert laid.refused("sell 3") == "5: casino_points"
    assert laid.refused("buy 0") == laid.refused("sell 0") == "5: count_none"
    laid.play("buy 2")
    assert laid.event("PointsTraded")["points"] == 2
    assert (laid.seat(0)["pesos"], laid.seat(0)["vp"]) == (1, 4)
    laid = use("casino", seat(pesos=0, vp=2), seat()).play("sell 2")
    assert (laid.seat(0)["pesos"], laid.seat(0)["vp"]) == (6, 0)


@pytest.mark.rule("santiago", "5", "10")
def test_the_casino_asks_nobody_who_has_nothing() -> None:
    assert use("casino", seat(pesos=2, vp=0), seat()).phase == "drive"


@pytest.mark.rule("santiago", "5")
@pytest.mark.parametrize(
    ("price", "legal"),
    [(2, ["price up", "skip"]), (3, ["price up", "price down", "skip"])],
)
def test_the_harbour_office_moves_the_price(price: int, legal: list[str]) -> None:
    laid = use("harbour_office", price=price)
    assert laid.legal == legal
    assert laid.play("price up").position["price"] == price + 1


@pytest.mark.rule("santiago", "5")
def test_at_the_lowest_price_it_only_goes_up() -> None:
    assert use("harbour_office").refused("price down") == "5: price_lowest"
    assert use("harbour_office", price=4).play("price down").position["price"] == 3


@pytest.mark.rule("santiago", "5", "6")
def test_the_harbour_office_can_send_the_ship_off() -> None:
    laid = use("harbour_office", price=4).play("price up")
    assert laid.types() == ["ShipSailed", "Asked"]
    assert laid.position["price"] == 2


@pytest.mark.rule("santiago", "5")
@pytest.mark.parametrize("price", [2, 4])
def test_the_trade_office_loads_one_good_for_two_points_whatever_the_price(price: int) -> None:
    laid = use("trade_office", seat(fruit=2, sugar=1, wood=1), seat(), demand=DEMAND, price=price)
    assert laid.legal == ["ship fruit", "skip"]
    assert laid.refused("ship wood") == "5: ship_wood"
    assert laid.refused("ship sugar") == "5: not_wanted"
    assert laid.refused("ship rum") == "5: lacks"
    laid.play("ship fruit")
    assert laid.seat(0)["vp"] == 2 + 2 + 2  # Maria's two points, too
    assert laid.position["demand"]["fruit"] == 1


@pytest.mark.rule("santiago", "5", "6")
def test_the_trade_office_can_send_the_ship_off() -> None:
    last = {"sugar": 0, "fruit": 0, "tobacco": 0, "rum": 1}
    laid = use("trade_office", seat(rum=1), seat(), demand=last).play("ship rum")
    assert laid.types() == ["GoodsLoaded", "ShipSailed", "Asked"]


@pytest.mark.rule("santiago", "5", "7")
@pytest.mark.parametrize("building", ["customs", "harbour_office", "trade_office"])
def test_without_a_ship_in_port_three_buildings_do_nothing(building: str) -> None:
    flower = next(f for f, under in CITY.items() if building in under)
    city = dict(CITY) | {flower: CITY["red"], "red": CITY[flower]}
    rich = seat(pesos=5, fruit=2, rum=2, sugar=2)
    laid = lay(rich, seat(), at="conchita", price=4, city=city).play("drive 2", f"enter {building}")
    assert laid.types() == ["PawnEntered", "NothingUsed", "Asked"]
    assert laid.phase == "roll"


@pytest.mark.rule("santiago", "5")
def test_the_newspaper_gives_a_peso_and_may_close_an_active_cuban() -> None:
    laid = use("newspaper", inactive=["pedro"])
    assert laid.seat(0)["pesos"] == 4
    assert "close maria" not in laid.legal  # the car stands there
    assert "close pedro" not in laid.legal
    assert len(laid.legal) == 8
    assert laid.refused("close maria") == "5: close_here"
    assert laid.refused("close pedro") == "5: close_inactive"
    laid.play("close zorro")
    assert laid.position["inactive"] == ["pedro", "zorro"]  # several at once, in road order


@pytest.mark.rule("santiago", "5", "10")
def test_a_newspaper_that_finds_no_cuban_is_not_asked() -> None:
    others = ["pedro", "zorro", "jose", "alonso", "pablo", "miguel", "martinez", "conchita"]
    assert use("newspaper", inactive=others).phase == "drive"


@pytest.mark.rule("santiago", "5")
def test_an_inactive_cuban_wakes_when_the_car_passes_or_leaves() -> None:
    laid = lay(at="maria", inactive=["maria", "pedro", "zorro", "miguel"]).play("drive 2")
    assert [e["cuban"] for e in laid.told if e["type"] == "CubanWoke"] == ["maria", "pedro"]
    assert laid.position["inactive"] == ["zorro", "miguel"]


@pytest.mark.rule("santiago", "5")
def test_a_whole_lap_back_to_an_inactive_cuban_finds_him_active() -> None:
    laid = lay(seat(pesos=9), seat(), at="maria", inactive=["maria"]).play("drive 10")
    assert laid.event("PointsTaken")["source"] == "maria"


@pytest.mark.rule("santiago", "5")
def test_using_a_building_is_optional() -> None:
    laid = use("sawmill", seat(wood=1), seat()).play("skip")
    assert laid.types() == ["Skipped", "Turned"]


@pytest.mark.rule("santiago", "5", "10")
def test_another_buildings_action_is_refused() -> None:
    assert use("sawmill", seat(wood=1), seat()).refused("buy 1") == "5: other_building"
    assert lay().refused("buy 1") == "3: now_drive"
