"""Manila's board as Tiled has it, against the coordinates that its models are built from."""

from __future__ import annotations

import pytest

from assets.manila.models.layout import SPOTS, square
from santiago_desktop.games.manila import box
from santiago_desktop.stage.board.board_map import read_map


def test_the_map_has_the_spots_of_the_models_where_they_are() -> None:
    spots = read_map("manila", SPOTS).spots
    for name, place in SPOTS.items():
        assert spots[name] == pytest.approx(place, abs=0.1), name


def test_all_that_the_rules_name_has_a_spot() -> None:
    for spot in box.SPOTS:
        assert spot.replace("_", ".") in SPOTS
    for ware, spaces in zip(box.WARES, box.SPACES, strict=True):
        assert {f"hold.{ware}.{k + 1}" for k in range(len(spaces))} <= set(SPOTS)
        assert {f"price.{ware}.{step}" for step in box.TRACK} <= set(SPOTS)
    assert {f"square.{lane}.{box.LAST_SQUARE}" for lane in range(box.BOATS)} <= set(SPOTS)


def test_boats_in_the_berths_leave_room_for_boats_on_thirteen() -> None:
    for lane, berth in enumerate(box.BERTHS):
        assert SPOTS[f"berth.{berth}"][0] - square(lane, box.LAST_SQUARE)[0] > 230


def test_spots_lie_on_the_table_beside_the_panels() -> None:
    for name, (x, y) in SPOTS.items():
        assert 320 < x < 1920, name
        assert 60 < y < 1080, name
