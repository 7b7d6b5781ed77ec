"""A, the better move, and B: told apart wherever they are compared, by letter, dash and colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.kernel.records import Record
from santiago_desktop.table.hints import LETTERS

if TYPE_CHECKING:
    from santiago_desktop.players.chances import Chance
    from santiago_desktop.stage.drawing.canvas import Canvas

VALUE = "#FFFFFF"
BAND = 82  # of 255: how dark the range lies on its bar
LETTER = 20  # the size of a letter in its disc


class Side(Record):
    """One of two moves."""

    letter: str
    ink: str  # of its letter, its frame, its numbers and its way
    tint: str  # of its card
    dashed: bool  # its way on the board


OTHER = Side(LETTERS[1], "#A84E06", "#FFF6E8", dashed=True)  # the one that is pointed at
BETTER = Side(LETTERS[0], "#0A746E", "#EFFAF4", dashed=False)
REST = "#9A7B45"  # moves that are not compared just now
ON_DARK = {BETTER: ("#7CFFB2", "#001A12"), OTHER: ("#FFB347", "#1E1200")}


def seen(side: Side, canvas: Canvas) -> Side:
    """A side in the colours of the theme."""
    if not canvas.kit.dark:
        return side
    ink, tint = ON_DARK[side]
    return side._replace(ink=ink, tint=tint)


def draw_disc(
    target: pygame.Surface, canvas: Canvas, side: Side, middle: tuple[int, int], across: int
) -> None:
    """The letter of a side on a disc of its colour."""
    key = ("disc", side, across)
    disc = canvas.kit.kept.get(key, lambda: _disc(side.ink, across))
    target.blit(disc, disc.get_rect(center=middle))
    ink = "#000000" if canvas.kit.dark else VALUE
    canvas.text(
        target, side.letter, middle, face="number", size=LETTER, colour=ink, anchor="center"
    )


def _disc(colour: str, across: int) -> pygame.Surface:
    large = pygame.Surface((4 * across, 4 * across), pygame.SRCALPHA)
    pygame.draw.circle(large, colour, (2 * across, 2 * across), 2 * across - 2)
    return pygame.transform.smoothscale(large, (across, across))


def draw_chance(
    target: pygame.Surface, canvas: Canvas, box: pygame.Rect, chance: Chance, colour: str
) -> None:
    """A chance as a bar, and on it the range in which it surely lies, with a tick at its value."""
    radius = box.height // 2
    well = pygame.Surface(box.size, pygame.SRCALPHA)
    ink = pygame.Color(canvas.kit.colour("text"))
    pygame.draw.rect(well, (*ink[:3], 40), well.get_rect(), border_radius=radius)
    target.blit(well, box)
    if round(chance.value * box.width):
        fill = pygame.Rect(box.topleft, (round(chance.value * box.width), box.height))
        pygame.draw.rect(
            target, colour, fill, border_top_left_radius=radius, border_bottom_left_radius=radius
        )
    draw_whisker(target, canvas, box, chance)


def draw_whisker(target: pygame.Surface, canvas: Canvas, box: pygame.Rect, chance: Chance) -> None:
    """A dark band with a tick at each end, and a light one for the value."""
    low, value, high = (
        box.x + round(max(0.0, min(1.0, share)) * (box.width - 1))
        for share in (chance.low, chance.value, chance.high)
    )
    thick = max(2, canvas.px(2.2))
    band = pygame.Surface((max(1, high - low), box.height), pygame.SRCALPHA)
    ink = pygame.Color(canvas.kit.colour("text"))
    band.fill((*ink[:3], BAND))
    target.blit(band, (low, box.y))
    for x in (low, high):
        pygame.draw.line(target, ink, (x, box.y), (x, box.bottom - 1), thick)
    light = "#000000" if canvas.kit.dark else VALUE
    over = canvas.px(3)
    pygame.draw.line(target, light, (value, box.y - over), (value, box.bottom - 1 + over), thick)
