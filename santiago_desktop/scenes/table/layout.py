"""Where everything at the table is: the panels' column, the board, the corner, what is free.

No other module knows a place of the window. All boxes are window pixels.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from santiago_desktop.stage.drawing.canvas import Canvas

# All in design pixels.
PLATE = (14, 12, 292, 62)
PANEL = (14, 92, 292)  # x, y, width
STEPS = {2: (198, 186), 3: (198, 186), 4: (182, 172), 5: (150, 142)}  # from one to the next; height
LOG_TOP_GAP = 12
CROWDED = 0.78  # of the window's height that panels may take
COLUMN = 314  # of panels and log
EDGE = 14  # from the window's edges
PROMPT_SIDES = (320, 308)  # beside the prompt: the column, the corner's buttons
PROMPT_TOP = 8
CORNER_SHARE = 0.3  # of the board's width that its buttons may take while one reads
CORNER = (58, 70, 16, 12)  # side of a button, step to the next, from the right and from the top
FOOT = (326, 6, 42)  # of what stands at the foot of the board: x, from below, height
BESIDE = (1110, 752)  # on the board: buttons for what has no place there
STAGE = (318, 12)  # the board's corner while one reads beside it
READING = (324, 204)  # the widths of the column at the right and of the band below
SHARES = (0.27, 0.25)  # of the window's width and height that these take at most
LARGEST = 1.1  # times the interface's own size, whatever the player wants
LARGEST_IN_LESSONS = 1.5  # the same where the lesson's text needs room, too
SQUEEZED = 0.8  # of the interface's own size: panels above the band
APART = 14  # between board, column and band
MIDDLE = (1110, 540)  # of the part of the board that is seen
MARGIN = 24  # around dialogs


class Layout:
    """The places, for a window's size and a number of seats."""

    def __init__(self, canvas: Canvas, seats: int) -> None:
        self._window, self.seats = canvas, seats
        self.buttons = 4  # in the corner
        self.reading = False  # whether the board makes room for a column and a band
        self.guided = False  # whether a lesson's text stands on the board
        self.split = 0  # where in that column the log begins
        self._column: tuple[object, Canvas] = ((), canvas)  # for which canvas, and the column's own

    @property
    def canvas(self) -> Canvas:
        """The window's; what is read beside the board, or on it, leaves large texts less room."""
        whole = self._window
        most = whole.base * (LARGEST if self.reading else LARGEST_IN_LESSONS)
        if not (self.reading or self.guided) or whole.scale <= most:
            return whole
        made = copy(whole)
        made.scale = most
        return made

    # --- the column ----------------------------------------------------------------------------

    @property
    def column_canvas(self) -> Canvas:
        """Where large panels would leave no room for the log, the column is written smaller.

        It is hardly written smaller than at the interface's own size.
        """
        known = (self.reading, *vars(self.canvas).values())
        if known != self._column[0]:
            self._column = (known, self._smaller())
        return self._column[1]

    def _smaller(self) -> Canvas:
        canvas = self.canvas
        room = self._panels_end - canvas.px(PANEL[1])
        least = canvas.least * (SQUEEZED if self.reading else 1)
        factor = min(1.0, max(least, room / canvas.px(self.seats * STEPS[self.seats][0])))
        made = copy(canvas)
        made.scale = canvas.scale * factor
        return made

    @property
    def _panels_end(self) -> float:
        """How far down panels may reach: above the log, or above the band."""
        height = self.canvas.size[1]
        return height - self._band_height if self.reading else height * CROWDED

    @property
    def column(self) -> pygame.Rect:
        """Plate, panels and log, from the window's edge on."""
        return pygame.Rect(0, 0, self.canvas.px(COLUMN), self.canvas.size[1])

    @property
    def plate(self) -> pygame.Rect:
        """The sign with the game's name."""
        return self._box(*PLATE)

    def panel(self, seat: int) -> pygame.Rect:
        """Where a seat's panel is, in window pixels."""
        canvas = self.canvas
        step, height = (self.column_canvas.px(each) for each in STEPS[self.seats])
        x, y, width = PANEL
        return pygame.Rect(canvas.px(x), canvas.px(y) + seat * step, canvas.px(width), height)

    @property
    def panels(self) -> pygame.Rect:
        """The box around all panels, in window pixels."""
        return self.panel(0).union(self.panel(self.seats - 1))

    # --- reading: the board makes room ---------------------------------------------------------

    @property
    def stage(self) -> pygame.Rect:
        """The board's place while one reads beside it."""
        px, (width, height) = self.canvas.px, self.canvas.size
        left, top = max(px(STAGE[0]), px(PANEL[0] + PANEL[2] + APART)), px(STAGE[1])
        right = min(px(READING[0]), round(width * SHARES[0])) + 2 * px(APART)
        return pygame.Rect(left, top, width - left - right, height - top - self._band_height)

    @property
    def _band_height(self) -> int:
        """Of the band below the board, with what is above and below it."""
        px = self.canvas.px
        return min(px(READING[1]), round(self.canvas.size[1] * SHARES[1])) + 2 * px(APART)

    @property
    def reading_column(self) -> pygame.Rect:
        """At the right of the board."""
        stage, apart = self.stage, self.canvas.px(APART)
        x = stage.right + apart
        return pygame.Rect(x, stage.y, self.canvas.size[0] - x - apart, stage.height)

    @property
    def band(self) -> pygame.Rect:
        """Below the board, from one edge of the window to the other."""
        apart = self.canvas.px(APART)
        y, (width, height) = self.stage.bottom + apart, self.canvas.size
        return pygame.Rect(apart, y, width - 2 * apart, height - y - apart)

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
            return pygame.Rect(column.x, top, column.width, column.bottom - top)
        top = self.panels.bottom + self.canvas.px(LOG_TOP_GAP)
        bottom = self.canvas.size[1] - self.canvas.px(EDGE)
        x, width = self.canvas.px(PANEL[0]), self.canvas.px(PANEL[2])
        return pygame.Rect(x, top, width, max(0, bottom - top))

    # --- above and beside the board ------------------------------------------------------------

    @property
    def prompt_room(self) -> pygame.Rect:
        """The widest that the prompt may be; its height is its own matter."""
        px = self.canvas.px
        left = self.board.x + px(PROMPT_SIDES[0] - COLUMN)
        right = self.corner_button(self.buttons - 1).x - round(px(CORNER[2]) * self._corner)
        if not self.reading:
            right = min(right, self.canvas.size[0] - px(PROMPT_SIDES[1]))
        return pygame.Rect(left, self.board.y + px(PROMPT_TOP), right - left, 0)

    def corner_button(self, number: int) -> pygame.Rect:
        """A button of the corner, counted from the right."""
        side, step, right, top = (round(self.canvas.px(each) * self._corner) for each in CORNER)
        x = self.board.right - right - side - number * step
        return pygame.Rect(x, self.board.y + top, side, side)

    @property
    def _corner(self) -> float:
        """How large the corner's buttons are: the prompt beside them needs its room."""
        wanted = self.canvas.px(CORNER[1]) * self.buttons
        return min(1.0, self.board.width * CORNER_SHARE / wanted) if self.reading else 1.0

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
