"""How things look at the size of a board: pictures, shadows, lines around them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.table.calm import CALM
from santiago_desktop.stage.drawing.art import KEPT, greyed, turned
from santiago_desktop.stage.drawing.halo import around_oval, halo

if TYPE_CHECKING:
    from santiago_desktop.stage.board.clips import Item
    from santiago_desktop.stage.drawing.art import Atlas
    from santiago_desktop.stage.drawing.halo import Halo

    Look = tuple[pygame.Surface, tuple[int, int]]  # a picture, and its anchor in it

GREY = 0.82  # how bright that is which has no colours


class Looks:
    """Pictures of a game's sprites; scales are window pixels for a design pixel of the board.

    They are asked for some hundred times a frame, so what was found for the same question is kept.
    """

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.calm = False  # whether what is painted on the ground is calmed
        self._thing = lru_cache(KEPT)(self._made)
        self._shadow = lru_cache(KEPT)(self._shaded)
        self._line = lru_cache(KEPT)(self._lined)
        self.around_oval = lru_cache(KEPT)(around_oval)

    def forget(self) -> None:
        """Forget all, as after a change of the window's size."""
        self.atlas.kept.clear()
        for known in (self._thing, self._shadow, self._line, self.around_oval):
            known.cache_clear()

    def of(self, item: Item, scale: float) -> Look:
        """The picture of a thing that the atlas has, and its anchor."""
        bright = GREY if item.grey else CALM if item.painted and self.calm else None
        return self._thing(item.sprite, scale, item.scale, round(item.turn), bright)

    def shadow(self, item: Item, scale: float) -> Look | None:
        """The picture of its shadow, and the anchor of that; None where there is none."""
        return self._shadow(item.sprite, scale, item.scale)

    def line(self, item: Item, scale: float, kind: Halo) -> pygame.Surface:
        """A line around a thing, with the same room on all sides; hollow around what is flat."""
        size = (item.sprite, scale, item.scale, round(item.turn))
        return self._line(*size, kind, hollow=item.layer == 0)

    def _made(
        self, sprite: str, scale: float, larger: float, degrees: int, grey: float | None
    ) -> Look:
        """A picture; `grey` is how bright it is without its colours, None with them."""
        size = scale * self.atlas.sprite(sprite).drawn * larger
        flat, anchor = self.atlas.picture(sprite, size)
        picture, key = flat, (sprite, flat.get_size(), degrees)
        if degrees:
            kept = self.atlas.kept
            picture = kept.get(
                (*key, "turned"), lambda: pygame.transform.rotozoom(flat, degrees, 1)
            )
            anchor = turned(anchor, flat.get_rect(), picture.get_rect(), degrees)
        if grey is not None:
            coloured = picture
            picture = self.atlas.kept.get((*key, grey), lambda: greyed(coloured, grey))
        return picture, anchor

    def _shaded(self, name: str, scale: float, larger: float) -> Look | None:
        sprite = self.atlas.sprite(name) if name in self.atlas else None
        if sprite is None or not sprite.shadow or sprite.shadow not in self.atlas:
            return None
        return self.atlas.picture(sprite.shadow, scale * sprite.drawn * larger)

    def _lined(
        self, sprite: str, scale: float, larger: float, degrees: int, kind: Halo, *, hollow: bool
    ) -> pygame.Surface:
        picture, _ = self._thing(sprite, scale, larger, degrees, None)
        key = (sprite, picture.get_size(), degrees, kind)
        return self.atlas.kept.get(key, lambda: halo(picture, kind, scale, hollow=hollow))
