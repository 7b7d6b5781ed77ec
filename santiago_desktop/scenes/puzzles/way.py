"""The way through a game's puzzles: from the first screen to one, to the next, into a game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from santiago_desktop.kernel.checks import Fault
from santiago_desktop.system import paths, resources

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.contract.card import Card
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.scenes.flow import Flow
    from santiago_desktop.table.puzzle_progress import Progress
    from santiago_desktop.table.puzzles import Puzzle
    from santiago_desktop.table.table import Table


class Puzzles:
    """The puzzles of all games, and how far somebody has come with them."""

    def __init__(self, flow: Flow) -> None:
        """Nothing is read before it is asked for."""
        self.flow, self.app = flow, flow.app
        self._known: dict[str, Sequence[Puzzle]] = {}
        self._counts: dict[str, int] = {}
        self._progress: Progress | None = None

    @property
    def progress(self) -> Progress:
        """How far somebody has come."""
        if self._progress is None:
            from santiago_desktop.table.puzzle_progress import Progress  # noqa: PLC0415 - see `flow`

            self._progress = Progress(self.app.folder)
        return self._progress

    def of(self, card: Card[State]) -> Sequence[Puzzle]:
        """A game's puzzles, [] if there are none; Fault if they can't be read."""
        if card.id not in self._known:
            from santiago_desktop.table import puzzles  # noqa: PLC0415 - see `flow`

            path = resources.puzzles(card.id)
            self._known[card.id] = puzzles.load(path) if path.exists() else []
            self.progress.keep(card.id, self._known[card.id])
        return self._known[card.id]

    def fact(self, card: Card[State]) -> str:
        """What the first screen says of a game's puzzles; "" where there are none.

        It only counts them: to read them would take longer than a picture may.
        """
        count, _ = self._count(card.id), self.app.language._
        if not count:
            return ""
        begun = paths.puzzles_file(self.app.folder).exists()
        solved = min(count, self.progress.solved(card.id)) if begun else 0
        if not solved:
            return _("the best move here?")
        return _("{n} of {all} solved").format(n=solved, all=count)

    def _count(self, game: str) -> int:
        """How many puzzles a game has: a line for each."""
        if game not in self._counts:
            path = resources.puzzles(game)
            try:
                self._counts[game] = path.read_bytes().count(b"\n") if path.exists() else 0
            except OSError:  # it is said when somebody wants to see one
                self._counts[game] = 1
        return self._counts[game]

    def open(self) -> None:
        """The first puzzle of the game in sight that isn't solved."""
        card = self.flow.card
        try:
            found = self.of(card)
        except Fault as fault:
            self._complain(fault)
            return
        self.show(self.progress.next_open(card.id, found))
        complaint, self.progress.complaint = self.progress.complaint, ""
        if complaint:
            text = self.app.language._(
                "What you had solved can't be read, so you begin anew: {fault}"
            )
            self.flow.tell(text.format(fault=complaint))

    def show(self, number: int, tries: int = 0) -> None:
        """A puzzle, counted from 0, after so many tries."""
        from santiago_desktop.scenes.puzzles.control import Place  # noqa: PLC0415 - see `flow`
        from santiago_desktop.scenes.puzzles.scene import PuzzleScene  # noqa: PLC0415 - likewise
        from santiago_desktop.table.puzzles import Solving  # noqa: PLC0415 - likewise

        card, found = self.flow.card, self.of(self.flow.card)
        puzzle = found[number]
        try:
            table = self._seated(card, puzzle)
            solving = Solving(card, puzzle, table)
        except Fault as fault:
            self._complain(fault)
            return
        place = Place(
            number + 1,
            found,
            tries,
            partial(self.progress.of, card.id),
            partial(self.progress.note, card.id, puzzle),
            lambda: self.show(self.progress.next_open(card.id, found, number)),
            partial(self.show, number),
            lambda: self.flow.begin(self._seated(card, puzzle)),
            self._harder(number),
        )
        self.app.dress(card.theme)
        menu = partial(self.flow.menu, table)
        self.app.stack.reset(PuzzleScene(self.app, solving, place, menu=menu))

    def _harder(self, number: int) -> Callable[[], object] | None:
        """The way to the next degree of difficulty; None from the last one."""
        card, found = self.flow.card, self.of(self.flow.card)
        above = [n for n, each in enumerate(found) if each.difficulty > found[number].difficulty]
        if not above:
            return None
        return lambda: self.show(self.progress.next_open(card.id, found, above[0] - 1))

    def _seated(self, card: Card[State], puzzle: Puzzle) -> Table:
        """The table at the puzzle's moment, with names as the language writes them."""
        from santiago_desktop.table.people import called  # noqa: PLC0415 - see `flow`
        from santiago_desktop.table.puzzles import seated  # noqa: PLC0415 - likewise
        from santiago_desktop.table.table import COMPUTERS  # noqa: PLC0415 - likewise

        return seated(card, puzzle, [called(name, self.app.language) for name in COMPUTERS])

    def _complain(self, fault: Fault) -> None:
        text = self.app.language._("The puzzles can't be read: {fault}")
        self.flow.tell(text.format(fault=fault))
