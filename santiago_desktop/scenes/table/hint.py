"""Advice at the table: for who asks for a hint, and for who would lose much by a move.

A computer player is asked in the background; nothing here waits for the answer. The best move is
B; A is the one that is pointed at or about to be made. The tutor's question is the same picture.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from santiago_desktop.contract.lesson import Tool
from santiago_desktop.scenes.table.hint_band import Band
from santiago_desktop.scenes.table.hint_page import HintPage
from santiago_desktop.scenes.table.hint_panel import NOTHING_ROLLS, HintPanel, HintRow
from santiago_desktop.scenes.table.hint_ways import HintWays
from santiago_desktop.scenes.table.spot import Spot
from santiago_desktop.table import hints

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from santiago_desktop.kernel.records import Action
    from santiago_desktop.players.thinking import Thought
    from santiago_desktop.scenes.table.deciding import Deciding
    from santiago_desktop.scenes.table.hint_panel import Rolling
    from santiago_desktop.scenes.table.pointing import Pointing
    from santiago_desktop.scenes.table.sight import Sight
    from santiago_desktop.stage.controls.scrolling import ScrollPanel
    from santiago_desktop.stage.controls.widgets import Widget
    from santiago_desktop.table.hints import Comparison, Hints, Move


class Beside(Protocol):
    """What stands beside the board while one reads."""

    @property
    def box(self) -> pygame.Rect:
        """Where it stands, in window pixels."""

    def owns(self, widget: Widget | None) -> bool:
        """Whether a control is one of its own, or of the band's."""

    def widgets(self) -> list[Widget]:
        """Its controls, and what swallows clicks."""

    def buttons(self) -> list[Widget]:
        """What answers a question of the tutor's."""

    @property
    def rolling(self) -> Rolling:
        """What of it rolls."""

    def draw(self, target: pygame.Surface) -> None:
        """What lies under the controls, with the band."""


class HintControl:
    """What a computer player would do in the place of the person who is to move."""

    def __init__(
        self,
        sight: Sight,
        deciding: Deciding,
        focus: ScrollPanel,
        *,
        step_back: Callable[[], None],
        changed: Callable[[], None],
        pointing: Pointing,
    ) -> None:
        """`step_back` leaves the past or a question, `changed` lays the controls out anew."""
        self.sight, self.deciding, self.focus = sight, deciding, focus
        self.leave, self.changed, self.pointing = step_back, changed, pointing
        self.pointed: Callable[[], bool] = lambda: True  # whether what is lit was pointed at
        self.open = False  # whether the hint is shown
        self.doubted: Action | None = None  # what the tutor asks about
        self.thought: Thought | None = None
        self.band, self.ways = Band(self), HintWays(self)
        self._panel, self._page = HintPanel(self), HintPage(self)
        self.controls: list[Widget] = []  # the hint's, as they were laid out last
        self._hints: Hints | None = None
        self._moves: list[Move] = []
        self._told_in: object = None  # the language of the moves
        self._pointed: Action | None = None  # the last one that was pointed at
        self._kept: Action | None = (
            None  # the one whose row was clicked: A, wherever the mouse goes
        )
        self._clicked_now = False  # whether the mouse has been on that row since
        self._noticed: tuple[Action | None, Action | None] = (None, None)  # lit, and chosen
        self._compared: tuple[object, Comparison | None] = (None, None)
        self._asked: set[object] = set()  # what the tutor has asked about in this game
        self._to_row = False  # whether the focus goes to the first row once there is one

    @property
    def possible(self) -> bool:
        """Whether a person decides something, and nobody leads them through it.

        Not behind a closed screen: a hint tells what they hold.
        """
        guide = self.deciding.guide
        led = guide is not None and guide.leads and guide.tool is not Tool.HINT
        return self.deciding.live is not None and self.sight.own_seen and not led

    @property
    def seat(self) -> int:
        """The seat that is advised, counted from 0."""
        assert self._hints is not None
        return self._hints.asked.seat

    # --- the answer ----------------------------------------------------------------------------

    def update(self) -> bool:
        """Ask what has to be asked, and hear the answer; whether there is something new to see."""
        if not self.possible:
            return self._shut()
        if self._to_row:  # the next Enter is for what the hint will show, and one has to see that
            self.deciding.hold_enter()
        if self.thought is None and (self.open or self.sight.app.settings["tutor"]):
            asked = hints.question(self.sight.table)
            self.thought = self.sight.app.thinker.ask(asked)
        heard = self._heard() and self.open
        return self._point() or heard

    def _heard(self) -> bool:
        """Whether the answer has just come."""
        thought = self.thought
        if self._hints or thought is None or not thought.done:
            return False
        table, words = self.sight.table, self.sight.words
        self._hints = hints.Hints(
            table.card, words, thought.question, thought.answer, covered=hints.covers(table)
        )
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
        self._pointed = self._kept = None
        self._to_row = False
        self.open, self._moves, self._compared = False, [], (None, None)

    # --- A and B -------------------------------------------------------------------------------

    def _point(self) -> bool:
        """Notice which move is pointed at or about to be made; whether it is another one."""
        row = self._row_under_mouse()
        self._clicked_now = self._clicked_now and row is not None and row.move.action == self._kept
        if not self.open or self._hints is None:
            return False
        lit = self._kept if row and self._kept else self._lit_action()
        now, before = (lit, self.deciding.meant), self._noticed
        self._noticed = now
        others = [each for each, last in zip(now, before, strict=True) if each and each != last]
        if not others or others[-1] == self._pointed or self._hints.found(others[-1]) is None:
            return False
        self._pointed = others[-1]
        self._kept = self._kept if self._kept == self._pointed else None
        return True

    def _row_under_mouse(self) -> HintRow | None:
        lit = self.focus.lit
        return lit if isinstance(lit, HintRow) and lit.hovered else None

    def click_row(self, move: Move) -> None:
        """Compare a move and keep it compared; a second click, as in a double click, plays it."""
        if self._clicked_now and move.action == self._kept:
            self.play(move)
            return
        self._pointed = self._kept = move.action
        self._clicked_now = True
        self.changed()

    def _lit_action(self) -> Action | None:
        """The move of the row that is lit, or of the target that somebody points at."""
        lit = self.focus.lit
        if isinstance(lit, HintRow):
            return lit.move.action
        return lit.action if isinstance(lit, Spot) and self.pointed() else None

    @property
    def own(self) -> bool:
        """Whether A is a move that the person has pointed at or wants to make."""
        compared = self.compared
        pointed = self._kept or self.doubted or self._pointed
        return bool(compared and compared.other and compared.other.action == pointed)

    @property
    def compared(self) -> Comparison | None:
        """The best move beside the one in question; None while it is thought."""
        if not self.moves or self._hints is None:
            return None
        asked = self._kept or self.doubted or self._pointed
        key = (self._hints, asked, self._told_in)
        if key != self._compared[0]:
            self._compared = key, self._hints.compared(asked)
        return self._compared[1]

    # --- the hint ------------------------------------------------------------------------------

    def toggle(self, *, by_key: bool = True) -> None:
        """Show the hint, or put it away."""
        if self.open:
            self.step_back()
            return
        if self.sight.past is not None:  # a hint is about now
            self.leave()
        if self.possible:
            self._pointed = self.deciding.meant or self._lit_action()
            self.leave()
            self.open, self.doubted, self._to_row = True, None, by_key
            self._page.comparing = False
            self.sight.app.sounds.play("panel_open")
            self.update()
            self._show()

    def clicked(self) -> None:
        """The button: the mouse needs no focus."""
        self.toggle(by_key=self.focus.focus is not None)

    def step_back(self) -> bool:
        """Put the hint or the question away; whether there was one."""
        aside = self.shown
        self.open, self.doubted, self._kept, self._to_row = False, None, None, False
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
        """The spots that the first step of the better move is about: what follows, comes later."""
        compared = self.compared if self.shown else None
        if compared is None:
            return []
        first = compared.better.steps[0]
        return [*self.sight.desk.marks(first.action, first.before)]

    def play(self, move: Move) -> None:
        """Play the first action of a move; nobody doubts it."""
        self._asked.add(self._decision())
        self.deciding.plan = move.steps
        self.deciding.play(move.action)

    def goes_on(self) -> str:
        """How a move that is being played goes on; "" if it is over, or that isn't asked now."""
        live, plan = self.deciding.live, self.deciding.plan
        if live is None or not self.sight.own_seen or self.deciding.next not in live.actions:
            return ""
        return self.sight.app.language._("Next: {move}.").format(move=plan[0].words)

    # --- the tutor -----------------------------------------------------------------------------

    def asks(self, action: Action) -> bool:
        """Whether the tutor asks before an action is played: once for each thing, if it knows.

        A decision is the same one after it was taken back; and a mistake of a kind that was asked
        about in this game isn't asked about again.
        """
        threshold = self.sight.app.settings["tutor"]
        if not threshold or not self.possible or not self._known():
            return False
        mistake = self._mistake(action, threshold)
        if mistake is None or self._decision() in self._asked or mistake in self._asked:
            return False
        self._asked |= {self._decision(), mistake}
        self.leave()
        self.open, self.doubted, self._page.comparing = False, action, True
        self.deciding.hold_enter()
        self.changed()
        return True

    def _mistake(self, action: Action, threshold: int) -> object | None:
        """Whose mistake it is and of what kind, if it surely loses as much; else None."""
        assert self._hints is not None
        costly = self._hints.cost(action) >= threshold and self._hints.surely_costly(action)
        return (self.seat, self._hints.mistake(action) or action.verb) if costly else None

    def _decision(self) -> object:
        """What has been played up to this decision."""
        return tuple(played.action.text for played in self.sight.table.match.log)

    def _known(self) -> bool:
        """Whether the answer is there; nobody waits for it."""
        self._heard()
        return self._hints is not None

    # --- on the screen -------------------------------------------------------------------------

    @property
    def shown(self) -> bool:
        """Whether the hint or the question is there."""
        return self.open or self.doubted is not None

    @property
    def panel(self) -> Beside:
        """What is seen of it: rows beside the board and a band, or a page in the panels' place."""
        return self._page if self.sight.layout.narrow else self._panel

    @property
    def alone(self) -> bool:
        """Whether no sheet lies on the table meanwhile."""
        return self.doubted is not None

    @property
    def key(self) -> tuple[object, ...]:
        """Changes whenever there are other controls."""
        if not self.shown:
            return (False,)
        compared = self.compared
        other = compared.other.action if compared and compared.other else None
        return True, len(self.moves), self.doubted, other, self.own, self._page.comparing

    def widgets(self) -> list[Widget]:
        """The controls of the hint, or of the question."""
        self.controls = self.panel.widgets() if self.shown else []
        return self.controls

    @property
    def rolling(self) -> Rolling:
        """What of it rolls."""
        return self.panel.rolling if self.shown else NOTHING_ROLLS

    def covers(self, place: tuple[int, int]) -> bool:
        """Whether the hint or the question lies there."""
        layout = self.sight.layout
        return (
            self.shown
            and not layout.stage.collidepoint(place)
            and not layout.panels.collidepoint(place)
        )

    def draw(self, target: pygame.Surface) -> None:
        """What lies under the controls."""
        if self.shown:
            self.panel.draw(target)
