"""The fonts have every letter that the languages' texts use."""

from __future__ import annotations

import pygame.freetype
import pytest

from santiago_desktop.system import resources
from santiago_desktop.system.language import LANGUAGES, language

FONTS = sorted(resources.folder("assets").glob("fonts/*.ttf"))


@pytest.mark.parametrize("font", FONTS, ids=lambda font: font.stem)
def test_a_font_has_every_letter_of_every_text(font: object) -> None:
    pygame.freetype.init()
    face = pygame.freetype.Font(str(font), 20)
    texts = [text for code in LANGUAGES for each in language(code).texts.items() for text in each]
    used = {letter for text in texts for letter in "".join(text) if letter.isprintable()}
    assert len(used) > 150
    assert [letter for letter in sorted(used) if face.get_metrics(letter)[0] is None] == []
