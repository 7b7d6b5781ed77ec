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
# What the title shows is read before anything else, what tables show first after it, the rest last.
# A piece belongs to a sheet if its name begins so; a point at the end stands for a whole family.
FIRST = (
    *("panel.paper", "panel.plate", "button.primary.", "button.secondary."),
    *("icon.people", "icon.dice", "icon.clock", "icon.plus", "icon.tutor", "icon.rulebook"),
    *("icon.save", "icon.settings", "icon.quit", "icon.puzzle"),
)
TABLE = (
    *("panel.active", "panel.log", "panel.prompt", "head.", "cell.normal", "cell.empty"),
    *(
        "button.square.normal",
        "button.square.disabled",
        "pill.",
        "chip.",
        "shutter.closed",
        "shutter.closed.",
    ),
    *("arrow.", "icon.arrow_left", "icon.arrow_right", "icon.swap", "icon.zzz", "icon.menu"),
    *("icon.log", "icon.ship", "icon.crane"),
    *("icon.restart", "icon.undo", "icon.redo", "icon.hint", "icon.fullscreen"),
    *("icon.wheel", "icon.umbrella", "icon.skull", "icon.human", "icon.bell", "icon.lock"),
    *("icon.eye_closed", "icon.chevron_up", "icon.minus", "good.any"),
    # An auction may be the first thing that is seen.
    *("panel.dialog", "field.normal", "button.round.normal", "button.round.disabled"),
    *("slider.track", "slider.fill", "slider.knob.normal"),
)
GLYPH_SCALE = 4.0  # 24 units become 96 pixels: enough for 48 px icons on a 4K screen


def widgets(theme: Theme) -> list[Piece]:
    """Everything that a theme changes."""
    made = [*panels(theme), *buttons(theme), *controls(theme), *tags(theme)]
    return made + grounds(theme)


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


def drawn() -> dict[str, Callable[[], list[Piece]]]:
    """All pieces by what they depend on: nothing, or a theme."""
    return {
        "glyphs": masks,
        "common": lambda: emblems() + marks(SUN),
        "day": lambda: widgets(DAY),
        "night": lambda: widgets(NIGHT),
        "contrast": lambda: widgets(CONTRAST) + contrast_emblems() + marks(BOLD),
    }


def sheet_of(name: str) -> str:
    """The ending of the sheet that a piece lies on."""
    plain = name.partition("~")[0]

    def belongs(starts: tuple[str, ...]) -> bool:
        return any(
            plain == start or start[-1] == "." and plain.startswith(start) for start in starts
        )

    return "_first" if belongs(FIRST) else "_table" if belongs(TABLE) else ""


def lying_on(make: Callable[[], list[Piece]], ending: str) -> list[Piece]:
    """The pieces that lie on one of the sheets."""
    return [piece for piece in make() if sheet_of(piece.name) == ending]


ATLASES: dict[str, Callable[[], list[Piece]]] = {
    **{
        f"{name}{ending}": partial(lying_on, make, ending)
        for name, make in drawn().items()
        for ending in ("_first", "_table", "")
        if (name, ending) != ("common", "_first")
    },
    **{f"logo_{name}": partial(logo, name) for name in LOGOS},
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
