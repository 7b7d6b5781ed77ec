"""What hints state is so: a sample of what `python tests/hint_facts.py` checks by the thousand."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest
from hint_facts import false_facts, faults, hints
from worlds import Setting, Turned

from santiago_desktop.players.facts import Account, Fact, course, summed

if TYPE_CHECKING:
    from types import ModuleType

FEW = 2  # hints of each table


def test_no_stated_fact_is_false(setting: Setting, often: int) -> None:
    for hinted in islice(hints(setting, 11), FEW * often):
        worst = hinted.answer[-1].path[0]
        assert [*faults(hinted), *faults(hinted, worst)] == []


@pytest.mark.uncounted
@pytest.mark.parametrize("game", ["santiago", "manila", "cargo_noir"])
def test_a_false_fact_is_found(game: str) -> None:
    """Each amount that is told, raised by one: else the check would be worth nothing."""
    checks: ModuleType = pytest.importorskip(f"{game}_facts")
    for hinted in islice(hints(Setting(game, 3, ()), 12), FEW):
        better = hinted.compared().better
        path = [step.action for step in better.steps]
        happened = course(hinted.rules, hinted.before, path)
        for number, row in enumerate(better.account):
            for place, fact in enumerate(row):
                if fact.kind in NO_AMOUNT:
                    continue
                wrong = [*row[:place], fact._replace(amount=fact.amount + 1), *row[place + 1 :]]
                account = Account(*better.account[:number], wrong, *better.account[number + 1 :])
                turned = Turned(*happened[::2], hinted.asked.seat, path, account)
                assert list(false_facts(checks, turned)), fact


# What is so or not, without an amount that is told.
NO_AMOUNT = frozenset(
    (
        *("claims", "owns", "price", "cleared", "asleep", "sails", "left_out"),
        *("first_in_port", "port_too_far", "office", "stays", "sent", "place", "leads_so_far"),
    )
)


def test_amounts_of_one_kind_about_the_same_thing_are_added_up() -> None:
    rum, gold = Fact("goods", (3,), 1), Fact("pesos", (), 2)
    assert summed([rum, gold, rum]) == [rum._replace(amount=2), gold]
