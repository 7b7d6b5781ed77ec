"""Endless ambience: a circular tape on which everything wraps round, so there is no seam."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from studio.synth import RATE, band, envelope, noise, room, samples

Audio = NDArray[np.float64]


class Tape:
    """A stereo loop of fixed length; sounds that run over its end go on at its beginning."""

    def __init__(self, seconds: float) -> None:
        """An empty loop."""
        self.seconds = seconds
        self.sound = np.zeros((samples(seconds), 2))

    def add(self, sound: Audio, at: float, gain: float = 1.0, pan: float = 0.0) -> None:
        """Lay a mono sound on the tape at a second, between left (-1) and right (+1)."""
        where = (np.arange(len(sound)) + samples(at)) % len(self.sound)
        angle = (pan + 1) * np.pi / 4
        np.add.at(self.sound[:, 0], where, sound * gain * np.cos(angle))
        np.add.at(self.sound[:, 1], where, sound * gain * np.sin(angle))

    def bed(self, sound: Audio, gain: float = 1.0) -> None:
        """Add a stereo bed as long as the tape."""
        self.sound += sound * gain

    def echoing(self, wet: float, seconds: float, seed: int) -> Audio:
        """The tape in a room, circularly."""
        length = len(self.sound)
        impulse = np.zeros((length, 2))
        tail = room(seconds, seed, damping=3000.0)
        impulse[: len(tail)] = tail
        spectrum = np.fft.rfft(self.sound, axis=0) * np.fft.rfft(impulse, axis=0)
        return self.sound + wet * np.fft.irfft(spectrum, length, axis=0)


def endless_noise(seconds: float, seed: int, colour: Callable[[Audio], Audio]) -> Audio:
    """Periodic mono noise of unit power whose spectrum follows a curve of the frequency."""
    length = samples(seconds)
    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(length))
    frequencies = np.fft.rfftfreq(length, 1 / RATE)
    sound = np.fft.irfft(spectrum * colour(np.maximum(frequencies, 1.0)), length)
    return np.asarray(sound / np.sqrt(np.mean(sound**2)))


def hump(low: float, high: float, steep: float = 2.0) -> Callable[[Audio], Audio]:
    """A smooth band between two frequencies."""
    return lambda f: 1 / (1 + (low / f) ** (2 * steep)) / (1 + (f / high) ** (2 * steep))


def wandering(seconds: float, cycles: tuple[int, ...], seed: int, depth: float = 1.0) -> Audio:
    """A slow periodic curve between 0 and 1 made of whole numbers of waves."""
    chance = np.random.default_rng(seed)
    t = np.arange(samples(seconds)) / RATE / seconds
    curve = np.zeros(len(t))
    for number in cycles:
        phase = chance.uniform(0, 2 * np.pi)
        curve += np.sin(2 * np.pi * number * t + phase) / np.sqrt(number)
    curve = (curve - curve.min()) / (curve.max() - curve.min())
    return np.asarray(1 - depth + depth * curve)


def breakers(seconds: float, count: int, seed: int, rise: float = 0.35) -> Audio:
    """Waves that swell and break: a periodic, uneven saw of gentle flanks, 0 to 1."""
    chance = np.random.default_rng(seed)
    t = np.arange(samples(seconds)) / RATE
    total = np.zeros(len(t))
    spacing = seconds / count
    for k in range(count):
        top = (k + 0.5 + chance.uniform(-0.2, 0.2)) * spacing
        away = (t - top + seconds / 2) % seconds - seconds / 2
        width = np.where(away < 0, spacing * rise, spacing * 0.55)
        total += chance.uniform(0.6, 1.0) * np.exp(-((away / width) ** 2))
    return np.asarray(total / total.max())


def lapping(tape: Tape, seed: int, gain: float) -> None:
    """Water slaps against stone and piles, softly and never evenly."""
    chance = np.random.default_rng(seed)
    at = 0.3
    while at < tape.seconds - 0.2:
        length = float(chance.uniform(0.35, 0.8))
        slap = band(noise(length, seed + int(at * 100)), 240, float(chance.uniform(900, 1900)))
        slap *= envelope([(0, 0), (length * 0.25, 1), (length, 0)], length) ** 1.6
        loud, pan = float(chance.uniform(0.3, 1.0)), float(chance.uniform(-0.7, 0.7))
        tape.add(slap, at, gain * loud, pan)
        at += float(chance.uniform(0.5, 1.6))
