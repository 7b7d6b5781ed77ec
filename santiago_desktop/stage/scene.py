"""Scenes, and the stack of them. Each is given all it needs when it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

    from santiago_desktop.stage.input.commands import Command


class Scene:
    """One screen, or a layer above another."""

    transparent = False  # whether the scene below is still seen
    playable = True  # whether a player can do something with what is seen
    sudden = False  # whether nothing of the scene before may be seen, not even while it fades
    theme = ""  # the colours that it always wears; without: those of the game in sight
    aside = False  # whether the scene below can be used beside it

    def enter(self) -> None:
        """It is on top now, for the first time or again."""

    def leave(self) -> None:
        """It is not on top any more."""

    def close(self) -> None:
        """Let go of what it holds: the scene is gone for good."""

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

    def topic(self) -> str:
        """The section of the rulebook that the player may be asking for just now."""
        return ""

    def breathe(self, target: pygame.Surface) -> list[pygame.Rect]:
        """Paint what moves by itself over what was drawn last; the boxes that look different."""
        return []

    def draw(self, target: pygame.Surface) -> None:
        """Draw the scene, which changes nothing about it."""
        raise NotImplementedError


class Fade:
    """The last picture of the scene before, getting paler over the new one."""

    def __init__(self, picture: pygame.Surface, seconds: float) -> None:
        self.picture, self.seconds, self.left = picture, seconds, seconds

    def draw(self, target: pygame.Surface) -> None:
        """What is left of it."""
        self.picture.set_alpha(round(255 * self.left / self.seconds))
        target.blit(self.picture, (0, 0))


class Stack:
    """Scenes, the top one last. One fades into the other, if it is said how long."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.dirty = True
        self.seconds = 0.0  # that one scene fades into the next
        self.fade: Fade | None = None
        self.left_behind = False  # whether scenes were left for good, and what they used is free
        self._picture: pygame.Surface | None = None  # on which was drawn last

    @property
    def top(self) -> Scene:
        """The scene above all others, which alone gets events."""
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        """Put a scene above the others, and let it enter."""
        if self.scenes:
            self.top.leave()
        self.scenes.append(scene)
        self._entered()

    def lay_on(self, scene: Scene, below: Scene) -> None:
        """Put a scene right above another; what lies above that already stays on top."""
        if below is self.top:
            self.push(scene)
            return
        self.scenes.insert(self.scenes.index(below) + 1, scene)
        if scene.sudden:
            self.fade = None
        scene.resize()
        self.dirty = True

    def pop(self) -> None:
        """Close the scene on top; the one below goes on."""
        self.left_behind = self.left_behind or not self.top.transparent
        self._drop()
        if self.scenes:
            self._entered()

    def reset(self, scene: Scene) -> None:
        """A scene in the place of all."""
        self.empty()
        self.push(scene)

    def empty(self) -> None:
        """Close all scenes, the one on top first."""
        while self.scenes:
            self._drop()
            self.left_behind = True

    def _drop(self) -> None:
        scene = self.scenes.pop()
        scene.leave()
        scene.close()

    def _entered(self) -> None:
        if self.top.sudden:
            self.fade = None
        else:
            self.soften()
        self.top.resize()
        self.top.enter()
        self.dirty = True

    def soften(self) -> None:
        """What is seen changes much at once: the last picture fades into the next one."""
        if self.seconds and self._picture and not self.fade:
            self.fade = Fade(self._picture.copy(), self.seconds)
            self.dirty = True

    def update(self, seconds: float) -> bool:
        """Let time pass in all scenes that are seen; whether to draw."""
        changed = self.dirty or self.fade is not None
        self._fade(seconds)
        for scene in self.seen():
            changed = scene.update(seconds) or changed
        self.dirty = False
        return changed

    def _fade(self, seconds: float) -> None:
        if self.fade:
            self.fade.left -= seconds
            if self.fade.left <= 0:
                self.fade = None

    def draw(self, target: pygame.Surface) -> None:
        """All scenes that are seen, from below."""
        for scene in self.seen():
            scene.draw(target)
        if self.fade:
            self.fade.draw(target)
        self._picture = target

    def breathe(self, target: pygame.Surface) -> list[pygame.Rect]:
        """What moves by itself in the top scene, once all of it has been drawn there."""
        return self.top.breathe(target) if target is self._picture else []

    def resize(self) -> None:
        """Tell all scenes that the window has another size."""
        self.fade = self._picture = None
        for scene in self.scenes:
            scene.resize()
        self.dirty = True

    def used(self, scene: Scene) -> bool:
        """Whether the mouse can use a scene: only what can be used beside it lies above."""
        if scene not in self.scenes:
            return False
        return all(each.aside for each in self.scenes[self.scenes.index(scene) + 1 :])

    def seen(self) -> list[Scene]:
        """The scenes that are not hidden by one above them."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].transparent:
            first -= 1
        return self.scenes[max(first, 0) :]
