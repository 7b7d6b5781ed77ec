"""Rule 7: positions, and what is refused."""

from __future__ import annotations

import copy
import json
import random
from typing import TYPE_CHECKING, Any

import pytest
from cargo_noir_table import BOMBAY, RIO, RULES, Table

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.rules import CHANCE, NOBODY, OVER

if TYPE_CHECKING:
    from collections.abc import Callable


def sailing() -> Table:
    table = Table(3).show("art gold cars joker arms ivory")
    table.stock(RIO, "art art gold").stack(RIO, 1, 3).stack(RIO, 2, 5)
    return table.give(0, "gold gold").ships(0, casino=1)


def acting() -> Table:
    table = Table(3, phase="act").give(0, "art").show("gold")
    table.stack(RIO, 0, 2).stack(RIO, 1, 3).stack(BOMBAY, 0, 1).stack(BOMBAY, 2, 4)
    return table.ships(0, market=1)


def awaiting() -> Table:
    return Table(3).awaits(box.FROM_PORT + RIO, 3)


def trading() -> Table:
    return Table(3, phase="trade").give(0, "art art").credit(4)


def discarding() -> Table:
    return Table(3, phase="discard").give(0, "gold gold gold gold gold gold art")


def ended() -> Table:
    table = Table(3, turn=2, round_=11)
    table.s.ask(OVER, NOBODY)
    return table


EVERY_PHASE = [sailing, acting, awaiting, trading, discarding, ended]


@pytest.mark.rule("cargo_noir", "7")
def test_a_position_as_the_page_writes_it() -> None:
    table = sailing()
    assert RULES.to_position(table.s) == {
        "game": "cargo_noir",
        "version": 1,
        "options": {},
        "phase": "sail",
        "actor": 0,
        "turn": 0,
        "round": 3,
        "rounds": 11,
        "bag": dict(zip(box.GOODS, [14, 13, 11, 13, 14, 14, 10, 13, 14, 2], strict=True)),
        "pile": dict.fromkeys(box.GOODS, 0),
        "market": ["art", "gold", "cars", "joker", "arms", "ivory"],
        "ports": {
            "rotterdam": {"goods": [], "stacks": []},
            "bombay": {"goods": [], "stacks": []},
            "new_york": {"goods": [], "stacks": []},
            "rio": {"goods": ["art", "art", "gold"], "stacks": [[1, 3], [2, 5]]},
            "hong_kong": {"goods": [], "stacks": []},
        },
        "cards": dict(zip(box.CARD_NAMES, [8] * 3 + [6] * 4 + [1] * 6, strict=True)),
        "seats": [
            {
                "coins": 7,
                "home": 2,
                "casino": int(seat == 0),
                "market": 0,
                "goods": {**dict.fromkeys(box.GOODS, 0), "gold": 2 if seat == 0 else 0},
                "cards": [],
            }
            for seat in range(3)
        ],
        "pending": {"withdrawn": []},
    }


@pytest.mark.rule("cargo_noir", "7")
@pytest.mark.parametrize(
    ("make", "actor", "pending"),
    [
        (sailing, 0, {"withdrawn": []}),
        (acting, 0, {"outbid": ["bombay", "rio"], "market": 1, "withdrawn": []}),
        (awaiting, "chance", {"for": "rio", "count": 3, "withdrawn": []}),
        (trading, 0, {"credit": 4, "spent": False, "withdrawn": []}),
        (discarding, 0, {"withdrawn": []}),
        (ended, None, {}),
    ],
)
def test_what_is_pending(
    make: Callable[[], Table], actor: object, pending: dict[str, object]
) -> None:
    found = RULES.to_position(make().s)
    assert (found["actor"], found["pending"]) == (actor, pending)


@pytest.mark.rule("cargo_noir", "7")
def test_a_market_ship_that_draws_is_pending() -> None:
    table = acting()
    table.plays("withdraw rio", "draw")
    found = RULES.to_position(table.s)
    assert found["pending"] == {"for": "market_ship", "count": 1, "withdrawn": ["rio"]}
    assert RULES.from_position(found) == table.s


@pytest.mark.rule("cargo_noir", "7")
@pytest.mark.parametrize("make", EVERY_PHASE)
def test_what_is_written_is_read(make: Callable[[], Table]) -> None:
    s = make().s
    found = json.loads(json.dumps(RULES.to_position(s)))
    assert RULES.from_position(found) == s


@pytest.mark.rule("cargo_noir", "7")
def test_zeros_may_be_left_out() -> None:
    s = sailing().s
    found = RULES.to_position(s)
    for counts in (
        found["bag"],
        found["pile"],
        found["cards"],
        *(e["goods"] for e in found["seats"]),
    ):
        for name in [name for name, count in counts.items() if not count]:
            del counts[name]
    assert found["pile"] == {}
    assert RULES.from_position(found) == s


@pytest.mark.rule("cargo_noir", "7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_of_a_game_is_read_and_written(seats: int) -> None:
    quick = QuickDraw(random.Random(seats))
    s = RULES.setup(seats, {}, quick)
    while s.phase != OVER:
        assert RULES.from_position(RULES.to_position(s)) == s
        RULES.check(s)
        chance = s.actor == CHANCE
        RULES.play(s, RULES.chance(s, quick) if chance else quick.pick(RULES.legal(s)))
    assert RULES.from_position(RULES.to_position(s)) == s


# --- what is refused -----------------------------------------------------------------------------


def put(found: Any, path: str, value: object) -> None:
    *way, last = path.split("/")
    for step in way:
        found = found[int(step) if isinstance(found, list) else step]
    if value is KeyError:
        del found[int(last) if isinstance(found, list) else last]
    else:
        found[int(last) if isinstance(found, list) else last] = value


def refused(make: Callable[[], Table], fault: str, changes: dict[str, object]) -> None:
    found = copy.deepcopy(RULES.to_position(make().s))
    for path, value in changes.items():
        put(found, path, value)
    with pytest.raises(Fault, match=fault):
        RULES.from_position(found)


FORM = [
    ("lacks the field", {"bag": KeyError}),
    ("lacks the field", {"seats/0/home": KeyError}),
    ("lacks the field", {"ports/rio": KeyError}),
    ("lacks the field", {"ports/rio/stacks": KeyError}),
    ("lacks the field", {"pending/withdrawn": KeyError}),
    ("unknown field", {"more": 1}),
    ("unknown field", {"bag/wood": 1}),
    ("unknown field", {"cards/car": 1}),
    ("unknown field", {"seats/0/points": 1}),
    ("unknown field", {"pending/credit": 0}),
    ("unknown field", {"options/open": True}),
    ("unknown field", {"ports/rio/name": "rio"}),
    ('game must be "cargo_noir"', {"game": "manila"}),
    ("version must be", {"version": 2}),
    ("phase must be one of", {"phase": "load"}),
    ("actor must be", {"actor": 3}),
    ("turn must be", {"turn": 3}),
    ("turn must be", {"turn": True}),
    ("rounds must be", {"rounds": 10}),
    ("round must be", {"round": 12}),
    ("round must be", {"round": 0}),
    ("must be one of", {"market/0": "wood"}),
    ("must be one of", {"ports/rio/goods/0": "wood"}),
    ("must be one of", {"seats/0/cards": ["car"]}),
    ("must be one of", {"pending/withdrawn": ["macao"]}),
    ("names something twice", {"pending/withdrawn": ["rio", "rio"]}),
    ("seats must have 2 to 5 items", {"seats": []}),
    ("must be a list", {"market": {}}),
    ("must have 2 items", {"ports/rio/stacks/0": [1, 3, 4]}),
    ("must be a whole number", {"ports/rio/stacks/0": [1, 3.0]}),
]


@pytest.mark.rule("cargo_noir", "7")
@pytest.mark.parametrize(("fault", "changes"), FORM)
def test_refused_for_its_form(fault: str, changes: dict[str, object]) -> None:
    refused(sailing, fault, changes)


BOARD = [
    ("there must be 14 gold in all, not 15", {"bag/gold": 11}),
    ("there must be 3 joker in all, not 4", {"bag/joker": 3}),
    ("there must be 14 art in all, not 13", {"seats/0/goods/art": 0, "bag/art": 10}),
    ("bag.gold must be a whole number from 0 to 14", {"bag/gold": -1}),
    ("market must have 0 to 6 items", {"market": ["art"] * 7}),
    ("goods must have 0 to 3 items", {"ports/rio/goods": ["art"] * 4}),
    (r"seats\[0\] must have 3 ships in all, not 4", {"seats/0/home": 3}),
    (r"seats\[1\] must have 3 ships in all, not 2", {"ports/rio/stacks": [[2, 5]]}),
    (r"seats\[0\] must have 4 ships", {"seats/0/cards": ["ship"], "cards/ship": 7}),
    ("there must be 6 villa cards in all, not 7", {"seats/0/cards": ["villa"]}),
    ("there must be 1 bank cards in all, not 0", {"cards/bank": 0}),
    ("can have 2 syndicate cards", {"seats/0/cards": ["syndicate"] * 3, "cards/syndicate": 5}),
    ("unknown field", {"ports/panama": {"goods": [], "stacks": []}}),
    ("two stacks of one seat", {"ports/rio/stacks": [[1, 3], [1, 5]]}),
    ("two stacks of one height", {"ports/rio/stacks": [[1, 3], [2, 3]]}),
    ("must be a whole number from 1 to 999", {"ports/rio/stacks/0/1": 1000}),
    ("must be a whole number from 1 to 999", {"ports/rio/stacks/0/1": 0}),
    ("must be a whole number from 0 to 2", {"ports/rio/stacks/0/0": 3}),
    ("must be a whole number from 0 to 999", {"seats/0/coins": 1000}),
    ("must be a whole number from 0 to 999", {"seats/0/coins": -1}),
    ("actor does not fit", {"actor": 1}),
    ("actor does not fit", {"actor": "chance"}),
    ("actor does not fit", {"actor": None}),
    ("no ship at home", {"seats/0/home": 0, "seats/0/casino": 3}),
    ("no ship sails", {"round": 11}),
    ("panama is not open", {"pending/withdrawn": ["panama"]}),
    ("has a stack there", {"pending/withdrawn": ["rio"], "actor": 1, "turn": 1}),
    ("nobody withdraws", {"round": 1, "pending/withdrawn": ["rio"]}),
]


@pytest.mark.rule("cargo_noir", "7")
@pytest.mark.parametrize(("fault", "changes"), BOARD)
def test_refused_for_what_the_board_shows(fault: str, changes: dict[str, object]) -> None:
    refused(sailing, fault, changes)


PENDING = [
    (acting, "must list the ports", {"pending/outbid": ["rio"]}),
    (acting, "must list the ports", {"pending/outbid": ["rio", "bombay"]}),
    (acting, "must list the ports", {"pending/outbid": ["bombay", "rio", "hong_kong"]}),
    (acting, "names something twice", {"pending/outbid": ["rio", "rio"]}),
    (acting, "pending.market must be", {"pending/market": 2}),
    (acting, "has a stack there", {"pending/withdrawn": ["rio"]}),
    (acting, "only sail", {"round": 1}),
    (awaiting, "filled with 3 tokens", {"pending/count": 2}),
    (awaiting, "pending.count must be", {"pending/count": 0}),
    (awaiting, "not open and empty", {"pending/for": "panama"}),
    (awaiting, "draws one token", {"pending/for": "market_ship"}),
    (awaiting, "pending.for must be", {"pending/for": "casino"}),
    (
        awaiting,
        "not open and empty",
        {"ports/rio/goods": ["art"], "bag/art": 13},
    ),
    (
        awaiting,
        "not open and empty",
        {"ports/rio/stacks": [[1, 2]], "seats/1/home": 2},
    ),
    (trading, "from 0 to 9999", {"pending/credit": 10_000}),
    (trading, "true or false", {"pending/spent": 0}),
    (trading, "in the last round only", {"pending/spent": True}),
    (
        trading,
        "nothing to trade",
        {"seats/0/goods/art": 0, "bag/art": 14},
    ),
    (
        discarding,
        "room for all",
        {"seats/0/goods/art": 0, "bag/art": 14},
    ),
    (discarding, "nothing is discarded", {"round": 11}),
    (ended, "last turn is not over", {"round": 10}),
    (ended, "last turn is not over", {"turn": 1}),
    (ended, "unknown field", {"pending/withdrawn": []}),
]


@pytest.mark.rule("cargo_noir", "7")
@pytest.mark.parametrize(("make", "fault", "changes"), PENDING)
def test_refused_for_what_is_pending(
    make: Callable[[], Table], fault: str, changes: dict[str, object]
) -> None:
    refused(make, fault, changes)


@pytest.mark.rule("cargo_noir", "7")
def test_refused_with_nothing_to_settle() -> None:
    table = Table(3, phase="act").give(0, "art")
    with pytest.raises(Fault, match="nothing to settle"):
        RULES.from_position(RULES.to_position(table.s))


@pytest.mark.rule("cargo_noir", "7")
def test_refused_when_a_market_ship_draws_from_nothing() -> None:
    table = Table(3).awaits(box.MARKET_SHIP, 1).bag("", keeper=1)
    with pytest.raises(Fault, match="draws one token"):
        RULES.from_position(RULES.to_position(table.s))


@pytest.mark.rule("cargo_noir", "7")
def test_no_position_at_all() -> None:
    values: list[object] = [None, [], "rio", 3]
    for value in values:
        with pytest.raises(Fault, match="the position must be an object"):
            RULES.from_position(value)


@pytest.mark.rule("cargo_noir", "7")
def test_play_may_pass_the_limits_of_what_is_read() -> None:
    table = Table(2, turn=1).ships(1, casino=2).coins(0, 999).ships(0, casino=3)
    table.play("send casino")
    assert table.s.coins[0] == 1005
    assert table.legal("send rio")[-1] == "send rio 1005"
    RULES.check(table.s)
    with pytest.raises(Fault, match="coins must be"):
        RULES.from_position(RULES.to_position(table.s))


@pytest.mark.rule("cargo_noir", "7")
def test_conservation_is_checked() -> None:
    table = Table(3)
    table.s.bag[0], table.s.pile[0] = 15, -1
    with pytest.raises(Fault, match="less than nothing"):
        RULES.check(table.s)
    table = Table(3).show("art art art art art art art")
    with pytest.raises(Fault, match="6 tokens at most"):
        RULES.check(table.s)
    table = Table(3).stock(RIO, "art art art art")
    with pytest.raises(Fault, match="only 3 spaces"):
        RULES.check(table.s)
    table = Table(2).stock(7, "art")
    with pytest.raises(Fault, match="not open with 2 players"):
        RULES.check(table.s)
