"""The moments of a chart as a control: what was the case there, and the way to its board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.result import charts
from santiago_desktop.stage.controls.widgets import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.stage.drawing.canvas import Canvas


class Moments(Widget):
    """All of a chart; the mouse or the arrows pick a moment, a click or Enter shows the board."""

    role = "slider"
    name = "moments"

    def __init__(
        self,
        canvas: Canvas,
        box: pygame.Rect,
        count: int,
        tell: Callable[[int], str],
        show: Callable[[int], object],
    ) -> None:
        """`count` moments lie between its ends; `tell` and `show` get one's number from 0."""
        super().__init__(canvas, box)
        self.count, self.tell, self.show = count, tell, show
        self.number = 0
        self._pick(count - 1)

    def _pick(self, number: int) -> bool:
        """Another moment is meant; whether it is another one."""
        before, self.number = self.number, max(0, min(self.count - 1, number))
        self.tip = self.tell(self.number)
        return self.number != before

    def point(self, at: tuple[int, int]) -> bool:
        frame = charts.frame(self.canvas, self.box)
        return self._pick(round((at[0] - frame.x) * (self.count - 1) / max(1, frame.width)))

    def drag(self, at: tuple[int, int]) -> None:
        self.point(at)

    def adjust(self, step: int) -> bool:
        self._pick(self.number + step)
        return True

    def resume(self, old: Widget) -> None:
        if isinstance(old, Moments) and old.count == self.count:
            self._pick(old.number)

    def activate(self) -> None:
        self.show(self.number)

    def draw(self, target: pygame.Surface) -> None:
        """A line through the moment that is meant."""
        if self.hovered or self.focused:
            frame = charts.frame(self.canvas, self.box)
            x = frame.x + round(frame.width * self.number / max(1, self.count - 1))
            width, colour = max(1, self.canvas.px(2)), self.canvas.kit.colour("text")
            pygame.draw.line(target, colour, (x, frame.y), (x, frame.bottom), width)
        self.draw_focus(target)
