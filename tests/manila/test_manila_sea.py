"""Rules 3.4, 4: movements, boarding, pilots, plunder."""

import random

import pytest
from manila_table import GINSENG, JADE, NUTMEG, RULES, SILK, A, B, C, Table, of

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila import events as ev
from santiago_desktop.games.manila import sea_events as sea
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.rules import CHANCE, Refusal

# --- movement (3.4) ------------------------------------------------------------------------------


@pytest.mark.rule("manila", "3.4")
def test_each_boat_at_sea_moves_by_its_die() -> None:
    table = Table().sea(1, nutmeg=4, silk=3, jade=2).dice()
    assert table.play("dice 6 1 4") == [
        sea.DiceRolled((NUTMEG, SILK, JADE), (6, 1, 4)),
        sea.BoatMoved(NUTMEG, 4, 10),
        sea.BoatMoved(SILK, 3, 4),
        sea.BoatMoved(JADE, 2, 6),
        ev.RoundBegan(2),
        ev.Queued("place", (0, 1, 2, 3)),
    ]


@pytest.mark.rule("manila", "3.4")
def test_past_13_is_in_port_on_the_first_free_of_a_b_c() -> None:
    """Ruling: several that arrive at once come in the order of the wares."""
    table = Table().sea(2, nutmeg=9, silk=12, jade=8).dice()
    assert table.play("dice 5 2 5")[1:6] == [
        sea.BoatMoved(NUTMEG, 9, 14),
        sea.BoatArrived(NUTMEG, A),
        sea.BoatMoved(SILK, 12, 14),
        sea.BoatArrived(SILK, B),
        sea.BoatMoved(JADE, 8, 13),
    ]
    table.dice().s.round = 3
    table.play("dice 1")
    assert table.s.voyage == 2


@pytest.mark.rule("manila", "3.4", "8")
def test_only_boats_at_sea_have_dice() -> None:
    table = Table().sea(3, nutmeg=14, silk=12, jade=8).dice()
    assert table.refused("dice 1 2 3") == Refusal("3.4", "dice_faces", (2,))
    assert table.refused("dice 1 7") == Refusal("3.4", "dice_faces", (2,))
    assert table.refused("dice 0 1") == Refusal("3.4", "dice_faces", (2,))
    assert table.legal() == []
    assert of(table.play("dice 1 2"), sea.DiceRolled) == [sea.DiceRolled((SILK, JADE), (1, 2))]


@pytest.mark.rule("manila", "3.4")
def test_chance_rolls_every_face_equally_often() -> None:
    table = Table().sea(3, nutmeg=14, silk=12, jade=8).dice()
    draw = QuickDraw(random.Random(2))
    faces = [face for _ in range(3000) for face in RULES.chance(table.s, draw).faces]
    assert len(faces) == 6000
    assert all(850 < faces.count(face) < 1150 for face in range(1, 7))


@pytest.mark.rule("manila", "3.4")
def test_with_no_boat_at_sea_the_movement_is_left_out_but_not_the_placing() -> None:
    table = Table().sea(2, nutmeg=11, silk=12, jade=13).spots(pilot_small=1).dice()
    assert table.play("dice 6 6 6")[-2:] == [ev.RoundBegan(3), ev.Queued("place", (0, 1, 2, 3))]
    told = table.plays("pass", "pass", "pass", "pass")
    assert not of(told, ev.PilotsAsked, sea.DiceRolled)  # nor are pilots asked
    assert told[-1] == ev.Queued("bid", (0, 1, 2, 3))


@pytest.mark.rule("manila", "3.4")
def test_after_the_third_movement_boats_go_to_port_or_shipyard() -> None:
    table = Table().sea(3, nutmeg=12, silk=12, jade=8).dice()
    told = table.play("dice 2 1 3")
    assert of(told, sea.BoatMoved, sea.BoatArrived, sea.BoatDamaged) == [
        sea.BoatMoved(NUTMEG, 12, 14),
        sea.BoatArrived(NUTMEG, A),
        sea.BoatMoved(SILK, 12, 13),
        sea.BoatMoved(JADE, 8, 11),
        sea.BoatMoved(SILK, 13, 14),  # there is no pirate
        sea.BoatArrived(SILK, B),
        sea.BoatDamaged(JADE, A),
    ]


@pytest.mark.rule("manila", "3.4")
def test_several_damaged_boats_fill_the_shipyard_in_order() -> None:
    table = Table().sea(3, nutmeg=4, silk=5, jade=6).dice()
    assert of(table.play("dice 1 1 1"), sea.BoatDamaged) == [
        sea.BoatDamaged(NUTMEG, A),
        sea.BoatDamaged(SILK, B),
        sea.BoatDamaged(JADE, C),
    ]


# --- boarding (4) --------------------------------------------------------------------------------


def second_movement(seats: int = 4, **options: bool) -> Table:
    """Nutmeg stands on 12 and silk on 11 before it; seats 1 and 2 are pirates."""
    table = Table(seats, **options).sea(3 if seats == 3 else 2, nutmeg=12, silk=11, jade=3)
    return table.spots(pirate_1=1, pirate_2=2).dice()


@pytest.mark.rule("manila", "4")
@pytest.mark.parametrize("seats", [3, 4])
def test_after_the_second_movement_pirates_may_board(seats: int) -> None:
    table = second_movement(seats)
    told = table.play("dice 1 2 1")
    assert told[-1] == ev.PiratesAsked((box.PIRATE_1, box.PIRATE_2), ())
    assert table.legal() == ["board nutmeg", "board silk", "skip"]
    assert table.refused("board jade") == Refusal("4", "not_in_wait", (JADE,))


@pytest.mark.rule("manila", "4")
def test_pirates_dont_board_after_the_first_movement_nor_the_third() -> None:
    early = Table().sea(1, nutmeg=12, silk=3, jade=3).spots(pirate_1=1).dice()
    assert early.play("dice 1 1 1")[-1] == ev.Queued("place", (0, 1, 2, 3))
    late = Table().sea(3, nutmeg=12, silk=3, jade=3).spots(pirate_1=1).dice()
    assert late.play("dice 1 1 1")[-1] == ev.BoatsCaptured((NUTMEG,))


@pytest.mark.rule("manila", "4")
def test_when_the_captain_has_boarded_the_other_is_captain_and_decides_next() -> None:
    table = second_movement().crew(nutmeg=(0,))
    table.play("dice 1 2 1")
    assert table.play("board nutmeg") == [
        sea.PirateBoarded(1, box.PIRATE_1, NUTMEG, 2),
        sea.CaptainFollowed(2),
        ev.PiratesAsked((box.PIRATE_1,), ()),
    ]
    assert table.s.crews[NUTMEG] == (0, 1)
    assert table.s.actor == 2
    assert table.play("board nutmeg") == [
        sea.PirateBoarded(2, box.PIRATE_1, NUTMEG, 3),
        ev.RoundBegan(3),
        ev.Queued("place", (0, 1, 2, 3)),
    ]
    assert table.s.pesos == [30, 30, 30, 30]  # boarding costs nothing


@pytest.mark.rule("manila", "4")
def test_the_other_pirate_decides_when_the_captain_stays() -> None:
    table = second_movement()
    table.play("dice 1 2 1")
    assert table.play("skip") == [ev.Skipped(1), ev.PiratesAsked((box.PIRATE_2,), ())]
    assert table.play("board silk") == [
        sea.PirateBoarded(2, box.PIRATE_2, SILK, 1),
        ev.RoundBegan(3),
        ev.Queued("place", (0, 1, 2, 3)),
    ]
    assert (table.s.spots[box.PIRATE_1], table.s.spots[box.PIRATE_2]) == (1, box.NONE)


@pytest.mark.rule("manila", "4")
def test_both_pirates_may_stay() -> None:
    table = second_movement()
    table.play("dice 1 2 1")
    table.play("skip")
    assert table.play("skip")[-1] == ev.Queued("place", (0, 1, 2, 3))
    assert table.s.spots[6:8] == [1, 2]


@pytest.mark.rule("manila", "4")
def test_a_captain_alone_boards_and_the_pirate_boat_is_empty() -> None:
    table = second_movement().spots(pirate_2=box.NONE)
    table.play("dice 1 2 1")
    assert table.play("board silk")[-1] == ev.Queued("place", (0, 1, 2, 3))
    assert table.s.spots[6:8] == [box.NONE, box.NONE]
    assert "place pirate_1" in table.legal()
    assert "place pirate_2" not in table.legal()


@pytest.mark.rule("manila", "4", "8")
def test_a_pirate_with_no_boat_to_board_is_not_asked() -> None:
    table = second_movement().crew(nutmeg=(0, 0, 3))
    assert table.play("dice 1 1 1")[-1] == ev.Queued("place", (0, 1, 2, 3))
    table = second_movement().crew(nutmeg=(0, 3))
    table.play("dice 1 1 1")
    assert table.play("board nutmeg")[-2:] == [ev.RoundBegan(3), ev.Queued("place", (0, 1, 2, 3))]


@pytest.mark.rule("manila", "4")
def test_without_pirates_nobody_boards() -> None:
    table = second_movement().spots(pirate_1=box.NONE, pirate_2=box.NONE)
    assert table.play("dice 1 1 1")[-1] == ev.Queued("place", (0, 1, 2, 3))


@pytest.mark.rule("manila", "4")
def test_one_player_may_be_both_pirates() -> None:
    table = second_movement().spots(pirate_2=1)
    table.play("dice 1 1 1")
    table.plays("board nutmeg", "board nutmeg")
    assert table.s.crews[NUTMEG] == (1, 1)


@pytest.mark.rule("manila", "4")
def test_a_boarded_pirate_is_an_ordinary_accomplice() -> None:
    table = second_movement().spots(pirate_2=box.NONE)
    table.play("dice 1 1 1")
    table.play("board nutmeg")
    told = table.plays("pass", "pass", "pass", "pass", "dice 1 1 1")
    assert sea.HoldPaid(1, NUTMEG, 1, 24) in told


# --- the option boarding_full (4) ----------------------------------------------------------------


def full_boats(**options: bool) -> Table:
    """Nutmeg and silk are full and stand on 13 after the movement."""
    table = Table(5, **options).sea(2, nutmeg=12, silk=11, jade=3)
    table.crew(nutmeg=(0, 3, 1), silk=(4, 4, 0)).spots(pirate_1=1, pirate_2=2).dice()
    return table


@pytest.mark.rule("manila", "4")
def test_without_the_option_full_boats_are_safe() -> None:
    table = full_boats()
    assert table.play("dice 1 2 1")[-1] == ev.Queued("place", (0, 1, 2, 3, 4))
    half = second_movement().crew(silk=(0, 3, 3))
    half.play("dice 1 2 1")
    assert half.refused("evict silk 1") == Refusal("4", "evict_never")
    assert half.refused("board silk") == Refusal("4", "hold_full", (SILK,))


@pytest.mark.rule("manila", "4")
def test_with_the_option_a_pirate_takes_a_place_on_a_full_boat() -> None:
    table = full_boats(boarding_full=True)
    table.play("dice 1 2 1")
    assert table.legal() == [
        *("evict nutmeg 1", "evict nutmeg 2", "evict nutmeg 3"),
        *("evict silk 1", "evict silk 2", "evict silk 3", "skip"),
    ]
    assert table.play("evict nutmeg 2") == [
        sea.AccompliceEvicted(1, box.PIRATE_1, NUTMEG, 2, 3),
        sea.CaptainFollowed(2),
        ev.PiratesAsked((box.PIRATE_1,), (NUTMEG, 2)),
    ]
    assert table.s.crews[NUTMEG] == (0, 1, 1)
    pending = {"queue": ["pirate_1"], "boarded": {"ware": "nutmeg", "space": 2}}
    assert table.position()["pending"] == pending


@pytest.mark.rule("manila", "4")
def test_the_pirate_who_has_just_boarded_is_not_evicted() -> None:
    table = full_boats(boarding_full=True)
    table.plays("dice 1 2 1", "evict nutmeg 2")
    assert table.refused("evict nutmeg 2") == Refusal("4", "evict_captain")
    assert table.play("evict nutmeg 3")[-1] == ev.Queued("place", (0, 1, 2, 3, 4))
    assert table.s.crews[NUTMEG] == (0, 1, 2)


@pytest.mark.rule("manila", "4")
def test_ones_own_accomplice_may_be_evicted() -> None:
    table = full_boats(boarding_full=True)
    table.play("dice 1 2 1")
    told = table.play("evict nutmeg 3")
    assert told[0] == sea.AccompliceEvicted(1, box.PIRATE_1, NUTMEG, 3, 1)


@pytest.mark.rule("manila", "4")
def test_free_spaces_come_first_and_are_looked_at_anew() -> None:
    table = full_boats(boarding_full=True).crew(silk=(4, 4))
    table.play("dice 1 2 1")
    assert table.legal() == ["board silk", "skip"]
    assert table.refused("evict nutmeg 1") == Refusal("4", "evict_free", (SILK,))
    assert table.refused("board nutmeg") == Refusal("4", "hold_full", (NUTMEG,))
    table.play("board silk")
    assert table.s.boarded == (SILK, 3)
    assert table.legal() == [
        *("evict nutmeg 1", "evict nutmeg 2", "evict nutmeg 3"),
        *("evict silk 1", "evict silk 2", "skip"),
    ]
    assert table.refused("evict silk 3") == Refusal("4", "evict_captain")


@pytest.mark.rule("manila", "4")
def test_a_captain_who_stays_leaves_no_mark() -> None:
    table = full_boats(boarding_full=True)
    table.plays("dice 1 2 1", "skip")
    assert table.position()["pending"] == {"queue": ["pirate_2"]}
    told = table.play("evict silk 1")
    assert told[0] == sea.AccompliceEvicted(2, box.PIRATE_2, SILK, 1, 4)
    assert table.s.spots[6:8] == [1, box.NONE]


@pytest.mark.rule("manila", "4", "8")
def test_spaces_count_from_1_on_boats_in_wait() -> None:
    table = full_boats(boarding_full=True)
    table.play("dice 1 2 1")
    assert table.refused("evict nutmeg 0") == Refusal("4", "evict_space", (NUTMEG, 3))
    assert table.refused("evict nutmeg 4") == Refusal("4", "evict_space", (NUTMEG, 3))
    assert table.refused("evict jade 1") == Refusal("4", "not_in_wait", (JADE,))


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
    assert table.play("steer nutmeg -1")[0] == sea.BoatSteered(1, box.PILOT_SMALL, NUTMEG, 4, 3)


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
        sea.BoatSteered(2, box.PILOT_LARGE, SILK, 1, 0),
        sea.BoatSteered(2, box.PILOT_LARGE, JADE, 0, 1),
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
        sea.BoatSteered(2, box.PILOT_LARGE, SILK, 13, 14),
        sea.BoatArrived(SILK, A),
        ev.Asked("move", CHANCE),
    ]


@pytest.mark.rule("manila", "3.4", "8")
def test_a_pilot_with_no_boat_at_sea_is_not_asked() -> None:
    table = third_round(nutmeg=13, silk=14, jade=14)
    table.play("pass")
    told = table.play("steer nutmeg +1")
    assert told[1] == sea.BoatArrived(NUTMEG, C)
    assert not of(told, ev.PilotsAsked, sea.DiceRolled)
    assert table.s.voyage == 2


# --- plunder (4) ---------------------------------------------------------------------------------


def plundered(**pirates: int) -> Table:
    table = Table(5).sea(3, nutmeg=12, silk=12, jade=3).crew(nutmeg=(0, 3), silk=(3,))
    return table.spots(**pirates).dice()


@pytest.mark.rule("manila", "4")
def test_after_the_third_movement_crews_go_home_and_pirates_share_the_loot() -> None:
    table = plundered(pirate_1=1, pirate_2=2)
    told = table.play("dice 1 1 1")
    assert told[-7:] == [
        sea.BoatPlundered(NUTMEG, (0, 3)),
        sea.LootShared(1, NUTMEG, 12),
        sea.LootShared(2, NUTMEG, 12),
        sea.BoatPlundered(SILK, (3,)),
        sea.LootShared(1, SILK, 15),
        sea.LootShared(2, SILK, 15),
        ev.BoatsCaptured((NUTMEG, SILK)),
    ]
    assert table.s.pesos == [30, 57, 57, 30, 30]
    assert table.s.actor == 1


@pytest.mark.rule("manila", "4", "8")
def test_the_captain_sends_plundered_boats_one_at_a_time_in_ware_order() -> None:
    table = plundered(pirate_1=1)
    table.play("dice 1 1 1")
    assert table.s.pesos[1] == 30 + 24 + 30
    assert table.legal() == ["send nutmeg port", "send nutmeg yard"]
    assert table.refused("send silk port") == Refusal("4", "send_first", (NUTMEG,))
    assert table.refused("send jade port") == Refusal("4", "send_other", (JADE,))
    assert table.play("send nutmeg port") == [
        sea.BoatSent(1, NUTMEG, box.PORT),
        sea.BoatMoved(NUTMEG, 13, 14),
        sea.BoatArrived(NUTMEG, A),
        ev.BoatsCaptured((SILK,)),
    ]
    told = table.play("send silk yard")
    assert told[:3] == [
        sea.BoatSent(1, SILK, box.YARD),
        sea.BoatDamaged(SILK, A),
        sea.BoatDamaged(JADE, B),
    ]
    assert not of(told, sea.HoldPaid)  # the crew has gone home
    assert of(told, sea.PriceRose) == [sea.PriceRose(NUTMEG, 5)]


@pytest.mark.rule("manila", "4")
def test_one_player_may_have_the_whole_loot() -> None:
    table = plundered(pirate_1=1, pirate_2=1)
    table.play("dice 1 1 1")
    assert table.s.pesos[1] == 30 + 24 + 30
