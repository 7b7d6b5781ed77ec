"""Advice at the table: for who asks for a hint, and for who would lose much by a move.

A computer player is asked in the background; nothing here waits for the answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.scenes.table.hint_doubt import TutorQuestion
from santiago_desktop.scenes.table.hint_panel import HintPanel, HintRow
from santiago_desktop.table import hints

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from santiago_desktop.kernel.records import Action
    from santiago_desktop.players.thinking import Thought
    from santiago_desktop.scenes.table.deciding import Deciding
    from santiago_desktop.scenes.table.pointing import Pointing
    from santiago_desktop.scenes.table.sight import Sight
    from santiago_desktop.stage.controls.widgets import Panel, Widget
    from santiago_desktop.system.language import Language
    from santiago_desktop.table.hints import Hints, Move


class HintControl:
    """What a computer player would do in the place of the person who is to move."""

    def __init__(
        self,
        sight: Sight,
        deciding: Deciding,
        focus: Panel,
        *,
        step_back: Callable[[], None],
        changed: Callable[[], None],
        pointing: Pointing,
    ) -> None:
        """`step_back` leaves the past or a question, `changed` lays the controls out anew."""
        self.sight, self.deciding, self.focus = sight, deciding, focus
        self.leave, self.changed, self.pointing = step_back, changed, pointing
        self.open = False  # whether the hint is shown
        self.doubted: Action | None = None  # what the tutor asks about
        self.thought: Thought | None = None
        self.panel, self.doubt = HintPanel(self), TutorQuestion(self)
        self._hints: Hints | None = None
        self._moves: list[Move] = []
        self._told_in: Language | None = None
        self._asked: set[int] = set()  # decisions over which the tutor has asked
        self._to_row = False  # whether the focus goes to the first row once there is one

    @property
    def possible(self) -> bool:
        """Whether a person decides something, and nobody leads them through it."""
        guide = self.deciding.guide
        return self.deciding.live is not None and (guide is None or guide.over)

    # --- the answer ----------------------------------------------------------------------------

    def update(self) -> bool:
        """Ask what has to be asked, and hear the answer; whether there is something new to see."""
        if not self.possible:
            return self._shut()
        if self.thought is None and (self.open or self.sight.app.settings["tutor"]):
            asked = hints.question(self.sight.table)
            self.thought = self.sight.app.thinker.ask(asked)
        return self._heard() and self.open

    def _heard(self) -> bool:
        """Whether the answer has just come."""
        thought = self.thought
        if self._hints or thought is None or not thought.done:
            return False
        card, words = self.sight.table.card, self.sight.words
        self._hints = hints.Hints(card, words, thought.question, thought.answer)
        if self.open:
            self._show()
        return True

    @property
    def moves(self) -> list[Move]:
        """The best moves in the language that is chosen now; none while it is thought."""
        words = self.sight.words
        if self._hints and self._told_in is not words.language:
            self._hints.words, self._told_in = words, words.language
            self._moves = self._hints.moves()
        return self._moves

    def forget(self) -> None:
        """The game has gone on, or isn't looked at any more."""
        if self.thought:
            self.thought.cancel()
        self.thought = self._hints = self._told_in = self.doubted = None
        self.open, self._moves = False, []

    # --- the hint ------------------------------------------------------------------------------

    def toggle(self, *, by_key: bool = True) -> None:
        """Show the hint, or put it away."""
        if self.open:
            self.step_back()
            return
        if self.sight.past is not None:  # a hint is about now
            self.leave()
        if self.possible:
            self.leave()
            self.open, self.doubted, self._to_row = True, None, by_key
            self.sight.app.sounds.play("panel_open")
            self.update()
            self._show()

    def clicked(self) -> None:
        """The button: the mouse needs no focus."""
        self.toggle(by_key=self.focus.focus is not None)

    def step_back(self) -> bool:
        """Put the hint or the question away; whether there was one."""
        aside = self.shown
        self.open, self.doubted = False, None
        if aside:
            self.changed()
        return aside

    def _shut(self) -> bool:
        """A hint or a question is of no use just now."""
        return self.shown and self.step_back()

    def _show(self) -> None:
        """Lay out anew; who uses the keyboard finds the focus on the best move."""
        self.changed()
        rows = [each for each in self.focus.widgets if isinstance(each, HintRow)]
        if rows and self._to_row:
            self._to_row = False
            self.focus.set_focus(rows[0])

    def targets(self) -> list[str]:
        """The spots of the board that the lit move is about, in their order."""
        move = self.panel.lit_move() if self.open else self.doubt.better()
        found: list[str] = []
        for step in move.steps if move else []:
            found += self.sight.desk.marks(step.action, step.before)
        return found

    def play(self, move: Move) -> None:
        """Play the first action of a move."""
        self.deciding.play(move.steps[0].action)

    # --- the tutor -----------------------------------------------------------------------------

    def asks(self, action: Action) -> bool:
        """Whether the tutor asks before an action is played: once a decision, if it knows."""
        threshold = self.sight.app.settings["tutor"]
        if not threshold or not self.possible or not self._known():
            return False
        assert self._hints is not None
        decision = hash(tuple(played.action.text for played in self.sight.table.match.log))
        if decision in self._asked or not self._worth_asking(action, threshold):
            return False
        self._asked.add(decision)
        self.leave()
        self.open, self.doubted = False, action
        self.changed()
        return True

    def _worth_asking(self, action: Action, threshold: int) -> bool:
        """Whether it surely loses more than the judge may err, and as much as was asked for."""
        assert self._hints is not None
        return self._hints.surely_costly(action) and self._hints.cost(action) >= threshold

    def _known(self) -> bool:
        """Whether the answer is there; nobody waits for it."""
        self._heard()
        return self._hints is not None

    def against(self) -> str:
        """Why the best move is better than what the tutor asks about."""
        assert self._hints is not None
        assert self.doubted is not None
        return self._hints.compared(self.doubted).why

    def why(self, move: Move) -> str:
        """Why the best move is better than this one; of the best itself, than the next best."""
        assert self._hints is not None
        return self._hints.compared(move.action).why

    def price(self) -> tuple[int, int]:
        """The chances in per cent after the best move, and after what the tutor asks about."""
        assert self._hints is not None
        assert self.doubted is not None
        best = self.moves[0].chance.percent
        return best, best - self._hints.cost(self.doubted)

    # --- on the screen -------------------------------------------------------------------------

    @property
    def shown(self) -> bool:
        """Whether the hint or the question stands beside the board."""
        return self.open or self.doubted is not None

    @property
    def key(self) -> tuple[object, ...]:
        """Changes whenever there are other controls."""
        return self.open, len(self.moves), self.doubted

    def widgets(self) -> list[Widget]:
        """The controls of the hint."""
        return self.panel.widgets() if self.open else []

    def covers(self, place: tuple[int, int]) -> bool:
        """Whether the hint or the question, or the log beside them, is at a place."""
        layout = self.sight.layout
        beside = not layout.stage.collidepoint(place) and not layout.panels.collidepoint(place)
        return self.shown and beside

    def draw(self, target: pygame.Surface) -> None:
        """What lies under the controls."""
        if self.open:
            self.panel.draw(target)
        elif self.doubted is not None:
            self.doubt.draw(target)
