"""What the tests of the stage share: no screen, no sound, and a fake game to be shown."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from typing import TYPE_CHECKING

import pygame
import pytest

from santiago_desktop.games import GAMES
from santiago_desktop.players.thinking import Thinker
from santiago_desktop.scenes.app import App
from santiago_desktop.scenes.flow import Flow
from santiago_desktop.table.table import Table, read_seats

if TYPE_CHECKING:
    from pathlib import Path

    from santiago_desktop.scenes.table.table import TableScene

pygame.display.init()
pygame.font.init()
pygame.display.set_mode((1280, 720))


def make_app(folder: Path) -> App:
    """The program in English, where nothing takes time."""
    overrides = {"speed": "off", "pause": 0, "language": "en"}
    thinker = Thinker(lives=0)  # a frame is enough for any thought
    return App(folder, size=(1280, 720), overrides=overrides, silent=True, thinker=thinker)


def sit(app: App, *specs: str, seed: str = "3") -> TableScene:
    table = Table.new(GAMES["santiago"](), read_seats(list(specs)), seed, {})
    scene = Flow(app).table_scene(table)
    app.stack.push(scene)
    return scene


def until_asked(app: App, scene: TableScene) -> bool:
    for _ in range(200):
        app.frame(0.5)
        ready = scene.deciding.asked and not scene.deciding.startled
        if ready and not scene.sight.director.busy and app.stack.top is scene:
            return True
        if scene.table.match.over:
            return False
    raise AssertionError("nobody is asked")


@pytest.fixture(name="app")
def fixture_app(tmp_path: Path) -> App:
    return make_app(tmp_path)


@pytest.fixture(name="scene")
def fixture_scene(app: App) -> TableScene:
    """Ana is asked, at a table with two computers."""
    made = sit(app, "Ana", "ai:easy", "ai:easy")
    assert until_asked(app, made)
    return made


def click(app: App, place: tuple[int, int]) -> None:
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.handle(pygame.event.Event(kind, pos=place, button=1))


def middle(scene: TableScene, spot: str) -> tuple[int, int]:
    target = scene.sight.targets()[spot]
    x, y = target.at
    return scene.sight.board.box((x, y + target.above), target.size).center


def kind(target: str) -> str:
    """What sort of target it is."""
    return target.partition(".")[0]
