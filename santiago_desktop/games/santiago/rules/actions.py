"""What can be done in Santiago de Cuba: one line of text each (rule 10)."""

from santiago_desktop.games.santiago.box import Building, Cuban, Gift, Good, Step
from santiago_desktop.kernel.records import Action


class Roll(Action):
    """The five dice, in the order of the goods."""

    __slots__ = ()
    verb = "roll"
    faces: tuple[int, ...]


class Leave(Action):
    """The die that the ship doesn't carry."""

    __slots__ = ()
    verb = "leave"
    good: Good


class Drive(Action):
    """Drive the car on by so many stops."""

    __slots__ = ()
    verb = "drive"
    stops: int


class Take(Action):
    """Take a good of one's choice from Pablo."""

    __slots__ = ()
    verb = "take"
    good: Good


class Give(Action):
    """Give something to the player who is at Zorro."""

    __slots__ = ()
    verb = "give"
    gift: Gift


class Claim(Action):
    """Alonso: a building becomes one's own."""

    __slots__ = ()
    verb = "claim"
    building: Building


class Use(Action):
    """Alonso: a building of one's own."""

    __slots__ = ()
    verb = "use"
    building: Building


class Skip(Action):
    """Do without Alonso's help, or without the building."""

    __slots__ = ()
    verb = "skip"


class Enter(Action):
    """The pawn goes to a building."""

    __slots__ = ()
    verb = "enter"
    building: Building


class Exchange(Action):
    """Turn units into those of the building: sugar into rum, or tobacco into cigars."""

    __slots__ = ()
    verb = "exchange"
    count: int


class Swap(Action):
    """Exchange one good for another at the black market."""

    __slots__ = ()
    verb = "swap"
    given: Good
    taken: Good


class Saw(Action):
    """Turn a wood into a peso and a point at the sawmill."""

    __slots__ = ()
    verb = "saw"


class Serve(Action):
    """Serve goods at the cafe for points."""

    __slots__ = ()
    verb = "serve"
    goods: tuple[Good, ...]


class Clear(Action):
    """Take a die off the ship at the customs."""

    __slots__ = ()
    verb = "clear"
    good: Good


class Buy(Action):
    """Casino: victory points for pesos."""

    __slots__ = ()
    verb = "buy"
    points: int


class Sell(Action):
    """Casino: pesos for victory points."""

    __slots__ = ()
    verb = "sell"
    points: int


class Price(Action):
    """Move the price up or down by one at the harbour office."""

    __slots__ = ()
    verb = "price"
    step: Step


class Ship(Action):
    """Load one good at the trade office, always for the same points."""

    __slots__ = ()
    verb = "ship"
    good: Good


class Close(Action):
    """Close a Cuban by an article in the newspaper."""

    __slots__ = ()
    verb = "close"
    cuban: Cuban


class Load(Action):
    """Goods that the ship wants."""

    __slots__ = ()
    verb = "load"
    good: Good
    count: int


class Wood(Action):
    """Wood in place of a good."""

    __slots__ = ()
    verb = "wood"
    good: Good
    count: int


class Pass(Action):
    """Out of this loading round."""

    __slots__ = ()
    verb = "pass"


ACTIONS = (
    *(Roll, Leave, Drive, Take, Give, Claim, Use, Skip, Enter, Exchange, Swap, Saw, Serve),
    *(Clear, Buy, Sell, Price, Ship, Close, Load, Wood, Pass),
)
