"""Names that the program gives itself, as each language writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.table.table import read_seats

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.system.language import Language
    from santiago_desktop.table.table import Seat


def called(name: str, language: Language) -> str:
    """A name in the language's letters; a name that isn't ours stays as it is."""
    p_ = language.p_
    ours = {
        "Ana": p_("person", "Ana"),
        "Ben": p_("person", "Ben"),
        "Bruno": p_("person", "Bruno"),
        "Pilar": p_("person", "Pilar"),
        "Rafael": p_("person", "Rafael"),
        "Lucía": p_("person", "Lucía"),
        "Tomás": p_("person", "Tomás"),
        "Inés": p_("person", "Inés"),
    }
    return ours.get(name, name)


def seated(specs: Sequence[str], language: Language) -> list[Seat]:
    """The seats of a lesson, named as its sentences name them."""
    return [seat._replace(name=called(seat.name, language)) for seat in read_seats(list(specs))]


def level_words(language: Language, level: str) -> str:
    """Who plays at a level, whatever its grade: "Computer: easy"; a person for none."""
    _ = language._
    return {
        "": _("Human"),
        "beginner": _("Computer: beginner"),
        "easy": _("Computer: easy"),
        "medium": _("Computer: medium"),
        "hard": _("Computer: hard"),
        "expert": _("Computer: expert"),
        "master": _("Computer: master"),
        "random": _("Computer: random"),
    }[level]
