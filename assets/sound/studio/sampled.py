"""Short phrases on soundfont instruments, for effects."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from studio.notation import pitch
from studio.orchestra import render
from studio.score import Soundfont, Timed
from studio.synth import faded, samples

Audio = NDArray[np.float64]

NYLON, STEEL, MARIMBA, XYLOPHONE, VIBES = 24, 25, 12, 13, 11
PIZZICATO, TRUMPET, MUTED, PIANO, CELESTA, BASS = 45, 56, 59, 0, 8, 32

_SLOW = {PIZZICATO: 0.05}  # seconds an instrument takes to speak


def phrase(
    program: int, notes: list[tuple[float, float, str, int]], seconds: float, wind: bool = False
) -> Audio:
    """Notes given as (start, length, name, velocity), mono, scaled to a peak of one."""
    timed = [Timed(start, length, pitch(name), loud) for start, length, name, loud in notes]
    return _scaled(
        render(
            Soundfont(program, wind=wind, speaks_after=_SLOW.get(program, 0.0)),
            timed,
            samples(seconds),
            f"{notes}",
        )
    )


def hits(keys: list[tuple[float, int, int]], seconds: float, kit: int = 0) -> Audio:
    """Drum strokes given as (start, key, velocity), mono, scaled to a peak of one."""
    timed = [Timed(start, 0.1, key, loud) for start, key, loud in keys]
    return _scaled(render(Soundfont(kit, bank=128), timed, samples(seconds), "hits"))


def _scaled(stereo: Audio) -> Audio:
    """To mono, peak one, faded at the end."""
    mono = faded(stereo.mean(axis=1), 0.0, 0.12)
    return np.asarray(mono / max(float(np.max(np.abs(mono))), 1e-9))
