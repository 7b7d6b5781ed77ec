"""What can happen in Cargo Noir. An event's `fold` is the only code that changes a state."""

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.box import (
    Benefit,
    Good,
    Harbour,
    Place,
    SetOfGoods,
    Source,
)
from santiago_desktop.games.cargo_noir.rules.state import State
from santiago_desktop.kernel.records import Event
from santiago_desktop.kernel.rules import CHANCE, NOBODY, OVER


class TurnBegan(Event):
    """A seat's turn has begun, in a round that is counted from 1."""

    __slots__ = ()
    seat: int
    round: int

    def fold(self, s: State) -> None:
        s.turn, s.round, s.withdrawn = self.seat, self.round, ()


class Asked(Event):
    """The game waits for the turn's player."""

    __slots__ = ()
    phase: str
    seat: int

    def fold(self, s: State) -> None:
        s.ask(self.phase, self.seat)


class DrawAwaited(Event):
    """The game waits for tokens from the bag."""

    __slots__ = ()
    source: Source
    count: int

    def fold(self, s: State) -> None:
        s.ask("draw", CHANCE)
        s.source, s.count = self.source, self.count


class GameEnded(Event):
    """The last turn of the last round is over."""

    __slots__ = ()

    def fold(self, s: State) -> None:
        s.ask(OVER, NOBODY)
        s.withdrawn = ()


# --- ships act (3.I) -----------------------------------------------------------------------------


class CasinoPaid(Event):
    """The ships at the casino bring their coins home."""

    __slots__ = ()
    seat: int
    ships: int
    coins: int

    def fold(self, s: State) -> None:
        s.casino[self.seat] -= self.ships
        s.home[self.seat] += self.ships
        s.coins[self.seat] += self.coins


class PortBought(Event):
    """A stack that stands alone buys all the tokens of a port."""

    __slots__ = ()
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


class PileBecameBag(Event):
    """The bag was empty: the pile goes into it."""

    __slots__ = ()

    def fold(self, s: State) -> None:
        s.bag, s.pile = s.pile, [0] * box.KINDS


class PortFilled(Event):
    """Tokens from the bag for a port."""

    __slots__ = ()
    port: Harbour
    goods: tuple[Good, ...]

    def fold(self, s: State) -> None:
        s.stock[self.port] += self.goods
        for good in self.goods:
            s.bag[good] -= 1


class TokenDrawn(Event):
    """A token from the bag for a player."""

    __slots__ = ()
    seat: int
    good: Good

    def fold(self, s: State) -> None:
        s.bag[self.good] -= 1
        s.goods[self.seat * box.KINDS + self.good] += 1


class StackRaised(Event):
    """A player who was outbid adds coins."""

    __slots__ = ()
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


class PortLeft(Event):
    """A player who was outbid takes ship and coins home."""

    __slots__ = ()
    seat: int
    port: Harbour
    coins: int

    def fold(self, s: State) -> None:
        s.coins[self.seat] += self.coins
        s.home[self.seat] += 1
        s.stacks[self.port] = tuple(stack for stack in s.stacks[self.port] if stack[0] != self.seat)
        s.withdrawn += (self.port,)


class SyndicatePaid(Event):
    """A seat with the syndicate was paid for leaving a port."""

    __slots__ = ()
    seat: int
    port: Harbour
    coins: int

    def fold(self, s: State) -> None:
        s.coins[self.seat] += self.coins


class MarketShipReturned(Event):
    """A ship comes home from the market."""

    __slots__ = ()
    seat: int

    def fold(self, s: State) -> None:
        s.market[self.seat] -= 1
        s.home[self.seat] += 1


class MarketBare(Event):
    """There is nothing that a market ship could do."""

    __slots__ = ()
    seat: int

    def fold(self, s: State) -> None:
        """Nothing changes yet: an event of its own brings the ship home."""


class TokensSwapped(Event):
    """An own token for one on display."""

    __slots__ = ()
    seat: int
    given: Good
    taken: Good

    def fold(self, s: State) -> None:
        first = self.seat * box.KINDS
        s.goods[first + self.given] -= 1
        s.goods[first + self.taken] += 1
        s.shown[s.shown.index(self.taken)] = self.given


# --- trading (3.II) ------------------------------------------------------------------------------


class SetTraded(Event):
    """Tokens go to the pile for credit."""

    __slots__ = ()
    seat: int
    goods: SetOfGoods
    value: int

    def fold(self, s: State) -> None:
        first = self.seat * box.KINDS
        for good in self.goods:
            s.goods[first + good] -= 1
            s.pile[good] += 1
        s.credit += self.value


class CoinsSpent(Event):
    """Coins became credit, for which something can be bought in this turn."""

    __slots__ = ()
    seat: int
    coins: int

    def fold(self, s: State) -> None:
        s.coins[self.seat] -= self.coins
        s.credit += self.coins
        s.spent = True


class CardTaken(Event):
    """Somebody has taken a card for credit."""

    __slots__ = ()
    seat: int
    card: Benefit
    cost: int

    def fold(self, s: State) -> None:
        s.credit -= self.cost
        s.supply[self.card] -= 1
        s.cards[self.seat] += (self.card,)


class ShipGained(Event):
    """The card's ship is there at once."""

    __slots__ = ()
    seat: int

    def fold(self, s: State) -> None:
        s.home[self.seat] += 1


class CreditLost(Event):
    """There is no change given."""

    __slots__ = ()
    seat: int
    credit: int

    def fold(self, s: State) -> None:
        s.credit = 0


class TokenDiscarded(Event):
    """There was no room for a token."""

    __slots__ = ()
    seat: int
    good: Good

    def fold(self, s: State) -> None:
        s.goods[self.seat * box.KINDS + self.good] -= 1
        s.pile[self.good] += 1


# --- ships sail (3.III) --------------------------------------------------------------------------


class ShipSent(Event):
    """A ship goes to the casino or to the market."""

    __slots__ = ()
    seat: int
    place: Place

    def fold(self, s: State) -> None:
        s.home[self.seat] -= 1
        ships = s.casino if self.place == box.CASINO else s.market
        ships[self.seat] += 1


class ShipBid(Event):
    """A ship goes to a port, on a stack of coins."""

    __slots__ = ()
    seat: int
    port: Harbour
    coins: int

    def fold(self, s: State) -> None:
        s.home[self.seat] -= 1
        s.coins[self.seat] -= self.coins
        s.stacks[self.port] += ((self.seat, self.coins),)
