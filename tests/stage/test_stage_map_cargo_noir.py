"""Cargo Noir's board: its map, and the layout that its pictures are made from."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import stage_world  # noqa: F401 - chooses the dummy drivers

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.stage.board.board_map import read_map

if TYPE_CHECKING:
    from santiago_desktop.stage.board.board_map import Point

LAYOUT = Path(__file__).parents[2] / "assets" / "cargo_noir" / "models" / "layout.py"
PANELS = 320  # the window's column of panels


@pytest.fixture(scope="module")
def layout() -> Any:
    """The models' coordinates: a plain module that needs no Blender."""
    name = "cargo_noir_layout"
    spec = importlib.util.spec_from_file_location(name, LAYOUT)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def spots(layout: Any) -> dict[str, Point]:
    found: dict[str, Point] = {}
    for layer in layout.all_spots().values():
        found |= layer
    return found


def test_the_map_and_the_pictures_agree_on_every_spot(spots: dict[str, Point]) -> None:
    for name, (x, y) in read_map("cargo_noir", spots).spots.items():
        assert spots[name] == pytest.approx((x, y), abs=0.01), name


def test_everything_in_the_box_has_its_places(layout: Any, spots: dict[str, Point]) -> None:
    assert tuple(layout.PORTS) == box.PORT_NAMES
    assert layout.CARDS == box.CARD_NAMES
    for port, spaces in zip(box.PORT_NAMES, box.SPACES, strict=True):
        assert sum(spot.startswith(f"port.{port}.goods.") for spot in spots) == spaces
    closing = {port.name for port in box.PORTS if port.players > box.SEATS[0]}
    assert set(layout.CLOSABLE) == closing
    assert f"market.{box.SHOWN - 1}" in spots
    assert f"round.{max(box.ROUNDS)}" in spots


def test_spots_lie_on_the_screen_beside_the_panels(spots: dict[str, Point]) -> None:
    for name, (x, y) in spots.items():
        assert PANELS < x < 1920, name
        assert 0 < y < 1080, name
