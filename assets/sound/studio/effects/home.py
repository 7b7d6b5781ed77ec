"""The first screen: boxes lifted and set down on the quay, and a word from each hour."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from studio.birds import gull_cry
from studio.catalogue import SOFT, Effect
from studio.effects.harbour import horn_tone
from studio.synth import band, bell, envelope, faded, in_room, layered, lowpass, noise, thump, wood

Audio = NDArray[np.float64]


def box_up() -> Audio:
    """A heavy box leaves the stones: cardboard slides, air below it."""
    slide = band(noise(0.22, 501), 500, 2600) * envelope([(0, 0), (0.15, 0.3), (0.22, 0)], 0.22)
    return in_room(layered((0, slide), (0.0, 0.3 * wood(420, 0.12, 0.5))), 0.15, 0.25)


def box_down() -> Audio:
    """The box stands again: a soft, full thud, and the lid settles."""
    thud = thump(115, 70, 0.25, 0.045) + 0.5 * lowpass(noise(0.25, 511), 1100) * envelope(
        [(0, 0), (0.005, 0.7), (0.2, 0)], 0.25
    )
    return in_room(layered((0, thud), (0.06, 0.2 * wood(330, 0.15, 0.5))), 0.15, 0.25)


def morning() -> Audio:
    """Two gulls over the quay."""
    chance = np.random.default_rng(521)
    cries = [
        (at, loud * lowpass(gull_cry(chance), 3200))
        for at, loud in ((0, 0.8), (0.45, 1.0), (1.0, 0.5))
    ]
    return in_room(layered(*cries), 0.35, 1.0)


def evening() -> Audio:
    """The harbour's bell, once, over warm water."""
    return in_room(layered((0, bell(784, 2.0, 0.5)), (0.7, 0.4 * bell(784, 1.6, 0.4))), 0.32, 1.1)


def night() -> Audio:
    """One low horn out in the dark."""
    return faded(in_room(lowpass(horn_tone(1.3, 69.3), 420), 0.45, 1.5, 531), 0.001, 0.5)


EFFECTS = (
    Effect("home_box_up", box_up, SOFT, "first screen: a box is lifted (260 ms)"),
    Effect("home_box_down", box_down, SOFT, "first screen: a box is set down (160 ms)"),
    Effect("home_morning", morning, SOFT, "first screen: Santiago's box comes into sight; gulls"),
    Effect("home_evening", evening, SOFT, "first screen: Manila's box comes into sight; bell"),
    Effect("home_night", night, SOFT, "first screen: Cargo Noir's box comes into sight; foghorn"),
)
