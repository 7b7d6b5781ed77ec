"""Moments of games that are worth a picture, found by playing at random."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.table.table import Table, read_seats

if TYPE_CHECKING:
    from collections.abc import Iterator

    from santiago_desktop.kernel.match import Match
    from santiago_desktop.kernel.rules import State

SEATS = ("Ana", "ai:random:Bruno", "ai:random:Carla")
LATE, OVER, WATCHED = "late", "over", "watched"
GAMES_PLAYED = 24  # in which moments are looked for
LATE_MOVES = 40  # so much has been played late in a game
LONGEST = 60  # letters of a name, which becomes a file's


class MomentMissing(Exception):
    """A moment did not come about; the text names it."""


def table(game: str, seats: tuple[str, ...], seed: str) -> Table:
    """A new game at which these sit."""
    return Table.new(GAMES[game](), read_seats(list(seats)), seed, {})


def moments(game: str, seats: tuple[str, ...] = SEATS) -> dict[str, Table]:
    """A table at each moment: every kind of decision, watched and made, late, and the end.

    MomentMissing if a game doesn't get to its end.
    """
    found = _found(game, seats, GAMES_PLAYED)
    for name in (LATE, OVER):
        if name not in found:
            raise MomentMissing(f"{game}: {name}")
    return {name: _again(game, seats, *found[name]) for name in sorted(found)}


@cache
def _found(game: str, seats: tuple[str, ...], games: int) -> dict[str, tuple[str, int]]:
    """For each moment the seed of a game, and after how many actions it comes."""
    found: dict[str, tuple[str, int]] = {}
    for number in range(games):
        for name, played in _passed(game, seats, str(number)):
            found.setdefault(name, (str(number), played))
    return found


def _passed(game: str, seats: tuple[str, ...], seed: str) -> Iterator[tuple[str, int]]:
    """The moments of one game, each with how many actions lead there."""
    played, draw = table(game, seats, seed), QuickDraw(Random(seed))  # noqa: S311 - for pictures
    while not played.match.over:
        for name in _names(played.match):
            yield name, len(played.match.log)
        played.play(played.automatic() or draw.pick(played.match.legal()))
    yield OVER, len(played.match.log)


def _names(match: Match[State]) -> Iterator[str]:
    """What a moment is good for: the phase, and what kinds of actions there are to choose from."""
    state = match.state
    if state.actor > 0:
        yield f"{WATCHED}.{state.phase}"
    if state.actor != 0:
        return
    verbs = sorted({action.verb for action in match.legal()})
    yield f"{state.phase}.{'-'.join(verbs)}"[:LONGEST]
    if len(match.log) > LATE_MOVES and len(match.legal()) > 1:
        yield LATE


def _again(game: str, seats: tuple[str, ...], seed: str, count: int) -> Table:
    """The same game, so many actions later."""
    played, draw = table(game, seats, seed), QuickDraw(Random(seed))  # noqa: S311 - for pictures
    while len(played.match.log) < count:
        played.play(played.automatic() or draw.pick(played.match.legal()))
    return played
