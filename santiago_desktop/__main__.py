"""The program's door."""

from __future__ import annotations

import sys

from santiago_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
