"""The numbers of a network in training, and how they learn from games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from santiago_desktop.players.network import LARGEST, SCALE, Weights

if TYPE_CHECKING:
    from santiago_desktop.players.network import Layout
    from santiago_desktop.training.selfplay import Sample

Floats = np.ndarray[Any, np.dtype[np.float32]]
Rungs = np.ndarray[Any, np.dtype[np.int16]]

BATCH = 256
MEMORY, STEADY, TINY = 0.9, 0.999, 1e-8  # Adam's usual figures
SPREAD_OUT = 0.15  # of the first weights


class Fit:
    """The weights as floating point numbers, with Adam's memory of how they moved."""

    def __init__(self, layout: Layout, hidden: int, seed: int) -> None:
        """Begin with small random weights."""
        luck = np.random.default_rng(seed)
        self.layout = layout
        self.parts: dict[str, Floats] = {
            "rows": luck.normal(0, 0.03, (layout.size + 1, hidden)).astype(np.float32),
            "bias": np.full(hidden, 0.1, np.float32),
            "out": luck.normal(0, SPREAD_OUT, hidden).astype(np.float32),
            "last": np.zeros(1, np.float32),
        }
        self.steps = 0
        self.first = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.second = {name: np.zeros_like(part) for name, part in self.parts.items()}

    def rows(self) -> Floats:
        """What each rung weighs: on a ladder, all rungs up to it; the last row is nobody's."""
        rows = self.parts["rows"].copy()
        for start, count in self.layout.groups:
            np.cumsum(rows[start : start + count], axis=0, out=rows[start : start + count])
        rows[-1] = 0
        return rows

    def chances(self, rungs: Rungs) -> Floats:
        """How likely victory is in each position."""
        rows, parts = self.rows(), self.parts
        found = [
            _forward(_spread(rungs[i : i + BATCH], self.layout.size), rows, parts)[2]
            for i in range(0, len(rungs), BATCH)
        ]
        return np.concatenate(found)

    def learn(self, rungs: Rungs, targets: Floats, rate: float) -> float:
        """One step towards the targets; how far off it was."""
        parts, rows = self.parts, self.rows()
        seen = _spread(rungs, self.layout.size)
        before, hidden, chances = _forward(seen, rows, parts)
        off: Floats = (chances - targets) / np.float32(len(targets))
        back: Floats = np.outer(off, parts["out"]) * (before > 0)
        self.step(
            {
                "rows": self._along_ladders(seen.T @ back),
                "bias": back.sum(axis=0),
                "out": hidden.T @ off,
                "last": off.sum(keepdims=True, dtype=np.float32),
            },
            rate,
        )
        likely = np.clip(chances, TINY, 1 - 1e-7)
        return float(-(targets * np.log(likely) + (1 - targets) * np.log(1 - likely)).mean())

    def _along_ladders(self, rows: Floats) -> Floats:
        """A rung's weight is felt by all rungs above it."""
        for start, count in self.layout.groups:
            part = rows[start : start + count][::-1]
            rows[start : start + count] = np.cumsum(part, axis=0)[::-1]
        return rows

    def step(self, slopes: dict[str, Floats], rate: float) -> None:
        """One step of Adam, the usual way down a slope."""
        self.steps += 1
        size = rate * np.sqrt(1 - STEADY**self.steps) / (1 - MEMORY**self.steps)
        for name, slope in slopes.items():
            first, second = self.first[name], self.second[name]
            first += (1 - MEMORY) * (slope - first)
            second += (1 - STEADY) * (slope * slope - second)
            self.parts[name] -= size * first / (np.sqrt(second) + TINY)

    def arrays(self) -> dict[str, Any]:
        """All that it has to remember to learn on."""
        found: dict[str, Any] = {"steps": np.array(self.steps)}
        for kind, parts in self._kinds.items():
            found |= {f"{kind}_{name}": part for name, part in parts.items()}
        return found

    def take(self, arrays: dict[str, Any]) -> None:
        """Learn on from there; ValueError if that was another network."""
        self.steps = int(arrays["steps"])
        for kind, parts in self._kinds.items():
            for name, part in parts.items():
                if arrays[f"{kind}_{name}"].shape != part.shape:
                    raise ValueError(f"the {name} have another size")
                if not np.isfinite(arrays[f"{kind}_{name}"]).all():
                    raise ValueError(f"the {name} are no numbers")
                part[:] = arrays[f"{kind}_{name}"]

    @property
    def _kinds(self) -> dict[str, dict[str, Floats]]:
        return {"part": self.parts, "first": self.first, "second": self.second}

    def weights(self) -> Weights:
        """The weights as whole numbers, as the players' network reads them."""
        whole = {name: _whole(part) for name, part in self.parts.items()}
        rows = _whole(self.rows()[:-1])
        return Weights(
            rows.tolist(), whole["bias"].tolist(), whole["out"].tolist(), int(whole["last"][0])
        )


def _whole(part: Floats) -> Any:
    return np.clip(np.rint(part * SCALE), -LARGEST, LARGEST).astype(int)


def _spread(rungs: Rungs, size: int) -> Floats:
    """A column for each rung; padding falls into the last one."""
    seen = np.zeros((len(rungs), size + 1), np.float32)
    np.put_along_axis(seen, rungs.astype(np.int64), 1, axis=1)
    return seen


def _forward(seen: Floats, rows: Floats, parts: dict[str, Floats]) -> tuple[Floats, Floats, Floats]:
    before = seen @ rows + parts["bias"]
    hidden = np.maximum(before, 0)
    return before, hidden, 1 / (1 + np.exp(-(hidden @ parts["out"] + parts["last"][0])))


def positions(sample: Sample, pad: int, width: int) -> Rungs:
    """A game's positions as rows of rungs, seat by seat, all as wide as the widest."""
    lengths = np.array(sample.lengths)
    rungs = np.full((len(lengths), width), pad, np.int16)
    rungs[np.arange(width) < lengths[:, None]] = np.array(sample.rungs)
    return rungs


def targets(chances: Floats, sample: Sample, trace: float) -> Floats:
    """What each position should have said: what came after it, near things more than far ones."""
    said = chances.reshape(-1, sample.seats)
    wanted = np.empty_like(said)
    later = np.array(sample.shares, np.float32)
    following = later
    for i in range(len(said) - 1, -1, -1):
        later = (1 - trace) * following + trace * later
        wanted[i] = later
        following = said[i]
    return wanted.reshape(-1)
