"""The program's door."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper

from santiago_desktop.system.exits import GOOD, UNREADABLE
from santiago_desktop.system.memory import uncollected


def main() -> int:
    """Run the program; the exit code. Whoever stops listening, or interrupts, ends it quietly."""
    _open_streams()
    try:
        code = _run()
        sys.stdout.flush()
    except BrokenPipeError:
        _say_no_more()
    except OSError as error:
        _say_no_more()
        place = f"{error.filename}: " if error.filename else ""
        sys.stderr.write(f"santiago-desktop: {place}{error.strerror or error}\n")
        return UNREADABLE
    except KeyboardInterrupt:
        pass
    else:
        return code
    return GOOD


def _run() -> int:
    """The referee is let through at once: programs start it again and again."""
    if sys.argv[1:] == ["referee"]:
        with uncollected():
            from santiago_desktop.commands.referee import Referee  # noqa: PLC0415
            from santiago_desktop.games import GAMES  # noqa: PLC0415

        Referee(GAMES).serve(sys.stdin.buffer, sys.stdout.buffer)
        return GOOD
    with uncollected():
        from santiago_desktop.commands.cli import main as command_line  # noqa: PLC0415

    return command_line()


def _say_no_more() -> None:
    """What is still to be printed leads nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_streams() -> None:
    """Streams that are closed lead nowhere; what they can't spell is no reason to stop."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace" if name == "stderr" else "replace")


if __name__ == "__main__":
    sys.exit(main())
