"""How strong people are: from whom they have beaten, and whatever a damaged file says of them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from worlds import Setting, random_steps

from santiago_desktop.players.chances import (
    HIGHEST,
    LOWEST,
    PERSON,
    STRANGER,
    STRENGTHS,
    Chance,
    Known,
)
from santiago_desktop.players.thinking import think
from santiago_desktop.system.language import Language
from santiago_desktop.system.settings import Settings
from santiago_desktop.table.chances import expected, question_now, strengths
from santiago_desktop.table.strength import LEAST_DOUBT, Reckoning, shown
from santiago_desktop.table.table import Seat, Table

if TYPE_CHECKING:
    from pathlib import Path


def ended(*seats: Seat) -> Table:
    """A game that random moves have brought to its end."""
    setting = Setting("santiago", len(seats), ())
    table = Table(setting.card, [*seats], setting.match(1), {})
    for _ in random_steps(table.match, 1):
        pass
    return table


def test_who_wins_is_stronger_than_was_known_and_who_loses_weaker() -> None:
    table = ended(Seat("Ana"), Seat("Ben"), Seat("Pilar", "easy"))
    after, result = shown(table), table.match.rules.result(table.match.state)
    assert set(after) == {"Ana", "Ben"}
    for seat, name in enumerate(("Ana", "Ben")):
        assert (after[name].strength > PERSON) == (result.share(seat) > 0)
        assert after[name].doubt < STRANGER.doubt


def test_nobody_is_stronger_than_the_strongest_or_weaker_than_the_weakest() -> None:
    table = ended(Seat("Ana"), Seat("Ben"))
    table.known = {"Ana": Known(HIGHEST, 0.8), "Ben": Known(LOWEST, 0.8)}
    for value in shown(table).values():
        assert LOWEST <= value.strength <= HIGHEST
        assert LEAST_DOUBT <= value.doubt <= STRANGER.doubt


def beaten(table: Table, name: str) -> Known:
    """What is known of somebody after a game that was lost."""
    result = table.match.rules.result(table.match.state)
    seat = next(seat for seat in range(len(table.seats)) if not result.share(seat))
    levels = [Seat(f"Pilar {number}", "easy") for number in range(len(table.seats))]
    table.seats = [Seat(name) if number == seat else each for number, each in enumerate(levels)]
    return shown(table)[name]


def test_a_stranger_who_loses_to_the_weakest_is_soon_known_to_be_weak() -> None:
    table = ended(Seat("Ana"), Seat("Ben"), Seat("Pilar", "easy"))
    first = beaten(table, "Ana")
    assert first.strength < (STRENGTHS["easy"] + PERSON) / 2
    table.known = {"Ana": first}
    second = beaten(table, "Ana")
    assert first.strength - second.strength < PERSON - first.strength
    assert LEAST_DOUBT <= second.doubt < first.doubt


@pytest.mark.uncounted
def test_a_stranger_is_not_said_to_win_as_surely_as_one_who_is_known() -> None:
    told = {known: at_the_start("manila", known) for known in (STRANGER, Known(PERSON))}
    stranger, sure = told.values()
    assert 0.5 < stranger.value < 0.85 < sure.value


def at_the_start(game: str, known: Known) -> Chance:
    """The chance of a person against two of the weakest whom somebody is asked to beat."""
    seats = [Seat("Ana"), Seat("Pilar", "easy"), Seat("Rafael", "easy")]
    table = Table.new(Setting(game, 3, ()).card, seats, "start", {})
    table.known = {"Ana": known}
    return think(question_now(table, 0))[0]


def test_a_game_counts_once_and_one_that_was_over_before_not_at_all(tmp_path: Path) -> None:
    settings, path = Settings(tmp_path / "settings.json"), tmp_path / "settings.json"
    table = ended(Seat("Ana"), Seat("Pilar", "hard"))
    Reckoning(settings, table).end()
    assert settings["strengths"] == {}
    log, table.match.log = table.match.log, []
    table.match.state = table.match.start.copy()
    reckoning = Reckoning(settings, table)
    reckoning.end()
    assert settings["strengths"] == {}
    for line in log:
        table.match.play(line.action)
    reckoning.end()
    reckoning.end()
    first, pilar = Known(*settings["strengths"]["santiago"]["Ana"]), Known(STRENGTHS["hard"])
    assert first.strength != PERSON
    assert strengths(table) == (STRANGER, pilar)  # as it was known when it began
    Reckoning(Settings(path), table)
    assert strengths(table) == (first, pilar)


@pytest.mark.parametrize(
    ("kept", "known"),
    [
        ({"Ana": [2.5, 0.5]}, Known(2.5, 0.5)),
        ({"Ana": 2.5}, Known(2.5, STRANGER.doubt)),  # as earlier versions kept it
        ({"Ana": [1e300, -1e300]}, Known(HIGHEST, LEAST_DOUBT)),
        ({"Ana": float("nan")}, STRANGER),
        ({"Ana": [2.5, float("nan")]}, STRANGER),
        ({"Ana": "strong"}, STRANGER),
        ({"Ana": True}, STRANGER),
        ({"Ana": [3]}, STRANGER),
        ({"Ana": [3, True]}, STRANGER),
        (["Ana"], STRANGER),
        (None, STRANGER),
    ],
)
def test_what_is_damaged_is_forgotten(kept: Any, known: Known, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"strengths": {"santiago": kept}}))
    table = ended(Seat("Ana"), Seat("Pilar", "easy"))
    Reckoning(Settings(path), table)
    assert strengths(table)[0] == known


def test_that_nothing_is_known_of_somebody_is_said_until_it_is() -> None:
    seats = [Seat("Ana"), Seat("Pilar", "easy")]
    table = Table.new(Setting("santiago", 2, ()).card, seats, "1", {})
    assert expected(Language(), table) == (
        "Reckoned for these players: Ana (strength not known yet), Pilar (Computer: easy)."
    )
    table.known = {"Ana": Known(PERSON, LEAST_DOUBT)}
    assert "not known" not in expected(Language(), table)
