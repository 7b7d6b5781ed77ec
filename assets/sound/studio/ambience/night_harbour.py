"""The night harbour of Cargo Noir: thin rain, lapping, a bell buoy, a foghorn, far machines."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from studio.effects.harbour import creak, horn_tone
from studio.loops import Tape, endless_noise, hump, lapping, wandering
from studio.synth import bell, decay, glide, lowpass, metal, noise, sine

Audio = NDArray[np.float64]
SECONDS = 66.0


def tape() -> Audio:
    """The whole loop."""
    loop = Tape(SECONDS)
    _rain(loop)
    _lapping(loop)
    _signals(loop)
    _docks(loop)
    return loop.echoing(0.4, 3.0, 401)


def _rain(loop: Tape) -> None:
    """A fine veil of rain that comes and goes, and drips from a gutter."""
    for side in (0, 1):
        veil = endless_noise(SECONDS, 410 + side, hump(1800, 6500, 1.2))
        veil *= wandering(SECONDS, (2, 5, 9), 412, 0.5)
        loop.sound[:, side] += 0.010 * veil
    chance = np.random.default_rng(414)
    for at in np.sort(chance.uniform(0, SECONDS, 70)):
        low = float(chance.uniform(700, 1500))
        drop = sine(glide(low, low * 1.5, 0.05), 0.05) * decay(0.05, 0.009, 0.002)
        loop.add(
            drop, float(at), 0.018 * float(chance.uniform(0.2, 1)), float(chance.uniform(-0.8, 0.8))
        )


def _lapping(loop: Tape) -> None:
    """Black water slaps against piles, slowly and never evenly."""
    for side in (0, 1):
        depth = endless_noise(SECONDS, 421 + side, hump(50, 260, 1.5))
        loop.sound[:, side] += 0.010 * depth * wandering(SECONDS, (7, 11, 17), 423 + side, 0.7)
    lapping(loop, 420, 0.05)


def _signals(loop: Tape) -> None:
    """The bell buoy rocks; twice the foghorn answers from far off."""
    chance = np.random.default_rng(430)
    toll = lowpass(bell(659.0, 3.0, 0.55), 2600)
    at = 1.5
    while at < SECONDS - 1:
        loop.add(toll, at, 0.02 * float(chance.uniform(0.35, 1.0)), -0.45)
        if chance.random() < 0.5:
            loop.add(toll, at + float(chance.uniform(0.5, 0.9)), 0.01, -0.45)
        at += float(chance.uniform(3.2, 6.0))
    for at in (14.0, 47.0):
        loop.add(lowpass(horn_tone(2.8, 69.3), 330), at, 0.03, 0.5)


def _docks(loop: Tape) -> None:
    """The hum of a sleeping ship, chains, a hawser under strain, a train of wagons far away."""
    hum = endless_noise(
        SECONDS,
        440,
        lambda f: np.exp(-(((f - 58) / 5) ** 2)) + 0.3 * np.exp(-(((f - 116) / 7) ** 2)),
    )
    loop.bed(np.stack([hum, np.roll(hum, 700)], axis=1), 0.006)
    chance = np.random.default_rng(441)
    for at in (7.0, 22.5, 36.0, 55.5):
        low = float(chance.uniform(14, 22))
        loop.add(creak(1.1, low, low * 2.0, int(at)), at, 0.012, float(chance.uniform(0, 0.8)))
    for at in (29.0, 29.22, 29.5, 60.2, 60.45):
        loop.add(lowpass(metal(820, 0.6, 0.09), 2200), at, 0.008, 0.65)
    for k in range(14):
        at = 38.5 + 0.62 * k
        shape = np.sin(np.pi * (k + 0.5) / 14)
        clack = lowpass(noise(0.12, 450 + k), 420) * decay(0.12, 0.02)
        loop.add(clack, at, 0.03 * shape, -0.7 + 0.09 * k)
        loop.add(clack, at + 0.13, 0.024 * shape, -0.7 + 0.09 * k)
