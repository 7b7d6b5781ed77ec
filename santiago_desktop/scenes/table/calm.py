"""High contrast: the painted ground grey and dim, but for what tells something by its colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterable

    from santiago_desktop.contract.desk import Plot

CALM = 0.59  # how bright the calmed ground is
FINE = 2  # times larger a plot's shape is while it is drawn, so that its edge comes out smooth
PLAIN = (255, 255, 255)


def calmed(ground: pygame.Surface, plots: Iterable[Plot], scale: float) -> pygame.Surface:
    """A picture of the ground at so many pixels for a design pixel; plots keep their colours."""
    made = pygame.transform.grayscale(ground)
    made.fill((round(255 * CALM),) * 3, special_flags=pygame.BLEND_RGB_MULT)
    for plot in plots:
        box = pygame.Rect((0, 0), [round(each * scale) for each in plot.size])
        box.center = round(plot.at[0] * scale), round(plot.at[1] * scale)
        box = box.clip(ground.get_rect())
        coloured = _shape(box.size, plot, scale)
        coloured.blit(ground, (0, 0), box, special_flags=pygame.BLEND_RGB_MULT)
        made.blit(coloured, box)
    return made


def _shape(size: tuple[int, int], plot: Plot, scale: float) -> pygame.Surface:
    """White where a plot is, and nothing around."""
    fine = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    fine.fill((*PLAIN, 0))
    if plot.corner is None:
        pygame.draw.ellipse(fine, PLAIN, fine.get_rect())
    else:
        radius = round(plot.corner * scale * FINE)
        pygame.draw.rect(fine, PLAIN, fine.get_rect(), border_radius=radius)
    return pygame.transform.smoothscale(fine, size)
