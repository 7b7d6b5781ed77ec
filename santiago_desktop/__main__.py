"""The program's door."""

from __future__ import annotations

import sys


def main() -> int:
    """The referee is let through at once: programs start it again and again."""
    if sys.argv[1:] == ["referee"]:
        from santiago_desktop.games import GAMES  # noqa: PLC0415
        from santiago_desktop.kernel.referee import Referee  # noqa: PLC0415

        Referee(GAMES).serve(sys.stdin.buffer, sys.stdout.buffer)
        return 0
    from santiago_desktop.cli import main as command_line  # noqa: PLC0415

    return command_line()


if __name__ == "__main__":
    sys.exit(main())
