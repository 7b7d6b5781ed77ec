"""Translations call things as their glossary does (`locale/glossary.*.md`)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

import pytest

from santiago_desktop.system.language import CONTEXT, LANGUAGES, catalogue, language

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.uncounted  # it reads texts

TRANSLATED = [code for code in LANGUAGES if code != "en"]
COMMANDS = ("Moves can be typed", "board: ")  # these texts list English commands
FILLED_IN = re.compile(r"{\w+}")


class Glossary(NamedTuple):
    """What each English term is called, and what is never said."""

    terms: dict[str, str]
    never: list[str]


def glossary(code: str) -> Glossary:
    path = catalogue(code).with_name(f"glossary.{code}.md")
    assert path.exists(), f"{path.name} is missing"
    return read(path)


def read(path: Path) -> Glossary:
    found: list[list[list[str]]] = []
    for line in path.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            continue
        if set(line) == {"|", "-"}:
            found.append([])
        elif found:
            found[-1].append(cells)
    terms, never = found[0], [row for row in found[1] if row[0] not in ("English", "never")]
    headings = {"English", "never"}
    return Glossary(
        {row[0]: row[1] for row in terms if row[0] not in headings}, [row[0] for row in never]
    )


def pattern(words: str) -> re.Pattern[str]:
    """Words with commas between them, where a star is any ending."""
    one = [re.escape(word.strip()).replace(r"\*", r"\w*") for word in words.split(",")]
    return re.compile(rf"\b(?:{'|'.join(one)})(?!\w)", re.IGNORECASE)


def texts(code: str) -> list[tuple[str, list[str]]]:
    """What is translated, but for headers, words to search for, and lists of commands."""
    found = []
    for key, forms in language(code).texts.items():
        context, _, text = key.rpartition(CONTEXT)
        if text and context != "search" and not text.startswith(COMMANDS):
            found.append((FILLED_IN.sub("_", text), [FILLED_IN.sub("_", form) for form in forms]))
    return found


def strangers(code: str) -> list[str]:
    """Texts that call a thing otherwise than the glossary does."""
    found = []
    for term, words in glossary(code).terms.items():
        english, ours = re.compile(rf"\b{term}s?\b", re.IGNORECASE), pattern(words)
        for text, forms in texts(code):
            if english.search(text):
                found += [f"{term}: {form}" for form in forms if not ours.search(form)]
    return found


@pytest.mark.parametrize("code", TRANSLATED)
def test_terms_are_those_of_the_glossary(code: str) -> None:
    assert strangers(code) == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_what_is_never_said_is_not_said(code: str) -> None:
    said = [
        (words, form)
        for words in glossary(code).never
        for _, forms in texts(code)
        for form in forms
        if pattern(words).search(form)
    ]
    assert said == []


@pytest.mark.parametrize("code", TRANSLATED)
def test_every_term_is_in_use(code: str) -> None:
    known = [text for text, _ in texts(code)]
    for term in glossary(code).terms:
        assert any(re.search(rf"\b{term}s?\b", text, re.IGNORECASE) for text in known), term


def test_every_glossary_has_the_same_terms() -> None:
    one, *others = [set(glossary(code).terms) for code in TRANSLATED]
    assert all(other == one for other in others)


def test_a_star_is_any_ending_and_a_whole_word_is_not() -> None:
    assert pattern("pil*").search("due pile")
    assert not pattern("pila").search("dos pilas")
