"""`import santiago_desktop`: any game set up, looked at, played, and told in sentences."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import santiago_desktop
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.kernel.match import Illegal, Unreadable
from santiago_desktop.kernel.rules import CHANCE, NOBODY
from santiago_desktop.table.journal import Journal

SEATS = ["Ana", "ai:random:Pilar", "ai:random:Rafael"]
LANGUAGES = ("en", "es", "it", "pl", "ru")


@pytest.mark.parametrize("name", santiago_desktop.GAMES)
def test_a_game_of_any_kind_is_played_to_its_end(name: str) -> None:
    game = santiago_desktop.new_game(name, SEATS, seed="4")
    said = game.play_on()
    while not game.over:
        assert game.actor == 0
        assert game.prompt()
        assert all(game.label(action) for action in game.legal())
        said += game.play(game.legal()[-1], seen_by=0)
        said += game.play_on(seen_by=0)
    assert game.actor == NOBODY
    assert len(said) > 50
    assert all(said)
    assert game.result()


def test_an_action_is_played_by_its_text_too() -> None:
    first, second = (santiago_desktop.new_game("cargo_noir", SEATS, seed="1") for _ in "ab")
    action = first.legal()[1]
    assert first.play(action) == second.play(action.text) != []
    assert first.match.state == second.match.state


def test_what_cant_be_played_is_refused_with_its_reason() -> None:
    game = santiago_desktop.new_game("manila", SEATS, seed="1")
    before = game.match.state.copy()
    assert game.why_not("bid 500").startswith("3.1: ")
    with pytest.raises(Illegal):
        game.play("bid 500")
    with pytest.raises(Unreadable):
        game.play("sing")
    assert game.why_not(game.legal()[0]) == ""
    assert game.match.state == before


@pytest.mark.parametrize("seat", [NOBODY, 0, 1])
def test_sentences_are_those_of_a_seats_screen(seat: int) -> None:
    game = santiago_desktop.new_game("santiago", ["Ana", "Ben"], seed="2")
    game.play_on()
    for _ in range(12):
        said = game.play(game.legal()[0], seen_by=seat)
        timeline = game.table.timeline
        told = timeline.told(timeline.moments[-1], seat)
        assert said == [words for event, s in told if (words := game.words.event(event, s))]
        game.play_on()


def test_chance_is_gone_through_and_names_itself() -> None:
    game = santiago_desktop.new_game("santiago", SEATS, seed="1")
    assert game.actor == CHANCE
    assert game.legal() == []
    assert game.play_on()
    assert game.actor == 0


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_speaks_five_languages(code: str) -> None:
    game = santiago_desktop.new_game("santiago", SEATS, seed="1", code=code)
    assert (game.prompt() == santiago_desktop.new_game("santiago", SEATS, seed="1").prompt()) == (
        code == "en"
    )


def test_options_and_faults_are_named() -> None:
    game = santiago_desktop.new_game("santiago", SEATS, options=["open_holdings"])
    assert game.table.options == {"open_holdings": True}
    for name, seats, options in (
        ("chess", SEATS, []),
        ("santiago", ["Ana"], []),
        ("santiago", ["Ana", "Ana"], []),
        ("santiago", SEATS, ["fast"]),
    ):
        with pytest.raises(Fault):
            santiago_desktop.new_game(name, seats, options=options)


def test_a_saved_game_is_read_and_left_as_it_is(tmp_path: Path) -> None:
    game = santiago_desktop.new_game("santiago", SEATS, seed="1")
    path = tmp_path / "game.santiago"
    game.table.journal = Journal.begin(path, game.table)
    game.play_on()
    before = path.read_bytes()
    again = santiago_desktop.load_game(str(path), code="pl")
    assert again.match.state == game.match.state
    again.play(again.legal()[0])
    assert path.read_bytes() == before


def test_importing_it_imports_no_game_and_no_window() -> None:
    code = (
        "import santiago_desktop, sys; "
        "sys.exit(any(name.startswith('santiago_desktop.') or name == 'pygame' "
        "for name in sys.modules))"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parent.parent)
    assert not hasattr(santiago_desktop, "chess")
