"""Rain over the neon quay: drops on tin and tarpaulin, a gutter, humming signs, horns far off."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from studio.effects.harbour import horn_tone
from studio.loops import Tape, endless_noise, hump, lapping, wandering
from studio.synth import band, clock, decay, envelope, lowpass, metal, noise, saw, wood

Audio = NDArray[np.float64]
SECONDS = 54.0


def tape() -> Audio:
    """The whole loop."""
    loop = Tape(SECONDS)
    _rain(loop)
    _tin(loop)
    _neon(loop)
    lapping(loop, 745, 0.035)
    _far(loop)
    return loop.echoing(0.35, 2.6, 701)


def _rain(loop: Tape) -> None:
    """Steady rain with squalls: a low rush on the roofs, a fine veil above."""
    for side in (0, 1):
        roofs = endless_noise(SECONDS, 710 + side, hump(350, 1600, 1.1))
        veil = endless_noise(SECONDS, 720 + side, hump(2200, 7500, 1.1))
        squall = wandering(SECONDS, (2, 3, 7), 730, 0.45)
        loop.sound[:, side] += 0.007 * roofs * squall + 0.009 * veil * squall**1.3


def _tin(loop: Tape) -> None:
    """Single drops on a tin roof and a tarpaulin; a gutter runs on the right."""
    chance = np.random.default_rng(740)
    for at in np.sort(chance.uniform(0, SECONDS, 240)):
        if chance.random() < 0.6:
            drop = metal(float(chance.uniform(1300, 2600)), 0.12, 0.012)
        else:
            drop = lowpass(wood(float(chance.uniform(260, 480)), 0.1, 0.6), 1400)
        loop.add(
            drop,
            float(at),
            0.02 * float(chance.uniform(0.1, 1.0)) ** 2,
            float(chance.uniform(-0.9, 0.9)),
        )
    gutter = endless_noise(SECONDS, 750, hump(500, 1400, 2.0)) * wandering(
        SECONDS, (11, 17, 29, 43), 751, 0.8
    )
    loop.sound[:, 1] += 0.004 * gutter
    loop.sound[:, 0] += 0.0012 * gutter


def _neon(loop: Tape) -> None:
    """Two signs hum on the mains, a hair apart; now and then one stutters."""
    whole = np.arange(len(loop.sound)) / len(loop.sound)
    for cycles, pan in ((100 * SECONDS, -0.4), (100 * SECONDS + 13, 0.5)):
        tone = sum(np.sin(2 * np.pi * cycles * k * whole) / k for k in (1, 2, 3, 4, 6))
        loop.add(np.asarray(tone), 0.0, 0.0022, pan)
    for at in (9.0, 26.4, 43.7):
        buzz = band(saw(100.0, 0.5, 40), 600, 4200) * (np.sin(2 * np.pi * 13 * clock(0.5)) > 0.2)
        loop.add(
            lowpass(buzz, 3000) * envelope([(0, 0), (0.05, 1), (0.5, 0)], 0.5), at, 0.006, -0.4
        )


def _far(loop: Tape) -> None:
    """Three horns, each farther out; a car on wet stones; thunder that hardly reaches the bay."""
    for at, root, gain, pan in (
        (7.0, 65.4, 0.03, -0.5),
        (24.0, 82.4, 0.016, 0.6),
        (46.0, 58.3, 0.02, 0.2),
    ):
        loop.add(lowpass(horn_tone(2.6, root), 300), at, gain, pan)
    tyres = band(noise(5.0, 760), 500, 2200) * envelope([(0, 0), (2.4, 1), (5, 0)], 5.0) ** 2
    loop.add(tyres, 14.0, 0.012, 0.1)
    roll = lowpass(noise(5.0, 770), 110, 3) * envelope(
        [(0, 0), (0.6, 1), (1.4, 0.5), (2.0, 0.7), (5, 0)], 5.0
    )
    loop.add(roll / np.max(np.abs(roll)), 34.0, 0.05, 0.3)
    for k in range(5):
        loop.add(
            lowpass(noise(0.1, 780 + k), 500) * decay(0.1, 0.02),
            30.0 + 0.5 * k,
            0.02,
            -0.6 + 0.1 * k,
        )
