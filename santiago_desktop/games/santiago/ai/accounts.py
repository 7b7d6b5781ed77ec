"""What a turn of Santiago de Cuba comes to: each row of facts, from the events of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.ai.outlook import settled, sure
from santiago_desktop.games.santiago.rules import events as ev
from santiago_desktop.games.santiago.rules.legal import gifts_of
from santiago_desktop.kernel.rules import OVER
from santiago_desktop.players.facts import Account, Fact, summed, told

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.players.facts import Course

GIFTS = {box.GIFT_PESO: Fact("pesos", (), 1), box.GIFT_VP: Fact("points", (), 1)}


def account(course: Course[State], seat: int) -> Account:
    """For the seat whose turn it is; gifts of others are to come, and nobody knows which."""
    after, gifts = settled(course.after, seat), gifts_to_come(course.after, seat)
    events = [*course.events, *sure(course.after, seat)]
    gives = [*told(GIVES, events, seat), *price(course), *gifts]
    opens = [] if after.phase == OVER else [*reach(after, seat), *rival(after, seat)]
    costs = summed(told(COSTS, events, seat))
    return Account(costs, summed(gives), [*holdings(after, seat), *gifts], opens)


# --- what happens in the turn ------------------------------------------------------------------


def _goods(good: int, count: int) -> Fact:
    return Fact("goods", (good,), count)


def _gift(gift: int) -> Fact:
    return GIFTS.get(gift) or _goods(gift - box.GIFT_GOOD, 1)


def _sold(e: ev.PointsTraded) -> list[Fact]:
    if e.points > 0:
        return [Fact("pesos", (), e.points * box.CASINO_PESOS)]
    return [Fact("points", (), -e.points)]


def _bought(e: ev.PointsTraded) -> list[Fact]:
    if e.points > 0:
        return [Fact("points", (), e.points)]
    return [Fact("pesos", (), -e.points * box.CASINO_PESOS)]


COSTS: dict[type, Callable[[Any, int], list[Fact]]] = {
    ev.CarDrove: lambda e, _: [Fact("drive", (), e.stops - 1)] if e.stops > 1 else [],
    ev.Exchanged: lambda e, me: [_goods(e.given, e.count)] if e.seat == me else [],
    ev.WoodSawn: lambda e, me: [_goods(box.WOOD, 1)] if e.seat == me else [],
    ev.Served: lambda e, me: [_goods(e.good, 1)] if e.seat == me else [],
    ev.GoodsLoaded: lambda e, me: [_goods(e.cargo, e.count)] if e.seat == me else [],
    ev.PointsTraded: lambda e, me: _sold(e) if e.seat == me else [],
    ev.GiftGiven: lambda e, me: [_gift(e.gift)] if e.giver == me else [],
    ev.OwnerPaid: lambda e, me: [Fact("owner", (e.seat,), e.points)] if e.visitor == me else [],
}
GIVES: dict[type, Callable[[Any, int], list[Fact]]] = {
    ev.PointsTaken: lambda e, me: [Fact("points", (), e.count)] if e.seat == me else [],
    ev.GoodsLoaded: lambda e, me: [Fact("points", (), e.points)] if e.seat == me else [],
    ev.Served: lambda e, me: [Fact("points", (), e.points)] if e.seat == me else [],
    ev.PointsTraded: lambda e, me: _bought(e) if e.seat == me else [],
    ev.WoodSawn: lambda e, me: (
        [Fact("points", (), 1), Fact("pesos", (), 1)] if e.seat == me else []
    ),
    ev.OwnerPaid: lambda e, me: [Fact("points", (), e.points)] if e.seat == me else [],
    ev.PesosTaken: lambda e, me: [Fact("pesos", (), e.count)] if e.seat == me else [],
    ev.GoodsTaken: lambda e, me: [_goods(e.good, e.count)] if e.seat == me else [],
    ev.Exchanged: lambda e, me: [_goods(e.taken, e.count)] if e.seat == me else [],
    ev.BuildingClaimed: lambda e, me: [Fact("claims", (e.building,))] if e.seat == me else [],
    ev.DieCleared: lambda e, _: [Fact("cleared", (e.good,))],
    ev.CubanClosed: lambda e, _: [Fact("asleep", (e.cuban,))],
    ev.ShipSailed: lambda _, __: [Fact("sails")],
    ev.ShipArrived: lambda e, _: [Fact("left_out", (e.left,))],
}


def price(course: Course[State]) -> list[Fact]:
    """That the ship in port pays more or less."""
    before, after = course.before, course.after
    moved = after.price != before.price and after.sailed == before.sailed
    return [Fact("price", (after.price,))] if moved else []


def gifts_to_come(s: State, seat: int) -> list[Fact]:
    """At El Zorro, what the others still have to give."""
    if s.phase != "zorro" or s.turn != seat:
        return []
    givers = sum(bool(gifts_of(s, giver)) for giver in s.queue)
    return [Fact("gifts", (), givers)]


# --- how the seat stands then ------------------------------------------------------------------


def holdings(s: State, seat: int) -> Iterator[Fact]:
    """Facts of what a seat holds in a state: pesos, points, goods, and the buildings it owns."""
    yield Fact("pesos", (), s.pesos[seat])
    yield Fact("points", (), s.vp[seat])
    first = seat * box.KINDS
    for good, count in enumerate(s.goods[first : first + box.KINDS]):
        if count:
            yield _goods(good, count)
    for building, owner in enumerate(s.owners):
        if owner == seat:
            yield Fact("owns", (building,))


def reach(s: State, seat: int) -> Iterator[Fact]:
    """How far the pesos go, and what the ship in port would pay for the seat's goods."""
    pesos = s.pesos[seat]
    yield Fact("reach", (pesos,), min(pesos + 1, box.FARTHEST))
    pays = worth_to_ship(s, seat)
    if pays:
        yield Fact("ship_pays", (), pays)


def worth_to_ship(s: State, seat: int) -> int:
    """Victory points for all goods of a seat that the ship wants, at the price of now."""
    first = seat * box.KINDS
    return s.price * sum(min(s.goods[first + good], s.demand[good]) for good in box.MARKET)


def rival(s: State, seat: int) -> Iterator[Fact]:
    """Whether the next player can be in the port with goods before the seat drives again."""
    driver = s.actor
    if s.phase != "drive" or driver == seat or not worth_to_ship(s, seat):
        return
    to_port = (-s.car - 1) % box.STOPS
    if to_port <= s.pesos[driver] and worth_to_ship(s, driver):
        yield Fact("first_in_port", (driver,), to_port)
    elif to_port > s.pesos[driver]:
        yield Fact("port_too_far", (driver,), to_port)
