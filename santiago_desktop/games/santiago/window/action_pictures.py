"""What is given and what is taken by an action of Santiago de Cuba, as pictures on a button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules import actions as act
from santiago_desktop.games.santiago.words.sprites import (
    COIN,
    STAR,
    die,
    figure,
    gift,
    price,
    token,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.contract.phrases import Parts
    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.kernel.records import Action

THEN, ASLEEP = "→", "z"


def pictures(action: Action, s: State) -> Parts:
    """Sprites, numbers and arrows; nothing where words have to do."""
    found = PICTURES.get(type(action))
    return found(action, s) if found else ()


def _exchange(a: act.Exchange, s: State) -> Parts:
    given, taken = box.EXCHANGES[s.building]
    return (str(a.count), token(given), THEN, str(a.count), token(taken))


def _serve(a: act.Serve, _: State) -> Parts:
    goods = [token(good) for good in a.goods]
    return (*goods, THEN, str(box.CAFE_POINTS * len(goods)), STAR)


def _pesos(points: int) -> Parts:
    return (str(points * box.CASINO_PESOS), COIN)


def _clear(a: act.Clear, s: State) -> Parts:
    return (die(a.good, s.demand[a.good]), THEN, die(a.good, 0))


def _price(a: act.Price, s: State) -> Parts:
    then = s.price + (1 if a.step == box.UP else -1)
    return (price(s.price), THEN, price(then if then <= box.HIGHEST_PRICE else "flag"))


def _load(a: act.Load, s: State) -> Parts:
    return (str(a.count), token(a.good), THEN, str(a.count * s.price), STAR)


def _wood(a: act.Wood, _: State) -> Parts:
    return (str(a.count), token(box.WOOD), THEN, str(a.count * box.WOOD_POINTS), STAR)


PICTURES: dict[type, Callable[..., Parts]] = {
    act.Take: lambda a, _: (token(a.good),),
    act.Give: lambda a, _: (gift(a.gift),),
    act.Exchange: _exchange,
    act.Swap: lambda a, _: (token(a.given), THEN, token(a.taken)),
    act.Saw: lambda _, __: (token(box.WOOD), THEN, STAR, COIN),
    act.Serve: _serve,
    act.Buy: lambda a, _: (*_pesos(a.points), THEN, str(a.points), STAR),
    act.Sell: lambda a, _: (str(a.points), STAR, THEN, *_pesos(a.points)),
    act.Ship: lambda a, _: (token(a.good), THEN, str(box.TRADE_POINTS), STAR),
    act.Clear: _clear,
    act.Price: _price,
    act.Load: _load,
    act.Wood: _wood,
    act.Close: lambda a, _: (figure(a.cuban), THEN, ASLEEP),
}
