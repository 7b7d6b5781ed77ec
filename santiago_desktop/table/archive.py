"""The folder of saved games: looked through, renamed, thrown away and brought back."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, NamedTuple

from santiago_desktop.kernel.checks import Fault, quoted
from santiago_desktop.system import paths
from santiago_desktop.table import journal
from santiago_desktop.table.locks import Lock

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from santiago_desktop.table.table import Table

TRASH = "trash"
FORBIDDEN = set('<>:"/\\|?*')
LONGEST_STEM = 80


class BadName(Fault):
    """No file can be called so."""


class Taken(Fault):
    """There is a file of this name already."""


class Missing(Fault):
    """The file that was asked for isn't there any more."""


Complaint = Exception | None  # what has stopped something; None if nothing has


class Saved(NamedTuple):
    """A file: its game, or what is wrong with it."""

    path: Path
    when: float  # seconds since 1970
    table: Table | None
    fault: Complaint = None
    key: str = ""  # of the moment at which it stands

    @property
    def title(self) -> str:
        """The name that somebody gave it; "" while it has the one that the program gave."""
        stem = self.path.stem
        game = self.table.card.id if self.table else ""
        return "" if game and stem.startswith(f"{game}-") else stem


class Archive:
    """All that can be done with the files. What can't be done comes back as a Fault, not raised."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.thrown: list[Path] = []  # the last one last

    def paths(self) -> list[Path]:
        """All saved games, the newest first."""
        return journal.files(self.folder)

    def look(self, path: Path) -> Saved:
        """What is in a file: a table, or what is wrong with it."""
        try:
            when = path.stat().st_mtime
            table, lines = journal.read(path, torn=True)
        except (Fault, paths.UnreadableFile, OSError) as error:
            return Saved(path, path.stat().st_mtime if path.exists() else 0.0, None, error)
        return Saved(path, when, table, key=lines.hash)

    def rename(self, path: Path, name: str) -> Complaint:
        """Another name for a file; what stops it."""
        name = name.strip()
        if not name or len(name) > LONGEST_STEM or set(name) & FORBIDDEN or name.startswith("."):
            return BadName(f"{quoted(name)} can't be a file's name")
        target = path.with_name(name + journal.SUFFIX)
        if target == path:
            return None
        if target.exists():
            return Taken(f"{target.name} is there already")
        return _alone(path, lambda: path.rename(target))

    def throw_away(self, path: Path) -> Complaint:
        """Into the trash, from where it can come back; what stops it."""
        target = _free(self.folder / TRASH / path.name)

        def move() -> None:
            target.parent.mkdir(parents=True, exist_ok=True)
            path.rename(target)

        complaint = _alone(path, move)
        if not complaint:
            self.thrown.append(target)
        return complaint

    def bring_back(self) -> Complaint:
        """What was thrown away last, back to its place; what stops it."""
        target = _free(self.folder / self.thrown[-1].name)
        complaint = _done(lambda: self.thrown[-1].rename(target))
        if not complaint:
            self.thrown.pop()
        return complaint

    def forget(self) -> None:
        """Empty the trash: nothing in it can be brought back."""
        self.thrown.clear()
        shutil.rmtree(self.folder / TRASH, ignore_errors=True)

    def write_out(self, path: Path, target: Path) -> Complaint:
        """A copy elsewhere; nothing that is there is written over."""
        if target.is_dir():
            target /= path.name
        if target.exists():
            return Taken(f"{target.name} is there already")
        return _done(lambda: shutil.copyfile(path, target))

    def take_in(self, source: Path) -> tuple[Path, Complaint]:
        """A copy from elsewhere, if it is a saved game; where it is, and what stops it."""
        if not source.is_file():
            return source, Missing(f"{source} is no file")
        found = self.look(source)
        if found.fault or source.parent.resolve() == self.folder.resolve():
            return source, found.fault
        target = _free(self.folder / (source.stem + journal.SUFFIX))

        def copy() -> None:
            self.folder.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)

        return target, _done(copy)


def _free(path: Path) -> Path:
    """The path, or one beside it that is not taken."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem} {number}{path.suffix}")
    return free


def _alone(path: Path, act: Callable[[], object]) -> Complaint:
    """Do it with a file that no other program has open; what stopped it."""
    try:
        lock = Lock(path)
    except Fault as fault:
        return fault
    complaint = _done(act)
    lock.release()
    return complaint


def _done(act: Callable[[], object]) -> Complaint:
    """Do something to a file; the complaint about what stopped it, or none."""
    try:
        act()
    except OSError as error:
        return Fault(error.strerror or str(error))
    return None
