"""How Santiago de Cuba tells what a turn comes to (`ai/accounts.py`): words with pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.phrases import Phrase, phrase, pictured, plain
from santiago_desktop.games.santiago.words.sprites import COIN, STAR, figure, house, token

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.santiago.words.actions import SantiagoWording


def pesos(w: SantiagoWording, n: int) -> Phrase:
    """A number of pesos: the picture of one, and the words."""
    return pictured(n, COIN, w.pesos(n))


def points(w: SantiagoWording, n: int) -> Phrase:
    """A number of victory points: the picture of one, and the words."""
    return pictured(n, STAR, w.points(n))


def _drive(w: SantiagoWording, n: int) -> Phrase:
    return phrase(w._("{pesos} to drive"), pesos=pesos(w, n))


def _owns(w: SantiagoWording, building: int, _: int) -> Phrase:
    return Phrase((house(building),), w.this_building(building))  # there may be many


def _claims(w: SantiagoWording, building: int, _: int) -> Phrase:
    name = w.building(building)
    return phrase(w._("your marker: {building}"), building=Phrase((house(building), name), name))


def _cleared(w: SantiagoWording, good: int, _: int) -> Phrase:
    words = w._("the ship takes no more {good}").format(good=w.good(good))
    return Phrase((token(good), words), words)


def _asleep(w: SantiagoWording, cuban: int, _: int) -> Phrase:
    words = w._("{cuban} goes to sleep").format(cuban=w.cuban(cuban))
    return Phrase((figure(cuban), words), words)


def _left_out(w: SantiagoWording, good: int, _: int) -> Phrase:
    words = w._("the ship takes no {good}").format(good=w.good(good))
    return Phrase((token(good), words), words)


def _reach(w: SantiagoWording, held: int, stops: int) -> Phrase:
    words = w.n_("{pesos}: up to {n} stop", "{pesos}: up to {n} stops", stops)
    return phrase(words, pesos=pesos(w, held))


FACTS: dict[str, Callable[..., Phrase]] = {
    "drive": _drive,
    "pesos": pesos,
    "points": points,
    "goods": lambda w, good, n: pictured(n, token(good), w.amount(good, n)),
    "owner": lambda w, seat, n: phrase(
        w._("{name} gets {points}"), name=w.names[seat], points=points(w, n)
    ),
    "claims": _claims,
    "owns": _owns,
    "price": lambda w, price, _: plain(w._("the price becomes {price}").format(price=price)),
    "cleared": _cleared,
    "asleep": _asleep,
    "sails": lambda w, _: plain(w._("the ship sails")),
    "left_out": _left_out,
    "gifts": lambda w, n: plain(w.n_("a gift from {n} player", "gifts from {n} players", n)),
    "reach": _reach,
    "ship_pays": lambda w, n: phrase(w._("this ship: up to {points}"), points=points(w, n)),
    "first_in_port": lambda w, seat, _: plain(
        w._("{name} can load before you").format(name=w.names[seat])
    ),
    "port_too_far": lambda w, seat, _: plain(
        w._("{name} can't reach the port before you").format(name=w.names[seat])
    ),
}
