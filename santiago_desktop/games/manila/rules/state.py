"""One game of Manila at one moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from santiago_desktop.games.manila.box import (
    IN_PORT,
    KINDS,
    LAST_SQUARE,
    MOVEMENTS,
    NONE,
    SHARES,
    SPOTS,
    START_PESOS,
    TRACK,
    movement,
)
from santiago_desktop.kernel import rules as kernel
from santiago_desktop.kernel.rules import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Sequence


class State(kernel.State):
    """One game at one moment. `turn` is the harbour master; in `bid` the one who opens."""

    __slots__ = (
        *("boarding_full", "strict_pledges", "voyage", "round", "boats", "withdrawn"),
        *("queue", "standing", "bidder", "owed", "omitted", "boarded"),
        *("prices", "stock", "at", "berths", "damaged", "risen", "crews", "spots"),
        *("pesos", "shares", "pledged", "shown", "held"),
    )
    boarding_full: bool
    strict_pledges: bool
    voyage: int
    round: int  # rounds of placing begun in this voyage
    boats: tuple[int, ...]  # the wares that sail; none before `start` is done
    withdrawn: tuple[int, ...]  # seats that place no more, in the order of passing
    queue: tuple[int, ...]  # who or what is still to come, the actor's first: seats in `bid` and
    # `place`, spots in `board` and `pilot`, wares in `plunder`; in `move`, once the dice are cast,
    # the wares that they are for
    standing: int  # in `bid`: the highest bid, 0 before the first
    bidder: int  # whose it is
    owed: int  # in `raise`
    omitted: int  # in `start`: the ware that stays behind
    boarded: tuple[int, ...]  # in `board`: ware and space that the captain has just taken,
    # where pirates may evict
    prices: list[int]  # by ware
    stock: list[int]  # by ware
    at: list[int]  # by ware: the square; IN_PORT in port, NONE for what doesn't sail
    berths: tuple[int, ...]  # the wares in port, in the order of their berths A, B, C
    damaged: int  # boats that lie in the shipyard
    risen: bool  # whether prices have begun to rise at the end of this voyage
    crews: list[tuple[int, ...]]  # by ware: seats, in the order of the spaces
    spots: list[int]  # by spot: the seat
    pesos: list[int]  # by seat
    shares: list[int]  # by seat and ware, seat * KINDS + ware: pledged ones included
    pledged: list[int]  # likewise
    shown: list[int]  # likewise: what everybody has seen
    held: list[int]  # by seat: the number of shares

    def __init__(self, seats: int, options: dict[str, bool]) -> None:
        """The moment before the shares are dealt."""
        self.seats = seats
        self.phase, self.actor, self.turn = "bid", 0, 0
        self.boarding_full = options.get("boarding_full", False)
        self.strict_pledges = options.get("strict_pledges", False)
        self.voyage = 1
        self.standing, self.bidder = 0, NONE
        self.ask("bid", 0, range(seats))
        self.prices = [0] * KINDS
        self.stock = [SHARES] * KINDS
        self.clear()
        self.pesos = [START_PESOS] * seats
        self.shares = [0] * (seats * KINDS)
        self.pledged = [0] * (seats * KINDS)
        self.shown = [0] * (seats * KINDS)
        self.held = [0] * seats

    def copy(self) -> State:
        """By hand, for speed; a test makes sure that nothing is forgotten or shared."""
        new = State.__new__(State)
        new.seats, new.phase, new.actor, new.turn = self.seats, self.phase, self.actor, self.turn
        new.boarding_full, new.strict_pledges = self.boarding_full, self.strict_pledges
        new.voyage, new.round, new.boats = self.voyage, self.round, self.boats
        new.withdrawn, new.queue = self.withdrawn, self.queue
        new.standing, new.bidder = self.standing, self.bidder
        new.owed, new.omitted, new.boarded = self.owed, self.omitted, self.boarded
        new.prices, new.stock = self.prices[:], self.stock[:]
        new.at, new.berths = self.at[:], self.berths
        new.damaged, new.risen = self.damaged, self.risen
        new.crews, new.spots = self.crews[:], self.spots[:]
        new.pesos, new.shares, new.pledged = self.pesos[:], self.shares[:], self.pledged[:]
        new.shown, new.held = self.shown[:], self.held[:]
        return new

    def values(self) -> dict[str, Any]:
        """All that counts: which boat lies where is seen, but changes nothing that is to come."""
        seen = ("berths", "damaged", "risen")
        return {slot: value for slot, value in super().values().items() if slot not in seen}

    def clear(self) -> None:
        """No boats, and everybody's accomplices at home."""
        self.round, self.boats, self.withdrawn = 0, (), ()
        self.at, self.berths = [NONE] * KINDS, ()
        self.damaged, self.risen = 0, False
        self.crews = [()] * KINDS
        self.spots = [NONE] * len(SPOTS)

    def move(self, ware: int, square: int) -> None:
        """A boat goes to a square; in port it takes the first free berth, and keeps it."""
        self.at[ware] = square
        if square == IN_PORT and ware not in self.berths:
            self.berths += (ware,)

    def ask(self, phase: str, actor: int, queue: Sequence[int] = ()) -> None:
        """It is the actor's decision; nothing else is pending but the auction's highest bid."""
        self.phase, self.actor, self.queue = phase, actor, tuple(queue)
        self.owed, self.omitted, self.boarded = 0, NONE, ()

    def receive(self, seat: int, ware: int, count: int = 1) -> None:
        """Shares from the stock to a seat, whether or not its shares are known here."""
        self.stock[ware] -= count
        self.held[seat] += count
        if self.shares[seat * KINDS] != UNKNOWN:
            self.shares[seat * KINDS + ware] += count

    def hide(self, seat: int) -> None:
        """Which shares the seat holds is not known."""
        self.shares[seat * KINDS : (seat + 1) * KINDS] = [UNKNOWN] * KINDS

    def clockwise(self) -> tuple[int, ...]:
        """All seats, from the harbour master on."""
        seats = self.seats
        return tuple((self.turn + i) % seats for i in range(seats))

    def unpledged(self, seat: int) -> int:
        """How many shares the seat could still pledge; everybody knows."""
        first = seat * KINDS
        return self.held[seat] - sum(self.pledged[first : first + KINDS])

    def at_sea(self) -> list[int]:
        """The wares of the boats that are not in port."""
        return [ware for ware in self.boats if self.at[ware] < IN_PORT]

    def come_in(self) -> bool:
        """Whether the boats have sailed for the last time on this voyage: now profits are paid."""
        last = movement(self.seats, self.round) == MOVEMENTS
        return last and self.phase in ("move", "plunder") and self.damaged == len(self.at_sea())

    def ending(self) -> list[int]:
        """The wares in port whose price becomes the highest: the game ends after this voyage."""
        price = TRACK[-1] if self.risen else TRACK[-2]
        return [ware for ware in self.berths if self.prices[ware] == price]

    def in_wait(self) -> list[int]:
        """The wares of the boats where pirates lie in wait."""
        return [ware for ware in self.boats if self.at[ware] == LAST_SQUARE]

    def in_port(self) -> list[int]:
        """The wares of the boats in port."""
        return [ware for ware in self.boats if self.at[ware] == IN_PORT]
