"""What can happen in Manila at sea, and what it brings (see `events.py`)."""

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import NONE, Berth, Harbour, Spot, Ware
from santiago_desktop.games.manila.rules.state import State
from santiago_desktop.kernel.records import Event
from santiago_desktop.kernel.rules import NOBODY, OVER

# --- boats and pirates -------------------------------------------------------------------------


class DiceRolled(Event):
    """One die for each boat at sea."""

    __slots__ = ()
    boats: tuple[Ware, ...]
    faces: tuple[int, ...]

    def fold(self, s: State) -> None:
        """The boats move one by one."""


class BoatMoved(Event):
    """A boat on its route; `end` is 14 in port."""

    __slots__ = ()
    ware: Ware
    start: int
    end: int

    def fold(self, s: State) -> None:
        s.at[self.ware] = self.end


class BoatSteered(Event):
    """A pilot moved a boat; `end` is 14 in port."""

    __slots__ = ()
    seat: int
    pilot: Spot
    ware: Ware
    start: int
    end: int

    def fold(self, s: State) -> None:
        s.at[self.ware] = self.end


class BoatArrived(Event):
    """A boat takes the first free place in the port."""

    __slots__ = ()
    ware: Ware
    berth: Berth

    def fold(self, s: State) -> None:
        s.at[self.ware] = box.IN_PORT


class BoatDamaged(Event):
    """A boat takes the first free place in the shipyard."""

    __slots__ = ()
    ware: Ware
    berth: Berth

    def fold(self, s: State) -> None:
        """It keeps its square."""


class PirateBoarded(Event):
    """A pirate has become an ordinary accomplice on a boat."""

    __slots__ = ()
    seat: int
    pirate: Spot
    ware: Ware
    space: int

    def fold(self, s: State) -> None:
        s.spots[self.pirate] = NONE
        s.crews[self.ware] += (self.seat,)


class AccompliceEvicted(Event):
    """A pirate has taken the space of an accomplice, who goes home."""

    __slots__ = ()
    seat: int
    pirate: Spot
    ware: Ware
    space: int
    victim: int

    def fold(self, s: State) -> None:
        s.spots[self.pirate] = NONE
        crew = s.crews[self.ware]
        s.crews[self.ware] = (*crew[: self.space - 1], self.seat, *crew[self.space :])


class CaptainFollowed(Event):
    """The other pirate is captain from now on."""

    __slots__ = ()
    seat: int

    def fold(self, s: State) -> None:
        s.spots[box.PIRATE_1], s.spots[box.PIRATE_2] = self.seat, NONE


class BoatPlundered(Event):
    """Everybody aboard goes home unpaid."""

    __slots__ = ()
    ware: Ware
    crew: tuple[int, ...]

    def fold(self, s: State) -> None:
        s.crews[self.ware] = ()


class LootShared(Event):
    """A pirate's part of a plundered hold."""

    __slots__ = ()
    seat: int
    ware: Ware
    pesos: int

    def fold(self, s: State) -> None:
        s.pesos[self.seat] += self.pesos


class BoatSent(Event):
    """The pirate captain has decided on a plundered boat."""

    __slots__ = ()
    seat: int
    ware: Ware
    harbour: Harbour

    def fold(self, s: State) -> None:
        """Its arrival follows."""


# --- profits and prices ------------------------------------------------------------------------


class HoldPaid(Event):
    """What a seat's accomplices on one boat in port have earned."""

    __slots__ = ()
    seat: int
    ware: Ware
    accomplices: int
    pesos: int

    def fold(self, s: State) -> None:
        s.pesos[self.seat] += self.pesos


class PortPaid(Event):
    """A spot in the port where a boat has arrived."""

    __slots__ = ()
    seat: int
    spot: Spot
    pesos: int

    def fold(self, s: State) -> None:
        s.pesos[self.seat] += self.pesos


class DamagePaid(Event):
    """A boat in the shipyard: a seat (-1: the bank) gets `pesos`, `by_agent` of them from the
    agent (-1: there is none), the rest from the bank.
    """  # noqa: D205 - one sentence

    spot: Spot
    seat: int
    pesos: int
    agent: int
    by_agent: int

    def fold(self, s: State) -> None:
        if self.agent != NONE:
            s.pesos[self.agent] -= self.by_agent
        if self.seat != NONE:
            s.pesos[self.seat] += self.pesos


class PriceRose(Event):
    """A ware that arrived is worth more."""

    __slots__ = ()
    ware: Ware
    price: int

    def fold(self, s: State) -> None:
        s.prices[self.ware] = self.price


class GameEnded(Event):
    """A ware is at the highest price; everybody's shares are shown, by seat and ware."""

    __slots__ = ()
    shares: tuple[tuple[int, ...], ...]

    def fold(self, s: State) -> None:
        s.shares = [count for held in self.shares for count in held]
        s.ask(OVER, NOBODY)
