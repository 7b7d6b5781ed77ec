"""The command line."""

from __future__ import annotations

import sys

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.referee import Referee


def main() -> int:
    Referee(GAMES).serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0
