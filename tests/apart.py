"""Measures how far the chances of two moves of a hint are apart, and how far that is off.

    python tests/apart.py GAME [--pairs 60] [--ends 60] [--level medium]

At some decisions of games between players of a level, a hint is asked for; the best of its moves
and another one are played, and the game goes on from both, again and again, by the same players.
What is left when the luck of those ends is taken away is told as `apart` in `ai/chances.json`:
for chances about one half, less towards none and all.
"""

from __future__ import annotations

import argparse
import sys
from itertools import count, islice
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from santiago_desktop.commands.calibration import victories
from santiago_desktop.commands.simulate import seated
from santiago_desktop.games import GAMES
from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.match import Match
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.players.thinking import think
from santiago_desktop.table.chances import advice
from santiago_desktop.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from santiago_desktop.kernel.records import Action

SEATS, ONE_IN, SHOWN = 3, 25, 4
DECIDES = 3  # moves, of which two can be compared


class Pair(NamedTuple):
    """Two moves: what was told of the better one, of the other, and how often both won."""

    told: float
    other: float
    won: float
    other_won: float


def pairs(game: str, level: str, ends: int) -> Iterator[Pair]:
    """Without end, from game to game."""
    for number in count():
        table, picked = seated(game, [level] * SEATS, f"apart/{number}"), KeyedDraw("apart", "")
        mover = CHANCE
        while not table.match.over:
            actor = table.match.state.actor
            begins = actor not in (CHANCE, mover) and len(table.match.legal()) >= DECIDES
            if begins and picked.below(ONE_IN) == 0:
                best, *others = think(advice(table))[:SHOWN]
                if others:
                    other = picked.pick(others)
                    won = (share(table, actor, each.path, ends) for each in (best, other))
                    yield Pair(best.chance.value, other.chance.value, *won)
            mover = actor
            table.go_on()


def share(table: Table, seat: int, path: Sequence[Action], ends: int) -> float:
    """How often the seat wins after a turn, each time with other luck and other secrets."""
    match, won = table.match, 0.0
    for number in range(ends):
        seed = f"{match.seed}/{len(match.log)} apart {number}"
        seen = match.rules.mask(match.state, seat)
        start = match.rules.imagine(seen, seat, KeyedDraw(seed, "secrets"))
        again = Table(table.card, table.seats, Match(match.rules, start, seed), table.options)
        for action in path:
            again.play(action)
        while not again.match.over:
            again.go_on()
        won += victories(again)[seat]
    return won / ends


def off(found: Sequence[Pair], ends: int) -> float:
    """How far told differences are off, for chances about one half, without the ends' luck."""
    missed = luck = whole = 0.0
    for pair in found:
        missed += (pair.told - pair.other - pair.won + pair.other_won) ** 2
        luck += sum(won * (1 - won) for won in (pair.won, pair.other_won)) / (ends - 1)
        whole += (4 * pair.told * (1 - pair.told)) ** 2
    return sqrt(max(0.0, missed - luck) / whole) if whole else 0.0


def main() -> None:
    """Measure, and say what comes out every ten pairs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--pairs", type=int, default=60)
    parser.add_argument("--ends", type=int, default=60)
    parser.add_argument("--level", default="medium")
    options = parser.parse_args()
    found: list[Pair] = []
    for pair in islice(pairs(options.game, options.level, options.ends), options.pairs):
        found.append(pair)
        if len(found) % 10 == 0:
            print(f"{len(found)} pairs: {off(found, options.ends):.3f}", flush=True)


if __name__ == "__main__":
    main()
