"""Give Alegreya lining figures: among words its own ones read like letters (an o, a small I).

    python assets/fonts/lining.py FROM.ttf TO.ttf

needs fonttools. Each digit is written with the glyph that the font's feature `lnum` has for it.
"""

from __future__ import annotations

import sys

from fontTools.ttLib import TTFont


def swaps(font: TTFont, feature: str) -> list[dict[str, str]]:
    """What a feature puts in the place of glyphs, table by table."""
    table = font["GSUB"].table
    records = [each for each in table.FeatureList.FeatureRecord if each.FeatureTag == feature]
    numbers = {number for record in records for number in record.Feature.LookupListIndex}
    parts = [
        part for number in sorted(numbers) for part in table.LookupList.Lookup[number].SubTable
    ]
    return [getattr(part, "ExtSubTable", part).mapping for part in parts]


def main(source: str, target: str) -> None:
    """Write the font anew."""
    font = TTFont(source, recalcTimestamp=False)
    lining = {old: new for swap in swaps(font, "lnum") for old, new in swap.items()}
    for table in font["cmap"].tables:
        for digit in range(ord("0"), ord("9") + 1):
            glyph = table.cmap.get(digit, "")
            table.cmap[digit] = lining.get(glyph, glyph)
    for swap in swaps(font, "onum"):
        swap.clear()  # among small letters the font would take the old ones by itself
    font.save(target)


if __name__ == "__main__":
    main(*sys.argv[1:])
