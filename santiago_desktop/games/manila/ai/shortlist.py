"""Which of the legal actions of Manila are worth a computer player's look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import KINDS
from santiago_desktop.games.manila.rules import actions as act

if TYPE_CHECKING:
    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.kernel.records import Action

BIDS = (0, 1, 2, 3, 4, 6, 8, 11, 15, 20, 30)  # above the least that is legal
CASH_TO_PLACE = 5  # who has so much can pay for every spot
CASH_TO_BUY = 25  # and for every share as well


def candidates(s: State, legal: list[Action]) -> list[Action]:
    """All but what is never better than something else; never none."""
    if s.phase == "start":
        return loads(s, legal)
    if s.phase == "bid":
        return bids(s, legal)
    if s.phase in ("share", "place"):
        return without_loans(s, legal)
    return legal


def bids(s: State, legal: list[Action]) -> list[Action]:
    """Small steps and a few large ones, and what is not a bid."""
    count = sum([type(action) is act.Bid for action in legal])
    steps = [step for step in BIDS if step < count]
    return [legal[step] for step in steps] + without_loans(s, legal[count:])


def without_loans(s: State, legal: list[Action]) -> list[Action]:
    """Nobody pledges who has cash enough, nor redeems unless that brings the price back."""
    enough = CASH_TO_BUY if s.phase == "share" else CASH_TO_PLACE
    dropped: list[type[Action]] = []
    if s.pesos[s.actor] >= enough:
        dropped.append(act.Pledge)
    if not s.strict_pledges:
        dropped.append(act.Redeem)
    return [action for action in legal if type(action) not in dropped]


def sensible(s: State, legal: list[Action]) -> list[Action]:
    """Without loans that are of no use: nobody pledges with enough to pay for every place.

    And nobody redeems who would have less than that afterwards, and might pledge again.
    """
    if s.phase == "raise":
        return legal
    cash = s.pesos[s.actor]
    dropped: list[type[Action]] = []
    if cash >= CASH_TO_PLACE:
        dropped.append(act.Pledge)
    if not s.strict_pledges or cash < CASH_TO_PLACE + box.REDEEM:
        dropped.append(act.Redeem)
    return [action for action in legal if type(action) not in dropped]


def loads(s: State, legal: list[Action]) -> list[Action]:
    """The more of a ware is one's own, and the less the others', the farther ahead it starts."""
    first = s.actor * KINDS
    boats = [ware for ware in range(KINDS) if ware != s.omitted]
    likings = []
    for ware in boats:
        mine = s.shares[first + ware]
        others = sum(s.shown[ware::KINDS]) - s.shown[first + ware]
        likings.append((s.seats - 1) * mine - others)
    pairs = [(i, j) for i in range(box.BOATS) for j in range(box.BOATS) if likings[i] > likings[j]]
    return [action for action in legal if _descends(action, pairs)]


def _descends(start: Any, pairs: list[tuple[int, int]]) -> bool:
    """Whether the first boat of no pair is behind the other."""
    squares = start.squares
    return all(squares[i] >= squares[j] for i, j in pairs)
