"""The car: start, drive, stop, horn."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from studio.catalogue import PLAIN, SOFT, STRONG, Effect
from studio.synth import (
    RATE, band, clock, decay, envelope, faded, glide, in_room, layered, lowpass, noise, samples,
    saw, sine, wood,
)  # fmt: skip

Audio = NDArray[np.float64]


def _firing(rate: Audio, seed: int) -> Audio:
    """Impulses of an engine whose firing rate is given for each sample, a little uneven."""
    phase = np.cumsum(rate) / RATE
    fired = np.flatnonzero(np.diff(np.floor(phase), prepend=0.0) > 0)
    chance = np.random.default_rng(seed)
    pattern = np.array([1.0, 0.72, 0.9, 0.66])
    pulses = np.zeros(len(rate))
    pulses[fired] = pattern[np.arange(len(fired)) % 4] * chance.uniform(0.88, 1.12, len(fired))
    return pulses


def _exhaust() -> Audio:
    """What one explosion sounds like through a toy's tin pipe."""
    seconds = 0.12
    puff = band(noise(seconds, 5), 140, 1500) * decay(seconds, 0.012) * 0.5
    tone = sine(96, seconds) * decay(seconds, 0.02) + 0.6 * sine(188, seconds) * decay(
        seconds, 0.013
    )
    return tone + puff + 0.25 * sine(430, seconds) * decay(seconds, 0.009)


def _engine(rate: Audio, seed: int) -> Audio:
    """Firing impulses through the exhaust."""
    return np.convolve(_firing(rate, seed), _exhaust())[: len(rate)]


def car_start() -> Audio:
    """The starter turns twice, the engine catches."""
    whirr = saw(envelope([(0, 70), (0.1, 118), (0.2, 84), (0.3, 122), (0.4, 90)], 0.42), 0.42, 8)
    starter = lowpass(whirr, 900) * envelope([(0, 0), (0.03, 0.35), (0.36, 0.35), (0.42, 0)], 0.42)
    rate = envelope([(0, 14), (0.12, 52), (0.4, 38), (0.85, 33)], 0.85)
    running = _engine(rate, 2) * envelope([(0, 0.3), (0.1, 1.2), (0.5, 0.9), (0.85, 0.55)], 0.85)
    return faded(layered((0.0, starter), (0.36, running)), 0.004, 0.12)


def car_drive() -> Audio:
    """Two seconds of driving that loop without a seam (circular convolution)."""
    seconds = 2.0
    rate = np.full(samples(seconds), 32.0)
    pulses = _firing(rate + 0.0, 3)
    length = len(pulses)
    pipe = np.pad(_exhaust(), (0, length - samples(0.12)))
    engine = np.fft.irfft(np.fft.rfft(pulses) * np.fft.rfft(pipe), length)
    tyre = np.fft.rfft(noise(seconds, 9))
    freqs = np.fft.rfftfreq(length, 1 / RATE)
    tyre *= np.exp(-(((freqs - 420) / 260) ** 2))
    road = np.fft.irfft(tyre, length)
    sway = 1 + 0.08 * np.sin(2 * np.pi * clock(seconds))
    return np.asarray((engine + road / np.max(np.abs(road)) * 0.16) * sway)


def car_stop() -> Audio:
    """The engine slows and shakes, a small squeak, the hand brake."""
    rate = envelope([(0, 32), (0.45, 15), (0.6, 9)], 0.6)
    slowing = _engine(rate, 4) * envelope([(0, 0.9), (0.4, 0.7), (0.6, 0)], 0.6)
    squeak = sine(glide(1240, 980, 0.22), 0.22) * envelope([(0, 0), (0.08, 0.07), (0.22, 0)], 0.22)
    ratchet = [(0.62 + 0.035 * k, 0.35 * wood(900 + 40 * k, 0.06)) for k in range(4)]
    return faded(layered((0, slowing), (0.3, lowpass(squeak, 2500)), *ratchet), 0.004, 0.03)


def car_horn() -> Audio:
    """Two friendly toots of a two-toned horn."""

    def toot(seconds: float) -> Audio:
        both = saw(349.2, seconds, 14) + 0.85 * saw(440.0, seconds, 12)
        shape = envelope([(0, 0), (0.018, 1), (seconds - 0.05, 0.85), (seconds, 0)], seconds)
        return lowpass(both * shape, 2300)

    return in_room(layered((0, toot(0.13)), (0.2, toot(0.3))), 0.2, 0.35)


EFFECTS = (
    Effect("car_start", car_start, PLAIN, "the car sets off"),
    Effect("car_drive", car_drive, SOFT, "while the car drives; loops", loops=True),
    Effect("car_stop", car_stop, PLAIN, "the car stops"),
    Effect("car_horn", car_horn, STRONG, "the car greets, or passes a Cuban"),
)
