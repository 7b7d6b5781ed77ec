"""The rulebook's figures, 2 to 14, as it tells them."""

import pytest
from manila_table import (
    BANK,
    GINSENG,
    JADE,
    NO_AGENT,
    NUTMEG,
    RULES,
    SILK,
    A,
    B,
    C,
    Table,
    of,
)

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.rules import CHANCE

RED, YELLOW, BLUE, ORANGE, BLACK = range(5)


@pytest.mark.rule("manila", "2")
def test_figure_2a_shares_lie_in_four_piles() -> None:
    position = RULES.to_position(RULES.setup(5, {}, KeyedDraw("figure", "setup")))
    assert list(position["stock"]) == ["nutmeg", "silk", "ginseng", "jade"]
    assert sum(position["stock"].values()) == 10


@pytest.mark.rule("manila", "2")
def test_figure_2b_prices_stand_on_the_lowest_square() -> None:
    position = RULES.to_position(RULES.setup(5, {}, KeyedDraw("figure", "setup")))
    assert position["prices"] == {"nutmeg": 0, "silk": 0, "ginseng": 0, "jade": 0}


@pytest.mark.rule("manila", "3.2")
@pytest.mark.parametrize(
    ("ware", "cost"), [("nutmeg", 10), ("silk", 20), ("ginseng", 5), ("jade", 5)]
)
def test_figure_3_a_share_costs_its_price_at_least_5(ware: str, cost: int) -> None:
    table = Table().priced(nutmeg=10, silk=20, ginseng=0, jade=5).ask("share")
    told = table.play(f"buy {ware}")
    assert told[0] == ev.ShareBought(0, box.WARES.index(ware), cost)
    assert table.s.pesos[0] == 30 - cost


@pytest.mark.rule("manila", "3.3")
def test_figure_4_silk_stays_behind() -> None:
    table = Table().ask("omit")
    assert table.play("omit silk") == [ev.WareOmitted(0, SILK)]
    assert table.position()["pending"] == {"omitted": "silk"}


@pytest.mark.rule("manila", "3.3")
def test_figure_5a_squares_4_3_2() -> None:
    table = Table().ask("omit")
    told = table.plays("omit silk", "start 4 3 2")
    assert ev.BoatsSet(0, (NUTMEG, GINSENG, JADE), (4, 3, 2)) in told


@pytest.mark.rule("manila", "3.3")
def test_figure_5b_square_0_if_the_others_add_up_to_9_and_none_beyond_5() -> None:
    table = Table().ask("omit")
    table.play("omit silk")
    assert table.refused("start 0 3 6").reason == "start_squares"
    table.play("start 0 4 5")
    assert table.s.at == [0, box.NONE, 4, 5]


@pytest.mark.rule("manila", "3.4")
def test_figure_6_boats_move_by_their_dice_and_spare_squares_are_lost() -> None:
    table = Table().sea(2, nutmeg=5, silk=6, jade=11).dice()
    assert table.play("dice 4 2 5")[:5] == [
        ev.DiceRolled((NUTMEG, SILK, JADE), (4, 2, 5)),
        ev.BoatMoved(NUTMEG, 5, 9),
        ev.BoatMoved(SILK, 6, 8),
        ev.BoatMoved(JADE, 11, 14),
        ev.BoatArrived(JADE, A),
    ]
    assert table.position()["boats"][2] == {"ware": "jade", "at": 14, "port": True, "crew": []}


@pytest.mark.rule("manila", "3.4")
def test_figure_7_jade_came_in_the_second_round_the_others_in_the_third() -> None:
    table = Table().sea(3, nutmeg=10, silk=11, jade=14).dice()
    told = table.play("dice 4 4")
    assert of(told, ev.BoatArrived) == [ev.BoatArrived(NUTMEG, B), ev.BoatArrived(SILK, C)]


@pytest.mark.rule("manila", "3.4")
def test_figure_7_had_one_not_arrived_c_would_be_empty_and_the_boat_on_a_in_the_shipyard() -> None:
    table = Table().sea(3, nutmeg=10, silk=7, jade=14).spots(port_c=1).dice()
    told = table.play("dice 4 4")
    assert of(told, ev.BoatArrived) == [ev.BoatArrived(NUTMEG, B)]
    assert of(told, ev.BoatDamaged) == [ev.BoatDamaged(SILK, A)]
    assert not of(told, ev.PortPaid)


@pytest.mark.rule("manila", "3.4")
def test_figure_8_only_silk_arrives_the_others_are_damaged() -> None:
    table = Table().sea(3, nutmeg=6, silk=10, jade=8).dice()
    told = table.play("dice 4 4 4")
    assert of(told, ev.BoatArrived, ev.BoatDamaged) == [
        ev.BoatArrived(SILK, A),
        ev.BoatDamaged(NUTMEG, A),
        ev.BoatDamaged(JADE, B),
    ]


@pytest.mark.rule("manila", "4")
def test_figure_9_the_captain_boards_ginseng_and_the_other_pirate_follows_in_vain() -> None:
    table = Table(5).sea(2, silk=3, ginseng=9, jade=8).spots(pirate_1=RED, pirate_2=BLUE)
    table.crew(ginseng=(YELLOW, ORANGE), jade=(YELLOW, ORANGE, BLACK, BLACK)).dice()
    table.play("dice 1 4 5")
    assert table.legal() == ["board ginseng", "skip"]
    assert table.play("board ginseng") == [
        ev.PirateBoarded(RED, box.PIRATE_1, GINSENG, 3),
        ev.CaptainFollowed(BLUE),
        ev.RoundBegan(3),
        ev.Queued("place", (0, 1, 2, 3, 4)),
    ]


@pytest.mark.rule("manila", "4")
def test_figure_10_pirates_plunder_nutmeg_12_pesos_each() -> None:
    table = Table().sea(3, nutmeg=9, silk=3, jade=3).spots(pirate_1=RED, pirate_2=BLUE)
    table.crew(nutmeg=(YELLOW, ORANGE, ORANGE)).dice()
    assert table.play("dice 4 1 1")[4:] == [
        ev.BoatPlundered(NUTMEG, (YELLOW, ORANGE, ORANGE)),
        ev.LootShared(RED, NUTMEG, 12),
        ev.LootShared(BLUE, NUTMEG, 12),
        ev.BoatsCaptured((NUTMEG,)),
    ]


@pytest.mark.rule("manila", "4")
def test_figure_10_without_pirates_the_boat_reaches_the_port() -> None:
    table = Table().sea(3, nutmeg=9, silk=3, jade=3).crew(nutmeg=(YELLOW, ORANGE)).dice()
    told = table.play("dice 4 1 1")
    assert ev.BoatArrived(NUTMEG, A) in told
    assert ev.HoldPaid(YELLOW, NUTMEG, 1, 12) in told


@pytest.mark.rule("manila", "3.4")
def test_figure_11_pilots_move_nutmeg_into_port_jade_back_and_ginseng_onto_13() -> None:
    table = Table().sea(3, nutmeg=13, ginseng=12, jade=9)
    table.spots(pilot_small=YELLOW, pilot_large=BLUE, pirate_1=RED)
    table.pilots("pilot_small", "pilot_large")
    assert table.play("steer nutmeg +1") == [
        ev.BoatSteered(YELLOW, box.PILOT_SMALL, NUTMEG, 13, 14),
        ev.BoatArrived(NUTMEG, A),
        ev.PilotsAsked((box.PILOT_LARGE,)),
    ]
    assert table.refused("steer nutmeg -1").reason == "steer_port"
    assert table.play("steer ginseng +1 jade -1") == [
        ev.BoatSteered(BLUE, box.PILOT_LARGE, GINSENG, 12, 13),
        ev.BoatSteered(BLUE, box.PILOT_LARGE, JADE, 9, 8),
        ev.Asked("move", CHANCE),  # pirates don't attack now
    ]


@pytest.mark.rule("manila", "4")
def test_figure_12_three_accomplices_share_36_pesos() -> None:
    table = Table().sea(3, nutmeg=3, silk=3, jade=14).crew(jade=(RED, YELLOW, RED)).dice()
    assert of(table.play("dice 1 1"), ev.HoldPaid) == [
        ev.HoldPaid(RED, JADE, 2, 24),
        ev.HoldPaid(YELLOW, JADE, 1, 12),
    ]


@pytest.mark.rule("manila", "4")
def test_figure_13a_two_boats_in_port_pay_a_and_b_but_not_c() -> None:
    table = Table().sea(3, nutmeg=14, silk=3, jade=14).dice()
    table.spots(port_a=ORANGE, port_b=RED, port_c=BLUE)
    assert of(table.play("dice 1"), ev.PortPaid) == [
        ev.PortPaid(ORANGE, box.PORT_A, 6),
        ev.PortPaid(RED, box.PORT_B, 8),
    ]


@pytest.mark.rule("manila", "4")
def test_figure_13b_one_damaged_boat_pays_a_but_not_b() -> None:
    table = Table(5).sea(3, nutmeg=14, ginseng=3, jade=14).dice()
    table.spots(yard_a=BLUE, yard_b=BLACK)
    assert of(table.play("dice 1"), ev.DamagePaid) == [
        ev.DamagePaid(box.YARD_A, BLUE, 6, NO_AGENT, 0),
    ]


@pytest.mark.rule("manila", "4")
def test_figure_14_the_blue_agent_pays_orange_8_and_nothing_for_its_own_spot() -> None:
    table = Table().sea(3, nutmeg=3, silk=3, jade=14).dice()
    table.spots(insurance=BLUE, yard_a=BLUE, yard_b=ORANGE)
    assert of(table.play("dice 1 1"), ev.DamagePaid) == [
        ev.DamagePaid(box.YARD_B, ORANGE, 8, BLUE, 8),
    ]
    assert table.s.pesos == [30, 30, 22, 38]


@pytest.mark.rule("manila", "4")
def test_where_no_accomplice_stands_the_agent_pays_the_bank() -> None:
    table = Table().sea(3, nutmeg=3, silk=14, jade=14).spots(insurance=BLUE).dice()
    assert of(table.play("dice 1"), ev.DamagePaid) == [
        ev.DamagePaid(box.YARD_A, BANK, 6, BLUE, 6),
    ]
