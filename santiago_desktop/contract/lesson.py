"""A lesson: prepared games, and what is said about their moves while one plays them.

A lesson has chapters, each of which begins from a position of its own. Their steps are walked
through one after the other: something to read; a move that has to be played, or that others and
chance play; a choice that is the learner's own; something of the window to be tried. After the
first choice of a chapter nobody knows what comes: computer players and chance act by themselves
from then on, so no moves stand in the steps that follow it.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Generic

from santiago_desktop.kernel.records import Record
from santiago_desktop.kernel.rules import S

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from santiago_desktop.kernel.records import Action, Event
    from santiago_desktop.system.language import Language


class Tool(Enum):
    """Something of the window that a lesson lets one try."""

    HINT = "hint"  # what a strong player would do
    UNDO = "undo"  # take back a choice
    PAST = "past"  # look back: the log, and the strip of what happened


class Taken(Record, Generic[S]):
    """What a learner has chosen, and what came of it, as far as the learner's screen shows it."""

    before: S
    actions: Sequence[Action]
    events: Sequence[Event]  # those of the actions, and of chance between them
    after: S

    def emitted(self, kind: type[Event]) -> bool:
        """Whether an event of a kind was among those that came of it."""
        return any(isinstance(event, kind) for event in self.events)

    @property
    def lines(self) -> list[str]:
        """The actions, as they are written."""
        return [action.text for action in self.actions]


def at_once(_: object) -> bool:
    """A choice is one decision alone."""
    return True


class Choice(Record, Generic[S]):
    """The learner's own choice: anything legal. Something is said before and after it."""

    asks: Callable[[S], str]
    comment: Callable[[Taken[S]], str]  # "" where only the judge of computer players has a say
    best: tuple[str, ...] = ()  # what strong players begin with here, if that is known beforehand
    over: Callable[[S], bool] = at_once  # whether the choice is over in a state that it has led to


class Step(Record, Generic[S]):
    """A move, a choice, something to try, or else only something to read."""

    line: str = ""  # the move that is played: the action's text
    text: str = ""  # what is said; "" for moves of the others and of chance
    about: tuple[str, ...] = ()  # targets that are pointed at
    choice: Choice[S] | None = None
    tool: Tool | None = None


class Chapter(Record, Generic[S]):
    """A part of a lesson: what it is called, where it begins, and its steps."""

    title: str
    position: Mapping[str, object]
    steps: Sequence[Step[S]]


class Lesson(Record, Generic[S]):
    """Who sits at its table, its luck, and what it is in a language."""

    id: str  # under which is kept how far somebody has come
    seats: Sequence[str]  # as the command line takes them: "Ana", "ai:easy:Pilar"; one person
    seed: str
    title: Callable[[Language], str]
    teaches: Callable[[Language], str]
    chapters: Callable[[Language], Sequence[Chapter[S]]]
