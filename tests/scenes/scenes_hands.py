"""A program without a display, and hands that click, press and type in it."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.players.thinking import Thinker, think
from santiago_desktop.scenes.app import App
from santiago_desktop.scenes.files import saves, snapshot
from santiago_desktop.scenes.flow import Flow
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.table import journal
from santiago_desktop.table.table import Table, read_seats

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from santiago_desktop.players.thinking import Thought
    from santiago_desktop.stage.controls.widgets import Widget
    from santiago_desktop.stage.scene import Scene

SEATS = ["Ana", "Bruno", "ai:medium:Lucía", "Wielkopolska Aleksandra"]
CLOSE = (12, 12, 12, 255)  # by how much a pixel of two pictures that look alike may differ
SOFT = 200  # pixels that may differ by more: where a soft edge lies on another one


class Ponderer(Thinker):
    """Takes a thought to its end when a test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.warmed: list[str] = []
        self.thoughts: list[Thought] = []

    def warm(self, game: str = "") -> bool:
        self.warmed.append(game)
        return True

    def go_on(self) -> None:
        self.thoughts += [each for each in self._waiting if each not in self.thoughts]

    def finish(self) -> None:
        thought = self._waiting.popleft()
        thought.end(think(thought.question))


class Hands:
    """The program with somebody who uses it."""

    def __init__(self, app: App) -> None:
        self.app, self.flow = app, Flow(app)
        self.drawn, self.frames = 1, 0  # of how many frames one is drawn: robots need few pictures
        app.stack.push(self.flow.title_scene())

    @property
    def scene(self) -> Scene:
        return self.app.stack.top

    def wait(self, frames: int = 4, seconds: float = 0.1) -> None:
        for _ in range(frames):
            self.frames += 1
            if self.frames % self.drawn:
                self._unseen(seconds)
            else:
                self.app.frame(seconds)

    def _unseen(self, seconds: float) -> None:
        """A frame that isn't drawn: the next one that is drawn shows what has changed."""
        stack = self.app.stack
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(stack, "draw", lambda _: None)
            stack.dirty = self.app.frame(seconds) or stack.dirty

    def widgets(self) -> list[Widget]:
        scene: Any = self.scene
        panel = scene.controls.panel if isinstance(scene, TableScene) else scene.panel
        return list(panel.widgets)

    def find(self, wanted: str) -> Widget:
        """A control by its label or name."""
        for widget in self.widgets():
            if wanted in (widget.label, widget.name):
                return widget
        raise AssertionError(f"{wanted}: not among {[w.label or w.name for w in self.widgets()]}")

    def click(self, wanted: str | Widget) -> None:
        widget = self.find(wanted) if isinstance(wanted, str) else wanted
        self.click_at(widget.box.center)

    def click_at(self, place: tuple[int, int]) -> None:
        """Press once there; after a look at what has just come to where the mouse is."""
        if isinstance(self.scene, TableScene) and self.scene.controls.hover.startled(place):
            self.wait(6)
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            fields: dict[str, Any] = {"pos": place, "button": 1, "buttons": (0, 0, 0)}
            self.app.handle(pygame.event.Event(kind, fields))
        self.wait(2)

    def press(self, key: int, modifiers: int = 0) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            event = pygame.event.Event(kind, key=key, mod=modifiers, unicode="")
            self.app.handle(event)
        self.wait(1)

    def come(self) -> None:
        """The next person looks at the cover, and says that it is them."""
        self.wait()
        self.press(pygame.K_RETURN)

    def type(self, text: str) -> None:
        for letter in text:
            self.app.handle(pygame.event.Event(pygame.KEYDOWN, key=0, mod=0, unicode=letter))
            self.app.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        self.wait(1)

    def pad(self, button: int) -> None:
        self.app.handle(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button))
        self.wait(1)

    def resize(self, size: tuple[int, int]) -> None:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.app.handle(pygame.event.Event(pygame.WINDOWSIZECHANGED))
        self.wait(1)


@pytest.fixture(name="new_hands")
def fixture_new_hands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., Hands]]:
    """Makes the program; what it writes outside its folder lands beside it."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.setattr(saves, "documents", lambda: elsewhere)
    monkeypatch.setattr(snapshot, "pictures", lambda: elsewhere)

    def make(size: tuple[int, int] = (1280, 720), **overrides: object) -> Hands:
        chosen = {"speed": "off", "pause": 0, "language": "en", **overrides}
        thinker = Thinker(lives=0)  # a frame is enough for any thought
        app = App(tmp_path / "data", size=size, overrides=chosen, silent=True, thinker=thinker)
        return Hands(app)

    yield make
    pygame.display.quit()


@pytest.fixture(name="hands")
def fixture_hands(new_hands: Callable[..., Hands]) -> Hands:
    return new_hands()


def played(
    folder: Path,
    seed: str = "1",
    moves: int = -1,
    seats: list[str] | None = None,
    game: str = "santiago",
) -> Table:
    """A saved game after so many random moves, or to its end."""
    card = GAMES[game]()
    table = Table.new(card, read_seats(seats or SEATS), seed, {})
    table.journal = journal.Journal.begin(journal.fresh_path(folder, table), table)
    draw = QuickDraw(Random(seed))
    while not table.match.over and moves:
        chance = table.match.state.actor == CHANCE
        table.play(table.match.chance() if chance else draw.pick(table.match.legal()))
        moves -= 1
    return table


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether two pictures of one size look alike."""
    alike = pygame.mask.from_threshold(one, (0, 0, 0), CLOSE, other)
    return one.get_width() * one.get_height() - alike.count() <= SOFT
