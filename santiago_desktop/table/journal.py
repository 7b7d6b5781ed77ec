"""Saved games on the disk: written line by line as the game goes, replaced in one step."""

from __future__ import annotations

import json
import os
import re
from stat import S_ISDIR, S_ISREG
from typing import TYPE_CHECKING, Any

from santiago_desktop.games import GAMES
from santiago_desktop.kernel import checks, saves
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.kernel.luck import commitment
from santiago_desktop.system.language import ENGLISH
from santiago_desktop.system.paths import UnreadableFile, replace
from santiago_desktop.table.locks import Lock
from santiago_desktop.table.table import Table, read_seats

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from santiago_desktop.contract.card import Card
    from santiago_desktop.kernel.match import Match
    from santiago_desktop.kernel.rules import Rules, State

SUFFIX = ".santiago"
LARGEST = 20_000_000  # bytes


class Journal:
    """The file of one game. Every line is on the disk before `append` comes back."""

    def __init__(self, path: Path, head: dict[str, Any], log: list[dict[str, Any]]) -> None:
        self.path, self.head, self.log = path, head, log
        self.closed = False  # whether the line that says so is the file's last one
        self.lock: Lock | None = None  # without one it is only read

    @classmethod
    def begin(cls, path: Path, table: Table) -> Journal:
        """A new file for a table; what has been played is written at once."""
        players = [seat.spec for seat in table.seats]
        kept = table.to_keep()
        head = saves.header(
            table.match, table.card.id, players, table.options, drawn=True, table=kept
        )
        journal = cls(path, head, [])
        journal.rewrite(table.match)
        journal.lock = Lock(path)
        return journal

    @property
    def own_name(self) -> str:
        """The file's name while it is the one that the program gave; never one of a person's."""
        stem = self.path.stem
        own = re.fullmatch(rf"{self.head['game']}-[0-9a-f]{{8}}-[0-9]+", stem)
        return stem if own else f"{self.head['game']}, renamed"

    @property
    def hash(self) -> str:
        """Of the last line: it stands for the whole game up to there."""
        return str((self.log or [self.head])[-1]["hash"])

    def append(self, match: Match[State]) -> None:
        """The action that has just been played."""
        if self.closed:  # it goes on after all: nothing may follow the last line
            self.rewrite(match)
        else:
            self.log.append(saves.entry(match, match.log[-1], self.hash))
            self._append(self.log[-1])
        if match.over:
            self._end()

    def rewrite(self, match: Match[State]) -> None:
        """The whole log anew, as after an undo: then what is left has been reckoned before."""
        left = self.log[: len(match.log)]
        if [(line["actor"], line["action"]) for line in left] == list(map(saves.said, match.log)):
            self.log = left
        else:
            self.log = saves.entries(match, self.head["hash"])
        replace(self.path, saves.to_text(self.head, self.log))
        self.closed = False

    def move(self, path: Path) -> None:
        """The file has another name now."""
        self.path, self.lock = path, Lock(path)

    def close(self) -> None:
        """Nothing more will be played for now."""
        self._end()
        if self.lock:
            self.lock.release()

    def _end(self) -> None:
        if not self.closed:
            self._append(saves.end(self.head, self.log))
            self.closed = True

    def _append(self, line: dict[str, Any]) -> None:
        with self.path.open("a", encoding="ascii") as file:
            file.write(json.dumps(line) + "\n")
            file.flush()
            os.fsync(file.fileno())


def read(path: Path, *, torn: bool = False) -> tuple[Table, Journal]:
    """A saved game and its journal; Fault names what is wrong."""
    head, log, last = saves.from_text(_text(path), torn=torn)
    match, head = saves.replay(head, log, _rules)
    if last is not None and last != saves.end(head, log):
        raise Fault("the last line doesn't fit: lines before it are missing")
    table = Table(GAMES[head["game"]](), read_seats(head["players"]), match, head["options"])
    table.keep(head.get("table", {}))
    journal = Journal(path, head, log)
    journal.closed = last is not None
    return table, journal


def is_genuine(path: Path) -> bool:
    """Whether a saved game can be read, keeps to the rules, and has the luck of its seed."""
    try:
        table, _ = read(path)
    except (Fault, UnreadableFile, OSError):
        return False
    return not saves.luck_fault(table.match)


class OnlyInTerminal(Fault):
    """A saved game that is good, and can't be gone on with in the window."""

    def __init__(self, card: Card[State]) -> None:
        """Whoever shows it has `only_in_terminal` put it into words."""
        super().__init__(card.only_in_terminal(ENGLISH))
        self.card = card


def go_on(path: Path, *, in_window: bool = False) -> Table:
    """The table of a saved game, with its journal ready to be written on by nobody else.

    Fault where it can't be read; OnlyInTerminal where it can, but is wanted `in_window` and has no
    place there: then the file stays as it is.
    """
    lock = Lock(path)  # before it is read: nothing can be added meanwhile
    table, journal = read(path, torn=True)
    if in_window and not table.card.has_window:
        lock.release()
        raise OnlyInTerminal(table.card)
    journal.lock = lock
    if not (table.match.over and journal.closed):
        journal.rewrite(table.match)
    table.journal = journal
    return table


def _rules(game: object) -> Rules[State]:
    names = tuple(GAMES)
    return GAMES[names[checks.name(game, "game", names)]]().rules()


def _text(path: Path) -> str:
    try:
        found = path.stat()
        if not (S_ISREG(found.st_mode) or S_ISDIR(found.st_mode)):
            raise UnreadableFile(f"{path}: this is no file, but a device or a pipe")
        if found.st_size > LARGEST:
            raise Fault("the file is far too large for a saved game")
        return path.read_text("ascii")
    except UnicodeDecodeError:
        raise saves.NotASave("this is no game saved by Santiago Desktop") from None
    except OSError as error:
        raise UnreadableFile(f"{path}: {error.strerror}") from None


def files(folder: Path) -> list[Path]:
    """All saved games, the newest first."""
    found = folder.glob(f"*{SUFFIX}") if folder.is_dir() else ()
    return sorted(found, key=written, reverse=True)


def looked_through(folder: Path) -> Iterator[tuple[Path, Table | None]]:
    """All saved games, the newest first; no table where one can't be read."""
    for path in files(folder):
        try:
            yield path, read(path, torn=True)[0]
        except (Fault, UnreadableFile):
            yield path, None  # it is left as it is; `verify` says what is wrong with it


def unfinished(folder: Path) -> Iterator[tuple[Path, Table]]:
    """Saved games that can be gone on with, the newest first."""
    for path, table in looked_through(folder):
        if table and not table.match.over:
            yield path, table


def written(path: Path) -> int:
    """When the file was written; 0 if it has gone meanwhile, or leads nowhere."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def fresh_path(folder: Path, table: Table) -> Path:
    """A name that is not taken. It doesn't tell the seed, which is a secret until the end."""
    stem = f"{table.card.id}-{commitment(table.match.seed)[:8]}"
    number = 1
    while (path := folder / f"{stem}-{number}{SUFFIX}").exists():
        number += 1
    return path
