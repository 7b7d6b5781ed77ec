"""How far somebody has come in a lesson: what is kept of it, and how it is taken up again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from santiago_desktop.kernel import checks
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.kernel.match import Illegal, Match, Unreadable
from santiago_desktop.table.people import seated
from santiago_desktop.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.contract.card import Card
    from santiago_desktop.contract.lesson import Chapter, Lesson, Step
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.system.language import Language

MOST = 500  # steps and lines that are read; lessons are far shorter


class Kept(NamedTuple):
    """The step that comes next, what has been played in its chapter, whether all was done once."""

    chapter: int = 0
    place: int = 0
    lines: tuple[str, ...] = ()
    done: bool = False

    @property
    def begun(self) -> bool:
        """Whether the lesson was left somewhere on the way."""
        return bool(self.chapter or self.place)

    def written(self) -> dict[str, Any]:
        """As the settings keep it."""
        return self._asdict() | {"lines": list(self.lines)}


def read(found: object) -> Kept:
    """What the settings have kept; the beginning, where that is damaged or of another program."""
    try:
        given = checks.table(found, "lesson", ("chapter", "place", "lines", "done"))
        return Kept(
            checks.whole(given["chapter"], "chapter", 0, MOST),
            checks.whole(given["place"], "place", 0, MOST),
            tuple(str(line) for line in checks.items(given["lines"], "lines", 0, MOST)),
            checks.flag(given["done"], "done"),
        )
    except Fault:
        return Kept()


def told(steps: Sequence[Step[State]]) -> int:
    """How many of the steps say something to the learner."""
    return sum(bool(step.text or step.choice) for step in steps)


def counted(chapters: Sequence[Chapter[State]], kept: Kept) -> tuple[int, int]:
    """How many steps that say something were done, and how many there are."""
    before = sum(told(chapter.steps) for chapter in chapters[: kept.chapter])
    here = chapters[kept.chapter].steps[: kept.place] if kept.chapter < len(chapters) else ()
    return before + told(here), sum(told(chapter.steps) for chapter in chapters)


def table_of(
    card: Card[State], lesson: Lesson[State], language: Language, kept: Kept
) -> tuple[Table, Kept]:
    """The lesson's table as it was left, and how far that is.

    What is kept and doesn't fit the lesson is left out: then it begins from its first step.
    """
    chapters = lesson.chapters(language)
    if kept.chapter >= len(chapters):
        kept = Kept(done=kept.done)
    table = _table(card, lesson, language, chapters[kept.chapter])
    if not _caught_up(table.match, chapters[kept.chapter].steps, kept):
        kept = Kept(done=kept.done)
        table = _table(card, lesson, language, chapters[0])
    return table, kept


def _table(
    card: Card[State], lesson: Lesson[State], language: Language, chapter: Chapter[State]
) -> Table:
    rules = card.rules()
    match = Match(rules, rules.from_position(dict(chapter.position)), lesson.seed)
    table = Table(card, seated(lesson.seats, language), match, {})
    table.practice = True  # whoever learns may take back what luck has answered
    return table


def _caught_up(match: Match[State], steps: Sequence[Step[State]], kept: Kept) -> bool:
    """Play what was played before one left; whether all of it fits the steps."""
    if kept.place >= len(steps):
        return False
    free = next((n for n, step in enumerate(steps) if step.choice), len(steps))
    moves = [step.line for step in steps[: min(free, kept.place)] if step.line]
    chosen = kept.lines[len(moves) :]
    if kept.lines[: len(moves)] != tuple(moves) or (chosen and kept.place < free):
        return False
    try:
        for line in kept.lines:
            match.play(match.read(line))
    except (Unreadable, Illegal):
        return False
    return not match.over
