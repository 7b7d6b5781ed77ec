"""Why something is not possible in Santiago de Cuba: a sentence for each reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.santiago.words.names import SantiagoNames

    Say = Callable[..., str]


PLAIN: dict[str, Say] = {
    "now_roll": lambda w: w._("first roll the dice"),
    "now_leave": lambda w: w._("first choose the die to leave out"),
    "now_drive": lambda w: w._("first drive the car"),
    "now_pablo": lambda w: w._("first take a good from Pablo"),
    "now_zorro": lambda w: w._("first give something for El Zorro"),
    "now_alonso": lambda w: w._("Alonso is waiting: claim or use a building, or skip"),
    "now_enter": lambda w: w._("first move the pawn to a building"),
    "now_use": lambda w: w._("first use the building, or skip it"),
    "now_load": lambda w: w._("first load the ship, or pass"),
    "now_over": lambda w: w._("the game is over"),
    "roll_faces": lambda w: w._("the five dice have no such faces"),
    "no_wood_die": lambda w: w._("there is no die for wood"),
    "pablo_wood": lambda w: w._("Pablo has no wood"),
    "gift_wood": lambda w: w._("El Zorro takes no wood"),
    "enter_same": lambda w: w._("your pawn may not stay where it is"),
    "count_none": lambda w: w._("choose at least one"),
    "swap_wood": lambda w: w._("wood is not traded on the black market"),
    "swap_same": lambda w: w._("swap the good for a different one"),
    "serve_goods": lambda w: w._("the café takes one cigar, one rum, or one of each"),
    "ship_wood": lambda w: w._("the trade office loads no wood"),
    "load_wood": lambda w: w._("no ship asks for wood: it is loaded instead of another good"),
}


def _drive_cost(w: SantiagoNames, cost: int, purse: int) -> str:
    return w._("that drive costs {cost}; you have {purse}").format(
        cost=w.pesos(cost), purse=w.pesos(purse)
    )


def _claim_owned(w: SantiagoNames, building: int, owner: int) -> str:
    return w._("{the_building} already belongs to {name}").format(
        the_building=w.this_building(building), name=w.names[owner]
    )


def _enter_flower(w: SantiagoNames, building: int, flower: int) -> str:
    return w._("{the_building} isn't {in_quarter}, where your pawn has to go").format(
        the_building=w.this_building(building), in_quarter=w.in_quarter(flower)
    )


def _enter_taken(w: SantiagoNames, building: int, seat: int) -> str:
    return w._("{the_building} is occupied by {name}'s pawn").format(
        the_building=w.this_building(building), name=w.names[seat]
    )


def _lacks(w: SantiagoNames, seat: int, good: int, held: int) -> str:
    if held:
        return w._("{name} has only {goods}").format(name=w.names[seat], goods=w.amount(good, held))
    return w._("{name} has no {good}").format(name=w.names[seat], good=w.good(good))


def _gift_lacks(w: SantiagoNames, seat: int, gift: int) -> str:
    return w._("{name} doesn't have {gift} to give").format(name=w.names[seat], gift=w.gift(gift))


def _casino_pesos(w: SantiagoNames, seat: int, cost: int, held: int) -> str:
    return w._("that costs {cost}; {name} has {held}").format(
        cost=w.pesos(cost), name=w.names[seat], held=w.pesos(held)
    )


def _load_demand(w: SantiagoNames, good: int, demand: int) -> str:
    return w._("the ship wants only {goods}").format(goods=w.goods(good, demand))


DETAILED: dict[str, Say] = {
    "other_building": lambda w, building: w._(
        "you are in another building now: {the_building}"
    ).format(the_building=w.this_building(building)),
    "drive_stops": lambda w, most: w._("the car moves 1 to {most} stops").format(most=most),
    "drive_cost": _drive_cost,
    "supply_lacks": lambda w, good: w._("the supply has no {good} left").format(good=w.good(good)),
    "supply_short": lambda w, good, left: w._("the supply has only {goods}").format(
        goods=w.amount(good, left)
    ),
    "gift_lacks": _gift_lacks,
    "claim_markers": lambda w, most: w.n_(
        "each player has only {n} ownership marker",
        "each player has only {n} ownership markers",
        most,
    ),
    "claim_owned": _claim_owned,
    "use_not_own": lambda w, building: w._(
        "you can only use a building of your own, and {the_building} isn't"
    ).format(the_building=w.this_building(building)),
    "enter_flower": _enter_flower,
    "enter_taken": _enter_taken,
    "lacks": _lacks,
    "not_wanted": lambda w, good: w._("the ship doesn't want any {good}").format(good=w.good(good)),
    "casino_pesos": _casino_pesos,
    "casino_points": lambda w, seat, held: w._("{name} has only {points}").format(
        name=w.names[seat], points=w.points(held)
    ),
    "price_lowest": lambda w, price: w._("at {price} the price can only go up").format(price=price),
    "close_here": lambda w, cuban: w._("the car is at {cuban}'s stop").format(cuban=w.cuban(cuban)),
    "close_inactive": lambda w, cuban: w._("{cuban} is already asleep").format(
        cuban=w.cuban(cuban)
    ),
    "load_demand": _load_demand,
}

REFUSALS: dict[str, Say] = {**PLAIN, **DETAILED}
