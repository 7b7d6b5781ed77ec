"""A learner without a window: walks through lessons, with choices of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.scenes.table.guide import Guide
from santiago_desktop.system.language import ENGLISH
from santiago_desktop.table import learning
from santiago_desktop.table.learning import Kept

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from santiago_desktop.contract.card import Card
    from santiago_desktop.contract.lesson import Lesson
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.system.language import Language
    from santiago_desktop.table.table import Table

LESSONS = [(game, lesson.id) for game in GAMES for lesson in GAMES[game]().lessons()]
LONGEST = 600  # moves and pages of a lesson


def lesson_of(game: str, name: str) -> Lesson[Any]:
    return next(each for each in GAMES[game]().lessons() if each.id == name)


class Page(NamedTuple):
    """What is said, and to what."""

    guide: Guide
    text: str


class Learner:
    """Reads, plays what is shown, and chooses as it likes."""

    def __init__(
        self,
        card: Card[Any],
        lesson: Lesson[Any],
        language: Language = ENGLISH,
        kept: Kept = Kept(),  # noqa: B008 - it never changes
    ) -> None:
        self.card, self.lesson, self.language = card, lesson, language
        self.kept = kept
        self.table: Table
        self.guide: Guide
        self.open(kept)

    def open(self, kept: Kept) -> None:
        self.table, kept = learning.table_of(self.card, self.lesson, self.language, kept)
        self.guide = Guide(
            self.lesson, lambda: self.language, self.table, kept, self.remember, go_to=self.open
        )

    def remember(self, kept: Kept) -> None:
        self.kept = kept

    def pages(self, pick: Callable[[list[Action]], Action]) -> Iterator[Page]:
        """Everything that is said on the way to the end."""
        for _ in range(LONGEST):
            guide, match = self.guide, self.table.match
            if guide.over:
                return
            asked = match.state.actor == guide.learner
            if guide.text and (guide.reading or asked):
                yield Page(guide, guide.text)
            if guide.reading or (guide.tool and (asked or match.over)):
                guide.advance()
            elif guide.line:
                self.play(match.read(guide.line))
            elif asked:
                self.play(pick(match.legal()))
            else:
                action = match.chance() if match.state.actor == CHANCE else match.legal()[0]
                self.play(action)
        raise AssertionError("the lesson doesn't end")

    def play(self, action: Action) -> None:
        actor = self.table.match.state.actor
        self.guide.begin_to_choose()
        events = self.table.play(action)
        self.guide.acted(actor, action, events)
