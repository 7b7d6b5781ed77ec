"""The games. A fourth one would be one more folder and one more line here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.card import Card


def santiago() -> Card:
    """Santiago de Cuba."""
    from santiago_desktop.games.santiago import SantiagoCard  # noqa: PLC0415 - a game when asked for

    return SantiagoCard()


GAMES: dict[str, Callable[[], Card]] = {"santiago": santiago}
