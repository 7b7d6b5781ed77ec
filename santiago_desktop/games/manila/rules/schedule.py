"""The parts of a voyage, one after the other, and which of them is the present one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import NONE

if TYPE_CHECKING:
    from santiago_desktop.games.manila.rules.state import State

PLACE, SAIL, PILOTS, PAY = "place", "sail", "pilots", "pay"


@cache
def parts_of_voyage(seats: int) -> tuple[tuple[str, int], ...]:
    """What comes after what, each with its number among its kind, from 1."""
    found: list[tuple[str, int]] = []
    for number in range(1, box.rounds(seats) + 1):
        found.append((PLACE, number))
        movement = box.movement(seats, number)
        if movement == box.MOVEMENTS:
            found.append((PILOTS, 1))
        if movement:
            found.append((SAIL, movement))
    return (*found, (PAY, 1))


def part_now(s: State) -> int:
    """The place of the present part among those of a voyage; NONE before the first."""
    parts = parts_of_voyage(s.seats)
    if not s.round:
        return NONE
    if s.phase == "place":
        return parts.index((PLACE, s.round))
    if s.phase == "pilot":
        return parts.index((PILOTS, 1))
    if s.phase in ("move", "board") and not s.come_in():
        return parts.index((SAIL, box.movement(s.seats, s.round)))
    return len(parts) - 1
