"""What everybody could remember: bounds of what is covered, from what everybody has seen.

    memory = Memory(timeline)
    known = memory.known(12)
    known.least.pesos[2], known.most.pesos[2]  # seat 2 has that many pesos, and so many at most

Nothing else goes into it than `Rules.screen` and `screen_event` for NOBODY: two games that differ
only in what is hidden give the same bounds. What follows is the game's to say (`Rules.recall`,
`Rules.narrow`); everything else is done by the events' own `fold`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from santiago_desktop.kernel.rules import NOBODY, S

if TYPE_CHECKING:
    from collections.abc import Iterable

    from santiago_desktop.kernel.records import Event
    from santiago_desktop.kernel.rules import Rules
    from santiago_desktop.kernel.timeline import Moment, Timeline

ENDLESS = 1_000_000  # the most where no bound is known


class Known(Generic[S]):
    """Two states that agree in all that is seen; what is covered lies between their figures."""

    __slots__ = ("least", "most")

    def __init__(self, least: S, most: S) -> None:
        """One and the same state, where nothing is uncertain."""
        self.least, self.most = least, most

    @property
    def exact(self) -> bool:
        """Whether everything that is covered follows from what everybody has seen."""
        return self.least is self.most or self.least == self.most

    def after(self, rules: Rules[S], events: Iterable[Event]) -> Known[S]:
        """What is known after events, as everybody sees them."""
        least: S = self.least.copy()
        if self.least is self.most:
            for event in events:
                rules.fold(least, event)
            return Known(least, least)
        most: S = self.most.copy()
        for event in events:
            rules.fold(least, event)
            rules.fold(most, event)
            rules.narrow(least, most)
        return Known(least, most)


class Memory(Generic[S]):
    """What is known at each moment of a timeline, which may go on or be cut meanwhile."""

    def __init__(self, timeline: Timeline[S]) -> None:
        """For a game whose rules say that it `remembers`."""
        self.timeline, self.rules = timeline, timeline.match.rules
        first = self.rules.screen(timeline.match.start, NOBODY)
        self._first = Known(*self.rules.recall(first))
        self._kept: list[tuple[Moment[S], Known[S]]] = []

    def known(self, moments: int, events: int = 0) -> Known[S]:
        """What is known after so many lines of the log, and so many events of the next line.

        Its states are shared: whoever wants to change them copies them first.
        """
        while len(self._kept) > self._agreeing():
            del self._kept[-1]
        while len(self._kept) < moments:
            moment = self.timeline.moments[len(self._kept)]
            self._kept.append((moment, self._seen(self._last(), moment.events)))
        found = self._kept[moments - 1][1] if moments else self._first
        return (
            self._seen(found, self.timeline.moments[moments].events[:events]) if events else found
        )

    def _last(self) -> Known[S]:
        return self._kept[-1][1] if self._kept else self._first

    def _seen(self, known: Known[S], events: Iterable[Event]) -> Known[S]:
        return known.after(self.rules, (self.rules.screen_event(each, NOBODY) for each in events))

    def _agreeing(self) -> int:
        """How many of the moments that were kept still stand in the timeline."""
        moments = self.timeline.moments
        number = min(len(self._kept), len(moments))
        while number and self._kept[number - 1][0] is not moments[number - 1]:
            number -= 1
        return number
