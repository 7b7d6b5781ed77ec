"""A lesson: a prepared game, and what is said about its moves while one plays it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from santiago_desktop.system.language import Language


class Step(NamedTuple):
    """A move that has to be played, or only something to read; what is said, and about what."""

    line: str  # the action's text; "" where there is only something to read
    text: str = ""  # "" for moves of the others and of chance
    about: tuple[str, ...] = ()  # targets that are pointed at


class Lesson(NamedTuple):
    """Who sits at its table, the position it begins from, its luck, and its steps in a language."""

    seats: Sequence[str]  # as the command line takes them: "Ana", "ai:easy:Pilar"
    position: Mapping[str, object]
    seed: str
    steps: Callable[[Language], Sequence[Step]]
