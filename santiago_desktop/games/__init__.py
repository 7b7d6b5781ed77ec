"""The games. A fourth one would be one more folder and one more line here."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.contract.card import Card
    from santiago_desktop.kernel.rules import S, State


def held(card: Card[S]) -> Card[State]:
    """The card as the program holds it: its states are carried about and never looked into.

    What a game gives (rules, desk, words) is checked against its own kind of state, what the
    program does with it against `State`. Between them Python can't write "some kind of state, but
    the same one throughout", so this one line promises it. It holds because a table gets all its
    states from the rules of its own card.
    """
    return cast("Card[State]", card)


def santiago() -> Card[State]:
    """The card of Santiago de Cuba."""
    from santiago_desktop.games.santiago import SantiagoCard  # noqa: PLC0415 - a game when asked for

    return held(SantiagoCard())


def manila() -> Card[State]:
    """The card of Manila."""
    from santiago_desktop.games.manila import ManilaCard  # noqa: PLC0415

    return held(ManilaCard())


def cargo_noir() -> Card[State]:
    """The card of Cargo Noir."""
    from santiago_desktop.games.cargo_noir import CargoNoirCard  # noqa: PLC0415

    return held(CargoNoirCard())


GAMES: dict[str, Callable[[], Card[State]]] = {
    "santiago": santiago,
    "manila": manila,
    "cargo_noir": cargo_noir,
}
