"""Rule 9: positions as they are written, and what is refused, with the fault named."""

from __future__ import annotations

import copy
import random
from typing import TYPE_CHECKING, Any

import pytest
from manila_table import RULES, Table

from santiago_desktop.games.manila import box
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.rules import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable

    Change = Callable[[dict[str, Any]], object]

NOTHING = {"nutmeg": 0, "silk": 0, "ginseng": 0, "jade": 0}


def bidding() -> Table:
    return Table(3).dealt(0, "nutmeg silk").bought(0, "jade").pledged(1, "jade").pesos(3, 40, 30)


def placing() -> Table:
    """Seat 2 is harbour master, round 2; seat 0 has withdrawn, seat 1 is still to be asked."""
    table = Table(4, master=2).sea(2, nutmeg=4, silk=14, jade=2).crew(nutmeg=(2, 3))
    return table.spots(yard_a=1, pirate_1=3).withdrawn(0).place(1)


def boarding(**options: bool) -> Table:
    table = Table(4, **options).sea(2, nutmeg=13, silk=13, jade=2).crew(nutmeg=(2, 3))
    return table.spots(pirate_1=0, pirate_2=1).pirates("pirate_1", "pirate_2")


def piloting() -> Table:
    table = Table(4).sea(3, nutmeg=13, silk=14, jade=2).spots(pilot_small=0, pilot_large=1)
    return table.pilots("pilot_small", "pilot_large")


def plundering() -> Table:
    table = Table(4).sea(3, nutmeg=13, silk=14, jade=13).spots(pirate_1=3)
    return table.ask("plunder", 3, (box.NUTMEG, box.JADE))


def insuring() -> Table:
    table = Table(4).sea(3, nutmeg=3, silk=4, jade=5).spots(insurance=3, yard_a=3, yard_b=1)
    table.dealt(3, "silk").pesos(30, 30, 30, 4).ask("raise", 3)
    table.s.owed = 23
    return table


def paying() -> Table:
    table = Table(4, master=1).dealt(1, "silk").pesos(30, 4).ask("raise")
    table.s.owed = 16
    return table


def ended() -> Table:
    return Table(4).sea(3, nutmeg=14, silk=4, jade=5).priced(nutmeg=30).over()


# --- writing -------------------------------------------------------------------------------------


@pytest.mark.rule("manila", "9")
def test_a_position_is_written_as_the_page_has_it() -> None:
    table = Table(3, boarding_full=True).dealt(0, "nutmeg silk").sea(2, nutmeg=4, silk=14, jade=13)
    table.crew(nutmeg=(0, 2)).spots(yard_a=1).withdrawn(1).place(2)
    position = table.position()
    assert list(position) == [
        *("game", "version", "options", "phase", "actor", "voyage", "master", "prices", "stock"),
        *("boats", "spots", "round", "withdrawn", "seats", "pending"),
    ]
    assert position == {
        "game": "manila",
        "version": 1,
        "options": {"boarding_full": True},
        "phase": "place",
        "actor": 2,
        "voyage": 1,
        "master": 0,
        "prices": NOTHING,
        "stock": {"nutmeg": 4, "silk": 4, "ginseng": 5, "jade": 5},
        "boats": [
            {"ware": "nutmeg", "at": 4, "port": False, "crew": [0, 2]},
            {"ware": "silk", "at": 14, "port": True, "crew": []},
            {"ware": "jade", "at": 13, "port": False, "crew": []},
        ],
        "spots": {**dict.fromkeys(box.SPOTS), "yard_a": 1},
        "round": 2,
        "withdrawn": [1],
        "seats": [
            {
                "pesos": 30,
                "shares": {"nutmeg": 1, "silk": 1, "ginseng": 0, "jade": 0},
                "pledged": NOTHING,
                "shown": NOTHING,
                "held": 2,
            },
            {"pesos": 30, "shares": NOTHING, "pledged": NOTHING, "shown": NOTHING, "held": 0},
            {"pesos": 30, "shares": NOTHING, "pledged": NOTHING, "shown": NOTHING, "held": 0},
        ],
        "pending": {"queue": [2]},
    }


@pytest.mark.rule("manila", "9")
@pytest.mark.parametrize(
    ("table", "pending"),
    [
        (bidding(), {"standing": 0, "bidder": None, "in": [0, 1, 2]}),
        (paying(), {"owed": 16, "for": "bid"}),
        (insuring(), {"owed": 23, "for": "insurance"}),
        (Table().ask("share"), {}),
        (Table().ask("omit"), {}),
        (placing(), {"queue": [1]}),
        (Table().sea(1, nutmeg=4, silk=4, jade=5).dice(), {}),
        (boarding(), {"queue": ["pirate_1", "pirate_2"]}),
        (piloting(), {"queue": ["pilot_small", "pilot_large"]}),
        (plundering(), {"boats": ["nutmeg", "jade"]}),
        (ended(), {}),
    ],
    ids=lambda value: value.s.phase if isinstance(value, Table) else "",
)
def test_each_phase_has_its_pending(table: Table, pending: dict[str, Any]) -> None:
    position = table.position()
    assert position["pending"] == pending
    assert RULES.from_position(position) == table.s
    assert RULES.to_position(RULES.from_position(position)) == position


@pytest.mark.rule("manila", "9")
def test_a_bid_and_an_omitted_ware_are_pending() -> None:
    table = bidding()
    table.play("bid 4")
    assert table.position()["pending"] == {"standing": 4, "bidder": 0, "in": [1, 2, 0]}
    table = Table().ask("omit")
    table.plays("omit silk")
    assert table.position()["pending"] == {"omitted": "silk"}
    assert RULES.from_position(table.position()) == table.s


@pytest.mark.rule("manila", "9")
def test_chance_and_nobody_as_actors() -> None:
    table = Table().sea(1, nutmeg=4, silk=4, jade=5).dice()
    assert table.position()["actor"] == "chance"
    assert table.s.actor == CHANCE
    assert ended().position()["actor"] is None


@pytest.mark.rule("manila", "9")
def test_options_that_are_false_may_be_left_out() -> None:
    position = Table(strict_pledges=True).position()
    assert position["options"] == {"strict_pledges": True}
    position["options"]["boarding_full"] = False
    assert RULES.to_position(RULES.from_position(position))["options"] == {"strict_pledges": True}


@pytest.mark.rule("manila", "9")
def test_a_plundered_boat_in_the_shipyard_stays_on_13() -> None:
    table = plundering()
    table.play("send nutmeg yard")
    position = table.position()
    assert position["boats"][0]["port"] is False
    assert position["pending"] == {"boats": ["jade"]}
    assert RULES.from_position(position) == table.s


@pytest.mark.rule("manila", "9")
def test_random_games_are_read_as_they_were_written() -> None:
    for seed in range(6):
        draw = QuickDraw(random.Random(seed))
        s = RULES.setup(3 + seed % 3, {"boarding_full": True}, draw)
        while s.phase != "over":
            chance = s.actor == CHANCE
            RULES.play(s, RULES.chance(s, draw) if chance else draw.pick(RULES.legal(s)))
            again = RULES.from_position(RULES.to_position(s))
            assert again == s
            assert again.berths == tuple(sorted(s.berths))  # who came first is not told


# --- refused -------------------------------------------------------------------------------------


def put(*path: Any) -> Change:
    """A change of the position: the last item is put where the path leads."""
    *keys, last, value = path

    def change(position: dict[str, Any]) -> None:
        for key in keys:
            position = position[key]
        position[last] = value

    return change


def drop(*path: Any) -> Change:
    *keys, last = path

    def change(position: dict[str, Any]) -> None:
        for key in keys:
            position = position[key]
        del position[last]

    return change


def both(*changes: Change) -> Change:
    def change(position: dict[str, Any]) -> None:
        for each in changes:
            each(position)

    return change


def share_moved(position: dict[str, Any]) -> None:
    """Seat 1's unseen share becomes seat 0's third unseen one."""
    position["seats"][0]["shares"]["ginseng"] += 1
    position["seats"][0]["held"] += 1
    position["stock"]["ginseng"] -= 1


def ware_unseen(position: dict[str, Any]) -> None:
    """Four nutmeg shares that nobody has seen."""
    for seat in (1, 2):
        position["seats"][seat]["shares"]["nutmeg"] = 2
        position["seats"][seat]["held"] += 2
    position["stock"]["nutmeg"] = 0


REFUSED = [
    (bidding, put("game", "santiago"), "game must be"),
    (bidding, put("version", 2), "version must be"),
    (bidding, drop("voyage"), 'lacks the field "voyage"'),
    (bidding, put("extra", 1), "unknown field"),
    (bidding, put("phase", "sleep"), "phase must be one of"),
    (bidding, put("options", "open", 1), "unknown field"),
    (bidding, put("options", {"boarding_full": 1}), "true or false"),
    (bidding, put("seats", []), "seats must have 3 to 5 items"),
    (bidding, put("voyage", 0), "voyage must be"),
    (bidding, put("master", 3), "master must be"),
    (bidding, lambda p: p.update(master=True), "master must be"),
    (bidding, put("stock", "jade", 4), "5 shares of jade in all, not 6"),
    (bidding, put("stock", "jade", 6), "stock.jade must be"),
    (bidding, put("seats", 0, "pledged", "nutmeg", 1), "pledged more nutmeg than it has shown"),
    (bidding, put("seats", 0, "shown", "silk", 2), "shown more silk than it holds"),
    (bidding, put("seats", 0, "held", 2), "seats[0].held must be"),
    (bidding, share_moved, "more than 2 shares that nobody has seen"),
    (bidding, ware_unseen, "only 3 shares of nutmeg"),
    (bidding, put("seats", 0, "pesos", -1), "seats[0].pesos must be"),
    (bidding, put("seats", 0, "pesos", 9001), "seats[0].pesos must be"),
    (bidding, put("seats", 0, "pesos", 3.0), "seats[0].pesos must be"),
    (bidding, put("seats", 0, "shares", None), "seats[0].shares must be an object"),
    (bidding, put("prices", "silk", 15), "prices.silk must be one of"),
    (bidding, put("prices", "silk", 30), "so the game is over"),
    (ended, put("prices", "nutmeg", 20), "no price is 30"),
    (bidding, put("round", 1), "round 1 does not fit"),
    (placing, put("round", 0), "round 0 does not fit"),
    (placing, put("round", 4), "round must be"),
    (piloting, put("round", 2), "round 2 does not fit"),
    (boarding, put("round", 3), "round 3 does not fit"),
    (placing, put("boats", []), "boats must be set"),
    (placing, lambda p: p["boats"].pop(), "boats must be none or three"),
    (lambda: Table().ask("share"), put("withdrawn", [1]), "before the boats are set"),
    (lambda: Table().ask("share"), put("spots", "port_a", 1), "before the boats are set"),
    (
        bidding,
        lambda p: p.update(boats=piloting().position()["boats"]),
        "boats must be set",
    ),
    (placing, put("boats", 0, "ware", "jade"), "in the order of the wares"),
    (placing, put("boats", 1, "ware", "nutmeg"), "in the order of the wares"),
    (placing, put("boats", 1, "ware", "wood"), "boats[1].ware must be one of"),
    (placing, put("boats", 1, "at", 13), "must be 14 in port, and only there"),
    (placing, put("boats", 0, "at", 14), "must be 14 in port, and only there"),
    (placing, put("boats", 0, "at", 15), "boats[0].at must be"),
    (placing, put("boats", 0, "port", 0), "true or false"),
    (placing, put("boats", 0, "crew", [2, 3, 3, 2]), "4 accomplices, for 3 spaces"),
    (placing, put("boats", 0, "crew", [4]), "boats[0].crew[0] must be"),
    (placing, both(put("spots", "pirate_1", None), put("spots", "pirate_2", 3)), "while pirate_1"),
    (placing, put("spots", "port_a", 3), "seat 3 can't have placed more than 2"),
    (placing, put("spots", "port_a", 1), "seat 1 can't have placed more than 1"),
    (placing, put("withdrawn", [0, 0]), "withdrawn names a seat twice"),
    (placing, put("withdrawn", [0, 1]), "place clockwise"),
    (placing, put("actor", 2), "actor does not fit"),
    (placing, put("actor", "chance"), "actor does not fit"),
    (placing, put("pending", "queue", []), "place clockwise"),
    (placing, put("pending", "queue", [2]), "place clockwise"),
    (placing, put("pending", "queue", [1, 2]), "place clockwise"),
    (placing, put("pending", {}), 'lacks the field "queue"'),
    (bidding, put("pending", "in", [0]), "two or more seats bid"),
    (bidding, put("pending", "in", []), "two or more seats bid"),
    (bidding, put("pending", "in", [0, 2, 1]), "two or more seats bid"),
    (bidding, put("pending", "in", [0, 0]), "two or more seats bid"),
    (bidding, put("pending", "in", [0, 1]), "only those who have passed"),
    (bidding, put("pending", "standing", 3), "a standing bid has a bidder"),
    (bidding, put("pending", "bidder", 2), "a bidder has bid something"),
    (bidding, both(put("pending", "standing", 3), put("pending", "bidder", 1)), "asked last"),
    (bidding, both(put("pending", "standing", 31), put("pending", "bidder", 2)), "can't pay"),
    (bidding, put("actor", 1), "actor does not fit"),
    (paying, put("pending", "owed", 17), "can't pay the bid"),
    (paying, put("pending", "owed", 4), "the cash is enough"),
    (paying, put("pending", "for", "insurance"), "pending.for can't be"),
    (paying, put("actor", 0), "actor does not fit"),
    (insuring, put("pending", "for", "bid"), "pending.for can't be"),
    (insuring, put("pending", "owed", 22), "the insurance owes 23"),
    (insuring, put("spots", "insurance", None), "nobody holds the insurance"),
    (insuring, put("seats", 3, "pesos", 23), "the cash is enough"),
    (
        insuring,
        both(put("seats", 3, "shown", "silk", 1), put("seats", 3, "pledged", "silk", 1)),
        "nothing left to pledge",
    ),
    (lambda: Table().ask("share"), put("pending", {"queue": []}), "unknown field"),
    (
        lambda: Table().sea(3, nutmeg=14, silk=14, jade=13).dice(),
        lambda p: p["boats"][2].update(at=14, port=True),
        "no boat is at sea",
    ),
    (lambda: Table(3).sea(2, nutmeg=4, silk=4, jade=3).dice(), put("round", 1), "round 1"),
    (boarding, put("pending", "queue", []), "the spots still to act"),
    (boarding, put("pending", "queue", ["pirate_1"]), "the spots still to act"),
    (boarding, put("pending", "queue", ["pirate_2", "pirate_1"]), "the spots still to act"),
    (boarding, put("pending", "queue", ["pilot_small"]), "the spots still to act"),
    (boarding, both(put("boats", 0, "at", 12), put("boats", 1, "at", 12)), "no boat to board"),
    (boarding, put("pending", "boarded", {"ware": "nutmeg", "space": 2}), "no captain"),
    (boarding, put("actor", 1), "actor does not fit"),
    (piloting, put("pending", "queue", ["pilot_small"]), "the spots still to act"),
    (piloting, put("pending", "queue", ["insurance"]), "the spots still to act"),
    (plundering, put("pending", "boats", []), "sent in the order of the wares"),
    (plundering, put("pending", "boats", ["nutmeg"]), "sent in the order of the wares"),
    (plundering, put("pending", "boats", ["silk", "jade"]), "sent in the order of the wares"),
    (plundering, put("spots", "pirate_1", None), "there is no pirate"),
    (plundering, put("boats", 0, "crew", [0]), "the crews have gone home"),
    (ended, put("actor", 0), "actor does not fit"),
]


@pytest.mark.rule("manila", "9")
@pytest.mark.parametrize(
    ("table", "change", "fault"), REFUSED, ids=[f"{i}-{row[2]}" for i, row in enumerate(REFUSED)]
)
def test_what_cant_be_is_refused_with_the_fault_named(
    table: Callable[[], Table], change: Change, fault: str
) -> None:
    position = copy.deepcopy(table().position())
    RULES.from_position(position)
    change(position)
    with pytest.raises(Fault) as caught:
        RULES.from_position(position)
    assert fault in str(caught.value)


@pytest.mark.rule("manila", "9", "4")
def test_where_pirates_may_evict_the_captains_place_is_known() -> None:
    position = boarding(boarding_full=True).position()
    position["spots"]["pirate_1"], position["spots"]["pirate_2"] = 1, None
    position["actor"] = 1
    position["boats"][0]["crew"] = [2, 3, 0]
    position["pending"] = {
        "queue": ["pirate_1"],
        "boarded": {"ware": "nutmeg", "space": 3},
    }
    assert RULES.to_position(RULES.from_position(position)) == position
    for ware, space in (("jade", 1), ("silk", 1), ("nutmeg", 4), ("nutmeg", 0)):
        position["pending"]["boarded"] = {"ware": ware, "space": space}
        with pytest.raises(Fault, match=r"no captain|space must be"):
            RULES.from_position(position)
    position["pending"] = {"queue": ["pirate_1"]}  # a captain who was alone from the first
    RULES.from_position(position)


@pytest.mark.rule("manila", "9")
def test_less_than_nothing_is_found_in_a_state_too() -> None:
    table = Table()
    table.s.pesos[2] = -1
    with pytest.raises(Fault, match="less than nothing"):
        RULES.check(table.s)


@pytest.mark.rule("manila", "9")
@pytest.mark.parametrize("value", [None, [], "x", 3, {"game": "manila"}])
def test_what_is_no_position_at_all(value: object) -> None:
    with pytest.raises(Fault):
        RULES.from_position(value)
