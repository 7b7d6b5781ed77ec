"""Section 11: positions, and which of them are refused."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from santiago_table import CITY, Laid, lay, seat, use, visit

from santiago_desktop.kernel.checks import Fault


def changed(laid: Laid, **changes: Any) -> dict[str, Any]:
    return copy.deepcopy(laid.position) | changes


def with_seat(laid: Laid, number: int, **changes: Any) -> dict[str, Any]:
    position = changed(laid)
    position["seats"][number] |= changes
    return position


def without(laid: Laid, field: str) -> dict[str, Any]:
    position = changed(laid)
    del position[field]
    return position


LEAVE = lay(phase="roll", actor="chance", demand=None, sailed=1).play("roll 1 1 1 1 1")
ZORRO = visit("zorro", seat(), seat(), seat())
USE = use("sawmill", seat(wood=1), seat())
OWN = visit("alonso", seat(wood=1), seat(), owners={"sawmill": 0}).play("use sawmill")
LOAD = visit("port", seat(sugar=1), seat(sugar=1), seat())
OVER = lay(phase="over", actor=None, demand=None, sailed=7)
NO_SHIP = {"demand": None, "sailed": 1}
ROLLED = {"rolled": {"sugar": 1, "fruit": 1, "tobacco": 1, "rum": 1, "cigar": 1}}

REFUSED: list[tuple[dict[str, Any], str]] = [
    (changed(lay(), game="chess"), 'game must be "santiago"'),
    (changed(lay(), version=2), "version must be"),
    (changed(lay(), extra=1), "unknown field"),
    (without(lay(), "car"), 'lacks the field "car"'),
    (changed(lay(), options={"fast": True}), "options has an unknown field"),
    (changed(lay(), options={"open_holdings": 1}), "must be true or false"),
    (changed(lay(), phase="dance"), "phase must be one of"),
    (changed(lay(), actor="me"), "actor must be"),
    (changed(lay(), actor=1), "actor does not fit"),
    (changed(lay(), actor=None), "actor does not fit"),
    (changed(lay(), turn=2), "turn must be"),
    (changed(lay(), road=["maria"] * 9), "road names something twice"),
    (changed(lay(), road=["maria"]), "all nine Cubans"),
    (changed(lay(), inactive=["maria", "maria"]), "inactive names something twice"),
    (changed(lay(), car=10), "car must be"),
    (changed(lay(), city={**CITY, "red": ["bank", "church"]}), "must have 3 items"),
    (changed(lay(), city={**CITY, "red": CITY["blue"]}), "city names a building twice"),
    (changed(lay(), owners={"pub": 1}), "owners has an unknown field"),
    (changed(lay(), owners={"bank": 2}), "owners.bank must be"),
    (changed(lay(), owners=dict.fromkeys(("bank", "church", "cafe", "casino"), 1)), "more than 3"),
    (changed(lay(), sailed=8), "sailed must be"),
    (changed(lay(), sailed=7), "the seventh ship has sailed, so no other"),
    (changed(lay(), price=5), "price must be"),
    (changed(lay(), demand={"sugar": 1}), "four of the five"),
    (changed(lay(), demand={"sugar": 4, "fruit": 1, "tobacco": 0, "rum": 0}), "demand.sugar must"),
    (changed(lay(), demand={"sugar": 0, "fruit": 0, "tobacco": 0, "rum": 0}), "all show 0"),
    (changed(lay(), demand=None), "before the first ship"),
    (changed(lay(), **NO_SHIP), "no ship is in port"),
    (changed(lay(), supply={"sugar": 8}), "supply lacks"),
    (with_seat(lay(), 0, vp=1000), "from 0 to 999"),
    (with_seat(lay(), 0, vp=-1), "from 0 to 999"),
    (with_seat(lay(), 0, pesos=3.0), "whole number"),
    (with_seat(lay(), 0, pesos=True), "whole number"),
    (with_seat(lay(), 0, pesos=None), "whole number"),
    (with_seat(lay(), 0, pawn="pub"), "pawn must be one of"),
    (with_seat(lay(), 0, hat=1), "unknown field"),
    (with_seat(lay(), 0, goods=seat(rum=1)["goods"]), "8 rum in all, not 9"),
    (changed(lay(seat(pawn="bank"), seat()), seats=[seat(pawn="bank")] * 2), "two pawns"),
    (changed(lay(), seats=[seat()]), "seats must have 2 to 4 items"),
    (changed(lay(), pending={"rolled": {}}), "pending has an unknown field"),
    (changed(lay(), phase="roll", actor="chance"), "a ship is in port"),
    (changed(lay(), phase="leave", pending=ROLLED), "a ship is in port"),
    (changed(LEAVE, pending={"rolled": {**ROLLED["rolled"], "sugar": 4}}), "no such face"),
    (changed(LEAVE, price=3), "with no ship in port the price is 2"),
    (changed(LEAVE, sailed=0), "before the first ship"),
    (changed(LEAVE, sailed=7), "so the game is over"),
    (changed(lay(), phase="pablo"), "not with an active Pablo"),
    (changed(visit("pablo"), inactive=["pablo"]), "not with an active Pablo"),
    (changed(lay(), phase="alonso"), "not with an active Alonso"),
    (changed(lay(), phase="zorro", actor=1, pending={"givers": [1]}), "not with an active Zorro"),
    (changed(ZORRO, actor=2, pending={"givers": [2, 1]}), "clockwise"),
    (changed(ZORRO, actor=1, pending={"givers": [1]}), "clockwise"),
    (changed(ZORRO, actor=0, pending={"givers": [0, 1, 2]}), "clockwise"),
    (changed(ZORRO, pending={"givers": []}), "must have 1 to 3 items"),
    (changed(ZORRO, pending={"givers": [1, True]}), "whole number"),
    (changed(lay(), phase="enter"), "sends the pawn on"),
    (changed(ZORRO, phase="enter", actor=0, pending={}), "sends the pawn on"),
    (changed(USE, car=0), "not with an active Cuban"),
    (changed(USE, pending={"building": "casino", "alonso": False}), "stands elsewhere"),
    (changed(USE, pending={"building": "sawmill", "alonso": True}), "not with an active Alonso"),
    (changed(USE, pending={"building": "sawmill"}), "lacks"),
    (changed(USE, pending={"building": "sawmill", "alonso": 1}), "true or false"),
    (changed(USE, car=1), "another flower"),
    (changed(OWN, owners={}), "not the player's own"),
    (changed(LOAD, car=1), "must be in port"),
    (changed(LOAD, **NO_SHIP), "must be in port"),
    (changed(LOAD, actor=1, pending={"loaders": [1, 0, 2]}), "clockwise"),
    (changed(LOAD, pending={"loaders": [0, 0]}), "clockwise"),
    (changed(LOAD, actor=2, pending={"loaders": [2, 0]}), "nothing to load"),
    (changed(OVER, sailed=6), "fewer than seven"),
    (changed(OVER, actor=0), "actor does not fit"),
]


@pytest.mark.rule("santiago", "11")
@pytest.mark.parametrize(("position", "sentence"), REFUSED)
def test_impossible_positions_are_refused(position: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Fault, match=sentence):
        Laid(position)


def use_nothing(building: str) -> Laid:
    pending = {"building": building, "alonso": False}
    return lay(seat(pawn=building), seat(), phase="use", at="miguel", pending=pending)


def enter_full() -> Laid:
    taken = [seat(pawn=building) for building in CITY["yellow"]]
    return lay(seat(), *taken, phase="enter", at="jose")


def zorro_poor() -> Laid:
    return lay(
        seat(), seat(pesos=0, vp=0), phase="zorro", at="zorro", actor=1, pending={"givers": [1]}
    )


FULL_HANDS = seat(sugar=8, fruit=8, tobacco=8, rum=8, cigar=8)


@pytest.mark.rule("santiago", "10", "11")
@pytest.mark.parametrize(
    ("laid", "fault"),
    [
        (lambda: lay(seat(), FULL_HANDS, phase="pablo", at="pablo"), "the supply is empty"),
        (lambda: use_nothing("sawmill"), "the building offers nothing"),
        (enter_full, "no building is free"),
        (zorro_poor, "the first giver has nothing to give"),
    ],
)
def test_a_phase_that_would_not_be_asked_is_refused(laid: Any, fault: str) -> None:
    with pytest.raises(Fault, match=fault):
        laid()


@pytest.mark.rule("santiago", "11")
def test_unnamed_options_and_any_order_are_read() -> None:
    position = changed(lay(), options={"open_holdings": False}, inactive=["zorro", "maria"])
    laid = Laid(position)
    assert laid.position["options"] == {}
    assert laid.position["inactive"] == ["maria", "zorro"]


@pytest.mark.rule("santiago", "5", "11")
def test_a_pawn_that_had_to_stay_may_use_its_building_of_another_flower() -> None:
    taken = [seat(pawn=building) for building in CITY["yellow"]]
    pending = {"building": "sawmill", "alonso": False}
    laid = lay(seat(pawn="sawmill", wood=1), *taken, phase="use", at="jose", pending=pending)
    assert laid.legal == ["saw", "skip"]


@pytest.mark.rule("santiago", "11")
@pytest.mark.parametrize("laid", [lay(), LEAVE, ZORRO, USE, OWN, LOAD, OVER])
def test_positions_come_back(laid: Laid) -> None:
    assert Laid(laid.position).position == laid.position


@pytest.mark.rule("santiago", "11")
def test_a_state_where_somebody_owes_goods_is_found() -> None:
    laid = lay()
    laid.match.state.pesos[0] = -1
    with pytest.raises(Fault, match="less than nothing"):
        laid.match.rules.check(laid.match.state)
