"""What lives on the board while nothing happens: flags, flames, boats on the water.

A cycle of a few pictures goes round. Each is drawn once, and only the pieces that differ are kept
and painted again: a board at rest costs next to nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.kernel.records import Record

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import pygame

    from santiago_desktop.scenes.table.glimmer import Glimmer
    from santiago_desktop.scenes.table.sight import Sight
    from santiago_desktop.stage.board.clips import Picture

PARTS = 8  # pictures of a cycle
SECONDS = 0.25  # that each is seen


class Piece(Record):
    """A part of the window as it looks in one picture of the cycle."""

    box: pygame.Rect
    picture: pygame.Surface


class Life:
    """Goes round by itself; whoever draws asks which picture it is at."""

    def __init__(
        self, sight: Sight, glimmer: Glimmer, draw: Callable[[pygame.Surface], object]
    ) -> None:
        """`draw` draws all of the window, and what glimmers in it."""
        self.sight, self.glimmer, self.draw = sight, glimmer, draw
        self._passed = 0.0
        self._part = 0
        self._due = False  # whether the window still shows the picture before
        self._kept: dict[int, list[Piece]] = {}
        self._lit: list[Piece] = []  # what is seen again when that is over which glimmers
        self._unlit = False  # whether nobody knows what that is: all was drawn as it glimmered
        self._spare: pygame.Surface | None = None

    @property
    def _wanted(self) -> bool:
        """Whether anything may move by itself."""
        settings = self.sight.app.settings
        return not settings["reduced_motion"] and settings["speed"] != "off"

    def update(self, seconds: float) -> bool:
        """Let so many seconds pass; whether all has to be drawn anew."""
        self._passed += seconds
        if self._passed >= SECONDS and self._wanted:
            self._passed %= SECONDS
            self._part, self._due = (self._part + 1) % PARTS, True
        if not self.glimmer.update(seconds):
            return False
        self._due = True
        return self._unlit

    def picture(self, picture: Picture) -> Picture:
        """The things that live, as they are just now, and the weather."""
        return self._living(picture, self._part / PARTS) if self._wanted else {}

    def _living(self, picture: Picture, part: float) -> Picture:
        """The same in a part of the cycle."""
        sight = self.sight
        living = sight.desk.life(picture, part)
        if sight.app.settings["weather"]:
            living |= sight.desk.weather(sight.shown, part)
        return living

    def drawn(self) -> None:
        """All was drawn, and may look different from before."""
        self._due = False
        self._kept.clear()
        self._lit, self._unlit = [], bool(self.glimmer.picture())

    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        """Paint what has moved since all was drawn; the boxes where it did."""
        if not self._due or not self._wanted:
            return []
        self._due = False
        pieces = self._pieces_now(target)
        for piece in pieces:
            target.blit(piece.picture, piece.box)
        return [piece.box for piece in pieces]

    def _pieces_now(self, target: pygame.Surface) -> list[Piece]:
        """Those of this part of the cycle; they are kept but for what is seen for an instant."""
        out = [self.sight.board.extent(item) for item in self.glimmer.picture().values()]
        if out:
            self._lit = self._lit or _cut(target, out)
            return self._pieces(target, [*self._boxes(), *out])
        lit, self._lit = self._lit, []
        if self._part not in self._kept:
            self._kept[self._part] = self._pieces(target, self._boxes())
        return [*lit, *self._kept[self._part]]

    def _pieces(self, target: pygame.Surface, boxes: list[pygame.Rect]) -> list[Piece]:
        """Cut out of a picture of the window that nobody sees; [] where nothing lives."""
        if not boxes:
            return []
        if self._spare is None or self._spare.get_size() != target.get_size():
            self._spare = target.copy()
        self.draw(self._spare)
        return _cut(self._spare, boxes)

    def _boxes(self) -> list[pygame.Rect]:
        """Where something may move in the whole cycle, with the signs that hang on it."""
        resting = self.sight.picture()
        boxes: dict[str, pygame.Rect] = {}
        for part in range(PARTS):
            for key, item in self._living(resting, part / PARTS).items():
                box = self.sight.board.extent(item)
                boxes[key] = boxes[key].union(box) if key in boxes else box
        for pill, box in self.sight.hanging.hung():
            if pill.on in boxes:
                boxes[pill.on] = boxes[pill.on].union(box)
        return list(boxes.values())


def _cut(picture: pygame.Surface, boxes: Iterable[pygame.Rect]) -> list[Piece]:
    """What is in these boxes, as it looks now."""
    seen = (box.clip(picture.get_rect()) for box in boxes)
    return [Piece(box, picture.subsurface(box).copy()) for box in seen if box]
