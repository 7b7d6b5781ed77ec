"""The boxes: card in each game's colour, white where the compositor lays the print."""

from __future__ import annotations

from assets.pipeline.materials import Mat
from assets.pipeline.shapes import Shaper

from .places import DEPTH, HEIGHT, INSET, LID, WIDTH, Box

BLANK = "#E7E7E7"  # 0.8 in linear light


def box(m: Shaper, which: Box, chosen: bool) -> None:
    """One box, at rest or lifted."""
    x, y, z = which.place(chosen)
    with m.at(x, y, z, which.turn):
        _card(m, which)


def shade(m: Shaper, which: Box, chosen: bool) -> None:
    """A box that the light sees and the camera doesn't."""
    first = len(m.objects)
    box(m, which, chosen)
    for part in m.objects[first:]:
        part.visible_camera = False


def _card(m: Shaper, which: Box) -> None:
    lid = Mat(which.lid, 0.5, coat=0.2, bump=0.12, scale=30)
    tray = Mat(which.tray, 0.6, bump=0.1, scale=30)
    print_ = Mat(BLANK, 0.5, coat=0.15, bump=0.02, vary=0)
    deep = DEPTH * LID
    front = -DEPTH / 2
    m.box(0, front + deep / 2, 0, WIDTH, deep, HEIGHT, lid, 0.022, segments=3)
    rest = DEPTH - deep + 0.1
    m.box(0, DEPTH / 2 - rest / 2, 0.02, WIDTH - 0.07, rest, HEIGHT - 0.05, tray, 0.02)
    thin = 0.004
    m.box(0, front, INSET, WIDTH - 2 * INSET, thin, HEIGHT - 2 * INSET, print_, 0)
    for s in (-1, 1):
        m.box(
            s * WIDTH / 2,
            front + deep / 2,
            INSET,
            thin,
            deep - 2 * INSET,
            HEIGHT - 2 * INSET,
            print_,
            0,
        )
