"""What can happen in Cargo Noir. An event's `fold` is the only code that changes a state."""

from dataclasses import dataclass

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.box import (
    Benefit,
    Good,
    Harbour,
    Place,
    SetOfGoods,
    Source,
)
from santiago_desktop.games.cargo_noir.state import State
from santiago_desktop.kernel.records import Event
from santiago_desktop.kernel.rules import CHANCE, NOBODY, OVER


@dataclass(frozen=True)
class TurnBegan(Event):
    """A seat's turn."""

    seat: int
    round: int

    def fold(self, s: State) -> None:
        s.turn, s.round, s.withdrawn = self.seat, self.round, ()


@dataclass(frozen=True)
class Asked(Event):
    """The game waits for the turn's player."""

    phase: str
    seat: int

    def fold(self, s: State) -> None:
        s.ask(self.phase, self.seat)


@dataclass(frozen=True)
class DrawAwaited(Event):
    """The game waits for tokens from the bag."""

    source: Source
    count: int

    def fold(self, s: State) -> None:
        s.ask("draw", CHANCE)
        s.source, s.count = self.source, self.count


@dataclass(frozen=True)
class GameEnded(Event):
    """The last turn of the last round is over."""

    def fold(self, s: State) -> None:
        s.ask(OVER, NOBODY)
        s.withdrawn = ()


# --- ships act (3.I) -----------------------------------------------------------------------------


@dataclass(frozen=True)
class CasinoPaid(Event):
    """The ships at the casino bring their coins home."""

    seat: int
    ships: int
    coins: int

    def fold(self, s: State) -> None:
        s.casino[self.seat] -= self.ships
        s.home[self.seat] += self.ships
        s.coins[self.seat] += self.coins


@dataclass(frozen=True)
class PortBought(Event):
    """A stack that stands alone buys all the tokens of a port."""

    seat: int
    port: Harbour
    coins: int
    goods: tuple[Good, ...]

    def fold(self, s: State) -> None:
        s.stacks[self.port] = s.stock[self.port] = ()
        s.home[self.seat] += 1
        first = self.seat * box.KINDS
        for good in self.goods:
            s.goods[first + good] += 1


@dataclass(frozen=True)
class PileBecameBag(Event):
    """The bag was empty: the pile goes into it."""

    def fold(self, s: State) -> None:
        s.bag, s.pile = s.pile, [0] * box.KINDS


@dataclass(frozen=True)
class PortFilled(Event):
    """Tokens from the bag for a port."""

    port: Harbour
    goods: tuple[Good, ...]

    def fold(self, s: State) -> None:
        s.stock[self.port] += self.goods
        for good in self.goods:
            s.bag[good] -= 1


@dataclass(frozen=True)
class TokenDrawn(Event):
    """A token from the bag for a player."""

    seat: int
    good: Good

    def fold(self, s: State) -> None:
        s.bag[self.good] -= 1
        s.goods[self.seat * box.KINDS + self.good] += 1


@dataclass(frozen=True)
class StackRaised(Event):
    """A player who was outbid adds coins."""

    seat: int
    port: Harbour
    before: int
    coins: int

    def fold(self, s: State) -> None:
        s.coins[self.seat] -= self.coins - self.before
        s.stacks[self.port] = tuple(
            (seat, self.coins if seat == self.seat else coins)
            for seat, coins in s.stacks[self.port]
        )


@dataclass(frozen=True)
class PortLeft(Event):
    """A player who was outbid takes ship and coins home."""

    seat: int
    port: Harbour
    coins: int

    def fold(self, s: State) -> None:
        s.coins[self.seat] += self.coins
        s.home[self.seat] += 1
        s.stacks[self.port] = tuple(stack for stack in s.stacks[self.port] if stack[0] != self.seat)
        s.withdrawn += (self.port,)


@dataclass(frozen=True)
class SyndicatePaid(Event):
    """A withdrawal brings coins."""

    seat: int
    port: Harbour
    coins: int

    def fold(self, s: State) -> None:
        s.coins[self.seat] += self.coins


@dataclass(frozen=True)
class MarketShipReturned(Event):
    """A ship comes home from the market."""

    seat: int

    def fold(self, s: State) -> None:
        s.market[self.seat] -= 1
        s.home[self.seat] += 1


@dataclass(frozen=True)
class MarketBare(Event):
    """There is nothing that a market ship could do."""

    seat: int

    def fold(self, s: State) -> None:
        """Its return follows."""


@dataclass(frozen=True)
class TokensSwapped(Event):
    """An own token for one on display."""

    seat: int
    given: Good
    taken: Good

    def fold(self, s: State) -> None:
        first = self.seat * box.KINDS
        s.goods[first + self.given] -= 1
        s.goods[first + self.taken] += 1
        s.shown[s.shown.index(self.taken)] = self.given


# --- trading (3.II) ------------------------------------------------------------------------------


@dataclass(frozen=True)
class SetTraded(Event):
    """Tokens go to the pile for credit."""

    seat: int
    goods: SetOfGoods
    value: int

    def fold(self, s: State) -> None:
        first = self.seat * box.KINDS
        for good in self.goods:
            s.goods[first + good] -= 1
            s.pile[good] += 1
        s.credit += self.value


@dataclass(frozen=True)
class CoinsSpent(Event):
    """Coins become credit."""

    seat: int
    coins: int

    def fold(self, s: State) -> None:
        s.coins[self.seat] -= self.coins
        s.credit += self.coins
        s.spent = True


@dataclass(frozen=True)
class CardTaken(Event):
    """A card for credit."""

    seat: int
    card: Benefit
    cost: int

    def fold(self, s: State) -> None:
        s.credit -= self.cost
        s.supply[self.card] -= 1
        s.cards[self.seat] += (self.card,)


@dataclass(frozen=True)
class ShipGained(Event):
    """The card's ship is there at once."""

    seat: int

    def fold(self, s: State) -> None:
        s.home[self.seat] += 1


@dataclass(frozen=True)
class CreditLost(Event):
    """There is no change given."""

    seat: int
    credit: int

    def fold(self, s: State) -> None:
        s.credit = 0


@dataclass(frozen=True)
class TokenDiscarded(Event):
    """There was no room for a token."""

    seat: int
    good: Good

    def fold(self, s: State) -> None:
        s.goods[self.seat * box.KINDS + self.good] -= 1
        s.pile[self.good] += 1


# --- ships sail (3.III) --------------------------------------------------------------------------


@dataclass(frozen=True)
class ShipSent(Event):
    """A ship goes to the casino or to the market."""

    seat: int
    place: Place

    def fold(self, s: State) -> None:
        s.home[self.seat] -= 1
        ships = s.casino if self.place == box.CASINO else s.market
        ships[self.seat] += 1


@dataclass(frozen=True)
class ShipBid(Event):
    """A ship goes to a port, on a stack of coins."""

    seat: int
    port: Harbour
    coins: int

    def fold(self, s: State) -> None:
        s.home[self.seat] -= 1
        s.coins[self.seat] -= self.coins
        s.stacks[self.port] += ((self.seat, self.coins),)
