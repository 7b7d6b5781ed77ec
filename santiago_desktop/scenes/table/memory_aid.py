"""The memory aid: on panels that are covered, what follows from what everybody has seen."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from santiago_desktop.contract.cells import Look
from santiago_desktop.kernel.rules import OVER

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from santiago_desktop.contract.cells import Row
    from santiago_desktop.contract.phrases import Parts
    from santiago_desktop.kernel.memory import Known, Memory
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.kernel.timeline import Moment
    from santiago_desktop.scenes.table.chronicle import Chronicle
    from santiago_desktop.scenes.table.sight import Sight

FURTHEST = 80  # lines of the log that a change may lie back

Place = tuple[int, int]  # whole lines of the log, and events of the next one
Bounds = dict[str, tuple[int, int]]  # of a panel's figures, by their cells' targets


class MemoryAid:
    """What is known at the moment that is shown. It sees nothing that not everybody has seen."""

    def __init__(self, sight: Sight, chronicle: Chronicle, memory: Memory[State]) -> None:
        self.sight, self.chronicle, self.memory = sight, chronicle, memory
        self._changes: dict[int, tuple[object, Sequence[Parts]]] = {}
        self._courses: dict[tuple[Moment[State], int], list[Bounds]] = {}

    @property
    def place(self) -> Place:
        """How much of the log the screen shows."""
        if self.sight.past is None or self.sight.past_line < 0:
            return self.chronicle.next
        line = self.chronicle.lines[self.sight.past_line]
        return line.moment, line.place + 1

    @property
    def known(self) -> Known[State]:
        """What everybody could know now."""
        return self.memory.known(*self.place)

    @property
    def exact(self) -> bool:
        """Whether nothing that is covered is uncertain: then it needs no hiding."""
        return self.known.exact

    def covers(self, seat: int) -> bool:
        """Whether a seat's panel is written in pencil."""
        sight = self.sight
        return sight.shown.phase != OVER and not (seat == sight.viewer and sight.own_seen)

    def rows(self, seat: int) -> Sequence[Row]:
        """The panel of a seat that is covered."""
        sight = self.sight
        return sight.desk.remembered(self.known, sight.panel_state(seat), seat)

    # --- what has changed last -----------------------------------------------------------------

    def changes(self, seat: int) -> Sequence[Parts]:
        """What the last event that changed a seat's covered figures brought and cost."""
        key = (self.sight.version, self.sight.desk)
        if self._changes.get(seat, (None, ()))[0] != key:
            self._changes[seat] = (key, self._last_changes(seat))
        return self._changes[seat][1]

    def _last_changes(self, seat: int) -> Sequence[Parts]:
        cells = [cell for row in self.rows(seat) for cell in row.cells if cell.look is Look.PENCIL]
        for after, before in pairwise(self._back(seat)):
            found: list[Parts] = []
            for cell in cells:
                by = _grown(before.get(cell.target), after.get(cell.target))
                found += [(_signed(by), *cell.parts)] if by else []
            if found:
                return found
        return ()

    def _back(self, seat: int) -> Iterator[Bounds]:
        """The bounds of a seat's figures as they are, and before each event, the last one first."""
        number, events = self.place
        moments = self.memory.timeline.moments
        if events:
            yield from reversed(self._course(moments[number], seat)[: events + 1])
        for moment in reversed(moments[max(0, number - FURTHEST) : number]):
            yield from reversed(self._course(moment, seat))

    def _course(self, moment: Moment[State], seat: int) -> list[Bounds]:
        """The bounds before each event of a moment, and after the last; they are found once."""
        key = (moment, seat)
        if key not in self._courses:
            events = range(len(moment.events) + 1)
            self._courses[key] = [self._bounds((moment.number - 1, n), seat) for n in events]
        return self._courses[key]

    def _bounds(self, place: Place, seat: int) -> Bounds:
        """The bounds of a seat's figures, by the targets of their cells."""
        known, panel = self.memory.known(*place), self.sight.desk.panel
        least, most = _numbers(panel(known.least, seat)), _numbers(panel(known.most, seat))
        return {target: (least[target], most[target]) for target in least.keys() & most.keys()}


def _numbers(rows: Sequence[Row]) -> dict[str, int]:
    cells = (cell for row in rows for cell in row.cells)
    return {cell.target: cell.number for cell in cells if isinstance(cell.number, int)}


def _grown(before: tuple[int, int] | None, after: tuple[int, int] | None) -> int:
    """By how much a figure has grown for certain."""
    if before is None or after is None:
        return 0
    low, high = after[0] - before[0], after[1] - before[1]
    return low if low == high else 0


def _signed(by: int) -> str:
    return f"+{by}" if by > 0 else f"−{-by}"  # noqa: RUF001 - a minus sign
