"""Where the board's light comes from: points of light by the place that they belong to."""

from __future__ import annotations

from assets.pipeline.piece import Lamp

from .home import QUAY_LAMPS
from .layout import CARD, CARD_STEP, CASINO, PORTS, goods_middle, landmark, world

RGB = tuple[float, float, float]
WARM, ROSE, JADE, COLD = (1.0, 0.68, 0.34), (1.0, 0.16, 0.46), (0.12, 0.95, 0.86), (0.6, 0.8, 1.0)
EMBER: RGB = (1.0, 0.5, 0.16)
TINTS: dict[str, tuple[RGB, float]] = {
    "rotterdam": (WARM, 10),
    "bombay": (EMBER, 12),
    "new_york": (JADE, 14),
    "rio": (COLD, 5),
    "hong_kong": ((1.0, 0.25, 0.12), 16),
    "panama": (WARM, 8),
    "cape_town": (COLD, 5),
    "tangier": (EMBER, 9),
}
MOUNTAINS = ("rio", "cape_town")  # lit from above


def _glow(px: float, py: float, z: float, watts: float, colour: RGB) -> Lamp:
    return ((*world(px, py), z), watts, colour)


def _of_port(name: str) -> tuple[Lamp, ...]:
    (px, py), side = landmark(name), PORTS[name].side
    tint, watts = TINTS[name]
    high = 1.9 if name in MOUNTAINS else 1.3
    return (
        _glow(px + side * 34, py + 56, 1.0, 17, WARM),
        _glow(px - side * 40, py + 34, 0.45, 7, WARM),
        _glow(goods_middle(name), py + 30, 0.75, 16, WARM),
        _glow(px, py + 20 if name == "rio" else py - 14, high, watts, tint),
    )


def _of_macao() -> dict[str, tuple[Lamp, ...]]:
    x, y = CASINO
    return {
        "casino": (
            _glow(x, y + 104, 1.6, 40, ROSE),
            _glow(x - 150, y + 70, 0.9, 34, JADE),
            _glow(x + 150, y + 70, 0.9, 34, JADE),
            _glow(x, y + 66, 0.5, 26, WARM),
            _glow(x, y + 20, 3.0, 40, (1.0, 0.75, 0.4)),
        ),
        "macao": (_glow(1104, 660, 1.2, 30, (1.0, 0.4, 0.2)),),
        "market": (
            _glow(1308, 520, 1.6, 34, JADE),
            _glow(1312, 640, 1.7, 58, WARM),
            _glow(1200, 560, 0.9, 20, (1.0, 0.3, 0.2)),
            _glow(1440, 560, 0.9, 20, (1.0, 0.3, 0.2)),
            _glow(1452, 680, 0.9, 26, WARM),
        ),
    }


def _of_home() -> tuple[Lamp, ...]:
    quay = [_glow(px, 880, 0.8, 17, WARM) for px in QUAY_LAMPS]
    tray = [_glow(px, 936, 1.0, 15, WARM) for px in (420, 560, 700, 840, 960)]
    cards = [_glow(CARD[0] + CARD_STEP * 2 * k, 1062, 1.2, 26, (1, 0.74, 0.46)) for k in range(7)]
    return (*quay, *tray, *cards)


PLACES = {**{name: _of_port(name) for name in PORTS}, **_of_macao(), "home": _of_home()}


def lamps(without: str = "") -> tuple[Lamp, ...]:
    """All of the board's lamps but those of one place."""
    return tuple(lamp for name, some in PLACES.items() if name != without for lamp in some)
