"""The numbers that make chances of what is seen: fitted to who won, and how good they are."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np

from santiago_desktop.commands.calibration import agreement, between, knowable, known, total
from santiago_desktop.players.adviser import belief
from santiago_desktop.players.chances import SENSES, STAGES, STRENGTHS, Scale, Standing, stages_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.commands.calibration import Known
    from santiago_desktop.players.chances import Futures
    from santiago_desktop.training.positions import Position

Floats = np.ndarray[Any, np.dtype[np.float64]]

GAME = 5.0  # what a game weighs, whose positions share one end; each that is played again weighs 1
COMMON, OWN = 10.0, 40.0  # how strongly weights are held back: common ones, and a level's own
LATER = 3.0  # how much more strongly, if they change in the course of the game
ORDER, STRONG = 0.3, 0.03  # how strongly in proportion: of who is late; of how strong a level is
EXPECTED = 0.7  # of what was learned: the weight that needs no games
STEPS, NEAR = 30, 1e-6  # of Newton's method
UNLIKELY = 1e-9  # as near to nothing as a chance counts
PARTS = 5  # of the games: each is judged by what the others have taught
NOBODY_THERE = -1e9  # a hope that is none
BINS, FEWEST = 10, 200  # of chances; statements that say something of a bin
NUMBERS = len(SENSES) * STAGES


class Weighing:
    """Weights of senses, fitted to games of some levels."""

    def __init__(self, positions: Sequence[Position]) -> None:
        """Nothing is fitted yet."""
        self.positions = positions
        self.levels = sorted({each for position in positions for each in position.strengths})
        self.seats = max(len(position.strengths) for position in positions)
        there = np.array([len(position.strengths) for position in positions])
        self.empty = np.where(np.arange(self.seats) < there[:, None], 0.0, NOBODY_THERE)
        strengths = np.array([self._padded(position.strengths) for position in positions])
        self.kinds = (strengths[:, :, None] == np.array(self.levels)).astype(float)
        self.kinds *= (self.empty == 0)[:, :, None]
        self._see()
        self._hear()

    def _padded(self, row: Sequence[float]) -> list[float]:
        return [*row] + [0.0] * (self.seats - len(row))

    def _see(self) -> None:
        """What weights are multiplied with in each view, and what is certain where games end."""
        most, count = max(len(p.views + p.later) for p in self.positions), len(self.positions)
        self.seen = np.zeros((most, count, self.seats, NUMBERS))
        self.part = np.zeros((most, count, 1))  # of a view in what is told of its position
        self.certain = np.zeros((count, self.seats))
        for number, position in enumerate(self.positions):
            for which, (part, view) in enumerate(_parts(position)):
                if isinstance(view, Standing):
                    stages = stages_of(view.stage)
                    for seat, senses in enumerate(view.seats):
                        self.seen[which, number, seat] = np.outer([*senses, 1.0], stages).ravel()
                    self.part[which, number] = part
                else:
                    self.certain[number] += part * np.array(self._padded(view))

    def _hear(self) -> None:
        """Who won in the end, and how much that tells."""
        sizes = Counter(position.played for position in self.positions)
        names = sorted(sizes)
        part_of = {name: number % PARTS for number, name in enumerate(names)}
        self.fold = np.array([part_of[position.played] for position in self.positions])
        weighed = []
        for position in self.positions:
            weights = [GAME / sizes[position.played]] + [1.0] * (len(position.won) - 1)
            weighed.append((sum(weights), np.average(position.won, axis=0, weights=weights)))
        self.weigh = np.array([weight for weight, _ in weighed])
        self.won = np.array([self._padded(shares.tolist()) for _, shares in weighed])

    # --- what is told ---------------------------------------------------------------------------

    def told(self, weights: Floats, chosen: Any = slice(None)) -> Floats:
        """The chances of the chosen positions, by seat, as players would tell them."""
        return self._told(weights, chosen)[0]

    def _told(self, weights: Floats, chosen: Any) -> tuple[Floats, Floats]:
        """The same, and by how much they change with each weight."""
        kinds, empty, common = self.kinds[chosen], self.empty[chosen], weights[:NUMBERS]
        own = kinds @ weights[NUMBERS:].reshape(len(self.levels), NUMBERS)
        shares, slopes = self.certain[chosen].copy(), np.zeros((*empty.shape, len(weights)))
        own_slopes = slopes[:, :, NUMBERS:].reshape(*empty.shape, len(self.levels), NUMBERS)
        for seen, part in zip(self.seen[:, chosen], self.part[:, chosen], strict=True):
            likely = _softmax(np.einsum("nsd,nsd->ns", seen, common + own) + empty)
            shares += part * likely
            gained = (part * likely)[:, :, None] * seen
            lost = likely[:, :, None] * gained.sum(axis=1, keepdims=True)
            slopes[:, :, :NUMBERS] += gained - lost
            own_gained = np.einsum("nsd,nsl->nsld", gained, kinds)
            own_slopes += own_gained
            own_slopes -= likely[:, :, None, None] * own_gained.sum(axis=1, keepdims=True)
        slopes[:, :, NUMBERS:] = own_slopes.reshape(*empty.shape, -1)
        return shares, slopes

    def foretold(self) -> Floats:
        """Chances at all positions, each as games have taught that it isn't one of."""
        found = np.zeros(self.won.shape)
        for part in range(PARTS):
            inside = self.fold == part
            if inside.any() and not inside.all():
                found[inside] = self.told(self.fitted(~inside), inside)
        return found

    # --- what is learned ------------------------------------------------------------------------

    def fitted(self, chosen: Any) -> Floats:
        """The weights that make the chosen positions' winners likeliest, held back a little."""
        won, weigh, held = self.won[chosen], self.weigh[chosen], self._held()
        usual = np.zeros(len(held))
        usual[0] = EXPECTED
        weights = usual.copy()
        for _ in range(STEPS):
            told, slopes = self._told(weights, chosen)
            tells = weigh[:, None] / told.clip(UNLIKELY)
            slope = held * (weights - usual) - np.einsum("ns,nsd->d", tells * won, slopes)
            flat = slopes.reshape(-1, len(held))
            curve = flat.T @ (flat * tells.reshape(-1, 1)) + np.diag(held)
            step = np.linalg.solve(curve, slope)
            weights = weights - step
            if abs(step).max() < NEAR:
                break
        return weights

    def _held(self) -> Floats:
        """How strongly each weight is held back."""
        senses = np.ones((len(SENSES), STAGES))
        senses[:, 1:] *= LATER
        senses[SENSES.index("late")] *= ORDER
        senses[SENSES.index("strong")] *= STRONG
        parts = [COMMON] + [OWN] * len(self.levels)
        return np.concatenate([part * senses.ravel() for part in parts])

    def scale(self, weights: Floats, futures: Futures, error: float) -> Scale:
        """The numbers as players read them."""
        tables = weights.reshape(1 + len(self.levels), len(SENSES), STAGES)
        levels = [
            (strength, np.round(tables[0] + own, 4).tolist())
            for strength, own in zip(self.levels, tables[1:], strict=True)
        ]
        return Scale(levels, futures, error)

    def error(self, foretold: Floats) -> float:
        """How far chances are off, as a part of what one throw of luck is."""
        most = off = 0.0
        for said, position in zip(foretold, self.positions, strict=True):
            shares = said[: len(position.strengths)]
            most += float((shares * (1 - shares)).sum())
            off += agreement((np.array(position.won) - shares).tolist())
        return round(float(np.sqrt(max(0.0, off) / most)), 4)


def _parts(position: Position) -> list[tuple[float, Any]]:
    """What is seen at a position, now and later, and how much of what is told each tells."""
    later = belief(len(position.later))
    return [((1 - later) / len(position.views), view) for view in position.views] + [
        (later / len(position.later), view) for view in position.later
    ]


def report(weighing: Weighing, foretold: Floats) -> str:
    """How good chances are that were foretold, by the tables at which they were: lines of text."""
    tables: dict[str, list[int]] = {}
    names = {strength: level for level, strength in STRENGTHS.items()}
    for number, position in enumerate(weighing.positions):
        table = ",".join(names[each] for each in sorted(position.strengths))
        tables.setdefault(table, []).append(number)
    lines = [
        line
        for table, chosen in sorted(tables.items())
        for line in _lines(table, weighing, foretold, np.array(chosen))
    ]
    there, ends = weighing.empty == 0, [np.mean(each.won, axis=0) for each in weighing.positions]
    return "\n".join([*lines, "all tables", *_bins(foretold[there], np.concatenate(ends))])


def _lines(table: str, weighing: Weighing, foretold: Floats, chosen: Any) -> list[str]:
    """Of one kind of table."""
    seats = 1 + table.count(",")
    positions = [weighing.positions[number] for number in chosen]
    said = foretold[chosen][:, :seats]
    won = np.array([np.mean(position.won, axis=0) for position in positions])
    games = len({position.played for position in positions})
    return [
        f"{table}: {games} games, {len(chosen)} positions",
        *_how_much(positions, said),
        _first_move(positions, said, won),
        *_bins(said, won),
    ]


def _how_much(positions: Sequence[Position], said: Floats) -> list[str]:
    """How much is said, and of what can be known; and between what that lies.

    Of decisions that were picked by chance: the first one, picked in every game, would count for
    dozens of them.
    """
    games: dict[str, list[Known]] = {}
    for position, shares in zip(positions, said.tolist(), strict=True):
        if not position.first:
            games.setdefault(position.played, []).append(known(shares, position.won))
    if not games:
        return []
    found = [total(each) for each in games.values()]
    everything, limit = total(found), knowable(found)
    below = (everything.there - everything.off) / everything.spread
    lines = [f"  Brier score {below:.1%} below even"]
    if limit:
        lines.append(f"  what can be known: {between(limit)}; said of it: {between(limit['said'])}")
    return lines


def _first_move(positions: Sequence[Position], said: Floats, won: Floats) -> str:
    """What was said to each seat before the first move, and what came of it."""
    first = np.array([position.first for position in positions])
    stated, came = (
        ", ".join(f"{share:.1%}" for share in column[first].mean(axis=0)) for column in (said, won)
    )
    ends = sum(len(position.won) for position in positions if position.first)
    return f"  before the first move stated {stated}; won {came} of {ends}"


def _bins(said: Floats, won: Floats) -> list[str]:
    """What came of chances about as high, where there are enough of them."""
    lines = []
    for low in range(BINS):
        inside = (said * BINS).astype(int).clip(0, BINS - 1) == low
        if inside.sum() >= FEWEST:
            stated, came = said[inside].mean(), won[inside].mean()
            lines.append(f"  {low / BINS:.0%}: {inside.sum()} stated {stated:.1%} won {came:.1%}")
    return lines


def _softmax(hopes: Floats) -> Floats:
    parts: Floats = np.exp(hopes - hopes.max(axis=1, keepdims=True))
    total: Floats = parts.sum(axis=1, keepdims=True)
    shares: Floats = parts / total
    return shares
