"""Draws the interface: `python assets/ui/build.py` writes every atlas of this folder.

Needs the packages of requirements.txt; see README.md.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path

from uikit.atlas import write_atlas
from uikit.buttons import buttons
from uikit.controls import controls
from uikit.emblems import contrast_emblems, emblems
from uikit.grounds import grounds
from uikit.logos import LOGOS, logo
from uikit.marks import BOLD, SUN, marks
from uikit.palette import CONTRAST, DAY, FLOWERS, GOODS, NIGHT, PLAYERS, THEMES, Theme
from uikit.panels import panels
from uikit.piece import Piece
from uikit.sources import glyphs
from uikit.tags import tags

HERE = Path(__file__).parent
FIRST = ("panel.paper", "panel.plate", "button.primary.", "button.secondary.")
FIRST_ICONS = {"people", "dice", "clock", "plus", "tutor", "rulebook", "save", "settings", "quit"}
GLYPH_SCALE = 4.0  # 24 units become 96 pixels: enough for 48 px icons on a 4K screen


def widgets(theme: Theme) -> list[Piece]:
    """Everything that a theme changes."""
    made = [*panels(theme), *buttons(theme), *controls(theme), *tags(theme)]
    return made + grounds(theme)


def first(theme: Theme) -> list[Piece]:
    """What the title shows, in a small file of its own: it is read before anything else."""
    return [piece for piece in widgets(theme) if piece.name.startswith(FIRST)]


def later(theme: Theme) -> list[Piece]:
    """All else that a theme changes."""
    return [piece for piece in widgets(theme) if not piece.name.startswith(FIRST)]


def first_masks() -> list[Piece]:
    """The icons of the title, likewise."""
    return [piece for piece in masks() if _is_first(piece)]


def later_masks() -> list[Piece]:
    """All other masks."""
    return [piece for piece in masks() if not _is_first(piece)]


def _is_first(mask: Piece) -> bool:
    return mask.name.partition("~")[0].removeprefix("icon.") in FIRST_ICONS


def masks() -> list[Piece]:
    """Everything white that the program tints."""
    folders = {
        "icons": "icon",
        "pads": "pad",
        "goods": "good",
        "flowers_mono": "flower_glyph",
        "symbols": "symbol",
    }
    return [p for folder, prefix in folders.items() for p in glyphs(folder, prefix, GLYPH_SCALE)]


ATLASES: dict[str, Callable[[], list[Piece]]] = {
    "glyphs_first": first_masks,
    "glyphs": later_masks,
    "common": lambda: emblems() + marks(SUN),
    **{f"logo_{name}": partial(logo, name) for name in LOGOS},
    **{f"{theme.name}_first": partial(first, theme) for theme in THEMES},
    "day": lambda: later(DAY),
    "night": lambda: later(NIGHT),
    "contrast": lambda: later(CONTRAST) + contrast_emblems() + marks(BOLD),
}


WIDTHS = {f"logo_{name}": 2500 for name in LOGOS}  # pixels; 1024 unless named


def write_palette() -> None:
    """Write palette.json, the same colours for the program."""
    themes = {t.name: {k: v for k, v in asdict(t).items() if k != "name"} for t in THEMES}
    data = {
        "themes": themes,
        "players": [asdict(p) for p in PLAYERS],
        "flowers": FLOWERS,
        "goods": GOODS,
    }
    text = json.dumps(data, indent=1)
    (HERE / "palette.json").write_text(text + "\n", encoding="ascii")


def main(names: list[str]) -> int:
    """Build the atlases named on the command line, or all of them."""
    unknown = set(names) - set(ATLASES)
    if unknown:
        print(f"no such atlas: {', '.join(sorted(unknown))}; there are {', '.join(ATLASES)}")
        return 2
    for name in names or list(ATLASES):
        pieces = ATLASES[name]()
        size = write_atlas(name, pieces, HERE, WIDTHS.get(name, 1024))
        print(f"{name:9} {len(pieces):4} pieces {size / 1024:8.1f} kB")
    write_palette()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
