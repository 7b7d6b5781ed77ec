"""What one program plays no other can write on; and no lock outlives its program."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import contextmanager
from errno import ENOLCK
from typing import TYPE_CHECKING

import pytest

from santiago_desktop.commands import cli
from santiago_desktop.games import GAMES
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.table import journal, locks
from santiago_desktop.table.archive import Archive
from santiago_desktop.table.table import Table, read_seats

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.uncounted  # other programs run

ANOTHER = (
    "import sys; from pathlib import Path; from santiago_desktop.table import journal;"
    "table = journal.go_on(Path(sys.argv[1])); print('open', flush=True); sys.stdin.read()"
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return saved(tmp_path / "game.santiago")


def saved(path: Path) -> Path:
    table = Table.new(GAMES["santiago"](), read_seats(["Ana", "Ben"]), "7", {})
    journal.Journal.begin(path, table).close()
    return path


@contextmanager
def another_program(path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """One that has the game open."""
    command = [sys.executable, "-c", ANOTHER, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdout
        assert program.stdout.readline().strip() == b"open"
        yield program
        program.kill()


def free(path: Path) -> bool:
    """Whether another program could open the game now."""
    done = subprocess.run(
        [sys.executable, "-c", ANOTHER, str(path)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0 or locks.OPEN.encode() in done.stderr
    return done.returncode == 0


def test_a_game_that_another_program_has_open_is_refused_until_that_is_killed(path: Path) -> None:
    with another_program(path):
        before = path.read_bytes()
        with pytest.raises(Fault, match="another program has this game open"):
            journal.go_on(path)
        assert path.read_bytes() == before
        assert journal.read(path, torn=True)[0].names == ["Ana", "Ben"]
    assert journal.go_on(path).journal


def test_a_link_to_the_game_is_the_game(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.santiago"
    try:
        link.symlink_to(path)
    except OSError:
        pytest.skip("this system makes no links for everybody")
    with another_program(path), pytest.raises(Fault):
        journal.go_on(link)


def test_other_games_of_the_folder_stay_claimed_when_one_is_left(
    path: Path, tmp_path: Path
) -> None:
    first, second = journal.go_on(path), journal.go_on(saved(tmp_path / "other.santiago"))
    assert first.journal
    assert second.journal
    first.journal.close()
    assert free(path)
    assert not free(second.journal.path)
    second.journal.close()
    assert free(second.journal.path)


def test_a_game_that_is_opened_twice_here_is_free_when_both_are_left(path: Path) -> None:
    first, second = journal.go_on(path), journal.go_on(path)
    assert first.journal
    first.journal.close()
    assert not free(path)
    del second
    assert free(path)


def test_a_lock_follows_the_file_to_its_new_name(path: Path) -> None:
    table = journal.go_on(path)
    assert table.journal
    moved = path.with_name("Sunday.santiago")
    assert Archive(path.parent).rename(path, "Sunday") is None
    table.journal.move(moved)
    assert not free(moved)
    table.journal.close()
    assert free(moved)


def test_what_another_program_plays_is_neither_renamed_nor_thrown_away(path: Path) -> None:
    archive = Archive(path.parent)
    with another_program(path):
        assert isinstance(archive.rename(path, "Sunday"), locks.InUse)
        assert isinstance(archive.throw_away(path), locks.InUse)
        assert path.exists()
    assert archive.throw_away(path) is None


def test_where_nothing_can_be_locked_nobody_is_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(*_: int) -> None:
        raise OSError(ENOLCK, os.strerror(ENOLCK))

    monkeypatch.setattr(locks, "_lock", no_locks)
    table = journal.go_on(path)
    assert table.journal
    table.journal.close()


def test_the_terminal_says_so_in_one_sentence(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with another_program(path):
        assert cli.main(["play", str(path), "--text"]) == cli.UNREADABLE
    said = capsys.readouterr().err
    assert said == f"santiago-desktop: {path}: another program has this game open\n"
