"""Games that a network plays against itself, as its training sees them."""

from __future__ import annotations

from array import array
from functools import lru_cache
from math import exp
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.rules import CHANCE, OVER
from santiago_desktop.players import network
from santiago_desktop.players.search import Player

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.kernel.luck import Draw
    from santiago_desktop.kernel.records import Action

    Way = tuple[float, tuple[Action, ...]]  # what a turn promises, and its actions
    Ways = Callable[[Player, Any, Draw], list[Way]]

MIDDLES = 3  # one in so many positions in the middle of a turn is learned from
BY_HAND = ""  # the weights of a player who has none
COLDEST = -50.0  # the exponent of what is as good as never done


class Job(NamedTuple):
    """Games to be played in one go, and with what."""

    game: str
    numbers: range
    seats: tuple[int, ...]  # numbers of players, in turn
    weights: str
    heat: float  # how daring they are
    seed: int
    ahead: bool = False  # whether players play on from the ends of their turn, as `hard` does


class Sample(NamedTuple):
    """A game as each seat saw it: the rungs of all positions, one after the other, and the end."""

    seats: int
    rungs: array[int]
    lengths: array[int]  # how many of them belong to each position, seat by seat
    shares: list[float]  # of victory


def play_games(job: Job) -> tuple[int, list[Sample]]:
    """The games of a job, and the first one's number.

    They are played by one mind for all seats, which prefers a worse end of a turn the more often
    the greater the heat: by so much of the logarithm of the odds.
    """
    player = player_with(job.game, job.weights)
    ways = _ways_ahead if job.ahead and player.trained.network else _ways
    samples = [
        _play(player, job.seats[i % len(job.seats)], ways, job.heat, Random(f"{job.seed}/{i}"))  # noqa: S311
        for i in job.numbers
    ]
    return job.numbers.start, samples


@lru_cache(maxsize=2)
def player_with(game: str, weights: str) -> Player:
    """The game's computer player with these weights."""
    card = GAMES[game]()
    judge = card.judge()
    known = network.read(weights, game, judge.layout) if weights else None
    return Player(card.rules(), judge, known)


def _play(player: Player, seats: int, ways: Ways, heat: float, random: Random) -> Sample:
    """The sample of one game."""
    rules, draw = player.rules, QuickDraw(random)
    options = {option: draw.below(2) > 0 for option in rules.options}
    s = rules.setup(seats, options, draw)
    sample = Sample(seats, array("h"), array("h"), [])
    path: list[Action] = []
    while s.phase != OVER:
        if s.actor == CHANCE:
            action = rules.chance(s, draw)
        else:
            path = path or _turn(player, s, ways, heat, random)
            action = path.pop(0)
        s = player.played(s, action)
        if s.phase != OVER and not (path and draw.below(MIDDLES)):
            _see(sample, player, s)
    sample.shares.extend(map(rules.result(s).share, range(seats)))
    return sample


def _see(sample: Sample, player: Player, s: Any) -> None:
    """A position, as each seat sees it."""
    for seat in range(s.seats):
        rungs = player.judge.features(s, seat)
        sample.rungs.extend(rungs)
        sample.lengths.append(len(rungs))


def _turn(player: Player, s: Any, ways: Ways, heat: float, random: Random) -> list[Action]:
    """What the actor does until its turn is over: the better, the likelier."""
    legal = player.rules.legal(s)
    if len(legal) == 1:
        return legal
    leads, paths = zip(*ways(player, s, QuickDraw(random)), strict=True)
    best = max(leads)
    weights = [exp(max(COLDEST, (lead - best) / heat)) for lead in leads]
    return list(random.choices(paths, weights)[0])


def _ways(player: Player, s: Any, _: Draw) -> list[Way]:
    """The actor's turns, as they look at a glance."""
    ends = player.ends(s, s.actor, player.trained, player.judge.breadth)
    return [(end.lead, end.path) for end in ends]


def _ways_ahead(player: Player, s: Any, draw: Draw) -> list[Way]:
    """The best of them, as `hard` sees them."""
    seen = player.rules.mask(s, s.actor)
    lines = player.foreseen(seen, s.actor, draw, player.judge.sight)
    return [(line.lead, line.end.path) for line in lines]
