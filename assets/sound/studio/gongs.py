"""Gongs of our own: the kulintang's row of bossed gongs, the deep agung, a bronze metallophone."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from studio.synth import band, decay, noise, struck

Audio = NDArray[np.float64]


def hertz(pitch: float) -> float:
    """MIDI pitch as a frequency."""
    return float(440.0 * 2 ** ((pitch - 69) / 12))


def kulintang(pitch: int, seconds: float, velocity: float) -> Audio:
    """A small bossed gong hit with a stick: clear pitch, slight beating, a wooden tick."""
    length = 1.4
    tone = hertz(pitch)
    gain = 0.25 + velocity
    partials = (1.0, 1.004, 2.02, 2.71, 3.03, 4.35)
    halves = (0.24, 0.20, 0.11, 0.07, 0.05, 0.03)
    gains = (0.8, 0.35, 0.34 * gain, 0.2 * gain, 0.14 * gain, 0.08 * gain)
    body = struck(tone, partials, halves, gains, length, attack=0.0015)
    tick = band(noise(length, pitch), 1800, 6000) * decay(length, 0.004) * 0.2
    return np.asarray(velocity**1.4 * (body + tick))


def agung(pitch: int, seconds: float, velocity: float) -> Audio:
    """A deep hanging gong, padded beater: slow bloom, long hum."""
    length = 3.2
    tone = hertz(pitch)
    body = struck(
        tone,
        (1.0, 1.006, 1.98, 2.44, 3.1, 4.2),
        (0.75, 0.65, 0.4, 0.22, 0.14, 0.08),
        (0.9, 0.4, 0.4, 0.16, 0.1, 0.05),
        length,
        attack=0.012,
    )
    return np.asarray(velocity**1.3 * body)


def metallophone(pitch: int, seconds: float, velocity: float) -> Audio:
    """A pair of bronze keys tuned a hair apart, so that they shimmer."""
    length = 1.8
    tone = hertz(pitch)
    body = struck(
        tone,
        (1.0, 1.0055, 2.76, 5.4),
        (0.38, 0.38, 0.12, 0.05),
        (0.6, 0.55, 0.16, 0.06),
        length,
        attack=0.001,
    )
    return np.asarray(velocity**1.4 * body)
