"""How Cargo Noir tells what a turn comes to (`ai/accounts.py`): words with pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.phrases import Phrase, phrase, pictured, plain
from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.words.sprites import COIN, CRATE, STAR, card, token

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.cargo_noir.words.actions import CargoNoirWording


def coins(w: CargoNoirWording, n: int) -> Phrase:
    """A number of coins: the picture of one, and the words."""
    return pictured(n, COIN, w.purse(n))


def points(w: CargoNoirWording, n: int) -> Phrase:
    """A number of victory points: the picture of one, and the words."""
    return pictured(n, STAR, w.points(n))


def _card(w: CargoNoirWording, kind: int, n: int) -> Phrase:
    name = w.card(kind)
    parts = (card(kind), name) if n == 1 else (str(n), card(kind), name)
    words = w._("{n} × {card}").format(n=n, card=name)  # noqa: RUF001 - a multiplication sign
    return Phrase(parts, name if n == 1 else words)


def _heap(w: CargoNoirWording, goods: tuple[int, ...]) -> Phrase:
    return Phrase(tuple(token(good) for good in goods), w.heap(goods))


def _leads(w: CargoNoirWording, port: int, *goods: int) -> Phrase:
    *won, rivals = goods
    words = w.n_(
        "{port}: {goods}, but {n} rival can bid more",
        "{port}: {goods}, but {n} rivals can bid more",
        rivals,
    )
    if not rivals:
        words = w._("{port}: {goods}, and nobody can bid more")
    return phrase(words, port=w.port(port), goods=_heap(w, tuple(won)))


def _leads_so_far(w: CargoNoirWording, port: int, *goods: int) -> Phrase:
    *won, _ = goods
    words = w._("{port}: {goods}, as things stand")
    return phrase(words, port=w.port(port), goods=_heap(w, tuple(won)))


def _sent(w: CargoNoirWording, place: int, n: int) -> Phrase:
    where = w._("casino") if place == box.CASINO else w._("market")
    words = w.n_("{n} ship: {place}", "{n} ships: {place}", n)
    return plain(words.format(place=where))


FACTS: dict[str, Callable[..., Phrase]] = {
    "coins": coins,
    "points": points,
    "goods": lambda w, good, n: pictured(n, token(good), w.goods(good, n)),
    "stake": lambda w, port, n: phrase(
        w._("{coins} for {port}"), coins=coins(w, n), port=w.port(port)
    ),
    "lost": lambda w, n: phrase(
        w._("{credit} lost"),
        credit=pictured(n, CRATE, w._("credit of {n}").format(n=n)),
    ),
    "card": _card,
    "sent": _sent,
    "home": lambda w, n: plain(w.n_("{n} ship at home", "{n} ships at home", n)),
    "leads": _leads,
    "leads_so_far": _leads_so_far,
    "casino": lambda w, n: phrase(w._("casino: {coins}"), coins=coins(w, n)),
    "market": lambda w, n: plain(
        w.n_("{n} ship swaps or draws a token", "{n} ships swap or draw tokens", n)
    ),
}
