"""No display and no loudspeaker: SDL's own stand-ins, before anything imports pygame."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from scenes_hands import hands, new_hands

__all__ = ["hands", "new_hands"]
