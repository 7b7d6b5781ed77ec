"""Checks that every font has what the program's languages need: `python assets/fonts/check.py`.

Needs fonttools. Prints a table; the exit code is 1 if a required character is missing.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.ttLib import TTFont

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
CYRILLIC = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя"
REQUIRED = {
    "English": LATIN + "0123456789" + "!?.,:;'\"()[]{}&%*/\\+-=<>@#$_|~",
    "Polish": "ĄĆĘŁŃÓŚŹŻąćęłńóśźż",
    "Italian": "ÀÈÉÌÍÎÒÓÙÚàèéìíîòóùú",
    "Spanish": "ÁÉÍÑÓÚÜáéíñóúüªº",
    "Russian": CYRILLIC,
    "punctuation": "¿¡«»„“”‘’–—…№•·×°€\u00a0",
}
WISHES = "−→←↔½§©™‹›‚\u2009\u202f"  # good to have; the program draws arrows as icons


def characters(file: Path) -> tuple[set[int], str]:
    """Code points of a font, and its full name."""
    with TTFont(file) as font:
        return set(font.getBestCmap()), str(font["name"].getDebugName(4))


def missing(have: set[int], wanted: str) -> str:
    """The wanted characters that a font lacks."""
    return "".join(sorted({c for c in wanted if ord(c) not in have}))


def main() -> int:
    """Check every TTF beside this script."""
    failures = 0
    total = 0
    for file in sorted(Path(__file__).parent.glob("*.ttf")):
        have, name = characters(file)
        total += file.stat().st_size
        gaps = {lang: lack for lang, text in REQUIRED.items() if (lack := missing(have, text))}
        failures += bool(gaps)
        verdict = "complete" if not gaps else f"LACKS {gaps}"
        wishes = missing(have, WISHES)
        print(f"{file.name:30} {name:24} {len(have):5} characters: {verdict}", end="")
        print(f"; without {' '.join(f'U+{ord(c):04X}' for c in wishes)}" if wishes else "")
    print(f"{total / 1e6:.2f} MB in all")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
