"""Saved games: open, rename, throw away and bring back, copies to and from elsewhere."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.archive import Archive, Saved
from santiago_desktop.journal import SUFFIX
from santiago_desktop.scenes.dialog import Dialog
from santiago_desktop.scenes.page import Page
from santiago_desktop.stage.blocks import Column, Frame, Paragraph, Sketch
from santiago_desktop.stage.widgets import Button, Label

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.app import App
    from santiago_desktop.scenes.page import Foot

ROW = 112
NARROW = 980  # design pixels: below, a game's buttons stand below its words
SIDE = 52


def documents() -> Path:
    """Where people keep what they write."""
    from platformdirs import user_documents_path  # noqa: PLC0415 - only when it is asked for

    return Path(user_documents_path())


class Saves(Page):
    """The list; files are looked into one by one, while it is already seen."""

    width = 1300

    def __init__(self, app: App, back: Callable[[], object], go_on: Callable[[Path], None]) -> None:
        super().__init__(app, self.leave_for(back))
        self.go_on = go_on
        self.archive = Archive(app.saves)
        self.archive.forget()
        self.found: list[Saved] = []
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
        foot: list[Foot] = [(_("Take in a file …"), self._ask_import, "secondary", "icon.import")]
        if self.archive.thrown:
            foot.insert(0, (_("Bring back"), self._bring_back, "primary", "icon.undo"))
        return foot

    def update(self, seconds: float) -> bool:
        changed = super().update(seconds)
        if not self.unread:
            return changed
        self.found.append(self.archive.look(self.unread.pop(0)))
        self.lay_out()
        return True

    def _again(self) -> None:
        """The folder has changed."""
        known = {saved.path: saved for saved in self.found}
        self.found = [known.get(p) or self.archive.look(p) for p in self.archive.paths()]
        self.unread = []

    # --- the list ------------------------------------------------------------------------------

    def fill(self, column: Column) -> None:
        _ = self.app.language._
        if self.complaint:
            column.paragraph(self.complaint, colour=self.app.canvas.kit.colour("danger_text"))
            column.gap(10)
        if not self.found and not self.unread:
            column.gap(40)
            column.paragraph(_("No game has been saved yet. Every game saves itself."), size=24)
        for saved in self.found:
            if saved.table:
                self._game(column, saved)
            else:
                self._damaged(column, saved)
            column.gap(10)

    def _game(self, column: Column, saved: Saved) -> None:
        canvas, px = self.app.canvas, self.app.canvas.px
        row = column.room(ROW)
        narrow = row.width < px(NARROW)
        line = column.room(SIDE + 14) if narrow else row  # the buttons' own, where it is narrow
        whole = row.union(line)
        column.add(Frame(canvas, whole, "cell.normal"))
        right = self._buttons(column, line, saved)
        right = row.right if narrow else right
        assert saved.table is not None
        seats = len(saved.table.seats)
        chips = pygame.Rect(row.x + px(14), row.y, px(30) * seats + px(16), row.height)
        column.add(Sketch(canvas, chips, lambda t, b: self._draw_chips(t, b, seats)))
        text = pygame.Rect(chips.right + px(10), row.y + px(12), 0, px(34))
        text.width = max(px(60), right - px(12) - text.x)
        title = saved.title or ", ".join(saved.table.names)
        column.add(Label(canvas, text, title, face="heading", size=24))
        for words in self._facts(saved):
            text = text.move(0, px(30))
            colour = canvas.kit.colour("text_soft")
            column.add(Label(canvas, text, words, size=19, colour=colour))

    def _facts(self, saved: Saved) -> list[str]:
        """The game and when it was played; how far it has got."""
        table = saved.table
        assert table is not None
        when = datetime.fromtimestamp(saved.when).astimezone().strftime("%d.%m.%Y %H:%M")
        first = f"{table.card.title} · {when}"
        if saved.title:
            first += " · " + ", ".join(table.names)
        words = table.card.wording(self.app.language, table.names)
        if table.match.over:
            return [first, words.winners(table.match.rules.result(table.match.state).winners)]
        moves = self.app.language.n_("{n} move", "{n} moves", len(table.match.log))
        return [first, f"{moves} · {words.prompt(table.match.state)}"]

    def _draw_chips(self, target: pygame.Surface, box: pygame.Rect, seats: int) -> None:
        px = self.app.canvas.px
        for seat in range(seats - 1, -1, -1):
            chip = pygame.Rect(box.x + px(30) * seat, 0, px(44), px(44))
            chip.centery = box.centery
            self.app.canvas.kit.draw(target, f"chip.{seat}", chip, self.app.canvas.scale)

    def _buttons(self, column: Column, row: pygame.Rect, saved: Saved) -> int:
        """From the right: throw away, copy out, rename, open. Where the first one begins."""
        canvas, px, _ = self.app.canvas, self.app.canvas.px, self.app.language._
        x = row.right - px(14)
        small: list[tuple[str, str, Callable[[], object]]] = [
            ("icon.delete", _("Throw away"), lambda: self._throw(saved)),
        ]
        if saved.table:
            small += [
                ("icon.export", _("Copy to …"), lambda: self._ask_export(saved)),
                ("icon.edit", _("Another name"), lambda: self._ask_name(saved)),
            ]
        made = []
        for icon, tip, action in small:
            box = pygame.Rect(x - px(SIDE), 0, px(SIDE), px(SIDE))
            box.centery = row.centery
            made.append(Button(canvas, box, "", action, kind="square", icon=icon, tip=tip))
            made[-1].name = f"{icon} {saved.path.name}"
            x = box.x - px(10)
        if saved.table:
            label = _("Look at") if saved.table.match.over else _("Go on")
            wide = canvas.letters.width(label, "button", 22, canvas.scale) + px(56)
            box = pygame.Rect(x - max(px(120), wide), 0, max(px(120), wide), px(SIDE))
            box.centery = row.centery
            open_it = self.leave_for(lambda: self.go_on(saved.path))
            made.append(Button(canvas, box, label, open_it, kind="primary", size=22))
            made[-1].name = f"open {saved.path.name}"
            x = box.x
        for button in reversed(made):
            column.add(button)
        return x

    def _damaged(self, column: Column, saved: Saved) -> None:
        """The file stays as it is; the sentence says what is wrong."""
        canvas, px, _ = self.app.canvas, self.app.canvas.px, self.app.language._
        start = len(column.widgets)
        row = column.room(ROW)
        right = self._buttons(column, row, saved)
        sign = pygame.Rect(row.x + px(26), row.y + px(28), px(44), px(44))
        colour = canvas.kit.colour("danger_text")
        text = pygame.Rect(sign.right + px(16), row.y + px(12), 0, px(34))
        text.width = max(px(60), right - px(12) - text.x)
        title = _("Damaged: {file}").format(file=saved.path.name)
        heading = Label(canvas, text, title, face="heading", size=23, colour=colour)
        where = pygame.Rect(text.x, text.bottom + px(4), text.width, 0)
        reason = Paragraph(canvas, where, saved.fault, size=19)
        row.height = max(row.height, reason.box.bottom + px(12) - row.y)
        column.y = row.bottom
        column.widgets.insert(start, Frame(canvas, row, "cell.empty"))
        column.add(Sketch(canvas, sign, lambda t, b: canvas.kit.icon(t, "icon.warning", b, colour)))
        column.add(heading)
        column.add(reason)

    # --- what can be done ----------------------------------------------------------------------

    def _complain(self, reason: str) -> str:
        _ = self.app.language._
        known = {
            "name": _("This can't be a file's name."),
            "taken": _("There is already a file of this name."),
            "missing": _("There is no such file."),
        }
        return known.get(reason, reason)

    def _throw(self, saved: Saved) -> None:
        self.complaint = self._complain(self.archive.throw_away(saved.path))
        self._again()
        self.lay_out()

    def _bring_back(self) -> None:
        self.complaint = self._complain(self.archive.bring_back())
        self._again()
        self.lay_out()

    def _ask(
        self, title: str, words: str, typed: str, label: str, action: Callable[[str], str]
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
            _("Another name"),
            _("What shall this game be called?"),
            typed,
            _("Rename"),
            lambda text: self.archive.rename(saved.path, text),
        )

    def _ask_export(self, saved: Saved) -> None:
        _ = self.app.language._
        name = f"{saved.title or saved.path.stem}{SUFFIX}"
        self._ask(
            _("Copy to …"),
            _("Where shall the copy be written?"),
            str(documents() / name),
            _("Copy"),
            lambda text: self.archive.write_out(saved.path, Path(text.strip()).expanduser()),
        )

    def _ask_import(self) -> None:
        _ = self.app.language._
        first = next(iter(sorted(documents().glob(f"*{SUFFIX}"))), documents())
        self._ask(
            _("Take in a file"),
            _("Which saved game shall be copied here?"),
            str(first),
            _("Take in"),
            lambda text: self.archive.take_in(Path(text.strip()).expanduser()),
        )
