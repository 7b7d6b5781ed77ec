"""What is in the box of Santiago de Cuba: names, counts, costs (rules 1, 2, 4, 5, 6).

Goods, Cubans, buildings and flowers are indices into the tuples below.
"""

from typing import Annotated

from santiago_desktop.kernel.records import Names
from santiago_desktop.kernel.rules import OVER

GOODS = ("sugar", "fruit", "tobacco", "rum", "cigar", "wood")
SUGAR, FRUIT, TOBACCO, RUM, CIGAR, WOOD = range(6)
KINDS = len(GOODS)
MARKET = range(WOOD)  # the goods that dice ask for: all but wood
SUPPLY = 8  # units of each good in the box

FACES = (
    (0, 1, 1, 2, 2, 3),
    (0, 1, 2, 2, 3, 4),  # fruit has a 4 in place of one of its 1s
    (0, 1, 1, 2, 2, 3),
    (0, 1, 1, 2, 2, 3),
    (0, 1, 1, 2, 2, 3),
)

FLOWERS = ("yellow", "blue", "red", "white")
YELLOW, BLUE, RED, WHITE = range(4)
ANY_FLOWER = -1

CUBANS = (
    *("pedro", "jose", "conchita", "miguel", "maria", "martinez", "pablo", "alonso", "zorro"),
)
PEDRO, JOSE, CONCHITA, MIGUEL, MARIA, MARTINEZ, PABLO, ALONSO, ZORRO = range(9)

# Pedro's, Alonso's and Miguel's flowers are printed in the rulebooks, Jose's in a published
# account of a game; Conchita, Maria, Martinez and Pablo are reconstructed, two Cubans a colour.
# An owner of the game can correct them here and nowhere else.
FLOWER_OF_CUBAN = (WHITE, YELLOW, RED, BLUE, RED, BLUE, YELLOW, WHITE, ANY_FLOWER)

GOODS_OF_CUBAN = {PEDRO: TOBACCO, JOSE: SUGAR, CONCHITA: FRUIT, MIGUEL: WOOD}
GOODS_GAIN = 2
MARIA_POINTS = 2
MARTINEZ_PESOS = 3

BUILDINGS = (
    *("bank", "church", "distillery", "cigar_factory", "black_market", "sawmill"),
    *("cafe", "customs", "casino", "harbour_office", "trade_office", "newspaper"),
)
BANK, CHURCH, DISTILLERY, CIGAR_FACTORY, BLACK_MARKET, SAWMILL = range(6)
CAFE, CUSTOMS, CASINO, HARBOUR_OFFICE, TRADE_OFFICE, NEWSPAPER = range(6, 12)
PER_FLOWER = 3
BANK_PESOS = 2
CHURCH_POINTS = 1
NEWSPAPER_PESOS = 1
EXCHANGES = {DISTILLERY: (SUGAR, RUM), CIGAR_FACTORY: (TOBACCO, CIGAR)}
CAFE_POINTS = 2  # for each good served
CASINO_PESOS = 3  # for a victory point, either way
TRADE_POINTS = 2
OWNER_POINTS = 1
MARKERS = 3  # ownership markers of each player

STOPS = 10
PORT = 0
FARTHEST = 10  # one lap: the port is passed once at most
LOWEST_PRICE, HIGHEST_PRICE = 2, 4
WOOD_POINTS = 1
SHIPS = 7
START_PESOS, START_POINTS = 3, 2
START_GOODS = (1, 1, 1, 0, 0, 0)
GOODS_PER_BONUS = 3  # goods left at the end, for one victory point

NONE = -1  # no owner, no building, no die left out
GIFTS = ("peso", "vp", *GOODS)  # wood is named, so that its refusal has a reason
GIFT_PESO, GIFT_VP, GIFT_GOOD = 0, 1, 2
SOURCES = (*CUBANS, *BUILDINGS)
FROM_BUILDING = len(CUBANS)  # where buildings begin in SOURCES
PHASES = (*("roll", "leave", "drive", "pablo", "zorro", "alonso", "enter", "use", "load", OVER),)

Good = Annotated[int, Names(*GOODS)]
Cuban = Annotated[int, Names(*CUBANS)]
Building = Annotated[int, Names(*BUILDINGS)]
Gift = Annotated[int, Names(*GIFTS)]
Source = Annotated[int, Names(*SOURCES)]
Step = Annotated[int, Names("up", "down")]
UP, DOWN = 0, 1
