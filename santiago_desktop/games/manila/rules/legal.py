"""What is legal in Manila: one short function for each phase. The actor's own view is enough."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import FROM_SPOT, IN_PORT, KINDS, NONE
from santiago_desktop.games.manila.rules import actions as act
from santiago_desktop.kernel.rules import OVER

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.kernel.records import Action

# Actions never change, so those that come up again and again are made once.
USUAL_BIDS = 400
BIDS = [act.Bid(pesos) for pesos in range(USUAL_BIDS)]
WARES = range(KINDS)
PLEDGES = [act.Pledge(ware) for ware in WARES]
REDEEMS = [act.Redeem(ware) for ware in WARES]
BUYS = [act.Buy(ware) for ware in WARES]
OMITS = [act.Omit(ware) for ware in WARES]
PLACES = [act.Place(target) for target in range(len(box.TARGETS))]
BOARDS = [act.Board(ware) for ware in WARES]
EVICTS = [[act.Evict(ware, space + 1) for space in range(box.HOLDS[ware])] for ware in WARES]
SENDS = [[act.Send(ware, box.PORT), act.Send(ware, box.YARD)] for ware in WARES]
SQUARES = range(box.HIGHEST_START + 1)
STARTS = [
    act.Start(squares)
    for squares in product(SQUARES, repeat=box.BOATS)
    if sum(squares) == box.START_SUM
]
STEPS = {box.PILOT_SMALL: (1, -1), box.PILOT_LARGE: (1, -1, 2, -2)}
STEERS = {
    pilot: [[act.Steer(ware, squares) for squares in steps] for ware in WARES]
    for pilot, steps in STEPS.items()
}
SINGLE = (1, -1)
STEERS_TWO = {
    (first, second): [act.SteerTwo(first, a, second, b) for a in SINGLE for b in SINGLE]
    for first, second in combinations(WARES, 2)
}
SKIP, PASS = act.Skip(), act.Pass()


# --- loans (rule 5) ----------------------------------------------------------------------------


def pledges(s: State) -> list[Action]:
    """Of each ware of which the actor has an unpledged share."""
    first = s.actor * KINDS
    return [PLEDGES[ware] for ware in WARES if s.shares[first + ware] > s.pledged[first + ware]]


def redeems(s: State) -> list[Action]:
    """Of each ware of which the actor has a pledged share, if the cash is there."""
    if s.pesos[s.actor] < box.REDEEM:
        return []
    first = s.actor * KINDS
    return [REDEEMS[ware] for ware in WARES if s.pledged[first + ware]]


def credit(s: State, seat: int) -> int:
    """What the seat could pay with everything pledged."""
    return s.pesos[seat] + box.PLEDGE * s.unpledged(seat)


# --- the harbour master (rules 3.1 to 3.3) -----------------------------------------------------


def may_bid(s: State) -> list[Action]:
    """3.1: more than the standing bid, no more than can be paid; or out."""
    low, high = s.standing + 1, credit(s, s.actor)
    bids: Iterable[Action] = BIDS[low : high + 1]
    beyond = map(act.Bid, range(max(low, USUAL_BIDS), high + 1))
    return [*bids, *beyond, PASS, *redeems(s)]


def may_raise(s: State) -> list[Action]:
    """5: only what has to be done."""
    return pledges(s)


def share_price(s: State, ware: int) -> int:
    """3.2: on the track, but at least the lowest."""
    return max(box.LOWEST_SHARE, s.prices[ware])


def may_share(s: State) -> list[Action]:
    """3.2: one share that is for sale."""
    cash = s.pesos[s.actor]
    buys = [BUYS[ware] for ware in WARES if s.stock[ware] and share_price(s, ware) <= cash]
    return [*buys, SKIP, *pledges(s), *redeems(s)]


def may_omit(_: State) -> list[Action]:
    """Any of the four wares may stay behind (rule 3.3)."""
    return [*OMITS]


def may_start(_: State) -> list[Action]:
    """3.3: squares that add up."""
    return [*STARTS]


# --- placing (rules 3.4, 5) --------------------------------------------------------------------


def has_room(s: State, ware: int) -> bool:
    """3.4: a boat at sea with a free space; one in port takes nobody on."""
    return NONE < s.at[ware] < IN_PORT and len(s.crews[ware]) < box.HOLDS[ware]


def costs(s: State) -> list[tuple[int, int]]:
    """The free spots, each with its cost: first holds, last the insurance."""
    holds = [(w, box.SPACES[w][len(s.crews[w])]) for w in s.boats if has_room(s, w)]
    taken = s.spots
    spots = [spot for spot, seat in zip(SPOTS, taken, strict=True) if seat == NONE]
    if taken[box.PIRATE_1] == NONE:  # 1: the second pirate comes after the first
        spots.remove(SECOND_PIRATE)
    return holds + spots


SPOTS = [(FROM_SPOT + i, cost) for i, cost in enumerate(box.COSTS)]
SECOND_PIRATE = (FROM_SPOT + box.PIRATE_2, box.COSTS[box.PIRATE_2])
INSURANCE = FROM_SPOT + box.INSURANCE
DEAREST = max(*box.COSTS, *map(max, box.SPACES))


def stows_away(s: State, free: list[tuple[int, int]]) -> bool:
    """5: no share left to pledge, and too little cash for the cheapest spot."""
    cash = s.pesos[s.actor]
    if s.unpledged(s.actor):
        return False
    paid = [cost for target, cost in free if target != INSURANCE]
    return bool(paid) and cash < min(paid)


def may_place(s: State) -> list[Action]:
    """3.4: a free spot that can be paid, or any as a stowaway; or no more in this voyage."""
    free = costs(s)
    cash = s.pesos[s.actor]
    places: list[Action]
    if cash >= DEAREST or stows_away(s, free):
        places = [PLACES[target] for target, _ in free]
    else:
        places = [PLACES[target] for target, cost in free if cost <= cash]
    return [*places, PASS, *pledges(s), *redeems(s)]


# --- pirates and pilots (rules 3.4, 4) ---------------------------------------------------------


def may_board(s: State) -> list[Action]:
    """4: a free space on a boat in wait."""
    return [*boardings(s), SKIP]


def boardings(s: State) -> list[Action]:
    """Free spaces come first; without any, the option allows somebody's place."""
    waiting = s.in_wait()
    boards: list[Action] = [BOARDS[ware] for ware in waiting if has_room(s, ware)]
    if boards or not s.boarding_full:
        return boards
    evicts = [evict for ware in waiting for evict in EVICTS[ware]]
    return [evict for evict in evicts if (evict.ware, evict.space) != s.boarded]


def may_pilot(s: State) -> list[Action]:
    """3.4: by the pilot's size."""
    return [*STEERING[s.queue[0]](s), SKIP]


def steer_one(s: State) -> list[Action]:
    """One boat, not off its route."""
    return [
        steer
        for ware in s.at_sea()
        for steer in STEERS[s.queue[0]][ware]
        if s.at[ware] + steer.squares >= 0
    ]


def steer_two(s: State) -> list[Action]:
    """One boat, or two boats by one square each."""
    two = [
        steer
        for pair in combinations(s.at_sea(), 2)
        for steer in STEERS_TWO[pair]
        if min(s.at[steer.first] + steer.first_squares, s.at[steer.second] + steer.second_squares)
        >= 0
    ]
    return [*steer_one(s), *two]


STEERING = {box.PILOT_SMALL: steer_one, box.PILOT_LARGE: steer_two}


def may_plunder(s: State) -> list[Action]:
    """4: the port or the shipyard, for the first boat still to be sent."""
    return [*SENDS[s.queue[0]]]


def nothing(_: State) -> list[Action]:
    """Chance acts, or the game is over."""
    return []


MAY: dict[str, Callable[[State], list[Action]]] = {
    "bid": may_bid,
    "raise": may_raise,
    "share": may_share,
    "omit": may_omit,
    "start": may_start,
    "place": may_place,
    "move": nothing,
    "board": may_board,
    "pilot": may_pilot,
    "plunder": may_plunder,
    OVER: nothing,
}
