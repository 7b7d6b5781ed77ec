"""How likely victory is at a table: a few numbers for each game turn what a judge sees into it.

Networks have learned from games of equal players, and evaluations by hand from none. What both say
of a position, the score, who comes first and who sits there are weighed against each other; the
weights depend on how much of the game is over and on how strong a seat is. They stand in the
game's `ai/chances.json`, where a command has put them that fits them to games and reports.
"""

from __future__ import annotations

import json
from math import exp, sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from santiago_desktop.kernel.checks import Fault, items, whole

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

FORMAT, VERSION = "santiago-chances", 2
STRENGTHS = {
    "random": 0.0,
    "beginner": 0.9,
    "easy": 1.0,
    "medium": 2.0,
    "hard": 3.0,
    "expert": 3.45,
    "master": 4.0,
}
PERSON = STRENGTHS["medium"]  # until somebody has shown more, or less
TABLES = 8  # that can be, where it isn't known how strong people are
LOWEST, HIGHEST = 0.5, 3.5  # nobody is worse than `easy` for ever, nor better than has been seen
SENSES = ("learned", "by_hand", "score", "first", "late", "strong")
STAGES = 3  # weights of each sense: what always counts, what grows with the game, what fades
FADING = 6  # the power with which it does
LARGEST = 1_000.0  # of a number in the file
SURELY = 1.64  # standard errors: nine in ten positions are within
MOST_FUTURES = 100
APART = 0.07  # where it isn't measured: how far a difference of two chances about one half is off


class Chance(NamedTuple):
    """How likely victory is, and between what it most likely lies: nine times in ten."""

    value: float
    low: float
    high: float
    apart: float = APART  # how far its difference to another move's may be off, about one half

    @property
    def percent(self) -> int:
        """The value as it is shown: in whole per cent."""
        return round(100 * self.value)


class Known(NamedTuple):
    """How strong who sits there is, as far as is known."""

    strength: float
    doubt: float = 0.0  # by how much that may be wrong: a standard deviation


STRANGER = Known(PERSON, 1.0)  # a person of whom nothing is known


def tables(seats: Sequence[Known], count: int = TABLES) -> list[tuple[float, ...]]:
    """How strong each seat may be: so many tables that can be, all as likely; one if all is known.

    One is wrong about all people there alike: about two strangers nothing could be told else.
    """
    if not any(seat.doubt for seat in seats):
        return [tuple(seat.strength for seat in seats)]
    return [*zip(*(may_be(seat, count) for seat in seats), strict=True)]


def may_be(known: Known, count: int = TABLES) -> list[float]:
    """How strong somebody may be: so many strengths, all as likely."""
    from statistics import NormalDist  # noqa: PLC0415 - the window opens lightly

    if not known.doubt:
        return [known.strength] * count
    each = NormalDist(*known)
    middles = (each.inv_cdf((number + 0.5) / count) for number in range(count))
    return [min(HIGHEST, max(LOWEST, strength)) for strength in middles]


class Standing(NamedTuple):
    """A position as the formula sees it: how much of the game is over, and each seat's senses."""

    stage: float  # from 0, nothing, to 1
    seats: list[list[float]]  # by seat, in the order of SENSES without the last


class Futures(NamedTuple):
    """How a position is played on before it is judged: the dust has settled then."""

    games: int  # how often, if nobody is better than `medium`; 0 for not at all
    turns: int  # how far
    strong: int = 1  # how often, if all are as good as `hard`; once is not at all


class Scale(NamedTuple):
    """The numbers of a game."""

    levels: list[tuple[float, list[list[float]]]]  # strengths, and weights by sense and stage
    futures: Futures
    error: float  # of the estimate, as a part of what one throw of luck is
    apart: float = APART  # as in a chance

    def shares(self, standing: Standing, strengths: Sequence[float]) -> list[float]:
        """Each seat's chance at a glance; they add up to 1."""
        return softmax(self.hopes(standing, strengths))

    def hopes(self, standing: Standing, strengths: Sequence[float]) -> list[float]:
        """What the chances are made of: the more, the better a seat stands."""
        stages = stages_of(standing.stage)
        return [
            sum(
                sense * sum(w * stage for w, stage in zip(weights, stages, strict=True))
                for sense, weights in zip([*senses, 1.0], self.weights(strength), strict=True)
            )
            for senses, strength in zip(standing.seats, strengths, strict=True)
        ]

    def weights(self, strength: float) -> list[list[float]]:
        """By sense and stage; between two levels it is something between."""
        below = [each for each in self.levels if each[0] <= strength] or self.levels[:1]
        above = [each for each in self.levels if each[0] >= strength] or self.levels[-1:]
        (low, weak), (high, strong) = below[-1], above[0]
        part = (strength - low) / (high - low) if high > low else 0.0
        return [
            [w + part * (v - w) for w, v in zip(one, other, strict=True)]
            for one, other in zip(weak, strong, strict=True)
        ]

    def surely_more(self, one: float, other: float) -> bool:
        """Whether a chance is above another one by more than their difference may be off."""
        return one - other > sum(4 * self.apart * each * (1 - each) for each in (one, other))

    def chance(self, value: float) -> Chance:
        """A chance with its interval; the game is not over."""
        reach = SURELY * self.error * sqrt(max(0.0, value * (1 - value)))
        return Chance(value, max(0.0, value - reach), min(1.0, value + reach), self.apart)


def stages_of(stage: float) -> tuple[float, float, float]:
    """By how much each weight of a sense counts."""
    return 1.0, stage, (1 - stage) ** FADING


def softmax(hopes: Sequence[float]) -> list[float]:
    """Shares that add up to 1."""
    most = max(hopes)
    parts = [exp(hope - most) for hope in hopes]
    return [part / sum(parts) for part in parts]


AT_A_GLANCE = [[1.0, 0.0, 0.0], *[[0.0] * STAGES] * (len(SENSES) - 1)]  # as the judge says
EVEN = [0.0] * (len(SENSES) - 1)  # the senses of a seat that is neither ahead nor behind
PLAIN = Scale([(PERSON, AT_A_GLANCE)], Futures(0, 0), 0.2)  # where nothing better is known


# --- files ---------------------------------------------------------------------------------------


def load(path: Path, game: str) -> Scale:
    """The numbers of a file; Fault, naming the file, if it isn't there or isn't one of them."""
    try:
        return read(path.read_text("ascii"), game)
    except OSError as fault:
        raise Fault(f"{path}: {fault.strerror}") from fault
    except (Fault, UnicodeDecodeError) as fault:
        raise Fault(f"{path}: the numbers are damaged") from fault


def read(text: str, game: str) -> Scale:
    """The numbers of a file's text; Fault if it isn't one, or that of another game."""
    try:
        head = json.loads(text)
        if (head["format"], head["version"], head["game"]) != (FORMAT, VERSION, game):
            raise Fault("the numbers are those of another game or version")
        levels = sorted(
            (STRENGTHS[level], _table(weights)) for level, weights in dict(head["levels"]).items()
        )
        if not levels:
            raise Fault("the numbers are those of nobody")
        error, apart = (abs(_number(head[name])) for name in ("error", "apart"))
        return Scale(levels, _futures(head["futures"]), error, apart)
    except (ValueError, KeyError, TypeError, RecursionError) as fault:
        raise Fault(str(fault)) from fault


def write(scale: Scale, game: str) -> str:
    """The text of a file."""
    names = {strength: level for level, strength in STRENGTHS.items()}
    head: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": game,
        "levels": {names[strength]: weights for strength, weights in scale.levels},
        "futures": scale.futures._asdict(),
        "error": scale.error,
        "apart": scale.apart,
    }
    return json.dumps(head, indent=1) + "\n"


def _table(value: object) -> list[list[float]]:
    return [_numbers(row, STAGES) for row in items(value, "weights", len(SENSES), len(SENSES))]


def _futures(value: dict[str, Any]) -> Futures:
    games, turns = (whole(value[name], name, 0, MOST_FUTURES) for name in ("games", "turns"))
    return Futures(games, turns, whole(value["strong"], "strong", 1, MOST_FUTURES))


def _numbers(value: object, count: int) -> list[float]:
    return [_number(each) for each in items(value, "weights", count, count)]


def _number(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) < LARGEST:
        raise Fault("a number is none, or too large")
    return float(value)
