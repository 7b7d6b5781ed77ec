"""Whether chances are what they say: how often those won who were said to win so often."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from functools import partial
from math import fsum, sqrt
from operator import add, mul
from typing import TYPE_CHECKING, Any

from santiago_desktop.commands.simulate import Z, games, seated
from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.match import Match
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.players.thinking import think
from santiago_desktop.system.exits import GOOD
from santiago_desktop.table.chances import question_now
from santiago_desktop.table.table import Table

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
    agreed: list[float] = field(default_factory=list)  # by game: how far who won won once more,
    to_know: list[float] = field(default_factory=list)  # and how far it would for sure

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

    def compare(self, won: list[float], others: list[list[float]]) -> None:
        """Who won a game, and who won when it was played out once more from its positions.

        Two games from one position agree by as much as the position tells: what is luck in one
        is other luck in the other. So the mean of these products is what can be known at best.
        """
        above = [victory - 1 / len(won) for victory in won]
        again = [victory - 1 / len(won) for other in others for victory in other]
        self.agreed.append(fsum(map(mul, above * len(others), again)))
        self.to_know.append(len(others) * fsum(map(mul, above, above)))

    def add(self, other: Tally) -> None:
        """Add the figures of another game."""
        self.counts = [*map(add, self.counts, other.counts)]
        self.stated = [*map(add, self.stated, other.stated)]
        self.won = [*map(add, self.won, other.won)]
        self.errors += other.errors
        self.even += other.even
        self.positions += other.positions
        self.agreed += other.agreed
        self.to_know += other.to_know


def calibrate(options: argparse.Namespace, levels: list[str]) -> int:
    """Play the games, and print the table."""
    total, begun = Tally(), time.perf_counter()
    for tally in games(options, levels, partial(watch_game, limit=options.limit)):
        total.add(tally)
    found = figures(total, options.games, time.perf_counter() - begun)
    print(json.dumps(found) if options.json else report(found))
    return GOOD


def watch_game(game: str, levels: list[str], seed: str, *, limit: bool = False) -> Tally:
    """One game to its end; at some of its decisions the one who decides is asked.

    For the limit of what can be known, the game is also played out from there once more.
    """
    table, sampled = seated(game, levels, seed), KeyedDraw(seed, "sampled positions")
    said: list[list[float]] = []
    others: list[list[float]] = []
    while not table.match.over:
        actor = table.match.state.actor
        if actor != CHANCE and sampled.below(ONE_IN) == 0:
            chances = think(question_now(table, actor))  # as the one who is to move sees it
            said.append([chance.value for chance in chances])
            if limit:
                others.append(played_out(table))
        table.go_on()
    won, tally = victories(table), Tally()
    for shares in said:
        tally.note(shares, won)
    if limit:
        tally.compare(won, others)
    return tally


def played_out(table: Table) -> list[float]:
    """Who wins if the game goes on with other luck, from what whoever decides knows."""
    match = table.match
    rules, seat, seed = match.rules, match.state.actor, f"{match.seed}/{len(match.log)} once more"
    start = rules.imagine(rules.mask(match.state, seat), seat, KeyedDraw(seed, "secrets"))
    again = Table(table.card, table.seats, Match(rules, start, seed), table.options)
    while not again.match.over:
        again.go_on()
    return victories(again)


def victories(table: Table) -> list[float]:
    """Each seat's share of the victory."""
    result = table.match.rules.result(table.match.state)
    return [result.share(seat) for seat in range(len(table.seats))]


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
        "limit": knowable(total),
        "seconds": seconds,
    }


def knowable(total: Tally) -> dict[str, float] | None:
    """By how much a Brier score can be lower at best, and a 95 % interval; None if not asked."""
    if not fsum(total.to_know):
        return None
    mean = fsum(total.agreed) / fsum(total.to_know)
    off = [agreed - mean * all_ for agreed, all_ in zip(total.agreed, total.to_know, strict=True)]
    reach = Z * sqrt(fsum(map(mul, off, off))) / fsum(total.to_know)
    return {"mean": mean, "low": mean - reach, "high": mean + reach}


def report(found: dict[str, Any]) -> str:
    """The table as lines to be read."""
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
    if limit := found["limit"]:
        lines.append(
            f"What can be known at best: {limit['mean']:.1%} lower "
            f"(95 %: {limit['low']:.1%} to {limit['high']:.1%})"
        )
    return "\n".join(lines)
