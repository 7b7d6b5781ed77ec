"""What can be rendered: sprites, and whole pictures."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .finish import Finish
from .light import DAY, Light
from .shapes import Shaper
from .sunlight import Sunlight

ASSETS = Path(__file__).resolve().parents[1]
GAMES = ("santiago", "manila", "cargo_noir", "home")  # the first screen is made like a game
DESIGN = (1920, 1080)
SAND, WATER = "#D9C39A", "#2F9C9C"
Build = Callable[[Shaper], None]
Paint = Callable[[tuple[int, int]], npt.NDArray[np.uint8]]  # of a size: RGBA
Lamp = tuple[tuple[float, float, float], float, tuple[float, float, float]]  # where, watts, colour


def no_model(_: Shaper) -> None:
    """What a painted piece is built of."""


@dataclass(frozen=True)
class Spot:
    """A lamp with a shade: it lights a round patch."""

    where: tuple[float, float, float]
    towards: tuple[float, float, float]
    watts: float
    colour: tuple[float, float, float]
    degrees: float  # across its cone


@dataclass(frozen=True)
class View:
    """A perspective camera with a painted sky, and perhaps the sun's rays in it."""

    eye: tuple[float, float, float]
    target: tuple[float, float, float]
    lens: float
    sky: tuple[tuple[float, str], ...]
    sun: tuple[float, float] | None = None  # where the rays come from: across and up, 0 to 1


@dataclass(frozen=True)
class Picture:
    """A whole picture without transparency: a board, a title."""

    name: str
    build: Build
    size: tuple[int, int]
    samples: int
    light: Light = DAY
    view: View | None = None  # none: the camera of all pieces
    quality: int = 90
    seed: int = 3
    lamps: tuple[Lamp, ...] = ()
    finish: Finish = Finish()
    spots: tuple[Spot, ...] = ()
    part: tuple[int, int, int, int] | None = None  # left, top, right, bottom, in design pixels
    clear: bool = False  # no sky: transparent where nothing stands
    sun: Sunlight | None = None

    @property
    def facts(self) -> tuple[object, ...]:
        """All that the picture depends on besides its scene."""
        finish = () if self.finish == Finish() else (self.finish,)
        part = () if self.part is None else (self.part, self.clear)
        sun = (self.sun,) if self.sun else ()
        return (self.size, self.light, self.view, *finish, *sun, *self.lamps, *self.spots, *part)

    @property
    def scale(self) -> float:
        """Pixels for each design pixel."""
        return self.size[0] / DESIGN[0]


@dataclass(frozen=True)
class Piece:
    """A sprite: a model, a frame in design pixels, and the spot in it where the model stands."""

    name: str
    build: Build
    frame: tuple[int, int]
    anchor: tuple[int, int]
    page: str  # the atlas page and contact sheet it belongs to
    ground: str = SAND  # what colour the floor throws back
    shadow: str | None = None  # "own", or the name of a piece with the same shadow
    samples: int = 16
    drawn: float = 1.0  # the scale at which the board draws it
    carrier: bool = False  # other pieces stand on it: drawn before them
    part: str = ""  # of its page, in a file of its own: what is not seen at once is read later
    seed: int = 7
    patch: Picture | None = None  # cut out of this picture, to be laid on the board
    spot: tuple[float, float] = (0, 0)  # of a patch: where on the board it lies
    painted: Paint | None = None  # in two dimensions, at the design's size, instead of a model


class Laid(NamedTuple):
    """A piece on a laid table, in design pixels; `lift` is how much higher it stands."""

    name: str
    x: float
    y: float
    lift: float = 0.0


@dataclass(frozen=True)
class Game:
    """All pictures of one game and the light they stand in."""

    name: str
    pieces: tuple[Piece, ...]
    pictures: tuple[Picture, ...]
    light: Light = DAY
    drawn_large: float = 2.0  # files are this many times the design size
    told_apart: tuple[str, ...] = ()  # name prefixes: what must differ without colour
    setting: tuple[tuple[str, float, float] | Laid, ...] = ()  # a laid table
    lamps: tuple[Lamp, ...] = ()  # light on every piece besides the sun
    dark_sheets: bool = False  # contact sheets on night blue, not on paper

    @property
    def folder(self) -> Path:
        """Where the game's pictures live."""
        return ASSETS / self.name

    def scale_of(self, piece: Piece) -> float:
        """Pixels of a sprite's file for each design pixel."""
        if piece.painted:
            return 1.0
        return piece.patch.scale if piece.patch else self.drawn_large

    def sprite_file(self, name: str) -> Path:
        """The rendered picture of a piece (or of its shadow)."""
        return self.folder / "sprites" / f"{name}.webp"

    def picture_file(self, name: str) -> Path:
        """A whole picture."""
        return self.folder / f"{name}.webp"


def load_games() -> list[Game]:
    """The games whose models are there."""
    found = []
    for name in GAMES:
        if (ASSETS / name / "models" / "catalogue.py").exists():
            found.append(importlib.import_module(f"assets.{name}.models.catalogue").GAME)
    return found
