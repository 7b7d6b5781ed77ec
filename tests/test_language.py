"""Five languages: complete, up to date, and with the right plural forms."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from santiago_desktop.system import language as room
from santiago_desktop.system.language import LANGUAGES, Language, language, read_catalogue

ROOT = Path(__file__).parent.parent
TRANSLATED = [code for code in LANGUAGES if code != "en"]


@pytest.mark.parametrize("code", TRANSLATED)
def test_no_text_is_missing_or_stale(code: str) -> None:
    command = [sys.executable, str(ROOT / "build" / "messages.py"), "--check", code]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}run: python build/messages.py {code}"


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
