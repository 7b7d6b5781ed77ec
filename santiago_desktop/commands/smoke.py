"""`--smoke-test`: every scene, and whole games by clicks, without a display or a loudspeaker.

It shows that a download is complete: pictures, fonts, sounds, catalogues, libraries.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.scenes.app import App
from santiago_desktop.scenes.flow import Flow
from santiago_desktop.scenes.front.setup import Setup
from santiago_desktop.scenes.front.title import Title
from santiago_desktop.scenes.result.result import ResultPage
from santiago_desktop.scenes.table.dialog import Dialog
from santiago_desktop.scenes.table.hand_over import HandOver
from santiago_desktop.scenes.table.log import LogRow
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.system.exits import FAILED, GOOD
from santiago_desktop.system.language import LANGUAGES
from santiago_desktop.table.table import Table, read_seats

if TYPE_CHECKING:
    from collections.abc import Iterator

    from santiago_desktop.stage.controls.widgets import Widget

SIZE = (1280, 720)
SAMPLE = (160, 90)
CHOSEN = {"language": "en", "speed": "off", "pause": 0, "confirm_turn": False}
STEP = 0.5  # seconds that pass in a frame
NAP = 0.002  # seconds between two looks whether a computer player has thought enough
PAGES = ("setup", "saves", "rules", "settings", "keys", "lessons", "lesson")
PEOPLE = ("Ana", "Ben")
SHOWN = tuple(game for game, make in GAMES.items() if make().has_window)
MOST_CLICKS = 3_000
# the log, and what opens it
TOLD = ("enlarge log", "deed ", "recap ", "card ", "only ", "search log")
FEWEST_COLOURS = 50  # of a scene that is more than an empty window


class SmokeTestError(Exception):
    """Something isn't as it should be."""


class SmokeTest:
    """Somebody who sits at the program and clicks."""

    def __init__(self, folder: Path) -> None:
        self.app = App(folder, size=SIZE, overrides=dict(CHOSEN))
        self.flow = Flow(self.app)
        self.draw = QuickDraw(Random(1))  # noqa: S311 - where to click

    def run(self) -> Iterator[str]:
        """All steps; each is named when it has gone well."""
        self.app.stack.push(self.flow.title_scene())
        yield self.seen(Title)
        for game in SHOWN:
            for page in PAGES:
                self.title(game)
                getattr(self.flow, page)()
                yield self.seen() + f" ({game}, {page})"
        self.flow.title()
        yield from self.languages()
        for game in SHOWN:
            yield from self.game(game)
        yield from self.two_people()
        if not self.app.sounds.on:
            raise SmokeTestError("there is no sound")
        yield "Sounds"
        self.app.thinker.close()
        pygame.quit()

    def title(self, game: str) -> None:
        """The first screen with a game in sight."""
        self.flow.title()
        self.app.stack.top.choose(game)  # type: ignore[attr-defined]

    def languages(self) -> Iterator[str]:
        """Show the title in every language, one after the other."""
        for code in LANGUAGES:
            self.app.change("language", code)
            yield self.seen(Title) + f" ({code})"
        self.app.change("language", CHOSEN["language"])

    def game(self, game: str) -> Iterator[str]:
        """From the title to the table, a whole game, the result, and back."""
        self.title(game)
        self.press("New game")
        yield self.seen(Setup)
        self.press("Play")
        yield self.seen(TableScene) + f" ({game})"
        clicks = self.play()
        yield self.seen(ResultPage) + f" ({game}) after {clicks} clicks"
        if not self.app.thinker.warm():
            raise SmokeTestError("no process was there to think")
        yield "Thinking"
        self.press("Main menu")
        yield self.seen(Title)

    def play(self) -> int:
        """Click what can be clicked while the table is seen; how many clicks that took."""
        for clicks in range(MOST_CLICKS):
            scene: Any = self.app.stack.top
            if not isinstance(scene, TableScene):
                return clicks
            targets = [each for each in scene.controls.panel.reachable() if not aside(each)]
            if targets:
                self.click(self.draw.pick(targets))
            while scene.autoplay.thought and not scene.autoplay.thought.done:
                time.sleep(NAP)
            self.app.frame(STEP)
        raise SmokeTestError(f"the game isn't over after {MOST_CLICKS} clicks")

    def two_people(self) -> Iterator[str]:
        """The screen between two people, and the menu over the table."""
        self.title(SHOWN[0])
        table = Table.new(self.flow.card, read_seats(list(PEOPLE)), "smoke", {})
        self.flow.begin(table)
        self.play()  # until somebody has to come to the screen alone
        yield self.seen(HandOver)
        self.click(self.app.stack.top.panel.reachable()[0])  # type: ignore[attr-defined]
        yield self.seen(TableScene)
        self.flow.menu(table)
        yield self.seen() + " (menu)"
        answers = [("Back", lambda _: "")]
        self.app.stack.push(Dialog(self.app, "Dialog", "A question.", answers))
        yield self.seen(Dialog)

    # --- eyes and hands ------------------------------------------------------------------------

    def seen(self, kind: type | None = None) -> str:
        """The name of the scene on top, which must be of a kind and must have drawn something."""
        for _ in range(4):
            self.app.frame(STEP)
        scene = self.app.stack.top
        name = type(scene).__name__
        if kind and not isinstance(scene, kind):
            raise SmokeTestError(f"here is {name}, not {kind.__name__}")
        if colours(self.app.screen) < FEWEST_COLOURS:
            raise SmokeTestError(f"{name} is empty")
        return name

    def press(self, label: str) -> None:
        """A button by what it says."""
        for widget in self.app.stack.top.panel.widgets:  # type: ignore[attr-defined]
            if widget.label == label:
                return self.click(widget)
        raise SmokeTestError(f'{type(self.app.stack.top).__name__} has no button "{label}"')

    def click(self, widget: Widget) -> None:
        """Move there, press, and let go."""
        place = widget.box.center
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=()))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=place, button=1))
        self.app.frame(STEP)


def colours(picture: pygame.Surface) -> int:
    """How many colours there are in a picture, roughly."""
    small = pygame.transform.scale(picture, SAMPLE)
    return len({small.get_at_mapped((x, y)) for x in range(SAMPLE[0]) for y in range(SAMPLE[1])})


def aside(widget: Widget) -> bool:
    """Whether a control is no part of the game: what has been done, the book, the corner."""
    looking_back = isinstance(widget, LogRow) or widget.name.startswith(TOLD)
    return widget.key is not None or looking_back


def smoke_test() -> int:
    """Print a line for each step; the exit code."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        try:
            for line in SmokeTest(Path(folder)).run():
                sys.stdout.write(f"good: {line}\n")
                sys.stdout.flush()
        except SmokeTestError as error:
            sys.stdout.write(f"failed: {error}\n")
            return FAILED
    sys.stdout.write("The smoke test has passed.\n")
    return GOOD
