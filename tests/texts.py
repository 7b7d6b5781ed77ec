"""Looks at every text of every scene: in each language, in several windows and scales.

    python tests/texts.py [--window 1280x720] [--scale 200] [--scene '*_hint_*'] [LANGUAGE ...]

A fault is a text that is cut, partly outside or hidden, larger than its plate or its control,
over the edge of another control, or on top of another text. All of it takes an hour of one
processor; `--to FILE` keeps what was found, and goes on from there. A table of how many faults
there are ends it.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"  # who ends it ends it, and not only its window
HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE / "scenes")]

from scenes_texts import EVERYTHING, reading  # noqa: E402

from santiago_desktop.system.language import LANGUAGES  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

WINDOWS = {  # width and height, and the interface scales that are looked at in it
    (1280, 720): (75, 100, 125, 150, 175, 200),
    (1920, 1080): (75, 100, 125, 150, 175, 200),
    (3840, 2160): (75, 100, 150, 200),
    (960, 540): (100, 150, 200),
    (1366, 768): (100, 150),
    (1024, 768): (100, 200),
    (2560, 1080): (100, 200),
}


class Way(NamedTuple):
    """A way to look at the program."""

    language: str
    size: tuple[int, int]
    zoom: int

    @property
    def place(self) -> str:
        return f"{self.size[0]}x{self.size[1]} {self.zoom} %"


class Found(NamedTuple):
    """What was seen in a way: how many scenes, and their faults."""

    way: Way
    scenes: int
    faults: dict[str, list[str]]

    @property
    def count(self) -> int:
        return sum(map(len, self.faults.values()))


def look(way: Way, wanted: str) -> Found:
    """The faults of all scenes that are wanted."""
    with (
        TemporaryDirectory(ignore_cleanup_errors=True) as data,
        reading(Path(data), way.size, language=way.language, zoom=way.zoom) as reader,
    ):
        reader.wanted = wanted
        for _ in reader.take_all():
            pass
        return Found(way, reader.looked, reader.found)


def tell(found: Found) -> None:
    """Print what was found."""
    print(f"{found.way.language} {found.way.place}: {found.scenes} scenes", flush=True)
    for name, faults in found.faults.items():
        print("".join(f"  {name}: {fault}\n" for fault in faults), end="")


def known(path: Path | None) -> list[Found]:
    """What a file tells of ways that were looked at before."""
    lines = path.read_text("utf-8").splitlines() if path and path.exists() else []
    told = [json.loads(line) for line in lines]
    return [
        Found(Way(language, (width, height), zoom), scenes, faults)
        for (language, (width, height), zoom), scenes, faults in told
    ]


def looked_at(ways: list[Way], wanted: str, path: Path | None) -> Iterator[Found]:
    """All ways; those that the file knows are not looked at again, the others are added to it."""
    before = {found.way: found for found in known(path)}
    for way in ways:
        if way in before:
            yield before[way]
            continue
        found = look(way, wanted)
        tell(found)
        if path:
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found) + "\n")
        yield found


def table(found: list[Found]) -> str:
    """How many faults there are: a row for each window and scale, a column for each language."""
    languages = list(dict.fromkeys(each.way.language for each in found))
    counts = {(each.way.place, each.way.language): each for each in found}
    rows = [f"{'':16} scenes" + "".join(f"{code:>6}" for code in languages)]
    for place in dict.fromkeys(each.way.place for each in found):
        seen = [counts.get((place, code)) for code in languages]
        scenes = max(each.scenes for each in seen if each)
        cells = "".join(f"{each.count if each else '-':>6}" for each in seen)
        rows.append(f"{place:16} {scenes:6}{cells}")
    total = sum(each.count for each in found)
    return "\n".join([*rows, f"{len(found)} ways, {total} faults"])


def options() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description="looks at every text of every scene")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", choices=[*LANGUAGES, []])
    sizes = {f"{width}x{height}": (width, height) for width, height in WINDOWS}
    parser.add_argument("--window", choices=sizes, action="append")
    parser.add_argument("--scale", type=int, action="append")
    parser.add_argument("--scene", default=EVERYTHING, help="a pattern of names")
    parser.add_argument("--to", type=Path, metavar="FILE", help="what is found is kept there")
    found = parser.parse_args()
    found.windows = [sizes[each] for each in found.window or sizes]
    return found


def main() -> int:
    """Every combination that is asked for."""
    asked = options()
    ways = [
        Way(language, size, zoom)
        for size in asked.windows
        for zoom in asked.scale or WINDOWS[size]
        for language in asked.languages or LANGUAGES
    ]
    found = list(looked_at(ways, asked.scene, asked.to))
    print(table(found))
    return 1 if any(each.count for each in found) else 0


if __name__ == "__main__":
    sys.exit(main())
