"""Jobs that put a pool of workers to the test."""

from __future__ import annotations

import os
import time
from multiprocessing import parent_process
from pathlib import Path


def double(number: int) -> int:
    return 2 * number


def deadly(number: int, note: str) -> int:
    """One of them kills its worker: always, or only until a file notes it down."""
    if number == 7 and parent_process() and not (note and Path(note).exists()):
        if note:
            Path(note).touch()
        os._exit(1)
    return number


def fails(number: int) -> int:
    raise ValueError(number)


def sleep(_: int) -> None:
    time.sleep(60)
