"""What is in the box of Manila: names, counts, costs (rules 1, 2, 4, 5).

Wares and spots are indices into the tuples below; so are targets, which are holds and spots.
"""

from typing import Annotated

from santiago_desktop.kernel.records import Names, Number
from santiago_desktop.kernel.rules import OVER

WARES = ("nutmeg", "silk", "ginseng", "jade")
NUTMEG, SILK, GINSENG, JADE = range(4)
KINDS = len(WARES)

SPOTS = (
    *("port_a", "port_b", "port_c", "yard_a", "yard_b", "yard_c"),
    *("pirate_1", "pirate_2", "pilot_small", "pilot_large", "insurance"),
)
PORT_A, PORT_B, PORT_C, YARD_A, YARD_B, YARD_C = range(6)
PIRATE_1, PIRATE_2, PILOT_SMALL, PILOT_LARGE, INSURANCE = range(6, 11)
PIRATES = (PIRATE_1, PIRATE_2)
PILOTS = (PILOT_SMALL, PILOT_LARGE)
BERTHS = ("a", "b", "c")

TARGETS = (*WARES, *SPOTS)
FROM_SPOT = KINDS  # where spots begin in TARGETS

# The rulebook shows these numbers only in pictures, which our scan of it lacks; they are agreed
# on by several published accounts of the game. An owner can correct them here and nowhere else.
SPACES = ((2, 3, 4), (3, 4, 5), (1, 2, 3), (3, 4, 5, 5))  # what each space of a hold costs
PROFITS = (24, 30, 18, 36)  # what a hold brings in port
COSTS = (4, 3, 2, 4, 3, 2, 5, 5, 2, 5, 0)  # of each spot
BERTH_PAYS = (6, 8, 15)  # in the port and in the shipyard alike
TRACK = (0, 5, 10, 20, 30)  # the prices
PREMIUM = 10  # what the insurance pays its taker

HOLDS = tuple(len(spaces) for spaces in SPACES)
LAST_SQUARE = 13  # pirates lie in wait here
IN_PORT = 14
HIGHEST_START, START_SUM = 5, 9
BOATS = 3
DIE = 6
REACH = (1, 2)  # squares that the small and the large pilot move a boat at the most

SHARES = 5  # of each ware
DEALT_FROM = 3  # shares of each ware in the pile that is dealt from
DEALT = 2  # shares for each player
START_PESOS = 30
PLEDGE, REDEEM = 12, 15
LOWEST_SHARE = 5  # a share's price at the least
HIGHEST_PRICE = TRACK[-1]
MOVEMENTS = 3
FEWEST = 3  # players; so few place twice before the first movement

NONE = -1  # nobody, no ware, not at sea
PHASES = (
    *("bid", "raise", "share", "omit", "start", "place", "move", "board", "pilot", "plunder", OVER),
)


class Signed(Number):
    """A number of squares with its sign: +1, -2."""

    def write(self, value: int) -> str:
        """The number with its sign, also with a plus: "+1"."""
        return f"{value:+d}"

    def read(self, text: str) -> int:
        """Only what `write` would have written."""
        number = super().read(text.removeprefix("+"))
        if self.write(number) != text:
            raise ValueError(text)
        return number


Ware = Annotated[int, Names(*WARES)]
Spot = Annotated[int, Names(*SPOTS)]
Target = Annotated[int, Names(*TARGETS)]
Berth = Annotated[int, Names(*BERTHS)]
Squares = Annotated[int, Signed()]
Harbour = Annotated[int, Names("port", "yard")]
PORT, YARD = 0, 1


def rounds(seats: int) -> int:
    """Rounds of placing in a voyage: three, and four with three players."""
    return MOVEMENTS + (seats == FEWEST)


def movement(seats: int, begun: int) -> int:
    """Which movement follows the round of placing; 0 if none does."""
    return begun - (seats == FEWEST)
