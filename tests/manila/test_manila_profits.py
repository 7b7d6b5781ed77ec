"""Rules 3.5, 3.6, 4, 6: profits, insurance, prices, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from manila_table import BANK, GINSENG, JADE, NO_AGENT, NUTMEG, RULES, SILK, Table, of

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.kernel.rules import NOBODY, OVER

if TYPE_CHECKING:
    from santiago_desktop.kernel.records import Event


def last_movement(seats: int = 4, **squares: int) -> Table:
    """Boats in port stay there, others move on by one."""
    round_ = 4 if seats == 3 else 3
    return Table(seats).sea(round_, **squares).dice()


def sail(table: Table) -> list[Event]:
    return table.play("dice " + " ".join("1" for _ in table.s.at_sea()))


# --- profits (3.5, 4) ----------------------------------------------------------------------------


@pytest.mark.rule("manila", "1", "4")
@pytest.mark.parametrize(
    ("ware", "profit"), [("nutmeg", 24), ("silk", 30), ("ginseng", 18), ("jade", 36)]
)
def test_the_accomplices_on_a_boat_in_port_share_its_profit(ware: str, profit: int) -> None:
    i = box.WARES.index(ware)
    for size in range(1, box.HOLDS[i] + 1):
        others = [each for each in box.WARES if each != ware][:2]
        table = last_movement(5, **{ware: 13, others[0]: 2, others[1]: 2})
        table.crew(**{ware: tuple(range(size))})
        assert of(sail(table), ev.HoldPaid) == [
            ev.HoldPaid(seat, i, 1, profit // size) for seat in range(size)
        ]
        assert profit % size == 0


@pytest.mark.rule("manila", "4")
def test_crews_of_boats_in_the_shipyard_get_nothing() -> None:
    table = last_movement(nutmeg=2, silk=2, jade=2).crew(nutmeg=(0, 1, 2), silk=(3,))
    assert not of(sail(table), ev.HoldPaid)


@pytest.mark.rule("manila", "4")
@pytest.mark.parametrize(
    ("squares", "paid"),
    [((2, 2, 2), []), ((13, 2, 2), [6]), ((13, 2, 13), [6, 8]), ((14, 13, 13), [6, 8, 15])],
)
def test_port_spots_pay_for_one_two_and_three_boats(
    squares: tuple[int, ...], paid: list[int]
) -> None:
    table = last_movement(**dict(zip(("nutmeg", "silk", "jade"), squares, strict=True)))
    table.spots(port_a=0, port_b=1, port_c=2)
    expected = [ev.PortPaid(i, i, pays) for i, pays in enumerate(paid)]
    assert of(sail(table), ev.PortPaid) == expected


@pytest.mark.rule("manila", "4")
@pytest.mark.parametrize(
    ("squares", "paid"),
    [((14, 13, 13), []), ((13, 2, 13), [6]), ((2, 2, 14), [6, 8]), ((2, 2, 2), [6, 8, 15])],
)
def test_without_an_agent_the_bank_pays_the_shipyard(
    squares: tuple[int, ...], paid: list[int]
) -> None:
    table = last_movement(**dict(zip(("nutmeg", "silk", "jade"), squares, strict=True)))
    table.spots(yard_a=0, yard_b=1, yard_c=2)
    expected = [ev.DamagePaid(box.YARD_A + i, i, pays, NO_AGENT, 0) for i, pays in enumerate(paid)]
    assert of(sail(table), ev.DamagePaid) == expected
    assert table.s.pesos[: len(paid)] == [30 + pays for pays in paid]


@pytest.mark.rule("manila", "4")
def test_empty_spots_get_nothing_without_an_agent() -> None:
    table = last_movement(nutmeg=2, silk=2, jade=13).spots(yard_b=1, port_b=2)
    told = sail(table)
    assert of(told, ev.DamagePaid) == [
        ev.DamagePaid(box.YARD_B, 1, 8, NO_AGENT, 0),
    ]
    assert not of(told, ev.PortPaid)


@pytest.mark.rule("manila", "3.5")
def test_profits_come_in_their_order() -> None:
    table = Table(5).sea(3, nutmeg=12, silk=13, jade=2).crew(silk=(0,)).dice()
    table.spots(pirate_1=1, port_a=2, yard_a=3, insurance=4)
    told = table.plays("dice 1 1 1", "send nutmeg port")
    kinds = (ev.LootShared, ev.HoldPaid, ev.PortPaid, ev.DamagePaid, ev.PriceRose)
    assert [type(event) for event in of(told, *kinds)] == [*kinds, ev.PriceRose]


# --- insurance (4) -------------------------------------------------------------------------------


@pytest.mark.rule("manila", "4")
def test_the_agent_pays_spots_and_where_nobody_stands_the_bank() -> None:
    table = last_movement(nutmeg=2, silk=2, jade=2).spots(insurance=0, yard_b=1)
    assert of(sail(table), ev.DamagePaid) == [
        ev.DamagePaid(box.YARD_A, BANK, 6, 0, 6),
        ev.DamagePaid(box.YARD_B, 1, 8, 0, 8),
        ev.DamagePaid(box.YARD_C, BANK, 15, 0, 15),
    ]
    assert table.s.pesos == [1, 38, 30, 30]


@pytest.mark.rule("manila", "4")
def test_nothing_is_owed_for_the_agents_own_spots_nor_paid_on_them() -> None:
    table = last_movement(nutmeg=2, silk=2, jade=2).spots(insurance=0, yard_a=0, yard_c=0)
    assert of(sail(table), ev.OwnDamage, ev.DamagePaid) == [
        ev.OwnDamage(box.YARD_A, 0),
        ev.DamagePaid(box.YARD_B, BANK, 8, 0, 8),
        ev.OwnDamage(box.YARD_C, 0),
    ]
    assert table.s.pesos[0] == 22


@pytest.mark.rule("manila", "4")
def test_the_agent_collects_all_other_profits_first() -> None:
    table = last_movement(nutmeg=2, silk=2, jade=13).spots(insurance=0, port_a=0)
    table.crew(jade=(0,)).pesos(0)
    told = sail(table)
    assert not of(told, ev.PaymentDue)
    assert table.s.pesos[0] == 6 + 36 - 6 - 8


@pytest.mark.rule("manila", "4", "5")
def test_an_agent_short_of_cash_pledges_one_by_one_only_as_far_as_needed() -> None:
    table = last_movement(nutmeg=2, silk=2, jade=2).spots(insurance=0, yard_a=1).pesos(4)
    table.dealt(0, "silk jade").bought(0, "jade")
    assert sail(table)[-1] == ev.PaymentDue(0, 29)
    assert table.position()["pending"] == {"owed": 29, "for": "insurance"}
    assert table.s.pesos[1] == 30  # the shipyard is not yet paid
    assert table.legal() == ["pledge silk", "pledge jade"]
    assert table.refused("redeem jade").reason == "now_raise"
    assert table.play("pledge jade") == [ev.SharePledged(0, JADE), ev.PaymentDue(0, 29)]
    table.play("pledge jade")
    told = table.play("pledge silk")
    assert told[1] == ev.DamagePaid(box.YARD_A, 1, 6, 0, 6)
    assert table.s.pesos[:2] == [4 + 36 - 29, 36]


@pytest.mark.rule("manila", "4", "5")
def test_pledging_stops_as_soon_as_it_is_enough() -> None:
    table = last_movement(nutmeg=2, silk=2, jade=13).spots(insurance=0).pesos(4)
    table.dealt(0, "silk jade")
    sail(table)
    assert table.s.phase == "raise"
    told = table.play("pledge jade")
    assert told[-1] == ev.Queued("bid", (0, 1, 2, 3))
    assert (table.s.pesos[0], table.s.unpledged(0)) == (2, 1)


@pytest.mark.rule("manila", "4")
def test_when_no_share_is_left_the_bank_covers_the_rest_for_good() -> None:
    table = last_movement(nutmeg=2, silk=2, jade=2).spots(insurance=0, yard_b=1, yard_c=2)
    table.pesos(4, 0, 0).dealt(0, "silk")
    sail(table)
    told = table.play("pledge silk")
    assert of(told, ev.DamagePaid) == [
        ev.DamagePaid(box.YARD_A, BANK, 6, 0, 6),
        ev.DamagePaid(box.YARD_B, 1, 8, 0, 8),
        ev.DamagePaid(box.YARD_C, 2, 15, 0, 2),
    ]
    assert table.s.pesos[:3] == [0, 8, 15]


@pytest.mark.rule("manila", "4")
def test_an_agent_with_nothing_to_pledge_is_not_asked() -> None:
    table = last_movement(nutmeg=2, silk=2, jade=2).spots(insurance=0).pesos(3)
    table.pledged(0, "silk")
    told = sail(table)
    assert not of(told, ev.PaymentDue)
    assert table.s.pesos[0] == 0


# --- prices and the next voyage (3.6) ------------------------------------------------------------


@pytest.mark.rule("manila", "3.6", "1")
@pytest.mark.parametrize(("before", "after"), [(0, 5), (5, 10), (10, 20), (20, 30)])
def test_wares_in_port_go_up_one_step(before: int, after: int) -> None:
    table = last_movement(nutmeg=13, silk=2, jade=14).priced(nutmeg=before, silk=5)
    told = sail(table)
    assert of(told, ev.PriceRose) == [ev.PriceRose(NUTMEG, after), ev.PriceRose(JADE, 5)]
    assert table.s.prices == [after, 5, 0, 5]


@pytest.mark.rule("manila", "3", "3.6")
def test_all_accomplices_come_back_and_the_next_voyage_begins() -> None:
    table = Table(4, master=2).sea(3, nutmeg=13, silk=2, jade=14).dice()
    table.crew(nutmeg=(0, 1), jade=(2,)).spots(port_a=3, insurance=1).withdrawn(0)
    assert sail(table)[-2:] == [ev.VoyageBegan(2, 2), ev.Queued("bid", (2, 3, 0, 1))]
    position = table.position()
    assert position["boats"] == []
    assert set(position["spots"].values()) == {None}
    assert (position["round"], position["withdrawn"], position["voyage"]) == (0, [], 2)
    assert position["pending"] == {"standing": 0, "bidder": None, "in": [2, 3, 0, 1]}


# --- the end (6) ---------------------------------------------------------------------------------


@pytest.mark.rule("manila", "3.6", "6", "7")
def test_a_price_of_30_ends_the_game_and_shows_all_shares() -> None:
    table = last_movement(nutmeg=13, silk=2, jade=14).priced(nutmeg=20)
    table.dealt(0, "silk jade").bought(1, "nutmeg")
    assert sail(table)[-1] == ev.GameEnded(((0, 1, 0, 1), (1, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)))
    assert (table.s.phase, table.s.actor) == (OVER, NOBODY)
    assert table.legal() == []
    assert table.refused("pass").reason == "now_over"
    position = table.position()
    assert (position["actor"], position["round"], len(position["boats"])) == (None, 3, 3)


@pytest.mark.rule("manila", "6")
def test_the_fortune_is_cash_plus_shares_minus_15_for_each_pledge() -> None:
    table = Table(3).priced(silk=30, jade=10).sea(4, nutmeg=2, silk=14, jade=2).over()
    table.dealt(0, "silk jade").pledged(0, "silk jade ginseng").pesos(1, 2, 3)
    table.bought(1, "silk silk")
    RULES.check(table.s)
    result = RULES.result(table.s)
    assert result.parts[0] == {"pesos": 1, "shares": 80, "loans": -45}
    assert result.scores == [36, 62, 3]
    assert result.winners == [1]
    assert result.ranking == [[1], [0], [2]]


@pytest.mark.rule("manila", "6")
def test_with_strict_pledges_pledged_shares_add_nothing() -> None:
    table = Table(3, strict_pledges=True).priced(silk=30, jade=10)
    table.dealt(0, "silk jade").pledged(0, "silk jade ginseng").pesos(1, 2, 3)
    assert RULES.result(table.s).parts[0] == {"pesos": 1, "shares": 40, "loans": -45}
    assert RULES.result(table.s).scores == [-4, 2, 3]


@pytest.mark.rule("manila", "6")
def test_ruling_ties_share_the_victory() -> None:
    table = Table(3).priced(silk=30).pesos(40, 10, 12).bought(1, "silk")
    assert RULES.result(table.s).winners == [0, 1]


def test_wares_have_their_order() -> None:
    assert (NUTMEG, SILK, GINSENG, JADE) == (0, 1, 2, 3)
    assert box.WARES == ("nutmeg", "silk", "ginseng", "jade")
