"""What Manila's first lesson says: it must be true for the position that it speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from manila_table import SILK, Table

from santiago_desktop.games.manila.ai.evaluation import OFFICE
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.games.manila.window import first_lesson
from santiago_desktop.games.manila.window.lesson_places import place_told
from santiago_desktop.system.language import ENGLISH

if TYPE_CHECKING:
    from santiago_desktop.games.manila.rules.state import State

ABOARD = ev.HoldTaken(0, SILK, 1, 3)


def aboard(*others: int, left: tuple[int, ...] = (1, 2), round_: int = 2) -> Table:
    table = Table(3).sea(round_, nutmeg=1, silk=9, jade=3).crew(silk=(0, *others))
    return table.place(*left) if left else table.dice()


def told(s: State) -> str:
    return place_told(ENGLISH, ABOARD, s)


def test_what_others_can_still_do_to_a_crews_pay_is_told() -> None:
    """15 pesos had been promised; then another one went aboard, and it was 10."""
    assert "Whoever goes aboard later" in told(aboard(1).s)
    assert "Whoever goes aboard later" not in told(aboard(1, 2).s), "it is full"
    assert "Once there are pirates" in told(aboard(1).s)
    assert "Once there are pirates" not in told(aboard(1).spots(pirate_1=2).s)
    assert told(aboard(1, left=(), round_=4).s).endswith("pesos."), "nobody places any more"


def test_a_boat_on_13_is_told_by_whether_there_are_pirates() -> None:
    """Every boat that isn't past 13 was said to end in the shipyard."""
    asks = first_lesson.asks
    assert "reach 13 or more" in asks(ENGLISH, aboard(round_=4).s)
    assert "get past 13" in asks(ENGLISH, aboard(round_=4).spots(pirate_1=2).s)
    steps = first_lesson.chapters(ENGLISH)[0].steps
    [ends] = [step.text for step in steps if step.text.startswith("This is how a voyage ends")]
    assert "so is one on 13 if there are no pirates" in ends


def test_what_the_office_is_said_to_gain_is_what_players_think() -> None:
    assert f"worth about {OFFICE:.0f} pesos" in first_lesson.asks(ENGLISH, Table(3).s)


def test_a_second_accomplice_on_a_boat_is_told_by_what_it_adds() -> None:
    """6 pesos sounded as if they came on top: most of them had been one's own before."""
    assert "get 20 pesos" in told(aboard(1, 0).s)
    assert "without this one it would be 15" in told(aboard(1, 0).s)
    assert "without this one" not in told(aboard(1).s)
