"""Rule 3.4: movements and pilots."""

import random

import pytest
from manila_table import GINSENG, JADE, NUTMEG, RULES, SILK, A, B, C, Table, of

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.games.manila.rules import schedule
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.rules import CHANCE, Refusal

# --- movement (3.4) ------------------------------------------------------------------------------


@pytest.mark.rule("manila", "3.4")
def test_each_boat_at_sea_moves_by_its_die() -> None:
    table = Table().sea(1, nutmeg=4, silk=3, jade=2).dice()
    assert table.play("dice 6 1 4") == [
        ev.DiceRolled((NUTMEG, SILK, JADE), (6, 1, 4)),
        ev.BoatMoved(NUTMEG, 4, 10),
        ev.BoatMoved(SILK, 3, 4),
        ev.BoatMoved(JADE, 2, 6),
        ev.RoundBegan(2),
        ev.Queued("place", (0, 1, 2, 3)),
    ]


@pytest.mark.rule("manila", "3.4")
def test_past_13_is_in_port_on_the_first_free_of_a_b_c() -> None:
    """Ruling: several that arrive at once come in the order of the wares."""
    table = Table().sea(2, nutmeg=9, silk=12, jade=8).dice()
    assert table.play("dice 5 2 5")[1:6] == [
        ev.BoatMoved(NUTMEG, 9, 14),
        ev.BoatArrived(NUTMEG, A),
        ev.BoatMoved(SILK, 12, 14),
        ev.BoatArrived(SILK, B),
        ev.BoatMoved(JADE, 8, 13),
    ]
    table.dice().s.round = 3
    table.play("dice 1")
    assert table.s.voyage == 2


@pytest.mark.rule("manila", "3.4")
def test_a_boat_keeps_its_berth_when_another_arrives_later() -> None:
    table = Table().sea(2, nutmeg=9, silk=3, jade=12).dice()
    table.play("dice 1 1 2")
    table.dice().s.round = 2
    assert ev.BoatArrived(NUTMEG, B) in table.play("dice 4 1")
    assert table.s.berths == table.s.copy().berths == (JADE, NUTMEG)


@pytest.mark.rule("manila", "3.4", "8")
def test_only_boats_at_sea_have_dice() -> None:
    table = Table().sea(3, nutmeg=14, silk=12, jade=8).dice()
    assert table.refused("dice 1 2 3") == Refusal("3.4", "dice_faces", (2,))
    assert table.refused("dice 1 7") == Refusal("3.4", "dice_faces", (2,))
    assert table.refused("dice 0 1") == Refusal("3.4", "dice_faces", (2,))
    assert table.legal() == []
    assert of(table.play("dice 1 2"), ev.DiceRolled) == [ev.DiceRolled((SILK, JADE), (1, 2))]


@pytest.mark.rule("manila", "3.4")
def test_chance_rolls_every_face_equally_often() -> None:
    table = Table().sea(3, nutmeg=14, silk=12, jade=8).dice()
    draw = QuickDraw(random.Random(2))
    rolls = [RULES.chance(table.s, draw).text.split()[1:] for _ in range(3000)]
    faces = [int(face) for roll in rolls for face in roll]
    assert len(faces) == 6000
    assert all(850 < faces.count(face) < 1150 for face in range(1, 7))


@pytest.mark.rule("manila", "3.4")
def test_with_no_boat_at_sea_the_movement_is_left_out_but_not_the_placing() -> None:
    table = Table().sea(2, nutmeg=11, silk=12, jade=13).spots(pilot_small=1).dice()
    assert table.play("dice 6 6 6")[-2:] == [ev.RoundBegan(3), ev.Queued("place", (0, 1, 2, 3))]
    told = table.plays("pass", "pass", "pass", "pass")
    assert not of(told, ev.PilotsAsked, ev.DiceRolled)  # nor are pilots asked
    assert told[-1] == ev.Queued("bid", (0, 1, 2, 3))


@pytest.mark.rule("manila", "3.4")
def test_after_the_third_movement_boats_go_to_port_or_shipyard() -> None:
    table = Table().sea(3, nutmeg=12, silk=12, jade=8).dice()
    told = table.play("dice 2 1 3")
    assert of(told, ev.BoatMoved, ev.BoatArrived, ev.BoatDamaged) == [
        ev.BoatMoved(NUTMEG, 12, 14),
        ev.BoatArrived(NUTMEG, A),
        ev.BoatMoved(SILK, 12, 13),
        ev.BoatMoved(JADE, 8, 11),
        ev.BoatMoved(SILK, 13, 14),  # there is no pirate
        ev.BoatArrived(SILK, B),
        ev.BoatDamaged(JADE, A),
    ]


@pytest.mark.rule("manila", "3.4")
def test_several_damaged_boats_fill_the_shipyard_in_order() -> None:
    table = Table().sea(3, nutmeg=4, silk=5, jade=6).dice()
    assert of(table.play("dice 1 1 1"), ev.BoatDamaged) == [
        ev.BoatDamaged(NUTMEG, A),
        ev.BoatDamaged(SILK, B),
        ev.BoatDamaged(JADE, C),
    ]


# --- pilots (3.4) --------------------------------------------------------------------------------


def third_round(**squares: int) -> Table:
    """Pilots are placed; the last seat ends the round by passing."""
    return Table().sea(3, **squares).spots(pilot_small=1, pilot_large=2).place(3)


@pytest.mark.rule("manila", "3.4")
def test_pilots_come_before_the_third_movement_the_small_one_first() -> None:
    table = third_round(nutmeg=4, silk=3, jade=2)
    asked = ev.PilotsAsked((box.PILOT_SMALL, box.PILOT_LARGE))
    assert table.play("pass") == [ev.Withdrew(3), asked]
    assert table.s.actor == 1
    assert table.play("skip") == [ev.Skipped(1), ev.PilotsAsked((box.PILOT_LARGE,))]
    assert table.play("skip") == [ev.Skipped(2), ev.Asked("move", CHANCE)]


@pytest.mark.rule("manila", "3.4")
@pytest.mark.parametrize(("seats", "round_"), [(3, 1), (3, 2), (3, 3), (4, 1), (4, 2), (5, 2)])
def test_pilots_are_not_asked_before_other_movements(seats: int, round_: int) -> None:
    table = Table(seats).sea(round_, nutmeg=4, silk=3, jade=2)
    table.spots(pilot_small=1, pilot_large=0).place(seats - 1)
    assert not of(table.play("pass"), ev.PilotsAsked)


@pytest.mark.rule("manila", "3.4")
def test_with_three_players_pilots_come_after_the_fourth_placing() -> None:
    table = Table(3).sea(4, nutmeg=4, silk=3, jade=2).spots(pilot_large=1).place(2)
    assert table.play("pass")[-1] == ev.PilotsAsked((box.PILOT_LARGE,))


@pytest.mark.rule("manila", "3.4", "8")
def test_the_small_pilot_moves_one_boat_one_square() -> None:
    table = third_round(nutmeg=4, silk=14, jade=0)
    table.play("pass")
    assert table.legal() == ["steer nutmeg +1", "steer nutmeg -1", "steer jade +1", "skip"]
    assert table.refused("steer nutmeg +2") == Refusal("3.4", "steer_reach", (1,))
    assert table.refused("steer nutmeg +0") == Refusal("3.4", "steer_reach", (1,))
    assert table.refused("steer silk -1") == Refusal("3.4", "steer_port", (SILK,))
    assert table.refused("steer jade -1") == Refusal("3.4", "steer_below", (JADE,))
    assert table.refused("steer ginseng +1") == Refusal("3.3", "ashore", (GINSENG,))
    assert table.refused("steer nutmeg +1 jade +1") == Refusal("3.4", "steer_small")
    assert table.play("steer nutmeg -1")[0] == ev.BoatSteered(1, box.PILOT_SMALL, NUTMEG, 4, 3)


@pytest.mark.rule("manila", "3.4", "8")
def test_the_large_pilot_moves_one_boat_up_to_two_squares_or_two_boats_one_each() -> None:
    table = third_round(nutmeg=4, silk=1, jade=0)
    table.plays("pass", "skip")
    assert table.legal() == [
        *("steer nutmeg +1", "steer nutmeg -1", "steer nutmeg +2", "steer nutmeg -2"),
        *("steer silk +1", "steer silk -1", "steer silk +2"),
        *("steer jade +1", "steer jade +2"),
        *("steer nutmeg +1 silk +1", "steer nutmeg +1 silk -1"),
        *("steer nutmeg -1 silk +1", "steer nutmeg -1 silk -1"),
        *("steer nutmeg +1 jade +1", "steer nutmeg -1 jade +1"),
        *("steer silk +1 jade +1", "steer silk -1 jade +1", "skip"),
    ]
    assert table.refused("steer nutmeg -3") == Refusal("3.4", "steer_reach", (2,))
    assert table.refused("steer silk -2") == Refusal("3.4", "steer_below", (SILK,))
    assert table.refused("steer silk +1 nutmeg +1") == Refusal("8", "steer_order")
    assert table.refused("steer silk +1 silk +1") == Refusal("8", "steer_order")
    assert table.refused("steer nutmeg +2 silk +1") == Refusal("3.4", "steer_single")
    assert table.refused("steer nutmeg +1 silk +2") == Refusal("3.4", "steer_single")
    assert table.refused("steer nutmeg +1 jade -1") == Refusal("3.4", "steer_below", (JADE,))
    assert table.refused("steer ginseng +1 jade +1") == Refusal("3.3", "ashore", (GINSENG,))
    assert table.play("steer silk -1 jade +1") == [
        ev.BoatSteered(2, box.PILOT_LARGE, SILK, 1, 0),
        ev.BoatSteered(2, box.PILOT_LARGE, JADE, 0, 1),
        ev.Asked("move", CHANCE),
    ]


@pytest.mark.rule("manila", "3.4")
def test_past_13_is_in_port_and_on_13_nothing_happens() -> None:
    table = third_round(nutmeg=12, silk=13, jade=11).spots(pirate_1=3)
    table.play("pass")
    table.play("steer nutmeg +1")
    assert table.s.at[NUTMEG] == 13
    told = table.play("steer silk +2")
    assert told == [
        ev.BoatSteered(2, box.PILOT_LARGE, SILK, 13, 14),
        ev.BoatArrived(SILK, A),
        ev.Asked("move", CHANCE),
    ]


@pytest.mark.rule("manila", "3.4", "8")
def test_a_pilot_with_no_boat_at_sea_is_not_asked() -> None:
    table = third_round(nutmeg=13, silk=14, jade=14)
    table.play("pass")
    told = table.play("steer nutmeg +1")
    assert told[1] == ev.BoatArrived(NUTMEG, C)
    assert not of(told, ev.PilotsAsked, ev.DiceRolled)
    assert table.s.voyage == 2


@pytest.mark.parametrize(("seats", "rounds"), [(3, 4), (4, 3), (5, 3)])
def test_a_voyage_has_its_parts_in_their_order(seats: int, rounds: int) -> None:
    schedule.parts_of_voyage.cache_clear()
    parts = schedule.parts_of_voyage(seats)
    kinds = [kind for kind, _ in parts]
    assert kinds[-3:] == [schedule.PILOTS, schedule.SAIL, schedule.PAY]
    assert [n for kind, n in parts if kind == schedule.PLACE] == [*range(1, rounds + 1)]
    assert [n for kind, n in parts if kind == schedule.SAIL] == [1, 2, 3]
