"""A sentence for each event of Santiago de Cuba."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules import events as ev
from santiago_desktop.kernel.rules import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.games.santiago.words.names import SantiagoNames


def _turned(w: SantiagoNames, e: ev.Turned, _: State) -> str:
    return w._("It is {name}'s turn.").format(name=w.names[e.seat])


def _dice_rolled(w: SantiagoNames, e: ev.DiceRolled, _: State) -> str:
    faces = [w._("{good} {n}").format(good=w.good(good), n=n) for good, n in enumerate(e.faces)]
    return w._("{name} rolls for a new ship: {faces}.").format(
        name=w.names[e.seat], faces=", ".join(faces)
    )


def _ship_arrived(w: SantiagoNames, e: ev.ShipArrived, _: State) -> str:
    wants = [w.goods(good, n) for good, n in enumerate(e.demand) if n]
    words = w._("{name} leaves out the die for {good}. The new ship wants nothing.")
    if wants:
        words = w._("{name} leaves out the die for {good}. The new ship wants {goods}.")
    return words.format(name=w.names[e.seat], good=w.good(e.left), goods=w.listed(wants))


def _car_drove(w: SantiagoNames, e: ev.CarDrove, s: State) -> str:
    place = w.to_stop(s, (e.start + e.stops) % box.STOPS)
    if e.stops == 1:
        return w._("{name} drives {to_place} for free.").format(
            name=w.names[e.seat], to_place=place
        )
    return w._("{name} drives {to_place} for {pesos}.").format(
        name=w.names[e.seat], to_place=place, pesos=w.pesos(e.stops - 1)
    )


def _cuban_woke(w: SantiagoNames, e: ev.CubanWoke, _: State) -> str:
    return w._("{cuban} wakes up.").format(cuban=w.cuban(e.cuban))


def _price_moved(w: SantiagoNames, e: ev.PriceMoved, _: State) -> str:
    return w._("The price is {price} now.").format(price=e.price)


def _ship_sailed(w: SantiagoNames, e: ev.ShipSailed, _: State) -> str:
    said = w._("The price is on the chequered flag: ship {number} of {all} sails.")
    if e.full:
        said = w._("The ship wants nothing more: ship {number} of {all} sails.")
    return said.format(number=e.number, all=box.SHIPS)


def _game_ended(w: SantiagoNames, _: ev.GameEnded, __: State) -> str:
    return w._("The last ship has sailed: the game is over.")


def _cuban_asleep(w: SantiagoNames, e: ev.CubanAsleep, _: State) -> str:
    return w._("{cuban} is asleep: nothing happens.").format(cuban=w.cuban(e.cuban))


def _goods_taken(w: SantiagoNames, e: ev.GoodsTaken, _: State) -> str:
    return w._("{cuban}: {name} gets {goods}.").format(
        cuban=w.cuban(e.cuban), name=w.names[e.seat], goods=w.goods(e.good, e.count)
    )


def _supply_empty(w: SantiagoNames, e: ev.SupplyEmpty, _: State) -> str:
    return w._("{cuban} has nothing left to give.").format(cuban=w.cuban(e.cuban))


def _pesos_taken(w: SantiagoNames, e: ev.PesosTaken, _: State) -> str:
    return w._("{source}: {name} gets {goods}.").format(
        source=w.source(e.source), name=w.names[e.seat], goods=w.pesos(e.count)
    )


def _points_taken(w: SantiagoNames, e: ev.PointsTaken, _: State) -> str:
    return w._("{source}: {name} gets {goods}.").format(
        source=w.source(e.source), name=w.names[e.seat], goods=w.points(e.count)
    )


def _gift_given(w: SantiagoNames, e: ev.GiftGiven, _: State) -> str:
    return w._("El Zorro: {giver} gives {name} {gift}.").format(
        gift=w.gift(e.gift), giver=w.names[e.giver], name=w.names[e.seat]
    )


def _building_claimed(w: SantiagoNames, e: ev.BuildingClaimed, _: State) -> str:
    return w._("{name} claims {the_building}.").format(
        name=w.names[e.seat], the_building=w.the_building(e.building)
    )


def _building_used(w: SantiagoNames, e: ev.BuildingUsed, _: State) -> str:
    return w._("{name} uses {the_building} from afar.").format(
        name=w.names[e.seat], the_building=w.the_building(e.building)
    )


def _skipped(w: SantiagoNames, e: ev.Skipped, s: State) -> str:
    if s.phase == "alonso":
        return w._("{name} wants nothing from {cuban}.").format(
            name=w.names[e.seat], cuban=w.cuban(box.ALONSO)
        )
    return _unused(w, e.seat, s.building)


def _unused(w: SantiagoNames, seat: int, building: int) -> str:
    """Whether somebody couldn't or didn't want to is not for the others to know (rule 9)."""
    return w._("{name} does not use {the_building}.").format(
        name=w.names[seat], the_building=w.the_building(building)
    )


def _pawn_entered(w: SantiagoNames, e: ev.PawnEntered, _: State) -> str:
    return w._("{name} goes {into_building}.").format(
        name=w.names[e.seat], into_building=w.into(e.building)
    )


def _pawn_stayed(w: SantiagoNames, e: ev.PawnStayed, _: State) -> str:
    return w._("No building is free: {name}'s pawn stays where it is.").format(name=w.names[e.seat])


def _exchanged(w: SantiagoNames, e: ev.Exchanged, _: State) -> str:
    return w._("{name} turns in {given} and gets {taken}.").format(
        name=w.names[e.seat], given=w.goods(e.given, e.count), taken=w.goods(e.taken, e.count)
    )


def _wood_sawn(w: SantiagoNames, e: ev.WoodSawn, _: State) -> str:
    gain = w.listed([w.points(1), w.pesos(1)])
    return w._("{name} turns in {given} and gets {taken}.").format(
        name=w.names[e.seat], given=w.goods(box.WOOD, 1), taken=gain
    )


def _served(w: SantiagoNames, e: ev.Served, _: State) -> str:
    return w._("{name} turns in {given} and gets {taken}.").format(
        name=w.names[e.seat], given=w.goods(e.good, 1), taken=w.points(e.points)
    )


def _die_cleared(w: SantiagoNames, e: ev.DieCleared, _: State) -> str:
    return w._("{name} sets the die for {good} to 0.").format(
        name=w.names[e.seat], good=w.good(e.good)
    )


def _points_traded(w: SantiagoNames, e: ev.PointsTraded, _: State) -> str:
    points, pesos = w.points(abs(e.points)), w.pesos(abs(e.points) * box.CASINO_PESOS)
    given, taken = (pesos, points) if e.points > 0 else (points, pesos)
    return w._("{name} turns in {given} and gets {taken}.").format(
        name=w.names[e.seat], given=given, taken=taken
    )


def _goods_loaded(w: SantiagoNames, e: ev.GoodsLoaded, _: State) -> str:
    if e.cargo == e.good:
        return w._("{name} loads {goods} and gets {points}.").format(
            name=w.names[e.seat], goods=w.goods(e.good, e.count), points=w.points(e.points)
        )
    return w._("{name} loads {goods} instead of {good} and gets {points}.").format(
        name=w.names[e.seat],
        goods=w.goods(e.cargo, e.count),
        good=w.good(e.good),
        points=w.points(e.points),
    )


def _cuban_closed(w: SantiagoNames, e: ev.CubanClosed, _: State) -> str:
    return w._("The newspaper puts {cuban} to sleep.").format(cuban=w.cuban(e.cuban))


def _loading_began(w: SantiagoNames, e: ev.LoadingBegan, s: State) -> str:
    return w._("{name} opens a loading round at a price of {price}.").format(
        name=w.names[e.seat], price=s.price
    )


def _passed(w: SantiagoNames, e: ev.Passed, s: State) -> str:
    """Why somebody passes is told to who sees what they hold (rule 9).

    Nor is it told where all could know it: one forced pass would be told otherwise than the next.
    """
    if e.able or s.vp[e.seat] == UNKNOWN:
        return w._("{name} passes.").format(name=w.names[e.seat])
    return w._("{name} has nothing to load and passes.").format(name=w.names[e.seat])


def _owner_paid(w: SantiagoNames, e: ev.OwnerPaid, _: State) -> str:
    return w._("{building}: {name}, the owner, gets {points} for {visitor}'s visit.").format(
        building=w.source(box.FROM_BUILDING + e.building),
        name=w.names[e.seat],
        points=w.points(e.points),
        visitor=w.names[e.visitor],
    )


EVENTS: dict[type, Callable[..., str]] = {
    ev.Turned: _turned,
    ev.DiceRolled: _dice_rolled,
    ev.ShipArrived: _ship_arrived,
    ev.CarDrove: _car_drove,
    ev.CubanWoke: _cuban_woke,
    ev.PriceMoved: _price_moved,
    ev.ShipSailed: _ship_sailed,
    ev.GameEnded: _game_ended,
    ev.CubanAsleep: _cuban_asleep,
    ev.GoodsTaken: _goods_taken,
    ev.SupplyEmpty: _supply_empty,
    ev.PesosTaken: _pesos_taken,
    ev.PointsTaken: _points_taken,
    ev.GiftGiven: _gift_given,
    ev.BuildingClaimed: _building_claimed,
    ev.BuildingUsed: _building_used,
    ev.Skipped: _skipped,
    ev.NothingUsed: lambda w, e, _: _unused(w, e.seat, e.building),
    ev.PawnEntered: _pawn_entered,
    ev.PawnStayed: _pawn_stayed,
    ev.Exchanged: _exchanged,
    ev.WoodSawn: _wood_sawn,
    ev.Served: _served,
    ev.DieCleared: _die_cleared,
    ev.PointsTraded: _points_traded,
    ev.GoodsLoaded: _goods_loaded,
    ev.CubanClosed: _cuban_closed,
    ev.LoadingBegan: _loading_began,
    ev.Passed: _passed,
    ev.OwnerPaid: _owner_paid,
}
