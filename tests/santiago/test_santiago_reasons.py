"""What a hint in Santiago de Cuba says is so, and differs where it says that it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from santiago_facts import TRUE, WARNS, surely
from santiago_table import GOODS, STOP, drive_to, lay, seat, use, visit
from worlds import Setting, sayings, warnings

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.ai import accounts
from santiago_desktop.games.santiago.ai.reasons import reasons
from santiago_desktop.games.santiago.rules import actions as act
from santiago_desktop.games.santiago.rules import events as ev
from santiago_desktop.games.santiago.words.actions import SantiagoWording
from santiago_desktop.kernel.rules import OVER
from santiago_desktop.players.facts import Fact
from santiago_desktop.players.reasons import Reason, best_reasons
from santiago_desktop.system.language import ENGLISH

if TYPE_CHECKING:
    from santiago_table import Laid


WORDS = SantiagoWording(ENGLISH, ["Ana", "Ben", "Carla", "Dora"])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_all_that_is_said_after_any_move_is_so(seats: int, seed: int) -> None:
    for before, now, me, reason in sayings(Setting("santiago", seats, ()), seed):
        assert TRUE[reason.says](before, surely(now, me), me, *reason.details), reason


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_that_is_warned_of_is_so(seats: int) -> None:
    warned = list(warnings(Setting("santiago", seats, ()), 1))
    assert {reason.warns for _, _, _, reason in warned} <= WARNS.keys()
    for before, now, me, reason in warned:
        assert WARNS[reason.warns](before, surely(now, me), me, *reason.details), reason


def wants(left: str = "sugar", **counts: int) -> dict[str, int]:
    """What the ship wants; nothing of the other goods but the one left out."""
    return dict.fromkeys([good for good in GOODS[:5] if good != left], 0) | counts


def after(laid: Laid, *lines: str) -> dict[tuple[str, int], Reason]:
    """The reasons of the moment after some lines of seat 0."""
    before = laid.match.state.copy()
    laid.play(*lines)
    return reasons(before, laid.match.state, 0)


def why(better: Laid, other: Laid, lines: list[str], others: list[str]) -> str:
    """The sentence for some lines in place of others, from the same position."""
    before = better.match.state.copy()
    better.play(*lines)
    other.play(*others)
    found = best_reasons(
        reasons(before, better.match.state, 0), reasons(before, other.match.state, 0), 0.1
    )
    return WORDS.because(found, better.match.state)


def drive(laid: Laid, where: str) -> str:
    return f"drive {(STOP[where] - laid.position['car']) % 10 or 10}"


def test_goods_for_the_ship_are_named_with_what_it_wants_and_pays() -> None:
    here: dict[str, Any] = {"at": "maria", "demand": wants(tobacco=3), "price": 3}
    one, other = (lay(seat(pesos=9), seat(pesos=0), **here) for _ in range(2))
    said = why(
        one,
        other,
        [drive(one, "pedro"), "enter harbour_office", "skip"],
        [drive(other, "martinez"), "enter customs", "skip"],
    )
    assert said.startswith(
        "After that, you have 2 tobacco for the ship, which wants 3 and pays 3 each"
    )


def test_who_cannot_reach_the_port_is_named_where_that_matters() -> None:
    mine = seat(pesos=9, tobacco=3)
    theirs = seat(pesos=2, tobacco=3)
    here: dict[str, Any] = {"demand": wants(tobacco=3), "price": 3}
    far = after(lay(mine, theirs, at="maria", **here), "drive 1", "enter harbour_office", "skip")
    near = after(lay(mine, theirs, at="miguel", **here), "drive 1", "enter customs", "skip")
    assert far["port", -1] == Reason(0.0, "port_far", (1,))
    assert near["port", -1].amount < -2
    assert not near["port", -1].says
    assert (
        WORDS.because([far["port", -1]], lay().match.state)
        == "After that, Ben can't reach the port before you."
    )


def test_a_ship_with_room_for_all_is_no_danger() -> None:
    here: dict[str, Any] = {"at": "miguel", "demand": wants(tobacco=3)}
    found = after(
        lay(seat(tobacco=1), seat(pesos=9, tobacco=2), **here), "drive 1", "enter customs", "skip"
    )
    assert found["port", -1].amount == 0


def test_a_cuban_who_sleeps_or_costs_too_much_is_said_to() -> None:
    laid = visit("maria", seat(), seat(pesos=0))
    found = after(laid, "enter newspaper", "close pedro")
    assert found["lure", box.PEDRO] == Reason(0.0, "asleep", (box.PEDRO, 1))
    assert found["lure", box.JOSE].says == "far"
    said = WORDS.because([found["lure", box.JOSE]], laid.match.state)
    assert said == "After that, Ben can't afford to drive to José."


def test_a_lap_leads_back_to_where_the_car_stands() -> None:
    found = after(visit("maria", seat(), seat(pesos=9)), "enter distillery")
    assert found["lure", box.MARIA].says == ""
    found = after(visit("maria", seat(), seat(pesos=8)), "enter distillery")
    assert found["lure", box.MARIA].says == "far"


def test_points_that_others_get_speak_against_a_move() -> None:
    mine = visit("jose", seat(), seat(), owners={"church": 1})
    found = after(mine, "enter church")
    assert found["given", 1].amount < 0
    assert found["given", 1].says == ""
    found = after(visit("jose", seat(), seat(), owners={"church": 1}), "enter bank")
    assert found["given", 1].says == "given"


def test_what_the_ship_takes_no_more_is_lost_to_others() -> None:
    laid = use("customs", seat(), seat(tobacco=2), demand=wants(tobacco=2, rum=1))
    found = after(laid, "clear tobacco")
    assert found["rivals", box.TOBACCO].says == "no_more"
    laid = use("trade_office", seat(rum=1), seat(rum=2), demand=wants(tobacco=2, rum=2))
    found = after(laid, "ship rum")
    assert found["rivals", box.RUM].says == "fewer"
    assert found["rivals", box.RUM].details == (box.RUM, 1)


def test_gifts_at_zorro_are_counted_only_where_there_is_something_to_give() -> None:
    laid = lay(seat(), seat(), seat(pesos=0, vp=0), at="pedro")
    found = after(laid, drive(laid, "zorro"))
    assert found["gifts", -1].details == (1,)


def test_a_building_of_ones_own_is_worth_a_word() -> None:
    laid = lay(at="jose")
    found = after(laid, "drive 1", "claim casino", "enter harbour_office", "skip")
    assert found["claim", -1] == Reason(found["claim", -1].amount, "building", (box.CASINO,))
    assert found["claim", -1].amount > 0


def test_of_two_buildings_the_one_where_pawns_go_more_often_is_better() -> None:
    one, other = lay(at="jose"), lay(at="jose")
    lines = ["enter harbour_office", "skip"]
    said = why(one, other, ["drive 1", "claim cafe", *lines], ["drive 1", "claim casino", *lines])
    assert said == (
        "After that, you own the café, which is visited often: "
        "other players' pawns earn you points."
    )
    assert (
        why(
            lay(at="jose"),
            lay(at="jose"),
            ["drive 1", "claim casino", *lines],
            ["drive 1", "claim cafe", *lines],
        )
        == ""
    )


def test_two_goods_for_the_same_ship_are_told_in_one() -> None:
    found = after(
        lay(
            seat(sugar=2, rum=1), seat(), at="maria", demand=wants("fruit", sugar=3, rum=2), price=4
        ),
        "drive 1",
        "enter harbour_office",
        "skip",
    )
    said = WORDS.because([found["wanted", box.SUGAR], found["wanted", box.RUM]], lay().match.state)
    assert said == "After that, you still have 2 sugar and 1 rum for the ship, which pays 4 each."
    said = WORDS.because([found["wanted", box.SUGAR], found["pesos", -1]], lay().match.state)
    assert said.startswith(
        "After that, you still have 2 sugar for the ship, which wants 3 and pays 4 each, and"
    )
    fresh = [Reason(8, "wanted", (good, 2, 3, 4)) for good in (box.SUGAR, box.RUM)]
    said = WORDS.because(fresh, lay().match.state)
    assert said == "After that, you have 2 sugar and 2 rum for the ship, which pays 4 each."


def test_points_that_another_move_costs_speak_for_this_one() -> None:
    def sold(count: int) -> dict[tuple[str, int], Reason]:
        return after(use("casino", seat(vp=9), seat()), f"sell {count}" if count else "skip")

    assert sold(0)["points", -1] == Reason(0, "unspent", (0,))
    assert sold(2)["points", -1] == Reason(-2, "spent", (2,))
    assert best_reasons({("points", -1): sold(2)["points", -1]}, sold(3), 0.1)


def test_a_ship_that_sails_brings_a_new_one() -> None:
    laid = use("customs", seat(), seat(), demand=wants(tobacco=2))
    found = after(laid, "clear tobacco")
    assert found["ship", -1].says == "new_ship"


def test_after_the_end_only_points_given_away_are_told() -> None:
    before = lay().match.state
    end: Any = before.copy()
    end.phase = OVER
    assert {key[0] for key in reasons(before, end, 0)} == {"given"}


def test_drives_are_named_briefly() -> None:
    laid = lay(at="maria")
    s = laid.match.state
    assert WORDS.brief(act.Drive(1), s) == "drive to Pedro for free"
    assert WORDS.brief(act.Drive(2), s) == "drive to El Zorro for 1 peso"
    assert WORDS.brief(act.Enter(box.CAFE), s) == "go to the café"
    assert WORDS.brief(act.Claim(box.CAFE), s) == "claim the café"
    assert WORDS.brief(act.Pass(), s) == "pass"
    assert drive_to(laid, "pedro").phase == "enter"


@pytest.mark.parametrize(
    ("points", "costs", "gives"),
    [
        (2, Fact("pesos", (), 2 * box.CASINO_PESOS), Fact("points", (), 2)),
        (-2, Fact("points", (), 2), Fact("pesos", (), 2 * box.CASINO_PESOS)),
    ],
)
def test_the_casino_takes_what_it_does_not_give(points: int, costs: Fact, gives: Fact) -> None:
    event = ev.PointsTraded(1, points)
    assert accounts.COSTS[ev.PointsTraded](event, 1) == [costs]
    assert accounts.GIVES[ev.PointsTraded](event, 1) == [gives]
    assert accounts.COSTS[ev.PointsTraded](event, 0) == []
