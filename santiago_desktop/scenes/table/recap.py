"""What came about since one's last turn: a line of small pictures, each with its sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.stage.controls.widgets import Label, Widget

if TYPE_CHECKING:
    from santiago_desktop.contract.desk import Strip
    from santiago_desktop.scenes.table.chronicle import Line
    from santiago_desktop.scenes.table.log import Log
    from santiago_desktop.scenes.table.sight import Sight

MOST = 2  # rows at the foot of the board
ICON, GAP, EDGE = 32, 8, 14
TEXT = 19
COLOUR = "#FFF3D6"
SHARE = 0.46  # of the room at the foot of the board
WORDY = 0.4  # of the room, that words before pictures may take


class Recap:
    """Shown when one's turn begins, until something is done."""

    def __init__(self, sight: Sight, log: Log) -> None:
        self.sight, self.log = sight, log

    @property
    def room(self) -> pygame.Rect:
        """Where the game has room for it, or else at the foot of the board."""
        room, strips = self.sight.layout.foot, self.sight.desk.strips
        if strips is not None:
            return room_of(self.sight, strips.recap)
        room.width = round(room.width * SHARE)
        return room

    def lines(self, *, others_alone: bool = False) -> list[tuple[int, Line]]:
        """Of the log, what came about since one's last decision: for oneself, then for others."""
        log = self.log
        since = self._last_decision()
        found = [
            (number, line)
            for number, line in enumerate(log.lines)
            if line.moment > since
            and not line.about.heading
            and not (others_alone and self._own(line))
        ]
        return sorted(found, key=lambda entry: not self._own(entry[1]))

    def _last_decision(self) -> int:
        """The moment of the viewer's last decision; -1 before the first one."""
        moments = self.sight.table.timeline.moments
        own = (n for n in reversed(range(len(moments))) if moments[n].actor == self.sight.viewer)
        return next(own, -1)

    def _own(self, line: Line) -> bool:
        return self._seat(line) == self.sight.viewer

    def _seat(self, line: Line) -> int:
        """Who did it, or in whose turn it happened."""
        return line.seat if line.seat >= 0 else line.turn

    def widgets(self, *, others_alone: bool = False) -> list[Widget]:
        """A label, then the others' symbols and what they did, as far as there is room.

        `others_alone`: what is one's own is told elsewhere.
        """
        lines = self.lines(others_alone=others_alone)
        if not lines:
            return []
        label = self._label()
        first = label.box.right + self.sight.canvas.px(2 * GAP)
        latest = self._latest(lines, first)
        label.box.y = min((each.box.y for each in latest), default=label.box.y)  # it begins there
        return [label, *latest] if latest else []

    def _latest(self, lines: list[tuple[int, Line]], first: int) -> list[Widget]:
        """All of them; where there isn't room, as many of the last as there is room for."""
        for skipped in range(len(lines)):
            made = [each for row in self._rows(lines[skipped:], first) for each in row]
            if sum(isinstance(each, Deed) for each in made) == len(lines) - skipped:
                return made
        return []

    def _label(self) -> Widget:
        """The words before the pictures; where they would leave these no room, the log's sign."""
        canvas = self.sight.canvas
        _ = self.sight.app.language._
        words = _("Since the game began:")
        if self._last_decision() >= 0:
            words = _("Since your last turn:")
        width = canvas.letters.width(words, "bold", TEXT, canvas.scale)
        box = self.room
        box.x += canvas.px(EDGE)
        if width > box.width * WORDY:
            box.width = canvas.px(ICON)
            return AllOfIt(self.log, box, words)
        box.width = width
        return Label(canvas, box, words, face="bold", size=TEXT, colour=COLOUR)

    def _rows(self, lines: list[tuple[int, Line]], first: int) -> list[list[Widget]]:
        """Pictures from there to the end of the room, the last row at the foot of the window."""
        px, end = self.sight.canvas.px, self.room.right
        rows: list[list[Widget]] = [[]]
        most = MOST if self.sight.desk.strips is None else 1  # a place of its own is a line high
        x, seat = first, -1
        for number, line in lines:
            change = self._seat(line) != seat
            if x + px(ICON + GAP) * (1 + change) > end - px(EDGE):
                if len(rows) == most:
                    break
                rows.append([])
                x, change = first, True
            seat = self._seat(line)
            if change:
                x += px(GAP) if x > first else 0
                rows[-1].append(Chip(self.sight, self._place(x), seat))
                x += px(ICON + GAP)
            rows[-1].append(Deed(self.log, self._place(x), number, line))
            x += px(ICON + GAP)
        for above, row in enumerate(reversed(rows)):
            for each in row:
                each.box.y -= above * self.room.height
        return rows

    def _place(self, x: int) -> pygame.Rect:
        """The box of a picture in the lowest row, from x on."""
        room = self.room
        return pygame.Rect(x, room.y, self.sight.canvas.px(ICON), room.height)

    def boards(self, widgets: list[Widget]) -> list[pygame.Rect]:
        """Behind each row of pictures."""
        parts = [each.box for each in widgets if isinstance(each, Chip | Deed)]
        px, room, boards = self.sight.canvas.px, self.room, []
        for top in sorted({box.y for box in parts}):
            row = [box for box in parts if box.y == top]
            first = top == min(box.y for box in parts)  # that of the label
            left = room.x if first else min(box.x for box in row) - px(EDGE)
            right = max(box.right for box in row) + px(EDGE)
            boards.append(pygame.Rect(left, top, right - left, room.height))
        return boards

    def draw(self, target: pygame.Surface, widgets: list[Widget]) -> None:
        """Draw the board behind the rows of pictures."""
        for board in self.boards(widgets):
            self.sight.canvas.kit.draw(target, "panel.log", board, self.sight.canvas.scale)


def room_of(sight: Sight, strip: Strip) -> pygame.Rect:
    """The box of a strip in the window, as tall as its letters need."""
    room, board = sight.layout.foot, sight.board
    room.x, room.bottom = board.to_window((strip.left, strip.bottom))
    room.width = board.to_window((strip.right, 0))[0] - room.x
    return room


class AllOfIt(Widget):
    """The log's sign: its tooltip says what the pictures beside it are, a click opens the log."""

    name = "all of it"

    def __init__(self, log: Log, box: pygame.Rect, words: str) -> None:
        super().__init__(log.sight.canvas, box, tip=words.rstrip(":"))
        self.log = log

    def activate(self) -> None:
        self.log.toggle()

    def draw(self, target: pygame.Surface) -> None:
        side = min(self.box.size)
        sign = pygame.Rect(0, 0, side, side)
        sign.center = self.box.center
        self.canvas.kit.icon(target, "icon.log", sign, COLOUR)
        if self.hovered:
            pygame.draw.rect(target, COLOUR, self.box, max(1, self.canvas.px(2)), 6)
        self.draw_focus(target)


class Chip(Widget):
    """The symbol of the seat that did what stands behind it."""

    focusable = False

    def __init__(self, sight: Sight, box: pygame.Rect, seat: int) -> None:
        super().__init__(sight.canvas, box)
        self.look = sight.table.looks[seat]

    def draw(self, target: pygame.Surface) -> None:
        side = min(self.box.size)
        chip = pygame.Rect(0, 0, side, side)
        chip.center = self.box.center
        self.canvas.kit.draw(target, f"chip.{self.look}", chip, self.canvas.scale)


class Deed(Widget):
    """What somebody did: the sentence is its tooltip, a click shows the moment."""

    def __init__(self, log: Log, box: pygame.Rect, number: int, line: Line) -> None:
        super().__init__(log.sight.canvas, box, tip=log.sentence(line))
        self.log, self.number, self.line = log, number, line
        self.name, self.rule = f"deed {number}", line.about.rule

    def activate(self) -> None:
        self.log.look_at(self.number)

    def draw(self, target: pygame.Surface) -> None:
        picture = self.log.picture(self.line, self.box.size)
        if picture:
            target.blit(picture, picture.get_rect(center=self.box.center))
        if self.hovered:
            pygame.draw.rect(target, COLOUR, self.box, max(1, self.canvas.px(2)), 6)
        self.draw_focus(target)
