"""Birds of the harbour."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from studio.synth import clock, envelope, glide, sine

Audio = NDArray[np.float64]


def gull_cry(chance: np.random.Generator) -> Audio:
    """One gull's cry: up, then down, rough in the middle."""
    length = float(chance.uniform(0.28, 0.5))
    top = float(chance.uniform(1150, 1500))
    rise = glide(top * 0.68, top, length * 0.3)
    curve = np.concatenate([rise, glide(top, top * 0.62, length * 0.7 + 0.01)])
    seconds = len(curve) / 44100
    rough = 1 + 0.04 * np.sin(2 * np.pi * 47 * clock(seconds))
    voice = sum(sine(curve * rough[: len(curve)] * k, seconds) / k**1.1 for k in (1, 2, 3))
    shape = envelope([(0, 0), (0.05, 0.9), (seconds * 0.6, 1), (seconds, 0)], seconds)
    return np.asarray(voice) * shape
