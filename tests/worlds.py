"""The games at every table size, and games played at random: what many tests need."""

from __future__ import annotations

from argparse import ArgumentTypeError
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.match import Match
from santiago_desktop.kernel.rules import CHANCE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from santiago_desktop.contract.card import Card
    from santiago_desktop.kernel.records import Action, Event
    from santiago_desktop.players.facts import Account
    from santiago_desktop.players.reasons import Reason


def game_named(text: str) -> str:
    """An argument of a command that is to name a game; refused if there is none of that name."""
    if text not in GAMES:
        raise ArgumentTypeError(f"there is no {text!r}, but {', '.join(GAMES)}")
    return text


class Turned(NamedTuple):
    """A turn as a hint imagines it: positions before and after, whose it was, what was said."""

    before: Any
    after: Any
    seat: int
    path: Sequence[Action]
    account: Account


class Setting(NamedTuple):
    """A game, a number of seats, and options."""

    game: str
    seats: int
    options: tuple[str, ...]

    @property
    def card(self) -> Card:
        return GAMES[self.game]()

    def match(self, seed: object) -> Match[Any]:
        options = dict.fromkeys(self.options, True)
        return Match.new(self.card.rules(), self.seats, str(seed), options)

    def __str__(self) -> str:
        return "-".join((self.game, str(self.seats), *self.options))


def settings() -> Iterator[Setting]:
    for game, make in GAMES.items():
        low, high = make().seats
        for seats in range(low, high + 1):
            yield Setting(game, seats, ())
            if make().options:
                yield Setting(game, seats, make().options)


def random_steps(match: Match[Any], seed: int) -> Iterator[tuple[Action, list[Event]]]:
    """Play the match to its end with random decisions; what was played, step by step."""
    draw = QuickDraw(Random(seed))
    while not match.over:
        chance = match.state.actor == CHANCE
        action = match.rules.chance(match.state, draw) if chance else draw.pick(match.legal())
        yield action, match.play(action)


def states(setting: Setting, seed: int, every: int = 1) -> Iterator[Match[Any]]:
    """The match at every so many moments of a random game."""
    match = setting.match(seed)
    yield match
    for step, _ in enumerate(random_steps(match, seed)):
        if step % every == 0 or match.over:
            yield match


def turns(setting: Setting, seed: int) -> Iterator[tuple[Any, Any, int]]:
    """Decisions of a random game: the state before, the one after, and whose it was."""
    match = setting.match(seed)
    before = match.state.copy()
    for _ in random_steps(match, seed):
        if before.actor >= 0:
            yield before, match.state.copy(), before.actor
        before = match.state.copy()


def warnings(setting: Setting, seed: int) -> Iterator[tuple[Any, Any, int, Reason]]:
    """All that could speak against a turn in a random game, as `sayings` has what speaks for it."""
    for before, after, seat in turns(setting, seed):
        for reason in setting.card.reasons(before, after, seat).values():
            if reason.warns:
                yield before, after, seat, reason


def sayings(setting: Setting, seed: int) -> Iterator[tuple[Any, Any, int, Reason]]:
    """All that hints could say in a random game: the states around a decision, whose, and what."""
    for before, after, seat in turns(setting, seed):
        for reason in setting.card.reasons(before, after, seat).values():
            if reason.says:
                yield before, after, seat, reason
