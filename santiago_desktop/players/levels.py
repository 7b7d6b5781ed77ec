"""Levels of computer players: ways of thinking with plain names, and grades on the way to the next.

A game's card says which levels it offers and which grades each has there: `easy`, `easy2`,
`easy3`. The higher the grade, the more of its decisions a player thinks about as the level above
does. There are as many grades as it takes for each to win 60 to 75 % of its games against the
one below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.kernel.records import Record
from santiago_desktop.players.chances import STRENGTHS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from santiago_desktop.kernel.luck import Draw

    Ladder = Mapping[str, "Grades"]  # the levels that a game offers, weakest first

LEVELS = ("beginner", "easy", "medium", "hard", "expert", "master", "random")
GRADES = "23456789"  # how those above a level's first one end


class Grades(Record):
    """The grades of a level, from the first on, and how often they think like the level above.

    Of `of` decisions the second grade thinks about one like that, the third about two.
    """

    top: int  # the highest grade
    of: int


def evenly(count: int) -> Grades:
    """So many grades, from each to the next as many decisions more, up to the level above."""
    return Grades(count, count)


ONE = evenly(1)


def parted(level: str) -> tuple[str, int]:
    """The level's name and the grade: "easy3" is the third of "easy", and "easy" its first."""
    name, grade = level[:-1], level[-1:]
    return (name, int(grade)) if name in LEVELS and grade in GRADES else (level, 1)


def graded(name: str, grades: int) -> list[str]:
    """The level in each of its grades."""
    return [name, *(f"{name}{grade}" for grade in range(2, grades + 1))]


def offered(ladder: Ladder) -> tuple[str, ...]:
    """All that one can choose from, the weakest first."""
    return tuple(level for name, grades in ladder.items() for level in graded(name, grades.top))


def usable(ladder: Ladder) -> tuple[str, ...]:
    """All that can play: each level can, also where it would be no step in strength."""
    return tuple(level for name in LEVELS for level in graded(name, ladder.get(name, ONE).top))


def nearest(level: str, ladder: Ladder) -> str:
    """The strongest that is offered and no stronger than the level; else the weakest."""
    most = strength(level, ladder)
    below = [each for each in offered(ladder) if strength(each, ladder) <= most]
    return below[-1] if below else offered(ladder)[0]


def above(name: str, ladder: Ladder) -> str:
    """The next level that the game offers; the same one if there is none."""
    names = [*ladder, name, name]
    return names[names.index(name) + 1]


def thinks_like(level: str, ladder: Ladder, draw: Draw) -> str:
    """The level, without a grade, as which a decision is thought about."""
    name, grade = parted(level)
    if grade == 1:
        return name
    return above(name, ladder) if draw.below(ladder.get(name, ONE).of) < grade - 1 else name


def goes_by_learning(level: str, ladder: Ladder) -> bool:
    """Whether some of its decisions at least are thought about with the network."""
    return strength(level, ladder) > STRENGTHS["medium"]


def strength(level: str, ladder: Ladder) -> float:
    """On the scale of `chances.STRENGTHS`, on which the grades of a level are evenly spaced."""
    name, grade = parted(level)
    low, high = STRENGTHS[name], STRENGTHS[above(name, ladder)]
    return low + (high - low) * min(1.0, (grade - 1) / ladder.get(name, ONE).top)
