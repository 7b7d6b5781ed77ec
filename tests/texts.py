"""Looks at every text of every scene: in each language, in several windows and scales.

    python tests/texts.py [LANGUAGE ...]

A fault is a text that is cut, larger than its control, or on top of another one.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE / "scenes")]

from scenes_texts import reading  # noqa: E402

from santiago_desktop.system.language import LANGUAGES  # noqa: E402

WINDOWS = (
    ((960, 540), (100,)),
    ((1280, 720), (75, 100, 125, 150, 200)),
    ((1920, 1080), (75, 100, 200)),
    ((3840, 2160), (75, 100)),
)


def look(language: str, size: tuple[int, int], zoom: int) -> bool:
    """Print the faults of all scenes; whether there are none."""
    with (
        TemporaryDirectory(ignore_cleanup_errors=True) as data,
        reading(Path(data), size, language=language, zoom=zoom) as reader,
    ):
        count = sum(1 for _ in reader.take_all())
        print(f"{language} {size[0]}x{size[1]} {zoom} %: {count} scenes")
        for name, faults in reader.found.items():
            print("".join(f"  {name}: {fault}\n" for fault in faults), end="")
    return not reader.found


def main(languages: list[str]) -> int:
    """Every combination."""
    ways = [(size, zoom) for size, zooms in WINDOWS for zoom in zooms]
    good = [look(code, *way) for code in languages or LANGUAGES for way in ways]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
