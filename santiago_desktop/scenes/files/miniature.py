"""Small pictures of the board as it was when a game was saved: drawn once, kept as small files."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.contract.desk import Seating
from santiago_desktop.kernel.rules import NOBODY
from santiago_desktop.scenes.table.board_view import COLUMN, WIDTH, BoardView
from santiago_desktop.stage.drawing.canvas import Canvas
from santiago_desktop.stage.drawing.type import Type
from santiago_desktop.system.language import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator
    from pathlib import Path

    from santiago_desktop.scenes.app import App
    from santiago_desktop.table.archive import Saved
    from santiago_desktop.table.table import Table

FOLDER = "pictures"
DONE = object()
SIZE = (640, 360)  # of the screen that is drawn; the panels' column is cut off


class Miniatures:
    """The pictures of saved games; at most one step of the work is done in a frame."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.folder = app.folder / FOLDER
        self.found: dict[Path, pygame.Surface] = {}
        self._wanted: list[Saved] = []
        self._work: Iterator[None] = iter(())

    def want(self, saved: Saved) -> None:
        """A picture of this game, as soon as there is time for it."""
        if saved.table and saved.table.card.has_window and saved.path not in self.found:
            self._wanted.append(saved)

    def step(self) -> bool:
        """Do a little; whether there is another picture now."""
        before = len(self.found)
        if next(self._work, DONE) is DONE and self._wanted:
            self._work = self._take(self._wanted.pop(0))
        return len(self.found) > before

    def _take(self, saved: Saved) -> Iterator[None]:
        """The picture from its file, or drawn."""
        path = self.folder / f"{saved.key}.jpg"
        try:
            self.found[saved.path] = pygame.image.load(path).convert()
        except (OSError, pygame.error):
            yield from self._draw(saved, path)

    def _draw(self, saved: Saved, path: Path) -> Iterator[None]:
        assert saved.table is not None
        small = Canvas(self.app.canvas.kit, Type())
        small.fit(SIZE, 1.0)
        board = BoardView(small, saved.table.card.id)
        yield from _show(board, saved.table)
        left = round(COLUMN * SIZE[0] / WIDTH)
        picture = board.ground.subsurface((left, 0, SIZE[0] - left, SIZE[1])).copy()
        self.found[saved.path] = picture
        self._keep(picture, path)

    def _keep(self, picture: pygame.Surface, path: Path) -> None:
        """For the next time; without it, it is drawn again."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            pygame.image.save(picture, path)
        except (OSError, pygame.error):
            return

    def forget(self, kept: Collection[str]) -> None:
        """Throw away the pictures of moments at which no game stands any more."""
        files = self.folder.glob("*.jpg") if self.folder.is_dir() else ()
        for path in files:
            if path.stem not in kept:
                path.unlink(missing_ok=True)


def _show(board: BoardView, table: Table) -> Iterator[None]:
    """Draw the board as everybody may see it, with a rest after each step."""
    desk = table.card.desk(ENGLISH, Seating(table.names, table.looks))
    if desk is None:
        return
    board.plots = desk.plots
    picture = desk.picture(table.match.rules.screen(table.match.state, NOBODY))
    board.atlas.read_ahead([item.sprite for item in picture.values()])
    while not board.settled:
        yield
    board.fit()
    yield
    board.draw(board.ground, picture, ())
