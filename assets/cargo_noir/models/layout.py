"""Where everything stands on Cargo Noir's board, in design pixels (1920 x 1080)."""

from __future__ import annotations

Point = tuple[float, float]
# A port is an island with a quay of goods spaces; ships moor below it, one berth for each seat.
PORTS: dict[str, tuple[Point, int]] = {
    "new_york": ((560, 232), 3),
    "rotterdam": ((960, 226), 4),
    "bombay": ((1380, 232), 3),
    "hong_kong": ((1730, 352), 2),
    "panama": ((470, 540), 2),
    "rio": ((620, 830), 3),
    "cape_town": ((1010, 866), 1),
    "tangier": ((900, 540), 1),
}
CASINO: Point = (1330, 590)
MARKET: Point = (1500, 830)
GOODS_STEP = 62.0  # between two goods of a port
BERTH_DROP = 96.0  # from a port's middle down to its ships
MARKET_SPACES = 6


def world(px: float, py: float, z: float = 0) -> Point:
    """The world's X and Y of a pixel at a height."""
    return (px - 960) / 100, (540 - py - 60 * z) / 80


def goods_space(port: str, number: int) -> Point:
    """The middle of a port's goods space, counted from 0."""
    (x, y), count = PORTS[port]
    return x + GOODS_STEP * (number - (count - 1) / 2), y


def berth(port: str, number: int) -> Point:
    """Where a ship lies before a port: up to five, counted from 0."""
    (x, y), _ = PORTS[port]
    return x - 92 + 92 * (number % 3), y + BERTH_DROP + 46 * (number // 3)


def market_space(number: int) -> Point:
    """The middle of one of the market's spaces."""
    x, y = MARKET
    return x + 66 * (number % 3 - 1), y - 30 + 58 * (number // 3)
