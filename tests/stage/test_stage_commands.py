"""Keys, gamepad buttons and sticks as commands."""

from __future__ import annotations

import pygame
import pytest
import stage_world  # noqa: F401 - chooses the dummy drivers

from santiago_desktop.stage.input.commands import BUTTONS, KEYS, Command, Input, Pressed, Sign
from santiago_desktop.system.language import ENGLISH


def key(code: int, *, mod: int = 0, down: bool = True) -> pygame.event.Event:
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    return pygame.event.Event(kind, key=code, mod=mod, unicode="")


def test_keys_are_commands() -> None:
    keyboard = Input()
    assert keyboard.read(key(pygame.K_RETURN)) == Pressed(Command.CONFIRM, down=True)
    assert keyboard.read(key(pygame.K_z, mod=pygame.KMOD_LCTRL)) == Pressed(Command.UNDO, down=True)
    assert keyboard.read(key(pygame.K_TAB, mod=pygame.KMOD_LSHIFT)) == Pressed(
        Command.PREVIOUS, down=True
    )
    assert keyboard.read(key(pygame.K_q)) is None


def test_letting_a_key_go_is_told() -> None:
    assert Input().read(key(pygame.K_p, down=False)) == Pressed(Command.PEEK, down=False)


def test_keys_can_be_changed() -> None:
    keyboard = Input({**KEYS, Command.PEEK: ("q",)})
    assert keyboard.read(key(pygame.K_q)) == Pressed(Command.PEEK, down=True)
    assert keyboard.read(key(pygame.K_p)) is None
    assert keyboard.sign(Command.PEEK, ENGLISH) == Sign(words="Q")


def test_keys_have_names_in_every_language() -> None:
    keyboard = Input({**KEYS, Command.HINT: ("ctrl++",), Command.LOG: ()})
    assert keyboard.sign(Command.CONFIRM, ENGLISH) == Sign(words="Enter")
    assert keyboard.sign(Command.UNDO, ENGLISH) == Sign(words="Ctrl+Z")
    assert keyboard.sign(Command.HINT, ENGLISH) == Sign(words="Ctrl++")
    assert keyboard.sign(Command.LOG, ENGLISH) is None
    assert keyboard.sign(Command.RULES, ENGLISH) == Sign(words="F1")


def test_a_gamepads_buttons_are_shown_while_it_is_used() -> None:
    device = Input()
    button = pygame.CONTROLLER_BUTTON_DPAD_UP
    device.watch(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button))
    assert device.sign(Command.UNDO, ENGLISH) == Sign(glyph="pad.x")
    assert device.sign(Command.MUTE, ENGLISH) is None
    device.watch(pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(1, 1), buttons=()))
    assert device.sign(Command.MUTE, ENGLISH) == Sign(words="Ctrl+M")


def test_no_key_means_two_things() -> None:
    keys = [text for texts in KEYS.values() for text in texts]
    assert len(keys) == len(set(keys))
    assert len(set(BUTTONS.values())) == len(BUTTONS)


def test_gamepad_buttons_and_sticks_are_commands() -> None:
    pad = Input()
    pressed = pygame.event.Event(
        pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0
    )
    assert pad.read(pressed) == Pressed(Command.CONFIRM, down=True)
    assert pad.pad_used

    def stick(value: float) -> Pressed | None:
        axis = pygame.CONTROLLER_AXIS_LEFTX
        return pad.read(pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value))

    assert stick(0.9) == Pressed(Command.RIGHT, down=True)
    assert stick(0.95) is None
    assert stick(0.1) is None
    assert stick(-30_000) == Pressed(Command.LEFT, down=True)


def test_a_trigger_is_pulled_once_and_let_go_once() -> None:
    pad = Input()

    def pull(value: float) -> Pressed | None:
        axis = pygame.CONTROLLER_AXIS_TRIGGERLEFT
        return pad.read(pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value))

    assert pull(0.2) is None
    assert not pad.pad_used
    assert pull(30_000) == Pressed(Command.LOOK_THROUGH, down=True)
    assert pad.pad_used
    assert pull(32_000) is None
    assert pull(0) == Pressed(Command.LOOK_THROUGH, down=False)
    assert pull(0) is None
    assert pad.sign(Command.LOOK_THROUGH, ENGLISH) == Sign(glyph="pad.lt")


@pytest.mark.parametrize(("key", "modifiers"), [(pygame.K_SLASH, 1), (pygame.K_QUOTE, 1), (0, 0)])
def test_a_question_mark_asks_for_the_rules_wherever_it_lies(key: int, modifiers: int) -> None:
    """It is beside the right shift key here, and above the ß or beside the 0 elsewhere."""
    event = pygame.event.Event(pygame.KEYDOWN, key=key, mod=modifiers, unicode="?")
    assert Input().read(event) == Pressed(Command.RULES, down=True)
