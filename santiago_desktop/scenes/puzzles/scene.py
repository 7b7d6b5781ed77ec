"""A puzzle on its own board: one plays the answer as in a game, and then nobody plays on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.scenes.puzzles.control import PuzzleControl
from santiago_desktop.scenes.table.chances import Chances
from santiago_desktop.scenes.table.corner import CornerButton
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.stage.controls.scrolling import ScrollPanel
from santiago_desktop.stage.input.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.scenes.app import App
    from santiago_desktop.scenes.puzzles.control import Place
    from santiago_desktop.scenes.table.hint import HintControl
    from santiago_desktop.table.puzzles import Solving


class PuzzleScene(TableScene):
    """The table in the reading layout; its game ends with the answer."""

    hint: PuzzleControl

    def __init__(
        self, app: App, solving: Solving, place: Place, *, menu: Callable[[], None]
    ) -> None:
        self.solving, self.place = solving, place
        super().__init__(
            app,
            solving.table,
            menu=menu,
            ended=lambda: None,
        )
        self.sight.layout.reading = True  # from the first picture on
        self.sight.fit()
        self.prompt.instead = self._said

    # --- what is another than at a table -------------------------------------------------------

    def _chances(self) -> Chances:
        """None: an answer is judged among strong players, and they would be told otherwise."""
        return Chances(self.sight, ever=False)

    def _advice(self) -> HintControl:
        return PuzzleControl(
            self.sight,
            self.deciding,
            ScrollPanel(self.app.canvas),
            step_back=self.step_back,
            changed=self.changed,
            pointing=self.pointing,
            solving=self.solving,
            place=self.place,
        )

    def _corner(self) -> list[CornerButton]:
        """The buttons of the corner, from the right."""
        _ = self.app.language._
        return [
            CornerButton("icon.menu", self._menu, lambda: _("Menu"), Command.MENU),
            CornerButton(
                "icon.restart",
                self.restart_turn,
                lambda: _("Try again"),
                Command.RESTART,
                lambda: bool(self.solving.played) or self.hint.over,
            ),
            CornerButton(
                "icon.hint",
                self.hint.tell,
                self.hint.column.telling,
                Command.HINT,
                lambda: not self.hint.over,
            ),
        ]

    def _said(self) -> tuple[str, int] | None:
        """What stands above the board when the try is over, and whose answer it was."""
        if not self.hint.over:
            return None
        best = self.app.language._("Best: {move}").format(move=self.hint.name(0))
        return best, self.solving.seat

    # --- trying --------------------------------------------------------------------------------

    @property
    def paused(self) -> bool:
        return self.solving.done or self.hint.over

    def update(self, seconds: float) -> bool:
        changed = super().update(seconds)
        if self.solving.done and not self.hint.over and not self._unfinished:
            self.hint.judge()
            self._lead_on()
            return True
        return changed

    @property
    def _unfinished(self) -> bool:
        """Whether something is still to be seen of the answer, or may be taken back."""
        told = self.turn.to_be_summed_up or self.controls.summing_up
        return bool(told) or self.turn.resting or self.sight.director.busy

    def _lead_on(self) -> None:
        """Who doesn't use the mouse finds the focus on what comes next."""
        if not self.app.input.mouse_used:
            panel, owns = self.controls.panel, self.hint.column.owns
            panel.set_focus(next(each for each in panel.reachable() if owns(each)))

    def undo(self) -> bool:
        """Back to before the answer, but not to what was played before the puzzle."""
        if self.hint.over:
            self.restart_turn()
            return True
        if self.solving.played or self.deciding.meant:
            return super().undo()
        self.prompt.complain_of("start")
        return False

    def redo(self) -> bool:
        return not self.hint.over and super().redo()

    def restart_turn(self) -> None:
        """The puzzle once more, from its beginning."""
        self.place.again(self.place.tries + self.hint.over)

    def search(self) -> None:
        """The log has no room here."""

    def read_log(self) -> None:
        """Nor can its lines be read by keys."""
