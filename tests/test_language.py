"""Five languages: complete, up to date, and with the right plural forms."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from santiago_desktop.contract.words import Wording
from santiago_desktop.system import language as room
from santiago_desktop.system.language import LANGUAGES, Language, language, read_catalogue

ROOT = Path(__file__).parent.parent
TRANSLATED = [code for code in LANGUAGES if code != "en"]


@pytest.mark.uncounted
def test_no_text_is_missing_or_stale() -> None:
    command = [sys.executable, str(ROOT / "build" / "messages.py"), "--check", *TRANSLATED]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}run: python build/messages.py"


def test_texts_within_f_strings_are_in_the_catalogues() -> None:
    """Whatever collects texts doesn't look there: a tooltip of the result stayed English."""
    sources = "".join(path.read_text() for path in (ROOT / "santiago_desktop").rglob("*.py"))
    asked = set(re.findall(r"\b_\('([^']+)'\)", sources))  # elsewhere quotes are double
    assert asked
    assert asked <= language("es").texts.keys()


@pytest.mark.parametrize("code", TRANSLATED)
def test_placeholders_survive_translation(code: str) -> None:
    for text, forms in language(code).texts.items():
        for form in forms if text else ():
            assert fields(form) <= fields(text) | {"n"}, (text, form)
            assert fields(text) - {"n"} <= fields(form), (text, form)


def fields(text: str) -> set[str]:
    return set(re.findall(r"{(\w+)}", text))


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("en", ["1 peso", "2 pesos", "5 pesos", "21 pesos"]),
        ("es", ["1 peso", "2 pesos", "5 pesos", "21 pesos"]),
        ("it", ["1 peso", "2 pesos", "5 pesos", "21 pesos"]),
    ],
)
def test_plurals_of_two_forms(code: str, forms: list[str]) -> None:
    found = [language(code).n_("{n} peso", "{n} pesos", n) for n in (1, 2, 5, 21)]
    assert found == forms


@pytest.mark.parametrize("code", ["pl", "ru"])
def test_plurals_of_three_forms(code: str) -> None:
    forms = [language(code).n_("{n} victory point", "{n} victory points", n) for n in (1, 2, 5)]
    assert len({form.split(" ", 1)[1] for form in forms}) == 3
    one = language(code).n_("{n} victory point", "{n} victory points", 21).split(" ", 1)[1]
    assert (one == forms[0].split(" ", 1)[1]) == (code == "ru")


def test_english_is_its_own_translation() -> None:
    assert Language().texts == {"": []} or not Language().texts
    assert language("en")._("pass") == "pass"
    assert language("en").p_("drives", "to Pedro") == "to Pedro"


def test_untranslated_texts_stay_english_with_english_plurals() -> None:
    polish = Language("pl", 'msgid ""\nmsgstr ""\n"Plural-Forms: nplurals=3; plural=2;\\n"')
    assert polish.n_("{n} boat", "{n} boats", 1) == "1 boat"
    assert polish.n_("{n} boat", "{n} boats", 7) == "7 boats"
    assert polish._("boat") == "boat"


def test_catalogues_are_read_as_they_are_written() -> None:
    texts = read_catalogue(
        '# a comment\nmsgctxt "x"\nmsgid "a\\n"\n"b"\nmsgstr "c"\n'
        '"d"\n\nmsgid "one"\nmsgid_plural "many"\nmsgstr[0] "1"\nmsgstr[1] "2"\n\n'
        'msgid "empty"\nmsgstr ""\n'
    )
    assert texts == {f"x{room.CONTEXT}a\nb": ["cd"], "one": ["1", "2"]}


def test_a_language_is_read_once() -> None:
    assert language("pl") is language("pl")


@pytest.mark.uncounted
def test_a_sixth_language_takes_a_file_and_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`build/messages.py` writes the file, with the language's own plural rule."""
    monkeypatch.setattr(sys, "path", [str(ROOT / "build"), *sys.path])
    messages = importlib.import_module("messages")
    made = messages.write(messages.updated("cs")).decode("utf-8")
    assert "Czech texts of Santiago Desktop" in made
    rules = 'msgid "Rules"\nmsgstr "'
    (tmp_path / "cs.po").write_text(made.replace(rules, rules + "Pravidla"), "utf-8")
    monkeypatch.setattr(room, "LANGUAGES", {**LANGUAGES, "cs": "Čeština"})
    monkeypatch.setattr(room, "catalogue", lambda code: tmp_path / f"{code}.po")
    monkeypatch.setenv("LANGUAGE", "cs_CZ")
    czech = language(room.system_language())
    assert czech._("Rules") == "Pravidla"
    assert czech._("Settings") == "Settings"
    assert [czech.plural(n) for n in (1, 2, 5)] == [0, 1, 2]


def test_a_counted_thing_may_be_bent_by_its_place() -> None:
    russian = language("ru")
    assert russian.n_("{n} cigar", "{n} cigars", 1) == "1 сигару"
    assert russian.np_("subject", "{n} cigar", "{n} cigars", 1) == "1 сигара"
    assert language("en").np_("subject", "{n} cigar", "{n} cigars", 2) == "2 cigars"


@pytest.mark.parametrize(
    ("code", "day", "share"),
    [
        ("en", "19/11/2026", "63%"),
        ("es", "19/11/2026", "63 %"),
        ("it", "19/11/2026", "63%"),
        ("pl", "19.11.2026", "63%"),
        ("ru", "19.11.2026", "63 %"),
    ],
)
def test_dates_and_per_cent_are_the_languages_own(code: str, day: str, share: str) -> None:
    when = datetime(2026, 11, 19, 8, 5, tzinfo=UTC)
    assert language(code).day(when) == day
    assert language(code).minute(when) == f"{day}, 08:05"
    assert language(code).percent(63) == share


@pytest.mark.parametrize(
    ("last", "told"),
    [
        ("Inés", "Ana e Inés"),
        ("Hilda", "Ana e Hilda"),
        ("Ian", "Ana y Ian"),
        ("Hielo", "Ana y Hielo"),
        ("Ben", "Ana y Ben"),
    ],
)
def test_spanish_and_before_i(last: str, told: str) -> None:
    assert Wording(language("es"), []).listed(["Ana", last]) == told
    assert Wording(language("en"), []).listed(["Ana", last]) == f"Ana and {last}"
