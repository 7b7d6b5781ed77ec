"""What computer players think: odds are exact, and one move ahead is sensible."""

import random
from itertools import product

import pytest
from manila_table import JADE, NUTMEG, RULES, SILK, Table

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.ai.judge import ManilaJudge
from santiago_desktop.games.manila.ai.odds import outlook
from santiago_desktop.games.manila.rules.odds import CAUGHT, PAST
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.rules import CHANCE, OVER
from santiago_desktop.players.search import Player

JUDGE = ManilaJudge()


def chosen(table: Table, level: str = "medium") -> str:
    player = Player(RULES, JUDGE)
    seen = RULES.mask(table.s, table.s.actor)
    return player.choose(seen, table.s.actor, level, QuickDraw(random.Random(1))).text


@pytest.mark.parametrize("dice", range(4))
def test_odds_are_those_of_the_dice(dice: int) -> None:
    rolls = [sum(roll) for roll in product(range(1, 7), repeat=dice)]
    for at in range(14):
        assert PAST[dice][at] == pytest.approx(sum(at + r > 13 for r in rolls) / len(rolls))
        assert CAUGHT[dice][at] == pytest.approx(sum(at + r == 13 for r in rolls) / len(rolls))


def test_the_outlook_counts_boats() -> None:
    table = Table().sea(3, nutmeg=14, silk=13, jade=0).dice()
    seen = outlook(table.s)
    assert seen.rises == pytest.approx([1.0, 1.0, 0.0, 0.0])
    assert seen.port == pytest.approx([1.0, 1.0, 0.0])
    assert seen.yard == pytest.approx([1.0, 0.0, 0.0])


def test_with_pirates_a_crew_on_13_is_not_safe() -> None:
    table = Table().sea(3, nutmeg=12, silk=13, jade=0).spots(pirate_1=0).dice()
    seen = outlook(table.s)
    assert seen.safe[NUTMEG] == pytest.approx(5 / 6)
    assert seen.caught[NUTMEG] == pytest.approx(1 / 6)


def test_at_the_end_the_value_is_the_fortune() -> None:
    for strict in (False, True):
        table = Table(3, strict_pledges=strict).priced(silk=30, jade=10)
        table.sea(4, nutmeg=2, silk=14, jade=2).dealt(0, "silk jade").pledged(0, "silk jade").over()
        scores = RULES.result(table.s).scores
        assert [JUDGE.value(table.s, seat) for seat in range(3)] == scores


def test_pledged_shares_that_must_be_redeemed_are_worth_less() -> None:
    plain = Table(3).pledged(0, "silk").ask("share")
    strict = Table(3, strict_pledges=True).pledged(0, "silk").ask("share")
    assert JUDGE.value(strict.s, 0) < JUDGE.value(plain.s, 0)


def test_it_boards_when_that_is_certain_money() -> None:
    table = Table().sea(2, nutmeg=3, silk=3, jade=13).spots(pirate_1=2).pirates("pirate_1")
    assert chosen(table) == "board jade"


def test_its_pilot_brings_the_own_boat_home() -> None:
    table = Table().sea(3, nutmeg=2, silk=14, jade=8).crew(jade=(1, 1)).spots(pilot_large=1)
    assert chosen(table.pilots("pilot_large")) == "steer jade +2"


def test_it_takes_a_sure_profit() -> None:
    table = Table().sea(3, nutmeg=2, silk=2, jade=13).place(0, 1, 2, 3)
    assert chosen(table) == "place jade"


def test_its_captain_sends_boats_where_the_own_shares_and_spots_want_them() -> None:
    table = Table().sea(3, nutmeg=13, silk=14, jade=14).spots(pirate_1=2, port_c=2)
    table.bought(2, "nutmeg nutmeg")
    assert chosen(table.ask("plunder", 2, (NUTMEG,))) == "send nutmeg port"
    table = Table().sea(3, nutmeg=13, silk=2, jade=2).spots(pirate_1=2, yard_c=2)
    assert chosen(table.ask("plunder", 2, (NUTMEG,))) == "send nutmeg yard"


def test_its_harbour_master_loads_the_own_wares() -> None:
    table = Table().bought(0, "jade jade").bought(1, "silk silk").ask("omit")
    assert chosen(table) == "omit silk"
    table.play("omit silk")
    assert chosen(table).endswith(" 5")


def test_it_buys_cheap_shares_and_bids_for_them() -> None:
    assert chosen(Table().ask("share")).startswith("buy ")
    assert chosen(Table()).startswith("bid ")
    dear = Table().bought(0, "nutmeg nutmeg nutmeg nutmeg nutmeg")
    dear.bought(1, "silk silk silk silk silk").bought(2, "ginseng ginseng ginseng ginseng ginseng")
    dear.bought(3, "jade jade jade jade jade").ask("share")
    assert chosen(dear) == "skip"


def test_it_pledges_rather_than_to_watch() -> None:
    table = Table().sea(1, nutmeg=4, silk=3, jade=2).pesos(0).dealt(0, "silk jade")
    table.spots(insurance=1).place(0, 2, 3)
    assert chosen(table).startswith("pledge ")


@pytest.mark.parametrize("seats", [3, 5])
def test_it_beats_random_players(seats: int) -> None:
    draw = QuickDraw(random.Random(seats))
    player = Player(RULES, JUDGE)
    won = 0
    for game in range(4):
        s = RULES.setup(seats, {}, draw)
        me = game % seats
        while s.phase != OVER:
            if s.actor == CHANCE:
                action = RULES.chance(s, draw)
            else:
                level = "medium" if s.actor == me else "random"
                action = player.choose(RULES.mask(s, s.actor), s.actor, level, draw)
            RULES.play(s, action)
        won += RULES.result(s).winners == [me]
    assert won >= 3


@pytest.mark.parametrize("options", [{}, {"strict_pledges": True}], ids=["usual", "strict"])
def test_nobody_borrows_without_need_however_weak(options: dict[str, bool]) -> None:
    """`easy` pledged a share to pay 2 pesos of its 19, and redeemed one to pledge another."""
    player, draw = Player(RULES, JUDGE), QuickDraw(random.Random(4))
    s = RULES.setup(3, options, draw)
    before: tuple[int, str] = (-1, "")
    pledged = 0
    while s.phase != OVER:
        seat = s.actor
        if seat == CHANCE:
            action = RULES.chance(s, draw)
        else:
            action = player.choose(RULES.mask(s, seat), seat, ("easy", "beginner")[seat % 2], draw)
        if action.verb == "pledge" and s.phase != "raise":
            pledged += 1
            assert s.pesos[seat] < max(box.COSTS)
            assert before != (seat, "redeem")
        before = (seat, action.verb)
        RULES.play(s, action)
    assert pledged


def test_values_are_finite_everywhere() -> None:
    draw = QuickDraw(random.Random(9))
    for options in ({}, {"boarding_full": True, "strict_pledges": True}):
        s = RULES.setup(4, options, draw)
        while s.phase != OVER:
            for seat in range(4):
                assert -500 < JUDGE.value(s, seat) < 5000
            chance = s.actor == CHANCE
            RULES.play(s, RULES.chance(s, draw) if chance else draw.pick(RULES.legal(s)))


def test_wares_are_told_apart() -> None:
    assert len({NUTMEG, SILK, JADE}) == 3
    assert box.HOLDS == (3, 3, 3, 4)


@pytest.mark.parametrize(("phase", "pays"), [("pilot", True), ("raise", False)])
def test_what_the_port_has_paid_is_not_expected_again(phase: str, *, pays: bool) -> None:
    """When whoever may raise a price is asked, accomplices have been paid."""
    with_one, without = (
        Table(3).sea(4, nutmeg=14, silk=14, jade=2).spots(**spots).ask(phase)
        for spots in ({"port_a": 1}, {})
    )
    gained = JUDGE.value(with_one.s, 1) - JUDGE.value(without.s, 1)
    assert (gained > 1) is pays
