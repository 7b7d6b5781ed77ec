"""What the sprites of Cargo Noir are called."""

from __future__ import annotations

from santiago_desktop.games.cargo_noir import box

COIN, STAR, BAG, PILE, LID = "coin", "star", "bag", "pile", "lid"
CRATE, CROWN = "crate", "crown"  # credit; who is highest in a port
COIN_FLAT = "coin_flat"  # the topmost coin of a stack by itself
SHIP, FLOAT = "ship_", "float_"  # with a look's number behind
HIGHEST_STACK = 12  # coins that a sprite shows; above that only the number grows


def token(good: int) -> str:
    """The sprite of a token of a kind of goods."""
    return f"tok_{box.GOODS[good]}"


def card(card: int) -> str:
    """The sprite of a card's picture."""
    return f"card_{box.CARD_NAMES[card]}"


def stack(coins: int) -> str:
    """So many coins on each other, at least one."""
    return f"stack_{min(coins, HIGHEST_STACK)}"


def closed(port: int) -> str:
    """A port that is closed at a table of few."""
    return f"closed_{box.PORT_NAMES[port]}"


def moon(number: int, now: int) -> str:
    """The moon of a round, seen from the round that is played now."""
    if number == now:
        return "moon_now"
    return "moon_past" if number < now else "moon_next"
