"""Who isn't asked because there is nothing they could do, and why: told beside what happened.

No event says so: it follows from the state after the event that comes instead of the question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import NONE
from santiago_desktop.games.manila.rules.legal import boardings

if TYPE_CHECKING:
    from collections.abc import Iterable

    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.games.manila.words.names import ManilaNames


def seats_on(s: State, spots: Iterable[int]) -> tuple[int, ...]:
    """The seats whose accomplices are on these spots, each once."""
    return tuple(dict.fromkeys(s.spots[spot] for spot in spots if s.spots[spot] != NONE))


def pirates(w: ManilaNames, s: State, ware: int) -> str:
    """Why no pirate is asked, where this boat was the last one to sail before; "" if they are."""
    boarding = s.phase == "move" and box.movement(s.seats, s.round) == box.MOVEMENTS - 1
    return _not_boarding(w, s) if boarding and s.queue[-1:] == (ware,) else ""


def second_pirate(w: ManilaNames, s: State, pirate: int, space: tuple[int, int]) -> str:
    """Why the other pirate isn't asked, where the captain has boarded; "" if it is.

    `space` is the ware and the space that the captain has taken.
    """
    if pirate != box.PIRATE_1:
        return ""
    then = s.copy()
    then.boarded = space
    return _not_boarding(w, then)


def _not_boarding(w: ManilaNames, s: State) -> str:
    """Why the pirates that are there can't board; "" if they can."""
    there = seats_on(s, box.PIRATES)
    if not there or boardings(s):
        return ""
    words = w._("No boat stands on 13, so the pirates are not asked ({names}).")
    if s.in_wait():
        words = w._("No boat on 13 has a free space, so the pirates are not asked ({names}).")
    return words.format(names=w.people(there))


def dice_and_pilots(w: ManilaNames, s: State) -> str:
    """What is left out on this voyage once the last boat has arrived; "" for nothing."""
    piloting = s.phase == "pilot"
    if not _ashore(s) or not (piloting or _more_movements(s)):
        return ""
    dice = w._("All boats are in port: no more dice are rolled on this voyage.")
    there = seats_on(s, s.queue[1:] if piloting else box.PILOTS)
    if not there:
        return dice
    pilots = w._("The pilots are not asked ({names}).").format(names=w.people(there))
    return f"{dice} {pilots}"


def _ashore(s: State) -> bool:
    """Whether the boats of this voyage have all arrived."""
    return bool(s.boats) and not s.at_sea()


def _more_movements(s: State) -> bool:
    """Whether boats that have moved by dice would move again."""
    return s.phase == "move" and box.movement(s.seats, s.round) < box.MOVEMENTS


def pilot_ashore(w: ManilaNames, s: State) -> str:
    """What a pilot who is hired too late can do; "" where a boat is at sea."""
    return w._("All boats are in port, so this pilot will not be asked.") if _ashore(s) else ""
