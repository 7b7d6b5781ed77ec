"""What Santiago de Cuba looks like: the board as a state has it, and each event as it happens."""

from __future__ import annotations

from math import atan2, degrees
from typing import TYPE_CHECKING

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules import actions as act
from santiago_desktop.games.santiago.rules import events as ev
from santiago_desktop.games.santiago.words.sprites import (
    BOAT,
    COIN,
    STAR,
    die,
    figure,
    gift,
    house,
    price,
    token,
)
from santiago_desktop.stage.board.board_map import read_map
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
    from collections.abc import Callable, Sequence

    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.kernel.records import Action, Event
    from santiago_desktop.stage.board.board_map import Point

HEADINGS = 32
TUMBLES = 10
PAWN = (52, 50)  # from a building's middle
FLAG = (-68, 32)
SECONDS_A_STOP, LONGEST_DRIVE = 0.26, 1.6
SHIP_STAGES = 5
RAFTS_LEFT = 132

SPOTS = (
    "road",
    "barge",
    "ship.berth",
    "ship.from",
    "ship.to",
    *(f"stop.{i}" for i in range(box.STOPS)),
    *(f"cuban.{i}" for i in range(1, box.STOPS)),
    *(f"building.{flower}.{i + 1}" for flower in box.FLOWERS for i in range(box.PER_FLOWER)),
    *(f"die.{i + 1}" for i in range(len(box.FACES))),
    *(f"price.{i}" for i in (2, 3, 4, "flag")),
    *(f"ship.{i + 1}" for i in range(box.SHIPS)),
)


class SantiagoView:
    """The board; `panel` says where a seat's panel is, in the board's design pixels."""

    def __init__(self, panel: Callable[[int], Point], looks: Sequence[int]) -> None:
        self.panel, self.looks = panel, looks
        self.map = read_map("santiago", SPOTS)
        self.road = self.map.roads["road"]
        self.spots = {**self.map.spots, **self._rafts()}

    # --- where things are ----------------------------------------------------------------------

    def _rafts(self) -> dict[str, Point]:
        """Where the five dice lie after a roll: in a row where the ship will be, each on a raft."""
        (first, y), (last, _) = self.map.spots["die.1"], self.map.spots["die.5"]
        first, last = first - RAFTS_LEFT, last - RAFTS_LEFT  # the pier is on the right
        step = (last - first) / (len(box.FACES) - 1)
        return {f"roll.{i + 1}": (first + i * step, y) for i in range(len(box.FACES))}

    def at(self, spot: str) -> Point:
        """The place of a spot."""
        return self.spots[spot]

    def building(self, s: State, building: int) -> str:
        """The spot on which a building stands."""
        flower = s.table.flower[building]
        number = s.table.under[flower].index(building) + 1
        return f"building.{box.FLOWERS[flower]}.{number}"

    def cuban(self, s: State, cuban: int) -> str:
        """The spot on which a Cuban stands."""
        return f"cuban.{s.table.stop[cuban]}"

    def pawn(self, seat: int) -> str:
        """A seat's pawn, in its colour and shape."""
        return f"pawn_{self.looks[seat]}"

    def flag(self, seat: int) -> str:
        """A seat's flag."""
        return f"flag_{self.looks[seat]}"

    def source(self, s: State, source: int) -> Point:
        """Where a gain comes from."""
        if source < box.FROM_BUILDING:
            return self.at(self.cuban(s, source))
        return self.at(self.building(s, source - box.FROM_BUILDING))

    def die(self, s: State, good: int) -> str:
        """The spot of a good's die: four on the ship in order, the one left out on the raft."""
        if s.left == box.NONE:
            return f"roll.{good + 1}"
        return self.die_aboard(good, s.left)

    def die_aboard(self, good: int, left: int) -> str:
        """Where a good's die lies while a ship is in port."""
        if good == left:
            return "die.5"
        return f"die.{[each for each in box.MARKET if each != left].index(good) + 1}"

    def heading(self, here: Point, there: Point) -> str:
        """The car's sprite on its way from here to there."""
        angle = degrees(atan2((here[1] - there[1]) / 0.8, there[0] - here[0]))
        return f"car_{round(angle / (360 / HEADINGS)) % HEADINGS:02d}"

    def target(self, action: Action, s: State) -> str:
        """The spot that stands for an action; "" if none does."""
        match action:
            case act.Drive():
                return f"stop.{(s.car + action.stops) % box.STOPS}"
            case act.Enter() | act.Claim() | act.Use():
                return self.building(s, action.building)
            case act.Close():
                return self.cuban(s, action.cuban)
            case act.Clear() | act.Ship() | act.Leave() | act.Load() | act.Wood():
                return self.die(s, action.good)
            case act.Price():
                step = 1 if action.step == box.UP else -1
                price = s.price + step
                return f"price.{price if price <= box.HIGHEST_PRICE else 'flag'}"
        return ""

    # --- the board -----------------------------------------------------------------------------

    def picture(self, shown: State) -> Picture:
        """Everything that stands somewhere."""
        s = shown
        found: Picture = {}
        for stop, cuban in enumerate(s.table.road, start=1):
            item = Item(figure(cuban), self.at(f"cuban.{stop}"))
            item.grey = cuban in s.inactive
            found[f"cuban.{cuban}"] = item
        for building in range(len(box.BUILDINGS)):
            at = self.at(self.building(s, building))
            found[f"building.{building}"] = Item(house(building), at)
            if s.owners[building] != box.NONE:
                found[f"flag.{building}"] = Item(self.flag(s.owners[building]), moved(at, FLAG))
        for seat, pawn in enumerate(s.pawns):
            if pawn != box.NONE:
                at = moved(self.at(self.building(s, pawn)), PAWN)
                found[f"pawn.{seat}"] = Item(self.pawn(seat), at)
        found["car"] = Item(self._parked(s.car), self.at(f"stop.{s.car}"))
        self._harbour(s, found)
        return found

    def _parked(self, stop: int) -> str:
        place = stop * len(self.road) / box.STOPS
        first = int(place)
        here, there = self.road[first], self.road[(first + 1) % len(self.road)]
        return self.heading(here, there)

    def _harbour(self, s: State, found: Picture) -> None:
        for step in (2, 3, 4, "flag"):
            found[f"price.{step}"] = Item(price(step), self.at(f"price.{step}"))
        marker = self.at(f"price.{s.price}")
        found["price"] = Item("price_marker", moved(marker, (0, 16)))
        for number in range(1, s.sailed + 1):
            found[f"boat.{number}"] = Item(BOAT, self.at(f"ship.{number}"))
        if s.left != box.NONE:
            found["ship"] = Item(f"ship_{self._stage(s)}", self.at("ship.berth"), layer=0)
            found["barge"] = Item("barge", self.at("barge"), layer=0)
            for good in box.MARKET:
                self._die(s, found, good, s.demand[good])
        elif s.rolled:
            for good, face in enumerate(s.rolled):
                self._die(s, found, good, face)
                raft = moved(self.at(self.die(s, good)), self._below_die())
                found[f"raft.{good}"] = Item("barge", raft, layer=0)

    def _die(self, s: State, found: Picture, good: int, face: int) -> None:
        item = Item(die(good, face), self.at(self.die(s, good)))
        item.grey = good == s.left or (s.left != box.NONE and not face)
        found[f"die.{good}"] = item

    def _below_die(self) -> Point:
        """From a die to the raft it lies on."""
        raft, die = self.at("barge"), self.at("die.5")
        return raft[0] - die[0], raft[1] - die[1]

    def _stage(self, s: State) -> int:
        """How full the ship looks: what is still wanted, against a usual demand."""
        return max(0, SHIP_STAGES - 1 - (sum(s.demand) + 1) // 2)

    # --- what happens --------------------------------------------------------------------------

    def stage(self, event: Event, shown: State) -> Clip:
        """The clip of an event, seen from the state before it."""
        staged = STAGED.get(type(event))
        return staged(self, event, shown) if staged else Wait(0.0)

    def fly(
        self, sprites: list[str], start: Point, end: Point, sound: str = "", most: int = 6
    ) -> Clip:
        """Tokens on their way; a large number is shown by some."""
        return Fly(sprites[:most], start, end, sound=sound)


def moved(at: Point, by: Point) -> Point:
    """A place beside another."""
    return at[0] + by[0], at[1] + by[1]


def _car_drove(v: SantiagoView, e: ev.CarDrove, _: State) -> Clip:
    step = len(v.road) / box.STOPS
    length = min(LONGEST_DRIVE, SECONDS_A_STOP * e.stops + 0.25)
    drive = Drive("car", v.road, e.start * step, e.stops * step, length, v.heading, "car_drive")
    if e.stops == 1:
        return drive
    paid = v.fly([COIN] * (e.stops - 1), v.panel(e.seat), v.at(f"stop.{e.start}"))
    return Together(drive, paid)


def _dice_rolled(v: SantiagoView, e: ev.DiceRolled, s: State) -> Clip:
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
        places[f"die.{good}"] = v.at(v.die(s, good))
    return InTurn(Frames(frames, places, 0.9, sound="dice_rattle_1"), Wait(0.25))


def _ship_arrived(v: SantiagoView, e: ev.ShipArrived, s: State) -> Clip:
    ship = Appear("ship", Item("ship_0", v.at("ship.from"), layer=0), length=0.01, drop=0)
    way = Slide("ship", v.at("ship.from"), v.at("ship.berth"), 1.4, sound="ship_arrive")
    dice = [
        Slide(f"die.{good}", v.at(v.die(s, good)), v.at(v.die_aboard(good, e.left)), 0.5)
        for good in box.MARKET
    ]
    return InTurn(Together(way, ship, way), Together(*dice))


def _ship_sailed(v: SantiagoView, e: ev.ShipSailed, _: State) -> Clip:
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


def _goods_taken(v: SantiagoView, e: ev.GoodsTaken, s: State) -> Clip:
    start = v.at(v.cuban(s, e.cuban))
    return v.fly([token(e.good)] * e.count, start, v.panel(e.seat), "goods_soft")


def _pesos_taken(v: SantiagoView, e: ev.PesosTaken, s: State) -> Clip:
    return v.fly([COIN] * e.count, v.source(s, e.source), v.panel(e.seat), "coins_in")


def _points_taken(v: SantiagoView, e: ev.PointsTaken, s: State) -> Clip:
    return v.fly([STAR] * e.count, v.source(s, e.source), v.panel(e.seat), "points_up")


def _gift_given(v: SantiagoView, e: ev.GiftGiven, _: State) -> Clip:
    return v.fly([gift(e.gift)], v.panel(e.giver), v.panel(e.seat), "pickpocket")


def _claimed(v: SantiagoView, e: ev.BuildingClaimed, s: State) -> Clip:
    at = moved(v.at(v.building(s, e.building)), FLAG)
    return Appear(f"flag.{e.building}", Item(v.flag(e.seat), at), sound="flag_plant")


def _entered(v: SantiagoView, e: ev.PawnEntered, s: State) -> Clip:
    pawn = s.pawns[e.seat]
    start = v.panel(e.seat) if pawn == box.NONE else moved(v.at(v.building(s, pawn)), PAWN)
    end = moved(v.at(v.building(s, e.building)), PAWN)
    return Hop(f"pawn.{e.seat}", Item(v.pawn(e.seat), end), start, end)


def _used_at(s: State, seat: int) -> int:
    return s.building if s.building != box.NONE else s.pawns[seat]


def _trade(
    v: SantiagoView, s: State, seat: int, given: list[str], taken: list[str], sound: str
) -> Clip:
    place = v.at(v.building(s, _used_at(s, seat)))
    return InTurn(v.fly(given, v.panel(seat), place, sound), v.fly(taken, place, v.panel(seat)))


def _exchanged(v: SantiagoView, e: ev.Exchanged, s: State) -> Clip:
    given, taken = [token(e.given)] * e.count, [token(e.taken)] * e.count
    return _trade(v, s, e.seat, given, taken, "distillery")


def _sawn(v: SantiagoView, e: ev.WoodSawn, s: State) -> Clip:
    return _trade(v, s, e.seat, [token(box.WOOD)], [STAR, COIN], "saw")


def _served(v: SantiagoView, e: ev.Served, s: State) -> Clip:
    return _trade(v, s, e.seat, [token(e.good)], [STAR] * e.points, "goods_glass")


def _points_traded(v: SantiagoView, e: ev.PointsTraded, s: State) -> Clip:
    stars, coins = [STAR] * abs(e.points), [COIN] * abs(e.points) * box.CASINO_PESOS
    given, taken = (coins, stars) if e.points > 0 else (stars, coins)
    return _trade(v, s, e.seat, given, taken, "casino_wheel")


def _loaded(v: SantiagoView, e: ev.GoodsLoaded, s: State) -> Clip:
    place = v.at(v.die(s, e.good))
    aboard = v.fly([token(e.cargo)] * e.count, v.panel(e.seat), place, "goods_crate")
    return InTurn(aboard, v.fly([STAR] * e.points, place, v.panel(e.seat), "points_up"))


def _price_moved(v: SantiagoView, e: ev.PriceMoved, s: State) -> Clip:
    start, end = v.at(f"price.{s.price}"), v.at(f"price.{e.price}")
    sound = "price_up" if e.price > s.price else "price_down"
    return Slide("price", moved(start, (0, 16)), moved(end, (0, 16)), 0.5, sound=sound)


def _owner_paid(v: SantiagoView, e: ev.OwnerPaid, s: State) -> Clip:
    return v.fly([STAR] * e.points, v.at(v.building(s, e.building)), v.panel(e.seat), "points_up")


def _heard(sound: str, length: float) -> Callable[[SantiagoView, Event, State], Clip]:
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
    ev.BuildingUsed: _heard("stamp", 0.3),
}
