"""The report after a game: the score by its sources, its course, the luck, what stands out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.kernel.records import Record

if TYPE_CHECKING:
    from collections.abc import Sequence


class Source(Record):
    """Where points come from, and how many each seat got there; some sources take points."""

    label: str
    sprite: str
    colour: str
    points: list[int]


class Die(Record):
    """How often each face of a die came, and how often it is expected to come."""

    label: str
    sprite: str
    faces: list[int]
    sides: list[int]  # on which each face stands
    rolled: list[int]
    expected: list[float]


class Fact(Record):
    """Something about each seat that is no part of the score: auctions lost, ships idle."""

    label: str
    sprite: str
    values: list[str]  # one for each seat
    note: str = ""  # what is counted here, in a sentence or two


class TurningPoint(Record):
    """A moment worth a second look: the best bet, the roll that decided."""

    label: str
    text: str
    sprite: str
    seat: int = -1  # whose it was; -1 for nobody's
    moment: int = 0  # the number of its moment in the timeline, which can be looked at; 0 for none


class Part(Record):
    """A part of play that one counts: a turn, a voyage, a round."""

    label: str  # "Voyage 3"
    begins: int  # how many lines of the log stood there


class Headings(Record):
    """What the leaves of the report are called, in the words of the game: points, or pesos."""

    counting: str  # while it is counted: "The points are counted …"
    score: str  # the leaf of the sources: "Points"
    course: str  # the leaf of the chart: "Turn by turn"
    chart: str  # what the chart shows: "Points over the turns"
    bars: str  # a sentence about the bars, where points were lost again: they are as the scores
    debts: str = ""  # a sentence about the chart, where a course can fall below zero


class Report(Record):
    """All of it. `course` has each seat's score after every part of play, the end included.

    `parts` say what these are called and where they begin; the first one begins at 0.
    """

    headings: Headings
    sources: list[Source]
    course: list[list[int]]
    parts: list[Part]
    dice: list[Die]  # none in a game without dice
    facts: Sequence[Fact] = ()
    turning_points: Sequence[TurningPoint] = ()
