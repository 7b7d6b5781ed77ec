"""Where everything stands, in world units: px = 960 + 100 X, py = 540 - 80 Y - 60 Z."""

from __future__ import annotations

import math

CENTRE_X, CENTRE_Y = 1.5, 0.9
RADIUS, STRAIGHT, HALF_ROAD = 2.78, 4.2, 0.47  # of the ring road; STRAIGHT is half its length
LENGTH = 4 * STRAIGHT + 2 * math.pi * RADIUS
STOPS = 10
LAYBY = {stop: 1.24 if stop in (1, 9) else 1.02 for stop in range(1, STOPS)}
SLOT_X = (-4.95, -3.35, -1.75, 1.75, 3.35, 4.95)
SLOT_Y = (0.8, -1.33)
QUARTERS = {"yellow": (0, 0), "blue": (1, 0), "white": (0, 1), "red": (1, 1)}
QUAY_Y, SEA_Z = -3.95, -0.42
TRACK = [(5.52 + 0.58 * i, -5.95) for i in range(7)]


def ring(stop: float, offset: float = 0) -> tuple[float, float, float]:
    """A place on the ring road: x, y, heading; stops count clockwise from the port."""
    d = (stop % STOPS) / STOPS * LENGTH
    r = RADIUS + offset
    bend = math.pi * RADIUS
    if d < STRAIGHT:
        return CENTRE_X - d, CENTRE_Y - r, 180
    if d < STRAIGHT + bend:
        a = -math.pi / 2 - (d - STRAIGHT) / RADIUS
        return (
            CENTRE_X - STRAIGHT + r * math.cos(a),
            CENTRE_Y + r * math.sin(a),
            math.degrees(a) - 90,
        )
    d -= STRAIGHT + bend
    if d < 2 * STRAIGHT:
        return CENTRE_X - STRAIGHT + d, CENTRE_Y + r, 0
    d -= 2 * STRAIGHT
    if d < bend:
        a = math.pi / 2 - d / RADIUS
        return (
            CENTRE_X + STRAIGHT + r * math.cos(a),
            CENTRE_Y + r * math.sin(a),
            math.degrees(a) - 90,
        )
    return CENTRE_X + STRAIGHT - (d - bend), CENTRE_Y - r, 180


def loop(offset: float, points: int = 200) -> list[tuple[float, float]]:
    """The ring road's centre line, moved outwards."""
    return [ring(STOPS * i / points, offset)[:2] for i in range(points)]


def slots(quarter: str) -> list[tuple[float, float]]:
    """The three building sites of a quarter."""
    column, row = QUARTERS[quarter]
    xs = SLOT_X[3 * column : 3 * column + 3]
    return [(CENTRE_X + x, CENTRE_Y + SLOT_Y[row]) for x in xs]


def from_ring(x: float, y: float) -> float:
    """The distance from the spine of the ring's stadium."""
    return math.hypot(max(0.0, abs(x - CENTRE_X) - STRAIGHT), y - CENTRE_Y)
