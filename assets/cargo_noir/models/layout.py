"""Where everything stands on Cargo Noir's board, in design pixels (1920 x 1080).

The window's column of panels lies over x < 320. `maps/cargo_noir/board.tmx` says the same for the
program; a test holds the two together.
"""

from __future__ import annotations

from typing import NamedTuple

Point = tuple[float, float]


class Port(NamedTuple):
    """An island: its middle, the y of its goods, the landmark's side, its goods spaces."""

    x: float
    y: float
    side: int  # -1: the landmark stands on the left
    spaces: int


COLUMNS = (520.0, 917.0, 1314.0, 1711.0)
ROWS = (200.0, 452.0, 704.0)
PORTS: dict[str, Port] = {
    "rotterdam": Port(COLUMNS[0], ROWS[0], -1, 4),
    "bombay": Port(COLUMNS[2], ROWS[0], 1, 3),
    "new_york": Port(COLUMNS[1], ROWS[0], -1, 3),
    "rio": Port(COLUMNS[3], ROWS[0], 1, 3),
    "hong_kong": Port(COLUMNS[3], ROWS[1], 1, 2),
    "panama": Port(COLUMNS[0], ROWS[2], -1, 2),
    "cape_town": Port(COLUMNS[3], ROWS[2], 1, 1),
    "tangier": Port(COLUMNS[0], ROWS[1], -1, 1),
}
CLOSABLE = ("hong_kong", "panama", "cape_town", "tangier")
SEATS = 5
HALF_ISLAND = 182.0  # half of an island's width
BACK, FRONT = -84.0, 38.0  # of an island's ground, from its goods
GOODS_STEP, BERTH_STEP = 57.0, 66.0
BERTH_DROP = 98.0  # from the goods down to the stacks of coins
SIGN_RISE = 93.0  # from the goods up to the name

MACAO = (733.0, 356.0, 1498.0, 720.0)  # its island: left, back, right, front
CASINO: Point = (905.0, 560.0)
HALL: Point = (1308.0, 462.0)
GATE: Point = (1104.0, 590.0)
BERTHS_Y = 799.0
CASINO_BERTHS_X, MARKET_BERTHS_X = 884.0, 1326.0
MARKET_SPACES, MARKET_STEP = 6, 72.0
BAG: Point = (1452.0, 590.0)
PILE: Point = (1452.0, 664.0)
SIGNS: dict[str, Point] = {
    "casino.sign": (905, 535),
    "macao.sign": (1104, 519),
    "market.sign": (1308, 439),
}

QUAY_EDGE = 848.0  # of the own quay: where the sea ends
TRAY: Point = (372.0, 905.0)
TRAY_STEP, TRAY_PLACES = 68.0, 10
SAFE: Point = (1104.0, 906.0)
SLIP: Point = (1300.0, 914.0)
SLIP_STEP = 70.0
CARDS = (
    *("ship", "warehouse", "syndicate", "villa", "yacht", "dive_bar", "night_club"),
    *("show_business", "paparazzi", "militia", "cronies", "bank", "principality"),
)
CARD: Point = (384.0, 1010.0)
CARD_STEP = 121.5
LABELS: dict[str, Point] = {
    "warehouse.label": (432, 835),
    "worth.label": (656, 835),
    "safe.label": (1210, 859),
    "quay.label": (1354, 859),
    "round.label": (544, 36),
}


def world(px: float, py: float, z: float = 0) -> Point:
    """The world's X and Y of a pixel at a height."""
    return (px - 960) / 100, (540 - py - 60 * z) / 80


def goods_width(port: str) -> float:
    """How wide the row of a port's goods is, with the houses behind it."""
    return max(150.0, PORTS[port].spaces * GOODS_STEP)


def goods_middle(port: str) -> float:
    """The x of the middle of a port's goods."""
    x, _, side, _ = PORTS[port]
    return x - side * (HALF_ISLAND - goods_width(port) / 2 - 12)


def goods_space(port: str, number: int) -> Point:
    """The middle of a port's goods space, counted from 0."""
    _, y, _, spaces = PORTS[port]
    return goods_middle(port) + GOODS_STEP * (number - (spaces - 1) / 2), y


def landmark(port: str) -> Point:
    """Where a port's landmark stands."""
    x, y, side, _ = PORTS[port]
    width = 2 * HALF_ISLAND - goods_width(port) - 20
    return x + side * (HALF_ISLAND - width / 2 - 2), y


def name_sign(port: str) -> Point:
    """The middle of the roof sign that carries a port's name."""
    return goods_middle(port), PORTS[port].y - SIGN_RISE


def berth(port: str, seat: int) -> Point:
    """Where a seat's stack of coins floats before a port, its ship on top."""
    x, y, _, _ = PORTS[port]
    return x + BERTH_STEP * (seat - (SEATS - 1) / 2), y + BERTH_DROP


def house_berth(middle: float, seat: int) -> Point:
    """Where a seat's ships lie before casino or market."""
    return middle + BERTH_STEP * (seat - (SEATS - 1) / 2), BERTHS_Y


def market_space(number: int) -> Point:
    """The middle of one of the market's spaces."""
    return 1240.0 + MARKET_STEP * (number % 3), 588.0 + MARKET_STEP * (number // 3)


def tray_place(number: int) -> Point:
    """A place of the own warehouse."""
    return TRAY[0] + TRAY_STEP * number, TRAY[1]


def slip_place(number: int) -> Point:
    """Where an own ship lies at home."""
    return SLIP[0] + SLIP_STEP * number, SLIP[1]


def card_place(card: str) -> Point:
    """Where a card stands on the red carpet."""
    return CARD[0] + CARD_STEP * CARDS.index(card), CARD[1]


def _port_spots(port: str) -> dict[str, Point]:
    x, y, _, spaces = PORTS[port]
    name = f"port.{port}"
    return {
        name: (x, y + (BACK + FRONT) / 2),
        f"{name}.sign": name_sign(port),
        **{f"{name}.goods.{k}": goods_space(port, k) for k in range(spaces)},
        **{f"{name}.stack.{seat}": berth(port, seat) for seat in range(SEATS)},
    }


def _macao_spots() -> dict[str, Point]:
    spots: dict[str, Point] = {"casino": CASINO, "market": (HALL[0], 560.0), **SIGNS}
    for name, x in (("casino", CASINO_BERTHS_X), ("market", MARKET_BERTHS_X)):
        spots |= {f"{name}.ships.{seat}": house_berth(x, seat) for seat in range(SEATS)}
        spots[f"{name}.pill"] = (x, 738.0)
    spots |= {f"market.{k}": market_space(k) for k in range(MARKET_SPACES)}
    return {**spots, "bag": BAG, "pile": PILE}


def _home_spots() -> dict[str, Point]:
    places = {f"warehouse.{k}": tray_place(k) for k in range(TRAY_PLACES)}
    ships = {f"quay.{k}": slip_place(k) for k in range(SEATS)}
    cards = {f"card.{name}": card_place(name) for name in CARDS}
    own: dict[str, Point] = {"safe": SAFE, "quay": slip_place(2)}
    own["warehouse"] = (TRAY[0] + TRAY_STEP * (TRAY_PLACES - 1) / 2, TRAY[1])
    return {**own, **places, **ships, **cards, **LABELS}


def all_spots() -> dict[str, dict[str, Point]]:
    """Every spot that the program knows, by the map's layer."""
    ports: dict[str, Point] = {}
    for port in PORTS:
        ports |= _port_spots(port)
    return {"ports": ports, "macao": _macao_spots(), "home": _home_spots()}
