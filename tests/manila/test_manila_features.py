"""What the network of Manila looks at, and which actions are worth a look."""

from manila_table import GINSENG, JADE, NUTMEG, RULES, SILK, Table

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.ai.evaluation import bargain
from santiago_desktop.games.manila.ai.features import BLOCKS, STRICT, features
from santiago_desktop.games.manila.ai.judge import ManilaJudge

JUDGE = ManilaJudge()


def candidates(s: object) -> list[str]:
    return [action.text for action in JUDGE.candidates(s, RULES.legal(s))]


def test_the_own_dealt_shares_are_seen_and_those_of_others_are_not() -> None:
    silk, jade = Table().dealt(0, "silk silk").s, Table().dealt(0, "jade jade").s
    silk.stock = jade.stock = [5, 4, 5, 4]
    assert set(features(silk, 0)) != set(features(jade, 0))
    assert features(silk, 1) == features(jade, 1)


def test_an_option_a_seat_on_board_and_a_debt_are_sensed() -> None:
    strict = Table(3, strict_pledges=True).pledged(0, "silk")
    assert STRICT in features(strict.s, 1)
    table = Table().sea(1, nutmeg=4, silk=3, jade=2).crew(silk=(1, 1)).place(2, 3)
    assert BLOCKS[0].aboard[SILK] + 2 in features(table.s, 1)
    assert BLOCKS[1].aboard[SILK] + 2 in features(table.s, 0)


def test_when_all_shares_have_been_seen_nothing_is_guessed() -> None:
    table = Table().bought(0, "nutmeg " * 5).bought(1, "silk " * 5)
    table.bought(2, "ginseng " * 5).bought(3, "jade " * 5)
    assert len(set(map(tuple, (sorted(features(table.s, seat)) for seat in range(4))))) == 4
    assert bargain(table.s) == 0


def test_bids_are_small_steps_and_a_few_large_ones() -> None:
    short = candidates(Table().pesos(100).s)
    assert short[:5] == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5"]
    assert short[-1] == "pass"
    assert len(short) < 15
    assert candidates(Table().pesos(3, 3, 3, 3).s) == ["bid 1", "bid 2", "bid 3", "pass"]


def test_nobody_pledges_who_has_enough_or_redeems_for_nothing() -> None:
    rich = Table().pesos(60).pledged(0, "silk").dealt(0, "jade").ask("share")
    assert not [text for text in candidates(rich.s) if text.startswith(("pledge", "redeem"))]
    poor = Table().pesos(2).dealt(0, "jade").ask("share")
    assert "pledge jade" in candidates(poor.s)
    strict = Table(3, strict_pledges=True).pesos(60).pledged(0, "silk").ask("share")
    assert "redeem silk" in candidates(strict.s)


def test_boats_of_the_own_wares_start_ahead() -> None:
    table = Table().bought(0, "jade jade").bought(1, "silk silk").ask("omit")
    table.play("omit ginseng")
    starts = [tuple(map(int, text.split()[1:])) for text in candidates(table.s)]
    assert starts
    assert all(silk <= nutmeg <= jade for nutmeg, silk, jade in starts)
    assert len({NUTMEG, SILK, GINSENG, JADE}) == box.KINDS
