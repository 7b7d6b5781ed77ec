"""What was told at the table: a line for each event that has a sentence, as numbers of moments.

A line holds no state. What the viewer may see of its moment is reckoned when it is looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.kernel.records import Record
from santiago_desktop.kernel.rules import NOBODY

if TYPE_CHECKING:
    from santiago_desktop.contract.words import About
    from santiago_desktop.kernel.records import Event
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.scenes.table.sight import Sight
    from santiago_desktop.stage.board.clips import Picture


class Line(Record):
    """An event that was told: where it stands in the timeline, and what it is about."""

    moment: int  # in the timeline's moments, from 0
    place: int  # among the moment's events
    seat: int  # whose it is; -1 for nobody's
    turn: int  # in whose turn it happened; -1 for a step of the game that is nobody's
    about: About
    chapter: int  # how many headings there are up to here

    @property
    def whose(self) -> int:
        """Who did it, or in whose turn it happened; -1 for a step of the game."""
        return self.seat if self.seat >= 0 else self.turn


class Chronicle:
    """All lines, as the viewer of the moment may know them."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.timeline = sight.table.timeline
        self.lines: list[Line] = []
        self._traces: list[tuple[tuple[int, int], Picture]] = []  # by moment and event
        self.next = (0, 0)  # the moment and its event that will be told next
        self._said: dict[int, str] = {}
        self._said_for: object = None

    # --- what is told --------------------------------------------------------------------------

    def tell(self, event: Event, shown: State) -> bool:
        """What has just been shown, with the state after it; whether it made a line."""
        moment, place = self.next
        ends = place + 1 >= len(self.timeline.moments[moment].events)
        self.next = (moment + 1, 0) if ends else (moment, place + 1)
        return self._add(moment, place, event, shown)

    def recall(self) -> None:
        """All that was played, as after opening a saved game or taking back."""
        self.lines, self._traces, self._said = [], [], {}
        for number, moment in enumerate(self.timeline.moments):
            for place, (event, shown) in enumerate(self.timeline.told(moment, self.sight.viewer)):
                self._add(number, place, event, shown)
        self.next = (len(self.timeline.moments), 0)

    def _add(self, moment: int, place: int, event: Event, shown: State) -> bool:
        desk = self.sight.desk
        left = desk.traces(event, shown)
        if left is not None:
            self._traces.append(((moment, place), left))
        if not desk.words.event(event, shown):
            return False
        about = desk.note(event, shown)
        chapter = (self.lines[-1].chapter if self.lines else 0) + about.heading
        seat = desk.whose(event, shown)
        turn = shown.turn if desk.acting(event, shown) >= 0 else -1
        self.lines.append(Line(moment, place, seat, turn, about, chapter))
        return True

    def traces(self) -> Picture:
        """What events have left on the board by the moment that is shown."""
        found = self._traces
        if self.sight.past is not None:
            line = self.lines[self.sight.past_line]
            found = [each for each in found if each[0] <= (line.moment, line.place)]
        return found[-1][1] if found else {}

    def of_chapter(self) -> list[Event]:
        """The events of the part of the game that is being played, as the viewer may know them."""
        rules, viewer = self.sight.rules, self.sight.viewer
        chapter = rules.chapter(self.timeline.match.state)
        found: list[Event] = []
        for moment in reversed(self.timeline.moments):
            told = self.timeline.told(moment, viewer)
            within = [event for event, shown in told if rules.chapter(shown) == chapter]
            found[:0] = within
            if rules.chapter(moment.before) != chapter:
                break
        return found

    def since_cleared(self) -> list[Event]:
        """What had happened before the last action since the board was cleared (`Desk.clears`)."""
        desk, viewer = self.sight.desk, self.sight.viewer
        found: list[Event] = []
        for moment in reversed(self.timeline.moments[:-1]):
            events = [event for event, _ in self.timeline.told(moment, viewer)]
            clearing = [place for place, event in enumerate(events) if desk.clears(event)]
            found[:0] = events[clearing[-1] + 1 :] if clearing else events
            if clearing:
                break
        return found

    # --- what it says --------------------------------------------------------------------------

    def at(self, line: Line) -> tuple[Event, State]:
        """An event as the viewer may see it, and their screen after it."""
        told = self.timeline.told(self.timeline.moments[line.moment], self.sight.viewer)
        for place, (event, shown) in enumerate(told):
            if place == line.place:
                return event, shown
        raise IndexError(line)

    def heading(self, number: int) -> str:
        """The heading of the part of the game that a line belongs to; "" before the first one."""
        above = (line for line in reversed(self.lines[: number + 1]) if line.about.heading)
        line = next(above, None)
        return "" if line is None else self.sentence(line)

    def sentence(self, line: Line) -> str:
        """A line in the language that is chosen now; of a chapter its heading."""
        whose = (self.sight.viewer, self.sight.words.language.code)
        if whose != self._said_for:
            self._said, self._said_for = {}, whose
        key = hash((line.moment, line.place))
        if key not in self._said:
            self._said[key] = self._sentence(line)
        return self._said[key]

    def _sentence(self, line: Line) -> str:
        event, shown = self.at(line)
        if line.about.heading:
            return self.sight.desk.chapter(event, shown, line.chapter)
        if self.sight.private:  # all read the log
            shown = self.sight.rules.screen(shown, NOBODY)
        return self.sight.words.event(event, shown)
