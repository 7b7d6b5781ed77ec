"""Games that are open: while one program plays a game, no other can write on it.

Each game is one byte of a file beside the games; whoever plays it has locked that byte. The system
takes a lock back when its program ends, however it ends, so that none is ever left behind.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import finalize

from santiago_desktop.kernel.checks import Fault

if TYPE_CHECKING:
    from collections.abc import Callable

FILE = ".open"
OPEN = "another program has this game open"

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int, place: int) -> None:
        os.lseek(file, place, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

    def _unlock(file: int, place: int) -> None:
        os.lseek(file, place, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_UNLCK, 1)
else:
    import fcntl

    def _lock(file: int, place: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, place)

    def _unlock(file: int, place: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_UN, 1, place)


class _Book:
    """A folder's file. It stays open while a game is claimed: closing it would free all of them."""

    def __init__(self, folder: Path) -> None:
        self.file = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
        self.claims: Counter[int] = Counter()  # of this program, by their bytes


_books: dict[Path, _Book] = {}  # by folder


class InUse(Fault):
    """Another program has this game open."""


class Lock:
    """A program's right to write on a game, until it is released; InUse if another has it.

    Where a folder can't be written, or its system knows no locks, nobody is refused.
    """

    def __init__(self, path: Path) -> None:
        whole = Path(os.path.normcase(os.path.realpath(path)))
        place = int.from_bytes(sha256(os.fsencode(whole.name)).digest()[:4]) >> 1
        self.release: Callable[[], object] = lambda: None
        with suppress(OSError):
            _take(whole.parent, place)
            self.release = finalize(self, _give_back, whole.parent, place)


def _take(folder: Path, place: int) -> None:
    book = _books.get(folder) or _Book(folder)
    try:
        if not book.claims[place]:
            _lock(book.file, place)
    except OSError as error:
        if not book.claims:
            os.close(book.file)
        if isinstance(error, BlockingIOError | PermissionError):
            raise InUse(OPEN) from None
        raise
    book.claims[place] += 1
    _books[folder] = book


def _give_back(folder: Path, place: int) -> None:
    book = _books[folder]
    book.claims -= Counter([place])  # which forgets what is at none
    if not book.claims[place]:
        with suppress(OSError):
            _unlock(book.file, place)
    if not book.claims:
        os.close(book.file)
        del _books[folder]
