"""Controls: labels and buttons; and walking the focus among controls of all kinds.

They are our own because the art is nine-patches at any scale, because keyboard and gamepad walk
through controls and board alike, and because a toolkit would cost a third of the start-up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.stage.controls.directions import DIRECTIONS, ENDS, nearest, straight_ahead
from santiago_desktop.stage.drawing.type import SMALLEST
from santiago_desktop.stage.input.commands import GLYPHS, Command

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.stage.drawing.canvas import Canvas

LEADING = 0.84  # of the letters' height: the distance of two lines, which leaves air around them
GLYPH = 30  # a gamepad's button at a control's corner, in design pixels


class Widget:
    """A control in a box of window pixels."""

    focusable = True
    role = "button"  # what it is called to who doesn't see it
    takes_text = False  # typing goes to it; a click leaves the focus there
    name = ""  # by which the focus finds it again when controls are laid out anew
    leads_to = ""  # the name of the control that Enter goes on to, where it does nothing itself
    instead = ""  # the name of the control that takes the focus once it can't be used any more
    walked = False  # whether left and right lead on from it, though the wheel changes it
    helper = False  # whether it only sets what another control beside it plays
    rule = ""  # the section of the rulebook that tells more
    key: Command | None = None  # the command that does the same
    ring = 3  # design pixels between it and the ring of the focus

    def __init__(self, canvas: Canvas, box: pygame.Rect, *, label: str = "", tip: str = "") -> None:
        self.canvas, self.label, self.tip = canvas, label, tip
        self.box = box.copy()  # it may roll: no other control's box moves with it
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

    def covers(self, place: tuple[int, int]) -> bool:
        """Whether the mouse is on it there."""
        return self.box.collidepoint(place)

    def activate(self) -> None:
        """Do what a click on it means."""

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

    def point(self, at: tuple[int, int]) -> bool:
        """The mouse is over it, there; whether it looks different then."""
        del at
        return False

    @property
    def pointed(self) -> pygame.Rect:
        """What of it is meant just now, beside which its tooltip stands."""
        return self.box

    def arrive(self) -> None:
        """Hear that the focus has come here."""

    def resume(self, old: Widget) -> None:
        """It takes the place of the same control that was laid out before."""

    def draw(self, target: pygame.Surface) -> None:
        """Draw it in its box."""
        raise NotImplementedError

    @property
    def idle(self) -> bool:
        """Whether pressing it would change nothing just now: it is only there to be read."""
        return False

    def draw_focus(self, target: pygame.Surface, around: pygame.Rect | None = None) -> None:
        """The ring around what the keyboard would press: its box, or what is seen of it."""
        if self.focused:
            self.draw_ring(target, around or self.box)
            self.draw_confirm(target)

    def draw_ring(self, target: pygame.Surface, around: pygame.Rect) -> None:
        """The ring of the focus around a box."""
        pad = self.canvas.px(self.ring)
        ring = around.inflate(2 * pad, 2 * pad)
        self.canvas.kit.draw(target, "focus.ring", ring, self.canvas.scale)

    def draw_confirm(self, target: pygame.Surface) -> None:
        """The gamepad's button that presses what has the focus."""
        if self.key is None:
            self.draw_glyph(target, Command.CONFIRM)

    def draw_glyph(self, target: pygame.Surface, command: Command) -> None:
        """The gamepad's button for it, at its corner, while a gamepad is used."""
        if not self.canvas.pad or command not in GLYPHS:
            return
        side = self.canvas.px(GLYPH)
        disc = pygame.Rect(0, 0, side, side)
        inside = side // 5 if self.box.width > 3 * side else -side // 6  # small ones stay legible
        disc.center = (self.box.right - inside, self.box.bottom - abs(inside))
        disc.clamp_ip(self.canvas.rect)
        kit = self.canvas.kit
        pygame.draw.circle(target, kit.colour("focus_edge"), disc.center, side // 2 + 1)
        kit.icon(target, GLYPHS[command], disc, kit.colour("text_light"))


class Label(Widget):
    """Text that can't be pressed."""

    focusable = False
    role = "text"

    def __init__(
        self,
        canvas: Canvas,
        box: pygame.Rect,
        label: str,
        *,
        face: str = "text",
        size: float = 20,
        colour: str = "",
        anchor: str = "midleft",
    ) -> None:
        super().__init__(canvas, box, label=label)
        self.face, self.size, self.colour, self.anchor = face, size, colour, anchor

    def draw(self, target: pygame.Surface) -> None:
        draw_words(
            target,
            self.canvas,
            self.label,
            self.box,
            face=self.face,
            size=self.size,
            colour=self.colour or self.canvas.kit.colour("text"),
            side=self.anchor,
        )


def draw_words(
    target: pygame.Surface,
    canvas: Canvas,
    words: str,
    room: pygame.Rect,
    *,
    face: str,
    size: float,
    colour: str,
    side: str = "center",
) -> None:
    """A label in a room: in one line, or else in several of the smallest letters.

    `side` is the part of the room that it begins from: "center", "midleft" or "midright".
    """
    letters, scale, lines = canvas.letters, canvas.scale, [words]
    if min(letters.width(words, face, each, scale) for each in (size, SMALLEST)) > room.width:
        lines, size = letters.balanced(words, face, SMALLEST, scale, room.width), SMALLEST
    step = round(LEADING * letters.height(face, size, scale))
    if len(lines) * step > room.height:  # they would leave the room: it is cut instead
        lines = [words]
    x, middle = getattr(room, side)
    top = middle - step * (len(lines) - 1) // 2
    for number, line in enumerate(lines):
        canvas.text(
            target, line, (x, top + number * step),
            face=face, size=size, colour=colour, anchor=side, width=room.width,
        )  # fmt: skip


class Button(Widget):
    """A button with a text, an icon, or both."""

    face = "button"

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
        key: Command | None = None,
    ) -> None:
        super().__init__(canvas, box, label=label, tip=tip)
        self.action, self.kind, self.icon, self.size, self.key = action, kind, icon, size, key

    def activate(self) -> None:
        if self.enabled:
            self.action()

    def draw(self, target: pygame.Surface) -> None:
        canvas, box = self.canvas, self.draw_ground(target)
        if self.icon and self.label:
            self.draw_sign(target, box, canvas.px(18), canvas.px(30))
        elif self.icon:
            side = round(min(box.size) * 0.56)
            self.draw_sign(target, box, (box.width - side) // 2, side)
        if self.label:
            left = canvas.px(54 if self.icon else 14)
            room = pygame.Rect(box.x + left, box.y, box.width - left - canvas.px(14), box.height)
            self.draw_label(target, room)
        self.draw_focus(target)
        if self.key and self.enabled:
            self.draw_glyph(target, self.key)

    def draw_ground(self, target: pygame.Surface) -> pygame.Rect:
        """Its ground in its state; where that is: a pressed one lies a little lower."""
        canvas = self.canvas
        box = self.box.move(0, canvas.px(2) if self.state == "pressed" else 0)
        canvas.kit.draw(target, f"button.{self.kind}.{self.state}", box, canvas.scale)
        return box

    def draw_sign(self, target: pygame.Surface, box: pygame.Rect, left: int, side: int) -> int:
        """Its icon, so far from the left of a box, in the middle of its height; its right edge."""
        sign = pygame.Rect(0, 0, side, side)
        sign.midleft = (box.x + left, box.centery)
        self.canvas.kit.icon(target, self.icon, sign, self.colour)
        return sign.right

    def draw_label(self, target: pygame.Surface, room: pygame.Rect) -> None:
        """In the middle of a room."""
        draw_words(
            target,
            self.canvas,
            self.label,
            room,
            face=self.face,
            size=self.size,
            colour=self.colour,
        )

    @property
    def colour(self) -> str:
        """The colour of text and icon in its state."""
        kit = self.canvas.kit
        if not self.enabled:
            return kit.colour("text_muted")
        light = self.kind.endswith(("primary", "danger"))
        return kit.colour("text_action" if light else "text_second")


class Panel:
    """Controls on a screen, with the focus that walks among them."""

    def __init__(self) -> None:
        self.widgets: list[Widget] = []
        self.focus: Widget | None = None
        self._held: Widget | None = None
        self._mouse = (-1, -1)
        # where an arrow has led, the one that leads back, and where to
        self._came: tuple[Widget, tuple[int, int], Widget] | None = None

    def show(self, widgets: list[Widget]) -> None:
        """Other controls; the focus stays where it was, if it can."""
        old, place = self.focus, -1
        if old in self.reachable():
            place = self.reachable().index(old)
        self.widgets = widgets
        self._hold_on(widgets)
        self.focus = None
        if old and place >= 0 and self.reachable():
            self.set_focus(self._again(old, place))
            if self.focus and self.focus.name == old.name:
                self.focus.resume(old)
        self._hover(self._mouse)

    def _hold_on(self, widgets: list[Widget]) -> None:
        """What is dragged is dragged on, though it was laid out anew meanwhile."""
        held = self._held
        if held is None or held in widgets:
            return
        same = (each for each in widgets if held.name and each.name == held.name and each.enabled)
        self._held = next(same, None)
        if self._held:
            self._held.pressed = True

    def _again(self, old: Widget, place: int) -> Widget:
        """The control of the same name, the one named instead, or else that at the same place."""
        reachable = self.reachable()
        for name in filter(None, (old.name, old.instead)):
            for widget in reachable:
                if widget.name == name:
                    return widget
        return reachable[min(place, len(reachable) - 1)]

    @property
    def lit(self) -> Widget | None:
        """What the mouse is on, or else the focus."""
        hovered = (widget for widget in self.widgets if widget.hovered)
        return next(hovered, self.focus)

    @property
    def held(self) -> bool:
        """Whether the mouse is pressed on a control that can be used."""
        return self._held is not None and self._held.enabled

    def reachable(self) -> list[Widget]:
        """The controls that the focus can come to."""
        return [each for each in self.widgets if each.focusable and each.enabled]

    def set_focus(self, widget: Widget | None) -> None:
        """Move the focus to a control; None: to none."""
        if widget is self.focus:
            return
        if self.focus:
            self.focus.focused = False
        self.focus = widget
        if widget:
            widget.focused = True
            widget.arrive()

    def at(self, place: tuple[int, int]) -> Widget | None:
        """The control at a place of the window, the foremost first; None if there is none."""
        for widget in reversed(self.widgets):
            if widget.focusable and widget.covers(place):
                return widget
        return None

    def handle(self, event: pygame.event.Event) -> bool:
        """Hear the mouse and typing; whether anything has changed by it."""
        if event.type == pygame.MOUSEMOTION:
            self._mouse = event.pos
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
        return (under is not None and under.point(place)) or changed

    def _press(self, place: tuple[int, int]) -> bool:
        self._held = self.at(place)
        self.set_focus(self._held if self._held and self._held.takes_text else None)
        if self._held and self._held.enabled:
            self._held.pressed = True
            self._held.drag(place)
        return self._held is not None

    def _release(self, place: tuple[int, int]) -> bool:
        held, self._held = self._held, None
        if held is None:
            return False
        held.pressed = False
        if held.covers(place) and held.enabled:
            held.activate()
        return True

    def leave_mouse(self) -> None:
        """The keyboard is used: what lies under the mouse counts again when the mouse moves."""
        for widget in self.widgets:
            widget.hovered = False
        self._mouse = (-1, -1)

    def command(self, command: Command) -> bool:
        """Obey a command of the keyboard or the gamepad; whether it was used."""
        self.leave_mouse()
        if command in (Command.NEXT, Command.PREVIOUS):
            return self.walk(1 if command is Command.NEXT else -1)
        if command is Command.CONFIRM and self.focus:
            self.focus.activate()
            return True
        sideways = {Command.LEFT: -1, Command.RIGHT: 1}
        changed = self.focus is not None and command in sideways and not self.focus.walked
        if changed and self.focus and self.focus.adjust(sideways[command]):
            return True
        if command in DIRECTIONS:
            return self.steer(DIRECTIONS[command])
        return command in ENDS and self.to_end(ENDS[command])

    def to_end(self, end: int) -> bool:
        """Move the focus to the first control (0) or the last one (-1); whether there is any."""
        controls = self.controls
        if controls:
            self.set_focus(controls[end])
        return bool(controls)

    @property
    def controls(self) -> list[Widget]:
        """The controls that the focus can come to, but for the one that leads out of the page."""
        return [each for each in self.reachable() if each.key is not Command.BACK]

    def walk(self, step: int) -> bool:
        """Move the focus on by so many controls, round and round; whether there is any."""
        reachable = self.reachable()
        if self.focus in reachable:
            place = reachable.index(self.focus) + step
            self.set_focus(reachable[place % len(reachable)])
        elif self.controls:
            self.set_focus(self.controls[0 if step > 0 else -1])
        return bool(reachable)

    def steer(self, way: tuple[int, int]) -> bool:
        """Move the focus in a direction; the opposite one leads back to where it came from."""
        if self.focus is None:
            return self.walk(1)
        if self._came and self._came[:2] == (self.focus, way):
            found: Widget | None = self._came[2]
        else:
            found = self.neighbour(self.focus, way)
        if found is None or found not in self.reachable():
            return False
        self._came = found, (-way[0], -way[1]), self.focus
        self.set_focus(found)
        return True

    def neighbour(self, focus: Widget, way: tuple[int, int]) -> Widget | None:
        """The control that one sees in a direction: straight ahead, or else whatever is near."""
        others = self.reachable()
        boxes = [each.box for each in others]
        place = straight_ahead(focus.box, boxes, way)
        place = nearest(focus.box, boxes, way) if place is None else place
        return None if place is None else others[place]

    def draw(self, target: pygame.Surface) -> None:
        """All controls, the focused one last."""
        for widget in self.widgets:
            if not widget.focused:
                widget.draw(target)
        if self.focus in self.widgets and self.focus:
            self.focus.draw(target)
