"""What a puzzle asks, what came of a try, and the answer: the hint's place at the table is its."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.kernel.records import Record
from santiago_desktop.scenes.puzzles.band import PuzzleBand
from santiago_desktop.scenes.puzzles.column import PuzzleColumn
from santiago_desktop.scenes.table.hint import HintControl
from santiago_desktop.table.hints import Hints
from santiago_desktop.table.puzzle_progress import FIRST, LATER, MISSED

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.kernel.records import Action
    from santiago_desktop.players.adviser import Advice
    from santiago_desktop.scenes.table.deciding import Deciding
    from santiago_desktop.scenes.table.pointing import Pointing
    from santiago_desktop.scenes.table.sight import Sight
    from santiago_desktop.stage.controls.scrolling import ScrollPanel
    from santiago_desktop.table.hints import Comparison
    from santiago_desktop.table.puzzle_progress import Course
    from santiago_desktop.table.puzzles import Puzzle, Solving

SOLVED, WRONG, SHOWN = "solved", "wrong", "shown"  # what came of a try


class Place(Record):
    """Where a puzzle stands among those of its game, and where one goes from it."""

    number: int  # counted from 1
    puzzles: Sequence[Puzzle]  # of the game
    tries: int  # that were made since it was opened
    course: Callable[[], Course]  # how far one has come
    note: Callable[[str], object]  # remember what a try has come to
    next: Callable[[], object]
    again: Callable[[int], object]  # after so many tries
    play_on: Callable[[], object]
    harder: Callable[[], object] | None = None  # to the next degree, if there is one


class PuzzleControl(HintControl):
    """A puzzle that somebody looks at. Only when a try is over, anything is told."""

    def __init__(
        self,
        sight: Sight,
        deciding: Deciding,
        focus: ScrollPanel,
        *,
        step_back: Callable[[], None],
        changed: Callable[[], None],
        pointing: Pointing,
        solving: Solving,
        place: Place,
    ) -> None:
        """`step_back` and `changed` are the table's, as for a hint."""
        super().__init__(
            sight, deciding, focus, step_back=step_back, changed=changed, pointing=pointing
        )
        self.solving, self.place = solving, place
        self.outcome = ""  # SOLVED, WRONG or SHOWN, as soon as the try is over
        self.begun_to_tell = False  # whether the answer's first step was told
        self.column, self.bars = PuzzleColumn(self), PuzzleBand(self)
        self.band = self.bars
        self._told_by: tuple[object, Hints | None] = (None, None)
        self._shown_beside: tuple[object, Comparison | None] = (None, None)

    # --- the answer ----------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the try is over, and the answer told."""
        return bool(self.outcome)

    @property
    def hints(self) -> Hints:
        """The answers in words, in the language that is chosen now."""
        solving, words = self.solving, self.sight.words
        if self._told_by[0] is not words.language or self._told_by[1] is None:
            told = Hints(solving.card, words, solving.question, solving.answers)
            self._told_by = words.language, told
        assert self._told_by[1] is not None
        return self._told_by[1]

    @property
    def best(self) -> Advice:
        """The best turn."""
        return self.solving.answers[0]

    @property
    def other(self) -> Advice:
        """What it is compared with: what was played, or else the next best that is worse."""
        solving, answers = self.solving, self.solving.puzzle.answers
        if self.own_number:
            return solving.answers[self.own_number]
        worse = next(number for number, answer in enumerate(answers) if not answer.good)
        return solving.answers[worse]

    @property
    def own_number(self) -> int | None:
        """The number of the answer that was given; None where none was, or it wasn't weighed."""
        return self.solving.given if self.outcome in (SOLVED, WRONG) else None

    @property
    def own(self) -> bool:
        """Whether the best turn is compared with what was played."""
        return bool(self.own_number)

    @property
    def compared(self) -> Comparison | None:
        """The best turn beside another one; None as long as nothing may be told."""
        if not self.over:
            return None
        key = (self.sight.words.language, self.outcome, self.own_number)
        if key != self._shown_beside[0]:
            self._shown_beside = key, self._comparison()
        return self._shown_beside[1]

    def _comparison(self) -> Comparison:
        number, hints = self.own_number, self.hints
        equal = bool(number) and self.solving.puzzle.answers[number or 0].good
        told = hints.even if equal else hints.differences
        reasons = told(self.best, self.other)
        return hints.beside(self.best, self.other, reasons, equal=equal)

    def name(self, number: int) -> str:
        """An answer, without the rest of its turn."""
        length = self.solving.puzzle.answers[number].length
        return "; ".join(self.steps(number)[:length])

    def steps(self, number: int) -> list[str]:
        """An answer's whole turn, step by step; the first one with a capital letter."""
        steps = self.hints.steps(self.solving.answers[number])
        return [steps[0].label, *(step.words for step in steps[1:])]

    # --- trying --------------------------------------------------------------------------------

    def judge(self) -> None:
        """All is decided that was asked: say what came of it."""
        self._end(SOLVED if self.solving.solved else WRONG)
        self.sight.app.sounds.play("win" if self.outcome == SOLVED else "refused")

    def tell(self) -> None:
        """The answer's first step; if it has but one, or that was told, the whole answer."""
        if self.over:
            return
        if len(self.solving.path(0)) > 1 and not self.begun_to_tell:
            self.begun_to_tell = True
            self.changed()
        else:
            self._end(SHOWN)

    def _end(self, outcome: str) -> None:
        self.outcome = outcome
        self.deciding.end()
        solved = FIRST if self.first_try else LATER
        self.place.note(solved if outcome == SOLVED else MISSED)
        self.changed()

    @property
    def first_try(self) -> bool:
        """Whether nothing was told or tried before."""
        return not self.begun_to_tell and not self.place.tries

    # --- as a hint at the table ----------------------------------------------------------------

    @property
    def shown(self) -> bool:
        """Column and band are always there."""
        return True

    @property
    def alone(self) -> bool:
        """What would come after the answer isn't asked."""
        return self.over or self.solving.done

    @property
    def panel(self) -> PuzzleColumn:
        """The puzzle's own column, in place of the hint's."""
        return self.column

    @property
    def key(self) -> tuple[object, ...]:
        """Changes whenever there are other controls."""
        return self.outcome, self.begun_to_tell, self.sight.words.language, self.sight.layout.narrow

    def update(self) -> bool:
        """Nothing is thought: all is known."""
        return False

    def asks(self, action: Action) -> bool:
        """No tutor disturbs who solves a puzzle."""
        del action
        return False

    def toggle(self, *, by_key: bool = True) -> None:
        """Who asks for a hint is told a step."""
        del by_key
        self.tell()

    def step_back(self) -> bool:
        """There is nothing that could be put away."""
        return False
