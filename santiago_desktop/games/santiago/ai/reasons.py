"""What speaks for a position of Santiago de Cuba, one reason after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.ai.evaluation import (
    BUILDING,
    PESO,
    PESOS_OF_USE,
    WANTED,
    worths_of_goods,
)
from santiago_desktop.games.santiago.ai.outlook import settled
from santiago_desktop.games.santiago.rules.legal import gifts_of
from santiago_desktop.kernel.rules import OVER
from santiago_desktop.players.reasons import RIVAL, Reason, Reasons

if TYPE_CHECKING:
    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.players.reasons import Found

# By hand, in victory points.
FIRST = 0.6  # how likely it is that who can reach the port first sells there first
GIFT = 0.8  # what somebody gives away at Zorro
NEW_SHIP = 0.2  # what is hoped for of its wishes
# How often others go there although it has an owner, beside the mean: counted in games of `hard`.
VISITS = (1.4, 1.4, 0.9, 0.7, 0.7, 0.7, 2.3, 0.6, 0.6, 0.6, 1.5, 0.7)


def reasons(before: State, after: State, seat: int) -> Reasons:
    """What the seat has after a turn, and what the others have not."""
    after = settled(after, seat)
    found = dict(presents(before, after, seat))
    if after.phase != OVER:
        found |= dict(holdings(before, after, seat))
        found |= dict(harbour(before, after, seat))
        found |= dict(next_driver(after, seat))
        found |= dict(waiting(after, seat))
    return found


def holdings(before: State, after: State, seat: int) -> Found:
    """What speaks for the points, the pesos, the goods and the buildings that a seat has."""
    yield ("points", -1), points(after.vp[seat] - before.vp[seat])
    ships = box.SHIPS - after.sailed
    pesos = after.pesos[seat]
    useful = min(pesos, PESOS_OF_USE) * PESO * min(ships, 3) / 3
    says = "pesos" if pesos <= before.pesos[seat] else "richer"
    yield ("pesos", -1), Reason(useful, says if pesos else "", (pesos,))
    worths = worths_of_goods(ships, after.price, *after.demand)
    for good in range(box.KINDS):
        yield from goods(before, after, (seat, good), worths[good])
    for building, owner in enumerate(after.owners):
        if owner == seat != before.owners[building]:
            income = BUILDING * ships / 2 * VISITS[building]
            says = "visited" if VISITS[building] > 1 else "building"
            yield ("claim", -1), Reason(income, says, (building,))
    if after.sailed > before.sailed:
        yield ("ship", -1), Reason(NEW_SHIP, "new_ship")


def points(gained: int) -> Reason:
    """Those that the turn brings, or costs less of than another one."""
    if gained < 0:
        return Reason(gained, "spent", (-gained,))
    return Reason(gained, "points" if gained else "unspent", (gained,))


def presents(before: State, after: State, seat: int) -> Found:
    """Points that the turn gives to others."""
    for other in range(after.seats):
        if other != seat:
            given = after.vp[other] - before.vp[other]
            if given > 0:
                yield ("given", other), Reason(-RIVAL * given, "", (other, given), "gives")
            else:
                yield ("given", other), Reason(-RIVAL * given, "" if given else "given", (other,))


def goods(before: State, s: State, whose: tuple[int, int], worths: list[float]) -> Found:
    """What the ship in port takes of them, and what is left for later ones."""
    seat, good = whose
    at = seat * box.KINDS + good
    held, new = s.goods[at], s.goods[at] > before.goods[at]
    wants = s.demand[good] if good in box.MARKET else 0
    sold = min(held, wants)
    value = sold * s.price * WANTED
    says = "wanted" if new else "still_wanted"
    yield ("wanted", good), Reason(value, says if sold else "", (good, sold, wants, s.price))
    rest, says = worths[held] - value, "later" if new else "kept"
    yield ("kept", good), Reason(rest, says if held > sold else "", (good, held - sold))


def harbour(before: State, after: State, seat: int) -> Found:
    """What the others can't sell any more."""
    first = [other * box.KINDS for other in range(after.seats) if other != seat]
    for good in box.MARKET:
        wants = after.demand[good]
        sold = sum([min(after.goods[own + good], wants) for own in first])
        amount = -RIVAL * sold * after.price * WANTED
        yield ("rivals", good), Reason(amount, denial(before, after, good), (good, wants))


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
        if reached and not cost:
            reason = Reason(-RIVAL * gain, "", (cuban, driver), "reaches_free")
        elif reached:
            reason = Reason(-RIVAL * gain, "", (cuban, driver, cost), "reaches")
        else:
            says = "asleep" if cuban in s.inactive else "far"
            reason = Reason(-RIVAL * gain, says, (cuban, driver))
        yield ("lure", cuban), reason


def port(s: State, driver: int, seat: int) -> Reason:
    """Whether the next player can drive to the port and fill the ship before the seat."""
    if (-s.car - 1) % box.STOPS > s.pesos[driver]:
        return Reason(0.0, "port_far", (driver,))
    lost = 0
    for good, wants in enumerate(s.demand):
        left = max(0, wants - s.goods[driver * box.KINDS + good])
        lost += max(0, min(s.goods[seat * box.KINDS + good], wants) - left)
    return Reason(-FIRST * lost * s.price, "", (driver,), "port_open" if lost else "")


def favours(s: State, driver: int) -> dict[int, float]:
    """What a visit to each Cuban is worth."""
    ships = box.SHIPS - s.sailed
    worths = worths_of_goods(ships, s.price, *s.demand)
    first = driver * box.KINDS

    def more(good: int, count: int) -> float:
        """What so many more units are worth."""
        held = s.goods[first + good]
        return worths[good][held + min(count, s.supply[good])] - worths[good][held]

    found = {cuban: more(good, box.GOODS_GAIN) for cuban, good in box.GOODS_OF_CUBAN.items()}
    claims = box.NONE in s.owners and s.owners.count(driver) < box.MARKERS
    givers = sum(bool(gifts_of(s, seat)) for seat in range(s.seats) if seat != driver)
    return found | {
        box.MARIA: float(box.MARIA_POINTS),
        box.MARTINEZ: box.MARTINEZ_PESOS * PESO,
        box.PABLO: max(more(good, 1) for good in box.MARKET),
        box.ALONSO: BUILDING * ships / 2 if claims else 0.0,
        box.ZORRO: GIFT * givers,
    }


def waiting(s: State, seat: int) -> Found:
    """Gifts that are still to come."""
    visited = s.phase == "zorro" and s.turn == seat
    givers = sum([bool(gifts_of(s, giver)) for giver in s.queue]) if visited else 0
    yield ("gifts", -1), Reason(GIFT * givers, "gifts" if givers else "", (givers,))
