"""Where everything at the table is: the panels' column, the board, the corner, what is free.

No other module knows a place of the window. All boxes are window pixels.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.kernel.rules import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.stage.drawing.canvas import Canvas

# All in design pixels.
PLATE = (14, 12, 292, 62)
PANEL = (14, 92, 292)  # x, y, width
STEPS = {2: (198, 186), 3: (198, 186), 4: (182, 172), 5: (150, 142)}  # from one to the next; height
LOG_TOP_GAP = 12
CROWDED = 0.78  # of the window's height that panels may take
COLUMN = 314  # of panels and log
EDGE = 14  # from the window's edges
PROMPT_LEFT = 6  # from the board's left edge to the prompt's room
PROMPT_TOP, PROMPT_TOP_READING = 8, 2  # from the board's upper edge
CORNER_SHARES = (0.4, 0.3)  # of the board's width that its buttons may take; while one reads
CORNER = (58, 70, 16, 12)  # side of a button, step to the next, from the right and from the top
FOOT = (326, 6, 42)  # of what stands at the foot of the board: x, from below, height
BESIDE = (1110, 752)  # on the board: buttons for what has no place there
STAGE = (318, 12)  # the board's corner while one reads beside it
READING = (324, 204)  # the widths of the column at the right and of the band below
SHARES = (0.27, 0.25)  # of the window's width and height that these take at most
LARGEST = 1.1  # times the size that fits the window: with larger texts these have no room
INSTEAD = (400, 0.375)  # the width of what is read in the panels' place; of the window's at most
TAUGHT = (420, 0.375)  # the same, where a lesson's text stands below the panels
LESSON = (410, 0.58)  # the height of that text; of the window's at most
BESIDE_LESSON = 0.46  # of the window's height that the panels above it may take
KEPT = 0.2  # of the window's height that the one panel takes that stays above it
FINDER = 140  # the height of what the log is searched with there
SQUEEZED = 0.8  # of the interface's own size: panels above the band
APART = 14  # between board, column and band
ABOVE = 12  # a figure stands out of a panel by one part in so many of its height
MIDDLE = (1110, 540)  # of the part of the board that is seen
MARGIN = 24  # around dialogs


class Layout:
    """The places, for a window's size and a number of seats."""

    def __init__(self, canvas: Canvas, seats: int) -> None:
        self._window, self.seats = canvas, seats
        self.buttons = 5  # in the corner
        self.reading = False  # whether the board makes room for a column and a band
        self.teaching = False  # whether a lesson's text has its place below the panels
        self.kept = NOBODY  # the seat whose panel stays where one reads in the panels' place
        self.searching = False  # whether the log can be searched just now
        self.covered = 0  # where the cover over the panels ends below, in window pixels
        self.split = 0  # where in that column the log begins
        self._column: tuple[object, Canvas] = ((), canvas)  # for which canvas, and the column's own

    @property
    def canvas(self) -> Canvas:
        """The window's: around the board words are as large as elsewhere."""
        return self._window

    # --- the column ----------------------------------------------------------------------------

    @property
    def column_canvas(self) -> Canvas:
        """Where large panels would leave no room for the log, the column is written smaller.

        It is hardly written smaller than at the interface's own size.
        """
        known = (self._squeezed, self.instead, *vars(self.canvas).values())
        if known != self._column[0]:
            self._column = (known, self._smaller())
        return self._column[1]

    def _smaller(self) -> Canvas:
        canvas, (step, height) = self.canvas, STEPS[self.seats]
        room, needed = self._panels_end - canvas.px(PANEL[1]), self.seats * step
        if self._alone:
            room, needed = canvas.size[1] * KEPT, height
        least = canvas.least * (SQUEEZED if self._squeezed else 1)
        factor = min(1.0, max(least, room / canvas.px(needed)))
        made = copy(canvas)
        made.scale = canvas.scale * factor
        return made

    @property
    def _squeezed(self) -> bool:
        """Whether the panels stand above the band, or above a lesson."""
        return self.reading and not self.narrow

    @property
    def _panels_end(self) -> float:
        """How far down panels may reach: above the log, or above the band."""
        height = self.canvas.size[1]
        if self.teaching:
            return height * BESIDE_LESSON
        return height - self._band_height if self._squeezed else height * CROWDED

    @property
    def column(self) -> pygame.Rect:
        """Plate, panels and log, or what is read in their place, from the window's edge on."""
        width = self._width_instead if self.instead else self.canvas.px(COLUMN)
        return pygame.Rect(0, 0, width, self.canvas.size[1])

    @property
    def plate(self) -> pygame.Rect:
        """The sign with the game's name."""
        return self._box(*PLATE)

    def panel(self, seat: int) -> pygame.Rect:
        """Where a seat's panel is, in window pixels."""
        canvas = self.canvas
        step, height = (self.column_canvas.px(each) for each in STEPS[self.seats])
        x, y, width = PANEL
        box = pygame.Rect(canvas.px(x), canvas.px(y) + seat * step, canvas.px(width), height)
        if not self.instead:
            return box
        if seat not in self.seen:  # beside the window
            return box.move(-2 * box.right, 0)
        column, before = self._column_instead, self.seen.index(seat) * step
        return pygame.Rect(column.x, column.y + height // ABOVE + before, column.width, height)

    @property
    def seen(self) -> Sequence[int]:
        """The seats whose panels are seen."""
        if not self._alone:
            return range(self.seats)
        return [self.kept] if self.kept != NOBODY else []

    @property
    def panels(self) -> pygame.Rect:
        """The box around all panels that are seen, in window pixels."""
        boxes = [self.panel(seat) for seat in self.seen]
        return boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)

    # --- reading: the board makes room ---------------------------------------------------------

    @property
    def reading_canvas(self) -> Canvas:
        """For what is read beside the board: where controls are small its words are no smaller."""
        canvas = self.canvas
        if canvas.scale >= canvas.base:
            return canvas
        made = copy(canvas)
        made.scale = canvas.base
        return made

    @property
    def narrow(self) -> bool:
        """Whether a column and a band beside the panels would have no room for texts as large."""
        return self._window.scale > self._window.base * LARGEST

    @property
    def instead(self) -> bool:
        """Whether what is read stands in the panels' place just now, or below them."""
        return self.reading and self._in_column

    @property
    def _in_column(self) -> bool:
        """Whether what is read has its place in the panels' column."""
        return self.narrow or self.teaching

    @property
    def _alone(self) -> bool:
        """Whether one panel alone has room there."""
        return self.instead and (self.narrow or self.searching)

    @property
    def _column_instead(self) -> pygame.Rect:
        """The one panel that stays, and below it what is read."""
        apart = self.canvas.px(APART)
        column = pygame.Rect(0, 0, self._width_instead, self.canvas.size[1])
        return column.inflate(-apart, -apart)

    @property
    def _width_instead(self) -> int:
        width, share = INSTEAD if self.narrow else TAUGHT
        return min(self.canvas.room(width), round(self.canvas.size[0] * share))

    @property
    def stage(self) -> pygame.Rect:
        """The board's place while one reads beside it."""
        px, (width, height) = self.canvas.px, self.canvas.size
        if self._in_column:
            return pygame.Rect(self._width_instead, 0, width - self._width_instead, height)
        left, top = max(px(STAGE[0]), px(PANEL[0] + PANEL[2] + APART)), px(STAGE[1])
        right = min(self.canvas.room(READING[0]), round(width * SHARES[0])) + 2 * px(APART)
        return pygame.Rect(left, top, width - left - right, height - top - self._band_height)

    @property
    def _band_height(self) -> int:
        """Of the band below the board, with what is above and below it."""
        canvas = self.canvas
        height = min(canvas.room(READING[1]), round(canvas.size[1] * SHARES[1]))
        return height + 2 * canvas.px(APART)

    @property
    def reading_column(self) -> pygame.Rect:
        """At the right of the board; or the one in the panels' place, above a lesson."""
        stage, apart = self.stage, self.canvas.px(APART)
        if self._in_column:
            column = self._column_instead
            top = self.panels.bottom + apart // 2 if self.instead and self.seen else column.y
            end = self.lesson.y - apart // 2 if self.teaching else column.bottom
            return pygame.Rect(column.x, top, column.width, max(0, end - top))
        x = stage.right + apart
        return pygame.Rect(x, stage.y, self.canvas.size[0] - x - apart, stage.height)

    @property
    def lesson(self) -> pygame.Rect:
        """The foot of the column, where a lesson's text always stands."""
        column, (height, share) = self._column_instead, LESSON
        tall = min(self.canvas.room(height), round(self.canvas.size[1] * share))
        return pygame.Rect(column.x, column.bottom - tall, column.width, tall)

    @property
    def below_panels(self) -> pygame.Rect:
        """What panels leave free beside the board while one reads; empty where that has no room."""
        top = self.panels.bottom + self.canvas.px(APART)
        free = self.stage.bottom - top if self._squeezed and not self.teaching else 0
        return pygame.Rect(self.panels.x, top, self.panels.width, max(0, free))

    @property
    def band(self) -> pygame.Rect:
        """Below the board, from one edge of the window to the other; or at the column's foot."""
        apart = self.canvas.px(APART)
        if self._in_column:
            column, height = self.reading_column, self.canvas.px(FINDER)
            return pygame.Rect(column.x, column.bottom - height, column.width, height)
        y, (width, height) = self.stage.bottom + apart, self.canvas.size
        return pygame.Rect(apart, y, width - 2 * apart, height - y - apart)

    @property
    def parts(self) -> list[pygame.Rect]:
        """What comes and goes as the board moves."""
        if self._in_column:
            width, height = self._width_instead, self.canvas.size[1]
            return [pygame.Rect(0, 0, width, height)]
        return [self.reading_column, self.band]

    def way_out(self, part: pygame.Rect) -> tuple[int, int]:
        """How far such a part goes until it is out of the window, to the right and down."""
        width, height = self.canvas.size
        if self._in_column:
            return -part.right, 0
        return (0, height - part.y) if part == self.band else (width - part.x, 0)

    @property
    def board(self) -> pygame.Rect:
        """What the board and all that lies on it have for themselves."""
        if self.reading:
            return self.stage
        left = self.canvas.px(COLUMN)
        return pygame.Rect(left, 0, self.canvas.size[0] - left, self.canvas.size[1])

    @property
    def log(self) -> pygame.Rect:
        """What the panels leave for the log, or the rest of the column beside the board."""
        if self.reading:
            column = self.reading_column
            top = max(column.y, self.split)
            below = self._in_column and self.searching
            bottom = self.band.y - self.canvas.px(APART) // 2 if below else column.bottom
            return pygame.Rect(column.x, top, column.width, max(0, bottom - top))
        top = max(self.panels.bottom, self.covered) + self.canvas.px(LOG_TOP_GAP)
        bottom = self.canvas.size[1] - self.canvas.px(EDGE)
        x, width = self.canvas.px(PANEL[0]), self.canvas.px(PANEL[2])
        return pygame.Rect(x, top, width, max(0, bottom - top))

    # --- above and beside the board ------------------------------------------------------------

    @property
    def prompt_room(self) -> pygame.Rect:
        """The widest that the prompt may be; its height is its own matter."""
        px = self.canvas.px
        left = self.board.x + px(PROMPT_LEFT)
        right = self.corner_button(self.buttons - 1).x - round(px(CORNER[2]) * self._corner)
        top = PROMPT_TOP_READING if self.reading else PROMPT_TOP
        return pygame.Rect(left, self.board.y + px(top), right - left, 0)

    def corner_button(self, number: int) -> pygame.Rect:
        """A button of the corner, counted from the right."""
        side, step, right, top = (round(self.canvas.px(each) * self._corner) for each in CORNER)
        x = self.board.right - right - side - number * step
        return pygame.Rect(x, self.board.y + top, side, side)

    @property
    def _corner(self) -> float:
        """How large the corner's buttons are: the prompt beside them needs its room."""
        wanted = self.canvas.px(CORNER[1]) * self.buttons
        return min(1.0, self.board.width * CORNER_SHARES[self.reading] / wanted)

    def corner(self, buttons: int) -> pygame.Rect:
        """The box around so many buttons of the corner, in window pixels."""
        return self.corner_button(0).union(self.corner_button(buttons - 1))

    @property
    def foot(self) -> pygame.Rect:
        """A line at the foot of the board, from the column to the window's edge."""
        px, board = self.canvas.px, self.board
        x, below, tall = FOOT
        left = board.x + px(x - COLUMN)
        return pygame.Rect(
            left, board.bottom - px(below + tall), board.right - left - px(EDGE), px(tall)
        )

    # --- over the board ------------------------------------------------------------------------

    @property
    def free(self) -> pygame.Rect:
        """All that is beside the column and below the corner's buttons, with a margin."""
        room, margin = self.board, self.canvas.px(MARGIN) // 2
        top = self.corner_button(0).bottom + margin // 2
        return pygame.Rect(room.x, top, room.width - margin, room.bottom - margin - top)

    def _box(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        px = self.canvas.px
        return pygame.Rect(px(x), px(y), px(width), px(height))
