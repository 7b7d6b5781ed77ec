"""What the player has chosen, remembered in a file. A broken file is set aside, not fatal."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, TypeVar

from santiago_desktop.system.language import LANGUAGES
from santiago_desktop.system.paths import replace

if TYPE_CHECKING:
    from pathlib import Path

T = TypeVar("T")

FIRST_GAME = "santiago"  # the one that settings of old are about
SPEEDS = ("slow", "normal", "fast", "off")  # ever quicker
THEMES = ("day", "contrast")
TUTOR = (0, 5, 10, 20)
ZOOMS = (75, 200)
WINDOW = (320, 16_384)  # pixels of a side

DEFAULTS: dict[str, Any] = {
    "language": "",  # the system's
    "zoom": 100,
    "fullscreen": False,
    "window": [1280, 720],
    "speed": "normal",
    "pause": 50,  # of the computer's, 0 to 100
    "reduced_motion": False,
    "weather": True,
    "music": 60,
    "effects": 80,
    "ambience": 50,
    "mute": False,
    "theme": "day",
    "confirm_turn": False,
    "tutor": 0,  # percentage points of a chance that a move may cost before it asks; 0 for never
    "chances": False,
    "chances_later": False,  # not in the first round
    "strengths": {},  # by game: by name, how strong people have shown themselves
    "keys": {},
    "game": "",  # the one that was looked at last on the first screen
    "tables": {},  # by game: the last one that was set up
    "folder": "",  # of files copied in and out; where documents are
    "hurried": False,  # whether somebody has ever hurried what is shown
    "peeked": False,  # whether somebody has ever opened the screen in front of what they hold
    "lessons": {},  # by game: by lesson, how far somebody has come
}
RANGES = {
    "zoom": ZOOMS,
    "pause": (0, 100),
    "music": (0, 100),
    "effects": (0, 100),
    "ambience": (0, 100),
}
CHOICES = {"language": ("", *LANGUAGES), "speed": SPEEDS, "theme": THEMES, "tutor": TUTOR}


class Settings:
    """The choices, by name; they are written as soon as they change."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.values: dict[str, Any] = dict(DEFAULTS)
        self.complaint = ""
        self._covered: dict[str, Any] = {}  # what the command line has overridden for this run
        if path and path.exists():
            self._read(path)

    def __getitem__(self, name: str) -> Any:
        """What was chosen under this name; KeyError for an unknown one."""
        return self.values[name]

    def __setitem__(self, name: str, value: Any) -> None:
        """Make a choice, which is written to the disk at once."""
        self._covered.pop(name, None)
        if self.values.get(name) != value:
            self.values[name] = value
            self.write()

    def of_game(self, name: str, game: str, usual: T) -> T:
        """A choice that each game has for itself; the usual one where its kind is another."""
        found = self.values[name].get(game, usual)
        return found if type(found) is type(usual) else usual

    def keep_of_game(self, name: str, game: str, value: Any) -> None:
        """Remember a choice that belongs to one game."""
        self[name] = self.values[name] | {game: value}

    def harmless(self) -> dict[str, Any]:
        """The choices that tell nothing of a person: no names, no folders."""
        told = (*RANGES, *CHOICES, "keys", "window")
        return {
            name: self.values[name]
            for name, usual in DEFAULTS.items()
            if name in told or isinstance(usual, bool)
        }

    def override(self, values: dict[str, Any]) -> None:
        """For this run only: the file keeps what it says, until the player changes it."""
        self._covered = {name: self.values.get(name) for name in values}
        self.values |= values

    def write(self) -> None:
        """To the file, in one step; a disk that is full or locked is no reason to stop the game."""
        if self.path:
            try:
                replace(self.path, json.dumps(self.values | self._covered, indent=1) + "\n")
            except OSError as error:
                self.complaint = f"{self.path}: {error.strerror}"

    def _read(self, path: Path) -> None:
        try:
            found = json.loads(path.read_text("utf-8")).items()
        except (AttributeError, OSError, ValueError, RecursionError) as error:
            self.complaint = f"{path}: {error}"
            self._set_aside(path)
            return
        self.values |= {
            name: value for name, value in moved(dict(found)).items() if fits(name, value)
        }

    def _set_aside(self, path: Path) -> None:
        try:
            path.replace(path.with_suffix(".bad"))
        except OSError as error:
            self.complaint = f"{path}: {error.strerror}"


def moved(found: dict[str, Any]) -> dict[str, Any]:
    """Choices of a program that knew one game in the window, under the names they have now."""
    table = found.pop("table", None)
    found.pop("lesson", None)  # there are other lessons now
    if isinstance(table, dict):
        found.setdefault("tables", {str(table.get("game", FIRST_GAME)): table})
    return found


def fits(name: str, value: Any) -> bool:
    """Whether a value from the file can be used; unknown names are kept for newer programs."""
    if name not in DEFAULTS:
        return True
    if name in RANGES:
        low, high = RANGES[name]
        return type(value) is int and low <= value <= high
    if name in CHOICES:
        return value in CHOICES[name]
    if name == "window":
        return (
            isinstance(value, list)
            and len(value) == 2  # noqa: PLR2004 - width and height
            and all(type(each) is int and WINDOW[0] <= each <= WINDOW[1] for each in value)
        )
    return type(value) is type(DEFAULTS[name])
