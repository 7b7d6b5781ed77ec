"""Somebody who has just read the rules, against a level: `python tests/newcomer.py GAME LEVEL`.

A newcomer takes what brings the most points to be seen in this very turn, and anything where
nothing does. In Manila, where points only come with the dice, accomplices are hoped to bring half
of what they can, a share is thought worth ten pesos more than it costs, and the office eight.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from santiago_desktop.commands.simulate import interval, rotated
from santiago_desktop.games import GAMES
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.rules.actions import Bid, Pass
from santiago_desktop.games.manila.rules.state import State as ManilaState
from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.players.search import GLANCE, Mind, Player, firsts
from santiago_desktop.players.thinking import player_of
from santiago_desktop.table.table import Seat, Table

if TYPE_CHECKING:
    from santiago_desktop.kernel.records import Action

NEWCOMER = "Ana"
OFFICE, SHARE = 8, 10  # pesos


class Newcomer(Mind):
    """Thinks of points alone, and of nobody else."""

    def lead(self, s: Any, seat: int) -> float:
        """The points that the seat can count."""
        hope = hoped(s, seat) if isinstance(s, ManilaState) else 0.0
        return self.rules.result(s).scores[seat] + hope


def hoped(s: ManilaState, seat: int) -> float:
    """In pesos: what accomplices may bring, and what shares may become."""
    prizes = [box.PROFITS[ware] / len(crew) * crew.count(seat) for ware, crew in boats(s)]
    spots = [spot for spot, sits in enumerate(s.spots) if sits == seat]
    prizes += [box.BERTH_PAYS[spot % len(box.BERTHS)] for spot in spots if spot < box.PIRATE_1]
    return sum(prizes) / 2 + SHARE * s.held[seat]


def boats(s: ManilaState) -> list[tuple[int, tuple[int, ...]]]:
    """Wares and crews of the two boats in front, or of all that are level with them."""
    sailing = sorted((s.at[ware] for ware in s.boats), reverse=True)
    return [(w, s.crews[w]) for w in s.boats if s.crews[w] and s.at[w] >= sailing[1]]


def choose(player: Player, table: Table) -> Action:
    """What a newcomer does now."""
    match = table.match
    s, legal = match.state, match.legal()
    draw = KeyedDraw(match.players_seed, f"newcomer {len(match.log)}")
    if isinstance(s, ManilaState) and s.phase == "bid":
        return next(
            (each for each in legal if isinstance(each, Bid) and each.pesos <= OFFICE),
            next(each for each in legal if isinstance(each, Pass)),
        )
    world = match.rules.imagine(match.rules.mask(s, s.actor), s.actor, draw)
    mind = Newcomer(player.rules, player.judge, None)
    ends = firsts(player.ends(world, s.actor, mind, GLANCE))
    return max(ends, key=lambda action: (ends[action].lead, draw.below(1 << 32)))


def won(game: str, level: str, number: int) -> float:
    """The newcomer's share of victory in a game at the smallest table."""
    card = GAMES[game]()
    seats = [Seat(NEWCOMER), *(Seat(f"{level} {i}", level) for i in range(1, card.seats[0]))]
    table = Table.new(card, rotated(seats, number), f"newcomer/{number}", {})
    while not table.match.over:
        action = table.automatic()
        table.play(choose(player_of(game), table) if action is None else action)
    return table.match.rules.result(table.match.state).share(table.names.index(NEWCOMER))


def main() -> None:
    """Play, and print how often the newcomer has won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("level")
    parser.add_argument("--games", type=int, default=100)
    chosen = parser.parse_args()
    shares = [won(chosen.game, chosen.level, number) for number in range(chosen.games)]
    rate = interval(shares)
    print(f"wins {rate['mean']:.1%} (95 %: {rate['low']:.1%} to {rate['high']:.1%})")


if __name__ == "__main__":
    main()
