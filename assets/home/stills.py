"""The quay as it is while nothing moves: `python -m assets.home.stills`, always after compose.py.

The program's own drawing is photographed, with each game's box in sight, so that the first frame
needs one picture. Golden edges, which take long to reckon, are kept as files too.
"""

from __future__ import annotations

import os

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

import pygame
from PIL import Image

from santiago_desktop.games import GAMES
from santiago_desktop.scenes.front.shelf import GOLD, Shelf, edge, still
from santiago_desktop.stage.drawing.art import Kit, atlas_of
from santiago_desktop.stage.drawing.canvas import Canvas
from santiago_desktop.stage.drawing.halo import halo
from santiago_desktop.stage.drawing.type import Type
from santiago_desktop.system import resources

JPEG, WEBP = 90, 90


def photographed(game: str, window: tuple[int, int]) -> pygame.Surface:
    """The quay in a window, drawn piece by piece, with a game's box in sight."""
    canvas = Canvas(Kit(), Type())
    canvas.fit(window, 1.0)
    shelf = Shelf(canvas, [make() for make in GAMES.values()])
    shelf.raised[game] = 1.0
    shelf.fit(window[1])
    shelf.still = None
    picture = pygame.Surface(window)
    shelf.draw(picture, game)
    return picture


def as_image(picture: pygame.Surface, kind: str) -> Image.Image:
    """Pillow's form of it."""
    return Image.frombytes(kind, picture.get_size(), pygame.image.tobytes(picture, kind))


def main() -> None:
    """Write a golden edge for each game, then the stills for all sizes of windows."""
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    pygame.font.init()
    for game in GAMES:
        box, _ = atlas_of("home").picture(f"box_{game}_lit", 1.0)
        as_image(halo(box, GOLD, 1.0), "RGBA").save(edge(game), quality=WEBP, method=6)
    for game in GAMES:
        for window in resources.SIZES:
            path = still(game, window)
            last = window == resources.SIZES[-1]
            name = f"quay_{game}" + ("" if last else f"_{window[0]}")
            picture = as_image(photographed(game, window), "RGB")
            picture.save(path.with_name(f"{name}.jpg"), quality=JPEG, optimize=True)


if __name__ == "__main__":
    main()
