"""What can happen in Santiago de Cuba. An event's `fold` is the only code that changes a state."""

from dataclasses import dataclass
from typing import ClassVar

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.box import Building, Cuban, Gift, Good, Source
from santiago_desktop.games.santiago.state import State
from santiago_desktop.kernel.records import Event
from santiago_desktop.kernel.rules import NOBODY, OVER


@dataclass(frozen=True)
class Turned(Event):
    """A seat's turn begins."""

    seat: int

    def fold(self, s: State) -> None:
        s.turn = self.seat
        s.ask("drive", self.seat)


@dataclass(frozen=True)
class Asked(Event):
    """The game waits for somebody's decision, or for chance."""

    phase: str
    actor: int

    def fold(self, s: State) -> None:
        s.ask(self.phase, self.actor)


@dataclass(frozen=True)
class Queued(Event):
    """Several act one after the other; the first of them is asked."""

    phase: str
    queue: tuple[int, ...]

    def fold(self, s: State) -> None:
        s.ask(self.phase, self.queue[0])
        s.queue = self.queue


@dataclass(frozen=True)
class Offered(Event):
    """A building may be used."""

    seat: int
    building: Building
    by_alonso: bool

    def fold(self, s: State) -> None:
        s.ask("use", self.seat)
        s.building, s.by_alonso = self.building, self.by_alonso


@dataclass(frozen=True)
class DiceRolled(Event):
    """Somebody rolled for a new ship."""

    seat: int
    faces: tuple[int, ...]

    def fold(self, s: State) -> None:
        s.ask("leave", self.seat)
        s.rolled = self.faces


@dataclass(frozen=True)
class ShipArrived(Event):
    """A ship that doesn't want the good left out."""

    seat: int
    left: Good
    demand: tuple[int, ...]

    def fold(self, s: State) -> None:
        s.left, s.demand = self.left, list(self.demand)


@dataclass(frozen=True)
class CarDrove(Event):
    """The first stop is free, each further one costs a peso."""

    seat: int
    start: int
    stops: int

    def fold(self, s: State) -> None:
        s.car = (self.start + self.stops) % box.STOPS
        s.gain(self.seat, 1 - self.stops, 0)


@dataclass(frozen=True)
class CubanWoke(Event):
    """The car passed or left an inactive Cuban."""

    cuban: Cuban

    def fold(self, s: State) -> None:
        s.inactive -= {self.cuban}


@dataclass(frozen=True)
class PriceMoved(Event):
    """The price of a unit loaded."""

    price: int

    def fold(self, s: State) -> None:
        s.price = self.price


@dataclass(frozen=True)
class ShipSailed(Event):
    """The port is empty."""

    number: int

    def fold(self, s: State) -> None:
        s.sailed, s.price, s.left = self.number, box.LOWEST_PRICE, box.NONE
        s.demand = [0] * len(box.MARKET)


@dataclass(frozen=True)
class GameEnded(Event):
    """The seventh ship has sailed."""

    def fold(self, s: State) -> None:
        s.ask(OVER, NOBODY)


@dataclass(frozen=True)
class CubanAsleep(Event):
    """The car stands at an inactive Cuban: nothing happens."""

    seat: int
    cuban: Cuban

    def fold(self, s: State) -> None:
        """Nothing changes."""


@dataclass(frozen=True)
class GoodsTaken(Event):
    """Goods from the supply, by a Cuban's grace."""

    seat: int
    good: Good
    count: int
    cuban: Cuban

    def fold(self, s: State) -> None:
        s.take(self.seat, self.good, self.count)


@dataclass(frozen=True)
class SupplyEmpty(Event):
    """A Cuban has nothing left to give."""

    seat: int
    cuban: Cuban

    def fold(self, s: State) -> None:
        """Nothing changes."""


@dataclass(frozen=True)
class PesosTaken(Event):
    """Pesos from the bank's purse."""

    seat: int
    count: int
    source: Source

    def fold(self, s: State) -> None:
        s.gain(self.seat, self.count, 0)


@dataclass(frozen=True)
class PointsTaken(Event):
    """Victory points for nothing."""

    seat: int
    count: int
    source: Source

    def fold(self, s: State) -> None:
        s.gain(self.seat, 0, self.count)


@dataclass(frozen=True)
class GiftGiven(Event):
    """Zorro got something."""

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


@dataclass(frozen=True)
class BuildingClaimed(Event):
    """An ownership marker."""

    seat: int
    building: Building

    def fold(self, s: State) -> None:
        s.owners[self.building] = self.seat


@dataclass(frozen=True)
class BuildingUsed(Event):
    """Alonso opens a building to its owner."""

    seat: int
    building: Building

    def fold(self, s: State) -> None:
        """What the building does follows."""


@dataclass(frozen=True)
class Skipped(Event):
    """Somebody does without."""

    seat: int

    def fold(self, s: State) -> None:
        """Nothing changes."""


@dataclass(frozen=True)
class PawnEntered(Event):
    """A pawn goes to a building."""

    seat: int
    building: Building

    def fold(self, s: State) -> None:
        s.pawns[self.seat] = self.building


@dataclass(frozen=True)
class PawnStayed(Event):
    """There is no building to go to."""

    seat: int

    def fold(self, s: State) -> None:
        """Nothing changes."""


@dataclass(frozen=True)
class Exchanged(Event):
    """Goods turned in for as many others."""

    seat: int
    given: Good
    taken: Good
    count: int

    def fold(self, s: State) -> None:
        s.take(self.seat, self.given, -self.count)
        s.take(self.seat, self.taken, self.count)


@dataclass(frozen=True)
class WoodSawn(Event):
    """One wood for a point and a peso."""

    seat: int

    def fold(self, s: State) -> None:
        s.take(self.seat, box.WOOD, -1)
        s.gain(self.seat, 1, 1)


@dataclass(frozen=True)
class Served(Event):
    """One good at the cafe."""

    seat: int
    good: Good
    points: int

    def fold(self, s: State) -> None:
        s.take(self.seat, self.good, -1)
        s.gain(self.seat, 0, self.points)


@dataclass(frozen=True)
class DieCleared(Event):
    """Customs."""

    seat: int
    good: Good

    def fold(self, s: State) -> None:
        s.demand[self.good] = 0


@dataclass(frozen=True)
class PointsTraded(Event):
    """Casino: points bought, or sold when negative."""

    seat: int
    points: int

    def fold(self, s: State) -> None:
        s.gain(self.seat, -box.CASINO_PESOS * self.points, self.points)


@dataclass(frozen=True)
class GoodsLoaded(Event):
    """Goods on board, for their good's die; wood may stand in for them."""

    seat: int
    good: Good
    count: int
    points: int
    cargo: Good

    def fold(self, s: State) -> None:
        s.take(self.seat, self.cargo, -self.count)
        s.demand[self.good] -= self.count
        s.gain(self.seat, 0, self.points)


@dataclass(frozen=True)
class CubanClosed(Event):
    """The newspaper wrote about a Cuban."""

    seat: int
    cuban: Cuban

    def fold(self, s: State) -> None:
        s.inactive |= {self.cuban}


@dataclass(frozen=True)
class LoadingBegan(Event):
    """The car stands in the port."""

    seat: int

    def fold(self, s: State) -> None:
        """Nothing changes."""


@dataclass(frozen=True)
class Passed(Event):
    """Out of the loading round, by choice or for want of anything to load."""

    seat: int
    able: bool

    def fold(self, s: State) -> None:
        """The queue says who is left."""


@dataclass(frozen=True)
class OwnerPaid(Event):
    """A visitor's pawn stands on the owner's building."""

    seat: int
    building: Building
    visitor: int
    points: ClassVar[int] = box.OWNER_POINTS

    def fold(self, s: State) -> None:
        s.gain(self.seat, 0, self.points)
