"""Where the program's own files are: in a checkout, in an installed wheel, and in a bundle."""

from __future__ import annotations

from functools import cache
from pathlib import Path

SIZES = ((1280, 720), (1920, 1080))  # of windows for which there are smaller pictures


def package() -> Path:
    """The folder of the program's code, and of what lies beside it in every form."""
    return Path(__file__).parent.parent


@cache
def folder(name: str) -> Path:
    """`assets` or `maps`: inside the package when installed, beside it in a checkout."""
    inside = package() / name
    return inside if inside.is_dir() else package().parent / name


def sheet(name: str) -> Path:
    """A sheet of the interface's pieces."""
    return folder("assets") / "ui" / f"{name}.webp"


def picture(game: str, name: str, window: tuple[int, int]) -> Path:
    """A picture that fills the window: of several sizes the smallest that is large enough."""
    atlas = folder("assets") / game / "atlas"
    for width, height in SIZES:
        smaller = atlas / f"{name}_{width}.jpg"
        if window[0] <= width and window[1] <= height and smaller.exists():
            return smaller
    return atlas / f"{name}.jpg"


def shadows(game: str) -> Path:
    """The page of the shadows on a game's board."""
    return folder("assets") / game / "atlas" / "shadows.webp"


def weights(game: str) -> Path:
    """What the game's computer players have learned."""
    return package() / "games" / game / "ai" / "weights.json"


def chances(game: str) -> Path:
    """The numbers by which what they judge becomes chances of victory."""
    return package() / "games" / game / "ai" / "chances.json"


def runs(game: str) -> Path:
    """How they came to it: a line for each run of training."""
    return package() / "games" / game / "ai" / "weights.runs.jsonl"


def puzzles(game: str) -> Path:
    """Moments in which one answer is clearly the best, a line for each."""
    return package() / "games" / game / "ai" / "puzzles.jsonl"
