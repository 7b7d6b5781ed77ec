"""Rules 1 and 2: the box, the bag, the set-up."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from cargo_noir_table import RULES, Table, goods

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.kernel.luck import KeyedDraw, QuickDraw

if TYPE_CHECKING:
    from santiago_desktop.games.cargo_noir.rules.state import State

EVERYBODY = [2, 3, 4, 5]


def start(seats: int) -> State:
    return RULES.setup(seats, {}, KeyedDraw("seed", "setup"))


@pytest.mark.rule("cargo_noir", "1")
def test_there_are_131_tokens_with_five_players() -> None:
    assert sum(start(5).bag) + 6 + 4 + 3 * 3 + 2 * 2 + 2 == 14 * 9 + 5 == 131


@pytest.mark.rule("cargo_noir", "1")
@pytest.mark.parametrize("seats", EVERYBODY)
def test_a_joker_for_each_player(seats: int) -> None:
    s = start(seats)
    laid = s.shown + [good for stock in s.stock for good in stock]
    assert s.bag[box.JOKER] + laid.count(box.JOKER) == seats


@pytest.mark.rule("cargo_noir", "1")
def test_there_are_54_cards() -> None:
    assert sum(box.COPIES) == 54
    assert list(box.COPIES) == [8] * 3 + [6] * 4 + [1] * 6


@pytest.mark.rule("cargo_noir", "1")
def test_two_of_each_card_that_helps_for_each_player() -> None:
    assert [box.CARD_NAMES[i] for i, n in enumerate(box.LIMIT) if n] == [
        "ship",
        "warehouse",
        "syndicate",
    ]
    assert set(box.LIMIT) == {0, 2}


@pytest.mark.rule("cargo_noir", "1")
def test_cards_that_help_cost_more_than_they_score_and_unique_ones_less() -> None:
    for card, (cost, points) in enumerate(zip(box.COST, box.POINTS, strict=True)):
        if box.LIMIT[card]:
            assert cost > points
        elif box.UNIQUE[card]:
            assert cost < points
        else:
            assert cost == points


@pytest.mark.rule("cargo_noir", "1")
def test_the_cronies_cost_49() -> None:
    assert box.COST[box.CARD_NAMES.index("cronies")] == 49


@pytest.mark.rule("cargo_noir", "1")
@pytest.mark.parametrize(
    ("seats", "ports"),
    [
        (2, "rotterdam bombay new_york rio"),
        (3, "rotterdam bombay new_york rio hong_kong"),
        (4, "rotterdam bombay new_york rio hong_kong panama"),
        (5, "rotterdam bombay new_york rio hong_kong panama cape_town tangier"),
    ],
)
def test_open_ports(seats: int, ports: str) -> None:
    assert [box.PORT_NAMES[port] for port in start(seats).ports] == ports.split()


@pytest.mark.rule("cargo_noir", "1")
def test_spaces_of_the_ports() -> None:
    assert dict(zip(box.PORT_NAMES, box.SPACES, strict=True)) == {
        "rotterdam": 4,
        "bombay": 3,
        "new_york": 3,
        "rio": 3,
        "hong_kong": 2,
        "panama": 2,
        "cape_town": 1,
        "tangier": 1,
    }


@pytest.mark.rule("cargo_noir", "1")
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("art", 1),
        ("art cars", 3),
        ("art cars gold", 6),
        ("alcohol arms art cars", 10),
        ("alcohol arms art cars cigars", 15),
        ("alcohol arms art cars cigars gems", 21),
        ("alcohol arms art cars cigars gems gold", 28),
        ("alcohol arms art cars cigars gems gold ivory", 36),
        ("alcohol arms art cars cigars gems gold ivory uranium", 45),
        *((" ".join(["gold"] * n), n * n) for n in range(1, 10)),
    ],
)
def test_values_of_sets(text: str, value: int) -> None:
    assert box.set_value(tuple(goods(text))) == value


@pytest.mark.rule("cargo_noir", "1")
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("gold gold joker", 9),
        ("art gold joker", 6),
        ("alcohol arms art cars cigars gems gold joker joker", 45),
        ("gold joker", 4),  # it fits both rows: the better one counts
        ("gold joker joker joker joker joker", 36),
        ("joker", 1),
        ("joker joker", 4),  # jokers alone count as one kind
        ("joker joker joker joker joker", 25),
        ("gold gold art", 0),
        ("gold gold art joker", 0),
        ("gold gold gold gold gold gold gold gold gold joker", 0),
        ("", 0),
    ],
)
def test_values_with_jokers_and_of_no_sets(text: str, value: int) -> None:
    assert box.set_value(tuple(goods(text))) == value


@pytest.mark.rule("cargo_noir", "2")
@pytest.mark.parametrize("seats", EVERYBODY)
def test_the_set_up(seats: int) -> None:
    s = start(seats)
    assert len(s.shown) == 6
    assert [len(s.stock[port]) for port in s.ports] == [box.SPACES[port] for port in s.ports]
    assert (s.home, s.coins) == ([3] * seats, [7] * seats)
    assert [s.room(seat) for seat in range(seats)] == [6] * seats
    assert (s.phase, s.actor, s.turn, s.round) == ("sail", 0, 0, 1)
    RULES.check(s)


@pytest.mark.rule("cargo_noir", "2")
def test_the_set_up_depends_on_the_luck() -> None:
    quick = QuickDraw(random.Random(3))
    assert len({tuple(RULES.setup(2, {}, quick).shown) for _ in range(20)}) > 15


# --- the bag -------------------------------------------------------------------------------------


def awaiting(seats: int = 3) -> Table:
    """Seat 0 waits for three tokens for Rio, everything else of the table is in place."""
    table = Table(seats).awaits(box.FROM_PORT + 3, 3)
    return table.ships(0, casino=1)


@pytest.mark.rule("cargo_noir", "1")
def test_chance_draws_with_the_right_weights() -> None:
    table = Table(2).bag("gold gold gold art").awaits(box.MARKET_SHIP, 1)
    quick = QuickDraw(random.Random(1))
    lines = [RULES.chance(table.s, quick).text for _ in range(4000)]
    assert set(lines) == {"draw gold", "draw art"}
    assert 0.72 < lines.count("draw gold") / len(lines) < 0.78


@pytest.mark.rule("cargo_noir", "1")
def test_chance_draws_without_putting_back() -> None:
    table = awaiting(2).bag("gold gold art", keeper=-1)
    quick = QuickDraw(random.Random(1))
    assert {RULES.chance(table.s, quick).text for _ in range(200)} == {
        "draw gold gold art",
        "draw gold art gold",
        "draw art gold gold",
    }


@pytest.mark.rule("cargo_noir", "3.II")
def test_the_pile_becomes_the_bag_in_the_middle_of_a_draw() -> None:
    table = awaiting(2).bag("gold").bag("gold", keeper=0)
    table.s.goods[4] -= 2
    table.s.pile[4] += 2
    quick = QuickDraw(random.Random(1))
    assert {RULES.chance(table.s, quick).text for _ in range(50)} == {"draw gold cigars cigars"}
    told = [type(e).__name__ for e in table.play("draw gold cigars cigars")]
    assert told[:3] == ["PortFilled", "PileBecameBag", "PortFilled"]
    assert (sum(table.s.bag), sum(table.s.pile)) == (0, 0)
    assert table.s.stock[3] == (6, 4, 4)


@pytest.mark.rule("cargo_noir", "3.II")
def test_an_empty_bag_is_shown_empty_while_a_draw_is_awaited() -> None:
    table = awaiting(2).bag("", keeper=-1)
    shown = RULES.to_position(table.s)
    assert set(shown["bag"].values()) == {0}
    told = [type(e).__name__ for e in table.play("draw gold gold art")]
    assert told[:2] == ["PileBecameBag", "PortFilled"]
    assert sum(table.s.bag) == 14 * 9 + 2 - 3
    assert sum(table.s.pile) == 0


@pytest.mark.rule("cargo_noir", "6")
def test_a_draw_is_read_in_order() -> None:
    table = awaiting(2).bag("gold").bag("gold", keeper=0)
    table.s.goods[4] -= 2
    table.s.pile[4] += 2
    assert table.refused("draw cigars gold cigars") == ("1", "draw_lacks", (4, 1))
    assert table.refused("draw gold gold cigars") == ("1", "draw_lacks", (6, 2))
    assert table.refused("draw gold cigars cigars cigars") == ("1", "draw_count", (3,))
    assert table.refused("draw gold") == ("1", "draw_count", (3,))
    assert table.refused("draw") == ("1", "now_draw", (3,))


@pytest.mark.rule("cargo_noir", "1")
def test_what_was_drawn_before_is_not_drawn_again() -> None:
    table = awaiting(2).bag("gold gold art joker", keeper=-1)
    assert table.refused("draw art art gold") == ("1", "draw_lacks", (2, 2))
    assert table.allows("draw joker gold gold")


@pytest.mark.rule("cargo_noir", "1")
def test_an_owner_of_the_game_corrects_the_reconstructed_table_and_nothing_else() -> None:
    script = Path(__file__).with_name("cargo_noir_corrected.py")
    paths = {"PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, str(script)], check=True, env=os.environ | paths)
