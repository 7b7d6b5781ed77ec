"""Ships: horn, leaving, arriving; and the price flags beside the berth."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from studio import sampled
from studio.catalogue import FEATURE, PLAIN, STRONG, Effect
from studio.synth import (
    band, bell, clock, decay, envelope, faded, glide, highpass, in_room, layered, lowpass, noise,
    saw, sine, struck, thump, wood,
)  # fmt: skip

Audio = NDArray[np.float64]


def horn_tone(seconds: float, root: float = 98.0) -> Audio:
    """A steamer's horn: two pipes a fifth apart, with breath."""
    t = clock(seconds)
    wobble = root * (1 + 0.004 * np.sin(2 * np.pi * 4.3 * t)) * (1 - 0.03 * np.exp(-t / 0.08))
    pipes = saw(wobble, seconds, 16) + 0.7 * saw(wobble * 1.498, seconds, 12)
    pipes += 0.35 * saw(wobble * 2.005, seconds, 8)
    breath = band(noise(seconds, 71), 250, 1600) * 0.05
    shape = envelope([(0, 0), (0.11, 1), (seconds - 0.3, 0.9), (seconds, 0)], seconds)
    return lowpass((pipes + breath) * shape, 950)


def ship_horn() -> Audio:
    """One long blast over the harbour, with its echo from the hills."""
    blast = horn_tone(1.5)
    echo = lowpass(blast, 420)
    return in_room(layered((0, blast), (0.62, 0.16 * echo)), 0.3, 1.1, 72)


def _wash(seconds: float, seed: int, shape: list[tuple[float, float]]) -> Audio:
    """Water along a hull."""
    surge = 0.7 + 0.3 * np.sin(2 * np.pi * 1.7 * clock(seconds) + 0.4)
    return band(noise(seconds, seed), 260, 2100) * surge * envelope(shape, seconds)


def ship_leave() -> Audio:
    """Ropes off, engine stamps faster and faster, the wash follows."""
    layers: list[tuple[float, Audio]] = [(0.0, 0.6 * wood(260, 0.2, 0.6))]
    at, gap = 0.12, 0.26
    while at < 1.75:
        puff = thump(92, 62, 0.22, 0.05) + 0.25 * band(
            noise(0.22, int(at * 900)), 200, 900
        ) * decay(0.22, 0.04)
        layers.append((at, puff * min(1.0, 1.9 - at)))
        at, gap = at + gap, max(0.12, gap * 0.93)
    wash = _wash(2.1, 81, [(0, 0), (0.7, 0.3), (1.3, 0.36), (2.1, 0)])
    return in_room(layered(*layers, (0.1, wash)), 0.2, 0.5)


def creak(seconds: float, low: float, high: float, seed: int) -> Audio:
    """Timber or rope under strain: quick little slips through a wooden body."""
    chance = np.random.default_rng(seed)
    rate = glide(low, high, seconds)
    phase = np.cumsum(rate * (1 + 0.15 * chance.standard_normal(len(rate)))) / 44100
    slips = np.diff(np.floor(phase), prepend=0.0).clip(0, 1)
    body = struck(430, (1.0, 1.91, 3.19), (0.008, 0.006, 0.004), (1.0, 1.0, 1.0), 0.05)
    shape = envelope([(0, 0), (seconds * 0.3, 1), (seconds, 0)], seconds)
    return np.asarray(np.convolve(slips * shape, body)[: len(slips)])


def ship_arrive() -> Audio:
    """The wash dies away, the hull leans on the pier, a rope creaks, the bell says here."""
    wash = _wash(1.7, 83, [(0, 0), (0.2, 0.42), (0.9, 0.26), (1.7, 0)])
    contact = thump(105, 62, 0.5, 0.08) + 0.45 * wood(190, 0.5, 0.6)
    strain = 0.16 * creak(0.55, 24, 52, 84)
    return in_room(
        layered((0, wash), (1.15, contact), (1.3, strain), (1.55, 0.2 * bell(1180, 1.0, 0.2))),
        0.2,
        0.5,
    )


def price_up() -> Audio:
    """A small flag runs up the line: three rising wooden notes and a ratchet."""
    notes = [(0.0, 0.2, "G5", 84), (0.1, 0.2, "C6", 92), (0.2, 0.5, "E6", 104)]
    clicks = [(0.05 * k, 0.12 * wood(1500 + 90 * k, 0.05)) for k in range(6)]
    return in_room(layered((0, sampled.phrase(sampled.XYLOPHONE, notes, 0.8)), *clicks), 0.2, 0.4)


def price_down() -> Audio:
    """The flag comes down: three falling notes on the marimba."""
    notes = [(0.0, 0.2, "E5", 92), (0.11, 0.2, "C5", 86), (0.22, 0.5, "A4", 80)]
    clicks = [(0.05 * k, 0.1 * wood(1400 - 80 * k, 0.05)) for k in range(6)]
    return in_room(layered((0, sampled.phrase(sampled.MARIMBA, notes, 0.9)), *clicks), 0.2, 0.4)


def steam() -> Audio:
    """A whistle of steam from the funnel: short and cheerful."""
    t = clock(0.5)
    tone = sine(620 * (1 + 0.02 * np.sin(2 * np.pi * 9 * t)), 0.5) + 0.6 * sine(780.0, 0.5)
    hiss = highpass(noise(0.5, 91), 1800) * 0.12
    shape = envelope([(0, 0), (0.04, 1), (0.36, 0.8), (0.5, 0)], 0.5)
    return in_room(faded((tone + hiss) * shape), 0.3, 0.7)


EFFECTS = (
    Effect("ship_horn", ship_horn, FEATURE - 1, "a ship is about to leave"),
    Effect("ship_leave", ship_leave, STRONG, "the ship leaves (1.6 s)"),
    Effect("ship_arrive", ship_arrive, STRONG, "a ship arrives (1.8 s)"),
    Effect("ship_whistle", steam, PLAIN, "the ship is full, or one place is left"),
    Effect("price_up", price_up, PLAIN, "the price rises"),
    Effect("price_down", price_down, PLAIN, "the price falls back"),
)
