"""Processes of our own: the same on every system, deaf to Ctrl-C, and gone when the program is.

They are started afresh ("spawn") everywhere: copies of a program that has a window, sound or
threads can hang, and what is the same everywhere is tested everywhere.
"""

from __future__ import annotations

import os
import signal
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.process import BaseProcess

CONTEXT = get_context("spawn")


@contextmanager
def sheltered() -> Iterator[None]:
    """What is started meanwhile never hears Ctrl-C, not even before it can say so itself."""
    if not hasattr(signal, "pthread_sigmask"):  # as on Windows
        yield
        return
    from multiprocessing import resource_tracker  # noqa: PLC0415 - not on Windows

    resource_tracker.ensure_running()  # now, for its start would lift the shelter
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def settle() -> None:
    """A new process' first step: Ctrl-C is the program's matter, and its end is also this one's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent:
        Thread(target=_follow, args=(parent,), daemon=True).start()


def _follow(parent: BaseProcess) -> None:
    """Nobody is left to work for, whatever this process is doing just now."""
    parent.join()
    os._exit(1)
