"""What can be chosen in Manila with what comes of it: costs, what a place pays, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import FROM_SPOT
from santiago_desktop.games.manila.rules import actions as act

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.games.manila.words.actions import ManilaWording


def pays(w: ManilaWording, target: int) -> str:
    """What an accomplice there brings, and when; part of a sentence."""
    if target < FROM_SPOT:
        return _hold_pays(w, target)
    spot = target - FROM_SPOT
    if spot <= box.PORT_C:
        return _port_pays(w, spot - box.PORT_A)
    if spot <= box.YARD_C:
        return _yard_pays(w, spot - box.YARD_A)
    return {
        box.PIRATE_1: _pirate_pays,
        box.PIRATE_2: _pirate_pays,
        box.PILOT_SMALL: _small_pilot_pays,
        box.PILOT_LARGE: _large_pilot_pays,
        box.INSURANCE: _insurance_pays,
    }[spot](w)


def _hold_pays(w: ManilaWording, ware: int) -> str:
    return w._("in port it brings {pesos}, shared by all aboard").format(
        pesos=w.pesos(box.PROFITS[ware])
    )


def _port_pays(w: ManilaWording, berth: int) -> str:
    text = w.n_(
        "pays {pesos} after the voyage if {n} boat or more is in port",
        "pays {pesos} after the voyage if {n} boats or more are in port",
        berth + 1,
    )
    if berth + 1 == box.BOATS:
        text = w._("pays {pesos} after the voyage if all three boats are in port")
    return text.format(pesos=w.pesos(box.BERTH_PAYS[berth]))


def _yard_pays(w: ManilaWording, berth: int) -> str:
    text = w.n_(
        "pays {pesos} after the voyage if {n} boat or more is in the shipyard",
        "pays {pesos} after the voyage if {n} boats or more are in the shipyard",
        berth + 1,
    )
    if berth + 1 == box.BOATS:
        text = w._("pays {pesos} after the voyage if all three boats are in the shipyard")
    return text.format(pesos=w.pesos(box.BERTH_PAYS[berth]))


def _pirate_pays(w: ManilaWording) -> str:
    return w._(
        "after roll 2 it may board a boat on square 13; after roll 3 it takes the profit of "
        "a boat there"
    )


def _small_pilot_pays(w: ManilaWording) -> str:
    return w._("before the last roll it may move a boat by 1 square, forward or back")


def _large_pilot_pays(w: ManilaWording) -> str:
    return w._(
        "before the last roll it may move one boat by 1 or 2 squares, or two boats by 1 each, "
        "forward or back"
    )


def _insurance_pays(w: ManilaWording) -> str:
    first, second, third = box.BERTH_PAYS
    text = w._(
        "whoever stands there pays at the end: {first} for the first boat in the shipyard, "
        "{second} more for the second, {third} more for the third"
    )
    return text.format(first=first, second=second, third=third)


def _place(w: ManilaWording, a: act.Place, s: State) -> str:
    return w._("{place}: {pays}").format(place=w.action(a, s), pays=pays(w, a.target))


def _bids(w: ManilaWording, actions: Sequence[act.Bid], s: State) -> str:
    low, high, cash = actions[0].pesos, actions[-1].pesos, s.pesos[s.actor]
    if low == high:
        return w.action(actions[0], s)
    if high <= cash:
        return w._("bid {low} to {high}").format(low=low, high=high)
    if low > cash:
        return w._("bid {low} to {high} (shares must be pledged for it)").format(low=low, high=high)
    return w._("bid {low} to {high} (above {cash} shares must be pledged)").format(
        low=low, high=high, cash=cash
    )


def _starts(w: ManilaWording, actions: Sequence[act.Start], s: State) -> str:
    boats = [w.boat(ware) for ware in range(box.KINDS) if ware != s.omitted]
    text = w._("set {boats}: a square from 0 to {most} for each, {sum} in all (as in {example})")
    return text.format(
        boats=w.listed(boats),
        most=box.HIGHEST_START,
        sum=box.START_SUM,
        example=actions[-1].text,
    )


OFFERS: dict[type, Callable[..., str]] = {act.Place: _place}
AMOUNTS: dict[type, Callable[..., str]] = {act.Bid: _bids, act.Start: _starts}
