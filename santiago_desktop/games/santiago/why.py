"""What speaks for a position of Santiago de Cuba, one aspect after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.legal import gifts_of
from santiago_desktop.games.santiago.worth import (
    BUILDING,
    PESO,
    PESOS_OF_USE,
    WANTED,
    worths_of_goods,
)
from santiago_desktop.kernel.aspects import RIVAL, Aspect, Aspects
from santiago_desktop.kernel.rules import OVER

if TYPE_CHECKING:
    from santiago_desktop.games.santiago.state import State
    from santiago_desktop.kernel.aspects import Found

# By hand, in victory points.
FIRST = 0.6  # how likely it is that who can reach the port first sells there first
GIFT = 0.8  # what somebody gives away at Zorro


def aspects(before: State, after: State, seat: int) -> Aspects:
    """What the seat has after a turn, and what the others have not."""
    found = dict(presents(before, after, seat))
    if after.phase != OVER:
        found |= dict(holdings(before, after, seat))
        found |= dict(harbour(before, after, seat))
        found |= dict(next_driver(after, seat))
        found |= dict(waiting(after, seat))
    return found


def holdings(before: State, after: State, seat: int) -> Found:
    """Points, pesos, goods, buildings."""
    gained = after.vp[seat] - before.vp[seat]
    yield ("points", -1), Aspect(gained, "points" if gained > 0 else "", (gained,))
    ships = box.SHIPS - after.sailed
    pesos = after.pesos[seat]
    useful = min(pesos, PESOS_OF_USE) * PESO * min(ships, 3) / 3
    yield ("pesos", -1), Aspect(useful, "pesos" if pesos else "", (pesos,))
    worths = worths_of_goods(ships, after.price, *after.demand)
    for good in range(box.KINDS):
        yield from goods(after, seat, good, worths[good])
    for building, owner in enumerate(after.owners):
        if owner == seat:
            income = BUILDING * ships / 2
            yield ("building", building), Aspect(income, "building", (building,))


def presents(before: State, after: State, seat: int) -> Found:
    """Points that the turn gives to others."""
    for other in range(after.seats):
        if other != seat:
            given = after.vp[other] - before.vp[other]
            yield ("given", other), Aspect(-RIVAL * given, "" if given else "given", (other,))


def goods(s: State, seat: int, good: int, worths: list[float]) -> Found:
    """What the ship in port takes of them, and what is left for later ones."""
    held = s.goods[seat * box.KINDS + good]
    wants = s.demand[good] if good in box.MARKET else 0
    sold = min(held, wants)
    value = sold * s.price * WANTED
    details = (good, sold, wants, s.price)
    yield ("wanted", good), Aspect(value, "wanted" if sold else "", details)
    rest = worths[held] - value
    yield ("kept", good), Aspect(rest, "kept" if held > sold else "", (good, held - sold))


def harbour(before: State, after: State, seat: int) -> Found:
    """What the others can't sell any more."""
    first = [other * box.KINDS for other in range(after.seats) if other != seat]
    for good in box.MARKET:
        wants = after.demand[good]
        sold = sum([min(after.goods[own + good], wants) for own in first])
        amount = -RIVAL * sold * after.price * WANTED
        yield ("rivals", good), Aspect(amount, denial(before, after, good), (good, wants))


def denial(before: State, after: State, good: int) -> str:
    """Why the others can sell less of a good."""
    if before.phase == "leave" and after.left == good:
        return "left_out"
    if after.sailed == before.sailed and after.demand[good] < before.demand[good]:
        return "fewer" if after.demand[good] else "no_more"
    return ""


def next_driver(s: State, seat: int) -> Found:
    """What the next player can reach: the port with goods to sell, Cubans and their gifts."""
    driver = s.actor
    if s.phase != "drive" or driver == seat:
        return
    yield ("port", -1), port(s, driver, seat)
    for cuban, gift in favours(s, driver).items():
        cost = (s.table.stop[cuban] - s.car) % box.STOPS - 1
        if cost < 0:  # the car stands there: a whole lap
            cost += box.STOPS
        reached = cost <= s.pesos[driver] and cuban not in s.inactive
        gain = max(0.0, gift - cost * PESO) if reached else 0.0
        says = "" if reached else "far"
        if cuban in s.inactive:
            says = "asleep"
        yield ("lure", cuban), Aspect(-RIVAL * gain, says, (cuban, driver))


def port(s: State, driver: int, seat: int) -> Aspect:
    """Whether the next player can drive to the port and fill the ship before the seat."""
    if (-s.car - 1) % box.STOPS > s.pesos[driver]:
        return Aspect(0.0, "port_far", (driver,))
    lost = 0
    for good, wants in enumerate(s.demand):
        left = max(0, wants - s.goods[driver * box.KINDS + good])
        lost += max(0, min(s.goods[seat * box.KINDS + good], wants) - left)
    return Aspect(-FIRST * lost * s.price)


def favours(s: State, driver: int) -> dict[int, float]:
    """What a visit to those Cubans is worth who give something fixed."""
    worths = worths_of_goods(box.SHIPS - s.sailed, s.price, *s.demand)
    found = {box.MARIA: float(box.MARIA_POINTS), box.MARTINEZ: box.MARTINEZ_PESOS * PESO}
    for cuban, good in box.GOODS_OF_CUBAN.items():
        held = s.goods[driver * box.KINDS + good]
        count = min(box.GOODS_GAIN, s.supply[good])
        found[cuban] = worths[good][held + count] - worths[good][held]
    return found


def waiting(s: State, seat: int) -> Found:
    """Gifts that are still to come."""
    visited = s.phase == "zorro" and s.turn == seat
    givers = sum([bool(gifts_of(s, giver)) for giver in s.queue]) if visited else 0
    yield ("gifts", -1), Aspect(GIFT * givers, "gifts" if givers else "", (givers,))
