"""What happens in Santiago de Cuba, as it looks: a clip for each event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules import events as ev
from santiago_desktop.games.santiago.window.picture import FLAG, PAWN, moved
from santiago_desktop.games.santiago.window.places import (
    building_spot,
    cuban_spot,
    die_aboard,
    die_spot,
    price_spot,
)
from santiago_desktop.games.santiago.words.sprites import COIN, STAR, gift, token
from santiago_desktop.stage.board.clips import (
    Appear,
    Clip,
    Drive,
    Fly,
    Frames,
    Hop,
    InTurn,
    Item,
    Picture,
    Slide,
    Together,
    Wait,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.games.santiago.window.picture import Board
    from santiago_desktop.kernel.records import Event
    from santiago_desktop.stage.board.board_map import Point

TUMBLES = 10
SECONDS_A_STOP, LONGEST_DRIVE = 0.26, 1.6


def clip(board: Board, event: Event, s: State) -> Clip:
    """The clip of an event, seen from the state before it; what isn't told shows nothing."""
    staged = STAGED.get(type(event))
    return staged(board, event, s) if staged else Wait(0.0)


def _source(v: Board, s: State, source: int) -> Point:
    """Where a gain comes from."""
    if source < box.FROM_BUILDING:
        return v.at(cuban_spot(s, source))
    return v.at(building_spot(s, source - box.FROM_BUILDING))


def _fly(sprites: list[str], start: Point, end: Point, sound: str = "", most: int = 6) -> Clip:
    """Tokens on their way; a large number is shown by some."""
    return Fly(sprites[:most], start, end, sound=sound)


def _car_drove(v: Board, e: ev.CarDrove, _: State) -> Clip:
    step = len(v.road) / box.STOPS
    length = min(LONGEST_DRIVE, SECONDS_A_STOP * e.stops + 0.25)
    drive = Drive("car", v.road, e.start * step, e.stops * step, length, v.heading, "car_drive")
    if e.stops == 1:
        return drive
    paid = _fly([COIN] * (e.stops - 1), v.panel(e.seat), v.at(f"stop.{e.start}"))
    return Together(drive, paid)


def _dice_rolled(v: Board, e: ev.DiceRolled, s: State) -> Clip:
    frames: dict[str, list[str]] = {}
    places: dict[str, Point] = {}
    for good, face in enumerate(e.faces):
        name = f"die_{box.GOODS[good]}"
        rolls = [f"{name}_roll_{(i + 3 * good) % TUMBLES:02d}" for i in range(TUMBLES)]
        frames[f"die.{good}"] = [
            *rolls,
            f"{name}_{face}_land_0",
            f"{name}_{face}",
            f"{name}_{face}",
        ]
        places[f"die.{good}"] = v.at(die_spot(s, good))
    return InTurn(Frames(frames, places, 0.9, sound="dice_rattle_1"), Wait(0.25))


def _ship_arrived(v: Board, e: ev.ShipArrived, s: State) -> Clip:
    ship = Appear("ship", Item("ship_0", v.at("ship.from"), layer=0), length=0.01, drop=0)
    way = Slide("ship", v.at("ship.from"), v.at("ship.berth"), 1.4, sound="ship_arrive")
    dice = [
        Slide(f"die.{good}", v.at(die_spot(s, good)), v.at(die_aboard(good, e.left)), 0.5)
        for good in box.MARKET
    ]
    return InTurn(Together(way, ship, way), Together(*dice))


def _ship_sailed(v: Board, e: ev.ShipSailed, _: State) -> Clip:
    leave = Slide(
        "ship", v.at("ship.berth"), v.at("ship.to"), 1.4, sound="ship_horn", ease=lambda t: t**3
    )
    gone = NoDice()
    boat = Appear(f"boat.{e.number}", Item("boat", v.at(f"ship.{e.number}")), drop=40)
    return InTurn(Together(leave, gone), boat)


class NoDice(Clip):
    """The dice leave the ship before it sails."""

    def __init__(self) -> None:
        super().__init__(0.2)

    def bend(self, picture: Picture, seconds: float) -> None:
        for key in [key for key in picture if key.startswith("die.")]:
            picture[key].alpha = 1 - min(1.0, seconds / self.length)


def _goods_taken(v: Board, e: ev.GoodsTaken, s: State) -> Clip:
    start = v.at(cuban_spot(s, e.cuban))
    return _fly([token(e.good)] * e.count, start, v.panel(e.seat), "goods_soft")


def _pesos_taken(v: Board, e: ev.PesosTaken, s: State) -> Clip:
    return _fly([COIN] * e.count, _source(v, s, e.source), v.panel(e.seat), "coins_in")


def _points_taken(v: Board, e: ev.PointsTaken, s: State) -> Clip:
    return _fly([STAR] * e.count, _source(v, s, e.source), v.panel(e.seat), "points_up")


def _gift_given(v: Board, e: ev.GiftGiven, _: State) -> Clip:
    return _fly([gift(e.gift)], v.panel(e.giver), v.panel(e.seat), "pickpocket")


def _claimed(v: Board, e: ev.BuildingClaimed, s: State) -> Clip:
    at = moved(v.at(building_spot(s, e.building)), FLAG)
    return Appear(f"flag.{e.building}", Item(v.flag(e.seat), at), sound="flag_plant")


def _entered(v: Board, e: ev.PawnEntered, s: State) -> Clip:
    pawn = s.pawns[e.seat]
    start = v.panel(e.seat) if pawn == box.NONE else moved(v.at(building_spot(s, pawn)), PAWN)
    end = moved(v.at(building_spot(s, e.building)), PAWN)
    return Hop(f"pawn.{e.seat}", Item(v.pawn(e.seat), end), start, end, sound="pawn_hop")


def _used_at(s: State, seat: int) -> int:
    return s.building if s.building != box.NONE else s.pawns[seat]


def _trade(v: Board, s: State, seat: int, given: list[str], taken: list[str], sound: str) -> Clip:
    place = v.at(building_spot(s, _used_at(s, seat)))
    return InTurn(_fly(given, v.panel(seat), place, sound), _fly(taken, place, v.panel(seat)))


def _exchanged(v: Board, e: ev.Exchanged, s: State) -> Clip:
    given, taken = [token(e.given)] * e.count, [token(e.taken)] * e.count
    return _trade(v, s, e.seat, given, taken, "distillery")


def _sawn(v: Board, e: ev.WoodSawn, s: State) -> Clip:
    return _trade(v, s, e.seat, [token(box.WOOD)], [STAR, COIN], "saw")


def _served(v: Board, e: ev.Served, s: State) -> Clip:
    return _trade(v, s, e.seat, [token(e.good)], [STAR] * e.points, "goods_glass")


def _points_traded(v: Board, e: ev.PointsTraded, s: State) -> Clip:
    stars, coins = [STAR] * abs(e.points), [COIN] * abs(e.points) * box.CASINO_PESOS
    given, taken = (coins, stars) if e.points > 0 else (stars, coins)
    return _trade(v, s, e.seat, given, taken, "casino_wheel")


def _loaded(v: Board, e: ev.GoodsLoaded, s: State) -> Clip:
    place = v.at(die_spot(s, e.good))
    aboard = _fly([token(e.cargo)] * e.count, v.panel(e.seat), place, "goods_crate")
    return InTurn(aboard, _fly([STAR] * e.points, place, v.panel(e.seat), "points_up"))


def _price_moved(v: Board, e: ev.PriceMoved, s: State) -> Clip:
    start, end = (v.below_flag(price_spot(price)) for price in (s.price, e.price))
    sound = "price_up" if e.price > s.price else "price_down"
    return Slide("price", start, end, 0.5, sound=sound)


def _owner_paid(v: Board, e: ev.OwnerPaid, s: State) -> Clip:
    return _fly([STAR] * e.points, v.at(building_spot(s, e.building)), v.panel(e.seat), "points_up")


def _heard(sound: str, length: float) -> Callable[[Board, Event, State], Clip]:
    return lambda *_: Clip(length, sound)


STAGED: dict[type, Callable[..., Clip]] = {
    ev.CarDrove: _car_drove,
    ev.DiceRolled: _dice_rolled,
    ev.ShipArrived: _ship_arrived,
    ev.ShipSailed: _ship_sailed,
    ev.GoodsTaken: _goods_taken,
    ev.PesosTaken: _pesos_taken,
    ev.PointsTaken: _points_taken,
    ev.GiftGiven: _gift_given,
    ev.BuildingClaimed: _claimed,
    ev.PawnEntered: _entered,
    ev.Exchanged: _exchanged,
    ev.WoodSawn: _sawn,
    ev.Served: _served,
    ev.PointsTraded: _points_traded,
    ev.GoodsLoaded: _loaded,
    ev.PriceMoved: _price_moved,
    ev.OwnerPaid: _owner_paid,
    ev.Turned: _heard("turn_begin", 0.25),
    ev.CubanClosed: _heard("paper", 0.5),
    ev.CubanWoke: _heard("", 0.15),
    ev.CubanAsleep: _heard("refused", 0.6),
    ev.DieCleared: _heard("stamp", 0.4),
    ev.Passed: _heard("pass", 0.3),
    ev.LoadingBegan: _heard("phase_change", 0.4),
    ev.SupplyEmpty: _heard("refused", 0.6),
    ev.PawnStayed: _heard("", 0.4),
    ev.NothingUsed: _heard("", 0.4),
    ev.BuildingUsed: _heard("stamp", 0.3),
}
