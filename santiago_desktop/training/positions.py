"""Positions of games that are played for their chances: what was seen in them, and who won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from santiago_desktop.commands.calibration import ONE_IN, victories
from santiago_desktop.commands.simulate import rotated, seated
from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.match import Match
from santiago_desktop.kernel.rules import CHANCE, OVER
from santiago_desktop.players.adviser import Adviser, means
from santiago_desktop.players.chances import PLAIN, Futures, Standing
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
    once_more: int  # one in so many positions is played out once more


class Position(NamedTuple):
    """What was seen at the beginning of a turn, and what came of it."""

    played: str  # which game
    strengths: Sequence[float]
    standing: Standing  # the mean of all worlds that could be
    views: list[Any]  # of each world, or where it leads: a standing, or shares of victory
    won: list[float]  # by seat, the share of victory,
    again: list[float]  # and that when it was played out once more; [] where it wasn't


def watch(job: Job) -> list[Position]:
    """The positions of a game: its first one, and some others."""
    name = f"chances/{job.game}/{','.join(job.levels)}/{job.number}"
    table = seated(job.game, rotated([*job.levels], job.number), name)
    adviser = Adviser(player_of(job.game), PLAIN._replace(futures=job.futures), strengths(table))
    picked, seen, mover = KeyedDraw(name, "positions"), list[tuple[Any, ...]](), CHANCE
    while not table.match.over:
        actor = table.match.state.actor
        begins = actor not in (CHANCE, mover)
        if begins and (not seen or picked.below(ONE_IN) == 0):
            found = _seen(adviser, table)
            if found:
                once_more = picked.below(job.once_more) == 0
                again = _played_out(table, quick=job.quick) if once_more else []
                seen.append((*found, again))
        mover = actor
        go_on(table, quick=job.quick)
    won = victories(table)
    return [
        Position(name, adviser.strengths, standing, views, won, again)
        for standing, views, again in seen
    ]


def _seen(adviser: Adviser, table: Table) -> tuple[Standing, list[Any]] | None:
    """What whoever is to move sees; None if there is nothing left to decide."""
    match = table.match
    seat, draw = match.state.actor, KeyedDraw(match.players_seed, str(len(match.log)))
    worlds = adviser.worlds(match.rules.mask(match.state, seat), seat, draw)
    worlds = [adviser.settled(world) for world in worlds]
    if worlds[0].phase == OVER:
        return None
    standings = [adviser.standing(world) for world in worlds]
    rows = [means(rows) for rows in zip(*(each.seats for each in standings), strict=True)]
    games = range(adviser.scale.futures.games)
    later = [adviser.later(world, number) for world in worlds for number in games]
    return Standing(standings[0].stage, rows), [_view(adviser, s) for s in later] or standings


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


def _played_out(table: Table, *, quick: bool) -> list[float]:
    """Who wins with other luck, and whatever else could be secret."""
    match = table.match
    rules, seat, seed = match.rules, match.state.actor, f"{match.seed}/{len(match.log)} again"
    start = rules.imagine(rules.mask(match.state, seat), seat, KeyedDraw(seed, "secrets"))
    again = Table(table.card, table.seats, Match(rules, start, seed), table.options)
    while not again.match.over:
        go_on(again, quick=quick)
    return victories(again)
