"""Saved games: open, rename, throw away and bring back, copies to and from elsewhere."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.players.levels import parted
from santiago_desktop.scenes.files.file_faults import newer, told
from santiago_desktop.scenes.files.miniature import Miniatures
from santiago_desktop.scenes.pages.page import Page
from santiago_desktop.scenes.table.browser import Browser, Task
from santiago_desktop.scenes.table.dialog import Dialog
from santiago_desktop.stage.controls.blocks import Column, Frame, Paragraph, Sketch
from santiago_desktop.stage.controls.widgets import Button, Label
from santiago_desktop.table.archive import Archive, Saved
from santiago_desktop.table.journal import SUFFIX, Journal

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.scenes.app import App
    from santiago_desktop.scenes.pages.page import Foot
    from santiago_desktop.stage.controls.widgets import Widget
    from santiago_desktop.table.archive import Complaint
    from santiago_desktop.table.table import Table

ROW = 138
DAMAGED = 92
PICTURE = (175, 118)
NARROW = 1080  # design pixels: below, a game's buttons stand below its words
SIDE = 52
SHIP = 110  # the sign on the empty page
SITS = 28  # design pixels for the sign of a person, or of a computer player's level
COMPUTERS = {
    "beginner": "icon.computer_1",
    "easy": "icon.computer_1",
    "medium": "icon.computer_2",
    "hard": "icon.computer_3",
    "expert": "icon.computer_4",
    "master": "icon.computer_4",
}


def documents() -> Path:
    """Where people keep what they write."""
    from platformdirs import user_documents_path  # noqa: PLC0415 - only when it is asked for

    return Path(user_documents_path())


class Saves(Page):
    """The list; files are looked into one by one, while it is already seen."""

    width = 1300

    def __init__(
        self,
        app: App,
        back: Callable[[], object],
        go_on: Callable[[Path], None],
        played: Journal | None = None,
    ) -> None:
        super().__init__(app, self.leave_for(back))
        self.go_on = go_on
        self.played = played  # the file of the game on the table, which goes on being written
        self.archive = Archive(app.saves)
        self.archive.forget()
        self.found: list[Saved] = []
        self.pictures = Miniatures(app)
        self.unread = self.archive.paths()
        self.complaint = ""

    def leave_for(self, action: Callable[[], object]) -> Callable[[], None]:
        """What was thrown away is gone when the scene is left."""

        def leave() -> None:
            self.archive.forget()
            action()

        return leave

    def title(self) -> str:
        return self.app.language._("Saved games")

    def below(self) -> list[Foot]:
        _ = self.app.language._
        foot: list[Foot] = [(_("Import a file…"), self._ask_import, "secondary", "icon.import")]
        if self.archive.thrown:
            foot.insert(0, (_("Restore"), self._bring_back, "primary", "icon.undo"))
        return foot

    def update(self, seconds: float) -> bool:
        changed = super().update(seconds)
        if not self.unread:
            return self.pictures.step() or changed
        self.found.append(self.archive.look(self.unread.pop(0)))
        self.pictures.want(self.found[-1])
        if not self.unread:
            self.pictures.forget({saved.key for saved in self.found})
        self.lay_out()
        return True

    def _again(self) -> None:
        """Read the folder again, which has changed."""
        known = {saved.path: saved for saved in self.found}
        self.found = [known.get(p) or self.archive.look(p) for p in self.archive.paths()]
        self.unread = []
        for saved in self.found:
            self.pictures.want(saved)

    # --- the list ------------------------------------------------------------------------------

    def fill(self, column: Column) -> None:
        _ = self.app.language._
        if self.complaint:
            column.paragraph(self.complaint, colour=self.app.canvas.kit.colour("danger_text"))
            column.gap(10)
        if not self.found and not self.unread:
            self._nothing(column)
        for saved in self.found:
            if saved.table:
                self._game(column, saved)
            else:
                self._damaged(column, saved)
            column.gap(10)

    def _nothing(self, column: Column) -> None:
        """In the middle of the empty page."""
        canvas, words = (
            self.app.canvas,
            self.app.language._("No game has been saved yet. Every game saves itself."),
        )
        column.gap(max(0.0, canvas.size[1] / canvas.scale * 0.36 - SHIP))
        colour = canvas.kit.colour("text_soft")
        ship = column.room(SHIP)
        ship.width = ship.height
        ship.centerx = column.box.centerx
        column.add(Sketch(canvas, ship, lambda t, b: canvas.kit.icon(t, "icon.ship", b, colour)))
        column.gap(20)
        for line in canvas.letters.balanced(words, "text", 24, canvas.scale, column.box.width):
            column.add(Label(canvas, column.room(36), line, size=24, anchor="center"))

    def _game(self, column: Column, saved: Saved) -> None:
        """A game's picture, words and buttons; the row is as high as its words."""
        canvas, px = self.app.canvas, self.app.canvas.px
        row = column.room(ROW)
        narrow = row.width < px(NARROW)
        buttons = self._buttons(row.right - px(14), saved)
        frame = pygame.Rect(row.x + px(12), row.y + px(10), px(PICTURE[0]), px(PICTURE[1]))
        right = row.right if narrow else buttons[0].box.x
        text = pygame.Rect(frame.right + px(16), row.y + px(8), 0, px(36))
        text.width = max(px(60), right - px(12) - text.x)
        words = self._words(text, saved)
        row.height = max(row.height, words[-1].box.bottom + px(8) - row.y)
        column.y = row.bottom
        line = column.room(SIDE + 14) if narrow else row  # the buttons' own, where it is narrow
        column.add(Frame(canvas, row.union(line), "cell.normal"))
        column.add(Sketch(canvas, frame, partial(self._draw_picture, saved)))
        for each in words:
            column.add(each)
        set_in(column, line, buttons)

    def _words(self, box: pygame.Rect, saved: Saved) -> list[Widget]:
        """From a heading's box down: the game's name or its people, and what is known of it."""
        canvas, table = self.app.canvas, saved.table
        assert table is not None
        people: list[Widget] = [
            Sketch(canvas, box, partial(self._draw_names, table, "heading", 24))
        ]
        if saved.title:
            people = [Label(canvas, box, saved.title, face="heading", size=24)]
        colour = canvas.kit.colour("text_soft")
        for words in self._facts(saved):
            below = people[-1].box.move(0, people[-1].box.height)
            people.append(Paragraph(canvas, below, words, size=19, colour=colour))
        if saved.title:
            last = pygame.Rect(people[-1].box.bottomleft, (box.width, canvas.px(36)))
            people.append(Sketch(canvas, last, partial(self._draw_names, table, "text", 19)))
        return people

    def _facts(self, saved: Saved) -> list[str]:
        """The game and when it was played; how far it has got."""
        table = saved.table
        assert table is not None
        when = self.app.language.minute(datetime.fromtimestamp(saved.when).astimezone())
        words = table.card.wording(self.app.language, table.names)
        ahead = words.prompt(table.match.state)
        if table.match.over:
            ahead = words.winners(table.match.rules.result(table.match.state).winners)
        if saved.title:
            return [f"{when} · {words.progress(table.match)}", ahead]
        return [f"{table.card.title} · {when}", words.progress(table.match), ahead]

    def _draw_picture(self, saved: Saved, target: pygame.Surface, box: pygame.Rect) -> None:
        """The board at that moment, in a frame; the game's name until there is a picture."""
        canvas, kit = self.app.canvas, self.app.canvas.kit
        found = self.pictures.found.get(saved.path)
        kit.draw(target, "cell.empty", box, canvas.scale)
        if found:
            key = (saved.path, saved.key, box.size)
            small = kit.kept.get(key, lambda: pygame.transform.smoothscale(found, box.size))
            target.blit(small, box)
            pygame.draw.rect(target, kit.colour("paper_line"), box, max(1, canvas.px(2)))
        elif saved.table and f"logo.{saved.table.card.id}" in kit:
            width, height = kit.size(f"logo.{saved.table.card.id}")
            inner = box.inflate(-canvas.px(20), 0)
            inner.height = round(inner.width * height / width)
            inner.center = box.center
            kit.draw(target, f"logo.{saved.table.card.id}", inner, canvas.scale)

    def _draw_names(
        self, table: Table, face: str, size: int, target: pygame.Surface, box: pygame.Rect
    ) -> None:
        """Everybody's symbol and name; names are cut short where they don't fit."""
        canvas, px = self.app.canvas, self.app.canvas.px
        side, gap = px(26), px(18 + SITS)
        widths = [canvas.letters.width(n, face, size, canvas.scale) for n in table.names]
        most = shortened(widths, box.width - len(widths) * (side + gap))
        x = box.x
        for seat, name in enumerate(table.names):
            chip = pygame.Rect(x, 0, side, side)
            chip.centery = box.centery
            canvas.kit.draw(target, f"chip.{table.looks[seat]}", chip, canvas.scale)
            at = (chip.right + px(6), box.centery)
            told = canvas.text(target, name, at, face=face, size=size, anchor="midleft", width=most)
            who = pygame.Rect(told.right + px(6), 0, px(SITS - 4), px(SITS - 4))
            who.centery = box.centery
            level = table.seats[seat].level
            icon = COMPUTERS.get(parted(level)[0], "icon.computer") if level else "icon.human"
            canvas.kit.icon(target, icon, who, canvas.kit.colour("text_soft"))
            x = who.right + px(10)

    def _buttons(self, right: int, saved: Saved) -> list[Button]:
        """From the right: throw away, copy out, rename, open. They come from the left."""
        canvas, px, _ = self.app.canvas, self.app.canvas.px, self.app.language._
        small: list[tuple[str, str, Callable[[], object]]] = [
            ("icon.delete", _("Delete"), lambda: self._throw(saved)),
        ]
        if saved.table:
            small += [
                ("icon.export", _("Copy to…"), lambda: self._ask_export(saved)),
                ("icon.edit", _("Rename"), lambda: self._ask_name(saved)),
            ]
        made = []
        for icon, tip, action in small:
            box = pygame.Rect(right - px(SIDE), 0, px(SIDE), px(SIDE))
            made.append(Button(canvas, box, "", action, kind="square", icon=icon, tip=tip))
            made[-1].name = f"{icon} {saved.path.name}"
            right = box.x - px(10)
        if self.played and saved.path == self.played.path:
            made[0].enabled, made[0].tip = False, _("You are playing this game right now")
        if saved.table:
            label = _("View") if saved.table.match.over else _("Continue")
            wide = canvas.letters.width(label, "button", 22, canvas.scale) + px(56)
            box = pygame.Rect(right - max(px(120), wide), 0, max(px(120), wide), px(SIDE))
            open_it = self.leave_for(lambda: self.go_on(saved.path))
            made.append(Button(canvas, box, label, open_it, kind="primary", size=22))
            made[-1].name = f"open {saved.path.name}"
        return made[::-1]

    def _damaged(self, column: Column, saved: Saved) -> None:
        """The file stays as it is; the sentence says what is wrong."""
        canvas, px, _ = self.app.canvas, self.app.canvas.px, self.app.language._
        row = column.room(DAMAGED)
        buttons = self._buttons(row.right - px(14), saved)
        sign = pygame.Rect(row.x + px(26), row.y + px(22), px(44), px(44))
        colour = canvas.kit.colour("danger_text")
        text = pygame.Rect(sign.right + px(16), row.y + px(12), 0, px(34))
        text.width = max(px(60), buttons[0].box.x - px(12) - text.x)
        words = _("From a newer version: {file}") if newer(saved.fault) else _("Damaged: {file}")
        title = words.format(file=saved.path.name)
        heading = Label(canvas, text, title, face="heading", size=23, colour=colour)
        where = pygame.Rect(text.x, text.bottom + px(4), text.width, 0)
        reason = Paragraph(canvas, where, self._complain(saved.fault), size=19)
        row.height = max(row.height, reason.box.bottom + px(12) - row.y)
        column.y = row.bottom
        column.add(Frame(canvas, row, "cell.empty"))
        column.add(Sketch(canvas, sign, lambda t, b: canvas.kit.icon(t, "icon.warning", b, colour)))
        column.add(heading)
        column.add(reason)
        set_in(column, row, buttons)

    # --- what can be done ----------------------------------------------------------------------

    def _complain(self, reason: Complaint) -> str:
        return told(reason, self.app.language)

    def _throw(self, saved: Saved) -> None:
        self.complaint = self._complain(self.archive.throw_away(saved.path))
        self._again()
        self.lay_out()

    def _bring_back(self) -> None:
        self.complaint = self._complain(self.archive.bring_back())
        self._again()
        self.lay_out()

    def _ask(
        self, title: str, words: str, typed: str, label: str, action: Callable[[str], Complaint]
    ) -> None:
        def act(text: str) -> str:
            complaint = self._complain(action(text))
            self._again()
            self.lay_out()
            return complaint

        answers: list[tuple[str, Callable[[str], str]]] = [
            (self.app.language._("Back"), lambda _: ""),
            (label, act),
        ]
        self.app.stack.push(Dialog(self.app, title, words, answers, typed=typed))

    def _ask_name(self, saved: Saved) -> None:
        _ = self.app.language._
        typed = saved.title or (", ".join(saved.table.names) if saved.table else "")
        self._ask(
            _("Rename"),
            _("What should this game be called?"),
            typed,
            _("Rename"),
            lambda text: self._rename(saved.path, text),
        )

    def _rename(self, path: Path, name: str) -> Complaint:
        """A game that is being played is written on under its new name."""
        complaint = self.archive.rename(path, name)
        if self.played and path == self.played.path and not complaint:
            self.played.move(path.with_name(name.strip() + SUFFIX))
        return complaint

    def _ask_export(self, saved: Saved) -> None:
        _ = self.app.language._
        name = f"{saved.title or saved.path.stem}{SUFFIX}"
        self._browse(
            _("Where should the copy go?"),
            _("Copy"),
            lambda path: self.archive.write_out(saved.path, path),
            name,
        )

    def _ask_import(self) -> None:
        _ = self.app.language._
        self._browse(
            _("Which saved game do you want to import?"),
            _("Import"),
            lambda path: self.archive.take_in(path)[1],
        )

    def _browse(
        self, title: str, label: str, act: Callable[[Path], Complaint], name: str = ""
    ) -> None:
        """Folders and files; the folder where it went well is remembered."""

        def done(path: Path) -> str:
            complaint = self._complain(act(path))
            if not complaint:
                self.app.settings["folder"] = str(path.parent)
                self._again()
            return complaint

        remembered = Path(self.app.settings["folder"] or documents())
        folder = next(each for each in (remembered, documents(), Path.home()) if each.is_dir())
        task = Task(title, label, SUFFIX, done)
        self.app.stack.push(Browser(self.app, self.app.stack.pop, task, folder, name))


def set_in(column: Column, row: pygame.Rect, buttons: list[Button]) -> None:
    """Put buttons into a column, half way up a row of it."""
    for button in buttons:
        button.box.centery = row.centery
        column.add(button)


def shortened(widths: list[int], room: int) -> int:
    """The width to which the longest are cut, so that all of them fit."""
    left, most = room, room
    for number, width in enumerate(sorted(widths)):
        most = left // (len(widths) - number)
        if width > most:
            return most
        left -= width
    return max(widths)
