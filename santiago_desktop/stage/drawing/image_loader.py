"""Pictures are read beside everything else, in the order in which they are asked for."""

from __future__ import annotations

import os
from collections import deque
from contextlib import suppress
from errno import ENOENT
from threading import Lock, Thread
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

HELPERS = max(1, min(4, (os.cpu_count() or 2) - 1))  # the main thread reads too, when it must wait

UNREADABLE = "this picture is missing or damaged; please install the program again"


class Ahead:
    """A picture that is read once, by whoever comes to it first."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = Lock()
        self._begun = False
        self._pixels: pygame.Surface | None = None

    @property
    def done(self) -> bool:
        """Whether nobody has to wait for it."""
        return self._begun and not self._lock.locked()

    def read(self) -> pygame.Surface | None:
        """The picture as the file has it; None if it can't be read."""
        with self._lock:
            if not self._begun:
                self._begun = True
                with suppress(OSError, pygame.error):
                    self._pixels = pygame.image.load(self.path)
        return self._pixels


_asked: dict[Path, Ahead] = {}
_waiting: deque[Ahead] = deque()
_helpers: list[Thread] = []


def read_ahead(paths: Iterable[Path]) -> None:
    """Begin to read pictures that will be needed soon."""
    for path in paths:
        if path not in _asked:
            _asked[path] = Ahead(path)
            _waiting.append(_asked[path])
    _helpers[:] = [helper for helper in _helpers if helper.is_alive()]
    while len(_helpers) < min(HELPERS, len(_waiting)):
        _helpers.append(Thread(target=_help))
        _helpers[-1].start()


def _help() -> None:
    """Read one after the other until nothing waits."""
    with suppress(IndexError):
        while True:
            _waiting.popleft().read()


def read(path: Path) -> pygame.Surface:
    """A picture as the file has it, whether it was asked for before or not.

    What can't be read is an OSError that names the file: pygame's own errors don't.
    """
    ahead = _asked.pop(path, None)
    try:
        return (ahead.read() if ahead else None) or pygame.image.load(path)
    except (OSError, pygame.error):
        raise OSError(ENOENT, UNREADABLE, str(path)) from None


def is_read(paths: Iterable[Path]) -> bool:
    """Whether all of these that were asked for have been read."""
    return all(_asked[path].done for path in paths if path in _asked)


def rest() -> None:
    """Forget what nobody has come for, and let nothing be read any more."""
    _waiting.clear()
    _asked.clear()
    for helper in _helpers:
        helper.join()
