"""The window: one loop that hears events, lets time pass, and draws when something changed."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from santiago_desktop.players.thinking import Thinker
from santiago_desktop.stage.drawing import image_loader
from santiago_desktop.stage.drawing.art import Kit
from santiago_desktop.stage.drawing.canvas import SMALLEST_WINDOW, Canvas
from santiago_desktop.stage.drawing.type import Type
from santiago_desktop.stage.input.commands import KEYS, Command, Input, Sign
from santiago_desktop.stage.scene import Stack
from santiago_desktop.stage.sounds import Sounds
from santiago_desktop.system import memory, paths, resources
from santiago_desktop.system.language import Language, language, system_language
from santiago_desktop.system.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.stage.scene import Scene

FRAMES = 60  # a second
REST_AFTER = 1.0  # seconds in which nobody has done anything, and nothing was drawn
LOOKS = 30  # a second, at rest: whether somebody does something
PAUSE = 0.06  # seconds from one frame to the next at rest, while nobody does
FADE = 0.16  # seconds from one scene to the next
REQUESTS, BETWEEN = 5, 20  # how often a size is asked for, and milliseconds between
DAY = "day"  # the setting by which each game wears its own colours
AROUND = (0, 96)  # pixels of a screen that task bar and title bar take
LONGEST_STEP = 0.1  # seconds that pass in one frame at most: a stalled window doesn't leap


class App:
    """What all scenes share: window, settings, sounds, thinker, and the stack of scenes."""

    def __init__(
        self,
        folder: Path,
        *,
        size: tuple[int, int] | None = None,
        overrides: dict[str, Any] | None = None,
        silent: bool = False,
        thinker: Thinker | None = None,
    ) -> None:
        self.folder = folder
        self.thinker = thinker or Thinker()
        self.settings = Settings(paths.settings_file(folder))
        self.settings.override(overrides or {})
        pygame.display.init()
        self.size = size or fitting(tuple(self.settings["window"]), screen_size())
        self.place: tuple[int, int] | None = None  # of the window before the full screen
        pygame.font.init()
        self._open_window()
        self.theme = DAY  # of the game in sight
        self.kit = Kit(self._theme())
        self.canvas = Canvas(self.kit, Type())
        self.sounds = Sounds(self.settings, silent=silent)
        self.input = Input(self.bindings())
        self.stack = Stack()
        self.rules: Callable[[str], None] = lambda _: None  # opens the rulebook at a section
        self.dropped: Callable[[Path], None] = lambda _: None  # a file is dropped on the window
        self.later: list[Callable[[], object]] = [self.sounds.wake]  # when a picture has been shown
        self._shown = False  # whether one has
        self._still = 0.0  # seconds since anything was drawn or done
        self._waited = 0.0  # seconds since the last frame
        self.running = True
        self.focused = True
        self._fit()
        self._pace()

    # --- what scenes ask for -------------------------------------------------------------------

    @property
    def language(self) -> Language:
        """The language that is chosen now."""
        return language(self.settings["language"] or system_language())

    @property
    def saves(self) -> Path:
        """The folder in which games are saved."""
        return self.folder / paths.SAVES

    def change(self, name: str, value: Any) -> None:
        """Choose something, and show it at once."""
        self.settings[name] = value
        if name == "theme":
            self._take_theme()
        if name in ("music", "effects", "ambience", "mute"):
            self.sounds.adjust()
        if name == "fullscreen":
            self._open_window()
        if name in ("speed", "reduced_motion"):
            self._pace()
        if name == "keys":
            self.input.bind(self.bindings())
        if name in ("zoom", "theme", "fullscreen", "language"):
            self._fit()
            self.stack.resize()

    def dress(self, theme: str) -> None:
        """The colours of another game, for scenes that are made from now on."""
        self.theme = theme
        self._take_theme()

    def _theme(self) -> str:
        """What is chosen, or else what the game in sight wears."""
        return self.theme if self.settings["theme"] == DAY else str(self.settings["theme"])

    def _take_theme(self) -> None:
        if self._theme() != self.kit.theme:
            self.kit = self.canvas.kit = Kit(self._theme())

    def sign(self, command: Command) -> Sign | None:
        """How the key of a command is shown, or the gamepad's button while one is used."""
        return self.input.sign(command, self.language)

    def bindings(self) -> dict[Command, tuple[str, ...]]:
        """The keys, as the player has changed them."""
        changed = self.settings["keys"]
        return {command: tuple(changed.get(command.value, keys)) for command, keys in KEYS.items()}

    def quit(self) -> None:
        """Close the window after this frame."""
        self.running = False

    # --- the loop ------------------------------------------------------------------------------

    def show(self, first: Scene) -> None:
        """The first scene's first picture, before all that can wait."""
        self.stack.push(first)
        self.frame(0)

    def run(self) -> None:
        """Go on until the window is closed."""
        with self.thinker:
            self.input.connect()
            clock = pygame.time.Clock()
            while self.running:
                self.next_frame(clock)
            self.close()

    def next_frame(self, clock: pygame.time.Clock) -> None:
        """Wait until the next frame is due, and make it.

        At rest there are fewer. What somebody does is looked for more often, and brings a frame
        at once: to look costs little, while each frame finds the processor's caches cold.
        """
        resting = self._still >= REST_AFTER
        self._waited += clock.tick(LOOKS if resting else FRAMES) / 1000
        if resting and self._waited < PAUSE and not pygame.event.peek():
            return
        seconds, self._waited = self._waited, 0.0
        self.frame(min(seconds, LONGEST_STEP))

    def close(self) -> None:
        """Leave everything, and close the window."""
        self.stack.empty()
        image_loader.rest()
        self.sounds.close()
        pygame.quit()

    def frame(self, seconds: float) -> bool:
        """One step of the loop; whether anything was drawn."""
        if self._shown:
            self._do_later()
        events = pygame.event.get()
        for event in events:
            self.handle(event)
        if not self.stack.scenes or not self.running:
            return False
        changed = self.stack.update(seconds)
        self._still = 0.0 if changed or events else self._still + seconds
        if changed:
            self.stack.draw(self.screen)
            pygame.display.flip()
            self._shown = True
        else:
            moved = self.stack.breathe(self.screen)
            if moved:
                pygame.display.update(moved)
        return changed

    def _do_later(self) -> None:
        """What the first pictures must not wait for: one thing a frame."""
        if self.later:
            self.later.pop(0)()
        elif self.stack.left_behind and not self.stack.fade:
            self.stack.left_behind = False
            memory.give_back()

    def handle(self, event: pygame.event.Event) -> None:
        """An event: the window's own ones here, all others to the top scene."""
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE):
            self._resized()
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.focused = event.type == pygame.WINDOWFOCUSGAINED
            self.stack.dirty = True
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            self.stack.dirty = True
        elif event.type == pygame.DROPFILE:
            self.dropped(Path(event.file))
        self._pass_on(event)

    def _pass_on(self, event: pygame.event.Event) -> None:
        if not self.stack.scenes:
            return
        self.input.watch(event)
        self._show_device()
        if self.stack.top.handle(event):
            self.stack.dirty = True
            return
        pressed = self.input.read(event)
        self._show_device()
        if pressed and not pressed.down:
            for scene in self.stack.scenes[:-1]:  # it was perhaps pressed there
                scene.command(pressed.command, down=False)
        if pressed is None or (pressed.down and self._own(pressed.command)):
            return
        if self.stack.top.command(pressed.command, down=pressed.down):
            self.stack.dirty = True

    def _show_device(self) -> None:
        """Signs of the gamepad or of the keyboard, whichever was used last."""
        if self.input.pad_used != self.canvas.pad:
            self.canvas.pad = self.input.pad_used
            self.stack.dirty = True

    def _own(self, command: Command) -> bool:
        """Obey a command that holds in every scene; whether it was one."""
        if command is Command.FULLSCREEN:
            self.change("fullscreen", not self.settings["fullscreen"])
        elif command is Command.MUTE:
            self.change("mute", not self.settings["mute"])
        elif command is Command.RULES:
            self.rules(self.stack.top.topic())
        else:
            return False
        return True

    # --- the window ----------------------------------------------------------------------------

    def _open_window(self) -> None:
        pygame.display.set_caption("Santiago Desktop")
        icon = resources.folder("assets") / "icon" / "santiago_desktop_64.png"
        pygame.display.set_icon(pygame.image.load(icon))
        if self.settings["fullscreen"]:
            if pygame.display.get_surface():
                self.place = pygame.display.get_window_position()
            self.screen = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            self._leave_full_screen()

    def _leave_full_screen(self) -> None:
        """The window as it was: a system that still shows the whole screen is asked once more."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # of the size that isn't the wanted
            for _ in range(REQUESTS):
                self.screen = pygame.display.set_mode(self.size, pygame.RESIZABLE)
                if self.screen.get_size() == self.size:
                    break
                pygame.time.wait(BETWEEN)
                pygame.event.pump()
        if self.place:
            pygame.display.set_window_position(self.place)

    def _resized(self) -> None:
        surface = pygame.display.get_surface()
        assert surface is not None
        self.screen = surface
        width, height = self.screen.get_size()
        if width < SMALLEST_WINDOW[0] or height < SMALLEST_WINDOW[1]:
            size = max(width, SMALLEST_WINDOW[0]), max(height, SMALLEST_WINDOW[1])
            self.screen = pygame.display.set_mode(size, pygame.RESIZABLE)
        if not self.settings["fullscreen"]:
            self.size = self.screen.get_size()
            self.settings["window"] = list(self.size)
        self._fit()
        self.stack.resize()

    def _pace(self) -> None:
        """How long one scene fades into the next: not at all where motion is not wanted."""
        still = self.settings["reduced_motion"] or self.settings["speed"] == "off"
        self.stack.seconds = 0.0 if still else FADE

    def _fit(self) -> None:
        self.canvas.fit(self.screen.get_size(), self.settings["zoom"] / 100)


def screen_size() -> tuple[int, int]:
    """The size of the screen on which the window will open."""
    return pygame.display.get_desktop_sizes()[0]


def fitting(window: tuple[int, int], screen: tuple[int, int]) -> tuple[int, int]:
    """A window's size, or of the same shape the largest that a screen has room for."""
    room = screen[0] - AROUND[0], screen[1] - AROUND[1]
    factor = min(1.0, room[0] / window[0], room[1] / window[1])
    width, height = (round(side * factor) for side in window)
    return max(width, SMALLEST_WINDOW[0]), max(height, SMALLEST_WINDOW[1])
