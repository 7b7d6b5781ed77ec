"""What is painted on Manila's board and tells something: squares, prices, letters of berths."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from santiago_desktop.contract.desk import Plot
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.window import places as on

if TYPE_CHECKING:
    from collections.abc import Sequence

SQUARE, SKULL = (48.0, 40.0), (28.0, 28.0)
PAD, LETTER = (72.0, 58.0), (50.0, 54.0)
PRICE, CORNER = (62.0, 46.0), 9.0
FACE = (0.0, -2.0)  # of a float, above its middle
BESIDE_SQUARE = (37.0, -5.0)
BESIDE_PAD = {"port": (51.0, 1.0), "yard": (-79.0, -29.0)}  # to the disc with its letter


@cache
def plots() -> Sequence[Plot]:
    """The numbered floats, the skull behind 13, the prices, and each berth's pad and letter."""
    floats = [[on.float_at(lane, k) for k in range(box.LAST_SQUARE + 1)] for lane in on.LANES]
    spots = on.places()
    prices = [spots[f"price.{ware}.{step}"] for ware in box.WARES for step in box.TRACK]
    pads = [(by, spots[f"{kind}.{b}"]) for kind, by in BESIDE_PAD.items() for b in box.BERTHS]
    return [
        *(Plot(on.moved(at, FACE), SQUARE) for lane in floats for at in lane),
        *(Plot(on.moved(lane[-1], BESIDE_SQUARE), SKULL) for lane in floats),
        *(Plot(at, PRICE, CORNER) for at in prices),
        *(Plot(at, PAD) for _, at in pads),
        *(Plot(on.moved(at, by), LETTER) for by, at in pads),
    ]
