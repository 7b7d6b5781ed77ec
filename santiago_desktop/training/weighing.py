"""The numbers that make chances of what is seen: fitted to who won, and how good they are."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np

from santiago_desktop.players.chances import SENSES, STAGES, STRENGTHS, Scale, Standing, stages_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.players.chances import Futures
    from santiago_desktop.training.positions import Position

Floats = np.ndarray[Any, np.dtype[np.float64]]

GAME = 5.0  # positions: what those of one game weigh together, for they tell much the same
COMMON, OWN = 10.0, 40.0  # how strongly weights are held back: common ones, and a level's own
LATER = 3.0  # how much more strongly, if they change in the course of the game
STRONG = 0.03  # how strongly in proportion, of how strong a level is: that is seen at once
EXPECTED = 0.7  # of what was learned: the weight that needs no games
STEPS, NEAR = 30, 1e-6  # of Newton's method
PARTS = 5  # of the games: each is judged by what the others have taught
NOBODY_THERE = -1e9  # a hope that is none
BINS, FEWEST = 10, 200  # of chances; statements that say something of a bin


class Weighing:
    """Weights of senses, fitted to games of some levels."""

    def __init__(self, positions: Sequence[Position], futures: Futures) -> None:
        """Nothing is fitted yet."""
        self.positions, self.futures = positions, futures
        self.levels = sorted({each for position in positions for each in position.strengths})
        self.seats = max(len(position.won) for position in positions)
        self.won, self.again = (
            np.array([self._padded(each) for each in column])
            for column in zip(*((p.won, p.again) for p in positions), strict=True)
        )
        names = sorted({position.played for position in positions})
        part_of = {name: number % PARTS for number, name in enumerate(names)}
        self.twice = np.array([bool(position.again) for position in positions])
        self.part = np.array([part_of[position.played] for position in positions])
        sizes = Counter(position.played for position in positions)
        self.weigh = np.array([GAME / sizes[position.played] for position in positions])
        self.design = np.stack([self._design(p.standing, p.strengths) for p in positions])

    def _padded(self, shares: list[float]) -> list[float]:
        return shares + [0.0] * (self.seats - len(shares))

    def _design(self, standing: Standing, strengths: Sequence[float]) -> Floats:
        """By seat, what each weight is multiplied with: common ones first, then levels' own."""
        stages = np.array(stages_of(standing.stage))
        count = len(SENSES) * STAGES
        rows = np.zeros((self.seats, count * (1 + len(self.levels))))
        for seat, (senses, strength) in enumerate(zip(standing.seats, strengths, strict=True)):
            own = count * (1 + self.levels.index(strength))
            rows[seat, :count] = np.outer([*senses, 1.0], stages).ravel()
            rows[seat, own : own + count] = rows[seat, :count]
        return rows

    def fitted(self, chosen: Any) -> Floats:
        """The weights that make the chosen positions' winners likeliest, held back a little."""
        design, won, weigh = self.design[chosen], self.won[chosen], self.weigh[chosen]
        empty, held = self._empty()[chosen], self._held()
        usual = np.zeros(len(held))
        usual[0] = EXPECTED
        weights = usual.copy()
        for _ in range(STEPS):
            shares = _softmax(design @ weights + empty)
            slope = np.einsum("n,nsd,ns->d", weigh, design, shares - won)
            slope += held * (weights - usual)
            apart = design - np.einsum("nsd,ns->nd", design, shares)[:, None, :]
            curve = np.einsum("n,nsd,nse,ns->de", weigh, apart, apart, shares) + np.diag(held)
            step = np.linalg.solve(curve, slope)
            weights -= step
            if abs(step).max() < NEAR:
                break
        return weights

    def _held(self) -> Floats:
        """How strongly each weight is held back."""
        senses = np.ones((len(SENSES), STAGES))
        senses[:, 1:] *= LATER
        senses[-1] *= STRONG
        parts = [COMMON] + [OWN] * len(self.levels)
        return np.concatenate([part * senses.ravel() for part in parts])

    def _empty(self) -> Floats:
        """What keeps seats that aren't there from hoping."""
        there = np.array([len(position.won) for position in self.positions])
        return np.where(np.arange(self.seats) < there[:, None], 0.0, NOBODY_THERE)

    def scale(self, weights: Floats, error: float) -> Scale:
        """The numbers as players read them."""
        tables = weights.reshape(1 + len(self.levels), len(SENSES), STAGES)
        levels = [
            (strength, np.round(tables[0] + own, 4).tolist())
            for strength, own in zip(self.levels, tables[1:], strict=True)
        ]
        return Scale(levels, self.futures, error)

    def foretold(self) -> Floats:
        """Chances at all positions, each as games have taught that it isn't one of."""
        found = np.zeros(self.won.shape)
        for part in range(PARTS):
            scale = self.scale(self.fitted(self.part != part), 0.0)
            for number in np.flatnonzero(self.part == part).tolist():
                position = self.positions[number]
                found[number, : len(position.won)] = told(scale, position)
        return found

    def error(self, foretold: Floats) -> float:
        """How far chances are off, as a part of what one throw of luck is.

        Two games from one position share nothing but what it tells: so the mean product of
        what was wrong with each is the mean square of what was wrong with the chance.
        """
        off = ((foretold - self.won) * (foretold - self.again)).sum(axis=1)[self.twice]
        most = (foretold * (1 - foretold)).sum(axis=1)[self.twice]
        return round(float(np.sqrt(max(0.0, off.sum()) / most.sum())), 4)


def told(scale: Scale, position: Position) -> list[float]:
    """Each seat's chance at a position, from what was seen there."""
    shares = [
        scale.shares(view, position.strengths) if isinstance(view, Standing) else view
        for view in position.views
    ]
    return [sum(column) / len(column) for column in zip(*shares, strict=True)]


def report(weighing: Weighing, foretold: Floats) -> str:
    """How good chances are that were foretold, by the tables at which they were: lines of text."""
    tables: dict[str, list[int]] = {}
    for number, position in enumerate(weighing.positions):
        names = {strength: level for level, strength in STRENGTHS.items()}
        table = ",".join(sorted(names[each] for each in position.strengths))
        tables.setdefault(table, []).append(number)
    return "\n".join(
        line
        for table, chosen in sorted(tables.items())
        for line in _lines(table, weighing, foretold, np.array(chosen))
    )


def _lines(table: str, weighing: Weighing, foretold: Floats, chosen: Any) -> list[str]:
    """Of one kind of table."""
    seats = 1 + table.count(",")
    said, won, again = (
        each[chosen][:, :seats] for each in (foretold, weighing.won, weighing.again)
    )
    even = ((won - 1 / seats) ** 2).sum()
    below = 1 - ((said - won) ** 2).sum() / even
    twice = weighing.twice[chosen]
    above, again = won[twice] - 1 / seats, again[twice] - 1 / seats
    known = (above * again).sum() / max(1.0, (above**2).sum())
    games = len({weighing.positions[number].played for number in chosen})
    lines = [
        f"{table}: {games} games, {len(chosen)} positions",
        f"  Brier score {below:.1%} below even; what can be known: {known:.1%}",
    ]
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
