"""What is given and what is taken by an action of Santiago de Cuba, as pictures on a button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.santiago import actions as act
from santiago_desktop.games.santiago import box

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.santiago.state import State
    from santiago_desktop.kernel.records import Action

COIN, STAR, THEN, ASLEEP = "coin", "star", "→", "z"
Parts = tuple[str, ...]


def pictures(action: Action, s: State) -> Parts:
    """Sprites, numbers and arrows; nothing where words have to do."""
    found = PICTURES.get(type(action))
    return found(action, s) if found else ()


def _token(good: int) -> str:
    return f"tok_{box.GOODS[good]}"


def _gift(a: act.Give, _: State) -> Parts:
    plain = {box.GIFT_PESO: COIN, box.GIFT_VP: STAR}
    return (plain.get(a.gift) or _token(a.gift - box.GIFT_GOOD),)


def _exchange(a: act.Exchange, s: State) -> Parts:
    given, taken = box.EXCHANGES[s.building]
    return (str(a.count), _token(given), THEN, str(a.count), _token(taken))


def _serve(a: act.Serve, _: State) -> Parts:
    goods = [_token(good) for good in a.goods]
    return (*goods, THEN, str(box.CAFE_POINTS * len(goods)), STAR)


def _pesos(points: int) -> Parts:
    return (str(points * box.CASINO_PESOS), COIN)


def _clear(a: act.Clear, s: State) -> Parts:
    die = f"die_{box.GOODS[a.good]}"
    return (f"{die}_{s.demand[a.good]}", THEN, f"{die}_0")


def _price(a: act.Price, s: State) -> Parts:
    price = s.price + (1 if a.step == box.UP else -1)
    then = price if price <= box.HIGHEST_PRICE else "flag"
    return (f"price_{s.price}", THEN, f"price_{then}")


PICTURES: dict[type, Callable[..., Parts]] = {
    act.Take: lambda a, _: (_token(a.good),),
    act.Give: _gift,
    act.Exchange: _exchange,
    act.Swap: lambda a, _: (_token(a.given), THEN, _token(a.taken)),
    act.Saw: lambda _, __: (_token(box.WOOD), THEN, STAR, COIN),
    act.Serve: _serve,
    act.Buy: lambda a, _: (*_pesos(a.points), THEN, str(a.points), STAR),
    act.Sell: lambda a, _: (str(a.points), STAR, THEN, *_pesos(a.points)),
    act.Ship: lambda a, _: (_token(a.good), THEN, str(box.TRADE_POINTS), STAR),
    act.Clear: _clear,
    act.Price: _price,
    act.Close: lambda a, _: (f"fig_{box.CUBANS[a.cuban]}", THEN, ASLEEP),
}
