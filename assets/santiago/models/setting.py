"""A table laid for a picture: which piece stands where, in design pixels."""

from __future__ import annotations

from .layout import LAYBY, QUARTERS, ring, slots

ROAD = ("maria", "pedro", "conchita", "jose", "zorro", "alonso", "pablo", "miguel", "martinez")
CITY = {
    "yellow": ("church", "casino", "sawmill"),
    "blue": ("harbour_office", "cafe", "bank"),
    "white": ("cigar_factory", "trade_office", "black_market"),
    "red": ("distillery", "newspaper", "customs"),
}
DECK_Y = 954
Spot = tuple[str, float, float]


def pixel(x: float, y: float, z: float = 0) -> tuple[float, float]:
    """World units to design pixels."""
    return 960 + 100 * x, 540 - 80 * y - 60 * z


def _town() -> list[Spot]:
    spots = []
    for quarter in QUARTERS:
        for name, site in zip(CITY[quarter], slots(quarter), strict=False):
            spots.append((f"bld_{name}", *pixel(*site)))
    for stop, name in enumerate(ROAD, 1):
        x, y, _ = ring(stop, LAYBY[stop])
        spots.append((f"fig_{name}", *pixel(x, y)))
    x, y, heading = ring(3.3)
    return [*spots, (f"car_{round(heading / 11.25) % 32:02d}", *pixel(x, y))]


def _harbour() -> list[Spot]:
    dice = (("rum", 2), ("fruit", 4), ("tobacco", 1), ("sugar", 3))
    spots: list[Spot] = [("ship_2", 1105, 999)]
    spots += [(f"die_{good}_{n}", 983 + 102 * i, DECK_Y) for i, (good, n) in enumerate(dice)]
    spots += [("barge", 1555, 935), ("die_cigar_0", 1555, 920)]
    spots += [(f"price_{k}", 375 + 90 * i, 958) for i, k in enumerate(("2", "3", "4", "flag"))]
    spots += [("price_marker", 486, 984)]
    spots += [("boat", 1512 + 58 * i, 1016) for i in range(3)]
    return spots


def _players() -> list[Spot]:
    sites = {0: slots("yellow")[1], 1: slots("white")[2], 2: slots("red")[1], 3: slots("blue")[0]}
    spots: list[Spot] = []
    for player, (x, y) in sites.items():
        px, py = pixel(x, y)
        spots.append((f"pawn_{player}", px + 52, py + 50))
        px, py = pixel(*slots(("blue", "red", "yellow", "white")[player])[(player + 1) % 3])
        spots.append((f"flag_{player}", px - 68, py + 32))
    return spots


SETTING: tuple[Spot, ...] = (*_town(), *_harbour(), *_players())
