"""The five languages. Catalogues are read as they are written: there is nothing to compile."""

from __future__ import annotations

import gettext
import json
import os
import sys
from functools import cache
from typing import TYPE_CHECKING

from santiago_desktop.system import resources

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

LANGUAGES = {
    "en": "English",
    "es": "Español",
    "it": "Italiano",
    "pl": "Polski",
    "ru": "Русский",
}
CONTEXT = "\x04"  # gettext's own mark between a context and its text


class Language(gettext.NullTranslations):
    """One language: `_`, `n_`, `p_` and `np_` translate; English needs no catalogue."""

    def __init__(self, code: str = "en", catalogue: str = "") -> None:
        """The texts of a .po file."""
        super().__init__()
        self.code = code
        self.texts = read_catalogue(catalogue)
        rule = self.texts.get("", [""])[0].partition("plural=")[2].partition(";")[0]
        self.plural = gettext.c2py(rule or "n != 1")

    def _(self, text: str) -> str:
        """The text in this language."""
        return self.texts.get(text, [text])[0]

    def n_(self, one: str, many: str, count: int) -> str:
        """The form of the text that the count asks for."""
        return self._form(one, one, many, count)

    def p_(self, context: str, text: str) -> str:
        """A text that means different things in different places."""
        return self.texts.get(context + CONTEXT + text, [text])[0]

    def np_(self, context: str, one: str, many: str, count: int) -> str:
        """The form that the count asks for, in one of the places where a text stands."""
        return self._form(context + CONTEXT + one, one, many, count)

    def percent(self, number: int) -> str:
        """A share of a hundred, as the language writes it."""
        return self._("{n}%").format(n=number)

    def day(self, when: datetime) -> str:
        """A date in figures, in the language's order."""
        return when.strftime(self.p_("date", "%d/%m/%Y"))

    def minute(self, when: datetime) -> str:
        """A date in figures, with the time."""
        return when.strftime(self.p_("date", "%d/%m/%Y, %H:%M"))

    def _form(self, key: str, one: str, many: str, count: int) -> str:
        forms = self.texts.get(key)
        text = forms[self.plural(count)] if forms else (one if count == 1 else many)
        return text.replace("{n}", str(count))


def read_catalogue(po: str) -> dict[str, list[str]]:
    """The texts of a .po file, each with its forms. PO strings are written as JSON's are."""
    texts: dict[str, list[str]] = {}
    entry: dict[str, str] = {}
    field = ""
    for line in (*po.splitlines(), ""):
        word, _, rest = line.partition(" ")
        if not line:
            _keep(texts, entry)
            entry = {}
        elif line.startswith('"'):
            entry[field] += json.loads(line)
        elif not line.startswith("#"):
            field = word
            entry[field] = json.loads(rest)
    return texts


def _keep(texts: dict[str, list[str]], entry: dict[str, str]) -> None:
    forms = [text for field, text in entry.items() if field.startswith("msgstr")]
    if all(forms) and forms:
        context = entry["msgctxt"] + CONTEXT if "msgctxt" in entry else ""
        texts[context + entry["msgid"]] = forms


ENGLISH = Language()


def catalogue(code: str) -> Path:
    """The file of a language's texts, by its code."""
    return resources.package() / "locale" / f"{code}.po"


@cache
def language(code: str) -> Language:
    """The language of a code such as "es", with its texts read from its catalogue."""
    return ENGLISH if code == "en" else Language(code, catalogue(code).read_text("utf-8"))


def system_language() -> str:
    """The language that the system is set to, if it is one of ours."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "")[:2]
        if code:
            return code if code in LANGUAGES else "en"
    if sys.platform == "linux":
        return "en"  # nothing but these variables says it there
    import locale  # noqa: PLC0415 - the first screen doesn't wait for it where it isn't needed

    code = (locale.getlocale()[0] or "en")[:2]
    return code if code in LANGUAGES else "en"
