"""What the mouse is on, and for how long."""

from __future__ import annotations

from math import dist
from typing import TYPE_CHECKING

from santiago_desktop.scenes.table.spot import Spot

if TYPE_CHECKING:
    import pygame

    from santiago_desktop.scenes.table.deciding import Deciding
    from santiago_desktop.scenes.table.hint import HintControl
    from santiago_desktop.scenes.table.pointing import Pointing
    from santiago_desktop.scenes.table.sheets import Sheets
    from santiago_desktop.scenes.table.sight import Sight
    from santiago_desktop.stage.controls.widgets import Panel

RESTING = float("-inf")  # no tooltip until the mouse moves
SURPRISED = 0.5  # seconds in which a press was hardly meant for what has come under the mouse
TREMBLES = 6  # design pixels that a hand moves the mouse when it only presses


class Hover:
    """Finds the thing under the mouse, unless something else lies over the board there."""

    def __init__(
        self,
        sight: Sight,
        deciding: Deciding,
        pointing: Pointing,
        hint: HintControl,
        sheets: Sheets,
        panel: Panel,
    ) -> None:
        """Nothing is pointed at yet."""
        self.sight, self.deciding, self.pointing = sight, deciding, pointing
        self.hint, self.sheets, self.panel = hint, sheets, panel
        self.thing = ""  # under the mouse, whether it can be used or not
        self.seconds = 0.0  # that the mouse has been where it is
        self.moved = False  # whether it has been moved since what it is on came there
        self.place = (-1, -1)  # of the mouse, as far as is known
        self._came_at = self.place  # where it was when something came there that can be pressed
        self._surprised = 0.0  # seconds until a press counts there

    def rest(self) -> None:
        """No tooltip comes until the mouse moves again."""
        self.seconds, self.moved = RESTING, False

    def surprise(self) -> None:
        """Something has come under the mouse that wasn't there: a press isn't meant for it yet.

        The last one of several that were to hurry something, say.
        """
        self._came_at, self._surprised = self.place, SURPRISED

    def startled(self, place: tuple[int, int]) -> bool:
        """Whether that has just come to the place where the mouse still is."""
        return self._surprised > 0 and not self.strayed(place)

    def strayed(self, place: tuple[int, int]) -> bool:
        """Whether the mouse has gone elsewhere since something came to where it was."""
        return dist(place, self._came_at) > self.sight.canvas.px(TREMBLES)

    def pass_time(self, seconds: float) -> None:
        """Let time pass."""
        self.seconds += seconds
        self._surprised = max(0.0, self._surprised - seconds)

    def move(self, place: tuple[int, int]) -> bool:
        """Notice what is under the mouse; whether it is another thing than before."""
        self.moved = True
        before, under = self.thing, self.panel.at(place)
        other = under is not None and not isinstance(under, Spot)
        self.thing = "" if other else self.thing_at(place)
        return self.thing != before

    def thing_at(self, place: tuple[int, int]) -> str:
        """The target of the thing seen at a place of the window; "" for none."""
        return "" if self._covered(place) else self.pointing.thing_at(place)

    def around(self, target: str) -> pygame.Rect:
        """The box of what is seen of a target at its place, in window pixels."""
        return self.pointing.ring_of(target)

    def rings(self, target: str) -> list[pygame.Rect]:
        """The same; where several pictures stand for it apart from each other, a box for each."""
        return self.pointing.rings_of(target)

    def usable_at(self, place: tuple[int, int]) -> str:
        """The target that a click at a place of the window would use; "" for none."""
        thing, decision = self.thing_at(place), self.deciding.live
        if not thing or decision is None:
            return ""
        found = self.sight.desk.stands_for(thing, self.sight.shown)
        return next((each for each in found if decision.uses(each)), "")

    def _covered(self, place: tuple[int, int]) -> bool:
        sheet = self.sheets.view
        return self.hint.covers(place) or (sheet is not None and sheet.box.collidepoint(place))

    def topic(self) -> str:
        """The section of the rulebook about what is lit or pointed at; "" for none."""
        lit = self.panel.lit
        if self.thing and not (lit and lit.hovered):
            return self.sight.desk.rule(self.thing, self.sight.shown)
        return lit.rule if lit else ""
