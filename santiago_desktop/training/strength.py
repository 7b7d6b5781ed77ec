"""How strong weights are: games of one player against others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.commands.simulate import interval
from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.match import Match
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.training.selfplay import player_with

if TYPE_CHECKING:
    from santiago_desktop.system.executors import Run

LONGEST = 5_000  # actions; who leads then has won


def measure(
    workers: Run, game: str, seats: int, weights: str, others: str, games: int
) -> dict[str, float]:
    """The share of victories of one `hard` with the weights, all others having other ones."""
    jobs = ((game, seats, weights, others, number) for number in range(games))
    return interval(list(workers.unordered(play_against, jobs)))


def play_against(game: str, seats: int, weights: str, others: str, number: int) -> float:
    """One game; the one player sits in turn at every seat."""
    one = number % seats
    players = [player_with(game, weights if seat == one else others) for seat in range(seats)]
    levels = ["hard" if player.trained.network else "medium" for player in players]
    rules = players[0].rules
    match = Match.new(rules, seats, f"strength {number}", {})
    while not match.over and len(match.log) < LONGEST:
        actor = match.state.actor
        if actor == CHANCE:
            match.play(match.chance())
            continue
        seen = rules.mask(match.state, actor)
        draw = KeyedDraw(match.players_seed, f"seat {actor} thinks {len(match.log)}")
        match.play(players[actor].choose(seen, actor, levels[actor], draw))
    return rules.result(match.state).share(one)
