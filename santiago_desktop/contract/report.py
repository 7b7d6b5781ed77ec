"""How a game came about: points by their source, points from turn to turn, and the luck."""

from __future__ import annotations

from typing import NamedTuple


class Source(NamedTuple):
    """Where points come from, and how many each seat got there; some sources take points."""

    label: str
    sprite: str
    colour: str
    points: list[int]


class Die(NamedTuple):
    """How often each face of a die came, and how often it is expected to come."""

    label: str
    sprite: str
    faces: list[int]
    sides: list[int]  # on which each face stands
    rolled: list[int]
    expected: list[float]


class Story(NamedTuple):
    """All of it. In `course` stands each seat's score after every turn, the end included."""

    sources: list[Source]
    course: list[list[int]]
    dice: list[Die]
