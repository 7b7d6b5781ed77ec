"""The window from the command line: its options, a saved game, no display."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_hands import Hands, fixture_hands, fixture_new_hands, played  # noqa: F401

from santiago_desktop.commands.cli import main
from santiago_desktop.games import GAMES
from santiago_desktop.scenes.app import App, fitting
from santiago_desktop.scenes.front.title import Title
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.stage.drawing import art
from santiago_desktop.stage.drawing.art import Kit, first_sheets, other_sheets, table_sheets
from santiago_desktop.stage.drawing.image_loader import read
from santiago_desktop.table.table import Table, read_seats

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from santiago_desktop.stage.scene import Scene

SAVED = ["Ana", "ai:easy:Pilar"]


@pytest.fixture(name="opened")
def fixture_opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[App, Scene]]:
    """The programs that were opened, each with the first scene that was seen; no loops."""
    found: list[tuple[App, Scene]] = []
    monkeypatch.setattr(App, "run", lambda app: found.append((app, app.stack.top)))
    return found


def test_without_a_command_the_title_opens(opened: list[Any], tmp_path: Path) -> None:
    words = ["--data-dir", str(tmp_path), "--size", "1000x600", "--ui-scale", "150", "--mute"]
    words += ["--language", "pl", "--speed", "fast", "--reduced-motion"]
    assert main(words) == 0
    app, scene = opened[0]
    assert isinstance(scene, Title)
    assert app.screen.get_size() == (1000, 600)
    assert app.settings["zoom"] == 150
    assert app.language.code == "pl"
    assert app.settings["mute"]
    assert app.stack.seconds == 0.0


def test_seats_or_a_file_lead_to_the_table(opened: list[Any], tmp_path: Path) -> None:
    place = ["--data-dir", str(tmp_path)]
    assert main([*place, "--seats", "Ana,ai:hard", "--seed", "x"]) == 0
    assert main(["play", "santiago", *place]) == 0
    table = played(tmp_path / "saves", "9", 20, SAVED)
    assert table.journal
    assert main([*place, str(table.journal.path)]) == 0
    scenes = [scene for _, scene in opened]
    assert all(isinstance(scene, TableScene) for scene in scenes)
    assert scenes[-1].table.match.state == table.match.state


@pytest.mark.parametrize(
    "words",
    [
        *(["--size", "wide"], ["--size", "10x10"], ["--size", "1280x99999"], ["--ui-scale", "50"]),
        *(["--ui-scale", "x"], ["--speed", "warp"], ["nowhere.santiago"], ["--seats", "Ana,Ana"]),
    ],
    ids=" ".join,
)
def test_wrong_usage_opens_nothing(words: list[str], opened: list[Any], tmp_path: Path) -> None:
    try:
        code: object = main([*words, "--data-dir", str(tmp_path)])
    except SystemExit as stop:
        code = stop.code
    assert code == 2
    assert not opened


def test_without_a_display_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise pygame.error("no display")

    monkeypatch.setattr("santiago_desktop.scenes.app.App", fail)
    assert main(["--data-dir", str(tmp_path)]) == 1
    assert "no display" in capsys.readouterr().err


@pytest.fixture(name="sheets")
def fixture_sheets(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The sheets of the interface's pieces that a window reads: none has been read before."""
    found: set[str] = set()

    def noted(path: Path) -> pygame.Surface:
        found.add(path.stem)
        return read(path)

    monkeypatch.setattr(art, "read", noted)
    monkeypatch.setattr("santiago_desktop.scenes.app.Kit", Kit)
    return found


@pytest.mark.parametrize("game", ["", *GAMES])
def test_the_first_pictures_need_small_sheets_alone(
    game: str, sheets: set[str], new_hands: Callable[..., Hands]
) -> None:
    hands = new_hands()
    if game:
        card = GAMES[game]()
        seats = [*["ai:easy"] * (card.seats[0] - 1), "Ana"]
        hands.flow.begin(Table.new(card, read_seats(seats), "0", {}))
        while not hands.scene.playable:
            hands.wait(1)
    hands.wait(1)
    theme = hands.app.kit.theme
    assert sheets >= set(table_sheets(theme) if game else first_sheets(theme))
    assert not sheets & set(other_sheets(theme))


class Metronome:
    """Doesn't wait; `asked` are the frames a second that were wanted."""

    def __init__(self) -> None:
        self.asked: list[float] = []

    def tick(self, framerate: float = 0) -> int:
        self.asked.append(framerate)
        return 50


def test_at_rest_there_are_fewer_frames_until_somebody_does_something(hands: Hands) -> None:
    clock: Any = Metronome()
    hands.wait(20)
    for _ in range(30):
        hands.app.next_frame(clock)
    assert clock.asked[-1] == 30
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(3, 3), buttons=(0, 0, 0)))
    for _ in range(10):
        hands.app.next_frame(clock)
    assert clock.asked[-9:] == [60] * 9


def test_at_rest_time_passes_in_long_steps_until_somebody_does_something(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock: Any = Metronome()
    hands.wait(30)
    steps = list[float]()
    monkeypatch.setattr(hands.app, "frame", steps.append)
    for _ in range(6):
        hands.app.next_frame(clock)
    assert steps == [0.1] * 3
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(3, 3), buttons=(0, 0, 0)))
    hands.app.next_frame(clock)
    assert steps[3:] == [0.05]


def test_nothing_is_drawn_while_nothing_happens(hands: Hands) -> None:
    hands.app.change("speed", "normal")
    for opening in (hands.flow.title, hands.flow.setup, hands.flow.rules, hands.flow.settings):
        opening()
        hands.wait(20)
        assert not any(hands.app.frame(0.1) for _ in range(20))


def test_after_the_full_screen_the_window_is_as_it_was(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some systems still show the whole screen when a window is asked for the first time."""
    before, set_mode, asked = hands.app.size, pygame.display.set_mode, list[tuple[int, int]]()

    def late(size: tuple[int, int], flags: int) -> pygame.Surface:
        asked.append(size)
        return set_mode((2000, 1200) if len(asked) == 1 or flags & pygame.FULLSCREEN else size)

    hands.press(pygame.K_F11)
    monkeypatch.setattr(pygame.display, "set_mode", late)
    hands.press(pygame.K_F11)
    assert asked == [before, before]
    assert hands.app.screen.get_size() == before == hands.app.size


@pytest.mark.parametrize(
    ("screen", "size"),
    [
        ((1920, 1080), (1280, 720)),
        ((1366, 768), (1195, 672)),
        ((1280, 720), (1109, 624)),
        ((800, 600), (960, 540)),  # the smallest there is
    ],
)
def test_the_window_opens_no_larger_than_the_screen_has_room_for(
    screen: tuple[int, int], size: tuple[int, int]
) -> None:
    assert fitting((1280, 720), screen) == size


def test_a_game_wears_its_own_colours_unless_others_are_chosen(hands: Hands) -> None:
    assert hands.app.kit.theme == "day"
    hands.app.dress("night")
    assert hands.app.canvas.kit.theme == "night"
    hands.app.change("theme", "contrast")
    assert hands.app.canvas.kit.theme == "contrast"
    hands.app.change("theme", "day")
    assert hands.app.canvas.kit.theme == "night"
