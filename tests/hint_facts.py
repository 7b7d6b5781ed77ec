"""Plays games, asks for hints, and checks each fact that they state against the rules.

    python tests/hint_facts.py [--hints 5000] [GAME ...]

A hint is what a person sees: the best move beside another one, with what both cost, give, leave
and open, and why the better one is better. The checks are in `tests/<game>/<game>_facts.py`; they
know the rules and the positions before and after, and nothing of how the facts were found.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE), *(str(each) for each in HERE.iterdir())]

from worlds import Setting, Turned, game_named, settings  # noqa: E402

from santiago_desktop.games import GAMES  # noqa: E402
from santiago_desktop.kernel.rules import CHANCE  # noqa: E402
from santiago_desktop.players.adviser import Advice, Adviser  # noqa: E402
from santiago_desktop.players.chances import PLAIN, Chance  # noqa: E402
from santiago_desktop.players.facts import course  # noqa: E402
from santiago_desktop.players.search import GLANCE, firsts  # noqa: E402
from santiago_desktop.players.thinking import player_of  # noqa: E402
from santiago_desktop.system.language import ENGLISH  # noqa: E402
from santiago_desktop.table.hints import Comparison, Hints, about_equal, question  # noqa: E402
from santiago_desktop.table.table import Seat, Table  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

    from santiago_desktop.kernel.records import Action
    from santiago_desktop.players.thinking import Question

NAMES = ("Ana", "Ben", "Carla", "Dora", "Eva")
WELL = 0.7  # how often the best move is played, so that positions are such as people reach
ASKED = 0.25  # at how many of the decisions


# --- hints ---------------------------------------------------------------------------------------


def hints(setting: Setting, seed: int) -> Iterator[Hints]:
    """The hints at some decisions of a game that is played well most of the time."""
    match, luck = setting.match(seed), Random(seed)
    table = Table(setting.card, [Seat(name) for name in NAMES[: setting.seats]], match, {})
    words = setting.card.wording(ENGLISH, table.names)
    while not match.over:
        if match.state.actor == CHANCE:
            match.play(match.chance())
            continue
        asked = question(table)
        answer = thought(asked)
        if luck.random() < ASKED:
            yield Hints(setting.card, words, asked, answer)
        legal = match.legal()
        match.play(answer[0].path[0] if luck.random() < WELL else luck.choice(legal))


def chances_of(adviser: Adviser, s: Any) -> list[Chance]:
    """Each seat's chance in a state."""
    return adviser.judged([s]).chances(adviser.scale)


def thought(asked: Question) -> list[Advice]:
    """The answer, at a glance: what is stated doesn't depend on how deeply one has thought."""
    player = player_of(asked.game)
    s = Hints(GAMES[asked.game](), None, asked, []).before  # type: ignore[arg-type]
    ends = player.ends(s, asked.seat, player.trained, GLANCE)
    adviser = Adviser(player, PLAIN, asked.strengths)
    advice = [
        Advice(end.path, chances_of(adviser, end.state)[asked.seat], 0.0, end.state)
        for end in firsts(ends).values()
    ]
    return sorted(advice, key=lambda each: each.chance.value, reverse=True)


# --- checking ------------------------------------------------------------------------------------


def faults(hinted: Hints, pointed: Action | None = None) -> Iterator[str]:
    """What is false in the hint that compares the best move with another one."""
    compared = hinted.compared(pointed)
    checks = import_module(f"{hinted.asked.game}_facts")
    for move in filter(None, (compared.better, compared.other)):
        path = [step.action for step in move.steps]
        happened = course(hinted.rules, hinted.before, path)
        after = then(checks, happened.after, hinted.asked.seat)
        turned = Turned(happened.before, after, hinted.asked.seat, path, move.account)
        yield from false_facts(checks, turned)
    yield from false_reasons(checks, hinted, compared)
    yield from false_claims(hinted, compared)


def then(checks: Any, s: Any, seat: int) -> Any:
    """The state after a turn, with what is sure to come for the seat, if a game has such things."""
    return checks.surely(s, seat) if hasattr(checks, "surely") else s


def false_facts(checks: Any, turned: Turned) -> Iterator[str]:
    """Facts in the rows of one move that are not so."""
    costs, gives, leaves, opens = turned.account
    for fact in (*costs, *gives, *opens):
        if fact.kind in checks.FACTS and not checks.FACTS[fact.kind](
            turned, *fact.about, fact.amount
        ):
            yield f"{fact} after {turned.path}"
    for fact in leaves:
        known = checks.HELD.get(fact.kind)
        if known is None:
            known = checks.FACTS[fact.kind]
            true = known(turned, *fact.about, fact.amount)
        else:
            true = known(turned.after, turned.seat, *fact.about, fact.amount)
        if not true:
            yield f"{fact} is not what is left after {turned.path}"
    if not checks.balanced(turned):
        yield f"costs and gains do not add up: {turned.account} after {turned.path}"


def false_reasons(checks: Any, hinted: Hints, compared: Comparison) -> Iterator[str]:
    """Reasons that are not so, or that don't tell the two moves apart."""
    if compared.other is None:
        return
    best, other = (hinted.found(move.action) for move in (compared.better, compared.other))
    assert best is not None
    assert other is not None
    yield from _not_ahead(checks, hinted, best, other)
    if compared.equal:
        yield from _not_ahead(checks, hinted, other, best)
        return
    for reason in hinted.warned(best, other):
        true = checks.WARNS[reason.warns]
        after = then(checks, other.state, hinted.asked.seat)
        if not true(hinted.before, after, hinted.asked.seat, *reason.details):
            yield f"warning {reason} after {other.path}"


def _not_ahead(checks: Any, hinted: Hints, best: Advice, other: Advice) -> Iterator[str]:
    """What is said for a move and isn't so, or is so of the other one too."""
    found = hinted.card.reasons(hinted.asked.seen, other.state, hinted.asked.seat)
    lacking = {(each.says, each.details) for each in found.values()}
    for reason in hinted.ahead(best, other):
        true = checks.TRUE[reason.says]
        after = then(checks, best.state, hinted.asked.seat)
        if not true(hinted.before, after, hinted.asked.seat, *reason.details):
            yield f"{reason} after {best.path}"
        if (reason.says, reason.details) in lacking:
            yield f"{reason} is so of both {best.path} and {other.path}"


def false_claims(hinted: Hints, compared: Comparison) -> Iterator[str]:
    """What is said of the moves as a whole."""
    alone = compared.why == "There is no other move."
    if alone != (len(hinted.rules.legal(hinted.before)) == 1):
        yield f"{compared.why} with {hinted.rules.legal(hinted.before)}"
    if compared.other is not None:
        chances = hinted.answer[0].chance, compared.other.chance
        if compared.equal != about_equal(*chances) or chances[0].value < chances[1].value:
            yield f"{chances} are told as {compared.why}"


# --- as a command --------------------------------------------------------------------------------


def sample(game: str, count: int) -> Iterator[Hints]:
    """So many hints of a game, at every number of seats and with all options, in turn."""
    tables = [each for each in settings() if each.game == game]
    share = -(-count // len(tables))
    for number, setting in enumerate(tables):
        of_table = (hint for seed in range(count) for hint in hints(setting, seed * 97 + number))
        yield from islice(of_table, share)


def main() -> None:
    """Print what is false, and how many hints there were."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", type=game_named, default=list(GAMES), metavar="GAME")
    parser.add_argument("--hints", type=int, default=5000)
    chosen = parser.parse_args()
    wrong = 0
    for game in chosen.games:
        number = 0
        for hinted in islice(sample(game, chosen.hints), -(-chosen.hints // len(chosen.games))):
            number += 1
            worst = hinted.answer[-1].path[0]
            for fault in (*faults(hinted), *faults(hinted, worst)):
                wrong += 1
                print(f"{game}, hint {number}: {fault}")
        print(f"{game}: {number} hints")
    print(f"{wrong} stated facts are false")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
