"""Controls that hold a value: switches, choices, sliders, tabs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.stage.controls.widgets import Widget, draw_words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.stage.drawing.canvas import Canvas

MOST, STEP = 100, 5  # of a slider


class Switch(Widget):
    """A box with a tick, for what is on or off, and its words."""

    def __init__(
        self,
        canvas: Canvas,
        box: pygame.Rect,
        label: str,
        on: bool,  # noqa: FBT001 - it is the value itself
        action: Callable[[bool], object],
    ) -> None:
        super().__init__(canvas, box, label=label)
        self.on, self.action = on, action

    def activate(self) -> None:
        if self.enabled:
            self.on = not self.on
            self.action(self.on)

    def adjust(self, step: int) -> bool:
        if (step > 0) != self.on:
            self.activate()
        return True

    def draw(self, target: pygame.Surface) -> None:
        canvas = self.canvas
        side = canvas.px(34)
        mark = pygame.Rect(self.box.x, self.box.centery - side // 2, side, side)
        name = f"checkbox.{'on' if self.on else 'off'}.{self.state}"
        canvas.kit.draw(target, name, mark, canvas.scale)
        room = self.box.copy()
        room.x = mark.right + canvas.px(14)
        room.width = self.box.right - room.x
        colour = canvas.kit.colour("text" if self.enabled else "text_muted")
        draw_words(
            target, canvas, self.label, room, face="text", size=22, colour=colour, side="midleft"
        )
        self.draw_focus(target)


class Choice(Widget):
    """One of several values, walked with arrows."""

    def __init__(
        self,
        canvas: Canvas,
        box: pygame.Rect,
        values: Sequence[str],
        chosen: int,
        action: Callable[[int], object],
    ) -> None:
        super().__init__(canvas, box)
        self.values, self.chosen, self.action = list(values), chosen, action
        self._step = 1

    def drag(self, at: tuple[int, int]) -> None:
        """A click on the left half goes back."""
        self._step = -1 if at[0] < self.box.centerx else 1

    def activate(self) -> None:
        step, self._step = self._step, 1
        self.adjust(step)

    def adjust(self, step: int) -> bool:
        if self.enabled:
            self.chosen = (self.chosen + step) % len(self.values)
            self.action(self.chosen)
        return True

    def draw(self, target: pygame.Surface) -> None:
        canvas, kit = self.canvas, self.canvas.kit
        state = {"pressed": "hover"}.get(self.state, self.state)
        kit.draw(target, f"field.{state}", self.box, canvas.scale)
        side = canvas.px(24)
        for icon, x in (
            ("icon.chevron_left", self.box.x + canvas.px(8)),
            ("icon.chevron_right", self.box.right - canvas.px(8) - side),
        ):
            kit.icon(
                target,
                icon,
                pygame.Rect(x, self.box.centery - side // 2, side, side),
                kit.colour("text_soft"),
            )
        room = self.box.inflate(-2 * side - canvas.px(28), 0)
        words, colour = self.values[self.chosen], kit.colour("text")
        draw_words(target, canvas, words, room, face="text", size=22, colour=colour)
        self.draw_focus(target)


class Slider(Widget):
    """A number from 0 to 100."""

    def __init__(
        self,
        canvas: Canvas,
        box: pygame.Rect,
        value: int,
        action: Callable[[int], object],
        *,
        shown: Callable[[int], str] = str,
    ) -> None:
        super().__init__(canvas, box)
        self.value, self.action, self.shown = value, action, shown

    def adjust(self, step: int) -> bool:
        self._set(self.value + step * STEP)
        return True

    def drag(self, at: tuple[int, int]) -> None:
        track = self._track()
        share = (at[0] - track.x) / max(1, track.width)
        self._set(round(share * MOST / STEP) * STEP)

    def _set(self, value: int) -> None:
        value = max(0, min(MOST, value))
        if value != self.value and self.enabled:
            self.value = value
            self.action(value)

    def _track(self) -> pygame.Rect:
        height = self.canvas.px(14)
        box = pygame.Rect(self.box.x, 0, self.box.width - self.canvas.px(70), height)
        box.centery = self.box.centery
        return box

    def draw(self, target: pygame.Surface) -> None:
        canvas, kit = self.canvas, self.canvas.kit
        track = self._track()
        kit.draw(target, "slider.track", track, canvas.scale)
        way = round(self.value / MOST * track.width)
        if way > canvas.px(14):
            kit.draw(
                target, "slider.fill", pygame.Rect(track.topleft, (way, track.height)), canvas.scale
            )
        side = canvas.px(34)
        knob = pygame.Rect(0, 0, side, side)
        knob.center = (track.x + way, track.centery)
        kit.draw(target, f"slider.knob.{self.state}", knob, canvas.scale)
        canvas.text(
            target,
            self.shown(self.value),
            (self.box.right, self.box.centery),
            face="number",
            size=22,
            anchor="midright",
            colour=kit.colour("text"),
        )
        self.draw_focus(target)


class Tab(Widget):
    """The tab of one of several leaves."""

    selected = False

    def __init__(
        self, canvas: Canvas, box: pygame.Rect, label: str, action: Callable[[], object]
    ) -> None:
        super().__init__(canvas, box, label=label)
        self.action = action

    def activate(self) -> None:
        self.action()

    def draw(self, target: pygame.Surface) -> None:
        canvas, kit = self.canvas, self.canvas.kit
        state = "selected" if self.selected else {"pressed": "hover"}.get(self.state, self.state)
        kit.draw(target, f"tab.{state}", self.box, canvas.scale)
        colour = "text" if self.selected else "text_second"
        canvas.text(
            target,
            self.label,
            self.box.center,
            face="button",
            size=22,
            colour=kit.colour(colour),
            anchor="center",
            width=self.box.width - canvas.px(24),
        )
        self.draw_focus(target)
