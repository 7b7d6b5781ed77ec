"""Where the program's own files are: in a checkout, in an installed wheel, and in a bundle."""

from __future__ import annotations

from pathlib import Path


def package() -> Path:
    """The folder of the program's code, and of what lies beside it in every form."""
    return Path(__file__).parent


def folder(name: str) -> Path:
    """`assets` or `maps`: inside the package when installed, beside it in a checkout."""
    inside = package() / name
    return inside if inside.is_dir() else package().parent / name
