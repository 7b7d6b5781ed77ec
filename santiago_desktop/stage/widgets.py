"""Controls: buttons, choices, sliders, switches, text fields, lists; and walking their focus.

They are our own because the art is nine-patches at any scale, because keyboard and gamepad walk
through controls and board alike, and because a toolkit would cost a third of the start-up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.stage.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.stage.canvas import Canvas


class Widget:
    """A control in a box of window pixels."""

    focusable = True

    def __init__(self, canvas: Canvas, box: pygame.Rect, *, label: str = "", tip: str = "") -> None:
        self.canvas, self.box, self.label, self.tip = canvas, box, label, tip
        self.enabled = True
        self.hovered = self.pressed = self.focused = False

    @property
    def state(self) -> str:
        """Which of its pictures it shows."""
        if not self.enabled:
            return "disabled"
        if self.pressed:
            return "pressed"
        return "hover" if self.hovered else "normal"

    def activate(self) -> None:
        """It was clicked or confirmed."""

    def adjust(self, step: int) -> bool:
        """Left or right was pressed on it; whether it uses that."""
        del step
        return False

    def type(self, event: pygame.event.Event) -> bool:
        """A key was pressed while it has the focus; whether it uses that."""
        del event
        return False

    def drag(self, at: tuple[int, int]) -> None:
        """The mouse moves while it is pressed."""

    def draw(self, target: pygame.Surface) -> None:
        """Draw."""
        raise NotImplementedError

    def draw_focus(self, target: pygame.Surface) -> None:
        """The ring around what the keyboard would press."""
        if self.focused:
            pad = self.canvas.px(3)
            ring = self.box.inflate(2 * pad, 2 * pad)
            self.canvas.kit.draw(target, "focus.ring", ring, self.canvas.scale)


class Label(Widget):
    """Text that can't be pressed."""

    focusable = False

    def __init__(
        self,
        canvas: Canvas,
        box: pygame.Rect,
        label: str,
        *,
        face: str = "text",
        size: float = 20,
        colour: str = "#3B1F12",
        anchor: str = "midleft",
    ) -> None:
        super().__init__(canvas, box, label=label)
        self.face, self.size, self.colour, self.anchor = face, size, colour, anchor

    def draw(self, target: pygame.Surface) -> None:
        self.canvas.text(
            target,
            self.label,
            getattr(self.box, self.anchor),
            face=self.face,
            size=self.size,
            colour=self.colour,
            anchor=self.anchor,
            width=self.box.width,
        )


class Button(Widget):
    """A button with a text, an icon, or both."""

    def __init__(
        self,
        canvas: Canvas,
        box: pygame.Rect,
        label: str,
        action: Callable[[], object],
        *,
        kind: str = "secondary",
        icon: str = "",
        tip: str = "",
        size: float = 24,
    ) -> None:
        super().__init__(canvas, box, label=label, tip=tip)
        self.action, self.kind, self.icon, self.size = action, kind, icon, size

    def activate(self) -> None:
        if self.enabled:
            self.action()

    def draw(self, target: pygame.Surface) -> None:
        kit, canvas = self.canvas.kit, self.canvas
        box = self.box.move(0, canvas.px(2) if self.state == "pressed" else 0)
        kit.draw(target, f"button.{self.kind}.{self.state}", box, canvas.scale)
        colour = self.colour
        if self.icon:
            side = canvas.px(30) if self.label else round(min(box.size) * 0.56)
            place = pygame.Rect(0, 0, side, side)
            place.center = box.center
            if self.label:
                place.midleft = (box.x + canvas.px(18), box.centery)
            kit.icon(target, self.icon, place, colour)
        if self.label:
            left = canvas.px(54 if self.icon else 14)
            middle = (box.centerx + (left - canvas.px(14)) // 2, box.centery)
            canvas.text(
                target,
                self.label,
                middle,
                face="button",
                size=self.size,
                colour=colour,
                anchor="center",
                width=box.width - left - canvas.px(14),
            )
        self.draw_focus(target)

    @property
    def colour(self) -> str:
        """Of text and icon."""
        kit = self.canvas.kit
        if not self.enabled:
            return kit.colour("text_muted")
        light = self.kind.endswith(("primary", "danger"))
        return kit.colour("text_action" if light else "text_second")


class Switch(Widget):
    """On or off."""

    def __init__(
        self,
        canvas: Canvas,
        box: pygame.Rect,
        label: str,
        on: bool,
        action: Callable[[bool], object],  # noqa: FBT001
        *,
        tip: str = "",
    ) -> None:
        super().__init__(canvas, box, label=label, tip=tip)
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
        canvas.text(
            target,
            self.label,
            (mark.right + canvas.px(14), self.box.centery),
            anchor="midleft",
            size=22,
            width=self.box.width - side - canvas.px(14),
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
        *,
        label: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(canvas, box, label=label, tip=tip)
        self.values, self.chosen, self.action = list(values), chosen, action

    def activate(self) -> None:
        mouse = pygame.mouse.get_pos()
        left = self.box.collidepoint(mouse) and mouse[0] < self.box.centerx and self.hovered
        self.adjust(-1 if left else 1)

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
        canvas.text(
            target,
            self.values[self.chosen],
            self.box.center,
            anchor="center",
            size=22,
            colour=kit.colour("text"),
            width=self.box.width - 2 * side - canvas.px(28),
        )
        self.draw_focus(target)


class Slider(Widget):
    """A number from 0 to 100."""

    STEP = 5

    def __init__(
        self,
        canvas: Canvas,
        box: pygame.Rect,
        value: int,
        action: Callable[[int], object],
        *,
        low: int = 0,
        high: int = 100,
        step: int = STEP,
        tip: str = "",
    ) -> None:
        super().__init__(canvas, box, tip=tip)
        self.value, self.action = value, action
        self.low, self.high, self.step = low, high, step

    def adjust(self, step: int) -> bool:
        self._set(self.value + step * self.step)
        return True

    def drag(self, at: tuple[int, int]) -> None:
        track = self._track()
        share = (at[0] - track.x) / max(1, track.width)
        self._set(self.low + round(share * (self.high - self.low) / self.step) * self.step)

    def _set(self, value: int) -> None:
        value = max(self.low, min(self.high, value))
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
        way = round((self.value - self.low) / (self.high - self.low) * track.width)
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
            str(self.value),
            (self.box.right, self.box.centery),
            face="number",
            size=22,
            anchor="midright",
            colour=kit.colour("text"),
        )
        self.draw_focus(target)


class Field(Widget):
    """A line of text that can be typed."""

    def __init__(
        self,
        canvas: Canvas,
        box: pygame.Rect,
        text: str,
        action: Callable[[str], object],
        *,
        longest: int = 24,
        tip: str = "",
    ) -> None:
        super().__init__(canvas, box, tip=tip)
        self.text, self.action, self.longest = text, action, longest
        self.caret = len(text)
        self.wrong = False

    def type(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            kept = "".join(each for each in event.text if each.isprintable())
            self._change(self.text[: self.caret] + kept + self.text[self.caret :], len(kept))
            return True
        if event.type != pygame.KEYDOWN:
            return False
        moves = {
            pygame.K_BACKSPACE: self._rub_out,
            pygame.K_DELETE: self._delete,
            pygame.K_LEFT: lambda: self._move(self.caret - 1),
            pygame.K_RIGHT: lambda: self._move(self.caret + 1),
            pygame.K_HOME: lambda: self._move(0),
            pygame.K_END: lambda: self._move(len(self.text)),
        }
        if event.key in moves:
            moves[event.key]()
            return True
        # a letter arrives as text, too: it must not be a shortcut meanwhile
        return (
            bool(event.unicode) and event.unicode.isprintable() and not event.mod & pygame.KMOD_CTRL
        )

    def _change(self, text: str, moved: int) -> None:
        if len(text) <= self.longest:
            self.text = text
            self.caret += moved
            self.action(text)

    def _rub_out(self) -> None:
        if self.caret:
            self._change(self.text[: self.caret - 1] + self.text[self.caret :], -1)

    def _delete(self) -> None:
        self._change(self.text[: self.caret] + self.text[self.caret + 1 :], 0)

    def _move(self, caret: int) -> None:
        self.caret = max(0, min(len(self.text), caret))

    def draw(self, target: pygame.Surface) -> None:
        canvas, kit = self.canvas, self.canvas.kit
        state = "error" if self.wrong else ("focused" if self.focused else self.state)
        kit.draw(
            target, f"field.{'hover' if state == 'pressed' else state}", self.box, canvas.scale
        )
        left = self.box.x + canvas.px(16)
        room = self.box.width - canvas.px(32)
        line = canvas.letters.line(self.text, "text", 22, canvas.scale, kit.colour("text"))
        before = canvas.letters.width(self.text[: self.caret], "text", 22, canvas.scale)
        shift = max(0, before - room + canvas.px(4))
        top = self.box.centery - line.get_height() // 2
        target.blit(line, (left, top), pygame.Rect(shift, 0, room, line.get_height()))
        if self.focused:
            x = left + before - shift
            pygame.draw.line(
                target,
                kit.colour("text"),
                (x, top + canvas.px(2)),
                (x, top + line.get_height() - canvas.px(2)),
                max(2, canvas.px(2)),
            )


class Panel:
    """Controls on a screen, with the focus that walks among them."""

    def __init__(self) -> None:
        self.widgets: list[Widget] = []
        self.focus: Widget | None = None
        self._held: Widget | None = None

    def show(self, widgets: list[Widget]) -> None:
        """Other controls; the focus stays where it was, if it can."""
        place = self.reachable().index(self.focus) if self.focus in self.reachable() else -1
        self.widgets = widgets
        self._held = None
        self.focus = None
        reachable = self.reachable()
        if place >= 0 and reachable:
            self.set_focus(reachable[min(place, len(reachable) - 1)])

    def reachable(self) -> list[Widget]:
        """The controls that the focus can come to."""
        return [each for each in self.widgets if each.focusable and each.enabled]

    def set_focus(self, widget: Widget | None) -> None:
        """Move the focus."""
        if self.focus:
            self.focus.focused = False
        self.focus = widget
        if widget:
            widget.focused = True

    def at(self, place: tuple[int, int]) -> Widget | None:
        """The control under the mouse."""
        for widget in reversed(self.widgets):
            if widget.focusable and widget.box.collidepoint(place):
                return widget
        return None

    def handle(self, event: pygame.event.Event) -> bool:
        """The mouse, and typing."""
        if event.type == pygame.MOUSEMOTION:
            return self._hover(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._release(event.pos)
        if event.type in (pygame.TEXTINPUT, pygame.KEYDOWN) and self.focus:
            return self.focus.type(event)
        return False

    def _hover(self, place: tuple[int, int]) -> bool:
        if self._held:
            self._held.drag(place)
            return True
        under = self.at(place)
        changed = False
        for widget in self.widgets:
            hovered = widget is under
            changed = changed or widget.hovered != hovered
            widget.hovered = hovered
        return changed

    def _press(self, place: tuple[int, int]) -> bool:
        self._held = self.at(place)
        if isinstance(self._held, Field) or self._held is None:
            self.set_focus(self._held)
        if self._held and self._held.enabled:
            self._held.pressed = True
            self._held.drag(place)
        return self._held is not None

    def _release(self, place: tuple[int, int]) -> bool:
        held, self._held = self._held, None
        if held is None:
            return False
        held.pressed = False
        if held.box.collidepoint(place) and held.enabled:
            held.activate()
        return True

    def command(self, command: Command) -> bool:
        """The keyboard and the gamepad."""
        if command in (Command.NEXT, Command.PREVIOUS):
            return self.walk(1 if command is Command.NEXT else -1)
        if command is Command.CONFIRM and self.focus:
            self.focus.activate()
            return True
        if command in (Command.LEFT, Command.RIGHT) and self.focus:
            if self.focus.adjust(1 if command is Command.RIGHT else -1):
                return True
        if command in DIRECTIONS:
            return self.steer(DIRECTIONS[command])
        return False

    def walk(self, step: int) -> bool:
        """The next control in order."""
        reachable = self.reachable()
        if not reachable:
            return False
        place = reachable.index(self.focus) if self.focus in reachable else (-1 if step > 0 else 0)
        self.set_focus(reachable[(place + step) % len(reachable)])
        return True

    def steer(self, way: tuple[int, int]) -> bool:
        """The nearest control in a direction."""
        if self.focus is None:
            return self.walk(1)
        found = nearest(self.focus.box, [w.box for w in self.reachable()], way)
        if found is not None:
            self.set_focus(self.reachable()[found])
        return found is not None

    def draw(self, target: pygame.Surface) -> None:
        """All controls, the focused one last."""
        for widget in self.widgets:
            if not widget.focused:
                widget.draw(target)
        if self.focus in self.widgets and self.focus:
            self.focus.draw(target)


DIRECTIONS = {
    Command.UP: (0, -1),
    Command.DOWN: (0, 1),
    Command.LEFT: (-1, 0),
    Command.RIGHT: (1, 0),
}


def nearest(here: pygame.Rect, boxes: Sequence[pygame.Rect], way: tuple[int, int]) -> int | None:
    """The box that lies best in a direction: near, and not far aside."""
    best, found = float("inf"), None
    for number, box in enumerate(boxes):
        dx, dy = box.centerx - here.centerx, box.centery - here.centery
        ahead = dx * way[0] + dy * way[1]
        aside = abs(dx * way[1]) + abs(dy * way[0])
        if ahead > 0 and ahead + 2.5 * aside < best:
            best, found = ahead + 2.5 * aside, number
    return found
