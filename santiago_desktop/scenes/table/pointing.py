"""Where things are in the window: every thing on the table has a name, a box, a place."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.table import panels

if TYPE_CHECKING:
    from collections.abc import Iterable

    from santiago_desktop.scenes.table.devices.cells import Placed
    from santiago_desktop.scenes.table.sight import Sight

PANEL = "panel."  # the targets of panels: "panel.0", "panel.0.WHAT"
ARROW, ARROW_SIZE = "arrow.select", 0.75  # above what can be chosen, and how large it is drawn


class Pointing:
    """Finds things by their place in the window, and the place of things."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self._place: tuple[int, int] | None = None
        self._found = ""
        self._cells: dict[int, tuple[object, list[Placed]]] = {}
        self.arrows: dict[str, pygame.Rect] = {}  # those that hang there now, by their targets

    def forget(self) -> None:
        """Forget what was found last: things may have moved."""
        self._place = None

    def thing_at(self, place: tuple[int, int]) -> str:
        """The target of the foremost thing there; "" for none."""
        if place != self._place:
            self._place, self._found = place, self._panel_at(place) or self._on_board(place)
        return self._found

    # --- arrows --------------------------------------------------------------------------------

    def hang_arrows(self, names: Iterable[str]) -> None:
        """Hang an arrow at each of these targets that has one: whatever it covers, it is meant."""
        boxes = {name: self._arrow_box(name) for name in names}
        self.arrows = {name: box for name, box in boxes.items() if box}

    def _arrow_box(self, name: str) -> pygame.Rect | None:
        """Where the arrow of a target hangs in the window; None if it has none."""
        place = self.sight.targets().get(name)
        if place is None or place.arrow is None:
            return None
        scale = self.sight.board.scale * ARROW_SIZE
        width, height = (round(side * scale) for side in self.sight.canvas.kit.size(ARROW))
        x, top = self.frame_of(name).midtop
        if place.arrow_at is not None:
            x, top = self.sight.board.to_window(place.arrow_at)
        arrow = pygame.Rect(0, 0, width, height)
        arrow.midbottom = (x, top + round(height * place.arrow))
        return arrow

    def _arrow_at(self, place: tuple[int, int]) -> str:
        """The target that an arrow stands for; "" where none hangs."""
        found = (name for name, box in self.arrows.items() if box.collidepoint(place))
        return next(found, "")

    # --- panels --------------------------------------------------------------------------------

    def cells(self, seat: int) -> list[Placed]:
        """The cells of a seat's panel in their places."""
        sight, layout = self.sight, self.sight.layout
        key = (sight.version, sight.own_seen, *layout.panel(seat), sight.words.language.code)
        if self._cells.get(seat, (None, []))[0] != key:
            found = panels.parts(layout.column_canvas, layout.panel(seat), sight.panel(seat))
            self._cells[seat] = (key, found)
        return self._cells[seat][1]

    def _panel_at(self, place: tuple[int, int]) -> str:
        """A seat's panel, or a cell of it."""
        for seat in self.sight.layout.seen:
            if self.sight.layout.panel(seat).collidepoint(place):
                for each in self.cells(seat):
                    if each.cell.target and each.box.collidepoint(place):
                        return each.cell.target
                return f"{PANEL}{seat}"
        return ""

    def panel_of(self, target: str) -> pygame.Rect | None:
        """The panel that a target is on; None if it is on none."""
        cell = self._on_panel(target)
        for seat in self.sight.layout.seen:
            panel = self.sight.layout.panel(seat)
            if target == f"{PANEL}{seat}" or (cell is not None and panel.contains(cell)):
                return panel
        return None

    def _cell_of(self, target: str) -> pygame.Rect | None:
        found = (
            each.box
            for seat in self.sight.layout.seen
            for each in self.cells(seat)
            if each.cell.target == target
        )
        return next(found, None)

    def _on_panel(self, target: str) -> pygame.Rect | None:
        """The cell of a panel of that name, or that stands for it; None for what is elsewhere."""
        cell = self._cell_of(target)
        if cell is None and target not in self.sight.targets():
            return self.choice_on_panel(target)
        return cell

    def choice_on_panel(self, target: str) -> pygame.Rect | None:
        """The cell of a panel that stands for what can be chosen; None if there is none.

        What lies behind a closed screen is none: a click there opens the screen.
        """
        desk, shown = self.sight.desk, self.sight.shown
        for seat in self.sight.layout.seen:
            for placed in self.cells(seat):
                name = placed.cell.target
                covered = placed.cell.number is None
                if name and not covered and target in (name, *desk.stands_for(name, shown)):
                    return placed.box
        return None

    # --- the board -----------------------------------------------------------------------------

    def _on_board(self, place: tuple[int, int]) -> str:
        """An arrow, a sign, or what is drawn there, or the place of something."""
        sight = self.sight
        sign = self._arrow_at(place) or sight.hanging.at(place)
        if sign:
            return sign
        key = sight.board.key_at(sight.picture(), place)
        thing = sight.desk.thing(key, sight.shown) if key else ""
        if thing:
            return thing
        for name, target in reversed(list(sight.targets().items())):
            if target.size[0] and self.spot_box(name).collidepoint(place):
                return name
        return ""

    def spot_box(self, name: str) -> pygame.Rect:
        """What can be clicked of a place of the board, beside its picture."""
        target = self.sight.targets()[name]
        x, y = target.at
        if not target.size[0]:
            return self.frame_of(name)
        return self.sight.board.box((x, y + target.above), target.size)

    def box_of(self, target: str) -> pygame.Rect:
        """The box around a thing, for what is said about it; the window for what is nowhere."""
        panel = self.panel_of(target) if target.startswith(PANEL) else None
        there = self._on_panel(target) or panel
        if there:
            return there
        known, boxes = self.sight.targets().get(target), self._frames(target)
        if known and known.size[0]:
            boxes.append(self.spot_box(target))
        return boxes[0].unionall(boxes[1:]) if boxes else self.sight.canvas.rect

    def ring_of(self, target: str) -> pygame.Rect:
        """The box around a place with what stands there, without what belongs to it elsewhere."""
        known = self.sight.targets().get(target)
        if known is None or not known.size[0]:
            return self.box_of(target)
        place = self.spot_box(target)
        return place.unionall([each for each in self._frames(target) if each.colliderect(place)])

    def rings_of(self, target: str) -> list[pygame.Rect]:
        """The same; where several pictures stand for it apart from each other, a box for each."""
        known, frames = self.sight.targets().get(target), self._frames(target)
        one = known is None or known.size[0] or len(frames) < 2  # noqa: PLR2004 - one picture
        if one or any(a.colliderect(b) for a, b in combinations(frames, 2)):
            return [self.ring_of(target)]
        return frames

    def _frames(self, target: str) -> list[pygame.Rect]:
        """The boxes of a target's sprites, as far as there are pictures of them."""
        sight, picture = self.sight, self.sight.picture()
        items = [picture[key] for key in sight.sprites(target) or (target,) if key in picture]
        atlas = sight.board.atlas
        return [sight.board.frame_of(each) for each in items if each.sprite in atlas]

    def frame_of(self, target: str) -> pygame.Rect:
        """The picture that stands on a place."""
        sight, found = self.sight, self._frames(target)
        if found:
            return found[0]
        known = sight.targets()[target]
        x, y = known.at
        return sight.board.box((x, y + known.above), known.size)
