"""What can be said of a turn of Santiago de Cuba, each checked by the rules against the positions.

`TRUE` has the reasons (`ai/reasons.py`), `FACTS` the facts (`ai/accounts.py`) but for goods, pesos
and points that come and go: `balanced` wants them to add up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules import actions as act
from santiago_desktop.games.santiago.rules import events as ev
from santiago_desktop.games.santiago.rules.decide import Santiago

if TYPE_CHECKING:
    from collections.abc import Callable

    from worlds import Turned

    from santiago_desktop.games.santiago.rules.state import State

RULES = Santiago()


SURE = {box.BANK: (2, 0), box.NEWSPAPER: (1, 0), box.CHURCH: (0, 1)}  # pesos and points


def surely(s: State, seat: int) -> State:
    """At El Zorro, rule 4: after the gifts the pawn's building gives once more, if it gives."""
    then = s.copy()
    if s.phase == "zorro" and s.turn == seat:
        pesos, points = SURE.get(s.pawns[seat], (0, 0))
        then.pesos[seat] += pesos
        then.vp[seat] += points
    return then


def held(s: State, seat: int, good: int) -> int:
    return s.goods[seat * box.KINDS + good]


def more(before: State, after: State, seat: int, good: int) -> bool:
    return held(after, seat, good) > held(before, seat, good)


def for_the_ship(s: State, seat: int, good: int, sold: int, wants: int, price: int) -> bool:
    return held(s, seat, good) >= sold > 0 and s.demand[good] == wants >= sold and s.price == price


def drives(s: State) -> set[int]:
    """The stops that the one who is to drive can reach."""
    return {
        (s.car + action.stops) % box.STOPS
        for action in RULES.legal(s)
        if isinstance(action, act.Drive)
    }


TRUE: dict[str, Callable[..., bool]] = {  # state before, state after, seat, details
    "points": lambda b, a, me, n: a.vp[me] - b.vp[me] == n > 0,
    "spent": lambda b, a, me, n: b.vp[me] - a.vp[me] == n > 0,
    "unspent": lambda b, a, me, n: a.vp[me] == b.vp[me] and n == 0,
    "pesos": lambda b, a, me, n: b.pesos[me] >= a.pesos[me] == n > 0,
    "richer": lambda b, a, me, n: b.pesos[me] < a.pesos[me] == n > 0,
    "wanted": lambda b, a, me, *goods: for_the_ship(a, me, *goods) and more(b, a, me, goods[0]),
    "still_wanted": lambda b, a, me, *goods: (
        for_the_ship(a, me, *goods) and not more(b, a, me, goods[0])
    ),
    "kept": lambda b, a, me, good, n: 0 < n <= held(a, me, good) <= held(b, me, good),
    "later": lambda b, a, me, good, n: 0 < n <= held(a, me, good) and more(b, a, me, good),
    "building": lambda b, a, me, building: b.owners[building] != me == a.owners[building],
    "visited": lambda b, a, me, building: b.owners[building] != me == a.owners[building],
    "given": lambda b, a, _, other: a.vp[other] <= b.vp[other],
    "left_out": lambda _, a, __, good, wants: a.left == good and not wants,
    "fewer": lambda b, a, _, good, n: 0 < n == a.demand[good] < b.demand[good],
    "no_more": lambda b, a, _, good, __: a.demand[good] == 0 < b.demand[good],
    "new_ship": lambda b, a, _: a.sailed > b.sailed,
    "port_far": lambda _, a, me, other: a.actor == other != me and box.PORT not in drives(a),
    "far": lambda _, a, me, cuban, other: (
        a.actor == other != me and a.table.stop[cuban] not in drives(a)
    ),
    "asleep": lambda _, a, me, cuban, other: a.actor == other != me and cuban in a.inactive,
    "gifts": lambda _, a, me, n: a.phase == "zorro" and a.turn == me and 0 < n <= len(a.queue),
}


WARNS: dict[str, Callable[..., bool]] = {  # of the turn that is worse; state before, after, …
    "gives": lambda b, a, me, other, n: other != me and a.vp[other] - b.vp[other] == n > 0,
    "reaches": lambda _, a, me, cuban, other, pesos: (
        a.actor == other != me
        and cuban not in a.inactive
        and drive_to_cuban(a, cuban) == pesos <= a.pesos[other]
    ),
    "reaches_free": lambda _, a, me, cuban, other: (
        a.actor == other != me and cuban not in a.inactive and drive_to_cuban(a, cuban) == 0
    ),
    "port_open": lambda _, a, me, other: a.actor == other != me and loads_in_port(a, other),
}


def drive_to_cuban(s: State, cuban: int) -> int:
    """What the one who is to drive pays for the way to a Cuban."""
    [drive] = [a for a in RULES.legal(s) if (s.car + a.stops) % box.STOPS == s.table.stop[cuban]]
    return drive.stops - 1


def stops(s: State, seat: int) -> int:
    """How many stops a seat could drive if it were its turn."""
    then = s.copy()
    then.turn = seat
    then.ask("drive", seat)
    return len(RULES.legal(then))


def sold(s: State, seat: int) -> int:
    """What a seat gains by loading all that it can, if nobody else is asked."""
    then, points = s.copy(), 0
    then.ask("load", seat)
    then.queue = (seat,)
    while then.phase == "load":
        loads = [a for a in RULES.legal(then) if isinstance(a, act.Load)]
        if not loads:
            break
        events = RULES.play(then, max(loads, key=lambda each: each.count))
        points += sum(event.points for event in events if isinstance(event, ev.GoodsLoaded))
    return points


def paid_by_visits(t: Turned, owner: int) -> int:
    """What the turn's pawn brings the owner of a building."""
    then, points = t.before.copy(), 0
    for action in t.path:
        for event in RULES.play(then, action):
            if isinstance(event, ev.OwnerPaid) and event.visitor == t.seat:
                points += event.points * (event.seat == owner)
    return points


def driven(t: Turned) -> int:
    """The stops of all drives of the turn after their first, which is free."""
    return sum(action.stops - 1 for action in t.path if isinstance(action, act.Drive))


def loads_in_port(s: State, seat: int) -> bool:
    """Whether the one who is to drive can go to the port and load something there."""
    [drive] = [a for a in RULES.legal(s) if (s.car + a.stops) % box.STOPS == box.PORT]
    then = s.copy()
    RULES.play(then, drive)
    loads = RULES.legal(then) if then.phase == "load" and then.actor == seat else []
    return any(isinstance(each, act.Load) for each in loads)


def givers(s: State) -> int:
    """How many of those who are still to be asked at El Zorro have something."""
    found = 0
    for seat in s.queue:
        then = s.copy()
        then.actor, then.queue = seat, (seat,)
        found += bool(RULES.legal(then))
    return found


FACTS: dict[str, Callable[..., bool]] = {  # the turn; about, amount
    "drive": lambda t, n: n == driven(t) > 0,
    "owner": lambda t, other, n: other != t.seat and n == paid_by_visits(t, other) > 0,
    "claims": lambda t, building, _: (
        t.after.owners[building] == t.seat != t.before.owners[building]
    ),
    "owns": lambda t, building, _: t.after.owners[building] == t.seat,
    "price": lambda t, price, _: t.after.price == price != t.before.price,
    "cleared": lambda t, good, _: t.before.demand[good] > t.after.demand[good] == 0,
    "asleep": lambda t, cuban, _: cuban in t.after.inactive and act.Close(cuban) in t.path,
    "sails": lambda t, _: t.after.sailed == t.before.sailed + 1,
    "left_out": lambda t, good, _: act.Leave(good) in t.path,
    "gifts": lambda t, n: (
        t.after.phase == "zorro" and t.after.turn == t.seat and n == givers(t.after) > 0
    ),
    "reach": lambda t, pesos, n: pesos == t.after.pesos[t.seat] and n == stops(t.after, t.seat),
    "ship_pays": lambda t, n: n == sold(t.after, t.seat) > 0,
    "first_in_port": lambda t, other, _: (
        t.after.actor == other != t.seat and loads_in_port(t.after, other)
    ),
    "port_too_far": lambda t, other, _: (
        t.after.actor == other != t.seat and box.PORT not in drives(t.after)
    ),
}
HELD: dict[str, Callable[..., bool]] = {  # in the row of what one has then
    "pesos": lambda a, me, n: a.pesos[me] == n,
    "points": lambda a, me, n: a.vp[me] == n,
    "goods": lambda a, me, good, n: held(a, me, good) == n > 0,
}


def balanced(t: Turned) -> bool:
    """Whether what comes in and goes out is the difference of the positions, to the last one."""
    net: dict[tuple[str, tuple[int, ...]], int] = {}
    for sign, row in ((1, t.account.gives), (-1, t.account.costs)):
        for kind, about, amount in row:
            name = "pesos" if kind == "drive" else kind
            net[name, about] = net.get((name, about), 0) + sign * amount
    goods = [net.get(("goods", (good,)), 0) for good in range(box.KINDS)]
    more = [held(t.after, t.seat, g) - held(t.before, t.seat, g) for g in range(box.KINDS)]
    return (
        goods == more
        and net.get(("pesos", ()), 0) == t.after.pesos[t.seat] - t.before.pesos[t.seat]
        and net.get(("points", ()), 0) == t.after.vp[t.seat] - t.before.vp[t.seat]
    )
