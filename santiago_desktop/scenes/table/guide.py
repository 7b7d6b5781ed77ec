"""The first-game tutorial: it says what to do and why, points at it, and lets only that be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.contract.lesson import Step
    from santiago_desktop.kernel.match import Match
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.kernel.rules import State


def count(steps: Sequence[Step], before: int) -> tuple[int, int]:
    """How many of the steps that have a text lie before one, and how many there are."""
    told = [number for number, step in enumerate(steps) if step.text]
    return sum(number < before for number in told), len(told)


class Guide:
    """Walks through the steps of a lesson, and remembers how far one has come."""

    def __init__(
        self,
        steps: Callable[[], Sequence[Step]],
        place: int,
        remember: Callable[[int], None],
        *,
        again: Callable[[], None] = lambda: None,
        leave: Callable[[], None] = lambda: None,
    ) -> None:
        self.steps, self.place, self.remember = steps, place, remember
        self.again, self.leave = again, leave

    # --- where one is --------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the lesson is over: no step is left."""
        return self.place >= len(self.steps())

    @property
    def last(self) -> bool:
        """Whether this is the lesson's last page."""
        return self.place == len(self.steps()) - 1

    @property
    def line(self) -> str:
        """The move of this step; "" where there is only something to read."""
        return "" if self.over else self.steps()[self.place].line

    @property
    def text(self) -> str:
        """What is said about this step."""
        return "" if self.over else self.steps()[self.place].text

    @property
    def about(self) -> Sequence[str]:
        """The targets that this step points at, beside those of its move."""
        return () if self.over else self.steps()[self.place].about

    def count(self) -> tuple[int, int]:
        """Which step that has a text this is, and how many there are."""
        return count(self.steps(), self.place + 1)

    def advance(self) -> None:
        """Go on to the next step, and remember how far one has come."""
        self.place += 1
        self.remember(0 if self.over or self.last else self.place)  # nothing to come back for

    def finish(self) -> None:
        """From the last page to where one came from: the lesson is done."""
        self.remember(0)
        self.leave()

    def restart(self) -> None:
        """From the first step once more."""
        self.remember(0)
        self.again()

    def catch_up(self, match: Match[State]) -> None:
        """Play what was played before one left."""
        for step in self.steps()[: self.place]:
            if step.line:
                match.play(match.read(step.line))

    def allowed(self, legal: list[Action]) -> list[Action]:
        """Of the legal actions, the one that the step is about."""
        return legal if self.over else [action for action in legal if action.text == self.line]
