"""Render sounds: `python assets/sound/build.py [names]`; without names, everything.

A name is a piece (`music_title`), an ambience, an effect, or a kind (`music`, `effect`).
"""

from __future__ import annotations

import argparse
import time

from studio import production
from studio.manifest import OGG, update


def main() -> None:
    """Render what was asked for and bring sounds.json up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="names or kinds; nothing means everything")
    parser.add_argument("--list", action="store_true", help="only list the names")
    options = parser.parse_args()
    chosen = production.chosen(options.names)
    if options.list:
        print("\n".join(f"{job.kind:9} {job.name}" for job in chosen))
        return
    for job in chosen:
        begun = time.perf_counter()
        entry = job.render(OGG)
        update({job.name: entry})
        print(f"{job.name:20} {entry['seconds']:7.2f} s  {entry['bytes'] / 1000:8.1f} kB"
              f"  rendered in {time.perf_counter() - begun:5.1f} s", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
