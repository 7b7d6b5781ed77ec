"""Tests of the downloads. Those that build one take minutes: `python -m pytest -m bundle`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"  # in these tests themselves; the programs have displays
os.environ["SDL_AUDIODRIVER"] = "dummy"
sys.path.insert(0, str(Path(__file__).parents[2] / "build"))
