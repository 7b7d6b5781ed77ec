"""Which states of Manila can't be, and why (rule 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import KINDS, NONE
from santiago_desktop.games.manila.rules.legal import boardings, credit
from santiago_desktop.games.manila.rules.settling import insured
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.kernel.rules import CHANCE, NOBODY, OVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.manila.rules.state import State

ASHORE = ("bid", "raise", "share", "omit", "start")  # phases without boats; `raise` has both


def check(s: State) -> None:
    """Raise Fault, naming what is wrong, if the state can't be."""
    _check_shares(s)
    _check_prices(s)
    _check_voyage(s)
    _check_accomplices(s)
    fault = PHASE_FAULTS[s.phase](s)
    if fault:
        raise Fault(f"the phase {s.phase} does not fit: {fault}")
    if s.actor != _actor(s):
        raise Fault(f"actor does not fit the phase {s.phase}")


# --- shares and prices -------------------------------------------------------------------------


def _check_shares(s: State) -> None:
    for ware, label in enumerate(box.WARES):
        total = s.stock[ware] + sum(s.shares[ware::KINDS])
        if total != box.SHARES:
            raise Fault(f"there must be {box.SHARES} shares of {label} in all, not {total}")
        if sum(s.shares[ware::KINDS]) - sum(s.shown[ware::KINDS]) > box.DEALT_FROM:
            raise Fault(f"only {box.DEALT_FROM} shares of {label} can have been dealt unseen")
    for seat in range(s.seats):
        _check_seat(s, seat)


def _check_seat(s: State, seat: int) -> None:
    mine = range(seat * KINDS, (seat + 1) * KINDS)
    where = f"seats[{seat}]"
    if s.pesos[seat] < 0:
        raise Fault(f"{where} holds less than nothing")
    for i, label in zip(mine, box.WARES, strict=True):
        if s.pledged[i] > s.shown[i]:
            raise Fault(f"{where} has pledged more {label} than it has shown")
        if s.shown[i] > s.shares[i]:
            raise Fault(f"{where} has shown more {label} than it holds")
    if s.held[seat] != sum(s.shares[i] for i in mine):
        raise Fault(f"{where}.held must be the number of its shares")
    if s.held[seat] - sum(s.shown[i] for i in mine) > box.DEALT:
        raise Fault(f"{where} can't have more than {box.DEALT} shares that nobody has seen")


def _check_prices(s: State) -> None:
    ended = box.HIGHEST_PRICE in s.prices
    if ended and s.phase != OVER:
        raise Fault(f"a price is {box.HIGHEST_PRICE}, so the game is over")
    if s.phase == OVER and not ended:
        raise Fault(f"the game is over, but no price is {box.HIGHEST_PRICE}")


# --- the voyage --------------------------------------------------------------------------------


def _check_voyage(s: State) -> None:
    rounds = ROUNDS[s.phase](s)
    if s.round not in rounds:
        raise Fault(f"round {s.round} does not fit the phase {s.phase}")
    if bool(s.boats) != (s.round > 0):
        raise Fault("boats must be set when the first round of placing begins, and not before")
    if s.round == 0 and (s.withdrawn or any(seat != NONE for seat in s.spots)):
        raise Fault("nobody can have placed or withdrawn before the boats are set")
    if len(set(s.withdrawn)) < len(s.withdrawn):
        raise Fault("withdrawn names a seat twice")


def _last(s: State) -> tuple[int, ...]:
    return (box.rounds(s.seats),)


def _none(_: State) -> tuple[int, ...]:
    return (0,)


def _moving(s: State) -> tuple[int, ...]:
    return tuple(n for n in range(1, box.rounds(s.seats) + 1) if box.movement(s.seats, n))


ROUNDS: dict[str, Callable[[State], tuple[int, ...]]] = {
    **dict.fromkeys(ASHORE, _none),
    "raise": lambda s: (0, *_last(s)),
    "place": lambda s: tuple(range(1, box.rounds(s.seats) + 1)),
    "move": _moving,
    "board": lambda s: (box.rounds(s.seats) - 1,),
    "pilot": _last,
    "plunder": _last,
    OVER: _last,
}


def _check_accomplices(s: State) -> None:
    if s.spots[box.PIRATE_2] != NONE and s.spots[box.PIRATE_1] == NONE:
        raise Fault("spots.pirate_2 can't be taken while pirate_1 is free")
    placed = [seat for crew in s.crews for seat in crew] + s.spots
    for seat in range(s.seats):
        asked = s.round - (s.phase == "place" and seat in s.queue)
        if placed.count(seat) > asked:
            raise Fault(f"seat {seat} can't have placed more than {asked} accomplices")


# --- phases ------------------------------------------------------------------------------------


def _actor(s: State) -> int:
    if s.phase in ("bid", "place"):
        return s.queue[0]
    if s.phase in ("board", "pilot"):
        return s.spots[s.queue[0]]
    if s.phase == "raise" and s.round:
        return s.spots[box.INSURANCE]
    ends = {"move": CHANCE, "plunder": s.spots[box.PIRATE_1], OVER: NOBODY}
    return ends.get(s.phase, s.turn)


def _fits(_: State) -> str:
    return ""


def _bid_fault(s: State) -> str:
    ahead = [(seat - s.queue[0]) % s.seats for seat in s.queue]
    if len(s.queue) <= 1 or ahead != sorted(set(ahead)):
        return "two or more seats bid, clockwise, each once"
    if s.bidder == NONE:
        if s.standing:
            return "a standing bid has a bidder"
        untold = s.clockwise()[s.seats - len(s.queue) :]
        return (
            "" if s.queue == untold else "before the first bid only those who have passed are out"
        )
    if not s.standing:
        return "a bidder has bid something"
    if s.bidder != s.queue[-1]:
        return "the bidder is asked last"
    return "" if s.standing <= credit(s, s.bidder) else "the bidder can't pay the standing bid"


def _raise_fault(s: State) -> str:
    if s.round:
        agent = s.spots[box.INSURANCE]
        if agent == NONE:
            return "nobody holds the insurance"
        if s.owed != insured(s):
            return f"the insurance owes {insured(s)}"
    else:
        agent = s.turn
        if s.owed > credit(s, agent):
            return "the harbour master can't pay the bid"
    if s.pesos[agent] >= s.owed:
        return "the cash is enough"
    return "" if s.unpledged(agent) else "there is nothing left to pledge"


def _place_fault(s: State) -> str:
    placers = tuple(seat for seat in s.clockwise() if seat not in s.withdrawn)
    if s.queue and s.queue == placers[len(placers) - len(s.queue) :]:
        return ""
    return "those who have not withdrawn place clockwise, from the harbour master on"


def _move_fault(s: State) -> str:
    return "" if s.at_sea() else "no boat is at sea"


def _queue_fault(s: State, spots: tuple[int, int]) -> str:
    """The two spots in turn; the first of them is left out if it is done or free."""
    there = tuple(spot for spot in spots if s.spots[spot] != NONE)
    if s.queue and s.queue in (there, there[1:]):
        return ""
    return "the queue must have the spots still to act, in their order"


def _board_fault(s: State) -> str:
    fault = _queue_fault(s, box.PIRATES)
    if fault:
        return fault
    if s.boarded:
        ware, space = s.boarded
        alone = s.queue == (box.PIRATE_1,)
        there = ware in s.in_wait() and space <= len(s.crews[ware])
        if not (s.boarding_full and alone and there):
            return "no captain can have boarded there"
    return "" if boardings(s) else "there is no boat to board"


def _pilot_fault(s: State) -> str:
    return _queue_fault(s, box.PILOTS) or _move_fault(s)


def _plunder_fault(s: State) -> str:
    if s.spots[box.PIRATE_1] == NONE:
        return "there is no pirate"
    waiting = tuple(s.in_wait())
    if not s.queue or s.queue != waiting[len(waiting) - len(s.queue) :]:
        return "plundered boats stand on 13 and are sent in the order of the wares"
    return "the crews have gone home" if any(s.crews[ware] for ware in waiting) else ""


PHASE_FAULTS: dict[str, Callable[[State], str]] = {
    **dict.fromkeys(("share", "omit", "start", OVER), _fits),
    "bid": _bid_fault,
    "raise": _raise_fault,
    "place": _place_fault,
    "move": _move_fault,
    "board": _board_fault,
    "pilot": _pilot_fault,
    "plunder": _plunder_fault,
}
