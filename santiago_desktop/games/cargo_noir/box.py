"""What is in the box of Cargo Noir: names, counts, costs (rules 1, 2).

Kinds of goods, ports and cards are indices into the tables below.
"""

from typing import Annotated, NamedTuple

from santiago_desktop.kernel.records import Many, Names
from santiago_desktop.kernel.rules import OVER


class Port(NamedTuple):
    """A port: its goods spaces, and how many players open it."""

    name: str
    spaces: int
    players: int


class Card(NamedTuple):
    """A kind of cards; `limit` is how many one player may have, 0 for any number."""

    name: str
    copies: int
    limit: int
    cost: int
    points: int


# --- reconstructed -------------------------------------------------------------------------------
# The rulebook prints these tables only in pictures that its scan has lost. They are RECONSTRUCTED:
# they fit every number that the rulebook's text and the published accounts of the game state. An
# owner of the game can correct them here and nowhere else. Certain in it are only the ports' and
# cards' names, the copies, the limits, that villa, yacht, dive bar and night club are worth what
# they cost, and that the cronies cost 49.

PORTS = (
    # which ports close for fewer players, and how many goods they hold
    Port("rotterdam", spaces=4, players=2),
    Port("bombay", spaces=3, players=2),
    Port("new_york", spaces=3, players=2),
    Port("rio", spaces=3, players=2),
    Port("hong_kong", spaces=2, players=3),
    Port("panama", spaces=2, players=4),
    Port("cape_town", spaces=1, players=5),
    Port("tangier", spaces=1, players=5),
)
DIFFERENT = (0, 1, 3, 6, 10, 15, 21, 28, 36, 45)  # a set of n tokens, all of different kinds
ALIKE = (0, 1, 4, 9, 16, 25, 36, 49, 64, 81)  # a set of n tokens, all of one kind
CARDS = (
    # the first three help their owner
    Card("ship", copies=8, limit=2, cost=15, points=8),
    Card("warehouse", copies=8, limit=2, cost=10, points=5),
    Card("syndicate", copies=8, limit=2, cost=10, points=5),
    Card("villa", copies=6, limit=0, cost=6, points=6),
    Card("yacht", copies=6, limit=0, cost=10, points=10),
    Card("dive_bar", copies=6, limit=0, cost=15, points=15),
    Card("night_club", copies=6, limit=0, cost=21, points=21),
    Card("show_business", copies=1, limit=0, cost=28, points=32),
    Card("paparazzi", copies=1, limit=0, cost=36, points=42),
    Card("militia", copies=1, limit=0, cost=45, points=54),
    Card("cronies", copies=1, limit=0, cost=49, points=60),
    Card("bank", copies=1, limit=0, cost=64, points=84),
    Card("principality", copies=1, limit=0, cost=81, points=115),
)
# --- end of what is reconstructed ----------------------------------------------------------------

GOODS = (
    *("alcohol", "arms", "art", "cars", "cigars", "gems", "gold", "ivory", "uranium"),
    "joker",
)
KINDS = len(GOODS)
JOKER = KINDS - 1  # one for each player
TOKENS = 14  # of each other kind
LARGEST_SET = len(ALIKE) - 1

SEATS = (2, 5)
PORT_NAMES = tuple(port.name for port in PORTS)
SPACES = tuple(port.spaces for port in PORTS)
OPEN = tuple(
    tuple(i for i, port in enumerate(PORTS) if port.players <= seats) for seats in range(6)
)  # by number of players
SHOWN = 6  # tokens on the market
ROUNDS = (0, 0, 11, 11, 10, 10)  # by number of players

CARD_NAMES = tuple(card.name for card in CARDS)
COST = tuple(card.cost for card in CARDS)
POINTS = tuple(card.points for card in CARDS)
COPIES = tuple(card.copies for card in CARDS)
LIMIT = tuple(card.limit for card in CARDS)
SHIP, WAREHOUSE, SYNDICATE = map(CARD_NAMES.index, ("ship", "warehouse", "syndicate"))
UNIQUE = tuple(copies == 1 for copies in COPIES)

START_SHIPS, START_COINS = 3, 7
ROOM, MORE_ROOM = 6, 2  # tokens that can be kept; for each warehouse
CASINO_COINS = 2  # for each ship
SYNDICATE_COINS = 2  # for a withdrawal

NONE = -1
PLACES = ("casino", "market")
CASINO, MARKET = range(2)
SOURCES = ("market_ship", *PORT_NAMES)  # what a draw is for
MARKET_SHIP, FROM_PORT = 0, 1  # and where the ports begin in it
PHASES = ("draw", "act", "trade", "discard", "sail", OVER)

Good = Annotated[int, Names(*GOODS)]
Harbour = Annotated[int, Names(*PORT_NAMES)]
Benefit = Annotated[int, Names(*CARD_NAMES)]
Place = Annotated[int, Names(*PLACES)]
Source = Annotated[int, Names(*SOURCES)]
SetOfGoods = Annotated[tuple[int, ...], Many(Names(*GOODS), "+")]


def set_value(goods: tuple[int, ...]) -> int:
    """3.II: what a set is worth; 0 if it is none.

    A joker stands for any kind; a set that is both all alike and all different counts by the
    better row, and one of jokers alone as all alike.
    """
    size = len(goods)
    if size > LARGEST_SET:
        return 0
    natural = [good for good in goods if good != JOKER]
    kinds = len(set(natural))
    alike = ALIKE[size] if kinds <= 1 else 0
    different = DIFFERENT[size] if natural and kinds == len(natural) else 0
    return max(alike, different)
