"""What a hint in Manila says is so, and differs where it says that it does."""

from __future__ import annotations

import pytest
from manila_facts import TRUE, WARNS
from manila_table import GINSENG, JADE, NUTMEG, RULES, SILK, Table
from worlds import Setting, sayings, warnings

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.ai.reasons import percent, reasons
from santiago_desktop.games.manila.words.actions import ManilaWording
from santiago_desktop.players.reasons import Reason, best_reasons
from santiago_desktop.system.language import ENGLISH

WORDS = ManilaWording(ENGLISH, ["Ana", "Ben", "Carla", "Dora", "Eva"])


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(2))
def test_all_that_is_said_after_any_move_is_so(seats: int, seed: int) -> None:
    setting = Setting("manila", seats, ("strict_pledges",) if seed else ())
    for before, now, me, reason in sayings(setting, seed):
        assert TRUE[reason.says](before, now, me, *reason.details), reason


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_that_is_warned_of_is_so(seats: int) -> None:
    warned = list(warnings(Setting("manila", seats, ()), 1))
    assert {reason.warns for _, _, _, reason in warned} <= WARNS.keys()
    for before, now, me, reason in warned:
        assert WARNS[reason.warns](before, now, me, *reason.details), reason


def test_what_is_said_to_be_sure_is_paid() -> None:
    """Whatever luck and the others do: played at random many times, it comes."""
    table = Table().sea(3, nutmeg=14, silk=3, jade=5).crew(nutmeg=(0, 1)).spots(port_a=0)
    found = reasons(table.s, table.place(1).s, 0)
    assert found["target", NUTMEG] == Reason(12, "sure", (NUTMEG, 12))
    port = box.FROM_SPOT + box.PORT_A
    assert found["target", port] == Reason(6, "sure", (port, 6))
    said = WORDS.because([found["target", NUTMEG]], table.s)
    assert said == "After that, on the nutmeg boat, you are sure to get 12 pesos."


def test_a_part_of_a_boat_is_told_with_its_odds() -> None:
    table = Table().sea(3, nutmeg=6, silk=3, jade=8).crew(jade=(2, 0)).place(1)
    found = reasons(table.s, table.s, 0)["target", JADE]
    assert found.says == "likely"
    assert found.details == (JADE, 18, 33)  # 5 and 6: without pirates, 13 is as good
    said = WORDS.because([found], table.s)
    assert said == (
        "After that, you get up to 18 pesos if the jade boat arrives, which is about 33% likely."
    )


def test_a_boat_that_cannot_arrive_by_the_dice_is_not_told_of() -> None:
    table = Table().sea(3, nutmeg=6, silk=0, jade=8).crew(silk=(0,)).place(1)
    assert reasons(table.s, table.s, 0)["target", SILK].says == ""


def test_a_yard_is_never_called_sure_while_pilots_may_act() -> None:
    table = Table().sea(3, nutmeg=0, silk=0, jade=0).spots(yard_a=0).place(1)
    target = box.FROM_SPOT + box.YARD_A
    found = reasons(table.s, table.s, 0)["target", target]
    assert (found.says, found.details) == ("likely", (target, 6, 99))


def test_pilots_are_told_of_until_they_have_moved() -> None:
    table = Table().sea(3, nutmeg=6, silk=3, jade=8).spots(pilot_small=0, pilot_large=1)
    table.place(1)
    assert reasons(table.s, table.s, 0)["pilot", box.PILOT_SMALL].details == (box.PILOT_SMALL, 1)
    table.pilots("pilot_large")
    assert ("pilot", box.PILOT_SMALL) not in reasons(table.s, table.s, 0)
    assert ("pilot", box.PILOT_LARGE) in reasons(table.s, table.s, 1)
    table.dice()
    assert ("pilot", box.PILOT_LARGE) not in reasons(table.s, table.s, 1)
    table.s.round = 2
    assert ("pilot", box.PILOT_LARGE) in reasons(table.s, table.s, 1)


def test_pirates_are_told_of_while_there_is_something_to_rob() -> None:
    table = Table().sea(3, nutmeg=12, silk=3, jade=8).spots(pirate_1=0, pirate_2=1).place(2)
    first = reasons(table.s, table.s, 0)["pirate", box.PIRATE_1]
    second = reasons(table.s, table.s, 1)["pirate", box.PIRATE_2]
    assert first.amount > second.amount > 0
    assert first.details == (box.PIRATE_1, 31)  # 1 - 5/6 * 5/6
    table.ask("plunder", 0, (NUTMEG,))
    assert ("pirate", box.PIRATE_1) not in reasons(table.s, table.s, 0)


def test_an_agents_risk_counts_but_is_no_merit() -> None:
    table = Table().sea(3, nutmeg=0, silk=0, jade=0).spots(insurance=0, yard_b=0).place(1)
    found = reasons(table.s, table.s, 0)["insurance", -1]
    assert found == Reason(-(6 + 15), "", (6 + 15,), "risk")


def test_what_another_loses_is_told_with_his_name() -> None:
    before = Table().sea(3, nutmeg=9, silk=3, jade=0).crew(nutmeg=(1,)).place(0)
    after = Table().sea(3, nutmeg=7, silk=3, jade=0).crew(nutmeg=(1,)).place(0)
    found = reasons(before.s, after.s, 0)
    assert found["rival", 1].says == "spoilt"
    assert found["rival", 2].says == ""
    said = WORDS.because([found["rival", 1]], after.s)
    assert (
        said == f"After that, Ben can expect {found['rival', 1].details[1]} pesos less "
        "from this voyage."
    )


def test_before_a_voyage_nobody_has_lost_anything() -> None:
    before = Table().ask("start")
    before.s.omitted = GINSENG
    after = Table().sea(1, nutmeg=3, silk=3, jade=3).place(0)
    assert not any(a.says == "spoilt" for a in reasons(before.s, after.s, 0).values())


def test_cash_shares_loans_and_the_office() -> None:
    table = Table().dealt(0, "jade jade").pesos(0)
    table.s.bidder, table.s.standing = 0, 7
    found = reasons(table.s, table.s, 0)
    assert found["pesos", -1].says == ""
    assert found["shares", JADE].says == "shares"
    assert found["shares", SILK].says == ""
    assert found["loans", -1].says == "no_loans"
    assert found["office", -1].details == (7, 18)
    assert WORDS.because([found["loans", -1], found["office", -1]], table.s) == (
        "You become harbour master for 7 pesos unless somebody bids more; before that cost, "
        "the office should bring in about 18. "
        "After that, you have no loan to pay back."
    )
    table.pledged(0, "silk")
    found = reasons(table.s, table.s, 0)
    assert found["loans", -1].says == ""
    assert found["loans", -1].amount < 0


def test_an_office_that_is_too_dear_speaks_for_passing() -> None:
    before = Table().dealt(0, "jade")
    before.s.bidder, before.s.standing = 1, 21
    before.ask("bid", 0, (0, 1))
    passed, bid = before.s.copy(), before.s.copy()
    RULES.play(passed, before.read("pass"))
    RULES.play(bid, before.read("bid 22"))
    found = reasons(before.s, passed, 0)["bid", -1]
    assert found.says == "dear"
    assert found.amount > reasons(before.s, bid, 0)["bid", -1].amount
    assert WORDS.because([found], passed) == (
        "Becoming harbour master would now cost at least 22 pesos, more than the 18 or so that "
        "the office should bring in."
    )


def test_of_two_bids_the_lower_one_costs_less_and_the_higher_one_is_firmer() -> None:
    before = Table().dealt(0, "jade")
    before.s.bidder, before.s.standing = 1, 3
    before.ask("bid", 0, (0, 1))
    low, high = before.s.copy(), before.s.copy()
    RULES.play(low, before.read("bid 5"))
    RULES.play(high, before.read("bid 8"))
    found, other = reasons(before.s, low, 0), reasons(before.s, high, 0)
    assert WORDS.because(best_reasons(found, other, 0.5), low) == (
        "You would pay only 5 pesos for the office."
    )
    assert WORDS.because(best_reasons(other, found, 0.5), high) == (
        "You become harbour master for 8 pesos unless somebody bids more; before that cost, "
        "the office should bring in about 18."
    )


def test_pesos_that_come_in_are_told_as_more() -> None:
    before, after = Table().pesos(8), Table().pesos(18)
    found = reasons(before.s, after.s, 0)["pesos", -1]
    assert (
        WORDS.because([found], after.s)
        == "After that, you have 18 pesos in hand, 10 more than now."
    )


def test_shares_of_others_that_lose_value() -> None:
    table = Table().bought(1, "nutmeg").bought(0, "nutmeg jade")
    table.sea(3, nutmeg=13, silk=3, jade=5).spots(pirate_1=0).ask("plunder", 0, (NUTMEG,))
    port, yard = table.s.copy(), table.s.copy()
    RULES.play(port, table.read("send nutmeg port"))
    RULES.play(yard, table.read("send nutmeg yard"))
    found = reasons(table.s, yard, 0)["others", NUTMEG]
    assert found.says == "cheaper"
    assert found.amount > reasons(table.s, port, 0)["others", NUTMEG].amount
    assert (
        WORDS.because([found], yard) == "After that, others hold 1 nutmeg share that loses value."
    )
    assert reasons(table.s, yard, 0)["others", JADE].says == ""


def test_one_share_and_several() -> None:
    table = Table().dealt(0, "jade silk silk")
    found = reasons(table.s, table.s, 0)
    price = found["shares", JADE].details[2]
    one = f"After that, you hold 1 jade share that should be worth {price} pesos at the end."
    two = f"After that, you hold 2 silk shares that should be worth {price} pesos each at the end."
    assert WORDS.because([found["shares", JADE]], table.s) == one
    assert WORDS.because([found["shares", SILK]], table.s) == two


def test_a_voyage_that_has_been_paid_promises_nothing() -> None:
    table = Table().sea(3, nutmeg=14, silk=3, jade=5).crew(nutmeg=(0,)).ask("raise", 0)
    assert ("target", NUTMEG) not in reasons(table.s, table.s, 0)


def test_after_the_end_there_is_nothing_to_say() -> None:
    table = Table().over()
    assert reasons(table.s, table.s, 0) == {}


def test_odds_are_neither_none_nor_all() -> None:
    assert [percent(chance) for chance in (0.0001, 0.28, 0.999, 1.0)] == [1, 28, 99, 99]


def test_the_insurances_premium_is_told_with_what_it_should_cost() -> None:
    """ "You have 10 more than now" was said as if nothing had to be paid for it."""
    before = Table(3).sea(4, nutmeg=1, silk=3, jade=12).pesos(9).place(0)
    after = before.s.copy()
    RULES.play(after, before.read("place insurance"))
    found = reasons(before.s, after, 0)["pesos", -1]
    assert found.says == "premium"
    assert WORDS.because([found], after) == (
        "After that, you have 10 pesos more in hand, but the insurance should cost you about 14."
    )
