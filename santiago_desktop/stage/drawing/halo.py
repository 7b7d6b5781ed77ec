"""Lines around things: what can be clicked, what is lit, what somebody has changed."""

from __future__ import annotations

from math import cos, pi, sin

import pygame

from santiago_desktop.kernel.records import Record

DIRECTIONS = 20  # in which a shape is moved to make it thicker
EDGE = "#3B1F12"
ON_GROUND = 3.0  # design pixels that light shines there at most
CORE = 0.33  # the part of a dash and its gap through which it is drawn; its ends are round
RIM = 2.0  # design pixels of the dark line outside
SOLID = 90  # how opaque a pixel is that belongs to the shape
FINE = 2  # times larger while it is drawn, so that the line comes out smooth
COARSE = 4  # times smaller while its light is blurred


class Halo(Record):
    """How the line looks; widths in design pixels."""

    colour: str
    width: float = 5.0
    glow: float = 0.0  # how far light shines beyond the line
    dash: float = 0.0  # how long a dash is, and the gap behind it; 0: the line isn't broken


class Oval(Record):
    """A line around a place on the ground; its size is in design pixels.

    It has little light: what is painted beside the place is to be read.
    """

    size: tuple[float, float]
    kind: Halo


TARGET = Halo("#FFD21F", 5.0, 9.0)
LIT = Halo("#FFFFFF", 6.0, 12.0)
FOLLOWS = Halo("#FFF3D6", 3.5)


def changed(colour: str) -> Halo:
    """Around what a player has changed: broken, so that nobody takes it for what can be clicked."""
    return Halo(colour, 4.0, dash=13.0)


def halo(
    picture: pygame.Surface, kind: Halo, scale: float, *, hollow: bool = False
) -> pygame.Surface:
    """The line around a picture's shape, with the same room on all sides.

    It is hollow for what lies on the ground: things stand on that.
    """
    scale *= FINE
    line, rim, glow = max(4.0, kind.width * scale), max(2.0, RIM * scale), kind.glow * scale
    margin = FINE * round((line + rim + 2 * glow) / FINE + 1)
    large = pygame.transform.smoothscale_by(picture, FINE)
    width, height = large.get_size()
    made = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
    shape = pygame.mask.from_surface(large, SOLID)
    bright = shape.to_surface(setcolor=kind.colour, unsetcolor=(0, 0, 0, 0))
    if glow:
        _thicken(made, bright, margin, line + glow)
        made = _softened(made, glow)
    if kind.dash:
        edge = _outline(shape, margin, kind.dash * scale)
        _dotted(made, edge, EDGE, line + rim)
        _dotted(made, edge, kind.colour, line)
    else:
        dark = shape.to_surface(setcolor=EDGE, unsetcolor=(0, 0, 0, 0))
        _thicken(made, dark, margin, line + rim)
        _thicken(made, bright, margin, line)
    if hollow:
        inside = shape.to_surface(setcolor=(0, 0, 0, 255), unsetcolor=(0, 0, 0, 0))
        made.blit(inside, (margin, margin), special_flags=pygame.BLEND_RGBA_SUB)
    return pygame.transform.smoothscale_by(made, 1 / FINE)


def around_oval(oval: Oval, scale: float) -> pygame.Surface:
    """The line around a place on the ground; its middle is that of the place."""
    width, height = (round(length * scale) for length in oval.size)
    place = pygame.Surface((width, height), pygame.SRCALPHA)
    pygame.draw.ellipse(place, (255, 255, 255), place.get_rect())
    kind = oval.kind._replace(glow=min(oval.kind.glow, ON_GROUND))
    return halo(place, kind, scale, hollow=True)


def _softened(picture: pygame.Surface, by: float) -> pygame.Surface:
    """Blurred; smaller meanwhile, which is many times quicker and can't be seen."""
    small = pygame.transform.smoothscale_by(picture, 1 / COARSE)
    small = pygame.transform.gaussian_blur(small, max(1, round(by / COARSE)))
    return pygame.transform.smoothscale(small, picture.get_size())


def _thicken(target: pygame.Surface, shape: pygame.Surface, margin: int, by: float) -> None:
    """The shape, moved a little in every direction."""
    for number in range(DIRECTIONS):
        angle = 2 * pi * number / DIRECTIONS
        at = margin + round(by * cos(angle)), margin + round(by * sin(angle))
        target.blit(shape, at)


def _outline(shape: pygame.Mask, margin: int, dash: float) -> list[tuple[int, int]]:
    """The points of the edges of a shape's parts that lie in dashes, not in the gaps behind them.

    Edges are divided evenly: no two dashes run into each other where one ends.
    """
    found: list[tuple[int, int]] = []
    for part in shape.connected_components(round(dash)):
        edge = part.outline()
        pairs = max(1, round(len(edge) / (2 * dash)))
        found += [
            (x + margin, y + margin)
            for number, (x, y) in enumerate(edge)
            if number * pairs % len(edge) < len(edge) * CORE
        ]
    return found


def _dotted(
    target: pygame.Surface, points: list[tuple[int, int]], colour: str, radius: float
) -> None:
    """A line through points that lie side by side."""
    for point in points:
        pygame.draw.circle(target, colour, point, radius)
