"""Watches every text that is drawn: whether it is cut, leaves its box, or lies on another one.

While it watches, surfaces are of a class that remembers the texts on it. When one is drawn on
another its texts come along, and what a picture covers counts no more.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame
import pytest

from santiago_desktop.commands.gallery import Gallery
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.stage.controls.blocks import Paragraph
from santiago_desktop.stage.controls.widgets import Button
from santiago_desktop.stage.drawing.canvas import Canvas
from santiago_desktop.stage.drawing.type import Type
from santiago_desktop.table import hints

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from santiago_desktop.stage.controls.widgets import Widget

PATIENCE = 600_000  # milliseconds for a hint: the machine may be busy
TOUCH = 2  # pixels that the ink of two texts may share: letters have soft edges


class Text(NamedTuple):
    """Words, and the box of their ink on a surface."""

    words: str
    ink: pygame.Rect
    lost: bool = False  # whether a part of it is outside


def beside(ink: pygame.Rect, cover: pygame.Rect) -> pygame.Rect:
    """The largest part of a box that isn't below another one."""
    if not ink.colliderect(cover):
        return ink
    sides = (
        (ink.left, ink.top, cover.left, ink.bottom),
        (cover.right, ink.top, ink.right, ink.bottom),
        (ink.left, ink.top, ink.right, cover.top),
        (ink.left, cover.bottom, ink.right, ink.bottom),
    )
    parts = [pygame.Rect(x, y, max(0, right - x), max(0, end - y)) for x, y, right, end in sides]
    return max(parts, key=lambda part: part.width * part.height)


class Sheet(pygame.Surface):
    """A surface that knows the texts on it."""

    texts: tuple[Text, ...] = ()
    is_line = False  # whether it is one line of text and nothing else

    def blit(  # type: ignore[override]
        self, source: Any, dest: Any = (0, 0), area: Any = None, **how: Any
    ) -> pygame.Rect:
        """Draw, and take the texts along."""
        drawn = super().blit(source, dest, area, **how)
        x, y = dest.topleft if isinstance(dest, pygame.Rect) else dest
        x, y = (x - area[0], y - area[1]) if area else (x, y)
        if not getattr(source, "is_line", False):
            left = [text._replace(ink=beside(text.ink, drawn)) for text in self.texts]
            self.texts = tuple(text for text in left if text.ink.width and text.ink.height)
        found = [self._taken(text, round(x), round(y)) for text in getattr(source, "texts", ())]
        self.texts += tuple(text for text in found if text.ink.width and text.ink.height)
        return drawn

    def _taken(self, text: Text, x: int, y: int) -> Text:
        """A text as it is seen here; what rolls may be cut above and below."""
        ink, clip = text.ink.move(x, y), self.get_clip()
        across = ink.left < clip.left or ink.right > clip.right
        upright = ink.top < clip.top or ink.bottom > clip.bottom
        rolls = clip != self.get_rect()
        return Text(text.words, ink.clip(clip), text.lost or across or (upright and not rolls))

    def fill(  # type: ignore[override]
        self, colour: Any, area: Any = None, **how: Any
    ) -> pygame.Rect:
        """Fill; texts below are gone."""
        filled = super().fill(colour, area, **how)
        self.texts = tuple(text for text in self.texts if not filled.contains(text.ink))
        return filled

    def copy(self) -> Sheet:
        """The same with its texts."""
        made = super().copy()
        assert isinstance(made, Sheet)
        made.texts = self.texts
        return made


class Watch:
    """What is wrong with texts, as they are drawn."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.faults: set[str] = set()
        patch.setattr(pygame, "Surface", Sheet)
        patch.setattr(Type, "line", self._line(Type.line))
        patch.setattr(Type, "_cut", self._cut(Type._cut))  # noqa: SLF001 - it is what is watched
        patch.setattr(Canvas, "paragraph", self._paragraph(Canvas.paragraph))
        patch.setattr(Paragraph, "draw", self._block(Paragraph.draw))

    def _line(self, line: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
        def watched(self: Type, text: str, *how: Any) -> pygame.Surface:
            picture = line(self, text, *how)
            sheet = Sheet(picture.get_size(), pygame.SRCALPHA)
            sheet.blit(picture, (0, 0))
            sheet.is_line = True
            sheet.texts = (Text(text, picture.get_bounding_rect()),)
            return sheet

        return watched

    def _cut(self, cut: Callable[..., str]) -> Callable[..., str]:
        def watched(letters: Type, text: str, *how: Any) -> str:
            made = cut(letters, text, *how)
            self.faults.add(f"cut: {text!r} to {made!r}")
            return made

        return watched

    def _paragraph(self, paragraph: Callable[..., int]) -> Callable[..., int]:
        def watched(canvas: Canvas, target: Any, words: str, box: pygame.Rect, **how: Any) -> int:
            self._fits(canvas, words, box.width, how.get("face", "text"), how.get("size", 20))
            return paragraph(canvas, target, words, box, **how)

        return watched

    def _block(self, draw: Callable[..., None]) -> Callable[..., None]:
        def watched(block: Paragraph, target: pygame.Surface) -> None:
            self._fits(block.canvas, block.label, block.box.width, block.face, block.size)
            draw(block, target)

        return watched

    def _fits(self, canvas: Canvas, words: str, width: int, face: str, size: float) -> None:
        for line in canvas.letters.wrapped(words, face, size, canvas.scale, width):
            if canvas.letters.width(line, face, size, canvas.scale) > width:
                self.faults.add(f"too wide: {line!r}")

    def look(self, screen: Sheet, controls: Sequence[Widget]) -> None:
        """What is wrong with all that is seen at once."""
        texts = screen.texts
        self.faults |= {f"partly outside: {text.words!r} {text.ink}" for text in texts if text.lost}
        for control in controls:
            for text in texts:
                own = text.words in control.label and control.box.collidepoint(text.ink.center)
                if own and not control.box.contains(text.ink):
                    self.faults.add(f"larger than its control: {text.words!r} {text.ink}")
        for number, text in enumerate(texts):
            for other in texts[number + 1 :]:
                shared = text.ink.clip(other.ink)
                marked = other.words in text.words and text.ink.contains(other.ink)
                if min(shared.size) > TOUCH and not marked:
                    self.faults.add(f"overlap: {text.words!r} and {other.words!r} at {shared}")


class Reader(Gallery):
    """Looks at the texts of every scene in place of taking its picture."""

    def __init__(self, watch: Watch, data: Path, size: tuple[int, int], **chosen: object) -> None:
        super().__init__(data, data, size, **chosen)
        self.watch = watch
        self.found: dict[str, list[str]] = {}

    def take(self, name: str, show: Callable[[], object]) -> Path:
        """The faults of a scene."""
        self.step = 0.5
        show()
        self.watch.faults.clear()
        self.wait(8)
        seen = Sheet(self.app.canvas.size)
        self.app.stack.draw(seen)
        self.watch.look(seen, self._controls())
        if self.watch.faults:
            self.found[name] = sorted(self.watch.faults)
        return self.folder

    def _controls(self) -> list[Widget]:
        scene: Any = self.scene
        panel = scene.controls.panel if isinstance(scene, TableScene) else scene.panel
        return [each for each in panel.widgets if isinstance(each, Button)]


@contextmanager
def reading(data: Path, size: tuple[int, int], **chosen: object) -> Iterator[Reader]:
    """A reader of texts, while surfaces are watched."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hints, "LONGEST_WAIT", PATIENCE)
        yield Reader(Watch(patch), data, size, **chosen)
    pygame.display.quit()
