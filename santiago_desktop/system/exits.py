"""What the program's exit codes mean."""

from __future__ import annotations

GOOD = 0
FAILED = 1  # a check, or what the program needs from the system
WRONG_USAGE = 2
UNREADABLE = 3  # something can't be read or written
