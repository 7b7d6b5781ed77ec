"""What the seats of Manila hold, as their panels show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.cells import Cell, Look, Row, Size
from santiago_desktop.contract.words import between
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
from santiago_desktop.kernel.rules import OVER, UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.kernel.memory import Known

PLEDGING, REDEEMING = ("raise", "share", "place"), ("bid", "share", "place")


def panel(
    s: State, seat: int, looks: Sequence[int], known: Known[State] | None = None
) -> list[Row]:
    """Cash, accomplices still to be placed, the harbour master's bell; then the shares.

    With what is known, a ware that may be among the shares dealt stands there in pencil.
    """
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
    if s.turn == seat and s.phase != "bid":  # nobody is harbour master during the auction
        large.append(Cell((BELL,), "", f"panel.{seat}.office"))
    return [Row(large, Size.LARGE), Row(shares(s, seat, known), Size.TINY)]


def to_place(s: State, seat: int) -> int:
    """How many accomplices a seat can still place in this voyage."""
    if seat in s.withdrawn:
        return 0
    waiting = s.phase == "place" and seat in s.queue
    return box.rounds(s.seats) - s.round + waiting


def shares(s: State, seat: int, known: Known[State] | None = None) -> list[Cell]:
    """By ware: those in hand, those pledged; then those that nobody else has seen."""
    found = []
    for ware, name in enumerate(box.WARES):
        i = seat * KINDS + ware
        held = _pencilled(s, seat, ware, known) if known else _held(s, seat, ware)
        found += [held] if held else []
        if s.pledged[i]:
            target = redeemed(ware) if _asked(s, seat, REDEEMING) else f"panel.{seat}.{name}"
            found.append(Cell((pledged_share(ware),), _many(s.pledged[i]), target))
    seen = s.shares[seat * KINDS] != UNKNOWN
    hidden = 0 if seen else s.held[seat] - sum(s.shown[seat * KINDS : (seat + 1) * KINDS])
    if hidden:
        found.append(Cell((BACK,), _many(hidden), f"panel.{seat}.hidden"))
    return found


def _held(s: State, seat: int, ware: int) -> Cell | None:
    """The shares of a ware that are not pledged, as far as they are seen here."""
    i = seat * KINDS + ware
    seen = s.shares[i] != UNKNOWN
    count = (s.shares[i] if seen else s.shown[i]) - s.pledged[i]
    if not count:
        return None
    target = pledged(ware) if _asked(s, seat, PLEDGING) else f"panel.{seat}.{box.WARES[ware]}"
    secret = seen and s.shares[i] > s.shown[i] and s.phase != OVER
    badge = HIDDEN if secret else ""
    return Cell((share(ware),), _many(count), target, badge)


def _pencilled(s: State, seat: int, ware: int, known: Known[State]) -> Cell | None:
    """The same, with what may be among those dealt in pencil."""
    i = seat * KINDS + ware
    low, high = (each.shares[i] - s.pledged[i] for each in (known.least, known.most))
    if high == s.shown[i] - s.pledged[i]:
        return _held(s, seat, ware)
    number = _many(high) if low == high else between(low, high)
    return Cell((share(ware),), number, f"panel.{seat}.{box.WARES[ware]}", look=Look.PENCIL)


def _many(count: int) -> int | str:
    """The number of shares; a single one is seen without a number."""
    return count if count > 1 else ""


def _asked(s: State, seat: int, phases: Sequence[str]) -> bool:
    return s.actor == seat and s.phase in phases
