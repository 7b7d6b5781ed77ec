"""The first screen's pictures: a box for every game, at rest and in sight, and the quay itself."""

from __future__ import annotations

import json
from typing import Any

import pygame
import pytest
import stage_world  # noqa: F401 - a display

from santiago_desktop.games import GAMES
from santiago_desktop.scenes.front.shelf import NEARER, Shelf
from santiago_desktop.stage.drawing import art
from santiago_desktop.stage.drawing.art import Kit, atlas_of
from santiago_desktop.stage.drawing.canvas import Canvas
from santiago_desktop.stage.drawing.type import Type
from santiago_desktop.system import resources

FOLDER = resources.folder("assets") / "home" / "atlas"
SPRITES: dict[str, Any] = json.loads((FOLDER / "atlas.json").read_text("ascii"))["sprites"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("look", ["", "_lit"])
def test_every_game_has_its_box_and_the_ground_below_it(game: str, look: str) -> None:
    box = SPRITES[f"box_{game}{look}"]
    assert box["shadow"] in SPRITES
    width, height = (side / box["scale"] for side in box["rect"][2:])
    left, top = (-side / box["scale"] for side in box["anchor"])
    for x, y in box["outline"]:
        assert left < x < left + width
        assert top < y < top + height


@pytest.mark.parametrize("game", GAMES)
def test_the_box_in_sight_is_larger_than_at_rest(game: str) -> None:
    rest, lit = (SPRITES[f"box_{game}{look}"]["rect"][2:] for look in ("", "_lit"))
    assert all(large > small for large, small in zip(lit, rest, strict=True))


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)])
def test_the_quay_fills_a_usual_window(window: tuple[int, int]) -> None:
    picture = pygame.image.load(resources.picture("home", "quay", window))
    assert picture.get_size() == window


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("window", resources.SIZES)
def test_the_still_of_the_quay_is_what_is_drawn_when_boxes_move(
    game: str, window: tuple[int, int]
) -> None:
    painted = quay(game, window, still=True)
    drawn = quay(game, window, still=False)
    apart = pygame.mask.from_threshold(painted, (0, 0, 0), (48, 48, 48, 255), drawn)
    assert apart.count() > 0.998 * window[0] * window[1]  # a JPEG's noise lies at edges


@pytest.mark.parametrize("game", GAMES)
def test_a_box_begins_its_way_as_large_as_it_stood(game: str) -> None:
    atlas = atlas_of("home")
    standing, raised = atlas.box(f"box_{game}", 1.0), atlas.box(f"box_{game}_lit", 1.0)
    assert raised.width * (1 - NEARER) == pytest.approx(standing.width, rel=0.02)
    assert raised.height * (1 - NEARER) == pytest.approx(standing.height, rel=0.02)


@pytest.fixture(autouse=True)
def _display() -> None:
    """Pictures take the form of a window, and tests that came before may have closed theirs."""
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    art.SHARED.clear()  # a window that still lives shares the pictures that it has made


def quay(game: str, window: tuple[int, int], *, still: bool) -> pygame.Surface:
    """The first screen's quay with a game's box in sight: painted beforehand, or drawn now."""
    canvas = Canvas(Kit(), Type())
    canvas.fit(window, 1.0)
    shelf = Shelf(canvas, [make() for make in GAMES.values()])
    shelf.raised[game] = 1.0
    shelf.fit(window[1])
    assert shelf.still
    if not still:
        shelf.still = None
    picture = pygame.Surface(window)
    shelf.draw(picture, game)
    return picture
