"""What the lessons have in common: who sits at their tables, and where things lie on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

SEATS = ("Ana", "ai:medium:Ben", "ai:medium:Pilar")  # they don't pledge without need
SEED = "lesson"
ME, BEN, PILAR = range(3)


def seat(pesos: int, *shares: str) -> dict[str, object]:
    """A seat's part of a position, with shares that nobody else has seen."""
    nothing = dict.fromkeys(box.WARES, 0)
    return {
        "pesos": pesos,
        "shares": {ware: shares.count(ware) for ware in box.WARES},
        "pledged": nothing,
        "shown": nothing,
        "held": len(shares),
    }


def boat(ware: str, at: int, *crew: int) -> dict[str, object]:
    """A boat at sea, on a square, with who is aboard in the order of the spaces."""
    return {"ware": ware, "at": at, "port": False, "crew": list(crew)}


def position(
    seats: Sequence[dict[str, object]], spots: Mapping[str, int] | None = None, **rest: object
) -> dict[str, object]:
    """A position in which the first seat is to move; `rest` is what differs from a last placing."""
    held = [each["shares"] for each in seats]
    stock = {
        ware: box.SHARES - sum(each[ware] for each in held if isinstance(each, dict))
        for ware in box.WARES
    }
    usual: dict[str, object] = {
        "game": "manila",
        "version": 1,
        "options": {},
        "phase": "place",
        "actor": ME,
        "voyage": 2,
        "master": ME,
        "prices": dict.fromkeys(box.WARES, 5),
        "boats": [],
        "round": 4,
        "withdrawn": [],
        "pending": {"queue": [ME, BEN, PILAR]},
    }
    board = {"stock": stock, "spots": dict.fromkeys(box.SPOTS) | dict(spots or {})}
    return usual | board | {"seats": list(seats)} | rest
