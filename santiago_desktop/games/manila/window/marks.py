"""Where one clicks for an action of Manila, and how much (see `contract/marks.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.marks import Counting, Marks
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.rules import actions as act
from santiago_desktop.games.manila.window.places import (
    boat_target,
    float_target,
    lane,
    place_target,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.kernel.records import Action

AUCTION = "auction"
START = "start."  # with a ware's name behind: the square that a boat starts from
FLOAT = "float."  # with a lane and a square behind
ASIDES = (act.Pledge, act.Redeem)


def marks(action: Action, s: State) -> Marks:
    """The targets of an action with their amounts; {} for what is a button."""
    found = MARKS.get(type(action))
    return found(action, s) if found else {}


def counting(target: str) -> Counting:
    """Bids and starting squares are set, a pilot's squares weighed; all else is clicked."""
    if target.startswith(FLOAT):
        return Counting.WEIGHED
    return Counting.LEAST if target == AUCTION or target.startswith(START) else Counting.EACH


def pledged(ware: int) -> str:
    """Shares of the one who decides that can be pledged."""
    return f"pledge.{box.WARES[ware]}"


def redeemed(ware: int) -> str:
    """Pledged shares of the one who decides."""
    return f"redeem.{box.WARES[ware]}"


def bought(ware: int) -> str:
    """The target of the shares of a ware that are for sale."""
    return f"stock.{box.WARES[ware]}"


def started(ware: int) -> str:
    """The target with which a boat's starting square is set."""
    return f"{START}{box.WARES[ware]}"


def _start(a: act.Start, s: State) -> Marks:
    boats = [ware for ware in range(box.KINDS) if ware != s.omitted]
    return {started(ware): number for ware, number in zip(boats, a.squares, strict=True)}


def _steered(s: State, ware: int, squares: int) -> str:
    return float_target(lane(s, ware), s.at[ware] + squares)


def _steer_two(a: act.SteerTwo, s: State) -> Marks:
    first = _steered(s, a.first, a.first_squares)
    return {first: 1, _steered(s, a.second, a.second_squares): 1}


def _send(a: act.Send, s: State) -> Marks:
    kind = "berth" if a.harbour == box.PORT else "slip"
    taken = len(s.in_port()) if a.harbour == box.PORT else 0
    return {f"{kind}.{box.BERTHS[taken]}": 1}


MARKS: dict[type, Callable[..., Marks]] = {
    act.Bid: lambda a, _: {AUCTION: a.pesos},
    act.Pledge: lambda a, _: {pledged(a.ware): 1},
    act.Redeem: lambda a, _: {redeemed(a.ware): 1},
    act.Buy: lambda a, _: {bought(a.ware): 1},
    act.Omit: lambda a, _: {boat_target(a.ware): 1},
    act.Start: _start,
    act.Place: lambda a, _: {place_target(a.target): 1},
    act.Board: lambda a, _: {boat_target(a.ware): 1},
    act.Evict: lambda a, _: {f"hold.{box.WARES[a.ware]}.{a.space}": 1},
    act.Steer: lambda a, s: {_steered(s, a.ware, a.squares): 1},
    act.SteerTwo: _steer_two,
    act.Send: _send,
}
