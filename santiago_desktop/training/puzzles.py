"""`python -m santiago_desktop.training.puzzles GAME`: find puzzles in games of strong players.

It plays games of `hard`, looks for moments where one answer seems clearly the best, searches them
deeply, and once more with other luck and a turn farther; keeps those in which both agree; and puts
the most various of them, in order of difficulty, into the game's `ai/puzzles.jsonl`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from itertools import islice
from math import hypot
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from santiago_desktop.commands.cli import positive
from santiago_desktop.commands.simulate import progress, seated
from santiago_desktop.games import GAMES
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.match import Match
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.players.chances import SURELY, Chance
from santiago_desktop.players.thinking import player_of
from santiago_desktop.system import resources
from santiago_desktop.system.executors import executor
from santiago_desktop.system.exits import FAILED
from santiago_desktop.system.paths import data_folder, replace
from santiago_desktop.table import puzzles
from santiago_desktop.table.puzzles import HARDEST, Puzzle, answered
from santiago_desktop.training import deep
from santiago_desktop.training.positions import go_on

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from santiago_desktop.kernel.records import Action
    from santiago_desktop.players.search import Player

LEVELS = ("easy", "medium", "hard")  # who try to solve a puzzle, so that one knows how hard it is
TRIES = 3  # of each, with other luck; the greater part counts
LATE, EARLY = 14, 2  # decisions at a game's end, of which most are clear; others that are searched
MOST = 2  # puzzles from one game
NARROW = 0.06  # a lead of less over the next best answer makes a puzzle harder


class Depth(NamedTuple):
    """How deeply a decision is searched."""

    turns: int  # of whoever decides, that are played on for
    futures: int  # that an answer meets at most


class Found(NamedTuple):
    """What came of one game."""

    puzzles: list[Puzzle]  # that hold
    doubtful: int  # that a second search didn't confirm


def main() -> int:
    """Find puzzles as the command line says; the exit code."""
    options = _options()
    folder = options.folder or data_folder() / "training" / "puzzles" / options.game
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _search(options, folder)
        _put_in_place(options, folder)
    except Fault as fault:
        return _stop(str(fault))
    except OSError as error:
        return _stop(f"{error.filename or folder}: {error.strerror}")
    except KeyboardInterrupt:
        print("\nleft; the same command goes on", file=sys.stderr)
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m santiago_desktop.training.puzzles",
        description="Find puzzles in games of strong players. What was left goes on.",
    )
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=60, help="to look at, 0 to choose only")
    parser.add_argument("--count", type=positive, default=50, help="puzzles to keep")
    parser.add_argument(
        "--turns", type=positive, default=3, help="of whoever decides, that are played on for"
    )
    parser.add_argument(
        "--futures",
        type=int,
        choices=deep.STEPS[2:],
        default=deep.STEPS[-1],
        help="that an answer meets at most: after fewer, what isn't clear yet is given up sooner",
    )
    parser.add_argument("--workers", type=positive, default=1, help="processes")
    parser.add_argument("--folder", type=Path, help="where what was found is kept")
    parser.add_argument("--dry", action="store_true", help="keep the puzzles that are in place")
    return parser.parse_args()


def _search(options: argparse.Namespace, folder: Path) -> None:
    """The games that haven't been looked at yet; what was found is on the disk at once."""
    jobs = [
        (options.game, number, Depth(options.turns, options.futures))
        for number in range(options.games)
        if not (folder / f"{number}.json").exists()
    ]
    with executor(min(options.workers, max(1, len(jobs)))) as run:
        for done, (number, found) in enumerate(run.unordered(search, jobs), start=1):
            lines = [puzzles.plain(each) for each in found.puzzles]
            kept = json.dumps({"puzzles": lines, "doubtful": found.doubtful})
            replace(folder / f"{number}.json", kept)
            progress(done, len(jobs))


# --- one game ------------------------------------------------------------------------------------


class Moment(NamedTuple):
    """A decision of a game that may make a puzzle."""

    played: int  # lines of the log before it
    state: Any


def search(game: str, number: int, depth: Depth) -> tuple[int, Found]:
    """The puzzles of one game, and its number."""
    low, high = GAMES[game]().seats
    seats = low + number % (high - low + 1)
    table = seated(game, ["hard"] * seats, f"puzzles/{number}")
    while not table.match.over:
        go_on(table, quick=True)
    player, found = player_of(game), Found([], 0)
    for moment in _moments(player, table.match, KeyedDraw(table.match.seed, "moments")):
        holds = _confirmed(player, table.match, moment, depth)
        if isinstance(holds, Puzzle):
            found.puzzles.append(holds)
        elif holds is False:
            found = found._replace(doubtful=found.doubtful + 1)
        if len(found.puzzles) == MOST:
            break
    return number, found


def _moments(player: Player, match: Match[Any], draw: KeyedDraw) -> Iterator[Moment]:
    """Decisions that look promising: the game's last ones, and then a few others."""
    moments = [*_decisions(match)]
    late, early = (
        (each for each in draw.shuffled(part) if deep.promise(player, each.state))
        for part in (moments[-LATE:], moments[:-LATE])
    )
    yield from late
    yield from islice(early, EARLY)


def _decisions(match: Match[Any]) -> Iterator[Moment]:
    """Where somebody begins to decide something, and has a choice."""
    state, begun = match.start, None
    again = Match(match.rules, match.start, match.seed)
    for played, line in enumerate(match.log):
        state = again.state.copy()
        if line.actor != CHANCE and (begun is None or answered(begun, state)):
            begun = state
            if len(match.rules.legal(state)) > 1:
                yield Moment(played, state)
        if line.actor == CHANCE:
            begun = None
        again.play_known(line.action)


def _solves(
    player: Player, state: Any, level: str, good: Iterable[Sequence[Action]], seed: str
) -> bool:
    """Whether a level most often finds one of the good answers."""
    ends = [player.followed(state, tuple(path)) for path in good]
    tries = range(1 if level == "hard" else TRIES)
    hits = [_tried(player, state, level, f"{seed}/{number}") in ends for number in tries]
    return 2 * sum(hits) > len(hits)


def _tried(player: Player, state: Any, level: str, seed: str) -> Any:
    """Where a level's answer leads."""
    s = state
    for number in range(puzzles.LONGEST_TURN):
        seen, draw = player.rules.mask(s, s.actor), KeyedDraw(seed, str(number))
        s = player.played(s, player.choose(seen, s.actor, level, draw))
        if answered(state, s):
            break
    return s


def _confirmed(
    player: Player, match: Match[Any], moment: Moment, depth: Depth
) -> Puzzle | Literal[False] | None:
    """The puzzle of a moment; False if a second search doubts it, None if there is none."""
    seen = player.rules.mask(moment.state, moment.state.actor)
    first, second = (f"{match.seed}/{moment.played}/{luck}" for luck in ("first", "second"))
    answers = deep.weighed(player, seen, first, *depth)
    if not answers:
        return None
    farther = depth._replace(turns=depth.turns + 1)
    again = {each.path: each for each in deep.weighed(player, seen, second, *farther)}
    chosen = {each.path for each in deep.good(answers)}
    if not again or {each.path for each in deep.good([*again.values()])} != chosen:
        return False
    return _puzzle(player, match, moment, [*again.values()])


def _puzzle(
    player: Player, match: Match[Any], moment: Moment, answers: list[deep.Answer]
) -> Puzzle:
    """As it is kept; it tells what the second search has found, for the first one chose it."""
    chosen = deep.good(answers)
    seed = f"{match.seed}/{moment.played}/levels"
    good = [each.path for each in chosen]
    missed = [level for level in LEVELS if not _solves(player, moment.state, level, good, seed)]
    ahead = min(each.behind(answers[0]).mean for each in answers if each not in chosen)
    return Puzzle(
        moment.state.seats,
        match.seed,
        [played.action.text for played in match.log[: moment.played]],
        min(HARDEST, 1 + len(missed) + (ahead < NARROW)),
        [_answer(each, good=each in chosen) for each in answers],
    )


def _answer(answer: deep.Answer, *, good: bool) -> puzzles.Answer:
    value, reach = answer.value, SURELY * answer.error
    chance = Chance(value, max(0.0, value - reach), min(1.0, value + reach))
    turn = [action.text for action in answer.best.end.path]
    return puzzles.Answer(turn, len(answer.path), chance, good)


# --- choosing ------------------------------------------------------------------------------------


def _put_in_place(options: argparse.Namespace, folder: Path) -> None:
    """Choose, report, and put the puzzles where the program looks for them."""
    found, doubtful = _kept(folder)
    clear = [each for each in found if lead(each) >= deep.CLEAR]
    chosen = sorted(various(clear, options.count), key=_order)
    print(f"{len(found)} puzzles hold, {doubtful} don't: a second search with other luck agrees")
    print(f"in {len(found) / max(1, len(found) + doubtful):.0%}; {len(chosen)} are kept")
    print("difficulty:", dict(sorted(Counter(each.difficulty for each in chosen).items())))
    print("begin with:", dict(Counter(_kind(each) for each in chosen).most_common()))
    print("seats:", dict(sorted(Counter(each.seats for each in chosen).items())))
    if chosen and not options.dry:
        told = (puzzles.plain(widened(each)) for each in chosen)
        lines = (json.dumps(each, separators=(",", ":")) for each in told)
        replace(resources.puzzles(options.game), "".join(f"{line}\n" for line in lines))


def _kept(folder: Path) -> tuple[list[Puzzle], int]:
    """The puzzles of all games, and how many were doubted."""
    paths = sorted(folder.glob("*.json"), key=lambda path: int(path.stem))
    read = [json.loads(path.read_text("ascii")) for path in paths]
    found = [puzzles.read(json.dumps(each)) for game in read for each in game["puzzles"]]
    return [*{each.name: each for each in found}.values()], sum(game["doubtful"] for game in read)


def various(found: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """So many of them, as different as can be: those that are like others come last.

    They are alike if they are equally difficult, or begin with the same kind of action.
    """
    left, chosen = [*found], list[Puzzle]()
    difficulties: Counter[int] = Counter()
    kinds: Counter[str] = Counter()
    deeds: Counter[str] = Counter()
    while left and len(chosen) < count:
        best = min(
            left,
            key=lambda each: (
                difficulties[each.difficulty]
                + kinds[_kind(each)] / 2
                + 3 * deeds[each.answers[0].turn[0]]
            ),
        )
        left.remove(best)
        chosen.append(best)
        difficulties[best.difficulty] += 1
        kinds[_kind(best)] += 1
        deeds[best.answers[0].turn[0]] += 1
    return chosen


def _kind(puzzle: Puzzle) -> str:
    """What the best answer begins with: the action's first word."""
    return puzzle.answers[0].turn[0].split()[0]


def _order(puzzle: Puzzle) -> tuple[int, float]:
    """The easy ones first; among them, those in which the best answer is far ahead."""
    return puzzle.difficulty, -lead(puzzle)


def lead(puzzle: Puzzle) -> float:
    """By how much the best answer's chance is above that of the best one that isn't good."""
    best, *others = puzzle.answers
    return best.chance.value - max(each.chance.value for each in others if not each.good)


def widened(puzzle: Puzzle) -> Puzzle:
    """With ranges that tell, beside what luck does, what the judge can't tell apart anyway."""
    made = []
    for answer in puzzle.answers:
        value, low, high, _ = answer.chance
        low, high = hypot(value - low, deep.ALIKE), hypot(high - value, deep.ALIKE)
        chance = Chance(value, max(0.0, value - low), min(1.0, value + high))
        made.append(answer._replace(chance=chance))
    return puzzle._replace(answers=made)


def _stop(sentence: str) -> int:
    print(f"santiago-desktop: {sentence}", file=sys.stderr)
    return FAILED


if __name__ == "__main__":
    sys.exit(main())
