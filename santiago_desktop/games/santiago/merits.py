"""How Santiago de Cuba tells what speaks for a position (`why.py`): parts of a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.santiago.state import State
    from santiago_desktop.games.santiago.text import SantiagoWording


def _wanted(w: SantiagoWording, _: State, good: int, sold: int, wants: int, price: int) -> str:
    text = w._("you have {goods} for the ship, which wants {wants} and pays {price} each")
    return text.format(goods=w.goods(good, sold), wants=wants, price=price)


def _far(w: SantiagoWording, s: State, cuban: int, seat: int) -> str:
    place = w.to_stop(s, s.table.stop[cuban])
    return w._("{name} hasn't pesos enough to drive {to_place}").format(
        name=w.names[seat], to_place=place
    )


def _asleep(w: SantiagoWording, _: State, cuban: int, seat: int) -> str:
    return w._("{cuban} is asleep when {name} drives").format(
        cuban=w.cuban(cuban), name=w.names[seat]
    )


MERITS: dict[str, Callable[..., str]] = {
    "points": lambda w, _, n: w._("you get {points} at once").format(points=w.points(n)),
    "pesos": lambda w, _, n: w._("you have {pesos} left for driving").format(pesos=w.pesos(n)),
    "wanted": _wanted,
    "kept": lambda w, _, good, n: w._("you keep {goods} for later ships").format(
        goods=w.goods(good, n)
    ),
    "building": lambda w, _, building: w._(
        "you own a building ({building}) where others' pawns earn you points"
    ).format(building=w.building(building)),
    "given": lambda w, _, seat: w._("{name} gets no victory point from it").format(
        name=w.names[seat]
    ),
    "left_out": lambda w, _, good, __: w._("the ship doesn't want this good: {good}").format(
        good=w.good(good)
    ),
    "fewer": lambda w, _, good, n: w._("the ship takes only {goods} more").format(
        goods=w.goods(good, n)
    ),
    "no_more": lambda w, _, good, __: w._("the ship takes no more of this good: {good}").format(
        good=w.good(good)
    ),
    "port_far": lambda w, _, seat: w._("{name} can't reach the port before you").format(
        name=w.names[seat]
    ),
    "far": _far,
    "asleep": _asleep,
    "gifts": lambda w, _, n: w.n_(
        "{n} player has to give you something", "{n} players have to give you something", n
    ),
}
