"""Where everything stands on Manila's board, in design pixels (1920 x 1080).

The models are built from the constants; `SPOTS` names what the game may mean or show, and
maps/manila/board.tmx holds the same spots for the program (a test compares the two).
"""

from __future__ import annotations

Point = tuple[float, float]
WARES = ("nutmeg", "silk", "ginseng", "jade")
BERTHS = ("a", "b", "c")
SEA_Z = -0.30  # in world units, below the ground

LANES = (334.0, 472.0, 610.0)  # three routes; which boat takes which makes no difference
FIRST_SQUARE, SQUARE = 488.0, 60.0  # square k lies at FIRST_SQUARE + k * SQUARE, k from 0 to 13
LAST = 13  # where pirates lie in wait
FLOAT = (0.0, 54.0)  # from a square to its numbered float
DOCKS: tuple[Point, ...] = tuple((1510.0, y) for y in LANES)  # boats in port: A, B, C
QUAY_X = 1655.0
PORT_SPOTS: tuple[Point, ...] = tuple((1712.0, y + 4) for y in LANES)
SLIPS: tuple[Point, ...] = ((1262, 800), (1497, 800), (1732, 800))  # boats in the shipyard
YARD_SPOTS: tuple[Point, ...] = ((1262, 898), (1497, 898), (1732, 898))
PIRATES: Point = (985, 862)  # the junk's berth
PIRATE_SPACES: tuple[Point, ...] = ((44, -14), (90, -14))  # captain, mate, from the junk
ALONGSIDE: Point = (-136, 58)  # from a boat on square 13 to the junk that boards it
HOLD_SPACES = {3: (-0.06, 0.36, 0.78), 4: (-0.27, 0.1, 0.47, 0.84)}  # in a boat, in world units
SPACES = {"nutmeg": 3, "silk": 3, "ginseng": 3, "jade": 4}
SPACE_Y, PENNANT = -14.0, (140.0, -62.0)  # from a boat's middle
PILOTS: tuple[Point, ...] = ((797, 196), (957, 196))  # small, large
INSURANCE: Point = (1170, 196)
RAFTS: tuple[Point, ...] = tuple((368.0, y + 58) for y in LANES)  # the dice at rest
THROWN: tuple[Point, ...] = tuple((600.0, y + 62) for y in LANES)  # where a roll ends
BEACH: Point = (515, 196)  # the ware left behind, drawn at 0.74
PRICE_STEPS = (0, 5, 10, 20, 30)
PRICE_COLUMNS = (446.0, 514.0, 582.0, 650.0, 718.0)
PRICE_ROWS = {"nutmeg": 828.0, "silk": 889.0, "ginseng": 950.0, "jade": 1011.0}
PRICE_RISE = (-5.0, -0.7)  # a step's face lies higher than its foot: by so much, and so much a step
EMBLEM_X, STOCK_X = 385.0, 782.0
TRACK_Y = 1041.0
TRACKS = {8: (873.0, 134.0), 9: (873.0, 119.0)}  # parts of a voyage: the first's x, and the pitch
FIGURES: dict[str, Point] = {
    "market_woman": (368, 208),
    "pilot_small": (722, 188),
    "pilot_large": (880, 188),
    "agent": (1088, 188),
    "master": (1408, 196),
    "clerk": (1702, 262),
    "captain": (894, 974),
    "mate": (1130, 978),
    "shipwright": (1858, 902),
}
LIGHTHOUSE: Point = (645, 188)
BELL: Point = (1612, 230)  # rings for each boat in port
FLAG: Point = (1478, 222)
ROCK: Point = (1080, 784)
TORCHES: tuple[Point, ...] = ((1041, 769), (1137, 775))  # the feet of their flames
BANCAS: tuple[Point, ...] = ((348, 278), (890, 712), (1330, 264))


def world(px: float, py: float, z: float = 0) -> Point:
    """The world's X and Y of a pixel at a height."""
    return (px - 960) / 100, (540 - py - 60 * z) / 80


def square(lane: int, number: int) -> Point:
    """The middle of a square of a route."""
    return FIRST_SQUARE + SQUARE * number, LANES[lane]


def moved(at: Point, by: Point) -> Point:
    """A point shifted by an offset."""
    return at[0] + by[0], at[1] + by[1]


def _sea() -> dict[str, Point]:
    spots = {f"square.{lane}.{k}": square(lane, k) for lane in range(3) for k in range(LAST + 1)}
    home = square(0, 0)  # what goes with a boat is drawn for one that lies here
    spots["float"] = moved(home, FLOAT)
    spots["pennant"] = moved(home, PENNANT)
    for ware in WARES:
        for k, x in enumerate(HOLD_SPACES[SPACES[ware]], start=1):
            spots[f"hold.{ware}.{k}"] = moved(home, (100 * x, SPACE_Y))
    for lane in range(3):
        spots[f"die.{lane}"], spots[f"roll.{lane}"] = RAFTS[lane], THROWN[lane]
        spots[f"junk.{lane}"] = moved(square(lane, LAST), ALONGSIDE)
    for k, offset in enumerate(PIRATE_SPACES, start=1):
        spots[f"pirate.{k}"] = moved(PIRATES, offset)
    return spots | {"junk.home": PIRATES, "beach": BEACH}


def _shores() -> dict[str, Point]:
    spots: dict[str, Point] = {}
    for letter, *places in zip(BERTHS, DOCKS, PORT_SPOTS, SLIPS, YARD_SPOTS, strict=True):
        for kind, place in zip(("berth", "port", "slip", "yard"), places, strict=True):
            spots[f"{kind}.{letter}"] = place
        spots[f"pill.port.{letter}"] = moved(places[1], (30, 46))
        spots[f"pill.yard.{letter}"] = moved(places[3], (6, 46))
    for size, place in zip(("small", "large"), PILOTS, strict=True):
        spots[f"pilot.{size}"], spots[f"pill.pilot.{size}"] = place, moved(place, (-14, 38))
    spots |= {"insurance": INSURANCE, "pill.insurance": moved(INSURANCE, (-16, 38))}
    spots |= {"pill.pirate": (1022, 938), "pill.beach": moved(BEACH, (8, 38))}
    spots |= {"pill.master": moved(FIGURES["master"], (24, 38)), "bell": BELL, "flag": FLAG}
    spots |= {f"fig.{role}": place for role, place in FIGURES.items()}
    spots |= {f"torch.{k}": place for k, place in enumerate(TORCHES)}
    return spots | {f"banca.{k}": place for k, place in enumerate(BANCAS)}


def _market() -> dict[str, Point]:
    spots: dict[str, Point] = {}
    for ware, y in PRICE_ROWS.items():
        for k, (step, x) in enumerate(zip(PRICE_STEPS, PRICE_COLUMNS, strict=True)):
            spots[f"price.{ware}.{step}"] = (x, y + PRICE_RISE[0] + k * PRICE_RISE[1])
        spots[f"ware.{ware}"], spots[f"stock.{ware}"] = (EMBLEM_X, y - 7), (STOCK_X, y - 5)
    for count, (first, pitch) in TRACKS.items():
        for k in range(count):
            spots[f"track.{count}.{k}"] = (first + pitch * k, TRACK_Y)
    return spots


SPOTS: dict[str, Point] = _sea() | _shores() | _market()
