"""What can happen in Manila ashore. An event's `fold` is the only code that changes a state.

What happens at sea, and what it brings, stands in `sea_events.py`.
"""

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import KINDS, NONE, Spot, Ware
from santiago_desktop.games.manila.rules.state import State
from santiago_desktop.kernel.records import Event

# --- who is asked ------------------------------------------------------------------------------


class Asked(Event):
    """The game waits for somebody's decision, or for chance."""

    __slots__ = ()
    phase: str
    actor: int

    def fold(self, s: State) -> None:
        s.ask(self.phase, self.actor)


class Queued(Event):
    """Several seats act one after the other; the first of them is asked."""

    __slots__ = ()
    phase: str
    queue: tuple[int, ...]

    def fold(self, s: State) -> None:
        s.ask(self.phase, self.queue[0], self.queue)


class PiratesAsked(Event):
    """Pirates may board, the first of them now; where they may evict, not from this space."""

    __slots__ = ()
    queue: tuple[Spot, ...]
    ware: Ware
    space: int

    def fold(self, s: State) -> None:
        s.ask("board", s.spots[self.queue[0]], self.queue)
        if self.ware != NONE:
            s.boarded = (self.ware, self.space)


class PilotsAsked(Event):
    """Pilots may move boats, the first of them now."""

    __slots__ = ()
    queue: tuple[Spot, ...]

    def fold(self, s: State) -> None:
        s.ask("pilot", s.spots[self.queue[0]], self.queue)


class BoatsCaptured(Event):
    """The pirate captain decides where plundered boats go, the first of them now."""

    __slots__ = ()
    boats: tuple[Ware, ...]

    def fold(self, s: State) -> None:
        s.ask("plunder", s.spots[box.PIRATE_1], self.boats)


class PaymentDue(Event):
    """Somebody must pledge shares before paying."""

    __slots__ = ()
    seat: int
    owed: int

    def fold(self, s: State) -> None:
        s.ask("raise", self.seat)
        s.owed = self.owed


class Skipped(Event):
    """Somebody does without."""

    __slots__ = ()
    seat: int

    def fold(self, s: State) -> None:
        """Nothing changes."""


# --- a voyage begins ---------------------------------------------------------------------------


class VoyageBegan(Event):
    """Accomplices and boats are back; the last harbour master opens the auction."""

    __slots__ = ()
    voyage: int
    opener: int

    def fold(self, s: State) -> None:
        s.voyage, s.turn = self.voyage, self.opener
        s.clear()


class BidMade(Event):
    """The standing bid."""

    __slots__ = ()
    seat: int
    pesos: int

    def fold(self, s: State) -> None:
        s.standing, s.bidder = self.pesos, self.seat


class BidPassed(Event):
    """Out of the auction."""

    __slots__ = ()
    seat: int

    def fold(self, s: State) -> None:
        """The queue says who is left."""


class MasterElected(Event):
    """The harbour master of this voyage, and the bid that is to be paid."""

    __slots__ = ()
    seat: int
    pesos: int

    def fold(self, s: State) -> None:
        s.turn, s.standing, s.bidder = self.seat, 0, NONE


class BidPaid(Event):
    """To the bank."""

    __slots__ = ()
    seat: int
    pesos: int

    def fold(self, s: State) -> None:
        s.pesos[self.seat] -= self.pesos


class SharePledged(Event):
    """A share for a loan; it is shown, if all that were shown are pledged already."""

    __slots__ = ()
    seat: int
    ware: Ware
    pesos = box.PLEDGE

    def fold(self, s: State) -> None:
        share = self.seat * KINDS + self.ware
        if s.shown[share] == s.pledged[share]:
            s.shown[share] += 1
        s.pledged[share] += 1
        s.pesos[self.seat] += self.pesos


class ShareRedeemed(Event):
    """A loan paid back."""

    __slots__ = ()
    seat: int
    ware: Ware
    pesos = box.REDEEM

    def fold(self, s: State) -> None:
        s.pledged[self.seat * KINDS + self.ware] -= 1
        s.pesos[self.seat] -= self.pesos


class ShareBought(Event):
    """The harbour master's share, for all to see."""

    __slots__ = ()
    seat: int
    ware: Ware
    pesos: int

    def fold(self, s: State) -> None:
        s.receive(self.seat, self.ware)
        s.shown[self.seat * KINDS + self.ware] += 1
        s.pesos[self.seat] -= self.pesos


class WareOmitted(Event):
    """A ware stays behind; the harbour master sets the boats next."""

    __slots__ = ()
    seat: int
    ware: Ware

    def fold(self, s: State) -> None:
        s.ask("start", self.seat)
        s.omitted = self.ware


class BoatsSet(Event):
    """Three boats with their wares at sea."""

    __slots__ = ()
    seat: int
    boats: tuple[Ware, ...]
    squares: tuple[int, ...]

    def fold(self, s: State) -> None:
        s.boats = self.boats
        for ware, square in zip(self.boats, self.squares, strict=True):
            s.at[ware] = square


# --- placing -----------------------------------------------------------------------------------


class RoundBegan(Event):
    """A round of placing."""

    __slots__ = ()
    number: int

    def fold(self, s: State) -> None:
        s.round = self.number


class HoldTaken(Event):
    """An accomplice in the cheapest free space of a hold."""

    __slots__ = ()
    seat: int
    ware: Ware
    space: int
    pesos: int

    def fold(self, s: State) -> None:
        s.crews[self.ware] += (self.seat,)
        s.pesos[self.seat] -= self.pesos


class SpotTaken(Event):
    """An accomplice on another spot."""

    __slots__ = ()
    seat: int
    spot: Spot
    pesos: int

    def fold(self, s: State) -> None:
        s.spots[self.spot] = self.seat
        s.pesos[self.seat] -= self.pesos


class PremiumTaken(Event):
    """The insurance's wages."""

    __slots__ = ()
    seat: int
    pesos = box.PREMIUM

    def fold(self, s: State) -> None:
        s.pesos[self.seat] += self.pesos


class Withdrew(Event):
    """Somebody places no more in this voyage."""

    __slots__ = ()
    seat: int

    def fold(self, s: State) -> None:
        s.withdrawn += (self.seat,)
