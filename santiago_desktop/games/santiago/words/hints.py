"""How Santiago de Cuba tells what speaks for a position (`ai/reasons.py`): parts of a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.games.santiago.words.actions import SantiagoWording

    Goods = tuple[int, ...]  # a kind, and how many of it


def _wanted(w: SantiagoWording, _: State, good: int, sold: int, wants: int, price: int) -> str:
    text = w.n_(
        "you have {goods} for the ship, which wants {wants} and pays {price}",
        "you have {goods} for the ship, which wants {wants} and pays {price} each",
        wants,
    )
    return text.format(goods=w.goods(good, sold), wants=wants, price=price)


def _still_wanted(
    w: SantiagoWording, _: State, good: int, sold: int, wants: int, price: int
) -> str:
    text = w.n_(
        "you still have {goods} for the ship, which wants {wants} and pays {price}",
        "you still have {goods} for the ship, which wants {wants} and pays {price} each",
        wants,
    )
    return text.format(goods=w.goods(good, sold), wants=wants, price=price)


def _both(w: SantiagoWording, *goods: Goods) -> str:
    return w.listed([w.goods(good, count) for good, count, *_ in goods])


def _both_wanted(w: SantiagoWording, _: State, one: Goods, other: Goods) -> str:
    text = w._("you have {goods} for the ship, which pays {price} each")
    return text.format(goods=_both(w, one, other), price=one[-1])


def _both_still_wanted(w: SantiagoWording, _: State, one: Goods, other: Goods) -> str:
    text = w._("you still have {goods} for the ship, which pays {price} each")
    return text.format(goods=_both(w, one, other), price=one[-1])


def _far(w: SantiagoWording, s: State, cuban: int, seat: int) -> str:
    place = w.to_stop(s, s.table.stop[cuban])
    return w._("{name} can't afford to drive {to_place}").format(name=w.names[seat], to_place=place)


def _reaches(w: SantiagoWording, s: State, cuban: int, seat: int, pesos: int) -> str:
    place = w.to_stop(s, s.table.stop[cuban])
    words = w._("{name} can drive {to_place} for {pesos}")
    return words.format(name=w.names[seat], to_place=place, pesos=w.pesos(pesos))


def _reaches_free(w: SantiagoWording, s: State, cuban: int, seat: int) -> str:
    place = w.to_stop(s, s.table.stop[cuban])
    return w._("{name} can drive {to_place} for free").format(name=w.names[seat], to_place=place)


def _asleep(w: SantiagoWording, _: State, cuban: int, seat: int) -> str:
    return w._("{cuban} will be asleep when {name} drives").format(
        cuban=w.cuban(cuban), name=w.names[seat]
    )


# Amounts that are told beside those of another turn.
MEASURES = {"points": 0, "pesos": 0, "richer": 0, "kept": 1, "later": 1}
# Told of the turn itself; all others of how one stands after it.
AT_ONCE = frozenset(("points", "spent", "unspent", "given", "new_ship"))
# These follow from the pesos or goods of others, which lie behind screens (rule 9).
COVERED = frozenset(
    ("port_far", "far", "reaches", "port_open", "first_in_port", "port_too_far")  # facts last
)
HINTS: dict[str, Callable[..., str]] = {
    "points": lambda w, _, n: w._("you get {points} at once").format(points=w.points(n)),
    "spent": lambda w, _, n: w._("it costs you only {points}").format(points=w.points(n)),
    "unspent": lambda w, _, __: w._("it costs you no victory points"),
    "pesos": lambda w, _, n: w._("you have {pesos} left for driving").format(pesos=w.pesos(n)),
    "richer": lambda w, _, n: w._("you have {pesos} for driving").format(pesos=w.pesos(n)),
    "wanted": _wanted,
    "still_wanted": _still_wanted,
    "kept": lambda w, _, good, n: w._("you keep {goods} for later ships").format(
        goods=w.goods(good, n)
    ),
    "later": lambda w, _, good, n: w._("you have {goods} for later ships").format(
        goods=w.goods(good, n)
    ),
    "building": lambda w, _, building: w._(
        "you own {the_building}, where other players' pawns earn you points"
    ).format(the_building=w.the_building(building)),
    "visited": lambda w, _, building: w._(
        "you own {the_building}, which is visited often: other players' pawns earn you points"
    ).format(the_building=w.the_building(building)),
    "given": lambda w, _, seat: w._("{name} gets no victory point from it").format(
        name=w.names[seat]
    ),
    "left_out": lambda w, _, good, __: w._("the others can't load any {good}").format(
        good=w.good(good)
    ),
    "fewer": lambda w, _, good, n: w._("the others can load only {goods}").format(
        goods=w.goods(good, n)
    ),
    "no_more": lambda w, _, good, __: w._("the others can't load {good} any more").format(
        good=w.good(good)
    ),
    "new_ship": lambda w, _: w._("the ship sails, and a new one comes"),
    "port_far": lambda w, _, seat: w._("{name} can't reach the port before you").format(
        name=w.names[seat]
    ),
    "far": _far,
    "asleep": _asleep,
    "gifts": lambda w, _, n: w.n_(
        "{n} player has to give you something", "{n} players have to give you something", n
    ),
}
WARNINGS: dict[str, Callable[..., str]] = {
    "gives": lambda w, _, seat, n: w._("{name} gets {points}").format(
        name=w.names[seat], points=w.points(n)
    ),
    "reaches": _reaches,
    "reaches_free": _reaches_free,
    "port_open": lambda w, _, seat: w._("{name} can load before you").format(name=w.names[seat]),
}
PAIRS: dict[str, Callable[..., str]] = {
    "wanted": _both_wanted,
    "still_wanted": _both_still_wanted,
    "kept": lambda w, _, one, other: w._("you keep {goods} for later ships").format(
        goods=_both(w, one, other)
    ),
    "later": lambda w, _, one, other: w._("you have {goods} for later ships").format(
        goods=_both(w, one, other)
    ),
}
