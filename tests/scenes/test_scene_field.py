"""Typing: caret, selection, clipboard, length."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from scenes_hands import fixture_hands, fixture_new_hands  # noqa: F401

from santiago_desktop.stage.controls.field import Field

if TYPE_CHECKING:
    from scenes_hands import Hands


def typed_in(hands: Hands, text: str = "Ana", longest: int = 12) -> Field:
    box = pygame.Rect(100, 100, 300, 50)
    field = Field(hands.app.canvas, box, text, lambda _: None, longest=longest)
    field.arrive()
    return field


def press(field: Field, key: int, mod: int = 0) -> None:
    field.type(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))


def write(field: Field, text: str) -> None:
    field.type(pygame.event.Event(pygame.TEXTINPUT, text=text))


def test_what_is_typed_replaces_what_was_selected(hands: Hands) -> None:
    field = typed_in(hands)
    write(field, "B")
    write(field, "en")
    assert (field.text, field.caret) == ("Ben", 3)
    press(field, pygame.K_a, pygame.KMOD_CTRL)
    press(field, pygame.K_DELETE)
    assert field.text == ""
    press(field, pygame.K_BACKSPACE)
    press(field, pygame.K_DELETE)
    assert field.text == ""


def test_the_caret_moves(hands: Hands) -> None:
    field = typed_in(hands)
    press(field, pygame.K_HOME)
    press(field, pygame.K_RIGHT)
    press(field, pygame.K_RIGHT)
    press(field, pygame.K_BACKSPACE)
    assert (field.text, field.caret) == ("Aa", 1)
    press(field, pygame.K_DELETE)
    write(field, "dam")
    press(field, pygame.K_END)
    press(field, pygame.K_LEFT)
    assert (field.text, field.caret) == ("Adam", 3)


def test_the_second_click_sets_the_caret(hands: Hands) -> None:
    field = typed_in(hands)
    field.drag((101, 120))
    field.activate()
    assert field.whole
    field.drag((101, 120))
    assert (field.whole, field.caret) == (False, 0)
    field.drag((390, 120))
    assert field.caret == 3


def test_nothing_is_longer_than_it_may_be(hands: Hands) -> None:
    field = typed_in(hands, "", 5)
    write(field, "12\n34567")
    assert field.text == "12345"
    write(field, "8")
    assert field.text == "12345"


def test_letters_are_no_shortcuts_while_one_types(hands: Hands) -> None:
    field = typed_in(hands)
    assert field.type(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode="m"))
    assert not field.type(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
