"""The process that thinks: what the program holds of it, and what it does itself."""

from __future__ import annotations

from contextlib import suppress
from multiprocessing.reduction import ForkingPickler
from time import monotonic
from typing import TYPE_CHECKING, Any

from santiago_desktop.kernel.records import Record
from santiago_desktop.players.thinking import player_of, think
from santiago_desktop.system.crash import CrashFiles
from santiago_desktop.system.memory import uncollected
from santiago_desktop.system.processes import CONTEXT, settle, sheltered

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection
    from pathlib import Path

    from santiago_desktop.players.thinking import Question

STOP = None  # said while a thought is under way: nobody wants its answer any more
HEARING = 0.01  # seconds between two looks whether that was said
ENDING = 5.0  # seconds for the system to clear a process away that was killed


class Worker:
    """It is asked one thing at a time. EOFError or OSError, from any method: it is dead."""

    def __init__(self, game: str = "", crashes: Path | None = None) -> None:
        """It starts, and prepares for a game; this doesn't wait until it is ready.

        `crashes` is the data folder where an error leaves its report.
        """
        self.connection, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=serve, args=(theirs, game, crashes), daemon=True)
        with theirs, sheltered():
            self.process.start()
        self.greeted = False

    @property
    def ready(self) -> bool:
        """Whether the process has started and can be asked."""
        if not self.greeted and self.connection.poll():
            self.connection.recv()
            self.greeted = True
        elif not self.greeted and not self.process.is_alive():
            raise EOFError("the process has ended before it could speak")
        return self.greeted

    def ask(self, question: Question) -> None:
        """Something new, when everything asked before is answered."""
        self._say(question)

    def call_off(self) -> None:
        """The answer isn't wanted any more; it comes nevertheless, but soon."""
        self._say(STOP)

    def answered(self) -> bool:
        """Whether the answer is there."""
        return self.ready and self.connection.poll()

    def answer(self) -> Any:
        """The answer that is there."""
        return self.connection.recv()

    def wait(self, seconds: float) -> None:
        """Until it says something, or so long."""
        self.connection.poll(seconds)

    def end(self) -> None:
        """At once: it holds nothing that could be lost."""
        self.process.kill()
        self.process.join(ENDING)
        self.connection.close()

    def _say(self, what: Question | None) -> None:
        self.connection.send_bytes(Letter.dumps(what))


class Letter(ForkingPickler):
    """What goes from one process to the other: a record is made of its values again."""

    def reducer_override(self, item: Any) -> Any:
        """How an object is made there."""
        if isinstance(item, Record):
            return type(item), tuple(iter(item))  # type: ignore[call-overload]
        return NotImplemented


def serve(connection: Connection, game: str, crashes: Path | None = None) -> None:
    """The process' life: answers, until there is nobody to answer. An error ends it."""
    settle()
    try:
        _answer_all(connection, game)
    except Exception as error:
        if crashes:
            CrashFiles(crashes, "worker").write(error)
        raise


def _answer_all(connection: Connection, game: str) -> None:
    if game:
        with uncollected():
            player_of(game)
    connection.send("ready")
    with suppress(EOFError, OSError):
        while True:
            question = connection.recv()
            if question is not STOP:  # else the thought it was meant for is over already
                answer = think(question, called_off(connection))
                connection.send_bytes(Letter.dumps(answer))


def called_off(connection: Connection) -> Callable[[], bool]:
    """Tells whether the thought is still wanted; it may be asked as often as one likes."""
    heard, due = False, 0.0

    def hear() -> bool:
        nonlocal heard, due
        if not heard and monotonic() >= due:
            due = monotonic() + HEARING
            heard = connection.poll()
        return heard

    return hear
