"""Watches every text that is drawn: whether it is cut, leaves its plate, or lies on another one.

While it watches, surfaces are of a class that remembers the texts on it. When one is drawn on
another its texts come along, and what an opaque picture covers counts no more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from santiago_desktop.scenes.pages import page
from santiago_desktop.scenes.table import drawing
from santiago_desktop.scenes.table.board_view import BoardView
from santiago_desktop.scenes.table.prompt import Prompt
from santiago_desktop.stage.controls.blocks import Paragraph
from santiago_desktop.stage.drawing.art import Kit
from santiago_desktop.stage.drawing.canvas import Canvas
from santiago_desktop.stage.drawing.type import Type

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import pytest

    from santiago_desktop.stage.controls.widgets import Widget

TOUCH = 2  # pixels that the ink of two texts may share: letters have soft edges
HIDES = 170  # how opaque a picture is below which nothing can be read
PLATES = ("panel.", "button.", "tab.", "tooltip.", "toast.", "head.", "pill.", "field.", "dropdown")


class Text(NamedTuple):
    """Words, and the box of their ink on a surface."""

    words: str
    ink: pygame.Rect
    lost: bool = False  # whether a part of it is outside
    hidden: bool = False  # whether a part of it is below something
    plated: bool = False  # whether it has been seen on its plate
    above: bool = False  # whether it lies over controls for a moment
    on_board: bool = False  # whether it is a sign of the board, over which anything may lie


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


def opaque(source: pygame.Surface, box: pygame.Rect) -> pygame.Rect:
    """The part of a box in which a picture hides what is below it."""
    part = box.clip(source.get_rect())
    alpha = source.get_alpha()
    if not part or (alpha is not None and alpha < HIDES):
        return pygame.Rect(part.topleft, (0, 0))
    found = source.subsurface(part).get_bounding_rect(min_alpha=HIDES)
    return found.move(part.topleft)


class Sheet(pygame.Surface):
    """A surface that knows the texts on it."""

    texts: tuple[Text, ...] = ()
    plates: tuple[pygame.Rect, ...] = ()
    faults: frozenset[str] = frozenset()
    is_line = False  # whether it is one line of text and nothing else
    signing = False  # whether a sign of the board is being drawn
    _inked: tuple[tuple[Text, ...], list[pygame.Rect]] = ((), [])  # texts, and their ink

    @property
    def inks(self) -> list[pygame.Rect]:
        """The boxes of the texts, kept until there are others."""
        if self._inked[0] is not self.texts:
            self._inked = self.texts, [text.ink for text in self.texts]
        return self._inked[1]

    def blit(  # type: ignore[override]
        self, source: Any, dest: Any = (0, 0), area: Any = None, **how: Any
    ) -> pygame.Rect:
        """Draw, and take the texts along."""
        drawn = super().blit(source, dest, area, **how)
        x, y = dest.topleft if isinstance(dest, pygame.Rect) else dest
        at = (round(x - area[0]), round(y - area[1])) if area else (round(x), round(y))
        if not getattr(source, "is_line", False) and not how.get("special_flags"):
            self._cover(source, at, drawn)
        for text in getattr(source, "texts", ()):
            self._take(text, at)
        self.faults |= getattr(source, "faults", frozenset())
        return drawn

    def _cover(self, source: pygame.Surface, at: tuple[int, int], drawn: pygame.Rect) -> None:
        """What a picture hides counts no more; below one over the whole window nothing is read."""
        if drawn == self.get_rect():
            self.texts = ()
        if drawn.collidelist(self.plates) >= 0:
            self.plates = tuple(plate for plate in self.plates if not drawn.contains(plate))
        if drawn.collidelist(self.inks) < 0:
            return
        seen = [self._below(text, source, at, drawn) for text in self.texts]
        self.texts = tuple(text for text in seen if text.ink.width and text.ink.height)

    def _below(
        self, text: Text, source: pygame.Surface, at: tuple[int, int], drawn: pygame.Rect
    ) -> Text:
        """What is left of a text below a picture."""
        shared = text.ink.clip(drawn)
        if not shared:
            return text
        cover = opaque(source, shared.move(-at[0], -at[1])).move(at)
        if min(cover.size) <= TOUCH:
            return text
        left = beside(text.ink, cover)
        hidden = min(left.size) > TOUCH and (self.signing or not text.on_board)
        return text._replace(ink=left, hidden=text.hidden or hidden)

    def _take(self, text: Text, at: tuple[int, int]) -> None:
        """A text as it is seen here; what rolls may be cut above and below, or be out of sight."""
        ink, clip = text.ink.move(at), self.get_clip()
        across = ink.left < clip.left or ink.right > clip.right
        upright = ink.top < clip.top or ink.bottom > clip.bottom
        rolls = clip != self.get_rect()
        seen = ink.clip(clip)
        if seen.width and seen.height:
            self._plate(text, seen)
            lost = text.lost or across or (upright and not rolls)
            board = text.on_board or self.signing
            inks = [*self.inks, seen]
            self.texts += (text._replace(ink=seen, lost=lost, plated=True, on_board=board),)
            self._inked = self.texts, inks
        elif ink.width and not (rolls and upright):
            self.faults |= {f"wholly outside: {text.words!r} {ink}"}

    def _plate(self, text: Text, ink: pygame.Rect) -> None:
        """A text stays on the last plate that was drawn below its middle."""
        if text.plated:
            return
        below = [plate for plate in self.plates if plate.collidepoint(ink.center)]
        if below and not below[-1].inflate(2 * TOUCH, 2 * TOUCH).contains(ink):
            self.faults |= {f"leaves its plate: {text.words!r} {ink} on {below[-1]}"}

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
        made.texts, made.faults = self.texts, self.faults
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
        patch.setattr(Kit, "draw", self._plated(Kit.draw))
        patch.setattr(Prompt, "draw", self._complaint(Prompt.draw))
        patch.setattr(BoardView, "draw_sign", self._sign(BoardView.draw_sign))
        patch.setattr(pygame.draw, "rect", self._drawn(pygame.draw.rect))
        for module in (drawing, page):
            patch.setattr(module, "draw_tip", self._tip(module.draw_tip))

    def _line(self, line: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
        lines: dict[int, tuple[pygame.Surface, Sheet]] = {}

        def watched(self: Type, text: str, *how: Any) -> pygame.Surface:
            picture = line(self, text, *how)
            known = lines.get(id(picture))
            if known is None or known[0] is not picture:
                sheet = Sheet(picture.get_size(), pygame.SRCALPHA)
                sheet.blit(picture, (0, 0))
                sheet.is_line = True
                sheet.texts = (Text(text, picture.get_bounding_rect()),)
                lines[id(picture)] = known = picture, sheet
            return known[1]

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

    def _plated(self, draw: Callable[..., None]) -> Callable[..., None]:
        def watched(kit: Kit, target: Any, name: str, box: pygame.Rect, *how: Any) -> None:
            draw(kit, target, name, box, *how)
            if isinstance(target, Sheet) and name.startswith(PLATES):
                target.plates += (box.clip(target.get_clip()),)

        return watched

    def _drawn(self, draw: Callable[..., pygame.Rect]) -> Callable[..., pygame.Rect]:
        """A plain plate hides signs of the board; other texts it only marks."""

        def watched(target: Any, colour: Any, box: Any, *how: Any, **more: Any) -> pygame.Rect:
            drawn = draw(target, colour, box, *how, **more)
            if isinstance(target, Sheet) and not (how and how[0]):
                seen = [text for text in target.texts if not text.on_board]
                below = [text for text in target.texts if text.on_board]
                left = [text._replace(ink=beside(text.ink, drawn)) for text in below]
                target.texts = (*(text for text in left if min(text.ink.size) > 0), *seen)
            return drawn

        return watched

    def _sign(self, draw: Callable[..., None]) -> Callable[..., None]:
        """Whatever makes a place for itself may hide signs of the board, but no other sign may."""

        def watched(board: BoardView, target: Sheet, *how: Any) -> None:
            target.signing = True
            draw(board, target, *how)
            target.signing = False

        return watched

    def _tip(self, draw: Callable[..., None]) -> Callable[..., None]:
        """What a tooltip hides for a moment is no fault."""

        def watched(target: Sheet, *how: Any) -> None:
            before, target.texts = target.texts, ()
            draw(target, *how)
            frame = target.plates[-1]
            tip = tuple(text._replace(above=True) for text in target.texts)
            left = tuple(text for text in before if not frame.colliderect(text.ink))
            target.texts = left + tip

        return watched

    def _complaint(self, draw: Callable[..., None]) -> Callable[..., None]:
        """What a complaint hides while it stays is no fault either: it is read first."""

        def watched(prompt: Prompt, target: Sheet) -> None:
            if prompt.notice:
                below = (text for text in target.texts if not prompt.box.colliderect(text.ink))
                target.texts = tuple(below)
            draw(prompt, target)

        return watched

    def _fits(self, canvas: Canvas, words: str, width: int, face: str, size: float) -> None:
        for line in canvas.letters.wrapped(words, face, size, canvas.scale, width):
            if canvas.letters.width(line, face, size, canvas.scale) > width:
                self.faults.add(f"too wide: {line!r}")

    # --- all that is seen at once --------------------------------------------------------------

    def look(self, screen: Sheet, controls: Iterable[tuple[Widget, pygame.Rect]]) -> None:
        """What is wrong with it; of each control the box that is seen is told."""
        texts = screen.texts
        self.faults |= screen.faults
        self.faults |= {f"partly outside: {text.words!r} {text.ink}" for text in texts if text.lost}
        self.faults |= {f"half hidden: {text.words!r} {text.ink}" for text in texts if text.hidden}
        inks = [text.ink for text in texts]
        for control, box in controls:
            for number in box.collidelistall(inks):
                self._beside_control(texts[number], control, box)
        for number, text in enumerate(texts):
            for other in text.ink.collidelistall(inks[number + 1 :]):
                self._apart(text, texts[number + 1 + other])

    def _beside_control(self, text: Text, control: Widget, box: pygame.Rect) -> None:
        """A text is on a control or beside it, and not over its edge."""
        shared = text.ink.clip(box)
        if (
            text.above
            or text.on_board
            or min(shared.size) <= TOUCH
            or box.inflate(2 * TOUCH, 2 * TOUCH).contains(text.ink)
        ):
            return
        own = text.words in control.label and box.collidepoint(text.ink.center)
        name = control.label or control.name or type(control).__name__
        fault = "larger than its control" if own else f"over the edge of {name!r} {box}"
        self.faults.add(f"{fault}: {text.words!r} {text.ink}")

    def _apart(self, text: Text, other: Text) -> None:
        shared = text.ink.clip(other.ink)
        marked = other.words in text.words and text.ink.contains(other.ink)
        if min(shared.size) > TOUCH and not marked:
            self.faults.add(f"overlap: {text.words!r} and {other.words!r} at {shared}")
