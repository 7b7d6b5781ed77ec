"""Lines around things: what can be clicked, what is lit, what somebody has changed."""

from __future__ import annotations

from math import cos, pi, sin

import pygame

from santiago_desktop.kernel.records import Record

DIRECTIONS = 20  # in which a shape is moved to make it thicker
EDGE = "#3B1F12"
RIM = 2.0  # design pixels of the dark line outside
SOLID = 90  # how opaque a pixel is that belongs to the shape
FINE = 2  # times larger while it is drawn, so that the line comes out smooth
COARSE = 4  # times smaller while its light is blurred


class Halo(Record):
    """How the line looks; widths in design pixels."""

    colour: str
    width: float = 5.0
    glow: float = 0.0  # how far light shines beyond the line


TARGET = Halo("#FFD21F", 5.0, 9.0)
LIT = Halo("#FFFFFF", 6.0, 12.0)
FOLLOWS = Halo("#FFF3D6", 3.5)


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
    dark = shape.to_surface(setcolor=EDGE, unsetcolor=(0, 0, 0, 0))
    _thicken(made, dark, margin, line + rim)
    _thicken(made, bright, margin, line)
    if hollow:
        inside = shape.to_surface(setcolor=(0, 0, 0, 255), unsetcolor=(0, 0, 0, 0))
        made.blit(inside, (margin, margin), special_flags=pygame.BLEND_RGBA_SUB)
    return pygame.transform.smoothscale_by(made, 1 / FINE)


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
