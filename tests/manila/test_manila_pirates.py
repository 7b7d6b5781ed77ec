"""Rule 4: boarding, evicting, plunder."""

import pytest
from manila_table import JADE, NUTMEG, SILK, A, B, Table, of

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.kernel.rules import Refusal

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
    assert told[-1] == ev.PiratesAsked((box.PIRATE_1, box.PIRATE_2), box.NONE, 0)
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
        ev.PirateBoarded(1, box.PIRATE_1, NUTMEG, 2),
        ev.CaptainFollowed(2),
        ev.PiratesAsked((box.PIRATE_1,), box.NONE, 0),
    ]
    assert table.s.crews[NUTMEG] == (0, 1)
    assert table.s.actor == 2
    assert table.play("board nutmeg") == [
        ev.PirateBoarded(2, box.PIRATE_1, NUTMEG, 3),
        ev.RoundBegan(3),
        ev.Queued("place", (0, 1, 2, 3)),
    ]
    assert table.s.pesos == [30, 30, 30, 30]  # boarding costs nothing


@pytest.mark.rule("manila", "4")
def test_the_other_pirate_decides_when_the_captain_stays() -> None:
    table = second_movement()
    table.play("dice 1 2 1")
    assert table.play("skip") == [ev.Skipped(1), ev.PiratesAsked((box.PIRATE_2,), box.NONE, 0)]
    assert table.play("board silk") == [
        ev.PirateBoarded(2, box.PIRATE_2, SILK, 1),
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
    assert ev.HoldPaid(1, NUTMEG, 1, 24) in told


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
        ev.AccompliceEvicted(1, box.PIRATE_1, NUTMEG, 2, 3),
        ev.CaptainFollowed(2),
        ev.PiratesAsked((box.PIRATE_1,), NUTMEG, 2),
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
    assert told[0] == ev.AccompliceEvicted(1, box.PIRATE_1, NUTMEG, 3, 1)


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
    assert told[0] == ev.AccompliceEvicted(2, box.PIRATE_2, SILK, 1, 4)
    assert table.s.spots[6:8] == [1, box.NONE]


@pytest.mark.rule("manila", "4", "8")
def test_spaces_count_from_1_on_boats_in_wait() -> None:
    table = full_boats(boarding_full=True)
    table.play("dice 1 2 1")
    assert table.refused("evict nutmeg 0") == Refusal("4", "evict_space", (NUTMEG, 3))
    assert table.refused("evict nutmeg 4") == Refusal("4", "evict_space", (NUTMEG, 3))
    assert table.refused("evict jade 1") == Refusal("4", "not_in_wait", (JADE,))


# --- plunder (4) ---------------------------------------------------------------------------------


def plundered(**pirates: int) -> Table:
    table = Table(5).sea(3, nutmeg=12, silk=12, jade=3).crew(nutmeg=(0, 3), silk=(3,))
    return table.spots(**pirates).dice()


@pytest.mark.rule("manila", "4")
def test_after_the_third_movement_crews_go_home_and_pirates_share_the_loot() -> None:
    table = plundered(pirate_1=1, pirate_2=2)
    told = table.play("dice 1 1 1")
    assert told[-7:] == [
        ev.BoatPlundered(NUTMEG, (0, 3)),
        ev.LootShared(1, NUTMEG, 12),
        ev.LootShared(2, NUTMEG, 12),
        ev.BoatPlundered(SILK, (3,)),
        ev.LootShared(1, SILK, 15),
        ev.LootShared(2, SILK, 15),
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
        ev.BoatSent(1, NUTMEG, box.PORT),
        ev.BoatMoved(NUTMEG, 13, 14),
        ev.BoatArrived(NUTMEG, A),
        ev.BoatsCaptured((SILK,)),
    ]
    told = table.play("send silk yard")
    assert told[:3] == [
        ev.BoatSent(1, SILK, box.YARD),
        ev.BoatDamaged(SILK, A),
        ev.BoatDamaged(JADE, B),
    ]
    assert not of(told, ev.HoldPaid)  # the crew has gone home
    assert of(told, ev.PriceRose) == [ev.PriceRose(NUTMEG, 5)]


@pytest.mark.rule("manila", "4")
def test_one_player_may_have_the_whole_loot() -> None:
    table = plundered(pirate_1=1, pirate_2=1)
    table.play("dice 1 1 1")
    assert table.s.pesos[1] == 30 + 24 + 30
