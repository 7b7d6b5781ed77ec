"""The harbour of Santiago by day: waves at the quay, gulls, rigging, a distant town and ship."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from studio.birds import gull_cry
from studio.effects.harbour import creak, horn_tone
from studio.loops import Tape, breakers, endless_noise, hump, lapping, wandering
from studio.synth import (
    band,
    bell,
    decay,
    envelope,
    lowpass,
    noise,
    samples,
    sine,
    wood,
)

Audio = NDArray[np.float64]
SECONDS = 72.0


def tape() -> Audio:
    """The whole loop."""
    loop = Tape(SECONDS)
    _water(loop)
    lapping(loop, 345, 0.055)
    _town(loop)
    _gulls(loop)
    _ships(loop)
    return loop.echoing(0.35, 2.2, 301)


def _water(loop: Tape) -> None:
    """Low swell, breaking wash and a fine fizz, each side with its own waves."""
    for side in (0, 1):
        swell = endless_noise(SECONDS, 310 + side, hump(60, 380, 1.5))
        wash = endless_noise(SECONDS, 320 + side, hump(350, 1700, 1.2))
        fizz = endless_noise(SECONDS, 330 + side, hump(2200, 5200, 1.5))
        waves = breakers(SECONDS, 11, 340) * 0.75 + breakers(SECONDS, 9, 350 + side) * 0.25
        sound = 0.5 * swell * (0.35 + 0.65 * waves)
        sound += 0.55 * wash * waves**1.5 + 0.10 * fizz * np.roll(waves, 9000) ** 2.5
        loop.sound[:, side] += 0.018 * sound


def _town(loop: Tape) -> None:
    """A murmur of streets, a far church bell, hammering, a bicycle."""
    murmur = endless_noise(SECONDS, 360, hump(180, 620, 2.0))
    murmur *= wandering(SECONDS, (3, 7, 13, 29, 61), 361, 0.6)
    loop.bed(np.stack([murmur, np.roll(murmur, 1300)], axis=1), 0.004)
    for k in range(3):
        loop.add(lowpass(bell(523.0, 2.5, 0.6), 1300), 47.0 + 1.9 * k, 0.02, 0.5)
    for at in (12.0, 12.55, 13.1, 13.7, 14.3, 39.1, 39.65, 40.2):
        loop.add(lowpass(wood(520, 0.2), 1800), at, 0.04, -0.6)
    ring = sum(sine(f, 0.5) for f in (2350.0, 2790.0)) * decay(0.5, 0.06)
    for at in (26.3, 26.42, 26.9, 27.02):
        loop.add(lowpass(ring, 3200), at, 0.012, 0.4)


def _gulls(loop: Tape) -> None:
    """Five visits of gulls, each at its own distance and place."""
    chance = np.random.default_rng(370)
    for visit in (4.5, 18.0, 31.5, 44.0, 60.5):
        pan, far = float(chance.uniform(-0.8, 0.8)), float(chance.uniform(0.35, 1.0))
        at = visit
        for _ in range(int(chance.integers(2, 6))):
            cry = lowpass(gull_cry(chance), 1500 + 3000 * far)
            loop.add(cry, at, 0.036 * far, pan)
            at += float(chance.uniform(0.38, 0.75))
            pan = float(np.clip(pan + chance.uniform(-0.15, 0.15), -0.9, 0.9))


def _ships(loop: Tape) -> None:
    """Ropes and planks, halyards against a mast, one distant ship, a fishing boat's motor."""
    chance = np.random.default_rng(380)
    for at in (2.0, 9.3, 16.2, 23.8, 29.0, 36.4, 42.7, 51.5, 57.9, 66.1):
        low = float(chance.uniform(16, 30))
        seconds = float(chance.uniform(0.5, 0.9))
        loop.add(
            creak(seconds, low, low * 1.8, int(at * 10)),
            at,
            0.02,
            float(chance.uniform(-0.7, 0.3)),
        )
    for at in np.sort(chance.uniform(0, SECONDS, 26)):
        tap = band(wood(float(chance.uniform(1500, 1900)), 0.1, 0.6), 500, 4000)
        loop.add(tap, float(at), 0.025 * float(chance.uniform(0.4, 1)), 0.55)
    loop.add(lowpass(horn_tone(2.2, 82.4), 420), 53.0, 0.03, 0.3)
    loop.add(motor_boat(14.0), 30.0, 0.05, -0.3)


def motor_boat(seconds: float) -> Audio:
    """A small one-cylinder boat passes far away."""
    puff = band(noise(0.09, 390), 90, 500) * decay(0.09, 0.02)
    pulses = np.zeros(samples(seconds))
    pulses[:: samples(1 / 6.5)] = 1.0
    passing = envelope([(0, 0), (seconds * 0.5, 1), (seconds, 0)], seconds)
    return np.asarray(np.convolve(pulses, puff)[: len(pulses)]) * passing
