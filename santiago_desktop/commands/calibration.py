"""Whether chances are what they say: how often those won who were said to win so often."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from functools import partial
from math import fsum, sqrt
from operator import add, mul
from typing import TYPE_CHECKING, Any, NamedTuple

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
    from collections.abc import Sequence

BINS = 10
ONE_IN = 8  # decisions at which chances are asked for; those beside each other tell the same


class Known(NamedTuple):
    """How much was known: sums over positions and seats of squares, each without its luck."""

    spread: float  # of the ends about saying that all are as likely: luck and all
    there: float  # what of it anybody could know,
    off: float  # and what of that was not said


@dataclass
class Tally:
    """What was said, and what came: for each bin, and for all together."""

    counts: list[int] = field(default_factory=lambda: [0] * BINS)
    stated: list[float] = field(default_factory=lambda: [0.0] * BINS)
    won: list[float] = field(default_factory=lambda: [0.0] * BINS)
    errors: list[float] = field(default_factory=list)  # squared: of the chances
    even: list[float] = field(default_factory=list)  # and of saying that all are as likely
    positions: int = 0
    known: list[Known] = field(default_factory=list)  # by game

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
        """Add the figures of another game."""
        self.counts = [*map(add, self.counts, other.counts)]
        self.stated = [*map(add, self.stated, other.stated)]
        self.won = [*map(add, self.won, other.won)]
        self.errors += other.errors
        self.even += other.even
        self.positions += other.positions
        self.known += other.known


def calibrate(options: argparse.Namespace, levels: list[str]) -> int:
    """Play the games, and print the table."""
    everything, begun = Tally(), time.perf_counter()
    for tally in games(options, levels, partial(watch_game, limit=options.limit)):
        everything.add(tally)
    found = figures(everything, options.games, time.perf_counter() - begun)
    print(json.dumps(found) if options.json else report(found))
    return GOOD


def watch_game(game: str, levels: list[str], seed: str, *, limit: int = 0) -> Tally:
    """One game to its end; at some of its decisions the one who decides is asked.

    For the limit of what can be known, the game is also played out from there so often more.
    """
    table, sampled = seated(game, levels, seed), KeyedDraw(seed, "sampled positions")
    said: list[list[float]] = []
    others: list[list[list[float]]] = []
    while not table.match.over:
        actor = table.match.state.actor
        if actor != CHANCE and sampled.below(ONE_IN) == 0:
            chances = think(question_now(table, actor))  # as the one who is to move sees it
            said.append([chance.value for chance in chances])
            others.append([played_out(table, number) for number in range(limit)])
        table.go_on()
    won, tally = victories(table), Tally()
    for shares in said:
        tally.note(shares, won)
    if limit:
        each = [known(shares, [won, *again]) for shares, again in zip(said, others, strict=True)]
        tally.known.append(total(each))
    return tally


def played_out(table: Table, number: int) -> list[float]:
    """Who wins if the game goes on with other luck, from what whoever decides knows."""
    match = table.match
    rules, seat = match.rules, match.state.actor
    seed = f"{match.seed}/{len(match.log)} once more {number}"
    start = rules.imagine(rules.mask(match.state, seat), seat, KeyedDraw(seed, "secrets"))
    again = Table(table.card, table.seats, Match(rules, start, seed), table.options)
    while not again.match.over:
        again.go_on()
    return victories(again)


def victories(table: Table) -> list[float]:
    """Each seat's share of the victory."""
    result = table.match.rules.result(table.match.state)
    return [result.share(seat) for seat in range(len(table.seats))]


def figures(tally: Tally, games: int, seconds: float) -> dict[str, Any]:
    """Means of all bins that aren't empty, and Brier scores: mean squares of what was wrong."""
    errors = max(1, len(tally.errors))
    return {
        "games": games,
        "positions": tally.positions,
        "bins": [
            {
                "from": bin_ / BINS,
                "to": (bin_ + 1) / BINS,
                "count": count,
                "stated": tally.stated[bin_] / count,
                "won": tally.won[bin_] / count,
            }
            for bin_, count in enumerate(tally.counts)
            if count
        ],
        "brier": fsum(tally.errors) / errors,
        "brier_even": fsum(tally.even) / errors,
        "limit": knowable(tally.known),
        "seconds": seconds,
    }


def known(said: Sequence[float], ends: Sequence[Sequence[float]]) -> Known:
    """How much was known at a position from which several games were played to their ends."""
    even = 1 / len(said)
    above = [[share - even for share in end] for end in ends]
    wrong = [[share - stated for share, stated in zip(end, said, strict=True)] for end in ends]
    spread = fsum(share * share for row in above for share in row) / len(ends)
    return Known(spread, agreement(above), agreement(wrong))


def agreement(rows: Sequence[Sequence[float]]) -> float:
    """The mean product of two of these rows, which are the ends of games from one position.

    Two such games share nothing but what the position tells: what is luck in one is other luck in
    the other. So this is the square of what the position tells, or of what was said wrongly of it.
    """
    count = len(rows)
    sums = [fsum(column) for column in zip(*rows, strict=True)]
    own = fsum(share * share for row in rows for share in row)
    return (fsum(map(mul, sums, sums)) - own) / (count * (count - 1))


def total(each: Sequence[Known]) -> Known:
    """The sums of several."""
    return Known(*(fsum(column) for column in zip(*each, strict=True))) if each else Known(0, 0, 0)


def knowable(games: Sequence[Known]) -> dict[str, Any] | None:
    """By how much a Brier score can be lower at best, and how much of that was said.

    None if it wasn't asked, or nothing can be known.
    """
    if not fsum(game.there for game in games):
        return None
    best = ratio([(game.there, game.spread) for game in games])
    return best | {"said": ratio([(game.there - game.off, game.there) for game in games])}


def ratio(games: Sequence[tuple[float, float]]) -> dict[str, Any]:
    """A sum over games as a part of another one, and a 95 % interval."""
    part, whole = (fsum(column) for column in zip(*games, strict=True))
    mean = part / whole
    reach = Z * sqrt(fsum((one - mean * other) ** 2 for one, other in games)) / abs(whole)
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
        lines.append(f"What can be known at best: {between(limit)} lower")
        lines.append(f"Chances tell this part of it: {between(limit['said'])}")
    return "\n".join(lines)


def between(found: dict[str, Any]) -> str:
    """A ratio with its interval, as it is printed."""
    return f"{found['mean']:.1%} (95 %: {found['low']:.1%} to {found['high']:.1%})"
