"""Section 4: what the Cubans do."""

from __future__ import annotations

import pytest
from santiago_table import CITY, lay, seat, visit


@pytest.mark.rule("santiago", "4")
@pytest.mark.parametrize(
    ("cuban", "good"),
    [("pedro", "tobacco"), ("jose", "sugar"), ("conchita", "fruit"), ("miguel", "wood")],
)
def test_traders_give_two_goods(cuban: str, good: str) -> None:
    laid = visit(cuban)
    assert laid.event("GoodsTaken") == {
        "type": "GoodsTaken",
        "seat": 0,
        "good": good,
        "count": 2,
        "cuban": cuban,
    }
    assert laid.seat(0)["goods"][good] == 2


@pytest.mark.rule("santiago", "4")
def test_with_one_good_left_one_is_given() -> None:
    laid = visit("pedro", seat(), seat(tobacco=7))
    assert laid.event("GoodsTaken")["count"] == 1


@pytest.mark.rule("santiago", "1", "4")
def test_with_no_good_left_none_is_given_and_the_pawn_still_goes() -> None:
    laid = visit("pedro", seat(), seat(tobacco=8))
    assert laid.types() == ["CarDrove", "SupplyEmpty", "Asked"]
    assert laid.phase == "enter"


@pytest.mark.rule("santiago", "4")
def test_maria_gives_two_points() -> None:
    assert visit("maria").seat(0)["vp"] == 4


@pytest.mark.rule("santiago", "4")
def test_martinez_gives_three_pesos() -> None:
    assert visit("martinez").seat(0)["pesos"] == 6


@pytest.mark.rule("santiago", "4")
def test_pablo_gives_one_good_of_choice_but_no_wood() -> None:
    laid = visit("pablo", seat(), seat(rum=8))
    assert laid.legal == ["take sugar", "take fruit", "take tobacco", "take cigar"]
    assert laid.refused("take wood") == "4: pablo_wood"
    assert laid.refused("take rum") == "1: supply_lacks"
    assert laid.play("take cigar").seat(0)["goods"]["cigar"] == 1
    assert laid.phase == "enter"


@pytest.mark.rule("santiago", "4")
def test_pablo_with_an_empty_supply_is_not_asked() -> None:
    full = seat(sugar=8, fruit=8, tobacco=8, rum=8, cigar=8)
    laid = visit("pablo", seat(), full)
    assert laid.types() == ["CarDrove", "SupplyEmpty", "Asked"]
    assert laid.phase == "enter"


@pytest.mark.rule("santiago", "4")
def test_alonso_lets_claim_any_building_that_nobody_owns() -> None:
    laid = visit("alonso", seat(pawn="bank"), seat(pawn="church"), owners={"cafe": 1})
    claims = [line for line in laid.legal if line.startswith("claim")]
    assert len(claims) == 11
    assert "claim church" in claims
    assert laid.refused("claim cafe") == "4: claim_owned"
    laid.play("claim church")
    assert laid.position["owners"] == {"church": 0, "cafe": 1}
    assert laid.seat(0)["pesos"] == 3
    assert laid.phase == "enter"
    assert all("enter " + b in laid.legal for b in ("black_market", "harbour_office"))


@pytest.mark.rule("santiago", "4")
def test_three_markers_are_the_most() -> None:
    laid = visit("alonso", owners={"bank": 0, "church": 0, "cafe": 0})
    assert laid.legal == ["use bank", "use church", "use cafe", "skip"]
    assert laid.refused("claim casino") == "4: claim_markers"


@pytest.mark.rule("santiago", "4")
def test_alonso_opens_an_owned_building_whoever_stands_there() -> None:
    # Martina uses the bank that she owns; then her pawn goes to a white flower.
    laid = visit("alonso", seat(pawn="casino"), seat(pawn="bank"), owners={"bank": 0})
    laid.play("use bank")
    assert laid.types() == ["BuildingUsed", "PesosTaken", "Asked"]
    assert laid.seat(0) == seat(pesos=5, pawn="casino")
    assert laid.phase == "enter"
    assert set(laid.legal) == {"enter black_market", "enter harbour_office", "enter cigar_factory"}


@pytest.mark.rule("santiago", "4", "10")
def test_alonsos_use_of_a_building_that_does_nothing_is_legal() -> None:
    laid = visit("alonso", owners={"sawmill": 0})
    assert "use sawmill" in laid.legal
    assert laid.refused("use bank") == "4: use_not_own"
    assert laid.play("use sawmill").phase == "enter"


@pytest.mark.rule("santiago", "4", "10")
def test_alonsos_use_and_the_entered_buildings_are_phases_of_their_own() -> None:
    laid = visit("alonso", seat(wood=1, sugar=1), seat(), owners={"sawmill": 0})
    laid.play("use sawmill")
    assert laid.position["pending"] == {"building": "sawmill", "alonso": True}
    laid.play("saw", "enter black_market")
    assert laid.position["pending"] == {"building": "black_market", "alonso": False}
    assert laid.play("swap sugar rum").phase == "drive"


@pytest.mark.rule("santiago", "4")
def test_alonsos_offers_can_be_declined() -> None:
    laid = visit("alonso").play("skip")
    assert laid.types() == ["Skipped", "Asked"]
    assert laid.phase == "enter"
    laid = visit("alonso", seat(wood=1), seat(), owners={"sawmill": 0}).play("use sawmill", "skip")
    assert laid.phase == "enter"


@pytest.mark.rule("santiago", "4")
def test_alonso_always_has_something_to_offer_even_when_all_buildings_are_owned() -> None:
    owners = {b: i // 3 for i, b in enumerate(b for under in CITY.values() for b in under)}
    laid = visit("alonso", *[seat() for _ in range(4)], owners=owners)
    assert laid.legal == ["use bank", "use church", "use cafe", "skip"]


@pytest.mark.rule("santiago", "4")
def test_zorro_gets_something_from_everybody_clockwise() -> None:
    laid = lay(seat(), seat(), seat(), turn=1, actor=1, at="pedro").play("drive 1")
    assert laid.position["pending"] == {"givers": [2, 0]}
    laid.play("give vp")
    assert laid.event("GiftGiven") == {"type": "GiftGiven", "giver": 2, "seat": 1, "gift": "vp"}
    laid.play("give peso")
    assert (laid.seat(1)["vp"], laid.seat(1)["pesos"]) == (3, 4)
    assert (laid.seat(2)["vp"], laid.seat(0)["pesos"]) == (1, 2)


@pytest.mark.rule("santiago", "4")
def test_the_giver_chooses_among_what_the_giver_has() -> None:
    laid = visit("zorro", seat(), seat(pesos=0, rum=1, wood=1))
    assert laid.legal == ["give vp", "give rum"]
    assert laid.refused("give peso") == "4: gift_lacks"
    assert laid.refused("give wood") == "4: gift_wood"
    laid.play("give rum")
    assert laid.seat(0)["goods"]["rum"] == 1


@pytest.mark.rule("santiago", "4", "10")
def test_who_has_nothing_gives_nothing_unasked() -> None:
    poor = seat(pesos=0, vp=0, wood=2)
    laid = visit("zorro", seat(), poor, seat(), poor)
    assert laid.position["pending"] == {"givers": [2, 3]}
    assert laid.play("give vp").phase == "drive"  # the last giver dropped out unasked


@pytest.mark.rule("santiago", "4")
def test_zorro_lets_the_pawns_building_be_used_once_more() -> None:
    laid = visit("zorro", seat(pawn="church"), seat()).play("give vp")
    assert laid.types() == ["GiftGiven", "PointsTaken", "Turned"]
    assert laid.seat(0)["pawn"] == "church"


@pytest.mark.rule("santiago", "4")
@pytest.mark.parametrize("sailed", [0, 3])
def test_zorro_gives_no_building_to_a_pawn_off_the_board_in_whatever_round(sailed: int) -> None:
    laid = visit("zorro", seat(), seat(), sailed=sailed).play("give vp")
    assert laid.types() == ["GiftGiven", "Turned"]
