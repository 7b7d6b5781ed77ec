"""What can be done in Santiago de Cuba: one line of text each (rule 10)."""

from dataclasses import dataclass

from santiago_desktop.games.santiago.box import Building, Cuban, Gift, Good, Step
from santiago_desktop.kernel.records import Action


@dataclass(frozen=True)
class Roll(Action):
    """The five dice, in the order of the goods."""

    verb = "roll"
    faces: tuple[int, ...]


@dataclass(frozen=True)
class Leave(Action):
    """The die that the ship doesn't carry."""

    verb = "leave"
    good: Good


@dataclass(frozen=True)
class Drive(Action):
    """The car goes on."""

    verb = "drive"
    stops: int


@dataclass(frozen=True)
class Take(Action):
    """A good from Pablo."""

    verb = "take"
    good: Good


@dataclass(frozen=True)
class Give(Action):
    """What Zorro gets."""

    verb = "give"
    gift: Gift


@dataclass(frozen=True)
class Claim(Action):
    """Alonso: a building becomes one's own."""

    verb = "claim"
    building: Building


@dataclass(frozen=True)
class Use(Action):
    """Alonso: a building of one's own."""

    verb = "use"
    building: Building


@dataclass(frozen=True)
class Skip(Action):
    """Do without."""

    verb = "skip"


@dataclass(frozen=True)
class Enter(Action):
    """The pawn goes to a building."""

    verb = "enter"
    building: Building


@dataclass(frozen=True)
class Exchange(Action):
    """Distillery, cigar factory."""

    verb = "exchange"
    count: int


@dataclass(frozen=True)
class Swap(Action):
    """Black market."""

    verb = "swap"
    given: Good
    taken: Good


@dataclass(frozen=True)
class Saw(Action):
    """Sawmill."""

    verb = "saw"


@dataclass(frozen=True)
class Serve(Action):
    """Cafe."""

    verb = "serve"
    goods: tuple[Good, ...]


@dataclass(frozen=True)
class Clear(Action):
    """Customs."""

    verb = "clear"
    good: Good


@dataclass(frozen=True)
class Buy(Action):
    """Casino: victory points for pesos."""

    verb = "buy"
    points: int


@dataclass(frozen=True)
class Sell(Action):
    """Casino: pesos for victory points."""

    verb = "sell"
    points: int


@dataclass(frozen=True)
class Price(Action):
    """Harbour office."""

    verb = "price"
    step: Step


@dataclass(frozen=True)
class Ship(Action):
    """Trade office."""

    verb = "ship"
    good: Good


@dataclass(frozen=True)
class Close(Action):
    """Newspaper."""

    verb = "close"
    cuban: Cuban


@dataclass(frozen=True)
class Load(Action):
    """Goods that the ship wants."""

    verb = "load"
    good: Good
    count: int


@dataclass(frozen=True)
class Wood(Action):
    """Wood in place of a good."""

    verb = "wood"
    good: Good
    count: int


@dataclass(frozen=True)
class Pass(Action):
    """Out of this loading round."""

    verb = "pass"


ACTIONS = (
    *(Roll, Leave, Drive, Take, Give, Claim, Use, Skip, Enter, Exchange, Swap, Saw, Serve),
    *(Clear, Buy, Sell, Price, Ship, Close, Load, Wood, Pass),
)
