"""Rules 2, 3.1, 3.2, 3.3: dealing, the auction, the share, loading."""

import random
from collections import Counter

import pytest
from manila_table import GINSENG, JADE, NUTMEG, RULES, SILK, Table

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.kernel.luck import KeyedDraw, QuickDraw
from santiago_desktop.kernel.rules import Refusal

# --- setting up (2) ------------------------------------------------------------------------------


@pytest.mark.rule("manila", "2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_begins_with_30_pesos_and_two_shares(seats: int) -> None:
    s = RULES.setup(seats, {}, KeyedDraw("x", "setup"))
    RULES.check(s)
    assert s.pesos == [30] * seats
    assert s.held == [2] * seats
    assert not any(s.shown)
    assert not any(s.pledged)
    assert sum(s.stock) == 20 - 2 * seats
    assert min(s.stock) >= 2  # three of each ware were in the pile
    assert s.prices == [0] * 4


@pytest.mark.rule("manila", "2")
def test_each_share_of_the_pile_is_equally_likely() -> None:
    draw = QuickDraw(random.Random(1))
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(2000):
        s = RULES.setup(3, {}, draw)
        seen[tuple(s.shares[:4])] += 1
    pairs = sum(count for hand, count in seen.items() if max(hand) == 2)
    assert abs(pairs / 2000 - 2 / 11) < 0.04
    assert len(seen) == 10


@pytest.mark.rule("manila", "2")
def test_ruling_seat_0_opens_the_first_auction() -> None:
    s = RULES.setup(4, {}, KeyedDraw("x", "setup"))
    assert (s.phase, s.actor, s.turn, s.voyage, s.queue) == ("bid", 0, 0, 1, (0, 1, 2, 3))


# --- the auction (3.1) ---------------------------------------------------------------------------


@pytest.mark.rule("manila", "3.1")
def test_bids_go_clockwise_until_all_but_one_have_passed() -> None:
    table = Table(3)
    assert table.play("bid 3") == [ev.BidMade(0, 3), ev.Queued("bid", (1, 2, 0))]
    assert table.play("bid 5") == [ev.BidMade(1, 5), ev.Queued("bid", (2, 0, 1))]
    assert table.play("pass") == [ev.BidPassed(2), ev.Queued("bid", (0, 1))]
    assert table.play("pass") == [
        ev.BidPassed(0),
        ev.MasterElected(1, 5),
        ev.BidPaid(1, 5),
        ev.Asked("share", 1),
    ]
    assert table.s.pesos == [30, 25, 30]
    assert table.s.turn == 1


@pytest.mark.rule("manila", "3.1")
def test_who_has_passed_is_out() -> None:
    table = Table(3)
    table.plays("pass", "bid 1", "bid 2")
    assert table.s.queue == (1, 2)
    table.play("bid 3")
    assert table.s.queue == (2, 1)


@pytest.mark.rule("manila", "3.1")
def test_ruling_the_last_one_left_is_not_asked_and_pays_nothing_if_nobody_bids() -> None:
    table = Table(4, master=1)
    table.plays("pass", "pass")
    assert table.play("pass") == [
        ev.BidPassed(3),
        ev.MasterElected(0, 0),
        ev.Asked("share", 0),
    ]
    assert table.s.pesos[0] == 30


@pytest.mark.rule("manila", "3.1")
def test_the_last_harbour_master_opens() -> None:
    table = Table(4, master=2)
    assert table.s.actor == 2
    table.play("bid 1")
    assert table.s.actor == 3


@pytest.mark.rule("manila", "3.1")
def test_a_bid_is_higher_than_the_standing_one() -> None:
    table = Table(3)
    assert table.refused("bid 0") == Refusal("3.1", "bid_low", (0,))
    assert table.refused("bid -2") == Refusal("3.1", "bid_low", (0,))
    table.play("bid 7")
    assert table.refused("bid 7") == Refusal("3.1", "bid_low", (7,))
    assert table.legal()[0] == "bid 8"


@pytest.mark.rule("manila", "3.1")
def test_no_bid_above_cash_and_12_for_each_unpledged_share() -> None:
    table = Table(3).pesos(10).dealt(0, "jade silk").pledged(0, "silk")
    assert "bid 34" in table.legal()
    assert table.refused("bid 35") == Refusal("3.1", "bid_high", (0, 34))


@pytest.mark.rule("manila", "3.1")
def test_who_can_bid_nothing_can_only_pass() -> None:
    table = Table(3).pesos(0)
    assert table.legal() == ["pass"]


@pytest.mark.rule("manila", "3.1")
def test_huge_purses_can_bid_as_well() -> None:
    table = Table(3).pesos(450)
    assert table.legal()[:450] == [f"bid {n}" for n in range(1, 451)]
    table.s.standing, table.s.bidder = 440, 2
    table.s.queue = (0, 1, 2)
    table.pesos(450, 30, 9000)
    assert table.legal() == [*(f"bid {n}" for n in range(441, 451)), "pass"]


@pytest.mark.rule("manila", "3.1", "5")
def test_the_winner_pledges_until_the_bid_can_be_paid() -> None:
    table = Table(3).pesos(5).dealt(0, "jade silk")
    table.plays("bid 29", "pass")
    assert table.play("pass")[-2:] == [ev.MasterElected(0, 29), ev.PaymentDue(0, 29)]
    assert table.legal() == ["pledge silk", "pledge jade"]
    assert table.play("pledge jade") == [ev.SharePledged(0, JADE), ev.PaymentDue(0, 29)]
    assert table.position()["pending"] == {"owed": 29, "for": "bid"}
    assert table.play("pledge silk") == [
        ev.SharePledged(0, SILK),
        ev.BidPaid(0, 29),
        ev.Asked("share", 0),
    ]
    assert table.s.pesos[0] == 0


@pytest.mark.rule("manila", "3.1", "5")
def test_in_the_auction_shares_are_redeemed_but_not_pledged() -> None:
    table = Table(3).pesos(20).dealt(0, "jade").pledged(0, "silk")
    assert table.legal()[-2:] == ["pass", "redeem silk"]
    assert table.refused("pledge jade") == Refusal("5", "pledge_bidding")
    assert table.play("redeem silk") == [ev.ShareRedeemed(0, SILK)]
    assert table.s.actor == 0
    assert "bid 29" in table.legal()
    assert table.refused("bid 30").reason == "bid_high"


# --- the share (3.2) -----------------------------------------------------------------------------


@pytest.mark.rule("manila", "3.2")
def test_a_share_costs_its_price_but_at_least_5() -> None:
    table = Table().priced(silk=20, jade=10).ask("share")
    assert table.play("buy jade") == [ev.ShareBought(0, JADE, 10), ev.Asked("omit", 0)]
    table.ask("share")
    assert table.play("buy nutmeg")[0] == ev.ShareBought(0, NUTMEG, 5)
    assert table.s.pesos[0] == 15
    assert table.refused("pledge jade").reason == "now_omit"
    assert table.ask("share").refused("buy silk") == Refusal("3.2", "lacks_cash", (0, 20, 15))


@pytest.mark.rule("manila", "3.2")
def test_ruling_one_share_and_none_is_allowed() -> None:
    table = Table().ask("share")
    assert table.play("skip") == [ev.Skipped(0), ev.Asked("omit", 0)]
    assert table.refused("buy jade") == Refusal("3.3", "now_omit")


@pytest.mark.rule("manila", "3.2")
def test_only_shares_in_stock_are_for_sale() -> None:
    table = Table().bought(1, "silk silk silk silk silk").ask("share")
    assert table.legal() == ["buy nutmeg", "buy ginseng", "buy jade", "skip"]
    assert table.refused("buy silk") == Refusal("3.2", "buy_none", (SILK,))


@pytest.mark.rule("manila", "3.2", "5")
def test_shares_can_be_pledged_and_redeemed_for_it() -> None:
    table = Table().pesos(3).dealt(0, "ginseng").ask("share")
    assert table.legal() == ["skip", "pledge ginseng"]
    assert table.play("pledge ginseng") == [ev.SharePledged(0, GINSENG)]
    assert (table.s.phase, table.s.pesos[0]) == ("share", 15)
    assert "redeem ginseng" in table.legal()
    table.play("buy jade")
    assert table.s.pesos[0] == 10


@pytest.mark.rule("manila", "3.2")
def test_a_harbour_master_who_can_buy_nothing_is_still_asked() -> None:
    table = Table(3).pesos(0)
    table.plays("pass")
    told = table.pesos(0, 30, 0).plays("bid 30", "pass")
    assert told[-1] == ev.Asked("share", 1)
    assert table.legal() == ["skip"]


@pytest.mark.rule("manila", "3.2", "7")
def test_a_bought_share_is_shown() -> None:
    table = Table().dealt(0, "jade").ask("share")
    table.play("buy jade")
    assert table.s.shown[JADE] == 1
    assert table.s.shares[JADE] == 2
    assert table.s.held[0] == 2


# --- loading (3.3) -------------------------------------------------------------------------------


@pytest.mark.rule("manila", "3.3")
def test_one_ware_stays_behind_and_three_boats_are_set() -> None:
    table = Table(4, master=2).ask("omit")
    assert table.legal() == ["omit nutmeg", "omit silk", "omit ginseng", "omit jade"]
    assert table.play("omit silk") == [ev.WareOmitted(2, SILK)]
    assert table.play("start 5 4 0") == [
        ev.BoatsSet(2, (NUTMEG, GINSENG, JADE), (5, 4, 0)),
        ev.RoundBegan(1),
        ev.Queued("place", (2, 3, 0, 1)),
    ]
    assert table.s.at == [5, box.NONE, 4, 0]


@pytest.mark.rule("manila", "3.3")
def test_the_squares_are_0_to_5_and_add_up_to_9() -> None:
    table = Table().ask("omit")
    table.play("omit jade")
    legal = table.legal()
    assert legal == [
        f"start {a} {b} {9 - a - b}" for a in range(6) for b in range(6) if 0 <= 9 - a - b <= 5
    ]
    assert table.refused("start 6 3 0") == Refusal("3.3", "start_squares", (5,))
    assert table.refused("start -1 5 5") == Refusal("3.3", "start_squares", (5,))
    assert table.refused("start 3 3 4") == Refusal("3.3", "start_sum", (9, 10))
    assert table.refused("start 5 4") == Refusal("3.3", "start_boats", (3,))
    assert table.refused("start 3 3 3 0") == Refusal("3.3", "start_boats", (3,))
    assert table.refused("start") == Refusal("3.3", "start_boats", (3,))


# --- loans (5) -----------------------------------------------------------------------------------


@pytest.mark.rule("manila", "5")
def test_pledging_brings_12_and_redeeming_costs_15() -> None:
    table = Table().dealt(0, "jade").ask("share")
    table.play("pledge jade")
    assert table.s.pesos[0] == 42
    table.play("redeem jade")
    assert table.s.pesos[0] == 27
    assert table.s.pledged[JADE] == 0


@pytest.mark.rule("manila", "5")
def test_redeeming_needs_the_cash_and_a_pledged_share() -> None:
    table = Table().pesos(14).pledged(0, "jade").ask("share")
    assert table.refused("redeem jade") == Refusal("5", "lacks_cash", (0, 15, 14))
    assert table.refused("redeem silk") == Refusal("5", "redeem_none", (0, SILK))
    assert table.refused("pledge jade") == Refusal("5", "pledge_all", (0, JADE))
    assert table.refused("pledge silk") == Refusal("5", "pledge_none", (0, SILK))


@pytest.mark.rule("manila", "5", "7")
def test_ruling_a_pledge_shows_a_share_unless_a_shown_one_is_unpledged() -> None:
    table = Table().dealt(0, "jade jade").bought(0, "jade").ask("share")
    table.play("pledge jade")
    assert (table.s.shown[JADE], table.s.pledged[JADE]) == (1, 1)
    table.play("pledge jade")
    assert (table.s.shown[JADE], table.s.pledged[JADE]) == (2, 2)
    table.play("redeem jade")
    assert (table.s.shown[JADE], table.s.pledged[JADE]) == (2, 1)
    table.play("pledge jade")
    assert (table.s.shown[JADE], table.s.pledged[JADE]) == (2, 2)
