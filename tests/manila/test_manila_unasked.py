"""Whoever can't act is not asked, and the log says why: rules and events know nothing of it."""

from __future__ import annotations

import pytest
from manila_table import RULES, Table

from santiago_desktop.games import GAMES
from santiago_desktop.system.language import ENGLISH

WORDING = GAMES["manila"]().wording(ENGLISH, ["Ana", "Ben", "Cid", "Dan"])
NOBODY_ON_13 = "No boat stands on 13, so the pirates are not asked"
NO_ROOM = "No boat on 13 has a free space, so the pirates are not asked"
NO_DICE = "All boats are in port: no more dice are rolled on this voyage."
NO_PILOTS = "The pilots are not asked"


def told(table: Table, line: str) -> str:
    """All that the log says of an action."""
    shown = table.s.copy()
    sentences = []
    for event in table.play(line):
        RULES.fold(shown, event)
        sentences.append(WORDING.event(event, shown))
    return " ".join(sentences)


def second_movement(**squares: int) -> Table:
    return Table().sea(2, **squares).dice()


@pytest.mark.rule("manila", "4")
def test_pirates_are_not_asked_while_no_boat_stands_on_13() -> None:
    table = second_movement(nutmeg=1, silk=2, jade=9).spots(pirate_1=1, pirate_2=2)
    assert f"{NOBODY_ON_13} (Ben and Cid)." in told(table, "dice 1 1 1")
    assert table.s.phase == "place"


@pytest.mark.rule("manila", "4")
def test_why_pirates_are_not_asked_is_told_of_the_movement_and_not_of_the_round() -> None:
    """The round's line began with it, and was cut in the middle of what it is about."""
    table = second_movement(nutmeg=1, silk=2, jade=9).spots(pirate_1=1)
    shown, said = table.s.copy(), {}
    for event in table.play("dice 1 1 1"):
        RULES.fold(shown, event)
        said.setdefault(type(event).__name__, []).append(WORDING.event(event, shown))
    assert said["RoundBegan"] == ["Round 3 of 3: accomplices are placed."]
    assert ["not asked" in each for each in said["BoatMoved"]] == [False, False, True]


@pytest.mark.rule("manila", "4")
def test_pirates_are_not_asked_where_the_boats_on_13_are_full() -> None:
    table = second_movement(nutmeg=12, silk=2, jade=9).spots(pirate_1=1, pirate_2=1)
    table.crew(nutmeg=(0, 2, 3))
    assert f"{NO_ROOM} (Ben)." in told(table, "dice 1 1 1")


@pytest.mark.rule("manila", "4")
def test_the_second_pirate_is_not_asked_when_the_captain_took_the_last_space() -> None:
    table = Table().sea(2, nutmeg=13, silk=2, jade=9).spots(pirate_1=1, pirate_2=2)
    table.crew(nutmeg=(0, 3)).pirates("pirate_1", "pirate_2")
    assert f"{NO_ROOM} (Cid)." in told(table, "board nutmeg")


@pytest.mark.rule("manila", "4")
def test_nothing_is_said_when_the_second_pirate_has_boarded() -> None:
    table = Table().sea(2, nutmeg=13, silk=2, jade=9).spots(pirate_1=1, pirate_2=2)
    table.pirates("pirate_1", "pirate_2")
    table.play("skip")
    assert "not asked" not in told(table, "board nutmeg")


@pytest.mark.rule("manila", "4")
def test_nothing_is_said_of_pirates_who_were_asked_or_are_not_there() -> None:
    table = Table().sea(2, nutmeg=13, silk=2, jade=9).spots(pirate_1=1).pirates("pirate_1")
    assert "not asked" not in told(table, "skip")
    assert "not asked" not in told(second_movement(nutmeg=1, silk=2, jade=9), "dice 1 1 1")
    first = Table().sea(1, nutmeg=1, silk=2, jade=9).spots(pirate_1=1).dice()
    assert "not asked" not in told(first, "dice 1 1 1")


@pytest.mark.rule("manila", "3.4")
def test_without_a_boat_at_sea_neither_dice_nor_pilots_follow() -> None:
    table = second_movement(nutmeg=12, silk=14, jade=14).spots(pilot_small=1, pilot_large=3)
    assert f"{NO_DICE} {NO_PILOTS} (Ben and Dan)." in told(table, "dice 3")
    alone = told(second_movement(nutmeg=12, silk=14, jade=14), "dice 3")
    assert NO_DICE in alone
    assert NO_PILOTS not in alone


@pytest.mark.rule("manila", "3.4")
def test_the_large_pilot_is_not_asked_when_the_small_one_brought_in_the_last_boat() -> None:
    table = Table().sea(3, nutmeg=13, silk=14, jade=14).spots(pilot_small=1, pilot_large=3)
    assert f"{NO_DICE} {NO_PILOTS} (Dan)." in told(
        table.pilots("pilot_small", "pilot_large"), "steer nutmeg +1"
    )


@pytest.mark.rule("manila", "3.4")
def test_of_the_last_movement_nothing_is_left_out() -> None:
    table = Table().sea(3, nutmeg=12, silk=14, jade=14).spots(pilot_small=1).dice()
    said = told(table, "dice 3")
    assert "reaches the port" in said
    assert NO_DICE not in said


@pytest.mark.rule("manila", "3.4")
def test_who_hires_a_pilot_too_late_is_told() -> None:
    late = "All boats are in port, so this pilot will not be asked."
    table = Table().sea(3, nutmeg=14, silk=14, jade=14).pesos(30, 30, 30, 30).place(0, 1, 2, 3)
    assert late in told(table, "place pilot_small")
    table = Table().sea(3, nutmeg=14, silk=14, jade=1).pesos(30, 30, 30, 30).place(0, 1, 2, 3)
    assert late not in told(table, "place pilot_small")
