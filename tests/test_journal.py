"""The file of a game: on the disk before anything else happens, and never lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from worlds import random_steps

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.system import paths
from santiago_desktop.table import journal
from santiago_desktop.table.journal import Journal
from santiago_desktop.table.table import Seat, Table, new_seed, read_seats


def seated(path: Path, *specs: str, game: str = "santiago") -> Table:
    table = Table.new(GAMES[game](), read_seats(list(specs) or ["Ana", "Ben"]), "7", {})
    table.journal = Journal.begin(path, table)
    return table


def test_every_action_is_in_the_file_when_play_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "game.santiago"
    table = seated(path)
    for action, _ in random_steps(table.match, 1):
        del action
        break
    table.match.undo()
    for _ in range(20):
        table.play(table.automatic() or table.match.legal()[0])
        again, kept = journal.read(path)
        assert again.match.state == table.match.state
        assert not kept.closed


def test_a_finished_game_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "game.santiago"
    table = seated(path, "ai:easy", "ai:random")
    while not table.match.over:
        action = table.automatic()
        assert action is not None
        table.play(action)
    again, kept = journal.read(path)
    assert kept.closed
    assert again.match.over
    assert list(journal.unfinished(tmp_path)) == []


def test_undo_rewrites_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.santiago"
    table = seated(path, "Ana", "ai:random")
    table.play(table.match.chance())
    for _ in table.seats:  # what to leave out is the computer's, what to drive to is hers
        table.play(table.match.legal()[0])
    assert table.undo() == ""
    assert len(journal.read(path)[0].match.log) == 2
    assert table.undo() == "start"


def test_nobody_takes_back_what_another_person_has_decided(tmp_path: Path) -> None:
    path = tmp_path / "game.santiago"
    table = seated(path)
    table.play(table.match.chance())
    table.play(table.match.legal()[0])
    assert table.match.log[-1].actor != table.match.state.actor
    before = path.read_bytes()
    assert table.undo() == "decision"
    assert path.read_bytes() == before


def test_who_has_decided_last_may_take_it_back_until_another_is_at_the_screen(
    tmp_path: Path,
) -> None:
    table = seated(tmp_path / "game.santiago")
    table.play(table.match.chance())
    table.play(table.match.legal()[0])
    last = table.match.log[-1].actor
    assert table.undo(by=table.match.state.actor) == "decision"
    assert table.undo(by=last) == ""
    assert table.match.state.actor == last


@pytest.mark.parametrize("game", GAMES)
def test_what_was_taken_back_can_be_played_again(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.santiago"
    table = seated(path, "Ana", "ai:random", "ai:random", game=game)
    table.practice = True  # over dice, too: they fall as before
    draw = QuickDraw(Random(3))
    while len(table.match.log) < 40:
        table.play(table.automatic() or draw.pick(table.match.legal()))
    states = [table.match.state.copy()]
    while len(states) < 4 and not table.undo():
        states.append(table.match.state.copy())
    assert len(states) > 1
    for state in reversed(states[:-1]):
        assert table.can_redo
        assert table.redo()
        assert table.match.state == state
        assert journal.read(path)[0].match.state == state
    assert table.redo() == []


def test_nothing_is_redone_after_another_move(tmp_path: Path) -> None:
    table = seated(tmp_path / "game.santiago", "Ana", "ai:random")
    table.play(table.match.chance())
    for _ in table.seats:
        table.play(table.match.legal()[0])
    assert not table.can_redo
    assert table.undo() == ""
    assert table.can_redo
    table.play(table.match.legal()[-1])
    assert not table.can_redo
    assert table.redo() == []


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_begun_anew_in_every_game(game: str) -> None:
    table = Table.new(GAMES[game](), read_seats(["Ana", "ai:random", "ai:random"]), "8", {})
    table.practice = True  # luck is no barrier, so it is always the whole turn
    chapter = table.match.rules.chapter
    draw, longest = QuickDraw(Random(8)), 0
    for _ in range(400):
        if table.match.over:
            break
        table.play(table.automatic() or draw.pick(table.match.legal()))
        now, hers = chapter(table.match.state), decided(table)
        if not hers or draw.below(3):
            continue
        longest, before = max(longest, len(hers)), len(table.match.log)
        assert table.begin_chapter_anew() == ""
        assert chapter(table.match.state) == now
        assert table.match.state.actor == 0
        assert decided(table) == []
        assert len(table.match.log) == before - hers[0]
        assert table.begin_chapter_anew() == "start"
        table.play(draw.pick(table.match.legal()))
    assert longest > 1


def decided(table: Table) -> list[int]:
    """How far back each of the person's decisions in this turn or round is, the first one first."""
    chapter, found = table.match.rules.chapter, []
    for back, moment in enumerate(reversed(table.timeline.moments), start=1):
        if chapter(moment.before) != chapter(table.match.state):
            break
        found += [back] if moment.actor == 0 else []
    return found[::-1]


def test_a_turn_is_begun_anew_as_far_as_luck_allows() -> None:
    table = Table.new(GAMES["cargo_noir"](), read_seats(["Ana", "ai:random"]), "3", {})
    draw, stops = QuickDraw(Random(3)), set()
    while not table.match.over:
        table.play(table.automatic() or draw.pick(table.match.legal()))
        hers, log = decided(table), table.match.log
        lucks = [back for back, line in enumerate(reversed(log), start=1) if line.actor == CHANCE]
        if not hers or not lucks or lucks[0] > hers[0] or draw.below(3):
            continue  # nothing of hers stands before the last luck
        kept = len(log) - lucks[0] + 1
        stopped = table.begin_chapter_anew()
        assert stopped == ("" if hers[-1] < lucks[0] else "chance")
        assert len(table.match.log) == (kept if not stopped else len(log))
        stops.add(stopped)
        if not stopped:
            table.play(draw.pick(table.match.legal()))
    assert stops == {"", "chance"}


def test_undo_says_what_stops_it(tmp_path: Path) -> None:
    table = seated(tmp_path / "game.santiago")
    table.play(table.match.read("roll 0 0 0 3 0"))
    table.play(table.match.read("leave rum"))
    table.play(table.match.chance())
    assert table.undo() == "chance"
    table.practice = True
    assert table.undo() == ""


def test_a_game_goes_on_after_a_kill_in_the_middle_of_a_line(tmp_path: Path) -> None:
    path = tmp_path / "game.santiago"
    table = seated(path)
    table.play(table.match.chance())
    with path.open("a") as file:
        file.write('{"actor": 1, "act')
    with pytest.raises(Fault, match="line 3 is cut off"):
        journal.read(path)
    again = journal.go_on(path)
    assert again.match.state == table.match.state
    again.play(again.match.legal()[0])
    assert len(journal.read(path)[0].match.log) == 2


def test_games_left_unfinished_are_found_the_newest_first(tmp_path: Path) -> None:
    for number, name in enumerate(("old", "new")):
        path = tmp_path / f"{name}.santiago"
        seated(path)
        os.utime(path, (number, number))
    (tmp_path / "broken.santiago").write_text("{")
    assert [path.stem for path, _ in journal.unfinished(tmp_path)] == ["new", "old"]
    assert list(journal.unfinished(tmp_path / "nowhere")) == []


def test_names_of_files_are_not_taken_twice_and_tell_no_seed(tmp_path: Path) -> None:
    table = seated(tmp_path / "x.santiago")
    table.match.seed = "../../etc/secret"
    first = journal.fresh_path(tmp_path, table)
    first.touch()
    second = journal.fresh_path(tmp_path, table)
    assert first != second
    assert first.parent == second.parent == tmp_path
    assert "secret" not in first.name


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "the file is empty"),
        (b"\xff\xfe", "no game saved by Santiago Desktop"),
        (b"PNG\n", "line 1 is no JSON"),
        (b'{"format": "chess"}\n', "no game saved by Santiago Desktop"),
        (b"[]\n", "no game saved by Santiago Desktop"),
        (b"{}", "line 1 is cut off"),
    ],
)
def test_foreign_and_damaged_files_are_refused_and_left_alone(
    tmp_path: Path, content: bytes, sentence: str
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    with pytest.raises(Fault, match=sentence):
        journal.read(path)
    assert path.read_bytes() == content


def test_lines_missing_before_the_end_are_found(tmp_path: Path) -> None:
    path = tmp_path / "game.santiago"
    table = seated(path)
    table.play(table.match.chance())
    assert table.journal is not None
    table.journal.close()
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([lines[0], lines[-1]]))
    with pytest.raises(Fault, match="lines before it are missing"):
        journal.read(path)


def test_huge_and_unreadable_files_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(journal.UnreadableFile, match="No such file"):
        journal.read(tmp_path / "nowhere")
    with pytest.raises(journal.UnreadableFile, match="directory"):
        journal.read(tmp_path)
    monkeypatch.setattr(journal, "LARGEST", 5)
    (tmp_path / "big").write_text("x" * 10)
    with pytest.raises(Fault, match="far too large"):
        journal.read(tmp_path / "big")


RELEASED = sorted((Path(__file__).parent / "saves").glob("*.santiago"))


@pytest.mark.parametrize("path", RELEASED, ids=lambda path: path.stem)
def test_games_saved_by_every_release_can_be_read(path: Path) -> None:
    table, kept = journal.read(path)
    assert kept.closed
    assert table.match.over


def test_there_is_a_saved_game_of_each_game() -> None:
    assert {path.stem.split("-")[0] for path in RELEASED} == set(GAMES)


@pytest.mark.parametrize("lines", [1, 4, 9])
def test_killing_the_program_loses_nothing_that_was_prompted_after(
    tmp_path: Path, lines: int
) -> None:
    command = [
        *(sys.executable, "-m", "santiago_desktop", "play", "santiago", "--text", "--seed", "3"),
        *("--seats", "Ana,ai:easy", "--data-dir", str(tmp_path), "--new"),
    ]
    program = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    )
    assert program.stdin is not None
    assert program.stdout is not None
    for _ in range(lines):
        read_to_prompt(program.stdout)
        program.stdin.write("1\n")
    read_to_prompt(program.stdout)
    program.send_signal(signal.SIGKILL)
    program.wait()
    program.stdin.close()
    program.stdout.close()
    [path] = (tmp_path / "saves").glob("*.santiago")
    table, _ = journal.read(path)
    decided = [played for played in table.match.log if played.actor == 0]
    assert len(decided) == lines


def read_to_prompt(out: object) -> None:
    while out.read(1) != ">":  # type: ignore[attr-defined]
        pass


def test_seats_are_read() -> None:
    assert read_seats(["Ana", "ai:hard", "ai:easy:Zoë", "ai:random"]) == [
        Seat("Ana"),
        Seat("Pilar", "hard"),
        Seat("Zoë", "easy"),
        Seat("Rafael", "random"),
    ]
    assert [seat.spec for seat in read_seats(["Ana", "ai:hard"])] == ["Ana", "ai:hard:Pilar"]


def test_computers_without_a_name_leave_names_to_those_who_have_them() -> None:
    found = [seat.name for seat in read_seats(["Ana", "ai:easy", "ai:easy:Pilar", "Rafael"])]
    assert found == ["Ana", "Lucía", "Pilar", "Rafael"]


@pytest.mark.parametrize(
    "spec", ["", "x" * 25, "a\nb", "ai:genius", "ai:easy1", "ai:easy10", "ai:", "ai:easy:a\tb"]
)
def test_seats_that_cant_be_are_refused(spec: str) -> None:
    with pytest.raises(Fault):
        read_seats([spec])


def test_two_seats_need_two_names() -> None:
    with pytest.raises(Fault, match='two seats are called "Ana"'):
        read_seats(["Ana", "Ana"])


def test_a_table_needs_the_right_number_of_seats() -> None:
    with pytest.raises(Fault, match="for 2 to 4 players, not 1"):
        Table.new(GAMES["santiago"](), [Seat("Ana")], "1", {})


def test_seeds_cant_be_guessed() -> None:
    assert len({new_seed() for _ in range(10)}) == 10


def test_where_files_go(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert paths.saves_folder(str(tmp_path)) == tmp_path / "saves"
    monkeypatch.setenv(paths.VARIABLE, "/elsewhere")
    assert paths.data_folder() == Path("/elsewhere")
    monkeypatch.delenv(paths.VARIABLE)
    assert paths.data_folder().name == "santiago-desktop"


def test_looks_practice_and_memory_aid_are_kept_with_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.santiago"
    table = Table.new(GAMES["santiago"](), read_seats(["Ana", "ai:easy"]), "7", {})
    table.looks, table.practice, table.memory_aid = [3, 1], True, True
    table.journal = Journal.begin(path, table)
    table.play(table.match.chance())
    again, _ = journal.read(path)
    assert (again.looks, again.practice, again.memory_aid) == ([3, 1], True, True)
    assert again.memory is not None
    usual = seated(tmp_path / "usual.santiago")
    assert (usual.looks, usual.practice, usual.memory_aid) == ([0, 1], False, False)
    assert usual.memory is None
    assert usual.to_keep() == {}


@pytest.mark.parametrize(
    ("kept", "reason"),
    [
        ({"looks": [0, 0]}, "the same look"),
        ({"looks": [0]}, "2 items"),
        ({"looks": [0, 4]}, "from 0 to 3"),
        ({"looks": "01"}, "a list"),
        ({"practice": 1}, "true or false"),
        ({"memory_aid": 1}, "true or false"),
        ({"hats": [1]}, "unknown field"),
    ],
)
def test_a_table_that_cant_be_is_refused(
    kept: dict[str, object], reason: str, tmp_path: Path
) -> None:
    table = seated(tmp_path / "game.santiago")
    with pytest.raises(Fault, match=reason):
        table.keep(kept)


def test_a_memory_aid_where_all_lies_open_is_refused() -> None:
    for game, options in (("cargo_noir", {}), ("santiago", {"open_holdings": True})):
        table = Table.new(GAMES[game](), read_seats(["Ana", "ai:easy"]), "7", options)
        with pytest.raises(Fault, match="nothing follows"):
            table.keep({"memory_aid": True})


def test_a_game_that_was_closed_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    path = tmp_path / "game.santiago"
    table = seated(path)
    table.play(table.match.chance())
    assert table.journal
    table.journal.close()
    table.journal.close()  # once is enough
    assert journal.read(path)[1].closed
    table.play(table.match.legal()[0])
    again, kept = journal.read(path)
    assert again.match.state == table.match.state
    assert not kept.closed
    later = journal.go_on(path)
    later.play(later.match.legal()[0])
    assert journal.read(path)[0].match.state == later.match.state


def test_the_last_line_of_a_finished_game_is_mended(tmp_path: Path) -> None:
    path = tmp_path / "game.santiago"
    table = seated(path, "ai:easy", "ai:random")
    while not table.match.over:
        table.play(table.automatic() or table.match.legal()[0])
    path.write_text(path.read_text("ascii")[:-9], "ascii")  # a crash within the last line
    later = journal.go_on(path)
    assert later.journal
    later.journal.close()
    assert journal.read(path)[1].closed


def test_all_games_are_looked_through_also_those_that_cant_be_read(tmp_path: Path) -> None:
    seated(tmp_path / "good.santiago")
    (tmp_path / "bad.santiago").write_text("x\n")
    found = dict(journal.looked_through(tmp_path))
    assert found[tmp_path / "bad.santiago"] is None
    assert found[tmp_path / "good.santiago"]
    assert list(journal.looked_through(tmp_path / "nowhere")) == []
