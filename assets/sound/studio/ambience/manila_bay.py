"""The bay of Manila in late afternoon: slow waves on sand, gulls, rigging, bamboo, a far church bell."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from studio.birds import gull_cry
from studio.effects.harbour import creak
from studio.loops import Tape, breakers, endless_noise, hump, lapping, wandering
from studio.synth import band, bell, decay, glide, lowpass, sine, wood

Audio = NDArray[np.float64]
SECONDS = 54.0


def tape() -> Audio:
    """The whole loop."""
    loop = Tape(SECONDS)
    _surf(loop)
    lapping(loop, 645, 0.04)
    _gulls(loop)
    _rigging(loop)
    _shore(loop)
    return loop.echoing(0.35, 2.4, 601)


def _surf(loop: Tape) -> None:
    """Long low waves that run up the sand and hiss back, each side with its own."""
    for side in (0, 1):
        swell = endless_noise(SECONDS, 610 + side, hump(55, 320, 1.5))
        run = endless_noise(SECONDS, 620 + side, hump(300, 1500, 1.2))
        hiss = endless_noise(SECONDS, 630 + side, hump(2400, 6000, 1.4))
        waves = breakers(SECONDS, 7, 640, 0.45) * 0.7 + breakers(SECONDS, 6, 650 + side, 0.45) * 0.3
        sound = 0.5 * swell * (0.4 + 0.6 * waves) + 0.5 * run * waves**1.4
        loop.sound[:, side] += 0.018 * (sound + 0.16 * hiss * np.roll(waves, 24000) ** 2.2)


def _gulls(loop: Tape) -> None:
    """Four visits of gulls, farther out than in Santiago."""
    chance = np.random.default_rng(660)
    for visit in (6.0, 19.5, 34.0, 46.0):
        pan, at = float(chance.uniform(-0.8, 0.5)), visit
        for _ in range(int(chance.integers(2, 5))):
            loop.add(
                lowpass(gull_cry(chance), 2300), at, 0.022 * float(chance.uniform(0.5, 1)), pan
            )
            at += float(chance.uniform(0.4, 0.8))


def _rigging(loop: Tape) -> None:
    """Ropes under strain, bamboo battens that knock against a mast."""
    chance = np.random.default_rng(670)
    for at in (3.1, 11.4, 17.2, 25.6, 31.0, 39.9, 44.2, 50.3):
        low = float(chance.uniform(14, 26))
        loop.add(
            creak(0.9, low, low * 1.9, int(at * 10)), at, 0.022, float(chance.uniform(-0.4, 0.7))
        )
    for at in np.sort(chance.uniform(0, SECONDS, 30)):
        knock = band(wood(float(chance.uniform(820, 1300)), 0.15, 0.6, ring=1.8), 400, 3600)
        loop.add(knock, float(at), 0.022 * float(chance.uniform(0.3, 1)), -0.5)


def _shore(loop: Tape) -> None:
    """A breeze in palms, crickets that begin, San Agustin's bell far off."""
    for side in (0, 1):
        breeze = endless_noise(SECONDS, 680 + side, hump(700, 3200, 1.3))
        loop.sound[:, side] += 0.004 * breeze * wandering(SECONDS, (3, 7, 11), 682 + side, 0.85)
    chirp = sine(glide(4300, 4450, 0.05), 0.05) * decay(0.05, 0.02, 0.01)
    for k in range(18):
        at = 21.0 + 0.72 * k
        for pulse in range(3):
            loop.add(chirp, at + 0.06 * pulse, 0.0035 * np.sin(np.pi * (k + 0.5) / 18), 0.6)
    for k in range(4):
        loop.add(lowpass(bell(440.0, 3.0, 0.7), 1200), 40.0 + 2.1 * k, 0.016, 0.35)
