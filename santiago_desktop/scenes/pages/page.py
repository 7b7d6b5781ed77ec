"""What all pages share: the floor, a board with a heading, a part that rolls, buttons below."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.stage.controls.blocks import Column, Frame
from santiago_desktop.stage.controls.scrolling import BAR, ScrollPanel
from santiago_desktop.stage.controls.tips import Tip, draw_tip
from santiago_desktop.stage.controls.widgets import Button, Label, Widget
from santiago_desktop.stage.drawing.art import scaled
from santiago_desktop.stage.input.commands import Command
from santiago_desktop.stage.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.scenes.app import App
    from santiago_desktop.stage.drawing.canvas import Canvas

HEAD = 62  # the heading's height in design pixels
FOOT = 92  # the buttons' row
SIDE = 48  # left and right of what rolls
SHADE = (176, 140, 104)  # the floor is multiplied by it, so that the board stands out
TIP_AFTER = 0.4
BUTTON = 58
Foot = tuple[str, "Callable[[], object]", str, str]  # label, action, kind, icon


def floor(canvas: Canvas) -> pygame.Surface:
    """The tiled floor of the town, as large as the window."""
    ground = pygame.Surface(canvas.size)
    if canvas.kit.theme == "contrast":
        return ground
    side = canvas.px(160)
    tile = pygame.Surface((side, side))
    canvas.kit.draw(tile, "tile.floor", tile.get_rect(), canvas.scale)
    for x in range(0, canvas.size[0], side):
        for y in range(0, canvas.size[1], side):
            ground.blit(tile, (x, y))
    if canvas.kit.theme != "night":  # its tiles are dark themselves
        ground.fill(SHADE, special_flags=pygame.BLEND_RGB_MULT)
    ground.blit(vignette(canvas.size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return ground


def vignette(size: tuple[int, int]) -> pygame.Surface:
    """White in the middle, darker towards the corners: small, then smoothly enlarged."""
    width, height = 32, 18
    small = pygame.Surface((width, height))
    for x in range(width):
        for y in range(height):
            far = ((2 * x / (width - 1) - 1) ** 2 + (2 * y / (height - 1) - 1) ** 2) / 2
            light = round(255 * (1 - 0.55 * far))
            small.set_at((x, y), (light, light, light))
    return scaled(small, size)


class Page(Scene):
    """A scene made of controls. Subclasses name it, fill it, and say what is below."""

    width = 1180  # at most, in design pixels

    def __init__(self, app: App, back: Callable[[], object]) -> None:
        self.app, self.back = app, back
        self.panel = ScrollPanel(app.canvas)
        self.ground = pygame.Surface((1, 1))
        self.rest = 0.0  # how long the mouse has rested

    # --- what a page says ----------------------------------------------------------------------

    def title(self) -> str:
        """The words in the page's head."""
        raise NotImplementedError

    def fill(self, column: Column) -> None:
        """Put what rolls into the column."""
        raise NotImplementedError

    def below(self) -> list[Foot]:
        """The buttons below, the primary one last."""
        return []

    def beside(self, board: pygame.Rect, view: pygame.Rect) -> tuple[list[Widget], pygame.Rect]:
        """Controls that stay beside what rolls, and what they leave of the window."""
        del board
        return [], view

    # --- layout --------------------------------------------------------------------------------

    def resize(self) -> None:
        self.ground = floor(self.app.canvas)
        self.lay_out()

    def board(self) -> pygame.Rect:
        """The board on which all lies."""
        canvas = self.app.canvas
        margin = canvas.px(24)
        box = canvas.rect.inflate(-2 * margin, -2 * margin)
        width = min(box.width, canvas.room(self.width))
        return pygame.Rect(canvas.rect.centerx - width // 2, box.y, width, box.height)

    def lay_out(self) -> None:
        """All controls anew, in the order in which they are read; the focus and the place stay.

        The way back comes last.
        """
        canvas, px = self.app.canvas, self.app.canvas.px
        board = self.board()
        rows = self._foot_rows(board, self.below())
        fixed: list[Widget] = [*self._foot(board, rows), *self._heading(board)]
        tall = FOOT + (len(rows) - 1) * (BUTTON + 12) if rows[0] else 24
        bottom = board.bottom - px(tall)
        top = board.y + px(HEAD + 14)
        view = pygame.Rect(board.x + px(14), top, board.width - px(28), bottom - top)
        aside, view = self.beside(board, view)
        side = min(px(SIDE), view.width // 16)
        inner = pygame.Rect(
            view.x + side, view.y, view.width - side - max(side, px(BAR + 10)), view.height
        )
        column = Column(canvas, inner)
        column.gap(12)
        self.fill(column)
        column.gap(16)
        before = [each for each in aside if each.box.y < view.bottom]
        fixed = [*(each for each in aside if each not in before), *fixed]
        self.panel.show_rolling(fixed, column.widgets, view, column.height, first=before)

    def _heading(self, board: pygame.Rect) -> list[Widget]:
        canvas, px = self.app.canvas, self.app.canvas.px
        side = px(46)
        back = Button(
            canvas,
            pygame.Rect(board.x + px(12), board.y + px(8), side, side),
            "",
            self.back,
            kind="square",
            icon="icon.back",
            tip=self.app.language._("Back"),
            key=Command.BACK,
        )
        back.name = "back"
        room = pygame.Rect(back.box.right + px(10), board.y, 0, px(HEAD))
        room.width = board.right - px(68) - room.x
        colour = canvas.kit.colour("heading")
        words = Label(
            canvas, room, self.title(), face="heading", size=30, colour=colour, anchor="center"
        )
        return [back, words]

    def _foot_rows(self, board: pygame.Rect, foot: list[Foot]) -> list[list[Foot]]:
        """The buttons in one row, without icons if need be, or in two."""
        room = board.width - self.app.canvas.px(2 * SIDE)
        if self._foot_width(foot) <= room:
            return [foot]
        plain = [(label, action, kind, "") for label, action, kind, _ in foot]
        if self._foot_width(plain) <= room:
            return [plain]
        half = len(foot) // 2
        return [plain[:half], plain[half:]]

    def _foot_width(self, foot: list[Foot]) -> int:
        gap = self.app.canvas.px(16)
        return sum(self._button_width(each) + gap for each in foot) - gap

    def _button_width(self, foot: Foot) -> int:
        canvas = self.app.canvas
        label = canvas.letters.width(foot[0], "button", 24, canvas.scale)
        return max(canvas.px(150), label + canvas.px(104 if foot[3] else 44))

    def _foot(self, board: pygame.Rect, rows: list[list[Foot]]) -> list[Widget]:
        """Rows of buttons, from the right and from below."""
        canvas, px = self.app.canvas, self.app.canvas.px
        found: list[Widget] = []
        y = board.bottom - px(FOOT) // 2 - px(4)
        for row in reversed(rows):
            x = board.right - px(SIDE)
            for foot in reversed(row):
                label, action, kind, icon = foot
                box = pygame.Rect(0, 0, self._button_width(foot), px(BUTTON))
                box.midright = (x, y)
                made = Button(canvas, box, label, action, kind=kind, icon=icon)
                made.name = f"foot {label}"
                found.insert(0, made)
                x = box.left - px(16)
            y -= px(BUTTON + 12)
        return found

    # --- input ---------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self.rest = 0.0
        if event.type == pygame.MOUSEBUTTONUP and self.panel.held:
            self.app.sounds.play("button_click")
        return self.panel.handle(event)

    def command(self, command: Command, *, down: bool = True) -> bool:
        if not down:
            return False
        if command is Command.BACK:
            self.back()
            return True
        self.rest = 0.0
        return self.panel.command(command)

    def update(self, seconds: float) -> bool:
        before, self.rest = self.rest, self.rest + seconds
        return before < TIP_AFTER <= self.rest

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface) -> None:
        target.blit(self.ground, (0, 0))
        self.draw_board(target)
        self.panel.draw(target)
        self.draw_tip(target)

    def draw_board(self, target: pygame.Surface) -> None:
        """What the controls lie on."""
        self.app.canvas.kit.draw(target, "panel.dialog", self.board(), self.app.canvas.scale)

    def draw_tip(self, target: pygame.Surface) -> None:
        """What the control under the mouse does, where its picture doesn't say."""
        hovered = [each for each in self.panel.widgets if each.hovered]
        focused = [self.panel.focus] if self.panel.focus else []
        lit = [each for each in hovered or focused if each.tip]
        if lit and self.rest >= TIP_AFTER:
            key = self.app.sign(lit[0].key) if lit[0].key else None
            tip = Tip(text=lit[0].tip, key=key)
            draw_tip(target, self.app.canvas, lit[0].pointed, tip, useful=self._read())

    def _read(self) -> list[pygame.Rect]:
        """What of the page a tooltip had better not hide: all but grounds and pictures' frames."""
        panel = self.panel
        seen = [each for each in panel.widgets if not isinstance(each, Frame)]
        return [each.box.clip(panel.view) if each in panel.rolling else each.box for each in seen]
