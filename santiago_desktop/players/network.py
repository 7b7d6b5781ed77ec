"""A small network: how likely victory is, from what a judge makes of a position.

Its inputs are rungs: a position is a list of them, one for each thing counted. Each rung has a
row of weights, one for each hidden unit. All units of a row are packed into one big number, so
that adding rows costs a fraction of a microsecond each, without anything compiled.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from hashlib import sha256
from math import exp
from struct import Struct, pack
from typing import TYPE_CHECKING, Any, NamedTuple

from santiago_desktop.kernel.checks import Fault, items, whole

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

FORMAT = "santiago-network"
VERSION = 1
LANE = 32  # bits of a hidden unit in a packed row: sums of 16-bit weights never reach them
ZERO = 1 << (LANE - 1)  # what stands for 0 in a lane
LARGEST = 32767  # a weight in 16 bits
SCALE = 4096  # what stands for 1 in a weight
MOST_HIDDEN = 512
FARTHEST = 30.0  # beyond it a victory is certain as far as numbers can say


class Layout:
    """What a network of a game looks at: groups of rungs, each with its place among the inputs."""

    def __init__(self) -> None:
        """A layout that looks at nothing yet."""
        self.size = 0
        self.groups: list[tuple[int, int]] = []  # where it begins, how many rungs

    def ladder(self, rungs: int, times: int = 1) -> int:
        """Counts of 0 to rungs - 1 of something, so many times; neighbouring ones are alike."""
        place = self.size
        for _ in range(times):
            self.groups.append((self.size, rungs))
            self.size += rungs
        return place

    def kinds(self, count: int, times: int = 1) -> int:
        """One of so many kinds, so many times; one says nothing about another."""
        place = self.size
        self.size += count * times
        return place

    @property
    def key(self) -> str:
        """Changes with the layout, so that weights of another one are not taken for ours."""
        return sha256(repr((self.size, self.groups)).encode()).hexdigest()[:16]


def graded(steps: Sequence[int], low: int, high: int) -> list[int]:
    """For each whole number from `low` to `high`: how many of the steps it has reached."""
    return [sum(number >= step for step in steps) for number in range(low, high + 1)]


def leads(sums: Sequence[float], seat: int, rung_of: list[int]) -> list[int]:
    """How far each is ahead of the seat, and the seat of all others: as rungs.

    Of each lead, from as far behind to as far ahead as is told apart, `rung_of` has the rung.
    """
    farthest, mine = len(rung_of) // 2, sums[seat]
    ahead = [other - mine for other in sums]
    ahead[seat] = -farthest
    ahead[seat] = -max(ahead)
    return [rung_of[max(0, min(2 * farthest, int(lead + farthest + 0.5)))] for lead in ahead]


class Weights(NamedTuple):
    """A trained network as whole numbers: SCALE stands for 1."""

    rows: list[list[int]]  # for each input, one weight a hidden unit
    bias: list[int]
    out: list[int]
    last: int


class Network:
    """Says how likely victory is."""

    def __init__(self, weights: Weights) -> None:
        """Pack the weights of each rung into one large number."""
        hidden = len(weights.bias)
        self._zero = sum(ZERO << (LANE * unit) for unit in range(hidden))
        lanes = Struct(f"<{hidden}I")
        self._rows = [self._packed(row, lanes) for row in weights.rows]
        self._start = self._zero + self._packed(weights.bias, lanes)
        self._unpack, self._bytes = Struct(f"<{hidden}i").unpack, lanes.size
        self._out = weights.out
        self._last = weights.last * SCALE

    def _packed(self, row: list[int], lanes: Struct) -> int:
        return int.from_bytes(lanes.pack(*[w + ZERO for w in row]), "little") - self._zero

    def lead(self, rungs: list[int]) -> float:
        """How far victory is from being as likely as not: the logarithm of its odds."""
        rows = self._rows
        total = self._start
        for rung in rungs:
            total += rows[rung]
        # Without what stands for 0, a lane is a signed number.
        units: tuple[int, ...] = self._unpack((total ^ self._zero).to_bytes(self._bytes, "little"))
        # A unit counts from 0 on: what is below is silent.
        loud = [unit * out for unit, out in zip(units, self._out) if unit > 0]
        return float(sum(loud) + self._last) / (SCALE * SCALE)

    def chance(self, rungs: list[int]) -> float:
        """How likely victory is for the seat whose rungs these are, from 0 to 1."""
        return chance(self.lead(rungs))


def chance(lead: float) -> float:
    """The probability with these logarithmic odds."""
    return 1 / (1 + exp(-max(-FARTHEST, min(FARTHEST, lead))))


# --- files ---------------------------------------------------------------------------------------


def write(weights: Weights, game: str, layout: Layout) -> str:
    """The text of a weights file."""
    numbers = [w for row in weights.rows for w in row]
    head: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": game,
        "layout": layout.key,
        "last": weights.last,
        "bias": weights.bias,
        "out": weights.out,
        "rows": b64encode(pack(f"<{len(numbers)}h", *numbers)).decode(),
    }
    return json.dumps(head, indent=0) + "\n"


def read(text: str, game: str, layout: Layout) -> Network:
    """The network of a weights file; Fault if it isn't one, or not one of this layout."""
    try:
        return Network(_weights(json.loads(text), game, layout))
    except (ValueError, KeyError, TypeError, RecursionError) as fault:
        reason = str(fault) if isinstance(fault, Foreign) else "the weights are damaged"
        raise Fault(reason) from fault


class Foreign(Fault):
    """Weights of another game, or of another layout."""


def _weights(head: dict[str, Any], game: str, layout: Layout) -> Weights:
    known = head["format"], head["version"], head["game"], head["layout"]
    if known != (FORMAT, VERSION, game, layout.key):
        raise Foreign("the weights are those of another game or version")
    hidden = len(items(head["bias"], "bias", 1, MOST_HIDDEN))
    bias, out = (
        [whole(n, name, -LARGEST, LARGEST) for n in items(head[name], name, hidden, hidden)]
        for name in ("bias", "out")
    )
    last = whole(head["last"], "last", -LARGEST, LARGEST)
    row = Struct(f"<{hidden}h")
    numbers = b64decode(head["rows"], validate=True)
    if len(numbers) != layout.size * row.size:
        raise Fault("the rows have another size")
    return Weights([list(each) for each in row.iter_unpack(numbers)], bias, out, last)


def load(path: Path, game: str, layout: Layout) -> Network:
    """The network of a file; Fault, naming the file, if there is none."""
    try:
        return read(path.read_text("ascii"), game, layout)
    except OSError as fault:
        raise Fault(f"{path}: {fault.strerror}") from fault
    except UnicodeDecodeError as fault:
        raise Fault(f"{path}: the weights are damaged") from fault
    except Fault as fault:
        raise Fault(f"{path}: {fault}") from fault
