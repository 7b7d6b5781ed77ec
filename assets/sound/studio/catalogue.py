"""What an effect is: its function, its loudness, and what it is for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Audio = NDArray[np.float64]

# Loudest moment (LUFS, 400 ms) for each class of effect; music lies at -18 integrated.
FAINT, SOFT, PLAIN, STRONG, FEATURE = -34.0, -26.0, -22.0, -19.0, -17.0


@dataclass(frozen=True)
class Effect:
    """One effect: how to make it, how loud it is, which event it belongs to."""

    name: str
    make: Callable[[], Audio]
    level: float
    event: str
    loops: bool = False
