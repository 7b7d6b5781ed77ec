"""How Manila tells what a decision comes to (`ai/accounts.py`): words with pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.phrases import Phrase, phrase, pictured, plain
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.words.sprites import COIN, share, spot_sprite, token

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.manila.words.actions import ManilaWording


def pesos(w: ManilaWording, n: int) -> Phrase:
    """A number of pesos: the picture of one, and the words."""
    return pictured(n, COIN, w.pesos(n))


def _shares(w: ManilaWording, ware: int, n: int) -> Phrase:
    return pictured(n, share(ware), w.amount(ware, n))


def _place(w: ManilaWording, target: int) -> Phrase:
    """A boat or a spot, with its picture."""
    name = w.target(target)
    aboard = target < box.FROM_SPOT
    sprite = token(target) if aboard else spot_sprite(target - box.FROM_SPOT)
    return Phrase((sprite, name), name)


def _likely(w: ManilaWording, target: int, percent: int, n: int) -> Phrase:
    words = w._("{place}: {pesos} at {percent}%")
    return phrase(words, place=_short(w, target), pesos=pesos(w, n), percent=str(percent))


def _short(w: ManilaWording, target: int) -> Phrase:
    """The same, as short as it can be told."""
    if target < box.FROM_SPOT:
        return Phrase((token(target),), w.ware(target))
    return plain(w.spot(target - box.FROM_SPOT))


def _if_won(w: ManilaWording, left: int, shares: int) -> Phrase:
    if not shares:
        return phrase(w._("with the office {pesos} left in hand"), pesos=pesos(w, left))
    words = w.n_(
        "with the office {pesos} left in hand and {n} share pledged",
        "with the office {pesos} left in hand and {n} shares pledged",
        shares,
    )
    return phrase(words, pesos=pesos(w, left))


def _pilot(w: ManilaWording, spot: int, squares: int) -> Phrase:
    words = w._("{pilot}: boats by up to {squares}")
    return plain(words.format(pilot=w.spot(spot), squares=w.squares(squares)))


def _steered(w: ManilaWording, ware: int, n: int) -> Phrase:
    return phrase("{boat} {squares}", boat=_short(w, ware), squares=w.signed(n, str(abs(n))))


def _sent(w: ManilaWording, ware: int, harbour: int, _: int) -> Phrase:
    place = w._("to the port") if harbour == box.PORT else w._("to the shipyard")
    return phrase("{boat} {place}", boat=_short(w, ware), place=place)


FACTS: dict[str, Callable[..., Phrase]] = {
    "pesos": pesos,
    "bid": lambda w, n: phrase(w._("{pesos} if nobody bids more"), pesos=pesos(w, n)),
    "office": lambda w, _: plain(w._("the office of harbour master, if nobody bids more")),
    "if_won": _if_won,
    "arrives": lambda w, ware, n: phrase(
        w._("{ware} {percent}%"), ware=_short(w, ware), percent=str(n)
    ),
    "share": _shares,
    "pledged": lambda w, ware, n: phrase(w._("{shares} pledged"), shares=_shares(w, ware, n)),
    "free": lambda w, ware, n: phrase(w._("{shares} free again"), shares=_shares(w, ware, n)),
    "loans": lambda w, n: plain(w.n_("{n} loan to pay back", "{n} loans to pay back", n)),
    "stays": lambda w, ware, _: phrase(w._("{ware} stays behind"), ware=_short(w, ware)),
    "starts": lambda w, ware, at: phrase("{ware} {n}", ware=_short(w, ware), n=str(at)),
    "steered": _steered,
    "sent": _sent,
    "place": lambda w, target, _: _place(w, target),
    "likely": _likely,
    "sure": lambda w, target, n: phrase(
        w._("{place}: {pesos} for sure"), place=_short(w, target), pesos=pesos(w, n)
    ),
    "pilot": _pilot,
    "pirate": lambda w, spot, n: plain(
        w._("{pirate}: a boat on 13, {percent}% likely").format(pirate=w.spot(spot), percent=n)
    ),
    "risk": lambda w, n: phrase(w._("insurance: up to {pesos} to pay"), pesos=pesos(w, n)),
}
