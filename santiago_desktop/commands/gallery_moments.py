"""Moments of games that are worth a picture, found by playing at random."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from santiago_desktop.games import GAMES
from santiago_desktop.games.santiago import box
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.table.table import Table, read_seats

if TYPE_CHECKING:
    from collections.abc import Iterator

SEATS = ("Ana", "ai:random:Bruno", "ai:random:Carla")
ASKED = ("leave", "drive", "pablo", "alonso", "zorro", "enter", "load")  # phases of a decision
USED = (  # buildings that leave a choice
    *(box.DISTILLERY, box.CIGAR_FACTORY, box.BLACK_MARKET, box.SAWMILL, box.CAFE),
    *(box.CUSTOMS, box.CASINO, box.HARBOUR_OFFICE, box.TRADE_OFFICE, box.NEWSPAPER),
)
WATCHED, LATE, OVER = "load.others", "drive.late", "over"
WANTED = (*ASKED, *(f"use.{box.BUILDINGS[each]}" for each in USED), WATCHED, LATE, OVER)
GAMES_PLAYED = 40  # after which it is given up
LATE_TURN = 40


class MomentMissing(Exception):
    """A moment did not come about; the text names it."""


def table(seats: tuple[str, ...], seed: str) -> Table:
    """A new game of Santiago de Cuba."""
    return Table.new(GAMES["santiago"](), read_seats(list(seats)), seed, {})


def moments() -> dict[str, Table]:
    """A table at each of the moments; MomentMissing if one doesn't come about."""
    found: dict[str, tuple[str, int]] = {}
    for number in range(GAMES_PLAYED):
        for name, played in _passed(str(number)):
            found.setdefault(name, (str(number), played))
        if set(WANTED) <= set(found):
            return {name: _again(*found[name]) for name in WANTED}
    raise MomentMissing(", ".join(sorted(set(WANTED) - set(found))))


def _passed(seed: str) -> Iterator[tuple[str, int]]:
    """The moments of one game, each with how many actions lead there."""
    played, draw = table(SEATS, seed), QuickDraw(Random(seed))  # noqa: S311 - for pictures
    while not played.match.over:
        for name in _names(played.match.state, len(played.match.log)):
            yield name, len(played.match.log)
        played.play(played.automatic() or draw.pick(played.match.legal()))
    yield OVER, len(played.match.log)


def _names(s: Any, played: int) -> Iterator[str]:
    """What a moment is good for."""
    if s.phase == "load" and s.actor > 0:
        yield WATCHED
    if s.actor != 0:
        return
    if s.phase == "drive" and played > LATE_TURN:
        yield LATE
    if s.phase == "use":
        yield f"use.{box.BUILDINGS[s.building]}"
    elif s.phase in ASKED:
        yield s.phase


def _again(seed: str, count: int) -> Table:
    """The same game, so many actions later."""
    played, draw = table(SEATS, seed), QuickDraw(Random(seed))  # noqa: S311 - for pictures
    while len(played.match.log) < count:
        played.play(played.automatic() or draw.pick(played.match.legal()))
    return played
