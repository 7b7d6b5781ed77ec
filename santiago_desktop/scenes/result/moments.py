"""The moments of a chart as a control: what was the case there, and the way to its board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.stage.controls.widgets import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.stage.drawing.canvas import Canvas


class Moments(Widget):
    """The lines of a chart: mouse or arrows pick a moment, a click or Enter shows its board."""

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
        """`box` is where the lines are, and `count` moments lie from its left end to its right.

        `tell` and `show` get a moment's number, from 0.
        """
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
        return self._pick(round((at[0] - self.box.x) * (self.count - 1) / self.box.width))

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

    @property
    def pointed(self) -> pygame.Rect:
        """A line through the moment that is meant."""
        x = self.box.x + round(self.box.width * self.number / max(1, self.count - 1))
        return pygame.Rect(x, self.box.y, max(1, self.canvas.px(2)), self.box.height)

    def draw(self, target: pygame.Surface) -> None:
        if self.hovered or self.focused:
            pygame.draw.rect(target, self.canvas.kit.colour("text"), self.pointed)
        self.draw_focus(target)
