"""How strong people are: from whom they have beaten, and whatever a damaged file says of them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from worlds import Setting, random_steps

from santiago_desktop.players.chances import PERSON, STRENGTHS
from santiago_desktop.system.settings import Settings
from santiago_desktop.table.chances import strengths
from santiago_desktop.table.strength import HIGHEST, LOWEST, Reckoning, shown
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
        assert (after[name] > PERSON) == (result.share(seat) > 0)


def test_nobody_is_stronger_than_the_strongest_or_weaker_than_the_weakest() -> None:
    table = ended(Seat("Ana"), Seat("Ben"))
    table.known = {"Ana": HIGHEST, "Ben": LOWEST}
    for value in shown(table).values():
        assert LOWEST <= value <= HIGHEST


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
    first = settings["strengths"]["santiago"]["Ana"]
    assert first != PERSON
    assert strengths(table) == (PERSON, STRENGTHS["hard"])  # as it was known when it began
    Reckoning(Settings(path), table)
    assert strengths(table) == (first, STRENGTHS["hard"])


@pytest.mark.parametrize(
    ("kept", "known"),
    [
        ({"Ana": 2.5}, 2.5),
        ({"Ana": 1e300}, HIGHEST),
        ({"Ana": float("nan")}, PERSON),
        ({"Ana": "strong"}, PERSON),
        ({"Ana": True}, PERSON),
        ({"Ana": [3]}, PERSON),
        (["Ana"], PERSON),
        (None, PERSON),
    ],
)
def test_what_is_damaged_is_forgotten(kept: Any, known: float, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"strengths": {"santiago": kept}}))
    table = ended(Seat("Ana"), Seat("Pilar", "easy"))
    Reckoning(Settings(path), table)
    assert strengths(table)[0] == known
