"""A picture of the screen, kept as a file."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pygame


def pictures() -> Path:
    """The folder among people's pictures into which this program puts its own."""
    from platformdirs import user_pictures_path  # noqa: PLC0415 - only when it is asked for

    return Path(user_pictures_path()) / "Santiago Desktop"


def keep(screen: pygame.Surface, title: str, folder: Path) -> tuple[Path, str]:
    """The file, among the pictures or else in the program's folder; and what stopped it."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d %H-%M-%S")
    complaint = ""
    for place in (pictures(), folder):
        path = place / f"{title} {stamp}.png"
        try:
            place.mkdir(parents=True, exist_ok=True)
            pygame.image.save(screen, path)
        except (OSError, pygame.error) as error:
            complaint = f"{path}: {error}"
            continue
        return path, ""
    return path, complaint
