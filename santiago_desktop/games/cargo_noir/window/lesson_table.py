"""What the lessons have in common: who sits at their tables, and where things lie on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.cargo_noir import box

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from santiago_desktop.games.cargo_noir.rules.state import State

SEATS = ("Ana", "ai:easy:Bruno")
SEED = "lesson"
ME = 0  # the learner's seat
MARKET = ("art", "gold", "cars", "gems", "arms", "ivory")
PORTS = {
    "rotterdam": ("gems", "gems", "cars", "gold"),
    "bombay": ("cigars", "ivory", "uranium"),
    "new_york": ("alcohol", "arms", "art"),
    "rio": ("art", "art", "uranium"),
}


def seat(
    coins: int,
    home: int = box.START_SHIPS,
    cards: Sequence[str] = (),
    *,
    casino: int = 0,
    market: int = 0,
    **goods: int,
) -> dict[str, object]:
    """A seat's part of a position; `home`, `casino` and `market` count ships."""
    ships = {"home": home, "casino": casino, "market": market}
    return {"coins": coins, "goods": goods, "cards": list(cards)} | ships


def position(
    seats: Sequence[dict[str, object]],
    ports: Mapping[str, Sequence[str]],
    stacks: Mapping[str, Sequence[Sequence[int]]] | None = None,
    **rest: object,
) -> dict[str, object]:
    """A position in which the first seat is to move; `rest` is what differs from ships at home.

    The bag and the cards that are left are what is nowhere else.
    """
    held = [each["goods"] for each in seats]
    laid = [*MARKET, *(good for goods in ports.values() for good in goods)]
    for each in held:
        laid += [good for good in each for _ in range(each[good])] if isinstance(each, dict) else []
    bag = {good: box.TOKENS - laid.count(good) for good in box.GOODS}
    taken = [card for each in seats if isinstance(each["cards"], list) for card in each["cards"]]
    copies = zip(box.CARD_NAMES, box.COPIES, strict=True)
    usual: dict[str, object] = {
        "game": "cargo_noir",
        "version": 1,
        "options": {},
        "phase": "sail",
        "actor": ME,
        "turn": ME,
        "rounds": box.ROUNDS[len(seats)],
        "pile": {},
        "market": [*MARKET],
        "pending": {"withdrawn": []},
    }
    board = {
        "bag": bag | {"joker": len(seats) - laid.count("joker")},
        "ports": {
            port: {"goods": [*goods], "stacks": [[*each] for each in (stacks or {}).get(port, ())]}
            for port, goods in ports.items()
        },
        "cards": {card: count - taken.count(card) for card, count in copies},
    }
    return usual | board | {"seats": list(seats)} | rest


def turn_is_over(s: State) -> bool:
    """Whether somebody else's turn has begun."""
    return s.turn != ME
