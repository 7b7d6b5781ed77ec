"""The first screen's pictures: a box for every game, at rest and in sight, and the quay itself."""

from __future__ import annotations

import json
from typing import Any

import pygame
import pytest
import stage_world  # noqa: F401 - a display

from santiago_desktop.games import GAMES
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
