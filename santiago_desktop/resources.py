"""Where the program's own files are: in a checkout, in an installed wheel, and in a bundle."""

from __future__ import annotations

from pathlib import Path

DESIGN = (1920, 1080)  # pixels for which everything is drawn; most pictures are twice as large


def package() -> Path:
    """The folder of the program's code, and of what lies beside it in every form."""
    return Path(__file__).parent


def folder(name: str) -> Path:
    """`assets` or `maps`: inside the package when installed, beside it in a checkout."""
    inside = package() / name
    return inside if inside.is_dir() else package().parent / name


def sheet(name: str) -> Path:
    """A sheet of the interface's pieces."""
    return folder("assets") / "ui" / f"{name}.webp"


def title_picture() -> Path:
    """The painted title."""
    return folder("assets") / "santiago" / "atlas" / "title.jpg"


def board_picture(game: str, window: tuple[int, int]) -> Path:
    """The empty board: half as large where that is enough for the window."""
    atlas = folder("assets") / game / "atlas"
    half = atlas / "board_half.jpg"
    small = window[0] <= DESIGN[0] and window[1] <= DESIGN[1] and half.exists()
    return half if small else atlas / "board.jpg"


def weights(game: str) -> Path:
    """What the game's computer players have learned."""
    return package() / "games" / game / "weights.json"


def runs(game: str) -> Path:
    """How they came to it: a line for each run of training."""
    return package() / "games" / game / "weights.runs.jsonl"
