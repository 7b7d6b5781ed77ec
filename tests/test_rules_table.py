"""Every numbered section of a rulebook is shown by a test."""

from __future__ import annotations

import pytest
from rules_table import main, table

from santiago_desktop.games import GAMES
from santiago_desktop.system.language import language


@pytest.mark.uncounted
@pytest.mark.parametrize("game", GAMES)
def test_every_section_has_a_test(game: str) -> None:
    book = GAMES[game]().wording(language("en"), ["A", "B", "C", "D", "E"]).rulebook()
    sections = {section.number for section in book}
    shown = {number for each, number in table() if each == game}
    assert sections - shown == set()
    parts = {number for number in sections if "." in number}
    assert {part.split(".")[0] for part in parts} <= sections


def test_the_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main()
    assert "santiago 5: " in capsys.readouterr().out
