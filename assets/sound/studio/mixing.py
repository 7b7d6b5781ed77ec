"""From stems to a finished file: placing, rooms, loudness, limiting, encoding."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

import numpy as np
import pyloudnorm
import soundfile
from numpy.typing import NDArray
from scipy import signal
from scipy.ndimage import minimum_filter1d, uniform_filter1d

from studio.synth import RATE, faded, highpass, lowpass, room, samples

Audio = NDArray[np.float64]


def as_heard(sound: Audio) -> Audio:
    """Two channels: a mono sound comes from both loudspeakers."""
    columns = sound.reshape(len(sound), -1)
    return columns if columns.shape[1] == 2 else np.repeat(columns, 2, axis=1)


def loudness(sound: Audio) -> float:
    """Integrated loudness (ITU-R BS.1770) in LUFS."""
    stereo = as_heard(sound)
    if len(stereo) < RATE * 0.5:
        stereo = np.concatenate([stereo, np.zeros((int(RATE * 0.5), 2))])
    return float(pyloudnorm.Meter(RATE).integrated_loudness(stereo))


def loudest_moment(sound: Audio) -> float:
    """The highest momentary loudness (400 ms windows, K-weighted) in LUFS."""
    stereo = as_heard(sound)
    pad = np.zeros((samples(0.4), 2))
    padded = np.concatenate([pad, stereo, pad])
    power = np.zeros(len(padded))
    for channel in range(2):
        filtered = padded[:, channel]
        for stage in pyloudnorm.Meter(RATE)._filters.values():
            filtered = stage.apply_filter(filtered)
        power += uniform_filter1d(filtered**2, samples(0.4))
    return float(-0.691 + 10 * np.log10(max(float(np.max(power)), 1e-12)))


def true_peak(sound: Audio) -> float:
    """Peak in dBFS, measured at four times the rate."""
    if not len(sound):
        return -120.0
    over = signal.resample_poly(sound, 4, 1, axis=0)
    return float(20 * np.log10(max(float(np.max(np.abs(over))), 1e-9)))


def gained(sound: Audio, decibels: float) -> Audio:
    """Louder or softer by so many dB."""
    return sound * 10 ** (decibels / 20)


def shelf(sound: Audio, frequency: float, decibels: float) -> Audio:
    """Raise or lower everything above a frequency."""
    if not decibels:
        return sound
    low = lowpass(sound, frequency, 1)
    return low + gained(sound - low, decibels)


def placed(stem: Audio, pan: float) -> Audio:
    """Set a stem at its place between left (-1) and right (+1), keeping some of its width."""
    middle = stem.mean(axis=1)
    side = (stem[:, 0] - stem[:, 1]) * 0.25
    angle = (pan + 1) * np.pi / 4
    left, right = np.cos(angle) * np.sqrt(2), np.sin(angle) * np.sqrt(2)
    return np.stack([middle * left + side, middle * right - side], axis=1)


def with_room(dry: Audio, sends: Audio, seconds: float) -> Audio:
    """Add the common room, fed by the sends."""
    impulse = room(seconds, seed=1950)
    wet = np.stack([signal.fftconvolve(sends[:, c], impulse[:, c]) for c in (0, 1)], axis=1)
    return np.asarray(dry + wet[: len(dry)])


def glued(mix: Audio, threshold: float = -20.0, ratio: float = 1.6) -> Audio:
    """A gentle bus compressor (slow RMS, soft)."""
    power = uniform_filter1d(np.mean(mix**2, axis=1), samples(0.12))
    level = 10 * np.log10(np.maximum(power, 1e-10))
    over = np.maximum(0.0, level - threshold)
    return np.asarray(mix * 10 ** (-over * (1 - 1 / ratio) / 20)[:, None])


def limited(mix: Audio, ceiling: float = -1.5, between: int = 4) -> Audio:
    """A look-ahead limiter that also sees peaks between samples; never clips."""
    top = 10 ** (ceiling / 20)
    fine = signal.resample_poly(mix, between, 1, axis=0) if between > 1 else mix
    over = np.abs(fine).reshape(len(mix), -1).max(axis=1)
    needed = np.minimum(1.0, top / np.maximum(over, 1e-9))
    width = samples(0.006)
    held = minimum_filter1d(needed, 2 * width + 1)
    smooth = uniform_filter1d(held, width)
    return np.asarray(mix * (smooth[:, None] if mix.ndim == 2 else smooth))


def mastered(mix: Audio, lufs: float) -> Audio:
    """Clean the bottom, glue, bring to one loudness, keep below the ceiling."""
    clean = glued(highpass(mix, 32))
    levelled = gained(clean, lufs - loudness(clean))
    return limited(levelled)


def closed_loop(mix: Audio, start: int, seconds: float = 0.2) -> Audio:
    """Blend the end of a loop into what precedes its start, so that the jump back is exact."""
    # Both stretches hold the same notes, but fluidsynth's clock counts whole milliseconds: the
    # second pass may begin a note up to 1.5 ms earlier or later than the first.
    length = samples(seconds)
    weight = (0.5 - 0.5 * np.cos(np.pi * np.linspace(0, 1, length)))[:, None]
    result = mix.copy()
    result[-length:] = mix[-length:] * (1 - weight) + mix[start - length : start] * weight
    return result


def finished_effect(sound: Audio, target: float, loops: bool, ceiling: float = -3.0) -> Audio:
    """Trim, fade, bring the loudest moment to the target, keep the peak below the ceiling."""
    if loops:
        clean = sound - np.mean(sound)
    else:
        clean = faded(_trimmed(highpass(sound, 25, 1)), 0.001, 0.03)
        clean = np.pad(clean, (samples(0.003), samples(0.012)))  # room for the codec's smear
    return limited(gained(clean, target - loudest_moment(clean)), ceiling)


def _trimmed(sound: Audio, floor: float = -62.0) -> Audio:
    """Cut what is too faint to be heard after the end."""
    loud = np.flatnonzero(np.abs(sound) > np.max(np.abs(sound)) * 10 ** (floor / 20))
    return sound[: min(len(sound), int(loud[-1]) + samples(0.02))]


def encode(sound: Audio, path: Path, quality: float, comments: dict[str, str]) -> None:
    """Write Ogg Vorbis with oggenc; a fixed serial keeps the file reproducible."""
    path.parent.mkdir(parents=True, exist_ok=True)
    tags = [part for key, value in comments.items() for part in ("-c", f"{key}={value}")]
    with tempfile.TemporaryDirectory() as folder:
        wav = Path(folder) / "mix.wav"
        soundfile.write(wav, np.clip(sound, -1, 1), RATE, subtype="PCM_24")
        command = ["oggenc", "-Q", "-q", f"{quality}", "--serial", "1959", *tags]
        subprocess.run([*command, "-o", str(path), str(wav)], check=True)
