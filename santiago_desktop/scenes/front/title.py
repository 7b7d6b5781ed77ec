"""The first screen: the town in the evening sun, and what one can do."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import pygame

from santiago_desktop.stage.controls.widgets import Button, Panel
from santiago_desktop.stage.drawing.art import resized
from santiago_desktop.stage.drawing.image_loader import read, read_ahead
from santiago_desktop.stage.scene import Scene
from santiago_desktop.system import resources

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from santiago_desktop.scenes.app import App
    from santiago_desktop.stage.drawing.canvas import Canvas
    from santiago_desktop.stage.input.commands import Command
    from santiago_desktop.table.table import Table

LOGO = (1200, 206)
BUTTON = (196, 70)  # the narrowest, and the height of all
ALONE = 240  # the narrowest where there is nothing to continue
CONTINUE, LONGEST = 400, 640  # from the usual width to that for long names
BELOW = 18  # the size of what stands below its label
GAP = 16
SHELF = (86, 52, 28)  # the strip below the buttons
SHELF_ALPHA = 168
RIBBON = (620, 46)
FACE = "heading"


class Left(NamedTuple):
    """A game that was left unfinished."""

    path: Path
    names: str
    when: str


class ContinueButton(Button):
    """Says below its label which game it is."""

    below = ""

    def draw(self, target: pygame.Surface) -> None:
        canvas = self.canvas
        box = self.box.move(0, canvas.px(2) if self.state == "pressed" else 0)
        canvas.kit.draw(target, f"button.{self.kind}.{self.state}", box, canvas.scale)
        width = box.width - canvas.px(30)
        for words, face, size, y in (
            (self.label, FACE, 25, 0.36),
            (self.below, "text", BELOW, 0.74),
        ):
            at = (box.centerx, box.y + round(box.height * y))
            canvas.text(
                target,
                words,
                at,
                face=face,
                size=size,
                colour=self.colour,
                anchor="center",
                width=width,
            )
        self.draw_focus(target)


class Title(Scene):
    """Buttons are given as label and action; `left` finds unfinished games, the newest first."""

    def __init__(
        self,
        app: App,
        *,
        left: Callable[[], Iterator[tuple[Path, Table | None]]],
        go_on: Callable[[Path], None],
        choices: Callable[[], list[tuple[str, Callable[[], None], str]]],
    ) -> None:
        self.app, self.find, self.go_on, self.choices = app, left, go_on, choices
        self.panel = Panel()
        self.left: Left | None = None
        self.passed_over: Table | None = None  # a newer game that is played in the terminal
        self.unread = False  # whether a newer game than that can't be opened
        self.looked = 0  # frames since the scene was entered
        read_ahead([self._picture()])
        app.canvas.kit.read_ahead("logo_santiago", f"{app.canvas.kit.theme}_first")
        self.ground = pygame.Surface((1, 1))

    def enter(self) -> None:
        self.looked = 0

    def update(self, seconds: float) -> bool:
        """Sounds and saved games come when the picture stands: starting must not wait for them."""
        del seconds
        self.looked += 1
        if self.looked != 2:  # noqa: PLR2004 - the first frame has been shown
            return False
        self.app.sounds.music("music_title")
        self.app.sounds.ambience("ambience_harbour")
        shelf = self._shelf()
        self._look()
        if self._shelf() != shelf:
            self.ground = self._compose()
        self.lay_out()
        return True

    def _look(self) -> None:
        """The game that was played last, past those that can't be read or shown."""
        self.left, self.passed_over, self.unread = None, None, False
        for path, table in self.find():
            if table and table.card.has_window:
                self.left = self._told(path, table)
                return
            self.passed_over = self.passed_over or table
            self.unread = self.unread or table is None

    def _told(self, path: Path, table: Table) -> Left:
        from datetime import datetime  # noqa: PLC0415 - after the first picture

        when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        return Left(path, ", ".join(table.names), when.strftime("%d.%m. %H:%M"))

    # --- layout --------------------------------------------------------------------------------

    def resize(self) -> None:
        self.ground = self._compose()
        self.lay_out()

    def _compose(self) -> pygame.Surface:
        """The picture fills the window; what doesn't fit is cut off at the sides."""
        canvas = self.app.canvas
        ground = self._painted()
        shelf = self._shade(self._shelf(), even=len(self._rows()) == 1)
        ground.blit(shelf, (0, canvas.size[1] - shelf.get_height()))
        self._draw_logo(ground, canvas)
        return ground

    def _picture(self) -> Path:
        return resources.picture("santiago", "title", self.app.canvas.size)

    def _shade(self, height: int, *, even: bool) -> pygame.Surface:
        """A strip behind one row of buttons; behind more of them, dusk that begins gently."""
        width, top = self.app.canvas.size[0], 0 if even else height // 2
        shade = pygame.Surface((1, height + top), pygame.SRCALPHA)
        for y in range(height + top):
            share = 1.0 if even else min(1.0, y / (height + top) * 1.3)
            shade.set_at((0, y), (*SHELF, round(SHELF_ALPHA * share)))
        return pygame.transform.scale(shade, (width, height + top))

    def _painted(self) -> pygame.Surface:
        """The painted title, or what there is in its place; it is read anew for every size."""
        try:
            return filled(read(self._picture()), self.app.canvas.size)
        except (OSError, pygame.error):
            from santiago_desktop.scenes.pages.page import floor  # noqa: PLC0415 - hardly ever

            return floor(self.app.canvas)

    def _draw_logo(self, ground: pygame.Surface, canvas: Canvas) -> None:
        width = min(canvas.px(LOGO[0]), canvas.size[0] - canvas.px(80))
        logo = pygame.Rect(0, 0, width, round(width * LOGO[1] / LOGO[0]))
        logo.midtop = (canvas.size[0] // 2, canvas.px(36))
        canvas.kit.draw(ground, "logo.santiago", logo, canvas.scale)
        words = self.app.language._("Rum, cigars and a ship to fill")
        ribbon = pygame.Rect((0, 0), (canvas.px(RIBBON[0]), canvas.px(RIBBON[1])))
        ribbon.midtop = (logo.centerx, logo.bottom + canvas.px(8))
        canvas.kit.draw(ground, "panel.ribbon", ribbon, canvas.scale)
        canvas.text(
            ground,
            words.upper(),
            (ribbon.centerx, ribbon.centery - canvas.px(4)),
            face="button",
            size=24,
            colour="#FFFFFF" if canvas.kit.theme != "contrast" else "#000000",
            anchor="center",
            width=ribbon.width - canvas.px(100),
        )

    def _shelf(self) -> int:
        """The height of all rows of buttons."""
        px = self.app.canvas.px
        return len(self._rows()) * px(BUTTON[1] + GAP) + px(32)

    def _rows(self) -> list[list[Button]]:
        """In as few rows as there is room for, with as many buttons in each if it can be."""
        buttons = self._buttons()
        for count in range(1, len(buttons)):
            each, longer = divmod(len(buttons), count)
            starts = [n * each + min(n, longer) for n in range(count + 1)]
            rows = [buttons[a:b] for a, b in pairwise(starts)]
            if all(self._width(row) <= self.app.canvas.size[0] for row in rows):
                return rows
        return [[button] for button in buttons]

    def _width(self, row: list[Button]) -> int:
        px = self.app.canvas.px
        return sum(button.box.width + px(GAP) for button in row) + px(24)

    def lay_out(self) -> None:
        """Rows of buttons at the bottom, each row centred."""
        px, size = self.app.canvas.px, self.app.canvas.size
        rows = self._rows()
        y = size[1] - self._shelf() + px(24)
        for row in rows:
            x = (size[0] - sum(each.box.width + px(GAP) for each in row) + px(GAP)) // 2
            for button in row:
                button.box.topleft = (x, y)
                x += button.box.width + px(GAP)
            y += px(BUTTON[1] + GAP)
        self.panel.show([button for row in rows for button in row])

    def _buttons(self) -> list[Button]:
        canvas, px = self.app.canvas, self.app.canvas.px
        made: list[Button] = []
        left = self.left
        if left:
            label, below = self.app.language._("Continue"), f"{left.names} · {left.when}"
            words = canvas.letters.width(below, "text", BELOW, canvas.scale) + px(36)
            width = max(px(CONTINUE), min(words, px(LONGEST)))
            box = pygame.Rect(0, 0, width, px(BUTTON[1]))
            go_on = ContinueButton(
                canvas, box, label, lambda: self.go_on(left.path), kind="primary"
            )
            go_on.below = below
            made.append(go_on)
        for number, (label, action, icon) in enumerate(self.choices()):
            width = canvas.letters.width(label, FACE, 24, canvas.scale) + px(48)
            least = px(BUTTON[0] if left else ALONE)
            box = pygame.Rect(0, 0, max(least, width), px(BUTTON[1]))
            kind = "primary" if not number and not left else "secondary"
            made.append(Button(canvas, box, label, action, kind=kind, icon=icon))
            made[-1].face = FACE
        for number, button in enumerate(made[::-1]):
            button.name = f"button {number}"  # from the end: the first one may come later
        return made

    # --- input ---------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and self.panel.held:
            self.app.sounds.play("button_click")
        return self.panel.handle(event)

    def command(self, command: Command, *, down: bool = True) -> bool:
        return down and self.panel.command(command)

    def draw(self, target: pygame.Surface) -> None:
        target.blit(self.ground, (0, 0))
        self.panel.draw(target)
        words = self.warning()
        if words:
            self._draw_warning(target, words)

    def warning(self) -> str:
        """Why the last game isn't offered; "" if it is."""
        if self.unread:
            return self.app.language._("A game can't be opened. “Saved games” says why.")
        if self.passed_over:
            return self.passed_over.card.only_in_terminal(self.app.language)
        return ""

    def _draw_warning(self, target: pygame.Surface, words: str) -> None:
        """Above the buttons."""
        canvas, px = self.app.canvas, self.app.canvas.px
        width = canvas.letters.width(words, "text", 22, canvas.scale) + px(64)
        box = pygame.Rect(0, 0, min(width, canvas.size[0] - px(40)), px(56))
        box.midbottom = (canvas.size[0] // 2, canvas.size[1] - self._shelf() - px(18))
        canvas.kit.draw(target, "panel.paper", box, canvas.scale)
        room = box.width - px(40)
        canvas.text(target, words, box.center, size=22, anchor="center", width=room)


def filled(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A picture that covers a size, its middle in the middle."""
    picture = picture.convert()
    width, height = picture.get_size()
    factor = max(size[0] / width, size[1] / height)
    large = resized(picture, (round(width * factor), round(height * factor)))
    if large.get_size() == size:
        return large
    ground = pygame.Surface(size)
    ground.blit(large, large.get_rect(center=ground.get_rect().center))
    return ground
