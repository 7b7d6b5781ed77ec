"""What each game offers on the first screen: a game that waits, a new one, lesson, rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.kernel.records import Record

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from santiago_desktop.contract.card import Card
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.table.archive import Archive, Saved


class Choice(Record):
    """A button: what it says, a fact below that, what it does, its sign."""

    label: str
    fact: str
    action: Callable[[], object]
    icon: str


class Waiting:
    """Looks through saved games, a file a step, for the newest unfinished one of each game."""

    def __init__(self, archive: Archive | None = None, cards: Sequence[Card[State]] = ()) -> None:
        """Without an archive nothing is found."""
        self.found: dict[str, Saved] = {}  # by game: the one that can be continued
        self.played: set[str] = set()  # games of which something is saved
        self.unread = False  # whether a file can't be read that is newer than all that can
        self._games = {card.id for card in cards}
        self._work = self._look(archive) if archive else iter(())

    def step(self) -> bool:
        """Look into one more file; False when there is none left."""
        return next(self._work, False)

    def _look(self, archive: Archive) -> Iterator[bool]:
        for path in archive.paths():
            saved = archive.look(path)
            if saved.table is None:
                self.unread = self.unread or not self.found
            else:
                self._take(saved, saved.table.card.id, over=saved.table.match.over)
            yield True
            if self.found.keys() == self._games:
                return

    def _take(self, saved: Saved, game: str, *, over: bool) -> None:
        self.played.add(game)
        if not over:
            self.found.setdefault(game, saved)
