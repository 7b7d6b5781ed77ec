"""Sections 1, 2, 3 and 8, 9: the box, setting up, the drive, the turn's end, the game's end."""

from __future__ import annotations

from collections import Counter

import pytest
from santiago_table import Laid, lay, seat, visit

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules.decide import Santiago
from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.match import Match


@pytest.mark.rule("santiago", "1")
def test_dice_have_their_faces() -> None:
    assert box.FACES[box.FRUIT] == (0, 1, 2, 2, 3, 4)
    others = [faces for good, faces in enumerate(box.FACES) if good != box.FRUIT]
    assert others == [(0, 1, 1, 2, 2, 3)] * 4


@pytest.mark.rule("santiago", "1")
def test_all_faces_come_up_about_equally_often() -> None:
    rules, draw = Santiago(), KeyedDraw("dice", "test")
    state = rules.setup(2, {}, draw)
    rolls = [rules.chance(state, draw).faces for _ in range(6_000)]  # type: ignore[attr-defined]
    for good, faces in enumerate(box.FACES):
        counts = Counter(roll[good] for roll in rolls)
        for face in set(faces):
            assert abs(counts[face] - 1_000 * faces.count(face)) < 150


@pytest.mark.rule("santiago", "1", "4")
def test_two_cubans_a_flower_and_one_of_any() -> None:
    assert sorted(Counter(box.FLOWER_OF_CUBAN).values()) == [1, 2, 2, 2, 2]
    flower = dict(zip(box.CUBANS, box.FLOWER_OF_CUBAN, strict=True))
    assert flower["pedro"] == flower["alonso"] == box.WHITE
    assert flower["miguel"] == flower["martinez"] == box.BLUE
    assert flower["jose"] == flower["pablo"] == box.YELLOW
    assert flower["conchita"] == flower["maria"] == box.RED


@pytest.mark.rule("santiago", "2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setting_up(seats: int) -> None:
    match = Match.new(Santiago(), seats, "1", {})
    position = match.rules.to_position(match.state)
    assert sorted(position["road"]) == sorted(box.CUBANS)
    assert sorted(b for under in position["city"].values() for b in under) == sorted(box.BUILDINGS)
    assert (position["car"], position["price"], position["sailed"]) == (0, 2, 0)
    start = {"sugar": 1, "fruit": 1, "tobacco": 1, "rum": 0, "cigar": 0, "wood": 0}
    assert position["seats"] == [{"pesos": 3, "vp": 2, "pawn": None, "goods": start}] * seats
    assert position["supply"]["sugar"] == 8 - seats
    assert (position["phase"], position["actor"], position["turn"]) == ("roll", "chance", seats - 1)


@pytest.mark.rule("santiago", "2")
def test_cubans_and_buildings_are_shuffled_by_the_seed() -> None:
    roads = {tuple(Match.new(Santiago(), 2, str(i), {}).state.table.road) for i in range(20)}
    assert len(roads) == 20


@pytest.mark.rule("santiago", "2", "7")
def test_the_last_seat_rolls_first_and_seat_0_drives() -> None:
    match = Match.new(Santiago(), 3, "1", {})
    laid = Laid(match.rules.to_position(match.state)).play("roll 1 2 3 0 1")
    assert (laid.phase, laid.actor) == ("leave", 2)
    laid.play("leave tobacco")
    assert (laid.phase, laid.actor) == ("drive", 0)
    assert laid.position["demand"] == {"sugar": 1, "fruit": 2, "rum": 0, "cigar": 1}


@pytest.mark.rule("santiago", "3")
@pytest.mark.parametrize(("pesos", "most"), [(0, 1), (1, 2), (4, 5), (9, 10), (30, 10)])
def test_the_first_stop_is_free_and_ten_are_the_most(pesos: int, most: int) -> None:
    assert lay(seat(pesos=pesos), seat()).legal == [f"drive {n}" for n in range(1, most + 1)]


@pytest.mark.rule("santiago", "3")
def test_each_further_stop_costs_a_peso() -> None:
    laid = lay(seat(pesos=5), seat()).play("drive 4")
    assert laid.told[0] == {"type": "CarDrove", "seat": 0, "start": 0, "stops": 4}
    assert laid.seat(0)["pesos"] == 2


@pytest.mark.rule("santiago", "3", "6")
def test_passing_the_port_moves_the_price_before_the_visit() -> None:
    laid = lay(at="conchita").play("drive 2")
    assert laid.types() == ["CarDrove", "PriceMoved", "PointsTaken", "Asked"]
    assert laid.position["price"] == 3


@pytest.mark.rule("santiago", "3")
def test_leaving_the_port_is_not_passing_it() -> None:
    assert lay().play("drive 1").position["price"] == 2


@pytest.mark.rule("santiago", "3")
def test_a_whole_lap_from_the_port_stops_in_the_port() -> None:
    laid = lay(seat(pesos=9, sugar=1), seat()).play("drive 10")
    assert laid.phase == "load"
    assert laid.position["price"] == 2


@pytest.mark.rule("santiago", "3")
def test_a_whole_lap_elsewhere_passes_the_port_and_comes_back() -> None:
    laid = lay(seat(pesos=9), seat(), at="maria").play("drive 10")
    assert (laid.position["car"], laid.position["price"]) == (1, 3)
    assert laid.event("PointsTaken")["source"] == "maria"


@pytest.mark.rule("santiago", "3", "5")
def test_at_an_inactive_cuban_nothing_happens() -> None:
    laid = visit("maria", seat(pawn="bank"), seat(), inactive=["maria"])
    assert laid.types() == ["CarDrove", "CubanAsleep", "Turned"]
    assert laid.seat(0) == seat(pawn="bank")


@pytest.mark.rule("santiago", "3")
def test_the_owner_gets_a_point_at_the_end_of_the_turn() -> None:
    laid = visit("jose", seat(), seat(), owners={"bank": 1}).play("enter bank")
    assert laid.types() == ["PawnEntered", "PesosTaken", "OwnerPaid", "Turned"]
    assert laid.event("OwnerPaid") == {
        "type": "OwnerPaid",
        "seat": 1,
        "building": "bank",
        "visitor": 0,
    }
    assert laid.seat(1)["vp"] == 3


@pytest.mark.rule("santiago", "3")
def test_a_pawn_that_merely_stayed_pays_its_owner_too() -> None:
    laid = visit("maria", seat(pawn="bank"), seat(), inactive=["maria"], owners={"bank": 1})
    assert laid.seat(1)["vp"] == 3


@pytest.mark.rule("santiago", "3")
def test_nobody_gets_a_point_for_a_pawn_on_its_own_building() -> None:
    laid = visit("maria", seat(pawn="bank"), seat(), inactive=["maria"], owners={"bank": 0})
    assert laid.seat(0)["vp"] == 2
    assert "OwnerPaid" not in laid.types()


@pytest.mark.rule("santiago", "3", "7")
def test_with_no_ship_in_port_the_player_rolls_after_the_owner_is_paid() -> None:
    laid = lay(
        seat(pesos=1, pawn="bank"),
        seat(),
        at="conchita",
        price=4,
        inactive=["maria"],
        owners={"bank": 1},
    ).play("drive 2")
    assert laid.types() == [
        "CarDrove",
        "ShipSailed",
        "CubanAsleep",
        "OwnerPaid",
        "Asked",
    ]
    assert (laid.phase, laid.actor, laid.position["turn"]) == ("roll", -1, 0)


@pytest.mark.rule("santiago", "8")
def test_the_seventh_ship_ends_the_game_in_the_middle_of_a_turn() -> None:
    laid = lay(at="conchita", price=4, sailed=6).play("drive 2")
    assert laid.types() == ["CarDrove", "ShipSailed", "GameEnded"]
    assert laid.phase == "over"
    assert laid.seat(0)["vp"] == 2  # Maria was not visited any more
    assert laid.position["demand"] is None


@pytest.mark.rule("santiago", "8")
def test_the_seventh_ship_ends_the_game_in_a_loading_round() -> None:
    one = {"sugar": 1, "fruit": 0, "tobacco": 0, "rum": 0}
    laid = visit("port", seat(pesos=9, sugar=1), seat(), sailed=6, demand=one, owners={})
    laid.play("load sugar 1")
    assert laid.types() == ["GoodsLoaded", "ShipSailed", "GameEnded"]


@pytest.mark.rule("santiago", "4", "8")
def test_the_seventh_ship_sent_off_by_alonsos_use_ends_the_game_with_the_pawn_where_it_is() -> None:
    last = {"sugar": 0, "fruit": 0, "tobacco": 0, "rum": 1}
    laid = visit("alonso", seat(), seat(), owners={"customs": 0}, sailed=6, demand=last)
    laid.play("use customs", "clear rum")
    assert laid.types() == ["DieCleared", "ShipSailed", "GameEnded"]
    assert laid.seat(0)["pawn"] is None


@pytest.mark.rule("santiago", "8")
def test_the_seventh_ship_may_sail_by_four_zeros() -> None:
    laid = lay(phase="roll", actor="chance", demand=None, sailed=6).play("roll 0 0 0 0 3")
    laid.play("leave cigar")
    assert laid.types() == ["ShipArrived", "ShipSailed", "GameEnded"]


def final(*seats: dict) -> Laid:
    return lay(*seats, phase="over", actor=None, sailed=7, demand=None)


@pytest.mark.rule("santiago", "8")
def test_three_goods_left_are_a_point_and_pesos_are_none() -> None:
    laid = final(seat(vp=5, pesos=9, sugar=2, wood=2, rum=1), seat(vp=5, cigar=6))
    result = laid.match.rules.result(laid.match.state)
    assert result.scores == [6, 7]
    assert result.parts == [{"points": 5, "goods": 1}, {"points": 5, "goods": 2}]
    assert result.winners == [1]


@pytest.mark.rule("santiago", "8")
@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        (seat(vp=5, sugar=1), seat(vp=5, pesos=9), [0]),
        (seat(vp=4, sugar=3), seat(vp=5, sugar=2), [0]),  # the goods of a tie are all goods held
        (seat(vp=5, pesos=4, sugar=1), seat(vp=5, pesos=3, rum=1), [0]),
        (seat(vp=5, sugar=1), seat(vp=5, rum=1), [0, 1]),
    ],
)
def test_ties_go_to_goods_then_pesos_then_are_shared(
    first: dict, second: dict, winners: list[int]
) -> None:
    laid = final(first, second)
    assert laid.match.rules.result(laid.match.state).winners == winners


@pytest.mark.rule("santiago", "9")
def test_holdings_lie_behind_screens() -> None:
    laid = lay(seat(rum=1), seat(), seat())
    rules = laid.match.rules
    shown = rules.to_position(rules.cover(laid.match.state, 1))["seats"]
    assert shown[0] == {"pesos": None, "vp": None, "pawn": None, "goods": None}
    assert shown[1] == seat()
    assert rules.to_position(rules.cover(laid.match.state, 1))["supply"] == laid.position["supply"]


@pytest.mark.rule("santiago", "9")
def test_open_holdings_and_the_end_show_everything() -> None:
    for laid in (lay(options={"open_holdings": True}), final(seat(), seat())):
        assert laid.match.rules.cover(laid.match.state, 1) == laid.match.state


@pytest.mark.rule("santiago", "9")
def test_nothing_is_secret() -> None:
    laid = lay()
    assert laid.match.rules.mask(laid.match.state, 0) == laid.match.state
