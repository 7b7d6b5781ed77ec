"""What a decision in Manila comes to, as the hint tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manila_table import JADE, NUTMEG, RULES, SILK, Table

from santiago_desktop.contract.phrases import Phrase
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.ai.accounts import account
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.games.manila.words.actions import ManilaWording
from santiago_desktop.players.facts import Course, Fact, course
from santiago_desktop.system.language import ENGLISH

if TYPE_CHECKING:
    from santiago_desktop.players.facts import Account

WORDS = ManilaWording(ENGLISH, ["Ana", "Ben", "Carla", "Dora", "Eva"])


def of(table: Table, line: str, seat: int) -> Account:
    """What a line of a seat comes to."""
    return account(course(RULES, table.s, (table.read(line),)), seat)


def test_a_bid_is_told_with_what_it_leaves_if_it_wins() -> None:
    found = of(Table().dealt(0, "jade silk").ask("bid", 0, (0, 1, 2, 3)), "bid 35", 0)
    assert found.costs == [Fact("bid", (), 35)]
    assert found.gives == [Fact("office")]
    assert found.opens == [Fact("if_won", (7,), 1)]
    assert (
        WORDS.fact(found.opens[0]).words
        == "with the office 7 pesos left in hand and 1 share pledged"
    )


def test_pilots_are_told_with_how_far_they_move_boats() -> None:
    found = of(Table().sea(1, nutmeg=0, silk=0, jade=0).place(0), "place pilot_large", 0)
    assert Fact("pilot", (box.PILOT_LARGE,), 2) in found.opens
    told = WORDS.fact(Fact("pilot", (box.PILOT_LARGE,), 2))
    assert told.words == "large pilot: boats by up to 2 squares"


def test_a_pilot_moves_boats_and_a_captain_sends_them() -> None:
    table = Table().sea(3, nutmeg=6, silk=3, jade=8).spots(pilot_small=0).pilots("pilot_small")
    found = of(table, "steer jade +1", 0)
    assert found.gives == [Fact("steered", (JADE,), 1)]
    assert WORDS.fact(found.gives[0]) == Phrase(("tok_jade", "+1"), "jade +1")
    table = Table().sea(3, nutmeg=13, silk=3, jade=14).spots(pirate_1=0)
    found = of(table.ask("plunder", 0, (NUTMEG,)), "send nutmeg port", 0)
    assert Fact("sent", (NUTMEG, box.PORT)) in found.gives
    assert WORDS.fact(Fact("sent", (NUTMEG, box.PORT))).words == "nutmeg to the port"
    assert WORDS.fact(Fact("sent", (SILK, box.YARD))).words == "silk to the shipyard"


def test_a_boat_that_is_steered_to_and_fro_is_not_told() -> None:
    s = Table().sea(3, nutmeg=6, silk=3, jade=8).s
    small, large = box.PILOTS
    there = ev.BoatSteered(0, small, JADE, 8, 9)
    back, on = ev.BoatSteered(0, large, JADE, 9, 8), ev.BoatSteered(0, large, SILK, 3, 4)
    assert account(Course(s, (there, back, on), s), 0).gives == [Fact("steered", (SILK,), 1)]


def test_what_lies_in_the_shipyard_is_paid_and_an_agent_pays_for_it() -> None:
    table = Table().sea(3, nutmeg=13, silk=3, jade=14).spots(pirate_1=2, yard_a=0, insurance=1)
    table.ask("plunder", 2, (NUTMEG,))
    paid, pays = of(table, "send nutmeg yard", 0), of(table, "send nutmeg yard", 1)
    assert Fact("pesos", (), 6) in paid.gives
    assert pays.costs[0].amount >= 6


def test_after_the_end_nothing_opens() -> None:
    table = Table(3).priced(silk=30, jade=10).sea(4, nutmeg=2, silk=14, jade=2)
    before = table.s.copy()
    found = account(Course(before, (), table.over().s), 0)
    assert found.opens == []
