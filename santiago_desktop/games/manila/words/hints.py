"""How Manila tells what speaks for a position (`ai/reasons.py`): parts of a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.games.manila.words.actions import ManilaWording


def _shares(w: ManilaWording, _: State, ware: int, count: int, price: int) -> str:
    text = w.n_(
        "you hold {shares} that should be worth {pesos} at the end",
        "you hold {shares} that should be worth {pesos} each at the end",
        count,
    )
    return text.format(shares=w.shares(ware, count), pesos=w.pesos(price))


def _likely(w: ManilaWording, _: State, target: int, pesos: int, percent: int) -> str:
    if target < box.FROM_SPOT:
        text = w._("you get up to {pesos} if {boat} arrives, which is about {percent}% likely")
        return text.format(pesos=w.pesos(pesos), boat=w.boat(target), percent=percent)
    text = w._("{there}, you get {pesos} with a chance of about {percent}%")
    return text.format(there=w.target(target), pesos=w.pesos(pesos), percent=percent)


def _sure(w: ManilaWording, _: State, target: int, pesos: int) -> str:
    text = w._("{there}, you are sure to get {pesos}")
    return text.format(there=w.target(target), pesos=w.pesos(pesos))


def _pilot(w: ManilaWording, _: State, spot: int, squares: int) -> str:
    text = w._("as {spot}, you can still move boats by {squares}")
    return text.format(spot=w.spot(spot), squares=w.squares(squares))


def _pirate(w: ManilaWording, _: State, spot: int, percent: int) -> str:
    text = w._(
        "as {spot}, you rob a boat if one ends on square 13, which is about {percent}% likely"
    )
    return text.format(spot=w.spot(spot), percent=percent)


WARNINGS: dict[str, Callable[..., str]] = {
    "gains": lambda w, _, seat, n: w._("{name} can expect {pesos} more from this voyage").format(
        name=w.names[seat], pesos=w.pesos(n)
    ),
    "risk": lambda w, _, n: w._("the insurance may cost you up to {pesos}").format(
        pesos=w.pesos(n)
    ),
    "loans": lambda w, _, n: w.n_(
        "you have {n} loan to pay back", "you have {n} loans to pay back", n
    ),
}
# Amounts that are told beside those of another turn.
MEASURES = {"pesos": 0, "richer": 0}
# Told of the turn itself; all others of how one stands after it.
AT_ONCE = frozenset(("office", "cheap", "dear"))
HINTS: dict[str, Callable[..., str]] = {
    "pesos": lambda w, _, n: w._("you have {pesos} left").format(pesos=w.pesos(n)),
    "richer": lambda w, _, n, more: w._("you have {pesos} in hand, {more} more than now").format(
        pesos=w.pesos(n), more=more
    ),
    "premium": lambda w, _, n, owed: w._(
        "you have {more} more in hand, but the insurance should cost you about {owed}"
    ).format(more=w.pesos(n), owed=owed),
    "shares": _shares,
    "no_loans": lambda w, _: w._("you have no loan to pay back"),
    "office": lambda w, _, n, worth: w._(
        "you become harbour master for {pesos} unless somebody bids more; "
        "before that cost, the office should bring in about {worth}"
    ).format(pesos=w.pesos(n), worth=worth),
    "cheap": lambda w, _, n: w._("you would pay only {pesos} for the office").format(
        pesos=w.pesos(n)
    ),
    "dear": lambda w, _, n, worth: w._(
        "becoming harbour master would now cost at least {pesos}, more than the {worth} or so "
        "that the office should bring in"
    ).format(pesos=w.pesos(n), worth=worth),
    "cheaper": lambda w, _, ware, n: w.n_(
        "others hold {shares} that loses value", "others hold {shares} that lose value", n
    ).format(shares=w.shares(ware, n)),
    "likely": _likely,
    "sure": _sure,
    "pilot": _pilot,
    "pirate": _pirate,
    "spoilt": lambda w, _, seat, n: w._("{name} can expect {pesos} less from this voyage").format(
        name=w.names[seat], pesos=w.pesos(n)
    ),
}
