"""A panel whose controls may be longer than its window: wheel, bar, keys and focus move it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.stage.controls.directions import straight_ahead
from santiago_desktop.stage.controls.widgets import Panel, Widget
from santiago_desktop.stage.input.commands import Command

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from santiago_desktop.stage.drawing.canvas import Canvas

NOTCH = 90  # design pixels for a notch of the wheel
BAR = 18
SMALLEST_THUMB = 48


class Bar(Widget):
    """The bar that says which part of a page is seen, and is dragged to see another."""

    focusable = False

    def __init__(self, canvas: Canvas, panel: ScrollPanel) -> None:
        view = panel.view
        box = pygame.Rect(0, view.y, canvas.px(BAR), view.height)
        box.right = view.right
        super().__init__(canvas, box)
        self.panel = panel

    def thumb(self) -> pygame.Rect:
        """The part that stands for what is seen."""
        share = self.box.height / max(1, self.panel.length)
        height = max(self.canvas.px(SMALLEST_THUMB), round(self.box.height * share))
        way = self.box.height - height
        down = round(way * self.panel.offset / max(1, self.panel.furthest))
        return pygame.Rect(self.box.x, self.box.y + down, self.box.width, height)

    def drag(self, at: tuple[int, int]) -> None:
        """The thumb's middle follows the mouse."""
        height = self.thumb().height
        way = max(1, self.box.height - height)
        share = (at[1] - self.box.y - height / 2) / way
        self.panel.scroll_to(round(share * self.panel.furthest))

    def draw(self, target: pygame.Surface) -> None:
        kit, scale = self.canvas.kit, self.canvas.scale
        kit.draw(target, "scroll.track", self.box, scale)
        state = "pressed" if self.pressed else ("hover" if self.hovered else "normal")
        kit.draw(target, f"scroll.thumb.{state}", self.thumb(), scale)


class ScrollPanel(Panel):
    """Controls that stay, and controls that roll in a window of their own."""

    def __init__(self, canvas: Canvas) -> None:
        super().__init__()
        self.canvas = canvas
        self.view = pygame.Rect(0, 0, 0, 0)
        self.rolling: list[Widget] = []
        self.length = self.offset = 0
        self.bar: Bar | None = None

    @property
    def furthest(self) -> int:
        """How far it can be scrolled."""
        return max(0, self.length - self.view.height)

    def show_rolling(
        self,
        fixed: list[Widget],
        rolling: list[Widget],
        view: pygame.Rect,
        length: int,
        *,
        first: Sequence[Widget] = (),
    ) -> None:
        """Other controls; those that roll are laid out from the top of the window on.

        The focus walks from the `first` of those that stay to what rolls, and then to the others.
        """
        self.view, self.rolling, self.length = view, rolling, length
        offset, self.offset = min(self.offset, self.furthest), 0
        self.bar = Bar(self.canvas, self) if self.furthest else None
        self.scroll_to(offset)
        self.show([*first, *rolling, *fixed])

    def scroll_to(self, offset: int) -> bool:
        """Roll to a place; whether anything moved."""
        offset = max(0, min(self.furthest, offset))
        moved = self.offset - offset
        self.offset = offset
        for widget in self.rolling:
            widget.box.y += moved
        return bool(moved)

    def scroll(self, notches: float) -> bool:
        """Roll by notches of the wheel, down where they are positive."""
        return self.scroll_to(self.offset + round(notches * self.canvas.px(NOTCH)))

    def reveal(self, box: pygame.Rect) -> None:
        """Roll until a box is seen."""
        room = self.canvas.px(16)
        if box.bottom > self.view.bottom - room:
            self.scroll_to(self.offset + box.bottom - self.view.bottom + room)
        if box.top < self.view.top + room:
            self.scroll_to(self.offset + box.top - self.view.top - room)

    def set_focus(self, widget: Widget | None) -> None:
        super().set_focus(widget)
        if widget in self.rolling and widget:
            self.reveal(widget.box)

    def at(self, place: tuple[int, int]) -> Widget | None:
        if self.bar and self.bar.box.collidepoint(place):
            return self.bar
        if self.view.collidepoint(place):  # what rolls lies above the page that stays
            for widget in reversed(self.rolling):
                if widget.focusable and widget.covers(place):
                    return widget
        found = super().at(place)
        return None if found in self.rolling else found

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self.scroll(-event.y)
        return super().handle(event)

    def neighbour(self, focus: Widget, way: tuple[int, int]) -> Widget | None:
        """What rolls stands in lines: up and down lead from one to the next, wherever it begins.

        They lead there as well from what stands above or below its window. No arrow to the side
        leads past it.
        """
        lines = [each for each in self.reachable() if each in self.rolling]
        if way[1] and (focus in lines or self._faces_view(focus, way[1])):
            place = straight_ahead(focus.box, [each.box for each in lines], way, aside=True)
            if place is not None:
                return lines[place]
        found = super().neighbour(focus, way)
        past = way[0] and found and self._faces_view(focus, 1) and self._faces_view(found, -1)
        return None if past else found

    def _faces_view(self, focus: Widget, down: int) -> bool:
        """Whether the window lies below a control, or above it."""
        box, view = focus.box, self.view
        beyond = view.top >= box.bottom if down > 0 else view.bottom <= box.top
        return beyond and view.left <= box.centerx < view.right

    def to_end(self, end: int) -> bool:
        """Also the page rolls there; as long as nothing has the focus, nothing else happens."""
        reading = self.focus is None and self.furthest > 0
        used = reading or super().to_end(end)
        if reading or self.focus in self.rolling:
            self.scroll_to(self.furthest if end else 0)
        return used

    def command(self, command: Command) -> bool:
        if super().command(command):
            return True
        page = self.view.height / max(1, self.canvas.px(NOTCH)) * 0.9
        ways = {
            Command.PAGE_UP: -page,
            Command.PAGE_DOWN: page,
            Command.UP: -1.0,
            Command.DOWN: 1.0,
        }
        return command in ways and self.scroll(ways[command])

    def draw(self, target: pygame.Surface, hidden: Collection[Widget] = ()) -> None:
        """All controls but the hidden ones, the focused one last."""
        fixed = [each for each in self.widgets if each not in (*self.rolling, *hidden)]
        before = target.get_clip()
        target.set_clip(self.view.clip(before) if before else self.view)
        for widget in self.rolling:
            if widget.box.colliderect(self.view):
                widget.draw(target)
        target.set_clip(before)
        for widget in sorted(fixed, key=lambda each: each.focused):  # no ring is below another
            widget.draw(target)
        if self.bar:
            self.bar.draw(target)
