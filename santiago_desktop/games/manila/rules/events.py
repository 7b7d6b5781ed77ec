"""What can happen in Manila. An event's `fold` is the only code that changes a state.

First who is asked and what happens ashore; then what happens at sea, and what it brings.
"""

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import KINDS, NONE, Berth, Harbour, Spot, Ware
from santiago_desktop.games.manila.rules.state import State
from santiago_desktop.kernel.records import Event
from santiago_desktop.kernel.rules import NOBODY, OVER

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
    """Somebody has done without what was offered."""

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
    """Somebody has bid, and it is the highest bid now."""

    __slots__ = ()
    seat: int
    pesos: int

    def fold(self, s: State) -> None:
        s.standing, s.bidder = self.pesos, self.seat


class BidPassed(Event):
    """Somebody is out of the auction."""

    __slots__ = ()
    seat: int

    def fold(self, s: State) -> None:
        """The queue says who is left."""


class MasterElected(Event):
    """The harbour master of this voyage, who has to pay the bid, and may buy a share then."""

    __slots__ = ()
    seat: int
    pesos: int

    def fold(self, s: State) -> None:
        s.turn, s.standing, s.bidder = self.seat, 0, NONE
        s.ask("share", self.seat)


class BidPaid(Event):
    """The harbour master has paid the bid to the bank."""

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
    """Somebody has paid a loan back."""

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
    """A round of placing begins."""

    __slots__ = ()
    number: int

    def fold(self, s: State) -> None:
        """All who haven't passed are still to place in it; nobody, if all have."""
        s.round = self.number
        placers = tuple(seat for seat in s.clockwise() if seat not in s.withdrawn)
        s.ask("place", placers[0] if placers else s.actor, placers)


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
        s.queue = s.queue[1:]


class SpotTaken(Event):
    """An accomplice on another spot."""

    __slots__ = ()
    seat: int
    spot: Spot
    pesos: int

    def fold(self, s: State) -> None:
        s.spots[self.spot] = self.seat
        s.pesos[self.seat] -= self.pesos
        s.queue = s.queue[1:]


class PremiumTaken(Event):
    """The insurance agent is paid for the risk."""

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


# --- boats and pirates -------------------------------------------------------------------------


class DiceRolled(Event):
    """One die for each boat at sea."""

    __slots__ = ()
    boats: tuple[Ware, ...]
    faces: tuple[int, ...]

    def fold(self, s: State) -> None:
        """The boats move one by one; nobody hopes for these dice any more."""
        s.queue = self.boats


class BoatMoved(Event):
    """A boat on its route; `end` is 14 in port."""

    __slots__ = ()
    ware: Ware
    start: int
    end: int

    def fold(self, s: State) -> None:
        s.move(self.ware, self.end)


class BoatSteered(Event):
    """A pilot moved a boat; `end` is 14 in port."""

    __slots__ = ()
    seat: int
    pilot: Spot
    ware: Ware
    start: int
    end: int

    def fold(self, s: State) -> None:
        s.move(self.ware, self.end)


class BoatArrived(Event):
    """A boat takes the first free place in the port."""

    __slots__ = ()
    ware: Ware
    berth: Berth

    def fold(self, s: State) -> None:
        s.move(self.ware, box.IN_PORT)


class BoatDamaged(Event):
    """A boat takes the first free place in the shipyard."""

    __slots__ = ()
    ware: Ware
    berth: Berth

    def fold(self, s: State) -> None:
        """The boat keeps its square: its berth follows from that."""
        s.damaged += 1


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


class OwnDamage(Event):
    """A boat in the shipyard on the insurance agent's own spot: nothing is owed, nothing paid."""

    __slots__ = ()
    spot: Spot
    seat: int

    def fold(self, s: State) -> None:
        """Nothing changes."""


class PriceRose(Event):
    """A ware that arrived is worth more."""

    __slots__ = ()
    ware: Ware
    price: int

    def fold(self, s: State) -> None:
        s.prices[self.ware], s.risen = self.price, True


class GameEnded(Event):
    """A ware is at the highest price; everybody's shares are shown, by seat and ware."""

    __slots__ = ()
    shares: tuple[tuple[int, ...], ...]

    def fold(self, s: State) -> None:
        s.shares = [count for held in self.shares for count in held]
        s.ask(OVER, NOBODY)
