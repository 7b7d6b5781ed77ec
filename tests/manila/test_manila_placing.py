"""Rules 1, 3.4, 5: accomplices and stowaways."""

import pytest
from manila_table import GINSENG, JADE, NUTMEG, SILK, Table, of

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.kernel.rules import CHANCE, Refusal


def afloat(seats: int = 4, round_: int = 1, **options: bool) -> Table:
    """Everybody is to place; nutmeg, silk and jade sail."""
    table = Table(seats, **options).sea(round_, nutmeg=4, silk=3, jade=2)
    return table.place(*range(seats))


SPOTS = [f"place {spot}" for spot in box.SPOTS]


@pytest.mark.rule("manila", "3.4")
def test_one_accomplice_each_from_the_harbour_master_clockwise() -> None:
    table = Table(4, master=3).sea(1, nutmeg=4, silk=3, jade=2).place(3, 0, 1, 2)
    assert table.play("place silk") == [
        ev.HoldTaken(3, SILK, 1, 3),
        ev.Queued("place", (0, 1, 2)),
    ]
    assert table.play("place port_a") == [
        ev.SpotTaken(0, box.PORT_A, 4),
        ev.Queued("place", (1, 2)),
    ]
    assert table.s.pesos == [26, 30, 30, 27]


@pytest.mark.rule("manila", "1", "3.4")
@pytest.mark.parametrize(
    ("ware", "costs"),
    [("nutmeg", (2, 3, 4)), ("silk", (3, 4, 5)), ("ginseng", (1, 2, 3)), ("jade", (3, 4, 5, 5))],
)
def test_in_a_hold_the_cheapest_free_space_is_taken(ware: str, costs: tuple[int, ...]) -> None:
    i = box.WARES.index(ware)
    ships = {"nutmeg": 3, "silk": 3, "ginseng": 3, "jade": 3}
    del ships["silk" if ware == "nutmeg" else "nutmeg"]
    table = Table(5).sea(1, **ships)
    for seat, cost in enumerate(costs):
        table.place(*range(seat, 5))
        assert table.play(f"place {ware}")[0] == ev.HoldTaken(seat, i, seat + 1, cost)
    assert table.refused(f"place {ware}") == Refusal("3.4", "hold_full", (i,))
    assert table.s.crews[i] == tuple(range(len(costs)))


@pytest.mark.rule("manila", "1", "3.4")
@pytest.mark.parametrize(
    ("spot", "cost"),
    [
        *(("port_a", 4), ("port_b", 3), ("port_c", 2), ("yard_a", 4), ("yard_b", 3)),
        *(("yard_c", 2), ("pirate_1", 5), ("pilot_small", 2), ("pilot_large", 5)),
    ],
)
def test_other_spots_cost(spot: str, cost: int) -> None:
    table = afloat()
    i = box.SPOTS.index(spot)
    assert table.play(f"place {spot}")[0] == ev.SpotTaken(0, i, cost)
    assert table.s.pesos[0] == 30 - cost
    assert table.refused(f"place {spot}") == Refusal("3.4", "spot_taken", (i, 0))


@pytest.mark.rule("manila", "1", "4")
def test_the_insurance_is_free_and_pays_10_at_once() -> None:
    table = afloat()
    assert table.play("place insurance")[:2] == [
        ev.SpotTaken(0, box.INSURANCE, 0),
        ev.PremiumTaken(0),
    ]
    assert table.s.pesos[0] == 40


@pytest.mark.rule("manila", "1", "3.4")
def test_the_second_pirate_comes_after_the_captain() -> None:
    table = afloat()
    assert table.refused("place pirate_2") == Refusal("1", "captain_first")
    table.play("place pirate_1")
    assert table.play("place pirate_2")[0] == ev.SpotTaken(1, box.PIRATE_2, 5)


@pytest.mark.rule("manila", "3.4")
def test_several_of_ones_own_may_share_a_hold_and_the_pirate_boat() -> None:
    table = afloat(round_=2).crew(nutmeg=(0,))
    table.play("place nutmeg")
    assert table.s.crews[NUTMEG] == (0, 0)
    table = afloat(round_=2).spots(pirate_1=0)
    table.play("place pirate_2")
    assert table.s.spots[box.PIRATE_2] == 0


@pytest.mark.rule("manila", "3.4")
def test_ruling_a_boat_in_port_takes_nobody_on() -> None:
    table = Table().sea(3, nutmeg=14, silk=13, jade=2).place(0, 1, 2, 3)
    assert table.refused("place nutmeg") == Refusal("3.4", "in_port", (NUTMEG,))
    assert table.refused("place ginseng") == Refusal("3.3", "ashore", (GINSENG,))
    assert table.legal()[:2] == ["place silk", "place jade"]


@pytest.mark.rule("manila", "3.4")
def test_all_free_spots_that_can_be_paid_are_offered() -> None:
    table = afloat().pesos(3)
    cheap = ["place nutmeg", "place silk", "place jade", *SPOTS]
    dear = ("place port_a", "place yard_a", "place pirate_1", "place pirate_2", "place pilot_large")
    assert table.legal() == [*(line for line in cheap if line not in dear), "pass"]
    assert table.refused("place pirate_1") == Refusal("3.4", "lacks_cash", (0, 5, 3))


@pytest.mark.rule("manila", "3.4", "5")
def test_shares_can_be_pledged_and_redeemed_while_placing() -> None:
    table = afloat().pesos(0).dealt(0, "jade")
    assert table.legal() == ["place insurance", "pass", "pledge jade"]
    assert table.play("pledge jade") == [ev.SharePledged(0, JADE)]
    assert (table.s.actor, table.s.pesos[0]) == (0, 12)
    table.pesos(15).play("redeem jade")
    assert (table.s.actor, table.s.pesos[0]) == (0, 0)


@pytest.mark.rule("manila", "3.4")
def test_who_passes_places_no_more_in_this_voyage() -> None:
    table = afloat()
    assert table.play("pass") == [ev.Withdrew(0), ev.Queued("place", (1, 2, 3))]
    table.plays("place silk", "pass", "place silk")
    assert table.s.withdrawn == (0, 2)
    assert table.play("dice 1 1 1")[-2:] == [ev.RoundBegan(2), ev.Queued("place", (1, 3))]


@pytest.mark.rule("manila", "3.4")
def test_ruling_a_round_in_which_nobody_is_left_still_counts() -> None:
    table = afloat()
    table.plays("pass", "pass", "pass")
    assert table.play("pass") == [ev.Withdrew(3), ev.Asked("move", CHANCE)]
    told = table.play("dice 1 1 1")
    assert told[-2:] == [ev.RoundBegan(2), ev.Asked("move", CHANCE)]
    told = table.play("dice 1 1 1")
    assert told[-2:] == [ev.RoundBegan(3), ev.Asked("move", CHANCE)]


@pytest.mark.rule("manila", "3.4")
def test_with_three_players_two_rounds_come_before_the_first_movement() -> None:
    table = afloat(3)
    told = table.plays("place silk", "place silk", "place silk")
    assert told[-2:] == [ev.RoundBegan(2), ev.Queued("place", (0, 1, 2))]
    told = table.plays("place jade", "place jade", "place jade")
    assert told[-1] == ev.Asked("move", CHANCE)
    rounds = [event.number for event in told if type(event) is ev.RoundBegan]
    table.play("dice 1 1 1")
    table.plays("pass", "pass", "pass", "dice 1 1 1", "dice 1 1 1")
    assert (rounds, table.s.phase, table.s.voyage) == ([], "bid", 2)


@pytest.mark.rule("manila", "2", "3.4")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 4), (4, 3), (5, 3)])
def test_one_accomplice_is_placed_in_each_round(seats: int, rounds: int) -> None:
    table = afloat(seats)
    told = []
    while table.s.voyage == 1:
        line = next(
            (each for each in table.legal() if each.startswith("place ")),
            "dice " + " ".join("1" for _ in table.s.at_sea()),
        )
        told += table.play("skip" if table.s.phase == "pilot" else line)
    placed = [event.plain()["seat"] for event in of(told, ev.HoldTaken, ev.SpotTaken)]
    assert [placed.count(seat) for seat in range(seats)] == [rounds] * seats
    assert len(of(told, ev.DiceRolled)) == 3


# --- stowaways (5) -------------------------------------------------------------------------------


@pytest.mark.rule("manila", "5")
def test_a_stowaway_pays_all_the_cash_for_any_spot() -> None:
    table = afloat().pesos(1)
    assert "place pilot_large" in table.legal()
    assert table.play("place pirate_1")[0] == ev.SpotTaken(0, box.PIRATE_1, 1)
    assert table.s.pesos[0] == 0
    table = afloat().pesos(0)
    assert table.play("place jade")[0] == ev.HoldTaken(0, JADE, 1, 0)


@pytest.mark.rule("manila", "5")
def test_the_insurance_stays_open_to_a_stowaway_on_its_usual_terms() -> None:
    table = afloat().pesos(1)
    told = table.play("place insurance")
    assert told[:2] == [ev.SpotTaken(0, box.INSURANCE, 0), ev.PremiumTaken(0)]
    assert table.s.pesos[0] == 11


@pytest.mark.rule("manila", "5")
def test_no_stowaway_with_a_share_to_pledge_or_cash_for_the_cheapest_spot() -> None:
    with_share = afloat().pesos(1).dealt(0, "silk")
    assert with_share.legal() == ["place insurance", "pass", "pledge silk"]
    all_pledged = afloat().pesos(1).pledged(0, "silk")
    assert "place pirate_1" in all_pledged.legal()
    with_cash = afloat().pesos(2)
    assert with_cash.refused("place pirate_1") == Refusal("3.4", "lacks_cash", (0, 5, 2))


@pytest.mark.rule("manila", "5")
def test_the_cheapest_spot_is_what_is_free() -> None:
    """With 4 pesos and only spots for 5 free."""
    table = Table(5).sea(3, nutmeg=14, silk=14, jade=14).pesos(4)
    table.spots(port_a=1, port_b=1, port_c=2, yard_a=2, yard_b=3, yard_c=3, pilot_small=4)
    table.place(0, 1, 2, 3, 4)
    assert table.legal() == ["place pirate_1", "place pilot_large", "place insurance", "pass"]
    assert table.play("place pirate_1")[0] == ev.SpotTaken(0, box.PIRATE_1, 4)


@pytest.mark.rule("manila", "5")
def test_if_only_the_insurance_is_free_nobody_is_a_stowaway() -> None:
    table = Table(5).sea(3, nutmeg=14, silk=14, jade=14).pesos(0)
    table.spots(port_a=1, port_b=1, port_c=2, yard_a=2, yard_b=3, yard_c=3, pilot_small=4)
    table.spots(pirate_1=4, pirate_2=0, pilot_large=0).place(0, 1, 2, 3, 4)
    assert table.legal() == ["place insurance", "pass"]


@pytest.mark.rule("manila", "3.4")
def test_when_no_spot_is_free_one_can_only_pass() -> None:
    table = Table(5).sea(3, nutmeg=14, silk=14, jade=14)
    table.spots(port_a=1, port_b=1, port_c=2, yard_a=2, yard_b=3, yard_c=3, pilot_small=4)
    table.spots(pirate_1=4, pirate_2=0, pilot_large=0, insurance=1).withdrawn(1).place(0, 2, 3, 4)
    table.s.round = 3
    assert table.legal() == ["pass"]
