"""One game of Santiago de Cuba at one moment."""

from __future__ import annotations

from santiago_desktop.games.santiago.box import (
    BUILDINGS,
    CUBANS,
    KINDS,
    LOWEST_PRICE,
    MARKET,
    NONE,
    PER_FLOWER,
    PORT,
    START_GOODS,
    START_PESOS,
    START_POINTS,
    SUPPLY,
)
from santiago_desktop.kernel import rules as kernel
from santiago_desktop.kernel.rules import CHANCE, UNKNOWN


class Table:
    """What a game never changes: options, who stands where."""

    __slots__ = ("city", "flower", "open", "road", "stop", "under")

    def __init__(
        self, road: tuple[int, ...], city: tuple[int, ...], *, open_holdings: bool
    ) -> None:
        """`road` has the Cubans at stops 1 to 9, `city` the buildings, three a flower."""
        self.road = road
        self.city = city
        self.open = open_holdings
        self.under = [city[i : i + PER_FLOWER] for i in range(0, len(city), PER_FLOWER)]
        self.flower = [city.index(b) // PER_FLOWER for b in range(len(BUILDINGS))]
        self.stop = [road.index(c) + 1 for c in range(len(CUBANS))]

    def _key(self) -> tuple[object, ...]:
        return self.road, self.city, self.open

    def __eq__(self, other: object) -> bool:
        """Whether options, Cubans and buildings are the same."""
        return isinstance(other, Table) and self._key() == other._key()

    def __hash__(self) -> int:
        """Of options, Cubans and buildings, which never change."""
        return hash(self._key())


class State(kernel.State):
    """One game at one moment."""

    __slots__ = (
        *("table", "car", "price", "sailed", "left", "inactive"),
        *("building", "by_alonso", "queue", "rolled"),
        *("demand", "owners", "pawns", "pesos", "vp", "goods", "supply"),
    )
    table: Table
    car: int  # the stop
    price: int
    sailed: int
    left: int  # the good that the ship in port doesn't want; NONE while no ship is in port
    inactive: frozenset[int]
    building: int  # in `use`: which
    by_alonso: bool  # in `use`: Alonso's, with the pawn still to move
    queue: tuple[int, ...]  # in `zorro` and `load`: who is still to act, the actor first
    rolled: tuple[int, ...]  # in `leave`: the five dice
    demand: list[int]  # by good; 0 for the one left out
    owners: list[int]  # by building
    pawns: list[int]  # by seat
    pesos: list[int]
    vp: list[int]
    goods: list[int]  # by seat and good: seat * KINDS + good
    supply: list[int]

    def __init__(self, seats: int, table: Table) -> None:
        """The moment before the first roll."""
        self.seats, self.table = seats, table
        self.phase, self.actor, self.turn = "roll", CHANCE, seats - 1
        self.car, self.price, self.sailed, self.left = PORT, LOWEST_PRICE, 0, NONE
        self.inactive = frozenset()
        self.building, self.by_alonso = NONE, False
        self.queue = self.rolled = ()
        self.demand = [0] * len(MARKET)
        self.owners = [NONE] * len(BUILDINGS)
        self.pawns = [NONE] * seats
        self.pesos = [START_PESOS] * seats
        self.vp = [START_POINTS] * seats
        self.goods = list(START_GOODS) * seats
        self.supply = [SUPPLY - seats * count for count in START_GOODS]

    def copy(self) -> State:
        """By hand, for speed; a test makes sure that nothing is forgotten or shared."""
        new = State.__new__(State)
        new.seats, new.phase, new.actor, new.turn = self.seats, self.phase, self.actor, self.turn
        new.table, new.car, new.price = self.table, self.car, self.price
        new.sailed, new.left, new.inactive = self.sailed, self.left, self.inactive
        new.building, new.by_alonso = self.building, self.by_alonso
        new.queue, new.rolled = self.queue, self.rolled
        new.demand, new.owners, new.pawns = self.demand[:], self.owners[:], self.pawns[:]
        new.pesos, new.vp = self.pesos[:], self.vp[:]
        new.goods, new.supply = self.goods[:], self.supply[:]
        return new

    def ask(self, phase: str, actor: int) -> None:
        """It is the actor's decision; nothing else is pending."""
        self.phase, self.actor = phase, actor
        self.building, self.by_alonso = NONE, False
        self.queue = self.rolled = ()

    def take(self, seat: int, good: int, count: int) -> None:
        """Goods from the supply to a seat; a negative count gives them back."""
        self.supply[good] -= count
        if self.vp[seat] != UNKNOWN:
            self.goods[seat * KINDS + good] += count

    def gain(self, seat: int, pesos: int, points: int) -> None:
        """Pesos and points for a seat, unless its screen hides them here."""
        if self.vp[seat] != UNKNOWN:
            self.pesos[seat] += pesos
            self.vp[seat] += points

    def hide(self, seat: int) -> None:
        """What the seat holds lies behind its screen."""
        self.pesos[seat] = self.vp[seat] = UNKNOWN
        self.goods[seat * KINDS : (seat + 1) * KINDS] = [UNKNOWN] * KINDS
