"""What the others did since one's last turn: a line of small pictures, each with its sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.stage.widgets import Label, Widget

if TYPE_CHECKING:
    from santiago_desktop.scenes.log import Line
    from santiago_desktop.scenes.table import TableScene

LEFT, BOTTOM, TALL = 326, 6, 42  # design pixels
ICON, GAP, EDGE = 32, 8, 14
TEXT = 19
COLOUR = "#FFF3D6"
AT_THE_START = "drive"  # the phase in which a turn begins


class Recap:
    """Shown when one's turn begins, until something is done."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def lines(self) -> list[tuple[int, Line]]:
        """Of the log, what others have done since one's last turn began."""
        scene, log = self.scene, self.scene.log
        asked = scene.asked and scene.past is None and scene.table.match.state.phase == AT_THE_START
        if not asked or scene.guide:
            return []
        own = [n for n, line in enumerate(log.lines) if line.about.heading and self._own(line)]
        since = own[-2] if len(own) > 1 else 0
        return [
            (number, line)
            for number, line in enumerate(log.lines)
            if number >= since and not (self._own(line) or line.about.heading)
        ]

    def _own(self, line: Line) -> bool:
        return self._seat(line) == self.scene.viewer

    def _seat(self, line: Line) -> int:
        """Who did it, or in whose turn it happened."""
        return line.seat if line.seat >= 0 else int(line.shown.turn)

    def widgets(self) -> list[Widget]:
        """A label, then the others' symbols and what they did, as far as there is room."""
        lines = self.lines()
        if not lines:
            return []
        canvas = self.scene.app.canvas
        px, size = canvas.px, canvas.size
        words = self.scene.app.language._("Since your last turn:")
        y, x = size[1] - px(BOTTOM + TALL), px(LEFT + EDGE)
        width = canvas.letters.width(words, "bold", TEXT, canvas.scale)
        box = pygame.Rect(x, y, width, px(TALL))
        made: list[Widget] = [Label(canvas, box, words, face="bold", size=TEXT, colour=COLOUR)]
        x, seat = box.right + px(2 * GAP), -1
        for number, line in lines:
            wanted = px(ICON + GAP) * (1 if self._seat(line) == seat else 2)
            if x + wanted > size[0] - px(EDGE):
                break
            if self._seat(line) != seat:
                x, seat = x + (px(GAP) if seat >= 0 else 0), self._seat(line)
                made.append(Chip(self.scene, pygame.Rect(x, y, px(ICON), px(TALL)), seat))
                x += px(ICON + GAP)
            made.append(Deed(self.scene, pygame.Rect(x, y, px(ICON), px(TALL)), number, line))
            x += px(ICON + GAP)
        return made

    def draw(self, target: pygame.Surface, widgets: list[Widget]) -> None:
        """The board behind them."""
        parts = [each.box for each in widgets if isinstance(each, Chip | Deed)]
        if parts:
            canvas = self.scene.app.canvas
            px = canvas.px
            right = max(box.right for box in parts) + px(EDGE)
            top = canvas.size[1] - px(BOTTOM + TALL)
            board = pygame.Rect(px(LEFT), top, right - px(LEFT), px(TALL))
            canvas.kit.draw(target, "panel.log", board, canvas.scale)


class Chip(Widget):
    """The symbol of a seat."""

    focusable = False

    def __init__(self, scene: TableScene, box: pygame.Rect, seat: int) -> None:
        super().__init__(scene.app.canvas, box)
        self.look = scene.table.looks[seat]

    def draw(self, target: pygame.Surface) -> None:
        side = min(self.box.size)
        chip = pygame.Rect(0, 0, side, side)
        chip.center = self.box.center
        self.canvas.kit.draw(target, f"chip.{self.look}", chip, self.canvas.scale)


class Deed(Widget):
    """What somebody did: the sentence is its tooltip, a click shows the moment."""

    def __init__(self, scene: TableScene, box: pygame.Rect, number: int, line: Line) -> None:
        super().__init__(scene.app.canvas, box, tip=scene.log.sentence(line))
        self.scene, self.number, self.line = scene, number, line
        self.name, self.rule = f"deed {number}", line.about.rule

    def activate(self) -> None:
        self.scene.look_at(self.number)

    def draw(self, target: pygame.Surface) -> None:
        picture = self.scene.log.picture(self.line, self.box.size)
        if picture:
            target.blit(picture, picture.get_rect(center=self.box.center))
        if self.hovered:
            pygame.draw.rect(target, COLOUR, self.box, max(1, self.canvas.px(2)), 6)
        self.draw_focus(target)
