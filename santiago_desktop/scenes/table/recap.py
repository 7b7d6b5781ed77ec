"""What the others did since one's last turn: a line of small pictures, each with its sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.stage.controls.widgets import Label, Widget

if TYPE_CHECKING:
    from santiago_desktop.scenes.table.log import Line
    from santiago_desktop.scenes.table.table import TableScene

LEFT, BOTTOM, TALL = 326, 6, 42  # design pixels
SHIPS_NAME = 1050  # design pixels of the board: where it begins
MOST = 2  # rows
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
        label = self._label()
        first = label.box.right + self.scene.app.canvas.px(2 * GAP)
        rows = self._rows(lines, first)
        return [label, *(each for row in rows for each in row)]

    def _label(self) -> Widget:
        """What all of it is."""
        canvas = self.scene.app.canvas
        px, words = canvas.px, self.scene.app.language._("Since your last turn:")
        width = canvas.letters.width(words, "bold", TEXT, canvas.scale)
        box = pygame.Rect(px(LEFT + EDGE), canvas.size[1] - px(BOTTOM + TALL), width, px(TALL))
        return Label(canvas, box, words, face="bold", size=TEXT, colour=COLOUR)

    def _rows(self, lines: list[tuple[int, Line]], first: int) -> list[list[Widget]]:
        """Pictures from there to the ship's name, the last row at the bottom of the window."""
        px, end = self.scene.app.canvas.px, self.scene.board.to_window((SHIPS_NAME, 0))[0]
        rows: list[list[Widget]] = [[]]
        x, seat = first, -1
        for number, line in lines:
            change = self._seat(line) != seat
            if x + px(ICON + GAP) * (1 + change) > end - px(EDGE):
                if len(rows) == MOST:
                    break
                rows.append([])
                x, change = first, True
            seat = self._seat(line)
            if change:
                x += px(GAP) if x > first else 0
                rows[-1].append(Chip(self.scene, self._place(x), seat))
                x += px(ICON + GAP)
            rows[-1].append(Deed(self.scene, self._place(x), number, line))
            x += px(ICON + GAP)
        for above, row in enumerate(reversed(rows)):
            for each in row:
                each.box.y -= above * px(TALL)
        return rows

    def _place(self, x: int) -> pygame.Rect:
        """In the lowest row."""
        canvas = self.scene.app.canvas
        px = canvas.px
        return pygame.Rect(x, canvas.size[1] - px(BOTTOM + TALL), px(ICON), px(TALL))

    def draw(self, target: pygame.Surface, widgets: list[Widget]) -> None:
        """The board behind them."""
        parts = [each.box for each in widgets if isinstance(each, Chip | Deed)]
        canvas = self.scene.app.canvas
        px = canvas.px
        for top in sorted({box.y for box in parts}):
            row = [box for box in parts if box.y == top]
            lowest = top == max(box.y for box in parts)  # that of the label
            left = px(LEFT) if lowest else min(box.x for box in row) - px(EDGE)
            board = pygame.Rect(
                left, top, max(box.right for box in row) + px(EDGE) - left, px(TALL)
            )
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
