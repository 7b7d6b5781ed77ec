"""Games that a network plays against itself, as its training sees them."""

from __future__ import annotations

from array import array
from functools import lru_cache
from math import exp
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from santiago_desktop.games import GAMES
from santiago_desktop.kernel import network
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.rules import CHANCE, OVER
from santiago_desktop.kernel.search import Player

if TYPE_CHECKING:
    from santiago_desktop.kernel.records import Action

MIDDLES = 3  # one in so many positions in the middle of a turn is learned from
BY_HAND = ""  # the weights of a player who has none
COLDEST = -50.0  # the exponent of what is as good as never done


Job = tuple[str, range, tuple[int, ...], str, float, int]  # what play_games takes


class Story(NamedTuple):
    """A game as each seat saw it: the rungs of all positions, one after the other, and the end."""

    seats: int
    rungs: array[int]
    lengths: array[int]  # how many of them belong to each position, seat by seat
    shares: list[float]  # of victory


def play_games(
    game: str, numbers: range, seats: tuple[int, ...], weights: str, heat: float, seed: int
) -> tuple[int, list[Story]]:
    """The games of these numbers, and the first number.

    They are played by one mind for all seats, which prefers a worse end of a turn the more often
    the greater the heat: by so much of the logarithm of the odds.
    """
    player = player_with(game, weights)
    stories = [
        _play(player, seats[number % len(seats)], heat, Random(f"{seed}/{number}"))  # noqa: S311
        for number in numbers
    ]
    return numbers.start, stories


@lru_cache(maxsize=2)
def player_with(game: str, weights: str) -> Player:
    """The game's computer player with these weights."""
    card = GAMES[game]()
    judge = card.judge()
    known = network.read(weights, game, judge.layout) if weights else None
    return Player(card.rules(), judge, known)


def _play(player: Player, seats: int, heat: float, random: Random) -> Story:
    """One game."""
    rules, draw = player.rules, QuickDraw(random)
    options = {option: draw.below(2) > 0 for option in rules.options}
    s = rules.setup(seats, options, draw)
    story = Story(seats, array("h"), array("h"), [])
    path: list[Action] = []
    while s.phase != OVER:
        if s.actor == CHANCE:
            action = rules.chance(s, draw)
        else:
            path = path or _turn(player, s, heat, random)
            action = path.pop(0)
        s = player.played(s, action)
        if s.phase != OVER and not (path and draw.below(MIDDLES)):
            _see(story, player, s)
    story.shares.extend(map(rules.result(s).share, range(seats)))
    return story


def _see(story: Story, player: Player, s: Any) -> None:
    """A position, as each seat sees it."""
    for seat in range(s.seats):
        rungs = player.judge.senses(s, seat)
        story.rungs.extend(rungs)
        story.lengths.append(len(rungs))


def _turn(player: Player, s: Any, heat: float, random: Random) -> list[Action]:
    """What the actor does until its turn is over: the better, the likelier."""
    legal = player.rules.legal(s)
    if len(legal) == 1:
        return legal
    ends = player.ends(s, s.actor, player.trained, player.judge.breadth)
    weights = [exp(max(COLDEST, (end.lead - ends[0].lead) / heat)) for end in ends]
    return list(random.choices(ends, weights)[0].path)
