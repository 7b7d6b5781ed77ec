"""Whether chances are what they say: how often those won who were said to win so often."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from math import fsum
from operator import add
from typing import TYPE_CHECKING, Any

from santiago_desktop.chances import question
from santiago_desktop.exits import GOOD
from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.simulate import games, seated, step
from santiago_desktop.thinking import think

if TYPE_CHECKING:
    import argparse

BINS = 10
ONE_IN = 8  # decisions at which chances are asked for; those beside each other tell the same


@dataclass
class Tally:
    """What was said, and what came: for each bin, and for all together."""

    counts: list[int] = field(default_factory=lambda: [0] * BINS)
    stated: list[float] = field(default_factory=lambda: [0.0] * BINS)
    won: list[float] = field(default_factory=lambda: [0.0] * BINS)
    errors: list[float] = field(default_factory=list)  # squared: of the chances
    even: list[float] = field(default_factory=list)  # and of saying that all are as likely
    positions: int = 0

    def note(self, shares: list[float], won: list[float]) -> None:
        """The chances at one position, and each seat's share of the victory."""
        self.positions += 1
        for share, victory in zip(shares, won, strict=True):
            bin_ = min(BINS - 1, int(share * BINS))
            self.counts[bin_] += 1
            self.stated[bin_] += share
            self.won[bin_] += victory
            self.errors.append((share - victory) ** 2)
            self.even.append((1 / len(won) - victory) ** 2)

    def add(self, other: Tally) -> None:
        """Another game's."""
        self.counts = [*map(add, self.counts, other.counts)]
        self.stated = [*map(add, self.stated, other.stated)]
        self.won = [*map(add, self.won, other.won)]
        self.errors += other.errors
        self.even += other.even
        self.positions += other.positions


def calibrate(options: argparse.Namespace, levels: list[str]) -> int:
    """Play the games, and print the table."""
    total, begun = Tally(), time.perf_counter()
    for tally in games(options, levels, watch_game):
        total.add(tally)
    found = figures(total, options.games, time.perf_counter() - begun)
    print(json.dumps(found) if options.json else report(found))
    return GOOD


def watch_game(game: str, levels: list[str], seed: str) -> Tally:
    """One game to its end; at some of its decisions the one who decides is asked."""
    table, sampled = seated(game, levels, seed), KeyedDraw(seed, "sampled positions")
    said: list[list[float]] = []
    while not table.match.over:
        s = table.match.state
        if s.actor != CHANCE and sampled.below(ONE_IN) == 0:
            said.append(think(question(table, s, s.actor)))  # as the one who is to move sees it
        step(table)
    result = table.match.rules.result(table.match.state)
    won = [result.share(seat) for seat in range(len(levels))]
    tally = Tally()
    for shares in said:
        tally.note(shares, won)
    return tally


def figures(total: Tally, games: int, seconds: float) -> dict[str, Any]:
    """Means of all bins that aren't empty, and Brier scores: mean squares of what was wrong."""
    errors = max(1, len(total.errors))
    return {
        "games": games,
        "positions": total.positions,
        "bins": [
            {
                "from": bin_ / BINS,
                "to": (bin_ + 1) / BINS,
                "count": count,
                "stated": total.stated[bin_] / count,
                "won": total.won[bin_] / count,
            }
            for bin_, count in enumerate(total.counts)
            if count
        ],
        "brier": fsum(total.errors) / errors,
        "brier_even": fsum(total.even) / errors,
        "seconds": seconds,
    }


def report(found: dict[str, Any]) -> str:
    """As lines to be read."""
    lines = [
        f"{found['games']} games, {found['positions']} positions, {found['seconds']:.1f} s",
        "chance of victory   stated      won   count",
    ]
    lines += [
        f"{each['from']:7.0%} to {each['to']:4.0%} {each['stated']:9.1%} {each['won']:8.1%} "
        f"{each['count']:7}"
        for each in found["bins"]
    ]
    brier, even = found["brier"], found["brier_even"]
    less = 1 - brier / even if even else 0.0
    lines.append(f"Brier score {brier:.4f}; of always saying even {even:.4f}: {less:.1%} lower")
    return "\n".join(lines)
