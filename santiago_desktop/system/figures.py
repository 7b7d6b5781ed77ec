"""Numbers as the language writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from santiago_desktop.system.language import Language


def decimal(language: Language, number: float, digits: int) -> str:
    """With a point in English, with a comma in the other languages."""
    written = f"{number:.{digits}f}"
    return written if language.code == "en" else written.replace(".", ",")
