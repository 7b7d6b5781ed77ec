"""What can happen in Santiago de Cuba. An event's `fold` is the only code that changes a state."""

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.box import Building, Cuban, Gift, Good, Source
from santiago_desktop.games.santiago.rules.state import State
from santiago_desktop.kernel.records import Event
from santiago_desktop.kernel.rules import NOBODY, OVER


class Turned(Event):
    """A turn has begun: the seat drives next."""

    __slots__ = ()
    seat: int

    def fold(self, s: State) -> None:
        s.turn = self.seat
        s.ask("drive", self.seat)


class Asked(Event):
    """The game waits for somebody's decision, or for chance."""

    __slots__ = ()
    phase: str
    actor: int

    def fold(self, s: State) -> None:
        s.ask(self.phase, self.actor)


class Queued(Event):
    """Several act one after the other; the first of them is asked."""

    __slots__ = ()
    phase: str
    queue: tuple[int, ...]

    def fold(self, s: State) -> None:
        s.ask(self.phase, self.queue[0])
        s.queue = self.queue


class Offered(Event):
    """A building may be used."""

    __slots__ = ()
    seat: int
    building: Building
    by_alonso: bool

    def fold(self, s: State) -> None:
        s.ask("use", self.seat)
        s.building, s.by_alonso = self.building, self.by_alonso


class DiceRolled(Event):
    """Somebody rolled for a new ship."""

    __slots__ = ()
    seat: int
    faces: tuple[int, ...]

    def fold(self, s: State) -> None:
        s.ask("leave", self.seat)
        s.rolled = self.faces


class ShipArrived(Event):
    """A ship that doesn't want the good left out."""

    __slots__ = ()
    seat: int
    left: Good
    demand: tuple[int, ...]

    def fold(self, s: State) -> None:
        s.left, s.demand = self.left, list(self.demand)


class CarDrove(Event):
    """The first stop is free, each further one costs a peso."""

    __slots__ = ()
    seat: int
    start: int
    stops: int

    def fold(self, s: State) -> None:
        s.car = (self.start + self.stops) % box.STOPS
        s.gain(self.seat, 1 - self.stops, 0)


class CubanWoke(Event):
    """The car passed or left an inactive Cuban."""

    __slots__ = ()
    cuban: Cuban

    def fold(self, s: State) -> None:
        s.inactive -= {self.cuban}


class PriceMoved(Event):
    """The price of a unit loaded."""

    __slots__ = ()
    price: int

    def fold(self, s: State) -> None:
        s.price = self.price


class ShipSailed(Event):
    """The ship has sailed, and the port is empty."""

    __slots__ = ()
    number: int
    full: bool  # whether it wanted nothing more; else the price was on the chequered flag

    def fold(self, s: State) -> None:
        s.sailed, s.price, s.left = self.number, box.LOWEST_PRICE, box.NONE
        s.demand = [0] * len(box.MARKET)


class GameEnded(Event):
    """The seventh ship has sailed."""

    __slots__ = ()

    def fold(self, s: State) -> None:
        s.ask(OVER, NOBODY)


class CubanAsleep(Event):
    """The car stands at an inactive Cuban: nothing happens."""

    __slots__ = ()
    seat: int
    cuban: Cuban

    def fold(self, s: State) -> None:
        """Nothing changes."""


class GoodsTaken(Event):
    """Goods from the supply, by a Cuban's grace."""

    __slots__ = ()
    seat: int
    good: Good
    count: int
    cuban: Cuban

    def fold(self, s: State) -> None:
        s.take(self.seat, self.good, self.count)


class SupplyEmpty(Event):
    """A Cuban has nothing left to give."""

    __slots__ = ()
    seat: int
    cuban: Cuban

    def fold(self, s: State) -> None:
        """Nothing changes."""


class PesosTaken(Event):
    """Pesos from the bank's purse."""

    __slots__ = ()
    seat: int
    count: int
    source: Source

    def fold(self, s: State) -> None:
        s.gain(self.seat, self.count, 0)


class PointsTaken(Event):
    """A seat got victory points for which it gave nothing."""

    __slots__ = ()
    seat: int
    count: int
    source: Source

    def fold(self, s: State) -> None:
        s.gain(self.seat, 0, self.count)


class GiftGiven(Event):
    """Somebody has given the player at Zorro something."""

    __slots__ = ()
    giver: int
    seat: int
    gift: Gift

    def fold(self, s: State) -> None:
        pesos, points = self.gift == box.GIFT_PESO, self.gift == box.GIFT_VP
        if self.gift >= box.GIFT_GOOD:
            s.take(self.giver, self.gift - box.GIFT_GOOD, -1)
            s.take(self.seat, self.gift - box.GIFT_GOOD, 1)
        s.gain(self.giver, -pesos, -points)
        s.gain(self.seat, pesos, points)


class BuildingClaimed(Event):
    """A building has an owner now."""

    __slots__ = ()
    seat: int
    building: Building

    def fold(self, s: State) -> None:
        s.owners[self.building] = self.seat


class BuildingUsed(Event):
    """Alonso opens a building to its owner."""

    __slots__ = ()
    seat: int
    building: Building

    def fold(self, s: State) -> None:
        """What the building does follows."""


class Skipped(Event):
    """Somebody has done without what was offered."""

    __slots__ = ()
    seat: int

    def fold(self, s: State) -> None:
        """Nothing changes."""


class NothingUsed(Event):
    """Somebody's goods are of no use in a building."""

    __slots__ = ()
    seat: int
    building: Building

    def fold(self, s: State) -> None:
        """Nothing changes."""


class PawnEntered(Event):
    """A pawn goes to a building."""

    __slots__ = ()
    seat: int
    building: Building

    def fold(self, s: State) -> None:
        s.pawns[self.seat] = self.building


class PawnStayed(Event):
    """There is no building to go to."""

    __slots__ = ()
    seat: int

    def fold(self, s: State) -> None:
        """Nothing changes."""


class Exchanged(Event):
    """Goods turned in for as many others."""

    __slots__ = ()
    seat: int
    given: Good
    taken: Good
    count: int

    def fold(self, s: State) -> None:
        s.take(self.seat, self.given, -self.count)
        s.take(self.seat, self.taken, self.count)


class WoodSawn(Event):
    """One wood for a point and a peso."""

    __slots__ = ()
    seat: int

    def fold(self, s: State) -> None:
        s.take(self.seat, box.WOOD, -1)
        s.gain(self.seat, 1, 1)


class Served(Event):
    """One good was served at the cafe."""

    __slots__ = ()
    seat: int
    good: Good
    points: int

    def fold(self, s: State) -> None:
        s.take(self.seat, self.good, -1)
        s.gain(self.seat, 0, self.points)


class DieCleared(Event):
    """A die was taken off the ship."""

    __slots__ = ()
    seat: int
    good: Good

    def fold(self, s: State) -> None:
        s.demand[self.good] = 0


class PointsTraded(Event):
    """Casino: points bought, or sold when negative."""

    __slots__ = ()
    seat: int
    points: int

    def fold(self, s: State) -> None:
        s.gain(self.seat, -box.CASINO_PESOS * self.points, self.points)


class GoodsLoaded(Event):
    """Goods on board, for their good's die; wood may stand in for them."""

    __slots__ = ()
    seat: int
    good: Good
    count: int
    points: int
    cargo: Good

    def fold(self, s: State) -> None:
        s.take(self.seat, self.cargo, -self.count)
        s.demand[self.good] -= self.count
        s.gain(self.seat, 0, self.points)


class CubanClosed(Event):
    """The newspaper wrote about a Cuban."""

    __slots__ = ()
    seat: int
    cuban: Cuban

    def fold(self, s: State) -> None:
        s.inactive |= {self.cuban}


class LoadingBegan(Event):
    """The car stands in the port."""

    __slots__ = ()
    seat: int

    def fold(self, s: State) -> None:
        """Nothing changes."""


class Passed(Event):
    """Out of the loading round, by choice or for want of anything to load."""

    __slots__ = ()
    seat: int
    able: bool

    def fold(self, s: State) -> None:
        """The queue says who is left."""


class OwnerPaid(Event):
    """A visitor's pawn stands on the owner's building."""

    __slots__ = ()
    seat: int
    building: Building
    visitor: int
    points = box.OWNER_POINTS

    def fold(self, s: State) -> None:
        s.gain(self.seat, 0, self.points)
