"""Make the golden games, saved games and tree counts anew: python tests/make_golden.py.

Only after a change of the rules that is meant: the difference is then part of the review.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from santiago_desktop.games import GAMES  # noqa: E402
from santiago_desktop.kernel import saves  # noqa: E402
from santiago_desktop.kernel.luck import QuickDraw  # noqa: E402
from santiago_desktop.kernel.match import Match  # noqa: E402
from santiago_desktop.kernel.rules import CHANCE, Rules, State  # noqa: E402
from santiago_desktop.table.journal import Journal  # noqa: E402
from santiago_desktop.table.table import Table, read_seats  # noqa: E402

TRIES = 6_000  # games in which ways of ending are looked for
DEPTHS = range(1, 5)
MOST_LEAVES = 20_000
MOMENTS = (0, 20, 60, 110)  # after so many actions of a random game the trees begin


def played_at_random(game: str, seats: int, options: dict[str, bool], seed: int) -> Match[Any]:
    """One whole game."""
    match = Match.new(GAMES[game]().rules(), seats, str(seed), options)
    draw = QuickDraw(Random(seed))
    while not match.over:
        chance = match.state.actor == CHANCE
        match.play(match.chance() if chance else draw.pick(match.legal()))
    return match


def golden(game: str) -> list[dict[str, Any]]:
    """A game for each way of ending and each number of seats, plainly and with all options."""
    card, found = GAMES[game](), {}
    for seats in range(card.seats[0], card.seats[1] + 1):
        for seed in range(TRIES if seats == card.seats[0] else 4):
            options = dict.fromkeys(card.options, True) if seed % 3 == 0 else {}
            match = played_at_random(game, seats, options, seed)
            key = (match.log[-1].action.verb, seats if seed < 2 else 0)
            found.setdefault(key, record(game, match, options))
    return list(found.values())


def record(game: str, match: Match[Any], options: dict[str, bool]) -> dict[str, Any]:
    """A whole game and its result."""
    result = match.rules.result(match.state)
    return {
        "game": game,
        "seats": match.state.seats,
        "options": options,
        "seed": match.seed,
        "log": [played.action.text for played in match.log],
        "scores": result.scores,
        "winners": result.winners,
        "parts": result.parts,
        "hash": saves.digest(match.rules.to_position(match.state)),
    }


def leaves(rules: Rules[Any], s: State, depth: int) -> int:
    """Decisions that can be taken one after the other; luck is always that of one stream."""
    if depth == 0:
        return 1
    total = 0
    for action in rules.legal(s):
        after = s.copy()
        rules.play(after, action)
        while after.actor == CHANCE:
            rules.play(after, rules.chance(after, QuickDraw(Random(depth))))
        total += leaves(rules, after, depth - 1)
    return total


def trees(game: str) -> list[dict[str, Any]]:
    """Leaf counts from some moments of a game."""
    rows = []
    match = played_at_random(game, GAMES[game]().seats[1], {}, 1)
    for moment in MOMENTS:
        start = Match(match.rules, match.start, match.seed)
        for played in match.log[:moment]:
            start.play(played.action)
        while start.state.actor == CHANCE:
            start.play(start.chance())
        counts: list[int] = []
        for depth in DEPTHS:
            counts.append(leaves(match.rules, start.state, depth))
            if counts[-1] * len(start.legal()) > MOST_LEAVES:
                break
        rows.append({"position": match.rules.to_position(start.state), "leaves": counts})
    return rows


def save(game: str) -> None:
    """A game saved as this version of the program saves it."""
    card = GAMES[game]()
    seats = ["Ana", *(["ai:easy"] * (card.seats[0] - 1))]
    table = Table.new(card, read_seats(seats), "golden", {})
    path = HERE / "saves" / f"{game}-{saves.VERSION}.santiago"
    path.unlink(missing_ok=True)
    table.journal = Journal.begin(path, table)
    while not table.match.over:
        table.play(table.automatic() or table.match.legal()[-1])


def main() -> None:
    """All files."""
    for folder in ("golden", "saves", "trees"):
        (HERE / folder).mkdir(exist_ok=True)
    for game in sys.argv[1:] or GAMES:
        for folder, rows in (("golden", golden(game)), ("trees", trees(game))):
            lines = "".join(json.dumps(row) + "\n" for row in rows)
            (HERE / folder / f"{game}.jsonl").write_text(lines, encoding="ascii")
        save(game)


if __name__ == "__main__":
    main()
