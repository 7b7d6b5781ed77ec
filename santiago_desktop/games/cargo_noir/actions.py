"""What can be done in Cargo Noir: one line of text each (rule 6)."""

from dataclasses import dataclass

from santiago_desktop.games.cargo_noir.box import Benefit, Good, Harbour, Place, SetOfGoods
from santiago_desktop.kernel.records import Action


@dataclass(frozen=True)
class DrawOne(Action):
    """A market ship asks for a token from the bag."""

    verb = "draw"


@dataclass(frozen=True)
class Draw(Action):
    """What the bag gives, in the order drawn."""

    verb = "draw"
    goods: tuple[Good, ...]


@dataclass(frozen=True)
class Raise(Action):
    """Outbid: the own stack's new height."""

    verb = "raise"
    port: Harbour
    coins: int


@dataclass(frozen=True)
class Withdraw(Action):
    """Outbid: ship and coins come home."""

    verb = "withdraw"
    port: Harbour


@dataclass(frozen=True)
class Swap(Action):
    """A market ship: an own token for one on display."""

    verb = "swap"
    given: Good
    taken: Good


@dataclass(frozen=True)
class TradeSet(Action):
    """Tokens become credit."""

    verb = "set"
    goods: SetOfGoods


@dataclass(frozen=True)
class Spend(Action):
    """Last round: coins become credit."""

    verb = "spend"
    coins: int


@dataclass(frozen=True)
class Take(Action):
    """Credit becomes a card."""

    verb = "take"
    card: Benefit


@dataclass(frozen=True)
class Done(Action):
    """No more trading."""

    verb = "done"


@dataclass(frozen=True)
class Discard(Action):
    """A token for which there is no room."""

    verb = "discard"
    good: Good


@dataclass(frozen=True)
class Send(Action):
    """A ship to a place where any number may lie."""

    verb = "send"
    place: Place


@dataclass(frozen=True)
class Bid(Action):
    """A ship to a port, on a stack of coins."""

    verb = "send"
    port: Harbour
    coins: int


ACTIONS = (DrawOne, Draw, Raise, Withdraw, Swap, TradeSet, Spend, Take, Done, Discard, Send, Bid)
