"""What the seats of Manila hold, as their panels show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.desk import Cell, Look, Row, Size
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import KINDS
from santiago_desktop.games.manila.window.marks import pledged, redeemed
from santiago_desktop.games.manila.words.sprites import (
    BACK,
    BELL,
    COIN,
    HIDDEN,
    pawn,
    pledged_share,
    share,
)
from santiago_desktop.kernel.rules import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.games.manila.rules.state import State

PLEDGING, REDEEMING = ("raise", "share", "place"), ("bid", "share", "place")


def panel(s: State, seat: int, looks: Sequence[int]) -> list[Row]:
    """Cash, accomplices still to be placed, the harbour master's bell; then the shares."""
    left = to_place(s, seat)
    large = [
        Cell((COIN,), s.pesos[seat], f"panel.{seat}.cash"),
        Cell(
            (pawn(looks[seat]),),
            left,
            f"panel.{seat}.pawns",
            look=Look.PLAIN if left else Look.DIM,
        ),
    ]
    if s.turn == seat:
        large.append(Cell((BELL,), "", "master"))
    return [Row(large, Size.LARGE), Row(shares(s, seat), Size.TINY)]


def to_place(s: State, seat: int) -> int:
    """How many accomplices a seat can still place in this voyage."""
    if seat in s.withdrawn:
        return 0
    waiting = s.phase == "place" and seat in s.queue
    return box.rounds(s.seats) - s.round + waiting


def shares(s: State, seat: int) -> list[Cell]:
    """By ware: those in hand, those pledged; then those that nobody else has seen."""
    found = []
    known = s.shares[seat * KINDS] != UNKNOWN
    for ware, name in enumerate(box.WARES):
        i = seat * KINDS + ware
        count = (s.shares[i] if known else s.shown[i]) - s.pledged[i]
        if count:
            unseen = known and s.shares[i] > s.shown[i]
            target = pledged(ware) if _asked(s, seat, PLEDGING) else f"panel.{seat}.{name}"
            found.append(Cell((share(ware),), _many(count), target, HIDDEN if unseen else ""))
        if s.pledged[i]:
            target = redeemed(ware) if _asked(s, seat, REDEEMING) else f"panel.{seat}.{name}"
            found.append(Cell((pledged_share(ware),), _many(s.pledged[i]), target))
    hidden = 0 if known else s.held[seat] - sum(s.shown[seat * KINDS : (seat + 1) * KINDS])
    if hidden:
        found.append(Cell((BACK,), _many(hidden), f"panel.{seat}.hidden"))
    return found


def _many(count: int) -> int | str:
    """The number of shares; a single one is seen without a number."""
    return count if count > 1 else ""


def _asked(s: State, seat: int, phases: Sequence[str]) -> bool:
    return s.actor == seat and s.phase in phases
