"""Pictures: read ahead by helpers, and small ones where those are large enough."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pygame
import pytest
import stage_world  # noqa: F401 - a display

from santiago_desktop.stage.drawing import image_loader
from santiago_desktop.stage.drawing.art import Atlas
from santiago_desktop.system import resources

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path


@pytest.fixture(name="atlas")
def fixture_atlas() -> Atlas:
    pygame.display.set_mode((1280, 720))  # other tests may have closed it
    return Atlas("santiago")


def test_a_picture_is_read_once_whoever_comes_first(tmp_path: Path) -> None:
    path = tmp_path / "dot.png"
    pygame.image.save(pygame.Surface((3, 5)), path)
    image_loader.read_ahead([path, path])
    assert image_loader.read(path).get_size() == (3, 5)
    assert image_loader.is_read([path])
    image_loader.read_ahead([path])
    image_loader.rest()
    assert image_loader.read(path).get_size() == (3, 5)


def test_a_picture_that_is_missing_is_named_when_it_is_needed(tmp_path: Path) -> None:
    image_loader.read_ahead([tmp_path / "nowhere.png"])
    with pytest.raises(FileNotFoundError, match=r"nowhere\.png"):
        image_loader.read(tmp_path / "nowhere.png")


@pytest.mark.parametrize("name", ["board", "title"])
def test_a_window_gets_the_smallest_picture_that_fills_it(name: str) -> None:
    for window in ((960, 540), (1280, 720), (1281, 720), (1280, 900), (1920, 1080), (3840, 2160)):
        path = resources.picture("santiago", name, window)
        width, height = pygame.image.load(path).get_size()
        whole = pygame.image.load(resources.picture("santiago", name, (9999, 9999))).get_size()
        assert (width >= window[0] and height >= window[1]) or (width, height) == whole


def test_every_sprite_that_is_larger_than_it_is_drawn_has_a_small_one(atlas: Atlas) -> None:
    index = json.loads((atlas.folder / "atlas.json").read_text("ascii"))
    for name, entry in index["sprites"].items():
        small = entry.get("small")
        assert (small is None) == (entry["scale"] == 1), name
        if small:
            factor = entry["drawn"] / entry["scale"]
            assert small[3:] == [max(1, round(side * factor)) for side in entry["rect"][2:]], name


def test_small_sprites_are_read_for_small_windows_only(
    atlas: Atlas, monkeypatch: pytest.MonkeyPatch
) -> None:
    files: list[str] = []

    def read(path: Path) -> pygame.Surface:
        files.append(path.name)
        return image_loader.read(path)

    monkeypatch.setattr("santiago_desktop.stage.drawing.art.read", read)
    drawn = atlas.sprite("bld_bank").drawn
    atlas.picture("bld_bank", drawn)
    assert files == ["small_buildings.webp"]
    atlas.picture("bld_bank", 1.2 * drawn)
    assert files == ["small_buildings.webp", "buildings.webp"]


def test_what_is_seen_at_once_is_not_read_with_what_comes_later(
    atlas: Atlas, monkeypatch: pytest.MonkeyPatch
) -> None:
    files: list[str] = []

    def read_ahead(paths: Iterable[Path]) -> None:
        files.extend(path.name for path in paths)

    monkeypatch.setattr("santiago_desktop.stage.drawing.art.read_ahead", read_ahead)
    atlas.read_ahead(["die_rum_2", "car_00", "ship_0", "bld_bank"])
    later = {"small_dice_rolling.webp", "small_car_1.webp", "small_ship_3.webp"}
    assert not later & set(files)
    atlas.read_ahead()
    assert later < set(files)
    assert "buildings.webp" not in files
