"""Contact sheets and contrast report: `python assets/ui/sheets.py` after build.py.

Writes assets/gallery/ui.png, ui_icons.png, ui_themes.png, ui_colour_blind.png and prints the
contrast of every text colour on its ground, measured on the finished pictures.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from PIL import Image

from uikit.contrasts import report
from uikit.palette import DAY, GOODS, NIGHT, PLAYERS
from uikit.sheet import DEFECTS, INK, Sheet, contrast, greyscale, luminance, simulate
from uikit.showcase import MANILA, NOIR, SANTIAGO, cursor_block, marks_row, widgets

GALLERY = Path(__file__).parents[1] / "gallery"


def ui_sheet() -> Image.Image:
    """The main sheet: the day theme on paper and on the board's colours."""
    s = Sheet((1920, 1810), "#F2E4C4")
    s.ground((0, 0, 1920, 664), "#AEAC74")
    widgets(s)
    cursor_block(s, 1060, 1030)
    marks_row(s, 1200, 330)
    logo_row(s, 1530, 280)
    return s.rgb()


def logo_row(s: Sheet, y: int, height: int) -> None:
    """The logos on the floor of cement tiles, by day and by night."""
    for theme, first, names in (
        ("day", 0, ("program", "santiago", "manila")),
        ("night", 1280, ("cargo_noir",)),
    ):
        floor, _ = Sheet((1, 1), "#000000", theme).kit.picture("tile.floor")
        floor = floor.resize((160, 160), Image.Resampling.LANCZOS).convert("RGB")
        for x in range(first, 1280 if first == 0 else 1920, 160):
            s.canvas.paste(floor, (x, y))
            s.canvas.paste(floor.crop((0, 0, 160, height - 160)), (x, y + 160))
        for k, name in enumerate(names):
            width = s.kit.entries[f"logo.{name}"][1]["rect"][2] / 2 - 32
            scale = 0.5 if first == 0 else 0.7
            place = (first + 40 + (k // 2) * 660, y + 24 + (k % 2) * 120 + (40 if first else 0))
            s.kit.fitted(s.canvas, f"logo.{name}", (*place, width * scale, 190 * scale))


def theme_sheet(theme: str, ground: str) -> Image.Image:
    """One theme's widgets."""
    s = Sheet((1920, 1190), ground, theme)
    widgets(s)
    return s.rgb()


def themes_sheet() -> Image.Image:
    """Night and high contrast, one above the other."""
    parts = [theme_sheet("night", "#1E2C34"), theme_sheet("contrast", "#AEAC74")]
    out = Image.new("RGB", (1920, sum(p.height for p in parts)))
    y = 0
    for part in parts:
        out.paste(part, (0, y))
        y += part.height
    return out.resize((out.width * 3 // 4, out.height * 3 // 4), Image.Resampling.LANCZOS)


def icon_sheet() -> Image.Image:
    """Every glyph at 36, 24 and 18 px on paper; a choice of them on other grounds."""
    s = Sheet((1920, 1130), "#F7EAD0")
    names = [n for p in ("icon.", "pad.", "good.", "flower_glyph.", "symbol.") for n in s.names(p)]
    for k, name in enumerate(names):
        x, y = 24 + (k % 14) * 135, 18 + (k // 14) * 76
        left = float(x)
        for height in (36, 24, 18):
            width = s.width(name, height)
            s.icon(name, (left, y + (36 - height) / 2, width, height))
            left += width + 9
        s.text((x, y + 42), name.split(".", 1)[1], 12, "#6B4526")
    grounds = (
        ("#6B3519", "#FFE9B8", DAY.accent_plate),
        ("#117068", "#FFFFFF", DAY.accent_plate),
        ("#0F1B22", "#CFFBF5", NIGHT.accent_plate),
    )
    for k, (ground, ink, accent) in enumerate(grounds):
        s.ground((0, 932 + k * 66, 1920, 66), ground)
        for n, name in enumerate([n for n in names if n.startswith(("icon.", "good."))][::3]):
            s.icon(name, (24 + n * 41, 951 + k * 66, 28, 28), ink, accent)
    return s.rgb()


def blind_strip() -> Image.Image:
    """What must be told apart: players, flowers, goods, legal marks."""
    s = Sheet((1840, 250), "#F2E4C4")
    for k, player in enumerate(PLAYERS):
        s.patch("panel.paper", (20 + k * 128, 20, 116, 96))
        s.patch(f"head.{k}", (22 + k * 128, 22, 112, 44))
        s.plain(f"chip.square.{k}", 96 + k * 128, 29)
        s.icon(f"symbol.{player.symbol}", (34 + k * 128, 78, 24, 24), player.ink)
        s.plain(f"shutter.closed.{k}", 22 + k * 128, 130)
        s.plain(f"chip.{k}", 102 + k * 128, 134)
        s.patch(f"pill.player.{k}", (22 + k * 128, 196, 72, 34))
    for k, name in enumerate(("yellow", "blue", "red", "white", "any")):
        s.plain(f"flower.{name}", 680 + k * 74, 20)
        s.icon(f"flower_glyph.{name}", (694 + k * 74, 96, 36, 36), INK)
    s.ground((670, 150, 380, 90), "#7B6E66")
    s.kit.fitted(s.canvas, "glow.stop", (680, 152, 110, 86))
    s.plain("ring.stop", 694, 162)
    s.plain("ring.stop.hover", 810, 162)
    s.plain("pill.sleep", 930, 178)
    for row, goods in enumerate((SANTIAGO, MANILA, NOIR)):
        for k, good in enumerate(goods):
            good_tile(s, good, 1080 + k * 74, 16 + row * 76)
    return s.rgb()


def good_tile(s: Sheet, good: str, x: int, y: int) -> None:
    """A good's glyph on its colour, as on a die."""
    colour = GOODS[good]
    s.ground((x, y, 64, 64), colour)
    ink = "#FFFFFF" if contrast(luminance(colour), 1) > 3 else "#2A1206"
    s.icon(f"good.{good}", (x + 12, y + 12, 40, 40), ink, "")


def blind_sheet() -> Image.Image:
    """The strip in full colour, in grey, and through three colour vision defects."""
    strip = blind_strip()
    views: dict[str, Callable[[Image.Image], Image.Image]] = {
        "full colour": lambda p: p,
        "greyscale": greyscale,
    }
    for defect in DEFECTS:
        views[defect] = lambda p, d=defect: simulate(p, d)  # type: ignore[misc]
    out = Sheet((1840, 290 * len(views)), "#FFFFFF")
    for k, (name, view) in enumerate(views.items()):
        out.text((20, k * 290 + 8), name, 20)
        out.canvas.paste(view(strip), (0, k * 290 + 38))
    return out.rgb()


def main() -> int:
    """Write the sheets and print the report."""
    GALLERY.mkdir(exist_ok=True)
    sheets = {
        "ui": ui_sheet,
        "ui_icons": icon_sheet,
        "ui_themes": themes_sheet,
        "ui_colour_blind": blind_sheet,
    }
    for name, make in sheets.items():
        picture = make()
        if name == "ui_icons":  # few colours: a palette keeps it small and loses nothing
            picture = picture.quantize(256)
        picture.save(GALLERY / f"{name}.png", optimize=True)
    return 1 if report() else 0


if __name__ == "__main__":
    sys.exit(main())
