"""What is legal in Santiago de Cuba: one short function for each phase and each building."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules import actions as act
from santiago_desktop.kernel.rules import OVER, UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.kernel.records import Action

# Actions never change, so those that come up again and again are made once.
DRIVES = [act.Drive(stops) for stops in range(1, box.FARTHEST + 1)]
LEAVES = [act.Leave(good) for good in box.MARKET]
TAKES = [act.Take(good) for good in box.MARKET]
GIVES = [act.Give(gift) for gift in range(box.GIFT_GOOD + box.WOOD)]
CLAIMS = [act.Claim(building) for building in range(len(box.BUILDINGS))]
USES = [act.Use(building) for building in range(len(box.BUILDINGS))]
ENTERS = [act.Enter(building) for building in range(len(box.BUILDINGS))]
EXCHANGES = [act.Exchange(count) for count in range(1, box.SUPPLY + 1)]
SWAPS = [[act.Swap(given, taken) for taken in box.MARKET] for given in box.MARKET]
CLEARS = [act.Clear(good) for good in box.MARKET]
SHIPS = [act.Ship(good) for good in box.MARKET]
CLOSES = [act.Close(cuban) for cuban in range(len(box.CUBANS))]
UNITS = range(1, max(map(max, box.FACES)) + 1)
LOADS = [[act.Load(good, count) for count in UNITS] for good in box.MARKET]
WOODS = [[act.Wood(good, count) for count in UNITS] for good in box.MARKET]
PRICE_UP, PRICE_DOWN = act.Price(box.UP), act.Price(box.DOWN)
SERVE_CIGAR, SERVE_RUM = act.Serve((box.CIGAR,)), act.Serve((box.RUM,))
SERVE_BOTH = act.Serve((box.CIGAR, box.RUM))
GIVING = (box.BANK, box.CHURCH, box.NEWSPAPER)  # these always have something for their visitor
SAW, SKIP, PASS = act.Saw(), act.Skip(), act.Pass()


# --- what is legal -----------------------------------------------------------------------------


def may_leave(_: State) -> list[Action]:
    """Any die, also one that shows 0."""
    return [*LEAVES]


def may_drive(s: State) -> list[Action]:
    """3: the first stop is free."""
    return [*DRIVES[: s.pesos[s.turn] + 1]]


def may_take(s: State) -> list[Action]:
    """4: Pablo has what the supply has, but no wood."""
    return [TAKES[good] for good in box.MARKET if s.supply[good]]


def may_give(s: State) -> list[Action]:
    """4: one thing of those that the giver has, but no wood."""
    return gifts_of(s, s.actor)


def apparent(s: State) -> list[Action]:
    """What the actor could do, if one doesn't look behind the screen.

    Any gift for Zorro; any goods for the ship that somebody may have, as they aren't in the supply.
    """
    if s.phase == "zorro":
        return [*GIVES]
    if s.phase == "load":
        return [*loads(s.demand, out_of_supply(s)), PASS]
    return MAY[s.phase](s)


def out_of_supply(s: State) -> list[int]:
    """How many goods of each kind the seats have between them."""
    return [box.SUPPLY - left for left in s.supply]


def gifts_of(s: State, seat: int) -> list[Action]:
    """What a seat could give to Zorro."""
    first = seat * box.KINDS
    gifts: list[Action] = [
        GIVES[box.GIFT_GOOD + good] for good in box.MARKET if s.goods[first + good]
    ]
    if s.vp[seat]:
        gifts.insert(0, GIVES[box.GIFT_VP])
    if s.pesos[seat]:
        gifts.insert(0, GIVES[box.GIFT_PESO])
    return gifts


def may_alonso(s: State) -> list[Action]:
    """4: claim a building that nobody owns, or use one's own.

    There is always one or the other: twelve buildings, and three markers for each of four seats.
    """
    owned = s.owners.count(s.turn)
    claims = CLAIMS if owned < box.MARKERS else ()
    options: list[Action] = [a for a in claims if s.owners[a.building] == box.NONE]
    options += [a for a in USES if s.owners[a.building] == s.turn]
    options.append(SKIP)
    return options


def may_enter(s: State) -> list[Action]:
    """5: a building of the Cuban's flower on which no pawn stands, the own one included."""
    flower = box.FLOWER_OF_CUBAN[s.table.road[s.car - 1]]
    return [ENTERS[b] for b in s.table.under[flower] if b not in s.pawns]


def may_use(s: State) -> list[Action]:
    """5: what the building offers, or nothing."""
    return [*OFFERS[s.building](s), SKIP]


def may_load(s: State) -> list[Action]:
    """6: goods that are wanted, or wood in place of one of them."""
    return [*loads_of(s, s.actor), PASS]


def loads_of(s: State, seat: int) -> list[Action]:
    """What a seat could load."""
    return loads(s.demand, s.goods[seat * box.KINDS : (seat + 1) * box.KINDS])


def loads(demand: Sequence[int], held: Sequence[int]) -> list[Action]:
    """What could be loaded with so many goods of each kind: the goods, then wood instead."""
    wood = held[box.WOOD]
    found: list[Action] = []
    woods: list[Action] = []
    for good, wanted in enumerate(demand):
        if wanted:
            if held[good]:
                found += LOADS[good][: min(held[good], wanted)]
            if wood:
                woods += WOODS[good][: min(wood, wanted)]
    return found + woods


def nothing(_: State) -> list[Action]:
    """Chance acts, the game is over, or a building has nothing to decide."""
    return []


MAY: dict[str, Callable[[State], list[Action]]] = {
    "roll": nothing,
    "leave": may_leave,
    "drive": may_drive,
    "pablo": may_take,
    "zorro": may_give,
    "alonso": may_alonso,
    "enter": may_enter,
    "use": may_use,
    "load": may_load,
    OVER: nothing,
}


# --- what a building offers (rule 5) -----------------------------------------------------------


def in_vain(s: State, building: int) -> bool:
    """Whether a building gives nothing just now to whoever's turn it is; False where s hides it."""
    known = s.vp[s.turn] != UNKNOWN
    return known and building not in GIVING and not OFFERS[building](s)


def offer_rum(s: State) -> list[Action]:
    """Exchanges of sugar for rum at the distillery."""
    return exchanges(s, box.DISTILLERY)


def offer_cigars(s: State) -> list[Action]:
    """Exchanges of tobacco for cigars at the factory."""
    return exchanges(s, box.CIGAR_FACTORY)


def exchanges(s: State, building: int) -> list[Action]:
    """As many as the player has and the supply can give."""
    given, taken = box.EXCHANGES[building]
    return [*EXCHANGES[: min(s.goods[s.turn * box.KINDS + given], s.supply[taken])]]


def offer_swaps(s: State) -> list[Action]:
    """One good for another; no wood on either side."""
    first = s.turn * box.KINDS
    taken = [good for good in box.MARKET if s.supply[good]]
    held = [good for good in box.MARKET if s.goods[first + good]]
    return [SWAPS[mine][other] for mine in held for other in taken if other != mine]


def offer_sawing(s: State) -> list[Action]:
    """Sawing a wood, if there is one."""
    return [SAW] if s.goods[s.turn * box.KINDS + box.WOOD] else []


def offer_serving(s: State) -> list[Action]:
    """One cigar, one rum, or both."""
    first = s.turn * box.KINDS
    cigar, rum = s.goods[first + box.CIGAR], s.goods[first + box.RUM]
    offers: list[Action] = [SERVE_CIGAR] if cigar else []
    if rum:
        offers.append(SERVE_RUM)
    if cigar and rum:
        offers.append(SERVE_BOTH)
    return offers


def offer_clearing(s: State) -> list[Action]:
    """A die above 0; without a ship all are 0."""
    return [CLEARS[good] for good, demand in enumerate(s.demand) if demand]


def offer_trading(s: State) -> list[Action]:
    """Victory points at three pesos each, in one direction."""
    buys: list[Action] = [act.Buy(n + 1) for n in range(s.pesos[s.turn] // box.CASINO_PESOS)]
    return buys + [act.Sell(n + 1) for n in range(s.vp[s.turn])]


def offer_pricing(s: State) -> list[Action]:
    """One step; at the lowest price only up."""
    if s.left == box.NONE:
        return []
    return [PRICE_UP] if s.price == box.LOWEST_PRICE else [PRICE_UP, PRICE_DOWN]


def offer_shipping(s: State) -> list[Action]:
    """One good that is wanted."""
    first = s.turn * box.KINDS
    return [SHIPS[good] for good, demand in enumerate(s.demand) if demand and s.goods[first + good]]


def offer_closing(s: State) -> list[Action]:
    """An active Cuban, but not the one the car stands at."""
    here = s.table.road[s.car - 1]
    return [a for a in CLOSES if a.cuban != here and a.cuban not in s.inactive]


OFFERS: list[Callable[[State], list[Action]]] = [nothing] * len(box.BUILDINGS)
OFFERS[box.DISTILLERY] = offer_rum
OFFERS[box.CIGAR_FACTORY] = offer_cigars
OFFERS[box.BLACK_MARKET] = offer_swaps
OFFERS[box.SAWMILL] = offer_sawing
OFFERS[box.CAFE] = offer_serving
OFFERS[box.CUSTOMS] = offer_clearing
OFFERS[box.CASINO] = offer_trading
OFFERS[box.HARBOUR_OFFICE] = offer_pricing
OFFERS[box.TRADE_OFFICE] = offer_shipping
OFFERS[box.NEWSPAPER] = offer_closing
