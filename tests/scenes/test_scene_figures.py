"""Numbers as the language writes them."""

from __future__ import annotations

import pytest

from santiago_desktop.system.figures import decimal
from santiago_desktop.system.language import LANGUAGES, Language


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_fraction_is_parted_as_the_language_does(code: str) -> None:
    assert decimal(Language(code), 0.8264, 3) == ("0.826" if code == "en" else "0,826")
