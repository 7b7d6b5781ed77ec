"""Folders and files in a page of its own: to find a file, or a place and a name for one."""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.kernel.records import Record
from santiago_desktop.scenes.pages.page import Page
from santiago_desktop.stage.controls.blocks import Column, Frame
from santiago_desktop.stage.controls.controls import Choice
from santiago_desktop.stage.controls.field import Field
from santiago_desktop.stage.controls.widgets import Button, Label, Widget
from santiago_desktop.stage.input.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from santiago_desktop.scenes.app import App
    from santiago_desktop.scenes.pages.page import Foot

PLACES, NARROW = 300, 900  # design pixels of the places' column; below, it is a choice
ROW = 50
MOST = 400  # entries of a folder that are shown
LONGEST_NAME = 400


class Task(Record):
    """What the file is wanted for; `act` gives back what is wrong with it."""

    title: str
    label: str
    suffix: str
    act: Callable[[Path], str]


class Place(Record):
    """A folder that people look for first."""

    label: str
    path: Path


class Browser(Page):
    """Ends when the task is done, or when it is left."""

    width = 1240

    def __init__(
        self, app: App, back: Callable[[], object], task: Task, folder: Path, name: str = ""
    ) -> None:
        super().__init__(app, back)
        self.task, self.name = task, name
        self.folder = self.home = folder
        self.complaint = ""
        self.entries: list[Path] = []
        self.open(folder)

    def title(self) -> str:
        return self.task.title

    def below(self) -> list[Foot]:
        label = self.app.language._("Back")
        return [
            (label, self.back, "secondary", "icon.back"),
            (self.task.label, self.act, "primary", "icon.check"),
        ]

    # --- what is done --------------------------------------------------------------------------

    def open(self, folder: Path) -> None:
        """Look into a folder, if it can be looked into."""
        try:
            self.entries = sorted(self._seen(folder), key=_order)[:MOST]
        except OSError as error:
            words = self.app.language._("This folder can't be opened: {reason}")
            self.complaint = words.format(reason=error.strerror or error)
            return
        self.folder, self.complaint = folder, ""
        self.panel.offset = 0

    def _seen(self, folder: Path) -> Iterator[Path]:
        """Folders, and files of the right kind; nothing that is hidden."""
        for path in folder.iterdir():
            if not path.name.startswith(".") and (_is_folder(path) or self._fits(path)):
                yield path

    def _fits(self, path: Path) -> bool:
        return path.suffix == self.task.suffix

    def go(self, folder: Path) -> None:
        """To another folder, by a click."""
        self.open(folder)
        self.lay_out()
        if self.panel.focus is None and self.app.canvas.pad:
            self.panel.set_focus(self.panel.reachable()[0])

    def pick(self, path: Path) -> None:
        """A file: the first time its name is taken over, the second time it is used."""
        if self.name == path.name:
            self.act()
            return
        self.name, self.complaint = path.name, ""
        self.lay_out()

    def act(self) -> None:
        """Use what is named; a folder is opened."""
        typed = self.name.strip()
        path = (self.folder / Path(typed).expanduser()) if typed else self.folder
        if _is_folder(path):
            self.name = ""
            self.go(path)
            return
        if not self._fits(path):
            path = path.with_name(path.name + self.task.suffix)
        self.complaint = self.task.act(path)
        if self.complaint:
            self.app.sounds.play("refused")
            self.lay_out()
            return
        self.back()

    def command(self, command: Command, *, down: bool = True) -> bool:
        if down and command is Command.CONFIRM and isinstance(self.panel.focus, Field):
            self.act()
            return True
        return super().command(command, down=down)

    # --- layout --------------------------------------------------------------------------------

    def beside(self, board: pygame.Rect, view: pygame.Rect) -> tuple[list[Widget], pygame.Rect]:
        """The places at the left, the folder above, the name below."""
        del board
        px = self.app.canvas.px
        view = view.inflate(-px(24), 0)
        made: list[Widget] = []
        if view.width >= self.app.canvas.room(NARROW):
            side = self.app.canvas.room(PLACES)
            made += self._places(pygame.Rect(view.x, view.y + px(8), side, view.height))
            view = pygame.Rect(view.x + side, view.y, view.width - side, view.height)
        else:
            made.append(self._choice(pygame.Rect(view.x, view.y + px(4), view.width, px(50))))
            view = pygame.Rect(view.x, view.y + px(56), view.width, view.height - px(56))
        made += self._path(
            pygame.Rect(view.x + px(12), view.y + px(6), view.width - px(12), px(46))
        )
        made += self._typing(pygame.Rect(view.x + px(12), view.bottom - px(62), 0, px(54)), view)
        top = view.y + px(58)
        rest = pygame.Rect(view.x + px(12), top, view.width - px(12), view.bottom - px(72) - top)
        return [Frame(self.app.canvas, rest, "cell.empty"), *made], rest

    def places(self) -> list[Place]:
        """Where people keep files; only what is there."""
        _ = self.app.language._
        home = Path.home()
        named = [
            Place(self.home.name or str(self.home), self.home),
            Place(_("Saved games"), self.app.saves),
            Place(_("Home folder"), home),
            Place(_("Desktop"), home / "Desktop"),
            Place(_("Downloads"), home / "Downloads"),
            *(Place(str(root), root) for root in roots()),
        ]
        there = {place.path: place for place in reversed(named) if _is_folder(place.path)}
        return list(reversed(there.values()))

    def _places(self, box: pygame.Rect) -> list[Widget]:
        px = self.app.canvas.px
        column = Column(self.app.canvas, box.inflate(-px(16), 0))
        for number, place in enumerate(self.places()):
            entry = Entry(self, column.room(ROW), place.label, "icon.folder", place.path)
            entry.name = f"place {number}"
            column.add(entry)
        return [each for each in column.widgets if each.box.bottom <= box.bottom]

    def _choice(self, box: pygame.Rect) -> Widget:
        places = self.places()
        paths = [place.path for place in places]
        chosen = paths.index(self.folder) if self.folder in paths else 0
        labels = [place.label for place in places]
        choice = Choice(self.app.canvas, box, labels, chosen, lambda n: self.go(paths[n]))
        choice.name = "places"
        return choice

    def _path(self, box: pygame.Rect) -> list[Widget]:
        """One folder up, and where one is."""
        canvas, px = self.app.canvas, self.app.canvas.px
        button = Button(
            canvas,
            pygame.Rect(box.x, box.y, px(46), px(46)),
            "",
            lambda: self.go(self.folder.parent),
            kind="square",
            icon="icon.arrow_up",
            tip=self.app.language._("One folder up"),
        )
        button.name, button.enabled = "up", self.folder.parent != self.folder
        where = pygame.Rect(button.box.right + px(12), box.y, 0, box.height)
        where.width = box.right - where.x
        words = self._fitting(str(self.folder), where.width)
        return [button, Label(canvas, where, words, face="bold", size=20)]

    def _fitting(self, words: str, width: int) -> str:
        """The end of a long path says more than its beginning."""
        canvas = self.app.canvas
        shown = words
        while len(shown) > 1 and canvas.letters.width(shown, "bold", 20, canvas.scale) > width:
            words = words[1:]
            shown = "…" + words
        return shown

    def _typing(self, box: pygame.Rect, view: pygame.Rect) -> list[Widget]:
        canvas, px = self.app.canvas, self.app.canvas.px
        label = self.app.language._("File")
        width = canvas.letters.width(label, "text", 22, canvas.scale) + px(18)
        box.width = view.right - box.x
        words = Label(canvas, pygame.Rect(box.x, box.y, width, box.height), label, size=22)
        place = pygame.Rect(box.x + width, box.y, box.width - width, box.height)
        field = Field(canvas, place, self.name, self._type, longest=LONGEST_NAME)
        field.name, field.wrong = "field", bool(self.complaint)
        return [words, field]

    def _type(self, text: str) -> None:
        self.name = text
        if self.complaint:
            self.complaint = ""
            self.lay_out()

    def fill(self, column: Column) -> None:
        canvas = self.app.canvas
        if self.complaint:
            column.paragraph(self.complaint, colour=canvas.kit.colour("danger_text"))
            column.gap(8)
        if not self.entries:
            colour = canvas.kit.colour("text_soft")
            column.paragraph(self.app.language._("There is nothing here."), colour=colour)
        for path in self.entries:
            icon = "icon.folder" if _is_folder(path) else "icon.save"
            row = Entry(self, column.room(ROW), path.name, icon, path)
            row.name = f"entry {path.name}"
            column.add(row)


class Entry(Widget):
    """A line of the list that stands for a folder or a file."""

    def __init__(
        self, browser: Browser, box: pygame.Rect, label: str, icon: str, path: Path
    ) -> None:
        super().__init__(browser.app.canvas, box, label=label)
        self.browser, self.icon, self.path = browser, icon, path
        self.folder = icon == "icon.folder"

    def activate(self) -> None:
        (self.browser.go if self.folder else self.browser.pick)(self.path)

    @property
    def chosen(self) -> bool:
        """Whether it is the folder one is in, or the file that is named."""
        if self.folder:
            return self.path == self.browser.folder
        return self.path.name == self.browser.name

    def draw(self, target: pygame.Surface) -> None:
        canvas, kit, px = self.canvas, self.canvas.kit, self.canvas.px
        if self.chosen or self.hovered:
            piece = "row.selected" if self.chosen else "row.hover"
            kit.draw(target, piece, self.box.inflate(0, -px(4)), canvas.scale)
        colour = kit.colour("text_action" if self.chosen else "text")
        icon = pygame.Rect(0, 0, px(30), px(30))
        icon.midleft = (self.box.x + px(12), self.box.centery)
        kit.icon(target, self.icon, icon, colour, kit.colour("accent"))
        right = self.box.right - px(12)
        if not self.folder:
            at = (right, self.box.centery)
            when = canvas.text(target, self._when(), at, size=19, colour=colour, anchor="midright")
            right = when.x - px(12)
        at = (icon.right + px(12), self.box.centery)
        width = right - at[0]
        canvas.text(target, self.label, at, size=21, colour=colour, anchor="midleft", width=width)
        self.draw_focus(target)

    def _when(self) -> str:
        """The day on which the file was written; "" where nobody knows."""
        try:
            written = datetime.fromtimestamp(self.path.stat().st_mtime).astimezone()
        except OSError:
            return ""
        return self.browser.app.language.day(written)


def roots() -> list[Path]:
    """Where all folders begin; on Windows, at each drive."""
    if sys.platform != "win32":
        return [Path("/")]
    drives = [Path(f"{letter}:\\") for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    return [drive for drive in drives if drive.exists()]


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:
        return False


def _order(path: Path) -> tuple[bool, str]:
    """Folders first, then by name."""
    return not _is_folder(path), path.name.casefold()
