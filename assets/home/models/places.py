"""Where the three boxes stand on the quay, and where a point of the quay comes to on the screen.

No Blender here: the compositor needs these numbers as well.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

Point = tuple[float, float]
Spot3 = tuple[float, float, float]
Part = tuple[int, int, int, int]  # left, top, right, bottom

DESIGN = (1920, 1080)
EYE: Spot3 = (0.0, -14.7, 2.15)
TARGET: Spot3 = (0.0, 0.0, 0.60)
LENS, FILM = 45.0, 36.0  # millimetres
WIDTH, HEIGHT, DEPTH = 2.62, 2.88, 0.86  # of a box
LID = 0.8  # share of the depth
INSET = 0.03  # the print ends before the box's edge
NEARER, HIGHER = 0.8, 0.34  # the box in sight
REACH = {"santiago": (0, 800), "manila": (560, 1400), "cargo_noir": (1150, 1920)}


@dataclass(frozen=True)
class Box:
    """One game's box: where it stands, how it is turned, which colours its card has."""

    game: str
    x: float
    y: float
    turn: float  # degrees
    lid: str
    tray: str

    @property
    def side(self) -> int:
        """Which of its sides is seen: 1 the right one, -1 the left one."""
        return 1 if self.turn < 0 else -1

    def place(self, chosen: bool) -> Spot3:
        """The middle of its foot, at rest or in sight."""
        if not chosen:
            return (self.x, self.y, 0.0)
        front = self.y - DEPTH / 2 - EYE[1]
        keep = (front - NEARER) / front  # what comes nearer would move aside
        return (self.x * keep, self.y - NEARER, HIGHER)

    def point(self, chosen: bool, across: float, along: float, up: float) -> Spot3:
        """A point of the box (its own axes, from the middle of its foot) on the quay."""
        x, y, z = self.place(chosen)
        cosine, sine = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        return (x + across * cosine - along * sine, y + across * sine + along * cosine, z + up)

    def front(self, chosen: bool) -> list[Point]:
        """The print on its front on the screen: top left, top right, bottom right, bottom left."""
        half, front = WIDTH / 2 - INSET, -DEPTH / 2
        corners = ((-half, 1), (half, 1), (half, 0), (-half, 0))
        return [seen(self.point(chosen, x, front, height(up))) for x, up in corners]

    def flank(self, chosen: bool) -> list[Point]:
        """The print on the side that is seen, in the same order."""
        near, far = -DEPTH / 2 + INSET, -DEPTH / 2 + DEPTH * LID - INSET
        left, right = (near, far) if self.side > 0 else (far, near)
        across = self.side * WIDTH / 2
        corners = ((left, 1), (right, 1), (right, 0), (left, 0))
        return [seen(self.point(chosen, across, y, height(up))) for y, up in corners]

    def corners(self, chosen: bool) -> list[Point]:
        """Its eight corners on the screen."""
        return [
            seen(self.point(chosen, x * WIDTH / 2, y * DEPTH / 2, z * HEIGHT))
            for x in (-1, 1)
            for y in (-1, 1)
            for z in (0, 1)
        ]

    def part(self, chosen: bool) -> Part:
        """The design pixels that the whole box takes, with a margin."""
        xs, ys = zip(*self.corners(chosen), strict=True)
        return (int(min(xs)) - 8, int(min(ys)) - 8, int(max(xs)) + 8, int(max(ys)) + 8)

    def ground(self) -> Part:
        """The design pixels that its shadow and its lamp change."""
        left, right = REACH[self.game]
        return (left, 230, right, 760)


BOXES = (
    Box("santiago", -3.62, 0.17, -7, "#0F6A62", "#F3E2BC"),
    Box("manila", 0.0, 0.17, -13, "#8A3A1E", "#F3E2BC"),
    Box("cargo_noir", 3.62, 0.17, 7, "#0C1030", "#2A3050"),
)


def height(up: int) -> float:
    """The lower or upper edge of a print."""
    return HEIGHT - INSET if up else INSET


def seen(point: Spot3) -> Point:
    """Where a point of the quay is in the picture, in design pixels."""
    away = [t - e for t, e in zip(TARGET, EYE, strict=True)]
    length = math.hypot(*away)
    ahead = [v / length for v in away]
    upward = (0.0, -ahead[2], ahead[1])  # the camera doesn't turn aside
    to = [p - e for p, e in zip(point, EYE, strict=True)]
    depth = sum(a * b for a, b in zip(to, ahead, strict=True))
    rise = sum(a * b for a, b in zip(to, upward, strict=True))
    scale = DESIGN[0] * LENS / FILM / depth
    return (DESIGN[0] / 2 + to[0] * scale, DESIGN[1] / 2 - rise * scale)
