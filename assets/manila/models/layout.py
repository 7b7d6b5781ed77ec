"""Where everything stands on Manila's board, in design pixels (1920 x 1080)."""

from __future__ import annotations

Point = tuple[float, float]
LANES = (300.0, 460.0, 620.0)  # three routes; which boat takes which makes no difference
FIRST_SQUARE, SQUARE = 430.0, 78.0  # square k lies at FIRST_SQUARE + k * SQUARE, k from 0 to 13
DOCKS: tuple[Point, ...] = ((1590, 300), (1590, 460), (1590, 620))  # boats in port: A, B, C
PORT_SPOTS: tuple[Point, ...] = ((1780, 300), (1780, 460), (1780, 620))
SLIPS: tuple[Point, ...] = ((960, 866), (1240, 866), (1520, 866))  # boats in the shipyard: A, B, C
YARD_SPOTS: tuple[Point, ...] = ((960, 1000), (1240, 1000), (1520, 1000))
PIRATES: Point = (600, 860)  # the pirate boat; its places are at (+35, -10) and (+72, -10)
PILOTS: tuple[Point, ...] = ((1180, 130), (1310, 130))  # small, large
INSURANCE: Point = (1480, 130)
PRICE_COLUMNS = (440.0, 530.0, 620.0, 710.0, 800.0)  # 0, 5, 10, 20, 30
PRICE_ROWS = {"nutmeg": 70.0, "silk": 116.0, "ginseng": 162.0, "jade": 208.0}
WARES = ("nutmeg", "silk", "ginseng", "jade")


def world(px: float, py: float, z: float = 0) -> Point:
    """The world's X and Y of a pixel at a height."""
    return (px - 960) / 100, (540 - py - 60 * z) / 80


def square(lane: int, number: int) -> Point:
    """The middle of a square of a route."""
    return FIRST_SQUARE + SQUARE * number, LANES[lane]
