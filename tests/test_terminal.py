"""Text play, as somebody types it."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest

from santiago_desktop.commands.terminal import Terminal
from santiago_desktop.games import GAMES
from santiago_desktop.kernel.luck import commitment
from santiago_desktop.players.thinking import Thinker
from santiago_desktop.system.language import LANGUAGES, language
from santiago_desktop.table import journal
from santiago_desktop.table.hints import SHOWN
from santiago_desktop.table.journal import Journal
from santiago_desktop.table.table import Table, read_seats

if TYPE_CHECKING:
    from pathlib import Path


def play(
    lines: str,
    *,
    seats: str = "Ana,ai:easy",
    game: str = "santiago",
    code: str = "en",
    path: Path | None = None,
    seed: str = "5",
    memory_aid: bool = False,
) -> tuple[Table, str]:
    table = Table.new(GAMES[game](), read_seats(seats.split(",")), seed, {})
    table.memory_aid = memory_aid
    if path:
        table.journal = Journal.begin(path, table)
    out = io.StringIO()
    Terminal(table, language(code), io.StringIO(lines), out).run()
    return table, out.getvalue()


def test_actions_are_chosen_by_number_or_typed() -> None:
    table, said = play("1\nenter church\n")
    assert [played.action.text for played in table.match.log if played.actor == 0] == [
        "drive 1",
        "enter church",
    ]
    assert "Ana drives to Conchita for free." in said


def test_each_sentence_is_told_at_its_own_moment() -> None:
    _, said = play("drive 1\nenter casino\nskip\n")
    assert "Ana does not use the casino." in said


def test_a_refusal_says_why() -> None:
    _, said = play("drive 20\nenter bank\nfly\n99\n0\n")
    assert "3: the car moves 1 to 10 stops" in said
    assert "3: first drive the car" in said
    assert "There is no such move or command." in said
    assert said.count("Choose a number from 1 to 4.") == 2


def test_rules_are_printed() -> None:
    _, said = play("rules 7\nrules\n")
    assert "7. A new ship\nWhen a ship has sailed" in said
    assert "Type rules and a number to read one." in said


def test_the_memory_aid_tells_what_follows_in_the_place_of_what_is_covered() -> None:
    _, said = play("help\nboard\n", memory_aid=True)
    assert "The memory aid is on: board also tells" in said
    assert said.count("Pilar, in pencil: 3 pesos, 2 victory points, 1 sugar, 1 fruit and") == 2
    assert "behind the screen" not in said
    _, said = play("board\n", game="manila", seats="Ana,Ben,Cid", memory_aid=True)
    assert "Ben, in pencil: 30 pesos; 2 shares: 0–2 " in said  # noqa: RUF001 - a range
    assert "hidden shares" not in said


def test_help_board_and_holdings() -> None:
    _, said = play("help\nboard\nme\n")
    assert "undo: undo your last" in said
    assert said.count("Pilar: behind the screen.") == 2
    assert said.count("Ana: 3 pesos, 2 victory points") >= 3


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_moves_by_their_numbers_and_says_why(game: str) -> None:
    table, said = play("hint\n", seats="Ana,Ben,Carla", game=game)
    lines = [line for line in said.splitlines() if "% chance of winning" in line]
    assert 1 <= len(lines) <= SHOWN
    for line in lines:
        typed = line.removeprefix("> ").partition(".")[0]
        again, _ = play(f"{typed}\n", seats="Ana,Ben,Carla", game=game)
        assert len(again.match.log) == len(table.match.log) + 1
        assert line.endswith(".")


def test_undo_takes_back_and_says_what_stops_it() -> None:
    table, said = play("undo\n1\nundo\n")
    assert "There is nothing to undo." in said
    assert "Undone." in said
    assert [played.actor for played in table.match.log] == [-1, 1]


def test_undo_stops_at_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "undo", lambda _: "chance")
    _, said = play("undo\n")
    assert "chance has had its say since then" in said


def test_with_several_people_holdings_are_shown_only_when_asked_for() -> None:
    _, said = play("", seats="Ana,Ben")
    assert "3 pesos" not in said.split("Next come")[1]
    _, said = play("me\n", seats="Ana,Ben")
    assert "Ben: 3 pesos, 2 victory points" in said


def test_quitting_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.santiago"
    _, said = play("1\nquit\n", path=path)
    assert f"The game is saved: {path}" in said
    assert '"end"' in path.read_text().splitlines()[-1]


def test_saving_a_copy(tmp_path: Path) -> None:
    path = tmp_path / "game.santiago"
    _, said = play("save\nsave copy.santiago\nsave /\n", path=path)
    assert f"Saved: {path}" in said
    assert (tmp_path / "copy.santiago").read_text() == path.read_text()
    assert "Traceback" not in said


def test_without_a_journal_there_is_nothing_to_save() -> None:
    _, said = play("save\n")
    assert "Saved" not in said


def manila(lines: str, code: str = "en") -> tuple[list[str], str]:
    """The moves that three people made of these lines in an auction, and what was said."""
    table, said = play(lines, seats="Ana,Ben,Carla", game="manila", code=code)
    return [played.action.text for played in table.match.log], said


def test_an_auction_is_one_question() -> None:
    _, said = manila("12\n")
    assert "Bid 1 to 54 (above 30 shares must be pledged), or pass." in said
    assert "1. bid" not in said


def test_a_number_is_the_amount_where_one_is_asked_for() -> None:
    moves, said = manila("12\n12\n70\n13\n")
    assert moves == ["bid 12", "bid 13"]
    assert "3.1: a bid has to be higher than 12 pesos" in said
    assert "3.1: with all shares pledged Ben could pay only 54 pesos" in said


def test_words_are_taken_in_the_language_that_is_read() -> None:
    assert manila("bid 3\npujar 4\npasar\n", code="es")[0] == ["bid 3", "bid 4", "pass"]
    _, said = manila("pujar 99\n", code="es")
    assert "3.1: " in said


def test_a_near_miss_is_asked_back() -> None:
    moves, said = manila("pas\n\n")
    assert "Pass? Press Enter for yes, or type something else." in said
    assert moves == ["pass"]


def test_whoever_was_not_understood_types_something_else() -> None:
    assert manila("passs\n7\n")[0] == ["bid 7"]
    moves, said = manila("qwxz\n")
    assert not moves
    assert "There is no such move or command." in said


AUCTION = "1\npass\npass\nskip\n"


def test_a_word_is_taken_if_it_means_one_move() -> None:
    moves, said = manila(f"{AUCTION}silk\n5 4 0\nport a\npilot\nsmall pilot\n")
    assert moves[4:] == ["omit silk", "start 5 4 0", "place port_a", "place pilot_small"]
    assert "That could be: place an accomplice as small pilot for 2 pesos; place an" in said


def test_where_boats_start_is_one_question() -> None:
    _, said = manila(f"{AUCTION}silk\n9\n5 5 5\n")
    assert "a square from 0 to 5 for each, 9 in all (as in start 5 4 0)." in said
    assert "3.3: the squares must add up to 9, not 15" in said


def test_places_say_what_they_cost_and_pay_and_when() -> None:
    _, said = manila(f"{AUCTION}silk\n5 4 0\n")
    assert (
        "place an accomplice on the nutmeg boat for 2 pesos: in port it brings 24 pesos, shared"
        in said
    )
    assert "for 3 pesos: pays 8 pesos after the voyage if 2 boats or more are in port" in said


def test_what_fits_too_many_moves_is_not_guessed() -> None:
    moves, said = manila(f"{AUCTION}silk\n5 4 0\nplace\n")
    assert len(moves) == 6
    assert "That could be many moves." in said


def test_long_lists_are_cut_until_asked_for() -> None:
    table = Table.new(GAMES["santiago"](), read_seats(["Ana", "Ben"]), "5", {})
    table.play(table.match.chance())
    table.play(table.match.legal()[0])
    state = table.match.state
    state.phase, state.building, state.pawns[0], state.vp[0] = "use", 8, 8, 40
    out = io.StringIO()
    Terminal(table, language("en"), io.StringIO("more\n"), out).run()
    said = out.getvalue()
    assert "18 more moves: type more to see them." in said
    assert "42. skip" in said


class FirstMove(io.StringIO):
    """Somebody who types the first of all moves, again and again."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    def readline(self, _: int | None = -1) -> str:  # type: ignore[override]
        return f"{self.table.match.legal()[0].text}\n"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_told_in_every_language(game: str, code: str) -> None:
    table = Table.new(GAMES[game](), read_seats(["Ana", "ai:random", "ai:random"]), "6", {})
    out = io.StringIO()
    Terminal(table, language(code), FirstMove(table), out).run()
    said = out.getvalue()
    assert table.match.over
    assert "{" not in said
    assert table.match.seed in said.splitlines()[-1]
    assert said.count(commitment(table.match.seed)) == 2, "shown first and last, to be compared"


def test_the_seeds_hash_is_shown_first_and_the_seed_at_the_end() -> None:
    _, said = play("", seed="hush")
    assert "hush" not in said
    assert "Its check number: " in said


def test_an_interrupt_leaves_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.new(GAMES["santiago"](), read_seats(["Ana", "Ben"]), "5", {})
    lines = io.StringIO("1\n")

    def interrupt() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(lines, "readline", interrupt, raising=False)
    Terminal(table, language("en"), lines, io.StringIO()).run()
    assert not table.match.over


class Interrupted(Thinker):
    """Somebody presses Ctrl-C while it thinks."""

    def answer(self, question: object) -> object:
        raise KeyboardInterrupt(question)


def test_an_interrupt_during_a_hint_leaves_the_table() -> None:
    table = Table.new(GAMES["santiago"](), read_seats(["Ana", "Ben"]), "5", {})
    out = io.StringIO()
    Terminal(table, language("en"), io.StringIO("hint\n1\n"), out, Interrupted()).run()
    assert "chance of victory" not in out.getvalue()


def test_an_interrupt_during_a_thought_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.santiago"
    table = Table.new(GAMES["santiago"](), read_seats(["Ana", "ai:hard:Pilar"]), "5", {})
    table.journal = Journal.begin(path, table)
    out = io.StringIO()
    Terminal(table, language("en"), io.StringIO("1\n"), out, Interrupted()).run()
    assert f"The game is saved: {path}" in out.getvalue()
    assert journal.go_on(path).match.log == table.match.log
