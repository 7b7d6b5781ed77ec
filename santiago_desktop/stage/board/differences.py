"""A clip from two pictures: what moved slides, what is new appears, what is gone fades."""

from __future__ import annotations

from dataclasses import replace
from math import hypot
from typing import TYPE_CHECKING

from santiago_desktop.stage.board.clips import Clip, Wait, between, smooth

if TYPE_CHECKING:
    from santiago_desktop.stage.board.clips import Item, Picture

SHORTEST, LONGEST = 0.25, 0.8  # seconds
SPEED = 900.0  # design pixels in a second
FADES = 0.3  # seconds
HALF = 0.5


def difference(before: Picture, after: Picture) -> Clip:
    """The clip that leads from one picture to the other; of no length where they are equal."""
    changed = {key for key in before.keys() | after.keys() if before.get(key) != after.get(key)}
    if not changed:
        return Wait(0.0)
    return Change({key: (before.get(key), after.get(key)) for key in sorted(changed)})


class Change(Clip):
    """Everything that differs, at once."""

    def __init__(self, changed: dict[str, tuple[Item | None, Item | None]]) -> None:
        super().__init__(max(_seconds(*pair) for pair in changed.values()))
        self.changed = changed

    def bend(self, picture: Picture, seconds: float) -> None:
        t = smooth(seconds / self.length)
        for key, (old, new) in self.changed.items():
            picture[key] = _between(old, new, t)


def _seconds(old: Item | None, new: Item | None) -> float:
    """How long a thing is under way; what only changes its look takes as long as a fade."""
    if old is None or new is None:
        return FADES
    way = hypot(old.at[0] - new.at[0], old.at[1] - new.at[1])
    return min(LONGEST, max(SHORTEST, way / SPEED))


def _between(old: Item | None, new: Item | None, t: float) -> Item:
    """A thing on its way; it changes its look in the middle."""
    if old is not None and new is not None:
        return replace(new if t >= HALF else old, at=between(old.at, new.at, t))
    there = new or old
    assert there is not None
    return replace(there, alpha=there.alpha * (t if old is None else 1 - t))
