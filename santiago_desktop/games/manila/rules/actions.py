"""What can be done in Manila: one line of text each (rule 8)."""

from santiago_desktop.games.manila.box import Harbour, Squares, Target, Ware
from santiago_desktop.kernel.records import Action


class Bid(Action):
    """Pesos for the office of harbour master."""

    __slots__ = ()
    verb = "bid"
    pesos: int


class Pass(Action):
    """Out of the auction, or of the placing for this voyage."""

    __slots__ = ()
    verb = "pass"


class Pledge(Action):
    """Pledge a share for a loan."""

    __slots__ = ()
    verb = "pledge"
    ware: Ware


class Redeem(Action):
    """Pay a loan back and have the share free again."""

    __slots__ = ()
    verb = "redeem"
    ware: Ware


class Buy(Action):
    """The harbour master buys a share of a ware."""

    __slots__ = ()
    verb = "buy"
    ware: Ware


class Skip(Action):
    """Do without a share, boarding, or moving boats."""

    __slots__ = ()
    verb = "skip"


class Omit(Action):
    """The ware that stays behind."""

    __slots__ = ()
    verb = "omit"
    ware: Ware


class Start(Action):
    """The squares that the three boats start from."""

    __slots__ = ()
    verb = "start"
    squares: tuple[int, ...]


class Place(Action):
    """An accomplice goes to a hold or to another spot."""

    __slots__ = ()
    verb = "place"
    target: Target


class Dice(Action):
    """One die for each boat at sea, in the order of the wares."""

    __slots__ = ()
    verb = "dice"
    faces: tuple[int, ...]


class Board(Action):
    """A pirate takes the cheapest free space of a boat."""

    __slots__ = ()
    verb = "board"
    ware: Ware


class Evict(Action):
    """A pirate takes somebody's space; spaces count from 1."""

    __slots__ = ()
    verb = "evict"
    ware: Ware
    space: int


class Steer(Action):
    """A pilot moves one boat."""

    __slots__ = ()
    verb = "steer"
    ware: Ware
    squares: Squares


class SteerTwo(Action):
    """The large pilot moves two boats."""

    __slots__ = ()
    verb = "steer"
    first: Ware
    first_squares: Squares
    second: Ware
    second_squares: Squares


class Send(Action):
    """Where a plundered boat goes."""

    __slots__ = ()
    verb = "send"
    ware: Ware
    harbour: Harbour


ACTIONS = (
    *(Bid, Pass, Pledge, Redeem, Buy, Skip, Omit, Start, Place, Dice, Board, Evict),
    *(Steer, SteerTwo, Send),
)
