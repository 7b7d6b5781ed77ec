"""Buttons, panels and the wooden shutters over hidden holdings."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from studio import sampled
from studio.catalogue import FAINT, SOFT, Effect
from studio.synth import band, envelope, in_room, layered, metal, noise, thump, wood

Audio = NDArray[np.float64]


def button_hover() -> Audio:
    """The lightest tap of a fingertip on wood."""
    return wood(880, 0.1, 0.5, ring=0.55)


def button_click() -> Audio:
    """A wooden key goes down and comes up."""
    down = wood(640, 0.12, 0.8, ring=0.7) + 0.35 * thump(210, 150, 0.12, 0.018)
    return layered((0, down), (0.055, 0.35 * wood(1010, 0.08, 0.6, 5)))


def refused() -> Audio:
    """Two low, padded knocks: not now."""
    notes = [(0.0, 0.15, "A3", 74), (0.13, 0.3, "E3", 70)]
    pads = layered((0, 0.3 * thump(150, 110, 0.15, 0.03)), (0.13, 0.3 * thump(120, 85, 0.2, 0.035)))
    return in_room(layered((0, sampled.phrase(sampled.MARIMBA, notes, 0.6)), (0, pads)), 0.12, 0.25)


def _slide(seconds: float, rising: bool) -> Audio:
    """A sheet of stiff paper moves over wood."""
    shape = envelope([(0, 0), (seconds * (0.7 if rising else 0.3), 0.3), (seconds, 0)], seconds)
    return band(noise(seconds, 51 if rising else 52), 700, 3600) * shape


def panel_open() -> Audio:
    """A signboard swings in and its hook catches."""
    hook = 0.5 * wood(880, 0.12, 0.6) + 0.12 * metal(1900, 0.12, 0.03)
    return in_room(layered((0, _slide(0.16, True)), (0.14, hook)), 0.15, 0.25)


def panel_close() -> Audio:
    """The signboard is taken away."""
    hook = 0.5 * wood(660, 0.12, 0.6) + 0.08 * metal(1500, 0.12, 0.028)
    return in_room(layered((0, hook), (0.02, _slide(0.15, False))), 0.15, 0.25)


def _slats(tones: list[float], gap: float) -> list[tuple[float, Audio]]:
    """Wooden leaves that fold one after the other."""
    return [
        (gap * k, (0.5 + 0.1 * k) * wood(tone, 0.12, 0.75, k + 1)) for k, tone in enumerate(tones)
    ]


def shutter_open() -> Audio:
    """Three leaves fold up."""
    return in_room(layered(*_slats([620, 740, 890, 1060], 0.055)), 0.16, 0.25)


def shutter_close() -> Audio:
    """Three leaves fall and the lowest knocks on the sill."""
    sill = 0.9 * wood(380, 0.2, 0.6) + 0.4 * thump(160, 110, 0.2, 0.03)
    return in_room(layered(*_slats([980, 830, 700], 0.05), (0.17, sill)), 0.16, 0.25)


def tick() -> Audio:
    """A number counts up by one."""
    return wood(1260, 0.1, 0.5, ring=0.7)


EFFECTS = (
    Effect("button_hover", button_hover, FAINT, "the pointer or focus reaches a button"),
    Effect("button_click", button_click, SOFT, "a button is pressed"),
    Effect("refused", refused, SOFT, "that is not possible now"),
    Effect("panel_open", panel_open, SOFT, "a dialog or panel opens"),
    Effect("panel_close", panel_close, SOFT, "a dialog or panel closes"),
    Effect("shutter_open", shutter_open, SOFT, "hidden holdings are shown"),
    Effect("shutter_close", shutter_close, SOFT, "holdings are hidden again"),
    Effect("count_tick", tick, FAINT, "a number counts up"),
)
