"""What can be done in Cargo Noir: one line of text each (rule 6)."""

from santiago_desktop.games.cargo_noir.box import Benefit, Good, Harbour, Place, SetOfGoods
from santiago_desktop.kernel.records import Action


class DrawOne(Action):
    """A market ship asks for a token from the bag."""

    __slots__ = ()
    verb = "draw"


class Draw(Action):
    """What the bag gives, in the order drawn."""

    __slots__ = ()
    verb = "draw"
    goods: tuple[Good, ...]


class Raise(Action):
    """Outbid: the own stack's new height."""

    __slots__ = ()
    verb = "raise"
    port: Harbour
    coins: int


class Withdraw(Action):
    """Outbid: ship and coins come home."""

    __slots__ = ()
    verb = "withdraw"
    port: Harbour


class Swap(Action):
    """A market ship: an own token for one on display."""

    __slots__ = ()
    verb = "swap"
    given: Good
    taken: Good


class TradeSet(Action):
    """Trade a set of tokens for credit."""

    __slots__ = ()
    verb = "set"
    goods: SetOfGoods


class Spend(Action):
    """Last round: coins become credit."""

    __slots__ = ()
    verb = "spend"
    coins: int


class Take(Action):
    """Take a card for credit."""

    __slots__ = ()
    verb = "take"
    card: Benefit


class Done(Action):
    """The seat trades no more in this turn."""

    __slots__ = ()
    verb = "done"


class Discard(Action):
    """A token for which there is no room."""

    __slots__ = ()
    verb = "discard"
    good: Good


class Send(Action):
    """A ship to a place where any number may lie."""

    __slots__ = ()
    verb = "send"
    place: Place


class Bid(Action):
    """A ship to a port, on a stack of coins."""

    __slots__ = ()
    verb = "send"
    port: Harbour
    coins: int


ACTIONS = (DrawOne, Draw, Raise, Withdraw, Swap, TradeSet, Spend, Take, Done, Discard, Send, Bid)
