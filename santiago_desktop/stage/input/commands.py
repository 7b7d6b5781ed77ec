"""Commands: what keys and gamepad buttons mean. Bindings can be changed."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.kernel.records import Record
from santiago_desktop.stage.input.key_names import named

if TYPE_CHECKING:
    from santiago_desktop.system.language import Language


class Command(Enum):
    """What the player wants, whatever was pressed."""

    CONFIRM = "confirm"
    BACK = "back"
    NEXT = "next"
    PREVIOUS = "previous"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    UNDO = "undo"
    REDO = "redo"
    RESTART = "restart"
    HINT = "hint"
    MENU = "menu"
    LOG = "log"
    SEARCH = "search"
    RULES = "rules"
    PEEK = "peek"
    LOOK_THROUGH = "look through"
    HURRY = "hurry"
    MUTE = "mute"
    FULLSCREEN = "fullscreen"
    PAGE_UP = "page up"
    PAGE_DOWN = "page down"
    FIRST = "first"
    LAST = "last"


ASKS = "?"  # wherever it lies on a keyboard
KEYS = {
    Command.CONFIRM: ("return", "space"),
    Command.BACK: ("escape",),
    Command.NEXT: ("tab",),
    Command.PREVIOUS: ("shift+tab",),
    Command.UP: ("up",),
    Command.DOWN: ("down",),
    Command.LEFT: ("left",),
    Command.RIGHT: ("right",),
    Command.UNDO: ("ctrl+z", "backspace"),
    Command.REDO: ("ctrl+y", "ctrl+shift+z"),
    Command.RESTART: ("ctrl+r",),
    Command.HINT: ("h",),
    Command.MENU: ("m", "f10"),
    Command.LOG: ("l",),
    Command.SEARCH: ("ctrl+f",),
    Command.RULES: ("f1", ASKS),
    Command.PEEK: ("p",),
    Command.LOOK_THROUGH: ("v",),
    Command.HURRY: ("f",),
    Command.MUTE: ("ctrl+m",),
    Command.FULLSCREEN: ("f11", "alt+return"),
    Command.PAGE_UP: ("page up",),
    Command.PAGE_DOWN: ("page down",),
    Command.FIRST: ("home",),
    Command.LAST: ("end",),
}
BUTTONS = {
    Command.CONFIRM: pygame.CONTROLLER_BUTTON_A,
    Command.BACK: pygame.CONTROLLER_BUTTON_B,
    Command.UNDO: pygame.CONTROLLER_BUTTON_X,
    Command.HINT: pygame.CONTROLLER_BUTTON_Y,
    Command.PREVIOUS: pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    Command.NEXT: pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    Command.MENU: pygame.CONTROLLER_BUTTON_START,
    Command.LOG: pygame.CONTROLLER_BUTTON_BACK,
    Command.PEEK: pygame.CONTROLLER_BUTTON_LEFTSTICK,
    Command.RULES: pygame.CONTROLLER_BUTTON_RIGHTSTICK,
    Command.UP: pygame.CONTROLLER_BUTTON_DPAD_UP,
    Command.DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    Command.LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    Command.RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}
TRIGGERS = {pygame.CONTROLLER_AXIS_TRIGGERLEFT: Command.LOOK_THROUGH}
GLYPHS = {
    Command.CONFIRM: "pad.a",
    Command.BACK: "pad.b",
    Command.UNDO: "pad.x",
    Command.HINT: "pad.y",
    Command.PREVIOUS: "pad.lb",
    Command.NEXT: "pad.rb",
    Command.MENU: "pad.start",
    Command.LOG: "pad.back",
    Command.PEEK: "pad.stick_l",
    Command.LOOK_THROUGH: "pad.lt",
    Command.RULES: "pad.stick_r",
    Command.UP: "pad.dpad_up",
    Command.DOWN: "pad.dpad_down",
    Command.LEFT: "pad.dpad_left",
    Command.RIGHT: "pad.dpad_right",
}
ARROWS = {
    "up": "icon.arrow_up",
    "down": "icon.arrow_down",
    "left": "icon.back",
    "right": "icon.forward",
}
MODIFIERS = (("ctrl", pygame.KMOD_CTRL), ("alt", pygame.KMOD_ALT), ("shift", pygame.KMOD_SHIFT))
DEAD_ZONE = 0.55  # of the way of a stick or a trigger


def key_text(key: int, modifiers: int) -> str:
    """A pressed key as bindings write it."""
    held = [name for name, mask in MODIFIERS if modifiers & mask]
    return "+".join((*held, pygame.key.name(key)))


class Pressed(Record):
    """A command, and whether it is pressed or let go."""

    command: Command
    down: bool


class Sign(Record):
    """How a command's key or button is shown: a gamepad's glyph, or else the key's name.

    A key with an arrow has it in `arrow`, too.
    """

    glyph: str = ""
    words: str = ""
    arrow: str = ""


class Input:
    """Turns the events of keyboard and gamepad into commands."""

    def __init__(self, keys: dict[Command, tuple[str, ...]] | None = None) -> None:
        self.bind(keys or KEYS)
        self.pad_used = False
        self.mouse_used = True  # whether it is the mouse that was used last
        self._stick: Command | None = None
        self._pulled: set[Command] = set()  # of triggers
        self._pads: list[object] = []

    def bind(self, keys: dict[Command, tuple[str, ...]]) -> None:
        """Take these keys for the commands, in place of those before."""
        self.keys = keys
        self._by_key = {text: command for command, texts in keys.items() for text in texts}

    def connect(self) -> None:
        """Take hold of the gamepads that are there."""
        from pygame._sdl2 import controller  # noqa: PLC0415 - SDL's mapped gamepads

        if not controller.get_init():
            controller.init()
        found = range(controller.get_count())
        self._pads = [controller.Controller(i) for i in found if controller.is_controller(i)]

    def watch(self, event: pygame.event.Event) -> None:
        """Notice which device is used, also where a scene uses the event itself."""
        if event.type == pygame.CONTROLLERBUTTONDOWN:
            self.pad_used, self.mouse_used = True, False
        elif event.type in (pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self.pad_used, self.mouse_used = False, event.type != pygame.KEYDOWN

    def read(self, event: pygame.event.Event) -> Pressed | None:
        """The command that an event means, and whether it was pressed; None for none."""
        self.watch(event)
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key(event)
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            return self._button(event)
        if event.type == pygame.CONTROLLERAXISMOTION:
            return self._axis(event)
        if event.type in (pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED):
            self.connect()
        return None

    def _key(self, event: pygame.event.Event) -> Pressed | None:
        typed = ASKS if getattr(event, "unicode", "") == ASKS else key_text(event.key, event.mod)
        command = self._by_key.get(typed)
        if command is None and event.type == pygame.KEYUP:
            command = self._by_key.get(pygame.key.name(event.key))
        return Pressed(command, event.type == pygame.KEYDOWN) if command else None

    def _button(self, event: pygame.event.Event) -> Pressed | None:
        for command, button in BUTTONS.items():
            if button == event.button:
                return Pressed(command, event.type == pygame.CONTROLLERBUTTONDOWN)
        return None

    def _axis(self, event: pygame.event.Event) -> Pressed | None:
        """A stick pushed far is one press of a direction; a trigger is pulled and let go."""
        value = event.value / 32768 if isinstance(event.value, int) else event.value
        if event.axis in TRIGGERS:
            return self._pull(TRIGGERS[event.axis], down=value >= DEAD_ZONE)
        ways = {
            pygame.CONTROLLER_AXIS_LEFTX: (Command.LEFT, Command.RIGHT),
            pygame.CONTROLLER_AXIS_LEFTY: (Command.UP, Command.DOWN),
        }
        if event.axis not in ways:
            return None
        if abs(value) < DEAD_ZONE:
            if self._stick in ways[event.axis]:
                self._stick = None
            return None
        way = ways[event.axis][value > 0]
        if way is self._stick:
            return None
        self._stick, self.pad_used, self.mouse_used = way, True, False
        return Pressed(way, down=True)

    def _pull(self, command: Command, *, down: bool) -> Pressed | None:
        """A trigger has moved; None where it is still pulled, or not yet."""
        if down == (command in self._pulled):
            return None
        self._pulled ^= {command}
        self.pad_used, self.mouse_used = True, False
        return Pressed(command, down=down)

    def sign(self, command: Command, language: Language) -> Sign | None:
        """The key of a command, or the button where a gamepad was used last; None without one."""
        if self.pad_used:
            return Sign(glyph=GLYPHS[command]) if command in GLYPHS else None
        keys = self.keys.get(command)
        if not keys:
            return None
        return Sign(words=named(keys[0], language), arrow=ARROWS.get(keys[0], ""))
