"""What the lessons have in common: who sits at their tables, and where things lie on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.santiago import box

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from santiago_desktop.games.santiago.rules.state import State

SEATS = ("Ana", "ai:easy:Pilar")
SEED = "lesson"
ME = 0  # the learner's seat


def holding(pesos: int, points: int, pawn: str | None = None, **goods: int) -> dict[str, object]:
    """A seat's part of a position; goods that aren't named are none."""
    held = {good: goods.get(good, 0) for good in box.GOODS}
    return {"pesos": pesos, "vp": points, "pawn": pawn, "goods": held}


def position(
    road: Sequence[str],
    city: Mapping[str, Sequence[str]],
    demand: Mapping[str, int],
    seats: Sequence[dict[str, object]],
    **rest: object,
) -> dict[str, object]:
    """A position in which the first seat is to move; `rest` is what differs from a first turn."""
    held = [seat["goods"] for seat in seats]
    supply = {
        good: box.SUPPLY - sum(each[good] for each in held if isinstance(each, dict))
        for good in box.GOODS
    }
    usual: dict[str, object] = {
        "game": "santiago",
        "version": 1,
        "options": {},
        "phase": "drive",
        "actor": ME,
        "turn": ME,
        "inactive": [],
        "car": box.PORT,
        "owners": {},
        "sailed": 0,
        "price": box.LOWEST_PRICE,
        "pending": {},
    }
    board = {"road": list(road), "city": dict(city), "demand": dict(demand)}
    return usual | board | {"supply": supply, "seats": list(seats)} | rest


def turn_is_over(s: State) -> bool:
    """Whether somebody else decides next: the turn is over, or others load."""
    return s.turn != ME or s.phase == "load"


def wanted(s: State) -> int:
    """How many units the learner holds that the ship in port wants."""
    mine = s.goods[ME * box.KINDS : (ME + 1) * box.KINDS]
    return sum(min(mine[good], s.demand[good]) for good in box.MARKET)
