"""Questions that put a worker to the test.

`seen` is an object of this module: with it, the module comes into the process that unpacks the
question, and so does what is asked there.
"""

from __future__ import annotations

import os
import sys
import time
from multiprocessing import parent_process
from pathlib import Path
from typing import Any

from santiago_desktop.players.thinking import ASKED, Question

LONG = 60.0


class Seen:
    """What comes with the question."""


def strange(what: str, note: str = "", ms: int | None = None) -> Question:
    seen: Any = Seen()
    return Question(what, "santiago", seen, 0, "seed", note, "", ms)


def until_enough(_question: Question, _draw: Any, enough: Any) -> str:
    end = time.monotonic() + LONG
    while not enough() and time.monotonic() < end:
        time.sleep(0.001)
    return "enough"


def sleep(*_: Any) -> None:
    time.sleep(LONG)


def die(question: Question, *_: Any) -> int:
    """The worker dies; the first time only, if a file notes it down."""
    note = question.label
    if parent_process() and not (note and Path(note).exists()):
        if note:
            Path(note).touch()
        os._exit(1)
    return os.getpid()


ASKED["until enough"] = until_enough
ASKED["sleep"] = sleep
ASKED["die"] = die
ASKED["process"] = lambda *_: os.getpid()
ASKED["modules"] = lambda *_: sorted(sys.modules)
