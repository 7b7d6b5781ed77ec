"""Bring the catalogues up to date with the program's texts.

python build/messages.py [--check] [pl ru …]

New texts appear untranslated, texts that are gone disappear; a language without a file gets one.
`--check` changes nothing and fails where something would change or is not translated.
"""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path

from babel.core import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from santiago_desktop.system import language  # noqa: E402 - of this checkout

SOURCES = ROOT / "santiago_desktop"
LOCALE = SOURCES / "locale"
KEYWORDS = {"_": None, "n_": (1, 2), "p_": ((1, "c"), 2), "np_": ((1, "c"), 2, 3)}
LANGUAGES = [code for code in language.LANGUAGES if code != "en"]
NOT_KEPT = tuple(
    f'"{field}'
    for field in (
        *("POT-Creation-Date", "PO-Revision-Date", "Generated-By", "Project-Id-Version"),
        *("Report-Msgid-Bugs-To", "Last-Translator", "Language-Team"),
    )
)


def template() -> Catalog:
    """All texts of the program."""
    catalog = Catalog(project="Santiago Desktop", fuzzy=False)
    found = extract_from_dir(SOURCES, [("**.py", "python")], keywords=KEYWORDS)
    for name, _, text, _, context in sorted(found, key=lambda each: (each[0], each[1])):
        catalog.add(text, locations=[(name, 1)], context=context)
    return catalog


def catalogue(code: str) -> Catalog:
    """A language's texts as they stand in its file."""
    path = LOCALE / f"{code}.po"
    if not path.exists():
        return Catalog(locale=code, fuzzy=False)
    with path.open("rb") as file:
        return read_po(file, locale=code)


def updated(code: str) -> Catalog:
    """A language's texts as they should stand there."""
    texts = catalogue(code)
    texts.update(template(), no_fuzzy_matching=True)
    texts.obsolete.clear()
    texts.fuzzy = False
    texts.header_comment = (
        f"# {Locale.parse(code).english_name} texts of Santiago Desktop; MIT licence."
    )
    return texts


def write(texts: Catalog) -> bytes:
    """A catalogue as its file has it; no dates, so that merging stays easy."""
    file = io.BytesIO()
    write_po(file, texts, width=0, include_lineno=False, omit_header=False, sort_output=False)
    lines = file.getvalue().decode().splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(NOT_KEPT)).encode()


def translated(text: Message) -> bool:
    """Whether no form is empty."""
    return all(text.string) if text.pluralizable else bool(text.string)


def main() -> int:
    """Write the catalogues, or check them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("codes", nargs="*", choices=[*LANGUAGES, []], help="all, if none is named")
    options = parser.parse_args()
    faults = 0
    for code in options.codes or LANGUAGES:
        texts = updated(code)
        missing = [text for text in texts if text.id and not translated(text)]
        print(f"{code}: {len(texts)} texts, {len(missing)} without translation")
        path = LOCALE / f"{code}.po"
        if not options.check:
            path.write_bytes(write(texts))
        elif missing or path.read_bytes() != write(texts):
            faults += 1
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
