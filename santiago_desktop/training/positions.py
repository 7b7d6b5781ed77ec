"""Positions of games that are played for their chances: what was seen in them, and who won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from santiago_desktop.commands.calibration import victories
from santiago_desktop.commands.simulate import rotated, seated
from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.match import Match
from santiago_desktop.kernel.rules import CHANCE, OVER
from santiago_desktop.players.adviser import Adviser
from santiago_desktop.players.chances import PLAIN, Futures
from santiago_desktop.players.search import WIDTH
from santiago_desktop.players.thinking import player_of
from santiago_desktop.table.chances import strengths
from santiago_desktop.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.kernel.records import Action


class Job(NamedTuple):
    """A game to be played."""

    game: str
    levels: tuple[str, ...]
    number: int
    futures: Futures  # that are seen from each position
    quick: bool  # whether `hard` decides at a glance
    one_in: int  # so many decisions are looked at, besides the first
    again: int  # how often each of them is played out once more


class Position(NamedTuple):
    """What was seen at a decision, and what came of it."""

    played: str  # which game
    first: bool  # whether nobody has moved yet
    strengths: Sequence[float]
    views: list[Any]  # of each world that can be: a standing, or shares of victory
    later: list[Any]  # the same, where each of the games has led that were played on
    won: list[list[float]]  # shares of victory by seat: of the game, and whenever played out again


def watch(job: Job) -> list[Position]:
    """The positions of a game: its first one, and some others."""
    name = f"chances/{job.game}/{','.join(job.levels)}/{job.number}"
    table = seated(job.game, rotated([*job.levels], job.number), name)
    adviser = Adviser(player_of(job.game), PLAIN._replace(futures=job.futures), strengths(table))
    picked, seen, mover = KeyedDraw(name, "positions"), list[tuple[Any, ...]](), CHANCE
    while not table.match.over:
        actor = table.match.state.actor
        if actor != CHANCE and (not seen or picked.below(job.one_in) == 0):
            views, later = _seen(adviser, table, midway=actor == mover)
            again = [_played_out(table, number, quick=job.quick) for number in range(job.again)]
            seen.append((views, later, again))
        mover = actor
        go_on(table, quick=job.quick)
    won = victories(table)
    return [
        Position(name, not number, adviser.tables[0], views, later, [won, *again])
        for number, (views, later, again) in enumerate(seen)
    ]


def _seen(adviser: Adviser, table: Table, *, midway: bool) -> tuple[list[Any], list[Any]]:
    """What whoever is to move sees, in the midst of a turn or where one begins; and what later."""
    match = table.match
    seat, draw = match.state.actor, KeyedDraw(match.players_seed, str(len(match.log)))
    worlds = adviser.worlds(match.rules.mask(match.state, seat), seat, draw)
    later = [_view(adviser, s) for _, s in adviser.later(worlds)]
    if midway:
        worlds = [adviser.turn_over(world) for world in worlds]
    return [_view(adviser, adviser.settled(world)) for world in worlds], later


def _view(adviser: Adviser, s: Any) -> Any:
    """A standing, or shares of victory if the game is over."""
    return adviser.final(s) if s.phase == OVER else adviser.standing(s)


def go_on(table: Table, *, quick: bool) -> None:
    """One action further; where it is to be quick, `hard` decides at a glance."""
    actor = table.match.state.actor
    if quick and actor != CHANCE and table.seats[actor].level == "hard":
        table.play(_at_a_glance(table))
    else:
        table.go_on()


def _at_a_glance(table: Table) -> Action:
    """The beginning of the best turn, as the network sees it at once."""
    match, player = table.match, player_of(table.card.id)
    seat, draw = match.state.actor, KeyedDraw(match.players_seed, f"glance {len(match.log)}")
    actions = match.legal()
    if len(actions) == 1:
        return actions[0]
    world = match.rules.imagine(match.rules.mask(match.state, seat), seat, draw)
    return player.ends(world, seat, player.trained, min(WIDTH, player.judge.breadth))[0].path[0]


def _played_out(table: Table, number: int, *, quick: bool) -> list[float]:
    """Who wins with other luck, and whatever else could be secret."""
    match = table.match
    rules, seat = match.rules, match.state.actor
    seed = f"{match.seed}/{len(match.log)} again {number}"
    start = rules.imagine(rules.mask(match.state, seat), seat, KeyedDraw(seed, "secrets"))
    again = Table(table.card, table.seats, Match(rules, start, seed), table.options)
    while not again.match.over:
        go_on(again, quick=quick)
    return victories(again)
