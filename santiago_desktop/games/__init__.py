"""The games. A fourth one would be one more folder and one more line here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.contract.card import Card


def santiago() -> Card:
    """Santiago de Cuba."""
    from santiago_desktop.games.santiago import SantiagoCard  # noqa: PLC0415 - a game when asked for

    return SantiagoCard()


def manila() -> Card:
    """Manila."""
    from santiago_desktop.games.manila import ManilaCard  # noqa: PLC0415

    return ManilaCard()


def cargo_noir() -> Card:
    """Cargo Noir."""
    from santiago_desktop.games.cargo_noir import CargoNoirCard  # noqa: PLC0415

    return CargoNoirCard()


GAMES: dict[str, Callable[[], Card]] = {
    "santiago": santiago,
    "manila": manila,
    "cargo_noir": cargo_noir,
}
