"""What computer players are asked, and the thinker, who thinks in a process of its own.

A question is answered the same wherever it is thought about: all that matters is in it. Nobody
has to wait for an answer; and whatever happens to the process, an answer comes.
"""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from functools import cache
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Any, Self

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.records import Record

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from santiago_desktop.kernel.luck import Draw
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.players.adviser import Adviser
    from santiago_desktop.players.chances import Known, Scale
    from santiago_desktop.players.search import Player
    from santiago_desktop.players.worker import Worker

    Enough = Callable[[], bool]

OWN_TIME = {"master": 1_000}  # milliseconds; the levels below never read the clock by themselves
LIVES = 3  # workers that one question is put to, before it is thought about here
PATIENCE = 1.0  # seconds that the next question waits for one that was called off
NAP = 0.1  # seconds; on Windows, waiting without an end wouldn't hear Ctrl-C


class Question(Record):
    """Something that a computer player is asked."""

    what: str  # one of ASKED
    game: str
    seen: State  # no more than the seat knows
    seat: int
    seed: str  # of its luck
    label: str
    level: str = ""
    ms: int | None = None  # to think about it; None for the level's own time
    strengths: tuple[Known, ...] = ()  # of who sits there
    begun: State | None = None  # where the turn began, as the seat saw it; None for `seen`
    played: tuple[Action, ...] = ()  # in the turn since then


def think(question: Question, called_off: Enough | None = None) -> Any:
    """The answer to a question, thought about here and now."""
    from santiago_desktop.kernel.luck import KeyedDraw  # noqa: PLC0415 - the window opens lightly
    from santiago_desktop.players.search import never  # noqa: PLC0415

    called_off = called_off or never
    ms = OWN_TIME.get(question.level) if question.ms is None else question.ms
    enough = called_off if ms is None else _clock(ms, called_off)
    draw = KeyedDraw(question.seed, question.label)
    return ASKED[question.what](question, draw, enough)


@cache
def player_of(game: str) -> Player:
    """The computer player of a game; to make one can take longer than a thought."""
    from santiago_desktop.players import learned  # noqa: PLC0415 - the referee starts lightly

    return learned.player_of(GAMES[game]())


def adviser(question: Question) -> Adviser:
    """Who judges positions for those who sit there, strangers unless more is known."""
    from santiago_desktop.players.adviser import Adviser  # noqa: PLC0415 - likewise
    from santiago_desktop.players.chances import STRANGER  # noqa: PLC0415

    strengths = question.strengths or (STRANGER,) * question.seen.seats
    return Adviser(player_of(question.game), scale_of(question.game), strengths)


@cache
def scale_of(game: str) -> Scale:
    """What turns a game's judgement into chances."""
    from santiago_desktop.players import learned  # noqa: PLC0415 - the referee starts lightly

    return learned.scale_of(GAMES[game]())


ASKED: dict[str, Callable[[Question, Draw, Enough], Any]] = {
    "choose": lambda q, draw, enough: player_of(q.game).choose(
        q.seen, q.seat, q.level, draw, enough
    ),
    "chances": lambda q, draw, _: adviser(q).chances(q.seen, q.seat, draw),
    "chances_midway": lambda q, draw, _: adviser(q).chances(q.seen, q.seat, draw, midway=True),
    "chances_of_turn": lambda q, draw, enough: adviser(q).chances_of_turn(
        q.begun or q.seen, q.seat, q.played, draw, enough
    ),
    "advise": lambda q, draw, enough: adviser(q).advise(
        q.begun or q.seen, q.seat, q.played, draw, enough
    ),
}


def _clock(ms: int, called_off: Enough) -> Enough:
    """Whether the time for a thought is over."""
    end = perf_counter() + ms / 1000
    return lambda: perf_counter() >= end or called_off()


class Thought:
    """An answer that will come."""

    def __init__(self, thinker: Thinker, question: Question) -> None:
        """The question has been asked, and `thinker` hears of it when it looks next."""
        self.question = question
        self.answer: Any = None
        self.over = False  # answered, or not wanted any more
        self.asked = False  # whether a worker knows of it
        self.late = 0.0  # when a worker has to be done with it, after it was called off
        self.lives = 0 if question.level == "random" else thinker.lives
        self._thinker = thinker

    @property
    def done(self) -> bool:
        """Whether the answer is there. It doesn't wait."""
        if not self.over:
            self._thinker.go_on()
        return self.over

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        if not self.over:
            self.over = True
            self._thinker.drop(self)

    def end(self, answer: Any) -> None:
        """Keep the answer that has come, if it is still wanted."""
        if not self.over:
            self.answer, self.over = answer, True


class Thinker:
    """Answers questions one after the other, in a process that starts with the first of them."""

    def __init__(self, lives: int = LIVES, crashes: Path | None = None) -> None:
        """Without lives there is no such process: each thought is thought when it is looked at.

        `crashes` is the data folder where an error of the process leaves its report.
        """
        self.lives, self.crashes = lives, crashes
        self._worker: Worker | None = None
        self._waiting: deque[Thought] = deque()  # only the first can be known to the worker

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def ask(self, question: Question) -> Thought:
        """A thought, which begins at once if no other is under way."""
        thought = Thought(self, question)
        self._waiting.append(thought)
        if thought.lives:
            self.go_on()
        return thought

    def answer(self, question: Question) -> Any:
        """The answer, for those who have nothing else to do but to wait.

        While the process is still starting they think themselves: that is sooner.
        """
        if question.level == "random" or not self.warm(question.game):
            return think(question)
        thought = self.ask(question)
        try:
            while not thought.done:
                assert self._worker is not None
                self._worker.wait(NAP)
        finally:
            thought.cancel()
        return thought.answer

    def warm(self, game: str = "") -> bool:
        """Start the process before it is needed, for a game if possible; whether it is ready."""
        try:
            return self.lives > 0 and self._at_work(game).ready
        except (EOFError, OSError):
            self._bury()
            return False

    @property
    def waking(self) -> bool:
        """Whether the process has been started, and can't be asked yet."""
        return self._worker is not None and not self.warm()

    def go_on(self) -> None:
        """Hear what was answered, and ask what is next. It doesn't wait."""
        while self._waiting and self._finished(self._waiting[0]):
            self._waiting.popleft()

    def drop(self, thought: Thought) -> None:
        """A thought isn't wanted any more."""
        if not thought.asked:
            self._waiting.remove(thought)
            return
        thought.late = monotonic() + PATIENCE
        with suppress(OSError):  # if the worker is dead, it is found out later
            self._at_work().call_off()

    def close(self) -> None:
        """No process stays behind. Questions may still be asked: another one would start."""
        for thought in list(self._waiting):
            thought.cancel()
        self._waiting.clear()
        if self._worker:
            self._worker.end()
            self._worker = None

    def _finished(self, thought: Thought) -> bool:
        """Do for a thought what can be done without waiting; whether it is over."""
        if thought.lives <= 0:
            thought.end(think(thought.question))
            return True
        try:
            return self._heard(thought)
        except (EOFError, OSError):
            self._bury()
        thought.lives, thought.asked = thought.lives - 1, False
        return thought.over or self._finished(thought)

    def _heard(self, thought: Thought) -> bool:
        """Put the thought to the worker; whether its answer has come."""
        worker = self._at_work(thought.question.game)
        if not thought.asked:
            worker.ask(thought.question)
            thought.asked = True
        if worker.answered():
            thought.end(worker.answer())
            return True
        if thought.over and monotonic() > thought.late:
            raise TimeoutError("the worker thinks on although nobody wants to know")
        return False

    def _at_work(self, game: str = "") -> Worker:
        if self._worker is None:
            from santiago_desktop.players.worker import Worker  # noqa: PLC0415 - the referee starts lightly

            self._worker = Worker(game, self.crashes)
        return self._worker

    def _bury(self) -> None:
        """A worker is dead, or couldn't be started; where none ever comes to life, be content."""
        if self._worker is None or not self._worker.greeted:
            self.lives -= 1
        if self._worker:
            self._worker.end()
        self._worker = None
