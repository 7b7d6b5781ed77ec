"""Scenes, and the stack of them. Each is given all it needs when it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

    from santiago_desktop.stage.commands import Command


class Scene:
    """One screen, or a layer above another."""

    transparent = False  # whether the scene below is still seen

    def enter(self) -> None:
        """It is on top now, for the first time or again."""

    def leave(self) -> None:
        """It is not on top any more."""

    def resize(self) -> None:
        """The window, the interface's scale, the language or the theme has changed."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Use an event of the mouse or of typing; whether it was used."""
        return False

    def command(self, command: Command, *, down: bool = True) -> bool:
        """Use a command of the keyboard or gamepad; whether it was used."""
        return False

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything has to be drawn anew."""
        return False

    def draw(self, target: pygame.Surface) -> None:
        """Draw; it changes nothing."""
        raise NotImplementedError


class Stack:
    """Scenes, the top one last."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.dirty = True

    @property
    def top(self) -> Scene:
        """The scene that gets events."""
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        """A scene above the others."""
        if self.scenes:
            self.top.leave()
        self.scenes.append(scene)
        self._entered()

    def pop(self) -> None:
        """Back to the scene below."""
        self.scenes.pop().leave()
        if self.scenes:
            self._entered()

    def replace(self, scene: Scene) -> None:
        """A scene in the place of the top one."""
        self.scenes.pop().leave()
        self.scenes.append(scene)
        self._entered()

    def reset(self, scene: Scene) -> None:
        """A scene in the place of all."""
        while self.scenes:
            self.scenes.pop().leave()
        self.push(scene)

    def _entered(self) -> None:
        self.top.resize()
        self.top.enter()
        self.dirty = True

    def update(self, seconds: float) -> bool:
        """Let time pass in all scenes that are seen; whether to draw."""
        changed = self.dirty
        for scene in self.seen():
            changed = scene.update(seconds) or changed
        self.dirty = False
        return changed

    def draw(self, target: pygame.Surface) -> None:
        """All scenes that are seen, from below."""
        for scene in self.seen():
            scene.draw(target)

    def resize(self) -> None:
        """Tell all."""
        for scene in self.scenes:
            scene.resize()
        self.dirty = True

    def seen(self) -> list[Scene]:
        """The scenes that are not hidden by one above them."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].transparent:
            first -= 1
        return self.scenes[max(first, 0) :]
