"""Why an action is not possible just now. `legal` judges; this only finds the words' names.

Each reason is a name that `reasons.py` turns into a sentence, with the rule's number beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import FROM_SPOT, KINDS, NONE
from santiago_desktop.games.manila.rules import actions as act
from santiago_desktop.games.manila.rules.legal import costs, credit, has_room, share_price
from santiago_desktop.kernel.rules import OVER, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.kernel.records import Action

RULE_OF_PHASE = {
    "bid": "3.1",
    "raise": "5",
    "share": "3.2",
    "omit": "3.3",
    "start": "3.3",
    "place": "3.4",
    "move": "3.4",
    "board": "4",
    "pilot": "3.4",
    "plunder": "4",
    OVER: "6",
}


def refusal(s: State, a: Action) -> Refusal:
    """Why an action that is not legal is not."""
    phases, reason = REASONS.get(type(a), ((), None))
    if reason is None or s.phase not in phases:
        return Refusal(RULE_OF_PHASE[s.phase], f"now_{s.phase}")
    return reason(s, a)


# --- the harbour master (rules 3.1 to 3.3), loans (rule 5) -------------------------------------


def _bid(s: State, a: act.Bid) -> Refusal:
    if a.pesos <= s.standing:
        return Refusal("3.1", "bid_low", (s.standing,))
    return Refusal("3.1", "bid_high", (s.actor, credit(s, s.actor)))


def _pledge(s: State, a: act.Pledge) -> Refusal:
    if s.phase == "bid":
        return Refusal("5", "pledge_bidding")
    held = s.shares[s.actor * KINDS + a.ware]
    return Refusal("5", "pledge_all" if held else "pledge_none", (s.actor, a.ware))


def _redeem(s: State, a: act.Redeem) -> Refusal:
    if not s.pledged[s.actor * KINDS + a.ware]:
        return Refusal("5", "redeem_none", (s.actor, a.ware))
    return Refusal("5", "lacks_cash", (s.actor, box.REDEEM, s.pesos[s.actor]))


def _buy(s: State, a: act.Buy) -> Refusal:
    if not s.stock[a.ware]:
        return Refusal("3.2", "buy_none", (a.ware,))
    return Refusal("3.2", "lacks_cash", (s.actor, share_price(s, a.ware), s.pesos[s.actor]))


def _start(_: State, a: act.Start) -> Refusal:
    if len(a.squares) != box.BOATS:
        return Refusal("3.3", "start_boats", (box.BOATS,))
    if not 0 <= min(a.squares) <= max(a.squares) <= box.HIGHEST_START:
        return Refusal("3.3", "start_squares", (box.HIGHEST_START,))
    return Refusal("3.3", "start_sum", (box.START_SUM, sum(a.squares)))


# --- placing (rule 3.4) ------------------------------------------------------------------------


def _place(s: State, a: act.Place) -> Refusal:
    cost = dict(costs(s)).get(a.target, NONE)
    if cost != NONE:
        return Refusal("3.4", "lacks_cash", (s.actor, cost, s.pesos[s.actor]))
    return _hold(s, a.target) if a.target < FROM_SPOT else _spot(s, a.target - FROM_SPOT)


def _hold(s: State, ware: int) -> Refusal:
    if s.at[ware] == NONE:
        return Refusal("3.3", "ashore", (ware,))
    return Refusal("3.4", "in_port" if s.at[ware] == box.IN_PORT else "hold_full", (ware,))


def _spot(s: State, spot: int) -> Refusal:
    if s.spots[spot] == NONE:
        return Refusal("1", "captain_first")
    return Refusal("3.4", "spot_taken", (spot, s.spots[spot]))


# --- pirates and pilots (rules 3.4, 4) ---------------------------------------------------------


def _dice(s: State, _: act.Dice) -> Refusal:
    return Refusal("3.4", "dice_faces", (len(s.at_sea()),))


def _board(s: State, a: act.Board) -> Refusal:
    if a.ware not in s.in_wait():
        return Refusal("4", "not_in_wait", (a.ware,))
    return Refusal("4", "hold_full", (a.ware,))


def _evict(s: State, a: act.Evict) -> Refusal:
    if not s.boarding_full:
        return Refusal("4", "evict_never")
    if a.ware not in s.in_wait():
        return Refusal("4", "not_in_wait", (a.ware,))
    free = [ware for ware in s.in_wait() if has_room(s, ware)]
    if free:
        return Refusal("4", "evict_free", (free[0],))
    if (a.ware, a.space) == s.boarded:
        return Refusal("4", "evict_captain")
    return Refusal("4", "evict_space", (a.ware, box.HOLDS[a.ware]))


def _steer(s: State, a: act.Steer) -> Refusal:
    reach = box.REACH[box.PILOTS.index(s.queue[0])]
    if not 1 <= abs(a.squares) <= reach:
        return Refusal("3.4", "steer_reach", (reach,))
    return _route(s, ((a.ware, a.squares),))


def _steer_two(s: State, a: act.SteerTwo) -> Refusal:
    if s.queue[0] == box.PILOT_SMALL:
        return Refusal("3.4", "steer_small")
    if a.first >= a.second:
        return Refusal("8", "steer_order")
    if abs(a.first_squares) != 1 or abs(a.second_squares) != 1:
        return Refusal("3.4", "steer_single")
    return _route(s, ((a.first, a.first_squares), (a.second, a.second_squares)))


def _route(s: State, moves: tuple[tuple[int, int], ...]) -> Refusal:
    """The first boat that can't make its move."""
    sea = s.at_sea()
    ware = next(ware for ware, by in moves if ware not in sea or s.at[ware] + by < 0)
    if s.at[ware] == NONE:
        return Refusal("3.3", "ashore", (ware,))
    return Refusal("3.4", "steer_port" if s.at[ware] == box.IN_PORT else "steer_below", (ware,))


def _send(s: State, a: act.Send) -> Refusal:
    if a.ware in s.queue:
        return Refusal("4", "send_first", (s.queue[0],))
    return Refusal("4", "send_other", (a.ware,))


REASONS: dict[type[Action], tuple[tuple[str, ...], Callable[[State, Any], Refusal]]] = {
    act.Bid: (("bid",), _bid),
    act.Pledge: (("bid", "raise", "share", "place"), _pledge),
    act.Redeem: (("bid", "share", "place"), _redeem),
    act.Buy: (("share",), _buy),
    act.Start: (("start",), _start),
    act.Place: (("place",), _place),
    act.Dice: (("move",), _dice),
    act.Board: (("board",), _board),
    act.Evict: (("board",), _evict),
    act.Steer: (("pilot",), _steer),
    act.SteerTwo: (("pilot",), _steer_two),
    act.Send: (("plunder",), _send),
}
