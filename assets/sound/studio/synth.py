"""Synthesis tools: noise, filters, envelopes, struck bodies, plucked strings, rooms."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from scipy import signal

Audio = NDArray[np.float64]
RATE = 44100


def samples(seconds: float) -> int:
    """Seconds as a number of samples."""
    return int(round(seconds * RATE))


def clock(seconds: float) -> Audio:
    """The time of each sample."""
    return np.arange(samples(seconds)) / RATE


def silence(seconds: float) -> Audio:
    """Nothing, for so long."""
    return np.zeros(samples(seconds))


def noise(seconds: float, seed: int) -> Audio:
    """White noise, always the same for the same seed."""
    return np.random.default_rng(seed).standard_normal(samples(seconds))


def sine(frequency: float | Audio, seconds: float, phase: float = 0.0) -> Audio:
    """A sine; the frequency may glide (one value a sample)."""
    steps = np.broadcast_to(np.asarray(frequency, dtype=float), (samples(seconds),))
    return np.sin(2 * np.pi * np.cumsum(steps) / RATE + phase)


def saw(frequency: float | Audio, seconds: float, harmonics: int = 24) -> Audio:
    """A band-limited saw-tooth wave."""
    steps = np.broadcast_to(np.asarray(frequency, dtype=float), (samples(seconds),))
    angle = 2 * np.pi * np.cumsum(steps) / RATE
    top = float(np.max(steps))
    total = np.zeros(len(angle))
    for k in range(1, harmonics + 1):
        if k * top < RATE * 0.45:
            total += np.sin(k * angle) / k
    return total * 0.6


def glide(start: float, end: float, seconds: float) -> Audio:
    """An exponential slide from one frequency to another."""
    return np.geomspace(start, end, samples(seconds))


def band(sound: Audio, low: float, high: float, order: int = 2) -> Audio:
    """Band-pass between two frequencies."""
    sos = signal.butter(order, [low, high], "bandpass", fs=RATE, output="sos")
    return np.asarray(signal.sosfilt(sos, sound, axis=0))


def lowpass(sound: Audio, frequency: float, order: int = 2) -> Audio:
    """Keep what lies below."""
    sos = signal.butter(order, frequency, "lowpass", fs=RATE, output="sos")
    return np.asarray(signal.sosfilt(sos, sound, axis=0))


def highpass(sound: Audio, frequency: float, order: int = 2) -> Audio:
    """Keep what lies above."""
    sos = signal.butter(order, frequency, "highpass", fs=RATE, output="sos")
    return np.asarray(signal.sosfilt(sos, sound, axis=0))


def envelope(points: list[tuple[float, float]], seconds: float) -> Audio:
    """A curve through (second, value) points."""
    return np.interp(clock(seconds), [p[0] for p in points], [p[1] for p in points])


def decay(seconds: float, half_life: float, attack: float = 0.001) -> Audio:
    """A quick rise, exponential decay, and a taper over the last fifth, so that the end is zero."""
    t = clock(seconds)
    taper = 0.5 - 0.5 * np.cos(np.pi * np.clip((seconds - t) / (0.2 * seconds), 0, 1))
    return np.asarray(np.minimum(1.0, t / max(attack, 1e-5)) * np.exp2(-t / half_life) * taper)


def faded(sound: Audio, fade_in: float = 0.002, fade_out: float = 0.02) -> Audio:
    """Raised-cosine fades at both ends, so that nothing clicks."""
    result = np.array(sound, dtype=float)
    first = min(samples(fade_in), len(result))
    last = min(samples(fade_out), len(result))
    rise = 0.5 - 0.5 * np.cos(np.pi * np.arange(first) / max(first, 1))
    fall = 0.5 + 0.5 * np.cos(np.pi * (np.arange(last) + 1) / max(last, 1))
    shape = (-1,) + (1,) * (result.ndim - 1)
    result[:first] *= rise.reshape(shape)
    if last:
        result[-last:] *= fall.reshape(shape)
    return result


def layered(*layers: tuple[float, Audio], seconds: float | None = None) -> Audio:
    """Sum sounds that begin at given seconds."""
    length = max(samples(at) + len(sound) for at, sound in layers)
    if seconds is not None:
        length = samples(seconds)
    total = np.zeros(length)
    for at, sound in layers:
        begin = samples(at)
        end = min(length, begin + len(sound))
        if end > begin:
            total[begin:end] += sound[: end - begin]
    return total


def struck(
    frequency: float,
    ratios: tuple[float, ...],
    half_lives: tuple[float, ...],
    gains: tuple[float, ...],
    seconds: float,
    attack: float = 0.0008,
) -> Audio:
    """A struck body: decaying partials at given ratios (modal synthesis)."""
    total = silence(seconds)
    for index, (ratio, half, gain) in enumerate(zip(ratios, half_lives, gains, strict=True)):
        if frequency * ratio < RATE * 0.45:
            partial = sine(frequency * ratio, seconds, phase=index * 0.7)
            total += gain * partial * decay(seconds, half, attack)
    return total


def wood(
    frequency: float, seconds: float = 0.25, hardness: float = 1.0, seed: int = 1, ring: float = 1.0
) -> Audio:
    """A knock on wood: short, few partials, a little noise of contact; small pieces ring less."""
    ring *= (520.0 / frequency) ** 0.75
    body = struck(
        frequency,
        (1.0, 2.57, 4.11, 6.8),
        (0.028 * ring, 0.015 * ring, 0.010 * ring, 0.006 * ring),
        (1.0, 0.5 * hardness, 0.28 * hardness, 0.12 * hardness),
        seconds,
    )
    contact = band(noise(seconds, seed), 600, 5200) * decay(seconds, 0.004) * 0.35 * hardness
    return body + contact


def glass(frequency: float, seconds: float = 0.7, gain: float = 1.0) -> Audio:
    """A clink of glass."""
    return gain * struck(
        frequency,
        (1.0, 2.32, 4.25, 6.63),
        (0.11, 0.07, 0.045, 0.02),
        (1.0, 0.55, 0.3, 0.12),
        seconds,
    )


def metal(frequency: float, seconds: float = 0.5, ring: float = 0.09) -> Audio:
    """A coin or a small brass thing."""
    return struck(
        frequency,
        (1.0, 1.48, 2.09, 2.95, 3.87, 5.3),
        (ring, ring * 0.8, ring * 0.7, ring * 0.5, ring * 0.4, ring * 0.2),
        (0.8, 0.7, 0.6, 0.4, 0.3, 0.15),
        seconds,
        attack=0.0004,
    )


def bell(frequency: float, seconds: float = 1.8, ring: float = 0.35) -> Audio:
    """A ship's or desk bell: hum, prime, minor third, fifth, octave."""
    return struck(
        frequency,
        (0.5, 1.0, 1.19, 1.5, 2.0, 2.67, 4.1),
        (ring * 1.4, ring, ring * 0.8, ring * 0.6, ring * 0.7, ring * 0.3, ring * 0.12),
        (0.3, 0.8, 0.35, 0.22, 0.6, 0.25, 0.15),
        seconds,
        attack=0.0015,
    )


def plucked(frequency: float, seconds: float, bright: float = 0.5, seed: int = 3) -> Audio:
    """A plucked string (Karplus and Strong), low-passed by its own loop."""
    period = RATE / frequency
    delay = int(period - 0.5)
    share = period - 0.5 - delay
    loss = 0.996 ** (220.0 / max(frequency, 110.0))
    burst = np.zeros(samples(seconds))
    burst[:delay] = np.random.default_rng(seed).uniform(-1, 1, delay)
    burst = lowpass(burst, 1200 + 7000 * bright, 1)
    feedback = np.zeros(delay + 3)
    taps = np.convolve([0.5, 0.5], [1 - share, share]) * loss
    feedback[0] = 1.0
    feedback[delay : delay + 3] -= taps
    return highpass(np.asarray(signal.lfilter([1.0], feedback, burst)), 60)


def thump(start: float, end: float, seconds: float, half_life: float) -> Audio:
    """A soft low hit whose pitch falls."""
    return sine(glide(start, end, seconds), seconds) * decay(seconds, half_life, 0.002)


def room(seconds: float, seed: int, damping: float = 4500.0, width: int = 2) -> Audio:
    """The impulse response of a warm room: early echoes and a diffuse, darkening tail."""
    length = seconds * 1.2
    t = clock(length)
    sides = []
    for side in range(width):
        tail = noise(length, seed + side)
        dark = lowpass(tail, damping * 0.35) * 1.6
        bright = lowpass(tail, damping)
        mixture = np.clip(t / (seconds * 0.5), 0, 1)
        diffuse = (bright * (1 - mixture) + dark * mixture) * 10 ** (-3 * t / seconds)
        diffuse *= np.clip((t - 0.012) / 0.02, 0, 1)
        diffuse = highpass(diffuse, 160)
        for number, at in enumerate((0.011, 0.017, 0.023, 0.031, 0.043)):
            diffuse[samples(at + 0.0013 * side)] += (2.4 - 0.35 * number) * (-1) ** (number * side)
        sides.append(diffuse / np.sqrt(np.sum(diffuse**2)))
    return np.stack(sides, axis=1)


def in_room(sound: Audio, wet: float = 0.25, seconds: float = 0.5, seed: int = 11) -> Audio:
    """A mono sound with a little room around it (still mono)."""
    impulse = room(seconds, seed, width=1)[:, 0]
    padded = np.concatenate([sound, silence(seconds)])
    echo = np.asarray(signal.fftconvolve(sound, impulse))
    return padded + wet * echo[: len(padded)]
