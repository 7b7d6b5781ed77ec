"""The last page: an error that nobody foresaw has stopped the program."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.app import FRAMES
from santiago_desktop.scenes.pages.page import floor
from santiago_desktop.scenes.table.dialog import Dialog
from santiago_desktop.system import folders

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from santiago_desktop.scenes.app import App


class Stopped(Dialog):
    """One sentence, and ways to the report; it stays until it is closed."""

    transparent = False

    def __init__(self, app: App, report: Path | None) -> None:
        """`report` is the file that tells what happened; None if there is none."""
        _ = app.language._
        self.report = report
        self.sentence = _("An unforeseen error has stopped the program; your game is saved.")
        answers: list[tuple[str, Callable[[str], str]]] = [(_("Close"), self._close)]
        if report:
            answers += [
                (_("Copy the report"), self._copy),
                (_("Open the folder"), self._open_folder),
            ]
        super().__init__(app, _("The program has stopped"), self.sentence, answers)

    def _close(self, _: str) -> str:
        self.app.quit()
        return ""

    def _copy(self, __: str) -> str:
        assert self.report is not None
        _ = self.app.language._
        try:
            pygame.scrap.put_text(self.report.read_text("utf-8"))
        except (OSError, pygame.error):
            return _("That didn't work")
        return _("The report is in the clipboard.")

    def _open_folder(self, __: str) -> str:
        assert self.report is not None
        try:
            folders.show(self.report.parent)
        except OSError:
            return f"{self.report.parent}"
        return ""

    def _answer(self, action: Callable[[str], str]) -> None:
        remark = action("")
        self.words = f"{self.sentence} {remark}".rstrip()
        self.lay_out()

    def draw(self, target: pygame.Surface) -> None:
        target.blit(floor(self.app.canvas), (0, 0))
        super().draw(target)


def show(app: App, report: Path | None, *, wait: bool = True) -> None:
    """Let the person read it, or only show it once; whatever was on the screen is gone."""
    for scene in app.stack.scenes:
        with suppress(Exception):  # it may be what is broken
            scene.close()
    app.stack.scenes.clear()
    app.later.clear()
    app.running = True
    app.stack.push(Stopped(app, report))
    app.frame(0)
    clock = pygame.time.Clock()
    while wait and app.running:
        app.frame(clock.tick(FRAMES) / 1000)
